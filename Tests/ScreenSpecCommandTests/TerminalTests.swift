import Foundation
import ScreenSpecTestSupport
import Testing

/// Names of files come from anywhere, and so does what stands in them.
@Suite("Nothing but the tool itself speaks to the terminal")
struct TerminalTests {
    private static let name = "a\u{1B}[31m\n::error::forged\r\u{202E}\u{9B}2J"

    private let folder = TemporaryFolder()
    private var spec: String { "\(Self.name).screens.yaml" }

    init() {
        folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
        folder.write("screenspec: 1\ninclude: [Parts/*]\ndestinations: {home: {view: Home}}\n", to: spec)
        folder.write(
            "screenspec: 1\ndestinations: {page: {title: \"\u{202E}\", view: Page}}\n", to: "Parts/\(Self.name).yaml")
        folder.write("screenspec: 1\ndestinations: {home: {veiw: Home}}\n", to: "bad-\(spec)")
    }

    static let commands =
        [
            ["generate"], ["generate", "--output", "Out\(name)"], ["generate", "--check"], ["generate", "--stdout"],
            ["generate", "--template", "\(name).mustache"], ["dump", "--stage", "events"],
            ["dump", "--stage", "document"],
            ["dump", "--stage", "graph"], ["dump", "--stage", "context"], ["lint"], ["lint", "--fix"],
            ["lint", "--diff"], ["links"],
            ["diff", "bad-\(name).screens.yaml"], ["lint", "--baseline", "none\(name)"],
            ["lint", "--write-baseline", "base\(name)"],
            ["lint", "--output", "report\(name)"], ["generate", "--nonsense\u{1B}[31m"], ["\u{1B}[31m"],
        ]
        + ["text", "xcode", "github", "sarif", "json", "junit", "checkstyle", "gitlab"].map {
            ["lint", "--format", $0]
        }

    @Test("whatever a file is called", arguments: commands)
    func names(_ command: [String]) throws {
        for spec in [spec, "bad-\(spec)", "missing-\(spec)"] {
            let result = try Tool.run(Tool.executable("screenspec"), command + [spec], in: folder.url)
            for text in [result.output, result.errors] { check(text) }
        }
    }

    @Test("whatever stands in a route")
    func routes() throws {
        let routes = #"{home: {path: "/a\u009b31m\u202e\u0085z", formerly: ["/q\u009b31m"]}}"#
        folder.write(
            "screenspec: 1\ndestinations: {home: {view: Home}}\nlinks: {schemes: [x], routes: \(routes)}\n",
            to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "links", "App.screens.yaml", in: folder)
        #expect(result.status == 0 && result.output.contains("31m"))
        check(result.output)
    }

    private func check(_ text: String) {
        for scalar in text.unicodeScalars {
            let isObeyed = scalar.value < 0x20 && scalar != "\n" || 0x7F..<0xA0 ~= scalar.value || scalar == "\u{202E}"
            #expect(!isObeyed, "\(scalar.value) in \(text.debugDescription)")
        }
        // What is wrong with the arguments themselves is told with the lines that they have.
        if text.contains("Usage:") { return }
        for line in text.split(separator: "\n").map({ $0.drop { $0 == " " || $0 == "\t" } }) {
            #expect(!line.hasPrefix("::error::forged") && !line.hasPrefix("::error title=x"))
        }
    }

    @Test("no line begins as a command to GitHub's runner", arguments: [["lint", "--diff"], ["links"], ["preview"]])
    func beginsNoCommand(_ command: [String]) throws {
        let spec = "::error title=x::b.screens.yaml"
        // One that is to be mended, and one that is not.
        for anchor in ["&a ", ""] {
            let home = """
                screenspec: 1
                destinations:
                  home:
                    view: \(anchor)Home
                    summary: |
                      ::error title=x::forged
                    title: Home
                    icon: house

                """
            folder.write(home, to: spec)
            let run = try Tool.run(Tool.executable("screenspec"), command + [spec], in: folder.url)
            check(run.output)
            check(run.errors)
        }
    }

    @Test("whatever stands in a file, on a terminal")
    func contents() throws {
        let plain = "screenspec: 1\ndestinations: {home: {title: Home, view: Home}}\n"
        folder.write(plain, to: "App.screens.yaml")
        _ = try Tool.run("screenspec", "generate", "App.screens.yaml", in: folder)
        folder.write("\u{1B}[2J\u{202E}\n", to: "Generated/App.Views.swift")
        let terminal = try PseudoTerminal(
            Tool.executable("screenspec"), ["generate", "--check", "App.screens.yaml"], in: folder, width: 80,
            height: 24)
        #expect(terminal.status() == 1)
        #expect(terminal.text.contains("-\\u{1B}[2J\\u{202E}"))
    }
}
