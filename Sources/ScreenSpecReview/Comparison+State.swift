import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension Comparison {
    /// Compares the tabs, whose ids state is saved under.
    mutating func compareTabs() {
        if old.tabs.isEmpty { return }
        let isSaved = old.savesState && new.savesState
        let matches = CaseMatches(
            old.tabs.map(\.id.string), new.tabs.map(\.id.string), retired: new.retired(\.tab).numbers)
        for (row, tab) in old.tabs.enumerated() {
            guard let now = matches[row] else {
                tellRemoved(tab, isSaved: isSaved)
                continue
            }
            compare(tab, new.tabs[now], isSaved: isSaved)
        }
        if isSaved { compareRetired(old.retired(\.tab), matches, "tabs.items") { [new] in new.tabs[$0].id } }
        for row in matches.added {
            let id = new.tabs[row].id
            tell(
                .sourceCaseAdded,
                "tab `\(id.string)` is new: a `switch` over `\(new.tabsEnumName.value.string)` needs it, too",
                at: id.range,
                path: "tabs.items.\(id.string)")
        }
    }

    private mutating func tellRemoved(_ tab: NavigationGraph.Tab, isSaved: Bool) {
        let (id, path) = (tab.id.string, "tabs.items.\(tab.id.string)")
        toldMembers.insert("\(new.tabsEnumName.value.string).\(id)")
        tell(.sourceCaseRemoved, "tab `\(id)` of the old version is gone", at: inOld(tab.id.range), path: path)
        if !isSaved { return }
        if destinations.reserved.contains(id) {
            return tell(
                .stateCaseRetired, "what was saved of tab `\(id)` is not read, as `reserved` says",
                at: inOld(tab.id.range),
                path: path)
        }
        tell(
            .stateTabRemoved, "what was saved of tab `\(id)` is no longer read", at: inOld(tab.id.range), path: path,
            help: formerlyHelp(id))
    }

    private mutating func compare(_ tab: NavigationGraph.Tab, _ now: NavigationGraph.Tab, isSaved: Bool) {
        let (id, path) = (now.id.string, "tabs.items.\(now.id.string)")
        if !tab.id.bytes.equals(now.id.bytes) {
            toldMembers.insert("\(new.tabsEnumName.value.string).\(tab.id.string)")
            tell(
                .sourceCaseRemoved, "tab `\(tab.id.string)` is called `\(id)` now", at: now.id.range, path: path,
                before: tab.id.range)
        }
        if !now.presence.isInBuilds(of: tab.presence) {
            tell(
                .sourceConditionNarrowed, "tab `\(id)` is in fewer builds than it was", at: now.id.range, path: path)
        }
        if !tab.presence.isInBuilds(of: now.presence) {
            tell(
                .sourceCaseAdded,
                "tab `\(id)` is in more builds than it was: a `switch` over `\(new.tabsEnumName.value.string)` needs it there",
                at: now.id.range, path: path)
        }
        if !isSaved { return }
        if !now.presence.includes(tab.presence) {
            tell(
                .stateConditionNarrowed,
                "tab `\(id)` is in fewer builds, or on fewer systems, than it was; what was saved of it is not read there",
                at: now.id.range, path: path)
        }
        if !isSame(tab.root, now.root) {
            tell(
                .stateRootChanged, "what was saved of tab `\(id)` lies over \(name(now.root)) now", at: now.id.range,
                path: path, before: tab.id.range, help: rootHelp(tab.root, now.root))
        }
    }

    /// What keeps a tab's root the same: its new name, where its old one is gone.
    private func rootHelp(_ before: NavigationGraph.Item, _ now: NavigationGraph.Item) -> String? {
        let (was, new) = (old.destinations.name(before.destination), new.destinations.name(now.destination))
        if self.new.destinations.names[was] != nil || old.destinations.names[new] != nil { return nil }
        return
            "where `\(new.string)` is what `\(was.string)` was, say so under `state`: `formerly: {\(was.string): \(new.string)}`"
    }

    /// Compares what is saved of the state as a whole.
    mutating func compareState() {
        guard old.savesState else { return }
        guard new.savesState else {
            return tell(
                .stateNotSaved, "state cannot be saved any more, and what was saved is not read", at: new.start,
                path: "app.conformances", help: "keep `Codable` among the conformances")
        }
        let (before, after) = (old.layout, new.layout)
        if before.host == .none { return }
        if let place = old.placeOfState, place != new.placeOfState {
            tell(
                .stateRestoreChanged,
                "the state was kept in \(place), and is \(new.placeOfState.map { "looked for in \($0)" } ?? "not brought back")",
                at: new.start, path: "state.restore", before: old.start)
        }
        if before.host != after.host {
            return tell(
                .stateLayoutChanged,
                "\(words(after.host)) holds the screens now, and \(words(before.host)) did: the places that were saved are not found",
                at: new.start, path: "layout")
        }
        if before.host == .split,
            old.tabs.isEmpty != new.tabs.isEmpty || before.compactStyle.value != after.compactStyle.value
        {
            tell(
                .stateLayoutChanged,
                "what stands in for the columns where there is no room is another: what was saved of it is not found",
                at: after.compactStyle.range ?? new.start, path: "layout.compact")
        }
        if old.presentsLayers, !new.presentsLayers {
            tell(
                .stateLayoutChanged, "nothing is presented any more: what was saved of layers is not read",
                at: new.start, path: "layout", before: old.start)
        }
        compareStacks()
    }

    /// A sheet without a stack has nothing on it.
    private mutating func compareStacks() {
        let names = new.sheets.cases.names
        for (row, sheet) in old.sheets.sheets.enumerated() where sheet.hasStack {
            let name = old.sheets.cases.name(row)
            guard let now = names[name], !new.sheets.sheets[now].hasStack else { continue }
            tell(
                .stateLayoutChanged, "sheet `\(name.string)` has no stack any more: what was saved on it is not read",
                at: new.sheets.cases.name(now).range, path: "sheets.items.\(name.string).stack", before: name.range)
        }
    }

    private func words(_ host: ResolvedLayout.Host) -> String {
        switch host {
        case .split: "a split view"
        case .tabs: "a row of tabs"
        case .stack: "one stack"
        case .none: "the app itself"
        }
    }

    /// Whether an item of the old version and one of the new are the same.
    func isSame(_ before: NavigationGraph.Item, _ after: NavigationGraph.Item) -> Bool {
        guard destinations[before.destination] == after.destination else { return false }
        guard let old = before.arguments?.bytes, let new = after.arguments?.bytes else {
            return before.arguments == nil && after.arguments == nil
        }
        return isSameExpression(old, new)
    }

    /// "`library(kind: .films)`"
    private func name(_ item: NavigationGraph.Item) -> String {
        "`\(new.destinations.name(item.destination).string)\(item.arguments?.string ?? "")`"
    }
}

extension NavigationGraph {
    /// Whether its state has layers over the screens.
    fileprivate var presentsLayers: Bool { !sheets.sheets.isEmpty || !presentedDestinations.isEmpty }

    /// Where the state is between two launches; nil where nothing brings it back.
    fileprivate var placeOfState: String? {
        if layout.host == .none || !savesState { return nil }
        switch restore {
        case .none: return nil
        case .scene: return "the scene's storage as `\(names["NavigationRouter"]).state`"
        case .file: return "the file `\(specName).navigation.json`"
        }
    }
}
