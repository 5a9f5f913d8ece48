import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecTestSupport
import Testing

/// A name in a spec may be a word that Swift keeps for itself, wherever it keeps it. Either the spec says so at its place,
/// or what is generated compiles without a warning.
@Suite("Each of Swift's own words, wherever a name can stand")
struct KeywordTests {
    /// Those of the Swift book (“Keywords and Punctuation”): of declarations, statements, expressions and types,
    /// contextual ones; then attributes and words of later proposals that stand where a name could.
    static let words: [String] = {
        let book = """
            associatedtype borrowing class consuming deinit enum extension fileprivate func import init inout internal let
            nonisolated open operator precedencegroup private protocol public rethrows static struct subscript typealias
            var break case catch continue default defer do else fallthrough for guard if in repeat return switch throw
            where while Any as await false is nil self Self super throws true try associativity async convenience didSet
            dynamic final get indirect infix lazy left mutating none nonmutating optional override package postfix
            precedence prefix Protocol required right set some Type unowned weak willSet
            """
        let others = """
            actor any each macro then copy consume discard unsafe borrow sending isolated distributed yield of using
            escaping autoclosure main available objc preconcurrency unchecked module nonsending inlinable frozen unknown
            _read _modify read modify accessor attached freestanding selector keyPath __owned __shared _const reasync
            """
        return (book + " " + others).split { $0 == " " || $0 == "\n" }.map(String.init)
    }()

    /// The same as types are written, which begin with a capital.
    static let capitalized = words.filter { $0.first?.isLowercase == true }.map {
        $0.prefix(1).uppercased() + $0.dropFirst()
    }

    /// As the label of an argument that a spec writes itself.
    private static func label(_ word: String) -> String { word == "inout" ? "`inout`" : word }

    @Test("cases, labels, parameters, sections, elements, tabs and sheets")
    func names() throws {
        var spec = KeywordSpec("screenspec: 1\napp: {platforms: {iOS: 17.0}, conformances: [Codable]}\ndestinations:")
        spec.add("  fixed: {columns: 2, title: A, icon: a, view: Blank}")
        spec.each { word, _ in "  \(word): {payload: {_ value: Int}, title: A, icon: a, view: Blank()}" }
        spec.each {
            "  c\($1): {payload: {\($0) label\($1): Int, label\($1) \($0): Int}, title: A, icon: a, view: Blank()}"
        }
        spec.each { "  p\($1): {columns: 2, icon: a, payload: {\($0): Int}, title: \"{`\($0)`}\", view: Screen\($1)}" }
        spec.each { "  s\($1): {columns: 2, title: A, icon: a, view: Blank} # \($0)" }
        spec.add("sidebar:\n  sections:")
        spec.each { "    - {id: \($0), items: [s\($1)]}" }
        spec.each {
            let item = "p\($1)(\(Self.label($0)): `\($0)`)"
            return "    - {id: e\($1), each: {name: \($0), type: Int, item: \"\(item)\", title: \"{`\($0)`}\"}}"
        }
        spec.add("sheets:\n  items:")
        spec.each { word, _ in "    \(word): {payload: {_ value: Int}, view: Blank(), identity: \(word)}" }
        spec.each {
            let asks = "confirmDismissal: {title: A, when: \"`\($0)` > 0\"}"
            return "    p\($1): {payload: {\($0): Int}, view: Screen\($1), \(asks)}"
        }
        spec.each { "    w\($1): {view: Blank, confirmDismissal: {title: A, when: \($0)}}" }
        spec.add("state:\n  formerly:")
        spec.each { word, _ in "    former\(word): fixed" }
        let screens = Self.words.enumerated().map { index, word in
            "struct Screen\(index): View { init(`\(word)` value: Int) {}; var body: some View { Blank() } }"
        }
        try spec.check(with: screens)
    }

