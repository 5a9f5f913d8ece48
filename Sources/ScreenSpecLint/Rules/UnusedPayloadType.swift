import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension LintRule {
    static let unusedPayloadType = LintRule(
        "unused-payload-type", "`payloads` describes a type that no payload carries.",
        """
        The entry has no effect. Perhaps the type was renamed, or is spelled differently where it is used: an entry \
        counts for exactly its spelling, also inside `?`, `[…]` and the like. One with `compare: value` says that the app has a \
        type of that name, carried or not: generated code then says `SwiftUI.State` where SwiftUI's is meant.
        """,
        passing: [
            """
            payloads: {Author: {compare: reference}}
            destinations: {authors: {view: AuthorsView, payload: {_ authors: "[Author]?"}}}
            """
        ],
        failing: [
            """
                       ↓
            payloads: {Writer: {identity: id}}
            destinations: {author: {view: AuthorView, payload: {_ author: Author}}}
            """
        ],
        check: { graph, _ in
            if graph.payloads.entries.isEmpty { return [] }
            let carried = Set(graph.destinations.parameters.flatMap { carriedTypes($0, graph) })
            // Generated code names SwiftUI's of the name in full then.
            return graph.payloads.entries.filter { !carried.contains($0.type.range) && !$0.isOfApp }.map { entry in
                Finding(
                    message: "no payload carries \(entry.type.string.asCode)", range: entry.type.range,
                    help: "remove the entry, or spell it as the payloads do")
            }
        })
}

/// The entries, by their places, that a parameter's type or a type in it has.
private func carriedTypes(_ parameter: PayloadParameter, _ graph: NavigationGraph) -> [SourceRange] {
    (SwiftType(parameter.type.bytes)?.components ?? []).compactMap { graph.payloads.entry($0)?.type.range }
}
