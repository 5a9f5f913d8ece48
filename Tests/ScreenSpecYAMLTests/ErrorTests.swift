import ScreenSpecDiagnostics
import ScreenSpecYAML
import Testing

/// What is wrong with a file is said in plain words, once, at the place where a person would mend it. `1️⃣` and `2️⃣`
/// mark the range of the error, `3️⃣` and `4️⃣` that of its note.
@Suite struct ErrorTests {
    // MARK: Swift that should have been quoted

    @Test(arguments: [
        ("view: 1️⃣V(a: b)2️⃣\n", "view", "quote it: `view: \"V(a: b)\"`"),
        ("a:\n  payload:\n    ids: 1️⃣[A]? = nil2️⃣\n", "ids", "quote it: `ids: \"[A]? = nil\"`"),
        ("foo: 1️⃣@bar2️⃣\n", "foo", "quote it: `foo: \"@bar\"`"),
        ("foo: 1️⃣`bar`2️⃣\n", "foo", "quote it: `foo: \"`bar`\"`"),
        ("foo: 1️⃣%bar2️⃣\n", "foo", "quote it: `foo: \"%bar\"`"),
        ("foo: 1️⃣!flag && other2️⃣\n", "foo", "quote it: `foo: \"!flag && other\"`"),
        ("foo: 1️⃣&$text2️⃣ # bound\n", "foo", "quote it: `foo: \"&$text\"`"),
        ("foo: 1️⃣*x + 12️⃣\n", "foo", "quote it: `foo: \"*x + 1\"`"),
        ("view: 1️⃣[a: b]()2️⃣\n", "view", "quote it: `view: \"[a: b]()\"`"),
        ("view: 1️⃣flag ? a : b2️⃣\n", "view", "quote it: `view: \"flag ? a : b\"`"),
        ("view: 1️⃣{x} and y2️⃣\n", "view", "quote it: `view: \"{x} and y\"`"),
        ("view: 1️⃣V(a: \"b # c\", d: e)2️⃣   # f\n", "view", "quote it: `view: 'V(a: \"b # c\", d: e)'`"),
        ("- view: 1️⃣V(a: b)2️⃣\r\n", "view", "quote it: `view: \"V(a: b)\"`"),
        ("größe: 1️⃣V(ä: ö)2️⃣\n", "größe", "quote it: `größe: \"V(ä: ö)\"`"),
        ("a: {view: 1️⃣V(a: b)2️⃣, icon: x}\n", "view", "quote it: `view: \"V(a: b)\"`"),
        ("a: {view: 1️⃣V(a: b, c: [d])2️⃣ , icon: x}\n", "view", "quote it: `view: \"V(a: b, c: [d])\"`"),
        ("a: {icon: x, view: 1️⃣@bar2️⃣}\n", "view", "quote it: `view: \"@bar\"`"),
        ("a: {icon: x, view: 1️⃣`bar`2️⃣, b: c}\n", "view", "quote it: `view: \"`bar`\"`"),
        ("a: {view: 1️⃣%bar2️⃣, icon: x}\n", "view", "quote it: `view: \"%bar\"`"),
        ("a: {p: {ids: 1️⃣[A]? = nil2️⃣, b: c}, icon: x}\n", "ids", "quote it: `ids: \"[A]? = nil\"`"),
        ("a: {p: {f: 1️⃣(A, B) -> C = { $0 }2️⃣}}\n", "f", "quote it: `f: \"(A, B) -> C = { $0 }\"`"),
        ("a: {icon: x,\n  view: 1️⃣V(a: b)2️⃣, title: t}\n", "view", "quote it: `view: \"V(a: b)\"`"),
        ("a: {icon: x,\n  view: 1️⃣V(a: b)2️⃣,\n  title: t}\n", "view", "quote it: `view: \"V(a: b)\"`"),
        ("imports: [A, 1️⃣@testable B2️⃣, C]\n", "imports", "quote it: `\"@testable B\"`"),
        ("view: 1️⃣V(a: b,2️⃣\n        c: d)\n", "view", "write `view: |`, and the Swift on the lines below it"),
    ])
    func unquotedSwift(_ text: String, _ key: String, _ help: String) {
        expect(
            text, [.unquotedSwift: "YAML cannot read the value of `\(key)` unquoted: Swift must be quoted here"],
            help: help.hasPrefix("quote") ? "\(help); `screenspec lint --fix` does that" : help)
    }

