@main
enum Checks {
    static func main() throws {
        let detail = NavigationItem.detail(Ear())
        Expect.equal(detail.defaultContentRoot, .some(NavigationItem.none))
        Expect.equal(detail.defaultContentRoot?.displayName, "None")
        Expect.equal(NavigationItem.none.sidebarItem, .some(NavigationItem.none))
        Expect.equal(detail, .detail(Ear()))
        let long = NavigationItem
            .aDestinationWhoseNameIsSoLongThatTheKeyOfItsEqualityIsLongerThanALineOfGeneratedCodeShouldBeHereAtAll
        Expect.equal(Set([detail, long, long]).count, 2)
        Expect.end()
    }
}
