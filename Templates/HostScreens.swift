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
        /// How often the path has become another while the screens may be the same.
        @State private var changes = 0
        /// The screen that the stack begins with, where it is one.
        let first: {{enum}}?
        let path: Binding<[{{enum}}]>
        @ViewBuilder let root: () -> {{local.Root}}

        var body: some View {
            let _ = changes
            NavigationStack(path: navigationPath(after: router.arrivals)) {
                root().navigationDestination(for: {{enum}}.self) { item in
                    let _ = pages.make(item)
                    {{#writesEquality}}
                    CurrentScreen(item: item).onAppear { name(item) }
                    {{/writesEquality}}
                    {{^writesEquality}}
                    router.screen(for: item).onAppear { name(item) }
                    {{/writesEquality}}
                }
            }
        }

        private func navigationPath(after arrivals: Int) -> Binding<NavigationPath> {
            Binding(
                get: { pages.path(of: path.wrappedValue, on: first, after: arrivals) },
                set: {
                    path.wrappedValue = pages.items(on: $0)
                    changes += 1
                }
            )
        }

        private func name(_ item: {{enum}}) {
            guard let items = pages.name(item) else { return }
            path.wrappedValue = items
            changes += 1
        }
    }

    /// What lies on a stack. What a link put on a path cannot be read off it: its page says which screen it is.
    {{>hostAvailability}}
    @MainActor
    private final class StackPages {
        private var first: {{enum}}?
        private var path = NavigationPath()
        /// The pages' screens; nil for a page of the app's own, and for one that has not said yet which screen it is.
        private var screens: [{{enum}}?] = []
        /// What pages show that were made since one was named.
        private var made: [{{enum}}] = []
        private var arrivals = 0

        /// The path of a stack with these screens, which keeps what links put there, for as long as it begins with the same.
        /// Where the app has led to one of the screens, no page of its own lies on that.
        func path(of items: [{{enum}}], on first: {{enum}}?, after arrivals: Int) -> NavigationPath {
            if first != self.first { (self.first, path, screens) = (first, NavigationPath(), []) }
            let known = screens.compactMap { $0 }
            if known.starts(with: items) {
                let isBack = known.count > items.count + 1
                while screens.lazy.compactMap({ $0 }).count > items.count { removeLast() }
                if isBack { removeOwn() }
            } else {
                if !items.starts(with: known) { (path, screens) = (NavigationPath(), []) }
                for item in items.dropFirst(screens.lazy.compactMap({ $0 }).count) {
                    path.append(item)
                    screens.append(item)
                }
            }
            if arrivals != self.arrivals { removeOwn() }
            self.arrivals = arrivals
            return path
        }

        /// Takes away what lies on the last screen that is known.
        private func removeOwn() {
            while let top = screens.last, top == nil { removeLast() }
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
            if screens.contains(nil), !made.contains(item) { made.append(item) }
        }

        /// Says which screens the pages are, now that one of them has appeared; `nil` where that was known. The second of two
        /// quick taps on a link adds nothing.
        func name(_ item: {{enum}}) -> [{{enum}}]? {
            let unnamed = screens.indices.filter { screens[$0] == nil }
            if unnamed.isEmpty { return nil }
            for place in unnamed { screens[place] = (made + [item]).first { isPage(at: place, of: $0) } }
            made = []
            while let top = screens.last ?? nil, top == screens.dropLast().last { removeLast() }
            return screens.compactMap { $0 }
        }

        private func isPage(at place: Int, of item: {{enum}}) -> Bool {
            var page = path
            page.removeLast(path.count - place - 1)
            var other = page
            other.removeLast()
            other.append(item)
            return page == other
        }

        private func removeLast() {
            path.removeLast()
            screens.removeLast()
        }
    }
    {{/usesNavigationPath}}

    """#
