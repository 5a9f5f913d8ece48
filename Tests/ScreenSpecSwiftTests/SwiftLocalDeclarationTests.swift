import Testing

/// Modifiers, names, parameters and values of what a closure declares. The compiler was asked about each (Swift 6.3).
@Suite struct SwiftLocalDeclarationTests {
    @Test(arguments: [
        "{ actor A { var b = 1 }; c(A.self) }", "{ actor A<B>: C where B: D { } }", "{ let actor = [a]; actor is [B] }",
        "{ let actor = a\nactor.b() }", "{ for a in actor { } }", "{ actor\nb }",
        "{ func Type() { }; let Protocol = a; struct Type { } }", "{ dynamic func a() { } }", "{ lazy var a = b; c }",
        "{ final class A { } }", "{ final actor A { } }",
        "{ nonisolated struct A { } }", "{ nonisolated final class A { } }", "{ nonisolated(unsafe) weak var a = b }",
        "{ unowned let a = b }", "{ async in async as A }",
        "{ @A(.b) var c\nc = d }", "{ @A var b; c }", "{ var a = 1 { didSet { } } }",
        "{ var a: B = c { willSet { } }; d }",
        "{ func a(b: C = { d }(), e: F = #line, g: H? = i ? 1 : nil, j: () -> K = { }) { } }",
        "{ func a(b: some C<D?, E>, f: G) -> any C<D, E> { } }", "{ func a(b: C..., d: E..., f: G) { } }",
        "{ func a(_: B, _ c: D = .e\n, f: G = [1, 2]) { } }",
    ])
    func acceptsDeclarations(expression: String) { expectAccepted(expression) }

    @Test(arguments: [
        ("{ 1️⃣async func a() { } }", "cannot have it"), ("{ 1️⃣final func a() { } }", "cannot have it"),
        ("{ 1️⃣mutating func a() { } }", "cannot have it"), ("{ 1️⃣override func a() { } }", "cannot have it"),
        ("{ 1️⃣final struct A { } }", "cannot have it"), ("{ 1️⃣indirect struct A { } }", "cannot have it"),
        ("{ 1️⃣lazy let a = 1 }", "cannot have it"), ("{ 1️⃣async var a = b() }", "cannot have it"),
        ("{ 1️⃣weak func a() { } }", "cannot have it"), ("{ let a = b { 1️⃣didSet { } } }", "keyword"),
        ("{ let a = 1 1️⃣{ didSet { } } }", "after a complete"), ("{ var a: 1️⃣inout B = c }", "only a function's"),
        ("{ func a(b: C = 1️⃣) { } }", "where a value"), ("{ func a(1️⃣b) { } }", "ends after `b`"),
        ("{ func a(_ 1️⃣b, c: D) { } }", "ends after `b`"), ("{ func a(b: inout C 1️⃣= 1) { } }", "cannot have"),
        ("{ func a(b: C... 1️⃣= 1) { } }", "cannot have"), ("{ func a(b: C..., 1️⃣_ d: E) { } }", "a label is needed"),
        ("{ func a(b: C = d 1️⃣e) { } }", "after a complete"), ("{ func 1️⃣Self() { } }", "keyword"),
    ])
    func rejectsDeclarations(expression: String, message: String) { expectRejected(expression, message) }

    @Test(arguments: [
        "{ if let a = { b }() { c(a) } }", "{ while let a = { b }(), a > 1 { c } }", "{ if case .a = { b }() { } }",
        "{ guard let a = { () -> B? in if c { return d }; return nil }() else { return }; e }",
        "{ for a in b where { c }() { } }", "{ if a { } else if let b = { c }() { } }", "{ if let _ = a { } }",
        "{ let a = try? if b { 1 } else { 2 }; c(a) }", "{ let a = try await if b { c } else { d } }",
        "{ return await switch a { default: b } }", "{ a.b = try! if c { d } else { e }\nf }",
        "{ try if a { b } else { c } }", "{ try? a\nif b { } }", "\\A?.?.b", "\\A<B>.?.c", "\\A.b?.!.c", "\\.?.a",
        "{ (_, a.b) = c; (_) = d }", "{ a._$b(c$d: &_$e) }", "{ let a = Set<_>(b); c(Set<_>(d)) }",
        "{ a.0 = 1; a[1] = 2; a = b = c }",
        "{ a = \"\"; b.c = nil }", "f(((A) -> B).self)", "f(a as (B) -> C, [() -> D]())",
    ])
    func acceptsValues(expression: String) { expectAccepted(expression) }

    @Test(arguments: [
        ("{ @A let 1️⃣b }", "ends after `b`"), ("{ @A func b() { var 1️⃣c } }", "ends after `c`"),
        ("{ if let a 1️⃣= { b } { } }", "ends after `=`"), ("{ for a 1️⃣in { b }() { } }", "ends after `in`"),
        ("{ if let 1️⃣_ { } }", "where a name"), ("{ if let 1️⃣(a, b) { } }", "where a name"),
        ("{ @A 1️⃣try if b { c } else { d } }", "no declaration"), ("{ let a = try 1️⃣for b in c { } }", "keyword"),
        ("{ 1️⃣_ }", "where a value"), ("{ 1️⃣_ + 1 }", "where a value"), ("{ _ = 1️⃣_ }", "where a value"),
        ("{ a(1️⃣_) }", "where a value"), ("{ a(b: 1 + 1️⃣_) }", "where a value"), ("{ 1 1️⃣= 2 }", "an `=`"),
        ("{ _ = 1 1️⃣= 2 }", "an `=`"), ("{ \"a\" 1️⃣= b }", "an `=`"), ("{ nil 1️⃣= a }", "an `=`"),
        ("f((A) 1️⃣-> B)", "where a value"), ("f(a: () throws 1️⃣-> B)", "where a value"),
    ])
    func rejectsValues(expression: String, message: String) { expectRejected(expression, message) }
}
