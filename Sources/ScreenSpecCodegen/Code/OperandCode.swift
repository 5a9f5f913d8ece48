import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension ByteBuffer {
    /// An expression behind which something is written, a member, arguments or an operator, that is to bind to all of
    /// it: in parentheses, unless it is a name, a literal or a call. An absent one stays so.
    mutating func append(operand expression: ByteText) {
        let text = expression.trimmed
        let isWhole = text.isEmpty || isPlainExpression(text) || isOperand(text)
        if isWhole, !SwiftKeywords.beginsAccessor(text) { return append(code: text) }
        append("(")
        append(code: text)
        append(")")
    }

    /// Puts parentheses around the code from `start` on where Swift would take the braces before it for ones with accessors.
    mutating func encloseAccessor(from start: Int) {
        guard SwiftKeywords.beginsAccessor(text.slice(start, count)) else { return }
        var code = ByteBuffer(capacity: count - start)
        code.append(text.slice(start, count))
        truncate(to: start)
        append("(")
        append(code.text)
        append(")")
    }

    /// A view, with `()` where it is a type.
    mutating func append(view: ByteText) {
        append(code: view.trimmed)
        if isTypeName(view.trimmed) { append("()") }
    }
}

/// Whether an expression is a name, a literal or a group, and then only members, groups and marks bound to it.
private func isOperand(_ text: ByteText) -> Bool {
    if isTypeName(text) { return true }
    var scanner = SwiftScanner(text, from: genericTypeEnd(text))
    // Whether it could end here.
    var isWhole = scanner.index > 0
    scanner.advance()
    while true {
        switch scanner.kind {
        case .identifier, .number, .string, .dollar, .hash:
            if isWhole || text.slice(scanner.start, scanner.index).isPrefixWord { return false }
            isWhole = true
        case .dot:
            if !isWhole, scanner.start > 0 { return false }
            isWhole = false
        case .openParenthesis, .openBracket, .openBrace:
            // A closure alone could be taken for the body of what stands before it.
            if scanner.kind == .openBrace, !isWhole { return false }
            if !scanner.skipGroup() { return false }
            isWhole = true
        case .symbol:
            let byte = text[scanner.start]
            let isMark = (byte == 0x21 || byte == 0x3F) && scanner.index == scanner.start + 1 && scanner.isLeftBound
            let isSign = byte == 0x2D && scanner.start == 0 && text.count > 1 && text[1].isDigit
            if !(isMark && isWhole || isSign) { return false }
        case .end: return isWhole
        default: return false
        }
        scanner.advance()
    }
}

/// Where the arguments of `ListView<Book>(…)` begin; 0 where the expression begins with no generic type.
private func genericTypeEnd(_ text: ByteText) -> Int {
    guard let end = text.firstIndex(of: 0x28), let bracket = text.firstIndex(of: 0x3C), bracket < end else { return 0 }
    return isTypeName(text.slice(0, end)) ? end : 0
}

extension ByteText {
    /// A word that an operand follows.
    fileprivate var isPrefixWord: Bool { equals("try") || equals("await") }
}
