import Foundation
import ScreenSpecTestSupport
import Testing

/// What runs on other people's machines takes no code from what it is given.
@Suite("The GitHub action, the workflows and the hooks")
struct ActionTests {
    static let files = ["action.yml"] + workflows

    private static var workflows: [String] {
        let folder = PackageFolder.url.appending(path: ".github/workflows")
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0.hasSuffix(".yml") }.sorted().map { ".github/workflows/\($0)" }
    }

    @Test("hand inputs to shells as variables, and use others' actions at a commit", arguments: files)
    func noShellText(file: String) throws {
        let text = try String(contentsOf: PackageFolder.url.appending(path: file), encoding: .utf8)
        var scriptIndent: Int?
        for line in text.split(separator: "\n") {
            let indent = line.prefix { $0 == " " }.count
            if let start = scriptIndent, indent <= start { scriptIndent = nil }
            let words = line.drop { $0 == " " || $0 == "-" }
            if words.hasPrefix("run:") { scriptIndent = indent }
            // A matrix is the workflow's own.
            if scriptIndent != nil { #expect(!line.contains("${{") || line.contains("${{ matrix."), "\(line)") }
            if words.hasPrefix("uses:") { #expect(line.contains(/uses: [\w\/.-]+@[0-9a-f]{40} # v[\d.]+$/), "\(line)") }
        }
    }

    @Test("hooks run one program with arguments of their own, and hand it no names of files")
    func hooks() throws {
        let text = try String(contentsOf: PackageFolder.url.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
        let hooks = text.split(separator: "\n- ").dropFirst()
        #expect(!hooks.isEmpty)
        for hook in hooks {
            #expect(hook.contains(/\n  entry: [a-z-]+( [a-z-]+)*\n/), "\(hook)")
            #expect(hook.contains(/\n  args: \[[a-z., -]*\]\n/), "\(hook)")
            #expect(hook.contains("\n  language: system\n") && hook.contains("\n  pass_filenames: false\n"), "\(hook)")
        }
    }
}
