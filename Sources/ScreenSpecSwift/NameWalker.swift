import ScreenSpecDiagnostics

/// Goes through an expression's tokens and notes which of some names they mention as values.
struct NameWalker {
    enum Group { case top, call, parameters, list, subscripts, captures, braces }

    var scanner: SwiftScanner
    let names: UnsafePointer<ByteText>
    let count: Int
    var used: UInt64 = 0
    /// Where the first one of them is.
    var firstUse: Range<Int>?
    /// Where the first one of them is that is unwrapped: `id!`, `id?.description`.
    private(set) var firstUnwrapped: Range<Int>?
    /// Those that stand behind `self.`, and where the first one of them is.
    var usedOfSelf: UInt64 = 0
    var firstOfSelf: Range<Int>?
    /// Those that stand behind a `$`.
    var bound: UInt64 = 0
    /// What stands behind each `$` that binds nothing which the expression declares itself.
    var bindings: [ByteText] = []
    /// What the expression declares itself, as closures' parameters and variables: `$` binds these, too.
    private var declared: [ByteText] = []
    /// What the braces around the current token declare.
    var scope = Scope()
    private var depth = 0
    /// A `self` that was read, with what parentheses are around it alone; whether the dot that was read is behind it.
    private var ownSelf = -1..<(-1)
    private var isOfSelf = false
    /// The dot of the key path in `self[keyPath: \.title]`.
    private var dotOfSelf = -1
    /// Where the parameters of a function that a closure declares begin.
    var parameters = -1

    /// The token before the current one, and its range.
    private(set) var previous = SwiftScanner.Kind.end
    private var previousStart = 0
    private var previousEnd = 0

    init(_ scanner: SwiftScanner, _ names: UnsafePointer<ByteText>, _ count: Int) {
        self.scanner = scanner
        self.names = names
        self.count = count
    }

    /// Walks to the end of the group that the current token opens.
    mutating func walk(_ group: Group) {
        guard depth <= SwiftScanner.maximumDepth else { return scanner.fail(.tooDeep, scanner.start, scanner.index) }
        depth += 1
        while true {
            scanner.advance()
            let (kind, start) = (scanner.kind, scanner.start)
            if case .braces = group { endDeclarations() }
            switch kind {
            case .identifier: visitName(group)
            case .dollar: visitBinding()
            case .string: visitString()
            case .openParenthesis where start == parameters: walkGroup(.parameters)
            case .openParenthesis: walkParentheses()
            case .dot: isOfSelf = ownSelf.upperBound == previousEnd || start == dotOfSelf
            case .openBracket where start == scope.captures: walkCaptures()
            case .openBracket: walkBrackets()
            case .openBrace: if case .braces = group { walkBlock() } else { walkBraces() }
            case .end, .invalid, .closeParenthesis, .closeBracket, .closeBrace:
                depth -= 1
                return
            default: break
            }
            previous = scanner.fault == nil && kind != .identifier ? scanner.kind : kind
            previousStart = start
            previousEnd = scanner.index
        }
    }

    /// Whether an operand ends before the current token: a bracket there is a subscript's.
    var endsOperand: Bool {
        switch previous {
        case .identifier, .string, .dollar, .closeParenthesis, .closeBracket, .closeBrace: true
        case .symbol: scanner.base[previousEnd - 1] == 0x3F || scanner.base[previousEnd - 1] == 0x21
        default: false
        }
    }

    /// Looks into the interpolations of the string that is the current token.
    private mutating func visitString() {
        let string = scanner
        var place = string.start
        while scanner.fault == nil, let open = string.nextInterpolation(from: &place) {
            scanner.index = open
            scanner.advance()
            walkGroup(.call)
            place = scanner.index
        }
        if scanner.fault == nil { scanner = string } else { scanner.index = scanner.end }
    }

    private mutating func walkParentheses() {
        let start = scanner.start
        let isCall = endsOperand && !(isNamed && SwiftKeywords.isReserved(previousWord))
        walkGroup(.call)
        guard !isCall, ownSelf.upperBound == previousEnd, ownSelf.lowerBound > start else { return }
        if ByteText(scanner.base, scanner.end).slice(start + 1, ownSelf.lowerBound).trimmed.isEmpty {
            ownSelf = start..<scanner.index
        }
    }

    private mutating func walkBrackets() {
        guard endsOperand, scanner.start == previousEnd else { return walkGroup(.list) }
        if ownSelf.upperBound == previousEnd { dotOfSelf = scanner.dotOfKeyPath }
        walkGroup(.subscripts)
    }

    mutating func walkGroup(_ group: Group) {
        previous = scanner.kind
        previousEnd = scanner.index
        walk(group)
    }

