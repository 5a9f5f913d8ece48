import Foundation
import ScreenSpecTestSupport
import Testing

@Suite("screenspec init")
struct InitTests {
    let folder = TemporaryFolder()

    @Test("writes a spec that compiles without any finding", arguments: ["split", "tabs", "stack"])
    func layouts(layout: String) throws {
        let written = try Tool.run("screenspec", "init", "--layout", layout, "My Shop", in: folder)
        #expect(written.status == 0 && written.output == "wrote My Shop/My Shop.screens.yaml\n")
        let linted = try Tool.run("screenspec", "lint", ".", "--strict", in: folder)
        #expect(linted.status == 0 && linted.output == "no findings in 1 file\n")
        let generated = try Tool.run("screenspec", "generate", "My Shop/My Shop.screens.yaml", in: folder)
        #expect(generated.status == 0 && generated.errors == "")
        let text = try #require(folder.read("My Shop/My Shop.screens.yaml"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 && $0.last != " " })
    }

    @Test("names the file after the folder, or as it is told")
    func names() throws {
        let here = try Tool.run("screenspec", "init", in: folder)
        #expect(here.output == "wrote \(folder.url.lastPathComponent).screens.yaml\n")
        #expect(try Tool.run("screenspec", "init", "Sub/Shop.screens.yaml", in: folder).status == 0)
        #expect(folder.names(in: "Sub") == ["Shop.screens.yaml"])
    }

    @Test("writes no spec that nothing would find", arguments: ["foo.yaml", "Sub/foo.yml"])
    func refusesName(name: String) throws {
        let result = try Tool.run("screenspec", "init", name, in: folder)
        #expect(result.status == 2 && result.errors.contains("foo.screens.yaml") && folder.names(in: "").isEmpty)
    }

    @Test("leaves alone what is there")
    func refuses() throws {
        folder.write("mine", to: "A.screens.yaml")
        folder.makeLink("B.screens.yaml", to: "nowhere")
        for name in ["A.screens.yaml", "B.screens.yaml"] {
            let result = try Tool.run("screenspec", "init", name, in: folder)
            #expect(result.status == 2 && result.output == "" && !result.errors.isEmpty)
        }
        #expect(folder.read("A.screens.yaml") == "mine" && folder.names(in: "").count == 2)
    }
}
