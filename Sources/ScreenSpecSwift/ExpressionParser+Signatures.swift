import ScreenSpecDiagnostics

/// What a closure begins with, `[weak self] (book: Book) async throws -> Int in`, of which it is known that it looks so; and a
/// function in it.
extension ExpressionParser {
    /// - Parameter first: stands at its first token.
    mutating func checkSignature(_ first: SwiftScanner) {
        var next = first
        next.skipAttributes()
        if case .openBracket = next.kind { checkCaptures(&next) }
        var hasParameters = true
        if scanner.fault == nil {
            if case .openParenthesis = next.kind { checkParameters(&next) } else { hasParameters = checkNames(&next) }
        }
        if scanner.fault == nil { checkEffects(next, hasParameters) }
    }

    /// - Parameter first: stands at the parenthesis before the parameters of a function in a closure.
    mutating func checkFunction(_ first: SwiftScanner) {
        var next = first
        checkParameters(&next, isFunction: true)
        if scanner.fault == nil { skipEffects(&next) }
        if next.isWord("rethrows") { next.advance() }
        guard scanner.fault == nil, next.isWord("->"), let end = readType(from: next.index) else { return }
        next.index = end
        next.advance()
        if case .openBrace = next.kind { return }
        if !next.isWord("where") { scanner.fail(.unexpected, next.start, next.index) }
    }

    /// From the bracket before the captures to what stands behind them.
    private mutating func checkCaptures(_ next: inout SwiftScanner) {
        next.depth += 1
        while scanner.fault == nil {
            next.advance()
            if case .closeBracket = next.kind { break }
            checkCapture(&next)
            guard case .comma = next.kind else { break }
        }
        next.depth -= 1
        next.advance()
    }

    /// `weak self`, `model = self.model`.
    private mutating func checkCapture(_ next: inout SwiftScanner) {
        var start = next.start
        if skipOwnership(&next), !next.isEndOfCapture { start = next.start }
        let isName = next.isCaptured
        if isName { next.advance() }
        if isName, next.isEndOfCapture { return }
        guard isName, next.isWord("="), next.isLeftBound == next.isRightBound else {
            return failCapture(start, next)
        }
        var value = self
        value.scanner = next
        value.reset()
        _ = value.parse(until: .group)
        (next, scanner.fault) = (value.scanner, value.scanner.fault)
    }

    private mutating func failCapture(_ start: Int, _ place: SwiftScanner) {
        var next = place
        while !next.isEndOfCapture {
            if next.isOpening { next.skipGroup() }
            next.advance()
        }
        var end = next.start
        while end > start, scanner.base[end - 1].isSpaceOrBreak { end -= 1 }
        scanner.fail(.capture, start, max(end, start + 1))
    }

    /// Moves behind `weak`, `unowned` or `unowned(safe)`.
    private func skipOwnership(_ next: inout SwiftScanner) -> Bool {
        let isUnowned = next.isWord("unowned")
        guard isUnowned || next.isWord("weak") else { return false }
        var behind = next
        behind.advance()
        if isUnowned, case .openParenthesis = behind.kind {
            behind.advance()
            guard behind.isWord("safe") || behind.isWord("unsafe") else { return false }
            behind.advance()
            behind.advance()
        }
        next = behind
        return true
    }

    /// From the parenthesis before the parameters to what stands behind them.
    private mutating func checkParameters(_ next: inout SwiftScanner, isFunction: Bool = false) {
        next.advance()
        var isBehindVariadic = false
        while scanner.fault == nil, !next.isClosingParenthesis {
            if isFunction, isBehindVariadic, next.isWord("_") {
                return scanner.fail(.unlabeled, next.start, next.index)
            }
            let type = checkParameter(&next, isFunction: isFunction)
            if case .variadic = type { isBehindVariadic = true } else { isBehindVariadic = false }
            if scanner.fault == nil, next.isWord("=") { checkDefault(&next, type, isFunction: isFunction) }
            if case .comma = next.kind { next.advance() } else { break }
        }
        if scanner.fault == nil, !next.isClosingParenthesis { scanner.fail(.unexpected, next.start, next.index) }
        next.advance()
    }

    private enum ParameterType { case plain, passedBack, variadic }

    /// `book`, `_ book: Book`. What is no name, `let a` too, is for `skipSignature` to tell.
    private mutating func checkParameter(_ next: inout SwiftScanner, isFunction: Bool) -> ParameterType {
        next.skipAttributes()
        guard next.isParameter else {
            scanner.fail(.missingName, next.start, next.index)
            return .plain
        }
        var name = next
        next.advance()
        if next.isParameter {
            name = next
            next.advance()
        }
        if case .colon = next.kind { return checkType(&next) }
        if isFunction { scanner.fail(.incomplete, name.start, name.index) }
        return .plain
    }

