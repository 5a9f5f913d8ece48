import ScreenSpecDiagnostics

/// Whether `text` is exactly one Swift expression, as far as tokens and brackets tell: balanced, not empty, free of
/// comments, of `;` outside braces and of line breaks at which Swift would begin a new statement. What is wrong is
/// added to `diagnostics`.
/// - Parameter subject: what the text is, for messages: `the view of `author``.
@discardableResult
package func checkExpression(
    _ text: SourceText, as subject: @autoclosure () -> String = "the expression",
    into diagnostics: inout [Diagnostic]
) -> Bool {
    if isPlainExpression(text.bytes) { return true }
    var parser = ExpressionParser(text.bytes, from: 0)
    guard let fault = parser.parse() else { return true }
    diagnostics.append(fault.diagnostic(.invalidExpression, subject(), in: text))
    return false
}

/// The usual cases in one loop: `SomeView`, `Books.SomeView`, `SomeView(book: book, page: page.number)`. False says
/// nothing about anything else.
package func isPlainExpression(_ text: ByteText) -> Bool {
    let base = text.base
    let end = text.count
    var index = 0
    var inCall = false
    // Whether a name stands before the byte.
    var isInName = false
    while index < end {
        let byte = base[index]
        if byte | 0x20 &- 0x61 < 26 {
            isInName = true
            while index &+ 1 < end, base[index &+ 1] | 0x20 &- 0x61 < 26 { index &+= 1 }
        } else if byte &- 0x30 < 10 || byte == 0x5F {
            if !isInName { return false }
        } else if byte == 0x2E {
            if !isInName { return false }
            isInName = false
        } else if byte == 0x28 {
            if !isInName || inCall { return false }
            inCall = true
            isInName = false
            if index + 2 == end { return base[index + 1] == 0x29 && !beginsWithKeyword(text) }
        } else if byte == 0x2C || byte == 0x3A {
            // Only with a space behind it, and a name behind that.
            if !isInName || !inCall || index + 1 >= end || base[index + 1] != 0x20 { return false }
            index &+= 1
            isInName = false
        } else if byte == 0x29 {
            return isInName && inCall && index + 1 == end && !beginsWithKeyword(text)
        } else {
            return false
        }
        index &+= 1
    }
    return isInName && !inCall && !beginsWithKeyword(text)
}

private func beginsWithKeyword(_ text: ByteText) -> Bool {
    // Those with a capital are `Any`, `Self`, `Type` and `Protocol`, which can stand here or will be refused elsewhere.
    if text.base[0] < 0x61 { return false }
    var end = 0
    while end < text.count, text.base[end].isIdentifierByte { end += 1 }
    return SwiftKeywords.isReserved(text.slice(0, end))
}
