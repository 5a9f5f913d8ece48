import ScreenSpecLint
import ScreenSpecModel

/// The rules of the linter with what a spec can say of each.
var ruleSettingsDefinition: (key: String, value: JSONValue) {
    let rules = lintRules.map { rule in
        let level = JSONValue.object(choiceSchema(LintSection.Level.choices))
        let options = rule.options.map { option in
            let members: [(key: String, value: JSONValue)] = [
                ("description", .string("\(option.documentation)")), ("type", .string("integer")),
                ("minimum", .integer(0)), ("maximum", .integer(LintSection.mostOfAnOption)),
                ("default", .integer(option.defaultValue)),
            ]
            return (key: "\(option.name)", value: JSONValue.object(members))
        }
        let settings: [(key: String, value: JSONValue)] = [
            ("type", .string("object")), ("properties", .object([("severity", level)] + options + [mergeKey])),
            ("additionalProperties", .boolean(false)),
        ]
        let either: [(key: String, value: JSONValue)] = [
            ("description", .string(rule.kind.summary)), ("anyOf", .array([level, .object(settings)])),
        ]
        return (key: rule.kind.id, value: JSONValue.object(either))
    }
    let members: [(key: String, value: JSONValue)] = [
        ("description", .string("Lint rules, and how loud each of them is.")), ("type", .string("object")),
        ("properties", .object(rules + [mergeKey])), ("additionalProperties", .boolean(false)),
    ]
    return ("ruleSettings", .object(members))
}
