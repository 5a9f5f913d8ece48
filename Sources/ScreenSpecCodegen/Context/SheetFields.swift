import ScreenSpecDiagnostics
import ScreenSpecModel

/// The sheets: an enum of their own, and how each is shown.
func makeSheetsField(_ graph: NavigationGraph) -> Field {
    // A template's names are the same for every spec, so the fields are there without sheets, too.
    let sheets = EnumContext.sheets(graph)
    let presentation = SheetPresentation(sheets: sheets, items: graph.sheets.sheets)
    let properties = EnumProperties(sheets, maximumCount: 6)
    let own = properties.field(
        "sheetProperties", presentation.addProperties(to: properties.table), "How a sheet is shown.")
    let confirmations = properties.field(
        "confirmationProperties", presentation.addConfirmations(to: properties.table), "What conditions say of sheets.")
    let shape = Shape(
        "sheets",
        makeEnumFields(sheets, cases: Shape("case", makeCaseFields(sheets)), properties) + [own, confirmations]
            + [
                Field("item", .identifier, "The name of the screens' enum.") { _ in
                    .text(graph.destinations.enumName.value)
                }
            ]
            + [presentation.localNames.field(["losesSomething", "sheet"])] + identityFields(presentation)
            + presentationFields(presentation) + styleFields(presentation.items))
    return Field("sheets", .object(shape), "The sheets, where there are some.") { _ in
        presentation.items.isEmpty || !sheets.graph.hasNavigation ? .absent : .object(0)
    }
}

private func identityFields(_ presentation: SheetPresentation) -> [Field] {
    let identities = presentation.identities
    let shape = Shape("identity", [Field("name", .identifier, "Its name.") { .text(identities[$0].bytes) }])
    let hasOwn = presentation.items.contains { $0.identity == nil }
    return [
        Field("ownIdentity", .identifier, "What the identity of a sheet in no such group is called.") { _ in
            .string(presentation.ownIdentity)
        },
        Field("identities", .list(shape), "What groups of sheets that replace each other are called.") { _ in
            .list(start: 0, count: identities.count)
        },
        Field("hasOwnIdentities", .flag, "Whether a sheet is in no such group.") { _ in .flag(hasOwn) },
    ]
}

private func styleFields(_ items: [ResolvedPresentation]) -> [Field] {
    func has(_ style: Presentation.Style) -> Bool { items.contains { $0.style == style } }
    return [
        Field("hasSheets", .flag, "Whether one is shown as a sheet.") { _ in .flag(has(.sheet)) },
        Field("hasStacks", .flag, "Whether screens can be pushed in one.") { _ in
            .flag(items.contains(where: \.hasStack))
        },
        Field("hasCovers", .flag, "Whether one covers the screen.") { _ in .flag(has(.fullScreenCover)) },
        Field("hasPopovers", .flag, "Whether one is a popover.") { _ in .flag(has(.popover)) },
    ]
}

private func presentationFields(_ presentation: SheetPresentation) -> [Field] {
    let items = presentation.items
    let shaped = items.indices.filter { items[$0].isShaped }
    let flags = presentation.confirmationFlags
    let flag = Shape("flag", [Field("name", .identifier, "Its name.") { .text(flags[$0].bytes) }])
    return [
        Field("shapedSheets", .list(shapedShape(presentation, shaped)), "The sheets that are more than their view.") {
            _ in
            .list(start: 0, count: shaped.count)
        },
        Field("shapesSheets", .flag, "Whether there are such sheets.") { _ in .flag(!shaped.isEmpty) },
        Field("shapesEverySheet", .flag, "Whether all sheets are such.") { _ in .flag(shaped.count == items.count) },
        Field("flags", .list(flag), "What a sheet's view says to be asked before it is closed.") { _ in
            .list(start: 0, count: flags.count)
        },
        Field("hasConfirmations", .flag, "Whether a sheet asks before it is closed.") { _ in
            .flag(items.contains { $0.confirmation != nil })
        },
    ]
}

private func shapedShape(_ presentation: SheetPresentation, _ numbers: [Int]) -> Shape {
    let (items, graph) = (presentation.items, presentation.sheets.graph)
    return Shape(
        "shaped sheet",
        [
            Field("name", .identifier, "The case's name.") { .text(presentation.sheets.name(numbers[$0])) },
            Field("hasCondition", .flag, "Whether its payload says if closing it loses something.") {
                .flag(presentation.confirmationValue(numbers[$0]) != nil)
            },
            Field("confirmation", .string, "What it asks before it is closed, where it does.") {
                items[numbers[$0]].confirmation.map { .text($0.title.bytes) } ?? .absent
            },
            Field(
                code: "detents", "The heights it rests at, where it says them.",
                where: { !items[numbers[$0]].detents.isEmpty },
                write: { number, buffer in
                    let detents = items[numbers[number]].detents.map(\.expression)
                    buffer.append("[\(detents.joined(separator: ", "))]")
                }),
            Field(
                code: "sizing", "Its size, where it says it.", where: { items[numbers[$0]].sizing != nil },
                write: { number, buffer in
                    items[numbers[number]].sizing.map { buffer.append(code: $0.expression) }
                }),
            Field("needsGate", .flag, "Whether its size needs a newer system than the app does.") {
                .flag(items[numbers[$0]].sizing != nil && graph.systems.mayLack(.sizing))
            },
        ])
}

extension ResolvedPresentation {
    /// Whether more than its view is to be said of it.
    fileprivate var isShaped: Bool { sizing != nil || !detents.isEmpty || confirmation != nil }
}

extension Presentation.Detent {
    fileprivate var expression: String {
        switch self {
        case .medium: ".medium"
        case .large: ".large"
        // The nearest that asks for no measure.
        case .fitted: ".medium"
        case .fraction(let part): ".fraction(\(part))"
        case .height(let points): ".height(\(points))"
        }
    }
}

extension Either<Located<Presentation.SizeWord>, Presentation.Size> {
    /// SwiftUI's `PresentationSizing`.
    fileprivate var expression: String {
        switch self {
        case .first(let word): return ".\(word.value.rawValue)"
        case .second(let size):
            let axes = (size.fitted ?? size.sticky ?? []).map(\.value)
            return """
                AutomaticPresentationSizing.automatic.\(size.fitted == nil ? "sticky" : "fitted")(
                    horizontal: \(axes.contains(.horizontal)),
                    vertical: \(axes.contains(.vertical))
                )
                """
        }
    }
}
