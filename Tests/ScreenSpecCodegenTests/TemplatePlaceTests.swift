import ScreenSpecCodegen
import Testing

/// Values that may only stand in some places of Swift's syntax are refused in the others, whatever the sections around
/// them do.
@Suite struct TemplatePlaceTests {
    @Test(arguments: [
        "// {{c}}", "a /// b {{c}}", "{{#l}}\n// {{c}}\n{{/l}}", "// {{#f}}x{{/f}}{{^f}}y{{/f}}{{c}}",
        "// {{#l}}{{c}}{{/l}}", "{{#f}} // x{{/f}}\n// {{c}}", "\"//\" // {{c}}", "\"\\\"\" // {{c}}",
        "\"\"\"\n \" // \n\"\"\" // {{c}}", "/* \" */ // {{c}}", "x {{#l}}\n// {{c}}{{/l}}\n", "\"\\(a)\" // {{c}}",
        "{{s}} // {{s}}", "f({{s}}, \"x\", {{s}})", "\"\\({{s}})\"", "\"a", "/* {{i}} */ {{s}}", "\"\n{{s}}",
    ])
    func allowed(template: String) {
        #expect(problems(template, Self.shape) == "")
    }

    @Test(arguments: [
        "{{c}}", "/ {{c}}", "//\n{{c}}", "\"// {{c}}\"", "/* // {{c}} */", "\"\"\"\n// {{c}}\n\"\"\"",
        "{{#f}}// {{/f}}{{c}}", "{{^f}}\n{{/f}}{{c}}", "// {{#l}}{{c}}\n{{/l}}", "// {{#f}}\n{{/f}}{{c}}",
        "#\"\"\"\n\"\"\"# // {{c}}", "//\r{{c}}", "{{#l}}{{#l}}{{#f}}//{{/f}}{{c}}{{/l}}{{/l}}",
    ])
    func commentTextInCode(template: String) {
        let text = problems(template, Self.shape)
        #expect(text.contains("error: `c` is comment text and does not stand behind `//` on its line"), "\(text)")
        #expect(text.components(of: "error:") == 1)
    }

    @Test(arguments: [
        ("\"{{s}}\"", "inside a string literal"),
        ("\"a \\\" {{s}}\"", "inside a string literal"),
        ("\"\"\"\n{{s}}\n\"\"\"", "inside a string literal"),
        ("\"\"\"\n\\({{s}})\n\"\"\"", "inside a string literal"),
        ("/* {{s}} */", "in a block comment"),
        ("{{#f}}\"{{/f}}{{s}}", "where it is not clear whether a string literal is open"),
        ("#\"{{s}}\"#", "where it is not clear whether a string literal is open"),
        ("{{#l}}{{s}}\"{{/l}}", "where it is not clear whether a string literal is open"),
    ])
    func literalsInLiterals(template: String, place: String) {
        let text = problems(template, Self.shape)
        #expect(text.contains("error: `s` writes a whole string literal and stands \(place)"), "\(text)")
        #expect(text.components(of: "error:") == 1)
    }

    @Test func placeAndHelp() {
        #expect(
            problems("let a = \"{{s}}\"\n{{c}}\n", Self.shape) == """
                /T:1:12: error: `s` writes a whole string literal and stands inside a string literal \
                [template-open-literal]
                    1 | let a = "{{s}}"
                      |            ^
                help: write `{{s}}` without quotes around it
                /T:2:3: error: `c` is comment text and does not stand behind `//` on its line \
                [template-comment-in-code]
                    2 | {{c}}
                      |   ^
                help: write `// {{c}}`

                """)
    }

    static var shape: Shape {
        let shape = Shape("thing", [])
        shape.fields = [
            Field("c", .comment) { _ in .absent }, Field("s", .string) { _ in .absent },
            Field("i", .identifier) { _ in .absent }, Field("f", .flag) { _ in .flag(true) },
            Field("l", .list(shape)) { _ in .list(start: 0, count: 0) },
        ]
        return shape
    }
}

extension String {
    /// How often `part` appears.
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