    /// Notes that the expression declares a name. Gives its bit, where it is one of those that are looked for.
    mutating func declare(_ name: ByteText) -> UInt64 {
        declared.append(name)
        return bits(of: name)
    }

    func bits(of name: ByteText) -> UInt64 {
        let name = name.withoutTicks
        var index = 0
        while index < count {
            if names[index].equals(name) { return 1 << UInt64(index) }
            index += 1
        }
        return 0
    }

    /// `$book`, and not `$0` or a member.
    private mutating func visitBinding() {
        let name = scanner.word.slice(1, scanner.index - scanner.start)
        if case .dot = previous { return }
        if name[0].isDigit { return }
        if declared.contains(where: { $0.equals(name) }) { return }
        bindings.append(name)
        for index in 0..<count where names[index].equals(name) {
            bound |= 1 << UInt64(index)
        }
    }

    private mutating func visitName(_ group: Group) {
        if scope.isBraced, !isMember, nextByte != 0x3A || scanner.isWord("default"), visitWord(group) { return }
        if !isMember, scanner.word.withoutTicks.equals("self") { ownSelf = scanner.start..<scanner.index }
        let name = bits(of: scanner.word)
        if isBehind("func") { return visitFunction(name) }
        guard name != 0 else { return }
        if isMember, isOfSelf {
            usedOfSelf |= name
            if firstOfSelf == nil { firstOfSelf = scanner.start..<scanner.index }
        }
        if case .captures = group, isAssigned { return scope.matched |= name }
        if case .comma = previous, case .braces = group, case .binding = scope.statement, isAssigned {
            return scope.bound |= name
        }
        guard isValue(group) else { return }
        // A keyword without back-ticks is the keyword.
        if scanner.base[scanner.start] == 0x60 || !SwiftKeywords.isReserved(scanner.word) { use(name) }
    }

    /// Notes that the current token uses `name`, unless that is the closure's own.
    mutating func use(_ name: UInt64) {
        let name = name & ~scope.own
        guard name != 0 else { return }
        if firstUse == nil { firstUse = scanner.start..<scanner.index }
        if firstUnwrapped == nil, isUnwrapped { firstUnwrapped = scanner.start..<scanner.index + 1 }
        used |= name
    }

    /// Whether a `!` touches the current token, or a `?` with a member or a subscript. Swift reads `id!=1` as `id! = 1`.
    private var isUnwrapped: Bool {
        let (mark, next) = (scanner.index, scanner.index + 1)
        guard mark < scanner.end else { return false }
        if scanner.base[mark] == 0x21 { return true }
        guard scanner.base[mark] == 0x3F, next < scanner.end else { return false }
        return scanner.base[next] == 0x2E || scanner.base[next] == 0x5B
    }

    private var isMember: Bool { if case .dot = previous { true } else { false } }

    /// Whether an `=` stands behind the current token, and no `==`.
    private var isAssigned: Bool {
        var next = scanner
        next.advance()
        return next.isWord("=") || next.isWord(":")
    }

    private func isValue(_ group: Group) -> Bool {
        switch previous {
        case .dot, .backslash, .at: return false
        default: break
        }
        guard nextByte == 0x3A else { return true }
        switch (group, previous) {
        // `= a ? b : c`, and not a parameter's name.
        case (.parameters, .symbol): return true
        case (.parameters, _): return false
        case (.call, .openParenthesis), (.call, .comma), (.subscripts, .openBracket), (.subscripts, .comma):
            return false
        // The second label of `update(from:book:)`.
        case (.call, .colon): return !(previousEnd == scanner.start && scanner.base[scanner.index] == 0x3A)
        // `} label: {`
        case (_, .closeBrace): return false
        default: return true
        }
    }

    /// Whether the token before is that word.
    func isBehind(_ word: StaticString) -> Bool { isNamed && previousWord.equals(word) }

    private var isNamed: Bool { if case .identifier = previous { true } else { false } }
    private var previousWord: ByteText { ByteText(scanner.base + previousStart, previousEnd - previousStart) }

    /// The first byte behind the current token that is no white space.
    var nextByte: UInt8 {
        var place = scanner.index
        while place < scanner.end, scanner.base[place].isSpaceOrBreak { place += 1 }
        return place < scanner.end ? scanner.base[place] : 0
    }
}

extension SwiftScanner {
    /// The dot of `keyPath: \.title`, where that stands behind the current token; -1 where it does not.
    fileprivate var dotOfKeyPath: Int {
        var next = self
        next.advance()
        guard next.isWord("keyPath") else { return -1 }
        next.advance()
        guard case .colon = next.kind else { return -1 }
        next.advance()
        guard case .backslash = next.kind else { return -1 }
        next.advance()
        if case .dot = next.kind { return next.start }
        return -1
    }
}
