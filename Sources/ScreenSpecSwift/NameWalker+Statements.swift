import ScreenSpecDiagnostics

/// Words of the language in closures, and the patterns behind them.
extension NameWalker {
    /// Reads a word of the language that begins a statement or declares something.
    ///
    /// - Returns: whether it does.
    mutating func visitWord(_ group: Group) -> Bool {
        let word = scanner.word
        if word.equals("let") || word.equals("var") {
            visitDeclaration(group, isVariable: word.equals("var"))
            return true
        }
        guard case .braces = group else { return false }
        if word.equals("default") || word.equals("case"), !scope.statement.isCondition {
            scope.end()
            scope.own = scope.outer
            scope.statement = .pattern
        } else if word.equals("repeat"), nextByte == 0x7B {
            scope.isRepeating = true
        } else if word.equals("while"), scope.isRepeating {
            scope.isRepeating = false
        } else if word.equals("if") || word.equals("while") || word.equals("catch") {
            scope.begin(.condition)
        } else if word.equals("for") {
            scope.begin(.condition)
            visitLoop()
        } else if word.equals("guard") {
            scope.begin(.guarding)
        } else if word.equals("where") {
            scope.match()
        } else if word.equals("else"), case .guarding = scope.statement {
            scope.matched |= scope.own & ~scope.before
            scope.own = scope.before
        } else {
            return false
        }
        return true
    }

    /// The name of a function, which is there from here on, and its parameters, which are there in its braces.
    mutating func visitFunction(_ name: UInt64) {
        scope.end()
        scope.own |= name
        var next = scanner
        repeat { next.advance() } while next.opensNothing
        guard case .openParenthesis = next.kind else { return }
        scope.begin(.condition)
        parameters = next.start
        scope.matched = readParameters(next)
    }

    /// - Parameter list: stands at the parenthesis that opens it.
    private mutating func readParameters(_ list: SwiftScanner) -> UInt64 {
        var (names, next, last) = (UInt64(0), list, list)
        var isTyped = false
        while true {
            next.advance()
            switch next.kind {
            case .identifier: last = next
            case .colon where !isTyped:
                names |= declare(last.word.withoutTicks)
                isTyped = true
            case .comma: isTyped = false
            case .openParenthesis, .openBracket, .openBrace: next.skipGroup()
            case .closeParenthesis, .end, .invalid: return names
            default: break
            }
        }
    }

    private mutating func visitDeclaration(_ group: Group, isVariable: Bool) {
        let isShort = isBehindCondition(group)
        let names = readPattern(isVariable: isVariable)
        guard case .braces = group, !scope.statement.isCondition else {
            // `if let book {` takes the old one, too.
            if isShort, nextByte != 0x3D, nextByte != 0x3A { use(names) }
            scope.matched |= names
            return
        }
        if case .pattern = scope.statement {
            scope.matched |= names
        } else {
            scope.bound |= names
            scope.statement = .binding
        }
    }

    private func isBehindCondition(_ group: Group) -> Bool {
        guard case .braces = group, scope.statement.isCondition else { return false }
        if case .comma = previous { return true }
        return isBehind("if") || isBehind("guard") || isBehind("while")
    }

    /// `for try await book in books`.
    private mutating func visitLoop() {
        var next = scanner
        next.advance()
        while next.isWord("try") || next.isWord("await") || next.isWord("unsafe") {
            scanner = next
            next.advance()
        }
        if next.isWord("case") || next.isWord("let") || next.isWord("var") { return }
        scope.matched |= readPattern(isVariable: false)
    }

    /// Moves over the pattern that stands behind the current token, all of whose names are new: `(book, .some(page))`.
    private mutating func readPattern(isVariable: Bool) -> UInt64 {
        var names: UInt64 = 0
        var (next, depth, isComplete) = (scanner, 0, false)
        while true {
            next.advance()
            switch next.kind {
            case .identifier where depth > 0 && next.word.isCastWord: next.advance()
            case .identifier:
                if isComplete, depth == 0 { return names }
                if !next.isInPath(depth) { names |= isVariable ? declare(next.word.withoutTicks) : bits(of: next.word) }
                isComplete = true
            case .dot: next.advance()
            case .openParenthesis: depth += 1
            case .closeParenthesis where depth > 0: depth -= 1
            case .symbol where next.isWord("?"): break
            case .end, .invalid, .openBrace, .closeBrace: return names
            default: if depth == 0 { return names }
            }
            scanner = next
        }
    }
}

extension SwiftScanner {
    /// Whether no bracket opens or closes with the current token, and the text goes on.
    fileprivate var opensNothing: Bool {
        switch kind {
        case .openParenthesis, .openBracket, .openBrace, .closeParenthesis, .closeBracket, .closeBrace: false
        case .end, .invalid: false
        default: true
        }
    }

    /// Whether the current token, a name in a pattern, is a label or a type's.
    fileprivate func isInPath(_ depth: Int) -> Bool {
        guard index < end else { return false }
        return base[index] == 0x2E || base[index] == 0x28 || depth > 0 && base[index] == 0x3A
    }
}
