@main
@MainActor
enum Checks {
    static func main() {
        Expect.equal(AppTab.allCases.prefix(5), [.one, .two, .home, .search, .shelf3])
        Expect.equal(AppTab.libraryCases, [.one, .two])
        Expect.equal(AppTab.moreCases.count, 11)
        Expect.equal(NavigationRouter().selectedTab, .home)
        Expect.equal(AppTab.shelf13.displayName, "Shelf 13")
        Expect.end()
    }
}
