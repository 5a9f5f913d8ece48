import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Screens under the route's own that are written with arguments.
extension RouteFilling {
    /// What was found for the route's own screen goes by the name that it has there, where no value of the URL is called so.
    mutating func nameModels(
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
    mutating func screen(
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
            owner(ofID: parameter) != nil || modelType(of: parameter) == nil, !isProtocol(parameter.type)
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

    /// Whether a type stands for whatever conforms to a protocol, as a model may.
    private func isProtocol(_ type: SourceText) -> Bool {
        var shape = SwiftType(type.bytes)?.shape
        if case .optional(let wrapped) = shape { shape = wrapped.shape }
        return switch shape {
        case .existential, .composition: true
        default: false
        }
    }

    /// The number of the parameter of the URL that an expression names.
    private func carried(_ expression: ByteText) -> Int? {
        let name = expression.withoutTicks
        return pattern.parameters.firstIndex { name.equals($0.name.bytes) }
    }

    /// The name of an argument that is nothing which is known there; or else that of the route's own screen, if the argument asks
    /// for something of that: `plant.gardenID`, where `plant` carries no model.
    private func unknownName(in argument: ByteText, of destination: Int) -> ByteText? {
        func isKnown(_ name: ByteText) -> Bool {
            carried(name) != nil || found.contains { $0.bytes.equals(name) }
        }
        if isBareName(argument) { return isKnown(argument) ? nil : argument.withoutTicks }
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
}
