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

    @Test("a run without a list of symbols says so once, and passes")
    func remark() throws {
        folder.write("screenspec: 1\ndestinations: {home: {view: Home, icon: house}}\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\ndestinations: {home: {view: Home, icon: house}}\n", to: "Other.screens.yaml")
        let result = try Tool.run("screenspec", "lint", "--strict", ".", in: folder)
        #if !os(macOS)
            #expect(
                result.errors.hasPrefix("note: SF Symbols were not checked")
                    && result.errors.split(separator: "\n").count == 1)
        #endif
        #expect(result.status == 0)
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
