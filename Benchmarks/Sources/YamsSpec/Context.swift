extension Spec {
    /// What both template libraries render: dictionaries and arrays, with every expression already written out.
    public var context: [String: Any] {
        [
            "destinations": destinations.map { $0.context(defaultIcon: defaultIcon) },
            "sections": sections.map { section in
                ["id": section.id, "items": section.items.map { ["name": $0] }] as [String: Any]
            },
        ]
    }
}

extension Spec.Destination {
    func context(defaultIcon: String) -> [String: Any] {
        let names = payload.map(\.name)
        var context: [String: Any] = [
            "name": name,
            "columns": columns,
            "title": titleLiteral,
            "icon": icon ?? defaultIcon,
            "nested": payload.isEmpty ? "_" : "var nested",
            "view": "\(view)(\(names.map { "\($0): \($0)" }.joined(separator: ", ")))",
        ]
        if !payload.isEmpty {
            context["parameters"] = payload.enumerated().map { index, parameter in
                ["name": parameter.name, "type": parameter.type, "key": "_\(index)"]
            }
            context["types"] = "(\(payload.map(\.type).joined(separator: ", ")))"
            context["binding"] = "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
            context["arguments"] = "(\(names.joined(separator: ", ")))"
            if titleLiteral.contains("\\(") { context["titleBinding"] = context["binding"] }
        }
        return context
    }

    /// `{item.name}` becomes an interpolation.
    private var titleLiteral: String {
        guard let title else { return "\"\(name)\"" }
        var literal = ""
        for character in title {
            switch character {
            case "{": literal += "\\("
            case "}": literal += ")"
            case "\"", "\\": literal += "\\\(character)"
            default: literal.append(character)
            }
        }
        return "\"\(literal)\""
    }
}
