import ScreenSpecDiagnostics

/// What closures declare themselves. A name means what it meant before up to where its declaration ends, and again behind the
/// braces that it is for.
extension NameWalker {
    /// What braces declare, a bit for each name.
    struct Scope {
        /// Which names are the closure's own here.
        var own: UInt64 = 0
        /// The same where the braces begin, and where the current `if`, `for` or `guard` does.
        var outer: UInt64 = 0
        var before: UInt64 = 0
        /// What the current `let` declares: that is there from the next statement on.
        var bound: UInt64 = 0
        /// What the current condition or pattern declares.
        var matched: UInt64 = 0
        var statement = Statement.other
        /// Whether a `repeat` waits for its `while`.
        var isRepeating = false
        /// Where the closure's captures begin.
        var captures = -1
        /// Whether there are braces at all.
        var isBraced = false

        mutating func end() {
            own |= bound
            (bound, matched, statement) = (0, 0, .other)
        }

        mutating func begin(_ statement: Statement) {
            (before, matched, self.statement) = (own, 0, statement)
        }

        /// What is matched is there from here on.
        mutating func match() {
            own |= matched
            matched = 0
        }
    }

    /// What was begun and has not come to its braces, its colon or its end.
    enum Statement {
        case other, binding, condition, guarding, pattern

        var isCondition: Bool {
            switch self {
            case .condition, .guarding: true
            default: false
            }
        }
    }

    /// A closure or a block, with what it declares.
    mutating func walkBraces() {
        let around = scope
        scope = Scope(own: around.own, outer: around.own, isBraced: true)
        var signature = scanner
        var parameters: UInt64 = 0
        if signature.skipSignature({ parameters |= declare($0) }) {
            var first = scanner
            first.advance()
            first.skipAttributes()
            if case .openBracket = first.kind { scope.captures = first.start }
            scope.own |= parameters
        }
        walkGroup(.braces)
        scope = around
    }

    /// `[weak self, book = model.book]`: what is captured is what is around the closure.
    mutating func walkCaptures() {
        let own = scope.own
        scope.own = scope.outer
        walkGroup(.captures)
        scope.own = own
        scope.match()
    }

    /// Braces in a closure, which may be those that a condition waits for.
    mutating func walkBlock() {
        let statement = scope.statement
        if case .condition = statement { scope.match() }
        walkBraces()
        guard statement.isCondition else { return }
        scope.own = scope.before
        if case .guarding = statement { scope.match() }
        scope.statement = scope.bound == 0 ? .other : .binding
    }

    /// What a token that stands in braces itself ends.
    mutating func endDeclarations() {
        switch scanner.kind {
        case .semicolon: scope.end()
        case .comma:
            if case .binding = scope.statement {
                scope.own |= scope.bound
                scope.bound = 0
            } else {
                scope.match()
            }
        case .colon:
            guard case .pattern = scope.statement else { return }
            scope.match()
            scope.statement = .other
        case .identifier, .number, .string, .dollar, .hash, .at, .openParenthesis, .openBracket:
            if case .binding = scope.statement, beginsStatement { scope.end() }
        default: break
        }
    }

    private var beginsStatement: Bool {
        guard scanner.newlineBefore else { return false }
        if scanner.word.isCastWord || scanner.isWord("else") { return false }
        if case .number = previous { return true }
        return endsOperand
    }
}
