/// The factory: the one place that makes views.
let viewsTemplate: StaticString = #"""
    {{>header}}

    #if canImport(SwiftUI)
        {{#viewImports}}
        {{statement}}
        {{/viewImports}}

        // MARK: - Views

        extension {{enum}} {
            /// The view that shows an item.
            @MainActor
            @ViewBuilder
            {{>access}}static func view(for item: {{enum}}) -> some View {
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
            {{#viewProperties}}

            {{>property}}
            {{/viewProperties}}
            {{#isGrouped}}
            {{#groups}}

            @MainActor
            @ViewBuilder
            private static func view{{number}}(for item: {{enum}}) -> some View {
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
            {{#needsPlaceholderFallback}}

            @MainActor
            @ViewBuilder
            private static func placeholderView(label: String, systemImage: String) -> some View {
                if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
                    ContentUnavailableView(label, systemImage: systemImage)
                } else {
                    Label(label, systemImage: systemImage)
                }
            }
            {{/needsPlaceholderFallback}}
        }
    #endif

    """#
