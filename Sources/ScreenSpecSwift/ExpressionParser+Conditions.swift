import ScreenSpecDiagnostics

/// What stands between a keyword and its braces.
extension ExpressionParser {
    /// Of `if`, `guard` and `while`: what is asked, with commas between.
    ///
    /// - Parameter place: stands at the first token.
    /// - Returns: what stands behind them.
    mutating func parseConditions(_ place: SwiftScanner) -> SwiftScanner? {
        var next = place
        while let behind = parseCondition(next) {
            guard case .comma = behind.kind else { return behind }
            next = behind
            next.advance()
        }
        return nil
    }

    private mutating func parseCondition(_ place: SwiftScanner) -> SwiftScanner? {
        if place.isWord("case") { return parsePatternCondition(place) }
        var next = place
        if case .hash = next.kind {
            next.advance()
            guard case .openParenthesis = next.kind, place.asksForSystem else { return parseConditionValue(place) }
            next.skipGroupAndAdvance()
            return next
        }
        guard place.isWord("let") || place.isWord("var") else { return parseConditionValue(place) }
        next.advance()
        let name = next
        if next.isWord("self") { next.advance() } else { checkPattern(&next) }
        if scanner.fault == nil, case .colon = next.kind {
            guard let end = readType(from: next.index) else { return nil }
            next.index = end
            next.advance()
        }
        if scanner.fault != nil { return nil }
        if next.isWord("=") { return parseConditionValue(behind: next, takesClosure: true) }
        if case .identifier = name.kind, !name.isWord("_") { return next }
        return fail(.missingName, name)
    }

    /// `case .a(let b) = c`.
    private mutating func parsePatternCondition(_ place: SwiftScanner) -> SwiftScanner? {
        var next = place
        repeat {
            next.advance()
            switch next.kind {
            case .openParenthesis, .openBracket: next.skipGroup()
            case .openBrace, .closeBrace, .semicolon, .end, .invalid: return fail(.incomplete, place)
            default: break
            }
        } while !next.isWord("=")
        return parseConditionValue(behind: next, takesClosure: true)
    }

    /// `for a in b where c { }`.
    mutating func parseFor(_ probe: SwiftScanner, _ place: SwiftScanner) -> SwiftScanner? {
        var next = place
        while next.isWord("try") || next.isWord("await") || next.isWord("unsafe") || next.isWord("var") {
            next.advance()
        }
        if next.isWord("case") {
            while !next.isWord("in"), next.isInStatement {
                if case .openParenthesis = next.kind { next.skipGroup() }
                next.advance()
            }
        } else {
            if next.isWord("in") { return fail(.missingName, next) }
            checkPattern(&next)
            if scanner.fault != nil { return nil }
        }
        if case .colon = next.kind {
            guard let end = readType(from: next.index) else { return nil }
            next.index = end
            next.advance()
        }
        guard next.isWord("in") else { return fail(.missingBraces, probe) }
        guard var brace = parseConditionValue(behind: next) else { return nil }
        if brace.isWord("where") {
            guard let behind = parseConditionValue(behind: brace, takesClosure: true) else { return nil }
            brace = behind
        }
        return parseBraces(brace, of: probe)
    }

    /// - Parameter takesClosure: whether it may begin with one that is called: `if let a = { b }() { }`.
    private mutating func parseConditionValue(
        behind place: SwiftScanner, takesClosure: Bool = false
    ) -> SwiftScanner? {
        var next = place
        next.advance()
        if case .openBrace = next.kind, !takesClosure || !next.isCalledClosure { return fail(.incomplete, place) }
        return parseConditionValue(next)
    }

    /// An expression up to the braces behind it, or to a comma, `else` or `where`.
    mutating func parseConditionValue(_ first: SwiftScanner) -> SwiftScanner? {
        var value = self
        value.scanner = first
        value.scanner.index = first.start
        value.reset()
        (value.isBalanced, value.isInClosure) = (true, true)
        guard let fault = value.parse(until: .condition) else { return value.scanner }
        scanner.fault = fault
        scanner.fail(fault.problem, fault.start, fault.end)
        return nil
    }

    /// Whether the current token ends a condition: braces that are no closure of a call in it, or a word that goes on.
    var endsCondition: Bool {
        switch scanner.kind {
        case .identifier: isComplete && (scanner.isWord("else") || scanner.isWord("where"))
        case .openBrace: isComplete && !isClosureOfCondition
        default: false
        }
    }

    /// Swift takes braces for a closure where something goes on right behind them.
    private var isClosureOfCondition: Bool {
        var next = scanner
        next.skipGroup()
        next.advance()
        if next.newlineBefore { return false }
        switch next.kind {
        case .openBrace, .openParenthesis, .openBracket, .comma, .dot, .symbol: return true
        case .identifier: return next.word.isCastWord || next.isWord("where")
        default: return false
        }
    }
}

extension SwiftScanner {
    /// Whether it is a word that has parentheses of its own: `#available(iOS 17, *)`.
    fileprivate var asksForSystem: Bool {
        isWord("#available") || isWord("#unavailable") || isWord("#_hasSymbol")
    }

    /// Whether parentheses stand right behind the braces that are the current token.
    fileprivate var isCalledClosure: Bool {
        var next = self
        next.skipGroupAndAdvance()
        if case .openParenthesis = next.kind { return !next.newlineBefore }
        return false
    }

    fileprivate var isInStatement: Bool {
        switch kind {
        case .openBrace, .closeBrace, .semicolon, .end, .invalid: false
        default: true
        }
    }
}
