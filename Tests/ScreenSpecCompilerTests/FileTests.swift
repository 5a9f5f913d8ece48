import Foundation
import ScreenSpecCompiler
import ScreenSpecTestSupport
import Testing

@Suite("Files that are not what they should be")
struct FileTests {
    let folder = TemporaryFolder()

    private func diagnostics(_ path: String) -> String { Compiled(folder[path], in: folder.url).diagnostics }

    @Test("a spec that is missing")
    func missing() {
        #expect(diagnostics("App.screens.yaml") == "./App.screens.yaml: error: there is no such file [missing-file]\n")
    }

    @Test("a spec below a file")
    func belowFile() {
        folder.write("", to: "Specs")
        let expected = "./Specs/App.screens.yaml: error: there is no such file [missing-file]\n"
        #expect(diagnostics("Specs/App.screens.yaml") == expected)
    }

    @Test("a spec that is a folder")
    func isFolder() {
        folder.write("", to: "App.screens.yaml/App.screens.yaml")
        #expect(
            diagnostics("App.screens.yaml")
                == "./App.screens.yaml: error: this is a folder; a spec is a file, `NAME.screens.yaml` [folder-as-file]\n"
        )
    }

    @Test("a spec that cannot be read", .enabled(if: geteuid() != 0, "root can read everything"))
    func unreadable() throws {
        folder.write("screenspec: 1\n", to: "App.screens.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder["App.screens.yaml"].path)
        #expect(
            diagnostics("App.screens.yaml")
                == "./App.screens.yaml: error: the file cannot be read: permission denied [unreadable-file]\n")
    }

    @Test("an include that cannot be read", .enabled(if: geteuid() != 0, "root can read everything"))
    func unreadableInclude() throws {
        folder.write("screenspec: 1\ninclude: [Part.screens.yaml]\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\n", to: "Part.screens.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder["Part.screens.yaml"].path)
        let message = "`Part.screens.yaml`: the file cannot be read: permission denied [unreadable-file]"
        #expect(diagnostics("App.screens.yaml").hasPrefix("./App.screens.yaml:2:11: error: \(message)"))
    }

    @Test("an include that is a link to nothing")
    func brokenLink() throws {
        folder.write("screenspec: 1\ninclude: [Part.screens.yaml]\n", to: "App.screens.yaml")
        let link = folder["Part.screens.yaml"]
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder["Nothing"])
        #expect(diagnostics("App.screens.yaml").hasPrefix("./App.screens.yaml:2:11: error: "))
        #expect(!diagnostics("App.screens.yaml").contains("no-destinations"))
    }

    @Test(
        "UTF-16 that is cut off, or has half a pair",
        arguments: [[0xFF, 0xFE, 0x61], [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x61]])
    func brokenUTF16(_ bytes: [UInt8]) {
        folder.write(Data(bytes), to: "App.screens.yaml")
        let message = "the file begins as UTF-16 and is not valid UTF-16 [invalid-encoding]"
        #expect(diagnostics("App.screens.yaml") == "./App.screens.yaml: error: \(message)\n")
    }

    @Test("UTF-32", arguments: [[0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61]])
    func utf32(_ bytes: [UInt8]) {
        folder.write(Data(bytes), to: "App.screens.yaml")
        let message = "the file is UTF-32; a spec is UTF-8 [invalid-encoding]"
        #expect(diagnostics("App.screens.yaml") == "./App.screens.yaml: error: \(message)\n")
    }

    @Test(
        "a NUL character, where nothing says that the file is a spec",
        arguments: [("\0", 1, 1), ("a: b\né: \0", 2, 4), ("s\0c\0r\0e\0e\0n\0s\0p\0e\0c\0:\0", 1, 2)])
    func nul(_ text: String, line: Int, column: Int) {
        folder.write(Data(text.utf8), to: "App.screens.yaml")
        let place = "the file has the character U+0000 in line \(line), column \(column), which no text has"
        #expect(
            diagnostics("App.screens.yaml") == """
                ./App.screens.yaml: error: \(place) [invalid-character]
                help: save the file as UTF-8: what is UTF-16 or UTF-32 without a mark looks so

                """)
    }

    @Test("an include that the build does not know of")
    func undeclaredInclude() {
        folder.write(
            "screenspec: 1\ninclude: [Part.screens.yaml]\ndestinations: {home: {view: Home}}\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\ndestinations: {part: {view: Part}}\n", to: "Part.screens.yaml")
        let spec = folder["App.screens.yaml"].path
        var rules = InputRules()
        rules.declared = []
        #expect(Compilation(spec, rules: rules).diagnostics.map(\.kind.id) == ["undeclared-include"])
        rules.declared = [folder["Part.screens.yaml"].path]
        #expect(Compilation(spec, rules: rules).diagnostics.isEmpty)
    }

    @Test("a spec's name is its file's, whatever that is", arguments: ["A B", "Größe 📚", "a\"\\(b)", "*"])
    func names(_ name: String) {
        folder.write("screenspec: 1\ndestinations: {home: {view: Home}}\n", to: "\(name).screens.yaml")
        let files = Compiled(folder["\(name).screens.yaml"]).files
        #expect(files.keys.contains("\(name).NavigationItem.swift"))
    }

    @Test("a pipe that nobody writes into")
    func pipe() throws {
        folder.write(
            "screenspec: 1\ninclude: [Part.yaml]\ndestinations: {home: {view: Home}}\n", to: "App.screens.yaml")
        folder.makePipe("Part.yaml")
        let message = "this is a pipe or a device, and no file [unreadable-file]"
        #expect(diagnostics("App.screens.yaml").hasPrefix("./App.screens.yaml:2:11: error: `Part.yaml`: \(message)"))
        folder.write(
            "screenspec: 1\nlint: {symbols: Part.yaml}\ndestinations: {home: {view: Home, icon: house}}\n",
            to: "App.screens.yaml")
        #expect(diagnostics("App.screens.yaml").hasPrefix("./App.screens.yaml:2:17: error: `Part.yaml`: \(message)"))
        folder.write("screenspec: 1\ndestinations: {home: {view: Home}}\n", to: "App.screens.yaml")
        var compilation = Compilation(folder["App.screens.yaml"].path)
        #expect(compilation.render(template: folder["Part.yaml"].path) == nil)
        #expect(compilation.diagnostics.map(\.kind) == [.unreadableFile])
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder[name].path, withDestinationPath: target)
    }

    @Test(
        "a file that has links to it is read once, and so is the spec itself", arguments: ["*.yaml", "[A-Z]*/*.yaml"])
    func linkedFile(_ pattern: String) throws {
        folder.write("screenspec: 1\ninclude: ['\(pattern)', Parts/Part.yaml]\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\ndestinations: {part: {view: Part}}\n", to: "Parts/Part.yaml")
        try link("Parts/All.yaml", to: "Part.yaml")
        try link("Linked.yaml", to: "Parts/Part.yaml")
        try link("Self.yaml", to: "App.screens.yaml")
        try link("More", to: "Parts")
        #expect(diagnostics("App.screens.yaml") == "")
    }

    @Test("a link to a file that is being read leads back to it")
    func linkedCycle() throws {
        folder.write("screenspec: 1\ninclude: [Self.yaml]\n", to: "App.screens.yaml")
        try link("Self.yaml", to: "App.screens.yaml")
        #expect(Compiled(folder["App.screens.yaml"]).ids.contains("include-cycle"))
    }

    @Test("links that lead back to their own folder, or to one above, have an end")
    func linkedFolders() throws {
        let stars = String(repeating: "*/", count: 40)
        folder.write("screenspec: 1\ninclude: ['\(stars)Part.yaml']\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\ndestinations: {part: {view: Part}}\n", to: "Parts/Part.yaml")
        for name in ["one", "two", "Parts/three"] { try link(name, to: ".") }
        for name in ["Parts/up", "Parts/down"] { try link(name, to: "..") }
        #expect(diagnostics("App.screens.yaml") == "")
    }

    /// Without an end in sight, were it followed.
    @Test("a link that leads out of the package is no folder that a wildcard looks into")
    func linkOut() throws {
        folder.write("screenspec: 1\ninclude: ['*/*/*/*/*/*/*/*/x', '*/Part.yaml']\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\ndestinations: {part: {view: Part}}\n", to: "Parts/Part.yaml")
        try link("root", to: "/")
        try link("Parts/root", to: "/")
        #expect(Compiled(folder["App.screens.yaml"]).ids == ["unmatched-include"])
        folder.write("screenspec: 1\ninclude: ['*/Part.yaml', '*/*/*/Part.yaml']\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\ndestinations: {deep: {view: Part}}\n", to: "Parts/More/Deep/Part.yaml")
        #expect(diagnostics("App.screens.yaml") == "")
    }

    @Test("what matches is read in the order of the bytes, and what is hidden only where it is named")
    func matchOrder() {
        folder.write("screenspec: 1\ninclude: ['?*/[!x]*.yaml', '.b*/a\\*.yaml']\n", to: "App.screens.yaml")
        for (number, name) in ["a-b/a.yaml", "a/b.yaml", "a/c.yaml", ".b/a*.yaml", ".b/ab.yaml", "a/x.yaml"]
            .enumerated()
        {
            folder.write("screenspec: 1\ndestinations: {d\(number): {title: T, view: Part}}\n", to: name)
        }
        let items = Compiled(folder["App.screens.yaml"]).files["App.NavigationItem.swift"] ?? ""
        #expect(items.matches(of: /case (d\d)/).map(\.1) == ["d0", "d1", "d2", "d3"])
    }

    /// Each file includes the next one; the first is the spec.
    private func chain(_ count: Int) -> [String] {
        for number in 0..<count {
            let next = number == count - 1 ? "" : "include: [S\(number + 1).yaml]\n"
            folder.write("screenspec: 1\n\(next)destinations: {s\(number): {view: V}}\n", to: "S\(number).yaml")
        }
        return Compiled(folder["S0.yaml"]).ids
    }

    @Test("64 levels of includes, and many more")
    func levels() {
        #expect(chain(65) == [])
        #expect(chain(8_000) == ["deep-include"])
    }
}

