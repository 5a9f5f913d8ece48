import ScreenSpecDiagnostics
import ScreenSpecSwift
import Testing

/// What may stand behind an operand, and in the braces of a closure.
@Suite struct SwiftStatementTests {
    @Test(arguments: [
        "{ didSet }", "f({ didSet })", "F { (didSet) }", "F { `didSet` }", "F { get }", "f(a) { b }", "f[[1]] { b }",
        "a.0 { }", "1.a { }", "\"\".a { }", "nil.a { }", "[A]() { }", "[1][0] { }",
        "(a) { }",
        "self { }", "a<B> { }", "#Predicate<A> { $0 }", "(\\A.b) { }", "f(\\.b) { a } label: { b }", "\\A.b == a { b }",
        "x as B ? { } : c", "x as? Int ?? a { b }", "x is A && b { c }", "nil ?? a { b }", "a ? nil : b { c }",
        "f { 1 } + g { 2 }",
        "a as B", "\\.a as B", "{ try await unsafe a }", "{ await (try a) }", "f { await a }", "#function",
        "f(#line)", "\"\\(#line)\"", "{ let a = #line; return #line }",
        "#selector(a)",
        "{ a = nil\nb { c } }", "{ $0 as B\nc { } }", "{ 1\nb { } }",
        "{ (_ a: B, c) in a }", "{ (a: inout B) in a }", "f(&a, b: &c.d)", "a[&b]", "\\A.b", "\\A[0]", "\\A<B>.c",
        "\\A?.b",
        "f((a: 1, b: 2))", "(a)", "f(a: b)", "f { (a: 1, b: 2) }",
    ])
    func acceptsClosure(expression: String) { expectAccepted(expression) }

    @Test(arguments: [
        "F { 1️⃣didSet }", "F(a) { 1️⃣willSet.b }", "F { G { 1️⃣didSet } }", "\\A.b 1️⃣{ 1 }", "\\A.b.c()1️⃣{ }", "\\.self 1️⃣{ }",
        "\\A[0] 1️⃣{ }", "\"\" 1️⃣{ }", "#\"a\"# 1️⃣{ }", "1 1️⃣{ }",
        "-1.5 1️⃣{ }",
        "[1] 1️⃣{ }", "[:] 1️⃣{ }", "1\n1️⃣{ }", "() 1️⃣{ }", "(a, b) 1️⃣{ }", "nil 1️⃣{ }", "true 1️⃣{ }", "false 1️⃣{ }",
        "a as B 1️⃣{ }", "a as? B<C> 1️⃣{ }", "a is B.C 1️⃣{ }", "a as any P & Q 1️⃣{ }", "a as [B] 1️⃣{ }", "a as () -> B 1️⃣{ }",
        "#function 1️⃣{ }", "a ? b : 1 1️⃣{ }", "f(1 1️⃣{ })", "{ 1 1️⃣{ } }",
        "{ 1️⃣#line }", "f { a in\n1️⃣#line + 1 }", "1️⃣#_hasSymbol(a)", "1️⃣#available", "1️⃣#selector", "1️⃣#keyPath + a",
        "{ await 1️⃣try? a }", "{ try await\n1️⃣try a }", "{ await 1️⃣try a }", "copy 1️⃣try a",
        "{ (1️⃣a b: C) in b }", "{ (c, 1️⃣a b) in b }", "1️⃣&a", "f((1️⃣&a))", "[1️⃣&a]", "f(a + 1️⃣&b)", "{ 1️⃣&a }", "\\1️⃣A",
        "f(\\1️⃣A)",
        "f(\\1️⃣A, b)", "(1️⃣a: b)", "f((1️⃣a: b))", "f { (1️⃣a: b) }",
    ])
    func rejectsClosure(expression: String) { expectRejected(expression) }

    @Test(arguments: [
        "{ return }", "{ return\nlet a = b }", "{ throw a }", "{ let a: B\na = c }",
        "{ let (a, b) = c; d }",
        "{ let a = b\nlet c = d }", "{ let a\n= b }", "{ let _ = a }", "{ let `class` = a }", "{ weak let a = b }",
        "{ final\nlet a = b }", "{ outer: for a in b { } }", "{ if a { } else { } }", "{ if a as? B != nil { } }",
        "{ let a = if b { c } else { d } }", "{ return switch a { default: b } }", "{ do { } catch { } }",
        "{ switch a { case b: c } }", "{ guard let a else { return } }", "{ repeat { } while a }", "{ defer { } }",
        "{ func a() { } }", "{ struct A { } }", "{ typealias A = B }", "{ @A let b = 1 }",
        "{ indirect enum A { } }",
        "{ let a = 1, b = 2\nc(a, b) }", "{ var a = b(), c: D; e }", "{ let a = try await b(), c = d }",
        "{ a = if b { c } else { d } }", "{ a.b = switch c { default: d } }", "{ nonisolated(unsafe) let a = b }",
        "{ unowned(unsafe) let a = b\nc }",
    ])
    func acceptsStatements(expression: String) { expectAccepted(expression) }

