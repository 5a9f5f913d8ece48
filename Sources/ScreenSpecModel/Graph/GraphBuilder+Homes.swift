import ScreenSpecDiagnostics

extension GraphBuilder {
    /// Finds the tabs that are named: the one to start with, and those that screens live in.
    mutating func resolveHomes() {
        let ids = (document.tabs?.all ?? []).compactMap(\.id)
        let names = NameTable(count: ids.count) { ids[$0].bytes }
        let resolved = Dictionary(tabs.enumerated().map { ($1.id.range, $0) }) { first, _ in first }
        var suggestions = Suggestions()
        startTab = tabs.firstIndex(where: \.presence.isAlways)
        if let start = document.tabs?.start {
            startTab = tab(start, names, &suggestions).flatMap { resolved[ids[$0].range] }
            if let startTab, !tabs[startTab].presence.isAlways {
                reportConditionalStart(
                    "the app starts in tab `\(start.string)`, which is not always there", start,
                    orElse: ", or start in another tab")
            }
        } else if startTab == nil, let first = tabs.first {
            reportConditionalStart("no tab is always there, so the app has none to start in", first.id)
        }
        if document.rows.homes.isEmpty { return }
        if document.tabs == nil { return reportNoTabs(document.rows.homes[0]) }
        homes = document.rows.homes.map { home in tab(home, names, &suggestions).flatMap { resolved[ids[$0].range] } }
        checkHomesOfRoots()
    }

    /// The number of the tab named `id`, or an error with the one that was probably meant.
    private mutating func tab(_ id: SourceText, _ names: NameTable, _ suggestions: inout Suggestions) -> Int? {
        if let number = names[id] { return number }
        if isUnread("tabs") { return nil }
        let guess = suggestions.nearest(to: id.bytes, among: names.all)
        report(
            .unknownTab, "there is no tab \(id.string.asCode)", at: id.range,
            help: helpForBoolean(id, names) ?? guess.map { "did you mean `\($0.string)`?" } ?? "add it to `tabs.items`")
        return nil
    }

    private func helpForBoolean(_ id: SourceText, _ names: NameTable?) -> String? {
        if coreBoolean(id.bytes) == nil { return nil }
        let known = names?.all.first?.string ?? "home"
        return
            "write the id of the tab that the screen lives in, such as `\(known)`; what is a tab itself is the `root` of one in `tabs.items`"
    }

    private mutating func reportNoTabs(_ home: SourceText) {
        homes = document.rows.homes.map { _ in nil }
        if isUnread("tabs") { return }
        report(
            .unknownTab, "there is no tab \(home.string.asCode): the spec has no tabs", at: home.range,
            help: helpForBoolean(home, nil) ?? "add `tabs`, or remove `tab`")
    }

    /// What a tab begins with lives there. Where there is a payload, that is one item, and others may live elsewhere.
    private mutating func checkHomesOfRoots() {
        for (number, root) in tabs.enumerated() {
            let destination = document.rows.destinations[root.root.destination]
            guard destination.payload.count == 0, destination.home != 0, let home = homes[Int(destination.home) - 1],
                tabs[home].root.destination != root.root.destination, isReportedAtHome.insert(destination.home).inserted
            else { continue }
            let (name, id) = (destination.name.string, tabs[number].id.string)
            report(
                .rootElsewhere,
                "tab `\(id)` begins with `\(name)`, which is to live in tab `\(tabs[home].id.string)`",
                at: document.rows.homes[Int(destination.home) - 1].range,
                notes: [.init("tab `\(id)` is here", at: tabs[number].id.range)],
                help: "write `tab: \(id)`, or remove it")
        }
    }
}
