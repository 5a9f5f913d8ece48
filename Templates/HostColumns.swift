/// The split view: two or three columns.
let columnsPartial: StaticString = #"""
    // MARK: - Columns

    {{#secondary}}
    /// Two or three columns, as the screen in the detail column wants it, and the one beside them.
    {{/secondary}}
    {{^secondary}}
    /// Two or three columns, as the screen in the detail column wants it.
    {{/secondary}}
    {{#prefersCompactColumn}}
    ///
    /// Where there is room for one column, they are one stack, and what is on it stays what it was.
    {{/prefersCompactColumn}}
    {{>hostAvailability}}
    {{>access}}struct RegularContentView<{{local.Sidebar}}: View>: View {
        {{>router}}
        @SceneStorage("NavigationRouter.visibleColumns") private var visibleColumns: String?
        {{#focusesDetail}}
        @AccessibilityFocusState private var isDetailFocused: Bool
        {{#newer.onChange}}
        @State private var focusedRoot: {{enum}}?
        {{/newer.onChange}}
        {{/focusesDetail}}
        {{#collapses}}
        {{#hasContent}}
        /// The column that the split view was last told to show where there is room for one.
        @State private var toldColumn: NavigationState.Column?
        {{/hasContent}}
        {{/collapses}}
        private let sidebar: () -> {{local.Sidebar}}

        {{>access}}init(@ViewBuilder sidebar: @escaping () -> {{local.Sidebar}}) { self.sidebar = sidebar }

        {{>access}}var body: some View {
            {{#secondary}}
            HStack(spacing: 0) {
                columns
                {{#collapses}}
                if !router.isCompact {
                    Divider()
                    {{name}}()
                }
                {{/collapses}}
                {{^collapses}}
                Divider()
                {{name}}()
                {{/collapses}}
            }
            {{>columnState}}
            {{/secondary}}
            {{^secondary}}
            columns
                {{>columnState}}
            {{/secondary}}
        }

        {{#collapses}}
        {{#newer.preferredColumn}}
        @ViewBuilder
        {{/newer.preferredColumn}}
        {{/collapses}}
        private var columns: some View {
            {{#collapses}}
            {{#newer.preferredColumn}}
            if #available({{check}}) {
                {{>collapsingSplitView}}
            } else {
                {{>splitView}}
            }
            {{/newer.preferredColumn}}
            {{^newer.preferredColumn}}
            {{>collapsingSplitView}}
            {{/newer.preferredColumn}}
            {{/collapses}}
            {{^collapses}}
            {{>splitView}}
            {{/collapses}}
        }

        private var columnVisibility: Binding<NavigationSplitViewVisibility> {
            Binding(get: { router.columnVisibility }, set: { router.columnVisibility = $0 })
        }

        {{#collapses}}
        {{#newer.preferredColumn}}
        @available({{check}})
        {{/newer.preferredColumn}}
        private var preferredCompactColumn: Binding<NavigationSplitViewColumn> {
            {{#hasContent}}
            Binding(
                {{#showsUnderWay}}
                get: { router.placeholderUnderWay == nil ? router.preferredCompactColumn : .detail },
                set: { column in
                    let isUnderWay = router.placeholderUnderWay != nil
                    if isUnderWay, column == .detail { return }
                    if isUnderWay { router.giveUpLink() }
                    guard column == .content, router.contentRoot == nil else {
                        return router.preferredCompactColumn = column
                    }
                    // The column is empty: who comes to it from one side goes on to the other.
                    router.preferredCompactColumn = isUnderWay || toldColumn == .detail ? .sidebar : .detail
                }
                {{/showsUnderWay}}
                {{^showsUnderWay}}
                get: { router.preferredCompactColumn },
                set: { column in
                    guard column == .content, router.contentRoot == nil else {
                        return router.preferredCompactColumn = column
                    }
                    // The column is empty: who comes to it from one side goes on to the other.
                    router.preferredCompactColumn = toldColumn == .detail ? .sidebar : .detail
                }
                {{/showsUnderWay}}
            )
            {{/hasContent}}
            {{^hasContent}}
            Binding(get: { router.preferredCompactColumn }, set: { router.preferredCompactColumn = $0 })
            {{/hasContent}}
        }

        {{/collapses}}
        private var sidebarColumn: some View {
            sidebar()
                {{#sidebarWidth}}
                .navigationSplitViewColumnWidth({{sidebarWidth}})
                {{/sidebarWidth}}
        }

        {{#hasContent}}
        /// A split view of two columns would be another one, with another sidebar: scrolled back, without focus. So
        /// this column stays, without width, where the detail column takes its place.
        private var contentColumn: some View {
            let isEmpty = router.contentRoot == nil
            return ZStack {
                if let contentRoot = router.contentRoot {
                    NavigationStack(path: router.bindings.contentPath) {
                        router.screen(for: contentRoot{{#asksInContent}}, inContent: true{{/asksInContent}})
                            .modifier(NavigationDestinations(leading: router.bindings.contentPath))
                    }
                    .id(contentRoot)
                {{#collapses}}
                } else if router.isCompact {
                    // Who swipes back from the detail column sees this on the way to the sidebar.
                    sidebar()
                {{/collapses}}
                }
            }
            .navigationSplitViewColumnWidth({{contentWidth}})
        }

        {{/hasContent}}
        private var detailColumn: some View {
            ScreenStack(first: router.detailRoot, path: router.bindings.detailPath) {
                router.screen(for: router.detailRoot)
            }
            {{#focusesDetail}}
            .accessibilityFocused($isDetailFocused)
            {{/focusesDetail}}
        }
        {{#focusesDetail}}

        /// VoiceOver goes where something was chosen, and not to what stands there while nothing is, or since another was deleted.
        private func focusDetail() {
            {{#placeholderCase}}
            if case .{{name}} = router.detailRoot { return isDetailFocused = false }
            {{/placeholderCase}}
            if router.hasChosen { isDetailFocused = true }
        }
        {{/focusesDetail}}
    }

    {{#secondary}}
    /// What stands beside the columns.
    {{>secondaryColumn}}

    {{/secondary}}
    {{>hostAvailability}}
    extension RegularContentView where {{local.Sidebar}} == SidebarView<Never> {
        /// The columns with the sidebar as the spec has it.
        {{>access}}init({{dataParameters}}) {
            self.init {
                SidebarView({{dataArguments}})
            }
        }
    }

    """#

/// A split view that becomes one stack where there is room for one column, and says which column is on top of it.
let collapsingSplitViewPartial: StaticString = """
    NavigationSplitView(
        columnVisibility: columnVisibility,
        preferredCompactColumn: preferredCompactColumn
    ) {
    {{>splitColumns}}
    }

    """

/// A split view of as many columns as any of its screens wants.
let splitViewPartial: StaticString = """
    NavigationSplitView(columnVisibility: columnVisibility) {
    {{>splitColumns}}
    }

    """

/// The columns of a split view.
let splitColumnsPartial: StaticString = """
        sidebarColumn
    {{#hasContent}}
    } content: {
        contentColumn
    {{/hasContent}}
    } detail: {
        detailColumn

    """

/// What follows the columns: their visibility is kept for each scene, and VoiceOver follows into the detail column.
let columnStatePartial: StaticString = """
    .onAppear {
        if let saved = visibleColumns.flatMap(NavigationRouter.VisibleColumns.init) {
            router.visibleColumns = saved
        }
    }
    .task(id: router.visibleColumns) { visibleColumns = router.visibleColumns.rawValue }
    {{#collapses}}
    {{#hasContent}}
    {{#newer.onChange}}
    .task(id: router.compactColumn) { toldColumn = router.compactColumn }
    {{/newer.onChange}}
    {{^newer.onChange}}
    .onChange(of: router.compactColumn, initial: true) { toldColumn = router.compactColumn }
    {{/newer.onChange}}
    {{/hasContent}}
    {{/collapses}}
    {{#focusesDetail}}
    {{#newer.onChange}}
    .task(id: router.detailRoot) {
        if focusedRoot != nil, focusedRoot != router.detailRoot { focusDetail() }
        focusedRoot = router.detailRoot
    }
    {{/newer.onChange}}
    {{^newer.onChange}}
    .onChange(of: router.detailRoot) { focusDetail() }
    {{/newer.onChange}}
    {{/focusesDetail}}

    """

/// The column of its own.
let secondaryColumnPartial: StaticString = """
    {{>hostAvailability}}
    private struct {{name}}: View {
        {{#dependencies}}
        {{#isFirst}}
        {{>dependencies}}

        {{/isFirst}}
        {{/dependencies}}
        var body: some View {
            {{>bindings}}
            {{#width}}
            {{view}}
                .frame(width: {{width}})
            {{/width}}
            {{^width}}
            {{view}}
            {{/width}}
        }
    }

    """