    @Test(arguments: [
        "{ 1️⃣if }", "{ 1️⃣if a }", "{ if 1️⃣{ } }", "{ 1️⃣let }", "{ a; 1️⃣let }", "{ a\n1️⃣let }", "{ x in 1️⃣let }",
        "{ 1️⃣import A }",
        "F { 1️⃣class }", "{ struct 1️⃣A }", "{ enum 1️⃣{ } }", "{ 1️⃣func }", "{ func 1️⃣1() { } }", "{ 1️⃣throw }",
        "{ throw 1️⃣class }",
        "{ return 1️⃣let }", "{ throw a 1️⃣b }", "{ return 1 1️⃣{ } }", "{ 1️⃣break }", "{ let 1️⃣class = 1 }",
        "{ var 1️⃣self = 1 }",
        "{ let 1️⃣1 = a }",
        "{ let 1️⃣\"a\" = b }", "{ let 1️⃣.a = b }", "{ let 1️⃣[a] = b }", "{ let 1️⃣$a = b }", "{ let 1️⃣= }", "{ let a 1️⃣= }",
        "{ let a = 1️⃣class }", "{ let a 1️⃣b }", "{ let a 1️⃣{ } }", "{ let a = b 1️⃣let c = d }", "{ a 1️⃣if b { } }",
        "{ 1️⃣guard a }", "{ 1️⃣switch a }", "{ while 1️⃣{ } }", "{ 1️⃣for }", "{ 1️⃣do }", "{ 1️⃣defer }", "{ 1️⃣repeat }",
        "{ 1️⃣repeat { } }", "{ 1️⃣repeat { } until a }",
        "{ 1️⃣case a: b }",
        "{ 1️⃣default }", "{ 1️⃣else { } }", "{ 1️⃣private let a = 1 }", "{ 1️⃣static let a = 1 }", "{ 1️⃣init() { } }",
        "{ 1️⃣in }",
        "{ 1️⃣extension A { } }", "{ a1️⃣, b }", "{ return a1️⃣, b }", "{ 1️⃣operator }", "{ 1️⃣as }", "{ 1️⃣throws }",
    ])
    func rejectsStatements(expression: String) { expectRejected(expression) }

    @Test(arguments: [
        "{ if a { let b = c\nd(b) } else if e { f } else { return } }", "{ for a in b { if a { continue }; c(a) } }",
        "{ outer: while a { repeat { break outer } while b } }", "{ for a in b { c { $0 + a }\nbreak } }",
        "{ do { try a() } catch let e as B { throw e } catch { defer { c() }\nreturn } }",
        "{ guard let a, a > 0 else { a = 0; return nil }\nreturn a }", "{ let a = if b { c as D } else { throw e } }",
        "{ for a in b { switch a { case c: break; default: continue } } }",
        "{ func a(_ b: inout [C], d e: D = .f, g: H...) async throws(E) -> [C: D]? { if b { return c }; d() } }",
        "{ func a<B>(b: B) -> B where B: C { b } }", "{ func a(b: @escaping () -> C) rethrows { b() } }",
        "{ func a(b: some C) -> some D { e } }", "{ func a(b: isolated C, d: sending E) { } }",
        "{ func a() -> (b: Int, c: [Int]) { (1, []) } }", "{ struct A { let b: C; init() { b = c } } }",
    ])
    func acceptsNested(expression: String) { expectAccepted(expression) }

    @Test(arguments: [
        "{ if a { b 1️⃣c } }", "{ if a { } else { b is 1️⃣= c } }", "{ if a { } else if b { 1️⃣case } }",
        "{ for a in b { c { }; 1 1️⃣{ } } }",
        "{ while a { 1️⃣let } }", "{ do { a 1️⃣b } catch { } }", "{ do { } catch { a 1️⃣b } }",
        "{ repeat { 1️⃣else } while a }",
        "{ defer { a 1️⃣b } }", "{ guard a else { b 1️⃣c } }", "{ if a { 1️⃣break } }", "{ for a in b { c { 1️⃣break } } }",
        "{ for a in b { func c() { 1️⃣continue } } }", "{ c: for a in b { break c 1️⃣d } }", "{ func a() { b 1️⃣c } }",
        "{ func a(b: 1️⃣1.5e3 C) { } }", "{ func a(b: C 1️⃣1) { } }", "{ func a() -> 1️⃣5 { } }", "{ func a() -> B 1️⃣c { } }",
        "{ let a = if b { c 1️⃣d } else { e } }", "{ if a { if b { if c { d 1️⃣e } } } }",
    ])
    func rejectsNested(expression: String) { expectRejected(expression) }
}
