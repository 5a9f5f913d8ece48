import ScreenSpecDiagnostics
import ScreenSpecSwift
import Testing

@Suite struct TitleSegmentTests {
    @Test(arguments: [
        ("", []), ("Authors", ["Authors"]), ("{author.name}", ["<author.name>"]),
        ("User {user.id}!", ["User ", "<user.id>", "!"]),
        ("{a}{b}", ["<a>", "<b>"]), ("{{x}}", ["{x}"]), ("{{{a}}}", ["{", "<a>", "}"]), ("a {{ b", ["a { b"]),
        ("{ a }", ["< a >"]),
        ("{f(\"}\")}", ["<f(\"}\")>"]), ("{xs.map { $0 }}", ["<xs.map { $0 }>"]), ("🎉{a}🎉", ["🎉", "<a>", "🎉"]),
        ("// no; comment", ["// no; comment"]),
    ])
    func splits(title: String, expected: [String]) {
        var diagnostics: [Diagnostic] = []
        let segments = parseTitle(text(title), into: &diagnostics)
        #expect(diagnostics.summary == "")
        #expect(
            segments.map { segment in
                switch segment {
                case .literal(let literal):
                    var buffer = ByteBuffer(capacity: 16)
                    appendTitleLiteral(literal.bytes, to: &buffer)
                    return buffer.text.string
                case .expression(let expression): return "<\(expression.string)>"
                }
            } == expected)
    }

    @Test(
        arguments: [
            ("1️⃣{}", "nothing in them"), ("a 1️⃣{ } b 1️⃣{}", "nothing in them"), ("1️⃣{a", "never closed"),
            ("a1️⃣}", "closes nothing"), ("{a}1️⃣}", "closes nothing"),
            ("{{a1️⃣}", "closes nothing"), ("{f1️⃣(a}", nil), ("{a 1️⃣b} 1️⃣{}", "after a complete"), ("{a1️⃣; b}", "`;`"),
            ("{a 1️⃣// b}", "comment"), ("{1️⃣\"a}", "string"), ("{\"a1️⃣\tb\"}", "U+0009"),
            ("a\nb {c1️⃣\n}", "line break in its braces"), ("{f(1️⃣\n1)}", "line break in its braces"),
            ("{1️⃣let x = 1}", "no expression"), ("{1️⃣nil}", "`nil` where a value"), ("a { 1️⃣&b }", "`&` where a value"),
            ("1️⃣}1️⃣}1️⃣}1️⃣{ }", nil),
        ] as [(String, String?)])
    func reports(title: String, message: String?) {
        let marked = MarkedText(title)
        var diagnostics: [Diagnostic] = []
        _ = parseTitle(marked.text, into: &diagnostics)
        #expect(!diagnostics.isEmpty)
        guard let message else { return }
        #expect(diagnostics.places == marked.places, "\(title)\n\(diagnostics.summary)")
        #expect(diagnostics.summary.contains(message), "\(title)\n\(diagnostics.summary)")
    }
}
