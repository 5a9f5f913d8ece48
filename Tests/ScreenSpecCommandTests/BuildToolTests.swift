import Foundation
import ScreenSpecTestSupport
import Testing

@Suite("screenspec-build")
struct BuildToolTests {
    let folder = TemporaryFolder(spec: smallSpec)

    @Test("generates what screenspec does, and says nothing")
    func generates() throws {
        let result = try Tool.run("screenspec-build", "App.screens.yaml", "out", in: folder)
        #expect(result.status == 0 && result.output == "" && result.errors == "")
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        #expect(!folder.names(in: "out").isEmpty)
        #expect(folder.contents(of: "out") == folder.contents(of: "Generated"))
        folder.age("out")
        _ = try Tool.run("screenspec-build", "App.screens.yaml", "out", in: folder)
        #expect(folder.touched(in: "out").isEmpty)
    }

    @Test("takes includes that the build declares, and no others")
    func includes() throws {
        let spec = smallSpec.replacing("opens: [book]", with: "opens: [book, more]")
        folder.write(spec + "include: [More/*.screens.yaml]\n", to: "App.screens.yaml")
        let more = "screenspec: 1\ndestinations: {more: {title: M, icon: m, view: MoreView}}\n"
        folder.write(more, to: "More/A.screens.yaml")
        let declared = try Tool.run(
            "screenspec-build", "App.screens.yaml", "out", "--input", "More/A.screens.yaml", in: folder)
        #expect(declared.status == 0 && declared.errors == "")
        let undeclared = try Tool.run("screenspec-build", "App.screens.yaml", "out", in: folder)
        #expect(undeclared.status == 1 && undeclared.errors.contains("[undeclared-include]"))
    }

    @Test("a second spec of a target says a prefix", arguments: ["screenspec-build", "screenspec"])
    func clash(tool: String) throws {
        let start = tool == "screenspec" ? ["generate", "Second.screens.yaml", "--output"] : ["Second.screens.yaml"]
        let arguments = start + ["out", "--beside", "App.screens.yaml"]
        folder.write("screenspec: 1\ndestinations: {a: {view: A}}\n", to: "Second.screens.yaml")
        let refused = try Tool.run(Tool.executable(tool), arguments, in: folder.url)
        #expect(refused.status == 1 && refused.errors.contains("Second.screens.yaml:1:13: error: this spec and"))
        #expect(refused.errors.contains("both make a type `NavigationItem` [clashing-specs]"))
        #expect(refused.errors.contains("under `app`, write `prefix: Second`"))
        folder.write("screenspec: 1\napp: {prefix: Second}\ndestinations: {a: {view: A}}\n", to: "Second.screens.yaml")
        #expect(try Tool.run(Tool.executable(tool), arguments, in: folder.url).status == 0)
    }

    @Test(
        "two specs of a target are not called the same, whatever the case",
        arguments: ["screenspec-build", "screenspec"])
    func names(tool: String) throws {
        folder.write("screenspec: 1\napp: {prefix: Other}\ndestinations: {a: {view: A}}\n", to: "More/aPP.screens.yaml")
        let start = tool == "screenspec" ? ["generate", "App.screens.yaml", "--output"] : ["App.screens.yaml"]
        let refused = try Tool.run(
            Tool.executable(tool), start + ["out", "--beside", "More/aPP.screens.yaml"], in: folder.url)
        #expect(refused.status == 1 && folder.names(in: "out").isEmpty)
        #expect(refused.errors.contains("error: this spec and `More/aPP.screens.yaml` are of one target"))
        #expect(refused.errors.contains("files of the same names [clashing-specs]"))
    }

    @Test("of two specs in a folder whose code has the same names none is written over the other's")
    func namesInOneFolder() throws {
        folder.write("screenspec: 1\napp: {prefix: Other}\ndestinations: {a: {view: A}}\n", to: "app.yml")
        let refused = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        #expect(refused.status == 1 && folder.names(in: "Generated").isEmpty)
        #expect(refused.errors.contains("app.yml` are of one target"))
        #expect(refused.errors.contains("files of the same names [clashing-specs]"))
        // What is no spec has no code.
        folder.write("name: App\n", to: "app.yml")
        #expect(try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder).status == 0)
        // Nor is a part of the spec another one.
        folder.write("screenspec: 1\ndestinations: {more: {title: M, icon: m, view: MoreView}}\n", to: "App.yml")
        let spec = smallSpec.replacing("opens: [book]", with: "opens: [book, more]")
        folder.write(spec + "include: [App.yml]\n", to: "App.screens.yaml")
        #expect(try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder).status == 0)
    }

    @Test("two specs of a target do not make one modifier")
    func modifiers() throws {
        let asks = { (name: String) in
            "destinations: {home: {view: A}, a: {view: A, presentation: {style: sheet, confirmDismissal: {title: T, when: \(name)}}}}\n"
        }
        folder.write("screenspec: 1\n" + asks("secondIsDirty"), to: "First.screens.yaml")
        folder.write("screenspec: 1\napp: {prefix: Second}\n" + asks("isDirty"), to: "Second.screens.yaml")
        let refused = try Tool.run(
            "screenspec-build", "Second.screens.yaml", "out", "--beside", "First.screens.yaml", in: folder)
        #expect(refused.status == 1 && refused.errors.contains("both make a modifier `secondIsDirty` of views"))
        #expect(refused.errors.contains("Second.screens.yaml:3:"))
    }

    @Test("ends with 1 for a spec with errors and leaves what was generated")
    func errors() throws {
        _ = try Tool.run("screenspec-build", "App.screens.yaml", "out", in: folder)
        let before = folder.contents(of: "out")
        folder.write(smallSpec.replacing("view: HomeView, ", with: ""), to: "App.screens.yaml")
        let result = try Tool.run("screenspec-build", "App.screens.yaml", "out", in: folder)
        #expect(result.status == 1 && result.output == "")
        #expect(result.errors.hasPrefix("\(folder["App.screens.yaml"].path):4:3: error: "))
        #expect(folder.contents(of: "out") == before)
    }

    @Test(
        "ends with 2 where it cannot work",
        arguments: [
            [], ["App.screens.yaml"], ["App.screens.yaml", "out", "more"], ["App.screens.yaml", "out", "--input"],
            ["App.screens.yaml", "out", "--check"], ["No.screens.yaml", "out"],
            ["App.screens.yaml", "App.screens.yaml"],
        ])
    func failures(arguments: [String]) throws {
        let result = try Tool.run(Tool.executable("screenspec-build"), arguments, in: folder.url)
        #expect(result.status == 2 && result.output == "" && !result.errors.isEmpty)
        #expect(folder.names(in: "") == ["App.screens.yaml"])
    }
}
