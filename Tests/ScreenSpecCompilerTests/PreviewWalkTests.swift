import Foundation
import ScreenSpecCompiler
import ScreenSpecPreview
import ScreenSpecTestSupport
import Testing

/// Random walks through the page of a spec, in a browser, and through the Swift that is generated from it: every state, and
/// all that is told of the way there, is the same on both sides. `Tests/Preview` has what walks; `SCREENSPEC_WALK` is the
/// number of steps, `SCREENSPEC_SEED` the seed of another walk.
@Suite("The preview goes where the generated code goes")
struct PreviewWalkTests {
    /// All samples, and specs with what those do without: a content column in which screens are pushed, and one of a
    /// tab, tabs that begin elsewhere than columns, one stack, guards, dialogs, windows.
    static let specs = ["Specs", "Tests/Preview"].flatMap { folder in
        let path = PackageFolder.url.appending(path: folder).path
        let names = try! FileManager.default.contentsOfDirectory(atPath: path)
        return names.filter { $0.hasSuffix(".screens.yaml") }.map { String($0.dropLast(".screens.yaml".count)) }
            .sorted()
    }
    static let steps = ProcessInfo.processInfo.environment["SCREENSPEC_WALK"].flatMap { Int($0) } ?? 10_000
    static let seed = ProcessInfo.processInfo.environment["SCREENSPEC_SEED"].flatMap { UInt32($0) } ?? 20_261_123

    @Test("10,000 steps", arguments: specs)
    func agrees(_ spec: String) throws {
        let walk = try PreviewWalk(spec)
        let (page, swift) = (try walk.inPage(steps: Self.steps), try walk.inSwift(steps: Self.steps))
        #expect(page.count == Self.steps && swift.count == Self.steps, "\(page.prefix(3)) \(swift.prefix(40))")
        guard let step = zip(page, swift).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset else {
            return
        }
        let shown = [try walk.inPage(steps: step + 1, shown: step), try walk.inSwift(steps: step + 1, shown: step)]
        Issue.record(
            """
            \(spec), seed \(Self.seed), step \(step).
            The page: \(shown[0].joined(separator: "\n"))

            The generated Swift: \(shown[1].joined(separator: "\n"))
            """)
    }

    @Test("all screens and sheets are walked to", arguments: specs)
    func isComplete(_ spec: String) throws {
        let walk = try PreviewWalk(spec)
        #expect(walk.unwalked == [])
    }
}

/// A walk through a spec's page and its generated code.
private struct PreviewWalk {
    private let name: String
    private let folder = TemporaryFolder()
    private let generated: [URL]
    private let html: String
    /// The screens and sheets that no walk leads to.
    let unwalked: [String]

    private static let tests = PackageFolder.url.appending(path: "Tests/Preview")
    private var pool: URL { Self.tests.appending(path: "\(name).json") }

    init(_ name: String) throws {
        self.name = name
        let file = "\(name).screens.yaml"
        let own = Self.tests.appending(path: file)
        let spec = own.isFile ? own : PackageFolder.url.appending(path: "Specs/\(file)")
        generated = folder.write(Compiled(spec).files, to: "Generated")
        let graph = try #require(Compilation(spec.path).graph)
        html = PreviewPage(graph).html()
        let pool = try String(contentsOf: Self.tests.appending(path: "\(name).json"), encoding: .utf8)
        let names = [graph.destinations, graph.sheets.cases].flatMap { $0.rows.map(\.name.string) }
        unwalked = names.filter { !pool.contains("        {\"\($0)\": {") }
    }

    // MARK: The page

