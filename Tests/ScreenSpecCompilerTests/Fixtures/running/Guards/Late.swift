@_spi(Running) import SwiftUI

/// What a guard lets through late, and what a log-in is equal to.
@MainActor let late = [
    Scenario("what a guard lets through late comes to what it had come to at once, however the window turned") { readings in
        // The router alone takes part, and no reading of what a system does.
        if "\(readings)" != "\(Readings.all[0])" { return }
        var count = 0
        for (path, state) in Late.states {
            for act in Late.acts {
                guard let atOnce = Late(state, holds: true).comes(to: act) else { continue }
                for (turns, logsIn) in [(0, true), (1, false), (1, true), (2, false)] {
                    // Who does not leave a draft is not asked to log in.
                    guard let late = Late(state).comes(to: act, turns: turns, logsIn: logsIn) else { continue }
                    var turned = atOnce
                    if turns == 1 { turned.adapt(toCompact: !turned.isCompact) }
                    let way = "\(path), \(act.name), turned \(turns) times\(logsIn ? ", logged in" : "")"
                    expectEqual(Late.places(late), Late.places(turned), way)
                    count += 1
                }
            }
        }
        expect(count > 1000, "only \(count) changes were guarded")
    },
    Scenario("a log-in that a guard shows is told from those that somebody has opened") { _ in
        // In another tab, and under the guard's: the person's own stays.
        for act in [
            Late.Act("in another tab") { $0.router(of: .search).push(.logIn) },
            Late.Act("under it") { $0.push([.logIn, .contact(1)]) },
        ] {
            let path = act.name
            let mail = Late(MailState())
            mail.router.adapt(toCompact: true)
            act.change(mail.router)
            let before = mail.router.state
            mail.router.push(.vault(1))
            mail.answer(false)
            expectEqual(mail.router.stack.last, .logIn, path)
            expectEqual(mail.router.stateToSave, before, path)
            mail.router.pop()
            mail.settle { mail.isAsked }
            expectEqual(mail.router.state, before, path)
            expect(mail.isAsked, "nobody was asked again: \(path)")
            mail.answer(true)
            expectEqual(mail.router.stack.last, .vault(1), path)
            mail.router.pop()
            expectEqual(mail.router.state, before, path)
        }
    },
    Scenario("who asks from the sidebar goes back there, or is led on from there") { readings in
        for isRow in [true, false] {
            // Where the column comes before the row that was tapped, the sidebar is covered before anybody is asked.
            if isRow, !readings.selectionIsWrittenFirst { continue }
            let hall = Hall(.compact, readings)
            hall.router.setTrail([.rooms, .room(1), .room(2)])
            hall.look(["room"])
            hall.router.compactColumn = .sidebar
            hall.look([])
            let ask = { if isRow { hall.device.tap("Account") } else { hall.router.open(.vault(3)) } }
            ask()
            hall.look(["logIn"])
            hall.device.back()
            hall.look([])
            expectEqual(hall.router.stack, [.room(1), .room(2)])
            ask()
            hall.look(["logIn"])
            hall.session.isValid = true
            hall.tap("done", shows: [isRow ? "account" : "vault"])
            expectEqual(hall.router.stack, isRow ? [] : [.vault(3)])
        }
    },
    Scenario("what a tab begins with can be pushed on a list of it, and its router leaves it alone") { _ in
        var state = MailState()
        state.adapt(toCompact: true)
        state.select(.search)
        state.push([.contact(3), .archive, .search])
        expectEqual(state.stack, [.contact(3), .archive, .search])
        state.push(.message(1))
        expectEqual(state.stack, [.contact(3), .archive, .search, .message(1)])
        state.pop()
        state.adapt(toCompact: false)
        expectEqual(state.contentRoot, .archive)
        expectEqual(state.detailStack, [.search])
        state.pop()
        state.adapt(toCompact: true)
        expectEqual(state.stack, [.contact(3), .archive])

        state = MailState()
        state.setContentRoot(.archive)
        state.open(.search)
        let shown = state
        expectEqual(state.stack(in: .tab(.search)), [])
        for leave in [
            { _ = $0.pop(in: .tab(.search)) }, { $0.popToRoot(in: .tab(.search)) }, { $0.backToRoot(in: .tab(.search)) },
            { $0.setStack([], in: .tab(.search)) },
        ] as [(inout MailState) -> Void] {
            leave(&state)
            expectEqual(state, shown)
        }
        state.push(.message(1), in: .tab(.search))
        state.adapt(toCompact: true)
        expectEqual(state.stack, [.message(1)])
    },
    Scenario("what a tab's list selects stays in that tab, on show or not") { _ in
        for isOnShow in [true, false] {
            var state = MailState()
            state.adapt(toCompact: true)
            state.select(.search)
            state.push(.archive)
            if !isOnShow { state.select(.settings) }
            state.setDetailSelection(.receipt(1), in: .tab(.search))
            expectEqual(state.selectedTab, isOnShow ? .search : .settings)
            expectEqual(state.stack(in: .tab(.search)), [.archive, .receipt(1)])
            expectEqual(state.detailSelection(in: .tab(.search)), .receipt(1))
            expectEqual(state.stack(in: .tab(.inbox)), [])
        }
    },
]

