/// Codable as a format, and paths that survive items which a build does not know.
let codableTemplate: StaticString = """
    {{>header}}
    {{#isCodable}}

    {{#imports}}
    {{imports}}

    {{/imports}}
    {{>codable}}
    {{/isCodable}}

    """

/// An enum's Codable conformance, and its saved paths.
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

        {{>access}}func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var values = container.nestedContainer(keyedBy: CodingKeys.self, forKey: codingKey)
            try encodeValues(into: &values)
        }

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
                return {{decoded}}
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
            {{#hasEncodedValues}}
            case {{encodePattern}}:
                {{encoding}}
            {{/hasEncodedValues}}
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
            }
        }
        {{/groups}}
    }

    // MARK: - Saved paths

    extension {{enum}} {
        /// Items as they are saved, one by one, so that an unreadable one never costs the others.
        ///
        /// An item that this build cannot read, most often because a newer one wrote it, is kept as it was and written
        /// back for as long as the items before it stay the same.
        {{>access}}struct SavedPath: Hashable, Codable{{#isSendable}}, Sendable{{/isSendable}} {
            private var elements: [Element]

            {{>access}}init(_ items: [{{enum}}] = []) {
                elements = items.map(Element.item)
            }

            {{>access}}init(from decoder: any Decoder) throws {
                elements = try [Element](from: decoder)
            }

            {{>access}}func encode(to encoder: any Encoder) throws {
                try elements.encode(to: encoder)
            }

            /// The items that this build knows.
            {{>access}}var items: [{{enum}}] {
                get {
                    elements.compactMap { element in
                        if case .item(let item) = element { item } else { nil }
                    }
                }
                set {
                    var rest = newValue[...]
                    var kept: [Element] = []
                    for element in elements {
                        if case .item(let item) = element {
                            guard item == rest.first else { break }
                            // Equal items may still differ in what does not count.
                            kept.append(.item(rest.removeFirst()))
                        } else {
                            kept.append(element)
                        }
                    }
                    elements = kept + rest.map(Element.item)
                }
            }

            private enum Element: Hashable, Codable{{#isSendable}}, Sendable{{/isSendable}} {
                case item({{enum}})
                case unknown(Value)

                init(from decoder: any Decoder) throws {
                    do {
                        self = .item(try {{enum}}(from: decoder))
                    } catch {
                        self = .unknown(try Value(from: decoder))
                    }
                }

                func encode(to encoder: any Encoder) throws {
                    switch self {
                    case .item(let item): try item.encode(to: encoder)
                    case .unknown(let value): try value.encode(to: encoder)
                    }
                }
            }

            /// Whatever an unknown item consists of.
            private nonisolated enum Value: Hashable, Codable, Sendable {
                case null
                case bool(Bool)
                case integer(Int64)
                case unsigned(UInt64)
                case number(Double)
                case string(String)
                case array([Value])
                case object([String: Value])

                init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    if container.decodeNil() {
                        self = .null
                    } else if let value = try? container.decode(Bool.self) {
                        self = .bool(value)
                    } else if let value = try? container.decode(Int64.self) {
                        self = .integer(value)
                    } else if let value = try? container.decode(UInt64.self) {
                        self = .unsigned(value)
                    } else if let value = try? container.decode(Double.self) {
                        self = .number(value)
                    } else if let value = try? container.decode(String.self) {
                        self = .string(value)
                    } else if let value = try? container.decode([Value].self) {
                        self = .array(value)
                    } else if let value = try? container.decode([String: Value].self) {
                        self = .object(value)
                    } else {
                        // What no case above can hold, such as a number beyond `Double`, costs only itself.
                        self = .null
                    }
                }

                func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    switch self {
                    case .null: try container.encodeNil()
                    case .bool(let value): try container.encode(value)
                    case .integer(let value): try container.encode(value)
                    case .unsigned(let value): try container.encode(value)
                    case .number(let value): try container.encode(value)
                    case .string(let value): try container.encode(value)
                    case .array(let value): try container.encode(value)
                    case .object(let value): try container.encode(value)
                    }
                }
            }
        }
    }

    """#
