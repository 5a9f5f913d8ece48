/// The program that a person moves through: keys become the router's intents, and the router's state is drawn.
@MainActor
final class Demo {
    let router = NavigationRouter()
    private(set) var library = Library()
    /// What happened last.
    private(set) var status = "Arrows move, Return opens, Escape goes back, s saves, r restores, q quits."
    /// The column that the arrow keys move in, if there is something to move to.
    private var wantedPane = Pane.column(.sidebar)
    /// The link that the cursor is on, for each pane.
    private var cursors: [Pane: Int] = [:]

    init() {
        router.onTransition = { [unowned self] in follow($0) }
        router.onLinkFailure = { [unowned self] target, _ in status = "There is nothing at \(target.url)." }
        router.resolver = self
    }

    /// Waits until what a link names is found.
    func settle() async { while router.linkUnderWay != nil { await Task.yield() } }

    /// Prints what is shown.
    func show(width: Int) {
        fit(width: width)
        for line in draw(Drawing(width: width)) { print(line) }
    }

    func draw(_ drawing: Drawing) -> [String] {
        let cursor = (pane, cursors[pane] ?? 0)
        return columns.layers.enumerated().reduce(drawing.lines(of: columns.all, cursor: cursor)) { lines, layer in
            drawing.lines(lines, under: layer.element, from: layer.offset + 1, cursor: cursor)
        }
    }

    /// Takes the room that there is.
    func fit(width: Int) { router.adapt(toCompact: width < Drawing.leastWidthOfColumns) }

    /// Somebody deletes a book: no screen of it is left, and who looked at it sees its neighbour.
    func delete(_ book: Book) {
        let siblings = library.books.map { NavigationItem.book($0) }
        library.books.removeAll { $0.id == book.id }
        router.remove(among: siblings) { item in
            switch item {
            case .book(let shown), .bookByAuthor(let shown, _), .chooseList(let shown): shown.id == book.id
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
        case .escape: back()
        case .character("s"): save()
        case .character("r"): restore()
        case .character("q"): return false
        case .character: break
        }
        return true
    }

    /// The router of what keys arrive at: what is pushed in a layer stays in it.
    private var active: NavigationRouter {
        router.layers.isEmpty ? router : router.router(ofLayer: router.layers.count - 1)
    }

    private func enter() {
        guard links.indices.contains(cursors[pane] ?? 0) else { return }
        let item = links[cursors[pane] ?? 0]
        switch pane {
        case .column(.sidebar): router.setContentRoot(item)
        case .column(.detail) where item.presentationStyle == nil: router.push(item)
        case .column, .layer: active.open(item)
        }
        focus(by: 1)
    }

    private func back() {
        if active.pop() != nil { return }
        if router.layers.isEmpty { router.backToRoot() } else { active.dismiss() }
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
        guard let saved = try? Saved.read() else {
            status = "There is no \(Saved.name) to restore from."
            return
        }
        let (state, losses) = NavigationState.restored(from: saved)
        if let state { router.state = state }
        status = losses.isEmpty ? "Restored from \(Saved.name)." : "Not all of \(Saved.name) can be read."
    }

    // MARK: The cursor

    private var columns: Columns { Columns(router: router, library: library) }
    private var links: [NavigationItem] { columns.active.first { $0.pane == pane }?.links ?? [] }
    private var panes: [Pane] { columns.active.filter { !$0.links.isEmpty }.map(\.pane) }
    private var pane: Pane { panes.contains(wantedPane) ? wantedPane : panes.last ?? columns.active[0].pane }

    private func move(by step: Int) {
        cursors[pane] = max(0, min(links.count - 1, (cursors[pane] ?? 0) + step))
    }

    private func focus(by step: Int) {
        let panes = panes
        let index = (panes.firstIndex(of: pane) ?? 0) + step
        if panes.indices.contains(index) { wantedPane = panes[index] }
    }

    /// Puts the cursor of each pane on what is chosen there.
    private func follow(_ transition: NavigationTransition) {
        let reason = transition.swallowed.map { " (\($0))" } ?? ""
        status = "\(transition.intent.name)\(reason): \(transition.to.titles.joined(separator: " › "))"
        if router.isCompact { wantedPane = .column(router.compactColumn) }
        for column in columns.active {
            cursors[column.pane] = column.lines.filter { $0.link != nil }.firstIndex(where: \.isChosen) ?? 0
        }
    }
}

/// What links name is in the library, or nowhere.
extension Demo: NavigationResolver {
    private struct NotFound: Error {}

    func author(id: Int) async throws -> Author { try found(library.authors.first { $0.id == id }) }
    func book(id: Int) async throws -> Book { try found(library.books.first { $0.id == id }) }
    func readingList(id: String) async throws -> ReadingList { try found(library.readingLists.first { $0.id == id }) }

    private func found<Model>(_ model: Model?) throws -> Model {
        guard let model else { throw NotFound() }
        return model
    }
}

extension NavigationTransition.Intent {
    /// The intent without what it carries.
    var name: String { String("\(self)".prefix { $0 != "(" }) }
}

extension NavigationState {
    /// The titles of what is shown, from the root on, and of what lies over it.
    var titles: [String] {
        let roots = [contentRoot, detailRoot].compactMap { $0 }
        return (roots + detailStack + layers.flatMap { [$0.item].compactMap { $0 } + $0.stack }).map(\.displayName)
    }
}
