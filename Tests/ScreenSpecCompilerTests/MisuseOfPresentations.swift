#if !canImport(SwiftUI)
    extension Misuse {
        static let presentations: [Misuse] = [
            .view(
                "item that is not Identifiable", "Text(\"a\").sheet(item: $plain) { _ in Text(\"b\") }",
                "Text(\"a\").sheet(item: $item) { _ in Text(\"b\") }"),
            .view(
                "item that is always there",
                "Text(\"a\").sheet(item: Binding<Item>.constant(Item())) { _ in Text(\"b\") }",
                "Text(\"a\").sheet(item: Binding<Item?>.constant(nil)) { _ in Text(\"b\") }"),
            .view(
                "item for a flag", "Text(\"a\").sheet(isPresented: $item) { Text(\"b\") }",
                "Text(\"a\").sheet(isPresented: $isShown) { Text(\"b\") }"),
            .view(
                "sheet that is no view", "Text(\"a\").sheet(isPresented: $isShown) { 5 }",
                "Text(\"a\").sheet(isPresented: $isShown) { Text(\"5\") }"),
            .view(
                "cover of what is not Identifiable", "Text(\"a\").fullScreenCover(item: $plain) { _ in Text(\"b\") }",
                "Text(\"a\").fullScreenCover(item: $item) { _ in Text(\"b\") }"),
            .view(
                "popover's edge", "Text(\"a\").popover(item: $item, arrowEdge: .left) { _ in Text(\"b\") }",
                "Text(\"a\").popover(item: $item, arrowEdge: .leading) { _ in Text(\"b\") }"),
            .view(
                "detents in an array", "Text(\"a\").presentationDetents(Array([PresentationDetent.medium]))",
                "Text(\"a\").presentationDetents(Set([PresentationDetent.medium]))"),
            .view(
                "detent by another name", "Text(\"a\").presentationDetents([.small])",
                "Text(\"a\").presentationDetents([.medium, .fraction(0.3)])"),
            .view(
                "sizing without a base", "Text(\"a\").presentationSizing(.sticky)",
                "Text(\"a\").presentationSizing(.automatic.sticky(vertical: true))"),
            .view(
                "sizing fitted one way", "Text(\"a\").presentationSizing(.page.fitted(horizontal: true))",
                "Text(\"a\").presentationSizing(.page.fitted(horizontal: true, vertical: false))"),
            .view(
                "dialog without a title", "Text(\"a\").confirmationDialog(isPresented: $isShown) { Text(\"b\") }",
                "Text(\"a\").confirmationDialog(\"Really?\", isPresented: $isShown) { Text(\"b\") }"),
            .view(
                "dialog's message by another name",
                "Text(\"a\").confirmationDialog(\"c\", isPresented: $isShown) { Text(\"b\") } detail: { Text(\"d\") }",
                "Text(\"a\").confirmationDialog(\"c\", isPresented: $isShown) { Text(\"b\") } message: { Text(\"d\") }"),
            .view(
                "alert without actions", "Text(\"a\").alert(\"b\", isPresented: $isShown)",
                "Text(\"a\").alert(\"b\", isPresented: $isShown) { Button(\"c\") {} }"),
            .view(
                "dismissal", "Text(\"a\").interactiveDismissDisabled($isShown)",
                "Text(\"a\").interactiveDismissDisabled(isShown)"),
        ]

        static let bars: [Misuse] = [
            .view("tab among views", "VStack { \(tab(1)) }", "TabView(selection: .constant(1)) { \(tab(1)) }"),
            .view(
                "view among tabs", "TabView(selection: .constant(1)) { \(tab(1)); Text(\"a\") }",
                "TabView(selection: .constant(1)) { \(tab(1)); \(tab(2)) }"),
            .view(
                "tabs of two types", "TabView(selection: $tab) { \(tab(".library")); \(tab(1)) }",
                "TabView(selection: $tab) { \(tab(".library")); \(tab(".settings")) }"),
            .view(
                "tabs of another type than the selection", "TabView(selection: $isShown) { \(tab("AppTab.library")) }",
                "TabView(selection: $tab) { \(tab("AppTab.library")) }"),
            .view(
                "a tab's value", "TabView(selection: $plain) { Tab(value: Plain()) { Text(\"a\") } }",
                "TabView(selection: $item) { Tab(value: Item()) { Text(\"a\") } }"),
            .view(
                "a tab's image",
                "TabView(selection: $tab) { Tab(\"a\", systemName: \"b\", value: .library) { Text(\"a\") } }",
                "TabView(selection: $tab) { Tab(\"a\", systemImage: \"b\", value: .library) { Text(\"a\") } }"),
            .view(
                "placement of a view",
                "TabView(selection: $tab) { \(tab(".library", "Text(\"a\").tabPlacement(.pinned)")) }",
                "TabView(selection: $tab) { \(tab(".library")).tabPlacement(.pinned) }"),
            .view(
                "tabs over what has no identity",
                "TabView(selection: .constant(1)) { ForEach(plains) { \(tab("$0.id")) } }",
                "TabView(selection: .constant(1)) { ForEach(items) { \(tab("$0.id")) } }"),
            .view("a tag of nothing", "Text(\"a\").tag()", "Text(\"a\").tag(1)"),
            .view("a tag that is not Hashable", "Text(\"a\").tag(Plain())", "Text(\"a\").tag(Item())"),
            .view(
                "an old tab's label", "TabView(selection: $tab) { Text(\"a\").tabItem(\"a\") }",
                "TabView(selection: $tab) { Text(\"a\").tabItem { Label(\"a\", systemImage: \"b\") } }"),
            .view(
                "toolbar of a number", "Text(\"a\").toolbar { 5 }",
                "Text(\"a\").toolbar { ToolbarItem { Text(\"5\") } }"),
            .view(
                "toolbar of views and items", "Text(\"a\").toolbar { ToolbarItem { Text(\"b\") }; Text(\"c\") }",
                "Text(\"a\").toolbar { ToolbarItem { Text(\"b\") }; ToolbarItem { Text(\"c\") } }"),
            .view(
                "an item's place", "Text(\"a\").toolbar { ToolbarItem(placement: .top) { Text(\"b\") } }",
                "Text(\"a\").toolbar { ToolbarItem(placement: .principal) { Text(\"b\") } }"),
            .view(
                "a bar's place", "Text(\"a\").toolbar(.hidden, for: .bottom)",
                "Text(\"a\").toolbar(.hidden, for: .bottomBar)"),
        ]

        private static func tab(_ value: Any, _ view: String = "Text(\"a\")") -> String {
            "Tab(\"a\", systemImage: \"b\", value: \(value)) { \(view) }"
        }
    }
#endif
