import ScreenSpecDiagnostics
import ScreenSpecModel

/// The fields of a generated enum: its cases, its conformances and its properties.
func makeEnumFields(_ context: CodegenContext) -> [Field] { EnumFields(context).fields }

private struct EnumFields {
    let context: CodegenContext
    let table: PropertyTable
    let properties: GeneratedProperties

    init(_ context: CodegenContext) {
        self.context = context
        table = PropertyTable(context, maximumCount: 16 + context.document.attributes.count)
        properties = context.makeProperties(table)
    }

    var fields: [Field] { declarationFields(makeCaseShape(context)) + propertyFields() }

    private func declarationFields(_ caseShape: Shape) -> [Field] {
        let context = context
        let notes = context.equalityNotes()
        let noteShape = Shape(
            "note", [Field("text", .comment, "What does not count as a whole.") { .string(notes[$0]) }])
        return [
            Field("enum", .identifier, "The name of the enum.") { _ in .text(context.enumName) },
            Field("pathType", .type, "What holds a path of items, and can be saved where the enum is Codable.") { _ in
                .string(context.pathType)
            },
            Field("destinations", .list(caseShape), "The destinations, in order.") { _ in
                .list(start: 0, count: context.destinationCount)
            },
            Field("cases", .list(caseShape), "The enum's cases: the destinations, and the placeholder's case.") { _ in
                .list(start: 0, count: context.caseCount)
            },
            Field("groups", .list(groupShape(caseShape)), "The cases in groups of 32; one group of a small enum.") {
                _ in
                .list(start: 0, count: context.groupCount)
            },
            Field("isGrouped", .flag, "Whether there is more than one group.") { _ in .flag(context.isGrouped) },
            Field("placeholderCase", .object(caseShape), "The placeholder's case, where the spec has placeholders.") {
                _ in
                context.hasPlaceholder ? .object(context.destinationCount) : .absent
            },
            Field("needsPlaceholderFallback", .flag, "Whether the app runs where ContentUnavailableView is missing.") {
                _ in
                .flag(context.needsPlaceholderFallback)
            },
            Field("inheritance", .expression, "What the enum's declaration says it conforms to.") { _ in
                .string(context.inheritance)
            },
            Field("writesEquality", .flag, "Whether `==` and `hash(into:)` are written.") { _ in
                .flag(context.writesEquality)
            },
            Field("equalityNotes", .list(noteShape), "What of payloads does not count as a whole.") { _ in
                .list(start: 0, count: notes.count)
            },
            Field(
                "encodesEveryCase", .flag,
                "Whether each case has something to encode, so that a switch needs no default."
            ) { _ in
                .flag(!context.isGrouped && (0..<context.caseCount).allSatisfy { context.hasEncodedValues($0) })
            },
            Field("isCodable", .flag, "Whether the enum is Codable.") { _ in
                .flag(context.graph.conformances.isCodable)
            },
            Field("allCases", .expression, "What `allCases` lists, where Swift cannot make the list itself.") { _ in
                guard context.writesAllCases else { return .absent }
                return context.code { context.appendItems(Array(0..<context.destinationCount), to: &$0) }
            },
            Field("isSendable", .flag, "Whether the enum is Sendable.") { _ in
                .flag(context.graph.conformances.isSendable)
            },
            Field("needsFoundation", .flag, "Whether titles are looked up and no import brings what does that.") { _ in
                let isImported = (context.document.app?.imports ?? []).contains { $0.bytes.equals("Foundation") }
                return .flag(
                    (context.hasTitles || context.hasPlaceholder) && !(isImported && context.usesImportsInMetadata))
            },
            Field("localizes", .flag, "Whether a title or placeholder is looked up.") { _ in
                .flag(context.hasTitles || context.hasPlaceholder)
            },
        ]
    }

    private func groupShape(_ caseShape: Shape) -> Shape {
        let context = context
        return Shape(
            "group",
            [
                Field("number", .number, "From 1.") { .number($0 + 1) },
                Field("suffix", .number, "The number, from the second group on.") {
                    $0 == 0 ? .absent : .number($0 + 1)
                },
                Field("nextSuffix", .number, "The next group's number; absent in the last.") {
                    $0 + 1 < context.groupCount ? .number($0 + 2) : .absent
                },
                Field("members", .list(caseShape), "The group's cases.") {
                    let cases = context.cases(inGroup: $0)
                    return .list(start: cases.lowerBound, count: cases.count)
                },
            ])
    }

