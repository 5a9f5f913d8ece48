@main
@MainActor
enum Checks {
    static func main() {
        Expect.equal(NavigationItem.starred.iconName, "star")
        Expect.equal(NavigationItem.starred.selectedIconName, "star.fill")
        Expect.equal(NavigationItem.account.iconName, nil)
        Expect.equal(NavigationItem.note.iconName, nil)
        Expect.equal(NavigationItem.shelf.iconIsAsset, true)
        Expect.equal(AppTab.allCases.map(\.iconName), ["star", nil, "shelf", "note"])
        Expect.end()
    }
}
