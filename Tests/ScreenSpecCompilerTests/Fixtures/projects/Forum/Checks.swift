import Foundation

extension NavigationState: TabsState, LayersState {
    var layerStacks: [[NavigationItem]] { layers.map(\.stack) }
    var shown: [NavigationItem?] { [contentRoot, detailRoot] + detailStack + [nil] + stack }
}
extension NavigationTransition: WalkedTransition {}
extension NavigationRouter: TabsRouter, LayersRouter {
    func cover(_ item: NavigationItem) { present(item, as: .sheet) }
    func remove(_ items: [NavigationItem]) { remove { items.contains($0) } }
}

@main
@MainActor
enum Checks {
    static func main() throws {
        start()
        tabsActWhereTheyStand()
        layersActWhereTheyStand()
        columnsOfAScope()
        rootsOfTabs()
        homes()
        splitInATab()
        nothingTwice()
        deletion()
        asking()
        getting()
        try saved()
        Walk(over: items) { NavigationRouter() }
            .withTabs(\.root)
            .withSheets([.compose(1), .compose(2), .about])
            .go()
        Walk(over: items) { NavigationRouter() }
            .withTabs(\.root)
            .withLayers([.compose(1), .compose(2), .about])
            .saving { try decode(NavigationState.self, json($0)) }
            .go()
        Expect.end()
    }

    static let items: [NavigationItem] = [
        .boards, .inbox, .member(1), .member(2), .saved(), .saved(kind: 1), .saved(kind: 2),
    ]

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
        router.isCompact = true
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
        router.isCompact = true
        Expect.equal(router.stack, [.thread(2), .member(1)])
        router.isCompact = false
        Expect.equal(router.detailRoot, .thread(2))
        let boards = router.router(of: .boards)
        boards.detailSelection = .thread(3)
        Expect.equal(boards.detailSelection, .thread(3))
        Expect.equal(router.detailRoot, .thread(3))
        Expect.equal(router.detailStack, [])
        router.select(.inbox)
        Expect.equal(router.contentRoot, nil)
        boards.detailSelection = nil
        Expect.equal(router.tabStacks[.boards], [])
        Expect.equal(router.state.detailRoot(of: .boards), NavigationItem.boards.placeholder!)
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
        Expect.equal(heard.map(\.swallowed), [nil, .isOnShow, .isOnShow])
        router.open(.logIn)
        router.open(.logIn)
        Expect.equal(router.layers.count, 1)
        // Those of one identity replace each other.
        router.router(ofLayer: 0).open(.signUp)
        Expect.equal(router.layers.map(\.item), [.signUp])
        // What is open further down comes back to the top, as it was left.
        router.router(ofLayer: 0).push(.member(1))
        router.present(.about)
        router.present(.member(2))
        router.open(.signUp)
        Expect.equal(router.layers.map(\.item), [.signUp])
        Expect.equal(router.layers.map(\.stack), [[.member(1)]])
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
        // Who looked at it sees its neighbour.
        router.dismissAll()
        router.popToRoot()
        router.push(.member(2))
        router.remove(among: [.member(1), .member(2), .member(3)]) { $0 == .member(2) }
        Expect.equal(router.stack, [.member(3)])
        router.remove(among: [.member(1), .member(3)]) { $0 == .member(3) }
        Expect.equal(router.stack, [.member(1)])
        // Where nobody looks, no neighbour takes its place: under a layer, and in another tab.
        router.router(of: .posts).push(.member(1))
        router.present(.logIn)
        router.router(ofLayer: 0).push(.member(1))
        router.present(.about)
        router.remove(among: [.member(1), .member(2)]) { $0 == .member(1) }
        Expect.equal(router.stack, [])
        Expect.equal(router.tabStacks[.posts], [])
        Expect.equal(router.layers.map(\.stack), [[], []])
        router.dismiss()
        router.router(ofLayer: 0).push(.member(1))
        router.remove(among: [.member(1), .member(2)]) { $0 == .member(1) }
        Expect.equal(router.layers.map(\.stack), [[.member(2)]])
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
        try savedByAnother()
    }

    /// What is of another type than expected costs nothing but itself, and a tab that is not known comes back.
    static func savedByAnother() throws {
        var state = NavigationState()
        state.select(.threads)
        state.push(.member(1))
        state.select(.inbox)
        state.push(.member(2))
        state.present(.logIn)
        let saved = try json(state)
        for (part, other) in [
            (#""isCompact":false"#, #""isCompact":"no""#), (#""selectedTab":"inbox""#, #""selectedTab":7"#),
            (#""keptPlaceholders":[]"#, #""keptPlaceholders":{"a":1}"#),
        ] {
            let changed = saved.replacing(part, with: other)
            Expect.isTrue(changed != saved, part)
            Expect.equal(try decode(NavigationState.self, changed), state)
        }
        let tab = saved.replacing(#"[{"member":{"_0":1}}]"#, with: "true")
        Expect.equal(try decode(NavigationState.self, tab).stack, [.member(2)])
        Expect.equal(try decode(NavigationState.self, tab).tabStacks[.threads], [])
        let layers = try decode(NavigationState.self, saved.replacing(#""path":[],"style""#, with: #""path":1,"style""#))
        Expect.equal(layers.layers.map(\.item), [.logIn])
        Expect.equal(try decode(NavigationState.self, #"{"path":false}"#).detailRoot, .inbox)
        // A tab that another build has.
        let retired = saved.replacing(#""selectedTab":"inbox""#, with: #""selectedTab":"chats""#)
            .replacing(#"[{"inbox":{}},"#, with: #"[{"chats":{}},"#)
        var opened = try decode(NavigationState.self, retired)
        Expect.equal(opened.selectedTab, .inbox)
        Expect.equal(opened.stack, [.member(2)])
        Expect.equal(try json(opened), retired)
        opened.select(.posts)
        Expect.isTrue(try json(opened).contains(#""selectedTab":"posts""#))
        // A sheet without a stack has nothing hidden.
        var sheet = NavigationState()
        sheet.present(.about)
        let hidden = try json(sheet).replacing(#""path":[],"style""#, with: #""path":[{"member":{"_0":1}}],"style""#)
        Expect.equal(try decode(NavigationState.self, hidden), sheet)
    }
}
