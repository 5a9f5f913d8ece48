import ScreenSpecDiagnostics

/// Statements with braces. What stands in them are statements again, but in those of a `switch` and of a type, which are only
/// balanced.
extension ExpressionParser {
    /// What stands behind the keyword of `probe`, which neither gives a value nor declares something.
    mutating func parseBody(_ probe: SwiftScanner, _ next: SwiftScanner) -> SwiftScanner? {
        if probe.word.isBraced { return parseBraced(probe, next) }
        if probe.isWord("if") { return parseIf(probe, isValue: false) }
        if probe.isWord("for") { return parseFor(probe, next) }
        let behind = probe.isWord("switch") ? parseConditionValue(next) : parseConditions(next)
        guard var brace = behind else { return nil }
        if probe.isWord("guard") {
            guard brace.isWord("else") else { return fail(.missingBraces, probe) }
            brace.advance()
        } else if probe.isWord("switch"), case .openBrace = brace.kind {
            checkCases(brace)
        }
        return parseBraces(brace, of: probe)
    }

    private mutating func checkCases(_ brace: SwiftScanner) {
        var next = brace
        next.advance()
        switch next.kind {
        case .closeBrace, .at, .hash: break
        case .identifier where next.isWord("case") || next.isWord("default"): break
        default: scanner.fail(.outsideCase, next.start, next.index)
        }
    }

    /// `do { }`, `defer { }` and `repeat { } while a`.
    private mutating func parseBraced(_ probe: SwiftScanner, _ place: SwiftScanner) -> SwiftScanner? {
        var next = place
        if probe.isWord("do"), next.isWord("throws") {
            next.advance()
            if case .openParenthesis = next.kind { next.skipGroupAndAdvance() }
        }
        guard case .openBrace = next.kind else { return fail(.missingBraces, probe) }
        if probe.isWord("defer") { return parseBraces(next, of: probe) }
        checkStatements(in: next, isLoop: probe.isWord("repeat") ? true : nil)
        if scanner.fault != nil { return nil }
        next.skipGroup()
        return probe.isWord("do") ? parseCatches(next) : parseWhile(probe, next)
    }

    private mutating func parseCatches(_ brace: SwiftScanner) -> SwiftScanner? {
        var last = brace
        while true {
            var next = last
            next.advance()
            guard next.isWord("catch") else { return endStatement(last) }
            guard let body = findBraces(of: next) else { return nil }
            checkStatements(in: body)
            if scanner.fault != nil { return nil }
            last = body
            last.skipGroup()
        }
    }

    private mutating func parseWhile(_ probe: SwiftScanner, _ brace: SwiftScanner) -> SwiftScanner? {
        var next = brace
        next.advance()
        guard next.isWord("while") else { return fail(.incomplete, probe) }
        var value = next
        value.advance()
        switch value.kind {
        case .closeBrace, .semicolon, .end, .openBrace: return fail(.incomplete, next)
        default: return next
        }
    }

    /// `if a { } else if b { } else { }`, which as a value ends with an `else`.
    ///
    /// - Parameter probe: stands at the first `if`.
    mutating func parseIf(_ probe: SwiftScanner, isValue: Bool) -> SwiftScanner? {
        var keyword = probe
        while true {
            guard var last = parseCondition(of: keyword) else { return nil }
            checkStatements(in: last)
            if scanner.fault != nil { return nil }
            last.skipGroup()
            var word = last
            word.advance()
            guard word.isWord("else") else { return isValue ? fail(.missingElse, probe) : endStatement(last) }
            keyword = word
            keyword.advance()
            if !keyword.isWord("if") { return parseBraces(keyword, of: word) }
        }
    }

    /// Moves to the braces of an `if`.
    private mutating func parseCondition(of keyword: SwiftScanner) -> SwiftScanner? {
        var next = keyword
        next.advance()
        if case .openBrace = next.kind { return fail(.noValue, next) }
        guard let brace = parseConditions(next) else { return nil }
        if case .openBrace = brace.kind { return brace }
        return fail(.missingBraces, keyword)
    }

    /// Moves behind the braces that are the current token of `brace`, or have to be.
    mutating func parseBraces(_ brace: SwiftScanner, of probe: SwiftScanner) -> SwiftScanner? {
        guard case .openBrace = brace.kind else { return fail(.missingBraces, probe) }
        if probe.word.holdsStatements {
            let isLoop = probe.isWord("for") || probe.isWord("while")
            checkStatements(in: brace, isLoop: isLoop ? true : probe.isWord("func") ? false : nil)
            if scanner.fault != nil { return nil }
        }
        var end = brace
        end.skipGroup()
        return endStatement(end)
    }

    /// Looks for the braces that the declaration at `probe` has.
    mutating func findBraces(of probe: SwiftScanner) -> SwiftScanner? {
        var brace = probe
        while true {
            brace.advance()
            switch brace.kind {
            case .openBrace: return brace
            case .openParenthesis, .openBracket: brace.skipGroup()
            case .closeBrace, .semicolon, .end, .invalid: return fail(.missingBraces, probe)
            default: break
            }
        }
    }
}
