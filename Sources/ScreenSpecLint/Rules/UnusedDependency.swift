import ScreenSpecModel

extension LintRule {
    static let unusedDependency = LintRule(
        "unused-dependency", "No expression uses a dependency.",
        """
        What no view needs is read by none, and what is handed to the host for nobody is a parameter that says nothing. \
        Use the dependency, or remove it from `app.dependencies`. A payload that has its name hides it.
        """,
        passing: [
            """
            app: {dependencies: {model: Model}}
            destinations: {home: {view: "HomeView(model: model)"}}
            """,
            """
            app: {dependencies: {model: Model}}
            destinations: {home: {view: HomeView}}
            layout: {}
            sheets: {items: {edit: {view: "EditView(name: $model.name)"}}}
            """,
        ],
        failing: [
            """
                                 ↓
            app: {dependencies: {model: Model}}
            destinations: {home: {view: HomeView}}
            """,
            """
                                 ↓
            app: {dependencies: {model: Model}}
            destinations: {home: {payload: {model: Int}, view: "HomeView(model: model)"}}
            """,
        ],
        check: { graph, _ in
            if graph.dependencies.isEmpty { return [] }
            let used = graph.usedDependencies
            return graph.dependencies.all.enumerated().filter { !used.contains($0.offset) }.map {
                let name = $0.element.name
                return Finding(
                    message: "no expression uses the dependency `\(name.string)`", range: name.range,
                    help: "remove it, or use it in a `view`")
            }
        })
}
