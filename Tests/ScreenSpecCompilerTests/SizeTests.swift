import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecTestSupport
import Testing

/// Specs that are too large to be kept: they are made here.
@Suite("Large specs")
struct SizeTests {
    let folder = TemporaryFolder()

    private func compile(_ text: String) -> Compiled {
        folder.write(text, to: "App.screens.yaml")
        return Compiled(folder["App.screens.yaml"], in: folder.url)
    }

    @Test("16 MiB of input, and a byte more")
    func bytes() {
        let spec = "screenspec: 1\ndestinations: {home: {view: Home}}\n"
        let filler = String(repeating: "#", count: 16 * 1024 * 1024 - spec.utf8.count)
        #expect(compile(spec + filler).diagnostics == "")
        let message = "the file holds more than 16 MiB; a spec file may hold 16 MiB [input-too-large]"
        #expect(compile(spec + filler + "#").diagnostics == "./App.screens.yaml: error: \(message)\n")
    }

    @Test("100,000 destinations, and one more")
    func destinations() {
        let many = (0..<100_000).map { "  s\($0): {view: V}\n" }.joined()
        #expect(compile("screenspec: 1\ndestinations:\n" + many).ids == [])
        #expect(compile("screenspec: 1\ndestinations:\n\(many)  more: {view: V}\n").ids == ["too-many-destinations"])
    }

