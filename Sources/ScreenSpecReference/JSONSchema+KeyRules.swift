import ScreenSpecModel

/// What holds between an object's keys.
func ruleSchema(_ object: ObjectDescription) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = []
    var conditions: [JSONValue] = []
    for rule in object.rules {
        switch rule {
        case .exactlyOne(let keys, _): members.append(("oneOf", .array(keys.map { requiring([$0]) })))
        case .atMostOne(let keys, _): members.append(("not", requiring(keys)))
        case .needs(let key, let other):
            members.append(("dependentRequired", .object([("\(key)", .array([.string("\(other)")]))])))
        case .only(let keys, let key, let words, _): conditions += keys.map { condition($0, key, words) }
        }
    }
    return members + (conditions.isEmpty ? [] : [("allOf", .array(conditions))])
}

private func requiring(_ keys: [StaticString]) -> JSONValue {
    .object([("required", .array(keys.map { .string("\($0)") }))])
}

/// Where `name` is there, `key` has one of the words.
private func condition(_ name: StaticString, _ key: StaticString, _ words: [StaticString]) -> JSONValue {
    let word = JSONValue.object([("enum", .array(words.map { .string("\($0)") }))])
    return .object([("if", requiring([name])), ("then", .object([("properties", .object([("\(key)", word)]))]))])
}
