/// A screen as hosts show it, and stacks that can show every screen.
let screensPartial: StaticString = #"""
    // MARK: - Screens

    {{>hostAvailability}}
    extension NavigationRouter {
        /// A screen as hosts show it.
        func screen(for item: {{enum}}{{#asksInContent}}, inContent: Bool = false{{/asksInContent}}) -> some View {
            view(for: item)
                {{#screenModifiers}}
                {{screenModifiers}}
                {{/screenModifiers}}
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(item.accessibilityIdentifier)
                {{#asksToLeave}}
                .modifier(AskingBackButton(router: self, item: item{{#asksInContent}}, inContent: inContent{{/asksInContent}}))
                {{/asksToLeave}}
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

    {{#asksToLeave}}
    /// In place of the system's Back button, which nothing holds up, one that asks before screens are left. Without the
    /// former there is no swipe that leads back.
    {{>hostAvailability}}
    private struct AskingBackButton: ViewModifier {
        {{>givenRouter}}
        let item: {{enum}}
        {{#asksInContent}}
        let inContent: Bool
        {{/asksInContent}}

        func body(content: Content) -> some View {
            let asks = router.asks(onWayBackFrom: item{{#asksInContent}}, inContent: inContent{{/asksInContent}})
            content
                .navigationBarBackButtonHidden(asks)
                .toolbar {
                    if asks {
                        #if os(watchOS)
                            ToolbarItem(placement: .cancellationAction) { button }
                        #else
                            ToolbarItem(placement: .navigation) { button }
                        #endif
                    }
                }
                #if os(tvOS)
                    // The Menu button of a remote.
                    .onExitCommand(perform: asks ? { goBack() } : nil)
                #endif
        }

        private var button: some View {
            Button(action: goBack) { Label(localized("Back"), systemImage: "chevron.backward") }
                #if !os(tvOS) && !os(watchOS)
                    .keyboardShortcut("[", modifiers: .command)
                #endif
        }

        private func goBack() { router.goBack(from: item{{#asksInContent}}, inContent: inContent{{/asksInContent}}) }

        {{>localized}}
    }

    {{/asksToLeave}}
    {{>hostAvailability}}
    extension View {
        /// Lets a stack that the app builds itself show every screen.
        {{>access}}func withNavigationDestinations() -> some View { modifier(NavigationDestinations()) }
    }

    {{>hostAvailability}}
    private struct NavigationDestinations: ViewModifier {
        {{>router}}
        {{#leadsAside}}
        /// That of a column whose links lead to the one beside it.
        var leading: Binding<[{{enum}}]>?
        {{/leadsAside}}

        {{#leadsAside}}
        func body(content: Content) -> some View {
            content.navigationDestination(for: {{enum}}.self) { item in
                if let leading {
                    page(item).modifier(LinkedPage(router: router, item: item, path: leading))
                } else {
                    page(item)
                }
            }
        }

        private func page(_ item: {{enum}}) -> some View {
            {{>page}}
        }
        {{/leadsAside}}
        {{^leadsAside}}
        func body(content: Content) -> some View {
            content.navigationDestination(for: {{enum}}.self) { item in
                {{>page}}
            }
        }
        {{/leadsAside}}
    }

    {{#leadsAside}}
    /// A page that a stack shows though its path did not take it, of which Apple says nothing, goes.
    {{>hostAvailability}}
    private struct LinkedPage: ViewModifier {
        @Environment(\.dismiss) private var dismiss
        let router: NavigationRouter
        let item: {{enum}}
        let path: Binding<[{{enum}}]>

        func body(content: Content) -> some View {
            let isCovered = isCovered
            // What it leads to would go with it.
            content.task(id: isCovered) { if !isCovered, !path.wrappedValue.contains(item) { dismiss() } }
        }

        /// In one column it lies under what it leads to.
        private var isCovered: Bool {
            {{#collapses}}
            router.isCompact && router.compactColumn == .detail
            {{/collapses}}
            {{^collapses}}
            {{#nestsLists}}
            router.isCompact && router.stack != router.contentStack
            {{/nestsLists}}
            {{^nestsLists}}
            router.isCompact && !router.stack.isEmpty
            {{/nestsLists}}
            {{/collapses}}
        }
    }

    {{/leadsAside}}
    {{#writesEquality}}
    /// A page, with what its screen carries now: a stack may keep a page whose value is equal to the new one.
    {{>hostAvailability}}
    private struct CurrentScreen: View {
        {{>router}}
        let item: {{enum}}
        {{#asksInContent}}
        var inContent = false
        {{/asksInContent}}

        var body: some View { router.screen(for: {{#collapses}}{{#newer.preferredColumn}}shown{{/newer.preferredColumn}}{{^newer.preferredColumn}}router.stack{{/newer.preferredColumn}}{{/collapses}}{{^collapses}}router.stack{{/collapses}}.last { $0 == item } ?? item{{#asksInContent}}, inContent: inContent{{/asksInContent}}) }
        {{#collapses}}
        {{#newer.preferredColumn}}

        /// All that may lie on the sidebar.
        private var shown: [{{enum}}] { {{#hasContent}}[router.contentRoot].compactMap { $0 } + {{/hasContent}}[router.detailRoot] + router.stack }
        {{/newer.preferredColumn}}
        {{/collapses}}
    }

    {{/writesEquality}}
    {{>screenStack}}

    """#

/// A page of a stack.
let pagePartial: StaticString = """
    {{#writesEquality}}
    CurrentScreen(item: item{{#asksInContent}}, inContent: leading != nil{{/asksInContent}}){{^hearsWords}}.id(item){{/hearsWords}}
    {{/writesEquality}}
    {{^writesEquality}}
    router.screen(for: item{{#asksInContent}}, inContent: leading != nil{{/asksInContent}}){{^hearsWords}}.id(item){{/hearsWords}}
    {{/writesEquality}}
        {{>pageWord}}

    """

/// Hears what a page says, as long as it shows the same.
let pageWordPartial: StaticString = """
    {{#hearsWords}}
    .modifier(NavigationRouter.LossListener(router: router, screen: item))
    .id(item)
    {{/hearsWords}}

    """
