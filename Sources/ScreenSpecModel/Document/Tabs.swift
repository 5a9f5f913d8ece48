import ScreenSpecDiagnostics

/// The `tabs` section.
package struct Tabs: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// The name of the generated enum of tabs.
    package var enumName: SourceText?
    /// The id of the tab that is chosen at first.
    package var start: SourceText?
    /// What choosing the chosen tab does.
    package var reselection: Located<Reselection>?
    /// What the tabs are shown as, where there is room for more than a bar.
    package var style: Located<Style>?
    /// In order, each a tab or several under a heading.
    package var items: [WrittenTab] = []

    /// The tabs alone, in order.
    package var all: [Item] { items.flatMap(\.tabs) }

    /// A tab and the destination that it shows first.
    package struct Item: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// The name of its case.
        package var id: SourceText?
        /// Its text.
        package var title: SourceText?
        /// An SF Symbol, or an image of the app.
        package var icon: Icon?
        /// The destination that it begins with, and its arguments where it has some.
        package var root: SourceText?
        /// What holds its screens.
        package var holder: Located<Holder>?
        /// Where it stands; nil where the platform decides.
        package var placement: Located<Placement>?
        /// What stands on it: a number or a `Text`.
        package var badge: SourceText?
        /// The builds and systems that it is there in.
        package var conditions = Conditions()
        /// When it is there.
        package var visible: SourceText?
        /// What it is for; nil for a tab like others.
        package var role: Located<Role>?
    }

    /// Several tabs under a heading.
    package struct Section: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// Its name in code.
        package var id: SourceText?
        /// The heading.
        package var title: SourceText?
        /// The builds and systems that it is there in.
        package var conditions = Conditions()
        /// In order.
        package var items: [Item] = []
    }

    /// What tabs are shown as: SwiftUI's `TabViewStyle`.
    package enum Style: String, SpecWord {
        case automatic, sidebarAdaptable

        package var documentation: StaticString {
            switch self {
            case .automatic: "What the platform takes for best."
            case .sidebarAdaptable: "A bar that people can make a sidebar, where there is room for one."
            }
        }
    }

    /// What a tab is for: SwiftUI's `TabRole`.
    package enum Role: String, SpecWord {
        case search

        package var documentation: StaticString {
            switch self {
            case .search: "It searches; the platform gives it a place of its own."
            }
        }

        package static func help(insteadOf text: ByteText) -> String? {
            text.equals("searchable") || text.equals("find") ? "write `search`" : nil
        }
    }

    /// What choosing the tab that is chosen already does.
    package enum Reselection: String, SpecWord {
        case popToRoot, nothing

        package var documentation: StaticString {
            switch self {
            case .popToRoot: "Goes back to the tab's root."
            case .nothing: "Nothing; the router still reports it."
            }
        }
    }

    /// What holds the screens of a tab.
    package enum Holder: String, SpecWord {
        case stack, split

        package var documentation: StaticString {
            switch self {
            case .stack: "One stack."
            case .split: "The root beside its detail where there is room, else one stack. Not beside a sidebar."
            }
        }
    }

    /// Where a tab stands: SwiftUI's `TabPlacement`.
    package enum Placement: String, SpecWord {
        case automatic, pinned, sidebarOnly

        package var documentation: StaticString {
            switch self {
            case .automatic: "What the platform takes for best."
            case .pinned: "Always in the tab bar; people cannot move it."
            case .sidebarOnly: "Only where the tabs are shown as a sidebar."
            }
        }
    }

    static let schema = Schema<Tabs>(
        "tabs",
        "Tabs: what an app without a sidebar is held by, and what stands in for a split view where there is no room for it.",
        [
            Key("enum", .enumName, \.enumName, default: "AppTab", "The name of the generated enum of tabs."),
            Key("start", .tab, \.start, default: "the first", "The tab that is chosen at first."),
            Key(
                "reselect", .choice(of: Reselection.self), \.reselection, default: "popToRoot",
                "What tapping the chosen tab does. The router reports it either way, so that a list can scroll to its top."
            ),
            Key(
                "style", .choice(of: Style.self), \.style,
                default: "sidebarAdaptable where a tab stands in the sidebar alone, else automatic",
                "What the tabs are shown as, from iOS 18 and macOS 15 on."),
            Key(
                "items", .list(of: .tab, orElse: "an app needs at least one tab"), adding: \.items, required: true,
                "The tabs, in order. A map with the key `section` is several of them under a heading."),
        ])
}

