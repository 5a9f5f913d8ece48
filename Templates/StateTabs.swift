/// The state's tabs.
let stateTabsPartial: StaticString = #"""
    // MARK: - Tabs

    extension NavigationState {
        {{#hasHomes}}
        {{>access}}typealias Tab = {{enum}}

        {{/hasHomes}}
        {{#popsOnReselection}}
        /// Shows a tab as it was left; the tab that is shown goes back to its root.
        {{/popsOnReselection}}
        {{^popsOnReselection}}
        /// Shows a tab as it was left.
        {{/popsOnReselection}}
        {{>access}}mutating func select(_ tab: {{enum}}) {
            {{#isSplit}}
            if isOnShow(.tab(tab)) { return{{#popsOnReselection}} stack = []{{/popsOnReselection}} }
            {{#hasTabPlaceholders}}
            let place = placeholderPlaces[tab.rawValue] ?? 0
            {{/hasTabPlaceholders}}
            {{#isCodable}}
            let held = tabPaths[tab.rawValue]
            leave(for: tab)
            screens = [tab.root] + (held?.items ?? [])
            if let held { path = {{pathType}}([tab.root]) + held }
            {{/isCodable}}
            {{^isCodable}}
            let stack = stack(in: .tab(tab))
            leave(for: tab)
            screens = [tab.root] + stack
            {{/isCodable}}
            {{#hasTabPlaceholders}}
            placeholderPlace = 0
            {{/hasTabPlaceholders}}
            {{#stacksContent}}
            if isCompact { beginColumns(with: self.stack) }
            {{/stacksContent}}
            {{#hasTabPlaceholders}}
            if place > countUnderColumns { keepOnPlaceholder(behind: place - countUnderColumns) }
            {{/hasTabPlaceholders}}
            {{/isSplit}}
            {{^isSplit}}
            {{#popsOnReselection}}
            if tab == selectedTab { stack = [] }
            {{/popsOnReselection}}
            leave(for: tab)
            {{/isSplit}}
        }

        private mutating func leave(for tab: {{enum}}) {
            {{#isSplit}}
            {{#hasTabPlaceholders}}
            let place = placeholderPlace > 0 ? countUnderColumns + placeholderPlace : nil
            {{/hasTabPlaceholders}}
            {{#isCodable}}
            if isCompact {
                let held = held
                tabPaths[nameOfHeld] = held == {{pathType}}() ? nil : held
            }
            {{/isCodable}}
            {{^isCodable}}
            if isCompact { hold(stack, in: selectedTab) }
            {{/isCodable}}
            {{#hasTabPlaceholders}}
            if isCompact, stackStart < 2 { placeholderPlaces[{{#isCodable}}nameOfHeld{{/isCodable}}{{^isCodable}}selectedTab.rawValue{{/isCodable}}] = place }
            placeholderPlaces[tab.rawValue] = nil
            {{/hasTabPlaceholders}}
            tabPaths[tab.rawValue] = nil
            {{/isSplit}}
            selectedTab = tab
            {{#isCodable}}
            unread[CodingKeys.selectedTab.rawValue] = nil
            {{/isCodable}}
        }
        {{#isSplit}}
        {{#isCodable}}

        /// What the tab on show holds, with what of it this build does not know.
        private var held: {{pathType}} {
            if isOfUnknownTab { return path.dropFirst() }
            var held = stackStart == 0 ? (tabPaths[selectedTab.rawValue] ?? {{pathType}}()) + path : path
            for _ in 0..<stackStart { held = held.dropFirst() }
            held.items = stack
            return held
        }

        private var nameOfHeld: String {
            if isOfUnknownTab, case .string(let name) = unread[CodingKeys.selectedTab.rawValue] { return name }
            return selectedTab.rawValue
        }

        /// Whether what is shown lies in a tab that this build does not know.
        private var isOfUnknownTab: Bool { path.beginsUnread && unread[CodingKeys.selectedTab.rawValue] != nil }
        {{/isCodable}}
        {{/isSplit}}

        {{#hasTabPlaceholders}}
        /// In a tab's content column, what is behind so many screens was pushed on its placeholder, where it would take that
        /// one's place else.
        private mutating func keepOnPlaceholder(behind count: Int, in tab: {{enum}}) {
            let scope = Scope.tab(tab)
            for place in [nil, count + 1] {
                placeholderPlaces[tab.rawValue] = place
                if stack(in: scope).count - detailStack(in: scope).count == count { return }
            }
            placeholderPlaces[tab.rawValue] = nil
        }

        {{/hasTabPlaceholders}}
        /// Replaces what a tab holds{{#isSplit}}, as far as it is not on show{{/isSplit}}.
        private mutating func hold(_ stack: [{{item}}], in tab: {{enum}}) {
            var path = tabPaths[tab.rawValue] ?? {{pathType}}()
            {{#hasTabPlaceholders}}
            let old = path.items
            if let place = placeholderPlaces[tab.rawValue], old.count < place || !stack.starts(with: old[..<place]) {
                placeholderPlaces[tab.rawValue] = nil
            }
            {{/hasTabPlaceholders}}
            path.items = stack
            tabPaths[tab.rawValue] = path == {{pathType}}() ? nil : path
        }
        {{#isSplit}}

        {{>stateTabColumns}}
        {{/isSplit}}
        {{#splitsTabs}}

        {{>stateTabSplits}}
        {{/splitsTabs}}
    }

    """#

/// What is shown in tabs where there is room for one column, and beside them where there is more.
let stateTabColumnsPartial: StaticString = #"""
    /// The tab that a screen belongs to in the columns, where one does: what stands beside a list belongs where that does.
    private func tab(of item: {{item}}, under root: {{item}}) -> {{enum}}? {
        {{enum}}(root: item) ?? {{#hasHomes}}root.homeTab ?? {{/hasHomes}}{{enum}}(root: root.sidebarItem ?? root)
    }

    {{#stacksContent}}
    /// Shows a stack so that columns, once there is room for them, begin with what of it belongs in the content column.
    /// The tab holds what lies below. `false` where nothing of it belongs there.
    @discardableResult
    private mutating func beginColumns(with stack: [{{item}}]) -> Bool {
        guard let first = stack.indices.last(where: { beginsColumns($0, of: stack) }) else { return false }
        {{#isCodable}}
        tabPaths[selectedTab.rawValue] = held
        {{/isCodable}}
        hold(Array(stack[..<first]), in: selectedTab)
        let held = tabPaths[selectedTab.rawValue]
        screens = Array(stack[first...])
        keepRootPushed(over: held)
        return true
    }

    /// What the tab begins with and was pushed on a list is not what lies under that.
    private mutating func keepRootPushed(over held: {{pathType}}?) {
        let root = selectedTab.root
        guard contentRoot != nil, root.isDetail, screens.dropFirst({{>contentCount}}).first == root else { return }
        keepOnPlaceholder(behind: {{>contentCount}})
        tabPaths[selectedTab.rawValue] = held
    }

    private func beginsColumns(_ index: Int, of stack: [{{item}}]) -> Bool {
        let item = stack[index]
        if item.placeholder == nil { return false }
        {{#nestsContent}}
        let below = index > 0 ? stack[index - 1] : selectedTab.root
        if item.sidebarItem == nil, below.placeholder != nil { return false }
        {{/nestsContent}}
        let tab = tab(of: item, under: item)
        return tab == nil || index == 0 && tab == selectedTab && item != selectedTab.root
    }

    {{/stacksContent}}
    {{#hasContent}}
    /// In one column, how many of the tab's screens lie under those that columns begin with once there is room.
    private var countUnderColumns: Int { stackStart == 0 ? aside.count + 1 : 0 }

    /// In one column, changes the lists that stand beside what the tab begins with once there is room.
    private mutating func changeListsBeside(_ change: ([{{item}}]) -> [{{item}}]) {
        let start = stackStart - 1
        if !isCompact || start < 1 { return }
        let lists = Array(screens[..<start])
        let left = change(lists)
        if left != lists { screens = (left.first == lists[0] ? left : []) + screens[start...] }
    }

    {{/hasContent}}
    /// The tab on show is that of the screens.
    private mutating func followScreens() {
        {{#isCodable}}
        let old = selectedTab
        fitTab()
        if selectedTab != old { unread[CodingKeys.selectedTab.rawValue] = nil }
        {{/isCodable}}
        {{^isCodable}}
        fitTab()
        {{/isCodable}}
    }

    /// What a tab begins with lies in no other one, and what is shown of a tab is not held for it as well.
    private mutating func fitTab() {
        if isBesideTabs, {{#isCodable}}!path.beginsUnread, {{/isCodable}}let tab = tab(of: screens[0], under: screens[0]) { selectedTab = tab }
        {{#hasTabPlaceholders}}
        if isBesideTabs { return }
        tabPaths[selectedTab.rawValue] = nil
        placeholderPlaces[selectedTab.rawValue] = nil
        {{/hasTabPlaceholders}}
        {{^hasTabPlaceholders}}
        if !isBesideTabs { tabPaths[selectedTab.rawValue] = nil }
        {{/hasTabPlaceholders}}
    }

    /// Whether a place is shown that no tab leads to.
    private var isBesideTabs: Bool {
        let roots = screens.prefix(rootCount)
        return !roots.contains(selectedTab.root) && tab(of: roots[roots.count - 1], under: roots[0]) != selectedTab
    }

    /// What the tab holds under such a place.
    private var aside: [{{item}}] {
        isCompact && isBesideTabs ? tabPaths[selectedTab.rawValue]?.items ?? [] : []
    }

    """#
