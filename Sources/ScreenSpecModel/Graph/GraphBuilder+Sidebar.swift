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
        let items = (section.items ?? []).compactMap { fixedItem($0) }
        let each = section.each.flatMap { resolve($0) }
        guard let id = section.id else { return nil }
        return NavigationGraph.Section(
            id: id, title: section.title, fixedRows: each == nil ? items : [], each: each)
    }

    private mutating func fixedItem(_ name: SourceText) -> NavigationGraph.FixedRow? {
        guard let index = destination(name) else { return nil }
        isInSidebar.base[index] = true
        checkNotPresented(index, "the sidebar shows it in a column", at: name.range)
        let destination = document.rows.destinations[index]
        let note = Diagnostic.Note("it stands in the sidebar here", at: name.range)
        if destination.title == nil { reportIncomplete(destination, "title", note) }
        if destination.icon == nil, !hasDefaultIcon { reportIncomplete(destination, "icon", note) }
        for parameter in document.rows.parameters[destination.payload.indices] where parameter.defaultValue == nil {
            report(
                .sidebarItemNeedsPayload,
                "`\(destination.name.string)` stands in the sidebar, and its parameter `\(parameter.name.string)` has no default",
                at: parameter.name.range, notes: [note],
                help: "give the parameter a default, or list the destination under `each`")
        }
        return NavigationGraph.FixedRow(destination: index, name: name)
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
