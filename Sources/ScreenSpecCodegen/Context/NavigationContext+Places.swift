import ScreenSpecDiagnostics
import ScreenSpecModel

/// Properties that say where a screen belongs.
extension NavigationContext {
    /// `sidebarItem`, `defaultContentRoot`, `accessibilityIdentifier` and where else a screen belongs, as far as the host
    /// needs it.
    func addPlaces(to table: PropertyTable) -> [Int] {
        (isSplit ? [addSidebarItems(to: table)] : []) + (hasContent ? [addContentRoots(to: table)] : [])
            + (hasNavigation ? [addIdentifiers(to: table)] : []) + addAvailability(to: table)
            + (isSplit && graph.sections.contains { $0.each != nil } ? [addNearestRows(to: table)] : [])
            + (presentationIdentities.contains { $0 != nil } ? [addPresentationIdentities(to: table)] : [])
            + (presentsScreens ? [addPresentationStyles(to: table)] : []) + (hasHomes ? [addHomeTabs(to: table)] : [])
            + table.addRequirements()
    }

    /// `isAvailable`, where some systems lack a screen.
    private func addAvailability(to table: PropertyTable) -> [Int] {
        let values = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        var checks: [String] = []
        for screen in 0..<(screens.table.hasPresences ? screens.rowCount : 0) {
            guard let check = screens.check(screen) else { continue }
            if !checks.contains(check) { checks.append(check) }
            values.base[screen] = Int32(truncatingIfNeeded: checks.firstIndex(of: check) ?? 0)
        }
        if checks.isEmpty { return [] }
        return [
            table.add(
                .init(
                    "isAvailable", "Bool", "Whether the system has what the screen shows.",
                    value: { [checks] in $1.append("if #available(\(checks[$0])) { true } else { false }") },
                    default: { $0.append("true") }),
                values: values, count: checks.count)
        ]
    }

    private func addPresentationIdentities(to table: PropertyTable) -> Int {
        let (presented, identities) = (graph.presentedDestinations, presentationIdentities)
        let values = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        for (index, screen) in presented.enumerated() where identities[index] != nil {
            values.base[screen] = Int32(truncatingIfNeeded: index)
        }
        return table.add(
            .init(
                "presentationIdentity", "String?",
                "What the screen shares with those that take its place where it is presented; `nil` where it is its own.",
                value: { index, buffer in identities[index].map { buffer.append(stringLiteral: $0.bytes) } },
                default: { $0.append("nil") }),
            values: values, count: presented.count)
    }

    private func addPresentationStyles(to table: PropertyTable) -> Int {
        let styles = Presentation.Style.allCases
        let values = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        for screen in graph.presentedDestinations {
            let style = graph.presentation(screen)?.style
            values.base[screen] = Int32(styles.firstIndex { $0 == style } ?? 0)
        }
        return table.add(
            .init(
                ByteText("presentationStyle"), graph.names.stateTypes.optionalStyle,
                ByteText("How the screen is presented when it is opened; `nil` where it is pushed."),
                value: { $1.append(".\(styles[$0].rawValue)") }, default: { $0.append("nil") }),
            values: values, count: styles.count)
    }

    private func addHomeTabs(to table: PropertyTable) -> Int {
        let values = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        let tabs = graph.tabs
        for screen in 0..<screens.rowCount {
            guard let tab = graph.homeTab(screen) else { continue }
            let isThere = tabs[tab].presence.within(graph.destinations.presence(screen)).isAlways
            values.base[screen] = Int32(truncatingIfNeeded: isThere ? tab : tab + tabs.count)
        }
        let (enumName, lowest) = (graph.tabsEnumName.value.string, graph.systems.lowest)
        return table.add(
            .init(
                ByteText("homeTab"), graph.names.stateTypes.optionalTab,
                ByteText("The tab that the screen lives in, wherever it is opened from; `nil` for any."),
                value: { tab, buffer in
                    if tab >= tabs.count {
                        return buffer.append(tabs[tab - tabs.count].expression(in: enumName, from: lowest))
                    }
                    // Without the enum's name it would be the optional's.
                    if tabs[tab].id.bytes.equals("none") { buffer.append(enumName) }
                    buffer.append(0x2E)
                    buffer.append(identifier: tabs[tab].id.bytes)
                },
                default: { $0.append("nil") }),
            values: values, count: tabs.count * 2)
    }

