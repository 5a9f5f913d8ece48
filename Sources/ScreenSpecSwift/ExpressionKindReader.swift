import ScreenSpecDiagnostics

/// Reads an expression without faults once, token by token, for what it surely is. Whatever it does not know makes that unknown.
struct ExpressionKindReader {
    /// Swift's own infix operators, by what they make.
    enum Infix { case comparison, sum, arithmetic, range, other }

    var scanner: SwiftScanner
    /// Whether there is an operator of the app's, or what may be a `<` of a type: then the rest may belong to that.
    var isUnclear = false
    /// The same of the value that was read last.
    private(set) var wasUnclear = false

    init(_ text: ByteText) { scanner = SwiftScanner(text) }

    mutating func read() -> ExpressionKind {
        scanner.advance()
        let kind = readValue()
        if case .end = scanner.kind { return kind }
        return .unknown
    }

    /// Reads `a`, or all of `a ? b : c ? d : e`, which is what `b`, `d` and `e` are.
    mutating func readValue() -> ExpressionKind {
        let around = isUnclear
        isUnclear = false
        defer { (wasUnclear, isUnclear) = (isUnclear, around) }
        var kind: ExpressionKind?
        while true {
            let next = readChain()
            if isQuestion {
                scanner.advance()
                continue
            }
            kind = kind?.or(next) ?? next
            guard case .colon = scanner.kind else { return isUnclear ? .unknown : kind ?? .unknown }
            scanner.advance()
        }
    }

    /// Whether the current token is the `?` behind a condition.
    var isQuestion: Bool {
        if case .symbol = scanner.kind { return !scanner.isLeftBound && scanner.isWord("?") }
        return false
    }

    /// Operands with operators between them. No operator of Swift's that is read here binds less than a comparison.
    private mutating func readChain() -> ExpressionKind {
        var kind = readOperand()
        var isBool = false
        while let infix = takeInfix() {
            let next = readOperand()
            if case .comparison = infix { isBool = true }
            kind = kind.joined(to: next, by: infix)
        }
        return isBool ? .bool : kind
    }

    // MARK: - Operators

    /// Moves behind an infix operator or the word of a cast; nil where none stands.
    private mutating func takeInfix() -> Infix? {
        switch scanner.kind {
        case .symbol where !isQuestion: break
        case .identifier where scanner.word.isCastWord: return takeCast()
        default: return nil
        }
        let (word, isSpaced) = (scanner.word, !scanner.isLeftBound && !scanner.isRightBound)
        // `a<b` may be a type.
        let mayBeBracket = !isSpaced && (word[0] == 0x3C || word[0] == 0x3E)
        scanner.advance()
        guard let infix = Infix(word), !mayBeBracket || infix != .comparison else {
            isUnclear = true
            return .other
        }
        return infix
    }

    private mutating func takeCast() -> Infix {
        let isTest = scanner.isWord("is")
        scanner.advance()
        if case .symbol = scanner.kind, scanner.isLeftBound { scanner.advance() }
        return isTest ? .comparison : .other
    }

    /// An operator in front of an operand.
    mutating func readPrefixed() -> ExpressionKind {
        let word = scanner.word
        scanner.advance()
        let kind = readOperand()
        if word.equals("!") { return .bool }
        guard kind.isNumber else { return .unknown }
        if word.equals("-") || word.equals("+") { return kind }
        return word.isRangeOperator ? .range : .unknown
    }
}

extension ExpressionKindReader.Infix {
    /// Nil for an app's.
    fileprivate init?(_ word: ByteText) {
        let comparisons: [StaticString] = ["==", "!=", "&&", "||", "<", ">", "<=", ">=", "===", "!==", "~="]
        let calculations: [StaticString] = ["-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^"]
        if comparisons.contains(where: word.equals) {
            self = .comparison
        } else if word.equals("+") {
            self = .sum
        } else if word.isRangeOperator {
            self = .range
        } else if calculations.contains(where: word.equals) {
            self = .arithmetic
        } else if word.equals("??") {
            self = .other
        } else {
            return nil
        }
    }
}

extension ByteText {
    var isRangeOperator: Bool { count == 3 && (equals("...") || equals("..<")) }
}
