#if !canImport(SwiftUI)
    extension Misuse {
        static let views: [Misuse] = [
            .view("wrong label", "Label(\"a\", icon: \"b\")", "Label(\"a\", systemImage: \"b\")"),
            .view("wrong type", "Text(5)", "Text(\"5\")"),
            .view("nothing to show", "Text()", "Text(\"\")"),
            .view("a type", "EmptyView", "EmptyView()"),
            .view("content that is no view", "VStack { 5 }", "VStack { Text(\"5\") }"),
            .view("a string", "\"a\"", "Text(\"a\")"),
            .view("unknown modifier", "Text(\"a\").noSuchModifier()", "Text(\"a\").hidden()"),
            .view("unknown image", "Image(system: \"a\")", "Image(systemName: \"a\")"),
            .view("a section's title", "Section(5) { Text(\"a\") }", "Section(\"5\") { Text(\"a\") }"),
            .view(
                "order of widths", "Text(\"a\").frame(maxWidth: 3, minWidth: 1)",
                "Text(\"a\").frame(minWidth: 1, maxWidth: 3)"),
            .view("a frame of nothing", "Text(\"a\").frame()", "Text(\"a\").frame(width: 3)"),
            .view(
                "an unavailable view's label", "ContentUnavailableView(label: \"a\", systemImage: \"b\")",
                "ContentUnavailableView(\"a\", systemImage: \"b\")"),
            .view(
                "rows without identity", "ForEach(plains) { _ in Text(\"a\") }",
                "ForEach(plains, id: \\.id) { _ in Text(\"a\") }"),
            .view(
                "what is not comparable", "Text(\"a\").onChange(of: plains) { isShown = true }",
                "Text(\"a\").onChange(of: items) { isShown = true }"),
            .view(
                "a task's id", "Text(\"a\").task(id: plains) { isShown = true }",
                "Text(\"a\").task(id: items) { isShown = true }"),
            .view(
                "an animation's name", "Text(\"a\").onAppear { withAnimation(.snap) { isShown = true } }",
                "Text(\"a\").onAppear { withAnimation(.snappy) { isShown = true } }"),
            .view(
                "an element's children", "Text(\"a\").accessibilityElement(children: .contains)",
                "Text(\"a\").accessibilityElement(children: .contain)"),
            .view(
                "an element's trait", "Text(\"a\").accessibilityAddTraits(.header)",
                "Text(\"a\").accessibilityAddTraits(.isHeader)"),
        ]

        static let navigation: [Misuse] = [
            .view(
                "selection that is not Hashable", "List(selection: $plain) { Text(\"a\") }",
                "List(selection: $item) { Text(\"a\") }"),
            .view(
                "selection that is not optional", "List(selection: $tab) { Text(\"a\") }",
                "List(selection: Binding($tab)) { Text(\"a\") }"),
            .view("a list of a number", "List(5)", "List { Text(\"5\") }"),
            .view(
                "path of what is not Hashable", "NavigationStack(path: $plains) { Text(\"a\") }",
                "NavigationStack(path: $items) { Text(\"a\") }"),
            .view(
                "path by its value", "NavigationStack(path: items) { Text(\"a\") }",
                "NavigationStack(path: $items) { Text(\"a\") }"),
            .view(
                "destination for an instance", "Text(\"a\").navigationDestination(for: Item()) { _ in Text(\"b\") }",
                "Text(\"a\").navigationDestination(for: Item.self) { _ in Text(\"b\") }"),
            .view(
                "destination for what is not Hashable",
                "Text(\"a\").navigationDestination(for: Plain.self) { _ in Text(\"b\") }",
                "Text(\"a\").navigationDestination(for: Item.self) { _ in Text(\"b\") }"),
            .view(
                "destination of an item that is always there",
                "Text(\"a\").navigationDestination(item: $tab) { _ in Text(\"b\") }",
                "Text(\"a\").navigationDestination(item: $item) { _ in Text(\"b\") }"),
            .view(
                "link to what is not Hashable", "NavigationLink(value: Plain()) { Text(\"a\") }",
                "NavigationLink(value: Item()) { Text(\"a\") }"),
            .view(
                "column visibility",
                "NavigationSplitView(columnVisibility: .constant(true)) { Text(\"a\") } detail: { Text(\"b\") }",
                "NavigationSplitView(columnVisibility: .constant(.all)) { Text(\"a\") } detail: { Text(\"b\") }"),
            .view(
                "preferred column",
                "NavigationSplitView(preferredCompactColumn: .constant(.all)) { Text(\"a\") } detail: { Text(\"b\") }",
                "NavigationSplitView(preferredCompactColumn: .constant(.detail)) { Text(\"a\") } detail: { Text(\"b\") }"
            ),
            .view(
                "order of columns",
                "NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") } content: { Text(\"c\") }",
                "NavigationSplitView { Text(\"a\") } content: { Text(\"b\") } detail: { Text(\"c\") }"),
            .view(
                "column width without an ideal", "Text(\"a\").navigationSplitViewColumnWidth(min: 1, max: 3)",
                "Text(\"a\").navigationSplitViewColumnWidth(min: 1, ideal: 2, max: 3)"),
            .view(
                "split view style", "Text(\"a\").navigationSplitViewStyle(.doubleColumn)",
                "Text(\"a\").navigationSplitViewStyle(.balanced)"),
            .code(
                "path taken apart", "func last(_ path: NavigationPath) -> Item? { path.last }",
                "func last(_ path: NavigationPath) -> Int { path.count }"),
        ]
    }
#endif
