import ScreenSpecDiagnostics

/// What a closure begins with.
extension SwiftScanner {
    /// Moves behind `[weak self] (book: Book, page) async throws -> Int in`, where that is what stands behind the current token.
    /// False, and nothing is moved, where it is not.
    ///
    /// - Parameter declare: gets the parameters' names, without back-ticks and `$`.
    mutating func skipSignature(_ declare: (ByteText) -> Void = { _ in }) -> Bool {
        var probe = self
        var label: Range<Int>?
        probe.advance()
        probe.skipAttributes()
        if case .openBracket = probe.kind { probe.skipGroupAndAdvance() }
        if case .openParenthesis = probe.kind {
            label = probe.skipParameters(declare)
        } else {
            while probe.isParameterName, !probe.isWord("in"), !probe.word.isEffectWord {
                declare(probe.parameterName)
                probe.advance()
                guard case .comma = probe.kind else { break }
                probe.advance()
            }
        }
        while probe.word.isEffectWord {
            probe.advance()
            if case .openParenthesis = probe.kind { probe.skipGroupAndAdvance() }
        }
        if case .symbol = probe.kind, base[probe.start] == 0x2D {
            var types = TypeParser(ByteText(base, end), from: probe.index)
            types.isProbing = true
            guard types.parse(.result) else { return false }
            probe.index = types.index
            probe.advance()
        }
        guard probe.isWord("in") else { return false }
        self = probe
        if let label { fail(.functionLabel, label.lowerBound, label.upperBound) }
        return true
    }

    /// Moves behind `(book: Book, at page: Int)`, whose first token is the current one. A parameter's name is the last one before
    /// its colon, its comma or the end.
    ///
    /// - Returns: the first label of its own that one has, which no closure's can.
    private mutating func skipParameters(_ declare: (ByteText) -> Void) -> Range<Int>? {
        var name: ByteText?
        var isType = false
        // How many generic types are open around the token: a comma in them ends no parameter.
        var angles = 0
        var (label, last): (Range<Int>?, Range<Int>?) = (nil, nil)
        while true {
            advance()
            switch kind {
            case .identifier where !isType, .dollar where !isType:
                if label == nil, name?.equals("_") == false { label = last }
                name = parameterName
                last = start..<index
            case .openParenthesis, .openBracket, .openBrace: skipGroup()
            case .at where !isType: advance()
            case .symbol where isType && !isWord("->"): angles += angleDepth
            case .comma where angles > 0: break
            case .colon, .comma, .closeParenthesis:
                angles = 0
                if let name { declare(name) }
                name = nil
                if case .closeParenthesis = kind {
                    advance()
                    return label
                }
                if case .colon = kind { isType = true } else { isType = false }
            case .end, .invalid, .closeBracket, .closeBrace: return nil
            default: break
            }
        }
    }

    /// Whether the current token can be a closure's parameter: `book`, or `$book`, which is a binding of it.
    private var isParameterName: Bool {
        switch kind {
        case .identifier: true
        case .dollar: !base[start + 1].isDigit
        default: false
        }
    }

    /// How many generic types the current token, a symbol, opens: `<` is 1, and `>?>` is -2.
    var angleDepth: Int {
        (start..<index).reduce(0) { base[$1] == 0x3C ? $0 + 1 : base[$1] == 0x3E ? $0 - 1 : $0 }
    }

    /// What the parameter is called that the current token declares.
    private var parameterName: ByteText {
        if case .dollar = kind { return word.slice(1, word.count) }
        return word.withoutTicks
    }

    /// The current token.
    var word: ByteText { ByteText(base + start, index - start) }

    func isWord(_ word: StaticString) -> Bool { self.word.equals(word) }

    /// Moves from an attribute, if one is the current token, to what stands behind it and others.
    mutating func skipAttributes() {
        while case .at = kind {
            advance()
            skipAttributeName()
            // `@A(b) c in`, but `@A(b) in` has a parameter.
            guard case .openParenthesis = kind, isLeftBound else { continue }
            var behind = self
            behind.skipGroupAndAdvance()
            if behind.isWord("in") || behind.word.isEffectWord || behind.isWord("->") { return }
            self = behind
        }
    }

    /// `A.B` of an attribute.
    private mutating func skipAttributeName() {
        advance()
        while case .dot = kind {
            advance()
            advance()
        }
    }

    mutating func skipGroupAndAdvance() {
        if skipGroup() { advance() }
    }
}
