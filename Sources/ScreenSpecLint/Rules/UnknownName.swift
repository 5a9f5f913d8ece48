import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension LintRule {
    static let unknownName = LintRule(
        "unknown-name", "Code asks for a name that nothing there has.",
        """
        A view is made from its destination's payload and the dependencies of the app, and what asks before a sheet closes \
        has the payload alone. The rule speaks of three names that the compiler would not find in the generated code:

        - the first of `when` that is no parameter, as `draft` in `when: draft.isDirty` where the payload has none. What only the \
        view knows is a name alone, `when: isDirty`, which the view sets: `.isDirty(draft != saved)`.
        - `router` in a `view`. Views take it from their environment.
        - one that is a letter away from a parameter or a dependency, as `stroe` beside the dependency `store`.

        A variable of the app's own that has such a name and belongs to no type is found nevertheless: say \
        `# screenspec:ignore unknown-name` there, or give it a place, `Settings.shared`.
        """,
        passing: [
            """
            app: {dependencies: {store: Store}}
            destinations:
              home: {view: "HomeView(items: store.items.map { stor in stor.id }, count: max(1, store(2)))"}
              edit:
                payload: {_ draft: Draft}
                view: EditView(draft)
                presentation: {confirmDismissal: {title: Discard?, when: draft.isDirty && Settings.shared.asks}}
              day: {payload: {date: Date, dates: [Date]}, title: "{date.formatted()}", view: "DayView(date: date, all: dates)"}
              pick: {payload: {_ router: Router}, view: "PickView(router: router)"}
            layout: {host: stack}
            """,
            """
            destinations: {home: {view: HomeView(router)}}
            """,
        ],
        failing: [
            """
            destinations:
              home: {view: HomeView}
              edit:
                payload: {_ id: Int}
                view: EditView
                                                                                   ↓
                presentation: {confirmDismissal: {title: Discard?, when: id > 0 && draft.isDirty}}
            layout: {host: stack}
            """,
            """
                                                            ↓
            destinations: {home: {view: "HomeView(onEdit: { router.open(.home) })"}}
            layout: {host: stack}
            """,
            """
            app: {dependencies: {store: Store}}
                                                         ↓
            destinations: {home: {view: "HomeView(count: stroe.items.count, store: store)"}}
            """,
            """
                                                                        ↓
            destinations: {day: {payload: {date: Date}, title: "{date} {dates.count}", view: DayView}}
            """,
        ],
        check: { graph, _ in
            graph.caseTables.flatMap { titleFindings(graph, $0) }
                + [graph.destinations, graph.sheets.cases].flatMap { viewFindings(graph, $0) }
                + conditionFindings(graph) + partFindings(graph)
        })
}

private func viewFindings(_ graph: NavigationGraph, _ table: CaseTable) -> [LintRule.Finding] {
    let hasRouter = graph.layout.host != .none
    let dependencies = graph.dependencyNames
    var findings: [LintRule.Finding] = []
    for number in table.rows.indices where !table.texts[number].isPlainView {
        guard let view = table.rows[number].view else { continue }
        let known = KnownNames(graph, table.payloadNames(number) + dependencies)
        let found = known.first(in: view) { name in
            known.meant(by: name) != nil || hasRouter && name.equals("router") && !known.has(name)
        }
        guard let found else { continue }
        if let finding = known.misspelling(found, in: view) {
            findings.append(finding)
        } else {
            findings.append(
                .init(
                    message: "`router` is not at hand in `view`", range: view.range(of: found),
                    help: "leave it out: the view takes the router from its environment"))
        }
    }
    return findings
}

private func titleFindings(_ graph: NavigationGraph, _ table: CaseTable) -> [LintRule.Finding] {
    var findings: [LintRule.Finding] = []
    for number in table.rows.indices where table.texts[number].title.count > 0 {
        let known = KnownNames(graph, table.payloadNames(number))
        for case .expression(let code) in graph.titleSegments[table.texts[number].title.indices] {
            if let finding = known.misspelling(in: code) { findings.append(finding) }
        }
    }
    return findings
}

/// Of what is presented, each that asks for something before it goes away.
private func conditionFindings(_ graph: NavigationGraph) -> [LintRule.Finding] {
    graph.presented.compactMap { row, _, presentation in
        guard let when = presentation.confirmation?.condition, checkIdentifier(when.bytes.trimmed) != nil else {
            return nil
        }
        // All tables have their parameters in one array.
        let known = KnownNames(graph, graph.destinations.parameters[row.payload.indices].map(\.nameText))
        guard let found = known.first(in: when, where: { !known.has($0) }) else { return nil }
        return known.misspelling(found, in: when)
            ?? LintRule.Finding(
                message: "`\(found.string)` is no parameter of `\(row.name.string)`", range: when.range(of: found),
                help: "write a name alone, `when: isDirty`, and set it in the view: `.isDirty(…)`")
    }
}

