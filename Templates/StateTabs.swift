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
            let held = tabColumns[tab.rawValue]
            leave(for: tab)
            show(held)
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
            if isCompact { tabColumns[{{#isCodable}}nameOfHeld{{/isCodable}}{{^isCodable}}selectedTab.rawValue{{/isCodable}}] = columns }
            tabColumns[tab.rawValue] = nil
            {{/isSplit}}
            selectedTab = tab
            {{#isCodable}}
            unread[CodingKeys.selectedTab.rawValue] = nil
            {{/isCodable}}
        }

        {{#splitsTabs}}
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

        {{/splitsTabs}}
        {{#isSplit}}
        {{>stateTabColumns}}
        {{/isSplit}}
        {{^isSplit}}
        /// Replaces what a tab holds.
        private mutating func hold(_ stack: [{{item}}], in tab: {{enum}}) {
            var path = tabPaths[tab.rawValue] ?? {{pathType}}()
            {{#splitsTabs}}
            let old = path.items
            if let place = placeholderPlaces[tab.rawValue], old.count < place || !stack.starts(with: old[..<place]) {
                placeholderPlaces[tab.rawValue] = nil
            }
            {{/splitsTabs}}
            path.items = stack
            tabPaths[tab.rawValue] = path == {{pathType}}() ? nil : path
        }
        {{/isSplit}}
        {{#splitsTabs}}

        {{>stateTabSplits}}
        {{/splitsTabs}}
    }

    """#
