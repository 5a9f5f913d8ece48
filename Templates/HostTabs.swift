/// The tabs, each with a stack of its own.
let tabViewPartial: StaticString = #"""
    // MARK: - Tabs

    /// The tabs, each with a router of its own. To choose the one that is shown is heard, too.
    {{>hostAvailability}}
    {{>access}}struct AppTabView: View {
        {{>router}}
        {{>dependencies}}
        {{#hasConditions}}
        /// The tab that was to be shown and was not there, and the one that is shown in its place.
        @State private var missed: (tab: {{enum}}, instead: {{enum}})?
        {{/hasConditions}}

        {{>access}}init() {}

        {{#hasConditions}}
        {{>access}}var body: some View {
            Group { tabs }
                {{#newer.onChange}}
                .task(id: shownTabs + [router.selectedTab]) { showTabThatIsThere() }
                {{/newer.onChange}}
                {{^newer.onChange}}
                .onChange(of: shownTabs + [router.selectedTab], initial: true) { showTabThatIsThere() }
                {{/newer.onChange}}
        }

        private var shownTabs: [{{enum}}] { {{enum}}.allCases.filter(isShown) }

        /// Whether a tab is there now.
        private func isShown(_ tab: {{enum}}) -> Bool {
            switch tab {
            {{#items}}
            {{#shown}}
            case .{{name}}: {{shown}}
            {{/shown}}
            {{/items}}
            {{#hasConstantTabs}}
            default: true
            {{/hasConstantTabs}}
            }
        }

        /// Who is in a tab that is not there comes to the first that is, and back when it comes, unless they have gone
        /// elsewhere.
        private func showTabThatIsThere() {
            let tab = router.selectedTab
            if missed?.instead != tab { missed = nil }
            if !isShown(tab), let first = shownTabs.first {
                missed = (missed?.tab ?? tab, first)
                router.selectedTab = first
            } else if let missed, isShown(missed.tab) {
                self.missed = nil
                router.selectedTab = missed.tab
            }
        }

        {{#newer.tab}}
        @ViewBuilder
        {{/newer.tab}}
        private var tabs: some View {
        {{/hasConditions}}
        {{^hasConditions}}
        {{>access}}var body: some View {
        {{/hasConditions}}
            {{#newer.tab}}
            if #available({{check}}) {
                {{>tabsView}}
            } else {
                TabView(selection: selection) {
                    ForEach({{#hasConditions}}shownTabs{{/hasConditions}}{{^hasConditions}}{{enum}}.allCases{{/hasConditions}}) { tab in
                        {{#hasBadges}}
                        badged(tab)
                        {{/hasBadges}}
                        {{^hasBadges}}
                        stack(of: tab)
                        {{/hasBadges}}
                            {{#hasLabels}}
                            .tabItem { label(of: tab) }
                            {{/hasLabels}}
                            {{^hasLabels}}
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
                            {{/hasLabels}}
                            .tag(tab)
                    }
                }
            }
            {{/newer.tab}}
            {{^newer.tab}}
            {{>tabsView}}
            {{/newer.tab}}
        }

        private var selection: Binding<{{enum}}> {
            Binding(get: { router.selectedTab }, set: { router.selectedTab = $0 })
        }

        {{#hasBadges}}
        {{#newer.tab}}
        /// A tab with what stands on it.
        @ViewBuilder
        private func badged(_ tab: {{enum}}) -> some View {
            switch tab {
            {{#items}}
            case .{{name}}:
                stack(of: tab)
                    {{#badge}}
                    #if {{with.badge}}
                        .badge({{badge}})
                    #endif
                    {{/badge}}
            {{/items}}
            }
        }

        {{/newer.tab}}
        {{/hasBadges}}
        {{#splitsTabs}}
        @ViewBuilder
        private func stack(of tab: {{enum}}) -> some View {
            if tab.holdsSplit {
                TabSplitView(router: router.router(of: tab), tab: tab)
            } else {
                TabStack(router: router.router(of: tab), tab: tab)
            }
        }
        {{/splitsTabs}}
        {{^splitsTabs}}
        private func stack(of tab: {{enum}}) -> some View { TabStack(router: router.router(of: tab), tab: tab) }
        {{/splitsTabs}}
        {{#hasLabels}}

        {{>tabLabels}}
        {{/hasLabels}}
        {{#looksUp}}

        {{>localized}}
        {{/looksUp}}
    }
    {{#tabIcons}}

    {{>iconView}}
    {{/tabIcons}}

    /// What a tab holds. Its views act in it, whichever tab is on show.
    {{>hostAvailability}}
    private struct TabStack: View {
        {{>givenRouter}}
        let tab: {{enum}}

        var body: some View {
            ScreenStack({{#usesNavigationPath}}first: tab.root, {{/usesNavigationPath}}path: router.bindings.stackPath) { router.screen(for: tab.root) }
                {{>handsRouter}}
        }
    }
    {{#splitsTabs}}

    {{>hostAvailability}}
    extension NavigationRouter {
        {{#nestsTabs}}
        /// What links in the root of a tab lead to stands beside it, save where it belongs in its column.
        fileprivate var linkedInTab: [{{item}}] {
            get { contentStack }
            set {
                if let item = newValue.last, item.placeholder == nil || {{enum}}(root: item) != nil {
                    detailSelection = item
                } else {
                    contentStack = newValue
                }
            }
        }
        {{/nestsTabs}}
        {{^nestsTabs}}
        /// What links in the root of a tab lead to stands beside it.
        fileprivate var linkedInTab: [{{item}}] {
            get { [] }
            set { if let item = newValue.last { detailSelection = item } }
        }
        {{/nestsTabs}}

        /// What the detail column of a tab begins with.
        fileprivate func rootOfDetail(in tab: {{enum}}) -> {{item}} {
            {{#nestsTabs}}
            detailSelection ?? (contentStack.last ?? tab.root).placeholder ?? tab.root
            {{/nestsTabs}}
            {{^nestsTabs}}
            detailSelection ?? tab.root.placeholder ?? tab.root
            {{/nestsTabs}}
        }

        /// What lies on that.
        fileprivate subscript(pathOfDetail tab: {{enum}}) -> [{{item}}] {
            get {
                {{#nestsTabs}}
                let path = detailStack
                {{/nestsTabs}}
                {{^nestsTabs}}
                let path = Array(stack.dropFirst(detailSelection == nil ? 0 : 1))
                {{/nestsTabs}}
                {{#showsUnderWay}}
                return withPlaceholder(path, on: rootOfDetail(in: tab))
                {{/showsUnderWay}}
                {{^showsUnderWay}}
                return path
                {{/showsUnderWay}}
            }
            set {
                {{#showsUnderWay}}
                let path = withoutPlaceholder(newValue, on: rootOfDetail(in: tab))
                {{/showsUnderWay}}
                {{^showsUnderWay}}
                let path = newValue
                {{/showsUnderWay}}
                {{#nestsTabs}}
                detailStack = path
                {{/nestsTabs}}
                {{^nestsTabs}}
                stack = stack.prefix(detailSelection == nil ? 0 : 1) + path
                {{/nestsTabs}}
            }
        }
    }

    /// What a tab holds that is a split view: its root beside the detail, and one stack where there is room for one.
    {{>hostAvailability}}
    private struct TabSplitView: View {
        {{>givenRouter}}
        let tab: {{enum}}
        @SceneStorage private var hidesRoot: Bool
        {{#focusesDetail}}
        @AccessibilityFocusState private var isDetailFocused: Bool
        {{#newer.onChange}}
        @State private var focusedRoot: {{item}}?
        {{/newer.onChange}}
        {{/focusesDetail}}

        init(router: NavigationRouter, tab: {{enum}}) {
            self.router = router
            self.tab = tab
            _hidesRoot = SceneStorage(wrappedValue: false, "NavigationRouter.hidesRoot.\(tab.rawValue)")
        }

        var body: some View {
            {{#newer.preferredColumn}}
            if #available({{check}}) {
                {{>tabColumns}}
            } else if router.isCompact {
                TabStack(router: router, tab: tab)
            } else {
                {{>tabOlderColumns}}
            }
            {{/newer.preferredColumn}}
            {{^newer.preferredColumn}}
            {{>tabColumns}}
            {{/newer.preferredColumn}}
        }

        private var visibility: Binding<NavigationSplitViewVisibility> {
            Binding(get: { hidesRoot ? .detailOnly : .all }, set: { hidesRoot = $0 == .detailOnly })
        }

        private var rootColumn: some View {
            NavigationStack(path: router.bindings.linkedInTab) {
                router.screen(for: tab.root).withNavigationDestinations()
            }
        }

        private var detailColumn: some View {
            ScreenStack({{#usesNavigationPath}}first: detailRoot, {{/usesNavigationPath}}path: router.bindings[dynamicMember: \.[pathOfDetail: tab]]) {
                router.screen(for: detailRoot).id(detailRoot)
            }
                {{#focusesDetail}}
                .accessibilityFocused($isDetailFocused)
                {{/focusesDetail}}
        }
        {{#focusesDetail}}

        /// VoiceOver goes where something was chosen, and not to what stands there while nothing is.
        private func focusDetail() {
            if router.selectedTab != tab { return }
            {{#placeholderCase}}
            if case .{{name}} = detailRoot { return }
            {{/placeholderCase}}
            isDetailFocused = true
        }
        {{/focusesDetail}}

        private var detailRoot: {{item}} { router.rootOfDetail(in: tab) }
        {{#newer.preferredColumn}}

        @available({{check}})
        {{/newer.preferredColumn}}
        {{^newer.preferredColumn}}

        {{/newer.preferredColumn}}
        private var preferredCompactColumn: Binding<NavigationSplitViewColumn> {
            {{#nestsTabs}}
            Binding(
                get: { router.stack == router.contentStack{{#showsUnderWay}} && router.placeholderUnderWay == nil{{/showsUnderWay}} ? .sidebar : .detail },
                {{#showsUnderWay}}
                set: { column in
                    if column == .detail { return }
                    if router.placeholderUnderWay != nil { router.giveUpLink() }
                    router.stack = router.contentStack
                }
                {{/showsUnderWay}}
                {{^showsUnderWay}}
                set: { if $0 == .sidebar { router.stack = router.contentStack } }
                {{/showsUnderWay}}
            )
            {{/nestsTabs}}
            {{^nestsTabs}}
            Binding(
                get: { router.stack.isEmpty{{#showsUnderWay}} && router.placeholderUnderWay == nil{{/showsUnderWay}} ? .sidebar : .detail },
                {{#showsUnderWay}}
                set: { column in
                    if column == .detail { return }
                    if router.placeholderUnderWay != nil { router.giveUpLink() }
                    if !router.stack.isEmpty { router.stack = [] }
                }
                {{/showsUnderWay}}
                {{^showsUnderWay}}
                set: { if $0 == .sidebar, !router.stack.isEmpty { router.stack = [] } }
                {{/showsUnderWay}}
            )
            {{/nestsTabs}}
        }
    }
    {{/splitsTabs}}

    """#

/// The columns of a tab that holds a split view.
let tabColumnsPartial: StaticString = """
    NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: preferredCompactColumn) {
        rootColumn
    } detail: {
        detailColumn
    }
    {{>tabDetailFocus}}
    {{>handsRouter}}

    """

/// VoiceOver follows into the detail column of a tab.
let tabDetailFocusPartial: StaticString = """
    {{#focusesDetail}}
    {{#newer.onChange}}
    .task(id: detailRoot) {
        if focusedRoot != nil, focusedRoot != detailRoot { focusDetail() }
        focusedRoot = detailRoot
    }
    {{/newer.onChange}}
    {{^newer.onChange}}
    .onChange(of: detailRoot) { focusDetail() }
    {{/newer.onChange}}
    {{/focusesDetail}}

    """

/// The same, where it is not known which one is on top.
let tabOlderColumnsPartial: StaticString = """
    NavigationSplitView(columnVisibility: visibility) {
        rootColumn
    } detail: {
        detailColumn
    }
    {{>tabDetailFocus}}
    {{>handsRouter}}

    """

/// A router that a view was given, to be observed.
let givenRouterPartial: StaticString = """
    {{#observes}}
    let router: NavigationRouter
    {{/observes}}
    {{^observes}}
    @ObservedObject var router: NavigationRouter
    {{/observes}}

    """

/// Hands the router on.
let handsRouterPartial: StaticString = """
    {{#observes}}
    .environment(router)
    {{/observes}}
    {{^observes}}
    .environmentObject(router)
    {{/observes}}

    """
