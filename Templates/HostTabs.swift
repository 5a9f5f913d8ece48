/// The tabs, each with a stack of its own.
let tabViewPartial: StaticString = #"""
    // MARK: - Tabs

    /// The tabs, each with a router of its own. To choose the one that is shown is heard, too.
    {{>hostAvailability}}
    {{>access}}struct AppTabView: View {
        {{>router}}
        {{>dependencies}}
        {{#hasConditions}}
        /// The tab that was to be shown and was not there, and what is shown in its place.
        @State private var missed: (tab: {{enum}}, instead: {{enum}}, stack: [{{item}}]{{#hasLayers}}, layers: Int{{/hasLayers}})?
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
        private func isShown(_ {{local.tab}}: {{enum}}) -> Bool {
            switch {{local.tab}} {
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

        /// Who is in a tab that is not there comes to the first that is{{#guards}} and that anybody may see{{/guards}}, and back when it comes, unless they have done
        /// something there.
        private func showTabThatIsThere() {
            let tab = router.selectedTab
            let isHere = missed?.instead == tab && missed?.stack == router.stack
            if !isHere{{#hasLayers}} || missed?.layers != router.layers.count{{/hasLayers}} { missed = nil }
            if !isShown(tab), let first = {{#guards}}shownTabs.first(where: { $0.root.requires.isEmpty }) ?? {{/guards}}shownTabs.first {
                router.selectedTab = first
                missed = (missed?.tab ?? tab, first, router.stack{{#hasLayers}}, router.layers.count{{/hasLayers}})
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
        private func badged(_ {{local.tab}}: {{enum}}) -> some View {
            switch {{local.tab}} {
            {{#items}}
            case .{{name}}:
                stack(of: {{local.tab}})
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
            ScreenStack(path: router.bindings.stackPath) { router.screen(for: tab.root) }
                {{>handsRouter}}
        }
    }
    {{#splitsTabs}}

    {{>tabSplit}}
    {{/splitsTabs}}

    """#
