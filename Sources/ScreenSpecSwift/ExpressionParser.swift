import ScreenSpecDiagnostics

/// Reads one expression token by token, each argument and element in it as one, and the statements of its closures.
struct ExpressionParser {
    var scanner: SwiftScanner
    /// Whether the expression could end with what was read: it would be a whole one.
    var isComplete = false
    var ternaries = 0
    /// Whether the groups that it meets are known to be balanced, for what is around them was.
    var isBalanced = false
    /// Where brackets that are too deep for types begin; before, `<` is an operator.
    var noGenericsBefore = 0
    /// Where the type of a cast ends: up to there Swift reads types, and no expressions that may be some.
    var castEnd = 0
    /// Where an element of the last group ends with `...`, or -1.
    var variadic = -1
    /// In a closure, where `a = b` is a statement.
    var allowsAssignment = false
    /// Whether it is the value of a `let` or `var`, behind which another name may stand.
    var isBinding = false
    /// Whether that is a `var`, which may have observers; and has an attribute, which may say what it is.
    var isVariable = false
    var isWrapped = false
    /// Whether a closure is around it, whose parameters are `$0` and so on.
    var isInClosure = false
    /// What the statements around it, in that closure, let it jump to.
    var exits = Exits()
    /// Whether it stands behind the colon of a `case`, and the next one may follow.
    var isInCase = false
    /// Whether the closure before the current token is the argument of a call without parentheses.
    var isTrailing = false
    /// Whether it is an argument, which may be handed over with `&`.
    var isArgument = false
    /// Whether the type of a key path was read, `\Book`, and nothing behind it.
    var isKeyPathRoot = false
    /// What the operand before the current token is to a closure behind it.
    var callee = Callee.callable
    /// Whether the last name was a member's, or right behind an operator; `as` or `is`; or the first one behind those.
    var isMember = false
    var isCast = false
    var isCastTarget = false
    /// The token before the current one.
    var previous = SwiftScanner.Kind.end
    var previousStart = 0
    var previousEnd = 0

    init(_ text: ByteText, from index: Int) {
        scanner = SwiftScanner(text, from: index)
        previousEnd = index
    }

    /// What may end an expression, beside the end of the text. It is then the current token.
    enum End {
        case text
        /// As behind a default value.
        case comma
        /// As behind an argument.
        case group
        /// As behind the key of a dictionary.
        case groupOrColon
        /// As in a closure: also where a line ends, which is then read again.
        case statement
        /// As behind `if`.
        case condition
    }

    mutating func parse(until end: End = .text) -> SwiftFault? {
        let begin = scanner.index
        while scanner.fault == nil {
            scanner.advance()
            if ends(end) { break }
            if isComplete, scanner.newlineBefore && !continuesLine || isInCase && endsCase(end) {
                if case .statement = end {
                    scanner.index = scanner.start
                    break
                }
                scanner.fail(.secondStatement, scanner.start, scanner.index)
            } else {
                step()
            }
            previousEnd = scanner.index
        }
        if scanner.fault == nil { finish(begin, end) }
        return scanner.fault
    }

    /// Whether the next case of a `switch` begins on the line of a statement.
    private func endsCase(_ end: End) -> Bool {
        if case .statement = end { return scanner.beginsCase }
        return false
    }

    private func ends(_ end: End) -> Bool {
        if case .condition = end, endsCondition { return true }
        switch scanner.kind {
        case .end: return true
        case .comma:
            switch end {
            case .comma, .group, .groupOrColon, .condition: return true
            case .statement: return isBinding
            case .text: return false
            }
        case .closeBrace, .semicolon:
            switch end {
            case .statement, .condition: return true
            default: return false
            }
        case .closeParenthesis, .closeBracket:
            switch end {
            case .group, .groupOrColon: return true
            default: return false
            }
        case .colon: if case .groupOrColon = end { return ternaries == 0 } else { return false }
        default: return false
        }
    }

    /// As it begins, where the scanner stands.
    mutating func reset() {
        (allowsAssignment, isArgument, isKeyPathRoot) = (false, false, false)
        (isComplete, ternaries, isMember, isCast, isCastTarget) = (false, 0, false, false, false)
        callee = .callable
        previous = .end
        previousEnd = scanner.index
    }

    private mutating func finish(_ begin: Int, _ end: End) {
        if case .end = previous {
            switch end {
            case .text, .comma: scanner.fail(.empty, begin, scanner.start)
            case .group, .groupOrColon, .statement, .condition: scanner.fail(.noValue, scanner.start, scanner.index)
            }
        } else if isKeyPathRoot {
            failRoot()
        } else if !isComplete || endsWithChain(end) {
            scanner.fail(.incomplete, previousStart, previousEnd)
        } else if ternaries > 0 {
            scanner.fail(.noElse, previousEnd, previousEnd)
        }
    }

