/// One Unicode scalar in UTF-8 text, and how many bytes it takes there. A byte that begins none is U+FFFD, one byte long
/// (the Unicode Standard, section 3.9, table 3-7).
package struct UTF8Scalar: BitwiseCopyable, Sendable {
    /// The scalar's number.
    package let value: UInt32
    /// In bytes, from 1 to 4.
    package let length: Int

    /// Whether it stands for a byte that is no UTF-8.
    package var isMalformed: Bool { value == 0xFFFD && length == 1 }
}

extension ByteText {
    /// The scalar whose UTF-8 begins at `index`, which is not checked.
    package func scalar(at index: Int) -> UTF8Scalar {
        let lead = UInt32(base[index])
        if lead < 0x80 { return UTF8Scalar(value: lead, length: 1) }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        let malformed = UTF8Scalar(value: 0xFFFD, length: 1)
        guard lead >= 0xC2, lead < 0xF5, index + length <= count else { return malformed }
        var value = lead & (0x7F >> UInt32(length))
        var next = index + 1
        while next < index + length {
            let byte = UInt32(base[next])
            if byte & 0xC0 != 0x80 { return malformed }
            value = value << 6 | byte & 0x3F
            next += 1
        }
        let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
        let isScalar = value >= least && value < 0x110000 && (value < 0xD800 || value > 0xDFFF)
        return isScalar ? UTF8Scalar(value: value, length: length) : malformed
    }
}

/// Whether nobody sees a scalar, or sees something else: controls, line and paragraph separators, format characters,
/// which reorder what is around them or show nothing, and what is no character. The list is our own, because the standard library's is another
/// one on each system. U+200D is not on it: it belongs to the emoji around it.
package func isUnseen(_ scalar: UInt32) -> Bool {
    // Most text is here, and a debug build takes long over ranges.
    if scalar &- 0x20 < 0x5F { return false }
    if scalar > 0x206F, scalar < 0xFEFF { return false }
    if scalar >= 0xA0, scalar < 0x600 { return scalar == 0xAD }
    return switch scalar {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x180E, 0x200B, 0x200C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    default: scalar & 0xFFFE == 0xFFFE
    }
}

extension Unicode.Scalar {
    /// Whether nobody sees it; see the function of that name.
    package var isUnseen: Bool { ScreenSpecDiagnostics.isUnseen(value) }

    /// As Swift writes it in a string literal: `\u{202E}`.
    package var escaped: String { "\\u{\(hexadecimal(value, digits: 1))}" }

    /// As the Unicode standard writes it: `U+0007`.
    package var codePoint: String { "U+" + hexadecimal(value, digits: 4) }
}

/// A number in capital digits, as many as it has and `digits` at least.
package func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
    let written = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(digits - written.count, 0)) + written
}

/// `text` with everything that could move the cursor, forge a line or turn the reading direction written visibly, and so that
/// a log of GitHub's takes none of it for a command, `##[error]`, which it does anywhere on a line.
///
/// - Parameter previous: what stands in front of it on its line.
package func printable(_ text: String, behind previous: String = "") -> String {
    var commands = LogCommandScanner(behind: previous)
    if text.utf8.allSatisfy({ !commands.isBracket($0) && $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    commands = LogCommandScanner(behind: previous)
    for scalar in text.unicodeScalars {
        if commands.isBracket(scalar.value) || scalar.isUnseen && scalar != "\t" {
            result += scalar.escaped
        } else {
            result.unicodeScalars.append(scalar == "\t" ? " " : scalar)
        }
    }
    return result
}
