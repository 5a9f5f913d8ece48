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
        // Behind a call Swift takes braces that begin so for a property's observers.
        let isObserver = isComplete && (first.isWord("didSet") || first.isWord("willSet"))
        if first.isWord("in") || isObserver { return scanner.fail(.statement, first.start, first.index) }
        _ = scanner.skipSignature()
        // Nothing stands before a `;`: no statement since the beginning, or since another.
        var isEmpty = true
        var isBinding = false
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
                checkDeclaration(probe)
                if scanner.fault == nil { scanner = behindKeyword(probe) ?? closing }
                isBinding = probe.isWord("let") || probe.isWord("var")
                isEmpty = false
            case _ where assignsStatement(probe): scanner = closing
            default:
                var statement = self
                statement.reset()
                statement.isBalanced = true
                statement.allowsAssignment = true
                statement.isInClosure = true
                statement.isBinding = isBinding
                _ = statement.parse(until: .statement)
                scanner = statement.scanner
                if isBinding, scanner.fault == nil, case .comma = scanner.kind { scanner = closing }
                isBinding = false
                if case .semicolon = scanner.kind { isEmpty = true } else { isEmpty = false }
            }
        }
        if scanner.fault == nil { scanner = closing }
    }
}
