import ScreenSpecDiagnostics
import ScreenSpecModel

/// Properties that say where a screen belongs.
extension NavigationContext {
    /// `sidebarItem`, `defaultContentRoot`, `accessibilityIdentifier` and where else a screen belongs, as far as the host
    /// needs it.
    func addPlaces(to table: PropertyTable) -> [Int] {
        (isSplit ? [addSidebarItems(to: table)] : []) + (hasContent ? [addContentRoots(to: table)] : [])
            + (hasNavigation ? [addIdentifiers(to: table)] : [])
            + (isSplit && graph.sections.contains { $0.each != nil } ? [addNearestRows(to: table)] : [])
            + (presentationIdentities.contains { $0 != nil } ? [addPresentationIdentities(to: table)] : [])
            + (presentsScreens ? [addPresentationStyles(to: table)] : []) + (hasHomes ? [addHomeTabs(to: table)] : [])
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
        for screen in 0..<screens.rowCount {
            if let tab = graph.homeTab(screen) { values.base[screen] = Int32(truncatingIfNeeded: tab) }
        }
        let tabs = graph.tabs
        return table.add(
            .init(
                ByteText("homeTab"), graph.names.stateTypes.optionalTab,
                ByteText("The tab that the screen lives in, wherever it is opened from; `nil` for any."),
                value: { tab, buffer in
                    buffer.append(0x2E)
                    buffer.append(identifier: tabs[tab].id.bytes)
                },
                default: { $0.append("nil") }),
            values: values, count: tabs.count)
    }

    /// Where a row over data goes, the fixed row above it is nearest, or else the one below.
    private func addNearestRows(to table: PropertyTable) -> Int {
        let screens = screens
        var nearest: [NavigationGraph.Item] = []
        let rows = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        let first = graph.sections.first { !$0.items.isEmpty }?.items.first
        var above: NavigationGraph.Item?
        for section in graph.sections {
            if let row = section.items.last { above = row }
            guard let each = section.each else { continue }
            if let row = above ?? first, rows.base[each.item.destination] < 0 {
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
            for item in section.items where values.base[item.destination] != 0 {
                if screens.payload(item.destination).count == 0 {
                    values.base[item.destination] = 0
                    continue
                }
                if values.base[item.destination] < 0 {
                    values.base[item.destination] = Int32(truncatingIfNeeded: stands.count)
                    stands.append(SidebarRows())
                }
                stands[Int(values.base[item.destination])].add(item, of: section)
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

    /// A screen in no column of its own stands beside the content root with the fewest steps to it, or the first one.
    private func addContentRoots(to table: PropertyTable) -> Int {
        let (screens, roots) = (screens, contentRoots)
        let nearest = nearest(of: roots)
        nearest.leaveToDefault(0)
        return table.add(
            .init(
                "defaultContentRoot", "Self?",
                "What the content column shows beside the screen when it is opened from elsewhere.",
                value: { screens.appendOptionalItem(roots[$0], to: &$1) },
                default: { buffer in
                    guard let first = roots.first else { return buffer.append("nil") }
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
    private var contentRoots: [NavigationGraph.Item] {
        graph.sections.flatMap(\.items).filter { screens.rows[$0.destination].hasPlaceholder }
    }

    /// For each case, which of `roots` leads to it through `opens` in the fewest steps; -1 where none does.
    private func nearest(of roots: [NavigationGraph.Item]) -> PlainArray<Int32> {
        let nearest = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        var queue: [Int] = []
        for (number, root) in roots.enumerated() where nearest.base[root.destination] < 0 {
            nearest.base[root.destination] = Int32(truncatingIfNeeded: number)
            queue.append(root.destination)
        }
        var next = 0
        while next < queue.count {
            let screen = queue[next]
            next += 1
            for opened in screens.rows[screen].opens.indices {
                let target = Int(graph.opens[opened])
                if nearest.base[target] >= 0 { continue }
                nearest.base[target] = nearest.base[screen]
                queue.append(target)
            }
        }
        return nearest
    }
}

/// The fixed rows of one destination that has a payload.
private struct SidebarRows {
    /// The row whose payload is all defaults.
    private var plain: NavigationGraph.Item?
    /// The sections with rows that have arguments.
    private var sections: [ByteText] = []

    mutating func add(_ item: NavigationGraph.Item, of section: NavigationGraph.Section) {
        if item.arguments == nil {
            plain = item
        } else if sections.last.map({ $0.base == section.id.bytes.base }) != true {
            sections.append(section.id.bytes)
        }
    }

    /// `.search()`, or `Self.browseCases.contains(self) ? self : nil`.
    func append(to buffer: inout ByteBuffer, _ screens: EnumContext) {
        for (number, section) in sections.enumerated() {
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
