import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension LintRule {
    static let unrestoredPayload = LintRule(
        "unrestored-payload", "A payload does not come back when the state is restored.",
        """
        `state.restore` brings back what was on screen, and a parameter whose type is `codable: false` comes back as its \
        default. The screen is there again, and shows something else than it did.

        Carry an identifier that can be saved, and let the screen find the rest. Closures have a rule of their own: \
        `closure-in-saved-case`.
        """,
        passing: [
            """
            app: {conformances: [Codable]}
            payloads: {Draft: {codable: false}}
            destinations: {compose: {payload: "draft: Draft = Draft()", view: ComposeView}}
            """,
            """
            app: {conformances: [Codable]}
            destinations: {home: {view: HomeView}, compose: {payload: {draft: Draft.ID}, view: ComposeView}}
            layout: {host: stack}
            state: {restore: scene}
            """,
        ],
        failing: [
            """
            app: {conformances: [Codable]}
            payloads: {Draft: {codable: false}}
                                               ↓
            destinations: {compose: {payload: "draft: Draft = Draft()", view: ComposeView}}
            layout: {host: stack}
            state: {restore: scene}
            """
        ],
        check: { graph, _ in
            if graph.restore == .none { return [] }
            return [graph.destinations, graph.sheets.cases].filter(\.isCodable).flatMap { table in
                table.rows.flatMap { row in row.payload.indices.compactMap { finding(table, row, $0) } }
            }
        })
}

private func finding(_ table: CaseTable, _ row: Destination, _ index: Int) -> LintRule.Finding? {
    let parameter = table.parameters.base[index]
    if table.traits.base[index].isEncodable || parameter.typeFacts.containsClosure { return nil }
    let fallback = parameter.defaultValue.map { " `\($0.string)`" } ?? " its default"
    return LintRule.Finding(
        message:
            "`\(parameter.name.string)` of `\(row.name.string)` is not saved: the screen comes back with\(fallback)",
        range: parameter.name.range, help: "carry an identifier instead, and let the screen find the rest")
}