    private func propertyFields() -> [Field] {
        let shape = propertyShape()
        func list(_ name: StaticString, _ numbers: [Int], _ documentation: StaticString) -> Field {
            // Properties of one place were added one after the other.
            Field(name, .list(shape), documentation) { _ in .list(start: numbers.first ?? 0, count: numbers.count) }
        }
        return [
            list("placeProperties", properties.places, "Properties about where a screen belongs."),
            list("sheetProperties", properties.sheets, "Properties of sheets."),
            list("columnProperties", properties.columns, "Properties about columns."),
            list("titleProperties", properties.titles, "Properties about titles and icons."),
            list("attributeProperties", properties.attributes, "The app's own metadata."),
            list("codingProperties", properties.coding, "Properties that coding needs."),
            list("equalityProperties", properties.equality, "Properties that equality needs."),
            list("viewProperties", properties.views, "Properties that the view factory needs."),
        ]
    }

    private func propertyShape() -> Shape {
        let (context, table) = (context, table)
        let row = Shape("row", [Field(code: "arm", "`case .a, .b: 2`") { table.appendArm($0, to: &$1) }])
        func property(_ function: Int) -> UnsafeMutablePointer<PropertyTable.Property> {
            table.properties + table.functions[function].property
        }
        let function = Shape(
            "function",
            [
                Field("name", .identifier, "The property's name.") { .text(property($0).pointee.name) },
                Field("type", .type, "The property's type.") { .text(property($0).pointee.type) },
                Field("summary", .comment, "What the property is; only the first of a chain says it.") {
                    guard table.functions[$0].number == 0 else { return .absent }
                    return property($0).pointee.summary.map { .text($0) } ?? .absent
                },
                Field("access", .expression, "The property's access modifier; absent for internal.") {
                    if property($0).pointee.isPrivate || table.functions[$0].number > 0 {
                        return .text(ByteText("private"))
                    }
                    if property($0).pointee.isFilePrivate { return .text(ByteText("fileprivate")) }
                    return context.access.map { .text($0) } ?? .absent
                },
                Field("suffix", .number, "The place in a chain, from the second on.") {
                    let number = table.functions[$0].number
                    return number == 0 ? .absent : .number(number + 1)
                },
                Field("nextSuffix", .number, "The next place in the chain; absent at its end.") {
                    let function = table.functions[$0]
                    let isLast = function.number + 1 == table.properties[function.property].functions.count
                    return isLast ? .absent : .number(function.number + 2)
                },
                Field("rows", .list(row), "The arms.") {
                    let rows = table.functions[$0].rows
                    return .list(start: rows.lowerBound, count: rows.count)
                },
                Field("default", .expression, "What holds for the other cases; absent where there are none.") {
                    function in
                    property(function).pointee.defaultValue.map { context.code($0) } ?? .absent
                },
                Field("isConstant", .flag, "Whether the property is the same for all cases.") {
                    .flag(table.functions[$0].rows.isEmpty)
                },
                Field("isUnreachableElsewhere", .flag, "Whether the end of a chain is never reached.") {
                    .flag(context.isGrouped && property($0).pointee.defaultValue == nil)
                },
            ])
        return Shape(
            "property",
            [
                Field("functions", .list(function), "The property; or for a large enum, a chain of properties.") {
                    let functions = table.properties[$0].functions
                    return .list(start: functions.lowerBound, count: functions.count)
                }
            ])
    }
}

extension CodegenContext {
    /// Swift lists the cases of an enum itself where none has a payload.
    fileprivate var writesAllCases: Bool {
        graph.conformances.isIterable && (hasPlaceholder || hasPayloads)
    }

    fileprivate var inheritance: String {
        var types = writesEquality ? ["Identifiable"] : ["Hashable", "Identifiable"]
        let isScreens = subject == .destinations
        if isScreens, graph.conformances.isIterable { types.append("CaseIterable") }
        if graph.conformances.isSendable { types.append("Sendable") }
        return (types + (isScreens ? graph.conformances.others.map(\.string) : [])).joined(separator: ", ")
    }
}
