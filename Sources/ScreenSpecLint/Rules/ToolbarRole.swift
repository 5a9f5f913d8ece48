import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let toolbarRole = LintRule(
        "toolbar-role", "A platform of the app does not have the toolbar's role.",
        """
        SwiftUI has `.editor` on iOS, macOS and visionOS, `.browser` on iOS and visionOS, and `.navigationStack` \
        everywhere but on macOS. The generated code leaves the role out where it does not exist, so the toolbar looks \
        different there from what the spec says.

        Leave `toolbarRole` out if the difference matters, or turn the rule off if it does not. A spec without \
        `platforms` is not judged.
        """,
        passing: [
            """
            app: {platforms: {iOS: 17.0, macOS: 14.0}}
            destinations: {home: {view: HomeView}}
            layout: {toolbarRole: editor}
            """
        ],
        failing: [
            """
            app: {platforms: {iOS: 17.0, macOS: 14.0}}
            destinations: {home: {view: HomeView}}
                                  ↓
            layout: {toolbarRole: browser}
            """
        ],
        check: { graph, _ in
            let role = graph.layout.toolbarRole
            guard let place = role.range else { return [] }
            let lacking = role.value.api.map(graph.systems.without) ?? []
            if lacking.isEmpty { return [] }
            let names = lacking.map(\.name.string).joined(separator: ", ", last: " and ")
            return [
                Finding(
                    message: "the toolbar role `\(role.value)` has no effect on \(names)", range: place,
                    notes: lacking.map { .init("the app runs on \($0.name.string)", at: $0.name.range) },
                    help: "leave `toolbarRole` out, for what each platform takes for best")
            ]
        })
}
