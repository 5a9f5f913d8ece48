import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let shadowingName = LintRule(
        "shadowing-name", "A case is called like a case of `Optional`.",
        """
        Where an optional item is expected, as for a selection, `.none` is `Optional.none` and not the case of that \
        name: `router.contentRoot == .none` asks whether there is no item at all. Swift warns of some such places and \
        is silent at others. `.some` is `Optional.some` in the same way, and patterns that match it mean something else.

        Give the case another name, such as `nothing` or `empty`. With `Codable`, put the old one under \
        `state.formerly`.
        """,
        passing: ["destinations: {nothing: {view: EmptyView}}"],
        failing: [
            """
                           ↓
            destinations: {none: {view: EmptyView}}
            """
        ],
        check: { graph, _ in
            var names = graph.caseTables.flatMap { $0.names(where: isOptionalCase) }.map { ($0.bytes, $0.range) }
            if let name = graph.placeholderCase?.name, let range = name.range, isOptionalCase(name.value) {
                names.append((name.value, range))
            }
            return names.map { name, range in
                Finding(
                    message:
                        "the case `\(name.string)` is called like a case of `Optional`: `.\(name.string)` can mean either",
                    range: range, help: "give it another name")
            }
        })
}

private func isOptionalCase(_ name: ByteText) -> Bool {
    name.count == 4 && (name.equals("none") || name.equals("some"))
}
