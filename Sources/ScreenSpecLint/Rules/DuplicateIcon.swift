import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let duplicateIcon = LintRule(
        "duplicate-icon", "Two rows of a section, or two tabs, have the same icon.",
        """
        Icons are there to find a row without reading. In a tab bar they are most of what people see. Rows without an \
        icon of their own, which show `app.defaultIcon`, are not judged.
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
              general: {title: General, icon: gearshape, columns: 2, view: GeneralView}
              account: {title: Account, icon: gearshape, columns: 2, view: AccountView}
                                                             ↓
            sidebar: {sections: [{id: main, items: [general, account]}]}
            """
        ],
        check: { graph, _ in
            graph.repeats(
                { row, screen in (row.icon ?? screen.icon).map { ($0.name, $0.isAsset) } },
                { ($0.icon.name, $0.icon.isAsset) }
            ).map { row in
                Finding(
                    message:
                        "`\(row.first.string)` and `\(row.name.string)` both have the icon `\(row.shown)` in \(row.place)",
                    range: row.name.range, notes: [.init("the first is here", at: row.first.range)],
                    help: "give one of them another `icon`")
            }
        })
}
