import Foundation

extension NavigationItem: ColumnsItem {}
extension NavigationState: CollapsingState, LayersState {
    var layerStacks: [[NavigationItem]] { layers.map(\.stack) }
    var layerRoots: [NavigationItem?] { layers.map(\.item) }
}
extension NavigationTransition: WalkedTransition {}
extension NavigationRouter: CollapsingRouter, LayersRouter, ListsRouter, LinkedRouter {
    func cover(_ item: NavigationItem) { present(item, as: .sheet) }
    func remove(_ items: [NavigationItem]) { remove { items.contains($0) } }
    func remove(_ items: [NavigationItem], among siblings: [NavigationItem]) {
        remove(among: siblings) { items.contains($0) }
    }
}

@main
@MainActor
enum Checks {
    static let leGuin = Author(id: 1, name: "Ursula K. Le Guin")
    static let calvino = Author(id: 2, name: "Italo Calvino")
    static let dispossessed = Book(id: 7, title: "The Dispossessed", authorID: 1)
    static let darkness = Book(id: 8, title: "The Left Hand of Darkness", authorID: 1)
    static let author = NavigationItem.author(leGuin)
    static let winter = ReadingList(id: "winter", name: "For Long Evenings", bookIDs: [7])
    static let book = NavigationItem.bookByAuthor(dispossessed, leGuin)

    static func main() throws {
        trip()
        roomOnTheWay()
        whatIsWrittenIsRead()
        oneColumn()
        noStaleDetail()
        openedByTheApp()
        deletion()
        try choosingAList()
        try savedByANewerVersion()
        Walk(over: items) { NavigationRouter() }
            .withColumns(rows: NavigationItem.browseCases + NavigationItem.otherCases)
            .collapsing()
            .withLayers()
            .withLinks(["books://authors": .authors, "books://books": .books, "books://settings": .settings])
            .withLists([[author, .author(calvino)], [.book(dispossessed), .book(darkness)]])
            .saving { try decode(NavigationState.self, json($0)) }
            .go()
        Expect.end()
    }

    static let items: [NavigationItem] =
        NavigationItem.browseCases + NavigationItem.otherCases + [
            author, .author(calvino), .book(dispossessed), book,
            .readingList(winter),
        ]

    /// Whatever was done before, a path that is written is the one that is read.
    static func whatIsWrittenIsRead() {
        let steps: [@MainActor (NavigationRouter) -> Void] = [
            { $0.setContentRoot(.authors) }, { $0.setContentRoot(.settings) }, { $0.setDetailRoot(author) },
            { $0.push(book) }, { $0.detailStack.append(.author(calvino)) }, { $0.adapt(toCompact: !$0.isCompact) },
        ]
        let all = steps.indices
        for sequence in all.flatMap({ a in all.flatMap { b in all.flatMap { c in all.map { [a, b, c, $0] } } } }) {
            let router = NavigationRouter()
            for number in sequence { steps[number](router) }
            for path in [[author], [], [.book(dispossessed)], [author, book]] {
                router.detailStack = path
                Expect.isTrue(router.detailStack == path, "\(sequence): \(path) becomes \(router.detailStack)")
            }
            let path = router.stack + [.author(calvino), .readingList(winter)]
            router.stack = path
            Expect.isTrue(router.stack == path, "\(sequence): \(path) becomes \(router.stack)")
        }
    }

    /// Authors, an author, one of their books, back, Settings.
    static let steps: [@MainActor (NavigationRouter) -> Void] = [
        { $0.setContentRoot(.authors) }, { $0.setDetailRoot(author) }, { $0.push(book) },
        { Expect.equal($0.pop(), book) }, { $0.setContentRoot(.settings) },
    ]

    /// What the columns show after each of the steps.
    static let places: [[NavigationItem]] = [
        [.authors], [.authors, author], [.authors, author, book], [.authors, author], [.settings],
    ]