    @Test(arguments: [
        ("title: 1️⃣\"Hello\" + name2️⃣\n", "title", "quote it: `title: '\"Hello\" + name'`"),
        ("title: 1️⃣\"it's\" + name2️⃣\n", "title", "quote it: `title: '\"it''s\" + name'`"),
    ])
    func quotesThatEndEarly(_ text: String, _ key: String, _ help: String) {
        expect(
            text, [.unquotedSwift: "YAML cannot read the value of `\(key)` to its end: the quotes end before that"],
            help: "\(help); `screenspec lint --fix --unsafe` does that")
    }

    @Test func unquotedSwiftAsAnItem() {
        expect(
            "a:\n  - 1️⃣@bar2️⃣\n", [.unquotedSwift: "YAML cannot read this item unquoted: Swift must be quoted here"],
            help: "quote it: `- \"@bar\"`; `screenspec lint --fix` does that")
    }

    @Test(arguments: [
        ("title: 1️⃣*x2️⃣\n", "title: \"*x\""),
        ("a: {title: 1️⃣*x2️⃣, icon: y}\n", "title: \"*x\""),
        ("a: {title: t, opens: [1️⃣*x2️⃣, y]}\n", "\"*x\""),
    ])
    func textThatIsReadAsAnAlias(_ text: String, _ quoted: String) {
        expect(
            text, [.undefinedAlias: "there is no anchor `x` above this alias"],
            help: "if it is text or Swift, quote it: `\(quoted)`")
    }

    @Test(arguments: [
        ("title: 1️⃣&x2️⃣\nicon: y\n", "title: \"&x\""),
        ("a: {title: 1️⃣&x2️⃣, icon: y}\n", "title: \"&x\""),
        ("title: 1️⃣&x2️⃣", "title: \"&x\""),
    ])
    func textThatIsReadAsAnAnchorIsTakenAsText(_ text: String, _ quoted: String) throws {
        let tree = expect(
            text, [.unusedAnchor: "anchor `x` is never used"], help: "if it is text or Swift, quote it: `\(quoted)`")
        try #expect(#require(tree).contains("&x"))
    }

    @Test(arguments: [
        ("title: 1️⃣!x2️⃣\nicon: y\n", "title: \"!x\""),
        ("a: {title: 1️⃣!x2️⃣, icon: y}\n", "title: \"!x\""),
    ])
    func textThatIsReadAsATagIsTakenAsText(_ text: String, _ quoted: String) throws {
        let tree = expect(
            text, [.unknownTag: "tag `!x` has no meaning in a spec"],
            help: "if it is text or Swift, quote it: `\(quoted)`")
        try #expect(#require(tree).contains("!x"))
    }

    // MARK: Anchors, aliases, tags, documents

    @Test func duplicateAnchor() {
        expect(
            "a: 3️⃣&x4️⃣ b\nc: 1️⃣&x2️⃣ d\ne: *x\n", [.duplicateAnchor: "anchor `x` is already taken"],
            note: "the first anchor `x` is here")
    }

    @Test func unusedAnchor() {
        expect("a: 1️⃣&x2️⃣ b\nc: &y d\ne: *y\n", [.unusedAnchor: "anchor `x` is never used"], help: "remove `&x`")
        expect("a: 1️⃣&x2️⃣\n  b: c\n", [.unusedAnchor: "anchor `x` is never used"], help: "remove `&x`")
    }

    @Test func misspelledAlias() {
        expect(
            "a: &defaults {b: c}\nd: 1️⃣*defualts2️⃣\n",
            [.undefinedAlias: "there is no anchor `defualts` above this alias"],
            help: "the anchor is spelled `defaults`")
    }

    @Test func anAnchorBelowItsAlias() {
        expect(
            "opens: [1️⃣*x2️⃣]\nb: &x c\n", [.undefinedAlias: "there is no anchor `x` above this alias"],
            help: "if it is text or Swift, quote it: `\"*x\"`")
    }

    @Test func aliasInsideWhatItRepeats() {
        expect(
            "a: 3️⃣&x4️⃣ {b: [c, 1️⃣*x2️⃣]}\n", [.recursiveAlias: "alias `x` stands inside the node that it repeats"],
            note: "the anchor `x` is here")
    }

