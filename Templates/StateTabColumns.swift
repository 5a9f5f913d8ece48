/// What is shown in tabs where there is room for one column, and beside them where there is more.
let stateTabColumnsPartial: StaticString = #"""
    /// The tab that a screen belongs to in the columns, where one does: what stands beside a list belongs where that does.
    private func tab(of item: {{item}}, under root: {{item}}) -> {{enum}}? {
        {{enum}}(root: item) ?? {{#hasHomes}}root.homeTab ?? {{/hasHomes}}{{enum}}(root: root.sidebarItem ?? root)
    }

    /// What a tab shows at a time where there are columns.
    private struct Columns: Hashable{{#isCodable}}, Codable{{/isCodable}}{{#isSendable}}, Sendable{{/isSendable}} {
        var path: {{pathType}}
        {{#hasContent}}
        var placeholderPlace = 0
        {{/hasContent}}
        {{#isCodable}}

        init(path: {{pathType}}{{#hasContent}}, placeholderPlace: Int = 0{{/hasContent}}) {
            self.path = path
            {{#hasContent}}
            self.placeholderPlace = placeholderPlace
            {{/hasContent}}
        }

        /// Columns without a screen that this build knows are kept as they were saved.
        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            path = try values.decode({{pathType}}.self, forKey: .path)
            {{#hasContent}}
            placeholderPlace = (try? values.decode(Int.self, forKey: .placeholderPlace)) ?? 0
            {{/hasContent}}
            if path.items.isEmpty {
                throw DecodingError.dataCorruptedError(forKey: .path, in: values, debugDescription: "no known screen")
            }
        }

        private nonisolated enum CodingKeys: String, CodingKey { case path{{#hasContent}}, placeholderPlace{{/hasContent}} }
        {{/isCodable}}
    }

    /// What the tab on show holds, as it is put away; `nil` where that is its root alone.
    private var columns: {{columnsType}}? {
        var columns = tabColumns[{{#isCodable}}nameOfHeld{{/isCodable}}{{^isCodable}}selectedTab.rawValue{{/isCodable}}] ?? {{columnsType}}()
        let isOnRoot = screens == {{>rootAlone}} && path == {{pathType}}(path.items)
        if isOnRoot, columns.items.isEmpty { return columns == {{columnsType}}() ? nil : columns }
        columns.items.append(Columns(path: path{{#hasContent}}, placeholderPlace: placeholderPlace{{/hasContent}}))
        return columns
    }

    {{#isCodable}}
    /// Replaces what a tab holds. What of it this build does not know stays.
    private mutating func hold(_ columns: [Columns], in name: String) {
        guard var held = tabColumns[name] else { return }
        held.items = columns
        tabColumns[name] = held == {{columnsType}}() ? nil : held
    }

    {{/isCodable}}
    /// Shows what a tab held: the last of its columns. The others stay under them.
    private mutating func show(_ columns: {{columnsType}}?) {
        var under = columns ?? {{columnsType}}()
        let top = under.items.popLast()
        tabColumns[selectedTab.rawValue] = under == {{columnsType}}() ? nil : under
        path = top?.path ?? {{pathType}}()
        {{#hasContent}}
        placeholderPlace = top?.placeholderPlace ?? 0
        {{/hasContent}}
        if path.items.isEmpty{{#isCodable}}, !isCompact || !path.beginsUnread{{/isCodable}} { path.items = {{>rootAlone}} }
    }

    /// Puts columns over what the tab on show holds; where they belong to another one, their screens lie there.
    private mutating func cover(with columns: Columns) {
        let (held, isOnRoot) = (self.columns, stack.isEmpty{{#isCodable}} && path == {{pathType}}(path.items){{/isCodable}})
        path = columns.path
        {{#isCodable}}
        if path.beginsUnread {
            {{#hasContent}}
            placeholderPlace = columns.placeholderPlace
            {{/hasContent}}
            return tabColumns[selectedTab.rawValue] = held
        }
        {{/isCodable}}
        {{#hasContent}}
        placeholderPlace = 0
        let items = screens
        path.items = items
        if columns.placeholderPlace > 0 { keepOnPlaceholder(behind: {{#nestsContent}}min(columns.placeholderPlace, contentCount){{/nestsContent}}{{^nestsContent}}1{{/nestsContent}}) }
        if !isOnRoot { keepRootPushed() }
        {{/hasContent}}
        {{^hasContent}}
        let items = screens
        {{/hasContent}}
        if isBesideTabs ? tab(of: items[0], under: items[0]) == nil : isOnRoot {
            tabColumns[selectedTab.rawValue] = isBesideTabs ? held : nil
        } else {
            show(held)
            replaceScreens(with: screens + items)
        }
    }

    /// Changes a tab that is not on show as if it were, in one column.
    private mutating func changeHidden(_ tab: {{enum}}, _ change: (inout Self) -> Void) {
        var state = showing(.tab(tab))
        change(&state)
        tabColumns[tab.rawValue] = state.columns
    }

    /// In one column, replaces what the tab on show holds. Columns stay for as long as their first screen does.
    {{#stacksContent}}
    /// What is new begins columns of its own where it belongs in the content column.
    {{/stacksContent}}
    private mutating func replaceStack(with newValue: [{{item}}]) {
        {{#placeholderCase}}
        let newValue = newValue.filter { !$0.isPlaceholder }
        {{/placeholderCase}}
        let kept = zip(stack, newValue).prefix { $0 == $1 }.count
        var under = aside.count
        while stackStart == 0, under >= kept {
            show(tabColumns[selectedTab.rawValue])
            under = stackStart == 0 ? under - screens.count : 0
        }
        {{#stacksContent}}
        let starts = (kept..<newValue.count).filter { beginsColumns($0, of: newValue) } + [newValue.count]
        replaceScreens(with: Array(screens[..<stackStart] + newValue[under..<starts[0]]))
        for (start, end) in zip(starts, starts.dropFirst()) {
            let held = columns
            cover(with: Columns(path: {{pathType}}(Array(newValue[start..<end]))))
            if keepRootPushed() { tabColumns[selectedTab.rawValue] = held }
        }
        {{/stacksContent}}
        {{^stacksContent}}
        replaceScreens(with: Array(screens[..<stackStart] + newValue[under...]))
        {{/stacksContent}}
    }

    /// The screens on show become others of the same tab.
    private mutating func replaceScreens(with items: [{{item}}]) {
        {{#hasContent}}
        let isOverRoot = stackStart == 0
        if !items.starts(with: screens.prefix({{#nestsContent}}contentCount + 1{{/nestsContent}}{{^nestsContent}}2{{/nestsContent}})) { placeholderPlace = 0 }
        path.items = items
        if isOverRoot { keepRootPushed() }
        {{/hasContent}}
        {{^hasContent}}
        path.items = items
        {{/hasContent}}
    }

    {{#isCodable}}
    private var nameOfHeld: String {
        if isOfUnknownTab, case .string(let name) = unread[CodingKeys.selectedTab.rawValue] { return name }
        return selectedTab.rawValue
    }

    /// Whether what is shown lies in a tab that this build does not know.
    private var isOfUnknownTab: Bool { path.beginsUnread && unread[CodingKeys.selectedTab.rawValue] != nil }

    {{/isCodable}}
    {{#hasContent}}
    /// What the tab begins with and was pushed on a list is not what lies under that. Whether it was.
    @discardableResult
    private mutating func keepRootPushed() -> Bool {
        let root = selectedTab.root
        guard contentRoot != nil, root.isDetail, screens.dropFirst({{>contentCount}}).first == root else { return false }
        keepOnPlaceholder(behind: {{>contentCount}})
        return true
    }

    {{/hasContent}}
    {{#stacksContent}}
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
        if isBesideTabs{{#isCodable}} || path.beginsUnread{{/isCodable}} { return }
        {{#isCodable}}
        hold([], in: selectedTab.rawValue)
        {{/isCodable}}
        {{^isCodable}}
        tabColumns[selectedTab.rawValue] = nil
        {{/isCodable}}
    }

    /// Whether a place is shown that no tab leads to.
    private var isBesideTabs: Bool {
        let roots = screens.prefix(rootCount)
        return !roots.contains(selectedTab.root) && tab(of: roots[roots.count - 1], under: roots[0]) != selectedTab
    }

    /// In one column, what the tab holds under such a place.
    private var aside: [{{item}}] { isCompact && isBesideTabs ? heldStack(of: selectedTab) : [] }

    /// What a tab holds on its root that is not shown.
    private func heldStack(of tab: {{enum}}) -> [{{item}}] {
        let columns = tabColumns[tab.rawValue]?.items ?? []
        guard let first = columns.first else { return [] }
        var state = self
        state.isCompact = true
        state.selectedTab = tab
        state.path = first.path
        {{#hasContent}}
        state.placeholderPlace = first.placeholderPlace
        {{/hasContent}}
        return state.screens.dropFirst(state.stackStart) + columns.dropFirst().flatMap(\.path.items)
    }

    """#

/// What a tab shows that holds nothing.
let rootAlonePartial: StaticString = """
    {{#hasContent}}Self.withList([selectedTab.root]){{/hasContent}}{{^hasContent}}[selectedTab.root]{{/hasContent}}
    """

/// What tabs hold.
let heldPartial: StaticString = "{{#isSplit}}tabColumns{{/isSplit}}{{^isSplit}}tabPaths{{/isSplit}}"
