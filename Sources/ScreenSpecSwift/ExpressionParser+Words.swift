import ScreenSpecDiagnostics

// Names, and the words of the language among them.

extension ExpressionParser {
    mutating func stepName() {
        let word = scanner.word
        let (wasCast, followsWord) = (isCast, followsWord)
        isMember = false
        isCast = false
        if case .dot = previous {
            isComplete = true
            isMember = true
            become(.callable)
        } else if joins(word) {
            isComplete = false
            isCast = true
            callee = .neverCalled
            if word.equals("async"), previousText.equals("throws") {
                scanner.fail(.effectOrder, scanner.start, scanner.index)
            }
            if word.isCastWord { checkCastTarget() }
        } else if word.beginsNoExpression, !takesLabel {
            scanner.fail(.statement, scanner.start, scanner.index)
        } else if isComplete, !followsWord {
            if takesLabel { isComplete = !takeLabelColon() } else { stepOperand() }
        } else if word.isPrefixKeyword, followsPrefixOperator || isComplete && !previousText.equals("unsafe") {
            scanner.fail(.noValue, scanner.start, scanner.index)
        } else if word.equals("try"), followsAwait {
            scanner.fail(.awaitOrder, scanner.start, scanner.index)
        } else if !isInClosure, word.isPrefixKeyword, !isMarked {
            scanner.fail(.effect, scanner.start, scanner.index)
        } else if word.equals("_"), !wasCast, !takesPlaceholder {
            scanner.fail(.noValue, scanner.start, scanner.index)
        } else {
            isComplete = !word.isPrefixKeyword
            isCastTarget = wasCast
            // `-copy a` are two expressions, too.
            isMember = followsPrefixOperator
            become(word.isLiteral ? .literal : .callable)
        }
    }

    /// Whether the group before was a closure, with which `} label: {` goes on.
    private var takesLabel: Bool { isComplete && labelsClosure }

    /// Whether `word`, the current token, goes on with what was read: `as`, `is`, or the effects of a function type.
    func joins(_ word: ByteText) -> Bool {
        if !isComplete { return word.isEffectWord && previousText.isEffectWord }
        if word.isCastWord { return true }
        guard word.isEffectWord else { return false }
        var probe = scanner
        probe.advance()
        guard probe.start < probe.index else { return false }
        return probe.base[probe.start] == 0x2D
            || ByteText(probe.base, probe.index).slice(probe.start, probe.index).isEffectWord
    }

    /// A type has to stand behind `as`, `as?`, `as!` and `is`, and nothing that calls it.
    private mutating func checkCastTarget() {
        var place = scanner.index
        if place < scanner.end, scanner.base[place] == 0x3F || scanner.base[place] == 0x21 { place += 1 }
        var target = scanner
        target.index = place
        target.advance()
        switch target.kind {
        case .number, .string, .dot, .dollar, .hash, .backslash, .openBrace:
            return scanner.fail(.missingType, target.start, target.index)
        case .closeParenthesis, .closeBracket, .closeBrace, .comma, .colon, .semicolon, .end: return
        case .symbol where scanner.base[target.start] != 0x7E:
            return scanner.fail(.missingType, target.start, target.index)
        default: break
        }
        guard let end = readType(from: place, isCast: true) else { return }
        castEnd = end
        target.index = end
        target.advance()
        switch target.kind {
        case .openParenthesis where !target.newlineBefore:
            scanner.fail(.secondExpression, target.start, target.index)
        case .symbol where target.isWord("->"): scanner.fail(.bareFunction, target.start, target.index)
        case .symbol where target.isWord("..."): scanner.fail(.variadic, target.start, target.index)
        default: break
        }
    }

    /// Whether the word before lets another operand stand on its line: `copy`, `unsafe`, and `any` in a cast.
    var followsWord: Bool {
        guard case .identifier = previous, !isMember, !scanner.newlineBefore else { return false }
        let word = previousText
        if isCastTarget { return word.equals("any") || word.equals("each") }
        return word.isOperandPrefix && (word.equals("unsafe") || scanner.isWord("self") || !isReservedWord)
    }

    /// Whether the current token is a keyword: `copy nil` is two expressions.
    private var isReservedWord: Bool { SwiftKeywords.isReserved(scanner.word) }

    /// Whether a `_` may stand here: in a closure it takes what is assigned to it, alone or in a tuple, and is a type to be
    /// inferred in `Set<_>(books)`.
    private var takesPlaceholder: Bool {
        if isBracketed { return true }
        guard isInClosure else { return false }
        if case .symbol = previous { return scanner.base[previousStart] == 0x3C || !allowsAssignment && !isArgument }
        guard allowsAssignment else { return !isArgument }
        var next = scanner
        next.advance()
        return isFirstToken && next.isWord("=")
    }

    /// Whether a `_` here may be a type to be inferred: `[_](names)`.
    private var isBracketed: Bool {
        var probe = scanner
        probe.advance()
        if case .closeBracket = probe.kind { return true }
        return false
    }

    /// Whether the word is `try?` or `try!`.
    private var isMarked: Bool {
        guard scanner.index < scanner.end else { return false }
        return scanner.base[scanner.index] == 0x3F || scanner.base[scanner.index] == 0x21
    }

    /// Whether the word before is `await`, which has no operand yet.
    var followsAwait: Bool {
        guard case .identifier = previous else { return false }
        return !isComplete && previousText.equals("await")
    }
}
