import ScreenSpecDiagnostics

// What stands behind a backslash, and what ends with a `?`: neither is whole by itself.

extension ExpressionParser {
    /// Whether a token right behind a backslash is the type of a key path, or begins it, as in `\[Book].count`.
    func isRoot(_ kind: SwiftScanner.Kind) -> Bool {
        switch kind {
        case .identifier, .openParenthesis, .openBracket: true
        default: false
        }
    }

    /// Behind the type of a key path stands a member or a subscript.
    mutating func checkComponent() {
        isKeyPathRoot = false
        switch scanner.kind {
        case .dot, .openBracket, .end, .invalid: break
        // `\Book?.title`, `\Page<Book>.title`
        case .symbol where scanner.isLeftBound: break
        default: failRoot()
        }
    }

    /// `\Book` alone, or `\(book)`, which stands for text in strings.
    mutating func failRoot() {
        if case .openParenthesis = previous, scanner.base[previousStart - 1] == 0x5C {
            scanner.fail(.interpolation, previousStart - 1, previousEnd)
        } else {
            scanner.fail(.incomplete, previousStart, previousEnd)
        }
    }

    /// Whether the whole ends with the `?` of an optional chain, `book?`. In groups it may be that of a type.
    func endsWithChain(_ end: End) -> Bool {
        switch end {
        case .text, .comma: break
        case .group, .groupOrColon, .statement, .condition: return false
        }
        guard case .symbol = previous, previousStart >= castEnd else { return false }
        return previousText.equals("?")
    }
}
