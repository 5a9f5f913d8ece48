import Foundation
import ScreenSpecTestSupport
import Testing

/// What people copy from a page.
@Suite("The app on the page compiles as it is printed")
struct PageTests {
    private let page = Page("docs/app.md")

    @Test("its views, with what is generated from its spec")
    func compiles() throws {
        let folder = TemporaryFolder(spec: page.blocks("yaml").joined())
        var options = SwiftCompiler.Options()
        #if !canImport(SwiftUI)
            options.searchPaths.append(try StandInModules.shared.get().swiftUI.url)
        #endif
        folder.write(page.blocks("swift").joined(separator: "\n"), to: "Page.swift")
        let result = try SwiftCompiler.compile(generated(in: folder) + [folder["Page.swift"]], options, in: folder)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("its test passes")
    func passes() throws {
        let folder = TemporaryFolder(spec: page.blocks("yaml").joined())
        let blocks = page.blocks("swift").filter { $0.contains("func theWay") || $0.contains("struct Podcast:") }
        folder.write(blocks.joined(separator: "\n"), to: "Page.swift")
        folder.write("@main enum Program { static func main() { print(theWayToAnEpisode()) } }", to: "Main.swift")
        let sources = generated(in: folder) + [folder["Page.swift"], folder["Main.swift"]]
        let result = try SwiftCompiler.runProgram(sources, SwiftCompiler.Options(), in: folder)
        #expect(result.status == 0 && result.output == "true\n", "\(result.output)")
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
