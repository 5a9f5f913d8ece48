import ScreenSpecSwift
import Testing

@Suite struct SwiftModifiersTests {
    @Test(arguments: [
        ".f", ".f()", ".f().g", ".f()\n.g()", ".f() { } label: { }", ".f { }", ".f(a: b, c)", ".f(.a) { x in x }",
        ".f(if: 1)",
        ".`f`()", ".f(\"a\")", ".f(a ? b : c)", ".f(a)\n  .g(b)",
    ])
    func accepts(chain: String) { #expect(isModifierChain(bytes(chain))) }

    @Test(arguments: [
        "", "f", ".", ".f.", ".5", ".f + 1", ".f; .g", ".f()()", ".f\n(a)", ".f(class)", ".f(let)", ".f(a b)",
        ".f(1 2)", ".f(.5)",
        ".f(a ? b)", ".f(,)", ".f(a,,b)", ".f(= )", ".f(@a)", ".f(a -b)", ".f(a --b)", ".f(a\nb)", ".f(inout: 1)",
        ".f($0)",
        ".f { let }",
        ".f { a b }", ".f(\"\t\")", ".f(a).g(class)",
    ])
    func rejects(chain: String) { #expect(!isModifierChain(bytes(chain))) }
}
