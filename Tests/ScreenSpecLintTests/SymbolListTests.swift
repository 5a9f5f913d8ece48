import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecTestSupport
import Testing

@Suite("Lists of SF Symbols")
struct SymbolListTests {
    @Test(
        "what is wrong with one is said at its line",
        arguments: [
            ("", "1:1 a list of symbols begins with `screenspec-symbols 1`"),
            ("screenspec-symbols 2\nsymbols\n", "1:1 a list of symbols begins with `screenspec-symbols 1`"),
            ("screenspec-symbols 1\n", "2:1 the list has no `symbols`"),
            (
                "screenspec-symbols 1\nrelease 1 iOS\nsymbols\n",
                "2:1 expected a `release`, the next `restriction` or `symbols`"
            ),
            (
                "screenspec-symbols 1\nrestriction 2 No.\nsymbols\n",
                "2:1 expected a `release`, the next `restriction` or `symbols`"
            ),
            ("screenspec-symbols 1\nsymbols\nb -\na -\n", "4:1 `a` is not in the order of the alphabet, or twice here"),
            ("screenspec-symbols 1\nsymbols\na -\na -\n", "4:1 `a` is not in the order of the alphabet, or twice here"),
            ("screenspec-symbols 1\nsymbols\na 1\n", "3:1 expected a name and its release"),
            ("screenspec-symbols 1\nsymbols\na - - 1\n", "3:1 expected a name and its release"),
            ("screenspec-symbols 1\nsymbols\na\n", "3:1 expected a name and its release"),
        ])
    func problems(_ text: String, _ expected: String) {
        var sources = SourceMap()
        let source = SourceFile(path: "/symbols.txt", string: text)
        var diagnostics: [Diagnostic] = []
        #expect(SymbolList.read(source, file: sources.add(source), into: &diagnostics) == nil)
        #expect(diagnostics.map(\.kind) == [.brokenSymbolList])
        guard case .range(let range) = diagnostics.first?.place else { return }
        let position = source.position(at: Int(range.start))
        #expect("\(position.line):\(position.column) \(diagnostics[0].message)" == expected)
    }

    @Test("a table is written as a list, whatever order it comes in")
    func text() {
        let table = SymbolTable(
            releases: ["2": ["macOS": "11.0", "iOS": "14.0"], "1": ["iOS": "13.0"]],
            availability: ["b": "1", "a.b": "2", "tv": "1", "odd": "9"], aliases: ["b": "a.b", "gone": "b"],
            restrictions: ["tv": "Only\n for TV."])
        #expect(
            table.text == """
                screenspec-symbols 1
                release 1 iOS 13.0
                release 2 iOS 14.0 macOS 11.0
                restriction 1 Only for TV.
                symbols
                a.b 2
                b 1 a.b
                gone - b
                odd -
                tv 1 - 1

                """)
    }

    @Test("a list with CRLF, comments and no last line end is the same")
    func lineEnds() throws {
        let text =
            "screenspec-symbols 1\r\n# made by hand\r\nrelease 1 iOS 13.0\r\nrestriction 1 No.\r\nsymbols\r\na 1 b\r\nb 1 - 1"
        let findings = try findings("{x: {icon: a, view: A}, y: {icon: b, view: B}}", "{iOS: 16.0}", text)
        #expect(
            findings == [
                "renamed-symbol symbol `a` is now called `b` | write `b`",
                "restricted-symbol symbol `b` is restricted: “No.” | if it stands for that, write `# screenspec:ignore restricted-symbol` at the line's end",
            ])
    }

    @Test("a list that is not there is an error where it is named")
    func missing() throws {
        let findings = try findings("{x: {icon: a, view: A}}", "{iOS: 16.0}", nil)
        #expect(findings == ["missing-file `symbols.txt`: there is no such file | "])
    }

    @Test("without a list nothing is found")
    func unchecked() throws {
        let folder = TemporaryFolder(spec: "screenspec: 1\ndestinations: {x: {icon: nothing-like-it, view: A}}\n")
        #expect(Compilation(folder["App.screens.yaml"].path).diagnostics.isEmpty)
    }

    @Test("the real symbols", .enabled(if: SharedSymbols.table != nil, "sf-symbols.tsv is not here"))
    func real() throws {
        let list = try #require(SharedSymbols.table).text
        #expect(list.utf8.count < 400_000)
        let icons = [
            "book", "0.circle", "zzz.fill", "zzz", "person.fill.circle", "apple.intelligence", "icloud",
            "a.book.closed", "arrow.upright.circle",
        ]
        let destinations = icons.enumerated().map { "d\($0): {icon: \($1), view: V}" }.joined(separator: ", ")
        #expect(
            try findings("{\(destinations)}", "{iOS: 17.0, macOS: 15.1}", list) == [
                "unknown-symbol there is no SF Symbol `zzz.fill` in the list of 2025 | did you mean `zzz`?",
                "unknown-symbol there is no SF Symbol `person.fill.circle` in the list of 2025 | did you mean `person.circle.fill`?",
                "newer-symbol symbol `apple.intelligence` exists from iOS 18.0 on, and the app runs on iOS 17.0 | choose another symbol, or raise `app.platforms`",
                "restricted-symbol symbol `apple.intelligence` is restricted: “This symbol may not be modified and may only be used to refer to Apple Intelligence.” | if it stands for that, write `# screenspec:ignore restricted-symbol` at the line's end",
                "restricted-symbol symbol `icloud` is restricted: “This symbol may not be modified and may only be used to refer to Apple’s iCloud service.” | if it stands for that, write `# screenspec:ignore restricted-symbol` at the line's end",
                "renamed-symbol symbol `a.book.closed` is now called `character.book.closed` | write `character.book.closed`",
                "renamed-symbol symbol `arrow.upright.circle` is now called `arrow.up.right.circle` | write `arrow.up.right.circle`",
            ])
    }

    private func findings(_ destinations: String, _ platforms: String, _ list: String?) throws -> [String] {
        let folder = TemporaryFolder(
            spec:
                "screenspec: 1\nlint: {symbols: symbols.txt}\napp: {platforms: \(platforms)}\ndestinations: \(destinations)\n"
        )
        if let list { folder.write(list, to: "symbols.txt") }
        return Compilation(folder["App.screens.yaml"].path).diagnostics.map {
            "\($0.kind.id) \($0.message) | \($0.help ?? "")"
        }
    }
}

/// The symbols of `sf-symbols.tsv` and `sf-symbol-aliases.tsv`, which are not part of this repository.
enum SharedSymbols {
    static let table: SymbolTable? = {
        guard let symbols = rows("sf-symbols.tsv"), let aliases = rows("sf-symbol-aliases.tsv") else { return nil }
        var table = SymbolTable(releases: [:], availability: [:])
        for row in symbols where row.count >= 10 {
            table.availability[row[0]] = row[1]
            table.releases[row[1]] = Dictionary(
                uniqueKeysWithValues: zip(["iOS", "macOS", "tvOS", "watchOS", "visionOS"], row[3...7]))
            if !row[9].isEmpty { table.restrictions[row[0]] = row[9] }
        }
        for row in aliases where row.count >= 2 { table.aliases[row[0]] = row[1] }
        return table
    }()

    private static func rows(_ name: String) -> [[String]]? {
        guard let file = PackageFolder.shared(name), let text = try? String(contentsOf: file, encoding: .utf8) else {
            return nil
        }
        return text.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}
