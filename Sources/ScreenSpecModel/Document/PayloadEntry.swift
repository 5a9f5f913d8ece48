import ScreenSpecDiagnostics

/// What the spec says of a type that payloads carry.
package struct PayloadEntry: Sendable {
    package enum Comparison: Int, Sendable { case value, reference, ignore }

    package let type: SourceText
    package var identity: SourceText?
    package var identityType: SourceText?
    package var comparison: Comparison?
    package var comparisonRange: SourceRange?
    package var isCodable = true

    init(_ type: SourceText) { self.type = type }

    static let schema = Schema<PayloadEntry>(
        "payload type",
        "What cannot be read off a type's name. It counts for the type and inside `?`, `[…]` and the like.",
        [
            Key("identity", .identifier, "The property that identifies a value; equality looks at nothing else.") {
                $0.identity = $1
            },
            Key("type", .type, "That property's type.") { $0.identityType = $1 },
            Key(
                "compare",
                .choice(
                    ("value", "With `==`: the type is Hashable."), ("reference", "The same object."),
                    ("ignore", "Not at all: it is left out of equality.")),
                default: "value", "How two values are compared."
            ) {
                $0.comparison = Comparison(rawValue: $1.index)
                $0.comparisonRange = $1.range
            },
            Key("codable", .boolean, default: "true", "Whether the type is Codable.") { $0.isCodable = $1 },
        ], rule: .atMostOne(["identity", "compare"]))
}
