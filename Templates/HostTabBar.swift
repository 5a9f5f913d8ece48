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
    {{#entries}}
    {{>tabEntry}}
    {{/entries}}
    {{/isGrouped}}
    {{#isGrouped}}
    // TabView's builder takes ten at a time.
    {{#groups}}
    Group {
        {{#members}}
        {{>tabEntry}}
        {{/members}}
    }
    {{/groups}}
    {{/isGrouped}}

    """

/// A tab, or several under a heading.
let tabEntryPartial: StaticString = """
    {{#tab}}
    {{>tab}}
    {{/tab}}
    {{#section}}
    {{#canBeEmpty}}
    if !{{enum}}.{{id}}Cases.isEmpty {
        {{>tabSection}}
    }
    {{/canBeEmpty}}
    {{^canBeEmpty}}
    {{>tabSection}}
    {{/canBeEmpty}}
    {{/section}}

    """

/// Tabs under a heading.
let tabSectionPartial: StaticString = """
    TabSection{{#heading}}({{heading}}){{/heading}} {
        {{^isGrouped}}
        {{#members}}
        {{>tab}}
        {{/members}}
        {{/isGrouped}}
        {{#isGrouped}}
        {{#groups}}
        Group {
            {{#members}}
            {{>tab}}
            {{/members}}
        }
        {{/groups}}
        {{/isGrouped}}
    }

    """

/// A tab, where it is there.
let tabPartial: StaticString = """
    {{#isHidable}}
    if isShown(.{{name}}) {
        {{>shownTab}}
    }
    {{/isHidable}}
    {{^isHidable}}
    {{>shownTab}}
    {{/isHidable}}

    """

/// A tab, with its stack.
let shownTabPartial: StaticString = """
    {{#hasLabels}}
    Tab(value: {{enum}}.{{name}}{{#role}}, role: {{role}}{{/role}}) {
        stack(of: .{{name}})
    } label: {
        label(of: .{{name}})
    }
    {{/hasLabels}}
    {{^hasLabels}}
    Tab(
        {{enum}}.{{name}}.displayName,
        {{#isAsset}}
        image: {{icon}},
        {{/isAsset}}
        {{^isAsset}}
        systemImage: {{icon}},
        {{/isAsset}}
        value: {{enum}}.{{name}}{{#role}},{{/role}}
        {{#role}}
        role: {{role}}
        {{/role}}
    ) {
        stack(of: .{{name}})
    }
    {{/hasLabels}}
    .accessibilityIdentifier({{identifier}})
    {{#badge}}
    #if {{with.badge}}
        .badge({{badge}})
    #endif
    {{/badge}}
    {{#placement}}
    .tabPlacement({{placement}})
    {{/placement}}

    """

/// What stands for the tabs in their bar.
let tabLabelsPartial: StaticString = """
    @ViewBuilder
    private func label(of tab: {{enum}}) -> some View {
        switch tab {
        {{#items}}
        case .{{name}}:
            {{#iconView}}
            Label {
                Text(tab.displayName)
            } icon: {
                {{iconView}}()
            }
            {{/iconView}}
            {{^iconView}}
            {{#selectedIcon}}
            // The bar fills symbols by itself, be their tab chosen or not.
            Label(tab.displayName, systemImage: router.selectedTab == tab ? {{selectedIcon}} : {{icon}})
                .environment(\\.symbolVariants, .none)
            {{/selectedIcon}}
            {{^selectedIcon}}
            {{#isAsset}}
            Label(tab.displayName, image: {{icon}})
            {{/isAsset}}
            {{^isAsset}}
            Label(tab.displayName, systemImage: {{icon}})
            {{/isAsset}}
            {{/selectedIcon}}
            {{/iconView}}
        {{/items}}
        }
    }

    """
