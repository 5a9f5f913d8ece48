import ScreenSpecDiagnostics
import ScreenSpecYAML

// The signs of maps and lists, left out or written as another language has them.

extension SpecDecoder {
    /// Reports a key of the object behind which something else than a `:` stands: `{title Home}`, `{view = HomeView}`.
    mutating func isMissingColon(_ child: UInt32, _ keys: KeyTable) -> Bool {
        let (text, value) = (tree.text(child), nodes[Int(child) + 1])
        guard nodes[Int(child)].style == .plain, let end = text.bytes.firstIndex(of: 0x20),
            keys.index(of: text.bytes.base, end, after: -1) >= 0
        else { return false }
        let name = text.bytes.slice(0, end).string
        if reportEqualsSign(text, end) {
            unread.insert(UnreadKey(owner: subject.range, name: name))
            return true
        }
        guard value.kind == .scalar, value.textCount == 0, endsEntry(Int(nodes[Int(child)].end)) else { return false }
        unread.insert(UnreadKey(owner: subject.range, name: name))
        let meant = text.bytes.slice(end, text.bytes.count).trimmed.string
        report(
            .yamlSyntax, "a `:` is missing after `\(name)`", at: text.range(0, end),
            help: "write \("\(name): \(meant)".asCode)",
            fix: text.verbatimStart == nil ? nil : Fix([Fix.Edit(text.range(end, end), ":")], isSafe: false))
        return true
    }

    private func endsEntry(_ end: Int) -> Bool {
        let source = tree.source.text
        var index = end
        while index < source.count, source[index].isSpaceOrBreak { index += 1 }
        return index < source.count && (source[index] == 0x2C || source[index] == 0x7D)
    }

    /// Reports `home = {view` as a name that the spec makes up, and gives the name.
    mutating func nameBeforeEqualsSign(_ text: SourceText) -> SourceText? {
        guard let end = text.bytes.firstIndex(of: 0x20), end > 0, reportEqualsSign(text, end) else { return nil }
        return text.slice(0, end)
    }

    /// Reports `view = HomeView` in the place of the object.
    mutating func hasEqualsSign(_ node: UInt32, _ description: ObjectDescription) -> Bool {
        let source = tree.source
        let start = Int(nodes[Int(node)].start)
        let line = SourceText(
            bytes: source.text.slice(start, source.lineBounds(at: start).end),
            range: tree.range(node), verbatimStart: UInt32(start))
        guard nodes[Int(node)].style == .plain, let end = line.bytes.firstIndex(of: 0x20),
            description.keys.contains(where: { line.bytes.slice(0, end).equals($0.name) })
        else { return false }
        return reportEqualsSign(line, end)
    }

    /// - Parameter end: where the name ends.
    private mutating func reportEqualsSign(_ text: SourceText, _ end: Int) -> Bool {
        var sign = end
        while sign < text.bytes.count, text.bytes[sign] == 0x20 { sign += 1 }
        guard sign < text.bytes.count, text.bytes[sign] == 0x3D,
            sign + 1 == text.bytes.count || text.bytes[sign + 1] == 0x20
        else { return false }
        let rest = text.bytes.slice(sign + 1, text.bytes.count).trimmed
        let meant = rest.count == 0 || rest[0] == 0x7B || rest[0] == 0x5B ? "" : " \(rest.string)"
        report(
            .yamlSyntax, "`=` stands where YAML wants `:`", at: text.range(sign, sign + 1),
            help: "write \("\(text.bytes.slice(0, end).string):\(meant)".asCode)")
        return true
    }

    /// Reports `-home` and `-id: main` where a list is expected.
    mutating func isMissingSpaceAfterDash(_ node: UInt32) -> Bool {
        let found = nodes[Int(node)]
        let (start, source) = (Int(found.start), tree.source)
        guard found.kind == .mapping && found.style == .block || found.kind == .scalar && found.style == .plain,
            start + 1 < source.text.count, source.text[start] == 0x2D, source.text[start + 1] | 0x20 &- 0x61 < 26
        else { return false }
        let item = source.text.slice(start + 1, source.lineBounds(at: start).end).trimmed
        report(
            .yamlSyntax, "a space is missing after this `-`",
            at: SourceRange(file: tree.file, start: start, end: start + 1),
            help: "write \("- \(item.string)".asCode)")
        return true
    }
}
