import ScreenSpecCodegen
import Testing

/// What a template writes around an expression binds to all of it.
@Suite struct TemplateOperandTests {
    @Test(arguments: [
        ("{{x}}.a", "(a ? b : c).a"), ("{{x}}(1)", "(a ? b : c)(1)"), ("{{x}}[0]", "(a ? b : c)[0]"),
        ("{{x}}\n    .a", "(a ? b : c)\n    .a"), ("{{x}}{{#y}}{{/y}}\n.a", "(a ? b : c)\n.a"),
        ("{{x}}\n{{#x}}\n.a\n{{/x}}\n", "(a ? b : c)\n.a\n"),
        ("!{{x}}", "!(a ? b : c)"), ("{{x}} as Int", "(a ? b : c) as Int"), ("{{x}} { 1 }", "(a ? b : c) { 1 }"),
        ("{{x}} + 1", "(a ? b : c) + 1"), ("1 == {{x}}", "1 == (a ? b : c)"), ("{{x}} ?? 1", "(a ? b : c) ?? 1"),
        ("\"\\({{x}}.a)\"", "\"\\((a ? b : c).a)\""),
    ])
    func bound(template: String, expected: String) {
        #expect(render(template, Self.shape("a ? b : c")) == expected)
    }

    @Test(arguments: [
        "f({{x}})", "{{x}}, 1", "let a = {{x}}\n", "{{x}}\n(1)", "{{x}}\n-a", "{{x}} // .a", "{ {{x}} }",
        "a ? {{x}} : 1",
        "\"{{x}}.a\"", "// {{x}}.a", "#if {{x}}\n.a\n#endif",
    ])
    func unbound(template: String) {
        let expected = template.split(separator: "{{x}}", omittingEmptySubsequences: false).joined(
            separator: "a ? b : c")
        #expect(render(template, Self.shape("a ? b : c")) == expected)
    }

    @Test(arguments: ["a", "A()", "a.b(c: d)[0]", "A<B>()", "\"a\"", "[a]", "(a ? b : c)"])
    func whole(expression: String) {
        #expect(render("{{x}}.a", Self.shape(expression)) == "\(expression).a")
    }

    /// Whatever Swift could take for an accessor there.
    @Test(arguments: [
        ("{ {{x}} }", "{ (get.a) }"), ("{\n    {{x}}\n}", "{\n    (get.a)\n}"),
        ("{ {{^y}}a {{/y}}{{x}} }", "{ (get.a) }"),
        ("{ {{x}}.b }", "{ (get.a).b }"), ("f({{x}})", "f(get.a)"), ("{ f({{x}}) }", "{ f(get.a) }"),
        ("{ let a = {{x}} }", "{ let a = get.a }"), ("{ }\n{{x}}", "{ }\nget.a"),
    ])
    func firstInBraces(template: String, expected: String) {
        #expect(render(template, Self.shape("get.a")) == expected)
    }

    private static func shape(_ expression: String) -> Shape {
        Shape(
            "thing",
            [Field("x", .expression) { _ in .string(expression) }, Field("y", .flag) { _ in .flag(true) }])
    }
}
