/// Closures: their signature and their statements, and those of statements with braces.
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
        let isObserver = isComplete && first.isObserver
        if first.isWord("in") || isObserver { return scanner.fail(.statement, first.start, first.index) }
        if scanner.skipSignature() { checkSignature(first) }
        let around = (exits, isInCase)
        (exits, isInCase) = (Exits(), false)
        parseStatements(until: closing)
        (exits, isInCase) = around
        if scanner.fault == nil { scanner = closing }
    }

    /// Refuses `{ await book() }()`, for which there would have to be an `await` in front, too. What waits in braces of its own may
    /// be another closure.
    ///
    /// - Parameter brace: where the closure begins that ends with the current token.
    mutating func checkCalled(_ brace: SwiftScanner) {
        var (next, token) = (scanner, brace)
        next.advance()
        guard case .openParenthesis = next.kind, !next.newlineBefore else { return }
        while token.index < scanner.start {
            token.advance()
            if case .openBrace = token.kind { token.skipGroup() }
            guard token.isWord("await"), token.isFreeWord else { continue }
            return scanner.fail(.effect, token.start, token.index)
        }
    }

    /// What stands in the braces of a statement, read as what stands in a closure's.
    ///
    /// - Parameters:
    ///   - brace: the opening one.
    ///   - areCases: whether they are those of a `switch`.
    /// - Returns: the closing one; nil after a fault.
    mutating func readBody(_ brace: SwiftScanner, _ exits: Exits, areCases: Bool = false) -> SwiftScanner? {
        var (body, closing) = (self, brace)
        body.scanner = brace
        if closing.skipGroup() {
            body.scanner.depth += 1
            (body.exits, body.isInCase, body.isBinding, body.isWrapped) = (exits, areCases, false, false)
            if areCases { body.parseCases(until: closing) } else { body.parseStatements(until: closing) }
        } else {
            body.scanner = closing
        }
        scanner.fault = body.scanner.fault
        return scanner.fault == nil ? closing : nil
    }

    /// From behind an opening brace, or a colon in a `switch`, to the closing brace, or the next case; not beyond what is not known
    /// here.
    mutating func parseStatements(until closing: SwiftScanner) {
        // Nothing stands before a `;`: no statement since the beginning, or since another.
        var isEmpty = true
        var isBinding = false
        while scanner.fault == nil, scanner.index < closing.index {
            var probe = scanner
            probe.advance()
            if isInCase, probe.beginsCase { return }
            switch probe.kind {
            case .semicolon where isEmpty: scanner.fail(.noValue, probe.start, probe.index)
            case .closeBrace, .semicolon:
                scanner = probe
                isEmpty = true
            case _ where isDeclaration(probe):
                let end = parseDeclaration(probe)
                if scanner.fault == nil { scanner = end ?? closing }
                isBinding = scanner.isWord("=")
                isEmpty = false
            case _ where assignsStatement(probe):
                let end = parseAssigned(probe)
                if scanner.fault == nil { scanner = end ?? closing }
                isEmpty = false
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
    }
}

extension SwiftScanner {
    /// Whether the current token is no member and no label.
    fileprivate var isFreeWord: Bool { base[start - 1] != 0x2E && (index == end || base[index] != 0x3A) }
}
