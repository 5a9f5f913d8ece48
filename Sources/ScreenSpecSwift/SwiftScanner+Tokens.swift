import ScreenSpecDiagnostics

extension SwiftScanner {
    mutating func scanIdentifierRest() {
        while index < end {
            let byte = base[index]
            if byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F {
                index += 1
            } else {
                guard byte >= 0x80 else { return }
                let character = ByteText(base, end).scalar(at: index)
                guard character.canContinueIdentifier else { return }
                index += character.length
            }
        }
    }

    /// An integer or floating-point literal, as the grammar in the Swift book has them.
    mutating func scanNumber() {
        kind = .number
        let letter = base[index] == 0x30 && index + 1 < end ? base[index + 1] : 0
        let radix: UInt8 = letter == 0x78 ? 16 : letter == 0x6F ? 8 : letter == 0x62 ? 2 : 10
        if radix != 10 { index += 2 }
        var isFine = scanDigits(radix)
        var hasExponent = false
        if radix >= 10 {
            let hasFraction = scanFraction(radix)
            hasExponent = index < end && base[index] | 0x20 == (radix == 16 ? 0x70 : 0x65)
            if hasExponent {
                index += 1
                if index < end, base[index] == 0x2B || base[index] == 0x2D { index += 1 }
                isFine = scanDigits(10) && isFine
            } else if hasFraction, radix == 16 {
                isFine = false
            }
        }
        let numberEnd = index
        scanIdentifierRest()
        let isIndex = start > 0 && base[start - 1] == 0x2E
        // A tuple's element, `.0`, is a whole number; behind a range any may stand.
        if isIndex, hasExponent, start == 1 || base[start - 2] != 0x2E { isFine = false }
        if !isIndex, index + 1 < end, base[index] == 0x2E, base[index + 1].isDigit { isFine = false }
        if !isFine || index > numberEnd { fail(.malformedNumber, start, index) }
    }

    /// Whether there is a digit of the radix first; moves behind all of them.
    private mutating func scanDigits(_ radix: UInt8) -> Bool {
        let isFine = index < end && base[index].isDigit(radix)
        while index < end, base[index] == 0x5F || base[index].isDigit(radix) { index += 1 }
        return isFine
    }

    /// Moves behind a dot and the digits that follow it. In `0xFF.bitWidth` they are a member's name.
    private mutating func scanFraction(_ radix: UInt8) -> Bool {
        guard index + 1 < end, base[index] == 0x2E, base[index + 1].isDigit(radix) else { return false }
        if start > 0, base[start - 1] == 0x2E { return false }
        let dot = index
        index += 1
        _ = scanDigits(radix)
        if radix == 16, index == end || base[index] | 0x20 != 0x70, !base[dot + 1].isDigit {
            index = dot
            return false
        }
        return true
    }

    mutating func scanDollar() {
        index += 1
        scanIdentifierRest()
        if index == start + 1 { return fail(.invalidCharacter, start, index) }
        kind = .dollar
    }

    /// The `@` of an attribute; its name is the next token.
    mutating func scanAt() {
        index += 1
        kind = .at
        if index == end || !base[index].isIdentifierByte || base[index].isDigit {
            fail(.invalidCharacter, start, index)
        }
    }

    mutating func scanDot() {
        index += 1
        kind = .dot
        guard index < end else { return }
        if base[index] == 0x2E { return scanSymbol() }
        if base[index] <= 0x20 { fail(.spacedDot, start, index) }
    }

    mutating func scanBeyondASCII() {
        let character = ByteText(base, end).scalar(at: index)
        if character.canBeginIdentifier {
            kind = .identifier
            scanIdentifierRest()
        } else if character.canBeginOperator {
            scanSymbol()
        } else {
            let problem = character.turnsReadingDirection ? SwiftFault.Problem.readingDirection : .invalidCharacter
            fail(problem, start, start + character.length)
        }
    }

