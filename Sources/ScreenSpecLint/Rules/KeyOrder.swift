import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let keyOrder = LintRule(
        "key-order", "Keys stand in another order than on the language's page.",
        """
        A matter of taste, and so asked for: `lint: {rules: {key-order: warning}}`. In a spec of many screens the eye \
        finds a key where it always stands. The order is the one of the reference page; it means nothing else.

        `screenspec lint --fix` reorders a map whose entries stand on lines of their own, each with the comment right \
        above it. Maps in braces, maps with aliases, and maps with comments that belong to no key are left to you.
        """,
        isOptIn: true,
        passing: [
            """
            destinations:
              home:
                title: Home
                view: HomeView
            lint: {rules: {key-order: warning}}
            """
        ],
        failing: [
            """
            destinations:
              home:
                view: HomeView
                ↓
                title: Home
            lint: {rules: {key-order: warning}}
            """
        ],
        check: { graph, _ in graph.unorderedMaps.compactMap(finding) })
}

private func finding(_ map: UnorderedMap) -> LintRule.Finding? {
    let entries = map.entries
    var before: UnorderedMap.Entry?
    for entry in entries {
        if let previous = before, entry.number < previous.number {
            let order = entries.sorted { $0.number < $1.number }.map { "`\($0.key.string)`" }
            return LintRule.Finding(
                message:
                    "`\(entry.key.string)` stands after `\(previous.key.string)`; in the usual order it comes before it",
                range: entry.key.range, help: "write the keys in this order: \(order.joined(separator: ", "))",
                fix: BlockReordering(map)?.fix)
        }
        before = entry
    }
    return nil
}
