import ScreenSpecDiagnostics

/// Reads a type, byte by byte: Swift's tokens would join `>>`, `?>` and `>=`. Stops at the first fault.
struct TypeParser {
    /// Where a type stands, which decides what may stand before it.
    enum Role {
        /// A payload parameter's type.
        case payload
        /// A parameter of a function type.
        case argument
        case result
        case element
        case genericArgument
    }

    let text: ByteText
    let base: UnsafePointer<UInt8>
    let end: Int
    var index: Int
    var depth = 0
    var fault: SwiftFault?
    var facts = TypeFacts()
    /// Whether to build the tree: then each type that was read stands on `stack` until it becomes part of another.
    var isRecording = false
    /// Whether the function type that was read last is `async`.
    var isAsync = false
    /// Whether what was read last is a function type, with no parentheses around it.
    var isBareFunction = false
    /// Whether it only tries: what is wrong, nobody asks.
    var isProbing = false
    /// Whether Swift reads it as an expression first: of what may stand before a parameter it knows only `inout` there.
    var isInExpression = false
    var stack: [SwiftType] = []

    init(_ text: ByteText, from index: Int) {
        self.text = text
        base = text.base
        end = text.count
        self.index = index
    }

    /// Whether the whole text is one type.
    mutating func parseWhole() -> Bool {
        guard parse(.payload) else { return false }
        skipSpace()
        return index == end || failUnexpected()
    }

    /// Reads one type. `index` is behind its last byte afterwards, or anywhere after a fault.
    mutating func parse(_ role: Role) -> Bool {
        skipSpace()
        let start = index
        guard depth < SwiftScanner.maximumDepth else { return fail(.tooDeep, start, start + 1) }
        depth += 1
        isBareFunction = false
        var attributes = Attributes()
        guard readAttributes(role, &attributes), readSpecifiers(role) else { return false }
        let keyword = index
        let isExistential = readExistentialKeyword()
        if fault != nil { return false }
        guard parseComposition(isExistential: isExistential) else { return false }
        if isExistential {
            if isBareFunction { return fail(.missingProtocol, keyword, keyword + 3) }
            reduceExistential(keyword)
        }
        if attributes.start >= 0, !facts.isClosure || attributes.isOfBareFunction && !isBareFunction {
            return fail(.attribute, start, keyword)
        }
        if attributes.forAsync >= 0, !isAsync { return fail(.attributeForAsync, attributes.forAsync, keyword) }
        depth -= 1
        return true
    }

    /// `A & B & C`, or just one type.
    private mutating func parseComposition(isExistential: Bool) -> Bool {
        let start = index
        guard parsePostfix(isExistential: isExistential) else { return false }
        var count = 1
        while true {
            let before = index
            skipSpace()
            guard atAmpersand(isSpaced: index > before) else {
                index = before
                break
            }
            index += 1
            skipSpace()
            guard parsePostfix(isExistential: true) else { return false }
            count += 1
        }
        if count > 1 { reduceComposition(count, start) }
        return true
    }

    /// A type and what is written behind it: `?`, `.Type`, a nested type of a generic one.
    private mutating func parsePostfix(isExistential: Bool) -> Bool {
        let start = index
        guard parsePrimary() else { return false }
        var count = 0
        while true {
            let before = index
            guard count < SwiftScanner.maximumDepth else { return fail(.tooDeep, index, index) }
            count += 1
            skipSpace()
            guard index < end else {
                index = before
                return true
            }
            let byte = base[index]
            if byte == 0x3F, index == before {
                if isExistential { return fail(.optionalExistential, index, index + 1, opener: start) }
                index += 1
                reduceOptional(start)
            } else if byte == 0x21, index == before {
                return fail(.unwrapped, index, index + 1)
            } else if byte == 0x2E, index + 1 >= end || base[index + 1] != 0x2E {
                index += 1
                guard parseMember(start) else { return false }
            } else {
                index = before
                return true
            }
        }
    }

    private mutating func parsePrimary() -> Bool {
        guard index < end else { return fail(.missingType, index, index) }
        switch base[index] {
        case 0x28: return parseParenthesized()
        case 0x5B: return parseBracketed()
        case 0x7E: return failAtSuppression()
        default: return parseNamed()
        }
    }
}

// MARK: - Small steps

