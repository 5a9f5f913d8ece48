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
        {{#tabs}}
        {{#isSplit}}
        /// What a tab chooses stays in it; the whole chooses where the screen belongs.
        {{/isSplit}}
        {{^isSplit}}
        /// What a tab chooses stays in it; the whole chooses in the tab on show.
        {{/isSplit}}
        {{/tabs}}
        {{/hasScopes}}
        {{>access}}mutating func setDetailRoot(_ item: {{item}}{{>inScope}}) {
            {{#hasScopes}}
            {{#tabs}}
            {{#isSplit}}
            if case .tab(let tab) = scope, isCompact || !isOnShow(scope) { return choose(item, in: tab) }
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
            if case .tab(let tab) = scope { keptPlaceholders.remove(tab.rawValue) }
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
            if stack.suffix(items.count) == items[...] { return push(last{{#hasScopes}}, in: scope{{/hasScopes}}) }
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
            {{#splitsTabs}}
            let pushed = detailStack(in: scope)
            if !pushed.isEmpty { return setDetailStack(pushed.dropLast() + [item], in: scope) }
            {{/splitsTabs}}
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
            {{#tabs}}
            {{#isSplit}}
            case .base: if isCompact { push(item) } else { choose(item) }
            case .tab: push(item, in: scope)
            {{/isSplit}}
            {{^isSplit}}
            case .base, .tab: push(item, in: scope)
            {{/isSplit}}
            {{/tabs}}
            {{^tabs}}
            case .base: choose(item)
            {{/tabs}}
            {{#hasLayers}}
            case .layer(let level):
                if root(of: scope) == nil { push(item, in: scope) } else { replaceRoot(with: item, ofLayer: level) }
            {{/hasLayers}}
            }
        }

        {{#hasLayers}}
        /// What lies over or under the layer does not come twice: it would close one of the two.
        private mutating func replaceRoot(with item: {{item}}, ofLayer level: Int) {
            var layers = layers
            layers[level].replace(with: item)
            if Self.withoutTwins(layers).count == layers.count { self.layers = layers }
        }

        {{/hasLayers}}
        {{/hasScopes}}
        /// Shows screens, each on top of the one before, from the root on.
        {{#hasLayers}}
        /// Nothing lies over those of the whole any more.
        {{/hasLayers}}
        {{#tabs}}
        /// They are shown in the tab where the first of them lives, or that begins with it.
        {{/tabs}}
        {{#presentsScreens}}
        /// The first that is presented lies over those before it, and what follows lies in it.
        {{/presentsScreens}}
        {{>access}}mutating func setTrail(_ items: [{{item}}]{{>inScope}}) {
            {{#presentsScreens}}
            // What a layer begins with is there already, presented or not.
            let start = !items.isEmpty && items.first == root(of: scope) ? 1 : 0
            guard let end = items[start...].firstIndex(where: { $0.presentationStyle != nil }) else {
                return _ = setScreens(items, in: scope)
            }
            var scope = scope
            if end > 0 { scope = setScreens(Array(items[..<end]), in: scope) } else if scope == .base { dismissAll() }
            present(items[end], in: scope)
            layers[layers.count - 1].stack = Array(items[(end + 1)...])
            {{/presentsScreens}}
            {{^presentsScreens}}
            {{#hasScopes}}
            _ = setScreens(items, in: scope)
            {{/hasScopes}}
            {{^hasScopes}}
            guard let first = items.first else { return backToRoot() }
            choose(first)
            push(Array(items.dropFirst()))
            {{/hasScopes}}
            {{/presentsScreens}}
        }

        {{#hasScopes}}
        /// Shows screens where the first of them belongs, and returns where that is.
        private mutating func setScreens(_ items: [{{item}}], in scope: Scope) -> Scope {
            {{#tabs}}
            if {{#windows}}!isWindow, {{/windows}}let first = items.first, let tab = {{enum}}(root: first){{#hasHomes}} ?? first.homeTab{{/hasHomes}} {
                {{#hasLayers}}
                dismissAll()
                {{/hasLayers}}
                {{^hasLayers}}
                {{#dialogs}}
                answer()
                {{/dialogs}}
                {{/hasLayers}}
                begin(tab, with: first)
                push(Array(items.dropFirst()))
                return .base
            }
            {{/tabs}}
            if scope != .base {
                setStack(items.first == root(of: scope) ? Array(items.dropFirst()) : items, in: scope)
                return scope
            }
            {{#hasLayers}}
            dismissAll()
            {{/hasLayers}}
            {{^hasLayers}}
            {{#dialogs}}
            answer()
            {{/dialogs}}
            {{/hasLayers}}
            if let first = items.first { choose(first) } else { backToRoot() }
            push(Array(items.dropFirst()))
            return scope
        }
        {{#tabs}}

        /// Shows a tab with nothing on its root but a screen.
        private mutating func begin(_ tab: {{enum}}, with item: {{item}}) {
            {{#isSplit}}
            {{#hasHomes}}
            if !isCompact {
                if !liesOnRoot(item, of: tab) { return choose(item) }
                choose(tab.root)
                return push(item)
            }
            {{/hasHomes}}
            {{^hasHomes}}
            if !isCompact { return choose(item) }
            {{/hasHomes}}
            if tab != selectedTab { select(tab) }
            stack = item == tab.root ? [] : [item]
            {{/isSplit}}
            {{^isSplit}}
            leave(for: tab)
            {{#nestsTabs}}
            stack = []
            {{/nestsTabs}}
            choose(item)
            {{/isSplit}}
        }
        {{/tabs}}

        {{/hasScopes}}
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
