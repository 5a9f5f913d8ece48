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
        for example in rule.passing { #expect(try findings("screenspec: 1\n\(example)") == [], "\(example)") }
        for example in rule.failing {
            let marked = Marked("screenspec: 1\n\(example)")
            #expect(marked.places.count == 1, "\(example)")
            #expect(try findings(marked.spec) == marked.places.map { "\($0) \(id)" }, "\(example)")
        }
    }

    @Test func everyRuleFileIsOnTheList() throws {
        let rules = PackageFolder.url.appending(path: "Sources/ScreenSpecLint/Rules")
        let files = try FileManager.default.contentsOfDirectory(atPath: rules.path)
        let expected = lintRules.map { $0.kind.id.replacing("-", with: "") + ".swift" }
        #expect(files.map { $0.lowercased() }.sorted() == expected.sorted())
    }

    /// All that is found in `spec`: its place and its id.
    private func findings(_ spec: String) throws -> [String] {
        let folder = TemporaryFolder(spec: spec)
        folder.write(symbols, to: "symbols.txt")
        let compilation = Compilation(folder["App.screens.yaml"].path)
        return compilation.diagnostics.map { diagnostic in
            guard case .range(let range) = diagnostic.place else { return diagnostic.kind.id }
            let position = compilation.sources[range.file].position(at: Int(range.start))
            return "\(position.line):\(position.column) \(diagnostic.kind.id)"
        }
    }
}

/// A spec with `↓` above the places where something is to be found.
private struct Marked {
    var spec = ""
    /// Line and column, from 1.
    var places: [String] = []

    init(_ example: String) {
        var lines: [Substring] = []
        for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.contains("↓") else {
                lines.append(line)
                continue
            }
            for (column, character) in line.enumerated() where character == "↓" {
                places.append("\(lines.count + 1):\(column + 1)")
            }
        }
        spec = lines.joined(separator: "\n")
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
