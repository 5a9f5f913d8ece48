import ScreenSpecDiagnostics

/// The `tabs` section.
package struct Tabs: Sendable {
    package let range: SourceRange
    package var enumName: SourceText?
    package var items: [Item] = []

    /// A tab and the destination that it shows first.
    package struct Item: Sendable {
        package let range: SourceRange
        package var id: SourceText?
        package var title: SourceText?
        package var icon: Icon?
        package var root: SourceText?
        package var placement: Located<Placement>?
    }

    package enum Placement: Int, Sendable { case automatic, pinned, sidebarOnly }

    init(range: SourceRange) { self.range = range }

    static let schema = Schema<Tabs>(
        "tabs",
        "Tabs: what an app without a sidebar is held by, and what stands in for a split view where there is no room for it.",
        [
            Key("enum", .identifier, default: "AppTab", "The name of the generated enum of tabs.") { $0.enumName = $1 },
            Key(
                "items",
                .list(
                    of: .object(Item.schema, namedBy: "id") { Item(range: $0) }, orElse: "an app needs at least one tab"
                ),
                required: true, "The tabs, in order."
            ) { $0.items = $1 },
        ])
}

extension Tabs.Item {
    fileprivate static let schema = Schema<Tabs.Item>(
        "tab", "A tab and the screen that it begins with.",
        [
            Key("id", .identifier, required: true, "The name of its case in Swift.") { $0.id = $1 },
            Key("title", .text, required: true, "Its text.") { $0.title = $1 },
            Key("icon", .icon, required: true, "An SF Symbol, or `{asset: name}`.") { $0.icon = $1 },
            Key(
                "root", .destination, required: true,
                "The destination that its stack begins with. It has no payload, or one whose parameters all have defaults."
            ) { $0.root = $1 },
            Key(
                "placement",
                .choice(
                    ("automatic", "What the platform takes for best."),
                    ("pinned", "Always in the tab bar; people cannot move it."),
                    ("sidebarOnly", "Only where the tabs are shown as a sidebar.")),
                default: "automatic", "Where the tab stands on platforms whose tab bar can become a sidebar."
            ) { $0.placement = Located($1) },
        ])
}
