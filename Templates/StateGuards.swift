/// What guards need of the state, which knows none itself.
let stateGuardsPartial: StaticString = #"""
    // MARK: - What can be guarded

    extension NavigationState {
        {{#hasLayers}}
        typealias Shown = Layer.Presented
        {{/hasLayers}}
        {{^hasLayers}}
        typealias Shown = {{item}}
        {{/hasLayers}}

        /// Something that is shown, and where: of those equal to it that lie there, from the bottom up, the how-manyeth.
        struct Placed {
            let shown: Shown
            {{#hasScopes}}
            let scope: Scope
            {{/hasScopes}}
            let number: Int
            {{#collapses}}
            /// Whether the sidebar was on top before it came.
            var coversSidebar = false
            {{/collapses}}
        }

        /// All that is shown or lies in a trail{{#tabs}}; what a tab begins with, while that tab is chosen{{/tabs}}.
        var shown: [Shown] {
            {{#tabs}}
            {{#isSplit}}
            var items = isCompact ? [selectedTab.root] + screens : screens
            {{/isSplit}}
            {{^isSplit}}
            var items = [selectedTab.root]
            {{/isSplit}}
            {{#isSplit}}
            for tab in {{enum}}.allCases {
                let held = tabColumns[tab.rawValue]?.items.flatMap(\.path.items) ?? []
                items += held.filter { $0 != tab.root }
            }
            {{/isSplit}}
            {{^isSplit}}
            for tab in {{enum}}.allCases { items += tabPaths[tab.rawValue]?.items ?? [] }
            {{/isSplit}}
            {{/tabs}}
            {{#hasLayers}}
            let over = layers.flatMap { layer in [layer.content] + layer.stack.map { .screen($0) } }
            return {{#tabs}}items{{/tabs}}{{^tabs}}screens{{/tabs}}.map { .screen($0) } + over
            {{/hasLayers}}
            {{^hasLayers}}
            return {{#tabs}}items{{/tabs}}{{^tabs}}screens{{/tabs}}
            {{/hasLayers}}
        }

        {{#asksToLeave}}
        /// What is gone in another state.{{#tabs}} What lies in a tab stays there while another one is shown.{{/tabs}}
        func left(for new: Self) -> [Shown] {
            var kept = new.shown
            return shown.filter { item in
                guard let place = kept.firstIndex(of: item) else { return true }
                kept.remove(at: place)
                return false
            }
        }

        /// Whether there are some items, and none of them is shown.
        func lacksAll(_ items: [Shown]) -> Bool { !items.isEmpty && !items.contains(where: shown.contains) }

        {{/asksToLeave}}
        /// Shows something on top of all that is shown{{#hasLayers}}: presented, or pushed where it can be{{/hasLayers}}.
        mutating func putOnTop(_ shown: Shown) -> Placed? {
            {{#collapses}}
            let onSidebar = showsSidebar
            {{/collapses}}
            {{#hasLayers}}
            let top = layers.isEmpty ? Scope.base : .layer(layers.count - 1)
            switch shown {
            {{#presentsScreens}}
            case .screen(let item) where item.presentationStyle == nil && hasStack(top): push(item, in: top)
            {{/presentsScreens}}
            {{^presentsScreens}}
            case .screen(let item) where hasStack(top): push(item, in: top)
            {{/presentsScreens}}
            case .screen(let item): present(item, in: top)
            {{#sheets}}
            case .sheet(let sheet): present(sheet, in: top)
            {{/sheets}}
            }
            {{/hasLayers}}
            {{^hasLayers}}
            push(shown)
            {{/hasLayers}}
            {{#collapses}}
            var placed = topmost(shown)
            placed?.coversSidebar = onSidebar && !showsSidebar
            return placed
            {{/collapses}}
            {{^collapses}}
            return topmost(shown)
            {{/collapses}}
        }

        {{>statePlaced}}
        {{#tabs}}
        /// The same without what lies in tabs that are not on show.
        var shownInSight: [Shown] {
            var inSight = self
            for tab in {{enum}}.allCases where !isOnShow(.tab(tab)) {
                inSight.{{#isSplit}}tabColumns{{/isSplit}}{{^isSplit}}tabPaths{{/isSplit}}[tab.rawValue] = nil
            }
            return inSight.shown
        }

        /// Whether nothing has changed but what lies in tabs that are not on show, and none of it in a scope.
        func differsOutOfSight(from old: Self, but scope: Scope?) -> Bool {
            var other = old
            for tab in {{enum}}.allCases where scope != .tab(tab) && !isOnShow(.tab(tab)) { other.hold(tab, as: self) }
            {{#splitsTabs}}
            other.placeholderPlaces = placeholderPlaces
            {{/splitsTabs}}
            return other == self
        }

        /// Another state with what this one holds in tabs out of sight; `nil` where that is the same.
        func keptOutOfSight(of other: Self) -> Self? {
            var kept = other
            for tab in {{enum}}.allCases where {{#isSplit}}!isOnShow(.tab(tab)) && {{/isSplit}}!other.isOnShow(.tab(tab)) {
                kept.hold(tab, as: self)
            }
            if kept == other { return nil }
            {{#dialogs}}
            // Who is asked something answers it before.
            kept.answer()
            {{/dialogs}}
            return kept
        }

        /// Takes over what has changed between two states in tabs that neither of them shows.
        mutating func followOutOfSight(from old: Self, to new: Self) {
            for tab in {{enum}}.allCases where !old.isOnShow(.tab(tab)) && !new.isOnShow(.tab(tab)) {
                {{#isSplit}}
                if isOnShow(.tab(tab)) { continue }
                {{/isSplit}}
                var other = old
                other.hold(tab, as: new)
                if other != old { hold(tab, as: new) }
            }
        }

        /// A tab out of sight holds what it does in another state.
        private mutating func hold(_ tab: {{enum}}, as other: Self) {
            {{#isSplit}}
            tabColumns[tab.rawValue] = other.tabColumns[tab.rawValue]
            {{/isSplit}}
            {{^isSplit}}
            setStack(other.stack(in: .tab(tab)), in: .tab(tab))
            {{#splitsTabs}}
            placeholderPlaces[tab.rawValue] = other.placeholderPlaces[tab.rawValue]
            {{/splitsTabs}}
            {{/isSplit}}
        }

        {{/tabs}}
        /// Takes away what was deleted.
        mutating func remove(_ deleted: [Shown]) {
            if deleted.isEmpty { return }
            {{#hasLayers}}
            remove({{#sheets}}sheets: { deleted.contains(.sheet($0)) }, {{/sheets}}where: { deleted.contains(.screen($0)) })
            {{/hasLayers}}
            {{^hasLayers}}
            remove(where: deleted.contains)
            {{/hasLayers}}
        }

        /// Takes away what is not to be shown, with all that lies on it.
        mutating func cut(where isCut: (Shown) -> Bool) {
            {{#tabs}}
            {{#isSplit}}
            for tab in {{enum}}.allCases where !isOnShow(.tab(tab)) { changeHidden(tab) { _ = $0.cutTab(where: isCut) } }
            {{/isSplit}}
            {{^isSplit}}
            for tab in {{enum}}.allCases where tab != selectedTab { _ = cutStack(in: .tab(tab), where: isCut) }
            {{/isSplit}}
            {{/tabs}}
            {{#hasLayers}}
            // A tab whose root goes keeps what else lies in it.
            let isWholeCut = {{>cutWhole}}
            if cutRoot(where: isCut) || isWholeCut { return close(from: 0) }
            for level in layers.indices {
                if isCut(layers[level].content) { return close(from: level) }
                if cutStack(in: .layer(level), where: isCut) { return close(from: level + 1) }
            }
            {{/hasLayers}}
            {{^hasLayers}}
            {{#hasScopes}}
            // A tab whose root goes keeps what else lies in it.
            _ = {{>cutWhole}}
            _ = cutRoot(where: isCut)
            {{/hasScopes}}
            {{^hasScopes}}
            if cutRoot(where: isCut) { return }
            if let first = stack.firstIndex(where: isCut) { stack = Array(stack[..<first]) }
            {{/hasScopes}}
            {{/hasLayers}}
        }

        {{#tabs}}
        {{#isSplit}}
        private mutating func cutWhole(where isCut: (Shown) -> Bool) -> Bool {
            isCompact ? cutTab(where: isCut) : cutStack(in: .base, where: isCut)
        }

        /// The same of the tab on show, in one column.
        private mutating func cutTab(where isCut: (Shown) -> Bool) -> Bool {
            let held = columns?.items ?? []
            if !held.contains(where: { $0.path.items.contains { isCut({{>asShown}}) } }) { return false }
            show(nil)
            for columns in held {
                cover(with: columns)
                {{#hasContent}}
                changeListsBeside { Array($0.prefix { !isCut({{>asShown}}) }) }
                {{/hasContent}}
                if cutStack(in: .base, where: isCut) { return true }
            }
            return false
        }

        {{/isSplit}}
        {{/tabs}}
        {{#hasScopes}}
        private mutating func cutStack(in scope: Scope, where isCut: (Shown) -> Bool) -> Bool {
            let stack = stack(in: scope)
            guard let place = stack.firstIndex(where: { isCut({{>asShown}}) }) else { return false }
            setStack(Array(stack[..<place]), in: scope)
            return true
        }

        {{/hasScopes}}
        /// What takes the place of what the whole begins with is what the app begins with.
        private mutating func cutRoot(where isCut: (Shown) -> Bool) -> Bool {
            {{#hasScopes}}
            guard root(of: .base).map({ isCut({{>asShown}}) }) == true else { return false }
            {{/hasScopes}}
            {{^hasScopes}}
            guard isCut(screens[0]) else { return false }
            {{/hasScopes}}
            {{#isSplit}}
            {{#tabs}}
            if isCompact {
                select(Self().selectedTab)
                return true
            }
            {{/tabs}}
            choose({{start}})
            {{#collapses}}
            showsSidebar = isCompact
            {{/collapses}}
            {{/isSplit}}
            {{^isSplit}}
            {{#tabs}}
            select(Self().selectedTab)
            {{/tabs}}
            {{^tabs}}
            choose({{start}})
            {{/tabs}}
            {{/isSplit}}
            return true
        }
    }

    """#

/// A screen as what can be guarded.
let asShownPartial: StaticString = "{{#hasLayers}}.screen($0){{/hasLayers}}{{^hasLayers}}$0{{/hasLayers}}"

/// Takes away what is not to be shown of what fills the window.
let cutWholePartial: StaticString = """
    {{#movesPaths}}cutWhole(where: isCut){{/movesPaths}}{{^movesPaths}}cutStack(in: .base, where: isCut){{/movesPaths}}
    """
