import ScreenSpecDiagnostics

/// Reads one expression: at its own level token by token, with everything in brackets only balanced.
struct ExpressionParser {
    var scanner: SwiftScanner
    /// Whether the expression could end with what was read: it would be a whole one.
    private var isComplete = false
    private var ternaries = 0
    /// Whether the last name was a member's, `as` or `is`, or the first one behind those.
    private var isMember = false
    private var isCast = false
    private var isCastTarget = false
    /// The token before the current one.
    private var previous = SwiftScanner.Kind.end
    private var previousStart = 0
    private var previousEnd = 0

    init(_ text: ByteText, from index: Int) {
        scanner = SwiftScanner(text, from: index)
        previousEnd = index
    }

    /// - Parameter untilComma: whether a comma ends the expression, as it ends a default value. It is then the current
    ///   token.
    mutating func parse(untilComma: Bool = false) -> SwiftFault? {
        let begin = scanner.index
        while scanner.fault == nil {
            scanner.advance()
            if case .end = scanner.kind { break }
            if untilComma, case .comma = scanner.kind { break }
            if isComplete && scanner.newlineBefore && !continuesLine {
                scanner.fail(.secondStatement, scanner.start, scanner.index)
            } else {
                step()
            }
            previousEnd = scanner.index
        }
        if scanner.fault == nil { finish(begin) }
        return scanner.fault
    }

    /// Where the last token ended.
    var expressionEnd: Int { previousEnd }

    private mutating func finish(_ begin: Int) {
        if case .end = previous {
            scanner.fail(.empty, begin, scanner.start)
        } else if !isComplete {
            scanner.fail(.incomplete, previousStart, previousEnd)
        } else if ternaries > 0 {
            scanner.fail(.noElse, previousEnd, previousEnd)
        }
    }

    private mutating func step() {
        let (kind, start) = (scanner.kind, scanner.start)
        switch kind {
        case .identifier: stepName()
        case .number, .string, .dollar, .hash: stepOperand()
        case .symbol: stepSymbol()
        case .dot: isComplete = false
        case .backslash:
            stepOperand()
            isComplete = false
        case .at: scanner.fail(.looseAttribute, start, scanner.index)
        case .openParenthesis, .openBracket, .openBrace:
            scanner.skipGroup()
            isComplete = true
        case .colon: stepColon()
        case .comma: scanner.fail(.comma, start, scanner.index)
        case .semicolon: scanner.fail(.semicolon, start, scanner.index)
        case .closeParenthesis, .closeBracket, .closeBrace: scanner.fail(.unopened, start, scanner.index)
        case .end, .invalid: break
        }
        previous = kind
        previousStart = start
    }

    private mutating func stepOperand() {
        if isComplete { scanner.fail(.secondExpression, scanner.start, scanner.index) }
        isComplete = true
    }

    private mutating func stepName() {
        let word = token
        let wasCast = isCast
        isMember = false
        isCast = false
        if case .dot = previous {
            isComplete = true
            isMember = true
        } else if joins(word) {
            isComplete = false
            isCast = true
        } else if word.beginsNoExpression {
            scanner.fail(.statement, scanner.start, scanner.index)
        } else if isComplete, !followsWord {
            // The group before was a closure: `} label: {` goes on with another.
            if case .openBrace = previous, takeLabelColon() {
                isComplete = false
            } else {
                stepOperand()
            }
        } else {
            isComplete = !word.isPrefixKeyword
            isCastTarget = wasCast
        }
    }

    /// Whether `word`, the current token, goes on with what was read: `as`, `is`, or the effects of a function type.
    private func joins(_ word: ByteText) -> Bool {
        if !isComplete { return word.isEffectWord && previousText.isEffectWord }
        if word.isCastWord { return true }
        guard word.isEffectWord else { return false }
        var probe = scanner
        probe.advance()
        guard probe.start < probe.index else { return false }
        return probe.base[probe.start] == 0x2D
            || ByteText(probe.base, probe.index).slice(probe.start, probe.index).isEffectWord
    }

    /// Whether the token before is a word after which another operand may stand on the same line: `copy`, `unsafe`, and
    /// `any` in a cast.
    private var followsWord: Bool {
        guard case .identifier = previous, !isMember, !scanner.newlineBefore else { return false }
        let word = previousText
        return word.isOperandPrefix || isCastTarget && word.equals("any")
    }

    private var previousText: ByteText { ByteText(scanner.base + previousStart, previousEnd - previousStart) }

    /// The colon of a labelled trailing closure: `} label: {`.
    private mutating func takeLabelColon() -> Bool {
        var next = scanner.index
        while next < scanner.end, scanner.base[next] == 0x20 { next += 1 }
        guard next < scanner.end, scanner.base[next] == 0x3A else { return false }
        scanner.index = next + 1
        return true
    }

    private mutating func stepColon() {
        if ternaries == 0 || !isComplete { return scanner.fail(.colon, scanner.start, scanner.index) }
        ternaries -= 1
        isComplete = false
    }

    private mutating func stepSymbol() {
        let (left, right) = (scanner.isLeftBound, scanner.isRightBound)
        let first = scanner.base[scanner.start]
        let isSingle = scanner.index == scanner.start + 1
        if first == 0x3D, isSingle { return scanner.fail(.assignment, scanner.start, scanner.index) }
        if first == 0x3F || first == 0x21, isSingle, left { return stepPostfixMark() }
        if first == 0x3C, left, isComplete, skipGenericArguments() { return }
        let isArrow = first == 0x2D && !isSingle
        if first == 0x3F, isSingle, isComplete { ternaries += 1 }
        if isComplete, left != right, !isArrow, right || isInfixOnly {
            // Swift takes it for a prefix or postfix operator.
            scanner.fail(.lopsided, scanner.start, scanner.index)
        } else if !isComplete || left == right || isArrow {
            isComplete = false
        }
    }

    /// Whether the current symbol surely is no postfix operator, though it stands like one: all that Swift has but
    /// `...`. An app's own may be beyond ASCII (`90°`) or a percent sign.
    private var isInfixOnly: Bool {
        let first = scanner.base[scanner.start]
        return first < 0x80 && first != 0x2E && first != 0x25
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
        guard types.skipGenericArguments() else { return false }
        scanner.index = types.index
        return true
    }

    /// Whether the current token, first on its line, belongs to the expression that the lines before began.
    private var continuesLine: Bool {
        switch scanner.kind {
        case .dot, .openBrace, .colon, .comma, .end, .invalid: true
        case .closeParenthesis, .closeBracket, .closeBrace, .semicolon: true
        case .symbol: scanner.isLeftBound == scanner.isRightBound
        case .identifier: joins(token) || labelsClosure
        default: false
        }
    }

    private var labelsClosure: Bool {
        guard case .openBrace = previous else { return false }
        var probe = self
        return probe.takeLabelColon()
    }

    private var token: ByteText { ByteText(scanner.base + scanner.start, scanner.index - scanner.start) }
}
