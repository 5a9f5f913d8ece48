import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    mutating func resolveTabs() {
        var firsts: [[[String]]: [FirstTab]] = [:]
        for entry in document.tabs?.items ?? [] {
            let start = tabs.count
            var own = Presence.always
            if case .second(let section) = entry { own = presence(of: section.conditions) }
            for tab in entry.tabs { resolve(tab, own, &firsts) }
            guard case .second(let section) = entry else {
                if tabs.count > start { tabEntries.append(.tab(start)) }
                continue
            }
            let title = shown(section.title)
            guard let id = section.id else { continue }
            let presence = tabs.count == start ? own : Presence.any(of: tabs[start...].map(\.presence))
            tabEntries.append(
                .section(
                    NavigationGraph.TabSection(id: id, title: title, presence: presence, tabs: start..<tabs.count)))
        }
        checkTabBar()
    }

    /// - Parameter outer: where its section is.
    private mutating func resolve(
        _ item: Tabs.Item, _ outer: Presence, _ firsts: inout [[[String]]: [FirstTab]]
    ) {
        let title = shown(item.title)
        let own = outer.and(presence(of: item.conditions))
        let root = item.root.flatMap { tabRoot($0, own, &firsts) }
        if let holder = item.holder, holder.value == .split { checkSplit(holder.range, of: root) }
        guard let id = item.id, let root, hasTitle(item, id, root), let icon = icon(of: item, id, root) else { return }
        tabs.append(
            NavigationGraph.Tab(
                id: id, title: title ?? plainTitle(of: root), icon: icon, root: root,
                holder: Setting(item.holder, default: .stack), placement: Setting(item.placement, default: .automatic),
                badge: item.badge, presence: own.and(presence(ofDestination: root.destination)), visible: item.visible,
                role: item.role?.value))
    }

    /// A tab that holds a split view is one of an app of tabs.
    private mutating func checkSplit(_ holder: SourceRange, of root: NavigationGraph.Item?) {
        if document.sidebar != nil {
            report(
                .unusedTabs, "the tabs stand where there is no room for columns, so no split view is shown in one",
                at: holder,
                help: "remove `holds`")
        } else if let root, splitTabs[root.destination] == nil {
            splitTabs[root.destination] = holder
        }
    }

    /// Tabs that stand in a sidebar have one, and one tab at most searches.
    private mutating func checkTabBar() {
        let all = document.tabs?.all ?? []
        if let style = document.tabs?.style, style.value == .automatic,
            let hidden = all.compactMap(\.placement).first(where: { $0.value == .sidebarOnly })
        {
            report(
                .tabBar, "with `style: automatic` the tabs have no sidebar, and one stands in the sidebar alone",
                at: style.range, notes: [.init("that tab is here", at: hidden.range)],
                help: "write `style: sidebarAdaptable`")
        }
        let items = document.tabs?.items ?? []
        let sections = items.compactMap { if case .second(let section) = $0 { section.items.map(\.id) } else { nil } }
        for ids in [items.map { $0.tabs.first?.id }] + sections where ids.count > 100 {
            report(
                .tabBar, "\(ids.count) tabs or sections stand beside one another; there can be 100",
                at: ids[100]?.range ?? document.tabs!.range)
        }
        let searching = all.compactMap(\.role)
        for role in searching.dropFirst() {
            report(
                .tabBar, "two tabs have the role `search`, which has one place", at: role.range,
                notes: [.init("the first is here", at: searching[0].range)], help: "remove `role`")
        }
    }

    /// Whether a tab has a title, its own or its root's.
    private mutating func hasTitle(_ tab: Tabs.Item, _ id: SourceText, _ root: NavigationGraph.Item) -> Bool {
        let destination = document.rows.destinations[root.destination]
        if tab.title != nil || destination.title != nil { return true }
        reportIncomplete(id, "title", destination)
        return false
    }

    /// The title of a tab's root; nil where what it says depends on the arguments.
    private mutating func plainTitle(of root: NavigationGraph.Item) -> ShownText? {
        guard let title = document.rows.destinations[root.destination].title, isPlainTitle(title.bytes) else {
            return nil
        }
        return shown(title)
    }

    private mutating func icon(of tab: Tabs.Item, _ id: SourceText, _ root: NavigationGraph.Item) -> Icon? {
        let destination = document.rows.destinations[root.destination]
        if let icon = tab.icon ?? destination.icon ?? document.app?.defaultIcon { return icon }
        if !hasDefaultIcon { reportIncomplete(id, "icon", destination) }
        return nil
    }

    private mutating func reportIncomplete(_ id: SourceText, _ key: String, _ destination: Destination) {
        if document.isUnread(key, of: id.range) || document.isUnread(key, of: destination.name.range) { return }
        report(
            .incompleteTab,
            "tab `\(id.string)` has no `\(key)`, and its root `\(destination.name.string)` has none either",
            at: id.range, notes: [.init("the root is here", at: destination.name.range)],
            help: "add `\(key):` to the tab, or to `\(destination.name.string)`")
    }

    /// What a tab begins with: nothing that another begins with, and with all that its destination takes.
    private mutating func tabRoot(
        _ call: SourceText, _ presence: Presence, _ firsts: inout [[[String]]: [FirstTab]]
    ) -> NavigationGraph.Item? {
        let errors = diagnostics.count
        guard let root = item(call, of: "root") else { return nil }
        if diagnostics.count > errors { return root }
        let name = document.rows.destinations[root.destination].name
        checkNotPresented(root.destination, "a tab begins with it", at: call.range)
        let key = key(of: root)
        if let first = firsts[key]?.first(where: { !$0.presence.mayExclude(presence) }) {
            report(
                .duplicateRoot, "two tabs begin with \(call.string.asCode)", at: call.range,
                notes: [.init("the first one is here", at: first.call.range)], help: "give this tab another root")
            return root
        }
        firsts[key, default: []].append(FirstTab(call: call, presence: presence))
        if root.arguments == nil, let parameter = requiredParameter(of: document.rows.destinations[root.destination]) {
            report(
                .startNeedsPayload,
                "a tab begins with `\(name.string)`, whose parameter `\(parameter.name.string)` has no default",
                at: call.range, notes: [.init("the parameter is here", at: parameter.name.range)],
                help: "write `\(name.string)(…)` with the payload, or give the parameter a default")
        }
        return root
    }

    /// A tab's name becomes a case beside what the generated enum of tabs has already.
    mutating func checkTabNames() {
        let names = (document.tabs?.all ?? []).compactMap(\.id)
        checkUnique("tab", names)
        checkFree(names, "a tab", ReservedNames.tabs)
        let sections = (document.tabs?.items ?? []).compactMap {
            if case .second(let section) = $0 { section.id } else { nil }
        }
        checkUnique("section", sections, help: "give one of them another name")
        for section in sections {
            let list = "\(section.string)Cases"
            let tab = names.first { $0.string == list }
            guard tab != nil || list == "allCases" else { continue }
            report(
                .reservedName,
                "section `\(section.string)` has a list called `\(list)`, "
                    + (tab == nil ? "which belongs to `CaseIterable`" : "and so is a tab"),
                at: section.range, notes: tab.map { [.init("the tab is here", at: $0.range)] } ?? [],
                help: "give the section another name")
        }
    }
}

/// A tab that begins with something.
private struct FirstTab {
    let call: SourceText
    let presence: Presence
}
