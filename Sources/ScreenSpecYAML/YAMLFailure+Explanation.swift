import ScreenSpecDiagnostics

/// Says in plain words what libyaml could not read, at the place where a person would mend it.
struct FailureExplanation {
    private let failure: YAMLFailure
    private let source: SourceFile
    private let file: UInt32
    /// What was read before, if a tree was built.
    private let reached: TreeBuilder.Reached?
    /// Where libyaml stopped, and where what it was reading began, in bytes.
    private let problem: Int
    private let context: Int

    init(_ failure: YAMLFailure, in source: SourceFile, file: UInt32, reached: TreeBuilder.Reached? = nil) {
        self.failure = failure
        self.source = source
        self.file = file
        self.reached = reached
        var cursor = OffsetCursor(source)
        problem = failure.readerOffset ?? cursor.byteOffset(failure.problemMark)
        context = failure.context == nil ? problem : cursor.byteOffset(failure.contextMark)
    }

    var diagnostic: Diagnostic {
        invalidText ?? unclosedQuote ?? tabIndentation ?? deeperLine ?? textBehindQuote ?? directive
            ?? unclosedBracketAbove ?? strayBracket ?? swift ?? unclosedBracket ?? misfitLine ?? missingColon ?? plain
    }

    /// Bytes that are not UTF-8, or a character that YAML does not allow.
    private var invalidText: Diagnostic? {
        guard failure.readerOffset != nil else { return nil }
        let text = source.text
        if failure.problem == "control characters are not allowed" {
            let scalar = text.slice(problem, min(problem + 4, text.count)).string.unicodeScalars.first
            return report(
                .invalidCharacter, "YAML does not allow the character \(scalar?.codePoint ?? "here")", at: problem,
                problem + (scalar.map { $0.utf8.count } ?? 1),
                help: "remove it, or write it as an escape in double quotes")
        }
        let byte = problem < text.count ? "byte 0x\(hexadecimal(UInt32(text[problem]), digits: 2))" : "end of the file"
        return report(
            .invalidEncoding, "this is not valid UTF-8: the \(byte) cannot stand here", at: problem, problem + 1,
            help: "save the file as UTF-8")
    }

    /// A quote that nothing closes: libyaml stops at the end of the file, people look for the quote.
    private var unclosedQuote: Diagnostic? {
        guard failure.problem == "found unexpected end of stream" || failure.problem == "found unexpected document indicator"
        else { return nil }
        return report(.yamlSyntax, "this quote is never closed", at: context, context + 1)
    }

    /// A tab among the white space that begins the line.
    private var tabIndentation: Diagnostic? {
        let line = Line(source, at: problem)
        guard problem <= line.content || failure.problem == mappingValue,
            let tab = source.text.slice(0, line.content).firstIndex(of: 0x09, from: line.start)
        else { return nil }
        return report(
            .tabIndentation, "a tab stands where YAML wants spaces", at: tab, tab + 1, help: "indent with spaces")
    }

    /// A key that is indented deeper than the finished entry above it, so that YAML takes it for more of that value.
    private var deeperLine: Diagnostic? {
        let line = Line(source, at: problem)
        guard let key = line.key, failure.problem == mappingValue ? problem == key.upperBound : problem == key.lowerBound,
            failure.problem == mappingValue || failure.problem == expectedKey,
            let above = line.above, let aboveKey = above.key, above.indentation < line.indentation
        else { return nil }
        let name = source.text.slice(key.lowerBound, key.upperBound).string
        let aboveName = source.text.slice(aboveKey.lowerBound, aboveKey.upperBound).string
        return report(
            .yamlSyntax, "`\(name)` is indented deeper than `\(aboveName)` above it, which has a value already",
            at: key.lowerBound, key.upperBound,
            notes: [note("`\(aboveName)` is here", aboveKey.lowerBound, aboveKey.upperBound)],
            help: "indent `\(name)` like `\(aboveName)`, or remove the value of `\(aboveName)`")
    }

    /// A text whose closing quote is missing, so that it ends at the next text's first quote.
    private var textBehindQuote: Diagnostic? {
        guard let reached, reached.isQuoted, reached.end == problem,
            source.text.slice(reached.start, reached.end).firstIndex(of: 0x0A) != nil
        else { return nil }
        return report(
            .yamlSyntax, "the text that begins at this quote ends in line \(source.position(at: problem).line) and is followed by more",
            at: reached.start, reached.start + 1, notes: [note("more follows here", problem, problem + 1)],
            help: "close the quote where the text ends")
    }

