import ScreenSpecDiagnostics

// Operators and marks.

extension ExpressionParser {
    mutating func stepColon() {
        if ternaries == 0 || !isComplete { return scanner.fail(.colon, scanner.start, scanner.index) }
        ternaries -= 1
        isComplete = false
        callee = .callable
    }

    mutating func stepSymbol() {
        let (left, right) = (scanner.isLeftBound && !isFirstToken, scanner.isRightBound)
        let first = scanner.base[scanner.start]
        let isSingle = scanner.index == scanner.start + 1
        // `.==` of vectors.
        if case .dot = previous, previousEnd == scanner.start {
            // `\\Book?.?.title`
            if first == 0x3F || first == 0x21, isSingle, case .neverCalled = callee { return isComplete = true }
            if isDotLeftBound != right { scanner.fail(.lopsided, previousStart, scanner.index) }
            return isComplete = false
        }
        if first == 0x3D, isSingle, allowsAssignment, isComplete, !endsLiteral {
            if left != right { scanner.fail(.lopsided, scanner.start, scanner.index) }
            return isComplete = false
        }
        if first == 0x3D, isSingle { return scanner.fail(.assignment, scanner.start, scanner.index) }
        if first == 0x3F || first == 0x21, isSingle, left { return stepPostfixMark() }
        if first == 0x3C, left, isComplete, skipGenericArguments() { return }
        let isArrow = first == 0x2D && scanner.index == scanner.start + 2 && scanner.base[scanner.start + 1] == 0x3E
        // No call takes the type of a function for its argument; in parentheses it may have members.
        if isArrow, isArgument, scanner.start >= castEnd { return scanner.fail(.noValue, scanner.start, scanner.index) }
        if !isComplete, isArrow ? !previousText.isEffectWord : first == 0x3F || !right {
            return scanner.fail(.noValue, scanner.start, scanner.index)
        }
        if first == 0x26, isSingle, !isComplete, !(isArgument && isFirstToken) {
            return scanner.fail(.noValue, scanner.start, scanner.index)
        }
        if first == 0x3F, isSingle {
            // With white space before it, it is a condition's, whatever follows.
            ternaries += 1
            callee = .callable
            return isComplete = false
        }
        if isComplete, left != right, !isArrow, right || isInfixOnly {
            // Swift takes it for a prefix or postfix operator.
            scanner.fail(.lopsided, scanner.start, scanner.index)
        } else if !isComplete || left == right || isArrow {
            // `A & B` and `() -> A` may go on with the type of a cast.
            if isComplete, !isArrow, first != 0x26 || !isSingle { callee = .callable }
            isComplete = false
        }
    }

    /// Whether a literal was read last, which nothing can be assigned to.
    private var endsLiteral: Bool {
        guard case .literal = callee else { return false }
        switch previous {
        case .number, .string: return true
        case .identifier: return previousText.isLiteral
        default: return false
        }
    }

    /// Whether nothing was read yet; what stands before it is no part of the expression.
    var isFirstToken: Bool { if case .end = previous { true } else { false } }

    /// Whether the current symbol surely is no postfix operator, though it stands like one: all that Swift has but
    /// `...`. An app's own may be beyond ASCII (`90°`) or a percent sign.
    private var isInfixOnly: Bool {
        let first = scanner.base[scanner.start]
        return first < 0x80 && (first != 0x2E || scanner.isWord("..<")) && first != 0x25
    }

    /// `a?`, `a!`, and the marks of `try?`, `try!`, `as?`, `as!`, which leave the operand to come.
    private mutating func stepPostfixMark() {
        if case .identifier = previous, !isMember {
            if previousText.equals("try") || previousText.equals("as") { isComplete = false }
        }
    }

    /// `<Int, String>` behind a name, when it is that. Its commas separate no expressions.
    private mutating func skipGenericArguments() -> Bool {
        switch previous {
        case .identifier, .hash: break
        default: return false
        }
        var types = TypeParser(ByteText(scanner.base, scanner.end), from: scanner.start)
        types.isProbing = true
        guard scanner.start >= noGenericsBefore, types.skipGenericArguments() else {
            // What is too deep here would be tried again from each bracket in it.
            if let fault = types.fault, case .tooDeep = fault.problem { noGenericsBefore = fault.start }
            return false
        }
        scanner.index = types.index
        return true
    }
}
