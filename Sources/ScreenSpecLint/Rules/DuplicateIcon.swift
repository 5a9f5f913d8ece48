import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let duplicateIcon = LintRule(
        kind: DiagnosticKind(
            "duplicate-icon", severity: .warning, "Two rows of a section, or two tabs, have the same icon.",
            """
            Icons are there to find a row without reading. In a tab bar they are most of what people see. Rows without an \
            icon of their own, which show `app.defaultIcon`, are not judged.
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
              general: {title: General, icon: gearshape, columns: 2, view: GeneralView}
              account: {title: Account, icon: gearshape, columns: 2, view: AccountView}
                                                             ↓
            sidebar: {sections: [{id: main, items: [general, account]}]}
            """
        ],
        check: { graph in
            let groups = graph.rowGroups(
                { ($0.icon?.name, $0.icon?.isAsset ?? false) }, { ($0.icon.name, $0.icon.isAsset) })
            return groups.flatMap { group in
                group.repeats.filter { !$0.row.name.bytes.equals($0.first.name.bytes) }.map { row, first in
                    Finding(
                        message:
                            "`\(first.name.string)` and `\(row.name.string)` both have the icon `\(row.shown?.string ?? "")` in \(group.words)",
                        range: row.name.range, notes: [.init("the first is here", at: first.name.range)],
                        help: "give one of them another `icon`")
                }
            }
        })
}
