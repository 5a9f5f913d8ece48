import Foundation
import ScreenSpecTestSupport
import Testing

@Suite("screenspec lint --fix")
struct LintFixTests {
    let folder = TemporaryFolder(
        spec: "screenspec: 1\ndestinations:\n  home: {view: &a Home, titel: A} # screenspec:ignore duplicate-icon\n")

    private func spec() -> String? { folder.read("App.screens.yaml") }

    @Test("makes the safe fixes and tells the rest")
    func fix() throws {
        let result = try Tool.run("screenspec", "lint", "--fix", "App.screens.yaml", in: folder)
        #expect(
            spec()
                == "screenspec: 1\ndestinations:\n  home: {view: Home, titel: A} # screenspec:ignore duplicate-icon\n")
        #expect(result.status == 1)
        #expect(result.output.contains("[unknown-key]") && !result.output.contains("[unused-anchor]"))
        #expect(result.errors == "fixed \(folder["App.screens.yaml"].path)\n")
    }

    @Test("makes all with --unsafe, until nothing is left")
    func unsafe() throws {
        let result = try Tool.run("screenspec", "lint", "--fix", "--unsafe", "App.screens.yaml", in: folder)
        #expect(spec() == "screenspec: 1\ndestinations:\n  home: {view: Home, title: A}\n")
        #expect(result.status == 0)
        let again = try Tool.run("screenspec", "lint", "--fix", "--unsafe", "App.screens.yaml", in: folder)
        #expect(again.status == 0 && again.errors == "")
    }

    @Test("--diff prints what would change and writes nothing")
    func diff() throws {
        let before = spec()
        let result = try Tool.run("screenspec", "lint", "--diff", "App.screens.yaml", in: folder)
        #expect(result.status == 1 && spec() == before)
        #expect(
            result.output == """
                --- App.screens.yaml
                +++ App.screens.yaml
                @@ -1,3 +1,3 @@
                 screenspec: 1
                 destinations:
                -  home: {view: &a Home, titel: A} # screenspec:ignore duplicate-icon
                +  home: {view: Home, titel: A} # screenspec:ignore duplicate-icon

                """)
        folder.write("screenspec: 1\ndestinations: {home: {view: Home}}\n", to: "App.screens.yaml")
        let clean = try Tool.run("screenspec", "lint", "--diff", "App.screens.yaml", in: folder)
        #expect(clean.status == 0 && clean.output == "")
    }

    @Test("does not write through a link")
    func link() throws {
        folder.makeLink("Link.screens.yaml", to: "App.screens.yaml")
        let before = spec()
        let result = try Tool.run("screenspec", "lint", "--fix", "Link.screens.yaml", in: folder)
        #expect(result.status == 2 && spec() == before)
        #expect(
            result.errors.hasSuffix("Link.screens.yaml: error: a link stands in this file's place [unwritable-spec]\n"))
    }

    @Test("Swift that must be quoted is put in quotes, all of it in one run, though nothing could be read")
    func quotes() throws {
        let lines = (1...13).map { "  screen\($0): {payload: {id: Int}, view: Screen\($0)(id: id)}\n" }
        folder.write("screenspec: 1\ndestinations:\n\(lines.joined())", to: "App.screens.yaml")
        let told = try Tool.run("screenspec", "lint", "--format", "xcode", ".", in: folder)
        #expect(told.status == 1 && told.output.split(separator: "\n").count { $0.contains("[unquoted-swift]") } == 13)
        let fixed = try Tool.run("screenspec", "lint", "--fix", ".", in: folder)
        #expect(fixed.status == 0)
        #expect(folder.read("App.screens.yaml")?.contains("view: \"Screen13(id: id)\"}") == true)
    }

    @Test("icons are checked against the list that comes with the tool")
    func symbols() throws {
        folder.write(
            "screenspec: 1\ndestinations: {home: {view: Home, icon: house}, books: {view: Books, icon: boook}}\n",
            to: "App.screens.yaml")
        let told = try Tool.run("screenspec", "lint", "--strict", "--format", "xcode", ".", in: folder)
        #expect(told.status == 1 && told.errors == "" && told.output.split(separator: "\n").count == 1)
        #expect(
            told.output.contains(
                "App.screens.yaml:2:76: warning: there is no SF Symbol `boook` in the list of 2025 [unknown-symbol]"))
        let fixed = try Tool.run("screenspec", "lint", "--fix", "--unsafe", ".", in: folder)
        #expect(fixed.status == 0 && folder.read("App.screens.yaml")?.contains("icon: book}") == true)
    }

    @Test(
        "flags that make no sense together end with 2",
        arguments: [
            ["--unsafe"], ["--diff", "--output", "x"], ["--diff", "--fix"], ["--diff", "--strict"],
            ["--diff", "--quiet"],
            ["--diff", "--baseline", "x"], ["--diff", "--write-baseline", "x"], ["--diff", "--format", "sarif"],
            ["--fix", "/dev/null"], ["--diff", "/dev/null"],
        ])
    func usage(_ flags: [String]) throws {
        let before = spec()
        let result = try Tool.run(Tool.executable("screenspec"), ["lint", "App.screens.yaml"] + flags, in: folder.url)
        #expect(result.status == 2 && result.output == "" && result.errors.hasPrefix("Error: "))
        #expect(spec() == before && folder.names(in: "") == ["App.screens.yaml"])
    }
}