/// What lies outside of the package stays outside.
@Suite("Files outside of the package")
struct OutsideFileTests {
    let folder = TemporaryFolder()

    private static let destinations = "destinations: {home: {view: Home, icon: house}}\n"

    private func ids(_ keys: String, rules: InputRules = InputRules()) -> [String] {
        folder.write("screenspec: 1\n\(keys)\n\(Self.destinations)", to: "App/Specs/App.screens.yaml")
        return Compilation(folder["App/Specs/App.screens.yaml"].path, rules: rules).diagnostics.map(\.kind.id)
    }

    init() {
        folder.write("screenspec: 1\ndestinations: {out: {view: Out, icon: star}}\n", to: "Out/Part.yaml")
        folder.write("screenspec: 1\ndestinations: {in: {view: In, icon: star}}\n", to: "App/Parts/Part.yaml")
        folder.write("screenspec-symbols 1\nsymbols\n", to: "Out/symbols.txt")
    }

    @Test(
        "are none in the folder of a Package.swift, an Xcode project or a .git",
        arguments: [
            "Package.swift", "App.xcodeproj/project.pbxproj", ".git/HEAD",
        ])
    func package(marker: String) {
        #expect(ids("include: [../Parts/Part.yaml]") == ["outside-file"])
        folder.write("", to: "App/\(marker)")
        #expect(ids("include: [../Parts/Part.yaml]") == [])
        #expect(ids("include: ['../*/Part.yaml']") == [])
        #expect(ids("include: [../../Out/Part.yaml]") == ["outside-file"])
    }

