import ScreenSpecDiagnostics

/// Arguments, elements, and what is interpolated.
extension ExpressionParser {
    /// From an opening parenthesis or bracket, the current token, to the one that closes it.
    ///
    /// - Returns: whether one element stands between them.
    mutating func parseGroup() -> Bool {
        // A cast's type was read as one: its parameters may have names.
        if !isComplete, scanner.start < castEnd { return scanner.skipGroup() }
        if !isBalanced {
            var probe = scanner
            guard probe.skipGroup() else {
                scanner = probe
                return false
            }
        }
        return parseElements()
    }

    @discardableResult
    private mutating func parseElements() -> Bool {
        let opener = scanner
        let isBracket = scanner.base[scanner.start] == 0x5B
        let isCall = isComplete
        scanner.depth += 1
        variadic = -1
        var (isFirst, isOne) = (true, false)
        var label: Range<Int>?
        // Of an array all elements have no key, of a dictionary all have one.
        var isDictionary = false
        while scanner.fault == nil {
            let begin = scanner.index
            scanner.advance()
            // Also behind a comma: Swift 6.1 lets every list end with one.
            if isClosing { break }
            if isFirst, isBracket, !isCall, case .colon = scanner.kind {
                scanner.advance()
                if !isClosing { scanner.fail(.colon, scanner.start, scanner.index) }
                break
            }
            let isKeyed = isBracket && !isCall
            if isKeyed { scanner.index = begin }
            if isKeyed || !takeLabels(isFirst: isFirst && isCall && !isBracket, begin) {
                if isFirst, !isCall, scanner.index > begin { label = begin..<scanner.index }
                let hasKey = parseElement(
                    isKeyed: isKeyed && (isFirst || isDictionary), isCall: isCall, isLiteral: isKeyed)
                if isFirst { isDictionary = hasKey }
                if isDictionary, !hasKey, scanner.fault == nil {
                    scanner.fail(.noValue, scanner.start, scanner.index)
                }
            }
            isOne = isFirst
            isFirst = false
            guard case .comma = scanner.kind else { break }
        }
        scanner.depth -= 1
        if !isBracket, !isCall, variadic >= 0, scanner.fault == nil { checkVariadic(variadic) }
        if isOne, isBracket, !isCall, scanner.fault == nil { checkProtocol(behind: opener) }
        if isOne, !isBracket, let label, scanner.fault == nil {
            scanner.fail(.singleLabel, label.lowerBound, label.upperBound - 1)
        }
        return isOne
    }

    /// `[any (Shape)]()`, where Swift takes `any` for a function.
    private mutating func checkProtocol(behind opener: SwiftScanner) {
        var word = opener
        word.advance()
        guard scanner.index < scanner.end, scanner.base[scanner.index] == 0x28, word.isWord("any"),
            scanner.base[word.index].isSpaceOrBreak
        else { return }
        var next = word
        next.advance()
        if case .openParenthesis = next.kind { scanner.fail(.missingProtocol, word.start, word.index) }
    }

    private var isClosing: Bool {
        switch scanner.kind {
        case .closeParenthesis, .closeBracket: true
        default: false
        }
    }

    /// Moves behind `label:` if one stands at `begin`, or back to there. True for labels alone: `update(from:book:)`.
    private mutating func takeLabels(isFirst: Bool, _ begin: Int) -> Bool {
        var firstEnd = begin
        while case .identifier = scanner.kind {
            let (start, end) = (scanner.start, scanner.index)
            scanner.advance()
            guard case .colon = scanner.kind else {
                scanner.index = firstEnd
                return false
            }
            if SwiftKeywords.isReservedArgumentLabel(ByteText(scanner.base, end).slice(start, end)) {
                scanner.fail(.statement, start, end)
                return true
            }
            if firstEnd == begin { firstEnd = scanner.index }
            scanner.advance()
        }
        if isFirst, firstEnd > begin, isClosing { return true }
        scanner.index = firstEnd
        return false
    }

    /// One element. Where it is no expression, it may be the type of `[any Shape]()` or of `as (inout Int) -> Void`.
    ///
    /// - Parameter isKeyed: whether a colon and a value may follow, as in a dictionary.
    /// - Returns: whether they do.
    @discardableResult
    private mutating func parseElement(isKeyed: Bool, isCall: Bool, isLiteral: Bool) -> Bool {
        let begin = scanner
        // What is called takes an operator for an argument, an array none for an element.
        if !isLiteral, parseOperator() { return false }
        var element = self
        element.reset()
        (element.isBalanced, element.isArgument) = (true, isCall)
        if element.parse(until: isKeyed ? .groupOrColon : .group) == nil {
            scanner = element.scanner
        } else if isCall || !parseType(from: begin.index, &element.scanner.fault) {
            scanner = element.scanner
            return false
        }
        if element.previousText.equals("...") { variadic = element.previousStart }
        guard case .colon = scanner.kind else { return false }
        if !isKeyed { scanner.fail(.colon, scanner.start, scanner.index) }
        parseElement(isKeyed: false, isCall: isCall, isLiteral: isLiteral)
        return true
    }

    /// An operator alone, `(+)` or, as a subscript, `[...]`.
    private mutating func parseOperator() -> Bool {
        var probe = scanner
        probe.advance()
        guard case .symbol = probe.kind else { return false }
        let symbol = ByteText(probe.base + probe.start, probe.index - probe.start)
        // Signs of Swift's own, which are no operators.
        if symbol.equals("->") || symbol.equals("=") || symbol.equals("?") { return false }
        probe.advance()
        switch probe.kind {
        case .comma, .closeParenthesis, .closeBracket:
            scanner = probe
            return true
        default: return false
        }
    }

    /// Swift reads a function type here as an expression first, and then no `...` in it.
    private mutating func checkVariadic(_ place: Int) {
        var next = scanner
        next.advance()
        if next.isWord("->") || next.word.isEffectWord { scanner.fail(.functionInExpression, place, place + 3) }
    }

    /// - Parameter fault: becomes what is wrong with the type, where that says more.
    private mutating func parseType(from begin: Int, _ fault: inout SwiftFault?) -> Bool {
        var types = TypeParser(ByteText(scanner.base, scanner.end), from: begin)
        types.isProbing = true
        types.isInExpression = begin >= castEnd
        guard types.parse(.argument) else {
            switch types.fault?.problem {
            case .functionInExpression, .inoutVariadic, .missingProtocol: fault = types.fault
            default: break
            }
            return false
        }
        var probe = scanner
        probe.index = types.index
        probe.advance()
        switch probe.kind {
        case .comma, .colon, .closeParenthesis, .closeBracket:
            scanner = probe
            return true
        default: return false
        }
    }

    /// What is interpolated into the string that is the current token reads as arguments do.
    mutating func parseInterpolations() {
        let string = scanner
        var place = string.start
        while scanner.fault == nil, let open = string.nextInterpolation(from: &place) {
            scanner.index = open
            scanner.advance()
            isComplete = true
            parseElements()
            place = scanner.index
        }
        if scanner.fault == nil { scanner = string }
    }
}
