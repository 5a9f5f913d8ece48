import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecFixing
import ScreenSpecTestSupport
import Testing

@Suite("Fixes")
struct FixTests {
    let folder = TemporaryFolder()

    /// What the file holds after fixing and writing.
    private func fixed(_ data: Data, unsafe: Bool = false) throws -> Data {
        folder.write(data, to: "App.screens.yaml")
        try applyFixes(to: folder["App.screens.yaml"].path, unsafe: unsafe).write()
        return try Data(contentsOf: folder["App.screens.yaml"])
    }

    private func fixed(_ text: String, unsafe: Bool = false) throws -> String {
        String(decoding: try fixed(Data(text.utf8), unsafe: unsafe), as: UTF8.self)
    }

    private static let head = "screenspec: 1 # ä 📚\n"

    @Test(
        "safe ones leave everything else byte for byte",
        arguments: [
            (
                "destinations: {home: &a {view:   &b   HomeView}}  # why\n",
                "destinations: {home: {view:   HomeView}}  # why\n"
            ),
            ("destinations: &all\n  home: {view: Home}\n\n\n", "destinations:\n  home: {view: Home}\n\n\n"),
            (
                "destinations:\n  # screenspec:ignore duplicate-icon\n  home: {view: Home}",
                "destinations:\n  home: {view: Home}"
            ),
            (
                "destinations: {home: {view: Home}} \t# screenspec:ignore duplicate-icon",
                "destinations: {home: {view: Home}}"
            ),
            (
                "attributes: {a: {type: Bool, default: true}} # screenspec:ignore duplicate-icon, unused-attribute, duplicate-title -- x\ndestinations: {home: {view: Home}}\n",
                "attributes: {a: {type: Bool, default: true}} # screenspec:ignore unused-attribute -- x\ndestinations: {home: {view: Home}}\n"
            ),
            (
                "# screenspec:ignore duplicate-icon, duplicate-title, unused-attribute\nattributes: {a: {type: Bool, default: true}}\ndestinations: {home: {view: Home}}\n",
                "# screenspec:ignore unused-attribute\nattributes: {a: {type: Bool, default: true}}\ndestinations: {home: {view: Home}}\n"
            ),
        ])
    func safe(_ body: String, _ expected: String) throws {
        #expect(try fixed(Self.head + body) == Self.head + expected)
        let crlf = { (text: String) in (Self.head + text).replacing("\n", with: "\r\n") }
        #expect(try fixed(crlf(body)) == crlf(expected))
        #expect(try fixed("\u{FEFF}" + Self.head + body).unicodeScalars.first == "\u{FEFF}")
    }

