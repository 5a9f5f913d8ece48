import ScreenSpecDiagnostics
import ScreenSpecSwift

/// The `sidebar` section.
package struct Sidebar: Sendable {
    package let range: SourceRange
    package var title: SourceText?
    package var width: ColumnWidth?
    package var sections: [Section] = []

    /// A section of the sidebar: fixed items, or one row for each element of the app's own data.
    package struct Section: Sendable {
        package let range: SourceRange
        package var id: SourceText?
        package var title: SourceText?
        package var items: [SourceText]?
        package var each: Each?
    }

    /// The rows of a section over the app's data.
    package struct Each: Sendable {
        package let range: SourceRange
        package var name: SourceText?
        package var type: SourceText?
        package var item: SourceText?
        package var title: SourceText?
        package var icon: Icon?
    }

    init(range: SourceRange) { self.range = range }

    static let schema = Schema<Sidebar>(
        "sidebar", "The sidebar of the split view.",
        [
            Key("title", .text, "The sidebar's title.") { $0.title = $1 },
            Key("width", ColumnWidth.kind, "Its width, in points.") { $0.width = $1 },
            Key(
                "sections",
                .list(
                    of: .object(Section.schema, namedBy: "id") { Section(range: $0) },
                    orElse: "a sidebar needs at least one section"),
                required: true, "Its sections, from the top."
            ) { $0.sections = $1 },
        ])
}

extension Sidebar.Section {
    fileprivate static let schema = Schema<Sidebar.Section>(
        "sidebar section", "Fixed rows (`items`), or one row for each element of the app's data (`each`).",
        [
            Key("id", .identifier, required: true, "Its name in code: `browse` gives `NavigationItem.browseCases`.") {
                $0.id = $1
            },
            Key("title", .text, "The heading.") { $0.title = $1 },
            Key(
                "items", .list(of: .destination, orElse: "a section needs at least one item"),
                "The destinations that it lists."
            ) { $0.items = $1 },
            Key(
                "each", .object(Sidebar.Each.schema) { Sidebar.Each(range: $0) },
                "A row for each element of a collection."
            ) {
                $0.each = $1
            },
        ], rule: .exactlyOne(["items", "each"]))
}

extension Sidebar.Each {
    fileprivate static let schema = Schema<Sidebar.Each>(
        "section over data", "How an element of the app's data becomes a row.",
        [
            Key("name", .identifier, required: true, "What an element is called in `item` and `title`.") {
                $0.name = $1
            },
            Key("type", .type, required: true, "The element's type.") { $0.type = $1 },
            Key("item", .destinationCall, required: true, "The destination that a row opens: `user(user.id)`.") {
                $0.item = $1
            },
            Key("title", .title, required: true, "The row's text, with `{expression}` over the element.") {
                $0.title = $1
            },
            Key("icon", .icon, default: "the destination's icon", "The row's icon.") { $0.icon = $1 },
        ])
}

extension Kind where Value == SourceText {
    /// A destination's name, which may be any keyword, and behind it what Swift calls with.
    fileprivate static var destinationCall: Kind {
        Kind(description: .expression) { decoder, node in
            decoder.text(node, .expression).flatMap { [key = decoder.key] text in
                var end = 0
                while end < text.bytes.count, text.bytes[end].isIdentifierByte { end += 1 }
                if end == text.bytes.count { return text }
                return decoder.checked(text, node) { text, found in
                    checkExpression(text.slice(end, text.bytes.count), as: "`\(key.string)`", into: &found)
                }
            }
        }
    }
}
