import ScreenSpecDiagnostics
import ScreenSpecSwift
import Testing

/// What a closure begins with and declares, and what is cast and copied in it. The compiler was asked about each (Swift 6.3).
@Suite struct SwiftDeclarationTests {
    @Test(arguments: [
        "x is `self`", "x as Any", "x as A?.B", "x as each T", "x as A & B && (c)", "x as A &+ b",
        "x as (A...) -> B", "x as! (_ a: B) -> C", "x as? (_ a: B, _ b: C...) async throws -> D",
        "x as [(_ a: B) -> C]",
        "f(x as! (_ a: B) -> C, d)", "x as A<(_ b: C) -> D>", "x is (_ a: B) -> (_ c: D) -> E", "x as any Any",
        "{ let a: (_ b: C, D...) -> E = f; a }", "A<(_ b: C) -> D>()", "A<(B...) -> C>()", "A<any Any>()",
        "x as A..<b", "x as [A: [B]]", "x as A ? b : c", "x as~Copyable", "x as A - b",
        "copy self", "copy `nil`", "copy.a", "unsafe nil", "f(consume a, copy b)", "copy - a",
    ])
    func acceptsOperands(expression: String) { expectAccepted(expression) }

    @Test(arguments: [
        "x as (inout A1️⃣...) -> B", "{ let a: (inout B1️⃣...) -> C = d; a }", "x as! (_ a: B) -> C1️⃣(d)",
        "x as! (1️⃣a: B) -> C",
        "V(x is 1️⃣self)", "V(x as 1️⃣nil)", "x as 1️⃣super", "x as 1️⃣each", "x as 1️⃣some", "x as 1️⃣each 1", "x as 1️⃣-b",
        "x as 1️⃣- b",
        "x as (1️⃣-b)", "x as [1️⃣self]", "x as A.1️⃣init", "x as A1️⃣!", "x as A 1️⃣-> B", "x as A1️⃣...", "x as [1️⃣]",
        "x as [A1️⃣, B]",
        "x is A<b 1️⃣&& c>d", "x as A < b1️⃣", "x as copy 1️⃣a", "x as A1️⃣..<",
        "copy 1️⃣nil", "copy 1️⃣true", "copy 1️⃣Self", "consume 1️⃣nil", "each 1️⃣nil", "each 1️⃣x", "-copy 1️⃣a", "a.copy 1️⃣b",
    ])
    func rejectsOperands(expression: String) { expectRejected(expression) }

    @Test(arguments: [
        "{ [weak self] in a }", "{ [unowned(safe) self, weak b = c.d] (e: F, g) async throws(H) -> I in j }",
        "{ [a = b ?? c, d,] in e }", "{ [weak weak] in a }", "{ [] in a }", "{ [$a] in b }", "{ [weak\n a] in b }",
        "{ [a.b] }", "{ [weak] }", "{ [a = { b }] in c }", "{ @MainActor [self] in a }", "{ @A(b) c in d }",
        "{ @A.B in c }", "{ @A(b) in c }", "{ (@A a: B) in c }",
        "{ (class: Int, in) in a }", "{ (a: Int?, b: inout [C],) in d }", "{ (a: @escaping () -> B) in c }",
        "{ (a: Int!, b: [C]) in c }", "{ (a: B...) in c }", "{ ($a) in b }", "{ (_ a, _ b: C) in d }", "{ async in a }",
        "{ (a: Result<B, any C>, d: inout E<F, G.H?>, i: J<K, (L) -> M>.N) in c }",
        "{ async throws in a }", "{ a,\n b in c }", "{ _, any in a }", "{ `self` in a }", "{ a -> B in c }",
    ])
    func acceptsSignatures(expression: String) { expectAccepted(expression) }

