/// The tabs, each with a stack of its own.
let tabViewPartial: StaticString = #"""
    // MARK: - Tabs

    /// The tabs, each with a stack of its own. To choose the tab that is shown is to go back to its root.
    {{>hostAvailability}}
    {{>access}}struct AppTabView: View {
        {{>router}}

        {{>access}}init() {}

        {{>access}}var body: some View {
            {{#newer.tab}}
            if #available({{check}}) {
                {{>tabsView}}
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
            {{/newer.tab}}
            {{^newer.tab}}
            {{>tabsView}}
            {{/newer.tab}}
        }

        private var selection: Binding<{{enum}}> {
            Binding(get: { router.selectedTab }, set: { router.selectedTab = $0 })
        }

        private func stack(of tab: {{enum}}) -> some View {
            ScreenStack(path: router.stackPath(of: tab)) { router.screen(for: tab.root) }
        }
    }

    """#

/// The tabs as they are since there are sidebars for them.
let tabsViewPartial: StaticString = """
    TabView(selection: selection) {
        {{>tabItems}}
    }
    {{#hasSidebar}}
    #if {{with.sidebarAdaptable}}
        .tabViewStyle(.sidebarAdaptable)
    #endif
    {{/hasSidebar}}

    """

/// The tabs; so many that SwiftUI does not take them side by side are in groups.
let tabItemsPartial: StaticString = """
    {{^isGrouped}}
    {{#items}}
    {{>tab}}
    {{/items}}
    {{/isGrouped}}
    {{#isGrouped}}
    // TabView's builder takes ten at a time.
    {{#groups}}
    Group {
        {{#members}}
        {{>tab}}
        {{/members}}
    }
    {{/groups}}
    {{/isGrouped}}

    """

/// A tab, with its stack.
let tabPartial: StaticString = """
    Tab(
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
