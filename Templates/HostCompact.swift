/// What stands for the columns where there is room for one.
let compactPartial: StaticString = #"""
    // MARK: - Where there is room for one column

    {{#collapses}}
    {{#newer.preferredColumn}}
    /// The columns as one stack: the sidebar, and on top of it what is chosen there.
    {{>hostAvailability}}
    {{>access}}struct CompactContentView<{{local.Sidebar}}: View>: View {
        {{>router}}
        private let sidebar: () -> {{local.Sidebar}}

        {{>access}}init(@ViewBuilder sidebar: @escaping () -> {{local.Sidebar}}) { self.sidebar = sidebar }

        {{>access}}var body: some View {
            if #available({{check}}) {
                RegularContentView(sidebar: sidebar)
            } else {
                ScreenStack(path: router.bindings.collapsedPath, root: sidebar)
            }
        }
    }

    {{>hostAvailability}}
    extension CompactContentView where {{local.Sidebar}} == SidebarView<Never> {
        /// The stack with the sidebar as the spec has it.
        {{>access}}init({{dataParameters}}) {
            self.init {
                SidebarView({{dataArguments}})
            }
        }
    }
    {{/newer.preferredColumn}}
    {{^newer.preferredColumn}}
    /// The columns as one stack: they become one by themselves.
    {{>hostAvailability}}
    {{>access}}typealias CompactContentView = RegularContentView
    {{/newer.preferredColumn}}
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