    /// A bracket on an earlier line that nothing closes.
    private var unclosedBracketAbove: Diagnostic? {
        guard let bracket = reached?.openBracket, Line(source, at: bracket).start < Line(source, at: problem).start else { return nil }
        return unclosedBracket
    }

    private var unclosedBracket: Diagnostic? {
        guard let bracket = reached?.openBracket, isNeverClosed(bracket) else { return nil }
        return report(
            .yamlSyntax, "this `\(source.text.slice(bracket, bracket + 1).string)` is never closed", at: bracket,
            bracket + 1, notes: [note("YAML cannot read on from here", problem, problem + 1)])
    }

    /// A `]` or `}` for which nothing is open.
    private var strayBracket: Diagnostic? {
        guard problem < source.text.count, source.text[problem] | 0x20 == 0x7D, reached?.openBracket == nil else { return nil }
        return report(
            .yamlSyntax, "this `\(source.text.slice(problem, problem + 1).string)` closes nothing", at: problem, problem + 1)
    }

    private var directive: Diagnostic? {
        if failure.problem == documentStart, let above = Line(source, at: problem).above, source.text[above.start] == 0x25 {
            return report(.yamlSyntax, "expected `---` between the directives and the spec", at: problem, problem + 1)
        }
        guard failure.context?.hasPrefix("while scanning a ") ?? false, failure.context?.hasSuffix("directive") ?? false
        else { return nil }
        return report(
            .yamlSyntax, "a `%` at the beginning of a line begins a directive, and YAML knows none like this", at: context,
            Line(source, at: context).end, help: "quote the text if it is none")
    }

    private var swift: Diagnostic? {
        if failure.problem == unknownEscape || failure.problem == "found unexpected ':'" { return nil }
        let isFlow = reached?.openBracket.map { $0 < Line(source, at: problem).start } ?? false
        guard let swift = quotedSwift(in: source, at: problem, isFlow: isFlow) else { return nil }
        let subject = swift.key.map { "the value of `\($0)`" } ?? "this item"
        return report(
            .unquotedSwift, "YAML cannot read \(subject) unquoted: Swift must be quoted here", at: swift.start,
            swift.end, help: swift.help)
    }

    /// A line whose indentation is none of those that are open above it.
    private var misfitLine: Diagnostic? {
        let line = Line(source, at: problem)
        guard problem == line.content else { return nil }
        let isItem = source.text[context] == 0x2D
        if failure.problem == expectedKey
            || failure.problem == listItem && line.indentation != context - Line(source, at: context).start
        {
            return report(
                .yamlSyntax, "this line's indentation fits nothing above it", at: problem, line.textEnd,
                notes: [note("the \(isItem ? "list" : "map") that it would belong to begins here", context, context + 1)],
                help: "indent it like the line that it belongs with")
        }
        guard failure.problem == documentStart, let root = reached?.rootStart, Line(source, at: root).indentation > line.indentation
        else { return nil }
        return report(
            .yamlSyntax, "this line is indented less than the first line of the spec", at: problem, line.textEnd,
            notes: [note("the spec begins here", root, root + 1)], help: "indent both alike")
    }

    /// A line that is no `key: value`.
    private var missingColon: Diagnostic? {
        var place = context
        if failure.problem == mappingValue {
            let line = Line(source, at: problem)
            guard line.key?.upperBound == problem else { return nil }
            if problem - line.content > 1024 {
                return report(.yamlSyntax, "a key may be 1,024 characters long at most", at: line.content, problem)
            }
            guard let above = line.above, above.key == nil, above.indentation == line.indentation else { return nil }
            place = above.content
        } else if failure.problem == documentStart, let root = reached?.rootStart, root == reached?.start {
            place = root
        } else if failure.problem != "could not find expected ':'" {
            return nil
        }
        let line = Line(source, at: place)
        let text = source.text.slice(place, line.textEnd)
        if let colon = text.firstIndex(of: 0x3A), colon > 0, colon + 1 < text.count {
            let spaced = "\(text.slice(0, colon + 1).string) \(text.slice(colon + 1, text.count).string)"
            return report(
                .yamlSyntax, "a space is missing after this `:`", at: place + colon, place + colon + 1,
                help: "write `\(spaced)`")
        }
        return report(.yamlSyntax, "expected `key: value`, found no `:` after this", at: place, line.textEnd)
    }

