/// A screen as hosts show it, and stacks that can show every screen.
let screensPartial: StaticString = #"""
    // MARK: - Screens

    {{>hostAvailability}}
    extension NavigationRouter {
        /// A screen as hosts show it.
        func screen(for item: {{enum}}) -> some View {
            view(for: item)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(item.accessibilityIdentifier)
                {{#toolbarRole}}
                {{#toolbarRoleCondition}}
                #if {{toolbarRoleCondition}}
                    .toolbarRole({{toolbarRole}})
                #endif
                {{/toolbarRoleCondition}}
                {{^toolbarRoleCondition}}
                .toolbarRole({{toolbarRole}})
                {{/toolbarRoleCondition}}
                {{/toolbarRole}}
        }
    }

    {{>hostAvailability}}
    extension View {
        /// Lets a stack that the app builds itself show every screen.
        {{>access}}func withNavigationDestinations() -> some View { modifier(NavigationDestinations()) }
    }

    {{>hostAvailability}}
    private struct NavigationDestinations: ViewModifier {
        {{>router}}

        func body(content: Content) -> some View {
            {{#hasPathValues}}
            router.withValueDestinations(on: content)
            {{/hasPathValues}}
            {{^hasPathValues}}
            content
            {{/hasPathValues}}
                .navigationDestination(for: {{enum}}.self) { router.screen(for: $0) }
        }
    }

    """#
