import ScreenSpecDiagnostics

/// The value of a plain scalar as the YAML 1.2 core schema resolves it (YAML 1.2.2, 10.3.2), where a spec expects that
/// kind; nil where the schema makes something else of it.
package func coreBoolean(_ text: ByteText) -> Bool? {
    if text.equals("true") || text.equals("True") || text.equals("TRUE") { return true }
    if text.equals("false") || text.equals("False") || text.equals("FALSE") { return false }
    return nil
}

/// What YAML 1.1 and people make of a word that is no Boolean here: `yes`, `off`.
func looseBoolean(_ text: ByteText) -> Bool? {
    switch text.string.lowercased() {
    case "yes", "on", "y", "1": true
    case "no", "off", "n", "0": false
    default: nil
    }
}

/// A whole number: decimal with an optional sign, or `0x` and `0o` with theirs; nil for what is none.
package func coreInteger(_ text: ByteText) -> Int? {
    if text.count > 2, text[0] == 0x30, text[1] == 0x78 || text[1] == 0x6F {
        // Swift would read a sign here, too.
        let hasSign = text[2] == 0x2D || text[2] == 0x2B
        return hasSign ? nil : Int(text.slice(2, text.count).string, radix: text[1] == 0x78 ? 16 : 8)
    }
    var index = 0
    if text.count > 0, text[0] == 0x2D || text[0] == 0x2B { index = 1 }
    if index == text.count { return nil }
    if text.count > 18 { return (index..<text.count).allSatisfy { text[$0].isDigit } ? Int(text.string) : nil }
    var value = 0
    while index < text.count {
        guard text[index].isDigit else { return nil }
        value = value * 10 + Int(text[index] - 0x30)
        index += 1
    }
    return text[0] == 0x2D ? -value : value
}

/// A number with a fraction or an exponent, `.inf` or `.nan`; nil for what is none.
package func coreFloat(_ text: ByteText) -> Double? {
    if text.equals(".inf") || text.equals("+.inf") { return .infinity }
    if text.equals("-.inf") { return -.infinity }
    if text.equals(".nan") { return .nan }
    var index = text.count > 0 && (text[0] == 0x2D || text[0] == 0x2B) ? 1 : 0
    guard index < text.count, text[index].isDigit || text[index] == 0x2E else { return nil }
    while index < text.count {
        let byte = text[index]
        guard byte.isDigit || byte == 0x2E || byte | 0x20 == 0x65 || byte == 0x2D || byte == 0x2B else { return nil }
        index += 1
    }
    let spelled = text.string
    let value = Double(spelled.hasPrefix(".") ? "0" + spelled : spelled)
    // What is too large is no number that somebody meant.
    return value?.isFinite == true ? value : nil
}