    static func trip() {
        let router = NavigationRouter()
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        expect(router, .authors, NavigationItem.authors.placeholder!, row: .authors)
        steps[0](router)
        expect(router, .authors, NavigationItem.authors.placeholder!, row: .authors)
        steps[1](router)
        expect(router, .authors, author, row: .authors)
        steps[2](router)
        expect(router, .authors, author, [book], row: .authors)
        steps[3](router)
        expect(router, .authors, author, row: .authors)
        steps[4](router)
        expect(router, nil, .settings, row: .settings)
        Expect.equal(
            heard.map(\.intent),
            [
                .setContentRoot(.authors), .setDetailRoot(author), .push(book), .pop, .setContentRoot(.settings),
            ])
        Expect.isTrue(zip(heard, heard.dropFirst()).allSatisfy { $0.to == $1.from })
        Expect.equal(heard.map(\.to.columns), places)
    }

    /// However often there is more and less room on the way, the trip is the same.
    static func roomOnTheWay() {
        for changes in 0..<(1 << steps.count) {
            let router = NavigationRouter()
            for (index, step) in steps.enumerated() {
                if changes >> index & 1 == 1 { router.adapt(toCompact: !router.isCompact) }
                step(router)
                Expect.equal(router.state.columns, places[index])
                Expect.equal([router.contentRoot ?? router.detailRoot] + router.stack, places[index])
                Expect.equal(router.derivedMenuItem, places[index][0])
            }
        }
        let router = NavigationRouter()
        router.detailStack.append(author)
        router.adapt(toCompact: true)
        Expect.equal(router.compactColumn, .detail)
        router.stack.append(book)
        router.adapt(toCompact: false)
        // What is pushed lies on the placeholder; what is selected or opened takes its place.
        expect(router, .authors, NavigationItem.authors.placeholder!, [author, book], row: .authors)
        router.open(author)
        expect(router, .authors, author, row: .authors)
    }

    /// One column: the sidebar, and on top of it one stack.
    static func oneColumn() {
        let router = NavigationRouter()
        router.adapt(toCompact: true)
        Expect.equal(router.compactColumn, .sidebar)
        Expect.equal(router.derivedMenuItem, nil)
        let columns = steps.map { step in
            step(router)
            return router.compactColumn
        }
        Expect.equal(columns, [.content, .detail, .detail, .detail, .detail])
        // The back button leads from Settings to the sidebar, where the same row can be chosen again.
        router.compactColumn = .sidebar
        Expect.equal(router.derivedMenuItem, nil)
        router.setContentRoot(.settings)
        Expect.equal(router.compactColumn, .detail)
        router.open(.authors)
        router.open(author)
        router.open(book)
        Expect.equal(router.stack, [author, book])
        router.popToRoot()
        Expect.equal(router.compactColumn, .content)
        router.open(author)
        router.backToRoot()
        Expect.equal(router.compactColumn, .sidebar)
        Expect.equal(router.stack, [])
    }

    /// Whichever way a row of the sidebar is chosen, nothing of the old one is seen, not even for a moment.
    static func noStaleDetail() {
        let ways: [@MainActor (NavigationRouter) -> Void] = [
            { $0.choose(row: .books) }, { $0.setContentRoot(.books) }, { $0.setDetailRoot(.books) },
            { $0.open(.books) },
        ]
        for (way, isCompact) in ways.flatMap({ [($0, false), ($0, true)] }) {
            let router = NavigationRouter()
            steps[..<3].forEach { $0(router) }
            router.adapt(toCompact: isCompact)
            router.onTransition = { change in
                Expect.equal(change.to.columns, [.books])
                Expect.equal(change.to.detailRoot, NavigationItem.books.placeholder)
            }
            way(router)
            expect(router, .books, NavigationItem.books.placeholder!, row: .books)
        }
    }

    /// Where the app itself goes somewhere, the sidebar follows.
    static func openedByTheApp() {
        let router = NavigationRouter()
        router.setContentRoot(.settings)
        router.open(.book(dispossessed))
        expect(router, .books, .book(dispossessed), row: .books)
        router.setContentRoot(.search)
        router.setDetailRoot(author)
        expect(router, .search, author, row: .search)
        router.push(.about)
        expect(router, .search, author, [.about], row: .search)
        router.open(.about)
        expect(router, nil, .about, row: .about)
        router.push(author)
        expect(router, nil, .about, [author], row: .about)
        router.backToRoot()
        expect(router, nil, .about, row: .about)
        // Who went back to the sidebar has left what was open.
        router.setDetailRoot(author)
        router.adapt(toCompact: true)
        router.compactColumn = .sidebar
        router.open(.book(dispossessed))
        Expect.isTrue(!router.stack.contains(author), "\(router.stack)")
    }