    @Test(
        "a file in UTF-16 is written back as it was", arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func utf16(_ encoding: String.Encoding) throws {
        let text = { (anchor: String) in
            "\u{FEFF}\(Self.head)destinations: {home: {view: \(anchor)Home, title: 📚}}\r\n".data(using: encoding)!
        }
        #expect(try fixed(text("&a ")) == text(""))
    }

    @Test(
        "unsafe ones are made when they are asked for",
        arguments: [
            ("destinations: {home: {veiw: Home, 'titel': A}}\n", "destinations: {home: {view: Home, 'title': A}}\n"),
            (
                "destinations:\n  a: {view: A(b: 1)}\n  b:\n    view: B(c: \"d\")\n  c: {view: C(1, d: 2)}\n",
                "destinations:\n  a: {view: \"A(b: 1)\"}\n  b:\n    view: 'B(c: \"d\")'\n  c: {view: \"C(1, d: 2)\"}\n"
            ),
            ("destinatons: &x {home: {view: Home}}\n", "destinations: {home: {view: Home}}\n"),
            (
                "destinations: {home: {title Home, view: Home, params: {id: Int}}}\n",
                "destinations: {home: {title: Home, view: Home, payload: {id: Int}}}\n"
            ),
            (
                "destinations:\n  home: {title:\u{A0}Home, view: Home\u{200B}, columns: 2\u{A0}}\n",
                "destinations:\n  home: {title: Home, view: Home, columns: 2}\n"
            ),
        ])
    func unsafe(_ body: String, _ expected: String) throws {
        #expect(try fixed(Self.head + body, unsafe: true) == Self.head + expected)
    }

    @Test("one that another one was in the way of is made after it: nothing is left for a second run")
    func again() throws {
        let broken =
            "attributes: {size: {type: Size}}\ndestinations:\n  book: {view: BookView, attributes: {size: .init(1, 2a)}ge (old, torn),battr iut, title: Page (old, torn),b# x }\n"
        let once = try fixed(Self.head + broken)
        #expect(once.contains("title: \"Page (old, torn)\""))
        #expect(try fixed(once) == once)
    }

    @Test("a parameter that was put in quotes is not taken for one that lacks a space")
    func quotedParameter() throws {
        let broken = """
            destinations:
              home:
                payload: {name:"Select {name}", icon: tray}
              notes: {title: Notes, icon: note, view: NotesView, pltesView, placeholder: {title: "Select {}", icon: tray}}
              edit:
                payload:iew, confidisplayNameDiscard {}?", when: isDirty}}

            """
        let once = try fixed(Self.head + broken, unsafe: true)
        #expect(once.contains("{'name:\"Select {name}\"', icon: tray}"))
        #expect(try fixed(once, unsafe: true) == once)
    }

    @Test("what YAML ends at a comma is the value before, whether its key is known or not")
    func unknownKeyBefore() throws {
        let broken = """
            destinations:
              home: {title: Home, sweet home,sizes: 2, summary: All of it, by name, and more: 2, summary: "All of it", view: HomeView}
              list: {title: List: Other, col: home, hidden: home.isOpen, again}

            """
        let once = try fixed(Self.head + broken)
        #expect(once.contains("\"List: Other\"") && once.contains("hidden: home.isOpen, again}"))
        #expect(try fixed(once) == once)
    }

    @Test("text that YAML ends at a comma is put in quotes")
    func textComma() throws {
        let body = { (title: String) in "destinations: {home: {title: \(title), view: HomeView}}\n" }
        #expect(try fixed(Self.head + body("Home, sweet home")) == Self.head + body("\"Home, sweet home\""))
    }

    @Test("a value with a comma and a bracket in it is put in quotes as a whole")
    func commaInValue() throws {
        let entries = { (quote: String) in
            """
            destinations:
              h: {payload: {x: \(quote)Dictionary<String, Int> = [:]\(quote), y: Int}, view: V}
              a: {payload: {x: \(quote)Foo<A, [B: C]>\(quote), y: Int}, view: V}
              b: {view: V, title: \(quote)Hello {name}, you\(quote)}
              c: {view: V, title: \(quote)Hello, {name}!\(quote)}
              d: {view: V, title: \(quote)One, [two] three\(quote), icon: x}

            """
        }
        #expect(try fixed(Self.head + entries("")) == Self.head + entries("\""))
    }

    @Test(
        "a word before a bracket is no text",
        arguments: ["available [x]", "opns [home]", "returns {x: Int}", "size {width: 3}", "word [x, {y: z}]"])
    func wordBeforeBracket(_ entry: String) throws {
        let text = Self.head + "destinations:\n  home: {title: Home, \(entry), view: V}\n"
        #expect(try fixed(text, unsafe: true) == text)
    }

    @Test("unsafe ones are not made otherwise")
    func notAsked() throws {
        let text = Self.head + "destinations: {home: {veiw: Home}}\n"
        #expect(try fixed(text) == text)
    }

    @Test("one that would break the spec is not made, and others are")
    func breaking() throws {
        folder.write(
            Self.head + "destinations: {home: {view: Home, veiw: A}, b: {view: B, titel: C}}\n", to: "App.screens.yaml")
        let outcome = applyFixes(to: folder["App.screens.yaml"].path, unsafe: true)
        #expect(outcome.refused.map(\.message) == ["destination `home` has no key `veiw`"])
        #expect(outcome.fixCount == 1)
        #expect(
            outcome.files.map(\.new.text.string) == [
                Self.head + "destinations: {home: {view: Home, veiw: A}, b: {view: B, title: C}}\n"
            ])
        #expect(outcome.compilation.diagnostics.map(\.kind) == [.unknownKey])
    }

