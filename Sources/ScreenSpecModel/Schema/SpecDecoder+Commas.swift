import ScreenSpecDiagnostics
import ScreenSpecYAML

/// What is said of Swift, the value of `key`, that YAML ended at a comma, or before a comment.
func commaInSwift(_ text: SourceText, of key: ByteText, _ mark: UInt8) -> Diagnostic {
    let value = quoted(text.bytes)
    let place = mark == 0x2C ? "at its comma" : "before ` #`, which begins a comment"
    var diagnostic = Diagnostic(
        .unquotedSwift,
        "YAML ends the value of `\(key.string)` \(place): \(noun(ofValue: key.string)) must be quoted here",
        at: text.range,
        help: "quote it: `\(key.string): \(value)`; `screenspec lint --fix` does that")
    diagnostic.fix = Fix([Fix.Edit(text.range, value)], isSafe: true)
    return diagnostic
}

/// Swift whose commas YAML takes for its own, and whose ` #` for a comment: `{view: BookView(book, true)}`.
extension SpecDecoder {
    /// Reports the scalar at `node` if YAML ended it at a comma or comment inside its brackets. What stands behind that, up
    /// to the closing bracket, is then no entry of its own and is not reported.
    mutating func reportComma(in node: UInt32) -> Bool {
        guard let (mark, text) = takeSwift(at: node) else { return false }
        report([commaInSwift(text, of: key, mark)])
        return true
    }

    /// The Swift that the scalar at `node` begins, if YAML ended it at a comma or comment inside its brackets, and at which.
    mutating func takeSwift(at node: UInt32) -> (mark: UInt8, text: SourceText)? {
        guard let (mark, end) = endOfSwift(node) else { return nil }
        let start = Int(nodes[Int(node)].start)
        endOfTold = end
        let range = SourceRange(file: tree.file, start: start, end: end)
        return (mark, SourceText(bytes: tree.source.text.slice(start, end), range: range, verbatimStart: range.start))
    }

    /// Reports `library(kind: .films)` in a list, which YAML takes for a map with one key, and what stands behind its commas.
    mutating func reportCall(in node: UInt32) -> Bool {
        let (text, start) = (tree.source.text, Int(nodes[Int(node)].start))
        if start < endOfTold { return true }
        guard nodes[Int(node)].kind == .mapping, nodes[Int(node)].count > 0, text[start].isIdentifierByte,
            let open = tree.text(node + 1).bytes.firstIndex(of: 0x28),
            let end = endOfBrackets(from: start, behind: start + open + 1)
        else { return false }
        let range = SourceRange(file: tree.file, start: start, end: end)
        let value = quoted(text.slice(start, end))
        report(
            .unquotedSwift, "YAML takes \(text.slice(start, end).string.asCode) for a map: Swift must be quoted here",
            at: range, help: "quote it: `\(value)`; `screenspec lint --fix` does that",
            fix: Fix([Fix.Edit(range, value)], isSafe: true))
        endOfTold = end
        return true
    }

    /// Where the Swift ends that the plain scalar at `node` begins, if that is behind the scalar's own end, and at which
    /// character YAML ended it.
    private mutating func endOfSwift(_ node: UInt32) -> (mark: UInt8, end: Int)? {
        let found = nodes[Int(node)]
        guard found.kind == .scalar, found.style == .plain, found.textCount > 0 else { return nil }
        let text = tree.source.text
        var mark = Int(found.end)
        while mark < text.count, text[mark] == 0x20 || text[mark] == 0x09 { mark += 1 }
        guard mark < text.count, text[mark] == 0x2C || text[mark] == 0x23,
            let end = endOfBrackets(from: Int(found.start), behind: Int(found.end))
        else { return nil }
        return (text[mark], end)
    }

    /// Where Swift that begins at `start` ends, if that is behind `least` and brackets that were open there close.
    private mutating func endOfBrackets(from start: Int, behind least: Int) -> Int? {
        let text = tree.source.text
        var open: [UInt8] = []
        var index = start
        while index < text.count, text[index] != 0x0A, text[index] != 0x0D {
            let byte = text[index]
            if open.isEmpty, index == least { return nil }
            let endsEntry = byte == 0x2C || byte == 0x5D || byte == 0x7D
            if open.isEmpty, endsEntry, index > least { return endWithoutSpaces(index) }
            switch byte {
            case 0x22:
                guard let close = text.firstIndex(of: 0x22, from: index + 1) else { return nil }
                index = close
            case 0x28: open.append(0x29)
            case 0x5B, 0x7B: open.append(byte + 2)
            case 0x3C where index > 0 && text[index - 1].isIdentifierByte: open.append(0x3E)
            case 0x3E where open.last == 0x3E && text[index - 1] != 0x2D: open.removeLast()
            case 0x29, 0x5D, 0x7D:
                while open.last == 0x3E { open.removeLast() }
                guard open.popLast() == byte else { return nil }
            default: break
            }
            index += 1
        }
        return open.isEmpty ? endWithoutSpaces(index) : nil
    }

    private mutating func endWithoutSpaces(_ end: Int) -> Int {
        var end = end
        while tree.source.text[end - 1].isSpaceOrBreak { end -= 1 }
        return end
    }
}
