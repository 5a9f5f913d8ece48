/// What hosts the screens: columns, tabs or a stack.
let hostTemplate: StaticString = #"""
    {{>header}}
    {{#hasNavigation}}

    #if canImport(SwiftUI)
        {{#hostImports}}
        {{statement}}
        {{/hostImports}}

        // MARK: - Host

        {{#isSplit}}
        /// The whole of {{app}}: columns where there is room for them, {{#collapses}}one stack{{/collapses}}{{^collapses}}tabs{{/collapses}} where there is not.
        {{/isSplit}}
        {{^isSplit}}
        /// The whole of {{app}}.
        {{/isSplit}}
        ///
        /// It has a router of its own, so that each window leads its own life, and hands it to the views in it.
        {{>hostAvailability}}
        {{>access}}struct NavigationHost{{#isSplit}}<Sidebar: View>{{/isSplit}}: View {
            {{#isSplit}}
            @Environment(\.horizontalSizeClass) private var horizontalSizeClass
            {{/isSplit}}
            {{#observes}}
            @State private var ownRouter = NavigationRouter()
            {{/observes}}
            {{^observes}}
            @StateObject private var ownRouter = NavigationRouter()
            {{/observes}}
            private let givenRouter: NavigationRouter?
            {{#isSplit}}
            private let sidebar: () -> Sidebar
            {{/isSplit}}

            {{#isSplit}}
            /// - Parameters:
            ///   - router: A router that the app made itself; each window needs one of its own.
            ///   - sidebar: What stands in the sidebar, such as a `SidebarView` with a toolbar.
            {{>access}}init(router: NavigationRouter? = nil, @ViewBuilder sidebar: @escaping () -> Sidebar) {
                givenRouter = router
                self.sidebar = sidebar
            }
            {{/isSplit}}
            {{^isSplit}}
            /// - Parameter router: A router that the app made itself; each window needs one of its own.
            {{>access}}init(router: NavigationRouter? = nil) { givenRouter = router }
            {{/isSplit}}

            {{>access}}var body: some View {
                {{#isSplit}}
                Group {
                    if horizontalSizeClass == .compact {
                        CompactContentView{{#collapses}}(sidebar: sidebar){{/collapses}}{{^collapses}}(){{/collapses}}
                    } else {
                        RegularContentView(sidebar: sidebar)
                    }
                }
                {{#sheets}}
                .withSheets()
                {{/sheets}}
                {{#gates17}}
                .task(id: horizontalSizeClass) { router.horizontalSizeClass = horizontalSizeClass }
                {{/gates17}}
                {{^gates17}}
                .onChange(of: horizontalSizeClass, initial: true) { router.horizontalSizeClass = horizontalSizeClass }
                {{/gates17}}
                {{/isSplit}}
                {{^isSplit}}
                {{#tabs}}
                AppTabView()
                {{/tabs}}
                {{^tabs}}
                NavigationStack(path: router.detailPath) {
                    router.screen(for: router.detailRoot)
                        .id(router.detailRoot)
                        .withNavigationDestinations()
                }
                {{/tabs}}
                {{#sheets}}
                .withSheets()
                {{/sheets}}
                {{/isSplit}}
                {{#observes}}
                .environment(router)
                {{/observes}}
                {{^observes}}
                .environmentObject(router)
                {{/observes}}
            }

            private var router: NavigationRouter { givenRouter ?? ownRouter }
        }
        {{#isSplit}}

        {{>hostAvailability}}
        extension NavigationHost where Sidebar == SidebarView<Never> {
            /// The host with the sidebar as the spec has it.
            {{#hasData}}
            {{>access}}init(
                {{#dataSections}}
                {{label}}: [{{type}}],
                {{/dataSections}}
                router: NavigationRouter? = nil
            ) {
            {{/hasData}}
            {{^hasData}}
            {{>access}}init(router: NavigationRouter? = nil) {
            {{/hasData}}
                self.init(router: router) { SidebarView({{dataArguments}}) }
            }
        }

        // MARK: - Columns

        /// Two or three columns, as the screen in the detail column wants it{{#secondary}}, and the one beside them{{/secondary}}.
        {{>hostAvailability}}
        {{>access}}struct RegularContentView<Sidebar: View>: View {
            {{>router}}
            @SceneStorage("NavigationRouter.visibleColumns") private var visibleColumns: String?
            {{#focusesDetail}}
            @AccessibilityFocusState private var isDetailFocused: Bool
            {{/focusesDetail}}
            private let sidebar: () -> Sidebar

            {{>access}}init(@ViewBuilder sidebar: @escaping () -> Sidebar) { self.sidebar = sidebar }

            {{>access}}var body: some View {
                {{#secondary}}
                HStack(spacing: 0) {
                    columns
                    Divider()
                    {{view}}
                        {{#width}}
                        .frame(width: {{width}})
                        {{/width}}
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

        {{>hostAvailability}}
        extension RegularContentView where Sidebar == SidebarView<Never> {
            /// The columns with the sidebar as the spec has it.
            {{>access}}init({{dataParameters}}) {
                self.init { SidebarView({{dataArguments}}) }
            }
        }

        // MARK: - Where there is room for one column

        {{#collapses}}
        /// The columns as one stack: the sidebar, and on top of it what is chosen there.
        {{>hostAvailability}}
        {{>access}}struct CompactContentView<Sidebar: View>: View {
            {{>router}}
            private let sidebar: () -> Sidebar

            {{>access}}init(@ViewBuilder sidebar: @escaping () -> Sidebar) { self.sidebar = sidebar }

            {{>access}}var body: some View {
                {{#gates17}}
                if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
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
                } else {
                    NavigationSplitView {
                        sidebar()
                    } detail: {
                        stack
                    }
                }
                {{/gates17}}
                {{^gates17}}
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
                {{/gates17}}
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
        extension CompactContentView where Sidebar == SidebarView<Never> {
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
        {{/isSplit}}
        {{#tabs}}

        // MARK: - Tabs

        /// The tabs, each with a stack of its own. To choose the tab that is shown is to go back to its root.
        {{>hostAvailability}}
        {{>access}}struct AppTabView: View {
            {{>router}}

            {{>access}}init() {}

            {{>access}}var body: some View {
                {{#gates18}}
                if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
                    TabView(selection: selection) {
                        {{#items}}
                        {{>tab}}
                        {{/items}}
                    }
                } else {
                    TabView(selection: selection) {
                        ForEach({{enum}}.allCases) { tab in
                            stack(of: tab)
                                {{#hasAssets}}
                                .tabItem {
                                    Label {
                                        Text(tab.displayName)
                                    } icon: {
                                        tab.iconIsAsset ? Image(tab.iconName) : Image(systemName: tab.iconName)
                                    }
                                }
                                {{/hasAssets}}
                                {{^hasAssets}}
                                .tabItem { Label(tab.displayName, systemImage: tab.iconName) }
                                {{/hasAssets}}
                                .tag(tab)
                        }
                    }
                }
                {{/gates18}}
                {{^gates18}}
                TabView(selection: selection) {
                    {{#items}}
                    {{>tab}}
                    {{/items}}
                }
                {{/gates18}}
            }

            private var selection: Binding<{{enum}}> {
                Binding(get: { router.selectedTab }, set: { router.selectedTab = $0 })
            }

            private func stack(of tab: {{enum}}) -> some View {
                NavigationStack(path: router.stackPath(of: tab)) {
                    router.screen(for: tab.root).withNavigationDestinations()
                }
            }
        }
        {{/tabs}}

        // MARK: - Screens

        {{>hostAvailability}}
        extension NavigationRouter {
            /// A screen as hosts show it.
            func screen(for item: {{enum}}) -> some View {
                view(for: item)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(item.accessibilityIdentifier)
                    {{#toolbarRole}}
                    {{#toolbarRoleCondition}}
                    #if {{toolbarRoleCondition}}
                        .toolbarRole({{toolbarRole}})
                    #endif
                    {{/toolbarRoleCondition}}
                    {{^toolbarRoleCondition}}
                    .toolbarRole({{toolbarRole}})
                    {{/toolbarRoleCondition}}
                    {{/toolbarRole}}
            }
        }

        {{>hostAvailability}}
        extension View {
            /// Lets a stack that the app builds itself show every screen.
            {{>access}}func withNavigationDestinations() -> some View { modifier(NavigationDestinations()) }
        }

        {{>hostAvailability}}
        private struct NavigationDestinations: ViewModifier {
            {{>router}}

            func body(content: Content) -> some View {
                content
                    .navigationDestination(for: {{enum}}.self) { router.screen(for: $0) }
                    {{#pathValues}}
                    .navigationDestination(for: {{type}}.self) { value in
                        router.screen(for: {{item}}).onAppear { router.resolve({{item}}) }
                    }
                    {{/pathValues}}
            }
        }

        // MARK: - The router as SwiftUI sees it

        {{>hostAvailability}}
        extension NavigationRouter {
            {{#isSplit}}
            /// The size class that decides between columns and what stands for them where there is room for one.
            {{>access}}var horizontalSizeClass: UserInterfaceSizeClass? {
                get { isCompact ? .compact : .regular }
                set { isCompact = newValue == .compact }
            }

            /// Which columns of a regular layout are shown.
            {{>access}}var columnVisibility: NavigationSplitViewVisibility {
                get {
                    switch visibleColumns {
                    case .automatic: .automatic
                    case .all: .all
                    case .doubleColumn: .doubleColumn
                    case .detailOnly: .detailOnly
                    }
                }
                set {
                    switch newValue {
                    case .all: visibleColumns = .all
                    case .doubleColumn: visibleColumns = .doubleColumn
                    case .detailOnly: visibleColumns = .detailOnly
                    default: visibleColumns = .automatic
                    }
                }
            }

            {{#collapses}}
            /// The column that is on top where there is room for one.
            {{#gates17}}
            @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
            {{/gates17}}
            {{>access}}var preferredCompactColumn: NavigationSplitViewColumn {
                get {
                    switch compactColumn {
                    case .sidebar: .sidebar
                    case .content: .content
                    case .detail: .detail
                    }
                }
                set { compactColumn = newValue == .sidebar ? .sidebar : newValue == .content ? .content : .detail }
            }

            {{/collapses}}
            {{/isSplit}}
            {{^usesNavigationPath}}
            fileprivate var detailPath: Binding<[{{enum}}]> {
                Binding(get: { self.detailStack }, set: { self.detailStack = $0 })
            }
            {{#collapses}}

            fileprivate var stackPath: Binding<[{{enum}}]> {
                Binding(get: { self.stack }, set: { self.stack = $0 })
            }
            {{/collapses}}
            {{#tabs}}

            fileprivate func stackPath(of tab: {{enum}}) -> Binding<[{{item}}]> {
                Binding(get: { self.state.stack(of: tab) }, set: { self.setStack($0, of: tab) })
            }
            {{/tabs}}
            {{/usesNavigationPath}}
            {{#usesNavigationPath}}
            fileprivate var detailPath: Binding<NavigationPath> {
                path({ self.detailStack }, set: { self.detailStack = $0 })
            }
            {{#collapses}}

            fileprivate var stackPath: Binding<NavigationPath> {
                path({ self.stack }, set: { self.stack = $0 })
            }
            {{/collapses}}
            {{#tabs}}

            fileprivate func stackPath(of tab: {{enum}}) -> Binding<NavigationPath> {
                path({ self.state.stack(of: tab) }, set: { self.setStack($0, of: tab) })
            }
            {{/tabs}}
            {{/usesNavigationPath}}
        }
        {{#usesNavigationPath}}

        // MARK: - Paths

        {{>hostAvailability}}
        extension NavigationRouter {
            /// A stack as a path on which values can stand for screens: `NavigationLink(value: author)`.
            private func path(
                _ items: @escaping @MainActor () -> [{{enum}}],
                set: @escaping @MainActor ([{{enum}}]) -> Void
            ) -> Binding<NavigationPath> {
                Binding(
                    get: { self.linkedPath ?? self.path(items()) },
                    set: { path in
                        // What a link put on the path is a value; its screen says below which one.
                        self.linkedPath = path.count > items().count ? path : nil
                        if path.count < items().count { set(Array(items().prefix(path.count))) }
                    }
                )
            }

            private func path(_ items: [{{enum}}]) -> NavigationPath {
                items.reduce(into: NavigationPath()) { path, item in
                    switch item {
                    {{#pathValues}}
                    case .{{name}}(let value): append(value, to: &path)
                    {{/pathValues}}
                    default: append(item, to: &path)
                    }
                }
            }

            /// That values are Codable is checked here, by the compiler: such a path can always be saved.
            private func append<Value: Hashable & Codable>(_ value: Value, to path: inout NavigationPath) {
                path.append(value)
            }

            /// Says which screen shows the value that a link put on the path.
            fileprivate func resolve(_ item: {{enum}}) {
                guard linkedPath != nil else { return }
                linkedPath = nil
                push(item)
            }
        }
        {{/usesNavigationPath}}
    #endif
    {{/hasNavigation}}

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
    {{#gates17}}
    .task(id: router.detailRoot) { isDetailFocused = true }
    {{/gates17}}
    {{^gates17}}
    .onChange(of: router.detailRoot) { isDetailFocused = true }
    {{/gates17}}
    {{/focusesDetail}}

    """

/// A tab, with its stack.
let tabPartial: StaticString = """
    SwiftUI.Tab(
        {{enum}}.{{name}}.displayName,
        {{#isAsset}}
        image: {{icon}},
        {{/isAsset}}
        {{^isAsset}}
        systemImage: {{icon}},
        {{/isAsset}}
        value: {{enum}}.{{name}}
    ) {
        stack(of: .{{name}})
    }
    .accessibilityIdentifier({{identifier}})
    {{#placement}}
    .tabPlacement({{placement}})
    {{/placement}}

    """
