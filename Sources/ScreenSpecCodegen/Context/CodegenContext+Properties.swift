import ScreenSpecDiagnostics
import ScreenSpecModel

/// The generated enum's computed properties, in the order of the files and sections that they stand in.
struct GeneratedProperties {
    var columns: [Int] = []
    var titles: [Int] = []
    var attributes: [Int] = []
    var coding: [Int] = []
    var equality: [Int] = []
    var views: [Int] = []
    var places: [Int] = []
    var sheets: [Int] = []
}

extension CodegenContext {
    func makeProperties(_ table: PropertyTable) -> GeneratedProperties {
        var properties = GeneratedProperties()
        switch subject {
        case .destinations:
            properties.columns = [addColumns(to: table)]
            if hasPlaceholder { properties.columns.append(addPlaceholders(to: table)) }
            if hasTitles { properties.titles.append(addTitles(to: table)) }
            if hasIcons { properties.titles += addIcons(to: table) }
            if isSplit { properties.places.append(addSidebarItems(to: table)) }
            if hasContent { properties.places.append(addContentRoots(to: table)) }
            if hasNavigation { properties.places.append(addIdentifiers(to: table)) }
            for index in document.attributes.indices { properties.attributes.append(addAttribute(index, to: table)) }
        case .sheets: properties.sheets = [addSheetIdentities(to: table), addSheetStyles(to: table)]
        }
        if graph.conformances.isCodable { properties.coding = [addCodingKeys(to: table)] }
        if writesEquality { properties.equality = [addEqualityKeys(to: table)] }
        if isGrouped { properties.views = [addViewGroups(to: table)] }
        return properties
    }

    func property(
        _ name: StaticString, _ type: StaticString, _ summary: StaticString?, isPrivate: Bool = false,
        isFilePrivate: Bool = false, bareCount: Int? = nil,
        pattern: @escaping (Int, inout ByteBuffer) -> Void = { _, _ in },
        value: @escaping (Int, inout ByteBuffer) -> Void,
        default defaultValue: ((inout ByteBuffer) -> Void)? = nil
    ) -> PropertyTable.Property {
        PropertyTable.Property(
            name: ByteText(name), type: ByteText(type), summary: summary.map { ByteText($0) }, isPrivate: isPrivate,
            isFilePrivate: isFilePrivate, bareCount: bareCount ?? caseCount, pattern: .init(pattern),
            value: .init(value), defaultValue: defaultValue)
    }

    private func addColumns(to table: PropertyTable) -> Int {
        let values = PlainArray<Int32>(repeating: 3, count: caseCount)
        var twoCount = 0
        var index = 0
        while index < destinationCount {
            if let columns = destinations[index].columns, columns.value == 2 {
                values.base[index] = 2
                twoCount += 1
            }
            index &+= 1
        }
        let common = twoCount * 2 > caseCount ? 2 : 3
        values.leaveToDefault(Int32(common))
        return table.add(
            property(
                "numberOfColumns", "Int", "How many columns the screen is shown in, the sidebar included.",
                value: { $1.append(decimal: $0) }, default: { $0.append(decimal: common) }),
            values: values, count: 4)
    }

    private func addPlaceholders(to table: PropertyTable) -> Int {
        let cases = PlainArray<Int32>()
        var index = 0
        while index < destinationCount {
            if destinations[index].hasPlaceholder { cases.append(Int32(truncatingIfNeeded: index)) }
            index &+= 1
        }
        return table.add(
            property(
                "placeholder", "Self?",
                "What the detail column shows while nothing is selected in this screen; `nil` unless it fills the middle column.",
                value: { self.appendPlaceholder($0, to: &$1) }, default: { $0.append("nil") }),
            cases: cases)
    }

    private func appendPlaceholder(_ index: Int, to buffer: inout ByteBuffer) {
        guard let placeholder = document.placeholder(of: destinations[index]) else { return }
        appendCase(destinationCount, to: &buffer)
        buffer.append("(label: localized(")
        buffer.append(stringLiteral: placeholder.title?.bytes ?? ByteText(""))
        buffer.append("), systemImage: ")
        buffer.append(stringLiteral: placeholder.icon?.bytes ?? ByteText(""))
        buffer.append(")")
    }

