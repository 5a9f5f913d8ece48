import ScreenSpecDiagnostics

// What stands between operators.

extension ExpressionKindReader {
    /// An operand with what stands in front of it, and its members and calls.
    mutating func readOperand() -> ExpressionKind {
        skipEffects()
        if case .symbol = scanner.kind { return readPrefixed() }
        var isType = false
        if case .identifier = scanner.kind { isType = scanner.word.isCapitalized }
        if case .backslash = scanner.kind {
            _ = readRest(.unknown, isType: false)
            return .keyPath
        }
        if case .dot = scanner.kind {
            _ = readRest(.unknown, isType: false)
            return .member
        }
        return readRest(readBeginning(), isType: isType)
    }

    /// `try` and `await`. What `try?` makes of its operand is optional.
    private mutating func skipEffects() {
        while case .identifier = scanner.kind, scanner.word.isPrefixKeyword {
            scanner.advance()
            guard case .symbol = scanner.kind, scanner.isLeftBound else { continue }
            if scanner.isWord("?") { isUnclear = true }
            scanner.advance()
        }
    }

    /// What an operand begins with, or all of it.
    private mutating func readBeginning() -> ExpressionKind {
        let kind: ExpressionKind
        switch scanner.kind {
        case .number: kind = scanner.word.isInteger ? .integer : .decimal
        case .string: kind = .string
        case .hash: kind = kindOfPlace
        case .identifier: kind = kindOfWord
        case .openParenthesis: return readGroup()
        case .openBracket: return readList()
        case .openBrace: kind = scanner.skipGroup() ? .function : .unknown
        default: return .unknown
        }
        scanner.advance()
        return kind
    }

    private var kindOfWord: ExpressionKind {
        let word = scanner.word
        if word.equals("nil") { return .nothing }
        if word.equals("self") { return .itself }
        return word.isLiteral ? .bool : .unknown
    }

    /// `#line` and the like; a macro may be anything.
    private var kindOfPlace: ExpressionKind {
        let word = scanner.word
        if word.equals("#line") || word.equals("#column") { return .integer }
        let texts: [StaticString] = ["#file", "#fileID", "#filePath", "#function"]
        return texts.contains(where: word.equals) ? .string : .unknown
    }

    /// Members, calls, subscripts and marks behind what an operand begins with, `kind`, of which they make something else.
    ///
    /// - Parameter isType: whether that is the name of a type.
    private mutating func readRest(_ kind: ExpressionKind, isType: Bool) -> ExpressionKind {
        var (kind, isType) = (kind, isType)
        while true {
            switch scanner.kind {
            case .dot: (kind, isType) = readMember(ofType: isType)
            case .symbol where isPostfix:
                kind = kind.isNumber && scanner.isWord("...") ? .range : .unknown
                scanner.advance()
            case .identifier where scanner.word.isCastWord: return kind
            case .symbol, .comma, .colon, .closeParenthesis, .closeBracket, .closeBrace, .end, .invalid: return kind
            default:
                // No app can make a tuple callable.
                if kind != .unit, kind != .tuple { kind = .unknown }
                isType = false
                skip()
            }
        }
    }

    private mutating func readMember(ofType isType: Bool) -> (kind: ExpressionKind, isType: Bool) {
        scanner.advance()
        let word = scanner.word
        switch scanner.kind {
        case .identifier: break
        case .end, .invalid: return (.unknown, false)
        // `.==` of vectors.
        case .symbol: isUnclear = true
        default: break
        }
        scanner.advance()
        if isType, word.equals("self") { return (.metatype, false) }
        if isType, word.equals("init") { return (.function, false) }
        return (.unknown, isType && word.isCapitalized)
    }

    /// Whether the current symbol belongs to what is before it.
    private var isPostfix: Bool {
        guard scanner.isLeftBound else { return false }
        return scanner.isWord("!") || scanner.isWord("?") || !scanner.isRightBound
    }
}

extension ByteText {
    fileprivate var isCapitalized: Bool { count > 0 && self[0] &- 0x41 < 26 }

    /// Whether a number has no fraction and no exponent.
    fileprivate var isInteger: Bool {
        let isHexadecimal = count > 1 && self[1] == 0x78
        for index in 0..<count {
            let byte = self[index]
            if byte == 0x2E || byte | 0x20 == (isHexadecimal ? 0x70 : 0x65) { return false }
        }
        return true
    }
}
