import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let duplicateTitle = LintRule(
        kind: DiagnosticKind(
            "duplicate-title", severity: .warning, "Two rows of a section, or two tabs, have the same title.",
            """
            People tell rows apart by their titles; so does VoiceOver, which reads nothing else. Rows of different \
            sections may share a title, for there the heading tells them apart.
            """),
        passing: [
            """
            screenspec: 1
            destinations:
              general: {title: General, icon: gearshape, columns: 2, view: GeneralView}
              account: {title: Account, icon: person, columns: 2, view: AccountView}
            sidebar: {sections: [{id: main, items: [general, account]}]}
            """
        ],
        failing: [
            """
            screenspec: 1
            destinations:
              general: {title: Settings, icon: gearshape, columns: 2, view: GeneralView}
              account: {title: Settings, icon: person, columns: 2, view: AccountView}
                                                             ↓
            sidebar: {sections: [{id: main, items: [general, account]}]}
            """,
            """
            screenspec: 1
            destinations: {home: {view: HomeView}, news: {view: NewsView}}
            tabs:
              items:
                - {id: home, title: Home, icon: house, root: home}
                       ↓
                - {id: news, title: Home, icon: newspaper, root: news}
            """,
        ],
        check: { graph in
            graph.rowGroups({ ($0.title, false) }, { ($0.title, false) }).flatMap { group in
                group.repeats.map { row, first in
                    let title = row.shown?.string ?? ""
                    return Finding(
                        message: row.name.bytes.equals(first.name.bytes)
                            ? "\(group.words) lists `\(row.name.string)` twice"
                            : "`\(first.name.string)` and `\(row.name.string)` are both called “\(title)” in \(group.words)",
                        range: row.name.range, notes: [.init("the first is here", at: first.name.range)],
                        help: row.name.bytes.equals(first.name.bytes)
                            ? "leave one of them out" : "give one of them a `title` that tells them apart")
                }
            }
        })
}
