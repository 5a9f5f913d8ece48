/// Other maps whose keys YAML merges into the one at hand.
let mergeKey: (key: String, value: JSONValue) = ("<<", .object([("$ref", .string("#/$defs/merge"))]))

/// What a map's keys can be: names of the definition `name`, and the merge key.
func namesOrMergeKey(_ name: String) -> JSONValue {
    let either = [("$ref", "#/$defs/\(name)"), ("const", "<<")].map { JSONValue.object([($0.0, .string($0.1))]) }
    return .object([("anyOf", .array(either))])
}

/// The definitions of values that are not objects. Text is any scalar, for `title: no` and `title: 1.0` are text as they
/// are written; JSON only knows what YAML made of them.
var valueDefinitions: [(key: String, value: JSONValue)] {
    [
        definition("text", "Text. Any scalar counts as it is written, also `no`, `1.0` and `null`.", scalar),
        definition(
            "name", "The name of a Swift case, property, parameter or type.",
            types("string", "boolean", "null") + [
                ("pattern", .string("^\(identifierPattern)$")),
                ("not", .object([("enum", .array(reservedNames.map { .string($0) }))])),
            ]),
        definition(
            "typeName", "The name of a type that is generated, or what such names begin with: with a capital.",
            types("string") + [
                ("pattern", .string("^\(typeNamePattern)$")),
                ("not", .object([("enum", .array(reservedNames.map { .string($0) }))])),
            ]),
        definition(
            "destinationName", "The name of a destination, in any file of the spec.",
            types("string", "boolean", "null")),
        definition(
            "destinationCall", "A destination, with its arguments where it takes some: `library(kind: .films)`.",
            types("string", "boolean", "null")),
        definition(
            "routePattern", "The pattern of a path, with parameters in it: `/authors/{id: UUID}`.",
            types("string") + [("pattern", .string("^/"))]),
        definition(
            "type", "A Swift type. `[UUID]` and `[String: Int]` need no quotes.", types("string", "array", "object")),
        definition(
            "expression", "A Swift expression. Quote it where it holds `: `.", types("string", "number", "boolean")),
        definition(
            "condition", "What `#if` takes, such as `DEBUG` or `os(iOS) && !targetEnvironment(macCatalyst)`.",
            types("string", "boolean")),
        definition(
            "attributeValue",
            "Data for `Bool`, `Int`, `Double` and `String`; a Swift expression such as `.wide` for any other type.",
            scalar),
        definition(
            "version", "A version such as `17.0`.",
            types("string", "number") + [("pattern", .string("^[0-9]+(\\.[0-9]+){0,2}$"))]),
        definition(
            "parameters",
            "Parameters in Swift's spelling: `{_ author: Author}`, or one text with the parameter clause.",
            [("anyOf", .array([.object([("type", .string("string"))]), .object(parameterMap)]))]),
        definition(
            "parameterNames", "A label and a name, one name for both, or `_` and a name.",
            [("type", .string("string")), ("pattern", .string("^\(labelPattern)?\(identifierPattern)$"))]),
        definition(
            "merge", "Maps whose keys hold here too, unless this map has them itself (YAML's merge key).",
            types("object", "array") + [("items", .object([("type", .string("object"))]))]),
    ]
}

private func definition(
    _ name: String, _ description: String, _ members: [(key: String, value: JSONValue)]
) -> (key: String, value: JSONValue) {
    (name, .object([("description", .string(description))] + members))
}

private func types(_ names: String...) -> [(key: String, value: JSONValue)] {
    [("type", .array(names.map { .string($0) }))]
}

private let scalar = types("string", "number", "boolean", "null")

private let parameterMap: [(key: String, value: JSONValue)] = [
    ("type", .string("object")),
    ("properties", .object([mergeKey])),
    ("propertyNames", namesOrMergeKey("parameterNames")),
    ("additionalProperties", .object([("$ref", .string("#/$defs/type"))])),
]

/// ASCII is spelled out, and beyond it everything counts: regular expressions that all editors read know no more.
private let identifierPattern = #"`?([A-Za-z_]|[^\u0000-\u007F])([A-Za-z0-9_]|[^\u0000-\u007F])*`?"#
private let typeNamePattern = #"([A-Z_]|[^\u0000-\u007F])([A-Za-z0-9_]|[^\u0000-\u007F])*"#
private let reservedNames = ["_", "init", "self", "Self", "Type", "Protocol"]
private let labelPattern = "(\(identifierPattern)[ ]+)"
