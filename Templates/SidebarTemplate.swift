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
        {{>access}}struct SidebarView<{{local.Toolbar}}: ToolbarContent>: View {
            {{#local}}
            {{>router}}
            {{/local}}
            {{#dataSections}}
            private let {{property}}: [{{type}}]
            {{/dataSections}}
            private let {{local.toolbar}}: {{local.Toolbar}}?

            /// - Parameter {{local.toolbar}}: What stands in the toolbar above the sidebar.
            {{#hasData}}
            {{>access}}init(
                {{#dataSections}}
                {{label}}: [{{type}}],
                {{/dataSections}}
                @ToolbarContentBuilder {{toolbarParameter}}: () -> {{local.Toolbar}}
            ) {
            {{/hasData}}
            {{^hasData}}
            {{>access}}init(@ToolbarContentBuilder {{toolbarParameter}}: () -> {{local.Toolbar}}) {
            {{/hasData}}
                {{#dataSections}}
                self.{{property}} = {{id}}
                {{/dataSections}}
                self.{{local.toolbar}} = {{local.toolbar}}()
            }

            {{>access}}var body: some View {
                {{local.list}}
                    {{#sidebarTitle}}
                    .navigationTitle(localized({{sidebarTitle}}))
                    {{/sidebarTitle}}
                    .toolbar { {{local.toolbar}} }
            }

            private var {{local.list}}: some View {
                {{#without.listSelection}}
                #if {{without.listSelection}}
                    List { {{local.sections}} }
                #else
                    List(selection: Binding(get: { {{local.router}}.derivedMenuItem }, set: { {{local.router}}.derivedMenuItem = $0 })) {
                        {{local.sections}}
                    }
                #endif
                {{/without.listSelection}}
                {{^without.listSelection}}
                List(selection: Binding(get: { {{local.router}}.derivedMenuItem }, set: { {{local.router}}.derivedMenuItem = $0 })) {
                    {{local.sections}}
                }
                {{/without.listSelection}}
            }

            @ViewBuilder
            private var {{local.sections}}: some View {
                {{#sections}}
                Section{{#heading}}(localized({{heading}})){{/heading}} {
                    {{#items}}
                    ForEach({{enum}}.{{id}}Cases) {
                        {{local.row}}($0, $0.displayName, $0.iconName{{#iconsHaveAssets}}, isAsset: $0.iconIsAsset{{/iconsHaveAssets}})
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
                        {{local.row}}($0.item, $0.title, {{#icon}}{{icon}}{{/icon}}{{^icon}}$0.item.iconName{{/icon}}{{#iconsHaveAssets}}, isAsset: {{#icon}}{{#isAsset}}true{{/isAsset}}{{^isAsset}}false{{/isAsset}}{{/icon}}{{^icon}}$0.item.iconIsAsset{{/icon}}{{/iconsHaveAssets}})
                    }
                    {{/each}}
                }
                {{/sections}}
            }

            private func {{local.row}}(_ item: {{enum}}, _ title: String, _ iconName: String{{#iconsHaveAssets}}, isAsset: Bool{{/iconsHaveAssets}}) -> some View {
                {{#without.listSelection}}
                #if {{without.listSelection}}
                    Button {
                        {{local.router}}.derivedMenuItem = item
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
        extension SidebarView where {{local.Toolbar}} == Never {
            {{>access}}init({{dataParameters}}) {
                {{#dataSections}}
                self.{{property}} = {{id}}
                {{/dataSections}}
                {{local.toolbar}} = nil
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
