import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Finds out what a route's screens are made of: what of their payloads is a value of the URL, and what the app finds by
/// such values.
struct RouteFilling {
    /// It gathers what is wrong.
    var builder: GraphBuilder
    private let pattern: RoutePattern
    private(set) var models: [LinkTable.Model] = []
    /// The payload of the route's own destination.
    private var own: [PayloadParameter]?
    /// What of that is found, and may be named where screens are made that lie under it.
    private var found: [SourceText] = []

    init(_ builder: GraphBuilder, _ pattern: RoutePattern) {
        self.builder = builder
        self.pattern = pattern
    }

    /// What the payload of the route's own destination is made of, parameter by parameter.
    mutating func payload(of destination: Int, _ name: SourceText) -> [LinkTable.Value] {
        let payload = parameters(of: destination)
        own = payload
        let free = pattern.parameters.indices.filter { number in
            pattern.parameters[number].isInPath && !payload.contains { isCalled(pattern.parameters[number], as: $0) }
        }
        let unnamed = payload.filter { parameter in !pattern.parameters.contains { isCalled($0, as: parameter) } }
        var lacking = unnamed.filter { !$0.hasDefault }
        // Where the path fills nothing else, it is there to find a model that the screen can be without.
        if lacking.isEmpty, unnamed.count == payload.count { lacking = unnamed.filter { modelType(of: $0) != nil } }
        return payload.map { parameter in
            if let number = pattern.parameters.firstIndex(where: { isCalled($0, as: parameter) }) {
                return value(of: parameter, [number])
            }
            if lacking.count == 1, !free.isEmpty, parameter.nameText.equals(lacking[0].nameText) {
                return value(of: parameter, free)
            }
            if parameter.hasDefault { return .none }
            reportMissing(parameter, of: destination, at: name.range)
            return .none
        }
    }

    /// A screen that lies under the route's own.
    ///
    /// - Parameter own: what that one's payload is made of.
    mutating func screen(
        _ call: SourceText, above own: [LinkTable.Value], of destination: Int
    ) -> LinkTable.Screen? {
        guard let item = builder.item(call, of: "under") else { return nil }
        let ownPayload = parameters(of: destination)
        if let arguments = item.arguments {
            nameModels(own, ownPayload, in: arguments)
            return screen(item, arguments, call, of: destination)
        }
        let values = parameters(of: item.destination).map { parameter -> LinkTable.Value in
            let type = comparableSpelling(parameter.typeText)
            let alike = ownPayload.indices.filter { comparableSpelling(ownPayload[$0].typeText) == type }
            let same = alike.first { ownPayload[$0].nameText.equals(parameter.nameText) }
            if let same = same ?? (alike.count == 1 ? alike[0] : nil), same < own.count { return own[same] }
            if let number = pattern.parameters.firstIndex(where: { isCalled($0, as: parameter) }) {
                if let other = taker(of: number, own, ownPayload), isOtherID(parameter, other, number) {
                    reportOtherID(parameter, of: item.destination, other, of: destination, number, call.range)
                    return .none
                }
                return value(of: parameter, [number], call.range)
            }
            if !parameter.hasDefault { reportMissing(parameter, of: item.destination, at: call.range) }
            return .none
        }
        return .made(item.destination, values)
    }

    /// What of the route's own payload a parameter of the URL is, or what is found by that alone.
    private func taker(of number: Int, _ own: [LinkTable.Value], _ payload: [PayloadParameter]) -> PayloadParameter? {
        zip(own, payload).first { value, _ in
            switch value {
            case .parameter(number), .parameterOrDefault(number): true
            case .model(let model): models[model].parameters == [number]
            default: false
            }
        }?.1
    }

    /// Whether what the URL carries for one screen is the `ID` of something else than a screen under it takes.
    private func isOtherID(_ parameter: PayloadParameter, _ other: PayloadParameter, _ number: Int) -> Bool {
        guard let wanted = owner(ofID: parameter) else { return false }
        if let ids = owner(ofID: other) { return ids != wanted }
        guard let model = modelType(of: other) else { return false }
        let (found, spelling) = (pattern.parameters[number], comparableSpelling(model.bytes))
        if let ids = owner(ofID: found.declared) { return ids != wanted }
        // `{gardenID}` may find today's plant of a garden; `{id}` and `{plant}` say which plant it is.
        guard found.name.string == "id" || isCalled(found, as: other) else { return false }
        if let type = SwiftType(model.bytes), let ids = builder.payloads.entry(type)?.identityType,
            comparableSpelling(ids.bytes) == comparableSpelling(parameter.typeText)
        {
            return false
        }
        return spelling.split(separator: ".").last != wanted
    }

