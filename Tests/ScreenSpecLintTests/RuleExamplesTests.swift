import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecTestSupport
import Testing

/// Every rule is what its own examples say.
struct RuleExamplesTests {
    @Test(arguments: lintRules.map(\.kind.id))
    func examples(id: String) throws {
        let rule = try #require(lintRules.first { $0.kind.id == id })
        #expect(!rule.passing.isEmpty && !rule.failing.isEmpty)
        for spec in rule.passing { #expect(try places(spec, id) == []) }
        for example in rule.failing {
            let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
            let arrow = try #require(lines.firstIndex { $0.contains("↓") })
            let column = lines[arrow].unicodeScalars.prefix { $0 != "↓" }.count + 1
            let spec = lines.filter { !$0.contains("↓") }.joined(separator: "\n")
            #expect(try places(spec, id) == ["\(arrow + 1):\(column)"])
        }
    }

    @Test func everyRuleFileIsOnTheList() throws {
        let rules = PackageFolder.url.appending(path: "Sources/ScreenSpecLint/Rules")
        let files = try FileManager.default.contentsOfDirectory(atPath: rules.path)
        #expect(files.count == lintRules.count)
    }

    /// Where the rule `id` finds something in `spec`.
    private func places(_ spec: String, _ id: String) throws -> [String] {
        let folder = TemporaryFolder(spec: spec)
        folder.write(symbols, to: "symbols.txt")
        let compilation = Compilation(folder["App.screens.yaml"].path)
        #expect(!compilation.hasErrors)
        return compilation.diagnostics.filter { $0.kind.id == id }.compactMap { diagnostic in
            guard case .range(let range) = diagnostic.place else { return nil }
            let position = compilation.sources[range.file].position(at: Int(range.start))
            return "\(position.line):\(position.column)"
        }
    }
}

/// What the examples find under `lint.symbols`.
private let symbols = """
    screenspec-symbols 1
    release 2019 iOS 13.0 macOS 10.15
    release 2020 iOS 14.0 macOS 11.0
    release 2024 iOS 18.0 macOS 15.0
    restriction 1 This symbol may not be modified and may only be used to refer to Apple TV.
    symbols
    a.book.closed 2020 character.book.closed
    appletv 2019 - 1
    book 2019
    book.closed 2019
    character.book.closed 2024

    """
