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
        let place = section.id?.range ?? section.range
        let name = section.id.map { "section `\($0.string)`" } ?? "the section"
        switch (section.items, section.each) {
        case (nil, nil) where !isUnread("items", "each", in: section):
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
        return NavigationGraph.Section(id: id, title: section.title, items: items, each: each)
    }

    private mutating func fixedItem(_ name: SourceText) -> Int? {
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
        return index
    }

    /// Whether destinations need no icon of their own, as far as can be told.
    private var hasDefaultIcon: Bool {
        if document.app == nil, document.unreadSections.contains("app") { return true }
        return document.app?.defaultIcon != nil || document.unread.contains { $0.name == "defaultIcon" }
    }

    private func isUnread(_ keys: String..., in section: Sidebar.Section) -> Bool {
        let range = section.range
        return document.unread.contains {
            keys.contains($0.name) && $0.owner.file == range.file && $0.owner.start >= range.start
                && $0.owner.end <= range.end
        }
    }

    private mutating func reportIncomplete(_ destination: Destination, _ key: String, _ note: Diagnostic.Note) {
        if document.isUnread(key, of: destination.name.range) { return }
        report(
            .incompleteSidebarItem,
            "destination `\(destination.name.string)` stands in the sidebar and has no `\(key)`",
            at: destination.name.range, notes: [note], help: "add `\(key):` to `\(destination.name.string)`")
    }

    /// `item` is a destination's name, with its arguments where it has a payload.
    private mutating func resolve(_ each: Sidebar.Each) -> (destination: Int, title: [TitleSegment])? {
        guard let item = each.item else { return nil }
        var end = 0
        while end < item.bytes.count, item.bytes[end].isIdentifierByte { end += 1 }
        if !isDestinationCall(item, nameEnd: end) {
            report(
                .wrongKind,
                "`item` takes a destination with its payload, such as `user(user.id)`, found `\(item.string)`",
                at: item.range, help: item.bytes[0] == 0x2E ? "leave out the `.`" : nil)
            return nil
        }
        guard let index = destination(item.slice(0, end)) else { return nil }
        isInSidebar.base[index] = true
        if end == item.bytes.count { checkNoPayload(index, at: item) }
        if each.icon == nil, document.destinations[index].icon == nil, !hasDefaultIcon {
            isWithoutIcon.insert(index)
            reportIncomplete(
                document.destinations[index], "icon", .init("rows of the sidebar open it here", at: item.range))
        }
        let segments = each.title.map { parseTitle($0, into: &diagnostics) } ?? []
        return (index, segments)
    }

    /// Whether `item` is a name, alone or with its arguments in parentheses.
    private func isDestinationCall(_ item: SourceText, nameEnd: Int) -> Bool {
        if nameEnd == 0 || nameEnd == item.bytes.count { return nameEnd > 0 }
        guard item.bytes[nameEnd] == 0x28 else { return false }
        var scanner = SwiftScanner(item.bytes, from: nameEnd)
        scanner.advance()
        scanner.skipGroup()
        return scanner.index == item.bytes.count
    }

    private mutating func checkNoPayload(_ index: Int, at item: SourceText) {
        let destination = document.destinations[index]
        for parameter in document.parameters[destination.payload.indices] where parameter.defaultValue == nil {
            report(
                .sidebarItemNeedsPayload,
                "`item` opens `\(destination.name.string)` without its parameter `\(parameter.name.string)`, which has no default",
                at: item.range, notes: [.init("the parameter is here", at: parameter.name.range)],
                help: "write `\(destination.name.string)(…)` with the payload")
        }
    }

    private mutating func check(_ width: ColumnWidth) {
        let given = [width.minimum, width.ideal, width.maximum].compactMap { $0 }
        for (smaller, larger) in zip(given, given.dropFirst()) where smaller.value > larger.value {
            report(
                .invertedWidth, "the width `\(larger.value)` is less than `\(smaller.value)` before it",
                at: larger.range,
                notes: [.init("the larger width is here", at: smaller.range)],
                help: "write `min`, `ideal` and `max` so that none is less than the one before")
        }
    }

    /// Where one destination has an icon, each needs one, for `iconName` has a value for all.
    mutating func checkIcons() {
        guard !hasDefaultIcon, let first = document.destinations.first(where: { $0.icon != nil })
        else { return }
        for index in 0..<document.destinations.count where document.destinations.base[index].icon == nil {
            let destination = document.destinations[index]
            if isWithoutIcon.contains(index) || document.isUnread("icon", of: destination.name.range) { continue }
            report(
                .missingIcon, "destination `\(destination.name.string)` has no `icon`, and others have one",
                at: destination.name.range,
                notes: [.init("`\(first.name.string)` has one", at: first.icon!.name.range)],
                help: "add `icon:` to it, or `defaultIcon:` to `app`")
        }
    }

    /// A content destination has an empty column beside it; a sidebar item with three columns must be one.
    mutating func checkColumns() {
        let destinations = document.destinations.base
        let count = document.destinations.count
        let isInSidebar = isInSidebar.base
        var index = 0
        while index < count {
            if isInSidebar[index] || destinations[index].hasPlaceholder {
                checkColumns(destinations[index], isInSidebar[index])
            }
            index &+= 1
        }
    }

    private mutating func checkColumns(_ destination: Destination, _ isInSidebar: Bool) {
        let columns = destination.columns?.value ?? 3
        let name = destination.name.range
        if columns == 3, isInSidebar, !destination.hasPlaceholder, !document.isUnread("placeholder", of: name),
            !document.isUnread("columns", of: name)
        {
            report(
                .missingPlaceholder,
                "destination `\(destination.name.string)` stands in the sidebar with 3 columns and has no `placeholder`",
                at: destination.name.range,
                help: "add `placeholder: {title: Select Something, icon: doc}`, or `columns: 2`")
        }
        if columns == 2, let placeholder = document.placeholder(of: destination) {
            report(
                .placeholderWithoutColumn,
                "destination `\(destination.name.string)` has `columns: 2`, so no column is empty for a placeholder",
                at: placeholder.range,
                notes: destination.columns.map { [.init("`columns` is here", at: $0.range)] } ?? [],
                help: "remove `placeholder`, or write `columns: 3`")
        }
    }
}
