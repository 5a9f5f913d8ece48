import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// From a target to the screens that it leads to, and what is found for them first.
extension RouteCode {
    /// The screens that a route leads to, as far as the URL alone makes them.
    func knownScreens(_ route: Int) -> ArraySlice<LinkTable.Screen> {
        routes[route].trail.prefix { !$0.hasModel(of: routes[route]) }
    }

    /// `[.authors, .author(foundAuthor)]`
    func appendScreens(_ trail: ArraySlice<LinkTable.Screen>, of route: Int, to buffer: inout ByteBuffer) {
        buffer.appendList("[", trail.startIndex, trail.endIndex, "]", endsWithComma: true) { number, buffer in
            switch trail[number] {
            case .written(let item): screens.appendItem(item, to: &buffer)
            case .made(let destination, let values): append(destination, values, of: route, to: &buffer)
            }
        }
    }

    private func append(_ destination: Int, _ values: [LinkTable.Value], of route: Int, to buffer: inout ByteBuffer) {
        screens.appendCase(destination, to: &buffer)
        let payload = screens.payload(destination)
        let given = given(values, from: payload.start)
        if payload.count == 0 { return }
        buffer.appendList("(", 0, given.count, ")") { number, buffer in
            let parameter = screens.parameters[payload.start + given[number]]
            if parameter.hasLabel {
                buffer.append(argumentLabel: parameter.labelText)
                buffer.append(": ")
            }
            switch values[given[number]] {
            case .parameter(let number):
                buffer.append(identifier: routes[route].pattern.parameters[number].name.bytes)
            case .parameterOrDefault(let number):
                buffer.append(identifier: routes[route].pattern.parameters[number].name.bytes)
                buffer.append(" ?? ")
                buffer.append(operand: parameter.defaultText)
            case .model(let model): buffer.append(found(model, of: route))
            case .none: buffer.append(operand: parameter.defaultText)
            }
        }
    }

    /// The numbers of the parameters of a payload that are written down: those with a value, and those in whose place Swift would take it
    /// for lack of a label.
    private func given(_ values: [LinkTable.Value], from start: Int) -> [Int] {
        var (given, takesPlace) = ([Int](), false)
        for number in values.indices.reversed() {
            let hasLabel = screens.parameters[start + number].hasLabel
            if case .none = values[number], hasLabel || !takesPlace { continue }
            given.append(number)
            takesPlace = !hasLabel
        }
        return given.reversed()
    }

    /// What a route's screens use of what the URL carries, a bit for each parameter.
    func used(by trail: ArraySlice<LinkTable.Screen>, of route: Int) -> UInt64 {
        trail.reduce(0) { $0 | used(by: $1, of: route) }
    }

    private func used(by screen: LinkTable.Screen, of route: Int) -> UInt64 {
        switch screen {
        case .written(let item):
            let names = targets.payload(route).indices.map { targets.parameters[$0].nameText }
            return item.arguments.map { usedNames(in: $0.bytes, of: names) } ?? 0
        case .made(_, let values):
            return values.reduce(0) { used, value in
                switch value {
                case .parameter(let number), .parameterOrDefault(let number): used | 1 << UInt64(number)
                case .model(let model):
                    routes[route].models[model].parameters.reduce(used) { $0 | 1 << UInt64($1) }
                case .none: used
                }
            }
        }
    }

    /// `let foundAuthor = try await resolver.author(id: author)`, a line for each model.
    func appendFinding(_ route: Int, to buffer: inout ByteBuffer) {
        let indentation = buffer.indentation
        for (number, model) in routes[route].models.enumerated() {
            if number > 0 { buffer.breakLine(indentation) }
            let finder = Finder(model, of: routes[route])
            buffer.append("let \(found(number, of: route))")
            if twins.contains(finder.call) { buffer.append(": \(finder.result)") }
            buffer.append(" = try await \(resolver).\(finder.name)")
            buffer.appendList("(", 0, model.parameters.count, ")") { place, buffer in
                buffer.append("\(finder.labels[place]): ")
                buffer.append(identifier: routes[route].pattern.parameters[model.parameters[place]].name.bytes)
            }
        }
    }

    /// What a model that was found is called: as the spec calls it, or else no name that the spec has there.
    private func found(_ model: Int, of route: Int) -> String {
        var names = LocalNames(routes[route].localNames)
        let all = routes[route].models.map { model in
            model.name.map { swiftIdentifier($0.bytes) } ?? names.take("found\(model.typeName.capitalizedWord)")
        }
        return all[model]
    }
}

extension LinkTable.Route {
    /// What the spec names where its screens are made: values of the URL, and what is found by those.
    var localNames: [String] { pattern.parameters.map(\.name.string) + models.compactMap { $0.name?.string } }
}

extension LinkTable.Screen {
    /// Whether something of it is found first.
    fileprivate func hasModel(of route: LinkTable.Route) -> Bool {
        switch self {
        case .written(let item): item.arguments.map { !route.models(namedIn: $0.bytes).isEmpty } ?? false
        case .made(_, let values): values.contains { if case .model = $0 { true } else { false } }
        }
    }
}

extension String {
    /// As a part of a name: `Default` of a type in back-ticks.
    fileprivate var capitalizedWord: String {
        let word = filter { $0 != "`" }
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}
