import ScreenSpecDiagnostics
import ScreenSpecModel

/// The tabs.
func makeTabsField(_ context: CodegenContext) -> Field {
    let tabs = context.graph.tabs
    let shape = Shape(
        "tabs",
        [
            Field("enum", .identifier, "The name of the tabs' enum.") { _ in
                .text(context.document.tabs?.enumName?.bytes ?? ByteText("AppTab"))
            },
            Field("item", .identifier, "The name of the screens' enum.") { _ in .text(context.enumName) },
            Field("first", .identifier, "The first tab's name.") { _ in
                .text(tabs.first?.id.bytes ?? ByteText(""))
            },
            Field("items", .list(itemShape(context)), "The tabs, in order.") { _ in .list(start: 0, count: tabs.count)
            },
            Field("hasAssets", .flag, "Whether a tab's icon is an image of the app's own.") { _ in
                .flag(tabs.contains { $0.icon.isAsset })
            },
        ])
    return Field("tabs", .object(shape), "The tabs, where some are shown.") { _ in
        tabs.isEmpty || !context.hasNavigation || context.collapses ? .absent : .object(0)
    }
}

private func itemShape(_ context: CodegenContext) -> Shape {
    let tabs = context.graph.tabs
    return Shape(
        "tab",
        [
            Field("name", .identifier, "The tab's name.") { .text(tabs[$0].id.bytes) },
            Field("identifier", .string, "What tests find it by.") { .string("tab.\(tabs[$0].id.string)") },
            Field("title", .string, "The title.") { .text(tabs[$0].title.bytes) },
            Field("icon", .string, "The icon's name.") { .text(tabs[$0].icon.name.bytes) },
            Field("isAsset", .flag, "Whether the icon is an image of the app's own.") { .flag(tabs[$0].icon.isAsset) },
            Field("root", .expression, "The item that the tab begins with.") { tab in
                context.code { context.appendItem(tabs[tab].root, to: &$0) }
            },
            Field("placement", .expression, "Where the tab stands, where the spec says it.") {
                tabs[$0].placement.value == .automatic ? .absent : .string(".\(tabs[$0].placement.value)")
            },
        ])
}
