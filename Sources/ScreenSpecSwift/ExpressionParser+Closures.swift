/// Closures: their signature, and their statements as far as those are expressions.
extension ExpressionParser {
    /// From an opening brace, the current token, to the one that closes it.
    mutating func parseClosure() {
        var closing = scanner
        guard closing.skipGroup() else {
            scanner = closing
            return
        }
        scanner.depth += 1
        var first = scanner
        first.advance()
        if first.isWord("in") { return scanner.fail(.statement, first.start, first.index) }
        _ = scanner.skipSignature()
        // Nothing stands before a `;`: no statement since the beginning, or since another.
        var isEmpty = true
        while scanner.fault == nil, scanner.index < closing.index {
            var probe = scanner
            probe.advance()
            switch probe.kind {
            case .semicolon where isEmpty: scanner.fail(.noValue, probe.start, probe.index)
            case .closeBrace, .semicolon:
                scanner = probe
                isEmpty = true
            // From any other declaration or statement on, the rest is only balanced.
            case _ where isDeclaration(probe):
                scanner = behindKeyword(probe) ?? closing
                isEmpty = false
            default:
                var statement = self
                statement.reset()
                statement.isBalanced = true
                statement.allowsAssignment = true
                statement.isInClosure = true
                _ = statement.parse(until: .statement)
                scanner = statement.scanner
                if case .semicolon = scanner.kind { isEmpty = true } else { isEmpty = false }
            }
        }
        if scanner.fault == nil { scanner = closing }
    }

    /// Where the expression begins of `return x`, `let a = x`; nil of anything else.
    private func behindKeyword(_ probe: SwiftScanner) -> SwiftScanner? {
        if probe.isWord("return") { return probe }
        guard probe.isWord("let") || probe.isWord("var") else { return nil }
        var next = probe
        next.advance()
        guard case .identifier = next.kind else { return nil }
        next.advance()
        return next.isWord("=") ? next : nil
    }

    /// Whether what begins at the current token of `probe` is no expression.
    private func isDeclaration(_ probe: SwiftScanner) -> Bool {
        guard case .identifier = probe.kind else { if case .at = probe.kind { return true } else { return false } }
        if probe.word.beginsNoExpression { return true }
        var next = probe
        next.advance()
        // `outer: for`, `async let`, `weak var`, `final class`.
        switch next.kind {
        case .colon:
            next.advance()
            return next.word.beginsNoExpression
        case .identifier:
            return !next.newlineBefore && next.word.beginsNoExpression && !next.word.isCastWord && !next.isWord("in")
        default: return false
        }
    }
}
