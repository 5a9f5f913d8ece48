import ScreenSpecDiagnostics
import ScreenSpecYAML

/// What a key takes, as data: what decoding checks, the JSON Schema says and the reference page explains.
package indirect enum KindDescription: Sendable {
    /// Any scalar, taken as written.
    case text
    /// The name of an SF Symbol.
    case symbol
    /// Text in which `{expression}` stands for a value.
    case title
    case boolean
    case integer(ClosedRange<Int>)
    /// A version such as `17` or `17.0`.
    case version
    /// The name of a Swift case, property, parameter or type.
    case identifier
    /// The name of a type that is generated, or what such names begin with: no small letter first.
    case typeName
    case type
    case expression
    /// What `#if` takes.
    case condition
    /// A number that is a part of something: more than 0, and up to 1.
    case fraction
    /// The name of a destination.
    case destination
    /// The name of a destination, with its arguments where it takes some.
    case destinationCall
    /// The id of a tab.
    case tab
    /// The name of a destination or a sheet.
    case opened
    /// The name of a guard.
    case guardName
    /// The pattern of a route: a path with parameters in it.
    case route
    /// A value of an attribute's own type.
    case attributeValue
    /// A map of parameters in Swift's spelling, or one string with the parameter clause.
    case parameters
    /// A map from the ids of lint rules to a word, or to a map with the rule's options.
    case ruleSettings
    /// One of the words that are the cases of a type.
    case choice(any SpecWord.Type)
    case list(KindDescription, canBeEmpty: Bool = true)
    case map(key: KindDescription, value: KindDescription)
    /// A map with a fixed set of keys; made when it is asked for, so that a build pays only for what its spec uses.
    case object(@Sendable () -> ObjectDescription)
    case either(KindDescription, KindDescription)

    /// One of the words a key takes.
    package struct Choice: Sendable {
        /// As a spec writes it.
        package let word: String
        /// What it means, in a sentence; empty where the word says it.
        package let documentation: StaticString
    }
}

/// A map with a fixed set of keys.
package final class ObjectDescription: Sendable {
    /// As a message and the reference page name such an object: "destination".
    package let noun: StaticString
    /// What such an object is, in a sentence.
    package let documentation: StaticString
    /// The key whose value messages call such an object by, where it has no name of its own.
    package let nameKey: StaticString?
    /// In the order in which people should write them.
    package let keys: [KeyDescription]
    /// What decoding enforces beside the keys' kinds.
    package let rules: [Rule]
    /// What somebody means who writes a word in its place, which `$` stands for: "{id: $, root: $}".
    let meant: StaticString?
    /// The same of an object that has a name of which more is known.
    let special: (name: StaticString, meant: StaticString)?

    /// What holds between the keys of such an object. Decoding enforces it, the JSON Schema and the reference say it.
    package enum Rule: Sendable {
        /// One of the keys is there, and no other.
        case exactlyOne([StaticString], DiagnosticKind)
        case atMostOne([StaticString], DiagnosticKind)
        /// The first key is there only beside the second.
        case needs(StaticString, StaticString)
        /// The keys are there only where the key `beside` has one of `words`, the first of which it has by default.
        case only([StaticString], beside: StaticString, words: [StaticString], DiagnosticKind)
    }

    init(
        _ noun: StaticString, _ documentation: StaticString, _ nameKey: StaticString?, _ meant: StaticString?,
        _ special: (name: StaticString, meant: StaticString)?, _ keys: [KeyDescription], _ rules: [Rule]
    ) {
        self.noun = noun
        self.documentation = documentation
        self.nameKey = nameKey
        self.meant = meant
        self.special = special
        self.keys = keys
        self.rules = rules
    }
}

/// One key of an object.
package struct KeyDescription: Sendable {
    /// As a spec writes it.
    package let name: StaticString
    /// What it takes.
    package let kind: KindDescription
    /// Whether it is an error to leave it out.
    package let isRequired: Bool
    /// What holds where the key is left out, as a spec would write it.
    package let defaultText: StaticString?
    /// What it means, in Markdown.
    package let documentation: StaticString
    /// The language version that brought the key.
    package let since: Int
}

