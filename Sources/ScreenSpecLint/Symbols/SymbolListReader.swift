import ScreenSpecDiagnostics

/// Reads a list of symbols line by line, and reports what is wrong with it.
struct SymbolListReader {
    private let source: SourceFile
    private let file: UInt32
    private var place = 0
    private var releases: [SymbolList.Release] = []
    private var restrictions: [ByteText] = []
    private let lines = PlainArray<UInt32>(capacity: 4096)
    private var problem: Diagnostic?

    init(_ source: SourceFile, file: UInt32) {
        self.source = source
        self.file = file
    }

    /// Nil where the list cannot be used; then the first reason is reported.
    mutating func read(into diagnostics: inout [Diagnostic]) -> SymbolList? {
        readHeader()
        readSymbols()
        if let problem {
            diagnostics.append(problem)
            return nil
        }
        return SymbolList(source: source, lines: lines, releases: releases, restrictions: restrictions)
    }

    /// The text of the next line, and where it begins.
    private mutating func nextLine() -> (start: Int, text: ByteText)? {
        guard place < source.text.count else { return nil }
        let start = place
        var end = source.text.firstIndex(of: 0x0A, from: start) ?? source.text.count
        place = end + 1
        if end > start, source.text[end - 1] == 0x0D { end -= 1 }
        return (start, source.text.slice(start, end))
    }

    private mutating func readHeader() {
        guard let first = nextLine(), first.text.equals("screenspec-symbols 1") else {
            return report("a list of symbols begins with `screenspec-symbols 1`", 0, ByteText(""))
        }
        while problem == nil, let line = nextLine() {
            if line.text.equals("symbols") { return }
            let words = line.text.words
            if words.count > 1, words[0].equals("release"), words.count % 2 == 0 {
                let versions = stride(from: 2, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
                releases.append(SymbolList.Release(name: words[1], versions: versions))
            } else if words.count > 2, words[0].equals("restriction"), Int(words[1].string) == restrictions.count + 1 {
                let start = words[2].base - line.text.base
                restrictions.append(line.text.slice(start, line.text.count))
            } else if words.count > 0, words[0].first != 0x23 {
                report("expected a `release`, the next `restriction` or `symbols`", line.start, line.text)
            }
        }
        if problem == nil { report("the list has no `symbols`", source.text.count, ByteText("")) }
    }

    private mutating func readSymbols() {
        var last = ByteText("")
        while problem == nil, let line = nextLine() {
            if line.text.isEmpty { continue }
            guard let end = line.text.firstIndex(of: 0x20), end > 0, isWhole(line.text, behind: end) else {
                return report("expected a name and its release", line.start, line.text)
            }
            let name = line.text.slice(0, end)
            if !last.isBefore(name) {
                return report("`\(name.string)` is not in the order of the alphabet, or twice here", line.start, name)
            }
            lines.append(UInt32(truncatingIfNeeded: line.start))
            last = name
        }
    }

    /// Whether the release and the restriction of a line are among those above. Most lines have no more than a release.
    private func isWhole(_ line: ByteText, behind end: Int) -> Bool {
        let release = line.slice(end + 1, line.firstIndex(of: 0x20, from: end + 1) ?? line.count)
        let isKnown = release.equals("-") || releases.contains { $0.name.equals(release) }
        if !isKnown || end + 1 + release.count == line.count { return isKnown }
        let words = line.words
        if words.count == 4 { return Int(words[3].string).map { restrictions.indices.contains($0 - 1) } ?? false }
        return words.count == 3
    }

    private mutating func report(_ message: String, _ start: Int, _ text: ByteText) {
        let range = SourceRange(file: file, start: start, end: start + text.count)
        problem = Diagnostic(
            .brokenSymbolList, message, at: range, help: "`screenspec symbols export` writes such a list")
    }
}

extension SymbolList {
    /// The list in a file's text, or nothing and what is wrong with it.
    package static func read(_ source: SourceFile, file: UInt32, into diagnostics: inout [Diagnostic]) -> SymbolList? {
        var reader = SymbolListReader(source, file: file)
        return reader.read(into: &diagnostics)
    }
}

extension ByteText {
    fileprivate var first: UInt8? { isEmpty ? nil : self[0] }
}

extension DiagnosticKind {
    /// Of a list of symbols that cannot be read.
    package static let brokenSymbolList = DiagnosticKind(
        "broken-symbol-list", "The file under `lint.symbols` is no list of symbols.",
        """
        On a Mac, `screenspec symbols export --output Specs/symbols.txt` writes the list of the system's own SF Symbols. It \
        is meant to be committed, so that every machine finds the same.
        """)
}
