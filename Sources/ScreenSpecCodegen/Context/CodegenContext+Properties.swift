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
}

extension CodegenContext {
    func makeProperties(_ table: PropertyTable) -> GeneratedProperties {
        var properties = GeneratedProperties()
        properties.columns = [addColumns(to: table)]
        if hasPlaceholder { properties.columns.append(addPlaceholders(to: table)) }
        if hasTitles { properties.titles.append(addTitles(to: table)) }
        if hasIcons { properties.titles += addIcons(to: table) }
        for index in document.attributes.indices { properties.attributes.append(addAttribute(index, to: table)) }
        if graph.conformances.isCodable { properties.coding = [addCodingKeys(to: table)] }
        if writesEquality { properties.equality = [addEqualityKeys(to: table)] }
        if isGrouped { properties.views = [addViewGroups(to: table)] }
        return properties
    }

    private func property(
        _ name: StaticString, _ type: StaticString, _ summary: StaticString?, isPrivate: Bool = false,
        pattern: @escaping PropertyTable.Writer, value: @escaping PropertyTable.Writer,
        default defaultValue: ((inout ByteBuffer) -> Void)? = nil
    ) -> PropertyTable.Property {
        PropertyTable.Property(
            name: ByteText(name), type: ByteText(type), summary: summary.map { ByteText($0) }, isPrivate: isPrivate,
            pattern: pattern, value: value, defaultValue: defaultValue)
    }

    private func barePattern(_ index: Int, _ buffer: inout ByteBuffer) {
        buffer.append(0x2E)
        buffer.append(identifier: name(index))
    }

    private func addColumns(to table: PropertyTable) -> Int {
        var two: [Int] = []
        for index in 0..<destinationCount where graph.columns(index) == 2 { two.append(index) }
        let common = two.count * 2 > caseCount ? 2 : 3
        let others = common == 3 ? two : (0..<caseCount).filter { $0 == destinationCount || graph.columns($0) == 3 }
        return table.add(
            property(
                "numberOfColumns", "Int", "How many columns the screen is shown in, the sidebar included.",
                pattern: { self.barePattern($0, &$1) }, value: { $1.append(decimal: $0) },
                default: { $0.append(decimal: common) }),
            groups: others.isEmpty ? [] : [(5 - common, others)])
    }

    private func addPlaceholders(to table: PropertyTable) -> Int {
        let cases = (0..<destinationCount).filter { document.destinations[$0].hasPlaceholder }
        return table.add(
            property(
                "placeholder", "Self?",
                "What the detail column shows while nothing is selected in this screen; `nil` unless it fills the middle column.",
                pattern: { self.barePattern($0, &$1) }, value: { self.appendPlaceholder($0, to: &$1) },
                default: { $0.append("nil") }),
            cases: cases)
    }

    private func appendPlaceholder(_ index: Int, to buffer: inout ByteBuffer) {
        guard let placeholder = document.placeholder(of: document.destinations[index]) else { return }
        buffer.append(0x2E)
        buffer.append(identifier: placeholderName)
        buffer.append("(label: localized(")
        buffer.append(stringLiteral: placeholder.title?.bytes ?? ByteText(""))
        buffer.append("), systemImage: ")
        buffer.append(stringLiteral: placeholder.icon?.bytes ?? ByteText(""))
        buffer.append(")")
    }

    private func addTitles(to table: PropertyTable) -> Int {
        table.add(
            property(
                "displayName", "String", "The screen's title, as people read it.",
                pattern: { index, buffer in
                    if index < self.destinationCount {
                        return self.appendPattern(index, binding: self.graph.texts[index].usedInTitle, to: &buffer)
                    }
                    self.barePattern(index, &buffer)
                    buffer.append("(let label, _)")
                },
                value: { self.appendTitle($0, to: &$1) }))
    }

