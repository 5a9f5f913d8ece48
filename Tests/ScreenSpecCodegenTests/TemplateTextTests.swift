import ScreenSpecCodegen
import ScreenSpecDiagnostics
import Testing

/// Text cannot become code: how each kind writes itself, whatever it contains.
@Suite struct TemplateTextTests {
    static let hostile: [String] = {
        var texts = [
            "", "\"", "\\", "\\\"", "\\(x)", "\\u{41}", "\"\"\"", "*/ evil() /*", "a\r\nb\rc\n", "\0", "e\u{301}",
        ]
        texts += [
            "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{202E}gnp.exe", "\u{FEFF}", "\u{10FFFF}", "\u{E000}", "日本語", String(repeating: "x", count: 70),
        ]
        for value: UInt32 in [0x7F, 0x80, 0x85, 0x7FF, 0x800, 0xD7FF, 0xFFFF, 0x10000, 0x2028, 0x2029] {
            texts.append("a\(Unicode.Scalar(value)!)b")
        }
        for value: UInt8 in 0..<0x80 {
            texts.append(String(Unicode.Scalar(value)))
            for place in [1, 7, 8, 15] {
                let filler = String(repeating: "z", count: place)
                texts.append(filler + String(Unicode.Scalar(value)) + filler)
            }
        }
        return texts
    }()

    @Test func stringLiteralsAreExactlyTheirText() {
        for text in Self.hostile {
            let literal = render("{{x}}", one(.string, text))
            #expect(literal.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
            #expect(unescaped(literal).map { Array($0.utf8) } == Array(text.utf8), "\(literal)")
        }
        // What Swift has no escape for.
        let unwritable = "a\(Unicode.Scalar(0xFDD0)!)b"
        #expect(render("{{x}}", one(.string, unwritable)) == "\"\(unwritable)\"")
        #expect(render("{{x}}", one(.string, "a\t\"\\\u{0}😀\n")) == #""a\t\"\\\u{0}\u{1F600}\n""#)
    }