    /// From the colon behind a parameter's name to what stands behind its type.
    private mutating func checkType(_ next: inout SwiftScanner) -> ParameterType {
        var first = next
        first.advance()
        guard let end = readType(from: next.index) else {
            next.skipToParameter()
            return .plain
        }
        next.index = end
        next.advance()
        let isVariadic = next.isWord("...")
        if isVariadic { next.advance() }
        if next.isWord("->") { scanner.fail(.bareFunction, next.start, next.index) }
        return isVariadic ? .variadic : first.isWord("inout") ? .passedBack : .plain
    }

    /// From the `=` behind a parameter's type to what stands behind the value.
    private mutating func checkDefault(_ next: inout SwiftScanner, _ type: ParameterType, isFunction: Bool) {
        if !isFunction { return scanner.fail(.closureDefault, next.start, next.index) }
        guard case .plain = type else { return scanner.fail(.parameterDefault, next.start, next.index) }
        var value = self
        value.scanner = next
        value.reset()
        (value.isBalanced, value.isInClosure) = (true, true)
        _ = value.parse(until: .group)
        (next, scanner.fault) = (value.scanner, value.scanner.fault)
    }

    /// Parameters without parentheses. False where there are none.
    private mutating func checkNames(_ next: inout SwiftScanner) -> Bool {
        guard !next.isWord("in"), !next.isWord("->") else { return false }
        while true {
            guard next.isBareParameter else {
                scanner.fail(.missingName, next.start, next.index)
                return true
            }
            next.advance()
            guard case .comma = next.kind else { return true }
            next.advance()
        }
    }

    private mutating func checkEffects(_ place: SwiftScanner, _ hasParameters: Bool) {
        var next = place
        skipEffects(&next)
        if scanner.fault != nil { return }
        if next.isWord("->") {
            if !hasParameters { scanner.fail(.bareFunction, next.start, next.index) }
        } else if !next.isWord("in") {
            scanner.fail(.secondExpression, next.start, next.index)
        }
    }

    /// From `async` or `throws`, where there is one, to what stands behind them.
    private mutating func skipEffects(_ next: inout SwiftScanner) {
        if next.isWord("async") { next.advance() }
        if next.isWord("throws") {
            next.advance()
            if case .openParenthesis = next.kind {
                guard let end = readType(from: next.index) else { return }
                next.index = end
                next.advance()
                if !next.isClosingParenthesis { return scanner.fail(.unexpected, next.start, next.index) }
                next.advance()
            }
            if next.isWord("async") { return scanner.fail(.effectOrder, next.start, next.index) }
        }
    }
}

extension SwiftScanner {
    var isClosingParenthesis: Bool { if case .closeParenthesis = kind { true } else { false } }

    fileprivate var isEndOfCapture: Bool {
        switch kind {
        case .comma, .closeBracket, .end, .invalid: true
        default: false
        }
    }

    fileprivate var isOpening: Bool {
        switch kind {
        case .openParenthesis, .openBracket, .openBrace: true
        default: false
        }
    }

    /// Whether the current token is something with a name of its own: `self`, `book`, `$book`.
    fileprivate var isCaptured: Bool {
        switch kind {
        case .identifier: isWord("self") || !isWord("_") && !SwiftKeywords.isReserved(word)
        case .dollar: true
        default: false
        }
    }

    /// Whether it is a parameter's name or label in parentheses, where keywords may stand.
    fileprivate var isParameter: Bool {
        switch kind {
        case .identifier: !isWord("inout")
        case .dollar: !base[start + 1].isDigit
        default: false
        }
    }

    /// Whether it is that outside of parentheses, where they may not.
    fileprivate var isBareParameter: Bool {
        switch kind {
        case .identifier:
            !SwiftKeywords.isReserved(word) || word[0] < 0x61 && !isWord("Self") && !isWord("Any") || isWord("await")
        case .dollar: !base[start + 1].isDigit
        default: false
        }
    }

    /// Moves to the comma or the parenthesis behind a type that is not known here.
    fileprivate mutating func skipToParameter() {
        var angles = 0
        while true {
            advance()
            switch kind {
            case .symbol where !isWord("->"): angles += angleDepth
            case .comma where angles > 0: break
            case .comma, .closeParenthesis, .end, .invalid: return
            case .openParenthesis, .openBracket, .openBrace: skipGroup()
            default: break
            }
        }
    }
}
