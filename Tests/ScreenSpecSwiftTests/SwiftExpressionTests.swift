import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecTestSupport
import Testing

@Suite struct SwiftExpressionTests {
    @Test(arguments: [
        "SomeView", "Books.SomeView", "SomeView()", "BookView(book: book)", "BookView(book: book, page: page.number)",
        ".wide", ".init(a: 1)", "nil", "self", "-1", "1.5e-3", "!flag", "a ?? b", "a ? b : c", "a ? b ? 1 : 2 : c",
        "x == 1 ? .a : .b", "k == 1 ?\"a\" :\"b\"", "k == 1 ?(a): b",
        "{ try await load() }", "try! f()", "try? f()", "x as? Int", "x as! [Int]", "x is Foo<Int>", "x as any P & Q",
        "{ await f() }",
        "Foo<Int, String>(a, b)", "Foo<[Int], (A) -> B>.self", "a < b", "a<b", "a > b", "a >= b && c <= d", "a & b",
        "1...3", "0..<n",
        "[1, 2, 3]", "[a: b, c: d]", "(1, 2)", "{ $0 + 1 }", "{ a in\n  print(a); return a\n}",
        "f { x in x } label: { y }", "f {\n} label: {\n}",
        "a\n  .b()\n  .c", "a\n  + b", "a +\n  b", "a\n ? b\n : c", "f(\n a,\n b\n)", "x\n as Int", "f()\n{ }",
        "\"a\"", "\"\\(a)\"", "\"\\(f(\"\\(b)\"))\"", "#\"raw \\ \" \\(x) \\#(y)\"#",
        "\"\"\"\n  a \"quote\"\n  \\(b)\n  \"\"\"", "#\"\"\"#",
        "##\"\"#\"##", "\"// not a comment /* */\"", "\"\\u{1F600}\\n\\\\\"", "\\Book.title", "\\.self", "\\.[0].x",
        "#selector(a.b)", "#Predicate<Book> { $0.id == 1 }",
        "a!.b?.c![0]", "t.0.1", "0...1e3", "a / b", "a/b", "`class`.`default`", "größe.🎉", "f(operator: +)",
        "$binding", "x as () async throws -> Void", "copy a", "90°", "a?/b", "f(x/2, y / 2)",
        "f(a, b: \"]\")", "\"\u{200F}\"", "{ (x: Int) -> Int in x }", "f(if: 1, for: 2)", "#\"\"#",
        "a\r\n  .b",
        "f(a: 1, b,)", "[1, 2,]", "[a: 1, b: [c]]", "[:]", "[x ? a : b: c]", "update(from:book:)", "f(_:)",
        "x[default: 0]",
        "x[keyPath: \\.a]", "x[...]", "f(+)", "[any P]()", "[any(p)]()", "[any (p)]", "[any (p), q].count",
        "[String: any P]()", "[(Int) -> Void]()", "(any P).self",
        "x as (inout Int) -> Void", "x as (borrowing A) async throws -> B", "[(inout A) -> B]()",
        "Foo<(borrowing A) -> B>()", "f(`inout`: &x)", "[@Sendable () -> Void]()", "a .== b", "a.$b", "-x + -y",
        "f(-1, !b)",
        "(\n  a: 1,\n  b: 2\n)", "f(x ? .a : .b)", "f(x, y: z as? Int)", "{ try f(try g()) }", "{ f(await g()) }",
        "{ [weak self] in self?.a = b }", "{ (a: Int, b) async throws -> Int? in a }", "{ a, b in\n  a.c = b\n  d(a) }",
        "{ x += 1; return x }", "{ let y = 1\n  return y }", "{ async let y = f()\n  await y }", "{ _ in { _ in } }",
        "{ if a { B() } else { C() } }", "{ outer: for x in y { } }", "{ await a.run { } }", "{ @MainActor in a }",
        "{ _ = f() }", "{\n}", "{ $0.a\n  .b() }", "{ a\n(b) }", "{ x in #Predicate<A> { $0.b } }",
        "\"\\(a, specifier: \"%.1f\")\"", "\"\\(x ?? \"none\")\"",
        "0b1_0", "0o17", "0xFF", "0xff.bitWidth", "0x1p-3", "0xA.fp1", "0x1.8p3", "1__0", "1e5", "1.5E+3", "1._5",
        "1.e5",
        "a.0.1", "\"\\u{10FFFF}\\u{00000041}\"", "#\"\\u{x} \\#u{41}\"#",
        "x as? A.B", "x as? A? ?? b", "x as? (A, B)", "x is (any P).Type", "x as? each T",
        "x as~Copyable",
        "x is A ? (b) : c", "x is A\n.b", "x as?A", "x as `self`", "f(x as A, (b))",
        "x as _", "[_](x)", "{ (_, a) in a }", "{ (_, b) = f() }", "f { _ in a }", "x is A && (b)",
        "{ f($0, [$1: \"\\($2)\"]) }", "\\.0", ".a.0", "t\n.0", "{ a }{ b }", "f(a) { b } { c }",
        "f { } label:\n { } other: { }",
        "x ? f { } : y", "[x ? a : b: c, d: e]", "[a, x ? b : c]", "a(_:b:).x", "f(a: b(_:), c(d:))", "[:]()",
        "-x.try", "{ a+await x }", "{ try?await x }", "{ a=try b() }", "{ x=1; _=f() }", "{ () in x }", "{ return; }",
        "{ x; }",
        "{ a\n; b }", "{ x; y;\n z }", "{ let a = x; b }", "{ return x; }", "{ `in` }",
        "\"\"\"\n\ta\tb\n\t\"\"\"", "\"\\u{1}\\u{7F}\"",
        "\\(Int, String).0", "\\[Book].count", "\\Book?.title", "\\(Book).title", "x is Int?", "x as Int?",
        "f(Int?.none)",
        "[Int?]()", "a?.b", "a?[0]", "a?(b)", "{ Task { await f() } }()", "{ f.await() }()", "{ await f() }",
        "{ { await f() } }()",
        "\"\"\"\n  a\n\n    b\\\n  c\n  \"\"\"", "\"\"\"\n\"\"\"", "\"\"\"\n\ta\r\n\t\"\"\"",
    ])
    func accepts(expression: String) {
        var diagnostics: [Diagnostic] = []
        #expect(checkExpression(text(expression), into: &diagnostics), "\(expression)")
        #expect(diagnostics.summary == "")
    }

