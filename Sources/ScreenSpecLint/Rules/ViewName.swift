import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let viewName = LintRule(
        "view-name", "A destination's view does not end in `View` or `Screen`.",
        """
        A matter of taste, and so asked for: `lint: {rules: {view-name: warning}}`. `AuthorView` cannot be mistaken \
        for the model `Author`, and is found by its ending. Only views that are given as a type alone are judged, and \
        only those of destinations.
        """,
        isOptIn: true,
        passing: [
            """
            destinations: {author: {view: Library.AuthorView}, list: {view: ListScreen<Author>}, log: {view: Log()}}
            lint: {rules: {view-name: warning}}
            """
        ],
        failing: [
            """
                                          ↓
            destinations: {author: {view: AuthorDetail}}
            lint: {rules: {view-name: warning}}
            """
        ],
        check: { graph, _ in
            let (texts, rows) = (graph.destinations.texts.base, graph.destinations.rows.base)
            return (0..<graph.destinations.count).compactMap { index in
                guard texts[index].isPlainView, let view = rows[index].view else { return nil }
                let name = view.string.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
                if name.hasSuffix("View") || name.hasSuffix("Screen") { return nil }
                return Finding(
                    message: "`\(name)` is a view, and its name does not say so", range: view.range,
                    help: "call it `\(name)View` or `\(name)Screen`")
            }
        })
}
