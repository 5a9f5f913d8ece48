import ScreenSpecDiagnostics
import ScreenSpecSwift
import Testing

@Suite struct SwiftIdentifierTests {
    @Test(arguments: [
        "a", "_a", "__", "a1", "größe", "日本", "🎉", "e\u{301}", "class", "default", "in",
        "`class`", "types", "initial",
        "selfie",
    ])
    func accepts(name: String) { #expect(checkIdentifier(bytes(name)) == nil) }

    @Test(
        arguments: [
            ("", .empty), ("_", .underscore), ("1a", .startsWithDigit), ("self", .reserved), ("Self", .reserved),
            ("Type", .reserved),
            ("Protocol", .reserved), ("init", .reserved), ("`self`", .reserved),
            ("a-b", .invalidCharacter(start: 1, end: 2)),
            ("`a b`", .invalidCharacter(start: 2, end: 3)), ("a b", .invalidCharacter(start: 1, end: 2)),
            ("a.b", .invalidCharacter(start: 1, end: 2)),
            ("é×", .invalidCharacter(start: 2, end: 4)), ("\u{301}a", .invalidCharacter(start: 0, end: 2)),
            ("``", .invalidCharacter(start: 0, end: 1)),
            ("a\u{202E}b", .invalidCharacter(start: 1, end: 4)), ("a\u{0}", .invalidCharacter(start: 1, end: 2)),
            ("$0", .invalidCharacter(start: 0, end: 1)),
            ("a→", .invalidCharacter(start: 1, end: 4)), ("a➕b", .invalidCharacter(start: 1, end: 4)),
            ("\u{E0100}", .invalidCharacter(start: 0, end: 4)), ("\u{FE0F}a", .invalidCharacter(start: 0, end: 3)),
            ("\u{3021}", .invalidCharacter(start: 0, end: 3)),
            // Two names that look alike.
            ("a\u{FE0F}", .invalidCharacter(start: 1, end: 4)), ("a\u{E0100}", .invalidCharacter(start: 1, end: 5)),
            ("a\u{200D}b", .invalidCharacter(start: 1, end: 4)), ("a\u{3164}", .invalidCharacter(start: 1, end: 4)),
        ] as [(String, IdentifierFault)])
    func rejects(name: String, fault: IdentifierFault) { #expect(checkIdentifier(bytes(name)) == fault) }

    @Test(
        arguments: [
            ("a1️⃣-b", "the case name `a-b` has `-` in it; expected letters, digits and `_`", "write `aB`"),
            (
                "reading1️⃣ list 2", "the case name `reading list 2` has a space in it; expected letters, digits and `_`",
                "write `readingList2`"
            ),
            ("1️⃣2nd", "the case name `2nd` begins with a digit; a Swift name begins with a letter or `_`", nil),
            (
                "1️⃣self", "`self` cannot be a case name: Swift reserves it everywhere",
                "use another name, such as `selfValue`"
            ),
            (
                "a1️⃣\u{202E}",
                "the case name `a\u{202E}` has the character U+202E in it; expected letters, digits and `_`", nil
            ),
            (
                "a1️⃣\u{3164}b",
                "the case name `a\u{3164}b` has the character U+3164 in it; expected letters, digits and `_`", nil
            ),
            ("1️⃣", "the case name is empty; expected a Swift name", nil),
        ] as [(String, String, String?)])
    func reports(name: String, message: String, help: String?) {
        let marked = MarkedText(name)
        var diagnostics: [Diagnostic] = []
        #expect(!checkIdentifier(marked.text, as: "case name", into: &diagnostics))
        #expect(diagnostics.places == marked.places)
        #expect(diagnostics.map(\.message) == [message])
        #expect(diagnostics[0].help == help)
    }

    @Test func dottedNames() {
        #expect(isDottedName(bytes("Books.Author")))
        #expect(isDottedName(bytes("A")))
        #expect(!isDottedName(bytes("A..B")))
        #expect(!isDottedName(bytes("")))
        #expect(!isDottedName(bytes("A.B?")))
        let marked = MarkedText("A.1️⃣1b.c1️⃣-d")
        var diagnostics: [Diagnostic] = []
        #expect(!checkDottedName(marked.text, as: "type name", into: &diagnostics))
        #expect(diagnostics.places == marked.places)
    }

    @Test(arguments: ["class", "some", "any", "each", "sending", "Any", "`class`", "A.let", "A.Self", "self"])
    func noTypeAndNoModuleHasTheNameOfAKeyword(name: String) {
        var diagnostics: [Diagnostic] = []
        #expect(!checkDottedName(text(name), as: "module", into: &diagnostics))
        #expect(diagnostics.map(\.kind) == [.invalidName])
    }

    @Test func everyKindHasItsPage() {
        #expect(Set(DiagnosticKind.swiftTextKinds.map(\.id)).count == DiagnosticKind.swiftTextKinds.count)
        for kind in DiagnosticKind.swiftTextKinds {
            #expect(kind.summary.hasSuffix(".") && kind.explanation.contains("```yaml"), "\(kind.id)")
        }
    }
}
