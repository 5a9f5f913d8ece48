import ScreenSpecDiagnostics

/// What turns `old` into `new`, as a unified diff with three lines of context; empty where they are equal.
package func unifiedDiff(_ old: ByteText, _ new: ByteText, oldName: String, newName: String) -> String {
    if old.equals(new) { return "" }
    let edits = lineEdits(lines(old), lines(new))
    var output = "--- \(printable(oldName))\n+++ \(printable(newName))\n"
    var index = 0
    while let first = edits[index...].firstIndex(where: { $0.mark != " " }) {
        let start = max(first - 3, index)
        let end = endOfHunk(edits, from: first)
        append(edits[start..<end], to: &output)
        index = end
    }
    return output
}

/// A line with its line feed. Lines are equal when their bytes are: text that Swift takes for equal may differ on disk.
private struct Line: Equatable {
    let text: ByteText

    static func == (left: Line, right: Line) -> Bool { left.text.equals(right.text) }
}

private struct LineEdit {
    let mark: Character
    let line: Line
    let oldLine: Int
    let newLine: Int
}

private func lines(_ text: ByteText) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < text.count {
        let end = text.firstIndex(of: 0x0A, from: start).map { $0 + 1 } ?? text.count
        lines.append(Line(text: text.slice(start, end)))
        start = end
    }
    return lines
}

/// Every line of either text, in order. Beyond a few thousand differing lines the middle is replaced as a whole, for the
/// shortest edit would cost the product of the two lengths.
private func lineEdits(_ old: [Line], _ new: [Line]) -> [LineEdit] {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = min(
        zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, min(old.count, new.count) - prefix)
    let oldMiddle = old[prefix..<(old.count - suffix)]
    let newMiddle = new[prefix..<(new.count - suffix)]
    var removed = Set(oldMiddle.indices)
    var inserted = Set(newMiddle.indices)
    if oldMiddle.count + newMiddle.count < 4000 {
        let difference = Array(newMiddle).difference(from: Array(oldMiddle))
        removed = Set(difference.removals.map { offset($0) + prefix })
        inserted = Set(difference.insertions.map { offset($0) + prefix })
    }
    var edits: [LineEdit] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
        if removed.contains(left) {
            edits.append(LineEdit(mark: "-", line: old[left], oldLine: left, newLine: right))
            left += 1
        } else if inserted.contains(right) {
            edits.append(LineEdit(mark: "+", line: new[right], oldLine: left, newLine: right))
            right += 1
        } else {
            edits.append(LineEdit(mark: " ", line: old[left], oldLine: left, newLine: right))
            left += 1
            right += 1
        }
    }
    return edits
}

private func offset(_ change: CollectionDifference<Line>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
}

/// Behind the last change that has no more than six equal lines before the next one, and three lines of context.
private func endOfHunk(_ edits: [LineEdit], from first: Int) -> Int {
    var last = first
    var index = first
    while index < edits.count, index - last <= 6 {
        if edits[index].mark != " " { last = index }
        index += 1
    }
    return min(last + 4, edits.count)
}

private func append(_ hunk: ArraySlice<LineEdit>, to output: inout String) {
    guard let first = hunk.first else { return }
    let oldCount = hunk.count { $0.mark != "+" }
    let newCount = hunk.count { $0.mark != "-" }
    let oldStart = first.oldLine + (oldCount == 0 ? 0 : 1)
    let newStart = first.newLine + (newCount == 0 ? 0 : 1)
    output += "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
    for edit in hunk {
        output += "\(edit.mark)\(edit.line.text.string)"
        if edit.line.text[edit.line.text.count - 1] != 0x0A { output += "\n\\ No newline at end of file\n" }
    }
}
