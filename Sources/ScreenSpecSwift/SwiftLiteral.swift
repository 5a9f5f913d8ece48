import ScreenSpecDiagnostics

/// What an expression is that is no more than a literal.
package enum SwiftLiteral {
    /// A whole number, in any of Swift's bases. Its magnitude is nil where 64 bits do not hold it.
    case whole(isNegative: Bool, magnitude: UInt64?)
    /// What stands in quotes, without escapes.
    case text(ByteText)
    /// A list in brackets; of a dictionary's, keys and values in turn.
    case list([ByteText])

    /// Nil where it is something else, or may be.
    package init?(_ expression: ByteText) {
        var scanner = SwiftScanner(expression)
        scanner.advance()
        if case .openBracket = scanner.kind {
            guard let elements = scanner.readElements() else { return nil }
            self = .list(elements)
            return
        }
        if case .string = scanner.kind {
            guard let text = expression.plainText, scanner.index == expression.count else { return nil }
            self = .text(text)
            return
        }
        var isNegative = false
        if case .symbol = scanner.kind, scanner.isWord("-") {
            isNegative = true
            scanner.advance()
        }
        guard case .number = scanner.kind, scanner.index == expression.count else { return nil }
        guard let digits = SwiftDigits(scanner.word) else { return nil }
        self = .whole(isNegative: isNegative, magnitude: digits.value)
    }
}

extension SwiftScanner {
    /// Reads the elements of a list up to the end of the text. The colons of `a ? b : c` tell nothing.
    fileprivate mutating func readElements() -> [ByteText]? {
        var elements: [ByteText] = []
        var begin = index
        while true {
            advance()
            switch kind {
            case .comma, .colon, .closeBracket:
                let element = ByteText(base + begin, start - begin).trimmed
                if element.count > 0 { elements.append(element) }
                begin = index
                if case .closeBracket = kind { return index == end ? elements : nil }
            case .openParenthesis, .openBracket, .openBrace: skipGroup()
            case .symbol where !isLeftBound && isWord("?"): return nil
            case .end, .invalid: return nil
            default: break
            }
        }
    }
}

extension ByteText {
    /// What stands between the quotes of a string of one line.
    fileprivate var plainText: ByteText? {
        guard count > 1, self[0] == 0x22, self[1] != 0x22 || count == 2, firstIndex(of: 0x5C) == nil else { return nil }
        return slice(1, count - 1)
    }
}

/// The digits of a number without a fraction.
private struct SwiftDigits {
    /// Nil where 64 bits do not hold it.
    private(set) var value: UInt64? = 0

    init?(_ number: ByteText) {
        let base = Self.base(of: number)
        for index in (base == 10 ? 0 : 2)..<number.count where number[index] != 0x5F {
            guard let digit = number[index].digitValue, digit < base else { return nil }
            add(digit, base)
        }
    }

    private static func base(of number: ByteText) -> UInt64 {
        guard number.count > 2, number[0] == 0x30 else { return 10 }
        return switch number[1] {
        case 0x78: 16
        case 0x6F: 8
        case 0x62: 2
        default: 10
        }
    }

    private mutating func add(_ digit: UInt64, _ base: UInt64) {
        guard let product = value?.multipliedReportingOverflow(by: base), !product.overflow else { return value = nil }
        let sum = product.partialValue.addingReportingOverflow(digit)
        value = sum.overflow ? nil : sum.partialValue
    }
}

extension UInt8 {
    /// What a digit of base 16 or less counts.
    fileprivate var digitValue: UInt64? {
        switch self {
        case 0x30...0x39: UInt64(self - 0x30)
        case 0x41...0x46, 0x61...0x66: UInt64((self | 0x20) - 0x57)
        default: nil
        }
    }
}
