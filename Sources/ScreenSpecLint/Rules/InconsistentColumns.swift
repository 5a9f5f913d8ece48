import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let inconsistentColumns = LintRule(
        "inconsistent-columns", "A column comes or goes where a screen opens another.",
        """
        The router shows as many columns as the screen in the detail column has. That has two effects which nobody \
        expects:

        - A list in the content column opens a screen with `columns: 2`. The list that was just tapped disappears, and \
        there is no way to choose the next row.
        - A screen with `columns: 2` opens one with three that no list leads to. The router needs something for the \
        content column, and takes the first list of the sidebar, whatever it holds.

        Give both screens the same number of columns, or add the screen to the `opens` of the list that it belongs to. \
        What stands in the sidebar itself is a place of its own and may have other columns; what is presented is in no \
        column.
        """,
        passing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView, opens: [book]}
              books: {title: Books, icon: book, view: BooksView, placeholder: {title: None, icon: book}, opens: [book]}
              book: {icon: book, view: BookView}
            sidebar: {sections: [{id: main, items: [home, books]}]}
            """,
            """
            destinations:
              books: {title: Books, icon: book, view: BooksView, placeholder: {title: None, icon: book}, opens: [note]}
              note: {icon: note, columns: 2, view: NoteView, presentation: sheet}
            sidebar: {sections: [{id: main, items: [books]}]}
            """,
        ],
        failing: [
            """
            destinations:
              books:
                title: Books
                icon: book
                view: BooksView
                placeholder: {title: Select a Book, icon: book}
                        ↓
                opens: [book]
              book: {icon: book, columns: 2, view: BookView}
            sidebar: {sections: [{id: main, items: [books]}]}
            """,
            """
            destinations:
                                                                                   ↓
              home: {title: Home, icon: house, columns: 2, view: HomeView, opens: [news]}
              books: {title: Books, icon: book, view: BooksView, placeholder: {title: None, icon: book}}
              news: {icon: newspaper, view: NewsView}
            sidebar: {sections: [{id: main, items: [home, books]}]}
            """,
        ],
        check: { graph, _ in
            guard case .split = graph.layout.host, graph.placeholderCase != nil else { return [] }
            let columns = ColumnReach(graph)
            let (rows, isInSidebar) = (graph.destinations.rows.base, graph.isInSidebar.base)
            return (0..<graph.destinations.count).filter { rows[$0].hasPlaceholder || isInSidebar[$0] }.flatMap {
                columns.findings(from: $0)
            }
        })
}

/// Which screens lists lead to.
private struct ColumnReach {
    let graph: NavigationGraph
    /// The list that stands beside what no list leads to.
    let firstList: Int?
    let isReached: PlainArray<Bool>

    init(_ graph: NavigationGraph) {
        self.graph = graph
        let lists = graph.sections.flatMap(\.fixedRows).map(\.destination).filter {
            graph.destinations.rows.base[$0].hasPlaceholder
        }
        firstList = lists.first
        isReached = PlainArray(repeating: false, count: graph.destinations.count)
        graph.visit(from: lists, marking: isReached)
    }

    func findings(from index: Int) -> [LintRule.Finding] {
        let screen = graph.destinations.rows.base[index]
        if screen.hasPlaceholder { return opens(of: screen).compactMap { losing(screen, $0, $1) } }
        guard graph.isInSidebar.base[index], graph.columns(index) == 2, let firstList else { return [] }
        return opens(of: screen).compactMap { gaining(screen, $0, $1, firstList) }
    }

    private func opens(of screen: Destination) -> some Sequence<(Int, SourceText)> {
        screen.opens.indices.lazy.map { (Int(graph.opens.base[$0]), graph.openNames.base[$0]) }
            .filter { !graph.isInSidebar.base[$0.0] && graph.presentation($0.0) == nil }
    }

    private func losing(_ screen: Destination, _ index: Int, _ step: SourceText) -> LintRule.Finding? {
        let opened = graph.destinations.rows.base[index]
        guard let columns = opened.columns, columns.value == 2 else { return nil }
        let name = screen.name.string
        return LintRule.Finding(
            message:
                "when `\(name)` opens `\(step.string)`, `\(name)` disappears: `\(step.string)` has 2 columns and leaves no room for it",
            range: step.range,
            notes: [.init("`\(step.string)` has 2 columns", at: columns.range)],
            help: "write `columns: 3` for `\(step.string)`, so that `\(name)` stays beside it")
    }

    private func gaining(_ screen: Destination, _ index: Int, _ step: SourceText, _ list: Int) -> LintRule.Finding? {
        let opened = graph.destinations.rows.base[index]
        if graph.columns(index) == 2 || opened.hasPlaceholder || isReached.base[index] { return nil }
        return LintRule.Finding(
            message:
                "when `\(screen.name.string)` opens `\(step.string)`, `\(graph.name(list).string)` appears beside it, which does not lead there: `\(step.string)` has 3 columns, and `\(screen.name.string)` 2",
            range: step.range,
            notes: [.init("`\(step.string)` has 3 columns", at: opened.columns?.range ?? opened.name.range)],
            help: "write `columns: 2` for `\(step.string)`, or add it to the `opens` of the list that it belongs to")
    }
}
