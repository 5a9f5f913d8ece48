import Foundation
import ScreenSpecTestSupport
import Testing

/// A spec with one warning, on line 2.
let warnedSpec = smallSpec.replacing(
    "screenspec: 1\n", with: "screenspec: 1\nattributes: {flag: {type: Bool, default: true}}\n")
let brokenSpec = smallSpec.replacing("columns: 2", with: "colums: 2")

@Suite("screenspec lint")
struct LintTests {
    let folder = TemporaryFolder()

    private func lint(_ arguments: String...) throws -> Tool.Result {
        try Tool.run(Tool.executable("screenspec"), ["lint"] + arguments, in: folder.url)
    }

    @Test("ends with 0 for warnings, with 1 for errors and, where told to, for warnings")
    func status() throws {
        folder.write(smallSpec, to: "Clean.screens.yaml")
        #expect(try lint("Clean.screens.yaml").output == "no findings in 1 file\n")
        folder.write(warnedSpec, to: "Warned.screens.yaml")
        let warned = try lint("Warned.screens.yaml")
        #expect(warned.status == 0 && warned.errors == "")
        #expect(warned.output.hasPrefix("\(folder["Warned.screens.yaml"].path):2:14: warning: "))
        #expect(warned.output.contains("\n    2 | attributes: {flag: "))
        #expect(warned.output.hasSuffix("\n1 warning in 1 file\n"))
        #expect(try lint("Warned.screens.yaml", "--strict").status == 1)
        folder.write(brokenSpec, to: "Broken.screens.yaml")
        let all = try lint(".")
        #expect(all.status == 1 && all.output.hasSuffix("1 error, 1 warning in 3 files\n"))
        let quiet = try lint(".", "--quiet")
        #expect(quiet.status == 1 && quiet.output.hasSuffix("1 error in 3 files\n"))
        #expect(!quiet.output.contains("warning"))
    }

    @Test(
        "ends with 2 where it cannot work",
        arguments: [
            [], ["No.screens.yaml"], ["Empty"], [""], ["."], ["App.screens.yaml", "--format", "html"],
            ["App.screens.yaml", "--strict", "--quiet"], ["App.screens.yaml", "--jobs", "0"],
            ["App.screens.yaml", "--baseline", "No.json"], ["App.screens.yaml", "--baseline", "App.screens.yaml"],
            ["App.screens.yaml", "--output", "App.screens.yaml/x"], ["App.screens.yaml", "--output", ""],
        ])
    func failures(arguments: [String]) throws {
        folder.write(smallSpec, to: "App.screens.yaml")
        folder.makeFolder("Empty")
        if arguments == ["."] { folder.makeLink("Gone.screens.yaml", to: "nowhere") }
        let result = try Tool.run(Tool.executable("screenspec"), ["lint"] + arguments, in: folder.url)
        #expect(result.status == 2)
        #expect(!(result.output + result.errors).isEmpty)
    }

    @Test("still tells of the others where one path is missing")
    func missing() throws {
        folder.write(brokenSpec, to: "Broken.screens.yaml")
        let result = try lint("No.screens.yaml", "Broken.screens.yaml", "--format", "xcode")
        #expect(result.status == 2)
        #expect(result.output.contains("[unknown-key]") && result.output.contains("[missing-file]"))
    }

    @Test("finds specs in folders, each once, in order, and not what is hidden")
    func folders() throws {
        for path in ["B", "A/Deep/Z", "A/Deep/Y", ".build/Hidden", "A/.Hidden"] {
            folder.write(warnedSpec, to: "\(path).screens.yaml")
        }
        folder.write("nonsense", to: "A/notes.yaml")
        folder.makeLink("A/Again", to: ".")
        folder.makeLink("A/B.screens.yaml", to: "B.screens.yaml")
        let result = try lint("B.screens.yaml", ".", "A", "./A/../B.screens.yaml", "--format", "github")
        #expect(paths(in: result) == ["A/Deep/Y.screens.yaml", "A/Deep/Z.screens.yaml", "B.screens.yaml"])
    }

