import Foundation
import ScreenSpecTestSupport
import Testing

@Suite("screenspec diff")
struct DiffTests {
    let folder = TemporaryFolder()
    /// The same with a screen that has another name, and a title that has.
    private let renamed = smallSpec.replacing("book:", with: "novel:").replacing("[book]", with: "[novel]")
        .replacing("title: Home", with: "title: Start")

    private func diff(_ arguments: String..., in path: String = "", environment: [String: String] = [:]) throws
        -> Tool.Result
    {
        try Tool.run(Tool.executable("screenspec"), ["diff"] + arguments, in: folder[path], environment)
    }

    private func git(_ arguments: String...) throws {
        let name = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"]
        let result = try Tool.run(
            URL(filePath: "/usr/bin/env"), ["git"] + name + arguments, in: folder.url, ["HOME": folder.url.path])
        #expect(result.status == 0, "\(result.errors)")
    }

    /// Commits what lies in the folder.
    private func commit() throws {
        if folder.read(".git/HEAD") == nil { try git("init", "--quiet") }
        try git("add", "--all")
        try git("commit", "--quiet", "--allow-empty", "--message", "A version")
    }

    @Test("tells of two files what changed, and fails where it is told to")
    func files() throws {
        folder.write(smallSpec, to: "Old.screens.yaml")
        folder.write(renamed, to: "New.screens.yaml")
        let all = try diff("Old.screens.yaml", "New.screens.yaml")
        #expect(all.status == 0 && all.errors == "")
        #expect(
            all.output.contains(
                "New.screens.yaml:4:17: note: `title` of `home` is `Start`, and was `Home` [HARMLESS_CHANGE]"))
        #expect(
            all.output.contains(
                "Old.screens.yaml:5:3: warning: state that names destination `book` of the old version is no longer read [STATE_CASE_REMOVED]"
            ))
        #expect(try diff("Old.screens.yaml", "New.screens.yaml", "--fail-on", "url").status == 0)
        let failed = try diff("Old.screens.yaml", "New.screens.yaml", "--fail-on", "state,url")
        #expect(failed.status == 1 && failed.output.contains("error: state that names"))
        #expect(failed.output.contains("warning: destination `book` of the old version is gone [SOURCE_CASE_REMOVED]"))
        #expect(try diff("Old.screens.yaml", "Old.screens.yaml").output == "no findings in 1 file\n")
    }

    @Test("writes what lint writes", arguments: ["xcode", "github", "sarif", "json", "junit", "checkstyle", "gitlab"])
    func formats(format: String) throws {
        folder.write(smallSpec, to: "Old.screens.yaml")
        folder.write(renamed, to: "New.screens.yaml")
        let result = try diff("Old.screens.yaml", "New.screens.yaml", "--format", format, "--output", "report")
        #expect(result.status == 0 && result.output == "")
        let report = try #require(folder.read("report"))
        #expect(report.contains("STATE_CASE_REMOVED") && report.contains("HARMLESS_CHANGE"))
        if format == "json" { #expect(report.contains(#""notes": "#) && report.contains(#""severity": "note""#)) }
        if format == "github" { #expect(report.contains("::notice file=New.screens.yaml")) }
        if format == "gitlab" { #expect(report.contains("\"severity\": \"info\"")) }
        if format == "json" || format == "sarif" { _ = try JSONSerialization.jsonObject(with: Data(report.utf8)) }
        #expect(try diff("Old.screens.yaml", "New.screens.yaml", "--output", "Old.screens.yaml").status == 2)
    }

    @Test("reads the old version from git, with what it included then")
    func git() throws {
        let main = "screenspec: 1\napp: {conformances: [Codable]}\ninclude: [Parts/*.yaml]\n"
        folder.write(main + "destinations: {home: {view: Home}}\n", to: "Specs/App.screens.yaml")
        folder.write("screenspec: 1\ndestinations: {book: {view: Book}}\n", to: "Specs/Parts/Books.yaml")
        folder.makeLink("Specs/Parts/Films.yaml", to: "Films.txt")
        folder.write("screenspec: 1\ndestinations: {film: {view: Film}}\n", to: "Films.txt")
        try FileManager.default.removeItem(at: folder["Specs/Parts/Films.yaml"])
        try FileManager.default.createSymbolicLink(
            atPath: folder["Specs/Parts/Films.yaml"].path, withDestinationPath: "../../Films.txt")
        try commit()
        try git("tag", "v1")
        try FileManager.default.removeItem(at: folder["Specs/Parts"])
        folder.write(
            main.replacing("include: [Parts/*.yaml]\n", with: "") + "destinations: {home: {view: Home}}\n",
            to: "Specs/App.screens.yaml")
        for arguments in [
            ["--against", "v1", "Specs/App.screens.yaml"], ["--against", "HEAD"],
            ["v1:Specs/App.screens.yaml", "Specs/App.screens.yaml"],
        ] {
            let result = try Tool.run(Tool.executable("screenspec"), ["diff"] + arguments, in: folder.url)
            #expect(result.status == 0 && result.errors == "", "\(result)")
            #expect(
                result.output.contains(
                    "Specs/Parts/Books.yaml@\(arguments.joined().contains("HEAD") ? "HEAD" : "v1"):2:16: warning: "))
            #expect(result.output.contains("destination `film` of the old version is gone"))
        }
        let below = try diff("--against", "main", "App.screens.yaml", in: "Specs")
        #expect(below.status == 0 && below.output.contains("`book`"))
        try commit()
        #expect(try diff("--against", "HEAD").output == "no findings in 2 files\n")
    }

    @Test("says what keeps it from reading the old version")
    func failures() throws {
        folder.write(smallSpec, to: "App.screens.yaml")
        let none = try diff("--against", "main")
        #expect(none.status == 2 && none.errors.contains("is in no git repository"))
        #expect(none.errors.contains("help: compare two files: `screenspec diff OLD NEW`"))
        try commit()
        let unknown = try diff("--against", "nothing", "App.screens.yaml")
        #expect(unknown.status == 2 && unknown.errors.contains("there is no commit, branch or tag `nothing`"))
        folder.write(smallSpec, to: "New.screens.yaml")
        let new = try diff("--against", "main", "New.screens.yaml")
        #expect(new.status == 2 && new.errors.contains("`New.screens.yaml` did not exist at `main`"))
        let beside = try diff("--against", "main")
        #expect(beside.status == 0 && beside.errors.contains("New.screens.yaml is new since main\n"))
        try git("add", "--all")
        try git("mv", "--force", "App.screens.yaml", "New.screens.yaml")
        let moved = try diff("--against", "main", "New.screens.yaml")
        #expect(moved.status == 2 && moved.errors.contains("where it seems to be `App.screens.yaml`"))
        #expect(
            moved.errors.contains("help: compare the two: `screenspec diff main:App.screens.yaml New.screens.yaml`"))
        #expect(try diff("main:App.screens.yaml", "New.screens.yaml").output.hasPrefix("no findings"))
        let bare = try diff("main", "New.screens.yaml")
        #expect(bare.status == 2 && bare.errors.contains("`main` is a commit of git, and no spec"))
        #expect(bare.errors.contains("`screenspec diff --against main`"))
        let missing = try diff("main:No.screens.yaml", "New.screens.yaml")
        #expect(missing.status == 2 && missing.errors.contains("there was no `No.screens.yaml` at `main`"))
        let broken = try diff("--against", "main", "New.screens.yaml", environment: ["PATH": "/nowhere"])
        #expect(broken.status == 2 && broken.errors.contains("git is not installed"))
    }

    @Test("takes a path of a commit for what it says, wherever it is asked for")
    func commitsPath() throws {
        folder.write(smallSpec, to: "a/b/App.screens.yaml")
        folder.write(smallSpec.replacing("home", with: "start"), to: "App.screens.yaml")
        try commit()
        let result = try Tool.run(
            Tool.executable("screenspec"), ["diff", "HEAD:../../App.screens.yaml", "App.screens.yaml"],
            in: folder["a/b"])
        #expect(result.status != 0 || !result.output.contains("no findings"))
    }

    @Test("tells of a spec that is gone, and of versions with errors")
    func gone() throws {
        folder.write(smallSpec, to: "App.screens.yaml")
        folder.write(smallSpec.replacing("home", with: "start"), to: "Other.screens.yaml")
        try commit()
        try FileManager.default.removeItem(at: folder["Other.screens.yaml"])
        let gone = try diff("--against", "main", "--fail-on", "state")
        #expect(
            gone.status == 1
                && gone.output.contains("Other.screens.yaml@main: error: the whole spec is gone [SPEC_REMOVED]"))
        folder.write(smallSpec.replacing("columns: 2", with: "colums: 2"), to: "App.screens.yaml")
        let broken = try diff("--against", "main", "App.screens.yaml")
        #expect(broken.status == 1 && broken.output.contains("App.screens.yaml:4:36: error: "))
        try commit()
        folder.write(smallSpec, to: "App.screens.yaml")
        let mended = try diff("--against", "HEAD", "App.screens.yaml")
        #expect(mended.status == 1 && mended.output.contains("App.screens.yaml@HEAD:4:36: error: "))
    }

    @Test(
        "refuses what means nothing",
        arguments: [
            [], ["One.yaml"], ["A.yaml", "B.yaml", "C.yaml"], ["--against", "main", "A.yaml", "B.yaml"],
            ["A.yaml", ""],
            ["--against", "--all"], ["A.yaml", "B.yaml", "--fail-on", "state,code"],
            ["A.yaml", "B.yaml", "--output", ""],
            ["No.screens.yaml", "No.screens.yaml"],
        ])
    func misuse(arguments: [String]) throws {
        let result = try Tool.run(Tool.executable("screenspec"), ["diff"] + arguments, in: folder.url)
        #expect(result.status == 2)
    }
}
