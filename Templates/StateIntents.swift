/// The state's mutating functions.
let stateIntentsPartial: StaticString = #"""
    // MARK: - Intents

    extension NavigationState {
        {{#isSplit}}
        {{#hasContent}}
        /// Chooses what the content column shows. The detail column shows its placeholder; a screen of two columns fills
        /// both.
        {{/hasContent}}
        {{^hasContent}}
        /// Chooses what the columns begin with. Nothing stays on top of it.
        {{/hasContent}}
        {{>access}}mutating func setContentRoot(_ item: {{item}}{{>inScope}}) {
            {{#hasScopes}}
            if !isOnShow(scope){{#tabs}} || isCompact && scope != .base{{/tabs}} { return setDetailRoot(item, in: scope) }
            {{/hasScopes}}
            {{#hasContent}}
            if item.isDetail, let content = item.defaultContentRoot {
                {{#tabs}}
                if isCompact, let tab = tab(of: item, under: content), tab != selectedTab || item == tab.root {
                    // Other tabs keep what they hold, that of the list as well; this one begins anew.
                    leave(for: tab)
                    placeholderPlace = 0
                    return screens = [content, item]
                }
                {{/tabs}}
                choose(content)
            }
            {{/hasContent}}
            choose(item)
        }

        {{/isSplit}}
        {{#hasSelection}}
        /// Chooses what the detail column shows. Nothing stays on top of it; a content column that fits it stays.
        {{/hasSelection}}
        {{^hasSelection}}
        /// Chooses what the detail column shows. Nothing stays on top of it.
        {{/hasSelection}}
        {{#hasScopes}}
        /// Where there is one stack, the screen lies on its root.
        {{#tabs}}
        /// What a tab chooses stays in it; the whole chooses where the screen belongs.
        {{/tabs}}
        {{/hasScopes}}
        {{>access}}mutating func setDetailRoot(_ item: {{item}}{{>inScope}}) {
            {{#hasScopes}}
            {{#tabs}}
            {{#isSplit}}
            if case .tab(let tab) = scope, isCompact || !isOnShow(scope) {
                if !isBeside(scope, item) { choose(item, in: tab) }
                return
            }
            if isOnShow(scope) { return choose(item) }
            {{/isSplit}}
            {{^isSplit}}
            if scope == .base { return choose(item) }
            {{/isSplit}}
            {{/tabs}}
            {{^tabs}}
            if isOnShow(scope) { return choose(item) }
            {{/tabs}}
            {{#splitsTabs}}
            defer { if case .tab(let tab) = scope { placeholderPlaces[tab.rawValue] = nil } }
            {{/splitsTabs}}
            {{#nestsTabs}}
            if case .tab(let tab) = scope { return setStack(stack(choosing: item, in: tab), in: scope) }
            {{/nestsTabs}}
            setStack(item == root(of: scope) ? [] : [item], in: scope)
            {{/hasScopes}}
            {{^hasScopes}}
            choose(item)
            {{/hasScopes}}
        }

        /// Puts a screen on top of what is shown. One that is on top already is not put there again{{#hasEqualTwins}}: it brings what is
        /// new{{/hasEqualTwins}}.
        {{>access}}mutating func push(_ item: {{item}}{{>inScope}}) {
            {{#collapses}}
            {{#hasScopes}}
            if scope == .base { showsSidebar = false }
            {{/hasScopes}}
            {{^hasScopes}}
            showsSidebar = false
            {{/hasScopes}}
            {{/collapses}}
            {{#hasEqualTwins}}
            if item == top{{#hasScopes}}(of: scope){{/hasScopes}} { return renewTop(with: item{{#hasScopes}}, in: scope{{/hasScopes}}) }
            {{#hasScopes}}
            setStack(stack(in: scope) + [item], in: scope)
            {{/hasScopes}}
            {{^hasScopes}}
            stack.append(item)
            {{/hasScopes}}
            {{/hasEqualTwins}}
            {{^hasEqualTwins}}
            {{#hasScopes}}
            if item != top(of: scope) { setStack(stack(in: scope) + [item], in: scope) }
            {{/hasScopes}}
            {{^hasScopes}}
            if item != top { stack.append(item) }
            {{/hasScopes}}
            {{/hasEqualTwins}}
        }

        {{#hasEqualTwins}}
        /// An equal screen takes the place of the one on top, for they need not be equal in all that they carry. All else
        /// stays as it is saved.
        private mutating func renewTop(with item: {{item}}{{#hasScopes}}, in scope: Scope{{/hasScopes}}) {
            {{#hasPath}}
            {{#hasScopes}}
            if isOnShow(scope), path.items.last == item { return path.items[path.items.count - 1] = item }
            {{/hasScopes}}
            {{^hasScopes}}
            if path.items.last == item { path.items[path.items.count - 1] = item }
            {{/hasScopes}}
            {{/hasPath}}
            {{#hasScopes}}
            let stack = stack(in: scope)
            if !stack.isEmpty { return setStack(stack.dropLast() + [item], in: scope) }
            {{#hasLayers}}
            if case .layer(let level) = scope { replaceRoot(with: item, ofLayer: level) }
            {{/hasLayers}}
            {{/hasScopes}}
        }

        {{/hasEqualTwins}}
        /// Puts screens on top of what is shown, each on top of the one before. Those that are on top already, in this
        /// order, are not put there again.
        {{>access}}mutating func push(_ items: [{{item}}]{{>inScope}}) {
            guard let last = items.last else { return }
            let stack = {{>trail}}
            {{#hasScopes}}
            let shown = [root(of: scope)].compactMap { $0 } + stack
            {{/hasScopes}}
            {{^hasScopes}}
            let shown = [screens[0]] + stack
            {{/hasScopes}}
            if shown.suffix(items.count) == items[...] { return push(last{{#hasScopes}}, in: scope{{/hasScopes}}) }
            {{#collapses}}
            {{#hasScopes}}
            if scope == .base { showsSidebar = false }
            {{/hasScopes}}
            {{^hasScopes}}
            showsSidebar = false
            {{/hasScopes}}
            {{/collapses}}
            var (top, added) = ({{#hasScopes}}top(of: scope){{/hasScopes}}{{^hasScopes}}top{{/hasScopes}}, [{{item}}]())
            for item in items where item != top{{#placeholderCase}} && !item.isPlaceholder{{/placeholderCase}} {
                added.append(item)
                top = item
            }
            {{#hasScopes}}
            if !added.isEmpty { setStack(stack + added, in: scope) }
            {{/hasScopes}}
            {{^hasScopes}}
            if !added.isEmpty { self.stack = stack + added }
            {{/hasScopes}}
        }

        /// Takes the screen on top away, and returns it; the root stays.
        @discardableResult
        {{>access}}mutating func pop({{#hasScopes}}in scope: Scope = .base{{/hasScopes}}) -> {{item}}? {
            {{#collapses}}
            if {{#hasScopes}}scope == .base, {{/hasScopes}}isCompact, showsSidebar { return nil }
            {{/collapses}}
            {{#hasScopes}}
            var stack = stack(in: scope)
            defer { setStack(stack, in: scope) }
            return stack.popLast()
            {{/hasScopes}}
            {{^hasScopes}}
            return stack.popLast()
            {{/hasScopes}}
        }

        /// Takes everything away that lies on a screen; nothing, where that is not there.
        {{>access}}mutating func pop(to item: {{item}}{{>inScope}}) {
            let stack = {{>trail}}
            if let index = stack.lastIndex(of: item) {
                {{#hasScopes}}
                setStack(Array(stack[...index]), in: scope)
                {{/hasScopes}}
                {{^hasScopes}}
                self.stack = Array(stack[...index])
                {{/hasScopes}}
            } else if item == {{#hasScopes}}root(of: scope){{/hasScopes}}{{^hasScopes}}screens[0]{{/hasScopes}} {
                {{#hasScopes}}
                setStack([], in: scope)
                {{/hasScopes}}
                {{^hasScopes}}
                self.stack = []
                {{/hasScopes}}
            }
        }

        /// Takes everything away that was pushed.
        {{>access}}mutating func popToRoot({{#hasScopes}}in scope: Scope = .base{{/hasScopes}}) {
            {{#measuresRoom}}
            {{#hasScopes}}
            if isCompact { setStack([], in: scope) } else { setDetailStack([], in: scope) }
            {{/hasScopes}}
            {{^hasScopes}}
            if isCompact { stack = [] } else { detailStack = [] }
            {{/hasScopes}}
            {{/measuresRoom}}
            {{^measuresRoom}}
            {{#hasScopes}}
            setStack([], in: scope)
            {{/hasScopes}}
            {{^hasScopes}}
            stack = []
            {{/hasScopes}}
            {{/measuresRoom}}
        }

        {{>stateReplacing}}
        {{#collapses}}
        /// Goes back to the sidebar where it has a place of its own, and else to the nearest of its rows.
        {{/collapses}}
        {{^collapses}}
        /// Goes back to the {{origin}}.
        {{/collapses}}
        {{>access}}mutating func backToRoot({{#hasScopes}}in scope: Scope = .base{{/hasScopes}}) {
            {{#hasScopes}}
            if scope != .base { return setStack([], in: scope) }
            {{/hasScopes}}
            {{#isSplit}}
            {{#tabs}}
            if isCompact { return stack = [] }
            {{/tabs}}
            choose(screens[0].sidebarItem == nil ? {{start}} : screens[0])
            {{/isSplit}}
            {{^isSplit}}
            {{#tabs}}
            stack = []
            {{/tabs}}
            {{^tabs}}
            screens = [{{start}}]
            {{/tabs}}
            {{/isSplit}}
            {{#collapses}}
            showsSidebar = true
            {{/collapses}}
        }

        {{>stateOpening}}
    }

    {{>stateRemoval}}

    """#

/// What lies on the root of what is acted on.
let trailPartial: StaticString = "{{#hasScopes}}stack(in: scope){{/hasScopes}}{{^hasScopes}}stack{{/hasScopes}}"
