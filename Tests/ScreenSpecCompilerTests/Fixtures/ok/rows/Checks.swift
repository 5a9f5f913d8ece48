@main
@MainActor
enum Checks {
    static func main() {
        Expect.equal(NavigationItem.mainCases, [.shelf(kind: .films), .shelf(kind: .books, isSorted: true), .search()])
        let router = NavigationRouter()
        Expect.equal(router.contentRoot, .shelf(kind: .films))
        router.setContentRoot(.shelf(kind: .books, isSorted: true))
        Expect.equal(router.derivedMenuItem, .shelf(kind: .books, isSorted: true))
        // No row stands for it.
        router.setContentRoot(.shelf(kind: .books))
        Expect.equal(router.derivedMenuItem, nil)
        router.open(.search(query: "old"))
        Expect.equal(router.derivedMenuItem, .search())
        router.open(.search(query: "new"))
        Expect.equal(router.derivedMenuItem, .search(query: "new"))
        router.open(.user(1))
        router.remove { $0 == .user(1) }
        Expect.equal(router.derivedMenuItem, .search(query: "new"))
        router.setContentRoot(.shelf(kind: .games))
        router.open(.title(1))
        // One that has no row is shown in the column of the one that opens it.
        router.open(.shelf(kind: .films, isSorted: true))
        Expect.equal(router.contentRoot, .shelf(kind: .games))
        Expect.equal(router.derivedMenuItem, .shelf(kind: .games))
        Expect.end()
    }
}
