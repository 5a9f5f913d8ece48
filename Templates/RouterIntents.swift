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
            {{#hasScopes}}
            _ = perform(.setContentRoot(item)) { $0.setContentRoot(item, in: $1) }
            {{/hasScopes}}
            {{^hasScopes}}
            perform(.setContentRoot(item)) { $0.setContentRoot(item) }
            {{/hasScopes}}
        }

        {{/isSplit}}
        /// Chooses what the detail column shows. Nothing stays on top of it.
        {{>access}}func setDetailRoot(_ item: {{item}}) {
            {{#hasScopes}}
            _ = perform(.setDetailRoot(item)) { $0.setDetailRoot(item, in: $1) }
            {{/hasScopes}}
            {{^hasScopes}}
            perform(.setDetailRoot(item)) { $0.setDetailRoot(item) }
            {{/hasScopes}}
        }

        /// Puts a screen on top of what is shown. One that is on top already, for it was tapped twice, is not put there
        /// again.
        {{#hasScopes}}
        {{>access}}func push(_ item: {{item}}) { _ = perform(.push(item)) { $0.push(item, in: $1) } }
        {{/hasScopes}}
        {{^hasScopes}}
        {{>access}}func push(_ item: {{item}}) { perform(.push(item)) { $0.push(item) } }
        {{/hasScopes}}

        /// Puts screens on top of what is shown, each on top of the one before.
        {{>access}}func push(_ items: [{{item}}]) {
            guard let last = items.last else { return }
            {{#hasScopes}}
            _ = perform(.push(last)) { $0.push(items, in: $1) }
            {{/hasScopes}}
            {{^hasScopes}}
            perform(.push(last)) { $0.push(items) }
            {{/hasScopes}}
        }

        /// Takes the screen on top away, and returns it; the root stays.
        @discardableResult
        {{#hasScopes}}
        {{>access}}func pop() -> {{item}}? { perform(.pop) { $0.pop(in: $1) } ?? nil }

        /// Takes everything away that lies on a screen; nothing, where that is not there.
        {{>access}}func pop(to item: {{item}}) { _ = perform(.pop) { $0.pop(to: item, in: $1) } }

        /// Takes everything away that was pushed.
        {{>access}}func popToRoot() { _ = perform(.popToRoot) { $0.popToRoot(in: $1) } }

        /// Puts a screen in the place of the one on top. Where the two are equal, though not in all that they carry, the
        /// view stays, with what is new.
        {{>access}}func replaceTop(with item: {{item}}) {
            _ = perform(.replaceTop(item)) { $0.replaceTop(with: item, in: $1) }
        }

        /// Shows screens, each on top of the one before, from the root on.
        {{>access}}func setTrail(_ items: [{{item}}]) { _ = perform(.setTrail) { $0.setTrail(items, in: $1) } }

        /// Shows a screen as the layout at hand calls for: see `NavigationState.open(_:in:)`.
        {{>access}}func open(_ item: {{item}}) { _ = perform(.open(item)) { $0.open(item, in: $1) } }
        {{/hasScopes}}
        {{^hasScopes}}
        {{>access}}func pop() -> {{item}}? { perform(.pop) { $0.pop() } }

        /// Takes everything away that lies on a screen; nothing, where that is not there.
        {{>access}}func pop(to item: {{item}}) { perform(.pop) { $0.pop(to: item) } }

        /// Takes everything away that was pushed.
        {{>access}}func popToRoot() { perform(.popToRoot) { $0.popToRoot() } }

        /// Puts a screen in the place of the one on top. Where the two are equal, though not in all that they carry, the
        /// view stays, with what is new.
        {{>access}}func replaceTop(with item: {{item}}) {
            perform(.replaceTop(item)) { $0.replaceTop(with: item) }
        }

        /// Shows screens, each on top of the one before, from the root on.
        {{>access}}func setTrail(_ items: [{{item}}]) { perform(.setTrail) { $0.setTrail(items) } }

        /// Shows a screen as the layout at hand calls for: see `NavigationState.open(_:)`.
        {{>access}}func open(_ item: {{item}}) { perform(.open(item)) { $0.open(item) } }
        {{/hasScopes}}

        /// Goes back to where this began: see `NavigationState.backToRoot()`.
        {{#hasScopes}}
        {{>access}}func backToRoot() { _ = perform(.backToRoot) { $0.backToRoot(in: $1) } }
        {{/hasScopes}}
        {{^hasScopes}}
        {{>access}}func backToRoot() { perform(.backToRoot) { $0.backToRoot() } }
        {{/hasScopes}}
        {{#tabs}}

        /// Shows a tab as it was left.
        {{>access}}func select(_ tab: {{enum}}) { selectedTab = tab }
        {{/tabs}}

        /// Takes screens away whose data was deleted, wherever they are, and moves nobody who looks at something else: see
        /// `NavigationState.remove`.
        ///
        /// - Parameters:
        ///   - siblings: The list that the deleted one stood in, with it.
        {{#sheets}}
        ///   - isSheetDeleted: Whether what a sheet shows was deleted.
        {{/sheets}}
        ///   - isDeleted: Whether what a screen shows was deleted.
        {{>access}}func remove(
            among siblings: [{{item}}] = [],
            {{#sheets}}
            sheets isSheetDeleted: ({{enum}}) -> Bool = { _ in false },
            {{/sheets}}
            where isDeleted: ({{item}}) -> Bool
        ) {
            var new = current
            new.remove(among: siblings, {{#sheets}}sheets: isSheetDeleted, {{/sheets}}where: isDeleted)
            show(new, .remove{{#hasScopes}}, in: scope ?? .base{{/hasScopes}})
        }
        {{#sheets}}

        /// Shows a sheet; on top of one that is open, unless the two replace each other.
        {{>access}}func present(_ sheet: {{enum}}) { perform(.present(.sheet(sheet))) { $0.present(sheet) } }
        {{/sheets}}
        {{#hasLayers}}

        /// Shows a screen over all that is shown, with a stack of its own.
        {{#presentsScreens}}
        ///
        /// - Parameter style: How; `nil` for what the spec says of the screen.
        {{>access}}func present(_ item: {{item}}, as style: NavigationState.PresentationStyle? = nil) {
        {{/presentsScreens}}
        {{^presentsScreens}}
        {{>access}}func present(_ item: {{item}}, as style: NavigationState.PresentationStyle = .sheet) {
        {{/presentsScreens}}
            perform(.present(.screen(item))) { $0.present(item, as: style) }
        }

        /// Closes the layer on top; in a layer, that one with all that lie over it.
        {{>access}}func dismiss() { _ = perform(.dismiss) { $0.dismiss(in: $1) } }

        /// Closes all layers.
        {{>access}}func dismissAll() { perform(.dismissAll) { $0.dismissAll() } }

        /// Closes a layer with all that lie over it.
        {{>shared}}func close(from level: Int) { perform(.dismiss, animated: false) { $0.close(from: level) } }
        {{/hasLayers}}
    }
    {{#asksBeforeDismissal}}

    {{>routerQuestions}}
    {{/asksBeforeDismissal}}

    """#
