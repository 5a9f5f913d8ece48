import ScreenSpecDiagnostics

/// The declarations and statements of a closure: how they begin.
extension ExpressionParser {
    /// Whether what begins at the current token of `probe` is no expression.
    func isDeclaration(_ probe: SwiftScanner) -> Bool {
        guard case .identifier = probe.kind else { if case .at = probe.kind { return true } else { return false } }
        if probe.word.beginsNoExpression || probe.beginsActor { return true }
        if probe.word.isPrefixKeyword { return valueStatement(behind: probe) != nil }
        var next = probe
        next.advance()
        // `outer: for`
        if case .colon = next.kind {
            next.advance()
            return next.word.beginsNoExpression
        }
        // `async let`, `weak var`, `nonisolated final class`, but `lazy as Int`.
        next = probe
        while next.skipModifier() { if next.newlineBefore { return false } }
        guard next.start > probe.start else { return false }
        return next.beginsActor || next.word.beginsNoExpression && !next.word.isCastWord
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
        if probe.word.isPrefixKeyword, let value = valueStatement(behind: probe) { return parseStatementValue(value) }
        let word = probe.word
        var next = probe
        next.advance()
        if probe.beginsActor { return parseNamed(probe, next) }
        guard word.beginsNoExpression else { return parseBehindPrefix(probe) }
        if word.isJump { return parseJump(probe, next) }
        if word.beginsNoStatement { return fail(.statement, probe) }
        if word.equals("return") || word.equals("throw") { return parseExit(probe, next) }
        switch next.kind {
        case .closeBrace, .semicolon, .end: return fail(.incomplete, probe)
        case .openBrace where !word.isBraced: return fail(.noValue, next)
        default: break
        }
        return word.declaresName ? parseNamed(probe, next) : parseBody(probe, next)
    }

    /// Behind attributes stands a declaration.
    private mutating func parseAttributed(_ probe: SwiftScanner) -> SwiftScanner? {
        var next = probe
        next.skipAttributes()
        let isStatement = next.word.beginsNoExpression || next.word.isPrefixKeyword
        let isFine = isStatement ? next.word.declaresName : isDeclaration(next)
        isWrapped = true
        defer { isWrapped = false }
        return isFine ? parseDeclaration(next) : fail(.statementAttribute, next)
    }

    /// Behind `weak`, `unowned(safe)` or `outer:`, the current token of `probe`.
    private mutating func parseBehindPrefix(_ probe: SwiftScanner) -> SwiftScanner? {
        var (next, modifier) = (probe, probe)
        next.advance()
        if case .colon = next.kind { return parseLabeled(probe.word.withoutTicks, next) }
        next = probe
        while next.skipModifier(), next.word.isModifier { modifier = next }
        let isFine = next.beginsActor || next.word.takesModifier(modifier.word)
        return isFine ? parseDeclaration(next) : fail(.modifier, modifier)
    }

    private mutating func parseLabeled(_ label: ByteText, _ colon: SwiftScanner) -> SwiftScanner? {
        var next = colon
        next.advance()
        if !next.word.takesLabel { return fail(.statement, next) }
        exits.labels.append(label)
        defer { exits.labels.removeLast() }
        return parseDeclaration(next)
    }

    /// The `if` or `switch` that gives a value, at the current token of `value` or behind `try`, `try?` and `await`.
    private func valueStatement(behind value: SwiftScanner) -> SwiftScanner? {
        var next = value
        while next.word.isPrefixKeyword {
            next.advance()
            if next.isWord("?") || next.isWord("!") { next.advance() }
        }
        return next.isWord("if") || next.isWord("switch") ? next : nil
    }

    /// A keyword in the place of a value: only `if` and `switch` have one.
    mutating func parseStatementValue(_ value: SwiftScanner) -> SwiftScanner? {
        if case .at = value.kind { return fail(.looseAttribute, value) }
        if value.newlineBefore { return nil }
        guard let word = valueStatement(behind: value) else { return fail(.statement, value) }
        if word.isWord("if") { return parseIf(word, isValue: true) }
        var next = word
        next.advance()
        return parseSwitch(word, next, isValue: true)
    }

    /// Behind a statement, whose last token is the current one, its line ends, or a `;` stands.
    mutating func endStatement(_ last: SwiftScanner) -> SwiftScanner? {
        var next = last
        next.advance()
        switch next.kind {
        case .closeBrace, .semicolon, .end: return last
        // What follows in a list of variables is not read.
        case .comma where isBinding: return nil
        case _ where isInCase && next.beginsCase: return last
        default: return next.newlineBefore ? last : fail(.secondExpression, next)
        }
    }

    /// Refuses the current token of `token`.
    mutating func fail(_ problem: SwiftFault.Problem, _ token: SwiftScanner) -> SwiftScanner? {
        scanner.fail(problem, token.start, token.index)
        return nil
    }
}

extension SwiftScanner {
    /// Moves behind a modifier, `unowned(safe)`, if one is the current token. False where none is.
    fileprivate mutating func skipModifier() -> Bool {
        guard word.isModifier else { return false }
        advance()
        if case .openParenthesis = kind { skipGroupAndAdvance() }
        return true
    }
}