    @Test(
        "are not asked for by path, pattern, link or list of symbols",
        arguments: [
            "include: [../../Out/Part.yaml]", "include: [../../Out/Nothing.yaml]", "include: ['../../*/Nothing.yaml']",
            "include: [../Parts/../../Out/Part.yaml]", "include: [Link.yaml]", "include: ['L*.yaml']",
            "include: [Folder/Part.yaml]", "include: ['F*/Part.yaml']", "lint: {symbols: ../../Out/symbols.txt}",
            "lint: {symbols: /etc/hosts}", "lint: {symbols: Folder/symbols.txt}",
        ])
    func ways(keys: String) {
        folder.write("", to: "App/Package.swift")
        folder.makeFolder("App/Specs")
        folder.makeLink("App/Specs/Link.yaml", to: "Out/Part.yaml")
        folder.makeLink("App/Specs/Folder", to: "Out")
        #expect(ids(keys) == ["outside-file"])
        var rules = InputRules()
        rules.allowsOutside = true
        #expect(!ids(keys, rules: rules).contains("outside-file"))
        rules = InputRules()
        rules.folders = [folder.url.path]
        #expect(ids(keys, rules: rules).contains("outside-file") == keys.contains("/etc/"))
        rules = InputRules()
        rules.package = folder["App"].path
        #expect(ids(keys, rules: rules) == ["outside-file"])
    }

