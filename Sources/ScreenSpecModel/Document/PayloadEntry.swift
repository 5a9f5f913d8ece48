import ScreenSpecDiagnostics

/// What the spec says of a type that payloads carry.
package struct PayloadEntry: Sendable, NamedObject {
    /// How two values of the type are compared.
    package enum Comparison: String, SpecWord {
        case value, reference, ignore

        package var documentation: StaticString {
            switch self {
            case .value: "With `==`: the type is Hashable."
            case .reference: "The same object."
            case .ignore: "Not at all: it is left out of equality."
            }
        }
    }

    /// The type, spelled as the spec spells it.
    package let type: SourceText
    /// The property that identifies a value.
    package var identity: SourceText?
    /// That property's type.
    package var identityType: SourceText?
    var compare: Located<Comparison>?
    var codable: Located<Bool>?

    var name: SourceText { type }
    /// How values are compared; nil where `identity` says it, or nothing does.
    package var comparison: Comparison? { compare?.value }
    /// Whether the type is Codable.
    package var isCodable: Bool { codable?.value ?? true }
    /// Whether the type is the app's own, and none of Swift's or SwiftUI's of that name.
    package var isOfApp: Bool { comparison == .value || codable?.value == true }

    init(_ type: SourceText) { self.type = type }

    static let schema = Schema<PayloadEntry>(
        "payload type",
        "What cannot be read off a type's name. It counts for the type and inside `?`, `[…]` and the like.",
        [
            Key(
                "identity", .identifier, \.identity,
                "The property that identifies a value; equality looks at nothing else."),
            Key("type", .type, \.identityType, default: "its ID", "That property's type."),
            Key(
                "compare", .choice(of: Comparison.self), \.compare, default: "value", "How two values are compared."),
            Key("codable", .boolean, \.codable, default: "true", "Whether the type is Codable."),
        ], rules: [.atMostOne(["identity", "compare"], .contradictingEntry), .needs("type", "identity")])
}
