import ScreenSpecDiagnostics
import ScreenSpecYAML

/// Text whose ` #` YAML takes for the beginning of a comment: `title: Channel #general`.
extension SpecDecoder {
    /// Reports the text at `node`, the value of the current key, where it surely goes on behind that.
    mutating func reportComment(in node: UInt32) -> Bool {
        let found = nodes[Int(node)]
        guard found.kind == .scalar, found.style == .plain, let end = endOfText(behind: Int(found.end)) else {
            return false
        }
        let isEmpty = found.textCount == 0
        let start = isEmpty ? tree.source.text.firstIndex(of: 0x23, from: Int(found.end)) ?? end : Int(found.start)
        let range = SourceRange(file: tree.file, start: start, end: end)
        let value = quoted(tree.source.text.slice(start, end))
        report(
            .textComment,
            "YAML ends the value of `\(key.string)` before \(isEmpty ? "`#`" : "` #`"), which begins a comment",
            at: range, help: "quote it: `\(key.string): \(value)`; or put a space behind `#`",
            fix: Fix([Fix.Edit(range, value)], isSafe: false))
        return true
    }

    /// Where a line ends on which `#` and a word stand behind a text; nil for others, and for a comment of the tool's own.
    private func endOfText(behind textEnd: Int) -> Int? {
        let text = tree.source.text
        var mark = textEnd
        while mark < text.count, text[mark] == 0x20 || text[mark] == 0x09 { mark += 1 }
        guard mark > 0, mark + 1 < text.count, text[mark] == 0x23, text[mark - 1].isSpaceOrBreak,
            text[mark + 1].isIdentifierByte || text[mark + 1] == 0x7B
        else { return nil }
        var end = mark
        while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
        while text[end - 1].isSpaceOrBreak { end -= 1 }
        let comment = text.slice(mark + 1, end)
        return comment.count > 10 && comment.slice(0, 11).equals("screenspec:") ? nil : end
    }
}
