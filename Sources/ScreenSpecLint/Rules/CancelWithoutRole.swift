import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let cancelWithoutRole = LintRule(
        "cancel-without-role", "An action that cancels stands beside the system's Cancel.",
        """
        A dialog with actions has a Cancel of its own, for which `router.ask` gives nil. An action that is called `cancel`, or has the \
        text "Cancel", becomes one more button beside it, and people cannot tell the two apart.

        With `role: cancel` the action takes the place of that button, and `ask` gives `.cancel` for it. Without the action there is the \
        system's, and `ask` gives nil. A dialog in which another action has `role: cancel`, and an action with `role: destructive`, such as \
        one that cancels an order, are not judged.
        """,
        passing: [
            """
            destinations: {home: {view: HomeView}}
            layout: {host: stack}
            dialogs:
              items:
                leave: {title: Leave?, actions: {leave: {title: Leave}, cancel: {title: Stay, role: cancel}}}
                order: {title: Cancel it?, actions: {cancel: {title: Cancel Order, role: destructive}}}
                upload: {title: Cancel it?, actions: {cancel: {title: Stop}, goOn: {title: Go On, role: cancel}}}
            """
        ],
        failing: [
            """
            destinations: {home: {view: HomeView}}
            layout: {host: stack}
            dialogs:
              items:
                                                                        ↓
                leave: {title: Leave?, actions: {leave: {title: Leave}, cancel: {title: Stay}}}
            """,
            """
            destinations: {home: {view: HomeView}}
            layout: {host: stack}
            dialogs:
              items:
                leave:
                  style: confirmation
                  title: Leave?
                  actions:
                    leave: {title: Leave}
                    ↓
                    stay: {title: Cancel}
            """,
        ],
        check: { graph, _ in graph.dialogs.dialogs.flatMap { findings($0.actions) } })
}

private func findings(_ actions: [DialogTable.Action]) -> [LintRule.Finding] {
    if actions.contains(where: { $0.role == .cancel }) { return [] }
    return actions.filter { $0.role == nil && $0.cancels }.map { action in
        LintRule.Finding(
            message: "`\(action.name.string)` becomes a button beside the system's Cancel",
            range: action.name.range,
            help:
                "add `role: cancel`, and it takes the place of that; or remove it: `ask` gives nil for the system's")
    }
}

extension DialogTable.Action {
    fileprivate var cancels: Bool { name.bytes.equals("cancel") || title.written.bytes.equals("Cancel") }
}
