import ScreenSpecDiagnostics

extension GraphBuilder {
    mutating func resolveSidebar() {
        guard let sidebar = document.sidebar else { return }
        if let width = sidebar.width { check(width) }
        let unread = document.unread.filter { $0.name == "items" || $0.name == "each" }.map(\.owner).sorted()
        for section in sidebar.sections {
            if let resolved = resolve(section, unread) { sections.append(resolved) }
        }
    }

    /// - Parameter unread: the owners of `items` and `each` that could not be read, in order.
    private mutating func resolve(_ section: Sidebar.Section, _ unread: [SourceRange]) -> NavigationGraph.Section? {
        let place = section.id?.range ?? section.range
        let name = section.id.map { "section `\($0.string)`" } ?? "the section"
        switch (section.items, section.each) {
        case (nil, nil) where !section.range.holdsOne(of: unread):
            report(.sectionContent, "\(name) has neither `items` nor `each`; it needs one of them", at: place)
        case (_?, let each?):
            report(
                .sectionContent, "\(name) has both `items` and `each`; it can have one of them", at: place,
                notes: [.init("`each` is here", at: each.range)])
        default: break
        }
        let items = (section.items ?? []).compactMap { fixedItem($0) }
        let each = section.each.flatMap { resolve($0) }
        guard let id = section.id else { return nil }
        return NavigationGraph.Section(
            id: id, title: section.title, rows: each.map { .each($0) } ?? .fixed(items))
    }

    private mutating func fixedItem(_ name: SourceText) -> NavigationGraph.FixedRow? {
        guard let index = destination(name) else { return nil }
        isInSidebar.base[index] = true
        let destination = document.destinations[index]
        let note = Diagnostic.Note("it stands in the sidebar here", at: name.range)
        if destination.title == nil { reportIncomplete(destination, "title", note) }
        if destination.icon == nil, !hasDefaultIcon {
            isWithoutIcon.insert(index)
            reportIncomplete(destination, "icon", note)
        }
        for parameter in document.parameters[destination.payload.indices] where parameter.defaultValue == nil {
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

extension SourceRange {
    /// Whether one of `ranges`, which are in order, lies inside.
    fileprivate func holdsOne(of ranges: [SourceRange]) -> Bool {
        let beginning = SourceRange(file: file, start: Int(start), end: 0)
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle] < beginning { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].file == file && ranges[low].end <= end
    }
}

extension SpecDocument {
    /// Whether destinations need no icon of their own, as far as can be told.
    var hasDefaultIcon: Bool {
        if app == nil, unreadSections.contains("app") { return true }
        return app?.defaultIcon != nil || unread.contains { $0.name == "defaultIcon" }
    }
}
