import ScreenSpecDiagnostics
import ScreenSpecYAML

/// Swift whose commas YAML takes for its own: `{view: BookView(book, true)}`.
extension SpecDecoder {
    /// Reports the scalar at `node` if YAML ended it at a comma inside its brackets. What stands behind that comma, up to
    /// the closing bracket, is then no entry of its own and is not reported.
    mutating func reportComma(in node: UInt32) -> Bool {
        guard let end = endOfSwift(node) else { return false }
        let start = Int(nodes[Int(node)].start)
        let value = quoted(tree.source.text.slice(start, end))
        report(
            .unquotedSwift, "YAML ends the value of `\(key.string)` at its comma: Swift must be quoted here",
            at: SourceRange(file: tree.file, start: start, end: end), help: "quote it: `\(key.string): \(value)`")
        endOfQuotedSwift = end
        return true
    }

    /// Where the Swift ends that the plain scalar at `node` begins, if that is behind the scalar's own end.
    private func endOfSwift(_ node: UInt32) -> Int? {
        let found = nodes[Int(node)]
        guard found.kind == .scalar, found.style == .plain, found.textCount > 0 else { return nil }
        let text = tree.source.text
        guard let comma = text.firstIndex(of: 0x2C, from: Int(found.end)),
            text.slice(Int(found.end), comma).trimmed.isEmpty
        else { return nil }
        var open: [UInt8] = []
        var index = Int(found.start)
        while index < text.count, text[index] != 0x0A, text[index] != 0x0D {
            let byte = text[index]
            if open.isEmpty, index == Int(found.end) { return nil }
            let endsEntry = byte == 0x2C || byte == 0x5D || byte == 0x7D
            if open.isEmpty, endsEntry, index > Int(found.end) { return endWithoutSpaces(index) }
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

    private func endWithoutSpaces(_ end: Int) -> Int {
        var end = end
        while tree.source.text[end - 1].isSpaceOrBreak { end -= 1 }
        return end
    }
}
