import ScreenSpecDiagnostics

/// What stands before a type: attributes, `inout` and its like, `any`.
extension TypeParser {
    mutating func readAttributes(_ role: Role, _ found: inout Attributes) -> Bool {
        if word(is: "nonisolated") {
            (found.start, found.forAsync, found.isOfBareFunction) = (index, index, true)
            let argument = index + 11
            guard argument < end, base[argument] == 0x28 else { return fail(.keyword, index, argument) }
            index = argument
            guard skipAttributeArguments() else { return false }
            guard slice(argument, index).equals("(nonsending)") else { return fail(.isolation, argument, index) }
            skipSpace()
        }
        while index < end, base[index] == 0x40 {
            let start = index
            guard readAttribute(role, &found) else { return false }
            if found.start < 0 { found.start = start }
            skipSpace()
        }
        return true
    }

    /// What stands before a function type.
    struct Attributes {
        /// Where they begin, or -1 without any.
        var start = -1
        /// Where one stands that only an `async` function can have, or -1.
        var forAsync = -1
        /// Whether one of them takes no parentheses around the function.
        var isOfBareFunction = false
    }

    /// One attribute, of those that Swift has for function types: others are for declarations. What begins with a capital
    /// is a global actor.
    private mutating func readAttribute(_ role: Role, _ found: inout Attributes) -> Bool {
        let start = index
        index += 1
        guard readIdentifier() else { return false }
        let name = slice(start + 1, index)
        if name.equals("escaping") || name.equals("autoclosure") {
            if case .argument = role { return true }
            return fail(name.equals("escaping") ? .escaping : .parameterAttribute, start, index)
        }
        found.isOfBareFunction = true
        if name.equals("concurrent") {
            found.forAsync = start
            return true
        }
        if name.equals("convention") || name.equals("isolated") {
            let arguments = index
            if index < end, base[index] == 0x28, !skipAttributeArguments() { return false }
            if Self.isAttribute(name, with: slice(arguments, index)) { return true }
        } else if name[0] &- 0x41 < 26 || name[0] == 0x60 || name[0] >= 0x80 {
            if name.equals("Sendable") { return true }
            while index < end, base[index] == 0x2E {
                index += 1
                guard readIdentifier() else { return false }
            }
            if SwiftKeywords.isReserved(name) { return fail(.unknownAttribute, start, index) }
            // Swift takes these parentheses for the attribute's own.
            if index < end, base[index] == 0x28 { return fail(.tightAttribute, start, index) }
            return true
        }
        return fail(.unknownAttribute, start, index)
    }

    private static func isAttribute(_ name: ByteText, with arguments: ByteText) -> Bool {
        if name.equals("isolated") { return arguments.equals("(any)") }
        return arguments.equals("(c)") || arguments.equals("(block)") || arguments.equals("(swift)")
    }

    /// `@MainActor (Post) -> Void` has a space before its parenthesis, `@convention(c)` has none.
    private mutating func skipAttributeArguments() -> Bool {
        var scanner = SwiftScanner(text, from: index)
        scanner.advance()
        guard scanner.skipGroup() else {
            fault = fault ?? scanner.fault
            return false
        }
        index = scanner.index
        return true
    }

    mutating func readSpecifiers(_ role: Role) -> Bool {
        while index < end, base[index] | 0x20 &- 0x61 < 26 || base[index] == 0x5F, let length = specifierLength {
            let start = index
            index += length
            switch role {
            case .argument where !isInExpression || slice(start, index).equals("inout"): break
            case .result where slice(start, index).equals("sending"): break
            default: return fail(.parameterSpecifier, start, index)
            }
            skipSpace()
        }
        return true
    }

    /// The length of the specifier at `index`, when it is one: a type follows.
    private var specifierLength: Int? {
        let length: Int
        switch base[index] {
        case 0x69: length = word(is: "inout") ? 5 : word(is: "isolated") ? 8 : 0
        case 0x62: length = word(is: "borrowing") ? 9 : 0
        case 0x63: length = word(is: "consuming") ? 9 : 0
        case 0x73: length = word(is: "sending") ? 7 : 0
        case 0x5F: length = word(is: "__owned") ? 7 : word(is: "__shared") ? 8 : 0
        default: length = 0
        }
        return length > 0 && beginsType(after: length) ? length : nil
    }

    /// Whether a type begins behind white space at `index + length`: then the word before is no type's name.
    private func beginsType(after length: Int) -> Bool {
        var place = index + length
        while place < end, base[place].isSpaceOrBreak { place += 1 }
        guard place < end else { return false }
        let byte = base[place]
        return byte.isIdentifierByte && place > index + length || byte == 0x28 || byte == 0x5B || byte == 0x40
            || byte == 0x60 || byte == 0x7E
    }

    /// Whether a name stands behind white space there, as Swift wants it behind an `any` where it reads an expression.
    private func beginsName(after length: Int) -> Bool {
        var next = SwiftScanner(text, from: index + length)
        next.advance()
        guard case .identifier = next.kind else { return false }
        return !SwiftKeywords.isReserved(next.word)
    }

    /// Moves behind `any`. `some`, which no payload can have, and an `any` with nothing behind it are faults.
    mutating func readExistentialKeyword() -> Bool {
        if index < end, base[index] == 0x61, word(is: "any") {
            let start = index
            guard beginsType(after: 3), !isInExpression || beginsName(after: 3) else {
                return fail(.missingProtocol, start, start + 3)
            }
            index += 3
            skipSpace()
            return true
        }
        if index < end, base[index] == 0x73, word(is: "some"), beginsType(after: 4) {
            return fail(.opaque, index, index + 4)
        }
        return false
    }
}
