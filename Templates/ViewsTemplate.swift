/// The factory: the one place that makes views.
let viewsTemplate: StaticString = #"""
    {{>header}}

    #if canImport(SwiftUI)
        {{viewImports}}

        // MARK: - Views

        {{#hasNavigation}}
        extension NavigationRouter {
        {{/hasNavigation}}
        {{^hasNavigation}}
        extension {{enum}} {
        {{/hasNavigation}}
            /// The view that shows an item.
            {{>factory}}
            {{#needsPlaceholderFallback}}

            {{^hasNavigation}}
            @MainActor
            {{/hasNavigation}}
            @ViewBuilder
            private {{>static}}func placeholderView(label: String, systemImage: String) -> some View {
                if #available({{newer.unavailableView.check}}) {
                    ContentUnavailableView(label, systemImage: systemImage)
                } else {
                    Label(label, systemImage: systemImage)
                }
            }
            {{/needsPlaceholderFallback}}
        }
        {{#viewProperties}}

        {{>members}}
        {{/viewProperties}}
    #endif

    """#

/// The functions that make the views of an enum's cases: one, or one for each group of a large enum.
let factoryPartial: StaticString = #"""
    {{^hasNavigation}}
    @MainActor
    {{/hasNavigation}}
    @ViewBuilder
    {{>access}}{{>static}}func view(for item: {{enum}}) -> some View {
        {{^isGrouped}}
        switch item {
        {{#cases}}
        case {{viewPattern}}:
            {{view}}
        {{/cases}}
        }
        {{/isGrouped}}
        {{#isGrouped}}
        switch item.viewGroup {
        {{#groups}}
        {{^isLast}}
        case {{number}}: view{{number}}(for: item)
        {{/isLast}}
        {{#isLast}}
        default: view{{number}}(for: item)
        {{/isLast}}
        {{/groups}}
        }
        {{/isGrouped}}
    }
    {{#isGrouped}}
    {{#groups}}

    {{^hasNavigation}}
    @MainActor
    {{/hasNavigation}}
    @ViewBuilder
    private {{>static}}func view{{number}}(for item: {{enum}}) -> some View {
        switch item {
        {{#members}}
        case {{viewPattern}}:
            {{view}}
        {{/members}}
        default:
            EmptyView()
        }
    }
    {{/groups}}
    {{/isGrouped}}

    """#

/// Without a router the factory belongs to the enum.
let staticPartial: StaticString = "{{^hasNavigation}}static {{/hasNavigation}}"
