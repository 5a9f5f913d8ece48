/// Names that generated code needs itself.
package enum ReservedNames {
    /// Members of every generated enum.
    package static let members: [(name: StaticString, owner: StaticString)] = [
        ("id", "`Identifiable`"), ("ID", "`Identifiable`"), ("hash", "`Hashable`"), ("hashValue", "`Hashable`"),
        ("encode", "`Encodable`"), ("allCases", "`CaseIterable`"), ("AllCases", "`CaseIterable`"),
        ("numberOfColumns", "the generated property"), ("displayName", "the generated property"),
        ("iconName", "the generated property"), ("iconIsAsset", "the generated property"),
        ("placeholder", "the generated property"), ("view", "the generated function `view(for:)`"),
        ("localized", "a generated function"), ("codingKey", "a generated property"),
        ("equalityKey", "a generated property"), ("viewGroup", "a generated property"),
    ]

    /// Types that generated code names.
    package static let types: [StaticString] = [
        "Any", "Bool", "Bundle", "CaseIterable", "Codable", "CodingKey", "CodingKeys", "ContentUnavailableView",
        "Decodable",
        "Decoder", "DecodingError", "Dictionary", "Double", "EmptyView", "Encodable", "Encoder", "EqualityKey",
        "ExpressibleByStringLiteral", "Hashable", "Hasher", "Identifiable", "Int", "Int64", "KeyedDecodingContainer",
        "KeyedEncodingContainer", "Label", "MainActor", "Never", "ObjectIdentifier", "Optional", "SavedPath",
        "Sendable",
        "Sequence", "Set", "String", "UInt64", "View", "ViewBuilder",
    ]
}
