import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let fixedColumnWidth = LintRule(
        "fixed-column-width", "People cannot resize a column, or nothing limits how they do.",
        """
        A width becomes `navigationSplitViewColumnWidth(min:ideal:max:)`. Where `min` and `max` are the same, the \
        divider cannot be moved, and large type or a long language is cut off for good. Where only one of the three is \
        given, SwiftUI makes up the others: on a Mac a column can then be dragged until nothing in it can be read.

        Give `min`, `ideal` and `max`, with room between them: `{min: 200, ideal: 220, max: 280}`.
        """,
        passing: [
            """
            destinations: {home: {title: Home, icon: house, columns: 2, view: HomeView}}
            sidebar:
              width: {min: 200, ideal: 220, max: 280}
              sections: [{id: main, items: [home]}]
            """
        ],
        failing: [
            """
            destinations: {home: {title: Home, icon: house, columns: 2, view: HomeView}}
            sidebar:
                                                 ↓
              width: {min: 220, ideal: 220, max: 220}
              sections: [{id: main, items: [home]}]
            """,
            """
            destinations: {home: {title: Home, icon: house, columns: 2, view: HomeView}}
            sidebar:
                             ↓
              width: {ideal: 220}
              sections: [{id: main, items: [home]}]
            """,
        ],
        check: { graph, _ in
            let widths = [
                ("sidebar", graph.layout.sidebarWidth), ("content column", graph.layout.contentWidth),
            ]
            return widths.compactMap { column, width in width.flatMap { finding($0, of: column) } }
        })
}

private func finding(_ width: ColumnWidth, of column: String) -> LintRule.Finding? {
    if let least = width.minimum, let most = width.maximum {
        if least.value != most.value { return nil }
        return LintRule.Finding(
            message: "the \(column) is \(most.value) points wide and stays so: `min` and `max` are the same",
            range: most.range, notes: [.init("`min` is here", at: least.range)],
            help: "leave room between them: `\(suggestion(around: most.value))`")
    }
    let given = [("min", width.minimum), ("ideal", width.ideal), ("max", width.maximum)].compactMap { name, value in
        value.map { (name: name, value: $0) }
    }
    guard given.count == 1, let only = given.first else { return nil }
    return LintRule.Finding(
        message: "the \(column)'s width has only `\(only.name)`: SwiftUI decides how far people can resize it",
        range: only.value.range, help: "write all three: `\(suggestion(around: only.value.value))`")
}

private func suggestion(around width: Int) -> String {
    let (least, most) = (width * 9 / 100 * 10, (width * 13 + 99) / 100 * 10)
    return "{min: \(max(least, 1)), ideal: \(width), max: \(most)}"
}
