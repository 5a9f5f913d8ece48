import Foundation
import ScreenSpecTestSupport
import Testing

@Suite("Usage")
struct UsageTests {
    let folder = TemporaryFolder(spec: smallSpec)

    #if os(Linux)
        @Test(
            "what is printed where there is no room is an error",
            arguments: [
                "--help", "--version", "help lint", "lint --help", "schema", "--generate-completion-script zsh",
            ])
        func fullDisk(_ arguments: String) throws {
            let command = #""$0" \#(arguments) > /dev/full"#
            let result = try Tool.run(
                URL(filePath: "/bin/sh"), ["-c", command, Tool.executable("screenspec").path],
                in: folder.url)
            #expect(result.status == 2 && result.errors.contains("standard output cannot be written"))
        }
    #endif

    @Test(
        "mistakes on the command line end with 2",
        arguments: [
            ["generate"], ["generat", "App.screens.yaml"], ["generate", "App.screens.yaml", "--outptu", "x"],
            ["generate", "App.screens.yaml", "--stdout", "--output", "x"],
            ["generate", "App.screens.yaml", "--output", ""], ["generate", "App.screens.yaml", "--stdout", "--check"],
            ["generate", "App.screens.yaml", "--template", ""],
            ["generate", "App.screens.yaml", "--template", "App.Views.swift.mustache"],
            ["generate", "App.screens.yaml", "--template", "Other.navigationitem.swift.mustache"],
            ["generate", "/dev/stdin"], ["dump", "App.screens.yaml"],
            ["dump", "--stage", "tree", "App.screens.yaml"], ["explain"], ["explain", "--all", "unknown-key"],
            ["explain", "unknwon-key"],
        ])
    func mistakes(arguments: [String]) throws {
        let result = try Tool.run(Tool.executable("screenspec"), arguments, in: folder.url)
        #expect(result.status == 2)
        #expect(result.output == "" && !result.errors.isEmpty)
        #expect(folder.names(in: "") == ["App.screens.yaml"])
    }

    @Test("the help is there on the narrowest terminal", arguments: ["0", "1", "26", "40"])
    func narrowHelp(columns: String) throws {
        let result = try Tool.run("screenspec", "lint", "--help", in: folder, environment: ["COLUMNS": columns])
        #expect(result.status == 0 && result.output.contains("--baseline"))
    }

    @Test("in a folder that was deleted nothing is read or written")
    func deletedFolder() throws {
        let tool = Tool.executable("screenspec").path
        let script = "mkdir gone && cd gone && rmdir ../gone && '\(tool)' generate ../App.screens.yaml --output x"
        let result = try Tool.run(URL(fileURLWithPath: "/bin/sh"), ["-c", script], in: folder.url)
        #expect(result.status == 2 && result.errors.contains("The current folder does not exist any more."))
        #expect(folder.names(in: "") == ["App.screens.yaml"])
    }

    @Test("a number of threads below 1 is named as what is wrong", arguments: ["0", "-1"])
    func threads(number: String) throws {
        let result = try Tool.run("screenspec", "lint", "App.screens.yaml", "--jobs", number, in: folder)
        #expect(result.status == 2 && result.errors.contains("--jobs needs at least one thread."))
    }

    @Test(
        "of a command that is misspelled the right one is named",
        arguments: [("lnit", "lint"), ("generat", "generate"), ("intit", "init")])
    func misspelled(command: String, meant: String) throws {
        let result = try Tool.run("screenspec", command, "App.screens.yaml", in: folder)
        #expect(result.errors.hasPrefix("Error: There is no command \(command). Did you mean \(meant)?\n"))
    }

    @Test("of what is no command at all that is said")
    func noCommand() throws {
        let result = try Tool.run("screenspec", "migrate", "App.screens.yaml", in: folder)
        #expect(result.errors.hasPrefix("Error: There is no command migrate.\n"))
    }

    @Test("links says of a spec without any where they stand")
    func noLinks() throws {
        let result = try Tool.run("screenspec", "links", "App.screens.yaml", in: folder)
        #expect(result.errors.contains("they stand under `links`, with `schemes` or `domains`, and `routes`"))
    }

    @Test("help and version are no mistakes", arguments: ["--help", "--version", "help"])
    func help(argument: String) throws {
        let result = try Tool.run("screenspec", argument, in: folder)
        #expect(result.status == 0 && !result.output.isEmpty && result.errors == "")
    }

    @Test("explain prints the page of an id, and suggests one that is near")
    func explain() throws {
        let page = try Tool.run("screenspec", "explain", "unknown-key", in: folder)
        #expect(page.status == 0 && page.output.hasPrefix("# unknown-key\n\nError: "))
        let near = try Tool.run("screenspec", "explain", "unknwon-key", in: folder)
        #expect(near.errors.contains("`unknown-key`"))
        let small = try Tool.run("screenspec", "explain", "url_route_removed", in: folder)
        #expect(small.output.hasPrefix("# URL_ROUTE_REMOVED\n"))
        let underscored = try Tool.run("screenspec", "explain", "Unknown_Key", in: folder)
        #expect(underscored.output.hasPrefix("# unknown-key\n"))
        let begun = try Tool.run("screenspec", "explain", "STATE_CASE", in: folder)
        #expect(begun.status == 2 && begun.errors.contains("`STATE_CASE_REMOVED`, `STATE_CASE_RETIRED`"))
    }

    @Test("explain --all has every id once, and a link to each")
    func explainAll() throws {
        let page = try Tool.run("screenspec", "explain", "--all", in: folder).output
        let ids = page.matches(of: /\n### (.+)\n/).map { String($0.1) }
        #expect(ids.count > 40 && Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*|[A-Z]+(_[A-Z]+)*/) != nil })
        #expect(ids.allSatisfy { page.contains("](#\($0.lowercased()))") })
    }
}

@Suite("Colour")
struct ColorTests {
    let folder = TemporaryFolder(spec: "screenspec: 2\n")

    @Test("stands on a terminal only, and never under NO_COLOR")
    func color() throws {
        #expect(try onTerminal([:]).contains("\u{1B}[1;31merror"))
        #expect(try onTerminal(["NO_COLOR": ""]).contains("\u{1B}[1;31merror"))
        let plain = try onTerminal(["NO_COLOR": "1"])
        #expect(plain.contains("error: ") && !plain.contains("\u{1B}"))
        let piped = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder).errors
        #expect(piped.contains("error: ") && !piped.contains("\u{1B}"))
    }

    /// What the tool writes to standard error where that is a terminal.
    private func onTerminal(_ environment: [String: String]) throws -> String {
        var terminal: Int32 = -1
        var end: Int32 = -1
        try #require(openpty(&terminal, &end, nil, nil, nil) == 0)
        defer {
            close(terminal)
            close(end)
        }
        let result = try Tool.run(
            Tool.executable("screenspec"), ["generate", "App.screens.yaml"], in: folder.url, environment,
            standardError: FileHandle(fileDescriptor: end))
        #expect(result.status == 1)
        var bytes = [UInt8](repeating: 0, count: 16384)
        let count = read(terminal, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
