import ScreenSpecDiagnostics
import ScreenSpecYAML

// White space that is missing.

extension SpecDecoder {
    /// Reports a key of a flow map that has its value in it, `{view:HomeView}`.
    mutating func isMissingSpace(_ child: UInt32, _ keys: KeyTable) -> Bool {
        let (text, value) = (tree.text(child), nodes[Int(child) + 1])
        guard value.kind == .scalar, value.textCount == 0, nodes[Int(child)].style == .plain,
            let colon = text.bytes.firstIndex(of: 0x3A), colon + 1 < text.bytes.count,
            keys.index(of: text.bytes.base, colon, after: -1) >= 0
        else { return false }
        let name = text.bytes.slice(0, colon)
        unread.insert(UnreadKey(owner: subject.range, name: name.string))
        reportMissingSpace(behind: colon, of: text)
        return true
    }

    mutating func reportMissingSpace(behind colon: Int, of text: SourceText) {
        let name = text.bytes.slice(0, colon).string
        let meant = text.bytes.slice(colon + 1, text.bytes.count).string
        report(
            .yamlSyntax, "a space is missing after this `:`", at: text.range(colon, colon + 1),
            help: "write \("\(name): \(meant)".asCode)",
            fix: Fix([Fix.Edit(text.range(colon, colon + 1), ": ")], isSafe: false))
    }

    /// Reports names with nothing but spaces between, `[home settings]`.
    mutating func hasSeveralNames(_ text: SourceText) -> Bool {
        let words = text.string.split(separator: " ")
        if words.count < 2 { return false }
        for index in 0..<text.bytes.count where !text.bytes[index].isIdentifierByte && text.bytes[index] != 0x20 {
            return false
        }
        report(
            .wrongKind, "`\(key.string)` takes one destination here, found \(text.string.asCode)", at: text.range,
            help: "separate several with commas: `\(words.joined(separator: ", "))`")
        return true
    }
}
