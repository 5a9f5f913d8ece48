import ScreenSpecDiagnostics
import ScreenSpecReporters

/// What a report was told of one finding, read off the finding itself and not off what the report made of it.
struct Told {
    /// Below the current folder.
    let path: String
    let absolutePath: String
    /// Nil where the file could not be read.
    let line: Int?
    let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic, in spec: LintedSpec) {
        self.diagnostic = diagnostic
        switch diagnostic.place {
        case .path(let path):
            absolutePath = path
            line = nil
        case .range(let range):
            let file = spec.sources[range.file]
            absolutePath = file.path
            line = 1 + Self.lineBreaks(of: file.text, before: Int(range.start))
        }
        path = String(absolutePath.dropFirst(Sample.folder.count + 1))
    }

    /// Of LF, CRLF and a lone CR, those that end there or before.
    private static func lineBreaks(of text: ByteText, before offset: Int) -> Int {
        (0..<offset).count { place in
            let next = place + 1 < text.count ? text[place + 1] : 0
            return text[place] == 0x0A || text[place] == 0x0D && next != 0x0A
        }
    }

    var id: String { diagnostic.kind.id }
    var severity: String { diagnostic.severity.rawValue }
    var message: String { visible(diagnostic.message) }
    var help: String { visible(diagnostic.help ?? "") }
    /// With a colon, as most formats have it.
    var place: String { line.map { ":\($0):" } ?? ":" }

    /// What is to be read of it again: where, and what.
    func expected(path: String? = nil, line: Int? = nil, message: String? = nil) -> String {
        readBack(path ?? self.path, line ?? self.line, message ?? self.message)
    }
}

/// A finding's path, line and message as ASCII: `==` of strings takes “é” in one scalar and in two for the same.
func readBack(_ path: String?, _ line: Int?, _ message: String?) -> String {
    [path, line.map(String.init), message].map { text in
        text.map { $0.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() } ?? "nothing"
    }.joined(separator: " | ")
}

/// A message as people are to see it: what shows nothing or moves what is around it is written out, and nothing in it is
/// a command of GitHub's.
func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if scalar == "[", result.suffix(2).elementsEqual("##".unicodeScalars) {
            result += "\\u{5B}".unicodeScalars
        } else if scalar == "\t" {
            result.append(" ")
        } else {
            result += scalar.isUnseen ? scalar.escaped.unicodeScalars : String(scalar).unicodeScalars
        }
    }
    return String(result)
}