    private var plain: Diagnostic {
        var notes: [Diagnostic.Note] = []
        if let words = failure.context.flatMap({ plainWords[$0] }), Line(source, at: context).start < Line(source, at: problem).start {
            notes = [note("\(words) begins here", context, context + 1)]
        }
        return report(
            .yamlSyntax, plainWords[failure.problem] ?? failure.problem, at: problem, problem + 1, notes: notes,
            help: failure.problem == unknownEscape ? helpForEscape : nil)
    }

    private var helpForEscape: String {
        let line = source.text.slice(0, Line(source, at: context).end)
        guard let end = line.endOfQuotes(from: context) else { return "write `\\\\` for a backslash" }
        let text = line.slice(context + 1, end - 1)
        var index = 0
        while let backslash = text.firstIndex(of: 0x5C, from: index) {
            if text[backslash + 1] == 0x22 || text[backslash + 1] == 0x5C { return "write `\\\\` for a backslash" }
            index = backslash + 1
        }
        return "in single quotes a backslash is only a backslash: `\(quoted(text))`"
    }

    /// Whether too few brackets of its kind close after it (`]` and `}` follow their opening ones after one character).
    private func isNeverClosed(_ bracket: Int) -> Bool {
        let opening = source.text[bracket]
        var depth = 0
        var index = bracket
        while index < source.text.count {
            let byte = source.text.base[index]
            if byte == opening { depth += 1 }
            if byte == opening + 2 { depth -= 1 }
            if depth == 0 { return false }
            index += 1
        }
        return true
    }

    private func note(_ message: String, _ start: Int, _ end: Int) -> Diagnostic.Note {
        Diagnostic.Note(message, at: range(start, end))
    }

    private func report(
        _ kind: DiagnosticKind, _ message: String, at start: Int, _ end: Int, notes: [Diagnostic.Note] = [],
        help: String? = nil
    ) -> Diagnostic {
        Diagnostic(kind, message, at: range(start, end), notes: notes, help: help)
    }

    private func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, start: start, end: max(min(end, source.text.count), start))
    }
}

private let mappingValue = "mapping values are not allowed in this context"
private let expectedKey = "did not find expected key"
private let listItem = "did not find expected '-' indicator"
private let unknownEscape = "found unknown escape character"
private let documentStart = "did not find expected <document start>"

/// libyaml's problems, and what it says it was reading.
private let plainWords: [String: String] = [
    mappingValue: "a `:` stands where no key can be; quote the text that holds it",
    documentStart: "expected the end of the file here",
    "mapping keys are not allowed in this context": "a `?` stands where no key can be; quote the text that holds it",
    "block sequence entries are not allowed in this context": "a `- ` item cannot begin here; it needs a line of its own",
    expectedKey: "expected the end of the value before this",
    "found character that cannot start any token": "nothing can begin with this character unquoted; quote the text",
    "did not find expected ',' or ']'": "expected `,` or `]` in this list",
    "did not find expected ',' or '}'": "expected `,` or `}` in this map",
    listItem: "expected a `- ` item at the indentation of the items above",
    "did not find expected node content": "expected a value",
    "found unexpected ':'": "a space is missing after this `:`",
    "did not find expected comment or line break": "expected the end of the line",
    "did not find expected alphabetic or numeric character": "expected a name after `&` or `*`",
    unknownEscape: "this is not an escape that YAML knows",
    "found invalid Unicode character escape code": "this escape is not a Unicode character",
    "did not find expected hexdecimal number": "expected hexadecimal digits in this escape",
    "found undefined tag handle": "this tag begins with a handle that is not declared; quote the text if it is no tag",
    "found an indentation indicator equal to 0": "the digit behind `|` or `>` counts spaces, from 1",
    "found a tab character that violates indentation": "a tab stands where YAML wants spaces",
    "found a tab character where an indentation space is expected": "a tab stands where YAML wants spaces",
    "found incompatible YAML document": "this version of YAML is not known; leave the line out",
    "found duplicate %YAML directive": "this directive stands here twice",
    "found duplicate %TAG directive": "this directive stands here twice",
    "while parsing a block mapping": "the map",
    "while parsing a flow mapping": "the map",
    "while parsing a block collection": "the list",
    "while parsing a flow sequence": "the list",
    "while scanning a simple key": "the key",
    "while scanning a block scalar": "the text",
    "while parsing a quoted scalar": "the text",
]

private func hexadecimal(_ number: UInt32, digits: Int) -> String {
    let written = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(digits - written.count, 0)) + written
}

extension Unicode.Scalar {
    /// As the Unicode standard writes it: `U+0007`.
    fileprivate var codePoint: String { "U+" + hexadecimal(value, digits: 4) }
}
