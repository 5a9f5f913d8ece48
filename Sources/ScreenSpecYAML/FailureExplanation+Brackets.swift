import ScreenSpecDiagnostics

// Signs that are missing before a bracket, and lines that are missing before a value.

extension FailureExplanation {
    /// `detents: [medium {height: 300}]` and `{id: main, items [home]}`.
    func missingBeforeBracket(_ swift: QuotedSwift) -> Diagnostic? {
        guard swift.isFlow, !followsColon(swift.start), let opener = reached?.openBracket else { return nil }
        let text = source.text.slice(swift.start, swift.end)
        var end = 0
        while end < text.count, text[end].isIdentifierByte { end += 1 }
        guard end > 0, end + 1 < text.count, text[end] == 0x20 else { return nil }
        let rest = text.slice(end + 1, text.count)
        guard rest.isListOrMap else { return nil }
        let sign = source.text[opener] == 0x5B ? "," : ":"
        let place = swift.start + end + 1
        return report(
            .yamlSyntax, "a `\(sign)` is missing before this `\(rest.slice(0, 1).string)`", at: place, place + 1,
            help: "write \("\(text.slice(0, end).string)\(sign) \(rest.string)".asCode)")
    }

    private func followsColon(_ place: Int) -> Bool {
        var before = place
        while before > 0, source.text[before - 1].isSpaceOrBreak { before -= 1 }
        return before > 0 && source.text[before - 1] == 0x3A
    }

    /// A line of a map in braces at the end of which no `,` stands.
    var missingCommaAbove: Diagnostic? {
        let line = Line(source, at: problem)
        guard failure.problem == "did not find expected ',' or '}'", line.key?.upperBound == problem,
            let brace = reached?.openBracket, line.indentation > Line(source, at: brace).indentation,
            let above = line.above, above.textEnd > above.content,
            !",{[".utf8.contains(source.text[above.textEnd - 1])
        else { return nil }
        return report(
            .yamlSyntax, "a `,` is missing at the end of this line", at: above.textEnd - 1, above.textEnd,
            help: "write \("\(source.text.slice(above.content, above.textEnd).string),".asCode)")
    }

    /// `state: restore: scene`
    func mapOnLine(_ swift: QuotedSwift) -> Diagnostic? {
        guard !swift.isFlow, let outer = swift.key, noun(ofValue: outer) == "Swift",
            !["payload", "default", "type"].contains(outer)
        else { return nil }
        let text = source.text.slice(swift.start, swift.end)
        var end = 0
        while end < text.count, text[end].isIdentifierByte { end += 1 }
        guard end > 0, end + 1 < text.count, text[end] == 0x3A, text[end + 1] == 0x20 else { return nil }
        let name = text.slice(0, end).string
        return report(
            .yamlSyntax, "`\(name)` stands on the line of `\(outer)`: without braces each key has a line of its own",
            at: swift.start, swift.start + end,
            help: "write \("\(outer): {\(text.string)}".asCode), or `\(name)` on the next line")
    }

    /// `title: > Home`
    var textBehindIndicator: Diagnostic? {
        guard failure.context == "while scanning a block scalar",
            failure.problem == "did not find expected comment or line break", context < source.text.count
        else { return nil }
        let line = Line(source, at: context)
        let text = source.text.slice(problem, max(problem, line.textEnd)).string
        let sign = source.text.slice(context, context + 1).string
        guard let key = line.key else { return nil }
        return report(
            .yamlSyntax, "the text that `\(sign)` announces begins on the next line", at: problem, line.textEnd,
            help: "write \("\(line.text(key)): \(text)".asCode), or the text on the lines below")
    }

    /// Swift of several lines behind a key: a bracket on the line of that opens and does not close there.
    var unmarkedSwift: Diagnostic? {
        guard reached?.openBracket == nil, failure.problem == mappingValue || failure.problem == expectedKey else {
            return nil
        }
        let line = Line(source, at: problem)
        var above = line.above
        while let next = above, next.indentation >= line.indentation || next.key == nil, next.indentation > 0 {
            above = next.above
        }
        guard let first = above, first.indentation < line.indentation, let key = first.key else { return nil }
        let value = source.text.slice(key.upperBound + 1, first.end).trimmed
        guard value.count > 0, value[0] != 0x5B, value[0] != 0x7B, value.bracketDepth > 0 else { return nil }
        return report(
            .unquotedSwift, "YAML cannot read Swift of several lines behind `\(first.text(key)):`",
            at: value.base - source.text.base,
            first.textEnd, help: "write `\(first.text(key)): |`, and the Swift on the lines below it")
    }
}