    @Test("one that was refused is tried again when others were made")
    func triedAgain() throws {
        let head =
            Self.head + """
                destinations: {home: {view: Home, title: H, icon: h}, b: {view: B, title: B, icon: b}, c: {view: C, title: C, icon: c}}
                tabs:
                  items:
                    - {id: home, root: home}

                """
        let broken = "    - {id: a, title: A, titel: B, root: b, placment: pinned}\n    - {id: a, titel: C, root: c}\n"
        folder.write(head + broken, to: "App.screens.yaml")
        let outcome = applyFixes(to: folder["App.screens.yaml"].path, unsafe: true)
        let mended = "    - {id: a, title: A, titel: B, root: b, placement: pinned}\n    - {id: a, title: C, root: c}\n"
        #expect(outcome.files.map(\.new.text.string) == [head + mended])
        #expect(outcome.refused.map(\.message) == ["tab `a` has no key `titel`"])
    }

    @Test("one that would change a text is not made")
    func meaning() throws {
        // Without the comment the blank line belongs to the text.
        let text =
            Self.head
            + "destinations:\n  home:\n    view: Home\n    summary: |+\n      A\n  # screenspec:ignore duplicate-icon\n\n  next: {view: Next}\n"
        folder.write(text, to: "App.screens.yaml")
        let outcome = applyFixes(to: folder["App.screens.yaml"].path, unsafe: false)
        #expect(outcome.files.isEmpty)
        #expect(outcome.refused.map(\.kind) == [.unusedSuppression])
    }

    @Test("symbols get their new names, and quotes stay")
    func symbols() throws {
        folder.write("screenspec-symbols 1\nrelease 1 iOS 13.0\nsymbols\nnew 1\nold 1 new\n", to: "symbols.txt")
        let spec = { (name: String) in
            "screenspec: 1\nlint: {symbols: symbols.txt}\napp: {platforms: {iOS: 17.0}}\ndestinations: {home: {view: Home, icon: \"\(name)\", title: old}, next: {view: Next, icon: new}}\n"
        }
        #expect(try fixed(spec("old")) == spec("new"))
        // The same scalar is a title, too.
        let shared = spec("old").replacing("\"old\", title: old", with: "&o old, title: *o")
        #expect(try fixed(shared) == shared)
    }

    @Test("all files of a spec are written or none")
    func allOrNone() throws {
        folder.write(
            "screenspec: 1\ninclude: [Part.yaml]\ndestinations: {home: {view: &a Home}}\n", to: "App.screens.yaml")
        folder.write("screenspec: 1\ndestinations: {part: {view: &b Part}}\n", to: "Real.yaml")
        try FileManager.default.createSymbolicLink(at: folder["Part.yaml"], withDestinationURL: folder["Real.yaml"])
        let outcome = applyFixes(to: folder["App.screens.yaml"].path, unsafe: false)
        #expect(outcome.files.count == 2)
        let error = #expect(throws: OutputError.self) { try outcome.write() }
        #expect(error?.diagnostic.kind == .unwritableSpec)
        #expect(error?.diagnostic.message == "a link stands in this file's place")
        #expect(try String(contentsOf: folder["App.screens.yaml"], encoding: .utf8).contains("&a"))
        #expect(names(in: folder.url) == ["App.screens.yaml", "Part.yaml", "Real.yaml"])
    }

    @Test("a file that changed meanwhile is left alone, and permissions stay")
    func changed() throws {
        let file = folder["App.screens.yaml"]
        folder.write("screenspec: 1\ndestinations: {home: {view: &a Home}}\n", to: "App.screens.yaml")
        let outcome = applyFixes(to: file.path, unsafe: false)
        folder.write("screenspec: 1\ndestinations: {other: {view: &a Home}}\n", to: "App.screens.yaml")
        let error = #expect(throws: OutputError.self) { try outcome.write() }
        #expect(error?.diagnostic.message == "somebody else changed the file meanwhile")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
        let refusal = #expect(throws: OutputError.self) { try applyFixes(to: file.path, unsafe: false).write() }
        #expect(refusal?.diagnostic.message == "the file cannot be written: it is read-only")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try applyFixes(to: file.path, unsafe: false).write()
        #expect(try String(contentsOf: file, encoding: .utf8) == "screenspec: 1\ndestinations: {other: {view: Home}}\n")
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
    }
}
