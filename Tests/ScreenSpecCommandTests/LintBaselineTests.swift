import Foundation
import ScreenSpecTestSupport
import Testing

@Suite("screenspec lint --baseline")
struct LintBaselineTests {
    let folder = TemporaryFolder(spec: warnedSpec)

    private func lint(_ arguments: String...) throws -> Tool.Result {
        try Tool.run(
            Tool.executable("screenspec"), ["lint", "App.screens.yaml", "--format", "xcode"] + arguments, in: folder.url
        )
    }

    @Test("hides what was there before, also on a moved line, and nothing else")
    func hides() throws {
        let written = try lint("--write-baseline", "known.json", "--strict")
        #expect(written.status == 0 && written.output == "" && written.errors == "wrote 1 finding to known.json\n")
        #expect(
            folder.read("known.json")?.contains("\n    {\"id\": \"unused-attribute\", \"path\": \"App.screens") == true)
        folder.write("# moved\n\n" + warnedSpec, to: "App.screens.yaml")
        let hidden = try lint("--baseline", "known.json", "--strict")
        #expect(hidden.status == 0 && hidden.output == "" && hidden.errors == "")
        folder.write(
            warnedSpec.replacing("true}}", with: "true},\n  other: {type: Bool, default: true}}"),
            to: "App.screens.yaml")
        let more = try lint("--baseline", "known.json", "--strict")
        #expect(more.status == 1 && more.output.contains("`other`"))
    }

    @Test("tells of entries that match nothing any more, and does not fail for them")
    func stale() throws {
        _ = try lint("--write-baseline", "known.json")
        folder.write(smallSpec, to: "App.screens.yaml")
        let result = try lint("--baseline", "known.json", "--strict")
        #expect(result.status == 0 && result.output == "")
        #expect(result.errors.hasPrefix("\(folder["known.json"].path):4:5: warning: one entry of the baseline"))
        #expect(result.errors.contains("[stale-baseline]"))
        #expect(try lint("--baseline", "known.json", "--quiet").errors == "")
    }

    @Test("is told of by its own folder where it is read from another one")
    func elsewhere() throws {
        _ = try lint("--write-baseline", "known.json")
        folder.write(warnedSpec, to: "Sources/Other.screens.yaml")
        let result = try Tool.run(
            Tool.executable("screenspec"), ["lint", ".", "--baseline", "../known.json"], in: folder["Sources"])
        #expect(result.errors.contains("none of the files that the baseline names is here [stale-baseline]"))
        #expect(result.errors.contains("in the folder where the baseline was written"))
    }

    @Test("is a file")
    func folderAsBaseline() throws {
        let result = try lint("--baseline", ".")
        #expect(result.status == 2)
        #expect(result.errors.contains("error: this is a folder; a baseline is a file [unusable-baseline]"))
    }

    @Test("may be written anew in its own place")
    func anew() throws {
        _ = try lint("--write-baseline", "known.json")
        folder.write(smallSpec, to: "App.screens.yaml")
        #expect(try lint("--baseline", "known.json", "--write-baseline", "known.json", "--output", "log").status == 0)
        #expect(folder.read("known.json")?.contains("unused-attribute") == false && folder.read("log") == "")
    }

    @Test("leaves entries about other files alone")
    func otherFiles() throws {
        folder.write(warnedSpec, to: "Other.screens.yaml")
        _ = try Tool.run("screenspec", "lint", ".", "--write-baseline", "known.json", in: folder)
        let result = try lint("--baseline", "known.json", "--strict")
        #expect(result.status == 0 && result.errors == "")
    }

    @Test("never hides errors of the compiler")
    func errors() throws {
        folder.write(brokenSpec, to: "App.screens.yaml")
        let result = try lint("--write-baseline", "known.json")
        #expect(result.status == 1 && result.output.contains("[unknown-key]"))
        #expect(try lint("--baseline", "known.json").status == 1)
    }

    @Test("refuses what is no baseline of its version", arguments: ["{", "{}", #"{"version": 2, "findings": []}"#])
    func refuses(text: String) throws {
        folder.write(text, to: "known.json")
        let result = try lint("--baseline", "known.json")
        #expect(result.status == 2 && result.output == "")
        #expect(result.errors.contains("known.json:1:") && result.errors.contains("[unusable-baseline]"))
    }
}
