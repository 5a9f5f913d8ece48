/// A stack of screens, and what lies on one with pages of the app's own.
let screenStackPartial: StaticString = #"""
    {{^usesNavigationPath}}
    /// A stack of screens.
    {{>hostAvailability}}
    private struct ScreenStack<{{local.Root}}: View>: View {
        /// The screen that it begins with. With another it is another stack: one whose root changes can let go of its
        /// path.
        var first: {{enum}}?
        let path: Binding<[{{enum}}]>
        @ViewBuilder let root: () -> {{local.Root}}

        var body: some View {
            NavigationStack(path: path) { root().withNavigationDestinations() }.id(first)
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
        /// The screen that it begins with. With another it is another stack: one whose root changes can let go of its
        /// path.
        var first: {{enum}}?
        let path: Binding<[{{enum}}]>
        @ViewBuilder let root: () -> {{local.Root}}

        var body: some View {
            let _ = (changes, pages.show(path, on: first, after: router.arrivals, changes: $changes))
            NavigationStack(path: $pages.path) {
                root().navigationDestination(for: {{enum}}.self) { item in
                    let _ = pages.make(item)
                    {{#writesEquality}}
                    CurrentScreen(item: item).onAppear { pages.name(item) }{{^hearsWords}}.id(item){{/hearsWords}}
                        {{>pageWord}}
                    {{/writesEquality}}
                    {{^writesEquality}}
                    router.screen(for: item).onAppear { pages.name(item) }{{^hearsWords}}.id(item){{/hearsWords}}
                        {{>pageWord}}
                    {{/writesEquality}}
                }
            }
            .id(first)
            .task(id: changes) { await pages.addNext() }
        }
    }

    /// What lies on a stack. What a link put on a path is read off the path's coding, as far as that tells; else its page says which
    /// screen it is.
    {{>hostAvailability}}
    @MainActor
    private final class StackPages {
        private enum Page {
            case screen({{enum}})
            /// A page of the app's own, or one that has not said yet which screen it is.
            case unknown(isNew: Bool)
            /// What was deleted under a page of the app's own, which nothing can be taken out from under.
            case deleted

            var screen: {{enum}}? { if case .screen(let item) = self { item } else { nil } }
            var isUnknown: Bool { if case .unknown = self { true } else { false } }
            /// Whether a link has put it there since the stack was shown.
            var isNew: Bool { if case .unknown(isNew: true) = self { true } else { false } }
            var isDeleted: Bool { if case .deleted = self { true } else { false } }
        }

        private var items: Binding<[{{enum}}]> = .constant([])
        private var first: {{enum}}?
        private var arrivals = 0
        private var changes: Binding<Int> = .constant(0)
        private var onStack = NavigationPath() { didSet { waiting = nil } }
        private var pages: [Page] = []
        /// The path that several links have made at once, of which one page comes after the other: one that is covered before it
        /// is made could not say which screen it is.
        private var waiting: NavigationPath?
        /// What pages show that were made since one was named.
        private var made: [{{enum}}] = []

        private var screens: [{{enum}}] { pages.compactMap(\.screen) }

        /// Shows the screens of a stack. Where the app has led to one of them, no page of its own lies on that.
        func show(
            _ items: Binding<[{{enum}}]>,
            on first: {{enum}}?,
            after arrivals: Int,
            changes: Binding<Int>
        ) {
            (self.items, self.changes) = (items, changes)
            if first != self.first { (self.first, onStack, pages) = (first, NavigationPath(), []) }
            if arrivals != self.arrivals {
                self.arrivals = arrivals
                (waiting, made) = (nil, [])
                follow(items.wrappedValue)
                removeOwn()
                removeDeleted()
            }
            keepWaiting()
        }

        private func keepWaiting() {
            let new = pages.indices.filter { pages[$0].isNew }
            for place in new { pages[place] = .unknown(isNew: false) }
            if new.count < 2 { return }
            let all = onStack
            for _ in new.dropFirst() { removeLast() }
            waiting = all
        }

        /// What the stack shows, for a binding by key path.
        var path: NavigationPath {
            get {
                follow(items.wrappedValue)
                return onStack
            }
            set {
                items.wrappedValue = screens(on: newValue)
                changes.wrappedValue += 1
            }
        }

        /// Keeps what links put on the path, for as long as it begins with these screens.
        private func follow(_ items: [{{enum}}]) {
            let known = screens
            if known.starts(with: items) {
                let isBack = known.count > items.count + 1
                while screens.count > items.count { removeLast() }
                if isBack { removeOwn() }
            } else if pages.last?.isUnknown != true || !delete(allBut: items) {
                if !items.starts(with: known) { (onStack, pages) = (NavigationPath(), []) }
                for item in items.dropFirst(screens.count) {
                    onStack.append(item)
                    pages.append(.screen(item))
                }
            }
            removeDeleted()
        }

        /// Marks what is no longer there; `false`, with nothing marked, where something else is there now.
        private func delete(allBut items: [{{enum}}]) -> Bool {
            var (rest, marked) = (items[...], pages)
            for (place, page) in pages.enumerated() {
                guard let item = page.screen else { continue }
                if item == rest.first { rest = rest.dropFirst() } else { marked[place] = .deleted }
            }
            if rest.isEmpty { pages = marked }
            return rest.isEmpty
        }

        /// Takes away what lies on the last screen that is known.
        private func removeOwn() {
            while let top = pages.last, top.screen == nil { removeLast() }
        }

        private func removeDeleted() {
            while pages.last?.isDeleted == true { removeLast() }
        }

        /// The screens on a path that a person has changed, as far as they are known.
        private func screens(on new: NavigationPath) -> [{{enum}}] {
            var same = new
            while onStack.count > new.count { removeLast() }
            while same.count > onStack.count { same.removeLast() }
            while same != onStack {
                same.removeLast()
                removeLast()
            }
            if new.count > onStack.count {
                pages += Array(repeating: .unknown(isNew: true), count: new.count - onStack.count)
                onStack = new
                name(made + encoded(in: new))
                removeSecondTap()
            }
            removeDeleted()
            return screens
        }

        /// The screens that may lie on a path. How paths are encoded no page of Apple's says, so what is found in one is there only
        /// if it is equal.
        private func encoded(in path: NavigationPath) -> [{{enum}}] {
            guard let coding = path.codable, let data = try? JSONEncoder().encode(coding),
                let texts = try? JSONDecoder().decode([String].self, from: data)
            else { return [] }
            return texts.compactMap { try? JSONDecoder().decode({{enum}}.self, from: Data($0.utf8)) }
        }

        /// The second of two quick taps on a link adds nothing.
        private func removeSecondTap() {
            while waiting == nil, let top = pages.last?.screen, top == pages.dropLast().last?.screen { removeLast() }
        }

        /// Adds the next of the pages that wait, now that the one before it is made. One of the app's own does not say so.
        func addNext() async {
            if waiting != nil, made.isEmpty, pages.last?.isUnknown == true {
                try? await Task.sleep(nanoseconds: 50_000_000)
            }
            if Task.isCancelled { return }
            // A link from outside may have led elsewhere meanwhile.
            follow(items.wrappedValue)
            guard let all = waiting else { return }
            name(made)
            if isTopAgain(all) {
                waiting = nil
            } else {
                var next = all
                next.removeLast(all.count - onStack.count - 1)
                onStack = next
                pages.append(.unknown(isNew: false))
                if next.count < all.count { waiting = all }
            }
            items.wrappedValue = screens
            changes.wrappedValue += 1
        }

        /// Whether nothing waits but the page on top.
        private func isTopAgain(_ all: NavigationPath) -> Bool {
            guard let top = pages.last?.screen else { return false }
            var other = onStack
            while other.count < all.count { other.append(top) }
            return other == all
        }

        /// Hears that a page of a screen is made.
        func make(_ item: {{enum}}) {
            if pages.contains(where: \.isUnknown), !made.contains(item) { made.append(item) }
        }

        /// Says which screens the pages are, now that one of them has appeared.
        func name(_ item: {{enum}}) {
            if !pages.contains(where: \.isUnknown) { return }
            name(made + [item])
            removeSecondTap()
            items.wrappedValue = screens
            changes.wrappedValue += 1
        }

        private func name(_ items: [{{enum}}]) {
            for place in pages.indices where pages[place].isUnknown {
                guard let screen = items.first(where: { isPage(at: place, of: $0) }) else { continue }
                pages[place] = .screen(screen)
            }
            made = []
        }

        private func isPage(at place: Int, of item: {{enum}}) -> Bool {
            var page = onStack
            page.removeLast(onStack.count - place - 1)
            var other = page
            other.removeLast()
            other.append(item)
            return page == other
        }

        private func removeLast() {
            onStack.removeLast()
            pages.removeLast()
        }
    }
    {{/usesNavigationPath}}

    """#
