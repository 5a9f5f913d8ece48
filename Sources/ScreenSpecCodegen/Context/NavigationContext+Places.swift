import ScreenSpecDiagnostics
import ScreenSpecModel

/// Properties that say where a screen belongs.
extension NavigationContext {
    /// `sidebarItem`, `defaultContentRoot` and `accessibilityIdentifier`, as far as the host needs them.
    func addPlaces(to table: PropertyTable) -> [Int] {
        (isSplit ? [addSidebarItems(to: table)] : []) + (hasContent ? [addContentRoots(to: table)] : [])
            + (hasNavigation ? [addIdentifiers(to: table)] : [])
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
