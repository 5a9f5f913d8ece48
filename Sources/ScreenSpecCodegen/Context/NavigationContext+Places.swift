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
                "presentationStyle", "NavigationState.PresentationStyle?",
                "How the screen is presented when it is opened; `nil` where it is pushed.",
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
                "homeTab", "NavigationState.Tab?",
                "The tab that the screen lives in, wherever it is opened from; `nil` for any.",
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
        let rows = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        for (index, section) in graph.sections.enumerated() {
            guard let each = section.each else { continue }
            let above = graph.sections[..<index].last { !$0.items.isEmpty }?.items.last
            let below = graph.sections[index...].first { !$0.items.isEmpty }?.items.first
            if let row = above ?? below, rows.base[each.item.destination] < 0 {
                rows.base[each.item.destination] = Int32(truncatingIfNeeded: row)
            }
        }
        let start = graph.layout.start
        return table.add(
            .init(
                "nearestRow", "Self", "The row of the sidebar that is chosen where the screen's own is gone.",
                value: { screens.appendItem($0, to: &$1) },
                default: { buffer in start.map { screens.appendItem($0, to: &buffer) } }),
            values: rows, count: screens.caseCount)
    }

    /// A row without payload or over data is itself; one whose payload is all defaults stands for its case's items.
    private func addSidebarItems(to table: PropertyTable) -> Int {
        let screens = screens
        let values = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        for section in graph.sections {
            if let each = section.each { values.base[each.item.destination] = 0 }
            for item in section.items {
                values.base[item] = screens.payload(item).count == 0 ? 0 : Int32(truncatingIfNeeded: item + 1)
            }
        }
        return table.add(
            .init(
                "sidebarItem", "Self?", "The row of the sidebar that stands for the screen; `nil` where it has none.",
                value: { value, buffer in
                    if value == 0 { return buffer.append("self") }
                    screens.appendOptionalItem(value - 1, to: &buffer)
                },
                default: { $0.append("nil") }),
            values: values, count: screens.caseCount + 1)
    }

    /// A screen in no column of its own stands beside the content root with the fewest steps to it, or the first one.
    private func addContentRoots(to table: PropertyTable) -> Int {
        let screens = screens
        let nearest = nearestContentRoots()
        let first = nearest.first { $0 >= 0 } ?? -1
        let common = contentRoots.first.map { Int32(truncatingIfNeeded: $0) } ?? first
        nearest.leaveToDefault(common)
        return table.add(
            .init(
                "defaultContentRoot", "Self?",
                "What the content column shows beside the screen when it is opened from elsewhere.",
                value: { screens.appendOptionalItem($0, to: &$1) },
                default: { common < 0 ? $0.append("nil") : screens.appendOptionalItem(Int(common), to: &$0) }),
            values: nearest, count: screens.caseCount)
    }

    private func addIdentifiers(to table: PropertyTable) -> Int {
        let screens = screens
        return table.add(
            .init(
                "accessibilityIdentifier", "String", "What user interface tests find the screen by.",
                value: { $1.append(stringLiteral: screens.name($0)) }))
    }

    /// The content destinations of the sidebar that need no payload.
    private var contentRoots: [Int] {
        graph.sections.flatMap(\.items).filter { screens.rows[$0].hasPlaceholder }
    }

    /// For each case, the content root that leads to it through `opens` in the fewest steps; -1 where none does.
    private func nearestContentRoots() -> PlainArray<Int32> {
        let roots = PlainArray<Int32>(repeating: -1, count: screens.caseCount)
        var queue = contentRoots
        for root in queue { roots.base[root] = Int32(truncatingIfNeeded: root) }
        var next = 0
        while next < queue.count {
            let screen = queue[next]
            next += 1
            for opened in screens.rows[screen].opens.indices {
                let target = Int(graph.opens[opened])
                if roots.base[target] >= 0 { continue }
                roots.base[target] = roots.base[screen]
                queue.append(target)
            }
        }
        return roots
    }
}
