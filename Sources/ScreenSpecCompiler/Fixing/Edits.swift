import ScreenSpecDiagnostics

/// The first of `diagnostics` whose edits do not touch those of one before; the others wait for the next pass.
func withoutOverlaps(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var taken: [UInt32: [SourceRange]] = [:]
    return diagnostics.filter { diagnostic in
        let edits = diagnostic.fix?.edits ?? []
        let isFree = edits.allSatisfy { edit in
            taken[edit.range.file, default: []].allSatisfy { !overlap($0, edit.range) }
        }
        if isFree {
            for edit in edits { taken[edit.range.file, default: []].append(edit.range) }
        }
        return isFree
    }
}

/// Two edits at one place have no order, and count as one over the other.
private func overlap(_ left: SourceRange, _ right: SourceRange) -> Bool {
    left.start == right.start || left.start < right.end && right.start < left.end
}

/// The edits of these findings, in file order.
func editsByFile(_ diagnostics: [Diagnostic]) -> [UInt32: [Fix.Edit]] {
    let edits = diagnostics.flatMap { $0.fix?.edits ?? [] }
    return Dictionary(grouping: edits) { $0.range.file }.mapValues { $0.sorted { $0.range < $1.range } }
}

extension SourceFile {
    /// `text` with its stretches replaced; everything else stays byte for byte.
    ///
    /// - Parameter edits: in file order, none over another.
    convenience init(path: String, _ text: ByteText, applying edits: [Fix.Edit]) {
        var buffer = ByteBuffer(capacity: text.count + 256)
        var place = 0
        for edit in edits {
            buffer.append(text.slice(place, Int(edit.range.start)))
            buffer.append(edit.replacement)
            place = Int(edit.range.end)
        }
        buffer.append(text.slice(place, text.count))
        self.init(path: path, text: buffer.text)
    }
}
