import Models

@main
@MainActor
enum Checks {
    static func main() {
        Expect.equal(AppTab.allCases.map(\.root), [.shelf(kind: .books), .shelf(kind: .films, title: "Films: all of them"), .titles])
        Expect.equal(AppTab(root: .shelf(kind: .films, title: "Films: all of them")), .films)
        Expect.equal(AppTab(root: .shelf(kind: .films)), nil)
        let router = NavigationRouter()
        Expect.equal(router.selectedTab, .films)
        Expect.equal(router.stack, [])
        router.open(.shelf(kind: .books))
        Expect.equal(router.selectedTab, .books)
        // What a tab begins with is opened there, and others of its kind where they live.
        router.open(.shelf(kind: .films, title: "Films: all of them"))
        Expect.equal(router.selectedTab, .films)
        router.open(.shelf(kind: .films, title: "Old films"))
        Expect.equal(router.selectedTab, .books)
        Expect.equal(router.stack, [.shelf(kind: .films, title: "Old films")])
        Expect.end()
    }
}
