import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The windows beside the main one: an enum of their own, and what opens them.
func makeWindowsField(_ cases: EnumContext) -> Field {
    let table = cases.graph.windows
    let properties = EnumProperties(cases)
    let own =
        table.cases.count == 0
        ? []
        : [
            addTitles(of: cases, to: properties.table), addSheets(of: cases, to: properties.table),
            addGroups(of: cases, to: properties.table),
        ]
    let isImported = Imports(graph: cases.graph).bringFoundation(toDeclarationOf: cases)
    let perScene = 9
    // What is in every build stands first: a scene holds at least one.
    let order =
        (0..<table.cases.count).filter { cases.isInEveryBuild($0) }
        + (0..<table.cases.count).filter { !cases.isInEveryBuild($0) }
    let presences = order.map { table.cases.presence($0).onEverySystem }
    func rest(_ scene: Int) -> Presence { .any(of: Array(presences.dropFirst(scene * perScene))) }
    let next = Shape(
        "next scene", [Field("nextSuffix", .number, "Its place in the chain.") { .number($0 + 1) }],
        condition: condition(of: (0...table.cases.count).map(rest)))
    let chunk = Shape(
        "windows of a scene",
        [
            Field("suffix", .number, "The place in a chain, from the second on.") {
                $0 == 0 ? .absent : .number($0 + 1)
            },
            Field("next", .list(next), "The next of the chain; none at its end.") {
                .list(start: $0 + 1, count: ($0 + 1) * perScene < table.cases.count ? 1 : 0)
            },
            Field("members", .list(windowShape(cases, order)), "The windows.") {
                .list(start: $0 * perScene, count: min(perScene, table.cases.count - $0 * perScene))
            },
        ], condition: condition(of: (0...table.cases.count).map(rest)))
    let shape = Shape(
        "windows",
        makeEnumFields(
            cases, cases: Shape("case", makeCaseFields(cases), condition: cases.conditionOfCases), properties) + [
                properties.field("windowProperties", own, "What a window is called, and what it is elsewhere."),
                Field("needsFoundation", .flag, "Whether no import brings what looks texts up.") { _ in
                    .flag(!isImported)
                },
                Field("firstScenes", .list(next), "The first of the chain.") { _ in .list(start: 0, count: 1) },
                Field("scenes", .list(chunk), "The windows, as many as a scene can hold each.") { _ in
                    .list(start: 0, count: (table.cases.count + perScene - 1) / perScene)
                },
            ])
    return Field("windows", .object(shape), "The windows beside the main one, where the spec has some.") { _ in
        table.cases.count == 0 || !cases.graph.hasNavigation ? .absent : .object(0)
    }
}

/// The settings.
func settingsField(_ graph: NavigationGraph) -> Field {
    let view = graph.windows.settings
    let shape = Shape(
        "settings",
        [
            Field(code: "view", "Their view.") { _, buffer in view.map { buffer.append(view: $0.bytes) } },
            Field(
                "dependentView", .identifier,
                "What the view around it is called, where it takes something from outside."
            ) { _ in
                var local = LocalNames([])
                if let view { local.take(wordsIn: view.bytes) }
                return .string(local.name("SettingsContent"))
            },
        ] + DependencyFields(graph, [view.map { graph.dependencies.uses(in: $0.bytes) } ?? []]).fields())
    return Field("settings", .object(shape), "The settings on macOS, where the app has some.") { _ in
        view == nil || !graph.hasNavigation ? .absent : .object(0)
    }
}

/// - Parameter order: the windows' numbers, in the order of the scenes.
private func windowShape(_ cases: EnumContext, _ order: [Int]) -> Shape {
    let sizes = order.map { cases.graph.windows.sizes[$0] }
    return Shape(
        "window",
        [
            Field("group", .string, "What its group is called.") { .text(cases.name(order[$0])) },
            Field("width", .number, "Its width in points; absent where the system decides.") {
                sizes[$0].map { .number($0.width) } ?? .absent
            },
            Field("height", .number, "Its height in points.") { sizes[$0].map { .number($0.height) } ?? .absent },
        ], condition: cases.conditionOfCases.map { condition in { condition(order[$0]) } })
}

private func addTitles(of cases: EnumContext, to table: PropertyTable) -> Int {
    let graph = cases.graph
    return table.add(
        .init(
            "title", "String", "The window's title, as people read it.", bareCount: 0,
            pattern: { cases.appendPattern($0, binding: cases.texts[$0].usedInTitle, to: &$1) },
            value: { window, buffer in
                let segments = graph.titleSegments[cases.texts[window].title.indices].map { $0 }
                let literal = cases.rows[window].title.map { [TitleSegment.literal($0)] } ?? []
                let isHidden = cases.payload(window).indices.contains {
                    cases.parameters[$0].nameText.equals("localized")
                }
                buffer.append(
                    title: segments.isEmpty ? literal : segments, lookup: isHidden ? "self.localized" : "localized")
            }))
}

private func addSheets(of cases: EnumContext, to table: PropertyTable) -> Int {
    table.add(
        .init(
            ByteText("sheet"), cases.graph.sheets.cases.enumName.value,
            ByteText("The sheet that it is where there is one window only."), bareCount: 0,
            pattern: { cases.appendPattern($0, binding: cases.mask($0) { _ in true }, to: &$1) },
            value: { cases.appendCall($0, to: &$1) }))
}

private func addGroups(of cases: EnumContext, to table: PropertyTable) -> Int {
    table.add(
        .init(
            "group", "String", "The window group that shows it.",
            value: { $1.append(stringLiteral: cases.name($0)) }))
}
