/// The router's intents.
let routerIntentsPartial: StaticString = #"""
    // MARK: - Intents

    extension NavigationRouter {
        {{#isSplit}}
        {{#hasContent}}
        /// Chooses what the content column shows. The detail column shows its placeholder; a screen of two columns fills
        /// both.
        {{/hasContent}}
        {{^hasContent}}
        /// Chooses what the columns begin with. Nothing stays on top of it.
        {{/hasContent}}
        {{>access}}func setContentRoot(_ item: {{item}}) {
            {{>discarded}}perform(.setContentRoot(item)) { $0.setContentRoot(item{{>inOwnScope}}) }
        }

        {{/isSplit}}
        /// Chooses what the detail column shows. Nothing stays on top of it.
        {{>access}}func setDetailRoot(_ item: {{item}}) {
            {{>discarded}}perform(.setDetailRoot(item)) { $0.setDetailRoot(item{{>inOwnScope}}) }
        }

        /// Puts a screen on top of what is shown. One that is on top already, for it was tapped twice, is not put there
        /// again.
        {{>access}}func push(_ item: {{item}}) { {{>discarded}}perform(.push(item)) { $0.push(item{{>inOwnScope}}) } }

        /// Puts screens on top of what is shown, each on top of the one before; none, where they are there already.
        {{>access}}func push(_ items: [{{item}}]) {
            guard let last = items.last else { return }
            {{>discarded}}perform(.push(last)) { $0.push(items{{>inOwnScope}}) }
        }

        /// Takes the screen on top away, and returns it; the root stays.
        {{#guards}}
        {{#asksToLeave}}
        /// Where a guard has to be asked first, nothing is returned.
        {{/asksToLeave}}
        {{/guards}}
        @discardableResult
        {{#hasScopes}}
        {{>access}}func pop() -> {{item}}? { perform(.pop) { $0.pop(in: $1) } ?? nil }
        {{/hasScopes}}
        {{^hasScopes}}
        {{>access}}func pop() -> {{item}}? { perform(.pop) { $0.pop() }{{#guards}} ?? nil{{/guards}} }
        {{/hasScopes}}

        /// Takes everything away that lies on a screen; nothing, where that is not there.
        {{#usesNavigationPath}}
        {{>access}}func pop(to item: {{item}}) {
            {{>discarded}}perform(.pop) { $0.pop(to: item{{>inOwnScope}}) }
            {{#hasScopes}}
            if let scope = {{>ownScope}}, current.root(of: scope) == item || stack.contains(item) { arrive(in: scope) }
            {{/hasScopes}}
            {{^hasScopes}}
            if stack.contains(item) { arrive() }
            {{/hasScopes}}
        }
        {{/usesNavigationPath}}
        {{^usesNavigationPath}}
        {{>access}}func pop(to item: {{item}}) { {{>discarded}}perform(.pop) { $0.pop(to: item{{>inOwnScope}}) } }
        {{/usesNavigationPath}}

        /// Takes everything away that was pushed.
        {{>access}}func popToRoot() { {{>discarded}}perform(.popToRoot) { $0.popToRoot({{#hasScopes}}in: $1{{/hasScopes}}) } }

        /// Puts a screen in the place of the one on top. Where the two are equal, though not in all that they carry, the
        /// view stays, with what is new.
        {{>access}}func replaceTop(with item: {{item}}) {
            {{#asksBeforeDismissal}}
            let old = part { $0.stack(in: $1) } ?? []
            _ = perform(.replaceTop(item)) { state, scope in
                // Who was asked first has agreed to the end of what was on top then, with all that lies on it.
                let stack = state.stack(in: scope)
                if stack.count > old.count, stack.starts(with: old) { state.setStack(old, in: scope) }
                state.replaceTop(with: item, in: scope)
            }
            {{/asksBeforeDismissal}}
            {{^asksBeforeDismissal}}
            {{>discarded}}perform(.replaceTop(item)) { $0.replaceTop(with: item{{>inOwnScope}}) }
            {{/asksBeforeDismissal}}
        }

        /// Shows screens, each on top of the one before, from the root on{{#hasScopes}}: see `NavigationState.setTrail(_:in:)`{{/hasScopes}}.
        {{>access}}func setTrail(_ items: [{{item}}]) { {{>discarded}}perform(.setTrail) { $0.setTrail(items{{>inOwnScope}}) } }

        /// Shows a screen as the layout at hand calls for: see `NavigationState.open(_:{{#hasScopes}}in:{{/hasScopes}})`.
        {{>access}}func open(_ item: {{item}}) { {{>discarded}}perform(.open(item)) { $0.open(item{{>inOwnScope}}) } }

        /// Goes back to where this began: see `NavigationState.backToRoot()`.
        {{>access}}func backToRoot() { {{>discarded}}perform(.backToRoot) { $0.backToRoot({{#hasScopes}}in: $1{{/hasScopes}}) } }
        {{#tabs}}

        /// Shows a tab as it was left.
        {{>access}}func select(_ tab: {{enum}}) { selectedTab = tab }
        {{/tabs}}

        /// Takes screens away whose data was deleted, wherever they are, and moves nobody who looks at something else: see
        /// `NavigationState.remove`.
        {{#asksBeforeDismissal}}
        /// Where something unsaved that shows none of them lies over a layer that does, a person is asked before both
        /// close.
        {{/asksBeforeDismissal}}
        ///
        /// - Parameters:
        ///   - siblings: The list that the deleted one stood in, with it.
        {{#sheets}}
        ///   - isSheetDeleted: Whether what a sheet shows was deleted. Without it, none of the sheets closes.
        {{/sheets}}
        ///   - isDeleted: Whether what a screen shows was deleted.
        {{>access}}func remove(
            among siblings: [{{item}}] = [],
            {{#sheets}}
            sheets isSheetDeleted: ({{enum}}) -> Bool = { _ in false },
            {{/sheets}}
            where isDeleted: ({{item}}) -> Bool
        ) {
            {{#links}}
            {{#hasFinders}}
            // Who looks at something else goes nowhere, and what is found for a link is still wanted.
            for place in [\Links.before, \Links.start] {
                {{>window}}links[keyPath: place]?.remove(among: siblings, {{#sheets}}sheets: isSheetDeleted, {{/sheets}}where: isDeleted)
            }
            {{/hasFinders}}
            {{/links}}
            {{#guards}}
            {{#links}}
            if let link = {{>window}}guarding.link, link.screens.contains(where: isDeleted) { dropWaitingLink() }
            {{/links}}
            if var request = {{>window}}guarding.request {
                request.remove(among: siblings, {{#sheets}}sheets: isSheetDeleted, {{/sheets}}where: isDeleted)
                {{>window}}guarding.request = request
            }
            {{/guards}}
            {{#asksBeforeDismissal}}
            dropQuestion({{#sheets}}sheets: isSheetDeleted, {{/sheets}}where: isDeleted)
            let deleted = current.deletedLayers({{#sheets}}sheets: isSheetDeleted, {{/sheets}}where: isDeleted)
            let unsaved = window.topUnsaved(except: deleted) ?? -1
            let above = deleted.first { $0 > unsaved }
            if let above, window.losesQuestion(keeping: above) { dropQuestion(.isOvertaken) }
            // Who heard of that may have changed something.
            var new = current
            if let above { new.close(from: above) }
            let below = deleted.prefix { $0 < unsaved }.map { window.numbers[$0] }
            new.removeScreens(among: siblings, where: isDeleted)
            show(new, .remove, in: ownScope ?? .base)
            guard let level = below.first.flatMap(window.numbers.firstIndex(of:)) else { return }
            router(ofLayer: level).perform(.dismiss) { [weak window] state in
                // Of what is deleted nobody is asked.
                {{#asksToLeave}}
                window?.deleted = Set(below)
                {{/asksToLeave}}
                window?.discarded.formUnion(below)
                state.close(from: level)
            }
            {{/asksBeforeDismissal}}
            {{^asksBeforeDismissal}}
            var new = current
            new.remove(among: siblings, {{#sheets}}sheets: isSheetDeleted, {{/sheets}}where: isDeleted)
            show(new, .remove{{#hasScopes}}, in: {{>ownScope}} ?? .base{{/hasScopes}})
            {{/asksBeforeDismissal}}
        }
        {{#sheets}}

        /// Shows a sheet over all that is shown. Where one that is open has the same identity it takes its place: see
        /// `NavigationState.present`.
        {{#answers}}
        // Who can wait for the answer of a sheet means that one.
        @_disfavoredOverload
        {{/answers}}
        {{>access}}func present(_ sheet: {{enum}}) {
            _ = perform(.present(.sheet(sheet))) { $0.present(sheet, in: $1) }
        }
        {{/sheets}}
        {{#windows}}

        /// Opens a window where there can be several, and else a sheet.
        {{>access}}func openWindow(_ item: {{enum}}) {
            guard let windowOpener else { return perform(.openWindow(item)) { $0.present(item.sheet) } }
            windowOpener(item)
            tell(from: current, .openWindow(item), in: scope, swallowed: nil)
        }

        /// What opens a window; `nil` where there is one only. `NavigationHost` sets it within `NavigationScenes`.
        {{>access}}var windowOpener: (@MainActor @Sendable ({{enum}}) -> Void)? {
            get { window.windowOpener }
            set { window.windowOpener = newValue }
        }
        {{/windows}}
        {{#hasLayers}}

        /// Shows a screen over all that is shown, with a stack of its own. Where one that is presented has the same
        /// identity it takes its place: see `NavigationState.present`.
        {{#presentsScreens}}
        ///
        /// - Parameter style: How; `nil` for what the spec says of the screen.
        {{/presentsScreens}}
        {{#answers}}
        // Who can wait for the answer of a screen means that one.
        @_disfavoredOverload
        {{/answers}}
        {{#presentsScreens}}
        {{>access}}func present(_ item: {{item}}, as style: NavigationState.PresentationStyle? = nil) {
        {{/presentsScreens}}
        {{^presentsScreens}}
        {{>access}}func present(_ item: {{item}}, as style: NavigationState.PresentationStyle = .sheet) {
        {{/presentsScreens}}
            _ = perform(.present(.screen(item))) { $0.present(item, as: style, in: $1) }
        }

        {{#dialogs}}
        /// Closes what is on top, be it a dialog or a layer; in a layer, that one with all that lies over it.
        {{/dialogs}}
        {{^dialogs}}
        /// Closes the layer on top; in a layer, that one with all that lie over it.
        {{/dialogs}}
        {{#asksBeforeDismissal}}
        {{>access}}func dismiss() {
            let top = window.numbers.last
            _ = perform(.dismiss) { [weak window] state, scope in
                // Who was asked first has agreed to the end of what was on top then.
                if case .layer = scope { return state.dismiss(in: scope) }
                guard let top, let window, window.discarded.contains(top),
                    let level = window.numbers.firstIndex(of: top)
                else {
                    return state.dismiss(in: scope)
                }
                state.close(from: level)
            }
        }
        {{/asksBeforeDismissal}}
        {{^asksBeforeDismissal}}
        {{>access}}func dismiss() { _ = perform(.dismiss) { $0.dismiss(in: $1) } }
        {{/asksBeforeDismissal}}

        /// Closes all layers.
        {{>access}}func dismissAll() { perform(.dismissAll) { $0.dismissAll() } }

        /// Closes a layer with all that lie over it, as its own router does.
        {{>shared}}func close(from level: Int) {
            let router = layers.indices.contains(level) ? router(ofLayer: level) : root
            router.perform(.dismiss{{>still}}) { $0.close(from: level) }
        }
        {{/hasLayers}}
    }
    {{#asksBeforeDismissal}}

    {{>routerQuestions}}
    {{/asksBeforeDismissal}}
    {{#dialogs}}

    {{>routerDialogs}}
    {{/dialogs}}
    {{#answers}}

    {{>routerAnswers}}
    {{/answers}}
    {{#guards}}

    {{>routerGuards}}
    {{/guards}}
    {{#links}}

    {{>routerLinks}}
    {{/links}}
    {{#restoration}}

    {{>routerRestoration}}
    {{/restoration}}

    """#

/// What the compiler asks for where nobody needs the result.
let discardedPartial: StaticString = "{{#hasScopes}}_ = {{/hasScopes}}"

/// Where the router's own intents act.
let inOwnScopePartial: StaticString = "{{#hasScopes}}, in: $1{{/hasScopes}}"
