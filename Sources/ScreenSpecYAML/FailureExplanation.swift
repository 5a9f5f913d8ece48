import ScreenSpecDiagnostics

/// Says in plain words what libyaml could not read, at the place where a person would mend it.
struct FailureExplanation {
    let failure: YAMLFailure
    let source: SourceFile
    let file: UInt32
    /// What was read before, if a tree was built.
    let reached: TreeBuilder.Reached?
    /// Where libyaml stopped, and where what it was reading began, in bytes.
    let problem: Int
    let context: Int

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
        invalidText ?? strayCharacter ?? unclosedQuote ?? tabIndentation ?? dashInBrackets ?? longKey ?? unmarkedSwift
            ?? missingSpaceAfterDash ?? deeperLine
            ?? textBehindQuote ?? textBehindIndicator ?? missingCommaAbove
            ?? directive
            ?? unclosedBracketAbove ?? unquotedTag ?? strayBracket ?? misfitLine ?? unquotedSwift ?? unclosedBracket
            ?? missingColon ?? plain
    }

    /// Bytes that are not UTF-8, or a character that YAML does not allow.
    private var invalidText: Diagnostic? {
        guard failure.readerOffset != nil else { return nil }
        let text = source.text
        if failure.problem == unseenBreak { return invalidBreak }
        if failure.problem == "control characters are not allowed" {
            let scalar = text.slice(problem, min(problem + 4, text.count)).string.unicodeScalars.first
            return report(
                .invalidCharacter, "YAML does not allow the character \(scalar?.codePoint ?? "here")", at: problem,
                problem + (scalar.map { $0.utf8.count } ?? 1),
                help: "remove it, or write it as an escape in double quotes")
        }
        let place = failure.problem == "invalid trailing UTF-8 octet" ? leadingByte : problem
        let byte = place < text.count ? "byte 0x\(hexadecimal(UInt32(text[place]), digits: 2))" : "end of the file"
        return report(
            .invalidEncoding, "this is not valid UTF-8: the \(byte) cannot stand here", at: place, place + 1,
            help: "save the file as UTF-8")
    }

    private var invalidBreak: Diagnostic {
        let scalar = source.text.scalar(at: problem)
        let number = hexadecimal(scalar.value, digits: 4)
        return report(
            .invalidCharacter, "U+\(number) is a line break to YAML, and editors show none", at: problem,
            problem + scalar.length, help: "remove it, or write it as `\\u\(number)` in double quotes")
    }

    /// The byte that begins the character which the one at `problem` does not continue.
    private var leadingByte: Int {
        var place = problem - 1
        while place > 0, source.text[place] & 0xC0 == 0x80 { place -= 1 }
        return max(place, 0)
    }

    /// A quote that nothing closes: libyaml stops at the end of the file, people look for the quote.
    private var unclosedQuote: Diagnostic? {
        guard
            failure.problem == "found unexpected end of stream"
                || failure.problem == "found unexpected document indicator"
        else { return nil }
        return report(.yamlSyntax, "this quote is never closed", at: context, context + 1)
    }

    /// A tab among the white space that begins the line. In brackets YAML allows it.
    private var tabIndentation: Diagnostic? {
        let line = Line(source, at: problem)
        guard problem <= line.content || failure.problem == mappingValue, reached?.openBracket == nil,
            let tab = source.text.slice(0, line.content).firstIndex(of: 0x09, from: line.start)
        else { return nil }
        return report(
            .tabIndentation, "a tab stands where YAML wants spaces", at: tab, tab + 1, help: "indent with spaces")
    }

    /// A text whose closing quote is missing, so that it ends at the next text's first quote.
    private var textBehindQuote: Diagnostic? {
        guard let reached, reached.isQuoted, source.text.skippingBlanks(from: reached.end, to: problem) == problem,
            Line(source, at: reached.start).start < Line(source, at: reached.end).start,
            Line(source, at: reached.end).start == Line(source, at: problem).start
        else { return nil }
        return report(
            .yamlSyntax,
            "the text that begins at this quote ends in line \(source.position(at: problem).line) and is followed by more",
            at: reached.start, reached.start + 1, notes: [note("more follows here", problem, problem + 1)],
            help: "close the quote where the text ends")
    }

    /// A bracket on an earlier line that nothing closes.
    private var unclosedBracketAbove: Diagnostic? {
        guard let bracket = reached?.openBracket, Line(source, at: bracket).start < Line(source, at: problem).start
        else { return nil }
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
        guard problem < source.text.count, source.text[problem] | 0x20 == 0x7D, reached?.openBracket == nil else {
            return nil
        }
        return report(
            .yamlSyntax, "this `\(source.text.slice(problem, problem + 1).string)` closes nothing", at: problem,
            problem + 1)
    }

    /// A `%` line that is none that YAML knows, or that no `---` follows.
    private var directive: Diagnostic? {
        if failure.problem == documentStart, let above = Line(source, at: problem).above,
            source.text[above.start] == 0x25
        {
            return report(.yamlSyntax, "expected `---` between the directives and the spec", at: problem, problem + 1)
        }
        guard failure.context?.hasPrefix("while scanning a ") ?? false, failure.context?.hasSuffix("directive") ?? false
        else { return nil }
        return report(
            .yamlSyntax, "a `%` at the beginning of a line begins a directive, and YAML knows none like this",
            at: context, Line(source, at: context).end, help: "quote the text if it is none")
    }

    /// `!isOn}`, which YAML reads as a tag with a bracket in it.
    private var unquotedTag: Diagnostic? {
        guard failure.context == "while scanning a tag", problem < source.text.count,
            source.text[problem] | 0x20 == 0x7D,
            (context..<problem).allSatisfy({ source.text[$0] > 0x20 && source.text[$0] < 0x7F })
        else { return nil }
        return unquotedSwift(at: context + 1)
    }

    /// Swift that YAML reads as something else.
    private var unquotedSwift: Diagnostic? { unquotedSwift(at: problem) }

    private func unquotedSwift(at problem: Int) -> Diagnostic? {
        if failure.problem == unknownEscape || failure.problem == "found unexpected ':'" { return nil }
        let isFlow = reached?.openBracket.map { $0 < Line(source, at: problem).start } ?? false
        guard let swift = quotedSwift(in: source, at: problem, isFlow: isFlow) else { return nil }
        let value = source.text.slice(swift.start, swift.end).trimmed
        if value.isMap { return nil }
        // What YAML could read to its last bracket is not what it cannot read.
        if value[0] == 0x5B, value.endOfBrackets(from: 0) == value.count, !(swift.start..<swift.end).contains(problem) {
            return nil
        }
        if let bracket = swift.unclosedBracket {
            return report(
                .yamlSyntax, "this `\(source.text.slice(bracket, bracket + 1).string)` is never closed", at: bracket,
                bracket + 1, help: "close it, and quote what is Swift")
        }
        if let found = missingBeforeBracket(swift) ?? secondKey(in: swift) ?? mapOnLine(swift) { return found }
        if let key = swift.nextKey { return missingComma(before: key, in: swift) }
        let subject = swift.key.map { "the value of `\($0)`" } ?? "this item"
        let isQuoted = source.text[swift.start] == 0x22 || source.text[swift.start] == 0x27
        let fault =
            isQuoted
            ? "to its end: the quotes end before that" : "unquoted: \(noun(ofValue: swift.key)) must be quoted here"
        var diagnostic = report(
            .unquotedSwift, "YAML cannot read \(subject) \(fault)", at: swift.start,
            swift.end,
            help: swift.replacement == nil
                ? swift.help : "\(swift.help); `screenspec lint --fix\(isQuoted ? " --unsafe" : "")` does that"
        )
        diagnostic.fix = swift.replacement.map {
            // Where there are quotes already it is not clear which of them are meant.
            Fix([Fix.Edit(range(swift.start, swift.end), $0)], isSafe: !isQuoted)
        }
        return diagnostic
    }

    /// `{title: News icon: newspaper}`, which may be two entries or one text.
    private func missingComma(before key: Range<Int>, in swift: QuotedSwift) -> Diagnostic {
        let name = source.text.slice(key.lowerBound, key.upperBound).string
        return report(
            .yamlSyntax, "a `,` is missing before `\(name)`, if that is a key", at: key.lowerBound, key.upperBound,
            help: "write the comma; or, if it is text or Swift, \(swift.help)")
    }

    private var plain: Diagnostic {
        var notes: [Diagnostic.Note] = []
        if let words = failure.context.flatMap({ plainWords[$0] }),
            Line(source, at: context).start < Line(source, at: problem).start
        {
            notes = [note("\(words) begins here", context, context + 1)]
        }
        return report(
            .yamlSyntax, plainWords[failure.problem] ?? failure.problem, at: problem, problem + 1, notes: notes,
            help: help)
    }

    private var help: String? {
        switch failure.problem {
        case unknownEscape: helpForEscape
        case listItem: helpForItem
        case expectedKey: helpForDash
        default: nil
        }
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
        let help = "in single quotes a backslash is only a backslash: `\(quoted(text))`"
        let key = source.text.slice(Line(source, at: context).start, context).trimmed
        let isTitle = key.string.split(whereSeparator: { " {,".contains($0) }).last == "title:"
        let isValue = isTitle && text.string.contains("\\(")
        if !isValue { return help }
        return text.withValuesInBraces.map { "a value stands in braces: `\"\($0)\"`" }
            ?? "\(help); a value stands in braces: `{name}`"
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

    func note(_ message: String, _ start: Int, _ end: Int) -> Diagnostic.Note {
        Diagnostic.Note(message, at: range(start, end))
    }

    func report(
        _ kind: DiagnosticKind, _ message: String, at start: Int, _ end: Int, notes: [Diagnostic.Note] = [],
        help: String? = nil
    ) -> Diagnostic {
        Diagnostic(kind, message, at: range(start, end), notes: notes, help: help)
    }

    private func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, start: start, end: max(min(end, source.text.count), start))
    }
}

