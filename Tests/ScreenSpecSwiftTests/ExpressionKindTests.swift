import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecTestSupport
import Testing

@Suite("The kind of an expression")
struct ExpressionKindTests {
    @Test(
        "is told where nothing in the app can change it",
        arguments: [
            (.integer, ["1", "-1", "0xE", "1 + 1", "(2)", "1 << 3", "#line", "a ? 1 : 2", "a ? 1 : b ? 2 : 3"]),
            (.decimal, ["1.5", "1e3", "0x1p3", "2 * 1.5", "a ? 1 : 2.5", "-(1.0)"]),
            (.string, ["\"a\"", "#\"a\"#", "\"\"\"\na\n\"\"\"", "\"\\(a) b\"", "\"a\" + \"b\"", "#function"]),
            (
                .bool,
                [
                    "true", "(false)", "!a", "!a.b()", "a == b", "a.b != .c", "a < b", "a && b", "a || !b", "a is B",
                    "a is B?", "a as? Int == 1", "a + b >= 3", "x { $0 } == y", "f { } label: { } == g", "a ?? b == c",
                    "a ? true : b == c", "(a == b)", "nil == a", "[a] == b", "try! f() == 1", "a\n  && b",
                    "a ? b == c : !d", "a==b", "a&&b",
                ]
            ),
            (.nothing, ["nil", "(nil)", "a ? nil : nil"]),
            (.array, ["[]", "[1]", "[a, b]", "[a ? b : c]", "[f { } label: { }]", "[[a: b]]", "[{ a ? b : c }]"]),
            (.dictionary, ["[:]", "[a: b]", "[a ? b : c: d]", "[\n  1: [2],\n]"]),
            (.unit, ["()", "(())", "()()"]),
            (.tuple, ["(a, b)", "(a, b)(c)", "(a: 1, b: 2)", "((a, b))"]),
            (.range, ["1...2", "0..<10", "1 ... 2", "\"a\"...\"z\"", "...5", "1...", "(1...2)"]),
            (.metatype, ["Book.self", "Books.Book.self", "(Book.self)", "Book.Type.self"]),
            (.keyPath, ["\\.a", "\\Book.title", "\\.a?.b[0]", "\\.self", "\\(Int, Int).0", "\\[Book].count"]),
            (.function, ["{ a }", "{ $0 + 1 }", "Book.init", "({ a in b })"]),
            (.itself, ["self", "(self)"]),
            (.member, [".a", ".init(1)", ".a.b(c)", "(.a)", "a ? .b : .c", ".a { b }"]),
        ] as [(ExpressionKind, [String])])
    func told(kind: ExpressionKind, expressions: [String]) {
        for expression in expressions {
            expectAccepted(expression)
            #expect(ExpressionKind(of: bytes(expression)) == kind, "\(expression)")
        }
    }

    @Test(
        "is unknown of everything else",
        arguments: [
            "a", "Book", "Book()", "a.b", "1.description", "-1.magnitude", "\"a\".isEmpty",
            "[1].count",
            "[Book]()", "[String: Int]()", "[a].b == c ? d : e", "(a, b).0", "true.description", "#line.description",
            "{ a }()", "{ a }().b", "nil ?? a", "a + b", "a - 1", "\"a\" + b", "a...b", "a ?? 1", "-a", "1 + a",
            "a ? 1 : \"b\"", "a ? 1 : b", "a ? nil : b", "a == b ? c : d", "!a ? b : c",
            // Operators of the app's bind as they want, and give what they want.
            "a <~ b == c", "a == b |> c", "a <~ b ? 1 : 2", "90°", "√4", "a .== b", "50%", "!!a", "1 ± 2",
            "try? a == b", "a as Book", "1 as Book", "[1] as Set", "a as? Int", "nil as Book?", "a == b as Book ~> c",
            "Page<Book>()", "Page<Int, String>(a)", "Page<A, B>.self",
            "f(Page<A>(b))",
            "(Page<Int, String>(a))", "(Page<Int, String>.none == a)", "(a as? Page<Int, String>)",
            "[a < b, c > d].first", "(Book).self", "a.self", "a.B.self",
            "(1).self", "self.a", "self[0]", "Book.init(1)", "Book.self.init()", "Book.self()", "[a][0]", "(f)(1)",
            "(\\.a)(b)", "#Predicate<Book> { $0.a == b }", "#selector(a.b)", "#dsohandle", "copy a", "a!", "a!.b",
            "f(1)", "f { 1 }", "f { } label: { 1 }", "a\n  .b(c == d)", "a<b", "(a) -> B", "$a", "a.1",
            "x ? copy a : 1",
        ])
    func unknown(expression: String) {
        #expect(ExpressionKind(of: bytes(expression)) == .unknown, "\(expression)")
    }

    @Test(
        "is one that something needs, or is refused",
        arguments: [
            (.view, "3", "is `3`, which is no view"), (.view, "a == b", "is `a == b`, which is no view"),
            (.view, "Book.self", "which is no view"), (.view, "{ Book() }", "which is no view"),
            (.view, "self", "which is no view"), (.view, "Book()", nil), (.view, "a ? B() : C()", nil),
            (.view, "{ Book() }()", nil), (.view, "a.b { 1 }", nil),
            (.condition, "1", "is `1`, which is no `Bool`"), (.condition, "\"true\"", "which is no `Bool`"),
            (.condition, "nil", "which is no `Bool`"), (.condition, "\\.a", "which is no `Bool`"),
            (.condition, "1...2", "which is no `Bool`"), (.condition, "a == b", nil), (.condition, "!a", nil),
            (.condition, "a.b", nil), (.condition, "true", nil),
            (.badge, "1.5", "is `1.5`, which is no `Int`, no `Text` and no `String`"),
            (.badge, "a && b", "which is no `Int`"), (.badge, "nil", "which is no `Int`"),
            (.badge, "[]", "which is no `Int`"), (.badge, "1", nil), (.badge, "\"a\"", nil), (.badge, "a ? 1 : 2", nil),
            (.badge, "a ? nil : b", nil), (.bundle, "\"a\"", "is `\"a\"`, which is no `Bundle`"),
            (.condition, "#line > 1", "has `#line`"),
            (.condition, "(#line > 1)", nil), (.badge, "#line", nil), (.view, "#line.view", "has `#line`"),
            (.bundle, ".module", nil), (.anything, "3", nil),
        ] as [(ExpressionUse, String, String?)])
    func uses(use: ExpressionUse, expression: String, message: String?) {
        var diagnostics: [Diagnostic] = []
        #expect(checkExpression(text(expression), as: "it", for: use, into: &diagnostics) == (message == nil))
        #expect(diagnostics.count == (message == nil ? 0 : 1))
        if let message { #expect(diagnostics.summary.contains(message), "\(diagnostics.summary)") }
    }

    @Test func aTypeIsMadeWithoutItsSelf() {
        var diagnostics: [Diagnostic] = []
        _ = checkExpression(text("Book.self"), as: "`view`", for: .view, into: &diagnostics)
        #expect(diagnostics.map(\.help) == ["write `Book`"])
    }

    /// One walk over the text, however it branches.
    @Test(arguments: ["a ? ", "a ? b : ", "-", "!", "(1, ", "[", "1 + ", "a.", "{ } ", "a as "])
    func tenThousandOfSomethingEnd(piece: String) {
        _ = ExpressionKind(of: bytes(String(repeating: piece, count: 10_000) + "1"))
    }
}
