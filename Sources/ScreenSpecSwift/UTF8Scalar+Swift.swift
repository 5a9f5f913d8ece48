import ScreenSpecDiagnostics

/// What Swift's grammar lets a scalar be. A byte that is no UTF-8 can be nothing.
extension UTF8Scalar {
    /// Turns the reading direction of what follows, so that a line shows other code than it holds.
    package var turnsReadingDirection: Bool {
        value >= 0x202A && value <= 0x202E || value >= 0x2066 && value <= 0x2069
    }

    /// Shows nothing by itself, so that two names with and without it look alike (Unicode, `Default_Ignorable_Code_Point`): what is
    /// unseen everywhere, and what joins or chooses among others, or fills a place.
    var isInvisible: Bool {
        switch value {
        case 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200D, 0x3164, 0xFE00...0xFE0F, 0xFFA0: true
        default: isUnseen(value)
        }
    }

    /// Whether a name can begin with it. Swift's own table has the variation selectors and the Hangzhou numerals too, and takes
    /// a dot in front of one for an operator: no member and no case can be called so.
    package var canBeginIdentifier: Bool {
        switch value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0x30...0x39: false
        case 0x3021...0x302F, 0xE0100...0xE01EF: false
        default: canContinueIdentifier
        }
    }

    /// Whether it can stand in a name behind its first character (the Swift book, “Lexical Structure”); nothing that turns
    /// the reading direction can, though Swift would have it.
    package var canContinueIdentifier: Bool {
        if value < 0x80 { return UInt8(value).isIdentifierByte }
        if turnsReadingDirection { return false }
        switch value {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
            0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x203F...0x2040, 0x2054, 0x2060...0x218F,
            0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
            0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
            return true
        default:
            // Every plane above the first but for its last two scalars.
            return value >= 0x1_0000 && value <= 0xE_FFFD && value & 0xFFFF <= 0xFFFD
        }
    }

    /// Whether an operator can begin with it, beyond ASCII.
    package var canBeginOperator: Bool {
        switch value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
            true
        default: false
        }
    }

    /// Whether it can stand in an operator, beyond ASCII.
    package var canContinueOperator: Bool {
        switch value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
        default: canBeginOperator
        }
    }
}

extension UInt8 {
    /// The ASCII characters that Swift's operators are made of, the dot left out.
    package var isOperatorByte: Bool {
        switch self {
        case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E: true
        default: false
        }
    }
}