    private mutating func step() {
        let (kind, start) = (scanner.kind, scanner.start)
        if isKeyPathRoot { checkComponent() }
        switch kind {
        case .identifier: stepName()
        case .number, .dollar, .hash: stepOperand()
        case .string:
            stepOperand()
            if scanner.fault == nil { parseInterpolations() }
        case .symbol: stepSymbol()
        case .dot: stepDot()
        case .backslash:
            stepOperand()
            isComplete = false
            callee = .neverCalled
        case .at: scanner.fail(.looseAttribute, start, scanner.index)
        case .openParenthesis, .openBracket:
            if case .dot = previous, case .openParenthesis = kind { scanner.fail(.noValue, start, scanner.index) }
            var isOne = true
            if scanner.fault == nil { isOne = parseGroup() }
            // Neither an array nor a tuple can be called.
            if case .openBracket = kind { isOne = false }
            become(isComplete || isOne ? .callable : .literal)
            isComplete = true
        case .openBrace:
            if case .dot = previous {
                scanner.fail(.noValue, start, scanner.index)
            } else if isBinding, isVariable, isComplete, beginsObservers {
                scanner.skipGroup()
            } else if case .openBrace = previous, isTrailing {
                scanner.fail(.secondExpression, start, scanner.index)
            } else if isComplete, !takesClosure {
                scanner.fail(.secondExpression, start, scanner.index)
            } else {
                isTrailing = false
                if case .identifier = previous { isTrailing = isComplete }
                let (brace, isOperand) = (scanner, !isComplete)
                parseClosure()
                if isOperand, !isInClosure, scanner.fault == nil { checkCalled(brace) }
                become(.callable)
            }
            isComplete = true
        case .colon: stepColon()
        case .comma: scanner.fail(.comma, start, scanner.index)
        case .semicolon: scanner.fail(.semicolon, start, scanner.index)
        case .closeParenthesis, .closeBracket, .closeBrace: scanner.fail(.unopened, start, scanner.index)
        case .end, .invalid: break
        }
        if case .backslash = previous { isKeyPathRoot = isRoot(kind) }
        previous = kind
        previousStart = start
    }

    /// No number begins with a dot.
    private mutating func stepDot() {
        if !isComplete, scanner.index < scanner.end, scanner.base[scanner.index].isDigit {
            if case .backslash = previous {} else { scanner.fail(.malformedNumber, scanner.start, scanner.index + 1) }
        }
        isComplete = false
    }

    mutating func stepOperand() {
        let isLoose: Bool
        switch previous {
        case .dot: isLoose = !isMemberToken
        default: isLoose = !isInClosure && isClosureParameter
        }
        if isLoose { return scanner.fail(.noValue, scanner.start, scanner.index) }
        if isComplete { scanner.fail(.secondExpression, scanner.start, scanner.index) }
        isComplete = true
        if case .hash = scanner.kind { checkMacro() }
        become(isLiteral ? .literal : .callable)
    }

    /// Whether the current token can stand behind a dot: `.0`, `.$binding`.
    var isMemberToken: Bool {
        switch scanner.kind {
        case .number: true
        case .dollar: !isClosureParameter
        default: false
        }
    }

    /// Whether the current token is `$0` or the like.
    var isClosureParameter: Bool {
        if case .dollar = scanner.kind { return scanner.base[scanner.start + 1].isDigit }
        return false
    }

    /// Whether an operator stands right before the current token, and nothing right before that.
    var followsPrefixOperator: Bool {
        guard case .symbol = previous, previousEnd == scanner.start else { return false }
        var before = scanner
        before.start = previousStart
        return !before.isLeftBound
    }

    /// Whether an operand stands right before the dot that was read last.
    var isDotLeftBound: Bool {
        var dot = scanner
        dot.start = previousStart
        return dot.isLeftBound
    }

    var previousText: ByteText { ByteText(scanner.base + previousStart, previousEnd - previousStart) }

    /// The colon of a labelled trailing closure: `} label: {`. Its label may be a keyword, but that of a `switch`.
    mutating func takeLabelColon() -> Bool {
        if scanner.isWord("default") { return false }
        var next = scanner.index
        while next < scanner.end, scanner.base[next] == 0x20 { next += 1 }
        guard next < scanner.end, scanner.base[next] == 0x3A else { return false }
        next += 1
        while next < scanner.end, scanner.base[next].isSpaceOrBreak { next += 1 }
        guard next < scanner.end, scanner.base[next] == 0x7B else { return false }
        scanner.index = next
        return true
    }

    /// Whether the current token, first on its line, belongs to the expression that the lines before began.
    private var continuesLine: Bool {
        switch scanner.kind {
        case .dot, .openBrace, .colon, .comma, .end, .invalid: true
        case .closeParenthesis, .closeBracket, .closeBrace, .semicolon: true
        case .symbol: scanner.isLeftBound == scanner.isRightBound
        case .identifier: joins(scanner.word) || labelsClosure
        default: false
        }
    }

    var labelsClosure: Bool {
        guard case .openBrace = previous else { return false }
        var probe = self
        return probe.takeLabelColon()
    }
}
