import ScreenSpecDiagnostics
import ScreenSpecSwift

/// The `sidebar` section.
package struct Sidebar: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// The sidebar's title.
    package var title: SourceText?
    /// Its width, in points.
    package var width: ColumnWidth?
    /// The view above the rows.
    package var header: SourceText?
    /// The view below the rows.
    package var footer: SourceText?
    /// From the top.
    package var sections: [Section] = []

    /// A section of the sidebar: fixed items, or one row for each element of the app's own data.
    package struct Section: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// Its name in code.
        package var id: SourceText?
        /// The heading.
        package var title: SourceText?
        /// The builds and systems that it is there in.
        package var conditions = Conditions()
        /// When it is there.
        package var visible: SourceText?
        /// What becomes of it where it has no rows.
        package var emptiness: Located<Emptiness>?
        /// Whether people can close it.
        package var collapsible: Located<Bool>?
        /// Its rows; nil for a section over data.
        package var items: [WrittenRow]?
        /// What makes rows of the app's data; nil for a section of fixed items.
        package var each: Each?
    }

    /// What becomes of a section that has no rows.
    package enum Emptiness: String, SpecWord {
        case show, hide

        package var documentation: StaticString {
            switch self {
            case .show: "Its heading stays."
            case .hide: "It is not there."
            }
        }
    }

    /// A row that says more than the destination that it opens.
    package struct Row: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// The destination, and its arguments where it has some.
        package var show: SourceText?
        /// Its text; nil for the destination's.
        package var title: SourceText?
        /// Its icon; nil for the destination's.
        package var icon: Icon?
        /// What stands behind the text: a number or a `Text`.
        package var badge: SourceText?
        /// The view that stands in the place of text and icon.
        package var view: SourceText?
        /// The builds and systems that it is there in.
        package var conditions = Conditions()
        /// When it is there.
        package var visible: SourceText?
    }

    /// The rows of a section over the app's data.
    package struct Each: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// What an element is called in the other keys.
        package var name: SourceText?
        /// The element's Swift type.
        package var type: SourceText?
        /// A destination with its arguments.
        package var item: SourceText?
        /// Text with `{expression}` over the element in it.
        package var title: SourceText?
        /// The row's icon; nil for the destination's.
        package var icon: Icon?
        /// What stands behind the text: a number or a `Text`.
        package var badge: SourceText?
        /// The view that stands in the place of text and icon.
        package var view: SourceText?
        /// When an element has a row.
        package var visible: SourceText?
    }

    static let schema = Schema<Sidebar>(
        "sidebar", "The sidebar of the split view.",
        [
            Key("title", .title, \.title, "The sidebar's title."),
            Key("width", .object, \.width, "Its width, in points."),
            Key(
                "header", .view, \.header,
                "A view above the rows, which stay clear of it: a type, or an expression."),
            Key("footer", .view, \.footer, "A view below the rows."),
            Key(
                "sections", .list(of: .object, orElse: "a sidebar needs at least one section"), adding: \.sections,
                required: true, "Its sections, from the top."),
        ])
}

extension Sidebar.Section {
    static let schema = Schema<Sidebar.Section>(
        "sidebar section", "Fixed rows (`items`), or one row for each element of the app's data (`each`).",
        namedBy: "id", meant: "{id: $, items: [$]}",
        [
            Key(
                "id", .identifier, \.id, required: true,
                "Its name in code: `browse` gives `NavigationItem.browseCases`."),
            Key("title", .title, \.title, "The heading."),
        ] + Conditions.keys(of: \.conditions) + [
            Key(
                "visible", .truth, \.visible, default: "true",
                "When the section is there: a Swift expression of type `Bool`."),
            Key(
                "whenEmpty", .choice(of: Sidebar.Emptiness.self), \.emptiness, default: "show",
                "What becomes of the section where its data is empty, or none of its rows is there."),
            Key(
                "collapsible", .boolean, \.collapsible, default: "false",
                "Whether people can close the section, from iOS 17 and macOS 14 on. Each window remembers it."),
            Key(
                "items", .list(of: .row, orElse: "a section needs at least one item"),
                \.items,
                """
                What it lists: names of destinations, with their arguments where they take some, such as \
                `"library(kind: .films)"`, or maps that say more of a row.
                """),
            Key(
                "each", .object, \.each,
                """
                A row for each element of a collection, which the host and the sidebar are given by the section's `id`: \
                `NavigationHost(users: users)`.
                """),
        ], rules: [.exactlyOne(["items", "each"], .sectionContent), .needs("collapsible", "title")])
}

/// A row of the sidebar: what it opens, or a map that says more.
package typealias WrittenRow = Either<SourceText, Sidebar.Row>

extension WrittenRow {
    /// The destination that it opens, with its arguments; nil where the spec does not say.
    package var show: SourceText? {
        switch self {
        case .first(let name): name
        case .second(let row): row.show
        }
    }

    /// What a map says of it; nil for a row that is a name alone.
    package var more: Sidebar.Row? {
        if case .second(let row) = self { row } else { nil }
    }
}

extension Kind where Value == WrittenRow {
    /// A destination's name, with its arguments where it takes some, or a map.
    fileprivate static var row: Kind {
        let row = Kind.either(.destinationCall, .object(Sidebar.Row.self))
        return Kind(
            description: row.description, read: { $0.reportCall(in: $1) ? nil : row.read(&$0, $1) }, show: row.show)
    }
}

extension Sidebar.Row {
    static let schema = Schema<Sidebar.Row>(
        "sidebar row", "A row of the sidebar, and how it differs from the screen that it opens.", namedBy: "show",
        [
            Key(
                "show", .destinationCall, \.show, required: true,
                "The destination that it opens, with its arguments where it takes some: `library(kind: .films)`."),
            Key("title", .title, \.title, default: "the destination's", "Its text."),
            Key("icon", .icon, \.icon, default: "the destination's", "Its icon."),
            Key(
                "badge", .badge, \.badge,
                "What stands behind the text, where the platform can: an expression that is an `Int`, a `Text` or a `String`."
            ),
            Key(
                "row", .view, \.view, "The view in the place of text and icon: a type, or an expression."),
        ] + Conditions.keys(of: \.conditions) + [
            Key(
                "visible", .truth, \.visible, default: "true",
                "When the row is there: a Swift expression of type `Bool`.")
        ])
}

extension Sidebar.Each {
    static let schema = Schema<Sidebar.Each>(
        "section over data", "How an element of the app's data becomes a row.",
        [
            Key(
                "name", .identifier, \.name, required: true, "What an element is called in the other keys."),
            Key("type", .type, \.type, required: true, "The element's type."),
            Key(
                "item", .destinationCall, \.item, required: true,
                "The destination that a row opens: `user(user.id)`."),
            Key("title", .title, \.title, "The row's text, with `{expression}` over the element."),
            Key("icon", .icon, \.icon, default: "the destination's icon", "The row's icon."),
            Key(
                "badge", .badge, \.badge,
                "What stands behind the text, where the platform can: an `Int`, a `Text` or a `String` over the element."
            ),
            Key(
                "row", .view, \.view,
                """
                The view in the place of text and icon: a type, which gets the element under its name, or an expression over \
                the element.
                """),
            Key(
                "visible", .truth, \.visible, default: "true",
                "When an element has a row: a Swift expression of type `Bool` over the element."),
        ], rules: [.exactlyOne(["title", "row"], .rowContent)])
}
