import ScreenSpecDiagnostics

extension TypeParser {
    /// A name with its dots and generic arguments; a number where it is one of those.
    mutating func parseNamed() -> Bool {
        let start = index
        guard readPath() else { return false }
        let name = slice(start, index)
        facts.outermost = .named
        facts.isPlainName = true
        if name.isExistential {
            facts.containsExistential = true
            facts.outermost = .existential
        }
        if name.isNeverEncoded { facts.containsUncodable = true }
        if name.isNeverCompared { facts.containsExistential = true }
        if name.isVoid {
            reduceEmptyTuple(start)
            return true
        }
        var count = 0
        guard readGenericArguments(&count) else { return false }
        if count > 0 {
            facts.isPlainName = false
            if name.takesNoArguments { return fail(.unexpectedGenerics, start, index) }
            if name.isNeverEncoded(withArguments: count) { facts.containsUncodable = true }
            if name.isNeverCompared(withArguments: count) { facts.containsExistential = true }
        }
        let isOptional = count == 1 && (name.equals("Optional") || name.equals("Swift.Optional"))
        if isOptional { facts.outermost = .optional }
        if isRecording { pushNamed(start, name, count, isOptional) }
        return true
    }

    private mutating func pushNamed(_ start: Int, _ name: ByteText, _ count: Int, _ isOptional: Bool) {
        let arguments = pop(count)
        if isOptional {
            push(start, .optional(arguments[0]))
        } else if count == 1 && (name.equals("Array") || name.equals("Swift.Array")) {
            push(start, .array(arguments[0]))
        } else if count == 2 && (name.equals("Dictionary") || name.equals("Swift.Dictionary")) {
            push(start, .dictionary(key: arguments[0], value: arguments[1]))
        } else {
            push(start, .named(name, arguments: arguments))
        }
    }

    /// `Module.Outer.Inner`, up to `.Type` or `.Protocol`.
    private mutating func readPath() -> Bool {
        let start = index
        guard readIdentifier() else { return false }
        if SwiftKeywords.isReservedType(slice(start, index)) { return fail(.keyword, start, index) }
        while index + 1 < end, base[index] == 0x2E, base[index + 1] != 0x2E {
            let dot = index
            index += 1
            if base[index] <= 0x20 { return fail(.spacedDot, dot, index) }
            let name = index
            guard readIdentifier() else { return false }
            if slice(name, index).isMetatypeWord {
                index = dot
                return true
            }
            if SwiftKeywords.isReserved(slice(name, index)) { return fail(.keyword, name, index) }
        }
        return true
    }

    /// `.Type`, `.Protocol` or a nested type; `index` is behind the dot.
    mutating func parseMember(_ start: Int) -> Bool {
        if index < end, base[index] <= 0x20 { return fail(.spacedDot, index - 1, index) }
        let nameStart = index
        guard readIdentifier() else { return false }
        let name = slice(nameStart, index)
        facts.isPlainName = false
        if name.isMetatypeWord {
            facts.outermost = .metatype
            facts.containsMetatype = true
            if isRecording, let type = stack.popLast() { push(start, .metatype(type)) }
            return true
        }
        if SwiftKeywords.isReserved(name) { return fail(.keyword, nameStart, index) }
        facts.outermost = .named
        var count = 0
        guard readGenericArguments(&count) else { return false }
        facts.outermost = .named
        guard isRecording else { return true }
        let arguments = pop(count)
        if let type = stack.popLast() { push(start, .member(of: type, name: name, arguments: arguments)) }
        return true
    }

    /// Moves behind one identifier, back-ticks included.
    mutating func readIdentifier() -> Bool {
        guard index < end else { return fail(.missingType, index, index) }
        let start = index
        var scanner = SwiftScanner(text, from: index)
        scanner.advance()
        switch scanner.kind {
        case .identifier: index = scanner.index
        case .comma, .colon, .closeParenthesis, .closeBracket, .closeBrace: return fail(.missingType, start, start + 1)
        case .symbol where base[start] == 0x3D || base[start] == 0x3E:
            return fail(.missingType, start, scanner.index)
        default: return failUnexpected()
        }
        if index == start + 1, base[start] == 0x5F { return fail(.placeholder, start, index) }
        return true
    }

    /// `<…>` when it stands here. `count` becomes the number of arguments.
    private mutating func readGenericArguments(_ count: inout Int) -> Bool {
        let before = index
        skipSpace()
        guard index < end, base[index] == 0x3C else {
            index = before
            return true
        }
        let opener = index
        let (outermost, wasInExpression) = (facts.outermost, isInExpression)
        isInExpression = false
        index += 1
        while true {
            skipSpace()
            if index < end, base[index] == 0x3E { return fail(.emptyGenerics, index, index + 1) }
            guard index < end else { return fail(.unclosed, opener, opener + 1) }
            guard parseGenericArgument() else { return false }
            count += 1
            skipSpace()
            guard index < end, base[index] == 0x2C || base[index] == 0x3E else { return failUnexpected(opener: opener) }
            index += 1
            if base[index - 1] == 0x3E { break }
        }
        facts.outermost = outermost
        isInExpression = wasInExpression
        return true
    }

    private mutating func parseGenericArgument() -> Bool {
        guard base[index].isDigit || base[index] == 0x2D else { return parse(.genericArgument) }
        return parseNumber()
    }

    mutating func parseNumber() -> Bool {
        let start = index
        if base[index] == 0x2D { index += 1 }
        while index < end, base[index].isDigit || base[index] == 0x5F { index += 1 }
        if index == start + 1, base[start] == 0x2D {
            index = start
            return failUnexpected()
        }
        if isRecording { push(start, .value) }
        return true
    }

