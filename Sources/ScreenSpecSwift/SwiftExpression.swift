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

/// The same for an expression of which it is known what it stands for: one that surely is something else is none. No view is `3`,
/// `a == b` or `Book.self`, and nothing is what names a function, `Book(id:)`.
package func checkExpression(
    _ text: SourceText, as subject: String, for use: ExpressionUse, into diagnostics: inout [Diagnostic]
) -> Bool {
    guard checkExpression(text, as: subject, into: &diagnostics) else { return false }
    if case .anything = use { return true }
    guard let fault = missingValue(in: text.bytes) ?? otherKind(text.bytes, for: use) ?? directive(text.bytes, use)
    else {
        return true
    }
    diagnostics.append(fault.diagnostic(.invalidExpression, subject, in: text))
    return false
}

/// What is wrong with an expression that surely is no `use`.
private func otherKind(_ expression: ByteText, for use: ExpressionUse) -> SwiftFault? {
    if use.takes(ExpressionKind(of: expression)) { return nil }
    return SwiftFault(problem: use.problem, start: 0, end: expression.count, opener: -1)
}

/// What is wrong where a line of generated code would begin with `#line`, which Swift takes for a directive there.
private func directive(_ expression: ByteText, _ use: ExpressionUse) -> SwiftFault? {
    var scanner = SwiftScanner(expression)
    scanner.advance()
    guard use.beginsLine, scanner.isWord("#line") else { return nil }
    return SwiftFault(problem: .directive, start: scanner.start, end: scanner.index, opener: -1)
}

/// What is wrong where a call ends with a label, as in `Book(id:)`, which names a function and does not call it.
private func missingValue(in call: ByteText) -> SwiftFault? {
    guard call.count > 2, call[call.count - 1] == 0x29, call[call.count - 2] == 0x3A else { return nil }
    return SwiftFault(problem: .noValue, start: call.count - 1, end: call.count, opener: -1)
}

/// Whether `text` is what a name is called with: its arguments in parentheses, and whatever may follow.
package func checkCall(_ text: SourceText, as subject: String, into diagnostics: inout [Diagnostic]) -> Bool {
    var parser = ExpressionParser(text.bytes, from: 0)
    parser.isComplete = true
    guard let fault = parser.parse() ?? missingValue(in: text.bytes) else { return true }
    diagnostics.append(fault.diagnostic(.invalidExpression, subject, in: text))
    return false
}

/// The usual cases in one loop: `SomeView`, `Books.SomeView`, `SomeView(book: book, page: page.number)`. False says
/// nothing about anything else.
package func isPlainExpression(_ text: ByteText) -> Bool {
    let base = text.base
    let end = text.count
    var index = 0
    var inCall = false
    // Whether a name stands before the byte, where it begins if it has no dot, and whether a label stands before it.
    var isInName = false
    var word = -1
    var isLabelled = false
    while index < end {
        let byte = base[index]
        if byte | 0x20 &- 0x61 < 26 {
            if !isInName, inCall, word < 0 { word = index }
            isInName = true
            while index &+ 1 < end, base[index &+ 1] | 0x20 &- 0x61 < 26 { index &+= 1 }
        } else if byte &- 0x30 < 10 || byte == 0x5F {
            if !isInName { return false }
        } else if byte == 0x2E {
            if !isInName { return false }
            isInName = false
            word = 0
        } else if byte == 0x28 {
            if !isInName || inCall { return false }
            inCall = true
            isInName = false
            word = -1
            if index + 2 == end { return base[index + 1] == 0x29 && !beginsWithKeyword(text) }
        } else if byte == 0x2C || byte == 0x3A {
            // Only with a space behind it, and a name behind that.
            if !isInName || !inCall || index + 1 >= end || base[index + 1] != 0x20 { return false }
            let isLabel = byte == 0x3A
            if isLabel ? isLabelled || word <= 0 || isInout(text, word, index) : isKeyword(text, word, index) {
                return false
            }
            isLabelled = isLabel
            index &+= 1
            isInName = false
            word = -1
        } else if byte == 0x29 {
            return isInName && !isKeyword(text, word, index) && inCall && index + 1 == end && !beginsWithKeyword(text)
        } else {
            return false
        }
        index &+= 1
    }
    return isInName && !inCall && !beginsWithKeyword(text)
}

/// Whether the word of an argument is one that may be no value; `start` is not positive where there is none.
private func isKeyword(_ text: ByteText, _ start: Int, _ end: Int) -> Bool {
    start > 0 && SwiftKeywords.isReserved(text.slice(start, end))
}

private func isInout(_ text: ByteText, _ start: Int, _ end: Int) -> Bool {
    SwiftKeywords.isReservedArgumentLabel(text.slice(start, end))
}

private func beginsWithKeyword(_ text: ByteText) -> Bool {
    // Those with a capital are `Any`, `Self`, `Type` and `Protocol`, which can stand here or will be refused elsewhere.
    if text.base[0] < 0x61 { return false }
    var end = 0
    while end < text.count, text.base[end].isIdentifierByte { end += 1 }
    return SwiftKeywords.isReserved(text.slice(0, end))
}

/// A call's arguments, each with its label, nil for one without; nil where the arguments are no expressions.
///
/// - Parameter arguments: what stands between the parentheses.
package func callArguments(_ arguments: ByteText) -> [(label: ByteText?, value: ByteText)]? {
    var found: [(label: ByteText?, value: ByteText)] = []
    var index = 0
    while true {
        var scanner = SwiftScanner(arguments, from: index)
        scanner.advance()
        if case .end = scanner.kind { return found }
        let label = takeLabel(&scanner, in: arguments)
        if label != nil { index = scanner.index }
        var parser = ExpressionParser(arguments, from: index)
        if parser.parse(until: .comma) != nil { return nil }
        found.append((label, arguments.slice(index, parser.previousEnd)))
        guard case .comma = parser.scanner.kind else { return found }
        index = parser.scanner.index
    }
}

/// The tokens of an expression: the same for two that differ in their spaces only. What is no Swift is one token, up to the
/// end.
package func tokens(of expression: ByteText) -> [String] {
    var (scanner, tokens) = (SwiftScanner(expression, from: 0), [String]())
    while true {
        scanner.advance()
        if case .end = scanner.kind { return tokens }
        if case .invalid = scanner.kind { return tokens + [expression.slice(scanner.start, expression.count).string] }
        tokens.append(expression.slice(scanner.start, scanner.index).string)
    }
}

/// Reads on behind `label:`, where the current token is a label.
private func takeLabel(_ scanner: inout SwiftScanner, in text: ByteText) -> ByteText? {
    guard case .identifier = scanner.kind else { return nil }
    let isTicked = text[scanner.start] == 0x60
    let label = text.slice(scanner.start + (isTicked ? 1 : 0), scanner.index - (isTicked ? 1 : 0))
    scanner.advance()
    guard case .colon = scanner.kind else { return nil }
    return label
}