    static func deletion() {
        for isCompact in [false, true] {
            let router = NavigationRouter()
            steps[..<3].forEach { $0(router) }
            router.push(.author(calvino))
            router.adapt(toCompact: isCompact)
            router.onTransition = { Expect.equal($0.intent, .remove) }
            router.remove { $0 == .author(Author(id: 3, name: "Nobody")) }
            expect(router, .authors, author, [book, .author(calvino)], row: .authors)
            router.remove { $0 == book }
            expect(router, .authors, author, [.author(calvino)], row: .authors)
            // Who looks at Calvino goes on doing so.
            router.remove { $0 == author }
            expect(router, .authors, NavigationItem.authors.placeholder!, [.author(calvino)], row: .authors)
            router.remove { $0 == .author(calvino) }
            expect(router, .authors, NavigationItem.authors.placeholder!, row: .authors)
        }
    }

    /// A sheet over the columns has a stack of its own, and nothing below it changes.
    static func choosingAList() throws {
        let (chooser, list) = (NavigationItem.chooseList(dispossessed), NavigationItem.readingList(winter))
        for isCompact in [false, true] {
            let router = NavigationRouter()
            steps[..<3].forEach { $0(router) }
            router.adapt(toCompact: isCompact)
            router.open(chooser)
            let sheet = router.router(ofLayer: 0)
            sheet.open(list)
            sheet.push(.book(dispossessed))
            Expect.equal(router.layers.map(\.item), [chooser])
            Expect.equal(router.layers.map(\.stack), [[list, .book(dispossessed)]])
            Expect.equal(try decode(NavigationState.self, json(router.state)), router.state)
            router.adapt(toCompact: !router.isCompact)
            Expect.equal(sheet.pop(), .book(dispossessed))
            Expect.equal(sheet.pop(), list)
            Expect.equal(sheet.pop(), nil)
            expect(router, .authors, author, [book], row: .authors)
            sheet.dismiss()
            sheet.push(list)
            Expect.equal(router.layers, [])
            expect(router, .authors, author, [book], row: .authors)
            // Who deletes the book has nothing to choose a list for.
            router.open(chooser)
            router.remove { [book, chooser].contains($0) }
            Expect.equal(router.layers, [])
            expect(router, .authors, author, row: .authors)
        }
    }

    /// What this version does not know is passed over and kept.
    static func savedByANewerVersion() throws {
        let audiobook = #"{"audiobook":{"_0":12}}"#
        let saved = #"{"path":[{"authors":{}},\#(audiobook),\#(try json(author))]}"#
        let router = NavigationRouter(try decode(NavigationState.self, saved))
        expect(router, .authors, author, row: .authors)
        router.push(book)
        Expect.isTrue(try json(router.state).contains(audiobook))
        router.setContentRoot(.books)
        Expect.isTrue(try !json(router.state).contains(audiobook))
        Expect.equal(try decode(NavigationState.self, #"{"path":[\#(audiobook)]}"#).columns, [.authors])
        // A placeholder is none of the screens, whoever has written it there.
        let placeholder = #"{"selectSomething":{"label":"a","systemImage":"b"}}"#
        let written = #"{"path":[\#(placeholder),{"books":{}},\#(placeholder)]}"#
        Expect.equal(try decode(NavigationState.self, written).columns, [.books])
    }

    static func expect(
        _ router: NavigationRouter, _ content: NavigationItem?, _ detail: NavigationItem,
        _ stack: [NavigationItem] = [],
        row: NavigationItem?, line: Int = #line
    ) {
        Expect.equal(router.contentRoot, content, line: line)
        Expect.equal(router.detailRoot, detail, line: line)
        Expect.equal(router.detailStack, stack, line: line)
        Expect.equal(router.derivedMenuItem, row, line: line)
    }
}
