/// The sidebar: its sections, fixed and over the app's data.
let sidebarTemplate: StaticString = #"""
    {{>header}}
    {{#isSplit}}

    #if canImport(SwiftUI)
        {{sidebarImports}}

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
                    {{#sidebarHeader}}
                    .safeAreaInset(edge: .top, spacing: 0) { {{sidebarHeader}} }
                    {{/sidebarHeader}}
                    {{#sidebarFooter}}
                    .safeAreaInset(edge: .bottom, spacing: 0) { {{sidebarFooter}} }
                    {{/sidebarFooter}}
                    {{#sidebarTitle}}
                    .navigationTitle({{sidebarTitle}})
                    {{/sidebarTitle}}
                    .toolbar { {{local.toolbar}} }
            }

            private var {{local.list}}: some View {
                {{#without.listSelection}}
                #if {{without.listSelection}}
                    List { {{local.sections}} }
                #else
                    {{>selectingList}}
                #endif
                {{/without.listSelection}}
                {{^without.listSelection}}
                {{>selectingList}}
                {{/without.listSelection}}
            }

            {{#sectionGroups}}
            @ViewBuilder
            private var {{local.sections}}{{suffix}}: some View {
                {{#members}}
                {{#available}}
                if #available({{available}}) {
                    {{>wrappedSection}}
                }
                {{/available}}
                {{^available}}
                {{>wrappedSection}}
                {{/available}}
                {{/members}}
                {{#nextSuffix}}
                {{local.sections}}{{nextSuffix}}
                {{/nextSuffix}}
            }

            {{/sectionGroups}}
            {{#hasRowIcons}}
            private func {{local.row}}{{rowParameters}} -> some View {
                let icon =
                    {{>rowImage}}
                return {{local.row}}(item, title, icon: icon)
            }

            private func {{local.row}}(_ item: {{enum}}, _ title: String, icon: some View) -> some View {
            {{/hasRowIcons}}
            {{^hasRowIcons}}
            private func {{local.row}}{{rowParameters}} -> some View {
            {{/hasRowIcons}}
                {{#without.listSelection}}
                #if {{without.listSelection}}
                    Button {
                        {{local.router}}.choose(row: item)
                    } label: {
                        {{>rowLabel}}
                    }
                    .accessibilityIdentifier({{>rowIdentifier}})
                #else
                    {{>selectableRow}}
                #endif
                {{/without.listSelection}}
                {{^without.listSelection}}
                {{>selectableRow}}
                {{/without.listSelection}}
            }

            {{#hasRowViews}}
            /// A row with a view of its own.
            private func {{local.row}}(_ item: {{enum}}, @ViewBuilder label: () -> some View) -> some View {
                {{#without.listSelection}}
                #if {{without.listSelection}}
                    Button {
                        {{local.router}}.choose(row: item)
                    } label: {
                        label()
                    }
                    .accessibilityIdentifier({{>rowIdentifier}})
                #else
                    label()
                        .tag(item)
                        .accessibilityIdentifier({{>rowIdentifier}})
                #endif
                {{/without.listSelection}}
                {{^without.listSelection}}
                label()
                    .tag(item)
                    .accessibilityIdentifier({{>rowIdentifier}})
                {{/without.listSelection}}
            }

            {{/hasRowViews}}
            {{#hasNamedRows}}
            /// What user interface tests find a row by.
            private func {{local.identifier}}(of item: {{enum}}) -> String {
                {{#namedRows}}
                if item == {{item}} { return {{identifier}} }
                {{/namedRows}}
                return "sidebar.\(item.accessibilityIdentifier)"
            }

            {{/hasNamedRows}}
            {{>localized}}
        }

        {{#rowIcons}}
        {{>iconView}}

        {{/rowIcons}}
        {{>hostAvailability}}
        extension SidebarView where {{local.Toolbar}} == Never {
            {{>access}}init({{dataParameters}}) {
                {{#dataSections}}
                self.{{property}} = {{id}}
                {{/dataSections}}
                {{local.toolbar}} = nil
            }
        }
        {{#hasSidebarParts}}

        {{>sidebarParts}}
        {{/hasSidebarParts}}
    #endif
    {{/isSplit}}

    """#

/// A list whose selection is the router's.
let selectingListPartial: StaticString = """
    {{#local}}
    List(selection: {{router}}.selectedRow) {
        {{sections}}
    }
    {{/local}}

    """

/// A row that a list selects.
let selectableRowPartial: StaticString = #"""
    {{>rowLabel}}
    .tag(item)
    .accessibilityIdentifier({{>rowIdentifier}})

    """#

/// What user interface tests find a row by: its screen, and where rows differ in arguments those, too.
let rowIdentifierPartial: StaticString =
    #"{{#hasNamedRows}}{{local.identifier}}(of: item){{/hasNamedRows}}{{^hasNamedRows}}"sidebar.\(item.accessibilityIdentifier)"{{/hasNamedRows}}"#

/// What a row of the sidebar shows.
let rowLabelPartial: StaticString = """
    Label {
        Text(title)
    } icon: {
        {{#hasRowIcons}}
        icon
        {{/hasRowIcons}}
        {{^hasRowIcons}}
        {{>rowImage}}
        {{/hasRowIcons}}
    }

    """

/// The icon of a row by its name.
let rowImagePartial: StaticString = """
    {{#rowsHaveSelectedIcons}}
    {{#iconsHaveAssets}}
    isAsset
        ? Image(iconName)
        : Image(systemName: {{local.router}}.derivedMenuItem == item ? selected ?? iconName : iconName)
    {{/iconsHaveAssets}}
    {{^iconsHaveAssets}}
    Image(systemName: {{local.router}}.derivedMenuItem == item ? selected ?? iconName : iconName)
    {{/iconsHaveAssets}}
    {{/rowsHaveSelectedIcons}}
    {{^rowsHaveSelectedIcons}}
    {{#iconsHaveAssets}}
    isAsset ? Image(iconName) : Image(systemName: iconName)
    {{/iconsHaveAssets}}
    {{^iconsHaveAssets}}
    Image(systemName: iconName)
    {{/iconsHaveAssets}}
    {{/rowsHaveSelectedIcons}}

    """

/// An icon that is a view of the app's own.
let iconViewPartial: StaticString = """
    /// An icon of the app's own.
    {{>hostAvailability}}
    private struct {{name}}: View {
        {{#element}}
        let {{name}}: {{type}}
        {{/element}}
        {{#dependencies}}
        {{#isFirst}}
        {{>dependencies}}
        {{/isFirst}}
        {{/dependencies}}
        {{#hasProperties}}

        {{/hasProperties}}
        var body: some View {
            {{>bindings}}
            {{view}}
        }
    }

    """