    /// `Article` of `Article.ID`, `Models.Article.ID` and `Article.ID?`.
    private func owner(ofID parameter: PayloadParameter) -> Substring? {
        var words = comparableSpelling(parameter.typeText).split(separator: ".")
        guard let last = words.popLast(), last == "ID" || last == "ID?", let owner = words.last else { return nil }
        return owner
    }

    private mutating func reportOtherID(
        _ parameter: PayloadParameter, of destination: Int, _ other: PayloadParameter, of own: Int, _ number: Int,
        _ range: SourceRange
    ) {
        let rows = builder.document.rows.destinations
        let (lower, upper) = (rows[destination].name.string, rows[own].name.string)
        let label = parameter.label.map { "\($0.string): " } ?? ""
        let isFound = owner(ofID: other) == nil && !pattern.parameters.contains { $0.name.bytes.equals(other.nameText) }
        builder.report(
            .routePayload,
            "`{\(pattern.parameters[number].name.string)}` tells which \(other.type.string.asCode) `\(upper)` shows, and `\(lower)` under it takes \(parameter.type.string.asCode)",
            at: range, notes: [.init("the parameter is here", at: parameter.name.range)],
            help: isFound
                ? "write `\(lower)(\(label)\(other.name.string).…)` with what `\(other.name.string)` has of it, or carry it in the URL by another name"
                : "write `\(lower)(…)` with what it is made of, or carry it in the URL by another name")
    }

    /// What was found for the route's own screen goes by the name that it has there, where no value of the URL is called so.
    private mutating func nameModels(
        _ own: [LinkTable.Value], _ payload: [PayloadParameter], in arguments: SourceText
    ) {
        found = []
        for (value, parameter) in zip(own, payload) {
            guard case .model(let model) = value, carried(parameter.nameText) == nil,
                models[model].name.map({ $0.bytes.equals(parameter.nameText) }) ?? true
            else { continue }
            found.append(parameter.name)
            if usedNames(in: arguments.bytes, of: [parameter.nameText]) != 0 { models[model].name = parameter.name }
        }
    }

    /// Arguments that are names of what the URL carries make a payload as the route's own is made: by such a value, or by what
    /// the app finds with it. Where others stand beside them, all stand as they are written.
    private mutating func screen(
        _ item: NavigationGraph.Item, _ arguments: SourceText, _ call: SourceText, of destination: Int
    ) -> LinkTable.Screen {
        var given = (callArguments(arguments.bytes.slice(1, arguments.bytes.count - 1)) ?? [])
            .map { (label: $0.label, value: $0.value.trimmed) }[...]
        for argument in given {
            guard let unknown = unknownName(in: argument.value, of: destination) else { continue }
            reportUnknown(unknown, in: call)
            return .written(item)
        }
        let isCarried = given.allSatisfy { carried($0.value) != nil }
        var values: [LinkTable.Value] = []
        for parameter in parameters(of: item.destination) {
            guard let argument = given.first,
                (argument.label?.string ?? "_") == (parameter.label?.string ?? "_")
            else {
                values.append(.none)
                continue
            }
            given.removeFirst()
            guard let number = carried(argument.value) else {
                checkFound(argument.value, is: parameter, of: item.destination, call.range)
                continue
            }
            if isCarried {
                values.append(value(of: parameter, [number], call.range))
            } else if !isValue(pattern.parameters[number], of: parameter), modelType(of: parameter) != nil {
                reportTypes(parameter, pattern.parameters[number], call.range)
            }
        }
        return isCarried ? .made(item.destination, values) : .written(item)
    }

    /// What was found is no `ID`, and nothing of which a URL has values itself.
    private mutating func checkFound(
        _ argument: ByteText, is parameter: PayloadParameter, of destination: Int, _ range: SourceRange
    ) {
        guard let model = models.first(where: { $0.name?.bytes.equals(argument) ?? false }),
            owner(ofID: parameter) != nil || modelType(of: parameter) == nil
        else { return }
        let (lower, label) = (
            builder.document.rows.destinations[destination].name.string, parameter.label.map { "\($0.string): " } ?? ""
        )
        builder.report(
            .routePayload,
            "`\(argument.string)` is the `\(model.type.string)` that is found, and `\(lower)` takes \(parameter.type.string.asCode)",
            at: range, notes: [.init("the parameter is here", at: parameter.name.range)],
            help: "write what the `\(model.type.string)` has of it: `\(label)\(argument.string).…`")
    }