    /// Where a row over data goes, the fixed row above it is nearest, or else the one that the app starts with. Nobody is led to
    /// one that may be hidden, or requires a guard.
    private func addNearestRows(to table: PropertyTable) -> Int {
        let screens = screens
        var nearest: [NavigationGraph.Item] = []
        let rows = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        var above = graph.sections.contains { !$0.fixedRows.isEmpty } ? graph.layout.start : nil
        for section in graph.sections {
            if let row = section.fixedRows.last(where: { isOpen($0, in: section) }) { above = row.item }
            guard let each = section.each else { continue }
            if let row = above, rows.base[each.item.destination] < 0 {
                rows.base[each.item.destination] = nearest.number(of: row)
            }
        }
        let start = graph.layout.start
        return table.add(
            .init(
                "nearestRow", "Self", "The row of the sidebar that is chosen where the screen's own is gone.",
                value: { [nearest] in screens.appendItem(nearest[$0], to: &$1) },
                default: { buffer in start.map { screens.appendItem($0, to: &buffer) } }),
            values: rows, count: nearest.count)
    }

    /// A row without payload or over data is itself; one whose payload is all defaults stands for its case's items, and one
    /// with arguments for itself alone.
    private func addSidebarItems(to table: PropertyTable) -> Int {
        let screens = screens
        let values = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        var stands = [SidebarRows()]
        for section in graph.sections {
            if let each = section.each { values.base[each.item.destination] = 0 }
            for row in section.fixedRows where values.base[row.destination] != 0 {
                let item = row.item
                let place = place(of: row)
                if screens.payload(item.destination).count == 0, place.isAlways {
                    values.base[item.destination] = 0
                    continue
                }
                if values.base[item.destination] < 0 {
                    values.base[item.destination] = Int32(truncatingIfNeeded: stands.count)
                    stands.append(SidebarRows())
                }
                stands[Int(values.base[item.destination])].add(
                    item, of: section, isConditional: !place.isAlways, needsList: !place.conditions.isEmpty)
            }
        }
        return table.add(
            .init(
                "sidebarItem", "Self?", "The row of the sidebar that stands for the screen; `nil` where it has none.",
                value: { [stands] value, buffer in
                    if value == 0 { return buffer.append("self") }
                    stands[value].append(to: &buffer, screens)
                },
                default: { $0.append("nil") }),
            values: values, count: stands.count)
    }

    /// What a row asks that its destination does not.
    private func place(of row: NavigationGraph.FixedRow) -> Presence {
        row.presence.within(graph.destinations.presence(row.destination))
    }

    /// Whether a row that is asked for stands in a section that is not in every build.
    var listsRows: Bool {
        isSplit
            && graph.sections.contains { section in
                !section.presence.conditions.isEmpty
                    && section.fixedRows.contains { !place(of: $0).conditions.isEmpty }
            }
    }

    /// All rows of the sidebar.
    var allRows: BuiltList {
        screens.builtList(graph.sections.flatMap(\.fixedRows).map { ($0.presence, $0.item) })
    }

    /// A screen in no column of its own stands beside the content root with the fewest steps to it, or the first one.
    private func addContentRoots(to table: PropertyTable) -> Int {
        let screens = screens
        let rows = contentRoots
        let roots = rows.map(\.item)
        let first = rows.first(where: \.presence.isAlways)?.item
        let nearest = nearest(of: rows)
        nearest.leaveToDefault(Int32(truncatingIfNeeded: rows.firstIndex(where: \.presence.isAlways) ?? -1))
        return table.add(
            .init(
                "defaultContentRoot", "Self?",
                "What the content column shows beside the screen when it is opened from elsewhere.",
                value: { screens.appendOptionalItem(roots[$0], to: &$1) },
                default: { buffer in
                    guard let first else { return buffer.append("nil") }
                    screens.appendOptionalItem(first, to: &buffer)
                }),
            values: nearest, count: roots.count)
    }