    @Test func invalidUTF8() {
        let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xC0, 0x80, 0xF0, 0x9F]
        let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
        defer { text.deallocate() }
        text.initialize(from: bytes, count: bytes.count)
        let value = ByteText(UnsafePointer(text), bytes.count)
        let shape = Shape(
            "thing", [Field("s", .string) { _ in .text(value) }, Field("c", .comment) { _ in .text(value) }])
        let visible = "a\\u{FFFD}\\u{FFFD}(" + String(repeating: "\\u{FFFD}", count: 7)
        #expect(render("{{s}} // {{c}}", shape) == "\"\(visible)\" // \(visible)")
    }

    /// Each line of the output is a comment, and none hides anything.
    @Test func commentsStayComments() {
        for text in Self.hostile {
            let output = render("    /// {{x}}\n", one(.comment, text))
            #expect(output.hasSuffix("\n"))
            for line in output.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
                #expect(line.hasPrefix("    ///"), "\(output)")
                #expect(line.unicodeScalars.allSatisfy { $0 == "\t" || $0.value >= 0x20 && $0.value != 0x7F })
            }
            for scalar in ["\u{202E}", "\u{FEFF}", "\u{2028}", "\u{85}", "\r"] { #expect(!output.contains(scalar)) }
        }
    }

    @Test(arguments: [
        ("/// {{x}}\n", "one\ntwo", "/// one\n/// two\n"),
        ("  /// {{x}}\n", "one  \r\n\r\n  two\n\n", "  /// one\n  ///\n  ///   two\n"),
        (
            "  // {{x}}\n", "a\rb\u{85}c\u{2028}d\u{2029}e\u{B}f\u{C}g",
            "  // a\n  // b\n  // c\n  // d\n  // e\n  // f\n  // g\n"
        ),
        ("\t///   - {{x}}\n", "one\ntwo", "\t///   - one\n\t///   two\n"),
        ("//{{x}}\n", "one\ntwo", "//one\n//two\n"),
        ("  let a = 1  // {{x}}\n", "one\ntwo", "  let a = 1  // one\n  // two\n"),
        ("/// {{x}}\n", "\none", "///\n/// one\n"),
        ("/// {{x}}.\n", "one\n\n", "/// one.\n"),
        ("/// {{x}} .\n", "one ", "/// one  .\n"),
        ("/// {{x}}\n", "日本語\nżółw 👩‍👧", "/// 日本語\n/// żółw 👩‍👧\n"),
        ("/// {{x}}\n", "a\u{202E}b\u{0}c\u{7F}\u{AD}\u{200B}", "/// a\\u{202E}b\\u{0}c\\u{7F}\\u{AD}\\u{200B}\n"),
        ("/// {{x}}|\n", "", "/// |\n"),
        ("{{#x}}\n/// {{x}}\n{{/x}}\n", "one\n", "/// one\n"),
    ])
    func comments(template: String, text: String, expected: String) {
        #expect(render(template, one(.comment, text)) == expected)
    }

    @Test(arguments: [
        ("    let a = {{x}}\n", "f(\n    1,\r\n\r\n    2\n)", "    let a = f(\n        1,\r\n\r\n        2\n    )\n"),
        ("a {{x}}", "b", "a b"),
        ("  // {{x}}\n", "f(\n)", "  // f(\n  // )\n"),
        ("  {{x}} {{x}}\n", "(\n)", "  (\n  ) (\n  )\n"),
    ])
    func code(template: String, text: String, expected: String) {
        #expect(render(template, one(.expression, text)) == expected)
        #expect(render(template, one(.type, text)) == expected)
    }

    @Test(arguments: [
        ("case {{x}}", "default", "case `default`"),
        ("case {{x}}", "title", "case title"),
        (".{{x}}", "default", ".default"),
        ("a?.{{x}}", "class", "a?.class"),
        (".{{x}}", "init", ".`init`"),
        (".{{x}}", "self", ".`self`"),
        ("A.{{x}}", "Type", "A.`Type`"),
        ("A.{{x}}", "Protocol", "A.`Protocol`"),
        ("0...{{x}}", "default", "0...`default`"),
        (". {{x}}", "default", ". `default`"),
        ("show{{x}}", "default", "showdefault"),
        ("{{x}}Screen", "default", "defaultScreen"),
        ("{{x}}: 1", "default", "`default`: 1"),
        ("`{{x}}`", "default", "`default`"),
        ("/// ``{{x}}``", "default", "/// ``default``"),
        ("\"{{x}}\"", "default", "\"default\""),
        ("\"\\({{x}})\"", "default", "\"\\(`default`)\""),
    ])
    func identifiers(template: String, name: String, expected: String) {
        #expect(render(template, one(.identifier, name)) == expected)
    }

    @Test func reservedWords() {
        let reserved = """
            Any Protocol Self Type as associatedtype await break case catch class continue default defer deinit do \
            else enum extension fallthrough false fileprivate for func guard if import in init inout internal is let \
            nil operator precedencegroup private protocol public repeat rethrows return self static struct subscript \
            super switch throw throws true try typealias var where while
            """
        for word in reserved.split(separator: " ").map(String.init) {
            #expect(render("{{x}}", one(.identifier, word)) == "`\(word)`")
            #expect(render("{{x}}", one(.identifier, word + "x")) == word + "x")
            let needsLabel = ["inout", "let", "var"].contains(word)
            #expect(render("{{x}}: 1", one(.label, word)) == (needsLabel ? "`\(word)`: 1" : "\(word): 1"))
        }
        for word in ["a", "ab", "some", "any", "get", "open", "async", "type", "iff", "x😀"] {
            #expect(render("{{x}}", one(.identifier, word)) == word)
        }
    }

    @Test func numbers() {
        for number in [0, 7, 10, -1, 1234567890, Int.max, Int.min] {
            #expect(render("{{x}}", Shape("n", [Field("x", .number) { _ in .number(number) }])) == String(number))
        }
    }
}

/// The value of a Swift string literal; nothing if it is none. Written apart from what it checks.
private func unescaped(_ literal: String) -> String? {
    guard literal.count >= 2, literal.first == "\"", literal.last == "\"" else { return nil }
    var rest = literal.dropFirst().dropLast()[...]
    var value = String.UnicodeScalarView()
    while let character = rest.popFirst() {
        if character == "\"" { return nil }
        guard character == "\\" else {
            value.append(contentsOf: character.unicodeScalars)
            continue
        }
        switch rest.popFirst() {
        case "n": value.append("\n")
        case "r": value.append("\r")
        case "t": value.append("\t")
        case "\\": value.append("\\")
        case "\"": value.append("\"")
        case "u":
            guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
            guard let code = UInt32(rest[..<end], radix: 16), let scalar = Unicode.Scalar(code) else { return nil }
            value.append(scalar)
            rest = rest[rest.index(after: end)...]
        default: return nil
        }
    }
    return String(value)
}
