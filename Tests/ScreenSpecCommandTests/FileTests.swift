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

    @Test("a spec that comes through a pipe is read to its end")
    func pipedSpec() throws {
        let tool = Tool.executable("screenspec").path
        // More than fits into a pipe at once.
        folder.write(smallSpec + String(repeating: "# filler\n", count: 40_000), to: "App.screens.yaml")
        for command in [
            "cat App.screens.yaml | '\(tool)' lint /dev/stdin", "'\(tool)' lint /dev/stdin < App.screens.yaml",
            "cat App.screens.yaml | '\(tool)' generate /dev/fd/3 --stdout 3<&0 > /dev/null",
            "cat App.screens.yaml | '\(tool)' dump --stage events /dev/stdin > /dev/null",
        ] {
            let result = try Tool.run(URL(filePath: "/bin/sh"), ["-c", command], in: folder.url)
            #expect(result.status == 0, "\(command): \(result.output)\(result.errors)")
        }
    }

    @Test("a pipe that nobody writes into does not stop a run")
    func silentPipe() throws {
        folder.makePipe("Sub/pipe.json")
        folder.makePipe("Sub/Pipe.screens.yaml")
        func problem(_ arguments: String...) throws -> String {
            let result = try Tool.run(Tool.executable("screenspec"), arguments, in: folder.url)
            #expect(result.status == 2)
            return result.output + result.errors
        }
        #expect(try problem("lint", ".").contains("Sub/Pipe.screens.yaml: error: this is a pipe or a device"))
        for path in ["Sub/Pipe.screens.yaml", "/dev/zero"] {
            #expect(try problem("lint", path).contains("\(path): error: this is a pipe or a device"))
            #expect(try problem("generate", path, "--stdout").contains("[unreadable-file]"))
            #expect(try problem("dump", "--stage", "graph", path).contains("[unreadable-file]"))
            #expect(try problem("dump", "--stage", "events", path).contains("[unreadable-file]"))
        }
        #expect(try problem("lint", "App.screens.yaml", "--baseline", "Sub/pipe.json").contains("[unusable-baseline]"))
        let template = try problem("generate", "App.screens.yaml", "--template", "Sub/pipe.json")
        #expect(template.contains("[unreadable-file]"))
        let build = try Tool.run("screenspec-build", "Sub/Pipe.screens.yaml", "out", in: folder)
        #expect(build.status == 2 && build.errors.contains("[unreadable-file]"))
    }

    @Test(
        "an output never replaces what was read, nor another output",
        arguments: [
            ["lint", "App.screens.yaml", "--output", "App.screens.yaml"],
            ["lint", "App.screens.yaml", "--write-baseline", "Link/App.screens.yaml"],
            ["lint", "App.screens.yaml", "--output", "Hard.yaml"],
            ["lint", ".", "--format", "json", "--output", "Part.yaml"],
            ["lint", "App.screens.yaml", "--write-baseline", "symbols.txt"],
            ["lint", "App.screens.yaml", "--baseline", "known.json", "--output", "known.json"],
            ["lint", "App.screens.yaml", "--write-baseline", "x", "--output", "./x"],
            ["lint", "App.screens.yaml", "--write-baseline", "new/x", "--output", "Link/new/x", "--fix"],
            ["lint", "Broken.screens.yaml", "--output", "Broken.screens.yaml"],
            ["generate", "App.screens.yaml", "--template", "App.screens.yaml.mustache", "--output", "."],
            ["generate", "App.screens.yaml", "--template", "Part.yaml.mustache", "--output", "."],
            ["generate", "Own.screens.yaml", "--output", "."],
        ])
    func outputOverInput(arguments: [String]) throws {
        folder.write(smallSpec + "include: [Part.yaml]\nlint: {symbols: symbols.txt}\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\ninclude: [Own.Router.swift]\n", to: "Own.screens.yaml")
        folder.write(smallSpec, to: "Own.Router.swift")
        folder.write("screenspec: [\n", to: "Broken.screens.yaml")
        folder.write(
            "screenspec: 1\ndestinations: {part: {title: Part, icon: book, view: PartView}}\n", to: "Part.yaml")
        folder.write("screenspec-symbols 1\nrelease 1 iOS 13.0\nsymbols\nbook 1\nhouse 1\n", to: "symbols.txt")
        folder.write("{\"version\": 1, \"findings\": []}\n", to: "known.json")
        for name in ["App.screens.yaml", "Part.yaml"] { folder.write("{{#cases}}{{/cases}}\n", to: "\(name).mustache") }
        try FileManager.default.linkItem(at: folder["App.screens.yaml"], to: folder["Hard.yaml"])
        folder.makeLink("Link", to: ".")
        let before = folder.contents(of: "")
        let result = try Tool.run(Tool.executable("screenspec"), arguments, in: folder.url)
        #expect(result.status == 2 && result.output == "")
        #expect(result.errors.contains("this would replace a file that the same run reads or writes"))
        #expect(folder.contents(of: "") == before)
    }

    @Test("what lies outside is read where a person allows it, or names its folder")
    func outside() throws {
        folder.write("screenspec: 1\ndestinations: {out: {view: OutView}}\n", to: "Out/Part.yaml")
        folder.write("", to: "In/Package.swift")
        folder.write("screenspec: 1\ninclude: [../Out/Part.yaml]\n", to: "In/App.screens.yaml")
        func status(_ arguments: String...) throws -> Int32 {
            try Tool.run(Tool.executable("screenspec"), arguments, in: folder.url).status
        }
        #expect(try status("generate", "In/App.screens.yaml", "--stdout") == 1)
        #expect(try status("generate", "In/App.screens.yaml", "--stdout", "--allow-outside") == 0)
        #expect(try status("dump", "--stage", "document", "In/App.screens.yaml") == 1)
        #expect(try status("dump", "--stage", "document", "In/App.screens.yaml", "--allow-outside") == 0)
        #expect(try status("lint", "In") == 1 && status("lint", "In/App.screens.yaml") == 1)
        #expect(try status("lint", "In", "--allow-outside") == 0 && status("lint", ".") == 0)
        let build = try Tool.run(
            "screenspec-build", "In/App.screens.yaml", "out", "--package", "In", "--input", "Out/Part.yaml", in: folder)
        #expect(build.status == 1 && build.errors.contains("[outside-file]"))
        folder.write("{{#destinations}}{{/destinations}}", to: "Out/Mine.mustache")
        folder.write(smallSpec, to: "In/App.screens.yaml")
        #expect(try status("generate", "In/App.screens.yaml", "--stdout", "--template", "Out/Mine.mustache") == 0)
    }

    @Test("a link in a linted folder that leads out of it is not followed")
    func linkedSpec() throws {
        folder.write("screenspec: 1\nsecret: [\n", to: "Out/secret")
        folder.makeFolder("In")
        folder.makeLink("In/App.screens.yaml", to: "Out/secret")
        let refused = try Tool.run("screenspec", "lint", "In", in: folder)
        #expect(refused.status == 2 && refused.output.contains("[outside-file]") && !refused.output.contains("secret:"))
        #expect(try Tool.run("screenspec", "lint", "In", "--allow-outside", in: folder).output.contains("secret:"))
    }
}

