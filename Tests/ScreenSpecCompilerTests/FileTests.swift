import Foundation
import ScreenSpecCompiler
import ScreenSpecTestSupport
import Testing

@Suite("Files that are not what they should be")
struct FileTests {
    let folder = TemporaryFolder()

    private func diagnostics(_ path: String) -> String { Compiled(folder[path], in: folder.url).diagnostics }

    @Test("a spec that is missing")
    func missing() {
        #expect(diagnostics("App.screens.yaml") == "./App.screens.yaml: error: there is no such file [missing-file]\n")
    }

    @Test("a spec below a file")
    func belowFile() {
        folder.write("", to: "Specs")
        let expected = "./Specs/App.screens.yaml: error: there is no such file [missing-file]\n"
        #expect(diagnostics("Specs/App.screens.yaml") == expected)
    }

    @Test("a spec that is a folder")
    func isFolder() {
        folder.write("", to: "App.screens.yaml/App.screens.yaml")
        #expect(
            diagnostics("App.screens.yaml")
                == "./App.screens.yaml: error: this is a folder; a spec is a file, `NAME.screens.yaml` [folder-as-file]\n"
        )
    }

    @Test("a spec that cannot be read", .enabled(if: geteuid() != 0, "root can read everything"))
    func unreadable() throws {
        folder.write("screenspec: 1\n", to: "App.screens.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder["App.screens.yaml"].path)
        #expect(
            diagnostics("App.screens.yaml")
                == "./App.screens.yaml: error: the file cannot be read: permission denied [unreadable-file]\n")
    }

    @Test("an include that cannot be read", .enabled(if: geteuid() != 0, "root can read everything"))
    func unreadableInclude() throws {
        folder.write("screenspec: 1\ninclude: [Part.screens.yaml]\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\n", to: "Part.screens.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder["Part.screens.yaml"].path)
        let message = "`Part.screens.yaml`: the file cannot be read: permission denied [unreadable-file]"
        #expect(diagnostics("App.screens.yaml").hasPrefix("./App.screens.yaml:2:11: error: \(message)"))
    }

    @Test("an include that is a link to nothing")
    func brokenLink() throws {
        folder.write("screenspec: 1\ninclude: [Part.screens.yaml]\n", to: "App.screens.yaml")
        let link = folder["Part.screens.yaml"]
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder["Nothing"])
        #expect(diagnostics("App.screens.yaml").hasPrefix("./App.screens.yaml:2:11: error: "))
        #expect(!diagnostics("App.screens.yaml").contains("no-destinations"))
    }

    @Test(
        "UTF-16 that is cut off, or has half a pair",
        arguments: [[0xFF, 0xFE, 0x61], [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x61]])
    func brokenUTF16(_ bytes: [UInt8]) {
        folder.write(Data(bytes), to: "App.screens.yaml")
        let message = "the file begins as UTF-16 and is not valid UTF-16 [invalid-encoding]"
        #expect(diagnostics("App.screens.yaml") == "./App.screens.yaml: error: \(message)\n")
    }

    @Test("an include that the build does not know of")
    func undeclaredInclude() {
        folder.write(
            "screenspec: 1\ninclude: [Part.screens.yaml]\ndestinations: {home: {view: Home}}\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\ndestinations: {part: {view: Part}}\n", to: "Part.screens.yaml")
        let spec = folder["App.screens.yaml"].path
        #expect(Compilation(spec, declaredInputs: []).diagnostics.map(\.kind.id) == ["undeclared-include"])
        #expect(Compilation(spec, declaredInputs: [folder["Part.screens.yaml"].path]).diagnostics.isEmpty)
    }

    @Test("a spec's name is its file's, whatever that is", arguments: ["A B", "Größe 📚", "a\"\\(b)", "*"])
    func names(_ name: String) {
        folder.write("screenspec: 1\ndestinations: {home: {view: Home}}\n", to: "\(name).screens.yaml")
        let files = Compiled(folder["\(name).screens.yaml"]).files
        #expect(files.keys.contains("\(name).NavigationItem.swift"))
    }
}
