import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let newerAPI = LintRule(
        "newer-api", "A key has no effect on the oldest systems that the app runs on.",
        """
        The `placement` of a tab and the `sizing` of what is presented came with iOS 18, macOS 15, tvOS 18, watchOS 11 and \
        visionOS 2; split views, and so `holds: split`, with iOS 16, macOS 13, tvOS 16 and watchOS 9. The generated code asks \
        for the system first and does without on older ones, where nothing comes close: the tab bar does not become a \
        sidebar, a sheet has the size that the system gives it, and a tab holds a stack.

        Raise `app.platforms`, or look at the app on its oldest system and turn the rule off. A spec without \
        `platforms` is not judged.
        """,
        passing: [
            """
            app: {platforms: {iOS: 18.0}}
            destinations: {home: {view: HomeView}}
            tabs: {items: [{id: home, title: Home, icon: house, root: home, placement: pinned}]}
            """
        ],
        failing: [
            """
            app: {platforms: {iOS: 15.0}}
            destinations: {home: {title: Home, icon: house, view: HomeView, placeholder: {title: None, icon: house}}}
                                                                                   ↓
            tabs: {items: [{id: home, title: Home, icon: house, root: home, holds: split}]}
            """,
            """
            app: {platforms: {iOS: 17.0}}
            destinations:
              home: {view: HomeView}
                                                                          ↓
              note: {view: NoteView, presentation: {style: sheet, sizing: form}}
            """,
            """
            app: {platforms: {iOS: 17.0}}
            destinations: {home: {view: HomeView}}
                                                                                       ↓
            tabs: {items: [{id: home, title: Home, icon: house, root: home, placement: pinned}]}
            """,
            """
            app: {platforms: {iOS: 18.0, macOS: 14.0}}
            destinations: {home: {view: HomeView}}
            layout: {host: stack}
                                                              ↓
            sheets: {items: {share: {view: ShareView, sizing: form}}}
            """,
        ],
        check: { graph, _ in
            let tabs: [(String, SourceRange)] = graph.tabs.compactMap { tab in
                guard let place = tab.placement.range, tab.placement.value != .automatic else { return nil }
                return ("`placement` of tab `\(tab.id.string)`", place)
            }
            let splits: [(String, SourceRange)] = graph.tabs.compactMap { tab in
                guard let place = tab.holder.range, tab.holder.value == .split else { return nil }
                return ("`holds: split` of tab `\(tab.id.string)`", place)
            }
            let sizes: [(String, SourceRange)] = graph.presented.compactMap { row, noun, presentation in
                presentation.sizing.map { ("`sizing` of \(noun) `\(row.name.string)`", $0.range) }
            }
            return findings(tabs, graph.systems.before(.tab)) + findings(splits, graph.systems.before(.navigationStack))
                + findings(sizes, graph.systems.before(.sizing))
        })
}

private func findings(_ uses: [(String, SourceRange)], _ older: [App.Platform]) -> [LintRule.Finding] {
    if older.isEmpty { return [] }
    let versions = older.map { "\($0.name.string) \($0.version.string)" }.joined(separator: ", ", last: " and ")
    return uses.map { words, range in
        LintRule.Finding(
            message: "\(words) has no effect on \(versions), where the app runs too", range: range,
            notes: [.init("the lowest version is given here", at: older[0].version.range)],
            help:
                "raise the version under `app.platforms`, or leave the key out; or, if the app is fine without it there, turn the rule off"
        )
    }
}