    /// Files of some 100 KB and more are rendered, compared and written in pieces.
    @Test("files of several pieces")
    func pieces() throws {
        let many = (0..<6_000).map { "  screen\($0): {view: V, payload: {id: Int}}\n" }.joined()
        folder.write("screenspec: 1\napp: {conformances: [Codable]}\ndestinations:\n" + many, to: "App.screens.yaml")
        let compilation = Compilation(folder["App.screens.yaml"].path)
        let output = try OutputFolder(folder["Generated"].path, creating: true)
        func write() throws -> [String] {
            try output.write { emit throws(OutputError) in try compilation.generate(emit) }.written
        }
        let files = compilation.generatedFiles()
        func isWhole(_ name: String, _ contents: ByteText) throws -> Bool {
            let file = try output.current(name)
            return withExtendedLifetime(file) { file?.text.equals(contents) == true }
        }
        #expect(try write() == files.map(\.name))
        for file in files { #expect(try isWhole(file.name, file.contents)) }
        #expect(try write() == [])
        let longest = try #require(files.max { $0.contents.count < $1.contents.count })
        #expect(longest.contents.count > 400_000)
        let text = longest.contents.string
        let late = text.replacingOccurrences(of: "screen4999", with: "screen5000")
        for changed in [late, String(text.dropLast(200_000)), text + "\n", ""] {
            folder.write(changed, to: "Generated/\(longest.name)")
            #expect(try write() == [longest.name])
            #expect(try isWhole(longest.name, longest.contents))
        }
    }

    /// What is done for each of them must not depend on how many there are.
    @Test("as many mistakes as names")
    func mistakes() {
        let numbers = 0..<20_000
        let attributes = numbers.map { "  a\($0): {type: Int, default: 0}\n" }.joined()
        let screens = numbers.map { "  s\($0): {view: V, opens: [s\($0)x], attributes: {a\($0)x: 1}}\n" }.joined()
        let sections = numbers.map { "    - {id: i\($0), items: 1}\n" }.joined()
        let compiled = compile(
            "screenspec: 1\nattributes:\n\(attributes)destinations:\n\(screens)sidebar:\n  sections:\n\(sections)")
        for id in ["unknown-destination", "unknown-attribute", "wrong-kind"] {
            #expect(compiled.ids.filter { $0 == id }.count == numbers.count)
        }
        #expect(compiled.ids.count == 3 * numbers.count)
        #expect(compiled.diagnostics.contains("help: did you mean `s0`?"))
    }

    /// Up to 64 names are looked for in all code, more by what the code says.
    @Test("views find what they use among many dependencies", arguments: [64, 65, 200])
    func dependencies(_ count: Int) throws {
        let names = (0..<count).map { "m\($0)" }
        let lines = names.map { "    \($0): {type: Model, from: host}\n" }.joined()
        func compile(_ view: String) -> Compiled {
            self.compile(
                "screenspec: 1\napp:\n  dependencies:\n\(lines)destinations: {home: {title: A, view: \"\(view)\"}}\n"
                    + "layout: {host: stack}\n")
        }
        let all = try #require(compile("V(\(names.joined(separator: ", ")))").files["App.Views.swift"])
        for name in names { #expect(all.contains("(\\.navigationDependencies.\(name))")) }
        let some = compile("V(m1...m\(count - 1)) { m2 in m2.m3 + \\\"m4 \\\\(m5)\\\" }")
        let code = try #require(some.files["App.Views.swift"])
        for name in names {
            let isRead = code.contains("(\\.navigationDependencies.\(name))")
            #expect(isRead == ["m1", "m5", "m\(count - 1)"].contains(name), "\(name)")
        }
        #expect(some.ids == Array(repeating: "unused-dependency", count: count - 3))
    }

    /// A view builder takes the compiler longer than as many lines.
    @Test("many sections stand in builders of 32")
    func sections() throws {
        let screens = (0..<70).map { "  s\($0): {view: V, title: T\($0), icon: i\($0), columns: 2}\n" }.joined()
        let sections = (0..<70).map { "    - {id: x\($0), items: [s\($0)]}\n" }.joined()
        let compiled = compile("screenspec: 1\ndestinations:\n\(screens)sidebar:\n  sections:\n\(sections)")
        let sidebar = try #require(compiled.files["App.Sidebar.swift"])
        #expect(
            sidebar.split(separator: "@ViewBuilder\n").map { $0.split(separator: "Section {").count - 1 } == [
                0, 32, 32, 6,
            ])
    }

    @Test("64 parameters of a payload")
    func parameters() {
        let parameters = (0..<64).map { "p\($0): Int" }.joined(separator: ", ")
        #expect(compile("screenspec: 1\ndestinations: {home: {view: Home, payload: '\(parameters)'}}\n").ids == [])
    }

    @Test("an enum of many cases with every property that there is")
    func properties() throws {
        let many = (0..<60).map { number in
            let question = number < 30 ? "isDirty" : "id > 0"
            return "    s\(number): {payload: {id: Int, p: P}, view: V, identity: i\(number % 7), stack: true, "
                + "confirmDismissal: {title: T\(number), when: \(question)}}\n"
        }
        let compiled = compile(
            """
            screenspec: 1
            app: {conformances: [Codable]}
            payloads: {P: {identity: id, type: Int}}
            layout: {host: stack}
            destinations: {home: {view: V}}
            sheets:
              items:
                own: {view: V, style: popover}

            """ + many.joined())
        #expect(compiled.diagnostics == "")
        let code = compiled.files.values.joined()
        for name in ["hasStack", "style", "viewGroup", "equalityKey", "codingKey", "losesSomething", "shape"] {
            #expect(code.contains(try Regex("(var|func) \\w*\(name)\\b")), "\(name)")
        }
    }

    /// What a switch takes the compiler grows faster than its cases.
    @Test("no switch has more than 48 cases, whatever there is many of")
    func switches() {
        let many = (0..<200).map { number in
            "    s\(number): {payload: {_ p: P}, view: V, title: T\(number), icon: i\(number)"
        }
        let ofSheet = ", detents: [medium], stack: true, confirmDismissal: {title: A, when: isDirty}}\n"
        let sheets = many.map { $0.replacing(/, title.*/, with: "") + ofSheet }
        let spec =
            "screenspec: 1\napp: {conformances: [Codable]}\npayloads: {P: {identity: id, type: Int}}\nlayout: {host: stack}\n"
            + "destinations:\n    home: {view: V}\n" + many.map { $0 + "}\n" }.joined() + "sheets:\n  items:\n"
            + sheets.joined().replacing("    s", with: "    t")
        let compiled = compile(spec)
        #expect(!compiled.hasErrors, "\(compiled.diagnostics.prefix(600))")
        for (name, code) in compiled.files { #expect(mostCases(in: code) <= 48, "\(name)") }
    }

    /// How many `case`s stand in the longest `switch` of formatted code.
    private func mostCases(in code: String) -> Int {
        var (open, most): ([(indent: Int, count: Int)], Int) = ([], 0)
        for line in code.split(separator: "\n") {
            let indent = line.prefix { $0 == " " }.count
            let text = line.dropFirst(indent)
            if text.hasPrefix("switch ") { open.append((indent, 0)) }
            guard open.last?.indent == indent else { continue }
            if text.hasPrefix("case ") { open[open.count - 1].count += 1 }
            if text == "}" { most = max(most, open.removeLast().count) }
        }
        return most
    }

    /// From 49 cases on, switches are split into groups.
    @Test("an enum of many cases runs", arguments: [48, 49, 64, 65, 200])
    func grouped(_ count: Int) throws {
        let spec = GroupedSpec(count)
        let compiled = compile(spec.text)
        #expect(compiled.diagnostics == "")
        let generated = folder.write(compiled.files, to: "Generated")
        folder.write(spec.checks, to: "Checks.swift")
        folder.write(spec.views, to: "Views.swift")
        let checks = [folder["Checks.swift"], Fixture.root.appending(path: "Support/Expect.swift")]
        let run = try SwiftCompiler.runProgram(generated + checks, .init(), in: folder)
        #expect(run.status == 0 && run.output == "ok\n", "\(run.output)")
        let isGrouped = compiled.files["App.Views.swift"]?.contains("viewGroup") == true
        #expect(isGrouped == (count > 48))
        var options = SwiftCompiler.Options()
        #if !canImport(SwiftUI)
            options.searchPaths = [try StandInModules.shared.get().swiftUI.url]
        #endif
        let views = try SwiftCompiler.compile(generated + [folder["Views.swift"]], options, in: folder)
        #expect(views.status == 0, "\(views.output)")
    }
}

/// A spec of as many cases, the placeholder's included, with every kind of payload, title and attribute.
private struct GroupedSpec {
    let count: Int

    init(_ count: Int) { self.count = count }

    var text: String {
        """
        screenspec: 1
        app: {conformances: [Codable]}
        payloads: {any P: {compare: ignore}}
        attributes: {level: {type: Int, default: 0}}
        destinations:
          s0: {title: T0, icon: i0, view: Plain, placeholder: {title: Nothing, icon: tray}}

        """ + (1..<count - 1).map(destination).joined()
            + "sidebar: {sections: [{id: main, items: [s0]}]}\nstate: {formerly: {old: s\(count - 2)}}\n"
            + "lint: {rules: {closure-in-saved-case: off}}\n"
    }

    private func destination(_ number: Int) -> String {
        let kinds = [
            "title: T\(number), icon: i\(number % 3), columns: 2, view: Plain",
            "title: 'T{id}', icon: i, view: Number(id), attributes: {level: \(number)}, payload: {_ id: Int, page: Int = 1}",
            "icon: i, view: Text(text), payload: 'text: String, p: (any P)? = nil'",
            "title: T, icon: i, view: Plain(), attributes: {level: \(number % 7)}, payload: {onDone: (() -> Void)? = nil}",
        ]
        return "  s\(number): {\(kinds[number % 4])}\n"
    }

    private func item(_ number: Int, _ value: Int) -> String {
        switch number % 4 {
        case 0: ".s\(number)"
        case 1: ".s\(number)(\(value))"
        case 2: ".s\(number)(text: \"\(value)\")"
        default: ".s\(number)()"
        }
    }

    var checks: String {
        let numbers = 0..<count - 1
        let items = numbers.map { item($0, 1) }.joined(separator: ",\n    ")
        let others = numbers.filter { $0 % 4 == 1 || $0 % 4 == 2 }.map { item($0, 2) }.joined(separator: ",\n    ")
        let titles = numbers.map { ["\"T\($0)\"", "\"T1\"", "\"S \($0)\"", "\"T\""][$0 % 4] }.joined(separator: ", ")
        let levels = numbers.map { [0, $0, 0, $0 % 7][$0 % 4] }
        let columns = numbers.map { $0 % 4 == 0 && $0 > 0 ? 2 : 3 }
        return """
            protocol P {}

            @main
            enum Checks {
                static var items: [NavigationItem] {
                    [
                        \(items),
                        .selectSomething(label: "l", systemImage: "s"),
                    ]
                }

                static var others: [NavigationItem] {
                    [
                        \(others)
                    ]
                }

                static func main() throws {
                    Expect.equal(Set(items + others).count, items.count + others.count)
                    for item in items + others { Expect.same(try decode(NavigationItem.self, json(item)), item) }
                    Expect.equal(items.dropLast().map(\\.displayName), [\(titles)])
                    Expect.equal(items.dropLast().map(\\.level), \(levels))
                    Expect.equal(items.dropLast().map(\\.numberOfColumns), \(columns))
                    Expect.equal(items.last?.displayName, "l")
                    Expect.equal(items.last?.iconName, "s")
                    Expect.equal(items.filter { $0.placeholder != nil }, [.s0])
                    Expect.equal(Set(items.map(\\.iconName)), ["i", "i0", "i1", "i2", "s"])
                    Expect.end()
                }
            }
            """
    }

    let views = """
        import SwiftUI

        protocol P {}
        struct Plain: View { var body: some View { EmptyView() } }
        struct Number: View {
            init(_ id: Int) {}
            var body: some View { EmptyView() }
        }
        """
}