extension KindDescription {
    /// As a message says it after "takes": "a whole number from 2 to 3".
    package var words: String {
        switch self {
        case .text, .symbol, .title: "text"
        case .boolean: "`true` or `false`"
        case .integer(let range) where range.upperBound == range.lowerBound: "`\(range.lowerBound)`"
        case .integer(let range) where range.upperBound == range.lowerBound + 1:
            "`\(range.lowerBound)` or `\(range.upperBound)`"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .version: "a version such as `17.0`"
        case .identifier, .typeName: "a Swift name"
        case .type: "a Swift type"
        case .expression: "a Swift expression"
        case .condition: "a compilation condition such as `DEBUG` or `os(iOS)`"
        case .fraction: "a number above 0 and up to 1"
        case .destination: "the name of a destination"
        case .destinationCall: "the name of a destination, with its arguments where it takes some"
        case .tab: "the id of a tab"
        case .opened: "the name of a destination or a sheet"
        case .guardName: "the name of a guard"
        case .route: "the pattern of a path, such as `\"/authors/{id: UUID}\"`"
        case .attributeValue: "one value"
        case .parameters: "a map of parameters, or one text with the parameter clause"
        case .ruleSettings: "a map from rules to `off`, `warning` or `error`"
        case .choice(let type): type.choices.map { "`\($0.word)`" }.joined(separator: ", ", last: " or ")
        case .list: "a list"
        case .map: "a map"
        case .object(let object): "a map with the keys of \(object().nounWithArticle)"
        case .either(let first, let second): "\(first.words), or \(second.words)"
        }
    }
}

extension KindDescription {
    /// Whether it is what people read.
    var isPlainText: Bool {
        switch self {
        case .text, .title: true
        default: false
        }
    }

    /// Whether `text` is one of the words that it takes.
    func hasWord(_ text: ByteText) -> Bool {
        switch self {
        case .choice(let type): type.choices.contains { text.equals($0.word) }
        case .either(let first, let second): first.hasWord(text) || second.hasWord(text)
        default: false
        }
    }

    /// Whether any text can be of this kind.
    var isText: Bool {
        switch self {
        case .text, .symbol, .title, .type, .expression, .condition, .destinationCall, .attributeValue, .route: true
        case .either(let first, let second): first.isText || second.isText
        default: false
        }
    }
}

extension ObjectDescription {
    /// "a tab", "an each", and of several "tabs".
    var nounWithArticle: String {
        if noun.utf8Start[noun.utf8CodeUnitCount - 1] == UInt8(ascii: "s") { return "\(noun)" }
        return "aeiou".utf8.contains(noun.utf8Start[0]) ? "an \(noun)" : "a \(noun)"
    }

    /// What a text in the place of the object probably means, as a spec writes that; nil where nothing does.
    ///
    /// - Parameter name: the object's.
    func meant(by text: String, under name: ByteText) -> String? {
        guard let meant = meant(under: name), !text.contains(where: { ",[]{}:#&*!|>'\"%@`".contains($0) }) else {
            return nil
        }
        return "\(meant)".split(separator: "$", omittingEmptySubsequences: false).joined(separator: text)
    }

    private func meant(under name: ByteText) -> StaticString? {
        special.flatMap { name.equals($0.name) ? $0.meant : nil } ?? meant
    }

    /// Whether a text in the place of the object is probably its title.
    func meansTitle(under name: ByteText) -> Bool { "\(meant(under: name) ?? "")".hasPrefix("{title: $") }

    /// What a text that people read means in the place of an object that needs a title.
    ///
    /// - Parameter name: the object's.
    func titled(_ text: ByteText, under name: ByteText) -> String? {
        if meansTitle(under: name), let meant = meant(under: name) {
            return "write \("\(meant)".split(separator: "$").joined(separator: quoted(text)).asCode)"
        }
        let required = keys.filter(\.isRequired)
        guard required.contains(where: { "\($0.name)" == "title" }), text.trimmed.count > 0 else { return nil }
        let entries = required.map { "\($0.name)" == "title" ? "title: \(quoted(text))" : "\($0.name): …" }
        return "write \("{\(entries.joined(separator: ", "))}".asCode)"
    }

    /// The one key that must be there, where it takes a list or a map of names: what stands without it is meant as that.
    var onlyCollection: KeyDescription? {
        let required = keys.filter(\.isRequired)
        guard required.count == 1, let key = required.first else { return nil }
        switch key.kind {
        case .list, .map: return key
        default: return nil
        }
    }

    /// The key that takes a map in which `name` is a key.
    func key(over name: ByteText) -> KeyDescription? { keys.first { $0.kind.key(name) != nil } }
}

extension KindDescription {
    /// The key of that name of an object that it takes, or takes several of.
    func key(_ name: ByteText) -> KeyDescription? {
        switch self {
        case .object(let object): object().keys.first { name.equals($0.name) }
        case .either(let first, let second): first.key(name) ?? second.key(name)
        case .list(let element, _): element.key(name)
        default: nil
        }
    }

    /// Whether it is a list, alone or beside something else.
    var isList: Bool {
        switch self {
        case .list: true
        case .either(let first, let second): first.isList || second.isList
        default: false
        }
    }

    /// What somebody meant who wrote a word in its place that is none of its own.
    func help(insteadOf text: ByteText) -> String? {
        if case .choice(let type) = self { type.help(insteadOf: text) } else { nil }
    }
}

extension [String] {
    /// "a, b or c".
    package func joined(separator: String, last: String) -> String {
        guard let final = self.last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: separator) + last + final
    }
}
