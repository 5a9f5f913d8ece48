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
        .nodes, .inbox, .message(1), .message(2), .library(), .library(kind: 1), .library(kind: 2),
    ]

    static func start() {
        let router = NavigationRouter()
        Expect.equal(router.selectedTab, .mail)
        Expect.equal(router.detailRoot, .inbox)
        router.open(.library(kind: 2))
        Expect.equal(router.selectedTab, .books)
    }

    /// A task that ends after another tab was chosen pushes in the tab that began it.
    static func tabsActWhereTheyStand() {
        let router = NavigationRouter()
        let mail = router.router(of: .mail)
        router.select(.films)
        mail.push(.message(1))
        Expect.equal(router.selectedTab, .films)
        Expect.equal(router.stack, [])
        Expect.equal(mail.stack, [.message(1)])
        Expect.isTrue(mail.root === router && router.router(of: .mail) === mail)
        mail.replaceTop(with: .message(2))
        Expect.equal(router.tabStacks[.mail], [.message(2)])
        Expect.equal(mail.pop(), .message(2))
        Expect.equal(mail.pop(), nil)
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        router.select(.films)
        mail.push([.message(1), .message(2), .library()])
        mail.pop(to: .message(1))
        Expect.equal(mail.stack, [.message(1)])
        mail.pop(to: .inbox)
        Expect.equal(mail.stack, [])
        Expect.equal(heard.map(\.intent), [.reselect(.films), .push(.library()), .pop, .pop])
        Expect.equal(heard.map(\.scope), [.base, .tab(.mail), .tab(.mail), .tab(.mail)])
    }

    /// What is pushed in a layer stays in it; a layer that is gone swallows what comes late, and says so.
    static func layersActWhereTheyStand() {
        let router = NavigationRouter()
        router.open(.logIn)
        Expect.equal(router.layers.map(\.style), [.sheet])
        Expect.equal(router.layers.map(\.item), [.logIn])
        let logIn = router.router(ofLayer: 0)
        logIn.push(.message(1))
        logIn.present(.compose(1))
        let compose = router.router(ofLayer: 1)
        compose.push(.message(2))
        compose.present(.about)
        let about = router.router(ofLayer: 2)
        Expect.equal(router.layers.map(\.stack), [[.message(1)], [.message(2)], []])
        Expect.equal(router.stack, [])
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        about.push(.message(1))
        Expect.equal(heard.map(\.swallowed), [.hasNoStack])
        compose.dismiss()
        Expect.equal(router.layers.map(\.item), [.logIn])
        heard = []
        compose.push(.message(1))
        about.dismiss()
        Expect.equal(heard.map(\.swallowed), [.layerIsGone, .layerIsGone])
        Expect.equal(heard.map(\.scope), [nil, nil])
        // Another layer at the same place is another layer.
        router.present(.compose(1))
        compose.push(.message(1))
        Expect.equal(router.layers.last?.stack, [])
        router.dismissAll()
        Expect.equal(router.layers, [])
        router.present(.message(1), as: .fullScreenCover)
        Expect.equal(router.layers.map(\.style), [.fullScreenCover])
        router.dismiss()
        router.present(.filter)
        Expect.equal(router.layers.map(\.style), [.sheet])
    }

    /// A screen that lives in a tab is shown there, from wherever it is opened.
    static func homes() {
        let router = NavigationRouter()
        router.isCompact = true
        router.open(.logIn)
        router.router(ofLayer: 0).open(.node(1))
        Expect.equal(router.layers, [])
        Expect.equal(router.selectedTab, .nodes)
        Expect.equal(router.stack, [.node(1)])
        router.open(.node(2))
        Expect.equal(router.stack, [.node(1), .node(2)])
        router.select(.mail)
        router.open(.node(2))
        Expect.equal(router.stack, [.node(1), .node(2)])
    }

    /// Root and detail stand side by side where there is room, in one stack where there is not.
    static func splitInATab() {
        let router = NavigationRouter()
        router.select(.nodes)
        Expect.equal(router.contentRoot, .nodes)
        Expect.equal(router.detailRoot, NavigationItem.nodes.placeholder!)
        router.open(.node(1))
        router.open(.node(2))
        Expect.equal(router.detailRoot, .node(2))
        Expect.equal(router.detailStack, [])
        router.push(.message(1))
        Expect.equal(router.detailStack, [.message(1)])
        router.isCompact = true
        Expect.equal(router.stack, [.node(2), .message(1)])
        router.isCompact = false
        Expect.equal(router.detailRoot, .node(2))
        let nodes = router.router(of: .nodes)
        nodes.detailSelection = .node(3)
        Expect.equal(nodes.detailSelection, .node(3))
        Expect.equal(router.detailRoot, .node(3))
        Expect.equal(router.detailStack, [])
        router.select(.mail)
        Expect.equal(router.contentRoot, nil)
        nodes.detailSelection = nil
        Expect.equal(router.tabStacks[.nodes], [])
        Expect.equal(router.state.detailRoot(of: .nodes), NavigationItem.nodes.placeholder!)
    }

    static func nothingTwice() {
        let router = NavigationRouter()
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        router.push(.message(1))
        router.push(.message(1))
        router.open(.message(1))
        Expect.equal(router.stack, [.message(1)])
        Expect.equal(heard.map(\.swallowed), [nil, .isOnShow, .isOnShow])
        router.open(.logIn)
        router.open(.logIn)
        Expect.equal(router.layers.count, 1)
    }

    /// Deletion reaches what is hidden, and moves nobody who looks at something else.
    static func deletion() {
        let router = NavigationRouter()
        router.push([.message(1), .library()])
        router.present(.message(2))
        router.router(ofLayer: 0).push([.message(1), .library()])
        router.present(.message(1), as: .sheet)
        router.present(.about)
        router.remove { $0 == .message(1) }
        Expect.equal(router.stack, [.library()])
        Expect.equal(router.layers.map(\.item), [.message(2)])
        Expect.equal(router.layers.map(\.stack), [[.library()]])
        router.present(.compose(1))
        router.present(.about)
        router.remove(sheets: { $0 == .compose(1) }) { _ in false }
        Expect.equal(router.layers.map(\.item), [.message(2)])
        // Who looked at it sees its neighbour.
        router.dismissAll()
        router.popToRoot()
        router.push(.message(2))
        router.remove(among: [.message(1), .message(2), .message(3)]) { $0 == .message(2) }
        Expect.equal(router.stack, [.message(3)])
        router.remove(among: [.message(1), .message(3)]) { $0 == .message(3) }
        Expect.equal(router.stack, [.message(1)])
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
            }, { router.open(.node(1)) },
        ] {
            leave()
            Expect.equal(router.layers.first?.sheet, .compose(1))
            if router.question != nil { router.answer(discarding: false) }
            router.state.layers.count > 1 ? router.close(from: 1) : ()
            Expect.equal(router.question, nil)
        }
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
        router.setTrail([.library(kind: 1), .message(1), .message(2)])
        Expect.equal(router.selectedTab, .films)
        Expect.equal(router.stack, [.message(1), .message(2)])
        router.router(of: .mail).setTrail([.inbox, .message(1)])
        Expect.equal(router.tabStacks[.mail], [.message(1)])
        router.present(.logIn)
        router.router(ofLayer: 0).setTrail([.logIn, .message(1)])
        Expect.equal(router.layers.map(\.stack), [[.message(1)]])
        router.router(ofLayer: 0).popToRoot()
        Expect.equal(router.layers.map(\.stack), [[]])
    }

    /// What a newer version presented, and what it pushed in a layer, is passed over and kept.
    static func saved() throws {
        var state = NavigationState()
        state.present(.logIn)
        state.push(.message(1), in: .layer(0))
        state.present(.compose(1))
        Expect.equal(try decode(NavigationState.self, json(state)), state)
        let newer = try json(state)
            .replacing(#"{"compose":{"_0":1}}"#, with: #"{"poll":{}}"#)
            .replacing(#""path":[{"message":{"_0":1}}]"#, with: #""path":[{"chat":{}},{"message":{"_0":1}}]"#)
        let restored = try decode(NavigationState.self, newer)
        Expect.equal(restored.layers.map(\.item), [.logIn])
        Expect.equal(restored.layers.map(\.stack), [[.message(1)]])
        Expect.equal(try json(restored), newer)
    }
}
