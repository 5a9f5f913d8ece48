import ScreenSpecDiagnostics
import ScreenSpecSwift

// The defaults of payloads: where one is needed, and which surely is none of its type.

extension GraphBuilder {
    mutating func checkDefaults() {
        let (parameters, count) = (document.rows.parameters.base, document.rows.parameters.count)
        var index = 0
        while index < count {
            if parameters[index].hasDefault {
                checkKind(of: parameters[index])
                checkClosure(of: parameters[index])
                if let value = parameters[index].defaultValue { checkFree(value, of: "a default") }
            }
            index &+= 1
        }
        if conformances.isCodable { checkCodableDefaults() } else { checkWindowDefaults() }
    }

    /// What surely is no value of the type. What types of the app's own take, only the compiler knows.
    private mutating func checkKind(of parameter: PayloadParameter) {
        let kind = ExpressionKind(of: parameter.defaultText)
        if kind.fits(parameter.typeText, parameter.typeFacts), parameter.holdsItsDefault { return }
        guard let value = parameter.defaultValue else { return }
        let type = parameter.type.string
        var help: String?
        if kind == .nothing { help = "write `\(type)?`, or another default" }
        if value.bytes.count == 2, kind == .array, case .dictionary = parameter.typeFacts.outermost {
            help = "write `[:]`"
        }
        report(
            .invalidParameter,
            "the default of `\(parameter.name.string)` is \(value.string.asCode), which is no \(type.asCode)",
            at: value.range, help: help)
    }

    /// A closure that surely is another function than the type says.
    private mutating func checkClosure(of parameter: PayloadParameter) {
        guard parameter.defaultText[0] == 0x7B, let value = parameter.defaultValue,
            let function = SwiftType(parameter.typeText)?.function,
            let shape = ClosureShape(value.bytes), let fault = shape.fault(as: function)
        else { return }
        let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let takesAll = shape.parameterCount == function.parameters.count
        let help = takesAll ? "let it return one" : names.isEmpty ? "write `{ … }`" : "write `{ \(names) in … }`"
        report(
            .invalidParameter,
            "the default of `\(parameter.name.string)` is a closure that \(fault), which is no \(parameter.type.string.asCode)",
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

extension PayloadParameter {
    /// Whether the type holds all that the default does.
    fileprivate var holdsItsDefault: Bool {
        let first = defaultText[0]
        // A number, a text or a list: of nothing else is that known.
        guard first &- 0x30 < 10 || first == 0x2D || first == 0x22 || first == 0x5B else { return true }
        if typeFacts.isPlainName { return !defaultText.isBeyond(typeText.withoutModule) }
        return SwiftType(typeText).map(defaultText.mayBe) ?? true
    }
}

extension SwiftType {
    /// The function that it is, or an optional one.
    fileprivate var function: Function? {
        switch shape {
        case .function(let function): function
        case .optional(let wrapped): wrapped.function
        default: nil
        }
    }
}

extension ByteText {
    /// Whether an app may have a type of its own by a name that is one of Swift's.
    fileprivate var mayBeOfApp: Bool { equals("Character") || equals("Substring") || equals("ObjectIdentifier") }
}
