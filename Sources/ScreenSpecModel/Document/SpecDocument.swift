import ScreenSpecDiagnostics
import ScreenSpecSwift

/// A spec as it was written, all of its files together: typed, located, names not yet resolved.
package struct SpecDocument: Sendable {
    package var version: LocatedInteger?
    package var app: App?
    package var includes: [SourceText] = []
    package var payloads: [PayloadEntry] = []
    package var attributes: [Attribute] = []
    package let destinations = PlainArray<Destination>()
    package var sidebar: Sidebar?
    package var layout: Layout?
    package var tabs: Tabs?
    package var sheets: Sheets?
    /// What the sheets have in common with destinations: name, summary, payload and view.
    package let sheetRows = PlainArray<Destination>()
    package var formerly: [Formerly] = []
    package var reserved: [SourceText] = []
    package var lint: LintSection?

    // What destinations have many of stands in arrays that all of them share.
    package let parameters = PlainArray<PayloadParameter>()
    package let opens = PlainArray<SourceText>()
    package let attributeValues = PlainArray<AttributeValue>()
    package let placeholders = PlainArray<Destination.Placeholder>()

    /// Keys that were given and of which nothing could be made. That they are missing is not reported again.
    package var unread: Set<UnreadKey> = []
    /// The sections of a file, such as `destinations`, with which this happened.
    package var unreadSections: Set<String> = []

    /// The keys of the sections that only one file can have.
    var sectionKeys: [String: SourceRange] = [:]
    /// The maps whose keys stand in another order than the language has them in.
    package var unorderedMaps: [UnorderedMap] = []

    package init() {}

    package func placeholder(of destination: Destination) -> Destination.Placeholder? {
        destination.hasPlaceholder ? placeholders[Int(destination.placeholder) - 1] : nil
    }

    func isUnread(_ name: String, of owner: SourceRange) -> Bool {
        !unread.isEmpty && unread.contains(UnreadKey(owner: owner, name: name))
    }
}

/// A key whose value could not be read.
package struct UnreadKey: Hashable, Sendable {
    /// The name, or the first key, of the thing that the key belongs to.
    let owner: SourceRange
    let name: String
}

/// A stretch of one of the arrays that all destinations share.
public struct IndexSpan: BitwiseCopyable, Sendable {
    @usableFromInline let first: UInt32
    @usableFromInline let length: UInt32

    /// The `count` elements from `start` on.
    @_transparent public init(start: Int, count: Int) {
        first = UInt32(truncatingIfNeeded: start)
        length = UInt32(truncatingIfNeeded: count)
    }

    /// Nothing.
    @_transparent public static var none: IndexSpan { IndexSpan(start: 0, count: 0) }
    /// The first element's index.
    @_transparent public var start: Int { Int(first) }
    /// How many elements.
    @_transparent public var count: Int { Int(length) }
    /// The index behind the last element.
    @_transparent public var end: Int { start + count }
    package var indices: Range<Int> { start..<end }
}

/// What one file brings. `app`, `sidebar`, `layout`, `tabs`, `sheets` and `lint` can be in one file only.
package struct SpecFile {
    var version: LocatedInteger?

    package static let schema = Schema<SpecFile>(
        "spec", "A screen spec: what an app's screens are and how they hang together.",
        [
            Key(
                "screenspec", .integer(1...1), required: true,
                "The version of the spec language. Every file of a spec begins with it."
            ) { $0.version = $1 },
            Key(
                "app", .single(App.schema, App.init, \.app),
                "The app as a whole: names, access, conformances, platforms."
            ) { _, _ in },
            Key(
                "include", .includes,
                """
                Further files of the spec, as paths relative to this one; `*` and `?` stand for parts of a name. They \
                are merged in the order of their names, and a clash names both places.
                """
            ) { _, _ in },
            Key(
                "payloads",
                objects(PayloadEntry.schema, key: .type, PayloadEntry.init) { decoder, entry in
                    var entry = entry
                    // Whatever it was meant to say, it says something of how the type is compared.
                    if decoder.isUnread("compare") || decoder.isUnread("identity") { entry.comparison = .ignore }
                    decoder.document.payloads.append(entry)
                },
                "What cannot be read off the name of a payload's type: how it is compared, and whether it is Codable."
            ) { _, _ in },
            Key(
                "attributes",
                objects(Attribute.schema, key: .identifier, Attribute.init) { $0.document.attributes.append($1) },
                "Your own metadata: each becomes a property of the enum."
            ) { _, _ in },
            Key(
                "destinations",
                objects(Destination.schema, key: .identifier, Destination.init) { $0.document.destinations.append($1) },
                "The app's screens, in order; each becomes a case of the enum."
            ) { _, _ in },
            Key(
                "sidebar", .single(Sidebar.schema, Sidebar.init, \.sidebar),
                "The sidebar and its sections."
            ) { _, _ in },
            Key(
                "layout", .single(Layout.schema, Layout.init, \.layout),
                "How the screens are put together: in a split view or a stack, with what columns and what motion."
            ) { _, _ in },
            Key(
                "tabs", .single(Tabs.schema, Tabs.init, \.tabs),
                "Tabs, where there is no sidebar or no room for one."
            ) { _, _ in },
            Key(
                "sheets", .single(Sheets.schema, Sheets.init, \.sheets),
                "What is presented over other screens."
            ) { _, _ in },
            Key("state", .object(StateSection.schema, { _ in StateSection() }), "What saved state promises.") { _, _ in
            },
            Key(
                "lint", .single(LintSection.schema, LintSection.init, \.lint),
                "What the linter is to say, and how loudly."
            ) { _, _ in },
        ])
}

extension Kind {
    /// An object that only one file of a spec can have.
    fileprivate static func single(
        _ schema: Schema<Value>, _ make: @escaping (SourceRange) -> Value,
        _ place: WritableKeyPath<SpecDocument, Value?>
    ) -> Kind {
        let object = Kind.object(schema, make)
        return Kind(description: object.description) { decoder, node in
            let key = decoder.keyText(before: node)
            if let first = decoder.document.sectionKeys[key.string] {
                decoder.report(
                    .duplicateKey, "`\(key.string)` stands in another file of this spec too", at: key.range,
                    notes: [.init("the first is here", at: first)])
                return nil
            }
            decoder.document.sectionKeys[key.string] = key.range
            guard let value = object.read(&decoder, node) else { return nil }
            decoder.document[keyPath: place] = value
            return value
        }
    }
}

extension Kind where Value == Void {
    fileprivate static var includes: Kind {
        let list = Kind<SourceText>.list(of: .text)
        return Kind(description: list.description) { decoder, node in
            decoder.document.includes += list.read(&decoder, node) ?? []
        }
    }
}
