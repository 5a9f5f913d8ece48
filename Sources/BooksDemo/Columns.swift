/// One column as it is drawn.
struct Column {
    struct Line {
        var text: String
        /// Where it leads to.
        var link: NavigationItem?
        /// Whether it stands for what the next column shows.
        var isChosen = false
    }

    var pane: NavigationState.Column
    var title: String
    var lines: [Line]

    var links: [NavigationItem] { lines.compactMap(\.link) }
}

/// The router's state as columns. Which there are and what stands in them is the router's to say.
@MainActor
struct Columns {
    let router: NavigationRouter
    let library: Library

    /// Beside each other, or in one column the one on top.
    var all: [Column] { panes.map(column) }

    var panes: [NavigationState.Column] {
        if router.isCompact { return [router.compactColumn] }
        return router.contentRoot == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    }

    private func column(_ pane: NavigationState.Column) -> Column {
        switch pane {
        case .sidebar: sidebar
        case .content: column(pane, router.contentRoot ?? router.detailRoot, chosen: router.detailRoot)
        case .detail: column(pane, router.detailStack.last ?? router.detailRoot, chosen: nil)
        }
    }

    private var sidebar: Column {
        let sections = [("BROWSE", NavigationItem.browseCases), ("MORE", NavigationItem.otherCases)]
        let lines = sections.map { title, items in
            [Column.Line(text: title)] + items.map { line($0, chosen: router.derivedMenuItem) }
        }
        return Column(pane: .sidebar, title: "Books", lines: Array(lines.joined(separator: [Column.Line(text: "")])))
    }

    private func column(
        _ pane: NavigationState.Column, _ item: NavigationItem, chosen: NavigationItem?
    ) -> Column {
        let page = library.page(of: item)
        let canGoBack = pane == .detail && !router.detailStack.isEmpty || router.isCompact
        let lines = page.text.map { Column.Line(text: $0) } + page.links.map { line($0, chosen: chosen) }
        return Column(pane: pane, title: (canGoBack ? "‹ " : "") + item.displayName, lines: lines)
    }

    private func line(_ item: NavigationItem, chosen: NavigationItem?) -> Column.Line {
        Column.Line(text: item.displayName, link: item, isChosen: item == chosen)
    }
}
