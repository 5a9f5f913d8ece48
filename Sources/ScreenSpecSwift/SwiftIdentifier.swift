import ScreenSpecDiagnostics

/// Why a text is no name that a spec may give to something in Swift.
package enum IdentifierFault: Equatable, Sendable {
    case empty
    /// `_`, which stands for no name.
    case underscore
    case startsWithDigit
    /// A character that no Swift name holds, or none holds here, or that nobody sees; in bytes from the text's beginning.
    case invalidCharacter(start: Int, end: Int)
    /// `self`, `Self`, `Type`, `Protocol`, `init`: Swift means something by them wherever they stand.
    case reserved
    /// A keyword as the name of a type or a module.
    case keyword
}

/// What keeps `text` from being a name in Swift, or nil. Other keywords are fine: they are back-ticked where they are
/// written. A name that is back-ticked already is judged by what is between the ticks.
package func checkIdentifier(_ text: ByteText) -> IdentifierFault? {
    let base = text.base
    let end = text.count
    var index = 0
    while index < end {
        let byte = base[index]
        if byte | 0x20 &- 0x61 < 26 || byte == 0x5F {
            index += 1
        } else if byte &- 0x30 < 10, index > 0 {
            index += 1
        } else {
            return checkUnusualIdentifier(text, from: index)
        }
    }
    switch end {
    case 0: return .empty
    case 1: return base[0] == 0x5F ? .underscore : nil
    case 4, 8: return text.isReservedEverywhere ? .reserved : nil
    default: return nil
    }
}

/// Goes on at the first byte that is no ASCII letter, digit or underscore, or is a digit at the beginning.
private func checkUnusualIdentifier(_ text: ByteText, from place: Int) -> IdentifierFault? {
    var index = place
    if index == 0, text.count > 2, text[0] == 0x60, text[text.count - 1] == 0x60 {
        return checkTicked(text)
    }
    if index == 0, text[0].isDigit { return .startsWithDigit }
    while index < text.count {
        let character = text.scalar(at: index)
        let isFine = index == 0 ? character.canBeginIdentifier : character.canContinueIdentifier
        if !isFine || character.isInvisible { return .invalidCharacter(start: index, end: index + character.length) }
        index += character.length
    }
    return nil
}

private func checkTicked(_ text: ByteText) -> IdentifierFault? {
    switch checkIdentifier(text.slice(1, text.count - 1)) {
    case .invalidCharacter(let start, let end): .invalidCharacter(start: start + 1, end: end + 1)
    case let fault: fault
    }
}

/// Whether `text` is a type's name as a spec gives one: identifiers joined by dots, `Books.Author`.
package func isDottedName(_ text: ByteText) -> Bool {
    var start = 0
    while true {
        let dot = text.firstIndex(of: 0x2E, from: start) ?? text.count
        let part = text.slice(start, dot)
        if checkIdentifier(part) != nil, !part.equals("Self") { return false }
        if dot == text.count { return true }
        start = dot + 1
    }
}

/// Adds what keeps `text` from being a name. True when nothing does.
/// - Parameter what: what the text names, for messages: `case name`.
@discardableResult
package func checkIdentifier(
    _ text: SourceText, as what: StaticString, into diagnostics: inout [Diagnostic]
) -> Bool {
    if let fault = checkIdentifier(text.bytes) {
        diagnostics.append(fault.diagnostic(what, in: text))
        return false
    }
    let name = text.bytes.withoutTicks
    if name.count == text.bytes.count { return true }
    diagnostics.append(
        Diagnostic(
            .invalidName,
            "the \(what) \(name.string.asCode) stands in back-ticks, which generated code puts where they are wanted",
            at: text.range(0, text.bytes.count), help: "leave them away: \(name.string.asCode)"))
    return false
}

/// The same for the name of a type or a module, which no keyword can be. They are written in many places, and some of
/// Swift's own words cannot stand in all of them.
@discardableResult
package func checkTypeName(
    _ text: SourceText, as what: StaticString, into diagnostics: inout [Diagnostic]
) -> Bool {
    let name = text.bytes.withoutTicks
    if checkIdentifier(name) == nil,
        SwiftKeywords.isReservedType(name) || SwiftKeywords.isAccessor(name) || name.equals("Any")
    {
        diagnostics.append(IdentifierFault.keyword.diagnostic(what, in: text))
        return false
    }
    return checkIdentifier(text, as: what, into: &diagnostics)
}

