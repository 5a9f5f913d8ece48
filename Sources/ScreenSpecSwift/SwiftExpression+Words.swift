import ScreenSpecDiagnostics

extension ByteText {
    var isCastWord: Bool { count == 2 && (equals("as") || equals("is")) }

    /// Words between the two halves of a function type.
    var isEffectWord: Bool { count == 5 && equals("async") || count == 6 && equals("throws") }

    /// Reserved words that an operand follows.
    var isPrefixKeyword: Bool { count == 3 && equals("try") || count == 5 && equals("await") }

    /// Words that an operand follows and that may also be names.
    var isOperandPrefix: Bool {
        switch count {
        case 4: equals("copy") || equals("each")
        case 6: equals("unsafe") || equals("borrow")
        case 7: equals("consume")
        default: false
        }
    }

    /// Whether this is a reserved word that no expression begins with.
    var beginsNoExpression: Bool {
        // Those with a capital are types.
        guard base[0] > 0x60, SwiftKeywords.isReserved(self) else { return false }
        switch count {
        case 3: return !equals("nil") && !equals("try")
        case 4: return !equals("self") && !equals("true")
        case 5: return !equals("await") && !equals("false") && !equals("super")
        default: return true
        }
    }
}
