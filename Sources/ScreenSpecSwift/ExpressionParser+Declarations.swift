import ScreenSpecDiagnostics

/// The declarations of a closure: their names, and what stands right behind those.
extension ExpressionParser {
    /// - Parameters:
    ///   - probe: stands at the keyword.
    ///   - name: stands behind it.
    /// - Returns: where to read on, as `parseDeclaration` does.
    mutating func parseNamed(_ probe: SwiftScanner, _ name: SwiftScanner) -> SwiftScanner? {
        if probe.isWord("let") || probe.isWord("var") { return parseVariable(probe, name) }
        guard case .identifier = name.kind else { return fail(.missingName, name) }
        if name.word.isReservedName { return fail(.statement, name) }
        var next = name
        next.advance()
        if probe.isWord("typealias") { return parseAlias(name, next) }
        let isFunction = probe.isWord("func")
        switch next.kind {
        case .symbol where next.begins(with: 0x3C): break
        case .openParenthesis where isFunction:
            if !next.isFunctionBehindParameters { return fail(.missingBraces, probe) }
            checkFunction(next)
            if scanner.fault != nil { return nil }
        case .openBrace where !isFunction, .colon where !isFunction: break
        case .identifier where !isFunction && next.isWord("where"): break
        default: return fail(.incomplete, name)
        }
        guard let brace = findBraces(of: probe) else { return nil }
        return parseBraces(brace, of: probe)
    }

    /// `typealias A = B`; that of `A<B>` is not read.
    private mutating func parseAlias(_ name: SwiftScanner, _ place: SwiftScanner) -> SwiftScanner? {
        if place.begins(with: 0x3C) { return nil }
        guard place.isWord("=") else { return fail(.incomplete, name) }
        guard let end = readType(from: place.index) else { return nil }
        var next = place
        next.index = end
        return endStatement(next)
    }

    /// `let a, b: C = d`; what is behind the first `=` is left.
    private mutating func parseVariable(_ probe: SwiftScanner, _ name: SwiftScanner) -> SwiftScanner? {
        isVariable = probe.isWord("var")
        var pattern = name
        while true {
            var (next, hasType) = (pattern, false)
            guard parseName(&next, &hasType) else { return nil }
            if case .comma = next.kind {
                next.advance()
                pattern = next
            } else {
                return parseBehind(pattern, next, hasType, isComputed: hasType && probe.isWord("var"))
            }
        }
    }

    /// A name, or several in parentheses, with their type.
    private mutating func parseName(_ next: inout SwiftScanner, _ hasType: inout Bool) -> Bool {
        checkPattern(&next)
        guard scanner.fault == nil else { return false }
        guard case .colon = next.kind else { return true }
        var type = next
        type.advance()
        if type.isWord("inout") { return fail(.parameterSpecifier, type) != nil }
        guard let end = readType(from: next.index) else { return false }
        hasType = true
        next.index = end
        next.advance()
        return true
    }

    private mutating func parseBehind(
        _ pattern: SwiftScanner, _ place: SwiftScanner, _ hasType: Bool, isComputed: Bool
    ) -> SwiftScanner? {
        switch place.kind {
        case .symbol where place.isWord("="): return parseInitialValue(place)
        case .openBrace where isComputed:
            var end = place
            end.skipGroup()
            return endStatement(end)
        case .closeBrace, .semicolon, .end: break
        default: if !place.newlineBefore { return fail(.secondExpression, place) }
        }
        // Nothing says what it is, unless a property wrapper does: `@Shared(.books) var books`.
        if !hasType, !isWrapped || !isVariable { return fail(.incomplete, pattern) }
        var next = place
        next.index = next.start
        return next
    }

    /// - Parameter equals: stands at the `=`.
    private mutating func parseInitialValue(_ equals: SwiftScanner) -> SwiftScanner? {
        if equals.isLeftBound != equals.isRightBound { return fail(.lopsided, equals) }
        var value = equals
        value.advance()
        switch value.kind {
        case .closeBrace, .semicolon, .comma: return fail(.incomplete, equals)
        default:
            guard isDeclaration(value) else { return equals }
            isBinding = true
            defer { isBinding = false }
            return parseStatementValue(value)
        }
    }

    /// `a`, `_`, `(a, b: (c, d))`.
    mutating func checkPattern(_ next: inout SwiftScanner) {
        switch next.kind {
        case .identifier where next.word.isReservedName:
            return scanner.fail(.statement, next.start, next.index)
        case .identifier: break
        case .openParenthesis where next.depth < SwiftScanner.maximumDepth: checkTuplePattern(&next)
        default: return scanner.fail(.missingName, next.start, next.index)
        }
        next.advance()
    }

    /// From the opening parenthesis to the one that closes it.
    private mutating func checkTuplePattern(_ next: inout SwiftScanner) {
        next.depth += 1
        repeat {
            next.advance()
            if case .closeParenthesis = next.kind { break }
            if case .identifier = next.kind {
                var label = next
                label.advance()
                if case .colon = label.kind {
                    next = label
                    next.advance()
                }
            }
            checkPattern(&next)
        } while scanner.fault == nil && next.isComma
        next.depth -= 1
        if scanner.fault == nil, !next.isClosingParenthesis { scanner.fail(.unexpected, next.start, next.index) }
    }
}

extension SwiftScanner {
    var isObserver: Bool { isWord("didSet") || isWord("willSet") }

    /// Whether a local `actor` begins here, which is a name everywhere else.
    var beginsActor: Bool {
        guard isWord("actor") else { return false }
        var name = self
        name.advance()
        if case .identifier = name.kind { return !name.newlineBefore && !name.word.isReservedName }
        return false
    }

    /// Whether the current token, on a line of its own, goes on with nothing above it.
    var beginsLine: Bool {
        switch kind {
        case .identifier, .dollar, .openParenthesis, .openBracket: true
        default: false
        }
    }

    fileprivate var isComma: Bool { if case .comma = kind { true } else { false } }

    /// Whether the current token begins with that byte.
    fileprivate func begins(with byte: UInt8) -> Bool { start < index && base[start] == byte }

    /// Whether what may stand behind a function's parameters does; they begin here.
    fileprivate var isFunctionBehindParameters: Bool {
        var next = self
        next.skipGroupAndAdvance()
        switch next.kind {
        case .openBrace, .invalid: return true
        default: return ["->", "async", "throws", "rethrows", "where"].contains { next.isWord($0) }
        }
    }
}
