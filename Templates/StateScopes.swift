/// What has a trail of its own, and what lies on its root.
let stateScopesPartial: StaticString = #"""
    // MARK: - Scopes

    extension NavigationState {
        /// A container or a layer: what has a trail of its own, from its root on.
        {{>access}}enum Scope: Hashable, Sendable {
            /// What fills the window{{#tabs}}; of tabs, the one on show{{/tabs}}.
            case base
            {{#tabs}}
            /// A tab, on show or not.
            case tab({{enum}})
            {{/tabs}}
            {{#hasLayers}}
            /// One of the `layers`, counted from 0 at the bottom.
            case layer(Int)
            {{/hasLayers}}
        }

        /// What lies on the root of a container or layer. Where there is no such layer, or it has no stack, that is
        /// nothing, and nothing can be put there.
        {{>access}}func stack(in scope: Scope) -> [{{item}}] {
            switch scope {
            case .base: stack
            {{#tabs}}
            {{#isSplit}}
            case .tab where isOnShow(scope): Array(stack.dropFirst(countUnderTab))
            {{/isSplit}}
            case .tab(let tab): {{#isSplit}}heldStack(of: tab){{/isSplit}}{{^isSplit}}tabPaths[tab.rawValue]?.items ?? []{{/isSplit}}
            {{/tabs}}
            {{#hasLayers}}
            case .layer(let level): layers.indices.contains(level) ? layers[level].stack : []
            {{/hasLayers}}
            }
        }

        /// Replaces what lies on the root of a container or layer.
        {{>access}}mutating func setStack(_ stack: [{{item}}], in scope: Scope) {
            {{#placeholderCase}}
            let stack = stack.filter { !$0.isPlaceholder }
            {{/placeholderCase}}
            switch scope {
            case .base: self.stack = stack
            {{#tabs}}
            {{#isSplit}}
            case .tab where isOnShow(scope): self.stack = self.stack.prefix(countUnderTab) + stack
            {{/isSplit}}
            case .tab(let tab): {{#isSplit}}changeHidden(tab) { $0.stack = stack }{{/isSplit}}{{^isSplit}}hold(stack, in: tab){{/isSplit}}
            {{/tabs}}
            {{#hasLayers}}
            case .layer(let level): if hasStack(scope) { layers[level].stack = stack }
            {{/hasLayers}}
            }
        }

        {{#tabs}}
        {{#hasContentRoot}}
        /// What the content column shows, of a tab that is not on show as soon as it is; `nil` where the detail root takes
        /// its place.
        {{>access}}func contentRoot(in scope: Scope) -> {{item}}? { showing(scope).contentRoot }

        {{/hasContentRoot}}
        /// What the detail column begins with, of a tab that is not on show as soon as it is.
        {{>access}}func detailRoot(in scope: Scope) -> {{item}} { showing(scope).detailRoot }

        {{/tabs}}
        /// What was pushed on the detail root of a container; of a layer, all that was pushed in it.
        {{>access}}func detailStack(in scope: Scope) -> [{{item}}] {
            {{#hasLayers}}
            if case .layer = scope { return stack(in: scope) }
            {{/hasLayers}}
            return {{>showing}}detailStack
        }

        {{#nestsLists}}
        {{#tabs}}
        /// What was pushed in the content column, of a tab that is not on show as soon as it is; nothing where there is none.
        {{>access}}func contentStack(in scope: Scope) -> [{{item}}] {
            {{#hasLayers}}
            if case .layer = scope { return [] }
            {{/hasLayers}}
            return showing(scope).contentStack
        }

        /// Replaces what was pushed in the content column. To change it is to leave what the detail column shows.
        {{>access}}mutating func setContentStack(_ items: [{{item}}], in scope: Scope) {
            {{#isSplit}}
            if isOnShow(scope) { return contentStack = items }
            if case .tab(let tab) = scope { changeHidden(tab) { $0.contentStack = items } }
            {{/isSplit}}
            {{^isSplit}}
            guard let tab = tab(of: scope), contentRoot(in: scope) != nil else { return }
            let (stack, contents) = (stack(in: scope), contentStack(in: scope))
            let behind = detailStack(in: scope).count + (detailSelection(in: scope) == nil ? 0 : 1)
            if stack.count < contents.count + behind { return }
            // What is written again brings what is new in it.
            let rest = items == contents ? stack.suffix(behind) : []
            setStack(stack.dropLast(contents.count + behind) + items + rest, in: scope)
            if rest.isEmpty { placeholderPlaces[tab.rawValue] = nil }
            {{/isSplit}}
        }

        {{^isSplit}}
        /// The tab that a container is.
        private func tab(of scope: Scope) -> {{enum}}? {
            switch scope {
            case .base: selectedTab
            case .tab(let tab): tab
            {{#hasLayers}}
            case .layer: nil
            {{/hasLayers}}
            }
        }

        {{/isSplit}}
        {{/tabs}}
        {{/nestsLists}}
        /// Replaces what was pushed on the detail root.
        {{>access}}mutating func setDetailStack(_ items: [{{item}}], in scope: Scope) {
            if isOnShow(scope) { return detailStack = items }
            {{#movesPaths}}
            if case .tab(let tab) = scope { return changeHidden(tab) { $0.detailStack = items } }
            setStack(items, in: scope)
            {{/movesPaths}}
            {{^movesPaths}}
            let selected = stack(in: scope).dropLast(detailStack(in: scope).count)
            {{#splitsTabs}}
            let liesOnPlaceholder = contentRoot(in: scope) != nil && detailSelection(in: scope) == nil
            setStack(selected + items, in: scope)
            if liesOnPlaceholder, case .tab(let tab) = scope { keepOnPlaceholder(behind: selected.count, in: tab) }
            {{/splitsTabs}}
            {{^splitsTabs}}
            setStack(selected + items, in: scope)
            {{/splitsTabs}}
            {{/movesPaths}}
        }

        {{#hasSelection}}
        /// What is selected in a content column, so that the detail column beside it shows it.
        {{>access}}func detailSelection(in scope: Scope) -> {{item}}? {
            {{#hasLayers}}
            if case .layer = scope { return nil }
            {{/hasLayers}}
            return {{>showing}}detailSelection
        }

        /// Selects, which is to replace what the detail column shows; with `nil`, leaves what is selected.
        {{>access}}mutating func setDetailSelection(_ item: {{item}}?, in scope: Scope) {
            if let item { return setDetailRoot(item, in: scope) }
            if isOnShow(scope) { return detailSelection = nil }
            {{#tabs}}
            {{#isSplit}}
            if case .tab(let tab) = scope { changeHidden(tab) { $0.detailSelection = nil } }
            {{/isSplit}}
            {{^isSplit}}
            let behind = detailStack(in: scope).count + 1
            if detailSelection(in: scope) == nil || stack(in: scope).count < behind { return }
            setStack(stack(in: scope).dropLast(behind), in: scope)
            {{/isSplit}}
            {{/tabs}}
        }

        {{/hasSelection}}
        {{#tabs}}
        /// The state in which a container is on show{{#isSplit}}, in one column where it is none{{/isSplit}}.
        private func showing(_ scope: Scope) -> Self {
            guard case .tab(let tab) = scope, !isOnShow(scope) else { return self }
            var state = self
            {{#isSplit}}
            state.isCompact = true
            state.selectedTab = tab
            state.show(tabColumns[tab.rawValue])
            {{/isSplit}}
            {{^isSplit}}
            state.select(tab)
            {{/isSplit}}
            return state
        }

        {{/tabs}}
        /// Whether it is what fills the window.
        func isOnShow(_ scope: Scope) -> Bool {
            {{#tabs}}
            scope == .base || scope == .tab(selectedTab){{#isSplit}} && (isCompact || !isBesideTabs){{/isSplit}}
            {{/tabs}}
            {{^tabs}}
            scope == .base
            {{/tabs}}
        }

        {{#links}}
        {{#hasFinders}}
        /// Takes over what has become of another state where nobody looked: in tabs that it does not show{{#hasLayers}}, and of layers
        /// that have closed{{/hasLayers}}.
        mutating func takeOverHidden(of other: Self, since start: Self) {
            {{#tabs}}
            for tab in {{enum}}.allCases where tab != other.selectedTab {
                let stack = other.stack(in: .tab(tab))
                if stack == start.stack(in: .tab(tab)) { continue }
                {{#isSplit}}
                if isOnShow(.tab(tab)) {
                    self.stack = stack
                } else {
                    tabColumns[tab.rawValue] = other.tabColumns[tab.rawValue]
                }
                {{/isSplit}}
                {{^isSplit}}
                setStack(stack, in: .tab(tab))
                {{/isSplit}}
                {{#splitsTabs}}
                placeholderPlaces[tab.rawValue] = other.placeholderPlaces[tab.rawValue]
                {{/splitsTabs}}
            }
            {{/tabs}}
            {{#hasLayers}}
            close(from: other.layers.count)
            {{/hasLayers}}
        }

        {{/hasFinders}}
        {{/links}}
        {{#hasLayers}}
        /// Whether there is such a container or layer.
        func has(_ scope: Scope) -> Bool {
            if case .layer(let level) = scope { layers.indices.contains(level) } else { true }
        }

        {{/hasLayers}}
        /// Whether screens can be pushed there.
        {{>access}}func hasStack(_ scope: Scope) -> Bool {
            {{#hasLayers}}
            if case .layer(let level) = scope { return layers.indices.contains(level) && layers[level].hasStack }
            {{/hasLayers}}
            return {{#windows}}!isWindow{{/windows}}{{^windows}}true{{/windows}}
        }

        /// What a container or layer begins with; `nil` where that is none of the screens.
        {{>access}}func root(of scope: Scope) -> {{item}}? {
            switch scope {
            {{#tabs}}
            case .base: {{#isSplit}}isCompact ? selectedTab.root : screens[0]{{/isSplit}}{{^isSplit}}selectedTab.root{{/isSplit}}
            case .tab(let tab): tab.root
            {{/tabs}}
            {{^tabs}}
            case .base: screens[0]
            {{/tabs}}
            {{#hasLayers}}
            case .layer(let level): layers.indices.contains(level) ? layers[level].item : nil
            {{/hasLayers}}
            }
        }
    }

    """#

/// What stands before a part of the state that a container shows.
let showingPartial: StaticString = "{{#tabs}}showing(scope).{{/tabs}}"

/// The parameter that says where something is done.
let inScopePartial: StaticString = "{{#hasScopes}}, in scope: Scope = .base{{/hasScopes}}"
