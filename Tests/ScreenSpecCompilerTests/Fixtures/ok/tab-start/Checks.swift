import Foundation

extension NavigationItem: ColumnsItem {}
extension NavigationState: ColumnsState, TabsState {}
extension NavigationTransition: WalkedTransition {}
extension NavigationRouter: ColumnsRouter, TabsRouter {
    func remove(_ items: [NavigationItem]) { remove { items.contains($0) } }
}

@main
@MainActor
enum Checks {
    static func main() throws {
        start()
        beforeThereIsRoom()
        choice()
        try contentInTab()
        homeWithoutList()
        selectionFromElsewhere()
        try listBetweenScreensOfATab()
        listThatLivesInATab()
        try saved()
        for isCompact in [false, true] {
            Walk(over: [.home, .news, .story, .people, .profile(1), .folder(1)]) {
                let router = NavigationRouter()
                router.adapt(toCompact: isCompact)
                return router
            }
            .withColumns(rows: [.home, .activity, .news, .people])
            .withTabs(insteadOfColumns: \.root)
            .saving { try decode(NavigationState.self, json($0)) }
            .go()
        }
        Expect.end()
    }

    /// Tabs begin with the one they start at, columns with the first row, and what is seen first stays.
    static func start() {
        let phone = NavigationRouter()
        var heard: [NavigationTransition.Intent] = []
        phone.onTransition = { heard.append($0.intent) }
        phone.adapt(toCompact: true)
        phone.adapt(toCompact: true)
        Expect.equal(phone.selectedTab, .people)
        Expect.equal(phone.tabStacks, [.home: [], .people: []])
        Expect.equal(phone.derivedMenuItem, .people)
        Expect.equal(heard, [.adapt])
        phone.adapt(toCompact: false)
        Expect.equal(phone.contentRoot, .people)

        let desk = NavigationRouter()
        desk.adapt(toCompact: false)
        Expect.equal(desk.detailRoot, .home)
        desk.adapt(toCompact: true)
        Expect.equal(desk.selectedTab, .home)
        Expect.equal(desk.tabStacks, [.home: [], .people: []])
    }

    /// A screen whose tab begins with one that stands beside no list lies on that, from wherever it is opened.
    static func homeWithoutList() {
        let router = NavigationRouter()
        router.adapt(toCompact: false)
        router.setContentRoot(.people)
        router.open(.help)
        router.open(.help)
        Expect.equal(router.contentRoot, nil)
        Expect.equal(router.derivedMenuItem, .home)
        Expect.equal(router.detailRoot, .home)
        Expect.equal(router.detailStack, [.help])
        router.adapt(toCompact: true)
        Expect.equal(router.selectedTab, .home)
        Expect.equal(router.stack, [.help])
        router.adapt(toCompact: false)
        Expect.equal(router.pop(), .help)
        Expect.equal(router.detailRoot, .home)
    }

    /// In columns such a screen may be selected in another list, and stays with that.
    static func selectionFromElsewhere() {
        let router = NavigationRouter()
        router.adapt(toCompact: false)
        router.setContentRoot(.people)
        router.detailSelection = .help
        Expect.equal(router.contentRoot, .people)
        Expect.equal(router.detailRoot, .help)
        router.remove { $0 == .profile(77) }
        Expect.equal(router.selectedTab, .people)
        router.adapt(toCompact: true)
        Expect.equal(router.stack, [.help])
        router.adapt(toCompact: false)
        router.setTrail([.help, .profile(1)])
        Expect.equal(router.contentRoot, nil)
        Expect.equal(router.detailStack, [.help, .profile(1)])
    }

    /// What lies under a list that no tab has stays, whatever lies on that.
    static func listBetweenScreensOfATab() throws {
        let router = NavigationRouter()
        router.adapt(toCompact: true)
        router.open(.contact(1))
        router.open(.folder(1))
        router.open(.contact(2))
        Expect.equal(router.stack, [.contact(1), .folder(1), .contact(2)])
        Expect.equal(try decode(NavigationState.self, json(router.state)), router.state)
        Expect.equal(router.pop(), .contact(2))
        Expect.equal(router.pop(), .folder(1))
        Expect.equal(router.stack, [.contact(1)])
    }

