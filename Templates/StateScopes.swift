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
            case .tab{{#isSplit}} where isOnShow(scope){{/isSplit}}{{^isSplit}}(selectedTab){{/isSplit}}: stack
            case .tab(let tab): otherTabs[tab.rawValue]?.items ?? []
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
            case .tab{{#isSplit}} where isOnShow(scope){{/isSplit}}{{^isSplit}}(selectedTab){{/isSplit}}: self.stack = stack
            {{#splitsTabs}}
            case .tab(let tab):
                if stack.first != self.stack(in: scope).first { keptPlaceholders.remove(tab.rawValue) }
                otherTabs[tab.rawValue] = {{pathType}}(stack)
            {{/splitsTabs}}
            {{^splitsTabs}}
            case .tab(let tab): otherTabs[tab.rawValue] = {{pathType}}(stack)
            {{/splitsTabs}}
            {{/tabs}}
            {{#hasLayers}}
            case .layer(let level): if hasStack(scope) { layers[level].stack = stack }
            {{/hasLayers}}
            }
        }

        /// What was pushed on the detail root of a container; of a layer, all that was pushed in it.
        {{>access}}func detailStack(in scope: Scope) -> [{{item}}] {
            if isOnShow(scope) { return detailStack }
            {{#splitsTabs}}
            if case .tab(let tab) = scope, tab.holdsSplit { return detailStack(of: tab) }
            {{/splitsTabs}}
            return stack(in: scope)
        }

        /// Replaces what was pushed on the detail root.
        {{>access}}mutating func setDetailStack(_ items: [{{item}}], in scope: Scope) {
            if isOnShow(scope) { return detailStack = items }
            {{#splitsTabs}}
            if case .tab(let tab) = scope, tab.holdsSplit {
                let count = selectionCount(of: tab)
                setStack(stack(in: scope).prefix(count) + items, in: scope)
                if count == 0, !items.isEmpty { keptPlaceholders.insert(tab.rawValue) }
                return
            }
            {{/splitsTabs}}
            setStack(items, in: scope)
        }

        {{#hasSelection}}
        /// What is selected in a content column, so that the detail column beside it shows it.
        {{>access}}func detailSelection(in scope: Scope) -> {{item}}? {
            if isOnShow(scope) { return detailSelection }
            {{#splitsTabs}}
            if case .tab(let tab) = scope, tab.holdsSplit {
                return stack(in: scope).prefix(selectionCount(of: tab)).first
            }
            {{/splitsTabs}}
            return nil
        }

        /// Selects, which is to replace what the detail column shows.
        {{>access}}mutating func setDetailSelection(_ item: {{item}}?, in scope: Scope) {
            if isOnShow(scope) { return detailSelection = item }
            if let item { setDetailRoot(item, in: scope) } else { setStack([], in: scope) }
        }

        {{/hasSelection}}
        /// Whether it is what fills the window.
        private func isOnShow(_ scope: Scope) -> Bool {
            {{#tabs}}
            scope == .base || scope == .tab(selectedTab){{#isSplit}} && (isCompact || !isBesideTabs){{/isSplit}}
            {{/tabs}}
            {{^tabs}}
            scope == .base
            {{/tabs}}
        }

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
            return true
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

/// The parameter that says where something is done.
let inScopePartial: StaticString = "{{#hasScopes}}, in scope: Scope = .base{{/hasScopes}}"
