import ScreenSpecDiagnostics
import ScreenSpecModel

/// The sheets: an enum of their own, and how each is shown.
func makeSheetsField(_ screens: CodegenContext) -> Field {
    let context = CodegenContext(screens.graph, .sheets)
    let items = context.document.sheets?.items ?? []
    let shape = Shape(
        "sheets",
        makeEnumFields(context) + makeImportFields(context) + identityFields(context) + presentationFields(context)
            + styleFields(items))
    return Field("sheets", .object(shape), "The sheets, where there are some.") { _ in
        items.isEmpty || !context.hasNavigation ? .absent : .object(0)
    }
}

private func identityFields(_ context: CodegenContext) -> [Field] {
    let identities = context.sheetIdentities
    let shape = Shape("identity", [Field("name", .identifier, "Its name.") { .text(identities[$0].bytes) }])
    let hasOwn = context.document.sheets?.items.contains { $0.identity == nil } ?? false
    return [
        Field("identities", .list(shape), "What groups of sheets that replace each other are called.") { _ in
            .list(start: 0, count: identities.count)
        },
        Field("hasOwnIdentities", .flag, "Whether a sheet is in no such group.") { _ in .flag(hasOwn) },
    ]
}

private func styleFields(_ items: [Sheets.Item]) -> [Field] {
    func has(_ style: Sheets.Style) -> Bool { items.contains { ($0.style?.value ?? .sheet) == style } }
    return [
        Field("hasSheets", .flag, "Whether one is shown as a sheet.") { _ in .flag(has(.sheet)) },
        Field("hasCovers", .flag, "Whether one covers the screen.") { _ in .flag(has(.fullScreenCover)) },
        Field("hasPopovers", .flag, "Whether one is a popover.") { _ in .flag(has(.popover)) },
    ]
}

private func presentationFields(_ context: CodegenContext) -> [Field] {
    let items = context.document.sheets?.items ?? []
    let shaped = items.indices.filter { items[$0].isShaped }
    let flags = context.confirmationFlags
    let flag = Shape("flag", [Field("name", .identifier, "Its name.") { .string(flags[$0]) }])
    return [
        Field("shapedSheets", .list(shapedShape(context, shaped)), "The sheets that are more than their view.") { _ in
            .list(start: 0, count: shaped.count)
        },
        Field("shapesSheets", .flag, "Whether there are such sheets.") { _ in .flag(!shaped.isEmpty) },
        Field("shapesEverySheet", .flag, "Whether all sheets are such.") { _ in .flag(shaped.count == items.count) },
        Field("flags", .list(flag), "What a sheet's view says to be asked before it is closed.") { _ in
            .list(start: 0, count: flags.count)
        },
        Field("hasConfirmations", .flag, "Whether a sheet asks before it is closed.") { _ in
            .flag(items.contains { $0.confirmDismissal != nil })
        },
    ]
}

private func shapedShape(_ context: CodegenContext, _ numbers: [Int]) -> Shape {
    let items = context.document.sheets?.items ?? []
    return Shape(
        "shaped sheet",
        [
            Field("pattern", .expression, "The pattern that binds what its confirmation looks at.") { number in
                context.code { context.appendConfirmationPattern(numbers[number], to: &$0) }
            },
            Field("whenValue", .expression, "Whether closing it loses something, where its payload says that.") {
                context.confirmationValue(numbers[$0]).map { .text($0.bytes) } ?? .absent
            },
            Field("confirmation", .string, "What it asks before it is closed, where it does.") {
                items[numbers[$0]].confirmDismissal?.title.map { .text($0.bytes) } ?? .absent
            },
            Field("detents", .expression, "The heights it rests at, where it says them.") {
                let detents = items[numbers[$0]].detents.map { ".\($0.value)" }
                return detents.isEmpty ? .absent : .string("[\(detents.joined(separator: ", "))]")
            },
            Field("sizing", .expression, "Its size, where it says it.") {
                items[numbers[$0]].sizing.map { .string($0.value.expression) } ?? .absent
            },
            Field("needsGate", .flag, "Whether its size needs a newer system than the app does.") {
                .flag(items[numbers[$0]].sizing != nil && context.graph.systems.mayLack(.sizing))
            },
        ])
}

extension Sheets.Item {
    /// Whether more than its view is to be said of it.
    fileprivate var isShaped: Bool { sizing != nil || !detents.isEmpty || confirmDismissal != nil }
}

extension Sheets.Sizing {
    fileprivate var expression: String {
        switch self {
        case .automatic: ".automatic"
        case .page: ".page"
        case .form: ".form"
        case .fitted: ".fitted"
        case .fittedAxes(let horizontal, let vertical):
            "AutomaticPresentationSizing.automatic.fitted(\n    horizontal: \(horizontal),\n    vertical: \(vertical)\n)"
        case .stickyAxes(let horizontal, let vertical):
            "AutomaticPresentationSizing.automatic.sticky(\n    horizontal: \(horizontal),\n    vertical: \(vertical)\n)"
        }
    }
}
