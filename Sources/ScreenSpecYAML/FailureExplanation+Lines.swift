import ScreenSpecDiagnostics

extension FailureExplanation {
    /// A `- ` item between brackets.
    var dashInBrackets: Diagnostic? {
        guard let bracket = reached?.openBracket, problem + 1 < source.text.count, source.text[problem] == 0x2D,
            source.text[problem + 1].isSpaceOrBreak
        else { return nil }
        let opening = source.text.slice(bracket, bracket + 1).string
        return report(
            .yamlSyntax, "a list of dashes cannot stand between brackets", at: problem, problem + 1,
            notes: [note("this `\(opening)` is open here", bracket, bracket + 1)],
            help: "remove the brackets, or separate the items with commas: `[first, second]`")
    }

    /// A key that is too long: libyaml looks no further for the `:` behind it.
    var longKey: Diagnostic? {
        guard failure.problem == mappingValue || failure.problem == missingMappingValue else { return nil }
        let line = Line(source, at: failure.problem == mappingValue ? problem : context)
        guard let key = line.key, key.count > 1024 else { return nil }
        return report(.yamlSyntax, "a key may be 1,024 characters long at most", at: key.lowerBound, key.upperBound)
    }

    /// A key that is indented deeper than the finished entry above it, so that YAML takes it for more of that value.
    var deeperLine: Diagnostic? {
        let line = Line(source, at: problem)
        guard let key = line.key,
            failure.problem == mappingValue ? problem == key.upperBound : problem == key.lowerBound,
            failure.problem == mappingValue || failure.problem == expectedKey,
            let above = line.above, let aboveKey = above.key, above.indentation < line.indentation
        else { return nil }
        if let slipped = slippedLine(above, before: line) { return slipped }
        let name = source.text.slice(key.lowerBound, key.upperBound).string
        let aboveName = source.text.slice(aboveKey.lowerBound, aboveKey.upperBound).string
        return report(
            .yamlSyntax, "`\(name)` is indented deeper than `\(aboveName)` above it, which has a value already",
            at: key.lowerBound, key.upperBound,
            notes: [note("`\(aboveName)` is here", aboveKey.lowerBound, aboveKey.upperBound)],
            help: "indent `\(name)` like `\(aboveName)`, or remove the value of `\(aboveName)`")
    }

    /// A key at the left edge between others that are indented: `payload:` among the keys of a destination.
    private func slippedLine(_ slipped: Line, before line: Line) -> Diagnostic? {
        guard slipped.indentation == 0, let key = slipped.key, let below = line.key, let before = slipped.above,
            before.indentation == line.indentation
                || before.indentation > 0 && before.indentation < line.indentation
                    && before.key.map({ $0.upperBound + 1 == before.textEnd }) ?? false
        else { return nil }
        return report(
            .yamlSyntax, "`\(slipped.text(key))` stands further left than the lines around it", at: key.lowerBound,
            key.upperBound, notes: [note("`\(line.text(below))` is here", below.lowerBound, below.upperBound)],
            help: "indent `\(slipped.text(key))` like `\(line.text(below))`")
    }

    /// A line whose indentation is none of those that are open above it.
    var misfitLine: Diagnostic? {
        let line = Line(source, at: problem)
        guard problem == line.content else { return nil }
        let isItem = source.text[context] == 0x2D
        if failure.problem == expectedKey
            || failure.problem == listItem && line.indentation != context - Line(source, at: context).start
        {
            return report(
                .yamlSyntax, "this line's indentation fits nothing above it", at: problem, line.textEnd,
                notes: [
                    note("the \(isItem ? "list" : "map") that it would belong to begins here", context, context + 1)
                ],
                help: "indent it like the line that it belongs with\(slippedKey(above: line) ?? "")")
        }
        guard failure.problem == documentStart, let root = reached?.rootStart,
            Line(source, at: root).indentation > line.indentation
        else { return nil }
        return report(
            .yamlSyntax, "this line is indented less than the first line of the spec", at: problem, line.textEnd,
            notes: [note("the spec begins here", root, root + 1)], help: "indent both alike")
    }

