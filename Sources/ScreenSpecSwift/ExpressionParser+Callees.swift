import ScreenSpecDiagnostics

/// What a closure may stand behind, and what `#` begins.
extension ExpressionParser {
    /// What an operand is to a closure behind it, which would be its argument.
    enum Callee {
        case callable
        /// A number, a string, an array: only what is behind a dot can be called.
        case literal
        /// A key path, or the type of a cast: nor can that.
        case neverCalled
    }

    /// Whether a closure may stand behind what was read.
    var takesClosure: Bool { if case .callable = callee { true } else { false } }

    /// What was read last is that, unless it is a part of what is never called.
    mutating func become(_ callee: Callee) {
        if case .neverCalled = self.callee { return }
        self.callee = callee
    }

    /// Whether the current token, an operand, is one that cannot be called.
    var isLiteral: Bool {
        switch scanner.kind {
        case .number, .string: if case .dot = previous { false } else { true }
        case .hash: SwiftMacros.isPlace(scanner.word)
        default: false
        }
    }

    /// Whether the current token is the first one of a statement, and no value of a `let` or `return`.
    private var beginsStatement: Bool {
        guard allowsAssignment, !isBinding, isFirstToken else { return false }
        if scanner.newlineBefore || previousEnd < 6 { return true }
        return !ByteText(scanner.base, previousEnd).slice(previousEnd - 6, previousEnd).equals("return")
    }

    /// Refuses what only a condition can ask, and what is nothing without its arguments. `#line` that begins a statement is
    /// another name of `#sourceLocation`.
    mutating func checkMacro() {
        let word = scanner.word
        if SwiftMacros.isQuestion(word) || word.equals("#line") && beginsStatement {
            return scanner.fail(.directive, scanner.start, scanner.index)
        }
        guard SwiftMacros.needsArguments(word) else { return }
        var next = scanner
        next.advance()
        if case .openParenthesis = next.kind { return }
        scanner.fail(.incomplete, scanner.start, scanner.index)
    }
}

/// Words that Swift has behind a `#` and that are no macros of anybody's.
private enum SwiftMacros {
    /// Whether it stands for where it is written.
    static func isPlace(_ word: ByteText) -> Bool {
        ["#file", "#fileID", "#filePath", "#function", "#line", "#column", "#dsohandle"].contains(where: word.equals)
    }

    /// Whether it is asked behind `if` and `guard` only.
    static func isQuestion(_ word: ByteText) -> Bool {
        ["#available", "#unavailable", "#_hasSymbol"].contains(where: word.equals)
    }

    static func needsArguments(_ word: ByteText) -> Bool {
        ["#selector", "#keyPath", "#colorLiteral", "#imageLiteral", "#fileLiteral"].contains(where: word.equals)
    }
}
