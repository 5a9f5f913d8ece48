import Foundation
import ScreenSpecCompiler
import ScreenSpecTestSupport
import Testing

/// What people copy from a page.
@Suite("The app on the page compiles as it is printed")
struct PageTests {
    private let page = Page("docs/app.md")

    @Test("its views, with what is generated from its spec", arguments: ["docs/app.md", "docs/sidebar-and-tabs.md"])
    func compiles(_ path: String) throws {
        let page = Page(path)
        let folder = TemporaryFolder(spec: page.blocks("yaml").joined())
        var options = SwiftCompiler.Options()
        #if !canImport(SwiftUI)
            options.searchPaths.append(try StandInModules.shared.get().swiftUI.url)
        #endif
        folder.write(page.blocks("swift").joined(separator: "\n"), to: "Page.swift")
        let result = try SwiftCompiler.compile(generated(in: folder) + [folder["Page.swift"]], options, in: folder)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("its tests pass")
    func passes() throws {
        let folder = TemporaryFolder(spec: page.blocks("yaml").joined())
        let wanted = ["func theWay", "func anEpisode", "struct Podcast:"]
        let blocks = page.blocks("swift").filter { block in wanted.contains { block.contains($0) } }
        folder.write(blocks.joined(separator: "\n"), to: "Page.swift")
        folder.write(
            "@main enum Program { static func main() async { print(theWayToAnEpisode(), await anEpisodeIsPicked()) } }",
            to: "Main.swift")
        let sources = generated(in: folder) + [folder["Page.swift"], folder["Main.swift"]]
        let result = try SwiftCompiler.runProgram(sources, SwiftCompiler.Options(), in: folder)
        #expect(result.status == 0 && result.output == "true true\n", "\(result.output)")
    }

    #if !canImport(SwiftUI)
        @Test("it is one app: who uses it finds nothing that was forgotten")
        func runs() throws {
            let folder = TemporaryFolder(spec: page.blocks("yaml").joined())
            let modules = try StandInModules.running(.newest).get()
            var options = SwiftCompiler.Options()
            options.searchPaths.append(modules.swiftUI.url)
            options.flags = [DeploymentTarget.newest.osFlag]
            folder.write(page.blocks("swift").joined(separator: "\n").replacing("@main", with: ""), to: "Page.swift")
            let person = Fixture.root.appending(path: "page/Person.swift")
            let sources = generated(in: folder) + [folder["Page.swift"], person] + modules.objects
            let result = try SwiftCompiler.runProgram(sources, options, in: folder)
            let seen = result.output.split(separator: "\n").filter { !$0.hasPrefix("shown: ") }.map(String.init)
            #expect(
                seen == [
                    "the log-in", "the purchases", "Grace", "host(id: 9): NotFound()", "not a screen: podcasts://other",
                    "not a screen: podcasts://more", "an episode", "2 windows, Paused", "an answer", "a question",
                    #"["Log In"]"#, #"["library", "podcast"]"#,
                ])
        }
    #endif

    @Test("its lists of the router, of the state and of reasons are whole")
    func listsRouter() throws {
        let list = try #require(page.lines.split(separator: "## All of the router").last)
        let named = Set(list.joined(separator: " ").split { !$0.isLetter && !$0.isNumber })
        var names: Set<Substring> = []
        for spec in [Fixture.Kind.ok, .running, .projects].flatMap(Fixture.all).flatMap(\.specs) {
            let files = Compilation(spec.path, as: .public).generatedFiles().map(\.contents.string)
            for text in files { names.formUnion(routerNames(text)) }
        }
        #expect(names.count > 60)
        // What coding asks for, and what views of layers tell.
        let told = ["draftBegan", "draftEnded", "wordBegan", "word", "wordEnded", "lastWord", "hear", "presenter"]
        #expect(names.subtracting(named).subtracting(["encode"] + told.map { $0[...] }).sorted() == [])
    }

    /// The public members of the router and of the state in a generated file, and the reasons.
    private func routerNames(_ text: String) -> Set<Substring> {
        var names: Set<Substring> = []
        var (isInRouter, isInReasons) = (false, false)
        for line in text.split(separator: "\n") {
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "}" }
            if line.hasPrefix("}") || line == "    }" { isInReasons = false }
            if line.first != " " {
                isInRouter = ["extension", "class", "struct"].contains {
                    line.contains("\($0) NavigationRouter") || line.contains("\($0) NavigationState")
                }
            }
            if line.contains("enum Reason") { isInReasons = true }
            if isInReasons, words.first == "case" { names.insert(words[1]) }
            guard isInRouter, line.hasPrefix("    public "), words.count > 2, ["func", "var"].contains(words[1]) else {
                continue
            }
            names.insert(words[2])
        }
        return names
    }

    private func generated(in folder: TemporaryFolder) -> [URL] {
        let compiled = Compiled(folder["App.screens.yaml"])
        #expect(compiled.diagnostics == "")
        return folder.write(compiled.files, to: "Generated")
    }
}

/// A page of the documentation.
private struct Page {
    let lines: [Substring]

    init(_ path: String) {
        let text = try! String(contentsOf: PackageFolder.url.appending(path: path), encoding: .utf8)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The blocks of code in a language, in order.
    func blocks(_ language: String) -> [String] {
        var blocks: [String] = []
        var isOpen = false
        for line in lines {
            if line.hasPrefix("```") {
                isOpen = line == "```\(language)"
                if isOpen { blocks.append("") }
            } else if isOpen {
                blocks[blocks.count - 1] += line + "\n"
            }
        }
        return blocks
    }
}