/// Somebody who asks for something that guards are asked about, which take their time.
@MainActor private final class Late {
    struct Act {
        let name: String
        let change: @MainActor (MailRouter) -> Void

        init(_ name: String, _ change: @escaping @MainActor (MailRouter) -> Void) {
            (self.name, self.change) = (name, change)
        }
    }

    let router: MailRouter
    private let device = Device { EmptyView() }
    private var asked: [CheckedContinuation<Bool, Never>] = []
    private var holds: Bool
    private var (isGuarded, isDone) = (false, false)

    init(_ state: MailState, holds: Bool = false) {
        router = MailRouter(state)
        self.holds = holds
        router.guards.signedIn = { [unowned self] in await ask() }
        router.guards.saved = { [unowned self] in await ask() }
        router.onTransition = { [unowned self] in
            if $0.swallowed == .isGuarded { isGuarded = true } else if isGuarded, $0.intent != .adapt { isDone = true }
        }
    }

    var isAsked: Bool { !asked.isEmpty }

    private func ask() async -> Bool { holds ? true : await withCheckedContinuation { asked.append($0) } }

    func settle(until isReached: () -> Bool) { device.settle(until: isReached) }

    /// Lets the guards answer that are asked, and all that are asked after them.
    func answer(_ holds: Bool) {
        settle { isAsked }
        (isDone, self.holds) = (false, holds)
        let waiting = asked
        asked = []
        for one in waiting { one.resume(returning: holds) }
        settle { isDone }
    }

    /// What comes of something; `nil` where no guard is asked, or nobody to log in.
    func comes(to act: Act, turns: Int = 0, logsIn: Bool = false) -> MailState? {
        act.change(router)
        if !isGuarded { return nil }
        if holds {
            settle { isDone }
            return router.state
        }
        if logsIn {
            answer(false)
            if !router.state.shown.contains(.logIn) { return nil }
        }
        for _ in 0..<turns { router.adapt(toCompact: !router.isCompact) }
        if logsIn { router.recheckGuards() }
        answer(true)
        return router.state
    }
}

extension Late {
    /// What is shown, and what is once the window turns.
    static func places(_ state: MailState) -> [String] {
        [false, true].flatMap { isCompact in
            var state = state
            state.adapt(toCompact: isCompact)
            let columns = "\(state.contentRoot as Any) \(state.contentStack) \(state.detailRoot) \(state.detailStack)"
            return ["\(state.selectedTab)", columns] + MailTab.allCases.map { "\($0) \(state.stack(in: .tab($0)))" }
        }
    }

    private static let items: [MailItem] = [
        .inbox, .archive, .folder(1), .message(1), .draft(1), .contact(1), .search, .settings,
    ]

    /// What the app begins with, turned, in each tab, and with each of the screens.
    static let states: [(String, MailState)] = {
        var states = [("columns", MailState()), ("compact", MailState())]
        states[1].1.adapt(toCompact: true)
        states.append(("the tab search", states[1].1))
        states[2].1.select(.search)
        return states.flatMap { name, state in
            [(name, state)] + items.flatMap { item in
                [("push", { $0.push(item) }), ("choose", { $0.setDetailRoot(item) })].map {
                    (way: (String, (inout MailState) -> Void)) in
                    var new = state
                    way.1(&new)
                    return ("\(name), \(way.0) \(item)", new)
                }
            }
        }
    }()

    static let acts = [
        Act("back by hand") {
            if $0.isCompact { $0.stack = $0.stack.dropLast() } else { $0.detailStack = $0.detailStack.dropLast() }
        },
        Act("leave the selection") { $0.detailSelection = nil },
        Act("row") { $0.choose(row: .archive) },
        Act("tab") { $0.select(.settings) },
    ] + acts("the whole") { $0 } + acts("the tab on show") { $0.router(of: $0.selectedTab) }
        + acts("the tab inbox") { $0.router(of: .inbox) } + acts("the tab search") { $0.router(of: .search) }

    private static func acts(_ name: String, _ router: @escaping @MainActor (MailRouter) -> MailRouter) -> [Act] {
        [
            Act("\(name): push") { router($0).push(.vault(1)) },
            Act("\(name): push more") { router($0).push([.contact(9), .vault(1)]) },
            Act("\(name): open") { router($0).open(.vault(1)) },
            Act("\(name): choose") { router($0).setDetailRoot(.vault(1)) },
            Act("\(name): replace") { router($0).replaceTop(with: .vault(1)) },
            Act("\(name): trail") { router($0).setTrail([.archive, .vault(1)]) },
            Act("\(name): link") { router($0).stack.append(.vault(1)) },
            Act("\(name): pop") { router($0).pop() },
            Act("\(name): pop to root") { router($0).popToRoot() },
            Act("\(name): back to root") { router($0).backToRoot() },
            Act("\(name): empty") { router($0).stack = [] },
        ]
    }
}
