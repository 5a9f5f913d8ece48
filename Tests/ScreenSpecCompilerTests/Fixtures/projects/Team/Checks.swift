import Foundation

extension NavigationItem: ColumnsItem {}
extension NavigationState: ColumnsState, TabsState, SheetsState, LayersState {
    var layerStacks: [[NavigationItem]] { layers.map(\.stack) }
    var layerRoots: [NavigationItem?] { layers.map(\.item) }
}
extension NavigationTransition: WalkedTransition {}
extension NavigationRouter: ColumnsRouter, TabsRouter, SheetsRouter, LayersRouter, ListsRouter, LinkedRouter {
    func cover(_ item: NavigationItem) { present(item, as: .sheet) }
    func remove(_ items: [NavigationItem]) { remove { items.contains($0) } }
    func remove(_ items: [NavigationItem], among siblings: [NavigationItem]) {
        remove(among: siblings) { items.contains($0) }
    }
}

@main
@MainActor
enum Checks {
    static func main() throws {
        tabs()
        roomOnTheWay()
        rowsOfTheAppsOwn()
        lateInATab()
        chosenInATab()
        try emptyTabs()
        layersOfAHiddenTab()
        deletion()
        sheets()
        try savedByANewerVersion()
        let walk = Walk(over: [.home, .everyone, .user(1), .user(2), .profile(1), .profile(2), .settings]) {
            NavigationRouter()
        }
        .withColumns(rows: [.home, .everyone, .user(1), .user(2), .settings])
        .withTabs(insteadOfColumns: \.root)
        .withLists([[.user(1), .user(2)], [.profile(1), .profile(2)]])
        .withLinks(["team://people": .everyone, "team://people/1": .profile(1), "team://people/2/work": .user(2)])
        for walk in [walk.withSheets([.invite]), walk.withLayers([.invite])] {
            walk
                .saving { try decode(NavigationState.self, json($0)) }
                .watching(parts) { router in
                    [router] + AppTab.allCases.map(router.router(of:))
                        + router.layers.indices.map { router.router(ofLayer: $0) }
                }
                .go()
        }
        Expect.end()
    }

    static let parts: KeyValuePairs<String, PartialKeyPath<NavigationRouter>> = [
        "contentRoot": \.contentRoot, "detailRoot": \.detailRoot, "detailStack": \.detailStack, "stack": \.stack,
        "detailSelection": \.detailSelection, "scope": \.scope, "derivedMenuItem": \.derivedMenuItem,
        "isCompact": \.isCompact, "selectedTab": \.selectedTab, "tabStacks": \.tabStacks, "layers": \.layers,
    ]

    /// Each tab stays as it was left; the one that is shown goes back to its root.
    static func tabs() {
        let router = NavigationRouter()
        router.adapt(toCompact: true)
        router.open(.profile(1))
        router.selectedTab = .people
        Expect.equal(router.stack, [])
        router.push(.profile(2))
        router.push(.profile(1))
        Expect.equal(router.tabStacks, [.home: [.profile(1)], .people: [.profile(2), .profile(1)], .settings: []])
        router.selectedTab = .home
        Expect.equal(router.stack, [.profile(1)])
        // A gesture in a tab that is not shown any more.
        router.router(of: .people).stack = [.profile(2)]
        router.selectedTab = .people
        Expect.equal(router.stack, [.profile(2)])
        router.selectedTab = .people
        Expect.equal(router.tabStacks, [.home: [.profile(1)], .people: [], .settings: []])
        // A screen on its own kind.
        router.selectedTab = .home
        router.push(.home)
        Expect.equal(router.stack, [.profile(1), .home])
        router.popToRoot()
        // Not on itself.
        router.push(.home)
        Expect.equal(router.stack, [])
        // What the app opens is shown in its tab.
        router.open(.settings)
        Expect.equal(router.selectedTab, .settings)
        router.setDetailRoot(.profile(1))
        Expect.equal(router.selectedTab, .people)
        Expect.equal(router.stack, [.profile(1)])
    }

    /// Columns become tabs and tabs columns, and what was open stays open.
    static func roomOnTheWay() {
        let router = NavigationRouter()
        router.setContentRoot(.everyone)
        router.setDetailRoot(.profile(1))
        router.push(.profile(2))
        router.adapt(toCompact: true)
        Expect.equal(router.selectedTab, .people)
        Expect.equal(router.stack, [.profile(1), .profile(2)])
        router.selectedTab = .home
        router.push(.profile(2))
        router.adapt(toCompact: false)
        Expect.equal(router.state.columns, [.home, .profile(2)])
        Expect.equal(router.derivedMenuItem, .home)
        router.adapt(toCompact: true)
        router.selectedTab = .people
        Expect.equal(router.stack, [.profile(1), .profile(2)])
        router.adapt(toCompact: false)
        Expect.equal(router.contentRoot, .everyone)
        Expect.equal(router.detailRoot, .profile(1))
        Expect.equal(router.detailStack, [.profile(2)])
        // A row of the sidebar begins anew.
        router.setContentRoot(.home)
        router.adapt(toCompact: true)
        Expect.equal(router.tabStacks, [.home: [], .people: [], .settings: []])
    }