    /// Moves behind `<…>` where that stands here, and then something that Swift lets follow one in an expression.
    mutating func skipGenericArguments() -> Bool {
        var count = 0
        guard readGenericArguments(&count), count > 0 else { return false }
        guard index < end else { return true }
        switch base[index] {
        case 0x28, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x21, 0x5B, 0x5D, 0x7B, 0x7D: return true
        case 0x20, 0x0A, 0x0D, 0x09: return true
        default: return false
        }
    }
}

extension ByteText {
    /// Whether it means a value of any type. An `Error` alone may be the app's own.
    package var isExistential: Bool {
        switch count {
        case 3: equals("Any")
        case 9: equals("AnyObject")
        default: count == 11 && equals("Swift.Error")
        }
    }

    /// Whether it is a type of Swift's that is Hashable and not Codable, or one that is said to be SwiftUI's. An app that has one of
    /// its own says so under `payloads`.
    var isNeverEncoded: Bool {
        let isOfSwift = count > 6 && base[0] == 0x53 && slice(0, 6).equals("Swift.")
        let name = isOfSwift ? slice(6, count) : self
        return switch name.count {
        case 7: name.equals("KeyPath") || name.equals("Float80")
        case 9: name.equals("Character") || name.equals("Substring")
        case 10: name.equals("AnyKeyPath") || name.equals("ArraySlice")
        case 8: name.equals("RangeSet")
        case 11: name.equals("AnyHashable")
        case 12: name.equals("String.Index") || name.equals("SwiftUI.Font")
        case 13: name.isNeverEncodedOfThirteen
        case 14: name.equals("PartialKeyPath") || name.equals("Unicode.Scalar")
        case 15: name.equals("WritableKeyPath") || name.equals("Substring.Index") || name.equals("String.Encoding")
        case 16: name.equals("ObjectIdentifier") || name.equals("UnsafeRawPointer")
        case 17: name.equals("Notification.Name")
        case 19: name.equals("ObjectiveC.Selector") || name.equals("NSNotification.Name")
        case 20: name.equals("UnsafeMutablePointer")
        case 23: name.equals("UnsafeMutableRawPointer")
        default: name.count == 24 && name.equals("ReferenceWritableKeyPath")
        }
    }

    private var isNeverEncodedOfThirteen: Bool {
        equals("UnsafePointer") || equals("OpaquePointer") || equals("SwiftUI.Color")
    }

    /// Whether it is one of Swift's with so many arguments, which alone may well be the app's own: `Result`, `Task`.
    fileprivate func isNeverEncoded(withArguments number: Int) -> Bool {
        guard number == 2 else { return false }
        return switch count {
        case 4: equals("Task")
        case 6: equals("Result")
        default: equals("Swift.Result")
        }
    }

    fileprivate var takesNoArguments: Bool { equals("Any") || equals("AnyObject") }

    fileprivate var isVoid: Bool { count == 4 && equals("Void") || count == 10 && equals("Swift.Void") }

    /// Whether it is a type or protocol of Swift's that is not Hashable, or one that is said to be SwiftUI's. An app that has one of
    /// its own says so under `payloads`.
    var isNeverCompared: Bool {
        let isOfSwift = count > 6 && base[0] == 0x53 && slice(0, 6).equals("Swift.")
        let name = isOfSwift ? slice(6, count) : self
        return switch name.count {
        case 5: name.equals("Error")
        case 6: name.equals("Mirror")
        case 7: name.equals("AnyView") || name.equals("RawSpan") || name.equals("Codable")
        case 8: name.equals("AnyClass") || name.equals("Hashable") || name.equals("Sendable")
        case 9: name.equals("Decodable") || name.equals("Encodable") || name.equals("Equatable")
        case 10: name.equals("Comparable")
        case 11: name.isNeverComparedOfEleven
        case 12: name.isNeverComparedOfTwelve
        case 13: name.isNeverComparedOfThirteen
        case 14: name.equals("AnyRegexOutput")
        case 15: name.equals("CollectionOfOne") || name.equals("SwiftUI.AnyView")
        case 16: name.equals("PartialRangeFrom") || name.equals("PartialRangeUpTo")
        case 18:
            name.equals("ReversedCollection") || name.equals("EnumeratedSequence") || name.equals("LocalizedStringKey")
        default: name.count == 19 && (name.equals("PartialRangeThrough") || name.equals("AsyncThrowingStream"))
        }
    }

    private var isNeverComparedOfEleven: Bool {
        equals("InlineArray") || equals("AsyncStream") || equals("AnySequence") || equals("AnyIterator")
    }

    private var isNeverComparedOfTwelve: Bool {
        equals("Identifiable") || equals("StaticString") || equals("SwiftUI.Text") || equals("Zip2Sequence")
    }

    private var isNeverComparedOfThirteen: Bool {
        equals("KeyValuePairs") || equals("SwiftUI.Image") || equals("AnyCollection") || equals("DecodingError")
            || equals("EncodingError")
    }

    /// Whether it is one of Swift's with so many arguments, which alone may well be the app's own: `Regex<Substring>`.
    fileprivate func isNeverCompared(withArguments number: Int) -> Bool {
        let name = count > 6 && slice(0, 6).equals("Swift.") ? slice(6, count) : self
        return number == 1
            && (name.equals("Regex") || name.equals("Span") || name.equals("MutableSpan") || name.equals("Unmanaged"))
    }

    fileprivate var isMetatypeWord: Bool { count == 4 && equals("Type") || count == 8 && equals("Protocol") }
}

extension SwiftType {
    /// Whether it is a type of Swift's that is not Hashable, or one that is said to be SwiftUI's, whatever it is made of.
    package var isNeverCompared: Bool {
        guard case .named(let name, let arguments) = shape else { return false }
        return name.isNeverCompared || name.isNeverCompared(withArguments: arguments.count)
    }
}