    @Test(
        arguments: [
            ("1️⃣_", "`_` where a value is expected"), ("f(a: 1️⃣_)", "`_` where a value is expected"),
            ("[1️⃣||]", "`||` where a value is expected"), ("f([a: 1️⃣+])", "`+` where a value is expected"),
            ("borrow 1️⃣a", "after a complete expression"),
            ("a1️⃣. b", "white space behind a `.`"), ("f { $01️⃣.\n b }", "white space behind a `.`"),
            ("\"\\(a1️⃣. b)\"", "white space behind a `.`"), ("a.b1️⃣.\t`c`", "white space behind a `.`"),
            ("1️⃣", "empty"), ("1️⃣  \n ", "empty"), ("BookView1️⃣(book: book", "`(` that is never closed"),
            ("f(1️⃣[1, 2)", nil),
            ("f([1, 21️⃣)", "`)` where `]`"), ("a1️⃣)", "closes nothing"), ("a1️⃣}", "closes nothing"),
            ("f1️⃣{ a", "never closed"),
            ("a 1️⃣// b", "comment"), ("a 1️⃣/* b */", "comment"), ("f(1️⃣// b\n)", "comment"), ("a 1️⃣*/ b", "comment"),
            ("\"\\(a 1️⃣/* ) */)\"", "comment"),
            ("a1️⃣; b", "`;`"), ("f(a1️⃣; b)", "`;`"), ("[a1️⃣; b]", "`;`"), ("a1️⃣, b", "`,`"), ("a 1️⃣b", "after a complete"),
            ("f() 1️⃣g()", "after a complete"),
            ("a\n1️⃣b", "second statement"), ("f\n1️⃣(b)", "second statement"), ("f\n1️⃣[b]", "second statement"),
            ("a\n1️⃣-b", "second statement"), ("a1️⃣- b", "one side only"), ("a1️⃣.- b", "one side only"),
            ("a1️⃣&&\n b", "one side only"),
            ("a 1️⃣!b", "one side only"), ("a 1️⃣\"b\"", "after a complete"), ("1️⃣let x = 1", "begins no expression"),
            ("a + 1️⃣class", "begins no expression"), ("a 1️⃣@b", "attribute"), ("11️⃣a", nil), ("f(1️⃣1a)", "no number"),
            ("a->1️⃣", nil), ("(+ 1️⃣/)/)", "regular expression"), ("(a.1️⃣/)/", nil),
            ("1️⃣if a { b }", "no expression"),
            ("1️⃣return a", "no expression"), ("1️⃣class", "no expression"), ("a 1️⃣= b", "assignment"), ("a1️⃣: b", "`:`"),
            ("a ? b1️⃣", "without its `:`"),
            ("a 1️⃣+", "ends after `+`"), ("a1️⃣.", "ends after `.`"), ("a ? b 1️⃣:", "ends after `:`"),
            ("try1️⃣?", "ends after `?`"), ("a 1️⃣as", "ends after `as`"),
            ("1️⃣\"a", "string that is never closed"), ("f(1️⃣\"a)", "string"), ("1️⃣\"a\nb\"", "string"),
            ("1️⃣#\"a\"", "string"), ("1️⃣\"\"\"\na\"", "string"),
            ("1️⃣\"\"\"a\"\"\"", "next line"), ("\"\"\"\na1️⃣\"\"\"", "line of its own"), ("\"1️⃣\\q\"", "escape"),
            ("\"1️⃣\\u{}\"", "escape"), ("\"1️⃣\\u{123456789}\"", "escape"),
            ("\"\\1️⃣(\"", nil), ("\"\\1️⃣()\"", "no expression in it"), ("\"\\1️⃣(f(\n))\"", nil), ("1️⃣`a", "back-tick"),
            ("1️⃣``", "back-tick"), ("1️⃣`a b`", "back-tick"),
            ("a1️⃣\u{0}", "U+0000"), ("\"a1️⃣\u{0}\"", "U+0000"), ("\"1️⃣\u{202E}\"", "U+202E"), ("a1️⃣\u{2066}", "U+2066"),
            ("\"a1️⃣\u{1}\"", "U+0001"), ("\"1️⃣\u{B}\"", "U+000B"), ("\"1️⃣\u{1F}\"", "U+001F"),
            ("\"1️⃣\u{7F}\"", "U+007F"), ("\"a1️⃣\tb\"", "U+0009"), ("#\"1️⃣\t\"#", "U+0009"),
            ("\"\\(f(\"1️⃣\t\"))\"", "U+0009"),
            ("\"\"\"\n\\(\"1️⃣\t\")\n\"\"\"", "U+0009"), ("#\"1️⃣\u{8}\"#", "U+0008"), ("\"\"\"\n1️⃣\u{C}\n\"\"\"", "U+000C"),
            ("x as? B1️⃣()", "after a complete"), ("x as? A<B>1️⃣(c)", "after a complete"),
            ("x as (A)1️⃣(b)", "after a complete"), ("x as A.b1️⃣(c)", "after a complete"),
            ("x as? 1️⃣.b", "where a type"), ("x is 1️⃣1", "where a type"), ("x as! 1️⃣\"a\"", "where a type"),
            ("x as 1️⃣{ a }", "where a type"), ("x as [1️⃣any]", "no protocol"),
            ("1️⃣$0", "where a value"), ("f(1️⃣$0)", "where a value"), ("[a: 1️⃣$1.b]", "where a value"),
            ("f { $0 } 1️⃣{ $1 }", "after a complete"), ("a.f { b }1️⃣{ c }", "after a complete"),
            ("f { } 1️⃣label: 1", "after a complete"),
            ("x as () throws 1️⃣async -> A", "`async` behind"), ("f(() throws 1️⃣async -> A)", "`async` behind"),
            ("[() throws 1️⃣async -> A]()", "`async` behind"), ("Foo<() throws 1️⃣async -> A>.none", "`async` behind"),
            ("[(borrowing 1️⃣A) -> B]()", "after a complete"), ("f(((sending 1️⃣A) -> B).self)", "after a complete"),
            ("((1️⃣_ a: B) -> C).self", "`_ a` in a function type"), ("[(1️⃣_ a: B) -> C]()", "in a function type"),
            ("[(A1️⃣...) -> B]()", "`...` in a function type"),
            ("((A, B1️⃣...,) async -> C).self", "`...` in a function type"),
            ("[(inout A, B1️⃣...) -> C]()", "`...` in a function type"), ("[(A1️⃣..., B) throws -> C]()", "`...` in"),
            ("[(inout A1️⃣...) -> B]()", "`...` behind an `inout`"), ("f(((inout A1️⃣...) -> B).self)", "`...` behind"),
            ("[1️⃣any Any]()", "no protocol behind it"), ("[1️⃣any (P)]()", "no protocol"),
            ("[A: 1️⃣any Any]()", "no protocol"),
            ("a[1️⃣:]", "`:`"), ("[a, x1️⃣: b]", "`:`"), ("[x: b, a1️⃣]", "where a value"),
            ("1️⃣.1", "`.1`"), ("1️⃣.1.2", "`.1`"), ("a + 1️⃣.5", "`.5`"), ("(_:b1️⃣:).x", "`:`"), ("a[b: 1️⃣]", "where a value"),
            ("-1️⃣try f()", "where a value"), ("!1️⃣await x", "where a value"), ("f(a: -1️⃣try x)", "where a value"),
            ("{ 1️⃣in x }", "no expression"), ("List(a) { b in1️⃣; Text(b) }", "where a value"),
            ("{ 1️⃣; x }", "where a value"), ("{ x;1️⃣; y }", "where a value"),
            ("f { x1️⃣= 1 }", "one side only"), ("f { x 1️⃣=1 }", "one side only"), ("f { x1️⃣=.a }", "one side only"),
            ("1️⃣'a'", "`'`"), ("a1️⃣\u{7}", "U+0007"),
            ("1️⃣/a/", "regular expression"), ("f(1️⃣/a\"/)", "regular expression"), ("1️⃣#/a/#", "regular expression"),
            ("x 1️⃣/y/ z", "regular expression"),
            ("a\n1️⃣#if DEBUG\n.b\n#endif", "`#if`"), ("1️⃣#sourceLocation()", "`#sourceLocation`"),
            ("{ 1️⃣#if X }", "`#if`"),
            ("f(1️⃣, a)", "where a value"), ("f(a1️⃣, , b)", nil), ("f(a 1️⃣b)", "after a complete"),
            ("f(a: b1️⃣: c)", "`:`"), ("[a: 1️⃣]", "where a value"),
            ("[1️⃣let: 1]", "no expression"),
            ("f(1️⃣inout: x)", "keyword"), ("{ f(await a1️⃣: b) }", "`:`"), ("1️⃣try await f()", "catches"),
            ("f(a, 1️⃣await b)", "wait"),
            ("\"\\(1️⃣await a)\"", "wait"), ("try? 1️⃣await a", "wait"), ("f { await a } b: { c } + 1️⃣await d", "wait"),
            ("f(x: 1️⃣where)", "no expression"),
            ("\"\\(a 1️⃣b)\"", "after a complete"), ("1️⃣-> A", "where a value"), ("1️⃣- a", "where a value"),
            ("a.1️⃣$0", "where a value"), ("a.1️⃣(b)", "where a value"), ("{ a 1️⃣b }", "after a complete"),
            ("{ f(1️⃣, a) }", "where a value"), ("{ { _ in a 1️⃣_ } }", "after a complete"),
            ("1️⃣0x", "no number"), ("V(1️⃣->)", "value is expected"), ("1️⃣0x-5", "no number"), ("1️⃣0x_1", "no number"),
            ("1️⃣0b12", "no number"), ("a.1️⃣5e3", "no number"), ("a1.1️⃣5e3", "no number"),
            ("1️⃣0o8", "no number"), ("1️⃣0b1e5", "no number"), ("1️⃣0x1.8", "no number"), ("1️⃣1e", "no number"),
            ("1️⃣1e_5", "no number"), ("1️⃣1.0x5", "no number"), ("1️⃣1.5.5", "no number"), ("1️⃣0b1.5", "no number"),
            ("1️⃣1e5.5", "no number"), ("1️⃣0X1", "no number"), ("1️⃣1_000k", "no number"),
            ("\"1️⃣\\u{110000}\"", "no character of Unicode"), ("\"1️⃣\\u{D800}\"", "no character of Unicode"),
            ("#\"1️⃣\\#u{110000}\"#", "no character of Unicode"), ("\"1️⃣\\#n\"", "escape"),
            ("\"\"\"\n  a\n1️⃣ b\n  \"\"\"", "does not begin like"), ("\"\"\"\n1️⃣\ta\n  \"\"\"", "does not begin like"),
            ("\"\"\"\n  a\n1️⃣ \n  \"\"\"", "does not begin like"), ("\"\"\"\n  a1️⃣\\\n  \"\"\"", "escape"),
            ("x()1️⃣?", "ends after `?`"), ("a.b1️⃣?", "ends after `?`"), ("a ?? b1️⃣?", "ends after `?`"),
            ("1️⃣\\(x)", "`\\(x)`, which interpolates something, outside a string"), ("f(1️⃣\\(x.y))", "outside a string"),
            ("1️⃣\\(x) + 1", "outside a string"), ("\\1️⃣[Book]", "ends after"),
            ("{ 1️⃣await f() }()", "nothing can wait"), ("f({ g(1️⃣await h) }())", "nothing can wait"),
            ("1️⃣$", "`$`"), ("1️⃣#", "`#`"), ("a 1️⃣\u{2028}b", "U+2028"),
        ] as [(String, String?)])
    func rejects(expression: String, message: String?) {
        let marked = MarkedText(expression)
        var diagnostics: [Diagnostic] = []
        #expect(!checkExpression(marked.text, into: &diagnostics), "\(expression)")
        #expect(diagnostics.count == 1)
        #expect(diagnostics.allSatisfy { $0.kind == .invalidExpression })
        guard let message else { return }
        #expect(diagnostics.places == marked.places, "\(expression)\n\(diagnostics.summary)")
        #expect(diagnostics.summary.contains(message), "\(expression)\n\(diagnostics.summary)")
    }