/// Reports a name for generated types that begins with a small letter, as the values beside them do: one from a to z. True where
/// it does not.
package func checkCapital(_ text: SourceText, into diagnostics: inout [Diagnostic]) -> Bool {
    let first = text.bytes[0]
    if first &- 0x61 >= 26 { return true }
    let name = text.string
    diagnostics.append(
        Diagnostic(
            .invalidName, "\(name.asCode) begins with a small letter, as values do; generated types have a capital",
            at: text.range, help: "write \((name.prefix(1).uppercased() + name.dropFirst()).asCode)"))
    return false
}

/// The same for a module or a part of one, with dots. Each part that is no name is reported.
@discardableResult
package func checkDottedName(
    _ text: SourceText, as what: StaticString, into diagnostics: inout [Diagnostic]
) -> Bool {
    var isFine = true
    var start = 0
    while true {
        let dot = text.bytes.firstIndex(of: 0x2E, from: start) ?? text.bytes.count
        let part = text.slice(start, dot)
        isFine = checkTypeName(part, as: what, into: &diagnostics) && isFine
        if dot == text.bytes.count { return isFine }
        start = dot + 1
    }
}

extension ByteText {
    /// Asked of every name with four or eight letters: the first letter decides nearly always.
    var isReservedEverywhere: Bool {
        if count == 0 { return false }
        switch base[0] {
        case 0x53: return equals("Self")
        case 0x54: return equals("Type")
        case 0x50: return equals("Protocol")
        case 0x69: return count == 4 && base[1] == 0x6E && equals("init")
        case 0x73: return count == 4 && base[3] == 0x66 && equals("self")
        default: return false
        }
    }

    /// Without the back-ticks around it.
    package var withoutTicks: ByteText {
        count > 2 && base[0] == 0x60 && base[count - 1] == 0x60 ? slice(1, count - 1) : self
    }
}

extension IdentifierFault {
    fileprivate func diagnostic(_ what: StaticString, in text: SourceText) -> Diagnostic {
        let name = clipped(text.bytes)
        let whole = text.range(0, text.bytes.count)
        switch self {
        case .empty:
            return Diagnostic(.invalidName, "the \(what) is empty; expected a Swift name", at: whole)
        case .underscore:
            return Diagnostic(.invalidName, "`_` stands for no name; expected a \(what)", at: whole)
        case .startsWithDigit:
            return Diagnostic(
                .invalidName,
                "the \(what) \(name.asCode) begins with a digit; a Swift name begins with a letter or `_`",
                at: whole)
        case .reserved, .keyword:
            let reason = self == .reserved ? "Swift reserves it everywhere" : "it is a Swift keyword"
            return Diagnostic(
                .invalidName, "\(name.asCode) cannot be a \(what): \(reason)", at: whole,
                help: self == .reserved ? "use another name, such as `\(name)Value`" : nil)
        case .invalidCharacter(let start, let end):
            let character = describeCharacter(text.bytes.slice(start, end))
            return Diagnostic(
                .invalidName,
                "the \(what) \(name.asCode) has \(character) in it; expected letters, digits and `_`",
                at: text.range(start, end), help: text.bytes.camelCased.map { "write `\($0)`" })
        }
    }
}

extension ByteText {
    /// `reading-list`, `reading list` and `reading.list` as Swift spells such names, when that is all it takes.
    fileprivate var camelCased: String? {
        var result: [UInt8] = []
        var isNew = false
        for index in 0..<count {
            let byte = self[index]
            if byte == 0x2D || byte == 0x20 || byte == 0x2E {
                isNew = !result.isEmpty
            } else {
                guard byte.isIdentifierByte, byte < 0x80 else { return nil }
                result.append(isNew && byte | 0x20 &- 0x61 < 26 ? byte & 0xDF : byte)
                isNew = false
            }
        }
        guard !result.isEmpty, !result[0].isDigit else { return nil }
        return String(decoding: result, as: UTF8.self)
    }
}