    private func paths(in result: Tool.Result) -> [String] {
        result.output.split(separator: "\n").compactMap { $0.firstMatch(of: /file=([^,]*),/).map { String($0.1) } }
    }

    @Test("lints what another spec includes as part of that one only")
    func includes() throws {
        folder.write(warnedSpec + "include: [Parts/*.screens.yaml]\n", to: "App.screens.yaml")
        let part =
            "screenspec: 1\ndestinations: {more: {title: M, icon: star, columns: 2, view: MoreView, opens: [home]}}\n"
        folder.write(part, to: "Parts/More.screens.yaml")
        #expect(try lint(".").output.contains("unknown-destination") == false)
        #expect(try lint("Parts").output.contains("unknown-destination"))
        let also = "screenspec: 1\ninclude: [App.screens.yaml]\nattributes: {other: {type: Bool, default: true}}\n"
        folder.write(also, to: "Also.screens.yaml")
        #expect(try lint(".", "--format", "checkstyle").output.matches(of: /unused-attribute/).count == 2)
    }

    @Test("knows the parts of a spec that is no YAML")
    func partsOfBroken() throws {
        folder.write("screenspec: 1\ninclude: [Parts/*.screens.yaml]\napp: {name: \"Shop}\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\nsidebar: {sections: [{id: main, items: [home]}]}\n", to: "Parts/Home.screens.yaml")
        let result = try lint(".")
        #expect(result.output.contains(":3:13: error: this quote is never closed"))
        #expect(result.status == 1 && result.output.hasSuffix("\n1 error in 2 files\n"), "\(result.output)")
    }

    @Test("stays with one of two specs that include each other")
    func cycle() throws {
        folder.write(smallSpec + "include: [B.screens.yaml]\n", to: "A.screens.yaml")
        folder.write("screenspec: 1\ninclude: [A.screens.yaml]\n", to: "B.screens.yaml")
        let result = try lint(".", "--format", "xcode")
        #expect(result.status == 1 && result.output.contains("[include-cycle]"))
    }

    @Test("tells of specs in one folder whose names differ in case only, and of no others")
    func caseTwins() throws {
        for name in ["App", "app", "Sub/App"] { folder.write(smallSpec, to: "\(name).screens.yaml") }
        let result = try lint(".", "--format", "xcode")
        #expect(result.status == 1)
        #expect(result.output.split(separator: "\n").filter { $0.contains("[clashing-specs]") }.count == 2)
        #expect(!result.output.contains("Sub/App"))
    }

    @Test("says the same on one thread and on many")
    func threads() throws {
        for number in 0..<40 { folder.write(number % 3 == 0 ? brokenSpec : warnedSpec, to: "S\(number).screens.yaml") }
        let one = try lint(".", "--jobs", "1", "--format", "json")
        let many = try lint(".", "--jobs", "8", "--format", "json")
        #expect(one.status == 1 && one.output == many.output && one.output.utf8.count > 4000)
    }

    @Test("writes into a file what it would print")
    func output() throws {
        folder.write(warnedSpec, to: "App.screens.yaml")
        let printed = try lint("App.screens.yaml", "--format", "sarif")
        let written = try lint("App.screens.yaml", "--format", "sarif", "--output", "new/report.sarif")
        #expect(written.output == "" && written.errors == "" && written.status == 0)
        #expect(folder.read("new/report.sarif") == printed.output)
    }

    @Test("cannot be made to say things by a file's name")
    func hostileName() throws {
        let name = "x\n::error::forged %0A\u{202E}<&\".screens.yaml"
        folder.write(warnedSpec, to: name)
        #expect(try lint(".", "--format", "github").output.split(separator: "\n").count == 1)
        #expect(try lint(".", "--format", "xcode").output.split(separator: "\n").count == 1)
        #expect(try !lint(".").output.split(separator: "\n").contains { $0.hasPrefix("::") })
        let root = try JSONSerialization.jsonObject(with: Data(lint(".", "--format", "json").output.utf8))
        #expect((root as? [String: Any])?["files"] as? [String] == [name])
    }
}
