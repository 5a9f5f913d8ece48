/// The sidebar: its sections, fixed and over the app's data.
let sidebarTemplate: StaticString = #"""
    {{>header}}
    {{#isSplit}}

    #if canImport(SwiftUI)
        {{#sidebarImports}}
        {{statement}}
        {{/sidebarImports}}

        // MARK: - Sidebar

        /// The sidebar. The row that is selected is always the one that stands for what is shown.
        {{>hostAvailability}}
        {{>access}}struct SidebarView<Toolbar: ToolbarContent>: View {
            {{>router}}
            {{#dataSections}}
            private let {{id}}: [{{type}}]
            {{/dataSections}}
            private let toolbar: Toolbar?

            /// - Parameter toolbar: What stands in the toolbar above the sidebar.
            {{#hasData}}
            {{>access}}init(
                {{#dataSections}}
                {{label}}: [{{type}}],
                {{/dataSections}}
                @ToolbarContentBuilder toolbar: () -> Toolbar
            ) {
            {{/hasData}}
            {{^hasData}}
            {{>access}}init(@ToolbarContentBuilder toolbar: () -> Toolbar) {
            {{/hasData}}
                {{#dataSections}}
                self.{{id}} = {{id}}
                {{/dataSections}}
                self.toolbar = toolbar()
            }

            {{>access}}var body: some View {
                list
                    {{#sidebarTitle}}
                    .navigationTitle(localized({{sidebarTitle}}))
                    {{/sidebarTitle}}
                    .toolbar { toolbar }
            }

            private var list: some View {
                {{#without.listSelection}}
                #if {{without.listSelection}}
                    List { sections }
                #else
                    List(selection: Binding(get: { router.derivedMenuItem }, set: { router.derivedMenuItem = $0 })) {
                        sections
                    }
                #endif
                {{/without.listSelection}}
                {{^without.listSelection}}
                List(selection: Binding(get: { router.derivedMenuItem }, set: { router.derivedMenuItem = $0 })) {
                    sections
                }
                {{/without.listSelection}}
            }

            @ViewBuilder
            private var sections: some View {
                {{#sections}}
                Section{{#heading}}(localized({{heading}})){{/heading}} {
                    {{#items}}
                    ForEach({{enum}}.{{id}}Cases) {
                        row($0, $0.displayName, $0.iconName{{#iconsHaveAssets}}, isAsset: $0.iconIsAsset{{/iconsHaveAssets}})
                    }
                    {{/items}}
                    {{#each}}
                    ForEach(
                        {{data}}.map { {{name}} in
                            (
                                item: {{enum}}{{item}},
                                title: {{title}}
                            )
                        },
                        id: \.item
                    ) {
                        row($0.item, $0.title, {{#icon}}{{icon}}{{/icon}}{{^icon}}$0.item.iconName{{/icon}}{{#iconsHaveAssets}}, isAsset: {{#icon}}{{#isAsset}}true{{/isAsset}}{{^isAsset}}false{{/isAsset}}{{/icon}}{{^icon}}$0.item.iconIsAsset{{/icon}}{{/iconsHaveAssets}})
                    }
                    {{/each}}
                }
                {{/sections}}
            }

            private func row(_ item: {{enum}}, _ title: String, _ iconName: String{{#iconsHaveAssets}}, isAsset: Bool{{/iconsHaveAssets}}) -> some View {
                {{#without.listSelection}}
                #if {{without.listSelection}}
                    Button {
                        router.derivedMenuItem = item
                    } label: {
                        {{>rowLabel}}
                    }
                    .accessibilityIdentifier(item.accessibilityIdentifier)
                #else
                    {{>rowLabel}}
                    .tag(item)
                    .accessibilityIdentifier(item.accessibilityIdentifier)
                #endif
                {{/without.listSelection}}
                {{^without.listSelection}}
                {{>rowLabel}}
                .tag(item)
                .accessibilityIdentifier(item.accessibilityIdentifier)
                {{/without.listSelection}}
            }

            {{>localized}}
        }

        {{>hostAvailability}}
        extension SidebarView where Toolbar == Never {
            {{>access}}init({{dataParameters}}) {
                {{#dataSections}}
                self.{{id}} = {{id}}
                {{/dataSections}}
                toolbar = nil
            }
        }
    #endif
    {{/isSplit}}

    """#

/// What a row of the sidebar shows.
let rowLabelPartial: StaticString = """
    Label {
        Text(title)
    } icon: {
        {{#iconsHaveAssets}}
        isAsset ? Image(iconName) : Image(systemName: iconName)
        {{/iconsHaveAssets}}
        {{^iconsHaveAssets}}
        Image(systemName: iconName)
        {{/iconsHaveAssets}}
    }

    """
