/// How a screen is shown where it belongs.
let stateOpeningPartial: StaticString = #"""
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
    {{#windows}}
    /// A window of its own has no tabs.
    {{/windows}}
    {{/tabs}}
    {{>access}}mutating func open(_ item: {{item}}{{>inScope}}) {
        {{#presentsScreens}}
        if let style = item.presentationStyle {
            {{#presentsHomes}}
            if layers.isEmpty { chooseHome(of: item) }
            {{/presentsHomes}}
            present(item, as: style, in: scope)
            // Where it was presented already, what was pushed on it goes.
            layers[layers.count - 1].stack = []
            return
        }
        {{/presentsScreens}}
        {{#tabs}}
        if {{#windows}}!isWindow, {{/windows}}let tab = {{enum}}(root: item){{#hasHomes}} ?? item.homeTab{{/hasHomes}} { return open(item, at: tab) }
        {{/tabs}}
        {{#nestsTabs}}
        if let tab = tab(of: scope), pushContent(item, of: tab) { return }
        {{/nestsTabs}}
        {{#splitsTabs}}
        if !isCompact, !isOnShow(scope), case .tab(let tab) = scope, tab.holdsSplit, item != top(of: scope) {
            return setDetailRoot(item, in: scope)
        }
        {{/splitsTabs}}
        {{#isSplit}}
        {{#tabs}}
        if isBeside(scope, item) { return }
        {{/tabs}}
        {{/isSplit}}
        {{#hasScopes}}
        if !isOnShow(scope) { return push(item, in: scope) }
        {{/hasScopes}}
        {{#measuresRoom}}
        // What is on show already stays, with what lies under it{{#isSplit}}; a row goes to its place{{/isSplit}}.
        if !isCompact, {{#isSplit}}item.sidebarItem == nil, {{/isSplit}}item == {{#hasScopes}}top(of: .base){{/hasScopes}}{{^hasScopes}}top{{/hasScopes}} { return push(item) }
        {{/measuresRoom}}
        {{#nestsContent}}
        if contentRoot != nil, item.placeholder != nil, item.sidebarItem == nil { return openContent(item) }
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

    {{#nestsContent}}
    /// Shows a screen in the content column. One that is on top there stays; in one column, what lies on it goes, and another
    /// lies on top.
    private mutating func openContent(_ item: {{item}}) {
        if screens[contentCount - 1] != item {
            let isCovered = isCompact && {{#collapses}}!showsSidebar && {{/collapses}}screens.count > contentCount
            return isCovered ? push(item) : contentStack.append(item)
        }
        {{#collapses}}
        showsSidebar = false
        {{/collapses}}
        if isCompact { {{>leaveDetail}} }
    }

    {{/nestsContent}}
    {{#tabs}}
    /// Shows a screen in the tab where it lives.
    private mutating func open(_ item: {{item}}, at tab: {{enum}}) {
        {{#hasLayers}}
        dismissAll()
        {{/hasLayers}}
        {{^hasLayers}}
        {{#dialogs}}
        answer()
        {{/dialogs}}
        {{/hasLayers}}
        {{#isSplit}}
        {{#hasHomes}}
        if !isCompact {
            // What is on show already stays, with what lies under it.
            if isOnShow(.tab(tab)), item.sidebarItem == nil, item == top(of: .base) { return push(item) }
            {{#hasContent}}
            // A list of the tab's selects it, whatever the tab begins with.
            if item != tab.root, item.isDetail, item.sidebarItem == nil, let list = contentRoot,
                self.tab(of: item, under: list) == tab
            {
                return choose(item, on: list)
            }
            {{/hasContent}}
            if !liesOnRoot(item, of: tab) { return choose(item) }
            if screens[0] != tab.root { choose(tab.root) }
            return push(item)
        }
        {{/hasHomes}}
        {{^hasHomes}}
        if !isCompact { return choose(item) }
        {{/hasHomes}}
        {{/isSplit}}
        if item == tab.root { return choose(item) }
        if tab != selectedTab { select(tab) }
        {{#nestsTabs}}
        if pushContent(item, of: tab) { return }
        {{/nestsTabs}}
        {{#splitsTabs}}
        if !isCompact, tab.holdsSplit, item != top(of: .base) { return choose(item) }
        {{/splitsTabs}}
        push(item)
    }

    {{#presentsHomes}}
    /// Chooses the tab over which a screen is to be presented: where it lives, if tabs are in sight{{#guards}}, and no guard keeps people
    /// from it who may see the screen{{/guards}}.
    private mutating func chooseHome(of item: {{item}}) {
        {{#isSplit}}
        if !isCompact { return }
        {{/isSplit}}
        guard {{#windows}}!isWindow, {{/windows}}let tab = item.homeTab, tab != selectedTab else { return }
        // A popover points at what is on show.
        if item.presentationStyle == .popover { return }
        {{#guards}}
        if !Set(item.requires).isSuperset(of: tab.root.requires) { return }
        {{/guards}}
        select(tab)
    }

    {{/presentsHomes}}
    {{#isSplit}}
    {{#hasHomes}}
    /// Whether a screen lies, in columns, on what its tab begins with: where no list is to stand beside it.
    private func liesOnRoot(_ item: {{item}}, of tab: {{enum}}) -> Bool {
        {{#hasContent}}
        if tab.root.placeholder != nil || item.placeholder != nil { return false }
        return item.homeTab == tab && item != tab.root && item.sidebarItem == nil
        {{/hasContent}}
        {{^hasContent}}
        item.homeTab == tab && item != tab.root && item.sidebarItem == nil
        {{/hasContent}}
    }

    {{/hasHomes}}
    {{/isSplit}}
    {{/tabs}}
    {{#links}}
    /// Goes where a link leads: shows screens, each on top of the one before, and one alone as `open` does.
    {{#hasLayers}}
    /// Nothing lies over them any more.
    {{/hasLayers}}
    {{>shared}}mutating func follow(_ screens: [{{item}}]) {
        guard let item = screens.first else { return }
        if screens.count > 1 { return setTrail(screens) }
        {{#hasLayers}}
        {{#presentsScreens}}
        if item.presentationStyle == nil { dismissAll() }
        {{/presentsScreens}}
        {{^presentsScreens}}
        dismissAll()
        {{/presentsScreens}}
        {{/hasLayers}}
        open(item)
    }

    {{#activity}}
    /// The screen on top of all that is shown; `nil` for what is none.
    {{>shared}}var itemOnShow: {{item}}? {
        {{#hasLayers}}
        if let layer = layers.last { return layer.stack.last ?? layer.item }
        {{/hasLayers}}
        {{#collapses}}
        if isCompact, showsSidebar { return nil }
        {{/collapses}}
        {{#hasScopes}}
        return top(of: .base)
        {{/hasScopes}}
        {{^hasScopes}}
        return top
        {{/hasScopes}}
    }

    {{/activity}}
    {{/links}}
    {{#measuresRoom}}
    /// Fits the layout to the room there is. Nothing is lost either way.
    {{#startsApart}}
    {{>access}}mutating func adapt(toCompact isCompact: Bool) {
        let isNew = path == {{pathType}}([])
        {{#tabs}}
        if isNew, isCompact { select(.{{start}}) }
        {{/tabs}}
        self.isCompact = isCompact
        if isNew, !isCompact { screens = [{{start}}] }
    }
    {{/startsApart}}
    {{^startsApart}}
    {{>access}}mutating func adapt(toCompact isCompact: Bool) { self.isCompact = isCompact }
    {{/startsApart}}

    {{/measuresRoom}}
    {{#windows}}
    /// Fits what was saved to the window that it comes back in.
    mutating func adapt(toWindow isWindow: Bool) { self.isWindow = isWindow }

    {{/windows}}
    /// What is shown of a trail.
    {{#hasScopes}}
    private func top(of scope: Scope) -> {{item}}? { stack(in: scope).last ?? root(of: scope) }
    {{/hasScopes}}
    {{^hasScopes}}
    private var top: {{item}}? { stack.last ?? screens[0] }
    {{/hasScopes}}

    {{#hasEqualTwins}}
    /// Whether a screen is there, on show or not, or one that is equal to it though not in all that they carry.
    {{#hasScopes}}
    func has(_ item: {{item}}) -> Bool {
        let scopes = [.base]{{#tabs}} + {{enum}}.allCases.map(Scope.tab){{/tabs}}{{#hasLayers}} + layers.indices.map(Scope.layer){{/hasLayers}}
        return scopes.contains { item == root(of: $0) || stack(in: $0).contains(item) }
    }
    {{/hasScopes}}
    {{^hasScopes}}
    func has(_ item: {{item}}) -> Bool { screens.contains(item) }
    {{/hasScopes}}

    {{/hasEqualTwins}}
    {{#isSplit}}
    {{#tabs}}
    /// Whether a place is shown that no tab leads to and that was opened from the tab: it is not kept for that as well.
    private func isBeside(_ scope: Scope, _ item: {{item}}) -> Bool {
        !isCompact && scope == .tab(selectedTab) && item == top(of: .base)
    }

    {{/tabs}}
    {{/isSplit}}
    /// Makes an item the root of its columns{{#hasContent}}{{#tabs}}: where it belongs, or on a list that it is selected in{{/tabs}}{{/hasContent}}.
    private mutating func choose(_ item: {{item}}{{#hasContent}}{{#tabs}}, on list: {{item}}? = nil{{/tabs}}{{/hasContent}}) {
        {{#collapses}}
        showsSidebar = false
        {{/collapses}}
        {{#placeholderCase}}
        if item.isPlaceholder { return {{#hasPath}}{{>leaveDetail}}{{/hasPath}}{{^hasPath}}stack = {{#nestsTabs}}contentStack{{/nestsTabs}}{{^nestsTabs}}[]{{/nestsTabs}}{{/hasPath}} }
        {{/placeholderCase}}
        {{#hasContent}}
        let content = item.isDetail ? {{#tabs}}list ?? {{/tabs}}{{#hasHomes}}homeContent(of: item) ?? {{/hasHomes}}contentRoot ?? item.defaultContentRoot : nil
        {{/hasContent}}
        {{#tabs}}
        {{#isSplit}}
        if let tab = tab(of: item, under: {{#hasContent}}content ?? {{/hasContent}}item) {
            leave(for: tab)
        } else if isCompact{{#hasContent}}, content == nil || content != contentRoot{{/hasContent}} {
            // It lies on the root of the tab on show, and not on what that holds.
            tabColumns[selectedTab.rawValue] = nil
        }
        {{/isSplit}}
        {{^isSplit}}
        if {{#windows}}!isWindow, {{/windows}}let tab = {{enum}}(root: item){{#hasHomes}} ?? item.homeTab{{/hasHomes}}, tab != selectedTab {
            leave(for: tab)
        }
        {{/isSplit}}
        {{/tabs}}
        {{#hasContent}}
        {{#nestsContent}}
        let contents = content == contentRoot ? screens.prefix(contentCount) : [content].compactMap { $0 }[...]
        {{/nestsContent}}
        placeholderPlace = 0
        {{#nestsContent}}
        screens = (content == nil ? [] : contents) + [item]
        {{/nestsContent}}
        {{^nestsContent}}
        screens = [content, item].compactMap { $0 }
        {{/nestsContent}}
        {{/hasContent}}
        {{^hasContent}}
        {{#isSplit}}
        screens = [item]
        {{/isSplit}}
        {{^isSplit}}
        {{#tabs}}
        {{#nestsTabs}}
        stack = stack(choosing: item, in: selectedTab)
        {{/nestsTabs}}
        {{^nestsTabs}}
        stack = item == selectedTab.root ? [] : [item]
        {{/nestsTabs}}
        {{#splitsTabs}}
        placeholderPlaces[selectedTab.rawValue] = nil
        {{/splitsTabs}}
        {{/tabs}}
        {{^tabs}}
        screens = [item]
        {{/tabs}}
        {{/isSplit}}
        {{/hasContent}}
    }
    {{#tabs}}
    {{#isSplit}}

    /// Chooses what a tab shows, on show or not, where there is one stack: {{#hasContent}}on the list that it is selected in, and else {{/hasContent}}on the tab's root.
    private mutating func choose(_ item: {{item}}, in tab: {{enum}}) {
        if !isOnShow(.tab(tab)) { return changeHidden(tab) { $0.choose(item, in: tab) } }
        {{#hasContent}}
        if item.isDetail, let content = contentRoot, self.tab(of: item, under: content) ?? tab == tab {
            return choose(item, on: content)
        }
        let list = item.isDetail ? stack.lastIndex { $0.placeholder != nil } : nil
        let lists = list.map { stack[...$0] } ?? []
        stack = item == tab.root ? [] : lists + [item]
        {{/hasContent}}
        {{^hasContent}}
        stack = item == tab.root ? [] : [item]
        {{/hasContent}}
    }
    {{/isSplit}}
    {{/tabs}}
    {{#hasHomes}}
    {{#hasContent}}

    /// What the content column shows where a screen lives.
    private func homeContent(of item: {{item}}) -> {{item}}? {
        item.homeTab.flatMap { $0.root.placeholder == nil ? nil : $0.root }
    }
    {{/hasContent}}
    {{/hasHomes}}

    """#
