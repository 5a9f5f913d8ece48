import Foundation
import ScreenSpecTestSupport
import Testing

@Suite("screenspec generate --check")
struct CheckTests {
    let folder = TemporaryFolder(spec: smallSpec)

    @Test("is silent where everything is up to date")
    func upToDate() throws {
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        let result = try Tool.run("screenspec", "generate", "App.screens.yaml", "--check", in: folder)
        #expect(result.status == 0 && result.output == "" && result.errors == "")
    }

    @Test("prints a unified diff of what is stale and writes nothing")
    func stale() throws {
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        let before = folder.contents(of: "Generated")
        folder.write(smallSpec.replacing("title: Home", with: "title: Start"), to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "generate", "App.screens.yaml", "--check", in: folder)
        #expect(result.status == 1)
        #expect(result.errors.contains("stale"))
        #expect(result.output.hasPrefix("--- Generated/App"))
        #expect(result.output.contains("\n+++ Generated/App"))
        #expect(result.output.contains("\n@@ -"))
        let lines = result.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("-") && $0.contains("\"Home\"") })
        #expect(lines.contains { $0.hasPrefix("+") && $0.contains("\"Start\"") })
        #expect(folder.contents(of: "Generated") == before)
    }

    @Test("says in one line that nothing is there, and makes nothing")
    func missing() throws {
        let result = try Tool.run("screenspec", "generate", "App.screens.yaml", "--check", in: folder)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("nothing of this spec is in Generated; `screenspec generate` writes it"))
        #expect(folder.names(in: "") == ["App.screens.yaml"])
    }

    @Test("tells line ends and composed characters apart, as bytes do")
    func bytes() throws {
        let spec = smallSpec.replacing("{title: Home", with: "{summary: Caf\u{E9}., title: Home")
        folder.write(spec, to: "App.screens.yaml")
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        let name = try #require(folder.names(in: "Generated").first { folder.read("Generated/\($0)")!.contains("Caf") })
        let text = try #require(folder.read("Generated/\(name)"))
        #expect(try checked(text.replacing("\u{E9}", with: "e\u{301}"), as: name).unicodeScalars.contains("\u{301}"))
        #expect(try checked(text.replacing("\n", with: "\r\n"), as: name).unicodeScalars.contains("\r"))
        #expect(try checked(String(text.dropLast()), as: name).contains("\n\\ No newline at end of file\n"))
    }

    /// The diff between what is generated and `text` in the place of one of the files.
    private func checked(_ text: String, as name: String) throws -> String {
        folder.write(text, to: "Generated/\(name)")
        let result = try Tool.run("screenspec", "generate", "App.screens.yaml", "--check", in: folder)
        #expect(result.status == 1)
        return result.output
    }

    @Test("prints what patch applies", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
    func patch() throws {
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        let more = "  more: {title: More, icon: ellipsis, view: MoreView}\n"
        folder.write(smallSpec.replacing("sidebar:", with: more + "sidebar:"), to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "generate", "App.screens.yaml", "--check", in: folder)
        folder.write(result.output, to: "stale.diff")
        let patch = try Tool.run(URL(filePath: "/usr/bin/patch"), ["-p0", "-i", "stale.diff"], in: folder.url)
        #expect(patch.status == 0)
        let again = try Tool.run("screenspec", "generate", "App.screens.yaml", "--check", in: folder)
        #expect(again.status == 0)
    }
}
