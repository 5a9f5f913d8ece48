import ScreenSpecDiagnostics

/// The `tabs` section.
package struct Tabs: Sendable, SpecObject {
    /// The whole section.
    package var range = SourceRange.nowhere
    /// The name of the generated enum of tabs.
    package var enumName: SourceText?
    /// In order.
    package var items: [Item] = []

    /// A tab and the destination that it shows first.
    package struct Item: Sendable, SpecObject {
        /// The whole map.
        package var range = SourceRange.nowhere
        /// The name of its case.
        package var id: SourceText?
        /// Its text.
        package var title: SourceText?
        /// An SF Symbol, or an image of the app.
        package var icon: Icon?
        /// The name of the destination that it begins with.
        package var root: SourceText?
        /// Where it stands; nil where the platform decides.
        package var placement: Located<Placement>?
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
            Key(
                "items", .list(of: .object, orElse: "an app needs at least one tab"), adding: \.items, required: true,
                "The tabs, in order."),
        ])
}

extension Tabs.Item {
    static let schema = Schema<Tabs.Item>(
        "tab", "A tab and the screen that it begins with.", namedBy: "id",
        [
            Key("id", .identifier, \.id, required: true, "The name of its case in Swift."),
            Key("title", .text, \.title, required: true, "Its text."),
            Key("icon", .icon, \.icon, required: true, "An SF Symbol, or `{asset: name}`."),
            Key(
                "root", .destination, \.root, required: true,
                "The destination that its stack begins with. It has no payload, or one whose parameters all have defaults."
            ),
            Key(
                "placement", .choice(of: Tabs.Placement.self), \.placement, default: "automatic",
                "Where the tab stands on platforms whose tab bar can become a sidebar."),
        ])
}
