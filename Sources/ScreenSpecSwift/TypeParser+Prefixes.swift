import ScreenSpecDiagnostics

/// What stands before a type: attributes, `inout` and its like, `any`.
extension TypeParser {
    mutating func readAttributes(_ role: Role, _ found: inout Bool) -> Bool {
        while index < end, base[index] == 0x40 {
            let start = index
            index += 1
            guard readIdentifier() else { return false }
            found = true
            let name = slice(start, index)
            if SwiftKeywords.isReserved(slice(start + 1, index)) { return fail(.keyword, start + 1, index) }
            if index < end, base[index] == 0x28, !skipAttributeArguments() { return false }
            guard isAllowed(name, at: start, role) else { return false }
            skipSpace()
        }
        if word(is: "nonisolated") {
            found = true
            let argument = index + 11
            guard argument < end, base[argument] == 0x28 else { return fail(.keyword, index, argument) }
            index = argument
            guard skipAttributeArguments() else { return false }
            guard slice(argument, index).equals("(nonsending)") else { return fail(.isolation, argument, index) }
            skipSpace()
        }
        return true
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

    private mutating func isAllowed(_ name: ByteText, at start: Int, _ role: Role) -> Bool {
        let isEscaping = name.equals("@escaping")
        guard isEscaping || name.equals("@autoclosure") else { return true }
        if case .argument = role { return true }
        return fail(isEscaping ? .escaping : .parameterAttribute, start, start + name.count)
    }

    mutating func readSpecifiers(_ role: Role) -> Bool {
        while index < end, base[index] | 0x20 &- 0x61 < 26 || base[index] == 0x5F, let length = specifierLength {
            let start = index
            index += length
            switch role {
            case .argument: break
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

    /// Moves behind `any`. `some`, which no payload can have, and an `any` with nothing behind it are faults.
    mutating func readExistentialKeyword() -> Bool {
        if index < end, base[index] == 0x61, word(is: "any") {
            let start = index
            guard beginsType(after: 3) else { return fail(.missingProtocol, start, start + 3) }
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