    /// A key that stands between `line` and one that is indented alike, and further left than both.
    private func slippedKey(above line: Line) -> String? {
        var above = line.above
        while let next = above, next.indentation > line.indentation { above = next.above }
        guard let left = above, left.indentation < line.indentation, let key = left.key,
            key.upperBound + 1 == left.textEnd
        else { return nil }
        above = left.above
        while let next = above, next.indentation > line.indentation { above = next.above }
        guard let before = above, before.indentation == line.indentation else { return nil }
        return
            "; or, if `\(left.text(key))` in line \(source.position(at: left.start).line) belongs with it, indent that alike"
    }

    /// `title: Favorites, icon: heart`, or that without the comma, where one of two entries of a block map stands behind the
    /// other.
    func secondKey(in swift: QuotedSwift) -> Diagnostic? {
        let behindComma = source.text.slice(swift.start, swift.end).secondEntry
            .map { swift.start + $0.lowerBound..<swift.start + $0.upperBound }
        guard let key = swift.key, let second = behindComma ?? (swift.isFlow ? nil : swift.nextKey) else { return nil }
        if let brace = unannouncedBrace(swift) { return brace }
        let name = source.text.slice(second.lowerBound, second.upperBound).string
        return report(
            .yamlSyntax, "`\(name)` stands on the line of `\(key)`: without braces each key has a line of its own",
            at: second.lowerBound, second.upperBound,
            help: "write it on the next line; what is text or Swift to its end is quoted")
    }

    /// `settings {title: Settings, icon: gear}`
    private func unannouncedBrace(_ swift: QuotedSwift) -> Diagnostic? {
        guard let key = Line(source, at: swift.start).key,
            let brace = source.text.slice(key.lowerBound, key.upperBound).firstIndex(of: 0x7B)
        else { return nil }
        let place = key.lowerBound + brace
        if let sign = equalsSign(key.lowerBound, place) { return sign }
        let name = source.text.slice(key.lowerBound, place).trimmed.string
        return report(
            .yamlSyntax, "a `:` is missing before this `{`", at: place, place + 1, help: "write `\(name): {`")
    }

    /// `items [home]`, and a name alone.
    private func helpForColon(_ text: ByteText) -> String? {
        var end = 0
        while end < text.count, text[end].isIdentifierByte { end += 1 }
        if end > 0, end == text.count { return "write `\(text.string):`" }
        guard end > 0, text[end] == 0x20, end + 1 < text.count, text[end + 1] == 0x5B || text[end + 1] == 0x7B else {
            return nil
        }
        return "write \("\(text.slice(0, end).string):\(text.slice(end, text.count).string)".asCode)"
    }

    /// A line that is no `key: value`.
    var missingColon: Diagnostic? {
        var place = context
        if failure.problem == mappingValue {
            let line = Line(source, at: problem)
            guard line.key?.upperBound == problem else { return nil }
            guard let above = line.above, above.key == nil, above.indentation <= line.indentation else { return nil }
            place = above.content
        } else if failure.problem == documentStart, let root = reached?.rootStart, root == reached?.start {
            place = root
        } else if failure.problem != missingMappingValue {
            return nil
        }
        if failure.problem == missingMappingValue, let dash = missingDash(at: place) { return dash }
        let line = Line(source, at: place)
        let text = source.text.slice(place, line.textEnd)
        if let sign = equalsSign(place, line.textEnd) { return sign }
        if let colon = text.firstIndex(of: 0x3A), colon > 0, colon + 1 < text.count {
            let spaced = "\(text.slice(0, colon + 1).string) \(text.slice(colon + 1, text.count).string)"
            return report(
                .yamlSyntax, "a space is missing after this `:`", at: place + colon, place + colon + 1,
                help: "write `\(spaced)`")
        }
        return report(
            .yamlSyntax, "expected `key: value`, found no `:` after this", at: place, line.textEnd,
            help: helpForColon(text))
    }
}
