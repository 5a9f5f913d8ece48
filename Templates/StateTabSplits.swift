/// What a tab holds that holds a split view: what its columns begin with, and what was pushed in them.
let stateTabSplitsPartial: StaticString = #"""
    /// What the detail column of a tab's split view shows; a placeholder while nothing is selected in the tab's root. Of a
    /// tab that holds a stack, its root.
    private func detailRoot(of tab: {{enum}}) -> {{item}} {
        if !tab.holdsSplit { return tab.root }
        {{#nestsTabs}}
        let (stack, contents) = (stack(in: .tab(tab)), contentStack(of: tab))
        if selectionCount(of: tab) > contents.count { return stack[contents.count] }
        return (contents.last ?? tab.root).placeholder ?? tab.root
        {{/nestsTabs}}
        {{^nestsTabs}}
        let selected = stack(in: .tab(tab)).prefix(selectionCount(of: tab)).first
        return selected ?? tab.root.placeholder ?? tab.root
        {{/nestsTabs}}
    }

    {{#nestsTabs}}
    /// What was pushed in the content column of a tab's split view; nothing, where the tab holds a stack.
    private func contentStack(of tab: {{enum}}) -> [{{item}}] {
        if !tab.holdsSplit { return [] }
        let lists = stack(in: .tab(tab)).prefix(while: isContent)
        return Array(lists.prefix(placeholderPlaces[tab.rawValue].map { $0 - 1 } ?? lists.count))
    }

    private func isContent(_ item: {{item}}) -> Bool { item.placeholder != nil && {{enum}}(root: item) == nil }

    /// Shows a screen in the content column of a tab's split view. What is on show already stays, with what lies under it,
    /// and so does one that is on top there; in one column, what lies on it goes, and another lies on top. `false` where
    /// it does not belong there.
    private mutating func pushContent(_ item: {{item}}, of tab: {{enum}}) -> Bool {
        guard tab.holdsSplit, isContent(item) else { return false }
        if !isCompact, tab == selectedTab, item == top(of: .base) {
            push(item)
            return true
        }
        let contents = contentStack(of: tab)
        if contents.last != item {
            if isCompact { push(item, in: .tab(tab)) } else { setContentStack(contents + [item], in: .tab(tab)) }
        } else if isCompact {
            setStack(contents, in: .tab(tab))
        }
        return true
    }

    /// What a tab holds where a screen is chosen in it.
    private func stack(choosing item: {{item}}, in tab: {{enum}}) -> [{{item}}] {
        if item == tab.root { return [] }
        return isContent(item) ? [item] : contentStack(of: tab) + [item]
    }

    private func selectionCount(of tab: {{enum}}) -> Int {
        let count = contentStack(of: tab).count
        let isSelected = tab.holdsSplit && stack(in: .tab(tab)).count > count && placeholderPlaces[tab.rawValue] == nil
        return isSelected ? count + 1 : count
    }
    {{/nestsTabs}}
    {{^nestsTabs}}
    private func selectionCount(of tab: {{enum}}) -> Int {
        !tab.holdsSplit || stack(in: .tab(tab)).isEmpty || placeholderPlaces[tab.rawValue] != nil ? 0 : 1
    }
    {{/nestsTabs}}

    """#
