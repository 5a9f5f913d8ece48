@main
enum Checks {
    static func main() {
        let items: [NavigationItem] = [.home, .inbox, .archive, .readingLists, .userID(), ._hidden2, .message("a"), .braces]
        Expect.equal(items.map(\.numberOfColumns), [2, 3, 2, 3, 3, 3, 3, 3])
        Expect.equal(
            items.map(\.displayName),
            ["Home", "Inbox", "Archive", "Reading Lists", "User ID", "Hidden 2", "a by ", "{text} {}"])
        Expect.equal(items.map(\.iconName), ["house", "tray", "archive-box", "doc", "doc", "tray", "doc", "doc"])
        Expect.equal(items.map(\.iconIsAsset), [false, false, true, false, false, false, false, false])
        Expect.equal(NavigationItem.yes.displayName, "no")
        Expect.equal(NavigationItem.yes.iconName, "1.0")
        Expect.equal(NavigationItem.mainCases, [.home, .inbox])
        Expect.equal(NavigationItem.otherCases, [.archive])
        Expect.equal(NavigationItem.inbox.placeholder, .selectSomething(label: "No Message", systemImage: "envelope"))
        Expect.equal(NavigationItem.home.placeholder, nil)
        let placeholder = NavigationItem.selectSomething(label: "a", systemImage: "b")
        Expect.equal(placeholder.displayName, "a")
        Expect.equal(placeholder.iconName, "b")
        Expect.equal(placeholder.iconIsAsset, false)
        Expect.end()
    }
}
