/// Lists that survive items which a build does not know.
let savedListPartial: StaticString = #"""
    // MARK: - Saved paths

    extension {{enum}} {
        /// The screens of a stack, as they are saved.
        {{>access}}typealias SavedPath = SavedList<{{enum}}>

        /// Items as they are saved, one by one, so that an unreadable one never costs the others.
        ///
        /// An item that this build cannot read, most often because a newer one wrote it, is kept as it was and written
        /// back for as long as the items before it stay the same; and so is a parameter, for as long as its item does.
        {{>access}}struct SavedList<Item: Hashable & Codable>: Hashable, Codable {
            private var elements: [Element]
            /// What was saved in its place and is no list, until there are items.
            private var unread: SavedValue?

            {{>access}}init(_ items: [Item] = []) {
                elements = items.map { .item($0, unread: [:]) }
            }

            {{>access}}init(from decoder: any Decoder) throws {
                do {
                    elements = try [Element](from: decoder)
                } catch {
                    elements = []
                    unread = try SavedValue(from: decoder)
                }
            }

            {{>access}}func encode(to encoder: any Encoder) throws {
                if let unread, elements.isEmpty { try unread.encode(to: encoder) } else { try elements.encode(to: encoder) }
            }

            /// The items that this build knows.
            {{>access}}var items: [Item] {
                get {
                    elements.compactMap { element in
                        if case .item(let item, _) = element { item } else { nil }
                    }
                }
                set {
                    var rest = newValue[...]
                    var kept: [Element] = []
                    for element in elements {
                        if case .item(let item, let unread) = element {
                            guard item == rest.first else { break }
                            // Equal items may still differ in what does not count.
                            kept.append(.item(rest.removeFirst(), unread: unread))
                        } else {
                            kept.append(element)
                        }
                    }
                    elements = kept + rest.map { .item($0, unread: [:]) }
                }
            }
            {{#restoration}}

            /// What this build does not know, by its names.
            ///
            /// - Parameter name: that of the list.
            func unknownNames(in name: String) -> [String] {
                if unread != nil { return [name] }
                return elements.flatMap { element in
                    switch element {
                    case .item(let item, let unread): (item as? {{enum}})?.names(ofUnread: unread) ?? []
                    case .unknown(let value): [value.name]
                    }
                }
            }
            {{/restoration}}
            {{#movesPaths}}

            /// Whether it begins with an item that this build does not know.
            var beginsUnread: Bool { if case .unknown? = elements.first { true } else { false } }
            {{/movesPaths}}

            fileprivate enum Element: Hashable, Codable {
                case item(Item, unread: [String: SavedValue])
                case unknown(SavedValue)

                init(from decoder: any Decoder) throws {
                    do {
                        let item = try Item(from: decoder)
                        self = .item(item, unread: try (item as? {{enum}})?.unread(in: decoder) ?? [:])
                    } catch {
                        self = .unknown(try SavedValue(from: decoder))
                    }
                }

                func encode(to encoder: any Encoder) throws {
                    switch self {
                    case .item(let item as {{enum}}, let unread): try item.encode(to: encoder, with: unread)
                    case .item(let item, _): try item.encode(to: encoder)
                    case .unknown(let value): try value.encode(to: encoder)
                    }
                }
            }
        }

        /// What this build does not know, as it was saved.
        nonisolated enum SavedValue: Hashable, Codable, Sendable {
            case null
            case bool(Bool)
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)
            case string(String)
            case array([SavedValue])
            case object([String: SavedValue])
            {{#restoration}}

            /// The name of the item that it is; of a layer, that of what it shows.
            var name: String {
                guard case .object(let members) = self else { return "?" }
                if case .object(let content)? = members["content"], case .object(let shown)? = content.values.first,
                    let item = shown["_0"]
                {
                    return item.name
                }
                return members.keys.sorted().joined(separator: ", ")
            }
            {{/restoration}}

            /// What stands under other names than those that this build knows.
            static func unread(in decoder: any Decoder, beside known: [String]) throws -> [String: SavedValue] {
                let values = try decoder.container(keyedBy: Name.self)
                var unread: [String: SavedValue] = [:]
                for name in values.allKeys where !known.contains(name.stringValue) {
                    unread[name.stringValue] = try values.decode(SavedValue.self, forKey: name)
                }
                return unread
            }

            private nonisolated struct Name: CodingKey {
                let stringValue: String
                var intValue: Int? { nil }

                init(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                // To try in vain takes the longer the deeper it is. What holds others comes first; none is so deep.
                if decoder.codingPath.count > 100 {
                    self = .null
                } else if let value = try? container.decode([SavedValue].self) {
                    self = .array(value)
                } else if let value = try? container.decode([String: SavedValue].self) {
                    self = .object(value)
                } else if container.decodeNil() {
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
    {{#isSendable}}

    extension {{enum}}.SavedList: Sendable where Item: Sendable {}
    extension {{enum}}.SavedList.Element: Sendable where Item: Sendable {}
    {{/isSendable}}

    """#
