import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension LintRule {
    static let unusedRouteParameter = LintRule(
        "unused-route-parameter", "URLs carry something that no screen is made of.",
        """
        A parameter of a route fills a parameter of the payload, finds a model, or makes a screen that lies below. One that \
        does nothing of this is read and thrown away: often it is called almost like a parameter that has a default, which \
        holds then whatever the URL says.

        Call it like the payload's parameter, or use it under `under`. A key of the query that no screen needs can be left \
        out: URLs may have others. Where code of your own asks a `NavigationTarget` for it, turn the rule off.
        """,
        passing: [
            """
            destinations: {day: {payload: {_ date: Date, highlight: "Int? = nil"}, view: DayView}}
            links: {schemes: [rota], routes: {day: "/days/{date: Date}?highlight={highlight: Int?}"}}
            """,
            """
            destinations:
              ward: {payload: {_ id: Int}, view: WardView}
              shift: {payload: {_ id: Shift.ID}, view: ShiftView}
              nurse: {payload: {_ nurse: Nurse}, view: NurseView}
            links:
              schemes: [rota]
              routes:
                shift: {path: "/wards/{ward: Int}/shifts/{id: Int}", under: [ward(ward)]}
                nurse: "/wards/{ward: Int}/nurses/{id: Int}"
            """,
        ],
        failing: [
            """
            destinations: {day: {payload: {_ date: Date, highlight: "Int? = nil"}, view: DayView}}
                                                                                 ↓
            links: {schemes: [rota], routes: {day: "/days/{date: Date}?highligt={highligt: Int?}"}}
            """,
            """
            destinations: {shift: {payload: {_ id: Shift.ID}, view: ShiftView}}
                                                              ↓
            links: {schemes: [rota], routes: {shift: "/wards/{ward: Int}/shifts/{id: Int}"}}
            """,
        ],
        check: { graph, _ in
            graph.links.routes.flatMap { route in
                route.unusedParameters.map { finding(route.pattern.parameters[$0], route, graph) }
            }
        })
}

private func finding(
    _ parameter: RoutePattern.Parameter, _ route: LinkTable.Route, _ graph: NavigationGraph
) -> LintRule.Finding {
    let free = route.unfilledParameters(graph)
    let names = free.flatMap { [$0.nameText] + ($0.hasLabel ? [$0.labelText] : []) }
    let guess = nearest(to: parameter.name.bytes, among: names).map { "did you mean `\($0.string)`?" }
    return LintRule.Finding(
        message:
            "nothing uses `{\(parameter.name.string)}`: `\(graph.name(route.destination).string)` has no such parameter, and no screen below it is made of it",
        range: parameter.name.range,
        help: guess
            ?? (parameter.isInPath
                ? "use it under `under`, or give the payload a parameter `\(parameter.name.string)`"
                : "leave it out: URLs may have other keys; or give the payload a parameter `\(parameter.name.string)`"))
}

extension LinkTable.Route {
    /// The numbers of what URLs carry and nothing is made of.
    fileprivate var unusedParameters: [Int] {
        var used = Set(models.flatMap(\.parameters))
        for screen in trail {
            switch screen {
            case .made(_, let values): used.formUnion(values.compactMap(\.carried))
            case .written(let item):
                let names = pattern.parameters.map(\.name.bytes)
                let bits = item.arguments.map { usedNames(in: $0.bytes, of: names) } ?? 0
                used.formUnion(names.indices.filter { bits & 1 << UInt64($0) != 0 })
            }
        }
        return pattern.parameters.indices.filter { !used.contains($0) }
    }

    /// The parameters of the screen's payload that nothing of the URL fills.
    fileprivate func unfilledParameters(_ graph: NavigationGraph) -> [PayloadParameter] {
        guard case .made(_, let values) = trail.last else { return [] }
        let payload = graph.destinations.rows[destination].payload.indices
        return zip(payload, values).filter { $1.isDefault }.map { graph.destinations.parameters[$0.0] }
    }
}

extension LinkTable.Value {
    /// The number of the URL's parameter that it is.
    fileprivate var carried: Int? {
        switch self {
        case .parameter(let number), .parameterOrDefault(let number): number
        case .model, .none: nil
        }
    }

    /// Whether the payload's default holds.
    fileprivate var isDefault: Bool { if case .none = self { true } else { false } }
}
