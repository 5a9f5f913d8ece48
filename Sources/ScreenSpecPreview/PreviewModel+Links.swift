import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The URLs that lead to screens.
extension PreviewModel {
    mutating func writeLinks() {
        let links = graph.links
        if links.routes.isEmpty { return json.null("links") }
        object("links") { model in
            model.strings("schemes", links.schemes.map(\.string))
            model.strings("domains", links.domains.map(\.string))
            model.json.member("activity", links.activity != nil)
            model.array("routes") { model in
                for (number, route) in links.routes.enumerated() { model.write(route, number) }
            }
        }
    }

    private mutating func write(_ route: LinkTable.Route, _ number: Int) {
        object { model in
            model.json.member("name", model.graph.links.cases.name(number).string)
            model.json.member("destination", model.graph.destinations.name(route.destination).string)
            model.json.member("path", route.pattern.written.string)
            model.array("patterns") { model in
                for pattern in [route.pattern] + route.formerly { model.write(pattern) }
            }
            model.array("models") { model in for found in route.models { model.write(found, of: route.pattern) } }
            model.array("trail") { model in for screen in route.trail { model.write(screen, of: route) } }
        }
    }

    private mutating func write(_ pattern: RoutePattern) {
        object { model in
            model.array("segments") { model in
                for segment in pattern.segments {
                    model.object { model in
                        switch segment {
                        case .literal(let text): model.json.member("text", text.string)
                        case .parameter(let number): model.json.member("parameter", number)
                        }
                    }
                }
            }
            model.array("parameters") { model in for parameter in pattern.parameters { model.write(parameter) } }
        }
    }

    private mutating func write(_ parameter: RoutePattern.Parameter) {
        object { model in
            model.json.member("name", parameter.name.string)
            model.json.member("type", parameter.type.string)
            model.json.member("form", parameter.form.name)
            guard case .query(let key, let presence) = parameter.place else { return }
            model.json.member("key", key.string)
            switch presence {
            case .required: model.json.member("presence", "required")
            case .optional: model.json.member("presence", "optional")
            case .repeated: model.json.member("presence", "repeated")
            }
        }
    }

    /// What the app finds: by which of the URL's values, and how it is asked for.
    private mutating func write(_ found: LinkTable.Model, of pattern: RoutePattern) {
        let word = found.type.string.split(separator: ".").last.map { $0.filter { $0 != "`" } } ?? ""
        object { model in
            model.json.member("name", word.prefix(1).lowercased() + word.dropFirst())
            model.json.member("type", found.type.string)
            model.strings("parameters", found.parameters.map { pattern.parameters[$0].name.string })
            model.member("identity", model.identity(of: found, in: pattern))
        }
    }

    /// The property of a model that URLs carry; nil where the spec does not say so.
    private func identity(of found: LinkTable.Model, in pattern: RoutePattern) -> String? {
        guard found.parameters.count == 1, let type = SwiftType(found.type.bytes),
            let entry = graph.payloads.entry(type), let identityType = entry.identityType,
            canonicalSpelling(identityType.bytes)
                == canonicalSpelling(pattern.parameters[found.parameters[0]].type.bytes)
        else { return nil }
        return entry.identity?.string
    }

    private mutating func write(_ screen: LinkTable.Screen, of route: LinkTable.Route) {
        object { model in
            model.json.member("destination", model.graph.destinations.name(screen.destination).string)
            model.array("values") { model in
                switch screen {
                case .made(_, let values): for value in values { model.write(value) }
                case .written(let item): for (_, code) in model.values(of: item) { model.write(code, of: route) }
                }
            }
        }
    }

    /// What a spec writes as an argument: one of the URL's values by its name, or a value of its own.
    private mutating func write(_ argument: ByteText?, of route: LinkTable.Route) {
        object { model in
            guard let argument else { return }
            if let number = route.pattern.parameters.firstIndex(where: { $0.name.bytes.equals(argument) }) {
                model.json.member("parameter", number)
            } else if let number = route.models(namedIn: argument).first {
                model.json.member("model", number)
                model.write(argument, of: route.models[number])
            } else if argument.string != "nil" {
                model.literal(argument, "value")
            }
        }
    }

    /// A property of what is found, `gardenID` of `plant.gardenID`, or else the code as it stands.
    private mutating func write(_ argument: ByteText, of found: LinkTable.Model) {
        let words = argument.string.split(separator: ".", omittingEmptySubsequences: false)
        if words.count == 1, words[0] == found.name?.string ?? "" { return }
        if words.count == 2, words[0] == found.name?.string ?? "",
            checkIdentifier(argument.slice(words[0].utf8.count + 1, argument.count)) == nil
        {
            json.member("property", String(words[1]))
        }
        literal(argument, "value")
    }

    private mutating func write(_ value: LinkTable.Value) {
        object { model in
            switch value {
            case .parameter(let number): model.json.member("parameter", number)
            case .parameterOrDefault(let number):
                model.json.member("parameter", number)
                model.json.member("orDefault", true)
            case .model(let number): model.json.member("model", number)
            case .none: break
            }
        }
    }
}

extension ValueForm {
    /// What the machine knows it by.
    fileprivate var name: String {
        switch self {
        case .string: "string"
        case .int: "int"
        case .uuid: "uuid"
        case .bool: "bool"
        case .double: "double"
        case .date: "date"
        case .own: "own"
        }
    }
}
