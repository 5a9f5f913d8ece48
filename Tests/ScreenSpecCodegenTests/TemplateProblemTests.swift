import Testing

@Suite struct TemplateProblemTests {
    @Test func unknownName() {
        #expect(
            problems("let a = {{nam}}\n") == """
                /T:1:11: error: `library` has no field `nam` [template-unknown-name]
                    1 | let a = {{nam}}
                      |           ^^^
                help: did you mean `name`?

                """)
        #expect(
            firstLines("{{#books}}{{#author}}{{titel}}{{/author}}{{/books}}") == [
                "/T:1:24: error: `author` has no field `titel`, nor have the objects around it: `book`, `library` "
                    + "[template-unknown-name]", "help: did you mean `title`?",
            ])
        #expect(
            firstLines("{{#books}}{{author.nme}}{{isLat}}{{/books}}") == [
                "/T:1:20: error: `author` has no field `nme` [template-unknown-name]", "help: did you mean `name`?",
                "/T:1:27: error: `book` has no field `isLat`, nor have the objects around it: `library` "
                    + "[template-unknown-name]", "help: did you mean `isLast`?",
            ])
        #expect(
            firstLines("{{isLast}}") == ["/T:1:3: error: `isLast` stands outside every list [template-unknown-name]"])
        #expect(
            firstLines("{{else}}") == [
                "/T:1:3: error: `library` has no field `else` [template-unknown-name]",
                "help: `screenspec dump --stage context SPEC` lists all names",
            ])
    }

    /// What a section with a wrong name is about is not known, so its contents are not wrong as well; but what is
    /// wrong in any case is reported.
    @Test func contentsOfUnknownSections() {
        #expect(
            firstLines("{{#boks}}{{title}}{{#author}}{{name.x}}{{/author}}{{isLast}}{{/boks}}{{x}}") == [
                "/T:1:4: error: `library` has no field `boks` [template-unknown-name]", "help: did you mean `books`?",
                "/T:1:37: error: `name` is an identifier and has no field `x` [template-no-fields]",
                "/T:1:72: error: `library` has no field `x` [template-unknown-name]",
                "help: `screenspec dump --stage context SPEC` lists all names",
            ])
    }

    @Test(arguments: [
        (
            "{{owner}}",
            "/T:1:3: error: `owner` is an object (`author`), which cannot be written [template-not-writable]",
            "help: write `{{#owner}}…{{/owner}}`"
        ),
        (
            "{{books}}", "/T:1:3: error: `books` is a list of book, which cannot be written [template-not-writable]",
            "help: write `{{#books}}…{{/books}}`"
        ),
        (
            "{{#books.title}}{{/books.title}}",
            "/T:1:10: error: `books` is a list of book and has no field `title` [template-no-fields]",
            "help: write `{{#books}}{{title}}{{/books}}`"
        ),
        (
            "{{{name}}} x", "/T:1:1: error: `{{{name}}}` asks for a value without escaping [template-raw-value]",
            "help: write `{{name}}`"
        ),
        (
            "{{{name}} x", "/T:1:1: error: `{{{name}}` asks for a value without escaping [template-raw-value]",
            "help: write `{{name}}`"
        ),
        (
            "{{& name}}", "/T:1:1: error: `{{& name}}` asks for a value without escaping [template-raw-value]",
            "help: write `{{name}}`"
        ),
        (
            "a {{name\nb }}", "/T:1:3: error: `{{name` begins a tag that has no `}}` [template-unclosed-tag]",
            "help: write `{{name}}`"
        ),
        (
            "a {{name }", "/T:1:3: error: `{{name` begins a tag that has no `}}` [template-unclosed-tag]",
            "help: write `{{name}}`"
        ),
        (
            "a {{! b }\n", "/T:1:3: error: `{{!` begins a tag that has no `}}` [template-unclosed-tag]",
            "help: end the comment with `}}`"
        ),
        (
            "{{#name}}", "/T:1:1: error: the section `name` is never closed [template-unclosed-section]",
            "help: close it with `{{/name}}`"
        ),
    ])
    func oneProblemWithHelp(template: String, message: String, help: String) {
        #expect(firstLines(template) == [message, help])
    }

    @Test(arguments: [
        ("a {{{{x", "/T:1:3: error: `{{{` begins a tag that has no `}}` [template-unclosed-tag]"),
        ("{{=<% %>=}}", "/T:1:1: error: the delimiters are always `{{` and `}}` [template-delimiters]"),
        ("{{}}", "/T:1:1: error: the tag `{{}}` has no name [template-bad-name]"),
        ("{{# }}{{/ }}", "/T:1:1: error: the tag `{{# }}` has no name [template-bad-name]"),
        ("{{.}}", "/T:1:3: error: `.` is not a name [template-bad-name]"),
        ("{{owner..name}}", "/T:1:3: error: `owner..name` is not a name [template-bad-name]"),
        ("{{owner.}}", "/T:1:3: error: `owner.` is not a name [template-bad-name]"),
        ("{{#a b}}{{c}}{{/a b}}", "/T:1:4: error: `a b` is not a name [template-bad-name]"),
        ("{{<parent}}", "/T:1:3: error: `<parent` is not a name [template-bad-name]"),
        ("{{naïve}}", "/T:1:3: error: `naïve` is not a name [template-bad-name]"),
        ("{{/name}}", "/T:1:4: error: `{{/name}}` closes a section, and none is open [template-mismatched-section]"),
        ("{{>p}}", "/T:1:4: error: there is no partial named `p` [template-unknown-partial]"),
        ("{{#isOpen.x}}{{/isOpen.x}}", "/T:1:11: error: `isOpen` is a flag and has no field `x` [template-no-fields]"),
        (
            "{{#books}}{{isLast.x}}{{/books}}",
            "/T:1:20: error: `isLast` is a flag and has no field `x` [template-no-fields]"
        ),
    ])
    func oneProblem(template: String, message: String) {
        #expect(firstLines(template).filter { !$0.hasPrefix("help: write `{{{") } == [message])
    }

    @Test func mismatchedSections() {
        #expect(
            problems("{{#isOpen}}\n{{/isopen}}\n{{/isOpen}}\n") == """
                /T:2:4: error: `{{/isopen}}` stands where the section `isOpen` is open [template-mismatched-section]
                    2 | {{/isopen}}
                      |    ^^^^^^
                /T:1:1: note: the section `isOpen` begins here
                    1 | {{#isOpen}}
                      | ^^^^^^^^^^^
                help: close it with `{{/isOpen}}`

                """)
        #expect(
            firstLines("{{#isOpen}}{{#isFull}}{{/isOpen}}{{/isFull}}") == [
                "/T:1:12: error: the section `isFull` is not closed before `{{/isOpen}}` [template-unclosed-section]",
                "/T:1:23: note: `{{/isOpen}}` stands here", "help: close it with `{{/isFull}}`",
            ])
    }

    @Test func everyMistakeInOneRun() {
        let template = "{{a}}{{#b}}{{/b}}\n{{books}}\n{{{c}}}\n{{>d}}\n{{/e}}\n{{#name}}\n{{x y}}{{name"
        #expect(
            firstLines(template).filter { $0.contains("error") }.map { String($0.prefix(7)) } == [
                "/T:1:3:", "/T:1:9:", "/T:2:3:", "/T:3:1:", "/T:4:4:", "/T:5:4:", "/T:7:3:", "/T:7:8:", "/T:6:1:",
            ])
    }

    @Test func problemsInPartials() {
        let text = problems("{{#books}}\n  {{>p}}\n{{/books}}\n{{>p}}\n", partials: ["p": "a\n{{name}}{{titel}}\n"])
        #expect(
            text == """
                /p:2:11: error: `book` has no field `titel`, nor have the objects around it: `library` \
                [template-unknown-name]
                    2 | {{name}}{{titel}}
                      |           ^^^^^
                /T:2:3: note: included here
                    2 |   {{>p}}
                      |   ^^^^^^
                help: did you mean `title`?

                """)
    }

    @Test func sectionsEndInTheirFile() {
        #expect(
            firstLines("{{#isOpen}}{{>p}}{{/isOpen}}", partials: ["p": "{{/isOpen}}{{#isFull}}"]).filter {
                $0.contains("error")
            } == [
                "/p:1:4: error: `{{/isOpen}}` closes a section, and none is open [template-mismatched-section]",
                "/p:1:12: error: the section `isFull` is never closed [template-unclosed-section]",
            ])
    }

    @Test func recursivePartials() {
        let partials = ["a": "{{>b}}", "b": "{{#books}}{{>a}}{{/books}}", "c": "{{>c}}"]
        #expect(
            firstLines("{{>a}}{{>c}}", partials: partials) == [
                "/b:1:14: error: the partial `a` includes itself [template-recursive-partial]",
                "/a:1:1: note: included here", "/T:1:1: note: included here",
                "/c:1:4: error: the partial `c` includes itself [template-recursive-partial]",
                "/T:1:7: note: included here",
            ])
    }

    @Test func partialsThatGrowWithoutMeasure() {
        var partials: [String: String] = ["p40": "x"]
        for number in 0..<40 { partials["p\(number)"] = "{{>p\(number + 1)}}{{>p\(number + 1)}}" }
        #expect(
            firstLines("{{#isOpen}}{{>p0}}{{/isOpen}}", partials: partials) == [
                "/T:1:12: error: the template has more than 20000 tags, with its partials [template-too-large]"
            ])
        var chain: [String: String] = ["p100": "x"]
        for number in 0..<100 { chain["p\(number)"] = "{{>p\(number + 1)}}" }
        #expect(firstLines("{{>p0}}", partials: chain)[0].contains("the partial `p64` stands inside 64 others"))
    }

    @Test func sectionsTooDeepInEachOther() {
        func nested(_ count: Int, _ open: String = "{{#books}}", _ close: String = "{{/books}}") -> String {
            String(repeating: open, count: count) + String(repeating: close, count: count)
        }
        #expect(problems(nested(64)) == "")
        let message = "error: this section stands inside 64 others, which is the limit [template-too-large]"
        // As many as a template has tags: the rest is not read.
        for count in [65, 100_000] {
            #expect(firstLines(nested(count)) == ["/T:1:641: \(message)"])
            #expect(firstLines(nested(count, "{{^name}}", "{{/name}}")) == ["/T:1:577: \(message)"])
        }
        let partials = ["p": nested(32) + nested(33)]
        let outer = String(repeating: "{{#books}}", count: 32) + "{{>p}}" + String(repeating: "{{/books}}", count: 32)
        #expect(
            firstLines(outer, partials: partials) == ["/p:1:961: \(message)", "/T:1:321: note: included here"])
    }

    /// Whatever the bytes are, there is a template or a diagnostic, and no crash.
    @Test func anyText() {
        var random: UInt64 = 42
        let pieces = [
            "{{", "}}", "{", "}", "#", "/", "^", ">", "!", "&", "=", "name", "books", "isLast", ".", " ", "\n", "\r",
            "//", "\"", "\\(", "/*", "*/", "p", "{{#books}}", "{{/books}}", "{{name}}", "{{#owner}}", "{{/owner}}", "é",
        ]
        for _ in 0..<3000 {
            var template = ""
            for _ in 0..<12 {
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                template += pieces[Int(random >> 33) % pieces.count]
            }
            _ = render(template, partials: ["p": "{{#name}}\nx{{/name}}"])
        }
    }

    /// The diagnostics without the lines of the template.
    private func firstLines(_ template: String, partials: [String: String] = [:]) -> [String] {
        problems(template, partials: partials).split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("/") || $0.hasPrefix("help") }
    }
}
