@main
enum Checks {
    static func main() {
        let users = [User(id: 1, name: "A"), User(id: 2, name: "B")]
        Expect.equal(NavigationItem.usersCases(for: users), [.user(1), .user(2)])
        Expect.equal(NavigationItem.usersCases(for: users.lazy.filter { $0.id > 1 }), [.user(2)])
        Expect.equal(NavigationItem.tabsCases(for: [(users[0], Tab.posts)]), [.user(1, tab: .posts)])
        Expect.equal(NavigationItem.searchesCases(for: [1]), [.search()])
        Expect.equal(NavigationItem.homesCases(for: 1...2), [.home, .home])
        Expect.end()
    }
}
