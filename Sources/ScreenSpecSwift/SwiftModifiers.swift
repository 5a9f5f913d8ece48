import ScreenSpecDiagnostics

/// Whether `text` is what can be written behind a view: `.appTheme()`, members and calls that each begin with a dot.
package func isModifierChain(_ text: ByteText) -> Bool {
    var parser = ExpressionParser(text, from: 0)
    parser.isComplete = true
    return parser.parse() == nil && hasShapeOfChain(text)
}

/// Whether an expression's end is made of nothing but members and calls.
private func hasShapeOfChain(_ text: ByteText) -> Bool {
    var scanner = SwiftScanner(text)
    var previous = SwiftScanner.Kind.end
    scanner.advance()
    guard case .dot = scanner.kind else { return false }
    while true {
        switch (previous, scanner.kind) {
        case (.dot, .identifier), (.end, .dot), (.identifier, .dot), (.openParenthesis, .dot), (.openBrace, .dot): break
        case (.identifier, .openParenthesis), (.identifier, .openBrace), (.openParenthesis, .openBrace),
            (.colon, .openBrace):
            let kind = scanner.kind
            if !scanner.skipGroup() { return false }
            previous = kind
            scanner.advance()
            continue
        // `} label: {`
        case (.openBrace, .identifier):
            scanner.advance()
            guard case .colon = scanner.kind else { return false }
        case (.identifier, .end), (.openParenthesis, .end), (.openBrace, .end): return scanner.fault == nil
        default: return false
        }
        previous = scanner.kind
        scanner.advance()
    }
}
