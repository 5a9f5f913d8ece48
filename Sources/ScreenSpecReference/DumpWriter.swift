import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecModel

/// Writes what a stage made as indented lines, for people. Nothing in it depends on where the files lie.
struct DumpWriter {
    private(set) var text = ""
    private let sources: SourceMap
    private var depth = 0

    init(_ sources: SourceMap) { self.sources = sources }

    /// Writes a line, with the place of what it is about.
    mutating func line(_ line: String, at range: SourceRange? = nil) {
        text += String(repeating: "  ", count: depth) + printable(line)
        if let range { text += " @ \(place(range))" }
        text += "\n"
    }

    /// Writes a line and, one level in, what belongs to it.
    mutating func section(_ line: String, at range: SourceRange? = nil, _ body: (inout DumpWriter) -> Void) {
        self.line(line, at: range)
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Writes a value that may be missing: text in quotes, with escapes.
    mutating func value(_ key: String, _ value: SourceText?) {
        if let value { line("\(key) \(quoted(value))", at: value.range) }
    }

    func quoted(_ text: SourceText) -> String { text.string.debugDescription }

    /// `12:3`; in a file other than the first, with the path by which that is reached from the first.
    private func place(_ range: SourceRange) -> String {
        let file = sources[range.file]
        let position = file.position(at: Int(range.start))
        let place = "\(position.line):\(position.column)"
        return range.file == 0 ? place : "\(printable(String(name(of: file)))):\(place)"
    }

    private func name(of file: SourceFile) -> Substring {
        let folder = pathBeforeName(sources[0].path) ?? ""
        if file.path.utf8.starts(with: folder.utf8) { return Substring(file.path.utf8.dropFirst(folder.utf8.count)) }
        return Substring(fileName(file.path))
    }
}
