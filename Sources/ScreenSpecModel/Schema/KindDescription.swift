/// What a key takes, as data: what decoding checks, the JSON Schema says and the reference page explains.
package indirect enum KindDescription: Sendable {
    /// Any scalar, taken as written.
    case text
    /// Text in which `{expression}` stands for a value.
    case title
    case boolean
    case integer(ClosedRange<Int>)
    /// A version such as `17` or `17.0`.
    case version
    /// The name of a Swift case, property, parameter or type.
    case identifier
    case type
    case expression
    /// The name of a destination.
    case destination
    /// A value of an attribute's own type.
    case attributeValue
    /// A map of parameters in Swift's spelling, or one string with the parameter clause.
    case parameters
    /// A map from the ids of lint rules to a word, or to a map with the rule's options.
    case ruleSettings
    case choice([Choice])
    case list(KindDescription, canBeEmpty: Bool = true)
    case map(key: KindDescription, value: KindDescription)
    case object(ObjectDescription)
    case either(KindDescription, KindDescription)

    /// One of the words a key takes.
    package struct Choice: Sendable {
        package let word: StaticString
        package let documentation: StaticString
    }
}

/// A map with a fixed set of keys.
package final class ObjectDescription: Sendable {
    /// As a message and the reference page name such an object: "destination".
    package let noun: StaticString
    package let documentation: StaticString
    package let keys: [KeyDescription]
    package let rule: Rule?

    /// What holds between the keys of such an object.
    package enum Rule: Sendable {
        case exactlyOne([StaticString])
        case atMostOne([StaticString])
    }

    package init(
        _ noun: StaticString, _ documentation: StaticString, _ keys: [KeyDescription], _ rule: Rule? = nil
    ) {
        self.noun = noun
        self.documentation = documentation
        self.keys = keys
        self.rule = rule
    }
}

/// One key of an object.
package struct KeyDescription: Sendable {
    package let name: StaticString
    package let kind: KindDescription
    package let isRequired: Bool
    /// What holds where the key is left out, as a spec would write it.
    package let defaultText: StaticString?
    package let documentation: StaticString
    /// The language version that brought the key.
    package let since: Int
}

extension KindDescription {
    /// As a message says it after "takes": "a whole number from 2 to 3".
    package var words: String {
        switch self {
        case .text, .title: "text"
        case .boolean: "`true` or `false`"
        case .integer(let range) where range.upperBound == range.lowerBound: "`\(range.lowerBound)`"
        case .integer(let range) where range.upperBound == range.lowerBound + 1:
            "`\(range.lowerBound)` or `\(range.upperBound)`"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .version: "a version such as `17.0`"
        case .identifier: "a Swift name"
        case .type: "a Swift type"
        case .expression: "a Swift expression"
        case .destination: "the name of a destination"
        case .attributeValue: "one value"
        case .parameters: "a map of parameters, or one text with the parameter clause"
        case .ruleSettings: "a map from rules to `off`, `warning` or `error`"
        case .choice(let choices): choices.map { "`\($0.word)`" }.joined(separator: ", ", last: " or ")
        case .list: "a list"
        case .map: "a map"
        case .object(let object): "a map with the keys of \(article(object.noun)) \(object.noun)"
        case .either(let first, let second): "\(first.words), or \(second.words)"
        }
    }
}

extension KindDescription {
    /// Whether any text can be of this kind.
    var isText: Bool {
        switch self {
        case .text, .title, .type, .expression, .attributeValue: true
        case .either(let first, let second): first.isText || second.isText
        default: false
        }
    }
}

private func article(_ noun: StaticString) -> String {
    "aeiou".utf8.contains(noun.utf8Start[0]) ? "an" : "a"
}

extension [String] {
    /// "a, b or c".
    package func joined(separator: String, last: String) -> String {
        guard let final = self.last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: separator) + last + final
    }
}