    /// The hashes of all steps, or what is to be seen of one.
    func inPage(steps: Int, shown: Int = -1) throws -> [String] {
        let walk = try String(contentsOf: Self.tests.appending(path: "walk.js"), encoding: .utf8)
        let options = "{seed: \(PreviewWalkTests.seed), steps: \(steps), shown: \(shown)}"
        let script = """
            \(walk)
            const report = document.createElement("pre");
            report.id = "walk";
            const spec = JSON.parse(document.getElementById("spec").textContent);
            try {
                report.textContent = screenSpecWalk(spec, \(try String(contentsOf: pool, encoding: .utf8)), \(options));
            } catch (error) {
                report.textContent = error.stack;
            }
            document.body.append(report);
            """
        folder.write(pageWithout(policy: html, and: script), to: "walk.html")
        let dom = try Browser.dom(of: folder["walk.html"], in: folder)
        guard let start = dom.range(of: "<pre id=\"walk\">"), let end = dom[start.upperBound...].range(of: "</pre>")
        else {
            throw SwiftCompiler.Failure(description: "The page has not walked: \(dom.suffix(2000))")
        }
        return lines(
            String(dom[start.upperBound..<end.lowerBound]).replacing("&lt;", with: "<").replacing("&amp;", with: "&"))
    }

    /// The page with a script of a test, which its policy would not let run.
    private func pageWithout(policy html: String, and script: String) -> String {
        let open = html.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.hasPrefix("<meta http-equiv=\"Content-Security-Policy\"")
        }
        return open.joined(separator: "\n").replacing("</body>", with: "<script>\(script)</script></body>")
    }

    // MARK: The Swift

    func inSwift(steps: Int, shown: Int = -1) throws -> [String] {
        let program = folder["walk"]
        if !program.isFile { try build(program) }
        let arguments = [pool.path, "\(PreviewWalkTests.seed)", "\(steps)", "\(shown)"]
        let result = try Tool.run(program, arguments, in: folder.url)
        return lines(result.output + result.errors.prefix(2000))
    }

    private func build(_ program: URL) throws {
        let own = ["Walk.swift", "OneQueue.swift", "Finder.swift", "Gate.swift", "\(name)Walk.swift"].map {
            Self.tests.appending(path: $0)
        }
        let sources = generated + [Fixture(kind: .projects, name: name)["App.swift"]] + own
        let result = try SwiftCompiler.run(
            SwiftCompiler.strict + ["-swift-version", "6", "-o", program.path]
                + (try flags.flatMap { ["-D", $0] }) + sources.filter(\.isFile).map(\.path))
        if result.status != 0 { throw SwiftCompiler.Failure(description: result.output) }
    }

    /// What of the generated code is there, as the walk asks for it.
    private var flags: [String] {
        get throws {
            let code = try generated.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            return Self.parts.filter { code.contains($0.code) }.map(\.flag)
        }
    }

    private static let parts: [(flag: String, code: String)] = [
        ("SPLIT", "func setContentRoot("), ("SELECTION", "var detailSelection:"), ("ROOM", "var isCompact:"),
        ("COLLAPSES", "var compactColumn:"), ("NESTS", "var contentStack:"), ("TABS", "func router(of tab:"),
        ("SHEETS", "func present(_ sheet:"), ("PRESENTS", "as style: NavigationState.PresentationStyle? = nil"),
        ("ASKS", "var isUnsaved:"), ("LINKS", "case openLink("), ("FINDERS", "protocol NavigationResolver"),
        ("ACTIVITY", "var linkOnShow:"), ("WINDOWS", "func openWindow("), ("GUARDS", "func recheckGuards("),
        ("DIALOGS", "func presenterCame("), ("ANSWERS", "struct NavigationQuestion"),
    ]

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
    }
}

extension URL {
    fileprivate var isFile: Bool { FileManager.default.fileExists(atPath: path) }
}

/// A Chromium without a window.
private enum Browser {
    private static let program = Result {
        let script = PackageFolder.url.appending(path: "Scripts/install-chromium")
        let found = try Tool.run(script, [], in: PackageFolder.url)
        if found.status != 0 { throw SwiftCompiler.Failure(description: found.errors) }
        return URL(filePath: found.output.trimmingCharacters(in: .newlines))
    }

    /// What a page is when its scripts have run.
    static func dom(of page: URL, in folder: TemporaryFolder) throws -> String {
        let arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--user-data-dir=\(folder["profile"].path)", "--dump-dom", page.absoluteString,
        ]
        return try Tool.run(try program.get(), arguments, in: folder.url).output
    }
}
