import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension LintRule {
    static let closureInSavedCase = LintRule(
        "closure-in-saved-case", "A closure stands in a case that can be saved.",
        """
        With `Codable` a screen can be saved and restored, and a closure cannot. It comes back as its default: the \
        restored screen looks the same, and what it calls when it is done does nothing. Two screens that differ only \
        in their closures count as the same, too, so that SwiftUI may keep the older one.

        Let the screen tell a model or the router what happened, and carry the identifier that this needs. Where \
        nothing is lost when the closure is gone, turn the rule off.
        """,
        passing: [
            """
            destinations: {compose: {payload: "onSend: (() -> Void)? = nil", view: ComposeView}}
            """,
            """
            app: {conformances: [Codable]}
            destinations: {compose: {payload: {draft: Draft.ID}, view: ComposeView}}
            """,
        ],
        failing: [
            """
            app: {conformances: [Codable]}
                                               ↓
            destinations: {compose: {payload: "onSend: (() -> Void)? = nil", view: ComposeView}}
            """
        ],
        check: { graph, _ in
            graph.caseTables.filter(\.isCodable).flatMap(findings)
        })
}

private func findings(_ table: CaseTable) -> [LintRule.Finding] {
    let (rows, count, parameters) = (table.rows.base, table.rows.count, table.parameters.base)
    var findings: [LintRule.Finding] = []
    var row = 0
    while row < count {
        var index = rows[row].payload.start
        while index < rows[row].payload.end {
            if parameters[index].typeFacts.containsClosure { findings.append(finding(rows[row], parameters[index])) }
            index &+= 1
        }
        row &+= 1
    }
    return findings
}

private func finding(_ row: Destination, _ parameter: PayloadParameter) -> LintRule.Finding {
    let fallback = parameter.defaultValue.map { " `\($0.string)`" } ?? " its default"
    return LintRule.Finding(
        message:
            "`\(parameter.name.string)` of `\(row.name.string)` is a closure, which saved state cannot hold: a restored screen gets\(fallback)",
        range: parameter.name.range,
        help: "let the screen tell a model what happened, and carry an identifier instead")
}
