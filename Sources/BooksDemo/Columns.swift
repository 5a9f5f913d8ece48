/// What the arrow keys move in: a column, or a layer over all of them, counted from 0 at the bottom.
enum Pane: Hashable {
    case column(NavigationState.Column)
    case layer(Int)
}

/// One column, or one layer, as it is drawn.
struct Column {
    struct Line {
        var text: String
        /// Where it leads to.
        var link: NavigationItem?
        /// Whether it stands for what the next column shows.
        var isChosen = false
    }

    var pane: Pane
    var title: String
    var lines: [Line]
    /// What stands on the line below.
    var footer = ""

    var links: [NavigationItem] { lines.compactMap(\.link) }
}

/// The router's state as columns. Which there are and what stands in them is the router's to say.
@MainActor
struct Columns {
    let router: NavigationRouter
    let library: Library

    /// Beside each other, or in one column the one on top.
    var all: [Column] { columns.map(column) }

    /// What lies over them, from the bottom up.
    var layers: [Column] { router.layers.indices.map(layer) }

    /// Where keys arrive.
    var active: [Column] { layers.last.map { [$0] } ?? all }

    private var columns: [NavigationState.Column] {
        if router.isCompact { return [router.compactColumn] }
        return router.contentRoot == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    }

    private func column(_ pane: NavigationState.Column) -> Column {
        switch pane {
        case .sidebar: sidebar
        case .content: column(pane, router.contentRoot ?? router.detailRoot, chosen: router.detailRoot)
        case .detail: column(pane, router.detailStack.last ?? router.detailRoot)
        }
    }

    /// A layer with what was pushed in it. Nothing that lies below changes.
    private func layer(_ level: Int) -> Column {
        let trail = [router.layers[level].item].compactMap { $0 } + router.router(ofLayer: level).stack
        let isRoot = trail.count < 2
        let path =
            isRoot ? [] : [Column.Line(text: "‹ " + trail.dropFirst().map(\.displayName).joined(separator: " › "))]
        return Column(
            pane: .layer(level), title: trail[0].displayName, lines: path + lines(of: trail[trail.count - 1]),
            footer: isRoot ? "Escape closes" : "Escape goes back")
    }

    private var sidebar: Column {
        let sections = [("BROWSE", NavigationItem.browseCases), ("MORE", NavigationItem.otherCases)]
        let lines = sections.map { title, items in
            [Column.Line(text: title)] + items.map { line($0, chosen: router.derivedMenuItem) }
        }
        return Column(
            pane: .column(.sidebar), title: "Books", lines: Array(lines.joined(separator: [Column.Line(text: "")])))
    }

    private func column(
        _ pane: NavigationState.Column, _ item: NavigationItem, chosen: NavigationItem? = nil
    ) -> Column {
        let canGoBack = pane == .detail && !router.detailStack.isEmpty || router.isCompact
        let title = (canGoBack ? "‹ " : "") + item.displayName
        return Column(pane: .column(pane), title: title, lines: lines(of: item, chosen: chosen))
    }

    private func lines(of item: NavigationItem, chosen: NavigationItem? = nil) -> [Column.Line] {
        let page = library.page(of: item)
        return page.text.map { Column.Line(text: $0) } + page.links.map { line($0, chosen: chosen) }
    }

    private func line(_ item: NavigationItem, chosen: NavigationItem?) -> Column.Line {
        Column.Line(text: item.displayName, link: item, isChosen: item == chosen)
    }
}
