import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The dialogs: an enum of their own, and what each asks.
func makeDialogsField(_ cases: EnumContext) -> Field {
    let dialogs = DialogContext(cases: cases)
    let properties = EnumProperties(cases)
    let texts = properties.field("textProperties", dialogs.addTexts(to: properties.table), "What is asked.")
    let all = dialogs.all
    let isImported = Imports(graph: cases.graph).bringFoundation(toDeclarationOf: cases)
    let shape = Shape(
        "dialogs",
        makeEnumFields(cases, cases: Shape("case", makeCaseFields(cases) + caseFields(dialogs)), properties) + [
            texts,
            Field("needsFoundation", .flag, "Whether no import brings what looks texts up.") { _ in .flag(!isImported)
            },
            Field("hasActions", .flag, "Whether one has something to decide.") { _ in
                .flag(all.contains { !$0.actions.isEmpty })
            },
            Field("hasNotices", .flag, "Whether one has nothing to decide.") { _ in
                .flag(all.contains(where: \.actions.isEmpty))
            },
        ])
    return Field("dialogs", .object(shape), "What a person is asked, where the spec has dialogs.") { _ in
        all.isEmpty || !cases.graph.hasNavigation ? .absent : .object(0)
    }
}

private func caseFields(_ dialogs: DialogContext) -> [Field] {
    let (all, table) = (dialogs.all, dialogs.cases.graph.dialogs)
    return [
        Field("hasActions", .flag, "Whether there is something to decide.") { .flag(!all[$0].actions.isEmpty) },
        Field("actionType", .identifier, "The type of what can be answered.") { .string(table.actionType($0)) },
        Field(code: "actions", "`delete, archive`: what can be answered.") {
            let actions = all[$0].actions
            $1.appendList("", 0, actions.count, "") { $1.append(identifier: actions[$0].name.bytes) }
        },
        Field("hasPayload", .flag, "Whether the texts need something.") { .flag(dialogs.cases.payload($0).count > 0) },
        Field(code: "question", "The function that makes the question, as it is declared.") {
            dialogs.cases.appendFunction($0, to: &$1)
        },
        Field(code: "item", "The dialog, made of the function's parameters.") {
            dialogs.cases.appendCall($0, to: &$1)
        },
    ]
}

private struct DialogContext {
    let cases: EnumContext

    var all: [DialogTable.Dialog] { cases.graph.dialogs.dialogs }

    /// `title`, `message`, `isConfirmation` and `buttons`.
    func addTexts(to table: PropertyTable) -> [Int] {
        if all.isEmpty { return [] }
        return [addTitles(to: table), addMessages(to: table), addStyles(to: table), addButtons(to: table)]
    }

    private func addTitles(to table: PropertyTable) -> Int {
        let (cases, graph) = (cases, cases.graph)
        return table.add(
            .init(
                "title", "String", "The question.", bareCount: 0,
                pattern: { cases.appendPattern($0, binding: cases.texts[$0].usedInTitle, to: &$1) },
                value: { dialog, buffer in
                    let segments = graph.titleSegments[cases.texts[dialog].title.indices].map { $0 }
                    let literal = cases.rows[dialog].title.map { [TitleSegment.literal($0)] } ?? []
                    append(segments.isEmpty ? literal : segments, of: dialog, to: &buffer)
                }))
    }

    private func addMessages(to table: PropertyTable) -> Int {
        let (cases, all) = (cases, all)
        return table.add(
            .init(
                "message", "String?", "What stands below the question; `nil` for nothing.", bareCount: 0,
                pattern: {
                    cases.appendPattern($0, binding: used(by: [all[$0].message].compactMap { $0 }, of: $0), to: &$1)
                },
                value: { append(all[$0].message?.segments ?? [], of: $0, to: &$1) },
                default: all.allSatisfy { $0.message != nil } ? nil : { $0.append("nil") }),
            cases: numbers { $0.message != nil })
    }

    private func addStyles(to table: PropertyTable) -> Int {
        let values = PlainArray<Int32>(repeating: -1, count: cases.caseCount)
        for number in numbers(where: { $0.style.value == .confirmation }) { values.base[Int(number)] = 0 }
        return table.add(
            .init(
                "isConfirmation", "Bool", "Whether it is shown as a confirmation dialog, and not as an alert.",
                value: { $1.append("true") }, default: { $0.append("false") }),
            values: values, count: 1)
    }

    private func addButtons(to table: PropertyTable) -> Int {
        let (cases, all) = (cases, all)
        return table.add(
            .init(
                ByteText("buttons"), cases.graph.names.stateTypes.buttons,
                ByteText("What a person can tap, where that is not the system's OK alone."),
                bareCount: 0,
                pattern: { dialog, buffer in
                    cases.appendPattern(
                        dialog, binding: used(by: all[dialog].actions.map(\.title), of: dialog), to: &buffer)
                },
                value: { appendButtons(of: $0, to: &$1) },
                default: all.allSatisfy { !$0.actions.isEmpty } ? nil : { $0.append("[]") }),
            cases: numbers { !$0.actions.isEmpty })
    }

    private func appendButtons(of dialog: Int, to buffer: inout ByteBuffer) {
        let actions = all[dialog].actions
        let count = actions.count + (all[dialog].needsCancel ? 1 : 0)
        buffer.appendList("[", 0, count, "]", endsWithComma: true) { number, buffer in
            buffer.append("\(cases.graph.names["DialogButton"])(")
            if number < actions.count {
                buffer.append(stringLiteral: actions[number].name.bytes)
            } else {
                buffer.append("nil")
            }
            buffer.append(", ")
            if number < actions.count {
                append(actions[number].title.segments, of: dialog, to: &buffer)
                buffer.append(actions[number].role.map { ", .\($0.rawValue))" } ?? ")")
            } else {
                append([], of: dialog, "Cancel", to: &buffer)
                buffer.append(", .cancel)")
            }
        }
    }

    /// `localized("Delete this post?")`
    private func append(
        _ segments: [TitleSegment], of dialog: Int, _ text: String = "", to buffer: inout ByteBuffer
    ) {
        // A parameter of that name hides the function.
        let isHidden = cases.payload(dialog).indices.contains { cases.parameters[$0].nameText.equals("localized") }
        let lookup: StaticString = isHidden ? "self.localized" : "localized"
        if !segments.isEmpty { return buffer.append(title: segments, lookup: lookup) }
        buffer.append(lookup)
        buffer.append("(\"\(text)\")")
    }

    /// What of a dialog's payload texts use.
    private func used(by texts: [ShownText], of dialog: Int) -> UInt64 {
        let names = cases.payload(dialog).indices.map { cases.parameters[$0].nameText }
        return texts.flatMap(\.expressions).reduce(0) { $0 | usedNames(in: $1.bytes, of: names) }
    }

    private func numbers(where isWanted: (DialogTable.Dialog) -> Bool) -> PlainArray<Int32> {
        let numbers = PlainArray<Int32>(capacity: all.count + 1)
        for (number, dialog) in all.enumerated() where isWanted(dialog) {
            numbers.append(Int32(truncatingIfNeeded: number))
        }
        return numbers
    }
}
