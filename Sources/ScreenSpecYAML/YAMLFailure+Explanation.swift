import ScreenSpecDiagnostics

/// Says in plain words what libyaml could not read, and finds Swift that should have been quoted.
func explain(_ failure: YAMLFailure, in source: SourceFile, file: UInt32) -> Diagnostic {
    if let offset = failure.readerOffset { return explainReader(failure, at: offset, in: source, file: file) }
    let offsets = OffsetMap(source)
    let offset = offsets.byteOffset(failure.problemMark)
    let place = SourceRange(file: file, start: offset, end: min(offset + 1, source.text.count))
    if isTab(source, at: offset) {
        return Diagnostic(
            .tabIndentation, "a tab stands where YAML wants spaces", at: place, help: "indent with spaces")
    }
    for mark in [offset, offsets.byteOffset(failure.contextMark)] {
        guard let swift = quotedSwift(in: source, at: mark) else { continue }
        return Diagnostic(
            .unquotedSwift, "YAML cannot read the value of `\(swift.key)` unquoted: Swift must be quoted here",
            at: SourceRange(file: file, start: swift.start, end: swift.end), help: swift.help)
    }
    var notes: [Diagnostic.Note] = []
    if let context = failure.context, failure.contextMark != failure.problemMark {
        let start = offsets.byteOffset(failure.contextMark)
        notes = [.init(context, at: SourceRange(file: file, start: start, end: min(start + 1, source.text.count)))]
    }
    return Diagnostic(.yamlSyntax, plainWords[failure.problem] ?? failure.problem, at: place, notes: notes)
}

private func explainReader(
    _ failure: YAMLFailure, at offset: Int, in source: SourceFile, file: UInt32
) -> Diagnostic {
    let place = SourceRange(file: file, start: offset, end: min(offset + 1, source.text.count))
    if failure.problem == "control characters are not allowed" {
        let scalar = source.text.slice(offset, min(offset + 4, source.text.count)).string.unicodeScalars.first
        return Diagnostic(
            .invalidCharacter, "YAML does not allow the character \(scalar?.codePoint ?? "here")", at: place,
            help: "remove it, or write it as an escape in double quotes")
    }
    return Diagnostic(
        .invalidEncoding, "this is not valid UTF-8: \(failure.problem)", at: place, help: "save the file as UTF-8")
}

/// Whether the white space that `offset` stands in or behind begins its line and holds a tab.
private func isTab(_ source: SourceFile, at offset: Int) -> Bool {
    let bounds = source.lineBounds(at: offset)
    let line = source.text.slice(bounds.start, bounds.end)
    var index = 0
    while index < line.count, line[index] == 0x20 || line[index] == 0x09 { index += 1 }
    return bounds.start + index >= offset && line.slice(0, index).firstIndex(of: 0x09) != nil
}

private let plainWords: [String: String] = [
    "mapping values are not allowed in this context": "a `:` stands where no key can be; quote the text that holds it",
    "mapping keys are not allowed in this context": "a `?` stands where no key can be; quote the text that holds it",
    "block sequence entries are not allowed in this context": "a `- ` item cannot begin here",
    "did not find expected key": "expected a key at the indentation of the keys above",
    "could not find expected ':'": "expected `:` after this key",
    "found character that cannot start any token": "this character cannot begin a value; quote the text",
    "found unexpected end of stream": "the file ends inside a quoted text",
    "found unexpected document indicator": "a document marker stands inside a quoted text",
    "did not find expected ',' or ']'": "expected `,` or `]` in this list",
    "did not find expected ',' or '}'": "expected `,` or `}` in this map",
    "did not find expected '-' indicator": "expected a `- ` item at the indentation of the items above",
    "did not find expected node content": "expected a value",
    "did not find expected <document start>": "expected the end of the file, or `---`",
    "did not find expected comment or line break": "expected the end of the line",
    "did not find expected alphabetic or numeric character": "expected a name after `&` or `*`",
    "found unknown escape character": "this is not an escape that YAML knows; write `\\\\` for a backslash",
    "found undefined tag handle": "this tag begins with a handle that is not declared; quote the text if it is no tag",
    "found invalid Unicode character escape code": "this escape is not a Unicode character",
    "did not find expected hexdecimal number": "expected hexadecimal digits in this escape",
    "found a tab character that violates indentation": "a tab stands where YAML wants spaces",
    "found a tab character where an indentation space is expected": "a tab stands where YAML wants spaces",
]

extension Unicode.Scalar {
    /// As the Unicode standard writes it: `U+0007`.
    fileprivate var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
