import ScreenSpecDiagnostics

/// Walks Swift source text token by token. It knows just enough to tell where tokens, literals and brackets begin and
/// end; it allocates nothing, and after the first fault it only reports `invalid`.
package struct SwiftScanner {
    /// No raw values: comparing those is a generic call in a debug build.
    package enum Kind: Sendable {
        case end, invalid, identifier, dollar, number, string, symbol, hash, at, backslash
        case dot, comma, colon, semicolon
        case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    }

    /// How deep brackets and interpolations may stand in each other.
    package static var maximumDepth: Int { 64 }

    /// The text's first byte.
    package let base: UnsafePointer<UInt8>
    /// The text's length in bytes.
    package let end: Int
    /// The current token's kind and first byte. It reaches up to `index`.
    package internal(set) var kind = Kind.end
    /// The current token's first byte.
    package internal(set) var start: Int
    /// Behind the current token's last byte.
    package internal(set) var index: Int
    /// Whether a line break stands between the token before and the current one.
    package internal(set) var newlineBefore = false
    /// The first fault met.
    package internal(set) var fault: SwiftFault?
    var depth = 0
    /// Inside an interpolation of a single-line string, where no line may end.
    var isSingleLine = false

    /// Begins before the token at or behind `index`; `advance` moves to it.
    package init(_ text: ByteText, from index: Int = 0) {
        base = text.base
        end = text.count
        start = index
        self.index = index
    }

    /// Moves to the next token.
    package mutating func advance() {
        newlineBefore = false
        while index < end {
            let byte = base[index]
            if byte == 0x0A || byte == 0x0D {
                newlineBefore = true
            } else if byte != 0x20 && byte != 0x09 {
                break
            }
            index += 1
        }
        start = index
        guard index < end else {
            kind = fault == nil ? .end : .invalid
            return
        }
        let byte = base[index]
        if byte | 0x20 &- 0x61 < 26 || byte == 0x5F {
            kind = .identifier
            index += 1
            scanIdentifierRest()
            // Macros write `_$id`.
            while index < end, base[index] == 0x24 {
                index += 1
                scanIdentifierRest()
            }
        } else {
            scanOther(byte)
        }
    }

    private mutating func scanOther(_ byte: UInt8) {
        switch byte {
        case 0x28: take(.openParenthesis)
        case 0x29: take(.closeParenthesis)
        case 0x2C: take(.comma)
        case 0x2E: scanDot()
        case 0x3A: take(.colon)
        case 0x3B: take(.semicolon)
        case 0x40: scanAt()
        case 0x5B: take(.openBracket)
        case 0x5D: take(.closeBracket)
        case 0x7B: take(.openBrace)
        case 0x7D: take(.closeBrace)
        case 0x5C: take(.backslash)
        case 0x22: scanString()
        case 0x23: scanHash()
        case 0x24: scanDollar()
        case 0x60: scanBackticks()
        case 0x30...0x39: scanNumber()
        case 0x80...: scanBeyondASCII()
        default: byte.isOperatorByte ? scanSymbol() : fail(.invalidCharacter, start, start + 1)
        }
    }

    private mutating func take(_ kind: Kind) {
        self.kind = kind
        index += 1
    }

    /// Notes what is wrong, when nothing was before, and ends the walk.
    mutating func fail(_ problem: SwiftFault.Problem, _ start: Int, _ end: Int, opener: Int = -1) {
        if fault == nil { fault = SwiftFault(problem: problem, start: start, end: end, opener: opener) }
        kind = .invalid
        index = self.end
    }

    /// Moves on from an opening bracket, the current token, to the one that closes it. False when there is none.
    @discardableResult
    package mutating func skipGroup() -> Bool {
        let opener = start
        guard depth < SwiftScanner.maximumDepth else {
            fail(.tooDeep, opener, opener + 1)
            return false
        }
        depth += 1
        while true {
            advance()
            if isSingleLine && newlineBefore { fail(.unterminatedInterpolation, opener, opener + 1) }
            switch kind {
            case .openParenthesis, .openBracket, .openBrace:
                guard skipGroup() else { return false }
            case .closeParenthesis, .closeBracket, .closeBrace:
                return close(opener)
            case .semicolon where base[opener] != 0x7B:
                fail(.semicolon, start, index)
                return false
            case .end:
                fail(.unclosed, opener, opener + 1)
                return false
            case .invalid:
                return false
            default:
                break
            }
        }
    }

    private mutating func close(_ opener: Int) -> Bool {
        depth -= 1
        // `[` and `{` stand two before their closing ones in ASCII, `(` one.
        if base[start] &- base[opener] <= 2 { return true }
        fail(.mismatched, start, index, opener: opener)
        return false
    }

    /// Whether the text before the current token is part of the same word for Swift: what tells `a! b` from `a !b`.
    package var isLeftBound: Bool {
        guard start > 0 else { return false }
        switch base[start - 1] {
        case 0x20, 0x09, 0x0A, 0x0D, 0x28, 0x5B, 0x7B, 0x2C, 0x3B, 0x3A: return false
        default: return true
        }
    }

    /// Likewise for the text behind the current token.
    package var isRightBound: Bool {
        guard index < end else { return false }
        switch base[index] {
        case 0x20, 0x09, 0x0A, 0x0D, 0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x3A: return false
        case 0x2E: return !isLeftBound
        default: return true
        }
    }
}