    /// What a tab's router does late lies beside a list that lives in the tab.
    static func listThatLivesInATab() {
        let router = NavigationRouter()
        router.adapt(toCompact: false)
        router.open(.team)
        router.router(of: .people).push(.profile(1))
        router.router(of: .people).push(.profile(2))
        Expect.equal(router.contentRoot, .team)
        Expect.equal(router.detailStack, [.profile(2)])
        router.adapt(toCompact: true)
        Expect.equal(router.stack, [.team, .profile(1), .profile(2)])
    }

    /// What happens before it is known how much room there is.
    static func beforeThereIsRoom() {
        let removed = NavigationRouter()
        removed.remove { $0 == .profile(1) }
        removed.adapt(toCompact: true)
        Expect.equal(removed.selectedTab, .people)

        let pushed = NavigationRouter()
        pushed.push(.profile(1))
        Expect.equal([pushed.detailRoot] + pushed.detailStack, [.home, .profile(1)])
        pushed.adapt(toCompact: true)
        Expect.equal(pushed.selectedTab, .home)
        Expect.equal(pushed.tabStacks, [.home: [.profile(1)], .people: []])

        let inTab = NavigationRouter()
        inTab.router(of: .people).push(.profile(1))
        inTab.adapt(toCompact: true)
        Expect.equal(inTab.selectedTab, .people)
        Expect.equal(inTab.tabStacks, [.home: [], .people: [.profile(1)]])

        let linked = NavigationRouter()
        linked.open(.home)
        linked.adapt(toCompact: true)
        Expect.equal(linked.selectedTab, .home)
    }

    /// What was chosen is shown, however much room there is.
    static func choice() {
        let router = NavigationRouter()
        router.adapt(toCompact: false)
        router.setContentRoot(.people)
        router.adapt(toCompact: true)
        Expect.equal(router.selectedTab, .people)
        router.adapt(toCompact: false)
        router.setContentRoot(.activity)
        router.adapt(toCompact: true)
        Expect.equal(router.selectedTab, .people)
        Expect.equal(router.stack, [.activity])
    }

    /// What a tab holds of the content column stands in it where there is room, and what lies below is still there after.
    static func contentInTab() throws {
        let router = NavigationRouter()
        router.adapt(toCompact: true)
        router.push([.profile(1), .news, .story])
        Expect.equal(router.stack, [.profile(1), .news, .story])
        let saved = try decode(NavigationState.self, json(router.state))
        router.adapt(toCompact: false)
        Expect.equal(router.contentRoot, .news)
        Expect.equal(router.detailSelection, .story)
        Expect.equal(router.detailStack, [])
        Expect.equal(router.derivedMenuItem, .news)
        router.adapt(toCompact: true)
        Expect.equal(router.stack, [.profile(1), .news, .story])
        Expect.equal(router.state, saved)
        router.selectedTab = .home
        router.selectedTab = .people
        Expect.equal(router.contentRoot, .news)
        Expect.equal(router.stack, [.profile(1), .news, .story])
        router.setDetailRoot(.story)
        Expect.equal(router.stack, [.profile(1), .news, .story])
        router.setDetailRoot(.activity)
        Expect.equal(router.stack, [.activity])
        router.stack = [.profile(1), .news, .story]
        router.pop(to: .profile(1))
        router.adapt(toCompact: false)
        Expect.equal(router.contentRoot, .people)
        Expect.equal(router.detailSelection, .profile(1))
    }

    static func saved() throws {
        let new = try decode(NavigationState.self, json(NavigationState()))
        Expect.equal(new, NavigationState())
        // The root of one tab, saved as if it lay on another's.
        let state = try decode(NavigationState.self, #"{"path":[{"home":{}}],"selectedTab":"people","isCompact":true}"#)
        Expect.equal(state.selectedTab, .home)
        Expect.equal(state.stack, [])
        // A place and a tab that only a newer build knows.
        var newer = try decode(NavigationState.self, #"{"path":[{"chat":{}}],"selectedTab":"chats","isCompact":true}"#)
        Expect.equal(newer.stack, [])
        Expect.isTrue(try json(newer).contains("chats"))
        newer.select(.people)
        Expect.equal(newer.stack, [])
        // What lay beside the tabs, and is retired since.
        let retired = try decode(NavigationState.self, #"{"path":[{"gossip":{}}],"selectedTab":"people","isCompact":true}"#)
        Expect.equal(retired.selectedTab, .people)
        Expect.equal(retired.stack, [])
    }
}
