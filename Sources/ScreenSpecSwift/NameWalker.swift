import ScreenSpecDiagnostics

/// Goes through an expression's tokens and notes which of some names they mention as values.
struct NameWalker {
    enum Group { case top, call, list, subscripts, braces }

    var scanner: SwiftScanner
    let names: UnsafePointer<ByteText>
    let count: Int
    var used: UInt64 = 0
    /// Those that stand behind a `$`.
    var bound: UInt64 = 0
    /// What stands behind each `$` that binds nothing which the expression declares itself.
    var bindings: [ByteText] = []
    /// What the expression declares itself, as closures' parameters and variables: `$` binds these, too.
    private var declared: [ByteText] = []
    private var depth = 0

    /// The token before the current one, and its range.
    private var previous = SwiftScanner.Kind.end
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
            switch kind {
            case .identifier: visitName(group)
            case .dollar: visitBinding()
            case .string: visitString()
            case .openParenthesis: walkGroup(.call)
            case .openBracket: walkGroup(endsOperand && start == previousEnd ? .subscripts : .list)
            case .openBrace: walkBraces()
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
    private var endsOperand: Bool {
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

    private mutating func walkGroup(_ group: Group) {
        previous = scanner.kind
        previousEnd = scanner.index
        walk(group)
    }

    /// A closure or a block. What the closure calls its own parameters is not ours inside it.
    private mutating func walkBraces() {
        var shadowed: UInt64 = 0
        var signature = scanner
        let isSigned = signature.skipSignature { name in
            declared.append(name)
            for index in 0..<count where names[index].equals(name) { shadowed |= 1 << UInt64(index) }
        }
        if !isSigned { shadowed = 0 }
        let before = (used, bound)
        walkGroup(.braces)
        used = used & ~shadowed | before.0
        bound = bound & ~shadowed | before.1
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
        let base = scanner.base + scanner.start
        var length = scanner.index - scanner.start
        let isTicked = base[0] == 0x60
        if isTicked { length -= 2 }
        let name = ByteText(isTicked ? base + 1 : base, length)
        let first = name.base[0]
        if case .identifier = previous, isVariable { declared.append(name) }
        var index = 0
        while index < count {
            let candidate = names[index]
            if candidate.count == length, candidate.base[0] == first, candidate.equals(name) { break }
            index += 1
        }
        guard index < count, isValue(group) else { return }
        // A keyword without back-ticks is the keyword.
        if isTicked || !SwiftKeywords.isReserved(name) { used |= 1 << UInt64(index) }
    }

    private func isValue(_ group: Group) -> Bool {
        switch previous {
        case .dot, .backslash, .at: return false
        case .identifier where isDeclared: return false
        default: break
        }
        guard nextByte == 0x3A else { return true }
        switch (group, previous) {
        case (.call, .openParenthesis), (.call, .comma), (.subscripts, .openBracket), (.subscripts, .comma):
            return false
        // The second label of `update(from:book:)`.
        case (.call, .colon): return !(previousEnd == scanner.start && scanner.base[scanner.index] == 0x3A)
        // `} label: {`
        case (_, .closeBrace): return false
        default: return true
        }
    }

    /// Whether the word before makes this the name of something new. `if let book {` takes the old one, too.
    private var isDeclared: Bool {
        let word = ByteText(scanner.base + previousStart, previousEnd - previousStart)
        switch word.count {
        case 3:
            return word.equals("for")
                || (word.equals("let") || word.equals("var")) && (nextByte == 0x3D || nextByte == 0x3A)
        case 4: return word.equals("func")
        default: return false
        }
    }

    /// Whether the word before is `var`.
    private var isVariable: Bool { ByteText(scanner.base + previousStart, previousEnd - previousStart).equals("var") }

    /// The first byte behind the current token that is no white space.
    private var nextByte: UInt8 {
        var place = scanner.index
        while place < scanner.end, scanner.base[place].isSpaceOrBreak { place += 1 }
        return place < scanner.end ? scanner.base[place] : 0
    }
}