@Suite("A run that is ended")
struct InterruptionTests {
    let folder = TemporaryFolder(
        spec: "screenspec: 1\ndestinations:\n"
            + (0..<20_000).map { "  screen\($0): {title: Screen, view: V}\n" }.joined())

    /// Starts `generate` and ends it as soon as it writes.
    private func end(by signal: Int32) throws -> Process {
        let process = Process()
        process.executableURL = Tool.executable("screenspec")
        process.arguments = ["generate", "App.screens.yaml"]
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        while process.isRunning, !folder.names(in: "Generated").contains(where: { $0.hasPrefix(".") }) { usleep(200) }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process
    }

    @Test("writes what it began, all of it", arguments: [SIGINT, SIGTERM, SIGHUP])
    func finishes(signal: Int32) throws {
        let process = try end(by: signal)
        let names = folder.names(in: "Generated")
        #expect(names.count == 17 && !names.contains { $0.hasPrefix(".") })
        #expect(process.terminationReason == .uncaughtSignal || process.terminationStatus == 0)
    }

    @Test("and what it could not take away the next one does")
    func killed() throws {
        _ = try end(by: SIGKILL)
        #expect(folder.names(in: "Generated").contains { $0.hasSuffix(".screenspec-new") })
        #expect(try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder).status == 0)
        let names = folder.names(in: "Generated")
        #expect(names.count == 17 && !names.contains { $0.hasPrefix(".") })
    }
}
