import Foundation
import ScreenSpecTestSupport
import Testing

/// What other keys name, and what URLs carry.
extension KeywordTests {
    @Test("guards, their former names, and what requires them")
    func guards() throws {
        var spec = KeywordSpec("screenspec: 1\napp: {platforms: {iOS: 17.0}, conformances: [Codable]}\nguards:")
        spec.each { word, _ in "  \(word): {otherwise: \(word)}" }
        spec.each { word, _ in "  leaving_\(word): {leaving: true, otherwise: shown_\(word)}" }
        spec.add("destinations:\n  fixed: {view: Blank}")
        spec.each { word, _ in "  \(word): {view: Blank}" }
        spec.each { word, index in "  g\(index): {view: Blank, requires: [\(word), leaving_\(word)]}" }
        spec.each { word, index in "  p\(index): {view: Blank, presentation: sheet, requires: [\(word)]}" }
        spec.add("sheets:\n  items:")
        spec.each { word, _ in "    shown_\(word): {view: Blank}" }
        spec.each { word, _ in "    \(word): {view: Blank, requires: [\(word)]}" }
        spec.add("state:\n  formerly:")
        spec.each { word, _ in "    former_\(word): \(word)" }
        try spec.check(with: [])
    }

    @Test("screens that URLs lead to, and parameters of paths and queries")
    func links() throws {
        var spec = KeywordSpec("screenspec: 1\napp: {platforms: {iOS: 17.0}, conformances: [Codable]}\ndestinations:")
        spec.add("  fixed: {payload: {_ value: Int}, view: Blank()}")
        spec.each { word, _ in "  \(word): {payload: {_ value: Int}, view: Blank()}" }
        spec.each { "  path_\($0): {payload: {\($0): Int}, view: Screen\($1)}" }
        spec.each { word, _ in
            "  query_\(word): {payload: {\(word): String? = nil, also \(word)s: \"[Int] = []\"}, view: Blank()}"
        }
        spec.each { word, _ in "  found_\(word): {payload: {_ model: Model}, view: Blank()}" }
        spec.each { word, _ in "  under_\(word): {payload: {_ value: Int}, view: Blank()}" }
        spec.add("links:\n  schemes: [app]\n  routes:")
        spec.each { word, _ in "    \(word): \"/screens/\(word)/{value: Int}\"" }
        spec.each { word, _ in "    path_\(word): \"/paths/\(word)/{\(word): Int}\"" }
        spec.each { word, index in
            "    query_\(word): \"/queries/\(index)?\(word)={\(word): String?}&a={\(word)s: [Int]}\""
        }
        spec.each { word, index in
            "    found_\(word): \"/models/\(index)/{\(word): UUID}/{other\(word): String}\""
        }
        spec.each { word, index in
            "    under_\(word): {path: \"/under/\(index)/{\(word): Int}\", under: [\"fixed(`\(word)`)\"]}"
        }
        let screens = Self.words.enumerated().map { index, word in
            "struct Screen\(index): View { init(`\(word)` value: Int) {}; var body: some View { Blank() } }"
        }
        try spec.check(with: ["struct Model: Codable, Hashable, Identifiable { let id: Int }"] + screens)
    }

    /// What a resolver finds, it finds in a function that is called as the type is, with a small letter.
    @Test("types of what is found for URLs")
    func foundTypes() throws {
        let generated = ["Any", "Optional", "Self", "Set", "Type", "Protocol"]
        let words = Self.capitalized.filter { !generated.contains($0) }
        var spec = KeywordSpec("screenspec: 1\napp: {platforms: {iOS: 17.0}}\ndestinations:")
        spec.add("  fixed: {view: Blank}")
        spec.each(of: words) { "  t\($1): {payload: {_ value: \($0)}, view: Blank()}" }
        spec.add("links:\n  schemes: [app]\n  routes:\n    fixed: /fixed")
        spec.each(of: words) { "    t\($1): \"/\($0)/{id: Int}\"" }
        try spec.check(with: words.map { "struct `\($0)`: Hashable { let id: Int }" })
    }

    @Test("types of answers", arguments: ["", "`"])
    func answers(tick: String) throws {
        let words = Self.words.filter { !["Any", "Self", "self"].contains($0) }
        var spec = KeywordSpec("screenspec: 1\napp: {platforms: {iOS: 17.0}}\ndestinations:\n  fixed: {view: Blank}")
        let forms = ["%", "[%]", "Box<%>"].map { $0.replacingOccurrences(of: "%", with: "\(tick)%\(tick)") }
        for (number, form) in forms.enumerated() {
            spec.each(of: words) { word, index in
                let type = form.replacingOccurrences(of: "%", with: word)
                return "  a\(index)_\(number): {view: Blank, presentation: sheet, returns: \"\(type)\"}"
            }
        }
        spec.add("sheets:\n  items:")
        spec.each(of: words) { "    s\($1): {view: Blank, returns: \"\(tick)\($0)\(tick)\"}" }
        try spec.check(
            with: ["struct Box<T: Sendable>: Sendable { let value: T }"] + words.map { "struct `\($0)`: Hashable {}" })
    }
}
