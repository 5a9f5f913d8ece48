import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// From a target to its URL, and from a screen to its target.
extension RouteCode {
    /// `LinkPath.url(["users", LinkValue.text(id)], [("tab", tab.map { [LinkValue.text($0)] } ?? [])])`
    func appendURL(_ route: Int, to buffer: inout ByteBuffer) {
        let pattern = routes[route].pattern
        let path = pattern.segments.map {
            switch $0 {
            case .literal(let text): swiftLiteral(text)
            case .parameter(let number): "LinkValue.text(\(swiftIdentifier(pattern.parameters[number].name.bytes)))"
            }
        }
        let query = pattern.parameters.compactMap { parameter -> String? in
            let name = swiftIdentifier(parameter.name.bytes)
            switch parameter.place {
            case .path: return nil
            case .query(let key, .required): return "(\(swiftLiteral(key)), [LinkValue.text(\(name))])"
            case .query(let key, .optional):
                return "(\(swiftLiteral(key)), \(name).map { [LinkValue.text($0)] } ?? [])"
            case .query(let key, .repeated): return "(\(swiftLiteral(key)), \(name).map { LinkValue.text($0) })"
            }
        }
        let lists = [path, query]
        buffer.appendList("LinkPath.url(", 0, query.isEmpty ? 1 : 2, ")") { number, buffer in
            buffer.appendList("[", 0, lists[number].count, "]", behind: 1, endsWithComma: true) {
                $1.append(code: lists[number][$0])
            }
        }
    }

    /// For each route, whether its screen has what its URLs carry: the values themselves, or what identifies a model.
    var reversible: [Bool] {
        routes.indices.map { route in
            routes[route].pattern.parameters.indices.allSatisfy {
                routes[route].pattern.parameters[$0].isOptional || source(of: $0, in: route) != nil
            }
        }
    }

    /// Whether each screen has a link, in every build that has the screen.
    var namesEveryScreen: Bool {
        reversible.filter { $0 }.count == screens.caseCount
            && routes.indices.allSatisfy { targets.condition($0) == screens.condition(routes[$0].destination) }
    }

    /// Where a screen has what a parameter of its URL carries: in which of its payload's parameters, and in which property of that.
    private func source(of parameter: Int, in route: Int) -> (payload: Int, property: SourceText?)? {
        guard case .made(let destination, let values)? = routes[route].trail.last else { return nil }
        for (place, value) in values.enumerated() {
            switch value {
            case .parameter(parameter) where isSameType(parameter, place, route, destination),
                .parameterOrDefault(parameter):
                return (place, nil)
            case .model(let model) where routes[route].models[model].parameters == [parameter]:
                guard let entry = entry(of: place, of: destination), let identity = entry.identity,
                    let type = entry.identityType,
                    canonicalSpelling(type.bytes)
                        == canonicalSpelling(routes[route].pattern.parameters[parameter].type.bytes)
                else { return nil }
                return (place, identity)
            default: continue
            }
        }
        return nil
    }

    private func isSameType(_ parameter: Int, _ place: Int, _ route: Int, _ destination: Int) -> Bool {
        let wanted = screens.parameters[screens.payload(destination).start + place].typeFacts.isOptional
        return wanted == routes[route].pattern.parameters[parameter].declared.typeFacts.isOptional
    }

    private func entry(of place: Int, of destination: Int) -> PayloadEntry? {
        SwiftType(screens.parameters[screens.payload(destination).start + place].typeText)
            .flatMap { targets.graph.payloads.entry($0) }
    }

    /// `.author(let author)`
    func appendScreenPattern(_ route: Int, to buffer: inout ByteBuffer) {
        let used = routes[route].pattern.parameters.indices.reduce(UInt64(0)) { used, parameter in
            source(of: parameter, in: route).map { used | 1 << UInt64($0.payload) } ?? used
        }
        screens.appendPattern(routes[route].destination, binding: used, to: &buffer)
    }

    /// `.author(id: author.id)`
    func appendReversed(_ route: Int, to buffer: inout ByteBuffer) {
        let (parameters, destination) = (routes[route].pattern.parameters, routes[route].destination)
        targets.appendOptionalPrefix(route, to: &buffer)
        targets.appendCase(route, to: &buffer)
        if parameters.isEmpty { return }
        buffer.appendList("(", 0, parameters.count, ")") { number, buffer in
            buffer.append(argumentLabel: parameters[number].name.bytes)
            buffer.append(": ")
            guard let source = source(of: number, in: route) else {
                return buffer.append(parameters[number].isRepeated ? "[]" : "nil")
            }
            buffer.append(identifier: screens.parameters[screens.payload(destination).start + source.payload].nameText)
            guard let property = source.property else { return }
            buffer.append(".")
            buffer.append(identifier: property.bytes)
        }
    }
}

extension RoutePattern.Parameter {
    /// Whether URLs can be without it.
    fileprivate var isOptional: Bool {
        if case .query(_, let presence) = place { presence != .required } else { false }
    }

    fileprivate var isRepeated: Bool { if case .query(_, .repeated) = place { true } else { false } }
}
