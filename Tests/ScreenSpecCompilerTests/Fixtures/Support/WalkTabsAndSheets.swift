// The intents and invariants of tabs and sheets.

extension Walk where Router: TabsRouter {
    /// - Parameter keepsTabs: Whether the tabs are on screen, so that each stays as it was left.
    func withTabs(
        _ root: @escaping @MainActor (State.Tab) -> Item,
        keepsTabs: @escaping @MainActor (State) -> Bool = { _ in true }
    ) -> Self {
        var walk = self
        let tabs = Array(State.Tab.allCases)
        let showsTab = { (state: State) in state.begins(at: root(state.selectedTab)) }
        walk.roots += tabs.map { root($0) }
        walk.add(3) { _, random in
            let tab = random.pick(tabs)
            return Step(name: "selectedTab = .\(tab)", intents: ["select", "reselect"]) {
                $0.router.selectedTab = tab
            } check: {
                let expected = $0.selectedTab == tab && showsTab($0) ? [] : $0.tabStacks[tab]
                // Columns begin with what of the tab belongs in the content column.
                let isWhole = $1.hasOneColumn || expected?.suffix($1.stack.count) != $1.stack[...]
                return $1.selectedTab == tab && (!isWhole || $1.stack == expected) ? nil : "the tab shows \($1.stack)"
            }
        }
        walk.add { walk, random in
            let (tab, stack) = (random.pick(tabs), random.pick(random.below(3), of: walk.items + walk.strays))
            return Step(name: "router(of: .\(tab)).stack = \(stack)", intents: ["push", "pop"]) {
                $0.router.router(of: tab).stack = stack
            } check: { before, after in
                let known = stack.filter { !walk.strays.contains($0) }
                let isTwice = !walk.repeats && stack.dropLast() == before.tabStacks[tab] && stack.last == stack.dropLast().last
                let isSet = after.tabStacks[tab] == (isTwice ? Array(known.dropLast()) : known)
                if !isSet { return "it becomes \(after.tabStacks)" }
                let isSeen = tab == before.selectedTab && showsTab(before)
                return isSeen || before.shown == after.shown ? nil : "it is on show: \(after.shown)"
            }
        }
        walk.checks.append { state in
            if showsTab(state), state.tabStacks[state.selectedTab] != state.stack { return "two stacks of one tab" }
            guard keepsTabs(state) else { return nil }
            for tab in tabs where tab != state.selectedTab {
                var other = state
                other.select(tab)
                other.select(state.selectedTab)
                if other.tabStacks != state.tabStacks { return "on the way to .\(tab) and back it becomes \(other)" }
            }
            return nil
        }
        return walk
    }
}

extension Walk where Router: TabsRouter & ColumnsRouter {
    /// A tab's stack and the columns show the same; only where these show a place without a tab, what the tab holds is
    /// below. A root that has a tab is shown in that one.
    func withTabs(insteadOfColumns root: @escaping @MainActor (State.Tab) -> Item) -> Self {
        var walk = withTabs(root, keepsTabs: \.isCompact)
        walk.checks.append { state in
            var state = state
            state.adapt(toCompact: true)
            let all = [root(state.selectedTab)] + state.stack
            let tab = State.Tab.allCases.first { root($0) == state.columns[0] }
            if let tab, tab != state.selectedTab {
                return "what belongs to the tab .\(tab) is in .\(state.selectedTab)"
            }
            let isSame = all == state.columns || Array(state.stack.suffix(state.columns.count)) == state.columns
            return isSame ? nil : "the tab has \(all), the columns \(state.columns)"
        }
        return walk
    }
}

extension Walk where Router: SheetsRouter {
    func withSheets(_ sheets: [State.Sheet]) -> Self {
        var walk = self
        walk.add(2) { _, random in
            let sheet = random.pick(sheets)
            return Step(name: "present(.\(sheet))", intents: ["present"], run: { $0.router.present(sheet) }) {
                let below = $0.presentedSheets.prefix { $0.id != sheet.id }
                return $1.presentedSheets == below + [sheet] && $1.shown == $0.shown ? nil : "something else is open"
            }
        }
        walk.add { _, random in
            let sheet = random.pick(sheets + [nil])
            return Step(name: "presentedSheet = \(name(sheet))", intents: ["present", "dismiss"]) {
                $0.router.presentedSheet = sheet
            }
        }
        walk.add { _, _ in
            Step(name: "dismiss()", intents: ["dismiss"], run: { $0.router.dismiss() }) {
                $1.presentedSheets == $0.presentedSheets.dropLast() ? nil : "something else is open"
            }
        }
        walk.add { _, random in
            let level = random.below(3)
            return Step(name: "close(from: \(level))", intents: ["dismiss"]) {
                $0.router.close(from: level)
            } check: {
                $1.presentedSheets == Array($0.presentedSheets.prefix(level)) ? nil : "something else is open"
            }
        }
        return walk
    }
}