    @Test func everyMistakeWithAnchorsIsReportedInOneRun() {
        let (tree, diagnostics) = Marked("a: &x {b: *x}\nc: *y\nd: &x e\nf: !t g\n").read()
        #expect(tree == nil)
        #expect(
            diagnostics.map(\.kind.id) == ["recursive-alias", "undefined-alias", "duplicate-anchor", "unknown-tag"])
    }

    @Test func unknownTag() {
        expect("a: 1️⃣!!set2️⃣ {b: c}\n", [.unknownTag: "tag `!!set` has no meaning in a spec"], help: "remove the tag")
    }

    @Test func secondDocument() {
        expect("a: b\n1️⃣---2️⃣\nc: d\n", [.secondDocument: "a second document begins here; a spec is one document"])
        expect("---\na: b\n...\n1️⃣---2️⃣\n", [.secondDocument: "a second document begins here; a spec is one document"])
        expect("a: b\n...\n1️⃣c2️⃣: d\n", [.yamlSyntax: "expected the end of the file here"])
    }

    @Test(arguments: ["1️⃣2️⃣", "1️⃣2️⃣\n\n", "1️⃣2️⃣# only a comment\n", "1️⃣2️⃣---\n", "1️⃣2️⃣--- # nothing\n...\n", "1️⃣2️⃣\u{FEFF}"])
    func emptyFile(_ text: String) {
        expect(text, [.emptyFile: "the file holds no spec"], help: "begin with `screenspec: 1`")
    }

    // MARK: Bytes and characters

    @Test(
        arguments: [
            ([0xE9, 0x0A], 0, "byte 0xE9"), ([0x80], 0, "byte 0x80"), ([0xFF], 0, "byte 0xFF"),
            ([0xC3], 0, "byte 0xC3"),
            ([0xE2, 0x28, 0xA1], 0, "byte 0xE2"), ([0xC0, 0xAF], 0, "byte 0xC0"), ([0xED, 0xA0, 0x80], 0, "byte 0xED"),
            ([0xF4, 0x90, 0x80, 0x80], 0, "byte 0xF4"), ([0xF0, 0x9F, 0x98], 0, "byte 0xF0"),
        ] as [([UInt8], Int, String)])
    func invalidUTF8(_ bytes: [UInt8], _ place: Int, _ words: String) {
        let all = Array("title: ünïcode\nicon: ".utf8) + bytes
        let source = all.withUnsafeBufferPointer {
            SourceFile(path: "/spec.yaml", text: ByteText($0.baseAddress!, $0.count))
        }
        var diagnostics: [Diagnostic] = []
        #expect(readYAML(source, file: 0, into: &diagnostics) == nil)
        let start = all.count - bytes.count + place
        #expect(
            diagnostics == [
                Diagnostic(
                    .invalidEncoding, "this is not valid UTF-8: the \(words) cannot stand here",
                    at: SourceRange(file: 0, start: start, end: start + 1), help: "save the file as UTF-8")
            ])
    }

    @Test(arguments: [
        ("\0", "U+0000"), ("\u{7}", "U+0007"), ("\u{1B}", "U+001B"), ("\u{7F}", "U+007F"), ("\u{9B}", "U+009B"),
        ("\u{FFFE}", "U+FFFE"),
    ])
    func charactersThatYAMLDoesNotAllow(_ character: String, _ codePoint: String) {
        for text in ["é: b1️⃣\(character)2️⃣c\n", "a: \"1️⃣\(character)2️⃣\"\n", "a: b # 1️⃣\(character)2️⃣", "1️⃣\(character)2️⃣"] {
            expect(
                text, [.invalidCharacter: "YAML does not allow the character \(codePoint)"],
                help: "remove it, or write it as an escape in double quotes")
        }
    }

    @Test(arguments: [("\u{85}", "0085", "N"), ("\u{2028}", "2028", "L"), ("\u{2029}", "2029", "P")])
    func lineBreaksThatNobodySees(_ character: String, _ number: String, _ letter: String) throws {
        let raw = "1️⃣\(character)2️⃣"
        for text in [
            "é: b\(raw)c: d\n", "a: \"b\(raw)c\"\n", "a: 'b\(raw)\(character)'\n", "a: |\n  b\(raw)c\n",
            "a: b # c\(raw)", "# “–†”\(raw)b: {c: d}\n", "a: [b,\(raw) c]\n", raw,
        ] {
            expect(
                text, [.invalidCharacter: "U+\(number) is a line break to YAML, and editors show none"],
                help: "remove it, or write it as `\\u\(number)` in double quotes")
        }
        for escape in ["\\\(letter)", "\\u\(number)"] {
            #expect(try Marked("a: \"b\(escape)c\"\n").tree().contains("b\(character)c"))
        }
    }

    @Test func whatIsWrittenLikeALineBreakThatNobodySees() throws {
        let text = "“–…†‧\u{202A}£¨Å"
        #expect(try Marked("a: \"\(text)\"\n").tree().contains(text))
    }

    @Test(arguments: [
        "a:\n1️⃣\t2️⃣b: c\n", "a:\n  1️⃣\t2️⃣b: c\n", "a: b\n1️⃣\t2️⃣c: d\n", "a: b\n 1️⃣\t2️⃣c: d\n", "- 1️⃣\t2️⃣a: b\n",
        "a:\n1️⃣\t2️⃣- b\n", "a: |\n1️⃣\t2️⃣b\n",
    ])
    func tabsAsIndentation(_ text: String) {
        expect(text, [.tabIndentation: "a tab stands where YAML wants spaces"], help: "indent with spaces")
    }

    // MARK: Quotes and brackets

    @Test(arguments: ["a: 1️⃣\"2️⃣abc\nb: c\n", "a: 1️⃣'2️⃣abc", "a: [b, 1️⃣'2️⃣it, c]\nd: e\n", "a: 1️⃣\"2️⃣b\n---\nc: d\n"])
    func quoteThatIsNeverClosed(_ text: String) {
        expect(text, [.yamlSyntax: "this quote is never closed"])
    }

    @Test func quoteThatIsClosedByTheNextText() {
        expect(
            "title: 1️⃣\"2️⃣All\nicon: x\nview: \"3️⃣V4️⃣\"\n",
            [.yamlSyntax: "the text that begins at this quote ends in line 3 and is followed by more"],
            note: "more follows here", help: "close the quote where the text ends")
    }

    @Test(arguments: [
        ("a: 1️⃣[2️⃣b, c\nd3️⃣:4️⃣ e\nf: [g]\n", "["), ("a: 1️⃣{2️⃣b: c\nd3️⃣:4️⃣ e\n", "{"), ("a: 1️⃣[2️⃣b, c3️⃣4️⃣", "["),
        ("a: 1️⃣[2️⃣3️⃣4️⃣", "["), ("a: {b: 1️⃣[2️⃣c, d3️⃣}4️⃣\n", "["), ("a: 1️⃣[2️⃣b,\n  c,\nd: V(e3️⃣:4️⃣ f)\n", "["),
    ])
    func bracketThatIsNeverClosed(_ text: String, _ bracket: String) {
        expect(text, [.yamlSyntax: "this `\(bracket)` is never closed"], note: "YAML cannot read on from here")
    }

    @Test(arguments: [("a: [b]1️⃣]2️⃣\n", "]"), ("a: b\nc: {d: e}1️⃣}2️⃣\n", "}"), ("1️⃣}2️⃣\n", "}")])
    func bracketThatClosesNothing(_ text: String, _ bracket: String) {
        expect(text, [.yamlSyntax: "this `\(bracket)` closes nothing"])
    }

    @Test func escapes() {
        expect(
            "view: \"abc1️⃣\\2️⃣(x)\"\n", [.yamlSyntax: "this is not an escape that YAML knows"],
            help: "in single quotes a backslash is only a backslash: `'abc\\(x)'`")
        expect(
            "{title: \"1️⃣\\2️⃣(x)\"}\n", [.yamlSyntax: "this is not an escape that YAML knows"],
            help: "a value stands in braces: `\"{x}\"`")
        expect(
            "view: \"\\\"a\\\"1️⃣\\2️⃣(x)\"\n", [.yamlSyntax: "this is not an escape that YAML knows"],
            help: "write `\\\\` for a backslash")
        expect("a: \"\\u1️⃣D2️⃣83D\"\n", [.yamlSyntax: "this escape is not a Unicode character"])
        expect("a: \"\\x1️⃣Z2️⃣Z\"\n", [.yamlSyntax: "expected hexadecimal digits in this escape"])
    }

    // MARK: Lines

    @Test(arguments: [
        "app:\n  3️⃣name4️⃣: Books\n   1️⃣enum2️⃣: X\n", "3️⃣name4️⃣: x\n  # comment\n\n  1️⃣enum2️⃣: y\n",
        "- 3️⃣name4️⃣: x\n    1️⃣enum2️⃣: V(a: b)\n",
        "3️⃣name4️⃣: \"x\"\n 1️⃣enum2️⃣: y\n",
    ])
    func lineThatIsIndentedDeeperThanTheFinishedOneAbove(_ text: String) {
        expect(
            text, [.yamlSyntax: "`enum` is indented deeper than `name` above it, which has a value already"],
            note: "`name` is here", help: "indent `enum` like `name`, or remove the value of `name`")
    }

    @Test(arguments: [
        ("3️⃣a4️⃣:\n    b: c\n  1️⃣d: e2️⃣\n", "map"), ("3️⃣-4️⃣ a: b\n 1️⃣c: d2️⃣\n", "list"),
    ])
    func lineWhoseIndentationFitsNothing(_ text: String, _ collection: String) {
        expect(
            text, [.yamlSyntax: "this line's indentation fits nothing above it"],
            note: "the \(collection) that it would belong to begins here",
            help: "indent it like the line that it belongs with")
    }

    @Test func lineThatIsIndentedLessThanTheFirst() {
        expect(
            "  3️⃣a4️⃣: b\n1️⃣c: d2️⃣\n", [.yamlSyntax: "this line is indented less than the first line of the spec"],
            note: "the spec begins here", help: "indent both alike")
    }

    @Test func lineThatIsNoEntry() {
        expect(
            "a: b\n1️⃣icon2️⃣\n", [.yamlSyntax: "expected `key: value`, found no `:` after this"], help: "write `icon:`")
        expect(
            "1️⃣app2️⃣ # all\nicon: x\n", [.yamlSyntax: "expected `key: value`, found no `:` after this"],
            help: "write `app:`")
        expect("icon: x\napp1️⃣:2️⃣Books\n", [.yamlSyntax: "a space is missing after this `:`"], help: "write `app: Books`")
        expect("app1️⃣:2️⃣Books\nicon: x\n", [.yamlSyntax: "a space is missing after this `:`"], help: "write `app: Books`")
        expect("a: {b1️⃣:2️⃣[c]}\n", [.yamlSyntax: "a space is missing after this `:`"])
        let long = String(repeating: "k", count: 1025)
        for before in ["", "a: b\n", "a:\n  "] {
            expect("\(before)1️⃣\(long)2️⃣: x\n", [.yamlSyntax: "a key may be 1,024 characters long at most"])
        }
    }

    @Test func itemsAndKeysThatCannotStandThere() {
        expect("a: 1️⃣-2️⃣ b\n", [.yamlSyntax: "a `- ` item cannot begin here; it needs a line of its own"])
        expect(
            "a:\n  3️⃣-4️⃣ b\n  1️⃣c2️⃣: d\n", [.yamlSyntax: "expected a `- ` item at the indentation of the items above"],
            note: "the list begins here",
            help: "begin it with `- `, `- c: d`, or indent it like the keys of the item above")
        expect("a: {b: c,1️⃣,2️⃣ d: e}\n", [.yamlSyntax: "expected a value"])
        expect("1️⃣@2️⃣a: b\n", [.yamlSyntax: "nothing can begin with this character unquoted; quote the text"])
    }

    @Test(arguments: ["1️⃣%x: y2️⃣\n", "1️⃣%FOO bar2️⃣\n---\na: b\n", "1️⃣%YAML x2️⃣\n---\na: b\n"])
    func directivesThatYAMLDoesNotKnow(_ text: String) {
        expect(
            text, [.yamlSyntax: "a `%` at the beginning of a line begins a directive, and YAML knows none like this"],
            help: "quote the text if it is none")
    }

    @Test func directives() throws {
        let tree = try Marked("%YAML 1.2\n%TAG !! tag:yaml.org,2002:\n---\na: !!str b\n").tree()
        #expect(tree.contains("b"))
        expect("%YAML 1.2\n1️⃣a2️⃣: b\n", [.yamlSyntax: "expected `---` between the directives and the spec"])
    }
}

