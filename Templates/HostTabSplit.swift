/// What a tab shows that holds a split view.
let tabSplitPartial: StaticString = #"""
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
                router.screen(for: tab.root{{#asksInContent}}, inContent: true{{/asksInContent}})
                    .modifier(NavigationDestinations(leading: router.bindings.linkedInTab))
            }
        }

        private var detailColumn: some View {
            ScreenStack(first: detailRoot, path: router.bindings.detailPath) { router.screen(for: detailRoot) }
                {{#focusesDetail}}
                .accessibilityFocused($isDetailFocused)
                {{/focusesDetail}}
        }
        {{#focusesDetail}}

        /// VoiceOver goes where something was chosen, and not to what stands there while nothing is, or since another was deleted.
        private func focusDetail() {
            if router.selectedTab != tab { return }
            {{#placeholderCase}}
            if case .{{name}} = detailRoot { return isDetailFocused = false }
            {{/placeholderCase}}
            if router.hasChosen { isDetailFocused = true }
        }
        {{/focusesDetail}}

        private var detailRoot: {{item}} { router.detailRoot }
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

    """#

/// The columns of a tab that holds a split view.
let tabColumnsPartial: StaticString = """
    NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: preferredCompactColumn) {
        rootColumn
    } detail: {
        detailColumn
    }
    {{>tabColumnsStyle}}

    """

/// Side by side wherever there is room, and VoiceOver follows into the detail column.
let tabColumnsStylePartial: StaticString = """
    // A root that lies over the detail would go with a tap beside it.
    .navigationSplitViewStyle(.balanced)
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
    {{>handsRouter}}

    """

/// The same, where it is not known which one is on top.
let tabOlderColumnsPartial: StaticString = """
    NavigationSplitView(columnVisibility: visibility) {
        rootColumn
    } detail: {
        detailColumn
    }
    {{>tabColumnsStyle}}

    """
