import ScreenSpecDiagnostics
import ScreenSpecModel

/// The fields that every generated enum has: its cases, its conformances, and the properties that these need.
///
/// - Parameters:
///   - cases: the fields of one of its cases.
///   - properties: where its properties are gathered.
func makeEnumFields(_ context: EnumContext, cases: Shape, _ properties: EnumProperties) -> [Field] {
    let views = properties.table.addViewGroups()
    return declarationFields(context) + caseFields(context, cases) + equalityFields(context, properties)
        + codingFields(context, properties) + makeDependentViewFields(context)
        + [properties.field("viewProperties", views, "Properties that the view factory needs.")]
        + Imports(graph: context.graph).fields(of: context)
}

private func declarationFields(_ context: EnumContext) -> [Field] {
    [
        Field("enum", .identifier, "The name of the enum.") { _ in .text(context.enumName) },
        Field(code: "pathType", kind: .type, "What holds a path of items, and can be saved where the enum is Codable.")
        {
            context.appendPathType(to: &$1)
        },
        Field(code: "inheritance", kind: .type, "What the enum's declaration says it conforms to.") {
            context.appendInheritance(to: &$1)
        },
        Field("isSendable", .flag, "Whether the enum is Sendable.") { _ in .flag(context.conformances.isSendable) },
    ]
}

private func caseFields(_ context: EnumContext, _ cases: Shape) -> [Field] {
    [
        Field("cases", .list(cases), "The enum's cases, the placeholder's among them.") { _ in
            .list(start: 0, count: context.caseCount)
        },
        Field("groups", .list(groupShape(context, cases)), "The cases in groups of 32; one group of a small enum.") {
            _ in .list(start: 0, count: context.groupCount)
        },
        Field("isGrouped", .flag, "Whether there is more than one group.") { _ in .flag(context.isGrouped) },
        Field("conditionWithoutCases", .expression, "What holds in builds in which it has no case.") { _ in
            context.conditionWithoutCases.map { .string($0) } ?? .absent
        },
    ]
}

private func groupShape(_ context: EnumContext, _ cases: Shape) -> Shape {
    Shape(
        "group",
        [
            Field("number", .number, "From 1.") { .number($0 + 1) },
            Field("suffix", .number, "The number, from the second group on.") { $0 == 0 ? .absent : .number($0 + 1) },
            Field("nextSuffix", .number, "The next group's number; absent in the last.") {
                $0 + 1 < context.groupCount ? .number($0 + 2) : .absent
            },
            Field("members", .list(cases), "The group's cases.") {
                let cases = context.cases(inGroup: $0)
                return .list(start: cases.lowerBound, count: cases.count)
            },
        ])
}

private func equalityFields(_ context: EnumContext, _ properties: EnumProperties) -> [Field] {
    let notes = context.equalityNotes()
    let note = Shape("note", [Field("text", .comment, "What does not count as a whole.") { .string(notes[$0]) }])
    return [
        Field("writesEquality", .flag, "Whether `==` and `hash(into:)` are written.") { _ in
            .flag(context.writesEquality)
        },
        Field("equalityNotes", .list(note), "What of payloads does not count as a whole.") { _ in
            .list(start: 0, count: notes.count)
        },
        properties.field("equalityProperties", properties.table.addEqualityKeys(), "Properties that equality needs."),
    ]
}

private func codingFields(_ context: EnumContext, _ properties: EnumProperties) -> [Field] {
    [
        Field("isCodable", .flag, "Whether the enum is Codable.") { _ in .flag(context.conformances.isCodable) },
        Field("keepsUnread", .flag, "Whether its items keep parameters that a build does not know.") { _ in
            .flag(context.keepsUnread)
        },
        Field(
            "encodesEveryCase", .flag, "Whether each case has something to encode, so that a switch needs no default."
        ) { _ in
            .flag(context.encodesEveryCase)
        },
        Field("values", .identifier, "What the functions that code a payload call its container.") { _ in
            .text(context.codingNames.values)
        },
        Field("savedName", .identifier, "What the function that decodes an item calls the name it was saved under.") {
            _ in
            .text(context.codingNames.name)
        },
        properties.field("codingProperties", properties.table.addCodingKeys(), "Properties that coding needs."),
    ]
}

extension EnumContext {
    /// `Hashable, Identifiable, Sendable`
    fileprivate func appendInheritance(to buffer: inout ByteBuffer) {
        var types = writesEquality ? ["Identifiable"] : ["Hashable", "Identifiable"]
        if conformances.isIterable { types.append("CaseIterable") }
        if conformances.isSendable { types.append("Sendable") }
        buffer.append(types.map { typeName($0) }.joined(separator: ", "))
        for type in conformances.others {
            buffer.append(", ")
            buffer.append(code: type.bytes)
        }
    }
}

extension PropertyTable {
    fileprivate func addCodingKeys() -> [Int] {
        let context = context
        if !context.conformances.isCodable { return [] }
        return [
            add(
                Property(
                    "codingKey", "CodingKeys", "The name that the item is saved under.", access: "private",
                    value: { $1.append(stringLiteral: context.name($0)) }))
        ] + (context.keepsUnread ? [addSavedNames()] : [])
    }

    private func addSavedNames() -> Int {
        let context = context
        let cases = PlainArray<Int32>()
        for index in 0..<context.caseCount where context.hasEncodedValues(index) { cases.append(Int32(index)) }
        return add(
            Property(
                "savedNames", "String", "The names that its parameters are saved under, with spaces between.",
                access: "private",
                value: { context.appendSavedNames($0, to: &$1) },
                default: cases.count == context.caseCount ? nil : { $0.append("\"\"") }),
            cases: cases)
    }

    fileprivate func addEqualityKeys() -> [Int] {
        let context = context
        if !context.writesEquality { return [] }
        return [
            add(
                Property(
                    "equalityKey", "EqualityKey", nil, access: "private", bareCount: 0,
                    pattern: { context.appendKeyPattern($0, to: &$1) }, value: { context.appendKey($0, to: &$1) }))
        ]
    }

    fileprivate func addViewGroups() -> [Int] {
        let context = context
        if !context.isGrouped { return [] }
        return [
            addGroups(
                Property(
                    "viewGroup", "Int", "Which of the functions above makes the item's view.", access: "fileprivate",
                    value: { $1.append(decimal: $0) }, default: { $0.append(decimal: context.groupCount) }))
        ]
    }
}