extension YAMLTree {
    fileprivate func contains(_ text: String) -> Bool { (0..<UInt32(count)).contains { self.text($0).string == text } }
}

/// Reads `marked` and expects one diagnostic, between its first two marks.
@discardableResult
private func expect(
    _ marked: String, _ message: KeyValuePairs<DiagnosticKind, String>, note: String? = nil, help: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) -> YAMLTree? {
    let spec = Marked(marked)
    let (tree, found) = spec.read()
    var diagnostics = found
    // Fixes are tested by what they make of a file.
    for index in diagnostics.indices { diagnostics[index].fix = nil }
    let expected = message.map { kind, text in
        Diagnostic(
            kind, text, at: spec.range("1️⃣", "2️⃣"),
            notes: note.map { [.init($0, at: spec.range("3️⃣", "4️⃣"))] } ?? [], help: help)
    }
    let isMet = diagnostics == expected
    #expect(
        isMet, "\(describe(diagnostics, spec)) instead of \(describe(expected, spec))", sourceLocation: sourceLocation)
    return tree
}

private func describe(_ diagnostics: [Diagnostic], _ spec: Marked) -> String {
    var sources = SourceMap()
    _ = sources.add(spec.source)
    return DiagnosticRenderer(sources: sources).render(diagnostics)
}
