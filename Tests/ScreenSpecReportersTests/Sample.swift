import ScreenSpecDiagnostics
import ScreenSpecReporters
import ScreenSpecTestSupport

/// A report with everything in it that a format could trip over. No file of it exists.
enum Sample {
    static let folder = "/work/app"
    static let plainPath = "/work/app/Specs/Caf\u{E9} 100%.screens.yaml"
    /// Tries to begin a line, a command, an element and to turn the reading direction.
    static let hostilePath = "/work/app/a,b:\n::error::forged \u{202E}<x y=\"&'\u{1}\u{7F}.screens.yaml"
    static let outsidePath = "/work/shared/Part [1].yaml"
    static let missingPath = "/work/app/No.screens.yaml"
    static let cleanPath = "/work/app/Specs/Clean.screens.yaml"

    static let hostileMessage =
        "found `a\n::error::b\r\u{2028}\u{85}`, ]]> <b> & \"q\" {0} [x](http://x) %0A \u{202E}\u{1}\u{FFFE}\u{E0041}\u{1B}[31m"

    static let report = Report([hostile, plain, clean, missing], folder: folder)

    /// A kind with Markdown in it, which no rule needs to have.
    static let rule = DiagnosticKind(
        "sample-rule", severity: .warning, "A sample.", "Why: `code`, **bold**.\n\nA second paragraph.")
    static let other = DiagnosticKind("other-rule", "Another sample.", "What to do.")

    private static let plain: LintedSpec = {
        var sources = SourceMap()
        let text =
            "screenspec: 1\ncafe\u{301}: {icon: \u{1F469}\u{200D}\u{1F4BB}, view: V}\n  same: line\n  same: line\nend: [\n  1]\n"
        let file = sources.add(SourceFile(path: plainPath, string: text))
        let part = sources.add(SourceFile(path: outsidePath, string: "one: 1\ntwo: 2\n"))
        func range(_ start: Int, _ length: Int) -> SourceRange {
            SourceRange(file: file, start: start, end: start + length)
        }
        let view = text.utf8.count - "view: V}\n  same: line\n  same: line\nend: [\n  1]\n".utf8.count
        let firstSame = view + "view: V}\n  ".utf8.count
        let secondSame = firstSame + "same: line\n  ".utf8.count
        var mended = Diagnostic(
            rule, "the view is `V`", at: range(view, 4),
            notes: [
                .init("the other is here", at: SourceRange(file: part, start: 7, end: 10)),
                .init("and this is nowhere", at: nil),
            ], help: "write `screen` \u{2014} or nothing")
        mended.fix = Fix(
            [.init(range(14, 0), "# \u{202E}\"\n"), .init(range(view, 4), "screen")], isSafe: true)
        return LintedSpec(
            path: plainPath,
            diagnostics: [
                mended, Diagnostic(rule, "twice", at: range(firstSame, 4)),
                Diagnostic(rule, "twice", at: range(secondSame, 4)),
                Diagnostic(other, "over two lines", at: range(secondSame + 11, 11)),
            ], sources: sources)
    }()

    private static let hostile: LintedSpec = {
        var sources = SourceMap()
        let file = sources.add(SourceFile(path: hostilePath, string: "a: \u{202E}\u{1}b\n"))
        let range = SourceRange(file: file, start: 3, end: 8)
        return LintedSpec(
            path: hostilePath,
            diagnostics: [Diagnostic(other, hostileMessage, at: range, help: hostileMessage)], sources: sources)
    }()

    private static let clean: LintedSpec = {
        var sources = SourceMap()
        _ = sources.add(SourceFile(path: cleanPath, string: "screenspec: 1\n"))
        return LintedSpec(path: cleanPath, diagnostics: [], sources: sources)
    }()

    private static let missing = LintedSpec(
        path: missingPath, diagnostics: [Diagnostic(other, "there is no such file", place: .path(missingPath))],
        sources: SourceMap())

    /// Findings whose every text is put together of what has a meaning somewhere.
    static func report(of dice: inout Dice) -> Report { Report(specs(of: &dice), folder: folder) }

    /// What such a report is told, in the order in which it tells it.
    static func specs(of dice: inout Dice) -> [LintedSpec] { (0...dice.roll(4)).map { spec(number: $0, &dice) } }

    private static func spec(number: Int, _ dice: inout Dice) -> LintedSpec {
        let path = "/work/app/\(number)" + randomText(&dice)
        let source = SourceFile(path: path, string: randomText(&dice) + randomText(&dice))
        var sources = SourceMap()
        let file = sources.add(source)
        let half = source.text.count / 2
        func range(_ bounds: ClosedRange<Int>) -> SourceRange {
            let start = bounds.lowerBound + dice.roll(bounds.count)
            return SourceRange(file: file, start: start, end: start + dice.roll(source.text.count - start + 1))
        }
        var diagnostics: [Diagnostic] = []
        if dice.roll(2) == 0 {
            diagnostics.append(Diagnostic(other, randomText(&dice), place: .path(path), help: randomText(&dice)))
        }
        if dice.roll(2) == 0 {
            diagnostics.append(Diagnostic(other, randomText(&dice), at: range(0...half), help: randomText(&dice)))
        }
        let place = range(half...source.text.count)
        let note = Diagnostic.Note(randomText(&dice), at: place)
        diagnostics.append(Diagnostic(rule, randomText(&dice), at: place, notes: [note], help: randomText(&dice)))
        return LintedSpec(path: path, diagnostics: diagnostics, sources: sources)
    }

    private static func randomText(_ dice: inout Dice) -> String {
        let pieces = [
            "\n", "\r", "\t", "::error::", "%0A", ":", ",", "]]>", "<!--", "-->", "&amp;", "<", ">", "\"", "'",
            "\\", "{", "}", "\u{0}", "\u{1B}]0;x\u{7}",
            "\u{9B}31m", "\u{202E}", "\u{2028}", "\u{FFFE}", "\u{E0041}", "\u{FEFF}", "é", "e\u{301}", "👩‍💻", "a",
            " ", "##[error]", "[x](y)",
        ]
        return (0...dice.roll(6)).map { _ in pieces[dice.roll(pieces.count)] }.joined()
    }

    static func text(_ format: ReportFormat) -> String {
        var buffer = ByteBuffer()
        report.write(format, into: &buffer)
        return buffer.text.string
    }
}
