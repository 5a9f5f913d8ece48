import Foundation
import ScreenSpecCompiler
import ScreenSpecTestSupport
import Testing

@Suite("Bad specs, and what is said of them")
struct DiagnosticTests {
    /// Each spec of the folder is compiled by itself; their diagnostics stand below one another.
    @Test("diagnostics", arguments: Fixture.all(.err))
    func diagnostics(_ fixture: Fixture) throws {
        let specs = fixture.specs.map { Compiled($0, in: fixture.folder) }
        for (spec, compiled) in zip(fixture.specs, specs) {
            #expect(compiled.hasErrors, "\(spec.lastPathComponent) has nothing wrong with it")
            #expect(compiled.files.isEmpty)
        }
        try Snapshot.expect(specs.map(\.diagnostics).joined(separator: "\n"), at: fixture["expected.diagnostics"])
    }

    /// Findings that keep nobody from building.
    @Test("warnings", arguments: Fixture.all(.warn))
    func warnings(_ fixture: Fixture) throws {
        let specs = fixture.specs.map { Compiled($0, in: fixture.folder) }
        for compiled in specs { #expect(!compiled.hasErrors && !compiled.ids.isEmpty && !compiled.files.isEmpty) }
        try Snapshot.expect(specs.map(\.diagnostics).joined(separator: "\n"), at: fixture["expected.diagnostics"])
    }

    /// A kind that occurs in no test may be one that cannot occur.
    @Test("every kind of finding occurs in a recorded diagnostic or a test", arguments: allDiagnosticKinds.map(\.id))
    func coverage(_ id: String) {
        let tests = TestTexts.shared
        #expect(tests.recorded.contains("[\(id)]") || tests.swift.contains(id), "nothing tests [\(id)]")
    }
}

/// All that the tests of this package say.
private struct TestTexts: Sendable {
    static let shared = TestTexts()

    /// What is recorded as printed.
    let recorded: String
    /// The words in quotes, and the names behind a dot as ids: `.missingFile` as "missing-file".
    let swift: Set<String>

    init() {
        let tests = PackageFolder.url.appending(path: "Tests")
        var (recorded, swift) = ("", Set<String>())
        for case let file as URL in FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)! {
            if file.pathComponents.contains(where: { $0.hasPrefix(".build") }) { continue }
            let text = { (try? String(decoding: Data(contentsOf: file), as: UTF8.self)) ?? "" }
            if file.lastPathComponent == "expected.diagnostics" {
                recorded += text()
            } else if file.pathExtension == "swift", !file.pathComponents.contains("Fixtures") {
                swift.formUnion(text().matches(of: /\[([a-z-]+)\]|"([a-z-]+)"|\.([a-z]+[A-Za-z]*)/).map(Self.id))
            }
        }
        self.recorded = recorded
        self.swift = swift
    }

    private static func id(_ match: Regex<(Substring, Substring?, Substring?, Substring?)>.Match) -> String {
        let words = match.output.3 ?? match.output.2 ?? match.output.1 ?? ""
        return words.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
}
