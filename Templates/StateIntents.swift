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
            if !isOnShow(scope) { return setDetailRoot(item, in: scope) }
            {{/hasScopes}}
            {{#hasContent}}
            if item.isDetail, let content = item.defaultContentRoot { choose(content) }
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
        {{/hasScopes}}
        {{>access}}mutating func setDetailRoot(_ item: {{item}}{{>inScope}}) {
            {{#hasScopes}}
            if isOnShow(scope) { return choose(item) }
            {{#splitsTabs}}
            if case .tab(let tab) = scope { keptPlaceholders.remove(tab.rawValue) }
            {{/splitsTabs}}
            setStack(item == root(of: scope) ? [] : [item], in: scope)
            {{/hasScopes}}
            {{^hasScopes}}
            choose(item)
            {{/hasScopes}}
        }

        /// Puts a screen on top of what is shown. One that is on top already is not put there again.
        {{>access}}mutating func push(_ item: {{item}}{{>inScope}}) {
            {{#collapses}}
            {{#hasScopes}}
            if scope == .base { showsSidebar = false }
            {{/hasScopes}}
            {{^hasScopes}}
            showsSidebar = false
            {{/hasScopes}}
            {{/collapses}}
            {{#hasScopes}}
            if item != top(of: scope) { setStack(stack(in: scope) + [item], in: scope) }
            {{/hasScopes}}
            {{^hasScopes}}
            if item != top { stack.append(item) }
            {{/hasScopes}}
        }

        /// Puts screens on top of what is shown, each on top of the one before.
        {{>access}}mutating func push(_ items: [{{item}}]{{>inScope}}) {
            for item in items { push(item{{#hasScopes}}, in: scope{{/hasScopes}}) }
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

        /// Puts a screen in the place of the one on top. Where the two are equal, though not in all that they carry, the
        /// screen stays, with what is new.
        {{>access}}mutating func replaceTop(with item: {{item}}{{>inScope}}) {
            let stack = {{>trail}}
            if stack.isEmpty { return {{#hasScopes}}replaceRoot(with: item, of: scope){{/hasScopes}}{{^hasScopes}}choose(item){{/hasScopes}} }
            {{#collapses}}
            {{#hasScopes}}
            if scope == .base { showsSidebar = false }
            {{/hasScopes}}
            {{^hasScopes}}
            showsSidebar = false
            {{/hasScopes}}
            {{/collapses}}
            {{#placeholderCase}}
            if item.isPlaceholder { return }
            {{/placeholderCase}}
            {{#hasScopes}}
            setStack(stack.dropLast() + [item], in: scope)
            {{/hasScopes}}
            {{^hasScopes}}
            self.stack = stack.dropLast() + [item]
            {{/hasScopes}}
        }

        {{#hasScopes}}
        private mutating func replaceRoot(with item: {{item}}, of scope: Scope) {
            {{#placeholderCase}}
            if item.isPlaceholder, scope != .base { return }
            {{/placeholderCase}}
            switch scope {
            case .base: choose(item)
            {{#tabs}}
            case .tab: push(item, in: scope)
            {{/tabs}}
            {{#hasLayers}}
            case .layer(let level): if layers.indices.contains(level) { layers[level].replace(with: item) }
            {{/hasLayers}}
            }
        }

        {{/hasScopes}}
        /// Shows screens, each on top of the one before, from the root on.
        {{>access}}mutating func setTrail(_ items: [{{item}}]{{>inScope}}) {
            {{#hasScopes}}
            if scope != .base {
                return setStack(items.first == root(of: scope) ? Array(items.dropFirst()) : items, in: scope)
            }
            {{/hasScopes}}
            guard let first = items.first else { return backToRoot() }
            choose(first)
            push(Array(items.dropFirst()))
        }

        {{#collapses}}
        /// Goes back to the sidebar where it has a place of its own, and else to the nearest of its rows.
        {{/collapses}}
        {{^collapses}}
        /// Goes back to the {{origin}}.
        {{/collapses}}
        {{>access}}mutating func backToRoot({{#hasScopes}}in scope: Scope = .base{{/hasScopes}}) {
            {{#hasScopes}}
            if !isOnShow(scope) { return setStack([], in: scope) }
            {{/hasScopes}}
            {{#tabs}}
            if isCompact { return stack = [] }
            {{/tabs}}
            {{#isSplit}}
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

        {{#isSplit}}
        /// Shows a screen as the layout at hand calls for: in the detail column, or on top where there is one column.
        {{/isSplit}}
        {{^isSplit}}
        /// Shows a screen: on top of what is shown, unless it is the root of a stack.
        {{/isSplit}}
        {{#presentsScreens}}
        /// One that is presented lies over all of it.
        {{/presentsScreens}}
        {{#tabs}}
        /// One that lives in a tab, or that a tab begins with, is shown there{{#hasLayers}}, and nothing lies over it any more{{/hasLayers}}.
        {{/tabs}}
        {{>access}}mutating func open(_ item: {{item}}{{>inScope}}) {
            {{#presentsScreens}}
            if let style = item.presentationStyle { return present(item, as: style) }
            {{/presentsScreens}}
            {{#tabs}}
            if let tab = {{#hasHomes}}item.homeTab ?? {{/hasHomes}}{{enum}}(root: item) { return open(item, at: tab) }
            {{/tabs}}
            {{#hasScopes}}
            if !isOnShow(scope) { return push(item, in: scope) }
            {{/hasScopes}}
            {{#nestsContent}}
            if contentRoot != nil, item.placeholder != nil, item.sidebarItem == nil { return contentStack.append(item) }
            {{/nestsContent}}
            {{#tabs}}
            {{#splitsTabs}}
            if !isCompact, selectedTab.holdsSplit { choose(item) } else { push(item) }
            {{/splitsTabs}}
            {{^splitsTabs}}
            {{#isSplit}}
            if isCompact { push(item) } else { choose(item) }
            {{/isSplit}}
            {{^isSplit}}
            push(item)
            {{/isSplit}}
            {{/splitsTabs}}
            {{/tabs}}
            {{^tabs}}
            if item.isRoot{{#isSplit}} || !isCompact{{/isSplit}}{{#collapses}} || showsSidebar{{/collapses}} { choose(item) } else { push(item) }
            {{/tabs}}
        }

        {{#tabs}}
        /// Shows a screen in the tab where it lives.
        private mutating func open(_ item: {{item}}, at tab: {{enum}}) {
            {{#hasLayers}}
            dismissAll()
            {{/hasLayers}}
            {{#isSplit}}
            if !isCompact { return choose(item) }
            {{/isSplit}}
            if item == tab.root { return choose(item) }
            if tab != selectedTab { select(tab) }
            {{#splitsTabs}}
            if !isCompact, tab.holdsSplit { return choose(item) }
            {{/splitsTabs}}
            push(item)
        }

        {{/tabs}}
        {{#measuresRoom}}
        /// Fits the layout to the room there is. Nothing is lost either way.
        {{>access}}mutating func adapt(toCompact isCompact: Bool) { self.isCompact = isCompact }

        {{/measuresRoom}}
        /// What is shown of a trail.
        {{#hasScopes}}
        private func top(of scope: Scope) -> {{item}}? { stack(in: scope).last ?? root(of: scope) }
        {{/hasScopes}}
        {{^hasScopes}}
        private var top: {{item}}? { stack.last ?? screens[0] }
        {{/hasScopes}}

        /// Makes an item the root of its columns.
        private mutating func choose(_ item: {{item}}) {
            {{#collapses}}
            showsSidebar = false
            {{/collapses}}
            {{#placeholderCase}}
            if item.isPlaceholder { return {{#splitsTabs}}stack = []{{/splitsTabs}}{{^splitsTabs}}{{>leaveDetail}}{{/splitsTabs}} }
            {{/placeholderCase}}
            {{#hasContent}}
            let content = item.isDetail ? {{#hasHomes}}homeContent(of: item) ?? {{/hasHomes}}contentRoot ?? item.defaultContentRoot : nil
            {{/hasContent}}
            {{#tabs}}
            {{#isSplit}}
            if let tab = tab(of: item, under: {{#hasContent}}content ?? {{/hasContent}}item) { leave(for: tab) }
            {{/isSplit}}
            {{^isSplit}}
            if let tab = {{enum}}(root: item), tab != selectedTab { leave(for: tab) }
            {{/isSplit}}
            {{/tabs}}
            {{#hasContent}}
            {{#nestsContent}}
            let contents = content == contentRoot ? screens.prefix(contentCount) : [content].compactMap { $0 }[...]
            {{/nestsContent}}
            keepsPlaceholder = false
            {{#nestsContent}}
            screens = (content == nil ? [] : contents) + [item]
            {{/nestsContent}}
            {{^nestsContent}}
            screens = [content, item].compactMap { $0 }
            {{/nestsContent}}
            {{/hasContent}}
            {{^hasContent}}
            {{#splitsTabs}}
            keptPlaceholders.remove(selectedTab.rawValue)
            {{/splitsTabs}}
            {{#isSplit}}
            screens = [item]
            {{/isSplit}}
            {{^isSplit}}
            {{#tabs}}
            screens = item == selectedTab.root ? [item] : [selectedTab.root, item]
            {{/tabs}}
            {{^tabs}}
            screens = [item]
            {{/tabs}}
            {{/isSplit}}
            {{/hasContent}}
        }
        {{#hasHomes}}
        {{#hasContent}}

        /// What the content column shows where a screen lives.
        private func homeContent(of item: {{item}}) -> {{item}}? {
            item.homeTab.flatMap { $0.root.placeholder == nil ? nil : $0.root }
        }
        {{/hasContent}}
        {{/hasHomes}}
    }

    {{>stateRemoval}}

    """#

/// What lies on the root of what is acted on.
let trailPartial: StaticString = "{{#hasScopes}}stack(in: scope){{/hasScopes}}{{^hasScopes}}stack{{/hasScopes}}"
