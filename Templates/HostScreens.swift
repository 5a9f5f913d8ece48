/// A screen as hosts show it, and stacks that can show every screen.
let screensPartial: StaticString = #"""
    // MARK: - Screens

    {{>hostAvailability}}
    extension NavigationRouter {
        /// A screen as hosts show it.
        func screen(for item: {{enum}}) -> some View {
            view(for: item)
                {{#screenModifiers}}
                {{screenModifiers}}
                {{/screenModifiers}}
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(item.accessibilityIdentifier)
                {{#asksToLeave}}
                .modifier(AskingBackButton(router: self, item: item))
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

        func body(content: Content) -> some View {
            let asks = router.asks(onWayBackFrom: item)
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
                    .onExitCommand(perform: asks ? { router.goBack(from: item) } : nil)
                #endif
        }

        private var button: some View {
            Button { router.goBack(from: item) } label: { Label(localized("Back"), systemImage: "chevron.backward") }
        }

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

        func body(content: Content) -> some View {
            content.navigationDestination(for: {{enum}}.self) { {{#writesEquality}}CurrentScreen(item: $0){{/writesEquality}}{{^writesEquality}}router.screen(for: $0){{/writesEquality}} }
        }
    }

    {{#writesEquality}}
    /// A page, with what its screen carries now: a stack may keep a page whose value is equal to the new one.
    {{>hostAvailability}}
    private struct CurrentScreen: View {
        {{>router}}
        let item: {{enum}}

        var body: some View { router.screen(for: router.stack.last { $0 == item } ?? item) }
    }

    {{/writesEquality}}
    {{^usesNavigationPath}}
    /// A stack of screens.
    {{>hostAvailability}}
    private struct ScreenStack<{{local.Root}}: View>: View {
        let path: Binding<[{{enum}}]>
        @ViewBuilder let root: () -> {{local.Root}}

        var body: some View {
            NavigationStack(path: path) { root().withNavigationDestinations() }
        }
    }
    {{/usesNavigationPath}}
    {{#usesNavigationPath}}
    /// A stack of screens, on which pages of the app's own can lie, too.
    {{>hostAvailability}}
    private struct ScreenStack<{{local.Root}}: View>: View {
        {{>router}}
        @State private var pages = StackPages()
        /// How often a person has changed the path: it may be another while the screens are the same.
        @State private var changes = 0
        let path: Binding<[{{enum}}]>
        @ViewBuilder let root: () -> {{local.Root}}

        var body: some View {
            let _ = changes
            NavigationStack(path: navigationPath) {
                root().navigationDestination(for: {{enum}}.self) { item in
                    let _ = pages.make(item)
                    {{#writesEquality}}
                    CurrentScreen(item: item).onAppear { pages.name(item, on: path) }
                    {{/writesEquality}}
                    {{^writesEquality}}
                    router.screen(for: item).onAppear { pages.name(item, on: path) }
                    {{/writesEquality}}
                }
            }
        }

        private var navigationPath: Binding<NavigationPath> {
            Binding(
                get: { pages.path(of: path.wrappedValue) },
                set: {
                    path.wrappedValue = pages.items(on: $0)
                    changes += 1
                }
            )
        }
    }

    /// What lies on a stack. What a link put on a path cannot be read off it: its page says which screen it is.
    {{>hostAvailability}}
    @MainActor
    private final class StackPages {
        private var path = NavigationPath()
        /// The pages' screens; nil for a page of the app's own, and for one that has not said yet which screen it is.
        private var screens: [{{enum}}?] = []
        /// What pages show that have not appeared.
        private var made: [{{enum}}] = []

        /// The path of a stack with these screens, which keeps what links put there.
        func path(of items: [{{enum}}]) -> NavigationPath {
            let known = screens.compactMap { $0 }
            if known.starts(with: items) {
                while screens.lazy.compactMap({ $0 }).count > items.count { removeLast() }
            } else {
                if !items.starts(with: known) { (path, screens) = (NavigationPath(), []) }
                for item in items.dropFirst(screens.lazy.compactMap({ $0 }).count) {
                    path.append(item)
                    screens.append(item)
                }
            }
            return path
        }

        /// The screens on a path that a person has changed, as far as they are known.
        func items(on new: NavigationPath) -> [{{enum}}] {
            var same = new
            while path.count > new.count { removeLast() }
            while same.count > path.count { same.removeLast() }
            while same != path {
                same.removeLast()
                removeLast()
            }
            screens += Array(repeating: nil, count: new.count - path.count)
            path = new
            return screens.compactMap { $0 }
        }

        /// Hears that a page of a screen is made.
        func make(_ item: {{enum}}) {
            if screens.contains(nil), !screens.contains(item), !made.contains(item) { made.append(item) }
        }

        /// Says which screen the page is that appeared, and those under it that did not come to appear.
        func name(_ item: {{enum}}, on path: Binding<[{{enum}}]>) {
            let unnamed = screens.indices.filter { screens[$0] == nil }
            guard let top = unnamed.last else { return }
            if made.count == unnamed.count {
                for (place, item) in zip(unnamed, made) { screens[place] = item }
            } else if top == screens.count - 1 {
                screens[top] = item
            }
            made = []
            path.wrappedValue = screens.compactMap { $0 }
        }

        private func removeLast() {
            path.removeLast()
            screens.removeLast()
        }
    }
    {{/usesNavigationPath}}

    """#
