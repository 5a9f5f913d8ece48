/// The split view: two or three columns.
let columnsPartial: StaticString = #"""
    // MARK: - Columns

    {{#secondary}}
    /// Two or three columns, as the screen in the detail column wants it, and the one beside them.
    {{/secondary}}
    {{^secondary}}
    /// Two or three columns, as the screen in the detail column wants it.
    {{/secondary}}
    {{>hostAvailability}}
    {{>access}}struct RegularContentView<{{local.Sidebar}}: View>: View {
        {{>router}}
        @SceneStorage("NavigationRouter.visibleColumns") private var visibleColumns: String?
        {{#focusesDetail}}
        @AccessibilityFocusState private var isDetailFocused: Bool
        {{/focusesDetail}}
        private let sidebar: () -> {{local.Sidebar}}

        {{>access}}init(@ViewBuilder sidebar: @escaping () -> {{local.Sidebar}}) { self.sidebar = sidebar }

        {{>access}}var body: some View {
            {{#secondary}}
            HStack(spacing: 0) {
                columns
                Divider()
                {{name}}()
            }
            {{>columnState}}
            {{/secondary}}
            {{^secondary}}
            columns
                {{>columnState}}
            {{/secondary}}
        }

        {{#hasContent}}
        @ViewBuilder
        {{/hasContent}}
        private var columns: some View {
            {{#hasContent}}
            if let contentRoot = router.contentRoot {
                {{>splitView}}
                    sidebarColumn
                } content: {
                    router.screen(for: contentRoot)
                        .id(contentRoot)
                        {{#contentWidth}}
                        .navigationSplitViewColumnWidth({{contentWidth}})
                        {{/contentWidth}}
                } detail: {
                    detailColumn
                }
            } else {
                {{>twoColumns}}
            }
            {{/hasContent}}
            {{^hasContent}}
            {{>twoColumns}}
            {{/hasContent}}
        }

        private var columnVisibility: Binding<NavigationSplitViewVisibility> {
            Binding(get: { router.columnVisibility }, set: { router.columnVisibility = $0 })
        }

        {{#prefersCompactColumn}}
        private var preferredCompactColumn: Binding<NavigationSplitViewColumn> {
            Binding(get: { router.preferredCompactColumn }, set: { router.preferredCompactColumn = $0 })
        }

        {{/prefersCompactColumn}}
        private var sidebarColumn: some View {
            sidebar()
                {{#sidebarWidth}}
                .navigationSplitViewColumnWidth({{sidebarWidth}})
                {{/sidebarWidth}}
        }

        private var detailColumn: some View {
            NavigationStack(path: router.detailPath) {
                router.screen(for: router.detailRoot)
                    .id(router.detailRoot)
                    .withNavigationDestinations()
            }
            {{#focusesDetail}}
            .accessibilityFocused($isDetailFocused)
            {{/focusesDetail}}
        }
    }

    {{#secondary}}
    /// What stands beside the columns.
    {{>hostAvailability}}
    private struct {{name}}: View {
        var body: some View {
            {{#width}}
            {{view}}
                .frame(width: {{width}})
            {{/width}}
            {{^width}}
            {{view}}
            {{/width}}
        }
    }

    {{/secondary}}
    {{>hostAvailability}}
    extension RegularContentView where {{local.Sidebar}} == SidebarView<Never> {
        /// The columns with the sidebar as the spec has it.
        {{>access}}init({{dataParameters}}) {
            self.init { SidebarView({{dataArguments}}) }
        }
    }

    """#

/// How a split view begins.
let splitViewPartial: StaticString = """
    {{#prefersCompactColumn}}
    NavigationSplitView(
        columnVisibility: columnVisibility,
        preferredCompactColumn: preferredCompactColumn
    ) {
    {{/prefersCompactColumn}}
    {{^prefersCompactColumn}}
    NavigationSplitView(columnVisibility: columnVisibility) {
    {{/prefersCompactColumn}}

    """

/// The split view of a screen that fills the detail column.
let twoColumnsPartial: StaticString = """
    {{>splitView}}
        sidebarColumn
    } detail: {
        detailColumn
    }

    """

/// What follows the columns: their visibility is kept for each scene, and VoiceOver follows into the detail column.
let columnStatePartial: StaticString = """
    .onAppear {
        if let saved = visibleColumns.flatMap(NavigationRouter.VisibleColumns.init) {
            router.visibleColumns = saved
        }
    }
    .task(id: router.visibleColumns) { visibleColumns = router.visibleColumns.rawValue }
    {{#focusesDetail}}
    {{#newer.onChange}}
    .task(id: router.detailRoot) { isDetailFocused = true }
    {{/newer.onChange}}
    {{^newer.onChange}}
    .onChange(of: router.detailRoot) { isDetailFocused = true }
    {{/newer.onChange}}
    {{/focusesDetail}}

    """