    /// A name in back-ticks; the token includes them.
    mutating func scanBackticks() {
        index += 1
        let begin = index
        if index < end, base[index] &- 0x30 >= 10 { scanIdentifierRest() }
        guard index > begin, index < end, base[index] == 0x60 else { return fail(.badBackticks, start, start + 1) }
        index += 1
        kind = .identifier
    }

    /// `#selector`, `#Predicate` as one token; a raw string; nothing else.
    mutating func scanHash() {
        while index < end, base[index] == 0x23 { index += 1 }
        let begin = index
        if index < end, base[index] == 0x22 {
            index = start
            return scanString()
        }
        if index < end, base[index] == 0x2F { return fail(.regularExpression, start, index + 1) }
        scanIdentifierRest()
        guard begin == start + 1, index > begin, base[begin] &- 0x30 >= 10 else {
            return fail(.invalidCharacter, start, start + 1)
        }
        kind = .hash
        if isDirective(ByteText(base, end).slice(begin, index)) { fail(.directive, start, index) }
    }

    private func isDirective(_ word: ByteText) -> Bool {
        word.equals("if") || word.equals("elseif") || word.equals("else") || word.equals("endif")
            || word.equals("sourceLocation") || word.equals("error") || word.equals("warning")
    }

    /// An operator. As in Swift, `!` and `?` directly behind something stand for themselves.
    mutating func scanSymbol() {
        kind = .symbol
        let first = base[start]
        if first == 0x21 || first == 0x3F, isLeftBound {
            index = start + 1
            return
        }
        var hasSlash = false
        let dotted = first == 0x2E
        scanning: while index < end {
            let byte = base[index]
            if byte >= 0x80 {
                let character = ByteText(base, end).scalar(at: index)
                guard character.canContinueOperator else { break scanning }
                index += character.length
            } else {
                guard byte.isOperatorByte || dotted && byte == 0x2E else { break scanning }
                if isCommentMarker(at: index) {
                    if index == start { return fail(.comment, index, index + 2) }
                    break scanning
                }
                if byte == 0x2F { hasSlash = true }
                index += 1
            }
        }
        if hasSlash { refuseRegularExpression() }
    }

    private func isCommentMarker(at index: Int) -> Bool {
        guard index + 1 < end else { return false }
        let (byte, next) = (base[index], base[index + 1])
        return byte == 0x2F && (next == 0x2F || next == 0x2A) || byte == 0x2A && next == 0x2F
    }

    /// A regular expression literal holds quotes and brackets that don't count, and only Swift's whole parser can tell
    /// it from a division: whatever could begin one is refused.
    private mutating func refuseRegularExpression() {
        let isSpaced = index < end && base[index].isSpaceOrBreak
        let isAlone = index == start + 1
        if isAlone && (isSpaced && !isLeftBound || followsOperand) { return }
        if isSpaced && index == start + 2 && base[start + 1] == 0x3D { return }
        fail(.regularExpression, start, index)
    }

    /// Whether an operand ends right before the current token: no keyword, after which a literal could stand.
    private var followsOperand: Bool {
        guard start > 0 else { return false }
        let last = base[start - 1]
        if last == 0x29 || last == 0x5D || last == 0x7D || last == 0x22 || last == 0x60 { return true }
        if last == 0x3F || last == 0x21 {
            return start > 1 && (base[start - 2].isIdentifierByte || base[start - 2] == 0x29)
        }
        var wordStart = start
        while wordStart > 0, base[wordStart - 1].isIdentifierByte { wordStart -= 1 }
        let word = ByteText(base + wordStart, start - wordStart)
        if word.isEmpty { return false }
        return !SwiftKeywords.isReserved(word) || word.equals("self") || word.equals("nil")
    }
}

extension UInt8 {
    /// Whether it is a digit of a number to that base: 2, 8, 10 or 16.
    func isDigit(_ radix: UInt8) -> Bool {
        self &- 0x30 < Swift.min(radix, 10) || radix == 16 && self | 0x20 &- 0x61 < 6
    }
}
