import Foundation
import ScreenSpecTestSupport

/// A copy of a fixture's specs with another value for one key of `app`.
struct EditedSpec {
    private let fixture: Fixture
    private let folder = TemporaryFolder()
    private let specs: [URL]

    init(_ fixture: Fixture, _ key: String, _ value: String) throws {
        self.fixture = fixture
        for spec in fixture.specs {
            let text = String(decoding: try Data(contentsOf: spec), as: UTF8.self)
            folder.write(try Self.edit(text, key, value), to: spec.lastPathComponent)
        }
        // What a sample includes stands in a folder of its name.
        let parts = fixture.specs[0].deletingLastPathComponent().appending(path: fixture.name)
        if FileManager.default.fileExists(atPath: parts.path) {
            try FileManager.default.copyItem(at: parts, to: folder[fixture.name])
        }
        specs = fixture.specs.map { [folder] in folder[$0.lastPathComponent] }
    }

    /// Sets a key of `app`, which is written over lines, in one line, or not at all.
    private static func edit(_ text: String, _ key: String, _ value: String) throws -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeAll { $0.hasPrefix("  \(key):") }
        if let app = lines.firstIndex(where: { $0.hasPrefix("app: {") }) {
            let old = try Regex("\\b\(key): (\\{[^}]*\\}|\\[[^\\]]*\\]|[^,}]*)(, )?")
            let others = lines[app].replacing(old, with: "").dropFirst("app: {".count)
            lines[app] = "app: {\(key): \(value), \(others)"
        } else if let app = lines.firstIndex(of: "app:") {
            lines.insert("  \(key): \(value)", at: app + 1)
        } else {
            let start = lines.firstIndex { $0.hasPrefix("destinations:") }!
            lines.insert("app: {\(key): \(value)}", at: start)
        }
        return lines.joined(separator: "\n")
    }

    func compile() throws -> App { try App(fixture, specs: specs) }
}

/// What Foundation lacks outside Apple's platforms, the module in SwiftUI's place has.
func withFoundationGaps(_ text: String) -> String {
    if !text.contains("String.LocalizationValue") || text.contains("import SwiftUI\n") { return text }
    return text.replacing("import Foundation\n", with: "import Foundation\nimport SwiftUI\n", maxReplacements: 1)
}

extension URL {
    /// Replaces what a file says.
    func rewriteText(_ change: (String) throws -> String) throws {
        try Data(change(String(decoding: try Data(contentsOf: self), as: UTF8.self)).utf8).write(to: self)
    }
}
