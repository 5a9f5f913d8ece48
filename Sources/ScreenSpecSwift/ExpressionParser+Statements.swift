import ScreenSpecDiagnostics

/// The declarations and statements of a closure: how they begin.
extension ExpressionParser {
    /// Whether what begins at the current token of `probe` is no expression.
    func isDeclaration(_ probe: SwiftScanner) -> Bool {
        guard case .identifier = probe.kind else { if case .at = probe.kind { return true } else { return false } }
        if probe.word.beginsNoExpression { return true }
        var next = probe
        next.advance()
        // `outer: for`, `async let`, `weak var`, `final class`.
        switch next.kind {
        case .colon:
            next.advance()
            return next.word.beginsNoExpression
        case .identifier: return !next.newlineBefore && probe.word.isModifier && next.word.beginsNoExpression
        case .openParenthesis where probe.word.isModifier:
            next.skipGroup()
            next.advance()
            return next.word.beginsNoExpression
        default: return false
        }
    }

    /// Whether it is `a.b = if …` or `a.b = switch …`, which give a value.
    func assignsStatement(_ probe: SwiftScanner) -> Bool {
        var next = probe
        while true {
            switch next.kind {
            case .identifier, .dot: next.advance()
            case .symbol: return next.isWord("=") && beginsStatement(behind: next)
            default: return false
            }
        }
    }

    /// Where the expression begins of `return x`, `throw x` and `let a = x`; nil of anything else, also of the `if` that is one.
    func behindKeyword(_ probe: SwiftScanner) -> SwiftScanner? {
        if probe.isWord("return") || probe.isWord("throw") { return beginsStatement(behind: probe) ? nil : probe }
        guard probe.isWord("let") || probe.isWord("var") else { return nil }
        var next = probe
        next.advance()
        guard case .identifier = next.kind else { return nil }
        next.advance()
        return next.isWord("=") && !beginsStatement(behind: next) ? next : nil
    }

    private func beginsStatement(behind probe: SwiftScanner) -> Bool {
        var next = probe
        next.advance()
        return isDeclaration(next)
    }

    /// Refuses what begins no statement of a closure, or ends where it began.
    mutating func checkDeclaration(_ probe: SwiftScanner) {
        guard case .identifier = probe.kind, probe.word.beginsNoExpression else { return }
        let word = probe.word
        var next = probe
        next.advance()
        if word.beginsNoStatement { return scanner.fail(.statement, probe.start, probe.index) }
        switch next.kind {
        case .closeBrace, .semicolon, .end:
            if !word.isWholeStatement { scanner.fail(.incomplete, probe.start, probe.index) }
        case .openBrace where word.equals("repeat"):
            next.skipGroup()
            next.advance()
            if !next.isWord("while") { scanner.fail(.incomplete, probe.start, probe.index) }
        case .openBrace where !word.isBraced: scanner.fail(.noValue, next.start, next.index)
        case .identifier where word.declaresName && SwiftKeywords.isReserved(next.word):
            scanner.fail(.statement, next.start, next.index)
        case .number, .string, .dot, .dollar, .openBracket:
            if word.declaresName { scanner.fail(.noValue, next.start, next.index) }
        default:
            if word.equals("return") || word.equals("throw") { return checkValue(next) }
            if word.equals("let") || word.equals("var") { return checkBehind(name: next) }
            if word.hasBraces { checkBraces(of: probe, next) }
        }
    }

    /// Behind a name stands `=`, a type or nothing.
    private mutating func checkBehind(name: SwiftScanner) {
        if case .symbol = name.kind { return scanner.fail(.noValue, name.start, name.index) }
        guard case .identifier = name.kind else { return }
        var next = name
        next.advance()
        switch next.kind {
        case .openBrace, .identifier, .number, .string:
            if !next.newlineBefore { scanner.fail(.secondExpression, next.start, next.index) }
        case .symbol where next.isWord("="):
            var value = next
            value.advance()
            if case .closeBrace = value.kind { return scanner.fail(.incomplete, next.start, next.index) }
            checkValue(value)
        default: break
        }
    }

    /// Refuses a keyword in the place of a value, but for `if` and `switch`, which have one.
    private mutating func checkValue(_ value: SwiftScanner) {
        guard case .identifier = value.kind, value.word.beginsNoExpression, !value.newlineBefore else { return }
        if value.isWord("if") || value.isWord("switch") { return }
        scanner.fail(.statement, value.start, value.index)
    }

    private mutating func checkBraces(of probe: SwiftScanner, _ next: SwiftScanner) {
        var brace = next
        while true {
            switch brace.kind {
            case .openBrace: return
            case .openParenthesis, .openBracket: brace.skipGroup()
            case .closeBrace, .semicolon, .end, .invalid:
                return scanner.fail(.incomplete, probe.start, probe.index)
            default: break
            }
            brace.advance()
        }
    }
}

/// Keywords that no expression begins with, in a closure.
extension ByteText {
    /// Whether it stands before the keyword of a local declaration.
    fileprivate var isModifier: Bool {
        [
            "async", "dynamic", "final", "indirect", "lazy", "mutating", "nonisolated", "nonmutating", "override",
            "postfix",
            "prefix", "unowned", "weak",
        ].contains(where: equals)
    }

    /// Whether it goes on with something, or stands outside of functions only.
    fileprivate var beginsNoStatement: Bool {
        [
            "as", "associatedtype", "case", "catch", "default", "deinit", "else", "extension", "fileprivate", "import",
            "in",
            "init", "inout", "internal", "is", "operator", "precedencegroup", "private", "public", "rethrows", "static",
            "subscript", "throws", "where",
        ].contains(where: equals)
    }

    fileprivate var isWholeStatement: Bool {
        ["break", "continue", "fallthrough", "return"].contains(where: equals)
    }

    /// Whether its braces may stand right behind it.
    fileprivate var isBraced: Bool {
        ["defer", "do", "repeat", "return", "throw"].contains(where: equals)
    }

    fileprivate var hasBraces: Bool {
        ["class", "enum", "for", "guard", "if", "protocol", "struct", "switch", "while"].contains(where: equals)
    }

    fileprivate var declaresName: Bool {
        ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"].contains(where: equals)
    }
}