    /// Users have rows and no tab: there, they stand on top of the tab that is shown.
    static func rowsOfTheAppsOwn() {
        let router = NavigationRouter()
        router.setContentRoot(.user(1))
        Expect.equal(router.contentRoot, nil)
        Expect.equal(router.derivedMenuItem, .user(1))
        router.push(.profile(1))
        router.adapt(toCompact: true)
        Expect.equal(router.selectedTab, .home)
        Expect.equal(router.stack, [.user(1), .profile(1)])
        router.stack = [.user(1)]
        Expect.equal(router.derivedMenuItem, .user(1))
        Expect.equal(router.pop(), .user(1))
        Expect.equal(router.state.columns, [.home])
        router.open(.user(2))
        router.stack = [.profile(2)]
        Expect.equal(router.stack, [.profile(2)])
        Expect.equal(router.state.columns, [.home, .profile(2)])
    }

    /// What a tab's views do late is done in their tab, and not on a row that has none.
    static func lateInATab() {
        let router = NavigationRouter()
        router.adapt(toCompact: true)
        let home = router.router(of: .home)
        router.adapt(toCompact: false)
        router.setContentRoot(.user(1))
        home.push(.profile(2))
        home.push(.profile(1))
        Expect.equal(home.pop(), .profile(1))
        Expect.equal(router.state.columns, [.user(1)])
        Expect.equal(home.stack, [.profile(2)])
        // Without room for columns, the row's screen lies on what the tab holds.
        router.adapt(toCompact: true)
        Expect.equal(router.stack, [.profile(2), .user(1)])
        router.push(.profile(3))
        router.adapt(toCompact: false)
        Expect.equal(router.state.columns, [.user(1), .profile(3)])
        router.adapt(toCompact: true)
        _ = router.pop()
        Expect.equal(router.pop(), .user(1))
        Expect.equal(router.stack, [.profile(2)])
        router.adapt(toCompact: false)
        Expect.equal(router.state.columns, [.home, .profile(2)])
        // The tab is shown as it was left, and its row begins anew.
        router.setContentRoot(.user(1))
        home.setDetailRoot(.profile(2))
        router.selectedTab = .home
        Expect.equal(router.state.columns, [.home, .profile(2)])
        router.setContentRoot(.user(1))
        home.push(.profile(2))
        router.remove { $0 == .profile(2) }
        Expect.equal(home.stack, [])
        home.push(.profile(3))
        router.setContentRoot(.home)
        Expect.equal(router.state.columns, [.home])
        router.setContentRoot(.user(1))
        Expect.equal(home.stack, [])
    }

    /// What a tab's router chooses stays in that tab, on show or not.
    static func chosenInATab() {
        let router = NavigationRouter()
        router.adapt(toCompact: true)
        let (home, people) = (router.router(of: .home), router.router(of: .people))
        people.push(.profile(3))
        let ways: [(NavigationRouter) -> Void] = [
            { $0.detailSelection = .profile(2) }, { $0.setDetailRoot(.profile(2)) },
            { $0.setContentRoot(.profile(2)) }, { $0.replaceTop(with: .profile(2)) },
        ]
        for tab in [AppTab.home, .settings] {
            for way in ways {
                router.selectedTab = tab
                home.stack = []
                way(home)
                Expect.equal(router.selectedTab, tab)
                Expect.equal(router.tabStacks, [.home: [.profile(2)], .people: [.profile(3)], .settings: []])
            }
            // Nothing is selected in a list there.
            home.detailSelection = nil
            Expect.equal(home.stack, [.profile(2)])
            // The tab that begins with a list selects in it.
            people.detailSelection = .profile(1)
            Expect.equal(people.detailSelection, .profile(1))
            people.detailSelection = nil
            Expect.equal(people.stack, [])
            people.push(.profile(3))
            // A list that was pushed selects what lies on it.
            home.stack = [.everyone, .profile(1)]
            home.detailSelection = .profile(2)
            Expect.equal(home.stack, [.everyone, .profile(2)])
            home.stack = [.profile(2)]
        }
        router.replaceTop(with: .profile(2))
        Expect.equal(router.tabStacks, [.home: [.profile(2)], .people: [.profile(3)], .settings: [.profile(2)]])
        // In columns, what the tab opened is not kept for it as well.
        router.adapt(toCompact: false)
        router.setContentRoot(.home)
        home.open(.user(1))
        home.open(.user(1))
        Expect.equal(router.state.columns, [.user(1)])
        router.adapt(toCompact: true)
        Expect.equal(home.stack, [.user(1)])
    }

