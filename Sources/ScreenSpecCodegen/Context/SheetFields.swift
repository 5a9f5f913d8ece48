import ScreenSpecDiagnostics
import ScreenSpecModel

/// The sheets: an enum of their own, and how each is shown.
/// - Parameter names: names for the functions that ask conditions.
func makeSheetsField(_ shapes: LayerShapes, _ names: LocalNames) -> Field {
    // A template's names are the same for every spec, so the fields are there without sheets, too.
    let sheets = shapes.cases
    let presentation = SheetPresentation(sheets: sheets, items: sheets.graph.sheets.sheets)
    let properties = EnumProperties(sheets, maximumCount: 6)
    let own = properties.field(
        "sheetProperties", presentation.addProperties(to: properties.table), "How a sheet is shown.")
    let shape = Shape(
        "sheets",
        makeEnumFields(sheets, cases: Shape("case", makeCaseFields(sheets)), properties) + [own]
            + makeShapeFields(shapes, properties, names) + identityFields(presentation)
            + [
                Field("item", .identifier, "The name of the screens' enum.") { _ in
                    .text(sheets.graph.destinations.enumName.value)
                },
                Field("hasStacks", .flag, "Whether screens can be pushed in one.") { _ in
                    .flag(presentation.items.contains(where: \.hasStack))
                },
            ])
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
