@main
enum Checks {
    static func main() {
        Expect.differ(NavigationItem.home, .settings)
        Expect.same(NavigationItem.home.id, .home)
        Expect.equal(NavigationItem.home.numberOfColumns, 3)
        Expect.end()
    }
}