extension Tabs.Item {
    static let schema = Schema<Tabs.Item>(
        "tab", "A tab and the screen that it begins with.", namedBy: "id", meant: "{id: $, root: $}",
        [
            Key("id", .identifier, \.id, required: true, "The name of its case in Swift."),
            Key("title", .title, \.title, default: "its root's", "Its text."),
            Key(
                "icon", .icon, \.icon, default: "its root's",
                "An SF Symbol, `{asset: name}`, `{symbol: star, selected: star.fill}` or `{view: Avatar()}`."),
            Key(
                "root", .destinationCall, \.root, required: true,
                """
                The destination that it begins with, with its arguments where it takes some: `library(kind: .films)`. \
                Without them it has no payload, or one whose parameters all have defaults.
                """),
            Key(
                "holds", .choice(of: Tabs.Holder.self), \.holder, default: "stack",
                "What holds its screens. The root of a `split` has a `placeholder`, which fills the empty detail column."
            ),
            Key(
                "placement", .choice(of: Tabs.Placement.self), \.placement, default: "automatic",
                "Where the tab stands on platforms whose tab bar can become a sidebar."),
            Key(
                "badge", .badge, \.badge,
                "What stands on it: an expression that is an `Int`, a `Text` or a `String`."),
        ] + Conditions.keys(of: \.conditions) + [
            Key(
                "visible", .truth, \.visible, default: "true",
                "When the tab is there: a Swift expression of type `Bool`. Who is in a tab that goes away comes to the first that is there."
            ),
            Key("role", .choice(of: Tabs.Role.self), \.role, "What the tab is for, from iOS 18 and macOS 15 on."),
        ])
}

/// A tab, or several under a heading.
package typealias WrittenTab = Either<Tabs.Item, Tabs.Section>

extension WrittenTab {
    /// The tabs that it is.
    package var tabs: [Tabs.Item] {
        switch self {
        case .first(let tab): [tab]
        case .second(let section): section.items
        }
    }
}

extension Kind where Value == WrittenTab {
    /// A map: of a section where it has the key `section`.
    fileprivate static var tab: Kind {
        let (tab, section) = (Kind<Tabs.Item>.object, Kind<Tabs.Section>.object)
        return Kind(
            description: .either(tab.description, section.description),
            read: { decoder, node in
                if decoder.entry(of: node, ByteText("section")) == nil {
                    return tab.read(&decoder, node).map { .first($0) }
                }
                return section.read(&decoder, node).map { .second($0) }
            },
            show: { value, document in
                switch value {
                case .first(let value): tab.show(value, document)
                case .second(let value): section.show(value, document)
                }
            })
    }
}

extension Tabs.Section {
    static let schema = Schema<Tabs.Section>(
        "tab section", "Several tabs under a heading: SwiftUI's `TabSection`, from iOS 18 and macOS 15 on.",
        namedBy: "section",
        [
            Key(
                "section", .identifier, \.id, required: true,
                "Its name in code: `library` gives `AppTab.libraryCases`."),
            Key("title", .title, \.title, "The heading."),
        ] + Conditions.keys(of: \.conditions) + [
            Key(
                "items", .list(of: .object, orElse: "a section needs at least one tab"), adding: \.items,
                required: true, "Its tabs, in order.")
        ])
}