    /// The number of the parameter of the URL that an expression names.
    private func carried(_ expression: ByteText) -> Int? {
        pattern.parameters.firstIndex { expression.equals($0.name.bytes) }
    }

    /// The name of an argument that is nothing which is known there; or else that of the route's own screen, if the argument asks
    /// for something of that: `plant.gardenID`, where `plant` carries no model.
    private func unknownName(in argument: ByteText, of destination: Int) -> ByteText? {
        func isKnown(_ name: ByteText) -> Bool {
            carried(name) != nil || found.contains { $0.bytes.equals(name) }
        }
        if isBareName(argument) { return isKnown(argument) ? nil : argument }
        let own = builder.document.rows.destinations[destination].name.bytes
        return firstName(in: argument) { $0.equals(own) && !isKnown($0) }
    }

    /// Whether an argument can only be the name of a value, as a URL's parameters have one.
    private func isBareName(_ expression: ByteText) -> Bool {
        if expression.isEmpty || expression[0] &- 0x41 < 26 || SwiftKeywords.isReserved(expression) { return false }
        return checkIdentifier(expression) == nil
    }

    private mutating func reportUnknown(_ name: ByteText, in call: SourceText) {
        let names = pattern.parameters.map { "`\($0.name.string)`" }.joined(separator: ", ", last: " and ")
        let models = found.map { "`\($0.string)`" }.joined(separator: ", ", last: " and ")
        let guess = nearestName(to: name, among: pattern.parameters.map(\.name.string) + found.map(\.string))
        let known = names.isEmpty ? "they carry nothing" : "they carry \(names)"
        builder.report(
            .routePayload, "URLs of this route carry no `\(name.string)`, of which a screen under it could be made",
            at: call.range,
            help: guess.map { "write `\($0)`" }
                ?? (models.isEmpty ? known : "\(known), and by that \(models) \(found.count == 1 ? "is" : "are") found")
        )
    }

    private func parameters(of destination: Int) -> [PayloadParameter] {
        Array(builder.document.rows.parameters[builder.document.rows.destinations[destination].payload.indices])
    }

    /// Whether a parameter of the URL has the name or the label of one of a payload.
    private func isCalled(_ found: RoutePattern.Parameter, as parameter: PayloadParameter) -> Bool {
        let name = found.name.bytes
        return parameter.nameText.equals(name) || parameter.hasLabel && parameter.labelText.equals(name)
    }

    private mutating func value(
        of parameter: PayloadParameter, _ numbers: [Int], _ range: SourceRange? = nil
    ) -> LinkTable.Value {
        if numbers.count == 1, isValue(pattern.parameters[numbers[0]], of: parameter) { return .parameter(numbers[0]) }
        if numbers.count == 1, parameter.hasDefault, isOptional(pattern.parameters[numbers[0]], of: parameter) {
            return .parameterOrDefault(numbers[0])
        }
        guard numbers.allSatisfy({ pattern.parameters[$0].isRequired }), let type = modelType(of: parameter) else {
            reportTypes(parameter, pattern.parameters[numbers[0]], range)
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
    private func isValue(_ found: RoutePattern.Parameter, of parameter: PayloadParameter) -> Bool {
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
    private func modelType(of parameter: PayloadParameter) -> SourceText? {
        guard let type = SwiftType(parameter.type.bytes) else { return nil }
        var bare = type
        if case .optional(let wrapped) = type.shape { bare = wrapped }
        guard case .named(_, let arguments) = bare.shape, arguments.isEmpty, case .own = ValueForm(bare.text) else {
            return nil
        }
        let start = bare.text.base - parameter.type.bytes.base
        return parameter.type.slice(start, start + bare.text.count)
    }

    private mutating func reportMissing(_ parameter: PayloadParameter, of destination: Int, at range: SourceRange) {
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

    private mutating func reportTypes(
        _ parameter: PayloadParameter, _ found: RoutePattern.Parameter, _ range: SourceRange?
    ) {
        if !found.isRequired, let model = modelType(of: parameter) {
            return builder.report(
                .routePayload,
                "`\(model.string)` is a model, which the app finds by what all URLs have, and `\(found.name.string): \(found.declared.type.string)` may be missing",
                at: found.name.range, notes: [.init("the payload's is here", at: parameter.name.range)],
                help:
                    "make it `{\(found.name.string): \(found.type.string)}`, or let the screen carry the `ID` and find the model itself"
            )
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
