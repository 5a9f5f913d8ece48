import ScreenSpecDiagnostics
import ScreenSpecSwift

// Titles, defaults, arguments and attributes stand inside of a generated enum, questions and the sidebar's texts inside of a
// generated view. What those have themselves hides whatever else has its name.

extension GraphBuilder {
    mutating func checkHiddenNames() {
        let (destinations, sheets) = (destinationsAroundTexts(), sheetsAroundTexts())
        let values = destinationsAroundValues()
        let windows = windowsAroundTexts().making("title")
        check(document.rows.destinations, texts, destinations.making("displayName"), destinationsInOtherFiles())
        check(document.rows.sheetRows, sheetTexts, sheets, sheetsAroundValues())
        check(document.rows.windowRows, windowTexts, windows, windows)
        checkPlaceholders(destinations.making("placeholder"))
        checkRows(values)
        let isShared = sheetsHaveAttributes
        for attribute in attributes { check(attribute, destinations, sheets, isShared: isShared) }
        checkMadeViews()
        checkDialogTexts()
        checkTabs()
        checkTextsOfViews()
        checkPartsOfViews()
    }

    private mutating func checkPlaceholders(_ place: EnclosingType) {
        for row in rows where row.hasPlaceholder && isPayloadKnown(of: row) {
            let segments = placeholders[Int(row.placeholder) - 1].segments
            check(Array(titleSegments[segments.indices]), place, row.payload)
        }
    }

    /// The arguments of rows stand in lists of the enum. In the sidebar, too, where a section's rows are written one by one, and
    /// where a row is told from another of its destination.
    private mutating func checkRows(_ place: EnclosingType) {
        let sidebar = EnclosingType.view(ReservedNames.sidebarMembers)
        let several = EnclosingType.view(ReservedNames.rowMembers)
        let counts = Dictionary(grouping: sections.flatMap(\.items), by: \.destination).mapValues(\.count)
        for section in sections {
            let isListed = !section.fixedRows.contains { $0.saysMore || isIconView(of: $0) }
            for item in section.items {
                let isOneOfSeveral = counts[item.destination, default: 0] > 1
                checkArguments(item, place, isOneOfSeveral ? several : isListed ? nil : sidebar)
            }
            guard let each = section.each else { continue }
            checkArguments(each.item, place.without(each.name.bytes), sidebar.without(each.name.bytes))
        }
    }

    private func isIconView(of row: NavigationGraph.FixedRow) -> Bool {
        (row.icon ?? rows[row.destination].icon ?? document.app?.defaultIcon)?.isView == true
    }

    private mutating func checkArguments(
        _ item: NavigationGraph.Item, _ place: EnclosingType, _ view: EnclosingType?
    ) {
        guard let arguments = item.arguments, !carriesEnum(rows[item.destination].payload) else { return }
        if check(arguments, place) { return }
        if let view { check(arguments, view) }
    }

    private mutating func check(
        _ rows: PlainArray<Destination>, _ texts: PlainArray<CaseText>, _ place: EnclosingType, _ values: EnclosingType
    ) {
        let (rows, count, parameters) = (rows.base, rows.count, document.rows.parameters.base)
        var index = 0
        while index < count {
            let title = texts.base[index].title
            if title.count > 0, isPayloadKnown(of: rows[index]) {
                check(Array(titleSegments[title.indices]), place, rows[index].payload)
            }
            var parameter = rows[index].payload.start
            while parameter < rows[index].payload.end {
                if parameters[parameter].hasDefault { checkDefault(of: parameter, rows[index].payload, values) }
                parameter &+= 1
            }
            index &+= 1
        }
    }

    /// False where something in it could not be read: that may be what a text or a question asks for.
    func isPayloadKnown(of row: Destination) -> Bool { !document.isUnread("payload", of: row.name.range) }

    private mutating func checkDefault(of parameter: Int, _ payload: IndexSpan, _ place: EnclosingType) {
        if asksForSibling(parameter, payload) { return }
        if carriesEnum(IndexSpan(start: parameter, count: 1)) { return }
        if let value = document.rows.parameters[parameter].defaultValue { check(value, place) }
    }

    /// Reports what a default uses of the other parameters, of which Swift shows it none.
    private mutating func asksForSibling(_ number: Int, _ payload: IndexSpan) -> Bool {
        let parameter = document.rows.parameters[number]
        guard payload.count > 1, let value = parameter.defaultValue,
            let found = firstName(in: value.bytes, where: { sibling(of: number, named: $0, payload) != nil }),
            let sibling = sibling(of: number, named: found, payload)
        else { return false }
        let start = found.base - value.bytes.base
        report(
            .hiddenName, "the default of `\(parameter.name.string)` asks for `\(found.string)`, which no default sees",
            at: value.range(start, start + found.count),
            notes: [.init("the parameter is here", at: document.rows.parameters[sibling].name.range)],
            help: "say where the other is: `Model.\(found.string)`")
        return true
    }

    /// Another parameter of the payload; what a default calls like its own parameter is the app's.
    private func sibling(of number: Int, named name: ByteText, _ payload: IndexSpan) -> Int? {
        let parameters = document.rows.parameters.base
        let found = payload.indices.prefix(PayloadParameter.limit).first { parameters[$0].nameText.equals(name) }
        return found == number ? nil : found
    }

    /// Whether a payload may have a case of a generated enum in it, by its name alone.
    private func carriesEnum(_ payload: IndexSpan) -> Bool {
        document.rows.parameters[payload.indices].contains { parameter in
            SwiftType(parameter.type.bytes)?.namedTypes.contains(where: isGeneratedType) == true
        }
    }

    /// Values of destinations stand in the enum of these, and those of sheets in theirs; a default stands in both.
    private mutating func check(
        _ attribute: AttributeTable, _ destinations: EnclosingType, _ sheets: EnclosingType, isShared: Bool
    ) {
        let shared = attribute.defaultValue.map { [$0] } ?? []
        let ofDestinations = Set(attribute.assignments.map(\.value) + shared)
        let ofSheets = Set(attribute.sheetAssignments.map(\.value) + (isShared ? shared : []))
        for (number, value) in attribute.values.enumerated() where value.constant.isExpression {
            let isOfDestinations = ofDestinations.contains(number)
            let place = (isOfDestinations ? destinations : sheets).having(attribute.name.bytes, "the attribute")
            if check(value.text, place) { continue }
            if isOfDestinations, ofSheets.contains(number) { check(value.text, sheets) }
        }
    }

    var sheetsHaveAttributes: Bool { attributes.contains { !$0.sheetAssignments.isEmpty } }

    private mutating func checkDialogTexts() {
        let place = dialogsAroundTexts()
        check(document.rows.dialogRows, dialogTexts, place.making("title"), dialogsAroundValues())
        for (item, dialog) in zip(document.dialogs?.items ?? [], dialogs) where isPayloadKnown(of: item.row) {
            check(dialog.message?.segments ?? [], place.making("message"), item.row.payload)
            for action in dialog.actions { check(action.title.segments, place.making("buttons"), item.row.payload) }
        }
    }

    private mutating func checkTabs() {
        let place = tabsAroundTexts()
        for tab in tabs {
            check(tab.title?.segments ?? [], place.making("displayName"), .none)
            checkArguments(tab.root, place.identified(), nil)
        }
    }
}
