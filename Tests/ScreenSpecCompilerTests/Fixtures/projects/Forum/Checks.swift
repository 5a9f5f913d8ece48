import Foundation
import Observation

extension NavigationState: TabsState, SheetsState, LayersState, TurningState {
    var layerStacks: [[NavigationItem]] { layers.map(\.stack) }
    var layerRoots: [NavigationItem?] { layers.map(\.item) }
    var shown: [NavigationItem?] { [contentRoot, detailRoot] + detailStack + [nil] + stack }

    func ground(of item: NavigationItem) -> [NavigationItem] {
        if case .thread = item { tabStacks[.boards]! } else { stack }
    }

    func covers(with item: NavigationItem) -> Bool { layers.last?.item == item && layers.last?.stack == [] }
}
extension NavigationTransition: WalkedTransition {}
extension NavigationRouter: TabsRouter, SheetsRouter, LayersRouter, TurningRouter, ListsRouter, LinkedRouter {
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
        start()
        tabsActWhereTheyStand()
        layersActWhereTheyStand()
        layersStay()
        try twins()
        swallowed()
        columnsOfAScope()
        rootsOfTabs()
        homes()
        splitInATab()
        ownColumns()
        unsavedIsObserved()
        nothingTwice()
        deletion()
        deletedSelection()
        deletionUnderADraft()
        identities()
        asking()
        overtaking()
        sheetOnTop()
        inVain()
        getting()
        trails()
        try saved()
        try savedByAnotherBuild()
        try savedAsSomethingElse()
        Walk(over: items) { NavigationRouter() }
            .withTabs(\.root)
            .withSheets([.compose(1), .compose(2), .about])
            .watching(parts) { [$0] + tabs($0) }
            .go()
        Walk(over: items) { NavigationRouter() }
            .withTabs(\.root)
            .withLayers([.compose(1), .compose(2), .about])
            .watching(parts) { router in
                [router] + tabs(router) + router.layers.indices.map { router.router(ofLayer: $0) }
            }
            .saving { try decode(NavigationState.self, json($0)) }
            .withStrays([NavigationItem.boards.placeholder!])
            .withLists(lists)
            .go()
        Walk(over: items + [.thread(1), .thread(2), .logIn]) { NavigationRouter() }
            .withTabs(\.root)
            .withStrays([NavigationItem.boards.placeholder!])
            .turning()
            .withLayers([.compose(1), .about])
            .withLists(lists + [[.thread(1), .thread(2)]])
            .withLinks(["forum://threads/1": .thread(1), "forum://saved?kind=2": .saved(kind: 2), "forum://log-in": .logIn])
            .watching(parts) { router in
                [router] + tabs(router) + router.layers.indices.map { router.router(ofLayer: $0) }
            }
            .saving { try decode(NavigationState.self, json($0)) }
            .go()
        Expect.end()
    }

    static let items: [NavigationItem] = [
        .boards, .inbox, .member(1), .member(2), .saved(), .saved(kind: 1), .saved(kind: 2),
    ]

    static let lists: [[NavigationItem]] = [[.member(1), .member(2)], [.saved(kind: 1), .saved(kind: 2)]]

    static let parts: KeyValuePairs<String, PartialKeyPath<NavigationRouter>> = [
        "contentRoot": \.contentRoot, "detailRoot": \.detailRoot, "detailStack": \.detailStack, "stack": \.stack,
        "detailSelection": \.detailSelection, "scope": \.scope, "isUnsaved": \.isUnsaved, "question": \.question,
        "selectedTab": \.selectedTab, "tabStacks": \.tabStacks, "layers": \.layers, "state": \.state,
        "isCompact": \.isCompact,
    ]

    static func tabs(_ router: NavigationRouter) -> [NavigationRouter] { AppTab.allCases.map(router.router(of:)) }

    static func start() {
        let router = NavigationRouter()
        Expect.equal(router.selectedTab, .inbox)
        Expect.equal(router.detailRoot, .inbox)
        router.open(.saved(kind: 2))
        Expect.equal(router.selectedTab, .posts)
    }

    /// A task that ends after another tab was chosen pushes in the tab that began it.
    static func tabsActWhereTheyStand() {
        let router = NavigationRouter()
        let inbox = router.router(of: .inbox)
        router.select(.threads)
        inbox.push(.member(1))
        Expect.equal(router.selectedTab, .threads)
        Expect.equal(router.stack, [])
        Expect.equal(inbox.stack, [.member(1)])
        Expect.isTrue(inbox.root === router && router.router(of: .inbox) === inbox)
        inbox.replaceTop(with: .member(2))
        Expect.equal(router.tabStacks[.inbox], [.member(2)])
        Expect.equal(inbox.pop(), .member(2))
        Expect.equal(inbox.pop(), nil)
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        router.select(.threads)
        inbox.push([.member(1), .member(2), .saved()])
        inbox.pop(to: .member(1))
        Expect.equal(inbox.stack, [.member(1)])
        inbox.pop(to: .inbox)
        Expect.equal(inbox.stack, [])
        Expect.equal(heard.map(\.intent), [.reselect(.threads), .push(.saved()), .pop, .pop])
        Expect.equal(heard.map(\.scope), [.base, .tab(.inbox), .tab(.inbox), .tab(.inbox)])
    }

    /// What is pushed in a layer stays in it; a layer that is gone swallows what comes late, and says so.
    static func layersActWhereTheyStand() {
        let router = NavigationRouter()
        router.open(.logIn)
        Expect.equal(router.layers.map(\.style), [.sheet])
        Expect.equal(router.layers.map(\.item), [.logIn])
        let logIn = router.router(ofLayer: 0)
        logIn.push(.member(1))
        logIn.present(.compose(1))
        let compose = router.router(ofLayer: 1)
        compose.push(.member(2))
        compose.present(.about)
        let about = router.router(ofLayer: 2)
        Expect.equal(router.layers.map(\.stack), [[.member(1)], [.member(2)], []])
        Expect.equal(router.stack, [])
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        about.push(.member(1))
        Expect.equal(heard.map(\.swallowed), [.hasNoStack])
        compose.dismiss()
        Expect.equal(router.layers.map(\.item), [.logIn])
        heard = []
        compose.push(.member(1))
        about.dismiss()
        Expect.equal(heard.map(\.swallowed), [.layerIsGone, .layerIsGone])
        Expect.equal(heard.map(\.scope), [nil, nil])
        Expect.equal(heard.map(\.goneLayer), [.sheet(.compose(1)), .sheet(.about)])
        // Another layer at the same place is another layer.
        router.present(.compose(1))
        compose.push(.member(1))
        Expect.equal(router.layers.last?.stack, [])
        router.dismissAll()
        Expect.equal(router.layers, [])
        router.present(.member(1), as: .fullScreenCover)
        Expect.equal(router.layers.map(\.style), [.fullScreenCover])
        router.dismiss()
        router.present(.filter)
        Expect.equal(router.layers.map(\.style), [.sheet])
    }

    /// A layer whose first screen gives way to another is the same layer, and what lies over it stays. What would be lost is
    /// asked about first.
    static func layersStay() {
        let router = NavigationRouter()
        router.present(.member(1))
        let member = router.router(ofLayer: 0)
        member.present(.compose(1))
        let compose = router.router(ofLayer: 1)
        compose.isUnsaved = true
        let number = router.number(ofLayer: 1)
        member.replaceTop(with: .member(2))
        member.push(.member(3))
        Expect.equal(router.layers.map(\.item), [.member(2), nil])
        Expect.equal(router.layers.map(\.stack), [[.member(3)], []])
        Expect.equal(router.number(ofLayer: 1), number)
        Expect.isTrue(compose.isUnsaved && compose.scope == .layer(1))
        Expect.equal(router.question, nil)
        compose.isUnsaved = false
        compose.dismiss()
        // What takes no other's place lies on it.
        router.present(.compose(2))
        router.router(ofLayer: 1).replaceTop(with: .member(4))
        Expect.equal(router.layers.map(\.stack), [[.member(3)], [.member(4)]])
        member.dismiss()
        Expect.equal(router.layers, [])
        router.present(.filter)
        let filter = router.router(ofLayer: 0)
        filter.isUnsaved = true
        filter.replaceTop(with: .member(5))
        Expect.equal(router.question, 0)
        // What is pushed meanwhile lies on what gives way.
        filter.push(.member(6))
        router.answer(discarding: true)
        Expect.equal(router.layers.map(\.item), [.member(5)])
        Expect.equal(router.layers.map(\.stack), [[]])
        Expect.equal(filter.isUnsaved, false)
        filter.dismiss()
        Expect.equal(router.layers, [])
    }

    /// Of two layers of one identity that lie on each other there is one, however the state was written.
    static func twins() throws {
        var state = NavigationState()
        state.present(.logIn)
        state.present(.about)
        let layers = state.layers
        state.layers = [layers[0], layers[0], layers[1], layers[1]]
        Expect.equal(state.layers, layers)
        let saved = try json(state).replacing(#""layers":["#, with: #""layers":[{"content":{"screen":{"_0":{"signUp":{}}}},"path":[],"style":"sheet"},"#)
        Expect.equal(try decode(NavigationState.self, saved).layers, layers)
        state.dismissAll()
        state.present(.member(1))
        state.present(.member(2))
        state.replaceTop(with: .member(2), in: .layer(0))
        Expect.equal(state.layers.map(\.item), [.member(1), .member(2)])
        state.replaceTop(with: .member(1), in: .layer(1))
        Expect.equal(state.layers.map(\.item), [.member(1), .member(2)])
        sameScreenOverItself()
    }

    /// Where a layer is to show what the one over it does, both stay. In another style a screen is what it was.
    static func sameScreenOverItself() {
        let router = NavigationRouter()
        router.present(.member(1))
        router.present(.member(2))
        let (lower, upper) = (router.router(ofLayer: 0), router.router(ofLayer: 1))
        upper.push(.member(3))
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        lower.replaceTop(with: .member(2))
        Expect.equal(heard.map(\.swallowed), [.isOnShow])
        Expect.equal(lower.scope, .layer(0))
        Expect.equal(upper.scope, .layer(1))
        Expect.equal(upper.stack, [.member(3)])
        router.present(.member(2), as: .popover)
        Expect.equal(router.layers.map(\.item), [.member(1), .member(2)])
        Expect.equal(router.layers.map(\.style), [.sheet, .popover])
    }

    /// What is asked for in vain is heard, with the reason.
    static func swallowed() {
        let router = NavigationRouter()
        router.present(.about)
        let about = router.router(ofLayer: 0)
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        about.push(.member(1))
        about.open(.member(1))
        about.replaceTop(with: .member(1))
        about.setTrail([.member(1)])
        about.setDetailRoot(.member(1))
        about.stack = [.member(1)]
        about.detailSelection = .member(1)
        Expect.equal(heard.map(\.swallowed), Array(repeating: .hasNoStack, count: 7))
        router.dismiss()
        heard = []
        router.pop(to: .member(9))
        router.setDetailRoot(.inbox)
        router.stack = []
        Expect.equal(heard.map(\.swallowed), [.isNotThere, .isOnShow])
        router.push(.member(1))
        heard = []
        router.stack.append(.member(1))
        Expect.equal(heard.map(\.intent), [.push(.member(1))])
        Expect.equal(heard.map(\.swallowed), [.isOnShow])
    }

    /// Also what names a column acts where its router stands.
    static func columnsOfAScope() {
        let router = NavigationRouter()
        let inbox = router.router(of: .inbox)
        let boards = router.router(of: .boards)
        router.select(.threads)
        router.push(.member(1))
        inbox.setDetailRoot(.member(2))
        boards.setDetailRoot(.thread(1))
        boards.push(.member(3))
        Expect.equal(router.stack, [.member(1)])
        Expect.equal(inbox.stack, [.member(2)])
        Expect.equal(boards.detailSelection, .thread(1))
        Expect.equal(boards.detailStack, [.member(3)])
        boards.popToRoot()
        Expect.equal(boards.stack, [.thread(1)])
        inbox.backToRoot()
        Expect.equal(inbox.stack, [])
        router.present(.logIn)
        let logIn = router.router(ofLayer: 0)
        logIn.push([.member(1), .member(2)])
        logIn.setDetailRoot(.member(3))
        Expect.equal(logIn.stack, [.member(3)])
        logIn.backToRoot()
        Expect.equal(logIn.stack, [])
        Expect.equal(router.stack, [.member(1)])
        // What goes stays as it is while it goes.
        logIn.push(.member(1))
        logIn.dismiss()
        Expect.equal(logIn.stack, [.member(1)])
    }

    /// What a tab begins with is shown in that tab, and not in a sheet or behind it.
    static func rootsOfTabs() {
        let router = NavigationRouter()
        let inbox = router.router(of: .inbox)
        router.present(.logIn)
        router.router(ofLayer: 0).open(.saved(kind: 1))
        Expect.equal(router.layers, [])
        Expect.equal(router.selectedTab, .threads)
        inbox.open(.inbox)
        Expect.equal(router.selectedTab, .inbox)
        Expect.equal(router.stack, [])
    }

    /// A screen that lives in a tab is shown there, from wherever it is opened.
    static func homes() {
        let router = NavigationRouter()
        router.adapt(toCompact: true)
        router.open(.logIn)
        router.router(ofLayer: 0).open(.thread(1))
        Expect.equal(router.layers, [])
        Expect.equal(router.selectedTab, .boards)
        Expect.equal(router.stack, [.thread(1)])
        router.open(.thread(2))
        Expect.equal(router.stack, [.thread(1), .thread(2)])
        router.select(.inbox)
        router.open(.thread(2))
        Expect.equal(router.stack, [.thread(1), .thread(2)])
    }

    /// Root and detail stand side by side where there is room, in one stack where there is not.
    static func splitInATab() {
        let router = NavigationRouter()
        router.select(.boards)
        Expect.equal(router.contentRoot, .boards)
        Expect.equal(router.detailRoot, NavigationItem.boards.placeholder!)
        router.open(.thread(1))
        router.open(.thread(2))
        Expect.equal(router.detailRoot, .thread(2))
        Expect.equal(router.detailStack, [])
        router.push(.member(1))
        Expect.equal(router.detailStack, [.member(1)])
        router.adapt(toCompact: true)
        Expect.equal(router.stack, [.thread(2), .member(1)])
        router.adapt(toCompact: false)
        Expect.equal(router.detailRoot, .thread(2))
        let boards = router.router(of: .boards)
        boards.detailSelection = .thread(3)
        Expect.equal(boards.detailSelection, .thread(3))
        Expect.equal(router.detailRoot, .thread(3))
        Expect.equal(router.detailStack, [])
        router.select(.inbox)
        Expect.equal(router.contentRoot, nil)
        // What opens late replaces as it does in time.
        boards.open(.member(2))
        Expect.equal(router.tabStacks[.boards], [.member(2)])
        router.push(.member(9))
        Expect.equal(router.state.detailRoot(in: .tab(.inbox)), .inbox)
        Expect.equal(router.state.detailStack(in: .tab(.inbox)), [.member(9)])
        boards.detailSelection = nil
        Expect.equal(router.tabStacks[.boards], [])
        Expect.equal(router.state.detailRoot(in: .tab(.boards)), NavigationItem.boards.placeholder!)
    }

    /// The columns of a tab's router are the tab's own.
    static func ownColumns() {
        let router = NavigationRouter()
        let boards = router.router(of: .boards)
        boards.push(.thread(1))
        Expect.equal(boards.contentRoot, .boards)
        Expect.equal(boards.detailRoot, .thread(1))
        Expect.equal(router.contentRoot, nil)
        Expect.equal(router.detailRoot, .inbox)
        router.select(.boards)
        Expect.equal(router.router(of: .inbox).contentRoot, nil)
        Expect.equal(router.router(of: .inbox).detailRoot, .inbox)
    }

    /// Who looks at one router's word on unsaved changes is not told of another's.
    static func unsavedIsObserved() {
        let router = NavigationRouter()
        router.present(.filter)
        router.present(.compose(1))
        let (filter, compose) = (router.router(ofLayer: 0), router.router(ofLayer: 1))
        for (change, told) in [
            ({ compose.isUnsaved = true }, [false, true]), ({ filter.dismiss() }, [false, false]),
            ({ router.answer(discarding: true) }, [false, true]),
        ] {
            let news = [Told { _ = filter.isUnsaved }, Told { _ = compose.isUnsaved }]
            change()
            Expect.equal(news.map(\.came), told)
        }
        Expect.equal(compose.scope, nil)
    }

    static func nothingTwice() {
        let router = NavigationRouter()
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        router.push(.member(1))
        router.stack.append(.member(1))
        router.push(.member(1))
        router.open(.member(1))
        Expect.equal(router.stack, [.member(1)])
        Expect.equal(heard.map(\.swallowed), [nil, .isOnShow, .isOnShow, .isOnShow])
        heard = []
        router.push([.member(1), .member(2)])
        router.push([.member(1), .member(2)])
        Expect.equal(router.stack, [.member(1), .member(2)])
        Expect.equal(heard.map(\.swallowed), [nil, .isOnShow])
        router.open(.logIn)
        router.open(.logIn)
        Expect.equal(router.layers.count, 1)
        // Those of one identity replace each other.
        router.router(ofLayer: 0).open(.signUp)
        Expect.equal(router.layers.map(\.item), [.signUp])
        // What is presented further down comes back to the top, as it was left, and where it is opened, without what was
        // pushed on it.
        router.router(ofLayer: 0).push(.member(1))
        router.present(.about)
        router.present(.signUp)
        Expect.equal(router.layers.map(\.item), [.signUp])
        Expect.equal(router.layers.map(\.stack), [[.member(1)]])
        router.present(.about)
        router.present(.member(2))
        router.open(.signUp)
        Expect.equal(router.layers.map(\.item), [.signUp])
        Expect.equal(router.layers.map(\.stack), [[]])
        router.present(.compose(1))
        router.router(ofLayer: 1).isUnsaved = true
        router.open(.signUp)
        Expect.equal(router.question, 1)
        Expect.equal(router.layers.count, 2)
        router.answer(discarding: true)
        Expect.equal(router.layers.map(\.item), [.signUp])
    }

    /// Deletion reaches what is hidden, and moves nobody who looks at something else.
    static func deletion() {
        let router = NavigationRouter()
        router.push([.member(1), .saved()])
        router.present(.member(2))
        router.router(ofLayer: 0).push([.member(1), .saved()])
        router.present(.member(1), as: .sheet)
        router.present(.about)
        router.remove { $0 == .member(1) }
        Expect.equal(router.stack, [.saved()])
        Expect.equal(router.layers.map(\.item), [.member(2)])
        Expect.equal(router.layers.map(\.stack), [[.saved()]])
        router.present(.compose(1))
        router.present(.about)
        router.remove(sheets: { $0 == .compose(1) }) { _ in false }
        Expect.equal(router.layers.map(\.item), [.member(2)])
        // Who looks at what lies on a deleted detail goes on doing so.
        let other = NavigationRouter()
        other.open(.thread(1))
        other.push(.member(1))
        other.remove { $0 == .thread(1) }
        Expect.equal(other.detailRoot, NavigationItem.boards.placeholder!)
        Expect.equal(other.detailStack, [.member(1)])
        // Who looked at a page goes back, in whatever list it stands.
        router.dismissAll()
        router.popToRoot()
        router.push(.member(2))
        router.present(.logIn)
        router.router(ofLayer: 0).push(.member(2))
        router.remove(among: [.member(1), .member(2), .member(3)]) { $0 == .member(2) }
        Expect.equal(router.stack, [])
        Expect.equal(router.layers.map(\.stack), [[]])
    }

    /// In the place of what a list has selected stands what is next in it, unless a person looks at something else.
    static func deletedSelection() {
        let threads: [NavigationItem] = [.thread(1), .thread(2), .thread(3)]
        let router = NavigationRouter()
        let boards = router.router(of: .boards)
        boards.push(.thread(2))
        router.remove(among: threads) { $0 == .thread(2) }
        Expect.equal(boards.stack, [])
        router.setTrail([.thread(1), .member(1)])
        router.present(.about)
        router.remove(among: threads) { $0 == .thread(1) || $0 == .member(1) }
        Expect.equal(boards.stack, [])
        router.dismiss()
        boards.push([.thread(2), .member(1)])
        router.remove(among: threads) { $0 == .thread(2) || $0 == .member(1) }
        Expect.equal(boards.detailRoot, .thread(3))
        router.remove(among: threads) { $0 == .thread(3) }
        Expect.equal(boards.detailRoot, .thread(2))
        router.push(.thread(3))
        router.remove(among: threads) { $0 == .thread(3) }
        Expect.equal(router.stack, [.thread(2)])
        router.remove(among: []) { $0 == .thread(2) }
        Expect.equal(router.detailRoot, NavigationItem.boards.placeholder!)
        // In one column, one goes back to the list.
        router.adapt(toCompact: true)
        router.push(.thread(1))
        router.remove(among: threads) { $0 == .thread(1) }
        Expect.equal(router.stack, [])
    }

    /// A layer goes with what it shows; a person is asked before something unsaved over it goes, too.
    static func deletionUnderADraft() {
        let router = NavigationRouter()
        var heard: [NavigationTransition] = []
        func begin() -> NavigationRouter {
            router.dismissAll()
            router.popToRoot()
            router.push([.member(1), .saved()])
            router.present(.member(1))
            router.present(.compose(7))
            router.router(ofLayer: 1).isUnsaved = true
            router.router(ofLayer: 1).push([.member(1), .saved()])
            router.router(ofLayer: 1).present(.member(1), as: .popover)
            heard = []
            return router.router(ofLayer: 1)
        }
        router.onTransition = { heard.append($0) }
        var draft = begin()
        router.remove { $0 == .member(1) }
        Expect.equal(router.stack, [.saved()])
        Expect.equal(router.layers.map(\.stack), [[], [.saved()]])
        Expect.equal(router.question, 1)
        Expect.equal(heard.map(\.intent), [.remove, .dismiss])
        Expect.equal(heard.map(\.swallowed), [nil, .isAsked])
        router.answer(discarding: false)
        Expect.equal(router.layers.count, 2)
        draft.isUnsaved = false
        draft.dismiss()
        Expect.equal(router.layers.map(\.item), [.member(1)])
        draft = begin()
        router.remove { $0 == .member(1) }
        router.answer(discarding: true)
        Expect.equal(router.layers, [])
        // What shows something deleted itself does not ask, wherever it lies.
        draft = begin()
        router.remove(sheets: { $0 == .compose(7) }) { $0 == .member(1) }
        Expect.equal(router.question, nil)
        Expect.equal(router.layers, [])
        draft = begin()
        router.router(ofLayer: 0).isUnsaved = true
        router.remove { $0 == .member(1) }
        router.answer(discarding: true)
        Expect.equal(router.layers, [])
        var state = NavigationState()
        state.present(.member(1))
        state.present(.compose(7))
        state.remove { $0 == .member(1) }
        Expect.equal(state.layers, [])
    }

    /// A layer with something unsaved asks on every way out, and never after saving.
    static func asking() {
        let router = NavigationRouter()
        router.present(.compose(1))
        let compose = router.router(ofLayer: 0)
        compose.isUnsaved = true
        for leave in [
            { compose.dismiss() }, { router.dismiss() }, { router.dismissAll() }, { router.close(from: 0) },
            {
                router.present(.compose(2)); router.presentedSheet = nil
            }, { router.open(.thread(1)) },
        ] {
            leave()
            Expect.equal(router.layers.first?.sheet, .compose(1))
            if router.question != nil { router.answer(discarding: false) }
            router.state.layers.count > 1 ? router.close(from: 1) : ()
            Expect.equal(router.question, nil)
        }
        // Each of two is asked about, and both go.
        router.present(.filter)
        router.router(ofLayer: 1).isUnsaved = true
        router.open(.inbox)
        Expect.equal(router.question, 1)
        router.answer(discarding: true)
        Expect.equal(router.question, 0)
        Expect.equal(router.layers.count, 2)
        router.answer(discarding: false)
        Expect.equal(router.question, nil)
        router.router(ofLayer: 1).dismiss()
        Expect.equal(router.question, 1)
        router.answer(discarding: true)
        Expect.equal(router.layers.count, 1)
        compose.dismiss()
        Expect.equal(router.question, 0)
        router.answer(discarding: true)
        Expect.equal(router.layers, [])
        router.present(.compose(1))
        let other = router.router(ofLayer: 0)
        Expect.equal(other.isUnsaved, false)
        other.isUnsaved = true
        other.isUnsaved = false
        other.dismiss()
        Expect.equal(router.layers, [])
        // Saved and dismissed in one breath, where the view hears of the saving later.
        router.present(.compose(1))
        let third = router.router(ofLayer: 0)
        third.isUnsaved = true
        third.dismiss()
        third.isUnsaved = false
        Expect.equal(router.layers, [])
    }

    /// Of two things that wait for an answer the later one is done, and the other one is not forgotten silently.
    static func overtaking() {
        let router = NavigationRouter()
        router.present(.compose(1))
        router.router(ofLayer: 0).isUnsaved = true
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        router.open(.thread(3))
        router.setTrail([.saved(kind: 1), .member(4)])
        Expect.equal(heard.map(\.intent), [.open(.thread(3)), .open(.thread(3)), .setTrail])
        Expect.equal(heard.map(\.swallowed), [.isAsked, .isOvertaken, .isAsked])
        Expect.equal(router.tabStacks, [.boards: [], .inbox: [], .threads: [], .posts: []])
        router.answer(discarding: true)
        Expect.equal(router.selectedTab, .threads)
        Expect.equal(router.stack, [.member(4)])
        Expect.equal(router.layers, [])
        // What somebody is asked about is deleted.
        router.present(.compose(1))
        router.router(ofLayer: 0).isUnsaved = true
        heard = []
        router.open(.thread(3))
        router.remove(sheets: { $0 == .compose(1) }) { _ in false }
        Expect.equal(heard.map(\.intent), [.open(.thread(3)), .open(.thread(3)), .remove])
        Expect.equal(heard.map(\.swallowed), [.isAsked, .isOvertaken, nil])
        Expect.equal(router.layers, [])
    }

    /// The sheet on top closes, whoever asks for that.
    static func sheetOnTop() {
        let router = NavigationRouter()
        router.present(.compose(1))
        router.router(ofLayer: 0).present(.filter)
        router.router(ofLayer: 0).presentedSheet = nil
        Expect.equal(router.presentedSheets, [.compose(1)])
    }

    /// What a person was asked about and did not want is told, and so is what there was nothing to do for.
    static func inVain() {
        let router = NavigationRouter()
        router.select(.inbox)
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        router.dismiss()
        router.dismissAll()
        router.close(from: 0)
        router.popToRoot()
        router.backToRoot()
        Expect.equal(router.pop(), nil)
        Expect.equal(heard.map(\.intent), [.dismiss, .dismissAll, .dismiss, .popToRoot, .backToRoot, .pop])
        Expect.equal(heard.map(\.swallowed), Array(repeating: .isNotThere, count: 6))
        router.push(.member(1))
        router.present(.compose(1))
        let compose = router.router(ofLayer: 0)
        compose.isUnsaved = true
        heard = []
        compose.dismiss()
        router.answer(discarding: false)
        router.dismissAll()
        router.remove { $0 == .member(2) }
        Expect.equal(heard.map(\.swallowed), [.isAsked, .isCancelled, .isAsked])
        router.answer(discarding: false)
        // To close and go on is one intent.
        heard = []
        compose.root.setTrail(router.stack + [.member(4)])
        Expect.equal(router.stack, [.member(1)])
        router.answer(discarding: false)
        Expect.equal(router.stack, [.member(1)])
        compose.root.setTrail(router.stack + [.member(4)])
        router.answer(discarding: true)
        Expect.equal(heard.map(\.swallowed), [.isAsked, .isCancelled, .isAsked, nil])
        Expect.equal(router.layers, [])
        Expect.equal(router.selectedTab, .inbox)
        Expect.equal(router.stack, [.member(1), .member(4)])
    }

    /// What has the identity of something open takes its place, and what lay over that closes; what is presented by what
    /// lies there lies on top.
    static func identities() {
        let router = NavigationRouter()
        router.open(.logIn)
        router.present(.filter)
        let filter = router.router(ofLayer: 1)
        filter.isUnsaved = true
        router.open(.signUp)
        Expect.equal(router.question, 1)
        router.answer(discarding: false)
        Expect.equal(router.layers.map(\.item), [.logIn, .filter])
        filter.open(.signUp)
        Expect.equal(router.layers.map(\.item), [.logIn, .filter, .signUp])
        router.open(.signUp)
        router.answer(discarding: true)
        Expect.equal(router.layers.map(\.item), [.signUp])
        let signUp = router.router(ofLayer: 0)
        signUp.push(.member(1))
        signUp.present(.about)
        router.open(.signUp)
        Expect.equal(router.layers.map(\.stack), [[]])
        Expect.equal(signUp.scope, .layer(0))
    }

    /// A trail is shown where its first screen would be opened; what is presented lies over it, with what follows in it.
    static func trails() {
        let router = NavigationRouter()
        let inbox = router.router(of: .inbox)
        inbox.push(.member(9))
        inbox.setTrail([.saved(kind: 1), .member(1)])
        Expect.equal(router.selectedTab, .threads)
        Expect.equal(router.tabStacks, [.boards: [], .inbox: [.member(9)], .threads: [.member(1)], .posts: []])
        router.present(.about)
        router.setTrail([.thread(1), .member(1), .logIn, .member(2), .signUp])
        Expect.equal(router.selectedTab, .boards)
        Expect.equal(router.detailRoot, .thread(1))
        Expect.equal(router.detailStack, [.member(1)])
        Expect.equal(router.layers.map(\.item), [.logIn])
        Expect.equal(router.layers.map(\.stack), [[.member(2), .signUp]])
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        router.setTrail([.thread(1), .member(1), .logIn, .member(2), .signUp])
        Expect.equal(heard.map(\.swallowed), [.isOnShow])
        // Without such screens it stays where it is asked for.
        let logIn = router.router(ofLayer: 0)
        logIn.setTrail([.member(3), .member(4)])
        inbox.setTrail([.member(5), .filter])
        Expect.equal(router.layers.map(\.stack), [[.member(3), .member(4)], []])
        Expect.equal(router.tabStacks[.inbox], [.member(5)])
        Expect.equal(router.selectedTab, .boards)
        logIn.setTrail([.logIn, .saved()])
        Expect.equal(router.layers.map(\.stack), [[.saved()], []])
        router.setTrail([.member(1), .member(2)])
        Expect.equal(router.layers, [])
        Expect.equal(router.stack, [.member(1), .member(2)])
        router.setTrail([.filter])
        Expect.equal(router.stack, [.member(1), .member(2)])
        Expect.equal(router.layers.map(\.item), [.filter])
        router.setTrail([])
        Expect.equal(router.layers, [])
        Expect.equal(router.stack, [])
    }

    static func getting() {
        let router = NavigationRouter()
        router.setTrail([.saved(kind: 1), .member(1), .member(2)])
        Expect.equal(router.selectedTab, .threads)
        Expect.equal(router.stack, [.member(1), .member(2)])
        router.router(of: .inbox).setTrail([.inbox, .member(1)])
        Expect.equal(router.tabStacks[.inbox], [.member(1)])
        router.present(.logIn)
        router.router(ofLayer: 0).setTrail([.logIn, .member(1)])
        Expect.equal(router.layers.map(\.stack), [[.member(1)]])
        router.router(ofLayer: 0).popToRoot()
        Expect.equal(router.layers.map(\.stack), [[]])
    }

    /// What a newer version presented, and what it pushed in a layer, is passed over and kept.
    static func saved() throws {
        var state = NavigationState()
        state.present(.logIn)
        state.push(.member(1), in: .layer(0))
        state.present(.compose(1))
        Expect.equal(try decode(NavigationState.self, json(state)), state)
        let newer = try json(state)
            .replacing(#"{"compose":{"_0":1}}"#, with: #"{"poll":{}}"#)
            .replacing(#""path":[{"member":{"_0":1}}]"#, with: #""path":[{"chat":{}},{"member":{"_0":1}}]"#)
        let restored = try decode(NavigationState.self, newer)
        Expect.equal(restored.layers.map(\.item), [.logIn])
        Expect.equal(restored.layers.map(\.stack), [[.member(1)]])
        Expect.equal(try json(restored), newer)
        try hidden()
    }

    /// A sheet without a stack has nothing hidden. What a build in which it has one saved there is kept for that.
    static func hidden() throws {
        var sheet = NavigationState()
        sheet.present(.about)
        let hidden = try json(sheet).replacing(#""path":[],"style""#, with: #""path":[{"member":{"_0":1}}],"style""#)
        let kept = try decode(NavigationState.self, hidden)
        Expect.equal(kept.layers.map(\.content), sheet.layers.map(\.content))
        Expect.equal(kept.layers.map(\.stack), [[]])
        Expect.equal(try json(kept), hidden)
        // A placeholder is none of the screens, whoever has written it there.
        let placeholder = #"{"selectSomething":{"label":"a","systemImage":"b"}}"#
        let written =
            #"{"layers":[{"content":{"screen":{"_0":{"logIn":{}}}},"path":[\#(placeholder)],"style":"sheet"},"#
            + #"{"content":{"screen":{"_0":\#(placeholder)}},"path":[],"style":"sheet"}],"tabs":{"inbox":[\#(placeholder)]}}"#
        let state = try decode(NavigationState.self, written)
        Expect.equal(state.layers.map(\.item), [.logIn])
        Expect.equal(state.layers.map(\.stack), [[]])
        Expect.equal(state.stack, [])
    }
}

extension Checks {
    /// What a tab holds that this build does not know is there when other tabs were chosen, and what a tab holds that it
    /// does not know gets into no other.
    static func savedByAnotherBuild() throws {
        let tabs =
            #"{"inbox":[{"member":{"_0":1}},{"poll":{}},{"member":{"_0":2}}],"#
            + #""radio":[{"station":{"_0":1}},{"member":{"_0":3}}]}"#
        let newer = #"{"isCompact":false,"layers":[],"placeholderPlaces":{},"selectedTab":"radio","tabs":\#(tabs)}"#
        var state = try decode(NavigationState.self, newer)
        Expect.equal(state.selectedTab, .inbox)
        Expect.equal(state.stack, [.member(1), .member(2)])
        Expect.equal(try json(state), newer)
        state.select(.boards)
        Expect.equal(try json(state), newer.replacing("radio\",\"tabs", with: "boards\",\"tabs"))
        state.select(.inbox)
        Expect.equal(state.stack, [.member(1), .member(2)])
        Expect.equal(try json(state), newer.replacing("radio\",\"tabs", with: "inbox\",\"tabs"))
        state.push(.saved())
        Expect.isTrue(try json(state).contains(#"{"poll":{}},{"member":{"_0":2}},{"saved""#))
        state.popToRoot()
        state.select(.posts)
        Expect.equal(state.tabStacks, [.boards: [], .inbox: [], .threads: [], .posts: []])
    }

    /// A value of another type costs nothing but itself, and is kept as what is not known.
    static func savedAsSomethingElse() throws {
        let newer =
            #"{"isCompact":"narrow","layers":{"a":1},"placeholderPlaces":3,"selectedTab":5,"#
            + #""tabs":{"boards":7,"inbox":[{"member":{"_0":1}}]},"windows":[1]}"#
        var state = try decode(NavigationState.self, newer)
        Expect.equal(state.tabStacks, [.boards: [], .inbox: [.member(1)], .threads: [], .posts: []])
        Expect.equal(try json(state), newer)
        state.adapt(toCompact: true)
        state.open(.thread(1))
        state.present(.about)
        let expected =
            #"{"isCompact":true,"#
            + #""layers":[{"content":{"sheet":{"_0":{"about":{}}}},"path":[],"style":"sheet"}],"placeholderPlaces":3,"selectedTab":"boards","#
            + #""tabs":{"boards":[{"thread":{"_0":1}}],"inbox":[{"member":{"_0":1}}]},"windows":[1]}"#
        Expect.equal(try json(state), expected)
        for tabs in ["[]", "true", "null"] {
            let newer = newer.replacing(#"{"boards":7,"inbox":[{"member":{"_0":1}}]}"#, with: tabs)
            Expect.equal(try json(decode(NavigationState.self, newer)), newer)
        }
        let layers =
            #"[{"content":{"screen":{"_0":{"logIn":{}}}},"path":9,"style":"sheet"},"#
            + #"{"content":{"screen":{"_0":{"member":{"_0":1}}}},"path":[],"style":"drawer"}]"#
        let other = newer.replacing(#"{"a":1}"#, with: layers)
        let restored = try decode(NavigationState.self, other)
        Expect.equal(restored.layers.map(\.item), [.logIn])
        Expect.equal(try json(restored), other)
    }
}

/// Whether who looked was told.
final class Told: @unchecked Sendable {
    private(set) var came = false

    init(_ look: () -> Void) { withObservationTracking(look) { [weak self] in self?.came = true } }
}
