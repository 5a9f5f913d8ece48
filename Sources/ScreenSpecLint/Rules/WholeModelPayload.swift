import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension LintRule {
    static let wholeModelPayload = LintRule(
        "whole-model-payload", "A screen is handed a whole value that has an identity.",
        """
        The value lies in the navigation state as it was when the screen was opened. Equality looks only at its \
        `identity`, so a change of any other field does not count as one: the screen that is open shows the old value. \
        With `Codable` the whole value is saved as well, and comes back as it was then, weeks later.

        Carry the identifier and let the view fetch the value: `payload: {_ id: Author.ID}`. State restoration, links \
        and Handoff then need no more than that, too. A type that is `codable: false` is taken to be an object, which \
        does not grow stale, and is not judged; nor are sheets and what is presented, which often edit a copy.

        The rule does not know an observable class, which stays up to date, from a value. It speaks only where a spec asks \
        for it.
        """, isOptIn: true,
        passing: ["destinations: {author: {payload: {_ id: Author.ID}, view: AuthorView}}"],
        failing: [
            """
            payloads: {Author: {identity: id, type: UUID}}
                                                        ↓
            destinations: {author: {payload: {_ author: Author}, view: AuthorView}}
            lint: {rules: {whole-model-payload: warning}}
            """
        ],
        check: { graph, _ in
            let entries = graph.payloads.entries.filter {
                $0.identity != nil && $0.isCodable && !$0.type.string.hasPrefix("any ")
            }
            if entries.isEmpty { return [] }
            let models = NameTable(count: entries.count) { entries[$0].type.bytes }
            return graph.destinations.rows.indices.flatMap { row -> [LintRule.Finding] in
                let destination = graph.destinations.rows[row]
                if graph.presentation(row) != nil { return [] }
                return destination.payload.indices.compactMap { index in
                    let parameter = graph.destinations.parameters.base[index]
                    // What a closure is handed later is not in the state.
                    if parameter.typeFacts.containsClosure { return nil }
                    return model(in: parameter, models).map { finding(destination, parameter, entries[$0]) }
                }
            }
        })
}

private func model(in parameter: PayloadParameter, _ models: NameTable) -> Int? {
    if parameter.typeFacts.isPlainName { return models[parameter.typeText] }
    return SwiftType(parameter.typeText)?.components.lazy.compactMap { models[$0.text] }.first
}

private func finding(
    _ destination: Destination, _ parameter: PayloadParameter, _ entry: PayloadEntry
) -> LintRule.Finding {
    let type = entry.type.string
    let identity = entry.identityType?.string ?? "\(type).ID"
    let carried = parameter.type.string
    let whole = carried == type ? "a whole \(type.asCode)" : "\(carried.asCode), with each \(type.asCode) whole"
    let counted = entry.identity?.string ?? ""
    return LintRule.Finding(
        message:
            "`\(destination.name.string)` carries \(whole), and goes on showing what that was when it was opened",
        range: parameter.type.range,
        notes: [.init("only `\(counted)` counts when two are compared", at: entry.identity?.range)],
        help: "carry the identifier, of type \(identity.asCode), and let the view fetch the rest")
}
