import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The words that Swift keeps for itself, and where. Each was tried with the compiler (Swift 6.3) as a declaration's,
/// an enum case's, a parameter's and a type's name, as a label, and in expressions with and without a `.` before it.
///
/// Contextual words that are accepted wherever a value, a function or a case stands (`some`, `any`, `each`, `async`,
/// `get`, `open`…) are not among them.
package enum SwiftKeywords {
    /// Whether `word` needs back-ticks as the name of something. `_` is no name at all, with or without them.
    package static func isReserved(_ word: ByteText) -> Bool { isOne(word, of: reserved(ofLength: word.count)) }

    /// Whether generated code back-ticks `word`: where it is reserved, where a closure could not begin with it, and where it
    /// says how a type is passed, so that Swift waits for that type on the next line.
    package static func needsTicks(_ word: ByteText) -> Bool {
        isReserved(word) || isObserver(word) || isOwnership(word)
    }

    private static func isOwnership(_ word: ByteText) -> Bool {
        switch word.count {
        case 6: word.equals("_const")
        case 7: word.equals("sending") || word.equals("__owned")
        case 8: word.equals("isolated") || word.equals("__shared")
        case 9: word.equals("borrowing") || word.equals("consuming")
        default: false
        }
    }

    private static func isObserver(_ word: ByteText) -> Bool {
        word.count == 6 && word.equals("didSet") || word.count == 7 && word.equals("willSet")
    }

    /// Whether Swift takes the braces around `expression` alone, as a getter's, for ones with accessors or observers.
    package static func beginsAccessor(_ expression: ByteText) -> Bool {
        var scanner = SwiftScanner(expression)
        scanner.advance()
        guard case .identifier = scanner.kind else { return false }
        let word = expression.slice(scanner.start, scanner.index)
        return isAccessor(word) || isObserver(word)
    }

    /// Whether `word` needs back-ticks even right after a `.`, where most reserved words do not.
    package static func isReservedAfterDot(_ word: ByteText) -> Bool {
        switch word.count {
        case 4: isOne(word, of: "Type init self")
        case 8: isOne(word, of: "Protocol")
        default: false
        }
    }

    /// Whether `word` needs back-ticks as a type's name; no part of a name behind a dot but for `Any`, which is a type
    /// itself, and nothing else, takes this for a keyword. `Self` is a type, and another one in each place.
    package static func isReservedType(_ word: ByteText) -> Bool {
        switch word.count {
        case 3: isReserved(word) && !word.equals("Any") || word.equals("any")
        case 4: isReserved(word) || word.equals("each") || word.equals("some")
        case 5: isReserved(word) || word.equals("async")
        case 7: isReserved(word) || word.equals("sending")
        case 11: isReserved(word) || word.equals("nonisolated")
        default: isReserved(word)
        }
    }

    /// Whether a getter that begins with `word` is taken for one with accessors: no enum can be called so, for generated
    /// getters begin with its name.
    package static func isAccessor(_ word: ByteText) -> Bool {
        switch word.count {
        case 3: isOne(word, of: "get set")
        case 4: isOne(word, of: "read")
        case 5: isOne(word, of: "_read")
        case 6: isOne(word, of: "borrow modify mutate")
        case 7: isOne(word, of: "_modify")
        case 13: isOne(word, of: "unsafeAddress")
        case 20: isOne(word, of: "unsafeMutableAddress")
        default: false
        }
    }

    /// Whether a declaration needs back-ticks around the label `word`, for Swift takes it for itself or warns.
    package static func isReservedLabel(_ word: ByteText) -> Bool {
        switch word.count {
        case 3: isOne(word, of: "let var")
        case 5: isOne(word, of: "inout")
        default: false
        }
    }

    /// Whether a call or pattern needs back-ticks around the label `word`; Swift warns of those without need.
    package static func isReservedArgumentLabel(_ word: ByteText) -> Bool { word.count == 5 && word.equals("inout") }

    private static func reserved(ofLength length: Int) -> StaticString {
        switch length {
        case 2: "as do if in is"
        case 3: "Any for let nil try var"
        case 4: "Self Type case else enum func init self true"
        case 5: "await break catch class defer false guard inout super throw where while"
        case 6: "deinit import public repeat return static struct switch throws"
        case 7: "default private"
        case 8: "Protocol continue internal operator protocol rethrows"
        case 9: "extension subscript typealias"
        case 11: "fallthrough fileprivate"
        case 14: "associatedtype"
        case 15: "precedencegroup"
        default: ""
        }
    }

    /// Whether `word` is in `list`: words of its own length in the order of their bytes, with one space between them.
    private static func isOne(_ word: ByteText, of list: StaticString) -> Bool {
        let length = word.count
        let bytes = word.base
        var candidate = list.utf8Start
        let end = candidate + list.utf8CodeUnitCount
        while candidate < end, candidate[0] <= bytes[0] {
            if candidate[0] == bytes[0], memcmp(candidate, bytes, length) == 0 { return true }
            candidate += length &+ 1
        }
        return false
    }
}