    private func addIcons(to table: PropertyTable) -> [Int] {
        let fallback = document.app?.defaultIcon
        let icons = (0..<destinationCount).map { document.destinations[$0].icon ?? fallback }
        let names = NameTable(count: icons.count) { icons[$0]?.name.bytes ?? ByteText("") }
        let groups = gather(icons.indices.filter { icons[$0] != nil }) { names[icons[$0]!.name.bytes]! }
        let common = fallback.flatMap { names[$0.name.bytes] }
        var rows = groups.filter { $0.value != common }
        if hasPlaceholder { rows.append((destinationCount, [destinationCount])) }
        let isAll = common == nil && rows.reduce(0) { $0 + $1.cases.count } == caseCount
        let icon = table.add(
            property(
                "iconName", "String", "The name of the screen's icon.",
                pattern: { index, buffer in
                    self.barePattern(index, &buffer)
                    if index == self.destinationCount { buffer.append("(_, let systemImage)") }
                },
                value: { value, buffer in
                    if value == self.destinationCount { return buffer.append("systemImage") }
                    buffer.append(stringLiteral: icons[value]?.name.bytes ?? ByteText(""))
                },
                default: isAll ? nil : { $0.append(stringLiteral: fallback?.name.bytes ?? ByteText("")) }),
            groups: rows)
        let assets = icons.indices.filter { icons[$0]?.isAsset == true }
        if assets.isEmpty { return [icon] }
        let isAsset = table.add(
            property(
                "iconIsAsset", "Bool", "Whether the icon is an image of the app's own, and not an SF Symbol.",
                pattern: { self.barePattern($0, &$1) }, value: { $1.append($0 == 1 ? "true" : "false") },
                default: { $0.append("false") }),
            groups: [(1, Array(assets))])
        return [icon, isAsset]
    }

    private func addAttribute(_ number: Int, to table: PropertyTable) -> Int {
        let attribute = document.attributes[number]
        let values = graph.attributes[number]
        let assigned = values.assignments.filter { $0.value != values.defaultValue }
        let number = Dictionary(assigned.map { ($0.destination, $0.value) }, uniquingKeysWith: { first, _ in first })
        return table.add(
            PropertyTable.Property(
                name: attribute.name.bytes, type: attribute.type?.bytes ?? ByteText("Never"),
                summary: attribute.summary?.bytes, isPrivate: false, pattern: { self.barePattern($0, &$1) },
                value: { appendValue(values.values[$0], values.kind, to: &$1) },
                defaultValue: { buffer in
                    guard let value = values.defaultValue else { return buffer.append("nil") }
                    appendValue(values.values[value], values.kind, to: &buffer)
                }),
            groups: gather(assigned.map(\.destination)) { number[$0]! })
    }

    private func addCodingKeys(to table: PropertyTable) -> Int {
        table.add(
            property(
                "codingKey", "CodingKeys", "The name that the item is saved under.", isPrivate: true,
                pattern: { self.barePattern($0, &$1) }, value: { $1.append(stringLiteral: self.name($0)) }))
    }

    private func addEqualityKeys(to table: PropertyTable) -> Int {
        table.add(
            property(
                "equalityKey", "EqualityKey", nil, isPrivate: true,
                pattern: { self.appendKeyPattern($0, to: &$1) }, value: { self.appendKey($0, to: &$1) }))
    }

    private func addViewGroups(to table: PropertyTable) -> Int {
        table.add(
            property(
                "viewGroup", "Int", "Which of the functions below makes the item's view.", isPrivate: true,
                pattern: { self.barePattern($0, &$1) }, value: { $1.append(decimal: $0) },
                default: { $0.append(decimal: self.groupCount) }),
            groups: (0..<groupCount - 1).map { (value: $0 + 1, cases: Array(cases(inGroup: $0))) })
    }
}

/// The cases by value, the values in the order in which they first occur.
private func gather(_ cases: [Int], _ value: (Int) -> Int) -> [(value: Int, cases: [Int])] {
    var groups: [(value: Int, cases: [Int])] = []
    var places: [Int: Int] = [:]
    for index in cases {
        let value = value(index)
        if let place = places[value] {
            groups[place].cases.append(index)
        } else {
            places[value] = groups.count
            groups.append((value, [index]))
        }
    }
    return groups
}

/// An attribute's value as Swift.
private func appendValue(_ value: Scalar, _ kind: NavigationGraph.AttributeKind, to buffer: inout ByteBuffer) {
    let text = value.text.bytes
    switch kind {
    case .bool: buffer.append(coreBoolean(text) == true ? "true" : "false")
    case .int: buffer.append(decimal: coreInteger(text) ?? 0)
    case .double: appendDouble(coreInteger(text).map(Double.init) ?? coreFloat(text) ?? 0, to: &buffer)
    case .string: buffer.append(stringLiteral: text)
    case .expression: buffer.append(text)
    }
}

private func appendDouble(_ value: Double, to buffer: inout ByteBuffer) {
    if value.isNaN { return buffer.append(".nan") }
    if value.isInfinite { return buffer.append(value < 0 ? "-.infinity" : ".infinity") }
    buffer.append("\(value)")
}
