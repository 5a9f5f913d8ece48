import ScreenSpecDiagnostics
import ScreenSpecSwift

// Properties of a generated enum that ask for each other: a title that shows an attribute which is made of the title. What asks
// for itself is a hidden name.

extension GraphBuilder {
    mutating func checkTextCycles() {
        let destinations = attributes.filter(\.hasExpressions).map { EnumProperty($0, $0.assignments) }
        let (title, others) = (EnumProperty("displayName", "the title"), destinations + [placeholderTexts()])
        // There may be 100,000 titles.
        if others.contains(where: { $0.asks(forOneOf: others + [title]) }) {
            checkCycles(others + [filled(title)], document.rows.destinations)
        }
        if sheetsHaveAttributes {
            let sheets = attributes.filter(\.hasExpressions).map { EnumProperty($0, $0.sheetAssignments) }
            checkCycles(sheets, document.rows.sheetRows)
        }
        checkCycles(dialogProperties, document.rows.dialogRows)
    }

    private func filled(_ title: EnumProperty) -> EnumProperty {
        var property = title
        for (row, text) in texts.enumerated() where text.title.count > 0 {
            property.add(expressions(text.title), to: row)
        }
        return property
    }

    private func placeholderTexts() -> EnumProperty {
        var property = EnumProperty("placeholder", "the placeholder")
        for (row, destination) in rows.enumerated() where destination.hasPlaceholder {
            property.add(expressions(placeholders[Int(destination.placeholder) - 1].segments), to: row)
        }
        return property
    }

    private func expressions(_ span: IndexSpan) -> [SourceText] {
        titleSegments[span.indices].compactMap { if case .expression(let code) = $0 { code } else { nil } }
    }

    private var dialogProperties: [EnumProperty] {
        var title = EnumProperty("title", "the title")
        var message = EnumProperty("message", "the message")
        var buttons = EnumProperty("buttons", "the buttons")
        for (row, text) in dialogTexts.enumerated() { title.add(expressions(text.title), to: row) }
        for (row, dialog) in dialogs.enumerated() {
            message.add(dialog.message?.expressions ?? [], to: row)
            buttons.add(dialog.actions.flatMap(\.title.expressions), to: row)
        }
        return [title, message, buttons]
    }

    /// Only where names ask for each other, cases are looked at one by one.
    private mutating func checkCycles(_ properties: [EnumProperty], _ rows: PlainArray<Destination>) {
        let names = properties.map(\.name)
        let uses = properties.map { $0.uses(of: names) }
        let all = uses.map { $0.reduce(0) { $0 | $1.any } }
        if firstCycle(in: all) == nil { return }
        var reported: Set<SourceRange> = []
        for (row, destination) in rows.enumerated() {
            let carried = bits(of: destination.payload, among: names)
            let ofRow = properties.indices.map { number in
                properties[number].value(of: row).map { uses[number][$0].in(carried) } ?? 0
            }
            guard let cycle = firstCycle(in: ofRow) else { continue }
            let places = cycle.indices.map { index in
                place(of: cycle[(index + 1) % cycle.count], in: properties[cycle[index]], row, names, carried)
            }
            if reported.insert(places[0]).inserted { report(cycle.map { properties[$0] }, places) }
        }
    }

    private func bits(of payload: IndexSpan, among names: [ByteText]) -> UInt64 {
        var bits: UInt64 = 0
        for parameter in document.rows.parameters[payload.indices] {
            if let number = names.firstIndex(where: parameter.nameText.equals) { bits |= 1 << UInt64(number) }
        }
        return bits
    }

    /// Where a property asks for the one with that number.
    private func place(
        of number: Int, in property: EnumProperty, _ row: Int, _ names: [ByteText], _ carried: UInt64
    ) -> SourceRange {
        let codes = property.value(of: row).map { property.values[$0] } ?? []
        let isCarried = carried >> UInt64(number) & 1 != 0
        for code in codes {
            let bare = isCarried ? nil : firstName(in: code.bytes) { $0.equals(names[number]) }
            guard let found = bare ?? memberOfSelf(names[number], in: code.bytes) else { continue }
            let start = found.base - code.bytes.base
            return code.range(start, start + found.count)
        }
        preconditionFailure("a use that is not found again")
    }

    /// - Parameters:
    ///   - cycle: each asks for the next, and the last for the first.
    ///   - places: where each does.
    private mutating func report(_ cycle: [EnumProperty], _ places: [SourceRange]) {
        let name = cycle[1].name.string
        let notes = cycle.indices.dropFirst().map { index in
            let next = cycle[(index + 1) % cycle.count].name.string
            return Diagnostic.Note("`\(next)` is asked for here", at: places[index])
        }
        report(
            .hiddenName, "`\(name)` means \(cycle[1].noun) here, and is made of `\(cycle[0].name.string)` in turn",
            at: places[0], notes: notes, help: "say where the other is: `Model.\(name)`")
    }
}

extension AttributeTable {
    fileprivate var hasExpressions: Bool { values.contains { $0.constant.isExpression } }
}
