/// What stands for the columns where there is room for one.
let compactPartial: StaticString = #"""
    // MARK: - Where there is room for one column

    {{#collapses}}
    /// The columns as one stack: the sidebar, and on top of it what is chosen there.
    {{>hostAvailability}}
    {{>access}}struct CompactContentView<{{local.Sidebar}}: View>: View {
        {{>router}}
        private let sidebar: () -> {{local.Sidebar}}

        {{>access}}init(@ViewBuilder sidebar: @escaping () -> {{local.Sidebar}}) { self.sidebar = sidebar }

        {{>access}}var body: some View {
            {{#newer.preferredColumn}}
            if #available({{check}}) {
                {{>collapsingView}}
            } else {
                NavigationSplitView {
                    sidebar()
                } detail: {
                    stack
                }
            }
            {{/newer.preferredColumn}}
            {{^newer.preferredColumn}}
            {{>collapsingView}}
            {{/newer.preferredColumn}}
        }

        private var stack: some View {
            NavigationStack(path: router.stackPath) {
                router.screen(for: router.contentRoot ?? router.detailRoot)
                    .id(router.contentRoot ?? router.detailRoot)
                    .withNavigationDestinations()
            }
        }
    }

    {{>hostAvailability}}
    extension CompactContentView where {{local.Sidebar}} == SidebarView<Never> {
        /// The stack with the sidebar as the spec has it.
        {{>access}}init({{dataParameters}}) {
            self.init { SidebarView({{dataArguments}}) }
        }
    }
    {{/collapses}}
    {{^collapses}}
    /// The tabs.
    {{>hostAvailability}}
    {{>access}}struct CompactContentView: View {
        {{>access}}init() {}

        {{>access}}var body: some View { AppTabView() }
    }
    {{/collapses}}

    """#

/// A split view that begins with the column that the state says.
let collapsingViewPartial: StaticString = """
    NavigationSplitView(
        preferredCompactColumn: Binding(
            get: { router.compactColumn == .sidebar ? .sidebar : .detail },
            set: { router.compactColumn = $0 == .sidebar ? .sidebar : .detail }
        )
    ) {
        sidebar()
    } detail: {
        stack
    }

    """
