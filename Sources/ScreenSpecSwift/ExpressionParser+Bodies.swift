import ScreenSpecDiagnostics

/// Statements with braces. What stands in them are statements again, but in those of a type, which are only balanced.
extension ExpressionParser {
    /// What stands behind the keyword of `probe`, which neither gives a value nor declares something.
    mutating func parseBody(_ probe: SwiftScanner, _ next: SwiftScanner) -> SwiftScanner? {
        if probe.word.isBraced { return parseBraced(probe, next) }
        if probe.isWord("if") { return parseIf(probe, isValue: false) }
        if probe.isWord("for") { return parseFor(probe, next) }
        if probe.isWord("switch") { return parseSwitch(probe, next, isValue: false) }
        guard var brace = parseConditions(next) else { return nil }
        if probe.isWord("guard") {
            guard brace.isWord("else") else { return fail(.missingBraces, probe) }
            brace.advance()
        }
        return parseBraces(brace, of: probe)
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
        if probe.isWord("do") { return parseDo(next) }
        guard let end = readBody(next, exits.ofLoop) else { return nil }
        return parseWhile(probe, end)
    }

    private mutating func parseDo(_ brace: SwiftScanner) -> SwiftScanner? {
        var behind = brace
        behind.skipGroupAndAdvance()
        guard let end = readBody(brace, behind.isWord("catch") ? exits.ofCatching : exits) else { return nil }
        return parseCatches(end)
    }

    private mutating func parseCatches(_ brace: SwiftScanner) -> SwiftScanner? {
        var last = brace
        while true {
            var next = last
            next.advance()
            guard next.isWord("catch") else { return endStatement(last) }
            guard let body = findBraces(of: next) else { return nil }
            guard let end = readBody(body, exits) else { return nil }
            last = end
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
            guard let brace = parseCondition(of: keyword), let last = readBranch(brace, of: keyword, isValue) else {
                return nil
            }
            var word = last
            word.advance()
            guard word.isWord("else") else { return isValue ? fail(.missingElse, probe) : endStatement(last) }
            keyword = word
            keyword.advance()
            if keyword.isWord("if") { continue }
            guard case .openBrace = keyword.kind else { return fail(.missingBraces, word) }
            guard let end = readBranch(keyword, of: word, isValue) else { return nil }
            return endStatement(end)
        }
    }

    /// The braces of an `if` or `else`, which hold a value if the whole is one.
    private mutating func readBranch(_ brace: SwiftScanner, of word: SwiftScanner, _ isValue: Bool) -> SwiftScanner? {
        if !isValue { return readBody(brace, exits) }
        var first = brace
        first.advance()
        if case .closeBrace = first.kind { return fail(.emptyBranch, word) }
        return readBody(brace, exits.ofValue)
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
        var end = brace
        if !probe.word.holdsStatements {
            end.skipGroup()
        } else if let body = readBody(brace, exits(in: probe.word)) {
            end = body
        } else {
            return nil
        }
        return endStatement(end)
    }

    private func exits(in word: ByteText) -> Exits {
        if word.equals("func") { return Exits() }
        if word.equals("defer") { return .ofDefer }
        return word.equals("for") || word.equals("while") ? exits.ofLoop : exits
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
