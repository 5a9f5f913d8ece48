/// The functions that put screens in the place of others.
let stateReplacingPartial: StaticString = #"""
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
        {{#hasContent}}
        {{#hasScopes}}
        let pushed = detailStack(in: scope)
        if !pushed.isEmpty{{#tabs}}, !isCompact || item.isDetail{{/tabs}} { return setDetailStack(pushed.dropLast() + [item], in: scope) }
        {{/hasScopes}}
        {{^hasScopes}}
        if !detailStack.isEmpty { return detailStack = detailStack.dropLast() + [item] }
        {{/hasScopes}}
        {{/hasContent}}
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
        {{#presentsHomes}}
        if end == 0, layers.isEmpty { chooseHome(of: items[0]) }
        {{/presentsHomes}}
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
        {{#presentsHomes}}
        // What a layer was opened for stays in it, wherever it lives.
        let staysInLayer = scope != .base && items.first?.presentationStyle != nil && items.first == root(of: scope)
        {{/presentsHomes}}
        if {{#presentsHomes}}!staysInLayer, {{/presentsHomes}}{{#windows}}!isWindow, {{/windows}}let first = items.first, let tab = {{enum}}(root: first){{#hasHomes}} ?? first.homeTab{{/hasHomes}} {
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
        {{#tabs}}
        {{#isSplit}}
        if isCompact, let first = items.first {
            // No list that lies on the root, or under it, stays.
            var chosen = self
            chosen.stack = []
            chosen.screens = {{>rootAlone}}
            chosen.choose(first)
            if chosen.selectedTab == selectedTab {
                self = chosen
            } else {
                leave(for: chosen.selectedTab)
                show(chosen.columns)
            }
            push(Array(items.dropFirst()))
            return scope
        }
        {{/isSplit}}
        {{/tabs}}
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
    """#
