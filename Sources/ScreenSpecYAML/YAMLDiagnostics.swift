import ScreenSpecDiagnostics

extension DiagnosticKind {
    package static let yamlSyntax = DiagnosticKind(
        "yaml-syntax", "The file is not well-formed YAML.",
        """
        The reader stops at the first place that breaks YAML's grammar, so one such error hides what comes after it. \
        Usual causes are indentation that does not match the lines above, a missing space after `:` or a quote that \
        is not closed.
        """)
    package static let unquotedSwift = DiagnosticKind(
        "unquoted-swift", "Swift stands unquoted where YAML reads it as something else.",
        """
        YAML gives meaning to `: ` and to a leading `[`, `{`, `@`, `` ` ``, `*`, `&`, `!` or `%`. Swift that holds one \
        of them must stand in quotes:

        ```yaml
        view: "BookView(book: book)"
        ```

        Where the Swift has quotes of its own, single ones stand around it: `title: '{isNew ? "New" : "Edit"}'`.
        """)
    package static let tabIndentation = DiagnosticKind(
        "tab-indentation", "A tab indents a line.",
        "YAML (1.1, section 5.1) allows only spaces as indentation. Replace the tab with spaces.")
    package static let invalidEncoding = DiagnosticKind(
        "invalid-encoding", "The file is not valid UTF-8 or UTF-16.",
        "A spec is UTF-8, with or without a byte order mark, or UTF-16 with one. Save the file as UTF-8.")
    package static let invalidCharacter = DiagnosticKind(
        "invalid-character", "The file holds a character that cannot stand there.",
        """
        YAML (1.1, section 5.1) allows printable characters, tabs and line breaks. Write a control character as an \
        escape in double quotes: `"\\u0007"`. A no-break space is a letter to YAML, and no space: it indents nothing, and \
        behind a `:` it begins no value. Nor can what nobody sees stand in a name or a number, such as a zero-width space, nor \
        U+0000 in a path, which would end there.

        U+0085, U+2028 and U+2029 end a line for YAML, and with it a comment, where editors show no line break. In double \
        quotes, `\\N`, `\\L` and `\\P` write them.
        """)
    package static let emptyFile = DiagnosticKind(
        "empty-file", "The file holds no spec.",
        "A spec is a map that begins with `screenspec: 1`. A file that is empty or holds only comments is not one.")
    package static let secondDocument = DiagnosticKind(
        "second-document", "The file holds more than one YAML document.",
        "One file is one spec. Put the second document into a file of its own and name that under `include`.")
    package static let undefinedAlias = DiagnosticKind(
        "undefined-alias", "An alias names an anchor that does not stand above it.",
        """
        `*name` repeats what `&name` marked earlier in the same file. If the `*` was meant as text or Swift, quote the \
        value.
        """)
    package static let recursiveAlias = DiagnosticKind(
        "recursive-alias", "An alias stands inside what it repeats.",
        "A node cannot contain itself. Repeat only what was complete before the alias.")
    package static let duplicateAnchor = DiagnosticKind(
        "duplicate-anchor", "Two anchors of one file have the same name.",
        "YAML would let the second replace the first; in a spec that is a trap. Give each anchor a name of its own.")
    package static let unusedAnchor = DiagnosticKind(
        "unused-anchor", "An anchor is never used.",
        "Nothing in a spec is ignored: remove the anchor, or use it with `*name`.")
    package static let unknownTag = DiagnosticKind(
        "unknown-tag", "A YAML tag has no meaning in a spec.",
        """
        Only YAML's own tags (`!!str`, `!!int`, `!!float`, `!!bool`, `!!seq`, `!!map`) are known. A value that begins \
        with `!` and is Swift or text must be quoted.
        """)
    package static let inputTooLarge = DiagnosticKind(
        "input-too-large", "The file is larger than a spec may be.",
        "A spec file may hold 16 MiB. Split it, and name the parts under `include`.")
    package static let nestingTooDeep = DiagnosticKind(
        "nesting-too-deep", "Collections are nested deeper than a spec may be.",
        "A spec may nest 64 levels, counted through aliases. No key of the language needs more than a dozen.")
    package static let tooManyNodes = DiagnosticKind(
        "too-many-nodes", "The file holds more nodes than a spec may.",
        "A spec file may hold 1,000,000 nodes after its aliases are expanded.")

    /// All that can be wrong with a spec as YAML.
    package static let yamlKinds: [DiagnosticKind] = [
        .yamlSyntax, .unquotedSwift, .tabIndentation, .invalidEncoding, .invalidCharacter, .emptyFile, .secondDocument,
        .undefinedAlias, .recursiveAlias, .duplicateAnchor, .unusedAnchor, .unknownTag, .inputTooLarge,
        .nestingTooDeep, .tooManyNodes,
    ]
}
