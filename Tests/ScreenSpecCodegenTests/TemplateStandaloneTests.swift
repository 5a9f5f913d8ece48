import Testing

/// The public specification's rules for whitespace: tags that have a line for themselves take it away, and partials
/// are indented like their tag.
@Suite struct TemplateStandaloneTests {
    @Test(arguments: [
        ("a\n{{#isOpen}}\nb\n{{/isOpen}}\nc\n", "a\nb\nc\n"),
        ("a\n  {{#isOpen}}  \nb\n\t{{/isOpen}}\t\nc\n", "a\nb\nc\n"),
        ("a\r\n{{#isOpen}}\r\nb\r\n{{/isOpen}}\r\nc", "a\r\nb\r\nc"),
        ("  {{#isOpen}}\nb{{/isOpen}}\nc", "b\nc"),
        ("b{{#isOpen}}\nc\n  {{/isOpen}}", "b\nc\n"),
        (" {{#isOpen}}b{{/isOpen}}\n {{#isOpen}}c{{/isOpen}}\n", " b\n c\n"),
        (" | {{#isOpen}}\t|\t{{/isOpen}} | \n", " | \t|\t | \n"),
        (" | {{#isOpen}} {{! why }}\n {{/isOpen}} | \n", " |  \n  | \n"),
        ("a\n{{^isFull}}\nb\n{{/isFull}}\n", "a\nb\n"),
        ("a\n{{#isFull}}\nb\n{{/isFull}}\nc", "a\nc"),
        ("{{#isOpen}}{{/isOpen}}\na", "\na"),
        ("{{#books}}\n{{number}},\n{{/books}}\n", "-1,\n0,\n1,\n"),
    ])
    func sections(template: String, expected: String) {
        #expect(render(template) == expected)
    }

    @Test(arguments: [
        ("12{{! why }}34", "1234"),
        ("12 {{! why }} 34", "12  34"),
        ("a\n{{! why }}\nb", "a\nb"),
        ("a\n  {{! why }}\nb", "a\nb"),
        ("a\n  {{!\n    why\n  }}  \nb", "a\nb"),
        ("a{{!\n why\n }}\nb", "a\nb"),
        ("  a {{! why }}\n", "  a \n"),
        ("{{! why } }}a", "a"),
        ("{{!}}a", "a"),
        ("a\n  {{! why }}", "a\n"),
        ("  {{! {{{ {{ #why }}\na", "a"),
    ])
    func comments(template: String, expected: String) {
        #expect(render(template) == expected)
    }

    @Test func variablesNeverStandAlone() {
        #expect(render("a\n  {{name}}\nb\n") == "a\n  Main\nb\n")
        #expect(render("a\n  {{motto}}\nb\n") == "a\n  \nb\n")
    }

    @Test(arguments: [
        ("<{{>p}}>", "Main", "<Main>"),
        ("<{{> p }}>", "{{name}}", "<Main>"),
        ("| {{>p}} |", "\t|\t", "| \t|\t |"),
        ("|\r\n{{>p}}\r\n|", ">", "|\r\n>|"),
        ("  {{>p}}\n>", ">\n>", "  >\n  >>"),
        (">\n  {{>p}}", ">\n>", ">\n  >\n  >"),
        ("a\n  {{>p}}\nb\n", "1\n2\n", "a\n  1\n  2\nb\n"),
        ("  {{name}}  {{>p}}\n", ">\n>", "  Main  >\n>\n"),
        // Empty lines stay empty, and lines of section tags vanish whole.
        ("\t{{>p}}\n", "1\n\n{{#isOpen}}\n2\r\n\r\n{{/isOpen}}\n  3\n", "\t1\n\n\t2\r\n\r\n\t  3\n"),
        // The first thing on a line may be a tag.
        ("  {{>p}}\n", "{{name}}\n{{#isOpen}}x{{/isOpen}}\n{{name}} y\n", "  Main\n  x\n  Main y\n"),
        ("  {{>p}}\n", "{{#books}}{{number}}\n{{/books}}", "  -1\n0\n1\n"),
        ("  {{>p}}\n", "{{#books}}\n{{number}}\n{{/books}}\n", "  -1\n  0\n  1\n"),
        ("{{#books}}\n  {{>p}}\n{{/books}}\n", "{{number}}\n", "  -1\n  0\n  1\n"),
        (
            "{{#books}}{{>p}}{{/books}}", "{{author.name}}",
            #""Ursula K. Le Guin""Stanis\u{142}aw Lem""Stanis\u{142}aw Lem""#
        ),
        ("{{>p}}", "", ""),
    ])
    func partials(template: String, partial: String, expected: String) {
        #expect(render(template, partials: ["p": partial]) == expected)
    }

    @Test func partialsInPartials() {
        let partials = ["outer": "1\n  {{>inner}}\n2 {{>inner}}\n", "inner": "a\nb\n"]
        #expect(render("\t{{>outer}}\n", partials: partials) == "\t1\n\t  a\n\t  b\n\t2 a\nb\n\n")
    }

    @Test func partialsInFolders() {
        #expect(render("{{>a/b.c-d}}", partials: ["a/b.c-d": "x"]) == "x")
    }

    /// Unlike in the specification, the further lines of code are indented too; its example stays as it is for text.
    @Test func valuesInIndentedPartials() {
        #expect(
            render("  {{>p}}\n", partials: ["p": "|\n{{call}}\n|\n"])
                == "  |\n  open(\n      door: 1,\n\n      key: 2\n  )\n  |\n")
    }
}