    @Test("tabs, their sections, dialogs, answers, windows and dependencies", arguments: [0, 1])
    func beside(half: Int) throws {
        // A tab bar has 100 places. `_read` would be the storage of `read`.
        let words = Self.words.filter { $0.first != "_" }.enumerated().filter { $0.offset % 2 == half }.map(\.element)
        var spec = KeywordSpec("screenspec: 1\napp:\n  platforms: {iOS: 18.0}\n  dependencies:")
        spec.each(of: words) { "    \($0): {type: Model\($1), from: host}" }
        spec.add("destinations:\n  fixed: {title: A, icon: a, view: Blank}")
        // What is refused as a dependency would be the app's own.
        func isRefused(_ word: String) -> Bool {
            ["init", "main", "self", "Any", "Protocol", "Self", "Type"].contains(word)
        }
        spec.each(of: words) {
            "  t\($1): {title: A, icon: a, view: \(isRefused($0) ? "Blank" : "\"Screen\($1)(of: `\($0)`)\"")}"
        }
        spec.add("tabs:\n  items:\n    - {id: first, root: fixed}")
        spec.each(of: words) {
            let badge = isRefused($0) ? "1" : "\"`\($0)`.count\""
            return "    - {section: \($0), title: A, items: [{id: \($0), root: t\($1), badge: \(badge)}]}"
        }
        spec.add("dialogs:\n  items:")
        spec.each(of: words) { word, _ in
            "    \(word): {payload: {\(word): Int}, title: \"{`\(word)`}\", actions: {\(word): {title: A}, other: {title: B}}}"
        }
        spec.add("windows:\n  items:")
        spec.each(of: words) { "    \($0): {payload: {\($0): Int}, title: \"{`\($0)`}\", view: Blank()} # \($1)" }
        let models = words.indices.flatMap { index in
            [
                "@Observable final class Model\(index) { var count = 1 }",
                "struct Screen\(index): View { init(of: Model\(index)) {}; var body: some View { Blank() } }",
            ]
        }
        try spec.check(with: ["import Observation"] + models)
    }

    @Test("attributes, and sections over data")
    func properties() throws {
        var spec = KeywordSpec("screenspec: 1\napp: {platforms: {iOS: 17.0}}\nattributes:")
        spec.each { word, _ in "  \(word): {type: String, default: \"-\"}" }
        spec.add("destinations:\n  fixed: {columns: 2, title: A, icon: a, view: Blank}")
        spec.add("sidebar:\n  sections:")
        spec.each { word, _ in "    - {id: \(word), each: {name: \(word), type: Int, item: fixed, title: A}}" }
        try spec.check(with: [])
    }

    /// As an attribute's value for all destinations, which stands alone in a getter. Swift has some words that it begins
    /// accessors with beyond those of the book.
    @Test("defaults of attributes")
    func defaults() throws {
        var spec = KeywordSpec("screenspec: 1\napp: {platforms: {iOS: 17.0}}\nattributes:")
        let words = Self.words + ["unsafeAddress", "unsafeMutableAddress", "borrow", "mutate"]
        for (number, form) in ["%", "%.value", "% { 1 }"].enumerated() {
            spec.each(of: words) { word, index in
                "  a\(index)_\(number): {type: Foo, default: \"\(form.replacingOccurrences(of: "%", with: word))\"}"
            }
        }
        spec.add("destinations:\n  fixed: {columns: 2, title: A, icon: a, view: Blank}")
        spec.add("sidebar:\n  sections:\n    - {id: fixed, items: [fixed]}")
        let folder = TemporaryFolder()
        let sources = folder.write(try spec.generate(), to: "Generated")
        let result = try SwiftCompiler.run(["-frontend", "-dump-parse", "-swift-version", "6"] + sources.map(\.path))
        #expect(!result.output.contains("error:"), "\(result.output.prefix(2000))")
        for accessor in ["set", "didSet", "willSet", "_read", "_modify", "unsafeAddress"] {
            #expect(!result.output.contains("\(accessor) for="), "\(accessor)")
        }
    }

    @Test("the view beside the columns, which stands alone in a getter")
    func secondaryViews() throws {
        let folder = TemporaryFolder()
        var sources: [URL] = []
        for (index, word) in (Self.words + ["unsafeAddress", "mutate"]).enumerated() {
            var spec = KeywordSpec(
                "screenspec: 1\ndestinations:\n  fixed: {columns: 2, title: A, icon: a, view: Blank}")
            spec.add("sidebar: {sections: [{id: fixed, items: [fixed]}]}\nlayout:")
            spec.each(of: [word]) { word, _ in "  secondary: {view: \(word)}" }
            spec.add("  toolbarRole: editor")
            sources += folder.write(try spec.generate(), to: "\(index)")
        }
        let result = try SwiftCompiler.run(["-frontend", "-parse", "-swift-version", "6"] + sources.map(\.path))
        #expect(!result.output.contains("error:"), "\(result.output.prefix(2000))")
    }

    @Test("types", arguments: ["", "`"])
    func types(tick: String) throws {
        let words = Self.words.filter { !["Any", "Self", "self"].contains($0) }
        func named(_ word: String) -> String { tick + word + tick }
        var spec = KeywordSpec("screenspec: 1\nattributes:")
        spec.each(of: words) { "  a\($1): {type: \"\(named($0))\", default: \"`\($0)`()\"}" }
        spec.add("payloads:")
        spec.each(of: words) { word, _ in "  \"\(named(word))\": {compare: value}" }
        spec.add("destinations:\n  fixed: {columns: 2, title: A, icon: a, view: Blank}")
        let forms = [
            "%", "[%]", "%?", "[String: %]", "Box<%>", "Outer.%", "Box<Outer.%>", "(%, Int)", "(%) -> %",
            "() async throws -> %",
        ]
        for (number, form) in forms.enumerated() {
            let isNested = form.contains("Outer")
            spec.each(of: isNested ? words.filter { $0 != "Type" && $0 != "Protocol" } : words) { word, index in
                let type = form.replacingOccurrences(of: "%", with: named(word))
                return "  t\(index)_\(number): {payload: {value: \"\(type)\"}, title: A, icon: a, view: Blank()}"
            }
        }
        spec.add("sidebar:\n  sections:\n    - {id: fixed, items: [fixed]}")
        spec.each(of: words) {
            "    - {id: s\($1), each: {name: value, type: \"\(named($0))\", item: fixed, title: A}}"
        }
        let declared = words.map { "struct `\($0)`: Hashable {}" }
        let nested = declared.filter { !$0.contains("`Type`") && !$0.contains("`Protocol`") }
        try spec.check(
            with: ["struct Box<T: Hashable>: Hashable { let value: T }", "enum Outer {"] + nested + ["}"] + declared)
    }

    /// What no app declares so, and is only parsed: labels and attributes inside of types, some of which no word can be.
    @Test("labels and attributes of types")
    func insideTypes() throws {
        var spec = KeywordSpec("screenspec: 1\ndestinations:\n  fixed: {columns: 2, title: A, icon: a, view: Blank}")
        let forms = [
            "@% () -> A", "@%(a) () async -> A", "(%: A, b: B)", "(%: A) -> B", "(_ %: A) -> B", "(a %: A, b: B)",
            "%<A>", "A<B>.%", "any %", "% & A", "(%, @% () -> A) -> B", "~%",
        ]
        for (number, form) in forms.enumerated() {
            spec.each { word, index in
                let type = form.replacingOccurrences(of: "%", with: word)
                return "  t\(index)_\(number): {payload: {value: \"\(type)\"}, view: Blank()} # \(word)"
            }
        }
        spec.add("sidebar:\n  sections:\n    - {id: fixed, items: [fixed]}")
        let folder = TemporaryFolder()
        let sources = folder.write(try spec.generate(leavesSome: false), to: "Generated")
        let result = try SwiftCompiler.run(["-frontend", "-parse", "-swift-version", "6"] + sources.map(\.path))
        #expect(result.status == 0, "\(result.output.prefix(4000))")
    }

    /// Each takes a spec of its own, so they are only parsed.
    @Test("enums, modules, conformances and tabs")
    func wholeSpecs() throws {
        let folder = TemporaryFolder()
        var sources: [URL] = []
        for (index, word) in Self.words.enumerated() {
            for (number, keys) in [
                "enum: %", "imports: [%]", "imports: [A.%]", "conformances: [%]",
                "conformances: [\"`%`\"]", "placeholder: {case: %}",
            ].enumerated() {
                var spec = KeywordSpec("screenspec: 1\napp:")
                spec.each(of: [word]) { word, _ in "  " + keys.replacingOccurrences(of: "%", with: word) }
                spec.add("  access: internal\ndestinations:\n  fixed: {columns: 2, title: A, icon: a, view: Blank}")
                spec.add("  list: {title: A, icon: a, view: Blank, placeholder: {title: A, icon: a}}")
                spec.add("sidebar: {sections: [{id: fixed, items: [list]}]}")
                sources += folder.write(try spec.generate(), to: "\(index)-\(number)")
            }
            var spec = KeywordSpec("screenspec: 1\ndestinations: {fixed: {view: Blank}, other: {view: Blank}}\ntabs:")
            spec.add("  items:\n    - {id: fixed, title: A, icon: a, root: fixed}")
            spec.each(of: [word]) { word, _ in "    - {id: \(word), title: A, icon: a, root: other}" }
            sources += folder.write(try spec.generate(), to: "\(index)-tabs")
        }
        let result = try SwiftCompiler.run(["-frontend", "-parse", "-swift-version", "6"] + sources.map(\.path))
        #expect(result.status == 0, "\(result.output)")
    }
}

