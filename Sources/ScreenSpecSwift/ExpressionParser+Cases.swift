import ScreenSpecDiagnostics

/// The inside of a `switch`: its cases, of which each has statements behind its colon. Of a pattern it is known where it ends.
extension ExpressionParser {
    /// - Parameters:
    ///   - probe: stands at the `switch`.
    ///   - subject: stands behind it.
    mutating func parseSwitch(_ probe: SwiftScanner, _ subject: SwiftScanner, isValue: Bool) -> SwiftScanner? {
        guard let brace = parseConditionValue(subject) else { return nil }
        guard case .openBrace = brace.kind else { return fail(.missingBraces, probe) }
        var inside = isValue ? exits.ofValue : exits
        inside.canBreak = !isValue
        guard let end = readBody(brace, inside, areCases: true) else { return nil }
        return endStatement(end)
    }

    /// From behind the opening brace to the closing one.
    mutating func parseCases(until closing: SwiftScanner) {
        exits.lastCase = scanner.lastCase(before: closing)
        var hasDefault = false
        while scanner.fault == nil, scanner.index < closing.index {
            scanner.advance()
            if scanner.start >= closing.start { return scanner = closing }
            guard scanner.beginsCase else { return scanner.fail(.outsideCase, scanner.start, scanner.index) }
            scanner.skipAttributes()
            if hasDefault { return scanner.fail(.behindDefault, scanner.start, scanner.index) }
            hasDefault = scanner.isWord("default")
            parseCase(until: closing)
        }
    }

    /// From `case` or `default` to the last statement behind its colon.
    private mutating func parseCase(until closing: SwiftScanner) {
        let label = scanner
        if label.isWord("default") { scanner.advance() } else { parsePatterns() }
        if scanner.fault != nil { return }
        guard case .colon = scanner.kind else { return scanner.fail(.missingColon, label.start, label.index) }
        var next = scanner
        next.advance()
        if next.start >= closing.start || next.beginsCase { return scanner.fail(.emptyCase, label.start, label.index) }
        parseStatements(until: closing)
    }

    /// From `case` to the colon behind its patterns, or to where it cannot stand any more.
    private mutating func parsePatterns() {
        var ternaries = 0
        while true {
            var isMember = false
            if case .dot = scanner.kind { isMember = true }
            scanner.advance()
            switch scanner.kind {
            case .colon where ternaries == 0: return
            case .colon: ternaries -= 1
            case .symbol where scanner.isWord("?") && !scanner.isLeftBound: ternaries += 1
            case .openParenthesis, .openBracket, .openBrace: scanner.skipGroup()
            case .identifier where !isMember && scanner.isWord("where"):
                parseGuard()
                guard scanner.fault == nil, case .comma = scanner.kind else { return }
            case .identifier where !isMember && scanner.beginsCase: return
            case .closeBrace, .semicolon, .end, .invalid: return
            default: break
            }
        }
    }

    /// From `where` to what stands behind its condition.
    private mutating func parseGuard() {
        var value = self
        value.reset()
        (value.isBalanced, value.isInClosure) = (true, true)
        _ = value.parse(until: .groupOrColon)
        scanner = value.scanner
    }
}

extension SwiftScanner {
    /// Whether a `case` or `default` of a `switch` begins with the current token, where a statement could.
    var beginsCase: Bool {
        switch kind {
        case .identifier: return isWord("case") || isWord("default")
        case .at:
            var name = self
            name.advance()
            return name.isWord("unknown")
        default: return false
        }
    }

    /// Where the last `case` begins in braces that were just opened. One of an `if` counts, too, which is no harm.
    fileprivate func lastCase(before closing: SwiftScanner) -> Int {
        var (next, last) = (self, -1)
        while next.index < closing.start {
            var isMember = false
            if case .dot = next.kind { isMember = true }
            next.advance()
            switch next.kind {
            case .openParenthesis, .openBracket, .openBrace: next.skipGroup()
            case .identifier where !isMember && next.beginsCase: last = next.start
            default: break
            }
        }
        return last
    }
}
