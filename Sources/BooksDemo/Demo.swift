/// The program that a person moves through: keys become the router's intents, and the router's state is drawn.
@MainActor
final class Demo {
    let router = NavigationRouter()
    private(set) var library = Library()
    /// What happened last.
    private(set) var status = "Arrows move, Return opens, Escape goes back, s saves, r restores, q quits."
    /// The column that the arrow keys move in, if there is something to move to.
    private var wantedPane = NavigationState.Column.sidebar
    /// The link that the cursor is on, for each column.
    private var cursors: [NavigationState.Column: Int] = [:]

    init() {
        router.onTransition = { [unowned self] in follow($0) }
    }

    func draw(_ drawing: Drawing) -> [String] {
        drawing.lines(of: columns.all, cursor: (pane, cursors[pane] ?? 0))
    }

    /// Takes the room that there is.
    func fit(width: Int) { router.isCompact = width < Drawing.leastWidthOfColumns }

    /// Somebody deletes a book: no screen of it is left.
    func delete(_ book: Book) {
        library.books.removeAll { $0.id == book.id }
        router.remove { item in
            switch item {
            case .book(let shown), .bookByAuthor(let shown, _): shown.id == book.id
            default: false
            }
        }
    }

    // MARK: Keys

    /// Returns whether to go on.
    func press(_ key: Key) -> Bool {
        switch key {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .left: focus(by: -1)
        case .right: focus(by: 1)
        case .enter: enter()
        case .escape: if router.pop() == nil { router.backToRoot() }
        case .character("s"): save()
        case .character("r"): restore()
        case .character("q"): return false
        case .character: break
        }
        return true
    }

    private func enter() {
        guard links.indices.contains(cursors[pane] ?? 0) else { return }
        let item = links[cursors[pane] ?? 0]
        switch pane {
        case .sidebar: router.setContentRoot(item)
        case .content: router.open(item)
        case .detail: router.push(item)
        }
        focus(by: 1)
    }

    private func save() {
        do {
            try Saved.write(router.state)
            status = "Saved to \(Saved.name)."
        } catch {
            status = "\(Saved.name) cannot be written."
        }
    }

    private func restore() {
        do {
            router.state = try Saved.read()
            status = "Restored from \(Saved.name)."
        } catch {
            status = "There is no \(Saved.name) to restore from, or it cannot be read."
        }
    }

    // MARK: The cursor

    private var columns: Columns { Columns(router: router, library: library) }
    private var links: [NavigationItem] { columns.all.first { $0.pane == pane }?.links ?? [] }
    private var panes: [NavigationState.Column] { columns.all.filter { !$0.links.isEmpty }.map(\.pane) }
    private var pane: NavigationState.Column { panes.contains(wantedPane) ? wantedPane : panes.last ?? wantedPane }

    private func move(by step: Int) {
        cursors[pane] = max(0, min(links.count - 1, (cursors[pane] ?? 0) + step))
    }

    private func focus(by step: Int) {
        let panes = panes
        let index = (panes.firstIndex(of: pane) ?? 0) + step
        if panes.indices.contains(index) { wantedPane = panes[index] }
    }

    /// Puts the cursor of each column on what is chosen there.
    private func follow(_ transition: NavigationTransition) {
        status = "\(transition.intent.name): \(transition.to.titles.joined(separator: " › "))"
        if router.isCompact { wantedPane = router.compactColumn }
        for column in columns.all {
            cursors[column.pane] = column.lines.filter { $0.link != nil }.firstIndex(where: \.isChosen) ?? 0
        }
    }
}

extension NavigationTransition.Intent {
    /// The intent without what it carries.
    var name: String { String("\(self)".prefix { $0 != "(" }) }
}

extension NavigationState {
    /// The titles of what is shown, from the root on.
    var titles: [String] {
        ((contentRoot.map { [$0] } ?? []) + [detailRoot] + detailStack).map(\.displayName)
    }
}