/// A spec of which some lines are about one word each.
struct KeywordSpec {
    /// With the number of those that say the same of other words.
    private var lines: [(text: String, word: String?, group: Int)]
    private var groups = 0

    init(_ head: String) { lines = [(head, nil, 0)] }

    mutating func add(_ text: String) { lines.append((text, nil, 0)) }

    mutating func each(of words: [String] = KeywordTests.words, _ line: (String, Int) -> String) {
        if words.count > 1 { groups += 1 }
        for (index, word) in words.enumerated() {
            lines.append((line(word, index), word, words.count > 1 ? groups : 0))
        }
    }

    /// What is generated without the lines that are refused, each of them at the word that it is about.
    ///
    /// - Parameter leavesSome: whether of lines that say the same of other words one at least is not refused.
    mutating func generate(leavesSome: Bool = true) throws -> [String: String] {
        // What a refused line declared, another may have named: then that is refused in its turn.
        var refusals = ""
        for _ in 0..<5 {
            let folder = TemporaryFolder()
            let compilation = compile(in: folder)
            if !compilation.hasErrors {
                let left = Set(lines.map(\.group))
                let isTried = (0..<groups).allSatisfy { left.contains($0 + 1) }
                #expect(isTried || !leavesSome, "of some lines none is left: it is not for their words")
                return files(of: compilation)
            }
            for line in refused(by: compilation).reversed() { lines.remove(at: line) }
            refusals = compilation.diagnostics.last?.message ?? ""
        }
        throw SwiftCompiler.Failure(description: "there are always errors, such as: \(refusals)")
    }

