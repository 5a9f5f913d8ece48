import ScreenSpecDiagnostics

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
        skipSignature()
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

    /// Moves behind `[weak self] (book: Book, page) async throws -> Int in`, where that is what stands here.
    private mutating func skipSignature() {
        var probe = scanner
        probe.advance()
        if probe.isWord("in") { return scanner.fail(.statement, probe.start, probe.index) }
        while case .at = probe.kind {
            probe.advance()
            probe.advance()
        }
        if case .openBracket = probe.kind { probe.skipGroupAndAdvance() }
        if case .openParenthesis = probe.kind {
            probe.skipGroupAndAdvance()
        } else {
            while case .identifier = probe.kind, !probe.isWord("in"), !probe.isEffect {
                probe.advance()
                guard case .comma = probe.kind else { break }
                probe.advance()
            }
        }
        while probe.isEffect {
            probe.advance()
            if case .openParenthesis = probe.kind { probe.skipGroupAndAdvance() }
        }
        if case .symbol = probe.kind, probe.base[probe.start] == 0x2D {
            var types = TypeParser(ByteText(probe.base, probe.end), from: probe.index)
            types.isProbing = true
            guard types.parse(.result) else { return }
            probe.index = types.index
            probe.advance()
        }
        if probe.isWord("in") { scanner = probe }
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

extension SwiftScanner {
    /// The current token.
    fileprivate var word: ByteText { ByteText(base + start, index - start) }

    fileprivate func isWord(_ word: StaticString) -> Bool { self.word.equals(word) }

    /// Whether the current token is an effect, in a function type or before a closure's `in`.
    fileprivate var isEffect: Bool { word.isEffectWord }

    fileprivate mutating func skipGroupAndAdvance() {
        if skipGroup() { advance() }
    }
}
