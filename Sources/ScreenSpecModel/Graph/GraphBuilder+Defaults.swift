import ScreenSpecDiagnostics
import ScreenSpecSwift

// The defaults of payloads: where one is needed, and which surely is none of its type.

extension GraphBuilder {
    mutating func checkDefaults() {
        let (parameters, count) = (document.rows.parameters.base, document.rows.parameters.count)
        var index = 0
        while index < count {
            if parameters[index].hasDefault {
                checkLiteral(of: parameters[index])
                if let value = parameters[index].defaultValue { checkUnbound(value, of: "a default") }
            }
            index &+= 1
        }
        if conformances.isCodable { checkCodableDefaults() } else { checkWindowDefaults() }
    }

    /// A literal that is no value of the type. What types of the app's own take, only the compiler knows.
    private mutating func checkLiteral(of parameter: PayloadParameter) {
        guard let literal = Literal(parameter.defaultText), let value = parameter.defaultValue else { return }
        if literal.fits(parameter.typeText, parameter.typeFacts) { return }
        let type = parameter.type.string
        var help: String?
        if literal == .nothing { help = "write `\(type)?`, or another default" }
        if literal == .list, case .dictionary = parameter.typeFacts.outermost { help = "write `[:]`" }
        report(
            .invalidParameter,
            "the default of `\(parameter.name.string)` is \(value.string.asCode), which is no \(type.asCode)",
            at: value.range, help: help)
    }

    /// With Codable, what cannot be encoded needs a default to come back as.
    private mutating func checkCodableDefaults() {
        let declared = document.rows.parameters.base
        let traits = parameters.base
        // What a person is asked is not saved, nor is what a URL carries.
        let unsaved = Set(
            [document.rows.dialogRows, document.rows.routeRows].flatMap { $0.flatMap(\.payload.indices) })
        var index = 0
        while index < parameters.count {
            if !traits[index].isEncodable, !declared[index].hasDefault, !unsaved.contains(index) {
                reportNotEncodable(declared[index])
            }
            index &+= 1
        }
    }

    /// The system saves windows, whatever the destinations are.
    private mutating func checkWindowDefaults() {
        for index in document.rows.windowRows.flatMap(\.payload.indices) where !parameters[index].isEncodable {
            let parameter = document.rows.parameters[index]
            if parameter.hasDefault { continue }
            report(
                .notEncodable,
                "`\(parameter.name.string)` is of type \(parameter.type.string.asCode), which cannot be encoded, and the system restores windows",
                at: parameter.name.range, help: "give it a default, or carry an identifier instead")
        }
    }

    private mutating func reportNotEncodable(_ parameter: PayloadParameter) {
        report(
            .notEncodable,
            "`\(parameter.name.string)` is of type \(parameter.type.string.asCode), which cannot be encoded, and has no default",
            at: parameter.name.range, help: waysToEncode(parameter))
    }

    private func waysToEncode(_ parameter: PayloadParameter) -> String {
        let type = SwiftType(parameter.type.bytes)
        let isBound = type?.components.contains(where: isBinding) == true
        if parameter.typeText.firstIndex(of: 0x3C) != nil, !isBound {
            let entry = "\(parameter.type.string): {codable: true}".asCode
            return "give it a default; where it is Codable all the same, say so under `payloads`: \(entry)"
        }
        let ways = "give it a default, carry an identifier instead, or take `Codable` off `app.conformances`"
        guard parameter.typeFacts.containsUncodable, let name = type?.namedTypes.first(where: \.mayBeOfApp) else {
            return ways
        }
        return "\(ways); a type of your own says so under `payloads`: `\(name.string): {codable: true}`"
    }
}

extension ByteText {
    /// Whether it is a type of Swift's or Foundation's that has no `nil`. Whether one of the app's has, as an alias of an optional, only
    /// the compiler knows.
    fileprivate var isNeverNil: Bool {
        let bare = slice(0, firstIndex(of: 0x3C) ?? count)
        let name = bare.count > 6 && bare.slice(0, 6).equals("Swift.") ? bare.slice(6, bare.count) : bare
        let isRange = bare.count < count && (name.equals("Range") || name.equals("ClosedRange"))
        return isRange || ReservedNames.isNoProtocol(name)
    }

    /// Whether an app may have a type of its own by a name that is one of Swift's.
    fileprivate var mayBeOfApp: Bool { equals("Character") || equals("Substring") || equals("ObjectIdentifier") }
}

/// What a default is that is one literal.
private enum Literal {
    case nothing, bool, string, integer, number
    /// `[]`.
    case list

    /// Nil for what is none, or more than one.
    init?(_ text: ByteText) {
        switch text[0] {
        case 0x6E where text.equals("nil"): self = .nothing
        case 0x74 where text.equals("true"), 0x66 where text.equals("false"): self = .bool
        case 0x22 where tokens(of: text).count == 1: self = .string
        case 0x2D, 0x30...0x39: self.init(number: text)
        case 0x5B where text.count == 2: self = .list
        default: return nil
        }
    }

    private init?(number text: ByteText) {
        var isInteger = true
        for index in (text[0] == 0x2D ? 1 : 0)..<text.count {
            if text[index] == 0x2E, isInteger, index + 1 < text.count, text[index + 1] &- 0x30 < 10 {
                isInteger = false
            } else if text[index] &- 0x30 >= 10, text[index] != 0x5F {
                return nil
            }
        }
        self = isInteger ? .integer : .number
    }

    /// Whether it may be a value of a type.
    func fits(_ type: ByteText, _ facts: TypeFacts) -> Bool {
        switch facts.outermost {
        case .optional: return true
        case .array: return self == .list
        case .dictionary, .tuple, .function, .metatype: return false
        case .existential: return self != .nothing
        case .named: break
        }
        let kinds: [(StaticString, [Literal])] = [
            ("Bool", [.bool]), ("String", [.string]), ("Int", [.integer]), ("Double", [.integer, .number]),
        ]
        if let known = kinds.first(where: { type.equals($0.0) }) { return known.1.contains(self) }
        return self != .nothing || !type.isNeverNil
    }
}
