import Foundation

@main
@MainActor
enum Checks {
    static func main() throws {
        for item in [NavigationItem.none, .some(1)] { Expect.equal(try decode(NavigationItem.self, json(item)), item) }
        Expect.fails { _ = try decode(NavigationItem.self, #"{"nil":{}}"#) }
        let root = URL(string: "a:///").flatMap { NavigationTarget(url: $0) }
        Expect.equal(root?.screens, [NavigationItem.none])
        Expect.equal(NavigationTarget(NavigationItem.none)?.screens, [NavigationItem.none])
        let router = NavigationRouter()
        router.open(.none)
        Expect.equal(router.selectedTab, AppTab.none)
        Expect.equal(NavigationItem.some(1).homeTab == AppTab.none, true)
        Expect.equal(router.stack, [])
        Expect.end()
    }
}
