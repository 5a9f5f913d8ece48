import Foundation
import ScreenSpecTestSupport
import Testing

@Suite("screenspec generate")
struct GenerateTests {
    let folder = TemporaryFolder(spec: smallSpec)

    @Test("writes into Generated beside the spec and says what it wrote")
    func defaultFolder() throws {
        folder.write(smallSpec, to: "Specs/Other.screens.yaml")
        let result = try Tool.run("screenspec", "generate", "Specs/Other.screens.yaml", in: folder)
        #expect(result.status == 0 && result.errors == "")
        let names = folder.names(in: "Specs/Generated")
        #expect(!names.isEmpty && names.allSatisfy { $0.hasPrefix("Other") })
        #expect(Set(result.output.split(separator: "\n")) == Set(names.map { "wrote Specs/Generated/\($0)" }))
    }

    @Test("makes the output folder and those above it")
    func outputFolder() throws {
        let result = try Tool.run("screenspec", "generate", "App.screens.yaml", "--output", "a/b/c", in: folder)
        #expect(result.status == 0)
        #expect(!folder.names(in: "a/b/c").isEmpty)
        #expect(folder.names(in: "Generated").isEmpty)
    }

    @Test("leaves unchanged files alone and is silent about them")
    func unchangedFiles() throws {
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        folder.age("Generated")
        let again = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        #expect(again.status == 0 && again.output == "" && again.errors == "")
        #expect(folder.touched(in: "Generated").isEmpty)
    }

    @Test("writes only the files that change, whole and not in place")
    func changedFiles() throws {
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        let old = folder.contents(of: "Generated")
        folder.age("Generated")
        folder.makeFolder("before")
        for name in old.keys {
            try FileManager.default.linkItem(at: folder["Generated/\(name)"], to: folder["before/\(name)"])
        }
        folder.write(smallSpec.replacing("title: Home", with: "title: Start"), to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        #expect(result.status == 0)
        let new = folder.contents(of: "Generated")
        let changed = new.keys.filter { new[$0] != old[$0] }.sorted()
        #expect(!changed.isEmpty && changed.count < new.count)
        #expect(folder.touched(in: "Generated") == changed)
        #expect(result.output == changed.map { "wrote Generated/\($0)\n" }.joined())
        // Whoever had an old file open still reads the old file.
        #expect(folder.contents(of: "before") == old)
    }

    @Test("gives the same bytes wherever the spec lies")
    func reproducible() throws {
        folder.write(smallSpec, to: "elsewhere/deep/App.screens.yaml")
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        _ = try Tool.run("screenspec", "generate", folder["elsewhere/deep/App.screens.yaml"].path, in: folder)
        #expect(folder.contents(of: "Generated") == folder.contents(of: "elsewhere/deep/Generated"))
    }

    @Test("prints every file with --stdout and writes none")
    func standardOutput() throws {
        let printed = try Tool.run("screenspec", "generate", "App.screens.yaml", "--stdout", in: folder)
        #expect(printed.status == 0 && folder.names(in: "") == ["App.screens.yaml"])
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        let files = folder.contents(of: "Generated")
        #expect(files.values.allSatisfy { printed.output.contains($0) })
        #expect(printed.output.utf8.count == files.values.reduce(0) { $0 + $1.utf8.count })
    }

    @Test("writes nothing where the spec has errors, and reports each")
    func errors() throws {
        let wrong = smallSpec.replacing("[book]", with: "[bok]").replacing("columns", with: "colums")
        folder.write(wrong, to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        #expect(result.status == 1 && result.output == "")
        #expect(folder.names(in: "") == ["App.screens.yaml"])
        let path = folder["App.screens.yaml"].path
        #expect(result.errors.contains("\(path):4:36: error: ") && result.errors.contains("[unknown-key]"))
        #expect(result.errors.contains("[unknown-destination]"))
    }
}
