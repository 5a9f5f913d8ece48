@_spi(Running) import SwiftUI

/// A device with the app, and a person who looks after each step whether the screen shows what the state says.
@MainActor struct Reader {
    let router = NavigationRouter()
    let device: Device

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings) {
        let router = router
        device = Device(sizeClass, readings) { NavigationHost(router: router) }
        look()
    }

    private var expected: [NavigationItem] {
        let state = router.state
        if state.selectedTab == .inbox { return [state.stack.last ?? .inbox] }
        if state.isCompact { return [state.stack.last ?? .boards] }
        return [state.contentStack.last ?? .boards, state.detailStack.last ?? state.detailRoot]
    }

    func look(line: Int = #line) {
        expectEqual(device.screens, expected.map(\.accessibilityIdentifier), "on screen\n\(device.outline)", line: line)
        expectEqual(device.missing, [], line: line)
        expectNoProblem(device, line: line)
    }

    func tap(_ names: String..., line: Int = #line) {
        for name in names {
            device.tap(name)
            look(line: line)
        }
    }

    func back(line: Int = #line) {
        device.back()
        look(line: line)
    }

    func turn(to sizeClass: UserInterfaceSizeClass, line: Int = #line) {
        device.resize(to: sizeClass)
        look(line: line)
    }

    func lead(_ way: (NavigationRouter) -> Void, line: Int = #line) {
        way(router)
        device.settle()
        look(line: line)
    }

    /// Does something that can be done here.
    func step(_ random: inout Walk) {
        let number = random.next(below: 3) + 1
        switch random.next(below: 15) {
        case 0: turn(to: router.isCompact ? .regular : .compact)
        case 1, 2: if device.canGoBack { back() }
        case 3: lead { $0.open(.thread(number)) }
        case 12: lead { $0.replaceTop(with: [.thread(number), .board(number), .member(number)][number - 1]) }
        case 4: lead { $0.open(.board(number)) }
        case 13:
            let screens: [NavigationItem] = [[], [.board(number)], [.board(1), .member(number)]][number - 1]
            lead { $0.detailStack = screens }
            expectEqual(router.detailStack, screens)
        case 14 where router.contentRoot != nil:
            let lists: [NavigationItem] = [[], [.board(number)], [.board(1), .board(number)]][number - 1]
            let stack = router.contentStack == lists ? router.stack : lists
            lead { $0.contentStack = lists }
            expectEqual(router.contentStack, lists)
            expectEqual(router.stack, stack)
        case 5: lead { $0.remove { $0 == .thread(number) || $0 == .board(number) } }
        case 6:
            if let tab = random.pick(device.tabs.titles) { device.tapTab(tab) }
            look()
        case 7: lead { $0.router(of: .boards).open(.thread(number)) }
        case 8: lead { $0.popToRoot() }
        default: if let name = random.pick(device.tappable) { tap(name) }
        }
    }
}

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("a phone's first body knows that it is one") { readings in
                beliefs = []
                _ = Device(.compact, readings) { NavigationHost() }
                expectEqual(beliefs.first, true)
            },
            Scenario("a list that the root leads to is pushed in its column") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("board 1", "thread 1")
                expectEqual(reader.router.stack, [.board(1), .thread(1)])
                expectEqual(reader.router.contentStack, [.board(1)])
                reader.tap("thread 6")
                expectEqual(reader.router.stack, [.board(1), .thread(6)])
                reader.tap("author")
                expectEqual(reader.router.detailStack, [.member(6)])
                reader.back()
                reader.tap("board 2")
                expectEqual(reader.router.stack, [.board(1), .board(2)])
                reader.back()
                reader.back()
                expectEqual(reader.router.stack, [])
            },
            Scenario("a list that is on top does not come twice") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("board 1", "thread 1")
                reader.lead { $0.open(.board(1)) }
                expectEqual(reader.router.stack, [.board(1), .thread(1)])
                reader.lead { $0.push(.board(3)) }
                reader.lead { $0.open(.board(3)) }
                expectEqual(reader.router.stack, [.board(1), .thread(1), .board(3)])
                reader.back()
                reader.turn(to: .compact)
                reader.lead { $0.open(.board(1)) }
                expectEqual(reader.router.stack, [.board(1)])
            },
            Scenario("in one column all of it is one way") { readings in
                let reader = Reader(.compact, readings)
                reader.tap("board 1", "board 2", "thread 2", "author")
                expectEqual(reader.router.stack, [.board(1), .board(2), .thread(2), .member(2)])
                for _ in 0..<4 { reader.back() }
                expectEqual(reader.router.stack, [])
            },
            Scenario("turning shows the same place") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("board 1", "thread 1", "author")
                let state = reader.router.state
                reader.turn(to: .compact)
                reader.turn(to: .regular)
                expectEqual(reader.router.state, state)
            },
            Scenario("what takes the place of a screen that lies on a placeholder lies on that, too") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("thread 9", "author")
                reader.lead { $0.remove { $0 == .thread(9) } }
                expectEqual(reader.router.detailSelection, nil)
                expectEqual(reader.router.detailStack.count, 1)
                reader.lead { $0.replaceTop(with: .member(7)) }
                expectEqual(reader.router.detailSelection, nil)
                expectEqual(reader.router.detailStack, [.member(7)])
                reader.back()
                expectEqual(reader.router.detailStack, [])
            },
            Scenario("a list over a screen that is deleted stays in the tab's detail column") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("board 1", "thread 1")
                reader.lead { $0.push(.board(2)) }
                reader.lead { $0.remove { $0 == .thread(1) } }
                expectEqual(reader.router.contentStack, [.board(1)])
                expectEqual(reader.router.detailStack, [.board(2)])
                reader.lead { $0.select(.inbox) }
                reader.lead { $0.select(.boards) }
                reader.lead { $0.remove { $0 == .board(1) } }
                expectEqual(reader.router.contentStack, [])
                expectEqual(reader.router.detailStack, [.board(2)])
                reader.turn(to: .compact)
                reader.turn(to: .regular)
                expectEqual(reader.router.detailStack, [.board(2)])
                reader.lead { $0.open(.thread(1)) }
                expectEqual(reader.router.stack, [.thread(1)])
                expectEqual(reader.router.detailSelection, .thread(1))
            },
            Scenario("what is written reads back, and written again changes nothing") { readings in
                let reader = Reader(.regular, readings)
                reader.lead { $0.detailStack = [.board(3), .thread(3)] }
                expectEqual(reader.router.detailStack, [.board(3), .thread(3)])
                expectEqual(reader.router.contentStack, [])
                reader.lead { $0.contentStack = [] }
                expectEqual(reader.router.detailStack, [.board(3), .thread(3)])
                reader.lead { $0.contentStack = [.board(3)] }
                expectEqual(reader.router.contentStack, [.board(3)])
                expectEqual(reader.router.stack, [.board(3)])
                reader.router.select(.inbox)
                reader.router.state.setDetailStack([.board(1), .member(2)], in: .tab(.boards))
                expectEqual(reader.router.state.detailStack(in: .tab(.boards)), [.board(1), .member(2)])
                reader.lead { $0.contentStack = [.board(2)] }
                expectEqual(reader.router.stack, [])
                reader.lead { $0.select(.boards) }
                expectEqual(reader.router.contentStack, [.board(3)])
                expectEqual(reader.router.detailStack, [.board(1), .member(2)])
            },
            Scenario("what is on top of a hidden tab stays when it is opened, and so do lists when nothing is chosen") { readings in
                let reader = Reader(.regular, readings)
                let boards = reader.router.router(of: .boards)
                reader.lead { $0.detailStack = [.thread(1), .member(1)] }
                reader.lead { $0.select(.inbox) }
                reader.lead { _ in boards.open(.member(1)) }
                expectEqual(boards.detailStack, [.thread(1), .member(1)])
                reader.lead { $0.select(.boards) }
                reader.lead { $0.setTrail([.board(1), .board(2), .thread(2)]) }
                let placeholder = NavigationItem.board(2).placeholder!
                reader.lead { $0.setDetailRoot(placeholder) }
                expectEqual(reader.router.stack, [.board(1), .board(2)])
                reader.lead { $0.setDetailRoot(.thread(2)) }
                reader.lead { $0.remove(among: [.thread(2), .board(3), .thread(3)]) { $0 == .thread(2) } }
                expectEqual(reader.router.stack, [.board(1), .board(2), .thread(3)])
            },
            Scenario("VoiceOver goes to what is chosen in a tab, and not to a placeholder") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("board 1")
                expectEqual(reader.device.focused, [])
                reader.tap("thread 1")
                expectEqual(reader.device.focused, ["thread"])
            },
            Scenario("the column beside the tabs is there where there is room, and stays while the app is in the background") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("seen 0 times", "seen 1 times")
                reader.device.goHome()
                expect(reader.device.isShowing("seen 2 times"), reader.device.outline)
                reader.tap("somebody")
                expectEqual(reader.router.detailRoot, .member(7))
                reader.device.goHome(backTo: .compact)
                expect(!reader.device.isShowing("somebody"), reader.device.outline)
                reader.device.goHome()
                expect(!reader.device.isShowing("somebody"), reader.device.outline)
                reader.turn(to: .regular)
                expect(reader.device.isShowing("seen 0 times"), reader.device.outline)
            },
            Scenario("a root that was hidden stays hidden") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("thread 9")
                reader.device.toggleSidebar()
                expectEqual(reader.device.screens, ["thread"])
                reader.device.tapTab("Inbox")
                reader.device.tapTab("Boards")
                expectEqual(reader.device.screens, ["thread"])
                reader.device.toggleSidebar()
                reader.look()
            },
            Scenario("a tab that is tapped again stays, unless the system takes it to its root") { readings in
                let reader = Reader(.compact, readings)
                reader.device.tapTab("Inbox")
                reader.tap("sender")
                reader.device.tapTab("Inbox")
                reader.look()
                if !readings.retapPopsStack { expectEqual(reader.router.stack, [.member(1)]) }
            },
            Scenario("people go where they like") { readings in
                forEachWalk(readings) { random, readings, steps in
                    let reader = Reader(.regular, readings)
                    for _ in 0..<steps where reader.device.problems.isEmpty { reader.step(&random) }
                }
            },
        ])
    }
}
