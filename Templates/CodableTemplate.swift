/// Codable as a format, and paths that survive items which a build does not know.
let codableTemplate: StaticString = """
    {{>header}}
    {{#isCodable}}

    {{#imports}}
    {{imports}}

    {{/imports}}
    {{>codable}}

    {{>savedList}}
    {{/isCodable}}

    """

/// An enum's Codable conformance.
let codablePartial: StaticString = #"""
    // MARK: - Codable

    /// An item is saved under its case's name, with its parameters under their labels, or `_0`, `_1`, … where they have
    /// none: `{"book": {"_0": …, "page": 12}}`. This is also what Swift's own conformance writes.
    extension {{enum}}: Codable {
        {{>access}}init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard let name = container.allKeys.first, container.allKeys.count == 1 else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: container.codingPath,
                        debugDescription: "Expected the name of one {{enum}}, found \(container.allKeys.count)."
                    )
                )
            }
            let values = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: name)
            guard let item = try Self.decode(name.stringValue, from: values) else {
                throw DecodingError.dataCorruptedError(
                    forKey: name,
                    in: container,
                    debugDescription: "There is no {{enum}} named \"\(name.stringValue)\"."
                )
            }
            self = item
        }

        {{#keepsUnread}}
        {{>access}}func encode(to encoder: any Encoder) throws { try encode(to: encoder, with: [:]) }

        /// Writes the item, and parameters that this build does not know.
        func encode(to encoder: any Encoder, with unread: [String: {{item}}.SavedValue]) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var values = container.nestedContainer(keyedBy: CodingKeys.self, forKey: codingKey)
            for (name, value) in unread { try values.encode(value, forKey: CodingKeys(stringValue: name)) }
            try encodeValues(into: &values)
        }

        /// The parameters that were saved with the item and that this build does not know.
        func unread(in decoder: any Decoder) throws -> [String: {{item}}.SavedValue] {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard let name = container.allKeys.first else { return [:] }
            let known = savedNames.split(separator: " ").map(String.init)
            return try {{item}}.SavedValue.unread(in: container.superDecoder(forKey: name), beside: known)
        }
        {{#restoration}}

        /// Names for those who hear of such parameters.
        func names(ofUnread unread: [String: {{item}}.SavedValue]) -> [String] {
            unread.keys.sorted().map { codingKey.stringValue + "." + $0 }
        }
        {{/restoration}}
        {{/keepsUnread}}
        {{^keepsUnread}}
        {{>access}}func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var values = container.nestedContainer(keyedBy: CodingKeys.self, forKey: codingKey)
            try encodeValues(into: &values)
        }
        {{/keepsUnread}}

        {{#codingProperties}}
        {{>property}}
        {{/codingProperties}}

        /// The name of a case or of one of its parameters.
        private nonisolated struct CodingKeys: CodingKey, ExpressibleByStringLiteral {
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init(stringLiteral value: String) { stringValue = value }
            init?(intValue: Int) { nil }
        }
    }

    // MARK: - Payloads

    extension {{enum}} {
        {{#groups}}
        {{#isFirst}}
        /// The item saved under a name, or nil when there is none of that name.
        {{/isFirst}}
        {{^isFirst}}

        {{/isFirst}}
        private static func decode{{suffix}}(
            _ {{savedName}}: String,
            from {{values}}: KeyedDecodingContainer<CodingKeys>
        ) throws -> Self? {
            switch {{savedName}} {
            {{#members}}
            case {{wireNames}}:
                {{#available}}
                if #available({{available}}) {
                    return {{decoded}}
                } else {
                    return nil
                }
                {{/available}}
                {{^available}}
                return {{decoded}}
                {{/available}}
            {{/members}}
            default:
                {{#nextSuffix}}
                return try decode{{nextSuffix}}({{savedName}}, from: {{values}})
                {{/nextSuffix}}
                {{^nextSuffix}}
                return nil
                {{/nextSuffix}}
            }
        }
        {{/groups}}

        {{#groups}}
        {{#isFirst}}
        /// Writes what the item carries.
        {{/isFirst}}
        {{^isFirst}}

        {{/isFirst}}
        private func encodeValues{{suffix}}(into {{values}}: inout KeyedEncodingContainer<CodingKeys>) throws {
            switch self {
            {{#members}}
            {{#hasEncodingArm}}
            case {{encodePattern}}:
                {{encoding}}
            {{/hasEncodingArm}}
            {{/members}}
            {{^encodesEveryCase}}
            default:
                {{#nextSuffix}}
                try encodeValues{{nextSuffix}}(into: &{{values}})
                {{/nextSuffix}}
                {{^nextSuffix}}
                break
                {{/nextSuffix}}
            {{/encodesEveryCase}}
            {{>noCaseArm}}
            }
        }
        {{/groups}}
    }

    """#