    @Test func theSubjectLeadsTheMessage() {
        var diagnostics: [Diagnostic] = []
        checkExpression(text("f(a]"), as: "the view of `author`", into: &diagnostics)
        #expect(diagnostics.map(\.message) == ["the view of `author` has `]` where `)` is expected"])
        #expect(diagnostics[0].notes.map(\.message) == ["`(` is opened here"])
    }

    @Test(arguments: ["(", "[", "{", "\"\\(", "f(", "<", "[(", "~", "any ", "A<", "() -> ", "`", "#", "\"\"\"\n\\("])
    func tenThousandOpenBracketsAreOneError(opener: String) {
        let nasty = String(repeating: opener, count: 10_000)
        var diagnostics: [Diagnostic] = []
        _ = checkExpression(text(nasty), into: &diagnostics)
        #expect(parseParameter(key: text("a"), value: text(nasty), into: &diagnostics) == nil)
        _ = parseParameterClause(text("a: " + nasty), into: &diagnostics)
        _ = parseTitle(text("{" + nasty), into: &diagnostics)
        _ = usedNames(in: bytes(nasty), of: [bytes("a")])
        #expect(SwiftType(bytes(nasty)) == nil)
        #expect(diagnostics.count <= 4 && diagnostics.allSatisfy { $0.message.utf8.count < 300 })
    }

