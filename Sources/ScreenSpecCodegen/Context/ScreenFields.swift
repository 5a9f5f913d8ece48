import ScreenSpecDiagnostics
import ScreenSpecModel

/// The fields of the screens' enum: those of every generated enum, and what only screens have.
func makeScreenFields(_ screens: ScreenContext, _ navigation: NavigationContext) -> [Field] {
    let cases = screens.cases
    let shape = makeScreenShape(screens)
    let properties = EnumProperties(cases)
    return makeEnumFields(cases, cases: shape, properties) + screenFields(screens, shape)
        + propertyFields(screens, navigation, properties)
}

private func screenFields(_ screens: ScreenContext, _ shape: Shape) -> [Field] {
    let cases = screens.cases
    return [
        Field("destinations", .list(shape), "The destinations, in order.") { _ in
            .list(start: 0, count: cases.rowCount)
        },
        makeAnswersField(cases),
        Field("answers", .flag, "Whether screens or sheets answer those who present them.") { _ in
            .flag(!screens.graph.answersNobody)
        },
        Field("placeholderCase", .object(shape), "The placeholder's case, where the spec has placeholders.") { _ in
            cases.hasPlaceholder ? .object(cases.rowCount) : .absent
        },
        Field("needsPlaceholderFallback", .flag, "Whether the app runs where ContentUnavailableView is missing.") { _ in
            .flag(cases.needsPlaceholderFallback)
        },
        Field(
            code: "allCases", "What `allCases` lists, where Swift cannot make the list itself.",
            where: { _ in screens.writesAllCases && cases.conditionNumbers.isEmpty },
            write: {
                cases.appendItems((0..<cases.rowCount).map { NavigationGraph.Item($0) }, to: &$1)
            }),
        Field(
            code: "builtCases", kind: .type, "The statements that make that list, where not all are in every build.",
            where: { _ in screens.writesAllCases && !cases.conditionNumbers.isEmpty },
            write: { screens.allCases.append(to: &$1) }),
        Field(
            "needsPlaceholderView", .flag,
            "Whether something is shown where `ContentUnavailableView` or a screen may be missing."
        ) { _ in .flag(cases.needsPlaceholderFallback || screens.lacksViews || screens.sheetsLackViews) },
        Field("sharesPlaceholderView", .flag, "Whether a sheet may be missing, too.") { _ in
            .flag(screens.sheetsLackViews)
        },
        Field(
            code: "ownPlaceholderView", "The app's own view for that, where it has one.",
            where: { _ in screens.graph.placeholderCase?.view != nil },
            write: { cases.appendOwnPlaceholderView(to: &$1) }),
        Field("needsFoundation", .flag, "Whether titles are looked up and no import brings what does that.") { _ in
            .flag(screens.needsFoundation)
        },
        Imports(graph: screens.graph).foundationField,
        Field("iconsHaveAssets", .flag, "Whether an icon is an image of the app's own.") { _ in
            .flag(screens.iconsHaveAssets)
        },
        Field("localizes", .flag, "Whether a title or placeholder is looked up.") { _ in .flag(screens.localizes) },
    ]
}

private func propertyFields(
    _ screens: ScreenContext, _ navigation: NavigationContext, _ properties: EnumProperties
) -> [Field] {
    let table = properties.table
    return [
        properties.field("columnProperties", screens.addColumns(to: table), "Properties about columns."),
        properties.field("titleProperties", screens.addTexts(to: table), "Properties about titles and icons."),
        properties.field(
            "placeProperties", navigation.addPlaces(to: table), "Properties about where a screen belongs."),
        properties.field(
            "attributeProperties",
            table.addAttributes(ofSwiftUI: false) { $0.assignments.map { ($0.destination, $0.value) } },
            "The app's own metadata."),
        properties.field(
            "swiftUIAttributeProperties",
            table.addAttributes(ofSwiftUI: true) { $0.assignments.map { ($0.destination, $0.value) } },
            "The app's own metadata of SwiftUI's types."),
    ]
}

/// A case of the screens' enum. What stands beside the fields of every case is asked of destinations alone.
private func makeScreenShape(_ screens: ScreenContext) -> Shape {
    let (cases, graph) = (screens.cases, screens.graph)
    let count = cases.rowCount
    let target = Shape(
        "reference",
        [
            Field("name", .identifier, "The case's name.") { .text(cases.name(Int(graph.opens[$0]))) }
        ])
    return Shape(
        "case",
        makeCaseFields(cases) + [
            Field("isPlaceholder", .flag, "Whether this is the placeholder's case.") { .flag($0 == count) },
            Field("title", .string, "The title as written, where the spec gives one.") {
                $0 < count ? (cases.rows + $0).pointee.title.map { .text($0.bytes) } ?? .absent : .absent
            },
            Field("icon", .string, "The icon's name, where there is one.") {
                screens.icon($0).map { .text($0.name.bytes) } ?? .absent
            },
            Field("columns", .number, "2 or 3.") { .number($0 < count ? graph.columns($0) : 3) },
            Field("isInSidebar", .flag, "Whether it stands in the sidebar.") {
                .flag($0 < count && graph.isInSidebar[$0])
            },
            Field("opens", .list(target), "Where the screen leads.") {
                let opens = $0 < count ? (cases.rows + $0).pointee.opens : .none
                return .list(start: opens.start, count: opens.count)
            },
        ], condition: cases.conditionOfCases)
}
