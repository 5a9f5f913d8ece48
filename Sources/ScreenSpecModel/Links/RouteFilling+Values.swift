import ScreenSpecDiagnostics
import ScreenSpecSwift

/// What a parameter is made of: a value of the URL, or a model that is found by some.
extension RouteFilling {
    mutating func value(
        of parameter: PayloadParameter, _ numbers: [Int], _ range: SourceRange? = nil
    ) -> LinkTable.Value {
        if numbers.count == 1, isValue(pattern.parameters[numbers[0]], of: parameter) { return .parameter(numbers[0]) }
        if numbers.count == 1, parameter.hasDefault, isOptional(pattern.parameters[numbers[0]], of: parameter) {
            return .parameterOrDefault(numbers[0])
        }
        guard numbers.allSatisfy({ pattern.parameters[$0].isRequired }), let type = modelType(of: parameter) else {
            if numbers.count > 1 {
                reportSeveral(parameter, numbers)
            } else {
                reportTypes(parameter, pattern.parameters[numbers[0]], range)
            }
            return .none
        }
        let spelling = canonicalSpelling(type.bytes)
        if let model = models.firstIndex(where: {
            $0.parameters == numbers && canonicalSpelling($0.type.bytes) == spelling
        }) {
            return .model(model)
        }
        models.append(.init(type: type, parameters: numbers))
        return .model(models.count - 1)
    }

    /// Whether what a URL carries is what the payload does: the same type, one that is wrapped, or some type's `ID`.
    func isValue(_ found: RoutePattern.Parameter, of parameter: PayloadParameter) -> Bool {
        let (carried, wanted) = (comparableSpelling(found.declared.typeText), comparableSpelling(parameter.typeText))
        if carried == wanted || carried + "?" == wanted { return true }
        let isMissable = wanted.hasSuffix("?")
        let bare = isMissable ? String(wanted.dropLast()) : wanted
        return (found.isRequired || isMissable && found.isOptional) && bare.hasSuffix(".ID")
    }

    /// Whether what a URL may carry is what the payload does.
    private func isOptional(_ found: RoutePattern.Parameter, of parameter: PayloadParameter) -> Bool {
        let wanted = comparableSpelling(parameter.typeText)
        return found.isOptional && (comparableSpelling(found.type.bytes) == wanted || wanted.hasSuffix(".ID"))
    }

    /// The type of a model that is found: a name, and nothing of which a URL has values itself.
    func modelType(of parameter: PayloadParameter) -> SourceText? {
        guard let type = SwiftType(parameter.type.bytes) else { return nil }
        var bare = type
        if case .optional(let wrapped) = type.shape { bare = wrapped }
        guard case .named(_, let arguments) = bare.shape, arguments.isEmpty, case .own = ValueForm(bare.text),
            !ValueForm.isUnreadable(bare.text), !unfindable.contains(where: { bare.text.equals($0) })
        else { return nil }
        let start = bare.text.base - parameter.type.bytes.base
        return parameter.type.slice(start, start + bare.text.count)
    }

    mutating func reportMissing(_ parameter: PayloadParameter, of destination: Int, at range: SourceRange) {
        let name = builder.document.rows.destinations[destination].name
        builder.report(
            .routePayload,
            "`\(name.string)` needs `\(parameter.name.string): \(parameter.type.string)`, and URLs of this route carry nothing that it could be made of",
            at: range, notes: [.init("the parameter is here", at: parameter.name.range)],
            help: renaming(for: parameter)
                ?? "add a parameter `{\(parameter.name.string): …}` to the path, or give the payload's a default")
    }

    /// The path's only parameter by another name, where the screen itself takes it as an `ID` by any name.
    private func renaming(for parameter: PayloadParameter) -> String? {
        let inPath = pattern.parameters.filter(\.isInPath)
        guard inPath.count == 1, modelType(of: parameter) != nil, let own,
            let filled = own.first(where: { $0.nameText.equals(inPath[0].name.bytes) }),
            canonicalSpelling(filled.typeText).hasSuffix(".ID")
        else { return nil }
        let (name, type) = (parameter.name.string, inPath[0].declared.type.string)
        return
            "call it `{\(name): \(type)}` in the path: URLs stay as they are, it is the screen's `\(filled.name.string)`, and `\(parameter.type.string)` is found by it"
    }

    private mutating func reportSeveral(_ parameter: PayloadParameter, _ numbers: [Int]) {
        let names = numbers.map { "`{\(pattern.parameters[$0].name.string)}`" }.joined(separator: " and ")
        builder.report(
            .routePayload,
            "\(names) are left over, and of the payload `\(parameter.name.string): \(parameter.type.string)`, which is one value",
            at: pattern.parameters[numbers[0]].name.range,
            notes: [.init("the payload's is here", at: parameter.name.range)],
            help:
                "call that which it is `{\(parameter.name.string): …}`, and each other one after what it is in the payload"
        )
    }

    mutating func reportTypes(
        _ parameter: PayloadParameter, _ found: RoutePattern.Parameter, _ range: SourceRange?
    ) {
        if !found.isRequired, let model = modelType(of: parameter) {
            return reportMissable(parameter, found, model)
        }
        let types = "\(found.declared.type.string.asCode) in the URL"
        if range == nil, !isCalled(found, as: parameter) {
            return builder.report(
                .routePayload,
                "`\(found.name.string)` stands for `\(parameter.name.string)`, which is left over, and is of type \(types), and of type \(parameter.type.string.asCode) in the payload",
                at: found.name.range, notes: [.init("the payload's is here", at: parameter.name.range)],
                help: "give them one type; what it is not is called by its own name")
        }
        builder.report(
            .routePayload,
            "`\(parameter.name.string)` is of type \(parameter.type.string.asCode) in the payload, and of type \(found.declared.type.string.asCode) in the URL",
            at: range ?? found.name.range, notes: [.init("the payload's is here", at: parameter.name.range)],
            help: "give them one type, or the URL's another name")
    }
}

extension RouteFilling {
    /// Of a type in another one, as `Nurse.Section` is, URLs probably carry values, and of others what finds a model.
    private mutating func reportMissable(
        _ parameter: PayloadParameter, _ found: RoutePattern.Parameter, _ model: SourceText
    ) {
        let (name, type) = (found.name.string, found.declared.type.string)
        let isNested = model.bytes.firstIndex(of: 0x2E) != nil
        let finds =
            "make it `{\(name): \(found.type.string)}`, or let the screen carry the `ID` and find the model itself"
        builder.report(
            .routePayload,
            isNested
                ? "`\(parameter.name.string)` is of type \(parameter.type.string.asCode) in the payload, and of type \(type.asCode) in the URL"
                : "`\(model.string)` is a model, which the app finds by what all URLs have, and `\(name): \(type)` may be missing",
            at: found.name.range, notes: [.init("the payload's is here", at: parameter.name.range)],
            help: isNested
                ? "make it `{\(name): \(model.string)?}`, if that is RawRepresentable or LosslessStringConvertible; if it is a model, \(finds)"
                : finds)
    }
}

extension RoutePattern.Parameter {
    /// Whether each URL has it, once.
    fileprivate var isRequired: Bool {
        switch place {
        case .path, .query(_, .required): true
        case .query: false
        }
    }

    /// Whether a URL may be without it.
    fileprivate var isOptional: Bool { if case .query(_, .optional) = place { true } else { false } }
}

/// Types of Swift's of which URLs have no values, and nobody finds one by its id.
private let unfindable: [StaticString] = [
    "Character", "Float", "Int8", "Int16", "Int32", "Int64", "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
]
