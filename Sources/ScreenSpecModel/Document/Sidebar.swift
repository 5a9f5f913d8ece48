import ScreenSpecDiagnostics
import ScreenSpecSwift

/// The `sidebar` section.
package struct Sidebar: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// The sidebar's title.
    package var title: SourceText?
    /// Its width, in points.
    package var width: ColumnWidth?
    /// From the top.
    package var sections: [Section] = []

    /// A section of the sidebar: fixed items, or one row for each element of the app's own data.
    package struct Section: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// Its name in code.
        package var id: SourceText?
        /// The heading.
        package var title: SourceText?
        /// Names of destinations; nil for a section over data.
        package var items: [SourceText]?
        /// What makes rows of the app's data; nil for a section of fixed items.
        package var each: Each?
    }

    /// The rows of a section over the app's data.
    package struct Each: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// What an element is called in `item` and `title`.
        package var name: SourceText?
        /// The element's Swift type.
        package var type: SourceText?
        /// A destination with its arguments.
        package var item: SourceText?
        /// Text with `{expression}` over the element in it.
        package var title: SourceText?
        /// The row's icon; nil for the destination's.
        package var icon: Icon?
    }

    static let schema = Schema<Sidebar>(
        "sidebar", "The sidebar of the split view.",
        [
            Key("title", .text, \.title, "The sidebar's title."),
            Key("width", .object, \.width, "Its width, in points."),
            Key(
                "sections", .list(of: .object, orElse: "a sidebar needs at least one section"), adding: \.sections,
                required: true, "Its sections, from the top."),
        ])
}

extension Sidebar.Section {
    static let schema = Schema<Sidebar.Section>(
        "sidebar section", "Fixed rows (`items`), or one row for each element of the app's data (`each`).",
        namedBy: "id",
        [
            Key(
                "id", .identifier, \.id, required: true,
                "Its name in code: `browse` gives `NavigationItem.browseCases`."),
            Key("title", .text, \.title, "The heading."),
            Key(
                "items", .list(of: .destination, orElse: "a section needs at least one item"), \.items,
                "The destinations that it lists."),
            Key(
                "each", .object, \.each,
                """
                A row for each element of a collection, which the host and the sidebar are given by the section's `id`: \
                `NavigationHost(users: users)`.
                """),
        ], rules: [.exactlyOne(["items", "each"], .sectionContent)])
}

extension Sidebar.Each {
    static let schema = Schema<Sidebar.Each>(
        "section over data", "How an element of the app's data becomes a row.",
        [
            Key(
                "name", .identifier, \.name, required: true, "What an element is called in `item` and `title`."),
            Key("type", .type, \.type, required: true, "The element's type."),
            Key(
                "item", .destinationCall, \.item, required: true,
                "The destination that a row opens: `user(user.id)`."),
            Key(
                "title", .title, \.title, required: true, "The row's text, with `{expression}` over the element."),
            Key("icon", .icon, \.icon, default: "the destination's icon", "The row's icon."),
        ])
}
