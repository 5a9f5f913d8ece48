/// A section, where it is there.
let visibleSectionPartial: StaticString = """
    {{#dataThatHides}}
    if !{{dataThatHides}}.isEmpty {
        {{>section}}
    }
    {{/dataThatHides}}
    {{^dataThatHides}}
    {{>section}}
    {{/dataThatHides}}

    """

/// A section with its heading.
let sectionPartial: StaticString = """
    {{#isCollapsible}}
    {{sidebarParts}}.{{collapsibleSection}}({{heading}}, id: {{storedName}}) {
        {{>sectionRows}}
    }
    {{/isCollapsible}}
    {{^isCollapsible}}
    Section{{#heading}}({{heading}}){{/heading}} {
        {{>sectionRows}}
    }
    {{/isCollapsible}}

    """

/// The rows of a section.
let sectionRowsPartial: StaticString = #"""
    {{#items}}
    {{#isPlain}}
    ForEach({{enum}}.{{id}}Cases) {
        {{local.row}}{{row}}
    }
    {{/isPlain}}
    {{#rows}}
    {{#available}}
    if #available({{available}}) {
        {{>wrappedRow}}
    }
    {{/available}}
    {{^available}}
    {{>wrappedRow}}
    {{/available}}
    {{/rows}}
    {{/items}}
    {{#each}}
    ForEach(
        {{data}}.map { {{name}} in
            (
                item: {{enum}}{{item}},
                {{#title}}
                title: {{title}}{{#showsElement}},{{/showsElement}}
                {{/title}}
                {{#showsElement}}
                element: {{name}}
                {{/showsElement}}
            )
        },
        id: \.item
    ) {{^hasParts}}{
        {{local.row}}{{row}}
    }{{/hasParts}}{{#hasParts}}{ entry in
        {{#rowWrapper}}
        {{sidebarParts}}.{{rowWrapper}}({{label}}: entry.element) {
            {{>elementRow}}
        }
        {{/rowWrapper}}
        {{^rowWrapper}}
        {{>elementRow}}
        {{/rowWrapper}}
    }{{/hasParts}}
    {{/each}}

    """#

/// A row in the part around it, where there is one.
let wrappedRowPartial: StaticString = """
    {{#wrapper}}
    {{sidebarParts}}.{{wrapper}} {
        {{>fixedRow}}
    }
    {{/wrapper}}
    {{^wrapper}}
    {{>fixedRow}}
    {{/wrapper}}

    """

/// A section in the part around it, where there is one.
let wrappedSectionPartial: StaticString = """
    {{#wrapper}}
    {{sidebarParts}}.{{wrapper}}{{#value}}({{label}}: {{property}}){{/value}} {
        {{>visibleSection}}
    }
    {{/wrapper}}
    {{^wrapper}}
    {{>visibleSection}}
    {{/wrapper}}

    """

/// A row that stands for itself.
let fixedRowPartial: StaticString = """
    {{#label}}
    {{local.row}}({{item}}) { {{sidebarParts}}.{{label}}() }
    {{/label}}
    {{^label}}
    {{local.row}}{{call}}
    {{/label}}

    """

/// A row over an element of the app's data.
let elementRowPartial: StaticString = """
    {{#rowLabel}}
    {{local.row}}(entry.item) { {{sidebarParts}}.{{rowLabel}}({{label}}: entry.element) }
    {{/rowLabel}}
    {{^rowLabel}}
    {{local.row}}{{entryRow}}
    {{/rowLabel}}

    """

/// What of the sidebar has code of the spec in it, and what people can close.
let sidebarPartsPartial: StaticString = #"""
    // MARK: - Parts

    /// Parts of the sidebar that take something from outside.
    private enum {{sidebarParts}} {
        {{#wrappers}}
        {{#available}}
        @available({{available}})
        {{/available}}
        struct {{name}}<{{rowsType}}: View>: View {
            {{#value}}
            let {{name}}: {{type}}
            {{/value}}
            {{>dependencies}}
            @ViewBuilder let rows: () -> {{rowsType}}

            var body: some View {
                {{>bindings}}
                {{#condition}}
                if {{condition}} {
                    {{>badged}}
                }
                {{/condition}}
                {{^condition}}
                {{>badged}}
                {{/condition}}
            }
            {{#alternatives}}

            /// Whether one of them is there.
            private var hasRows: Bool {
                {{alternatives}}
            }
            {{/alternatives}}
        }
        {{^isLast}}

        {{/isLast}}
        {{#isLast}}
        {{#hasPartViews}}

        {{/hasPartViews}}
        {{^hasPartViews}}
        {{#collapsesSections}}

        {{/collapsesSections}}
        {{/hasPartViews}}
        {{/isLast}}
        {{/wrappers}}
        {{#partViews}}
        {{#available}}
        @available({{available}})
        {{/available}}
        struct {{name}}: View {
            {{#value}}
            let {{name}}: {{type}}
            {{/value}}
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
        {{^isLast}}

        {{/isLast}}
        {{#isLast}}
        {{#collapsesSections}}

        {{/collapsesSections}}
        {{/isLast}}
        {{/partViews}}
        {{#collapsesSections}}
        /// A section that people can close. Each window remembers it.
        struct {{collapsibleSection}}<{{rowsType}}: View>: View {
            @SceneStorage private var isExpanded: Bool
            private let title: String
            private let rows: () -> {{rowsType}}

            init(_ title: String, id: String, @ViewBuilder rows: @escaping () -> {{rowsType}}) {
                _isExpanded = SceneStorage(wrappedValue: true, "SidebarView.\(id)")
                self.title = title
                self.rows = rows
            }

            var body: some View {
                {{#newer.collapsibleSection}}
                if #available({{check}}) {
                    Section(title, isExpanded: $isExpanded, content: rows)
                } else {
                    Section(title, content: rows)
                }
                {{/newer.collapsibleSection}}
                {{^newer.collapsibleSection}}
                Section(title, isExpanded: $isExpanded, content: rows)
                {{/newer.collapsibleSection}}
            }
        }
        {{/collapsesSections}}
    }

    """#

/// Rows, and what stands behind them where the platform can.
let badgedPartial: StaticString = """
    rows()
        {{#badge}}
        #if {{with.badge}}
            .badge({{badge}})
        #endif
        {{/badge}}

    """
