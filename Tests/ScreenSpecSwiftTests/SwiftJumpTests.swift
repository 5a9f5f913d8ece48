import Testing

/// What leaves statements, and the inside of a `switch`. The compiler was asked about each (Swift 6.3).
@Suite struct SwiftJumpTests {
    @Test(arguments: [
        "{ a: do { break a } }", "{ a: if b { for c in d { break a } } else { break a } }",
        "{ a: do { try b() } catch { break a } }", "{ a: switch b { case .c: for d in e { break a }; default: f }; g }",
        "{ a: for b in c { d: for e in f { if g { continue a } else { break d } } } }",
        "{ `in`: for a in b { break `in` } }", "{ a: for b in c { switch b { case 1: continue a; default: break } } }",
        "{ defer { for a in b { break }; c { return d } } }", "{ defer { do { throw a } catch { } } }",
        "{ defer { func a() { return } }; return }", "{ a { return b }; defer { switch c { default: break } } }",
        "{ return\nlet a = b }", "{ let a = if b { c { return d } } else { throw e } }",
    ])
    func acceptsJumps(expression: String) { expectAccepted(expression) }

    @Test(arguments: [
        ("{ defer { 1️⃣return } }", "would leave"), ("{ defer { if a { 1️⃣throw b } } }", "would leave"),
        ("{ for a in b { defer { 1️⃣break }; c } }", "it could leave"),
        ("{ while a { defer { 1️⃣continue } } }", "it could leave"),
        ("{ for a in b { break 1️⃣c } }", "the label `c`"), ("{ a: for b in c { d { break 1️⃣a } } }", "the label `a`"),
        ("{ a: for b in c { func d() { break 1️⃣a } } }", "the label `a`"),
        ("{ a: for b in c { defer { break 1️⃣a } } }", "the label `a`"),
        ("{ a: do { }; for b in c { break 1️⃣a } }", "the label `a`"), ("{ a: do { 1️⃣break } }", "it could leave"),
        ("{ let a = if b { 1️⃣return } else { c } }", "would leave"),
        ("{ for a in b { c = if a { 1️⃣break } else { d } } }", "it could leave"),
        ("{ return switch a { case .b: 1️⃣return c; default: d } }", "would leave"),
        ("{ let a = 1️⃣if b { } else { c } }", "nothing in its braces"),
        ("{ let a = if b { c } 1️⃣else { } }", "nothing in its braces"),
    ])
    func rejectsJumps(expression: String, message: String) { expectRejected(expression, message) }

    @Test(arguments: [
        "{ switch a { case .b: c case .d: e { f } @unknown default: return } }",
        "{ switch a { case .b: break default: c } }", "{ switch a { case .b: return\ncase .c: d\ndefault: break\n} }",
        "{ switch a { case let b where b > 0 ? c : !c: d(b); case _ where [1: 2][1] == 2: e; default: f } }",
        "{ switch a { case .b where c, .d where e.contains { $0 }: f; default: g } }",
        "{ switch a { case 1...3, ..<0: b; case is C<D>: e; case let f as [G: H]: f; case let (i, j): i + j } }",
        "{ switch a { case .some(let b) where b > 1: b\ncase 3?: c\ncase nil: d\ncase let e?: e } }",
        "{ switch a { case .b: c { d } catch: { e }\ncase .f: g { }\ndefault: { h }() } }",
        "f { a } in: { b }\n.c { }\ncatch: { d }",
        "{ switch a { case .default: b; case .case: c } }", "{ switch a { } }",
        "{ switch a { case .b: fallthrough; case .c: if d { fallthrough }; e; default: f } }",
        "{ switch a { case .b: switch c { case 1: fallthrough; default: d }; default: e } }",
        "{ switch a { case .b: let c: D\nif e { c = f } else { c = g }\nh(c)\ndefault: () } }",
        "{ switch a { case .b: let c = 1, d = 2; e(c, d); default: f } }",
        "{ let a = switch b { case .c: 1 case .d: if e { 2 } else { 3 } default: throw f }; g(a) }",
        "{ for a in b { switch a { case 1: continue; default: break } } }",
        "{ switch a { case .b: c: for d in e { break c }\ndefault: if case .f = g { } } }",
    ])
    func acceptsCases(expression: String) { expectAccepted(expression) }

    @Test(arguments: [
        ("{ switch a { 1️⃣case .b: default: c } }", "nothing behind its `:`"),
        ("{ switch a { case .b: c; 1️⃣default: } }", "nothing behind its `:`"),
        ("{ switch a { 1️⃣case .b c() } }", "a `case` without its `:`"),
        ("{ switch a { 1️⃣case .b\nc()\ncase .d: e } }", "a `case` without its `:`"),
        ("{ switch a { 1️⃣default b() } }", "a `default` without its `:`"),
        ("{ switch a { default: b; 1️⃣default: c } }", "comes last"),
        ("{ switch a { default: b\n1️⃣case .c: d } }", "comes last"),
        ("{ switch a { case .b: c; default: 1️⃣fallthrough } }", "no `case` follows"),
        ("{ switch a { case .b: c { 1️⃣fallthrough }; default: d } }", "no `case` follows"),
        ("{ switch a { case .b: 1️⃣continue; default: c } }", "it could leave"),
        ("{ switch a { case .b: c() 1️⃣d(); default: e } }", "after a complete"),
        ("{ switch a { case .b: 1️⃣; default: c } }", "where a value"),
        ("{ switch a { case .b where c 1️⃣d: e } }", "after a complete"),
        ("{ let a = switch b { case .c: 1️⃣return; default: d } }", "would leave"),
    ])
    func rejectsCases(expression: String, message: String) { expectRejected(expression, message) }
}
