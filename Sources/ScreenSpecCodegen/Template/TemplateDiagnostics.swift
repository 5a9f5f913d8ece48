import ScreenSpecDiagnostics

extension DiagnosticKind {
    package static let templateUnclosedTag = DiagnosticKind(
        "template-unclosed-tag", "A template's tag begins with `{{` and has no `}}` on its line.",
        """
        A tag stands on one line: `{{name}}`. Only comments, `{{! … }}`, may go on over several. Where the generated \
        code itself needs two braces in a row, put a space between them.
        """)

    package static let templateBadName = DiagnosticKind(
        "template-bad-name", "What stands between a template's braces is not a name.",
        """
        A name consists of letters, digits, `_` and `-`; dots reach the fields of an object: `{{app.title}}`. \
        Templates know variables, sections `{{#…}}`, inverted sections `{{^…}}`, partials `{{>…}}` and comments \
        `{{!…}}`, and nothing else: what needs thought is computed before, in Swift.
        """)

    package static let templateRawValue = DiagnosticKind(
        "template-raw-value", "A template asks for a value without escaping.",
        """
        `{{{name}}}` and `{{&name}}` write a value as it is in other Mustache engines. Here each field has a kind and \
        is escaped for it, so that text from a spec cannot become code. Write `{{name}}`. Where the generated code \
        needs a brace before a value, put a space between them: `{ {{name}} }`.
        """)

    package static let templateDelimiters = DiagnosticKind(
        "template-delimiters", "A template sets other delimiters.",
        "`{{=<% %>=}}` would change what a tag looks like halfway through a file. Tags are always `{{…}}`.")

    package static let templateUnknownName = DiagnosticKind(
        "template-unknown-name", "A template uses a name that stands for nothing there.",
        """
        Names are looked up in the object that the innermost section is about, then in the ones around it. In other \
        Mustache engines an unknown name is empty text; here it is a mistake, found before anything is written. \
        `screenspec dump --stage context SPEC` lists every name of a spec with its kind and value.
        """)

    package static let templateNoFields = DiagnosticKind(
        "template-no-fields", "A dotted name goes through something that has no fields.",
        """
        `a.b` is the field `b` of the object `a`. Text, numbers and flags have no fields. A list has none of its own \
        either: `{{#items}}{{name}}{{/items}}` writes the `name` of each of its elements. What is what, `screenspec dump \
        --stage context` says.
        """)

    package static let templateNotWritable = DiagnosticKind(
        "template-not-writable", "A variable names an object or a list.",
        "Objects and lists are opened as sections: `{{#items}}…{{/items}}` renders once for each element.")

    package static let templateUnclosedSection = DiagnosticKind(
        "template-unclosed-section", "A section is never closed.",
        "`{{#name}}` and `{{^name}}` end with `{{/name}}`, in the same file and inside the same section.")

    package static let templateMismatchedSection = DiagnosticKind(
        "template-mismatched-section", "A closing tag belongs to no open section.",
        "`{{/name}}` closes the section that was opened last, and repeats its name exactly.")

    package static let templateUnknownPartial = DiagnosticKind(
        "template-unknown-partial", "A template includes a partial that does not exist.",
        "`{{>name}}` puts another template in its place. In other Mustache engines a missing one is empty text.")

    package static let templateRecursivePartial = DiagnosticKind(
        "template-recursive-partial", "A partial includes itself, directly or through others.",
        "Partials are put in their places once, before rendering, so a chain of them must end.")

    package static let templateCommentInCode = DiagnosticKind(
        "template-comment-in-code", "Comment text stands outside a line comment.",
        """
        A field of the kind `comment` holds any text. It can only stand behind `//` or `///` on its line; there it \
        repeats the marker after each line break, so that no text can leave the comment and become code.
        """)

    package static let templateOpenLiteral = DiagnosticKind(
        "template-open-literal", "A string's value stands inside a string literal or a block comment.",
        """
        A field of the kind `string` writes a whole literal with its quotes. Inside other quotes its own would end \
        the literal, and the text would become code. Write `{{title}}`, not `"{{title}}"`.
        """)

    package static let templateTooLarge = DiagnosticKind(
        "template-too-large", "A template has too many tags, sections too deep in each other, or no end in sight.",
        """
        Partials that include each other many times over can grow without measure, and lists in each other multiply. \
        The limits are 20,000 tags, 64 sections in each other, and over one spec 200,000,000 steps through lists and \
        256 MiB of what is made.
        """)

    /// All that can be wrong with a template.
    package static let templateKinds: [DiagnosticKind] = [
        .templateUnclosedTag, .templateBadName, .templateRawValue, .templateDelimiters, .templateUnknownName,
        .templateNoFields, .templateNotWritable, .templateUnclosedSection, .templateMismatchedSection,
        .templateUnknownPartial, .templateRecursivePartial, .templateCommentInCode, .templateOpenLiteral,
        .templateTooLarge,
    ]
}