    /// One place has one state, whichever way led there.
    static func emptyTabs() throws {
        let router = NavigationRouter()
        router.adapt(toCompact: true)
        let state = router.state
        router.selectedTab = .people
        router.selectedTab = .home
        Expect.equal(router.state, state)
        Expect.equal(try decode(NavigationState.self, #"{"isCompact":true,"tabs":{"people":[]}}"#), state)
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        Expect.equal(router.router(of: .people).pop(), nil)
        Expect.equal(heard.map(\.swallowed), [.isNotThere])
    }

    /// Layers lie over all tabs. A tab that is not on show opens them, and closes none.
    static func layersOfAHiddenTab() {
        let router = NavigationRouter()
        router.adapt(toCompact: true)
        let home = router.router(of: .home)
        router.selectedTab = .settings
        router.router(of: .settings).present(.invite)
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        home.dismiss()
        Expect.equal(router.presentedSheets, [.invite])
        Expect.equal(heard.map(\.swallowed), [.isNotThere])
        router.router(of: .settings).dismiss()
        Expect.equal(router.presentedSheets, [])
        home.present(.invite)
        Expect.equal(router.presentedSheets, [.invite])
        Expect.equal(router.selectedTab, .settings)
    }

    static func deletion() {
        let router = NavigationRouter()
        router.adapt(toCompact: true)
        router.selectedTab = .people
        router.push(.profile(1))
        router.push(.user(1))
        router.selectedTab = .settings
        router.remove { $0 == .user(1) }
        Expect.equal(router.tabStacks[.people], [.profile(1)])
        router.adapt(toCompact: false)
        router.setContentRoot(.everyone)
        router.setContentRoot(.user(1))
        router.remove { $0 == .user(1) || $0 == .profile(1) }
        // The row above the users.
        Expect.equal(router.state.columns, [.everyone])
        Expect.equal(router.selectedTab, .people)
    }

    static func sheets() {
        let router = NavigationRouter()
        var heard: [NavigationTransition.Intent] = []
        router.onTransition = { if $0.swallowed == nil { heard.append($0.intent) } }
        router.present(.invite)
        router.present(.invite)
        Expect.equal(router.state.presentedSheets, [.invite])
        router.adapt(toCompact: true)
        router.selectedTab = .settings
        Expect.equal(router.presentedSheet, .invite)
        router.presentedSheet = nil
        router.dismiss()
        Expect.equal(router.presentedSheet, nil)
        Expect.equal(heard, [.present(.sheet(.invite)), .adapt, .select(.settings), .dismiss])
    }

    /// A tab, a sheet and a screen that this version does not have.
    static func savedByANewerVersion() throws {
        let state = try decode(
            NavigationState.self,
            #"{"path":[{"home":{}},{"chat":{"_0":1}},{"profile":{"_0":1}}],"selectedTab":"chats","#
                + #""tabs":{"people":[{"path":[{"everyone":{}},{"profile":{"_0":2}}],"placeholderPlace":0}]},"layers":[{"content":{"sheet":{"_0":{"poll":{}}}},"style":"sheet","path":[]},"#
                + #"{"content":{"sheet":{"_0":{"invite":{}}}},"style":"sheet","path":[]}]}"#)
        Expect.equal(state.columns, [.home, .profile(1)])
        Expect.equal(state.tabStacks, [.home: [.profile(1)], .people: [.profile(2)], .settings: []])
        Expect.equal(state.presentedSheets, [.invite])
        let saved = try json(state)
        Expect.isTrue(saved.contains(#"{"chat":{"_0":1}}"#) && saved.contains(#"{"poll":{}}"#), saved)
        Expect.isTrue(saved.contains(#""selectedTab":"chats""#), saved)
        try tabsOfANewerVersion()
    }

    /// What a tab holds stays in it, known or not; what this version cannot read costs nothing else.
    static func tabsOfANewerVersion() throws {
        let kept = #""isCompact":true,"layers":[],"#
        let newer =
            #"{\#(kept)"path":[{"home":{}},{"chat":{"_0":1}},{"profile":{"_0":1}}],"#
            + #""placeholderPlace":0,"selectedTab":"home","#
            + #""tabs":{"people":[{"path":[{"everyone":{}},{"profile":{"_0":2}},{"chat":{"_0":2}}],"placeholderPlace":0}]}}"#
        var state = try decode(NavigationState.self, newer)
        state.select(.people)
        Expect.equal(state.stack, [.profile(2)])
        Expect.isTrue(try json(state).contains(#""path":[{"everyone":{}},{"profile":{"_0":2}},{"chat":{"_0":2}}]"#))
        state.select(.home)
        Expect.equal(try json(state), newer)
        // A tab that this version does not have, with its root.
        let radio =
            #"{\#(kept)"path":[{"radio":{}},{"profile":{"_0":1}}],"placeholderPlace":0,"selectedTab":"radio","#
            + #""tabs":{"home":[{"path":[{"user":{"_0":1}}],"placeholderPlace":0}]}}"#
        state = try decode(NavigationState.self, radio)
        Expect.equal(try json(state), radio)
        state.select(.people)
        Expect.equal(
            try json(state),
            #"{\#(kept)"path":[{"everyone":{}}],"placeholderPlace":0,"selectedTab":"people","#
                + #""tabs":{"home":[{"path":[{"user":{"_0":1}}],"placeholderPlace":0}],"#
                + #""radio":[{"path":[{"radio":{}},{"profile":{"_0":1}}],"placeholderPlace":0}]}}"#)
        state.select(.home)
        Expect.equal(state.stack, [.user(1)])
        // A tab that has another name: its root says which.
        state = try decode(
            NavigationState.self,
            #"{\#(kept)"path":[{"everyone":{}},{"profile":{"_0":1}}],"placeholderPlace":0,"selectedTab":"staff","tabs":{}}"#)
        Expect.equal(state.selectedTab, .people)
        Expect.equal(state.stack, [.profile(1)])
        try columnsOfANewerVersion(kept)
        // A place where nothing can lie is none, and a placeholder in the path leaves the tab alone.
        for places in [#""placeholderPlace":1"#, #""placeholderPlace":-7"#] {
            state = try decode(NavigationState.self, "{\(places)}")
            state.setDetailRoot(.profile(1))
            Expect.equal(state.detailSelection, .profile(1))
        }
        state = try decode(
            NavigationState.self,
            #"{"path":[{"selectSomething":{"label":"a","systemImage":"b"}},{"home":{}}],"placeholderPlace":1}"#)
        Expect.equal(state.selectedTab, .home)
        Expect.equal(state.detailRoot, .home)
        Expect.equal(try decode(NavigationState.self, json(state)), state)
        // Another root takes nothing along of one that this version does not have.
        state.adapt(toCompact: false)
        state = try decode(
            NavigationState.self, #"{"path":[{"radio":{}},{"profile":{"_0":1}}],"isCompact":"no","placeholderPlace":"no"}"#)
        state.push(.profile(2))
        Expect.isTrue(try json(state).contains(#"{"radio":{}}"#) == false)
        Expect.isTrue(try json(state).contains(#""isCompact":"no""#))
        Expect.isTrue(try json(state).contains(#""placeholderPlace":"no""#))
    }

    /// What this version knows is shown, and is neither lost nor mixed with what it does not know.
    private static func columnsOfANewerVersion(_ kept: String) throws {
        let home = #""home":[{"path":[{"home":{}},{"profile":{"_0":9}}],"placeholderPlace":0}]"#
        let people = #""people":[{"path":[{"crew":{}},{"profile":{"_0":2}}],"placeholderPlace":0}]"#
        let newer =
            #"{\#(kept)"path":[{"radio":{}}],"placeholderPlace":0,"selectedTab":"radio","tabs":{\#(home),\#(people)}}"#
        var state = try decode(NavigationState.self, newer)
        Expect.equal(try json(state), newer)
        state.select(.people)
        state.select(.home)
        Expect.equal(state.stack, [.profile(9)])
        Expect.isTrue(try json(state).contains(people))
        // A place that this version knows, in a tab that it does not.
        state = try decode(
            NavigationState.self, #"{\#(kept)"path":[{"user":{"_0":1}}],"selectedTab":"radio","tabs":{\#(home)}}"#)
        Expect.equal(state.stack, [.profile(9), .user(1)])
        // What cannot be read of a tab's columns costs them nothing else, and columns of which nothing is known stay.
        state = try decode(
            NavigationState.self,
            #"{"isCompact":true,"tabs":{"people":[{"path":[{"everyone":{}},{"profile":{"_0":1}}],"placeholderPlace":"x"}],"#
                + #""settings":[{"path":[{"crew":{}}],"placeholderPlace":0},{"rows":3}]}}"#)
        Expect.equal(state.tabStacks, [.home: [], .people: [.profile(1)], .settings: []])
        Expect.isTrue(try json(state).contains(#"[{"path":[{"crew":{}}],"placeholderPlace":0},{"rows":3}]"#))
    }
}
