import ScreenSpecModel

extension LintRule {
    static let unusedGuard = LintRule(
        "unused-guard", "No screen requires a guard.",
        """
        A guard that nothing requires is never asked, and whoever sets it may take a screen for guarded that is not. Name it \
        under `requires` of the screens that it is about, or remove it from `guards`.
        """,
        passing: [
            """
            guards: {signedIn: {}}
            destinations: {home: {view: HomeView}, account: {view: AccountView, requires: [signedIn]}}
            """,
            """
            guards: {signedIn: {}}
            destinations: {home: {view: HomeView}}
            sheets: {items: {account: {view: AccountView, requires: [signedIn]}}}
            """,
        ],
        failing: [
            """
                     ↓
            guards: {signedIn: {}}
            destinations: {home: {view: HomeView}}
            """
        ],
        check: { graph, _ in
            graph.guards.unused.map(\.name).map { name in
                Finding(
                    message: "no screen requires the guard `\(name.string)`", range: name.range,
                    help: "remove it, or add `requires: [\(name.string)]` to a screen")
            }
        })
}