    private func addTitles(to table: PropertyTable) -> Int {
        table.add(
            property(
                "displayName", "String", "The screen's title, as people read it.", bareCount: 0,
                pattern: { index, buffer in
                    if index < self.destinationCount {
                        return self.appendPattern(index, binding: self.texts[index].usedInTitle, to: &buffer)
                    }
                    self.appendCase(index, to: &buffer)
                    buffer.append("(let label, _)")
                },
                value: { self.appendTitle($0, to: &$1) }))
    }

    private func addIcons(to table: PropertyTable) -> [Int] {
        let fallback = document.app?.defaultIcon
        var numbers = NameNumbers()
        let values = PlainArray<Int32>(repeating: -1, count: caseCount)
        let assets = PlainArray<Int32>(repeating: -1, count: caseCount)
        var hasAssets = false
        var index = 0
        while index < destinationCount {
            if let icon = destinations[index].icon ?? fallback {
                values.base[index] = Int32(truncatingIfNeeded: numbers.number(of: icon.name.bytes))
                if icon.isAsset {
                    assets.base[index] = 1
                    hasAssets = true
                }
            }
            index &+= 1
        }
        let names = numbers.names
        if let fallback { values.leaveToDefault(Int32(numbers.number(of: fallback.name.bytes))) }
        if hasPlaceholder { values.base[destinationCount] = Int32(names.count) }
        let icon = table.add(
            property(
                "iconName", "String", "The name of the screen's icon.", bareCount: destinationCount,
                pattern: { index, buffer in
                    self.appendCase(index, to: &buffer)
                    buffer.append("(_, let systemImage)")
                },
                value: { value, buffer in
                    if value == names.count { return buffer.append("systemImage") }
                    buffer.append(stringLiteral: names.base[value])
                },
                default: { $0.append(stringLiteral: fallback?.name.bytes ?? ByteText("")) }),
            values: values, count: names.count + 1)
        if !hasAssets && !iconsHaveAssets { return [icon] }
        let isAsset = table.add(
            property(
                "iconIsAsset", "Bool", "Whether the icon is an image of the app's own, and not an SF Symbol.",
                value: { $1.append($0 == 1 ? "true" : "false") }, default: { $0.append("false") }),
            values: assets, count: 2)
        return [icon, isAsset]
    }

    private func addAttribute(_ number: Int, to table: PropertyTable) -> Int {
        let attribute = document.attributes[number]
        let given = graph.attributes[number]
        let values = PlainArray<Int32>(repeating: -1, count: caseCount)
        for (destination, value) in given.assignments where value != given.defaultValue {
            values.base[destination] = Int32(truncatingIfNeeded: value)
        }
        return table.add(
            PropertyTable.Property(
                name: attribute.name.bytes, type: attribute.type?.bytes ?? ByteText("Never"),
                summary: attribute.summary?.bytes, isPrivate: false, isFilePrivate: false, bareCount: caseCount,
                pattern: .init { _, _ in },
                value: .init { appendValue(given.values[$0], to: &$1) },
                defaultValue: { buffer in
                    guard let value = given.defaultValue else { return buffer.append("nil") }
                    appendValue(given.values[value], to: &buffer)
                }),
            values: values, count: given.values.count)
    }

    private func addCodingKeys(to table: PropertyTable) -> Int {
        table.add(
            property(
                "codingKey", "CodingKeys", "The name that the item is saved under.", isPrivate: true,
                value: { $1.append(stringLiteral: self.name($0)) }))
    }

    private func addEqualityKeys(to table: PropertyTable) -> Int {
        table.add(
            property(
                "equalityKey", "EqualityKey", nil, isPrivate: true, bareCount: 0,
                pattern: { self.appendKeyPattern($0, to: &$1) }, value: { self.appendKey($0, to: &$1) }))
    }

    private func addViewGroups(to table: PropertyTable) -> Int {
        table.addGroups(
            property(
                "viewGroup", "Int", "Which of the functions above makes the item's view.", isFilePrivate: true,
                value: { $1.append(decimal: $0) }, default: { $0.append(decimal: self.groupCount) }))
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
    case .expression: buffer.append(value.text.bytes)
    }
}

private func appendDouble(_ value: Double, to buffer: inout ByteBuffer) {
    if value.isNaN { return buffer.append(".nan") }
    if value.isInfinite { return buffer.append(value < 0 ? "-.infinity" : ".infinity") }
    buffer.append("\(value)")
}
