import Foundation
import ScreenSpecTestSupport
import Testing

/// What one spec has that another one's code in the same module sees: types, functions, and what is put on types of others.
@Suite("With a prefix, all that the rest of a module sees has it")
struct PrefixTests {
    @Test(
        "in every fixture",
        arguments: (Fixture.all(.ok) + Fixture.all(.projects)).filter { !["prefix", "include"].contains($0.name) })
    func everyName(_ fixture: Fixture) throws {
        let spec = try String(contentsOf: fixture.specs[0], encoding: .utf8)
        let app = try EditedSpec(fixture, "prefix", "Zebra").compile()
        for file in app.generated {
            for name in seenNames(in: SwiftText(try String(contentsOf: file, encoding: .utf8))) {
                // What the spec calls by a name keeps it.
                let isNamed = spec.contains("enum: \(name)") || spec.contains("enum: `\(name)")
                #expect(isNamed || name.contains("Zebra") || name.hasPrefix("zebra"), "\(file.lastPathComponent)")
            }
        }
    }

    /// The names of what is declared in no type of the code's own, and is not private.
    private func seenNames(in code: SwiftText) -> [String] {
        var names: [String] = []
        var depth = 0
        var isInForeignType = false
        for line in lines(of: code) {
            let name = line.firstMatch(of: /\b(?:class|enum|func|let|protocol|struct|typealias|var) +`?(\w+)/)?.1
            let isHidden = line.contains(/\b(?:private|fileprivate|init)\b/)
            if depth == 0, line.contains("extension ") {
                isInForeignType = line.contains(/extension (?:View|EnvironmentValues|Array|Binding|Scene)\b/)
            } else if let name, !isHidden, depth == 0 || depth == 1 && isInForeignType {
                names.append(String(name))
            }
            depth += line.filter { $0 == "{" }.count - line.filter { $0 == "}" }.count
            if depth == 0, !line.contains("extension ") || line.contains("}") { isInForeignType = false }
        }
        return names
    }

    /// The lines without what is no code.
    private func lines(of code: SwiftText) -> [String] {
        let bytes = code.bytes.indices.map { offset in
            code.isCode[offset] || code.bytes[offset] == UInt8(ascii: "\n") ? code.bytes[offset] : UInt8(ascii: " ")
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
