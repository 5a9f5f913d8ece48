import ScreenSpecModel

/// The spec language as a JSON Schema (draft 2020-12), made from `SpecDocument.schema`: editors complete, explain and check by
/// it. It holds for the files that a spec includes, too: what is asked of the spec as a whole is left to the compiler.
package func jsonSchema() -> String {
    let objects = SpecDocument.schema.description.allObjects
    var members: [(key: String, value: JSONValue)] = [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .string("urn:screenspec:schema:1")),
        ("title", .string("ScreenSpec, language version 1")),
    ]
    members += objectSchema(SpecDocument.schema.description)
    let definitions = objects.dropFirst().map { described in
        let title = (key: "title", value: JSONValue.string(capitalized("\(described.object.noun)")))
        return (key: described.object.identifier(), value: JSONValue.object([title] + objectSchema(described.object)))
    }
    members.append(("$defs", .object(definitions + valueDefinitions + [ruleSettingsDefinition])))
    return JSONValue.object(members).text
}

private func objectSchema(_ object: ObjectDescription) -> [(key: String, value: JSONValue)] {
    let properties = object.keys.map { (key: "\($0.name)", value: JSONValue.object(keySchema($0))) }
    var members: [(key: String, value: JSONValue)] = [
        ("description", .string("\(object.documentation)")),
        ("type", .string("object")),
        ("properties", .object(properties + [mergeKey])),
    ]
    let required = object.keys.filter(\.isRequired)
    if !required.isEmpty { members.append(("required", .array(required.map { .string("\($0.name)") }))) }
    return members + ruleSchema(object) + [("additionalProperties", .boolean(false))]
}

private func keySchema(_ key: KeyDescription) -> [(key: String, value: JSONValue)] {
    var description = "\(key.documentation)"
    if let text = key.defaultText, !key.isDefaultLiteral { description += "\n\nDefault: \(text)." }
    if key.since > 1 { description += "\n\nSince version \(key.since) of the language." }
    var members = [(key: "description", value: JSONValue.string(description))] + valueSchema(key.kind)
    if let text = key.defaultText, key.isDefaultLiteral {
        members.append(("default", defaultValue("\(text)", key.kind)))
    }
    return members
}

private func defaultValue(_ text: String, _ kind: KindDescription) -> JSONValue {
    switch kind {
    case .boolean: .boolean(text == "true")
    case .integer: Int(text).map(JSONValue.integer) ?? .string(text)
    default: .string(text)
    }
}

private func valueSchema(_ kind: KindDescription) -> [(key: String, value: JSONValue)] {
    switch kind {
    case .text, .symbol, .title: reference("text")
    case .attributeValue: reference("attributeValue")
    case .boolean: [("type", .string("boolean"))]
    case .integer(let range): integerSchema(range)
    case .version: reference("version")
    case .identifier: reference("name")
    case .typeName: reference("typeName")
    case .type: reference("type")
    case .expression: reference("expression")
    case .condition: reference("condition")
    case .fraction:
        [("type", .string("number")), ("exclusiveMinimum", .integer(0)), ("maximum", .integer(1))]
    case .destination, .opened: reference("destinationName")
    case .destinationCall: reference("destinationCall")
    case .tab, .guardName: reference("name")
    case .route: reference("routePattern")
    case .parameters: reference("parameters")
    case .ruleSettings: reference("ruleSettings")
    case .choice(let type): choiceSchema(type.choices)
    case .list(let element, let canBeEmpty):
        [("type", .string("array")), ("items", .object(valueSchema(element)))]
            + (canBeEmpty ? [] : [("minItems", .integer(1))])
    case .map(let key, let value): mapSchema(key, value)
    case .object(let object): reference(object().identifier())
    case .either(let first, let second):
        [("anyOf", .array([.object(valueSchema(first)), .object(valueSchema(second))]))]
    }
}

private func reference(_ name: String) -> [(key: String, value: JSONValue)] { [("$ref", .string("#/$defs/\(name)"))] }

private func integerSchema(_ range: ClosedRange<Int>) -> [(key: String, value: JSONValue)] {
    if range.count == 1 { return [("const", .integer(range.lowerBound))] }
    if range.count <= 4 { return [("enum", .array(range.map { .integer($0) }))] }
    return [
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound)),
    ]
}

/// Words with a documentation each, as editors show it; without one, an enumeration.
func choiceSchema(_ choices: [KindDescription.Choice]) -> [(key: String, value: JSONValue)] {
    if choices.allSatisfy({ "\($0.documentation)".isEmpty }) {
        return [("enum", .array(choices.map { .string("\($0.word)") }))]
    }
    let words = choices.map { choice in
        JSONValue.object([
            ("const", .string("\(choice.word)")), ("description", .string("\(choice.documentation)")),
        ])
    }
    return [("oneOf", .array(words))]
}

private func mapSchema(_ key: KindDescription, _ value: KindDescription) -> [(key: String, value: JSONValue)] {
    let values = JSONValue.object(valueSchema(value))
    var members: [(key: String, value: JSONValue)] = [("type", .string("object"))]
    if case .choice(let type) = key {
        let properties = type.choices.map { (key: "\($0.word)", value: values) }
        return members + [
            ("properties", .object(properties + [mergeKey])), ("additionalProperties", .boolean(false)),
        ]
    }
    members.append(("properties", .object([mergeKey])))
    if case .identifier = key { members.append(("propertyNames", namesOrMergeKey("name"))) }
    return members + [("additionalProperties", values)]
}

func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