    @Test(arguments: [
        ("{ [weak 1️⃣self.model] in a }", "captures `self.model`"), ("{ [1️⃣a b] in c }", "captures `a b`"),
        ("{ [1️⃣weak] in a }", "captures `weak`"), ("{ [1️⃣weak, a] in b }", "captures `weak`"),
        ("{ [1️⃣unowned(x) a] in b }", "captures"), ("{ [1️⃣1] in a }", "captures"), ("{ [1️⃣Self] in a }", "captures"),
        ("{ [1️⃣a =b] in c }", "captures"), ("{ [a = 1️⃣] in b }", "where a value"), ("{ [a, 1️⃣, b] in c }", "captures"),
        ("{ [a = b 1️⃣c] in d }", "after a complete"),
        ("{ (a: Int 1️⃣= 1) in }", "has a default"), ("{ (a 1️⃣= 1) in }", "has a default"),
        ("{ (1️⃣(a, b)) in }", "where a name"), ("{ (a, 1️⃣(b, c)) in }", "where a name"),
        ("{ (1️⃣1) in a }", "where a name"),
        ("{ (1️⃣inout: A) in b }", "where a name"), ("{ (a: B 1️⃣c: D) in e }", "behind a complete type"),
        ("{ (a:1️⃣) in b }", "where a type"), ("{ (a: B 1️⃣-> C) in d }", "without parentheses"),
        ("{ 1️⃣throws in a }", "where a name"), ("{ 1️⃣self in a }", "where a name"), ("{ a, 1️⃣self in b }", "where a name"),
        ("{ a, 1️⃣in b }", "where a name"), ("{ 1️⃣return in }", "where a name"), ("{ 1️⃣class in a }", "where a name"),
        ("{ [a] 1️⃣throws in b }", "where a name"), ("{ [a] 1️⃣-> B in c }", "without parentheses"),
        ("{ a throws 1️⃣async in b }", "behind `throws`"), ("{ a async 1️⃣async in b }", "after a complete"),
        ("{ () throws(1️⃣) in a }", "where a type"), ("{ () async 1️⃣(A) in b }", "after a complete"),
    ])
    func rejectsSignatures(expression: String, message: String) { expectRejected(expression, message) }

    @Test(arguments: [
        "{ @A let b = 1; c }", "{ @A(b) var c = d }", "{ @A.B\nvar c = d }", "{ @MainActor final class A { } }",
        "{ @A weak var b = c }", "{ defer { a }; b }", "{ do throws(A) { b } catch .c { } catch { d }; e }",
        "{ do\n{ a } }",
        "{ func a<B>(c: D = { e }()) -> F where G: H { i }; j }", "{ struct A<B>: C { }\nd }",
        "{ struct A<B> where B: C { } }",
        "{ typealias A = [B: C]; d }", "{ typealias A<B> = [B] }", "{ let a: B = c; d }", "{ var a: B { c }\nd }",
        "{ var a: B { get { c } set { } } }", "{ var a: B = c { didSet { } } }", "{ let a, b: C\na = b }",
        "{ let (a, b: (c, _)) = d }", "{ let a: any B = c, d: E = f }", "{ let `class`: A! = b }",
        "{ if a.b { c } == d { } else if case .e(let f) = g, #available(iOS 17, *) { }\nh }", "{ if a { b }\nc.d }",
        "{ if let a, let self, let b: C = d { } }", "{ if a.b { c } { d } }", "{ if a\n{ b }\nelse\n{ c } }",
        "{ guard let self else { return }; a }", "{ guard a.b({ c }), d\nelse { return }\ne }",
        "{ for (a, b) in c where d { } }", "{ for case let a? in b { } }", "{ for try await a: B in c { } }",
        "{ while let a = b() { c } }", "{ repeat { } while !a; b }",
        "{ switch (a, b) { case (c, _): d @unknown default: e } }",
        "{ a:\nwhile b { break a } }", "{ let a = if b { c } else { d }; e }",
        "{ return if a { b } else if c { d } else { e } }", "{ return { a } }", "{ a = switch b { default: c }\nd }",
        "{ var a = 0 { didSet { } } }", "{ var a = [b] { willSet { } }\nc }",
        "{ let a = if b { c } else { d }, e = f }",
        "{ a[0].b! = if c { d } else { e }\nf }", "{ $0?.a = switch b { default: c } }",
        "{ async let a = b; c }", "{ let a = b\ntypealias A = @B () -> C }",
    ])
    func acceptsDeclarations(expression: String) { expectAccepted(expression) }

