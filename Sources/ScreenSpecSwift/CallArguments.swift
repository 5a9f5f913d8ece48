import ScreenSpecDiagnostics

/// The labels of a call's arguments, nil for one without; nil where the arguments are no expressions.
///
/// - Parameter arguments: what stands between the parentheses.
package func argumentLabels(_ arguments: ByteText) -> [ByteText?]? {
    var labels: [ByteText?] = []
    var index = 0
    while true {
        var scanner = SwiftScanner(arguments, from: index)
        scanner.advance()
        if case .end = scanner.kind { return labels }
        let label = takeLabel(&scanner, in: arguments)
        if label != nil { index = scanner.index }
        var parser = ExpressionParser(arguments, from: index)
        if parser.parse(until: .comma) != nil { return nil }
        labels.append(label)
        guard case .comma = parser.scanner.kind else { return labels }
        index = parser.scanner.index
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