extension TypeParser {
    /// `~Copyable`.
    private mutating func failAtSuppression() -> Bool {
        let start = index
        index += 1
        if index < end, base[index].isSpaceOrBreak { return fail(.missingType, start, index) }
        return readIdentifier() && fail(.suppressed, start, index)
    }

    /// Whether an `&` goes on with the type: none of `&&` or `A &b`, which stand in an expression around it.
    private func atAmpersand(isSpaced: Bool) -> Bool {
        guard index < end, base[index] == 0x26 else { return false }
        guard index + 1 < end else { return true }
        return base[index + 1].isSpaceOrBreak || !isSpaced && !base[index + 1].isOperatorByte
    }

    mutating func skipSpace() {
        while index < end {
            let byte = base[index]
            if byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 { return }
            index += 1
        }
    }

    /// Notes a fault; always false.
    mutating func fail(_ problem: SwiftFault.Problem, _ start: Int, _ end: Int, opener: Int = -1) -> Bool {
        if fault == nil { fault = SwiftFault(problem: problem, start: start, end: end, opener: opener) }
        return false
    }

    /// What stands at `index` cannot stand there.
    mutating func failUnexpected(opener: Int = -1) -> Bool {
        if isProbing { return fail(.unexpected, index, index) }
        if index >= end { return opener < 0 ? fail(.missingType, end, end) : fail(.unclosed, opener, opener + 1) }
        var scanner = SwiftScanner(text, from: index)
        scanner.advance()
        if let found = scanner.fault, scanner.start == index || found.start == index {
            fault = fault ?? found
            return false
        }
        if scanner.index == index + 2, base[index] == 0x2D, base[index + 1] == 0x3E {
            return fail(.bareFunction, index, index + 2)
        }
        if base[index] == 0x2E, scanner.index == index + 3 { return fail(.variadic, index, index + 3) }
        switch scanner.kind {
        case _ where opener >= 0 && isNeverClosed(opener): return false
        case .closeParenthesis, .closeBracket, .closeBrace:
            return opener < 0 ? fail(.unopened, index, index + 1) : fail(.mismatched, index, index + 1, opener: opener)
        case .comma where isBlank(from: index + 1): return fail(.trailingComma, index, index + 1)
        default: return fail(isBlank(upTo: index) ? .missingType : .unexpected, index, scanner.index)
        }
    }

    /// Whether what opens at `opener` is closed nowhere, which is then the fault, or is closed by the wrong bracket.
    private mutating func isNeverClosed(_ opener: Int) -> Bool {
        if base[opener] == 0x3C {
            guard text.firstIndex(of: 0x3E, from: index) == nil else { return false }
            return !fail(.unclosed, opener, opener + 1)
        }
        var scanner = SwiftScanner(text, from: opener)
        scanner.advance()
        scanner.skipGroup()
        fault = fault ?? scanner.fault
        return fault != nil
    }

    private func isBlank(from start: Int = 0, upTo stop: Int? = nil) -> Bool {
        (start..<(stop ?? end)).allSatisfy { base[$0].isSpaceOrBreak }
    }

    func slice(_ start: Int, _ end: Int) -> ByteText { ByteText(base + start, end - start) }

    mutating func push(_ start: Int, _ shape: SwiftType.Shape) {
        stack.append(SwiftType(text: slice(start, index), shape: shape))
    }

    /// Takes the last `count` types from the stack.
    mutating func pop(_ count: Int) -> [SwiftType] {
        let types = Array(stack.suffix(count))
        stack.removeLast(count)
        return types
    }

    /// What was read is of that kind, and no plain name.
    mutating func become(_ outermost: TypeFacts.Outermost) {
        facts.outermost = outermost
        facts.isPlainName = false
    }

    mutating func reduceOptional(_ start: Int) {
        become(.optional)
        if isRecording, let type = stack.popLast() { push(start, .optional(type)) }
    }

    mutating func reduceExistential(_ start: Int) {
        facts.containsExistential = true
        facts.isPlainName = false
        // `any P.Type` is a metatype, and stays one.
        if case .metatype = facts.outermost {} else { facts.outermost = .existential }
        if isRecording, let type = stack.popLast() { push(start, .existential(type)) }
    }

    mutating func reduceComposition(_ count: Int, _ start: Int) {
        facts.containsExistential = true
        become(.existential)
        if isRecording { push(start, .composition(pop(count))) }
    }
}
