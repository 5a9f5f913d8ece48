import ScreenSpecCodegen
import ScreenSpecDiagnostics
import Testing

@Suite struct TemplateRenderingTests {
    @Test(arguments: [
        ("", ""),
        ("no tags { } {} } }}", "no tags { } {} } }}"),
        ("{", "{"),
        ("{{name}}", "Main"),
        ("{{ name }}|{{\tname\t}}", "Main|Main"),
        ("{{isOpen}} {{isFull}}", "true false"),
        ("a {{! {{name}} b", "a  b"),
        ("let a = {{motto}};", "let a = ;"),
        ("{ {{name}} }", "{ Main }"),
    ])
    func variables(template: String, expected: String) {
        #expect(render(template) == expected)
    }

    @Test(arguments: [
        ("{{#isOpen}}a{{/isOpen}}{{#isFull}}b{{/isFull}}", "a"),
        ("{{^isOpen}}a{{/isOpen}}{{^isFull}}b{{/isFull}}", "b"),
        ("{{#motto}}a{{/motto}}{{^motto}}b{{/motto}}", "b"),
        ("{{#name}}<{{name}}>{{/name}}{{^name}}b{{/name}}", "<Main>"),
        ("{{#maps}}a{{/maps}}{{^maps}}b{{/maps}}", "b"),
        ("{{^books}}none{{/books}}", ""),
        ("{{#books}}{{number}} {{/books}}", "-1 0 1 "),
        ("{{#books}}{{id}}{{^isLast}}, {{/isLast}}{{/books}}", "lefthand, `default`, fiasco"),
        ("{{#books}}{{#isFirst}}[{{/isFirst}}{{number}}{{#isLast}}]{{/isLast}}{{/books}}", "[-101]"),
        ("{{#books}}{{^isFirst}}/{{/isFirst}}{{isFirst}}-{{isLast}}{{/books}}", "true-false/false-false/false-true"),
        ("{{#books}}{{#isLent}}{{title}}{{/isLent}}{{/books}}", "\"Solaris\""),
        ("{{#owner}}{{name}}{{/owner}}{{^owner}}b{{/owner}}", "\"Ursula K. Le Guin\""),
        ("{{#tenant}}{{name}}{{/tenant}}{{^tenant}}b{{/tenant}}", "b"),
    ])
    func sections(template: String, expected: String) {
        #expect(render(template) == expected)
    }

    /// Inner names hide outer ones; a list in a list has its own `isLast`, and gives the outer one back.
    @Test func scopes() {
        #expect(
            render("{{#books}}{{#author}}{{name}}{{id}}{{isLast}}{{/author}};{{/books}}{{name}}")
                == #""Ursula K. Le Guin"lefthandfalse;"Stanis\u{142}aw Lem"`default`false;"#
                + #""Stanis\u{142}aw Lem"fiascotrue;Main"#)
        let nested = "{{#books}}{{#books}}{{number}}{{#isLast}}.{{/isLast}}{{/books}}{{#isLast}}!{{/isLast}}{{/books}}"
        #expect(render(nested) == "-101.-101.-101.!")
    }

    @Test(arguments: [
        ("{{owner.name}}", "\"Ursula K. Le Guin\""),
        ("<{{tenant.name}}>", "<>"),
        ("{{#owner.name}}a{{/owner.name}}{{^owner.name}}b{{/owner.name}}", "a"),
        ("{{#tenant.name}}a{{/tenant.name}}{{^tenant.name}}b{{/tenant.name}}", "b"),
        (
            "{{#books}}{{author.name}},{{#publisher.name}}{{publisher.name}}{{/publisher.name}};{{/books}}",
            #""Ursula K. Le Guin","Stanis\u{142}aw Lem";"Stanis\u{142}aw Lem",;"Stanis\u{142}aw Lem",;"#
        ),
    ])
    func dottedNames(template: String, expected: String) {
        #expect(render(template) == expected)
    }

    /// A jump leads between two stretches of text, so they stay two steps.
    @Test func textAroundJumps() {
        #expect(render("a{{#isFull}}b{{/isFull}}c{{! }}d{{^isFull}}e{{/isFull}}f{{tenant.name}}g") == "acdefg")
    }

    @Test func shapesCanReferToEachOther() {
        let node = Shape("node", [])
        node.fields = [
            Field("id", .number) { .number($0) }, Field("next", .object(node)) { $0 < 2 ? .object($0 + 1) : .absent },
        ]
        #expect(render("{{id}}{{#next}}{{id}}{{#next}}{{id}}{{#next}}{{id}}{{/next}}{{/next}}{{/next}}", node) == "012")
        #expect(render("{{next.next.id}}{{next.next.next.id}}", node) == "2")
    }

    @Test func rendersAgainAndIntoTheSameBuffer() throws {
        let file = SourceFile(path: "/T", string: "{{#books}}{{number}}{{/books}}")
        let template = try #require(
            Template.compile(file.text, file: 0, shape: Library.library, partials: { _ in nil }).template)
        var output = ByteBuffer(capacity: 16)
        for _ in 0..<3 { template.render(root: 0, into: &output) }
        #expect(output.text.string == "-101-101-101")
    }

    @Test func deepSections() {
        let depth = 64
        let open = String(repeating: "{{#owner}}", count: depth)
        let close = String(repeating: "{{/owner}}", count: depth)
        #expect(render(open + "x" + close) == "x")
    }
}
