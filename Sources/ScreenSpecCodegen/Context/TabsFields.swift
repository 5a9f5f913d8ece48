import ScreenSpecDiagnostics
import ScreenSpecModel

/// The tabs.
func makeTabsField(_ navigation: NavigationContext) -> Field {
    let tabs = navigation.graph.tabs
    let item = itemShape(navigation)
    // A result builder takes ten.
    let group = Shape(
        "group",
        [
            Field("members", .list(item), "Ten of the tabs, or what is left.") {
                .list(start: $0 * 10, count: min(10, tabs.count - $0 * 10))
            }
        ])
    let shape = Shape(
        "tabs",
        [
            Field("enum", .identifier, "The name of the tabs' enum.") { _ in
                .text(navigation.graph.tabsEnumName.value)
            },
            Field("item", .identifier, "The name of the screens' enum.") { _ in .text(navigation.screens.enumName) },
            Field("first", .identifier, "The name of the tab that is chosen at first.") { _ in
                .text(navigation.graph.startTab.map { tabs[$0].id.bytes } ?? ByteText(""))
            },
            Field("items", .list(item), "The tabs, in order.") { _ in
                .list(start: 0, count: tabs.count)
            },
            Field("isGrouped", .flag, "Whether there are too many tabs to stand side by side.") { _ in
                .flag(tabs.count > 10)
            },
            Field("groups", .list(group), "The tabs in groups of ten.") { _ in
                .list(start: 0, count: (tabs.count + 9) / 10)
            },
            Field("hasSidebar", .flag, "Whether a tab stands in a sidebar, so that the tabs have one.") { _ in
                .flag(tabs.contains { $0.placement.value == .sidebarOnly })
            },
            Field("popsOnReselection", .flag, "Whether a tab goes back to its root when it is tapped again.") { _ in
                .flag(navigation.graph.reselection.value == .popToRoot)
            },
            Field("hasAssets", .flag, "Whether a tab's icon is an image of the app's own.") { _ in
                .flag(tabs.contains { $0.icon.isAsset })
            },
        ])
    return Field("tabs", .object(shape), "The tabs, where some are shown.") { _ in
        navigation.showsTabs ? .object(0) : .absent
    }
}

private func itemShape(_ navigation: NavigationContext) -> Shape {
    let tabs = navigation.graph.tabs
    return Shape(
        "tab",
        [
            Field("name", .identifier, "The tab's name.") { .text(tabs[$0].id.bytes) },
            Field("identifier", .string, "What tests find it by.") { .string("tab.\(tabs[$0].id.string)") },
            Field(code: "title", "The title, looked up.") {
                guard let title = tabs[$0].title else { return $1.append("root.displayName") }
                $1.append(shown: title)
            },
            Field("icon", .string, "The icon's name.") { .text(tabs[$0].icon.name.bytes) },
            Field("holdsSplit", .flag, "Whether it holds a split view where there is room.") {
                .flag(tabs[$0].holder.value == .split)
            },
            Field("isAsset", .flag, "Whether the icon is an image of the app's own.") { .flag(tabs[$0].icon.isAsset) },
            Field(code: "root", "The item that the tab begins with.") {
                navigation.screens.appendItem(tabs[$0].root, to: &$1)
            },
            Field(
                code: "placement", "Where the tab stands, where the spec says it.",
                where: { tabs[$0].placement.value != .automatic },
                write: { $1.append(".\(tabs[$0].placement.value.rawValue)") }),
        ])
}
