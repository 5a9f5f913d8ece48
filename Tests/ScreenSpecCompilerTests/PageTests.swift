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
                    "the log-in", "the purchases", "no purchases", "Grace", "host(id: 9): NotFound()",
                    "not a screen: podcasts://other",
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
        let told = [
            "draftBegan", "draftEnded", "wordBegan", "word", "wordEnded", "lastWord", "hear", "presenter",
            "questionNumber", "wasRestored", "unsavedLayers",
        ]
        #expect(names.subtracting(named).subtracting(["encode"] + told.map { $0[...] }).sorted() == [])
    }

    private static let (stack, sidebar) = (
        "layout: {host: stack}\n", "sidebar: {sections: [{id: main, items: [home]}]}\n"
    )

    /// What stands with a mark, and the names of which the list has a form without one.
    @Test(
        "what has no mark there is always generated, and what has one is not where the spec has no use for it",
        arguments: [
            (stack, ""), (sidebar, "¹⁵"), (stack + "sheets: {items: {edit: {view: Edit}}}\n", "³ᵉ"),
            ("tabs: {items: [{id: first, root: home}, {id: second, root: more}]}\n", "²ᵉ"),
        ])
    func marks(keys: String, uses: String) throws {
        let screens =
            "home: {view: Home, title: Home, icon: house, columns: 2}, more: {view: More, title: More, icon: star}"
        let folder = TemporaryFolder(spec: "screenspec: 1\ndestinations: {\(screens)}\n\(keys)")
        let compilation = Compilation(folder["App.screens.yaml"].path, as: .public)
        #expect(!compilation.hasErrors)
        let files = compilation.generatedFiles().map(\.contents.string)
        let names = Set(files.flatMap { routerNames($0) }.map(String.init))
        let listed = try listedMarks()
        #expect(listed.count > 60)
        for (name, marks) in listed {
            if marks.contains("") {
                #expect(files.contains { $0.contains("func \(name)(") || $0.contains("var \(name):") }, "\(name)")
            }
            if marks.allSatisfy({ $0 != "" && !uses.contains($0) }) { #expect(!names.contains(name), "\(name)") }
        }
    }

    /// Each name of the lists of the router and of the state, with the marks that stand behind it; an empty one for none.
    private func listedMarks() throws -> [String: Set<String>] {
        let page = page.lines.joined(separator: "\n")
        let begin = try #require(page.firstRange(of: "## All of the router"))
        let end = try #require(page.firstRange(of: "Views that can be used"))
        // The reasons are a list of their own.
        let list = page[begin.upperBound..<end.lowerBound].replacing(/`NavigationTransition.Reason`[^<]*/, with: "")
        var marks: [String: Set<String>] = [:]
        for line in list.split(separator: "\n") where line.hasPrefix("| `") {
            let cell = line.dropFirst(2).prefix { $0 != "|" }.split(separator: ", of each").first ?? ""
            for name in cell.matches(of: /`(?:await )?([a-z][A-Za-z]*)[^`]*`(?: ([¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉ]))?/) {
                marks[String(name.1), default: []].insert(name.2.map(String.init) ?? "")
            }
        }
        return marks
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
