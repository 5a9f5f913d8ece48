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
    /// In order.
    package var items: [Item] = []

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
            case .split: "The root beside its detail where there is room, and one stack where there is not."
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
                "items", .list(of: .object, orElse: "an app needs at least one tab"), adding: \.items, required: true,
                "The tabs, in order."),
        ])
}

extension Tabs.Item {
    static let schema = Schema<Tabs.Item>(
        "tab", "A tab and the screen that it begins with.", namedBy: "id", meant: "{id: $, root: $}",
        [
            Key("id", .identifier, \.id, required: true, "The name of its case in Swift."),
            Key("title", .title, \.title, default: "its root's", "Its text."),
            Key("icon", .icon, \.icon, default: "its root's", "An SF Symbol, or `{asset: name}`."),
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
        ])
}
