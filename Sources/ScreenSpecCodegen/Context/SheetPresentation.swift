import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// What makes one sheet another, and how each is shown. The sheets themselves, as Swift writes them, are in `sheets`.
struct SheetPresentation {
    /// The enum of the sheets.
    let sheets: EnumContext
    /// What the spec says of each.
    let items: [ResolvedPresentation]

    /// The identities that sheets share, in the order in which they first stand in the spec.
    var identities: [SourceText] {
        var seen: Set<String> = []
        return items.compactMap(\.identity).filter { seen.insert($0.string).inserted }
    }

    /// The case of the identity that a sheet has for itself.
    var ownIdentity: String { LocalNames(identities.map(\.string)).name("sheet") }
}

/// The properties that say how a sheet is shown.
extension SheetPresentation {
    /// `id`, `style` and, where one has a stack, `hasStack`.
    func addProperties(to table: PropertyTable) -> [Int] {
        [addIdentities(to: table), addStyles(to: table)]
            + (items.contains(where: \.hasStack) ? [addStacks(to: table)] : []) + table.addRequirements()
    }

    private func addStacks(to table: PropertyTable) -> Int {
        let values = PlainArray<Int32>(repeating: -1, count: sheets.caseCount)
        for (index, item) in items.enumerated() where item.hasStack { values.base[index] = 0 }
        return table.add(
            .init(
                "hasStack", "Bool", "Whether screens can be pushed in it.", value: { $1.append("true") },
                default: { $0.append("false") }),
            values: values, count: 1)
    }

    private func addIdentities(to table: PropertyTable) -> Int {
        let (identities, ownIdentity) = (identities, ownIdentity)
        let numbers = Dictionary(uniqueKeysWithValues: identities.enumerated().map { ($1.string, $0) })
        let values = PlainArray<Int32>(repeating: -1, count: sheets.caseCount)
        for (index, item) in items.enumerated() {
            if let number = item.identity.flatMap({ numbers[$0.string] }) { values.base[index] = Int32(number) }
        }
        return table.add(
            .init(
                "id", "Identity", nil,
                value: { number, buffer in
                    buffer.append(0x2E)
                    buffer.append(identifier: identities[number].bytes)
                },
                default: { $0.append(".\(ownIdentity)(self)") }),
            values: values, count: identities.count)
    }

    private func addStyles(to table: PropertyTable) -> Int {
        let values = PlainArray<Int32>(repeating: -1, count: sheets.caseCount)
        for (index, item) in items.enumerated() {
            if item.style != .sheet { values.base[index] = item.style == .popover ? 1 : 0 }
        }
        return table.add(
            .init(
                ByteText("style"), sheets.graph.names.stateTypes.style, ByteText("How it is shown."),
                value: { $1.append($0 == 1 ? ".popover" : ".fullScreenCover") },
                default: { $0.append(".sheet") }),
            values: values, count: 3)
    }
}

/// The sheets: an enum of their own, and how each is shown.
/// - Parameter names: names for the functions that ask conditions.
func makeSheetsField(_ shapes: LayerShapes, _ names: LocalNames) -> Field {
    // A template's names are the same for every spec, so the fields are there without sheets, too.
    let sheets = shapes.cases
    let presentation = SheetPresentation(sheets: sheets, items: sheets.graph.sheets.sheets)
    let properties = EnumProperties(sheets)
    let own = properties.field(
        "sheetProperties", presentation.addProperties(to: properties.table), "How a sheet is shown.")
    let attributes = { (ofSwiftUI: Bool) in
        sheets.graph.sheetsHaveAttributes
            ? properties.table.addAttributes(ofSwiftUI: ofSwiftUI) { $0.sheetAssignments.map { ($0.sheet, $0.value) } }
            : []
    }
    let ofApp = [
        properties.field(
            "attributeProperties", attributes(false), "The app's own metadata, where sheets have some."),
        properties.field(
            "swiftUIAttributeProperties", attributes(true), "The app's own metadata of SwiftUI's types."),
    ]
    let shape = Shape(
        "sheets",
        makeEnumFields(
            sheets, cases: Shape("case", makeCaseFields(sheets), condition: sheets.conditionOfCases), properties)
            + [own, makeAnswersField(sheets)] + ofApp
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
