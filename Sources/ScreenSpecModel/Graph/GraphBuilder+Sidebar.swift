import ScreenSpecDiagnostics

extension GraphBuilder {
    mutating func resolveSidebar() {
        guard let sidebar = document.sidebar else { return }
        if let width = sidebar.width { check(width) }
        for section in sidebar.sections {
            if let resolved = resolve(section) { sections.append(resolved) }
        }
    }

    private mutating func resolve(_ section: Sidebar.Section) -> NavigationGraph.Section? {
        let own = presence(of: section.conditions)
        let items = (section.items ?? []).compactMap { resolve($0, own) }
        let each = section.each.flatMap { resolve($0) }
        let title = shown(section.title)
        guard let id = section.id else { return nil }
        let hidesWhenEmpty = section.emptiness?.value == .hide
        if let range = section.emptiness?.range, hidesWhenEmpty, each == nil { checkCanBeEmpty(id, items, own, range) }
        let presences = each.map { [own.and(presence(ofDestination: $0.item.destination))] } ?? items.map(\.presence)
        return NavigationGraph.Section(
            id: id, title: title, presence: presences.isEmpty ? own : Presence.any(of: presences),
            visible: section.visible, hidesWhenEmpty: hidesWhenEmpty,
            isCollapsible: section.collapsible?.value ?? false, fixedRows: each == nil ? items : [], each: each)
    }

    /// - Parameter outer: where its section is.
    private mutating func resolve(_ row: WrittenRow, _ outer: Presence) -> NavigationGraph.FixedRow? {
        let own = outer.and(presence(of: row.more?.conditions ?? Conditions()))
        let title = shown(row.more?.title)
        guard let call = row.show, let item = item(call, of: row.more == nil ? "items" : "show") else { return nil }
        isInSidebar.base[item.destination] = true
        checkNotPresented(item.destination, "the sidebar shows it in a column", at: call.range)
        let destination = document.rows.destinations[item.destination]
        let note = Diagnostic.Note("it stands in the sidebar here", at: call.range)
        checkComplete(row, destination, note)
        if item.arguments == nil { checkNoPayload(destination, note) }
        return NavigationGraph.FixedRow(
            item: item, name: call, title: title, icon: row.more?.icon, badge: row.more?.badge,
            view: row.more?.view, presence: own.and(presence(ofDestination: item.destination)),
            visible: row.more?.visible)
    }

    /// A section has no rows only where none of them is there whenever the section is.
    private mutating func checkCanBeEmpty(
        _ id: SourceText, _ rows: [NavigationGraph.FixedRow], _ section: Presence, _ range: SourceRange
    ) {
        guard let row = rows.first(where: { $0.visible == nil && $0.presence.within(section).isAlways }) else { return }
        report(
            .neverEmpty, "section `\(id.string)` is never empty: its row `\(row.name.string)` is always there",
            at: range,
            notes: [.init("the row is here", at: row.name.range)],
            help: "remove `whenEmpty`, or say when the row is `visible`")
    }

    /// What is shown in the sidebar has a title and an icon, of its own or the destination's.
    private mutating func checkComplete(_ row: WrittenRow, _ destination: Destination, _ note: Diagnostic.Note) {
        // Such a row shows neither.
        if row.more?.view != nil { return }
        func isUnread(_ key: String) -> Bool { row.more.map { document.isUnread(key, of: $0.show!.range) } ?? false }
        if row.more?.title == nil, destination.title == nil, !isUnread("title") {
            reportIncomplete(destination, "title", note)
        }
        if row.more?.icon == nil, destination.icon == nil, !hasDefaultIcon, !isUnread("icon") {
            reportIncomplete(destination, "icon", note)
        }
    }

    private mutating func checkNoPayload(_ destination: Destination, _ note: Diagnostic.Note) {
        for parameter in document.rows.parameters[destination.payload.indices] where parameter.defaultValue == nil {
            report(
                .sidebarItemNeedsPayload,
                "`\(destination.name.string)` stands in the sidebar, and its parameter `\(parameter.name.string)` has no default",
                at: parameter.name.range, notes: [note],
                help: "list it with its arguments, give the parameter a default, or list the destination under `each`")
        }
    }

    mutating func reportIncomplete(_ destination: Destination, _ key: String, _ note: Diagnostic.Note) {
        if document.isUnread(key, of: destination.name.range) { return }
        report(
            .incompleteSidebarItem,
            "destination `\(destination.name.string)` stands in the sidebar and has no `\(key)`",
            at: destination.name.range, notes: [note], help: "add `\(key):` to `\(destination.name.string)`")
    }
}

extension SpecDocument {
    /// Whether destinations need no icon of their own, as far as can be told.
    var hasDefaultIcon: Bool {
        if app == nil, unreadSections.contains("app") { return true }
        return app?.defaultIcon != nil || unread.contains { $0.name == "defaultIcon" }
    }
}
