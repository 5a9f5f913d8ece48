import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The screens' computed properties, each with its number in the table.
extension ScreenContext {
    /// `numberOfColumns`, and `placeholder` where there are some.
    func addColumns(to table: PropertyTable) -> [Int] {
        cases.hasPlaceholder
            ? [addNumberOfColumns(to: table), addPlaceholders(to: table)] : [addNumberOfColumns(to: table)]
    }

    /// `displayName`, `iconName` and `iconIsAsset`, as far as the spec has texts and icons.
    func addTexts(to table: PropertyTable) -> [Int] {
        (hasTitles ? [addTitles(to: table)] : []) + (hasIcons ? addIcons(to: table) : [])
    }

    private func addNumberOfColumns(to table: PropertyTable) -> Int {
        let values = PlainArray<Int32>(repeating: 3, count: cases.caseCount)
        let (rows, count) = (cases.rows, cases.rowCount)
        var twoCount = 0
        var index = 0
        while index < count {
            if let columns = rows[index].columns, columns.value == 2 {
                values.base[index] = 2
                twoCount += 1
            }
            index &+= 1
        }
        let common = twoCount * 2 > cases.caseCount ? 2 : 3
        values.leaveToDefault(Int32(common))
        return table.add(
            .init(
                "numberOfColumns", "Int", "How many columns the screen is shown in, the sidebar included.",
                value: { $1.append(decimal: $0) }, default: { $0.append(decimal: common) }),
            values: values, count: 4)
    }

    private func addPlaceholders(to table: PropertyTable) -> Int {
        let (rows, count) = (cases.rows, cases.rowCount)
        let own = PlainArray<Int32>()
        var index = 0
        while index < count {
            if rows[index].hasPlaceholder { own.append(Int32(truncatingIfNeeded: index)) }
            index &+= 1
        }
        return table.add(
            .init(
                "placeholder", "Self?",
                "What the detail column shows while nothing is selected in this screen; `nil` unless it fills the middle column.",
                bareCount: 0,
                pattern: { [cases, graph] index, buffer in
                    cases.appendPattern(index, binding: graph.placeholder(index)?.used ?? 0, to: &buffer)
                },
                value: { self.appendPlaceholder($0, to: &$1) }, default: { $0.append("nil") }),
            cases: own)
    }

    private func appendPlaceholder(_ index: Int, to buffer: inout ByteBuffer) {
        guard let placeholder = graph.placeholder(index) else { return }
        cases.appendOptionalPrefix(cases.rowCount, to: &buffer)
        cases.appendCase(cases.rowCount, to: &buffer)
        buffer.appendList("(", 0, 2, ")") { argument, buffer in
            buffer.append(argument == 0 ? "label: " : "systemImage: ")
            if argument == 1 { return buffer.append(stringLiteral: placeholder.icon.bytes) }
            appendTitle(placeholder.title, placeholder.segments, of: index, to: &buffer)
        }
    }

    private func addTitles(to table: PropertyTable) -> Int {
        let cases = cases
        return table.add(
            .init(
                "displayName", "String", "The screen's title, as people read it.", bareCount: 0,
                pattern: { index, buffer in
                    if index < cases.rowCount {
                        return cases.appendPattern(index, binding: cases.texts[index].usedInTitle, to: &buffer)
                    }
                    cases.appendCase(index, to: &buffer)
                    buffer.append("(let label, _)")
                },
                value: { self.appendTitle($0, to: &$1) }))
    }