    @Test(
        "and what is no spec is named, not quoted",
        arguments: [
            "include: [Secret.env]", "lint: {symbols: Secret.env}",
        ])
    func quoted(keys: String) {
        folder.write("machine m login l password 'hunter2\n", to: "App/Specs/Secret.env")
        folder.write("screenspec: 1\n\(keys)\n\(Self.destinations)", to: "App/Specs/App.screens.yaml")
        let text = Compiled(folder["App/Specs/App.screens.yaml"]).diagnostics
        #expect(text.contains("error: `Secret.env`: ") && !text.contains("hunter2"))
    }

    @Test(
        "also where the word stands in it, and where it is the main file",
        arguments: [
            ("token: hunter2 # screenspec:", noScreenspec), ("# hunter2 screenspec:", ":1:1: \(isNothing)"),
            ("hunter2 screenspec: 1", noScreenspec), ("[hunter2, screenspec: 1]", ":1:1: \(noMap) a list"),
            ("# hunter2\n\n  - hunter2", ":3:3: \(noMap) a list"),
            ("machine m login l password 'hunter2", ":1:1: \(noMap) text"), ("hunter2", ":1:1: \(noMap) text"),
            ("--- |\r\n  hunter2", ":1:5: \(noMap) text"), ("token: hunter2", noScreenspec),
            ("screenspec hunter2", ":1:1: \(noMap) text"), ("not_screenspec: hunter2", noScreenspec),
            ("token: 'hunter2", noScreenspec),
        ])
    func quoted(secret: String, message: String) {
        folder.write(secret + "\n", to: "App/Specs/Secret.env")
        folder.write("screenspec: 1\ninclude: [Secret.env]\n\(Self.destinations)", to: "App/Specs/App.screens.yaml")
        let included = Compiled(folder["App/Specs/App.screens.yaml"]).diagnostics
        #expect(included.contains("error: `Secret.env`: this is no spec") && !included.contains("hunter2"))
        let main = Compiled(folder["App/Specs/Secret.env"]).diagnostics
        #expect(main.contains("Secret.env\(message) ["), "\(main)")
        #expect(!main.contains("hunter2"))
    }

    private static let noScreenspec = ": error: the spec has no `screenspec`, which it needs"
    private static let isNothing = "error: the file holds no spec"
    private static let noMap = "error: a spec is a map of keys and values, found"

    @Test(
        "and a character that nobody sees, before the word, is told where it stands",
        arguments: [
            ("---\n\u{FEFF}screenspec: 1", "2:1"), ("# Screens\u{2028}screenspec: 1", "1:10"),
            ("# Screens\u{85}screenspec: 1", "1:10"), ("\u{2029}screenspec: 1", "1:1"),
        ])
    func unseen(text: String, place: String) {
        for encoding in [String.Encoding.utf8, .utf16] {
            folder.write("\(text)\n\(Self.destinations)".data(using: encoding)!, to: "App/Specs/App.screens.yaml")
            let found = Compiled(folder["App/Specs/App.screens.yaml"]).diagnostics
            #expect(found.contains("App.screens.yaml:\(place): error: "), "\(found)")
            #expect(found.contains("[invalid-character]"), "\(found)")
        }
    }

    @Test(
        "and a spec says so in whatever YAML has for a key",
        arguments: [
            "\u{FEFF}screenspec: 1\nX", "'screenspec': 1\nX", "\"screenspec\" : 1\nX", "# A\n\n---\nscreenspec: 1\nX",
            "X\nscreenspec: 1\n", "{screenspec: 1, Y}", "{ \"screenspec\": 1, Y}", "{Y, screenspec: 1}",
            "--- {Y,\n screenspec: 1}", "# A\n{Y, screenspec: 1}",
            "? screenspec\n: 1\nX", "  screenspec: 1\n  X", "X\r\nscreenspec: 1\r\n",
        ])
    func recognised(text: String) {
        let text = text.replacing("X", with: "destinations: {home: {view: A}}")
            .replacing("Y", with: "destinations: {home: {view: A}}")
        folder.write(text, to: "App/Specs/App.screens.yaml")
        #expect(Compiled(folder["App/Specs/App.screens.yaml"]).diagnostics == "")
    }
}