    /// What is generated of all lines, beside what stands in the folder; nothing where one is refused, at its word.
    mutating func generateWhole(in folder: TemporaryFolder) -> [String: String] {
        let compilation = compile(in: folder)
        return compilation.hasErrors && !refused(by: compilation).isEmpty ? [:] : files(of: compilation)
    }

    private mutating func compile(in folder: TemporaryFolder) -> Compilation {
        lines = lines.flatMap { line in
            line.text.split(separator: "\n").map { (String($0), line.word, line.group) }
        }
        folder.write(lines.map(\.text).joined(separator: "\n") + "\n", to: "App.screens.yaml")
        return Compilation(folder["App.screens.yaml"].path)
    }

    private func files(of compilation: Compilation) -> [String: String] {
        Dictionary(uniqueKeysWithValues: compilation.generatedFiles().map { ($0.name, $0.contents.string) })
    }

    private func refused(by compilation: Compilation) -> IndexSet {
        var refused = IndexSet()
        for diagnostic in compilation.diagnostics {
            guard case .range(let range) = diagnostic.place else { continue }
            let file = compilation.sources[range.file]
            let line = file.position(at: Int(range.start)).line - 1
            let found = file.text.slice(Int(range.start), Int(range.end)).string
            let word = lines[line].word ?? "\u{0}"
            // `nil` is no fault, but the closure behind it.
            let isAbout = found.contains(word) || found == "{"
            #expect(isAbout, "\(diagnostic.message) at `\(found)`: \(lines[line].text)")
            refused.insert(line)
        }
        return refused
    }

    /// Compiles what is generated, with these declarations of the app's own.
    mutating func check(with declarations: [String]) throws {
        let folder = TemporaryFolder()
        let generated = folder.write(try generate(), to: "Generated")
        let blank = "import SwiftUI\nstruct Blank: View { var body: some View { Text(verbatim: \"\") } }"
        folder.write(([blank] + declarations).joined(separator: "\n") + "\n", to: "App.swift")
        var options = SwiftCompiler.Options()
        #if !canImport(SwiftUI)
            options.searchPaths.append(try StandInModules.shared.get().swiftUI.url)
        #endif
        for version in [5, 6] {
            options.version = version
            let result = try SwiftCompiler.check(generated + [folder["App.swift"]], options, in: folder)
            #expect(result.status == 0, "Swift \(version): \(result.output)")
        }
    }
}
