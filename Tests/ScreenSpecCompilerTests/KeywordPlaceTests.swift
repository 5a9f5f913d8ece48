import Foundation
import ScreenSpecTestSupport
import Testing

/// Expressions that may be the first in their braces, what stands behind `#if`, and what takes a spec of its own for
/// each word; no app has what they name, so the code is only parsed.
extension KeywordTests {
    @Test("views of the sidebar, icons and windows, which stand alone in braces", arguments: ["%", "%.avatar"])
    func aloneInBraces(form: String) throws {
        let folder = TemporaryFolder()
        var sources: [URL] = []
        for (index, word) in (Self.words + ["unsafeAddress", "unsafeMutableAddress", "mutate"]).enumerated() {
            var spec = KeywordSpec(
                "screenspec: 1\ndestinations:\n  fixed: {columns: 2, title: A, icon: a, view: Blank}")
            func each(_ line: String) {
                spec.each(of: [word]) { word, _ in
                    line.replacingOccurrences(of: "#", with: word)
                        .replacingOccurrences(of: "%", with: form.replacingOccurrences(of: "%", with: word))
                }
            }
            spec.add("  first: {payload: {_ value: Int}, columns: 2, title: B, icon: b, view: Blank()}")
            spec.add("  second: {payload: {_ value: Int}, columns: 2, title: C, icon: c, view: Blank()}")
            each("  icon#: {columns: 2, title: D, icon: {view: %}, view: Blank}")
            spec.add("sidebar:")
            each("  header: %")
            each("  footer: %")
            spec.add("  sections:\n    - id: fixed\n      items:\n        - first(1)")
            each("        - icon#")
            each("        - {show: fixed, row: %}")
            each("    - {id: rows, each: {name: element, type: Int, item: first(element), row: %}}")
            each(
                "    - {id: icons, each: {name: element, type: Int, item: second(element), title: E, icon: {view: %}}}")
            each("windows: {settings: {view: %}}")
            sources += folder.write(try spec.generate(), to: "\(index)")
        }
        try expectParsed(sources)
    }

    @Test("conditions")
    func conditions() throws {
        var spec = KeywordSpec("screenspec: 1\ndestinations:\n  fixed: {columns: 2, title: A, icon: a, view: Blank}")
        let forms = [
            "%", "!%", "A && %", "% || A", "(%)", "canImport(%)", "canImport(A.%)", "hasFeature(%)", "arch(%)",
            "_endian(%)",
        ]
        for (number, form) in forms.enumerated() {
            spec.each { word, index in
                let condition = form.replacingOccurrences(of: "%", with: word)
                return "  c\(index)_\(number): {view: Blank, condition: \"\(condition)\"}"
            }
        }
        spec.add("sidebar: {sections: [{id: fixed, items: [fixed]}]}")
        let folder = TemporaryFolder()
        try expectParsed(folder.write(try spec.generate(), to: "Generated"))
    }

    /// What generated code names of Swift's, an app may have a type of its own for.
    @Test("an app's own MainActor")
    func mainActor() throws {
        var spec = KeywordSpec("screenspec: 1\napp: {platforms: {iOS: 17.0}, conformances: [Sendable]}\ndestinations:")
        spec.add("  fixed: {payload: {actor: MainActor = MainActor()}, columns: 2, title: A, icon: a, view: Blank()}")
        spec.add("  other: {payload: {close: () -> Void}, view: Blank()}")
        spec.add(
            "sidebar: {sections: [{id: fixed, items: [fixed]}]}\ndialogs: {items: {ask: {title: A, actions: {yes: {title: B}, no: {title: C}}}}}"
        )
        try spec.check(with: ["struct MainActor: Hashable, Sendable {}"])
    }

    /// Each alone: two of a spec could not have the same name.
    @Test(
        "generated enums, and what the names of all begin with",
        arguments: ["app enum", "app prefix", "tabs enum", "sheets enum", "dialogs enum", "windows enum"])
    func enums(place: String) throws {
        let spec = """
            screenspec: 1
            app: {access: internal}
            destinations: {fixed: {title: A, icon: a, view: Blank}}
            sheets: {items: {edit: {view: Blank}}}
            dialogs: {items: {ask: {title: A, message: B, actions: {yes: {title: C}}}}}
            windows: {items: {gallery: {payload: {_ id: Int}, title: A, view: Blank()}}}
            tabs: {items: [{id: fixed, root: fixed}]}
            """
        let (section, key) = (place.split(separator: " ")[0], place.split(separator: " ")[1])
        let folder = TemporaryFolder()
        var sources: [URL] = []
        for (index, word) in (Self.words + Self.capitalized).enumerated() {
            var own = KeywordSpec("# \(place)")
            for line in spec.split(separator: "\n").map(String.init) {
                let named = line.replacing("\(section): {", with: "\(section): {\(key): \(word), ")
                if named == line { own.add(named) } else { own.each(of: [word]) { _, _ in named } }
            }
            sources += folder.write(own.generateWhole(in: folder), to: "\(index)")
        }
        #expect(sources.count > Self.capitalized.count)
        try expectParsed(sources)
    }

    @Test("modules of the screens and of the views, where they are two")
    func modules() throws {
        let screens = """
            screenspec: 1
            app: {views: separate, access: public}
            destinations: {fixed: {columns: 2, title: A, icon: a, view: Blank}}
            sidebar: {sections: [{id: fixed, items: [fixed]}]}
            """
        let folder = TemporaryFolder()
        folder.write(screens, to: "Screens.screens.yaml")
        folder.write("", to: "Package.swift")
        var sources: [URL] = []
        for (index, word) in Self.words.enumerated() {
            for (number, keys) in ["module: %, imports: [A]", "module: A, imports: [%, B.%]"].enumerated() {
                var spec = KeywordSpec("screenspec: 1")
                spec.each(of: [word]) { word, _ in
                    "views: {of: Screens.screens.yaml, \(keys.replacingOccurrences(of: "%", with: word))}"
                }
                sources += folder.write(spec.generateWhole(in: folder), to: "\(index)-\(number)")
            }
        }
        #expect(sources.count > Self.words.count)
        try expectParsed(sources)
    }

    private func expectParsed(_ sources: [URL]) throws {
        let result = try SwiftCompiler.run(["-frontend", "-parse", "-swift-version", "6"] + sources.map(\.path))
        #expect(!result.output.contains("error:"), "\(result.output.prefix(2000))")
    }
}
