import ScreenSpecDiagnostics

// What stands in brackets.

extension ExpressionKindReader {
    /// Moves behind a token, or behind a group and the label of the closure that follows it.
    mutating func skip() {
        let isClosure = if case .openBrace = scanner.kind { true } else { false }
        switch scanner.kind {
        case .openParenthesis, .openBracket, .openBrace: scanner.skipGroup()
        default: break
        }
        scanner.advance()
        guard isClosure, case .identifier = scanner.kind, !scanner.word.isCastWord else { return }
        scanner.advance()
        if case .colon = scanner.kind { scanner.advance() }
    }

    /// `()`, `(a)` and `(a, b)`.
    mutating func readGroup() -> ExpressionKind {
        scanner.advance()
        var kind = ExpressionKind.unit
        if case .closeParenthesis = scanner.kind {} else { kind = readValue() }
        // `(Page<Int, String>(a))` is none.
        if case .comma = scanner.kind { kind = wasUnclear ? .unknown : .tuple }
        while true {
            switch scanner.kind {
            case .closeParenthesis:
                scanner.advance()
                return kind
            case .end, .invalid: return .unknown
            case .comma: scanner.advance()
            default:
                if kind != .tuple { kind = .unknown }
                skip()
            }
        }
    }

    /// `[a, b]` and `[a: b]`, whose colons belong to no `?`.
    mutating func readList() -> ExpressionKind {
        var (ternaries, isDictionary) = (0, false)
        scanner.advance()
        while true {
            switch scanner.kind {
            case .closeBracket:
                scanner.advance()
                return isDictionary ? .dictionary : .array
            case .end, .invalid: return .unknown
            case .colon where ternaries == 0: isDictionary = true
            case .colon: ternaries -= 1
            case .symbol where isQuestion: ternaries += 1
            default: break
            }
            skip()
        }
    }
}
