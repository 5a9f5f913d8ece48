/// Writes diagnostics as text: a first line for Xcode, SwiftPM and CI logs, and below it, for people, the source line
/// with a caret range, notes and help.
package struct DiagnosticRenderer {
    private let sources: SourceMap
    private let color: Bool

    /// - Parameter color: whether to use ANSI colours; the caller knows whether a terminal listens.
    package init(sources: SourceMap, color: Bool = false) {
        self.sources = sources
        self.color = color
    }

    /// The first 100 of each kind, and how many more there are.
    package func render(_ diagnostics: [Diagnostic]) -> String {
        var output = ""
        var shown = ShownFindings()
        for diagnostic in diagnostics where shown.shows(diagnostic.kind) { render(diagnostic, into: &output) }
        for remark in shown.remarks { output += "note: \(remark)\n" }
        return output
    }

    /// One diagnostic, with the lines below it.
    package func render(_ diagnostic: Diagnostic, into output: inout String) {
        let label = styled(diagnostic.severity.rawValue, diagnostic.severity.style)
        let message = "\(label): \(printable(diagnostic.message)) [\(diagnostic.kind.id)]\n"
        switch diagnostic.place {
        case .path(let path): output += "\(printable(path)): \(message)"
        case .range(let range):
            output += "\(location(range)): \(message)"
            appendSnippet(range, "1;32", into: &output)
        }
        for note in diagnostic.notes {
            output += (note.range.map { location($0) + ": " } ?? "") + "note: \(printable(note.message))\n"
            if let range = note.range { appendSnippet(range, "1;34", into: &output) }
        }
        if let help = diagnostic.help { output += "help: \(printable(help))\n" }
    }

    private func location(_ range: SourceRange) -> String {
        let file = sources[range.file]
        let start = file.position(at: Int(range.start))
        return "\(printable(file.path)):\(start.line):\(start.column)"
    }

    /// The line a range begins on, of a very long one the surroundings, and carets under the part of the range on it.
    private func appendSnippet(_ range: SourceRange, _ style: String, into output: inout String) {
        let file = sources[range.file]
        let bounds = file.lineBounds(at: Int(range.start))
        let line = file.text.slice(bounds.start, bounds.end)
        let start = min(Int(range.start), bounds.end) - bounds.start
        let end = max(min(Int(range.end), bounds.end) - bounds.start, start)
        let window = Window(of: line, around: start)
        let before = window.prefix + printable(line.slice(window.start, start).string)
        let marked = printable(line.slice(start, min(end, window.end)).string, behind: before)
        let after = end < window.end ? printable(line.slice(end, window.end).string, behind: before + marked) : ""
        let number = String(file.position(at: Int(range.start)).line)
        let margin = String(repeating: " ", count: max(5 - number.count, 0))
        let indent = String(repeating: " ", count: width(before))
        let carets = String(repeating: "^", count: max(width(marked), 1))
        output += "\(margin)\(number) | \(before)\(marked)\(after)\(window.suffix)\n"
        output += "      | \(indent)\(styled(carets, style))\n"
    }

    private func styled(_ text: String, _ code: String) -> String {
        color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

extension Diagnostic.Severity {
    /// Its colour, as a terminal takes it.
    fileprivate var style: String {
        switch self {
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;34"
        }
    }
}

/// How many columns of a terminal a text takes, as far as all terminals agree: marks stand on the letter before them.
private func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { count, scalar in
        switch scalar.properties.generalCategory {
        case _ where scalar.isASCII: count + 1
        case .nonspacingMark, .enclosingMark, .format: count
        default: count + 1
        }
    }
}

/// The part of a line that is worth showing: all of it, or at most 200 bytes, cut between scalars.
private struct Window {
    var start = 0
    var end: Int
    var prefix = ""
    var suffix = ""

    init(of line: ByteText, around place: Int) {
        end = line.count
        guard line.count > 200 else { return }
        if place > 60 {
            start = place - 60
            while start > 0, line[start] & 0xC0 == 0x80 { start -= 1 }
            prefix = "… "
        }
        if line.count > start + 160 {
            end = max(start + 160, place)
            while end < line.count, line[end] & 0xC0 == 0x80 { end += 1 }
            suffix = " …"
        }
    }
}
