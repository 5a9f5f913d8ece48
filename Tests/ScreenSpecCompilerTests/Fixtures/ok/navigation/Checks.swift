import Foundation

extension NavigationItem: ColumnsItem {}
extension NavigationState: ColumnsState, TabsState, SheetsState {}
extension NavigationTransition: WalkedTransition {}
extension NavigationRouter: ColumnsRouter, TabsRouter, SheetsRouter {
    func remove(_ items: [NavigationItem]) { remove { items.contains($0) } }
}

@main
@MainActor
enum Checks {
    static func main() throws {
        payloadsThatCanBeLeftOut()
        manyAtOnce()
        sheets()
        Walk(over: items) { NavigationRouter() }
            .withColumns(rows: [.authors, .loans, .search(), .member(1), .member(2), .settings])
            .withTabs(insteadOfColumns: \.root)
            .withSheets([
                .editBook(1), .editBook(2), .addBook, .welcome, .filter(Draft()), .compose(Draft(isDirty: true)),
                .pick { _ in },
            ])
            .saving { try decode(NavigationState.self, json($0)) }
            .go()
        Expect.end()
    }

    static let items: [NavigationItem] = [
        .authors, .loans, .search(), .search(query: "a"), .author("A"), .author("B"), .book(1, from: "A"), .loan(1),
        .member(1), .member(2), .settings,
    ]

    /// A search for something has the row and the tab of the search.
    static func payloadsThatCanBeLeftOut() {
        let router = NavigationRouter()
        router.open(.search(query: "a"))
        Expect.equal(router.detailRoot, .search(query: "a"))
        Expect.equal(router.derivedMenuItem, .search())
        router.adapt(toCompact: true)
        Expect.equal(router.selectedTab, .find)
    }

    /// Many screens are pushed in a time that grows with their number, and not with its square.
    static func manyAtOnce() {
        let router = NavigationRouter()
        let books = (0..<50_000).map { NavigationItem.book($0, from: "A") }
        router.push(books)
        Expect.equal(router.stack, books)
        router.push(Array(books.suffix(2)) + [.member(1), .member(1)])
        Expect.equal(router.stack.count, 50_000 + 3)
    }

    /// Sheets of one identity replace each other, others stack up, and one goes with all that are on top of it.
    static func sheets() {
        let router = NavigationRouter()
        router.present(.editBook(1))
        router.present(.editBook(2))
        router.present(.addBook)
        Expect.equal(router.presentedSheets, [.addBook])
        router.present(.pick { _ in })
        router.present(.filter(Draft()))
        Expect.equal(router.presentedSheets, [.addBook, .pick(), .filter(Draft())])
        router.close(from: 1)
        Expect.equal(router.presentedSheet, .addBook)
        router.present(.compose(Draft(isDirty: true)))
        router.present(.compose(Draft(isDirty: false)))
        Expect.equal(router.presentedSheets.count, 3)
    }
}
