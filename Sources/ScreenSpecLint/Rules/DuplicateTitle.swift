import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let duplicateTitle = LintRule(
        "duplicate-title", "Two rows of a section, or two tabs, have the same title.",
        """
        People tell rows apart by their titles; so does VoiceOver, which reads nothing else. Rows of different \
        sections may share a title, for there the heading tells them apart.
        """,
        passing: [
            """
            destinations:
              general: {title: General, icon: gearshape, columns: 2, view: GeneralView}
              account: {title: Account, icon: person, columns: 2, view: AccountView}
            sidebar: {sections: [{id: main, items: [general, account]}]}
            """
        ],
        failing: [
            """
            destinations:
              general: {title: Settings, icon: gearshape, columns: 2, view: GeneralView}
              account: {title: Settings, icon: person, columns: 2, view: AccountView}
                                                             ↓
            sidebar: {sections: [{id: main, items: [general, account]}]}
            """,
            """
            destinations: {home: {view: HomeView}, news: {view: NewsView}}
            tabs:
              items:
                - {id: home, title: Home, icon: house, root: home}
                       ↓
                - {id: news, title: Home, icon: newspaper, root: news}
            """,
        ],
        check: { graph, _ in
            graph.repeats(
                { row, screen in (row.title?.written ?? screen.title).map { ($0, false) } },
                { $0.title.map { ($0.written, false) } }
            ).map { row in
                Finding(
                    message:
                        "`\(row.first.string)` and `\(row.name.string)` are both called “\(row.shown)” in \(row.place)",
                    range: row.name.range, notes: [.init("the first is here", at: row.first.range)],
                    help: "give one of them a `title` that tells them apart")
            }
        })
}
