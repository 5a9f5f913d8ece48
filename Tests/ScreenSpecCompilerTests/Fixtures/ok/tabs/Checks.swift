import Foundation

extension NavigationState: TabsState {}
extension NavigationTransition: WalkedTransition {}
extension NavigationRouter: TabsRouter {
    func remove(_ items: [NavigationItem]) { remove { items.contains($0) } }
}

@main
@MainActor
enum Checks {
    static func main() throws {
        let router = NavigationRouter()
        router.open(.article(1))
        router.open(.article(2))
        router.selectedTab = .saved
        router.push(.article(1))
        Expect.equal(router.tabStacks, [.feed: [.article(1), .article(2)], .saved: [.article(1)]])
        router.remove { $0 == .article(1) }
        Expect.equal(router.tabStacks, [.feed: [.article(2)], .saved: []])
        router.open(.feed)
        Expect.equal(router.selectedTab, .feed)
        Expect.equal(router.stack, [])
        Walk(over: [.feed, .saved, .article(1), .article(2)]) { NavigationRouter() }
            .withTabs(\.root)
            .saving { try decode(NavigationState.self, json($0)) }
            .go()
        Expect.end()
    }
}
