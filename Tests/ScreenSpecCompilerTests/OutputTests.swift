import Foundation
import ScreenSpecDiagnostics
import ScreenSpecFixing
import ScreenSpecTestSupport
import Testing

@testable import ScreenSpecCompiler

@Suite("Files that change as one")
struct OutputTests {
    let folder = TemporaryFolder()

    private func write(_ names: [String], clearing: Bool = false, then: () -> Void = {}) throws -> [String] {
        let output = try OutputFolder(folder["out"].path, creating: true)
        return try output.write(clearingBeside: clearing ? folder["App.screens.yaml"].path : nil) {
            emit throws(OutputError) in
            for name in names {
                let source = SourceFile(path: name, string: "new \(name)")
                try emit(name, source.text)
                withExtendedLifetime(source) {}
            }
            then()
        }.written
    }

    @Test("where one cannot be moved into its place, those before it are as they were", arguments: [0, 1, 2])
    func rollback(number: Int) throws {
        for name in ["a", "b"] { folder.write("old", to: "out/\(name)") }
        let inode = try FileManager.default.attributesOfItem(atPath: folder["out/a"].path)[.systemFileNumber] as? Int
        let names = ["a", "b", "c"]
        #expect(throws: OutputError.self) {
            try write(names) {
                // In the last moment, when all stand beside their places.
                try? FileManager.default.removeItem(at: folder["out/\(names[number])"])
                folder.makeFolder("out/\(names[number])/full")
            }
        }
        try FileManager.default.removeItem(at: folder["out/\(names[number])"])
        #expect(folder.names(in: "out") == ["a", "b"].filter { $0 != names[number] })
        #expect(folder.contents(of: "out").values.allSatisfy { $0 == "old" })
        if number > 0 {
            let now = try FileManager.default.attributesOfItem(atPath: folder["out/a"].path)[.systemFileNumber] as? Int
            #expect(now == inode)
        }
    }

    @Test("a file that fails while it is made leaves nothing behind")
    func failing() throws {
        folder.write("old", to: "out/a")
        folder.makeLink("out/b", to: "out/a")
        #expect(throws: OutputError.self) { try write(["a", "b"]) }
        #expect(folder.names(in: "out") == ["a", "b"] && folder.read("out/a") == "old")
    }

    @Test("a pipe in a file's place is waited for by nobody, and stays")
    func pipe() throws {
        folder.write("old", to: "out/a")
        folder.makePipe("out/b")
        #expect(throws: OutputError.self) { try write(["a", "b"]) }
        #expect(folder.names(in: "out") == ["a", "b"] && folder.read("out/a") == "old")
    }

    @Test("permissions stay, and whose the file is")
    func permissions() throws {
        folder.write("old", to: "out/a")
        let path = folder["out/a"].path
        chmod(path, 0o600)
        // Only the superuser can give files away, and not in every container. It would take them when it runs the tool.
        let owner: uid_t = chown(path, 1234, gid_t.max) == 0 ? 1234 : geteuid()
        #expect(try write(["a"]) == ["a"])
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o600 && status.st_uid == owner)
        #expect(folder.read("out/a") == "new a")
    }

    /// What came out of the place of `name` in a run that was ended; no process has this number.
    ///
    /// - Parameters:
    ///   - before: a file that is as the run expected it to come out.
    ///   - after: a file that is as the one that came into the place.
    private func leftover(_ name: String, before: String, after: String) -> String {
        let marks = [before, after].map { FileState(at: folder["out/\($0)"].path)?.mark ?? "none" }
        return ".\(name).99999999.\(marks[0]).\(marks[1]).screenspec-old"
    }

    @Test("what a run left that was ended is swept up, and an old file goes back where its place is empty")
    func leftovers() throws {
        folder.write("half", to: "out/.a.99999999.screenspec-new")
        for (name, text) in [("a", "now"), ("older", "older"), ("b.x", "saved"), ("newer", "newer")] {
            folder.write(text, to: "out/\(name)")
        }
        folder.rename("out/older", to: "out/" + leftover("a", before: "older", after: "a"))
        folder.rename("out/b.x", to: "out/" + leftover("b.x", before: "b.x", after: "none"))
        // It did not get into its place, which somebody emptied since.
        folder.rename("out/newer", to: "out/" + leftover("c", before: "none", after: "newer"))
        // Nobody else writes here, whatever process has that number now.
        folder.write("reused", to: "out/.a.\(getppid()).screenspec-new")
        folder.write("mine", to: "out/.screenspec-new")
        folder.write("mine", to: "out/.a.1.screenspec-old")
        #expect(try write(["a"]) == ["a"])
        #expect(folder.names(in: "out") == [".a.1.screenspec-old", ".screenspec-new", "a", "b.x"])
        #expect(folder.read("out/b.x") == "saved" && folder.read("out/a") == "new a")
    }

    @Test("what somebody saved goes back where a run was ended before it could put it back")
    func savedLeftover() throws {
        for (name, text) in [("a", "old"), ("saved", "saved"), ("b", "theirs")] {
            folder.write(text, to: "out/\(name)")
        }
        folder.rename("out/saved", to: "out/" + leftover("a", before: "none", after: "a"))
        // Somebody else's stands in the place as well: neither may go.
        let other = leftover("b", before: "none", after: "none")
        folder.write("saved too", to: "out/\(other)")
        #expect(try write(["c"]) == ["c"])
        #expect(folder.contents(of: "out") == ["a": "saved", "b": "theirs", "c": "new c", other: "saved too"])
    }

    @Test("a file that somebody saves at the last moment stays, and those before it are as they were")
    func saved() throws {
        for name in ["a", "b"] { folder.write("old", to: "out/\(name)") }
        #expect(throws: OutputError.self) {
            try write(["a", "b"]) { folder.write("saved", to: "out/b") }
        }
        #expect(folder.names(in: "out") == ["a", "b"])
        #expect(folder.read("out/a") == "old" && folder.read("out/b") == "saved")
    }

    @Test("a file that is read-only is not replaced")
    func readOnly() throws {
        for name in ["a", "b"] { folder.write("old", to: "out/\(name)") }
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder["out/b"].path)
        #expect(throws: OutputError.self) { try write(["a", "b"]) }
        #expect(folder.names(in: "out") == ["a", "b"] && folder.read("out/a") == "old")
    }

    @Test("what a spec of another name left goes with the files that change, or stays with them")
    func renamed() throws {
        let header = "// Generated by ScreenSpec from Old.screens.yaml. Do not edit.\n"
        let names = ["Old.Router.swift", "Old.State.swift"]
        for name in names { folder.write(header, to: "out/\(name)") }
        folder.write("old", to: "out/a")
        #expect(throws: OutputError.self) {
            try write(["a", "b"], clearing: true) { folder.makeFolder("out/b/full") }
        }
        try FileManager.default.removeItem(at: folder["out/b"])
        #expect(folder.contents(of: "out") == [names[0]: header, names[1]: header, "a": "old"])
        #expect(try write(["a"], clearing: true) == ["a"])
        #expect(folder.contents(of: "out") == ["a": "new a"])
    }

    @Test("one that was put away and not removed goes with the next run")
    func putAway() throws {
        let header = "// Generated by ScreenSpec from Old.screens.yaml. Do not edit.\n"
        folder.write(header, to: "out/Old.Router.swift")
        folder.rename(
            "out/Old.Router.swift", to: "out/" + leftover("Old.Router.swift", before: "Old.Router.swift", after: "none")
        )
        #expect(try write(["a"], clearing: true) == ["a"])
        #expect(folder.names(in: "out") == ["a"])
    }

    @Test("fixes of several files are written together or not at all")
    func fixes() throws {
        folder.write(
            "screenspec: 1\ninclude: [Z.yaml]\ndestinations: {home: {view: &a Home}}\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\ndestinations: {more: {view: &a More}}\n", to: "Z.yaml")
        let outcome = applyFixes(to: folder["App.screens.yaml"].path, unsafe: false)
        #expect(outcome.files.count == 2)
        let changed = "# by somebody else\nscreenspec: 1\ndestinations: {more: {view: &a More}}\n"
        folder.write(changed, to: "Z.yaml")
        #expect(throws: OutputError.self) { try outcome.write() }
        #expect(folder.names(in: "") == ["App.screens.yaml", "Z.yaml"])
        #expect(folder.read("App.screens.yaml")?.contains("&a") == true && folder.read("Z.yaml") == changed)
    }
}