    private func addIcons(to table: PropertyTable) -> [Int] {
        let (cases, count) = (cases, cases.rowCount)
        let fallback = graph.app.defaultIcon.flatMap { $0.isView ? nil : $0 }
        let names = NameTable(count: count) { icon($0)?.name.bytes ?? ByteText("") }
        // An icon's number is that of the first row that has it.
        let values = PlainArray<Int32>(capacity: cases.caseCount + 1)
        let assets = PlainArray<Int32>(repeating: -1, count: cases.caseCount)
        var index = 0
        while index < cases.caseCount {
            values.append(Int32(truncatingIfNeeded: index))
            if index < count, icon(index)?.isAsset == true { assets.base[index] = 1 }
            index &+= 1
        }
        let repeated = names.repeated.base
        index = 0
        while index < names.repeated.count {
            values.base[repeated[index].number] = Int32(truncatingIfNeeded: repeated[index].first)
            index &+= 1
        }
        let common = fallback?.name.bytes ?? (iconsAreOptional ? ByteText("") : nil)
        if let common, let number = names[common] { values.leaveToDefault(Int32(number)) }
        let name = table.add(
            .init(
                "iconName", iconsAreOptional ? "String?" : "String",
                iconsAreOptional ? "The name of the screen's icon, if it has one." : "The name of the screen's icon.",
                bareCount: count,
                pattern: { index, buffer in
                    cases.appendCase(index, to: &buffer)
                    buffer.append("(_, let systemImage)")
                },
                value: { value, buffer in
                    if value == count { return buffer.append("systemImage") }
                    if names.all[value].count == 0 { return buffer.append("nil") }
                    buffer.append(stringLiteral: names.all[value])
                },
                default: { buffer in
                    guard let fallback else { return buffer.append("nil") }
                    buffer.append(stringLiteral: fallback.name.bytes)
                }),
            values: values, count: count + 1)
        let selected = hasSelectedIcons ? [addSelectedIcons(to: table)] : []
        if !iconsHaveAssets { return [name] + selected }
        let isAsset = table.add(
            .init(
                "iconIsAsset", "Bool", "Whether the icon is an image of the app's own, and not an SF Symbol.",
                value: { $1.append($0 == 1 ? "true" : "false") }, default: { $0.append("false") }),
            values: assets, count: 2)
        return [name] + selected + [isAsset]
    }

    private func addSelectedIcons(to table: PropertyTable) -> Int {
        let values = PlainArray<Int32>(repeating: -1, count: cases.caseCount)
        for index in 0..<cases.rowCount where icon(index)?.selected != nil {
            values.base[index] = Int32(truncatingIfNeeded: index)
        }
        return table.add(
            .init(
                "selectedIconName", "String?",
                "The name of the icon where the screen is chosen; `nil` where that is `iconName`, too.",
                value: { index, buffer in
                    self.icon(index)?.selected.map { buffer.append(stringLiteral: $0.bytes) }
                },
                default: { $0.append("nil") }),
            values: values, count: cases.rowCount)
    }

}

extension PropertyTable {
    /// A property for each of the app's own attributes.
    ///
    /// - Parameters:
    ///   - ofSwiftUI: whether of those whose types are SwiftUI's, or of the others.
    ///   - assignments: which cases give an attribute a value, and which.
    func addAttributes(ofSwiftUI: Bool, _ assignments: (AttributeTable) -> [(Int, Int)]) -> [Int] {
        let graph = context.graph
        return graph.attributes.filter { graph.isOnlyWithSwiftUI($0.type) == ofSwiftUI }.map {
            addAttribute($0, assignments($0))
        }
    }

    private func addAttribute(_ attribute: AttributeTable, _ assignments: [(Int, Int)]) -> Int {
        let values = PlainArray<Int32>(repeating: -1, count: context.caseCount)
        for (number, value) in assignments where value != attribute.defaultValue {
            values.base[number] = Int32(truncatingIfNeeded: value)
        }
        return add(
            PropertyTable.Property(
                attribute.name.bytes, attribute.type.bytes, attribute.summary?.bytes,
                value: { appendValue(attribute.values[$0], to: &$1) },
                default: { buffer in
                    guard let value = attribute.defaultValue else { return buffer.append("nil") }
                    appendValue(attribute.values[value], to: &buffer)
                }),
            values: values, count: attribute.values.count)
    }
}

extension PlainArray<Int32> {
    /// Gives the cases with `value` no row of their own.
    func leaveToDefault(_ value: Int32) {
        var index = 0
        while index < count {
            if base[index] == value { base[index] = -1 }
            index &+= 1
        }
    }
}

/// An attribute's value as Swift.
private func appendValue(_ value: AttributeTable.Value, to buffer: inout ByteBuffer) {
    switch value.constant {
    case .bool(let bool): buffer.append(bool ? "true" : "false")
    case .int(let int): buffer.append(decimal: int)
    case .double(let double): appendDouble(double, to: &buffer)
    case .string: buffer.append(stringLiteral: value.text.bytes)
    case .null: buffer.append("nil")
    case .expression: buffer.append(code: value.text.bytes)
    }
}

private func appendDouble(_ value: Double, to buffer: inout ByteBuffer) {
    if value.isNaN { return buffer.append(".nan") }
    if value.isInfinite { return buffer.append(value < 0 ? "-.infinity" : ".infinity") }
    buffer.append("\(value)")
}