    private func addIdentifiers(to table: PropertyTable) -> Int {
        let screens = screens
        return table.add(
            .init(
                "accessibilityIdentifier", "String", "What user interface tests find the screen by.",
                value: { $1.append(stringLiteral: screens.name($0)) }))
    }

    /// The fixed rows of the sidebar that fill the content column.
    private var contentRoots: [NavigationGraph.FixedRow] {
        graph.sections.flatMap(\.fixedRows).filter { screens.rows[$0.destination].hasPlaceholder }
    }

    /// For each case, which of `roots` leads to it through `opens` in the fewest steps; -1 where none does that is there
    /// wherever the case is.
    private func nearest(of roots: [NavigationGraph.FixedRow]) -> PlainArray<Int32> {
        let nearest = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        var queue: [Int] = []
        for (number, root) in roots.enumerated()
        where nearest.base[root.destination] < 0 && isThere(root, with: root.destination) {
            nearest.base[root.destination] = Int32(truncatingIfNeeded: number)
            queue.append(root.destination)
        }
        var next = 0
        while next < queue.count {
            let screen = queue[next]
            next += 1
            for opened in screens.rows[screen].opens.indices {
                let target = Int(graph.opens[opened])
                if nearest.base[target] >= 0 || !isThere(roots[Int(nearest.base[screen])], with: target) { continue }
                nearest.base[target] = nearest.base[screen]
                queue.append(target)
            }
        }
        return nearest
    }
}

extension NavigationContext {
    /// Whether a row is always there, and leads where anybody may be.
    private func isOpen(_ row: NavigationGraph.FixedRow, in section: NavigationGraph.Section) -> Bool {
        row.isAlways(in: section) && graph.guards.required(by: screens.rows[row.destination], leaving: false).isEmpty
    }

    /// Whether a row is there wherever a destination is.
    private func isThere(_ row: NavigationGraph.FixedRow, with destination: Int) -> Bool {
        row.presence.isAlways || row.presence.within(graph.destinations.presence(destination)).isAlways
    }
}

extension NavigationGraph.Tab {
    /// The tab by its name, for code that may be compiled, or run, where it is not there.
    fileprivate func expression(in enumName: String, from lowest: (Platform) -> SystemVersion) -> String {
        let tab = "\(enumName)(rawValue: \"\(id.string)\")"
        return presence.check(from: lowest) == nil ? tab : "\(tab).flatMap { $0.isAvailable ? $0 : nil }"
    }
}

/// The fixed rows of one destination that has a payload, or of which not all are always there.
private struct SidebarRows {
    /// The row whose payload is all defaults.
    private var plain: NavigationGraph.Item?
    /// The sections with rows that have arguments.
    private var sections: [ByteText] = []
    /// Whether a section is not in every build, so that all rows are asked.
    private var asksAllRows = false

    mutating func add(
        _ item: NavigationGraph.Item, of section: NavigationGraph.Section, isConditional: Bool, needsList: Bool
    ) {
        if needsList, !section.presence.conditions.isEmpty { asksAllRows = true }
        if item.arguments == nil, !isConditional {
            plain = item
        } else if sections.last.map({ $0.base == section.id.bytes.base }) != true {
            sections.append(section.id.bytes)
        }
    }

    /// `.search()`, or `Self.browseCases.contains(self) ? self : nil`.
    func append(to buffer: inout ByteBuffer, _ screens: EnumContext) {
        if asksAllRows { buffer.append("Self.sidebarRows.contains(self)") }
        for (number, section) in sections.enumerated() where !asksAllRows {
            buffer.append(number == 0 ? "Self." : " || Self.")
            buffer.append("\(section.string)Cases.contains(self)")
        }
        if !sections.isEmpty { buffer.append(" ? self : ") }
        guard let plain else { return buffer.append("nil") }
        screens.appendOptionalItem(plain, to: &buffer)
    }
}

extension [NavigationGraph.Item] {
    /// The number of `item`, which is added where it is not there.
    fileprivate mutating func number(of item: NavigationGraph.Item) -> Int32 {
        let known = firstIndex {
            $0.destination == item.destination && $0.arguments?.bytes.base == item.arguments?.bytes.base
        }
        if known == nil { append(item) }
        return Int32(truncatingIfNeeded: known ?? count - 1)
    }
}
