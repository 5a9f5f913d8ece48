import ScreenSpecDiagnostics

extension GraphBuilder {
    mutating func resolveTabs() {
        var rootNames: [Int: SourceText] = [:]
        for item in document.tabs?.items ?? [] {
            let root = item.root.flatMap { destination(ofTab: $0, &rootNames) }
            guard let id = item.id, let title = item.title, let icon = item.icon, let root else { continue }
            tabs.append(
                NavigationGraph.Tab(
                    id: id, title: title, icon: icon, root: root,
                    placement: Setting(item.placement, default: .automatic)))
        }
    }

    /// The destination that a tab begins with: one of its own, and without a payload.
    private mutating func destination(ofTab name: SourceText, _ rootNames: inout [Int: SourceText]) -> Int? {
        guard let index = destination(name) else { return nil }
        if let first = rootNames[index] {
            report(
                .duplicateRoot, "two tabs begin with `\(name.string)`", at: name.range,
                notes: [.init("the first one is here", at: first.range)], help: "give this tab another root")
            return index
        }
        rootNames[index] = name
        if let parameter = requiredParameter(of: document.destinations[index]) {
            report(
                .startNeedsPayload,
                "a tab begins with `\(name.string)`, whose parameter `\(parameter.name.string)` has no default",
                at: name.range, notes: [.init("the parameter is here", at: parameter.name.range)],
                help: "give the parameter a default, or the tab another root")
        }
        return index
    }

    /// A tab's name becomes a case beside what the generated enum of tabs has already.
    mutating func checkTabNames() {
        let names = (document.tabs?.items ?? []).compactMap(\.id)
        checkUnique("tab", names)
        for name in names {
            guard let owner = ReservedNames.owner(of: name.bytes, ReservedNames.tabs) else { continue }
            report(
                .reservedName, "a tab cannot be called `\(name.string)`: that name belongs to \(owner)", at: name.range)
        }
    }
}
