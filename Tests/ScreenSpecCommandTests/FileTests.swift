import Foundation
import ScreenSpecTestSupport
import Testing

/// Files and folders that are not what they should be: status 2, a diagnostic, and nothing changed.
@Suite("Files in the way")
struct FileTests {
    let folder = TemporaryFolder(spec: smallSpec)

    @Test("a spec that is missing")
    func missingSpec() throws {
        let result = try Tool.run("screenspec", "generate", "No.screens.yaml", in: folder)
        #expect(result.status == 2)
        let path = folder["No.screens.yaml"].path
        #expect(result.errors == "\(path): error: there is no such file [missing-file]\n")
    }

    @Test("a spec that is a folder")
    func folderAsSpec() throws {
        folder.makeFolder("Folder.screens.yaml")
        let result = try Tool.run("screenspec", "generate", "Folder.screens.yaml", in: folder)
        #expect(result.status == 2 && result.errors.contains("[folder-as-file]"))
    }

    @Test("a spec that cannot be read", .enabled(if: Tool.unprivileged != nil, "root can read everything"))
    func unreadableSpec() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder["App.screens.yaml"].path)
        let result = try Tool.runUnprivileged("generate", "App.screens.yaml", in: folder)
        #expect(result.status == 2 && result.errors.contains("[unreadable-file]"))
    }

    @Test("an include that is missing is the spec's mistake")
    func missingInclude() throws {
        folder.write(smallSpec + "include: [No.screens.yaml]\n", to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        #expect(result.status == 1 && result.errors.contains("App.screens.yaml:9:11: error: "))
    }

    @Test("an output folder that is a file", arguments: ["--check", ""])
    func fileAsFolder(option: String) throws {
        folder.write("mine", to: "out")
        let arguments = ["generate", "App.screens.yaml", "--output", "out"] + (option.isEmpty ? [] : [option])
        let result = try Tool.run(Tool.executable("screenspec"), arguments, in: folder.url)
        #expect(result.status == 2 && result.output == "")
        #expect(result.errors.hasPrefix("\(folder["out"].path): error: ") && result.errors.contains("[output-folder]"))
        #expect(folder.read("out") == "mine")
    }

    @Test("an output folder below a file")
    func folderBelowFile() throws {
        folder.write("mine", to: "out")
        let result = try Tool.run("screenspec", "generate", "App.screens.yaml", "--output", "out/in", in: folder)
        #expect(result.status == 2 && result.errors.contains("[output-folder]"))
    }

    @Test("a link in a generated file's place: refused, and no file is written")
    func link() throws {
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        let last = try #require(folder.names(in: "Generated").last)
        folder.write("mine", to: "target")
        for name in folder.names(in: "Generated") { folder.write("// old\n", to: "Generated/\(name)") }
        try FileManager.default.removeItem(at: folder["Generated/\(last)"])
        folder.makeLink("Generated/\(last)", to: "target")
        let before = folder.contents(of: "Generated")
        for option in [[], ["--check"]] {
            let arguments = ["generate", "App.screens.yaml"] + option
            let result = try Tool.run(Tool.executable("screenspec"), arguments, in: folder.url)
            #expect(result.status == 2)
            #expect(result.errors.contains("Generated/\(last): error: ") && result.errors.contains("[output-link]"))
        }
        #expect(folder.contents(of: "Generated") == before)
        #expect(folder.read("target") == "mine")
    }

    @Test("a folder in a generated file's place: all or nothing, and no temporary files stay")
    func folderInPlace() throws {
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        let names = folder.names(in: "Generated")
        let last = try #require(names.last)
        for name in names { folder.write("// old\n", to: "Generated/\(name)") }
        try FileManager.default.removeItem(at: folder["Generated/\(last)"])
        folder.makeFolder("Generated/\(last)")
        let result = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        #expect(result.status == 2 && result.output == "")
        #expect(folder.names(in: "Generated") == names)
        #expect(names.dropLast().allSatisfy { folder.read("Generated/\($0)") == "// old\n" })
    }

    @Test(
        "an output folder that cannot be written", .enabled(if: Tool.unprivileged != nil, "root can write everywhere"))
    func readOnlyFolder() throws {
        folder.makeFolder("out")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder["out"].path)
        let file = try Tool.runUnprivileged("generate", "App.screens.yaml", "--output", "out", in: folder)
        #expect(file.status == 2 && file.errors.contains("permission denied [unwritable-output]"))
        let inner = try Tool.runUnprivileged("generate", "App.screens.yaml", "--output", "out/in", in: folder)
        #expect(inner.status == 2 && inner.errors.contains("permission denied [output-folder]"))
        #expect(folder.names(in: "out").isEmpty)
    }
}
