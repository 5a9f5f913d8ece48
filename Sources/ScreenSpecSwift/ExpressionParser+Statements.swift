import ScreenSpecDiagnostics

/// The declarations and statements of a closure: how they begin.
extension ExpressionParser {
    /// Whether what begins at the current token of `probe` is no expression.
    func isDeclaration(_ probe: SwiftScanner) -> Bool {
        guard case .identifier = probe.kind else { if case .at = probe.kind { return true } else { return false } }
        if probe.word.beginsNoExpression { return true }
        var next = probe
        next.advance()
        // `outer: for`, `async let`, `weak var`, `final class`.
        switch next.kind {
        case .colon:
            next.advance()
            return next.word.beginsNoExpression
        case .identifier: return !next.newlineBefore && probe.word.isModifier && next.word.beginsNoExpression
        case .openParenthesis where probe.word.isModifier:
            next.skipGroup()
            next.advance()
            return next.word.beginsNoExpression
        default: return false
        }
    }

    /// Whether it is `a.b = if …` or `a[b] = switch …`, which give a value.
    func assignsStatement(_ probe: SwiftScanner) -> Bool {
        guard let equals = assignment(in: probe) else { return false }
        return beginsStatement(behind: equals)
    }

    /// The `=` of what begins at the current token of `probe`, if that is an assignment.
    private func assignment(in probe: SwiftScanner) -> SwiftScanner? {
        var next = probe
        while true {
            switch next.kind {
            case .symbol where next.isWord("="): return next
            case .identifier, .dot, .dollar: next.advance()
            case .symbol where next.isWord("!") || next.isWord("?"): next.advance()
            case .openBracket, .openParenthesis: next.skipGroupAndAdvance()
            default: return nil
            }
            if next.newlineBefore, next.beginsLine { return nil }
        }
    }

    /// Whether braces that are the current token hold a property's observers.
    var beginsObservers: Bool {
        var first = scanner
        first.advance()
        first.skipAttributes()
        return first.isObserver
    }

    private func beginsStatement(behind probe: SwiftScanner) -> Bool {
        var next = probe
        next.advance()
        return isDeclaration(next)
    }

    /// What gets a value in `a.b = if …`, whose first token is the current one of `probe`.
    mutating func parseAssigned(_ probe: SwiftScanner) -> SwiftScanner? {
        guard var next = assignment(in: probe) else { return nil }
        next.advance()
        return parseStatementValue(next)
    }

    /// Reads what begins at the current token of `probe`, which is no expression, and refuses what begins no statement of a
    /// closure, or ends where it began.
    ///
    /// - Returns: where to read on: behind it, or before the expression that it ends with, as in `return a` and `let a = b`. Nil where
    ///   that is not known.
    mutating func parseDeclaration(_ probe: SwiftScanner) -> SwiftScanner? {
        if case .at = probe.kind { return parseAttributed(probe) }
        guard probe.word.beginsNoExpression else { return parseBehindPrefix(probe) }
        let word = probe.word
        var next = probe
        next.advance()
        if isInLoop, word.equals("break") || word.equals("continue") { return parseJump(probe, next) }
        if word.beginsNoStatement { return fail(.statement, probe) }
        switch next.kind {
        case .closeBrace, .semicolon, .end: return word.equals("return") ? probe : fail(.incomplete, probe)
        case _ where word.equals("return") || word.equals("throw"):
            return isDeclaration(next) ? parseStatementValue(next) : probe
        case .openBrace where !word.isBraced: return fail(.noValue, next)
        default: break
        }
        return word.declaresName ? parseNamed(probe, next) : parseBody(probe, next)
    }

    /// `break` and `continue`, behind which a loop's name may stand.
    private mutating func parseJump(_ probe: SwiftScanner, _ next: SwiftScanner) -> SwiftScanner? {
        if case .identifier = next.kind, !next.newlineBefore { return endStatement(next) }
        return endStatement(probe)
    }

    /// Behind attributes stands a declaration.
    private mutating func parseAttributed(_ probe: SwiftScanner) -> SwiftScanner? {
        var next = probe
        next.skipAttributes()
        if next.word.declaresName { return parseDeclaration(next) }
        let isPrefix = !next.word.beginsNoExpression && isDeclaration(next)
        return isPrefix ? parseBehindPrefix(next) : fail(.statementAttribute, next)
    }

    /// Behind `weak`, `unowned(safe)` or `outer:`, the current token of `probe`.
    private mutating func parseBehindPrefix(_ probe: SwiftScanner) -> SwiftScanner? {
        var next = probe
        next.advance()
        if case .openParenthesis = next.kind { next.skipGroupAndAdvance() }
        if case .colon = next.kind {
            next.advance()
            if !next.word.takesLabel { return fail(.statement, next) }
        }
        return parseDeclaration(next)
    }

    /// A keyword in the place of a value: only `if` and `switch` have one.
    mutating func parseStatementValue(_ value: SwiftScanner) -> SwiftScanner? {
        if case .at = value.kind { return fail(.looseAttribute, value) }
        if value.newlineBefore { return nil }
        if value.isWord("if") { return parseIf(value, isValue: true) }
        var next = value
        next.advance()
        return value.isWord("switch") ? parseBody(value, next) : fail(.statement, value)
    }

    /// Behind a statement, whose last token is the current one, its line ends, or a `;` stands.
    mutating func endStatement(_ last: SwiftScanner) -> SwiftScanner? {
        var next = last
        next.advance()
        switch next.kind {
        case .closeBrace, .semicolon, .end: return last
        // What follows in a list of variables is not read.
        case .comma where isBinding: return nil
        default: return next.newlineBefore ? last : fail(.secondExpression, next)
        }
    }

    /// Refuses the current token of `token`.
    mutating func fail(_ problem: SwiftFault.Problem, _ token: SwiftScanner) -> SwiftScanner? {
        scanner.fail(problem, token.start, token.index)
        return nil
    }
}