    @Test func sixtyFourLevelsAreFine() {
        var diagnostics: [Diagnostic] = []
        let deep = String(repeating: "(", count: 64) + "a" + String(repeating: ")", count: 64)
        #expect(checkExpression(text(deep), into: &diagnostics))
        #expect(!checkExpression(text("(" + deep + ")"), into: &diagnostics))
        #expect(diagnostics.places == [64])
    }

    /// What is no Swift ends the tokens, and is one of them.
    @Test func tokensEndWhereSwiftDoes() {
        #expect(tokens(of: ByteText("a ?? (b)")) == ["a", "??", "(", "b", ")"])
        #expect(tokens(of: ByteText("Page<Int.\r\rne>")) == ["Page", "<", "Int", ".\r\rne>"])
    }

    /// Whatever comes in, everything ends, and reports places inside the text.
    @Test func randomTextNeverCrashes() {
        let pieces = [
            "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "#", "\\", "\\(", "\n", " ", ",", ":", ";", ".",
            "?", "!", "->", "=", "&", "~",
            "@", "`", "/", "*", "//", "a", "Book", "any", "some", "inout", "async", "throws", "in", "try", "as", "1",
            "_", "$", "é", "🎉", "\u{202E}",
            "\u{0}", "\r", "...", "}}", "{{", "if", "let", "{ a in", "Type", "self", "of",
        ]
        var dice = Dice(seed: 42)
        for _ in 0..<20_000 {
            var nasty = ""
            for _ in 0..<dice.roll(14) { nasty += pieces[dice.roll(pieces.count)] }
            exercise(nasty.utf8.map { $0 })
        }
        for _ in 0..<20_000 { exercise((0..<dice.roll(24)).map { _ in UInt8(dice.roll(256)) }) }
    }

