/// The state's tabs.
let stateTabsPartial: StaticString = #"""
    // MARK: - Tabs

    extension NavigationState {
        /// Shows a tab as it was left; the tab that is shown goes back to its root.
        {{>access}}mutating func select(_ tab: {{enum}}) {
            if tab == selectedTab { return stack = [] }
            let stack = stack(of: tab)
            leave(for: tab)
            screens = [tab.root] + stack
        }

        /// Replaces what a tab holds on top of its root.
        {{>access}}mutating func setStack(_ stack: [{{item}}], of tab: {{enum}}) {
            {{#placeholderCase}}
            let stack = stack.filter { !$0.isPlaceholder }
            {{/placeholderCase}}
            if tab == selectedTab { self.stack = stack } else { otherTabs[tab.rawValue] = {{pathType}}(stack) }
        }

        private mutating func leave(for tab: {{enum}}) {
            otherTabs[selectedTab.rawValue] = isCompact ? {{pathType}}(stack) : nil
            otherTabs[tab.rawValue] = nil
            selectedTab = tab
        }
    }

    """#

/// The state's sheets.
let stateSheetsPartial: StaticString = #"""
    // MARK: - Sheets

    extension NavigationState {
        /// Shows a sheet; on top of one that is open, unless the two replace each other.
        {{>access}}mutating func present(_ sheet: {{enum}}) {
            if presentedSheets.last?.id == sheet.id { presentedSheets.removeLast() }
            presentedSheets.append(sheet)
        }

        /// Closes the sheet on top.
        {{>access}}mutating func dismiss() { presentedSheets = presentedSheets.dropLast() }
    }

    """#