    @Test(
        arguments: [
            ("{ @MainActor1️⃣; b }", "no declaration"), ("{ @A 1️⃣b }", "no declaration"),
            ("{ @A 1️⃣return b }", "no declaration"),
            ("{ @A 1️⃣}", nil), ("{ 1️⃣defer a; b }", "without its braces"), ("{ 1️⃣do a; b }", "without its braces"),
            ("{ do { } 1️⃣catch a }", "without its braces"), ("{ func 1️⃣a; b }", "ends after `a`"),
            ("{ func 1️⃣a b() { } }", "ends after `a`"),
            ("{ 1️⃣func a() b }", "without its braces"), ("{ 1️⃣func a()as -> B { } }", "without its braces"),
            ("{ func 1️⃣+ (a: B) { } }", "where a name"),
            ("{ 1️⃣struct; }", "ends after `struct`"),
            ("{ struct 1️⃣A() { } }", "ends after `A`"), ("{ struct A { } 1️⃣b }", "after a complete"),
            ("{ typealias 1️⃣A }", "ends after `A`"), ("{ typealias A = 1️⃣1 }", "where a type"),
            ("{ typealias A = B 1️⃣c }", "after a complete"),
            ("{ let 1️⃣a; b }", "ends after `a`"), ("{ let a, 1️⃣b; c }", "ends after `b`"), ("{ let a, 1️⃣}", nil),
            ("{ let a: 1️⃣; b }", "where a type"), ("{ let a 1️⃣= ; b }", "ends after `=`"), ("{ let a1️⃣= b }", "one side"),
            ("{ let a1️⃣? = b }", "after a complete"), ("{ let a1️⃣.b = c }", "after a complete"),
            ("{ let a: A 1️⃣{ b } }", "after a complete"), ("{ let (a, 1️⃣1) = b }", "where a name"),
            ("{ let (a 1️⃣b) = c }", "behind a complete type"), ("{ let a: B = c 1️⃣d }", "after a complete"),
            ("{ if a { } 1️⃣else; b }", "without its braces"), ("{ if a { } else if 1️⃣{ } }", "where a value"),
            ("{ if a { b } 1️⃣c }", "after a complete"), ("{ if a 1️⃣b { } }", "after a complete"),
            ("{ if 1️⃣, a { } }", "where a value"),
            ("{ if 1️⃣case .a { } }", "ends after `case`"), ("{ if let 1️⃣{ } }", "where a name"),
            ("{ if let a 1️⃣= { } }", "ends after `=`"),
            ("{ 1️⃣guard x }", "without its `else"), ("{ 1️⃣guard x { return } }", "without its `else"),
            ("{ guard 1️⃣else { } }", nil),
            ("{ 1️⃣for x; }", "without its `in`"), ("{ 1️⃣for x { } }", "without its `in`"),
            ("{ 1️⃣for in y { } }", "where a name"),
            ("{ for x 1️⃣in { } }", "ends after `in`"), ("{ 1️⃣while a; b }", "without its braces"),
            ("{ 1️⃣switch a; }", "without its braces"),
            ("{ switch a { 1️⃣b } }", "before its first `case`"), ("{ 1️⃣repeat a }", "without its braces"),
            ("{ repeat { a } 1️⃣while; b }", "ends after `while`"), ("{ repeat { } while a 1️⃣b }", "after a complete"),
            ("{ 1️⃣continue }", "it could leave"), ("{ a: 1️⃣let b = c }", "keyword"), ("{ a: 1️⃣return }", "keyword"),
            ("{ let a = 1️⃣if b { c } }", "no value"), ("{ let a = 1️⃣if b; c }", nil),
            ("{ a = 1️⃣for b in c { } }", "keyword"),
            ("{ return 1️⃣switch a; b }", nil), ("{ if a { }; b 1️⃣c }", "after a complete"),
        ] as [(String, String?)])
    func rejectsDeclarations(expression: String, message: String?) { expectRejected(expression, message) }

    @Test func aCapturedMemberGetsAName() {
        var diagnostics: [Diagnostic] = []
        checkExpression(text("{ [weak self.model] in a }"), into: &diagnostics)
        #expect(diagnostics.map(\.help) == ["write `model = self.model`"])
    }
}