    private func exercise(_ random: [UInt8]) {
        // Exactly as long as the text, so that an address sanitizer sees a step beyond it.
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(random.count, 1))
        for (index, byte) in random.enumerated() { memory[index] = byte }
        defer { memory.deallocate() }
        let bytes = ByteText(UnsafePointer(memory), random.count)
        let source = SourceText(
            bytes: bytes, range: SourceRange(file: 0, start: 0, end: random.count), verbatimStart: 0)
        var diagnostics: [Diagnostic] = []
        let isFine = checkExpression(source, into: &diagnostics)
        #expect(isFine == diagnostics.isEmpty)
        _ = ExpressionKind(of: bytes)
        _ = parseParameterClause(source, into: &diagnostics)
        _ = parseParameter(key: source, value: source, into: &diagnostics)
        _ = parseParameter(key: text("a"), value: source, into: &diagnostics)
        _ = parseTitle(source, into: &diagnostics)
        _ = usedNames(in: source.bytes, of: [ByteText("a"), ByteText("in")])
        _ = checkDottedName(source, as: "type name", into: &diagnostics)
        #expect(tokens(of: bytes).count <= random.count)
        // A fast path and the parser behind it agree.
        #expect((SwiftType(bytes) == nil) == (TypeFacts(bytes) == nil))
        for case .range(let range) in diagnostics.map(\.place) {
            #expect(range.start <= range.end && range.end <= random.count, "\(bytes.string)\n\(diagnostics.summary)")
        }
    }
}
