import Foundation
import Testing

@Suite("Good specs, and the Swift that they compile to")
struct GoldenTests {
    static let fixtures = Fixture.all(.ok) + Fixture.all(.projects)

    @Test("generated files", arguments: fixtures)
    func files(_ fixture: Fixture) throws {
        for spec in fixture.specs {
            let compiled = Compiled(spec)
            #expect(compiled.diagnostics == "")
            for (name, text) in compiled.files { try Snapshot.expect(text, at: fixture["expected/\(name)"]) }
            try Snapshot.expectOnly(Array(compiled.files.keys), in: fixture["expected"])
        }
    }

    @Test("a second run writes the same", arguments: fixtures)
    func repeated(_ fixture: Fixture) {
        for spec in fixture.specs { #expect(Compiled(spec).files == Compiled(spec).files) }
    }

    /// What says the same in other bytes compiles to the same.
    @Test(
        "encodings and line breaks", arguments: ["UTF-8 with a mark", "UTF-16LE", "UTF-16BE", "CRLF", "CR at the end"])
    func encodings(_ encoding: String) throws {
        let original = Fixture(kind: .ok, name: "yaml").specs[0]
        let plain = try String(decoding: Data(contentsOf: original), as: UTF8.self)
        let folder = TemporaryFolder()
        folder.write(data(plain, encoding), to: "App.screens.yaml")
        let compiled = Compiled(folder["App.screens.yaml"])
        #expect(compiled.diagnostics == "")
        #expect(compiled.files == Compiled(original).files)
    }

    private func data(_ text: String, _ encoding: String) -> Data {
        switch encoding {
        case "UTF-8 with a mark": Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
        case "UTF-16LE": Data(text.utf16.reduce(into: [0xFF, 0xFE]) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] })
        case "UTF-16BE": Data(text.utf16.reduce(into: [0xFE, 0xFF]) { $0 += [UInt8($1 >> 8), UInt8($1 & 0xFF)] })
        case "CRLF": Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8)
        default: Data((text + "\r").utf8)
        }
    }
}
