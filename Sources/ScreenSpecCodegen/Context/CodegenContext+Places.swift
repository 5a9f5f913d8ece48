import ScreenSpecDiagnostics
import ScreenSpecModel

/// Properties that say where a screen, or a sheet, belongs.
extension CodegenContext {
    /// A fixed row without payload and a row over data are themselves; a row whose payload is all defaults stands for
    /// every item of its case.
    func addSidebarItems(to table: PropertyTable) -> Int {
        let values = PlainArray<Int32>(repeating: -1, count: caseCount)
        for section in graph.sections {
            if let each = section.each { values.base[each.destination] = 0 }
            for item in section.items {
                values.base[item] = payload(item).count == 0 ? 0 : Int32(truncatingIfNeeded: item + 1)
            }
        }
        return table.add(
            property(
                "sidebarItem", "Self?", "The row of the sidebar that stands for the screen; `nil` where it has none.",
                value: { value, buffer in
                    if value == 0 { return buffer.append("self") }
                    self.appendItem(value - 1, to: &buffer)
                },
                default: { $0.append("nil") }),
            values: values, count: caseCount + 1)
    }

    /// A screen that is in no column of its own stands beside the content root that leads to it in the fewest steps, or
    /// else beside the first one.
    func addContentRoots(to table: PropertyTable) -> Int {
        let nearest = nearestContentRoots()
        let first = nearest.first { $0 >= 0 } ?? -1
        let common = contentRoots.first.map { Int32(truncatingIfNeeded: $0) } ?? first
        nearest.leaveToDefault(common)
        return table.add(
            property(
                "defaultContentRoot", "Self?",
                "What the content column shows beside the screen when it is opened from elsewhere.",
                value: { self.appendItem($0, to: &$1) },
                default: { common < 0 ? $0.append("nil") : self.appendItem(Int(common), to: &$0) }),
            values: nearest, count: caseCount)
    }

    func addIdentifiers(to table: PropertyTable) -> Int {
        table.add(
            property(
                "accessibilityIdentifier", "String", "What user interface tests find the screen by.",
                value: { $1.append(stringLiteral: self.name($0)) }))
    }

    /// The content destinations of the sidebar that need no payload.
    private var contentRoots: [Int] {
        graph.sections.flatMap(\.items).filter { destinations[$0].hasPlaceholder }
    }

    /// For each case, the content root that leads to it through `opens` in the fewest steps; -1 where none does.
    private func nearestContentRoots() -> PlainArray<Int32> {
        let roots = PlainArray<Int32>(repeating: -1, count: caseCount)
        var queue = contentRoots
        for root in queue { roots.base[root] = Int32(truncatingIfNeeded: root) }
        var next = 0
        while next < queue.count {
            let screen = queue[next]
            next += 1
            for opened in destinations[screen].opens.indices {
                let target = Int(graph.opens[opened])
                if target < 0 || roots.base[target] >= 0 { continue }
                roots.base[target] = roots.base[screen]
                queue.append(target)
            }
        }
        return roots
    }

    func addSheetIdentities(to table: PropertyTable) -> Int {
        let identities = sheetIdentities
        let numbers = Dictionary(uniqueKeysWithValues: identities.enumerated().map { ($1.string, $0) })
        let values = PlainArray<Int32>(repeating: -1, count: caseCount)
        for (index, item) in (document.sheets?.items ?? []).enumerated() {
            if let number = item.identity.flatMap({ numbers[$0.string] }) { values.base[index] = Int32(number) }
        }
        return table.add(
            property(
                "id", "Identity", nil,
                value: { number, buffer in
                    buffer.append(0x2E)
                    buffer.append(identifier: identities[number].bytes)
                },
                default: { $0.append(".sheet(self)") }),
            values: values, count: identities.count)
    }

    func addSheetStyles(to table: PropertyTable) -> Int {
        let values = PlainArray<Int32>(repeating: -1, count: caseCount)
        for (index, item) in (document.sheets?.items ?? []).enumerated() {
            if let style = item.style?.value, style != .sheet { values.base[index] = Int32(style.rawValue) }
        }
        return table.add(
            property(
                "style", "Style", "How it is shown.",
                value: { $1.append($0 == Sheets.Style.popover.rawValue ? ".popover" : ".fullScreenCover") },
                default: { $0.append(".sheet") }),
            values: values, count: 3)
    }
}