extension ByteText {
    /// Whether it stands in braces as a map does, `{id: …}`, and as no closure.
    var isMap: Bool {
        if count < 2 || self[0] != 0x7B || self[count - 1] != 0x7D { return false }
        var index = 1
        while index < count, self[index] == 0x20 { index += 1 }
        let name = index
        while index < count, self[index].isIdentifierByte { index += 1 }
        return index > name && index + 1 < count && self[index] == 0x3A && self[index + 1] == 0x20
    }

    /// Whether it stands in brackets or braces as a value of YAML does: `[home, list]`.
    var isListOrMap: Bool { isMap || count > 1 && self[0] == 0x5B && self[count - 1] == 0x5D }
}

extension ByteText {
    /// `Page {number}` of `Page \(number)`; nil where more is to be done.
    fileprivate var withValuesInBraces: String? {
        var (words, start) = ("", 0)
        while let backslash = firstIndex(of: 0x5C, from: start) {
            guard backslash + 1 < count, self[backslash + 1] == 0x28, let close = firstIndex(of: 0x29, from: backslash),
                slice(backslash + 2, close).firstIndex(of: 0x28) == nil
            else { return nil }
            words += slice(start, backslash).string + "{\(slice(backslash + 2, close).string)}"
            start = close + 1
        }
        return words + slice(start, count).string
    }
}
