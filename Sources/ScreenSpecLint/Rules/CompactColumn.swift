import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let compactColumn = LintRule(
        "compact-column", "`compact.column: content` asks for what a split view does not do.",
        """
        Where a split view of three columns collapses, as on an iPhone, SwiftUI does not honour `.content` as its \
        `preferredCompactColumn`: it shows the sidebar or the detail column. The generated layout is one stack there, \
        which begins with the sidebar or with the screen of its first row; both `content` and `detail` mean the latter. \
        `detail` says so, and goes on to mean the same should the app build a split view of its own.
        """,
        passing: [
            """
            destinations:
              books: {title: Books, icon: book, view: BooksView, placeholder: {title: None, icon: book}}
            sidebar: {sections: [{id: main, items: [books]}]}
            layout: {compact: {style: collapse, column: sidebar}}
            """
        ],
        failing: [
            """
            destinations:
              books: {title: Books, icon: book, view: BooksView, placeholder: {title: None, icon: book}}
            sidebar: {sections: [{id: main, items: [books]}]}
                                                        ↓
            layout: {compact: {style: collapse, column: content}}
            """
        ],
        check: { graph, _ in
            guard let column = graph.layout.compactColumn, case .content = column.value,
                case .split = graph.layout.host, case .collapse = graph.layout.compactStyle.value,
                graph.placeholderCase != nil
            else { return [] }
            return [
                Finding(
                    message: "where three columns collapse, SwiftUI does not put the content column on top",
                    range: column.range, help: "write `detail` for the screen of the first row, or `sidebar`",
                    fix: Fix([Fix.Edit(column.range, "detail")], isSafe: true))
            ]
        })
}