/// The code of the sidebar's and the tab bar's views.
private func partFindings(_ graph: NavigationGraph) -> [LintRule.Finding] {
    let known = KnownNames(graph, graph.dependencyNames)
    let ofRows = graph.sections.flatMap { [$0.visible] + $0.fixedRows.flatMap { [$0.badge, $0.view, $0.visible] } }
    let ofTabs = graph.tabs.flatMap { [$0.badge, $0.visible] }
    let ofWhole = [graph.layout.secondary?.view, graph.layout.sidebarHeader, graph.layout.sidebarFooter]
    let ofElements = graph.sections.compactMap(\.each).flatMap { each in
        let element = KnownNames(graph, [each.name.bytes])
        let both = KnownNames(graph, [each.name.bytes] + graph.dependencyNames)
        var titles: [SourceText] = []
        for case .expression(let code) in each.title { titles.append(code) }
        return (titles + (each.item.arguments.map { [$0] } ?? [])).compactMap(element.misspelling)
            + each.viewCode.compactMap(both.misspelling)
    }
    return (ofRows + ofTabs + ofWhole).compactMap { $0.flatMap(known.misspelling) } + ofElements
}

/// What some code has names for.
private struct KnownNames {
    let graph: NavigationGraph
    /// The values that are handed to it.
    let values: [ByteText]

    init(_ graph: NavigationGraph, _ values: [ByteText]) { (self.graph, self.values) = (graph, values) }

    func has(_ name: ByteText) -> Bool { values.contains { $0.equals(name) } }

    /// The first name that `code` uses as a value, is called like one, and is meant. What is called may be a function of the app's.
    func first(in code: SourceText, where isMeant: (ByteText) -> Bool) -> ByteText? {
        // Each name is looked for in all of it.
        if code.bytes.count > 4096 { return nil }
        return firstName(in: code.bytes) { name in
            name[0] &- 0x61 < 26 && isMeant(name) && !isWord(name) && !code.isCall(name)
        }
    }

    /// What says that a name was misspelled.
    func misspelling(in code: SourceText) -> LintRule.Finding? {
        first(in: code) { meant(by: $0) != nil }.flatMap { misspelling($0, in: code) }
    }

    func misspelling(_ name: ByteText, in code: SourceText) -> LintRule.Finding? {
        meant(by: name).map {
            LintRule.Finding(
                message: "nothing here is called `\(name.string)`", range: code.range(of: name),
                help: "did you mean `\($0.string)`?")
        }
    }

    /// The value that was probably to stand in place of `name`; nil for a name that the code has.
    func meant(by name: ByteText) -> ByteText? {
        if name.count < 3 || has(name) { return nil }
        guard let meant = values.first(where: { $0.count >= 3 && isOneEdit(name, $0) }) else { return nil }
        // Generated enums have these themselves.
        let isMember =
            graph.attributes.contains { $0.name.bytes.equals(name) } || memberNames.contains { name.equals($0) }
        return isMember ? nil : meant
    }

    private func isWord(_ name: ByteText) -> Bool { words.contains { name.equals($0) } }
}

/// Words that stand where values do, and that Swift has no reserved words in.
private let words: [StaticString] = [
    "any", "async", "await", "borrowing", "consume", "consuming", "copy", "each", "error", "iOS", "lazy", "macOS",
    "newValue",
    "oldValue", "sending", "some", "tvOS", "unowned", "unsafe", "visionOS", "watchOS", "weak",
]

private let memberNames: [StaticString] =
    ReservedNames.destinations.names + ReservedNames.sheets.names + ReservedNames.dialogs.names
    + ReservedNames.windows.names

extension CaseTable {
    fileprivate func payloadNames(_ number: Int) -> [ByteText] {
        parameters[rows[number].payload.indices].map(\.nameText)
    }
}

extension NavigationGraph {
    fileprivate var dependencyNames: [ByteText] { dependencies.all.map(\.name.bytes) }
}

extension SourceText {
    /// - Parameter name: a part of its bytes.
    fileprivate func range(of name: ByteText) -> SourceRange {
        let start = name.base - bytes.base
        return range(start, start + name.count)
    }

    /// Whether a name is called, with arguments or a closure.
    fileprivate func isCall(_ name: ByteText) -> Bool {
        var end = name.base - bytes.base + name.count
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
        return end < bytes.count && (bytes[end] == 0x28 || bytes[end] == 0x7B)
    }
}
