import Foundation
import Observation
@_spi(Running) import SwiftUI

/// What the state says is on screen: what fills the window, and over it the layers from the bottom up.
@MainActor func expected(_ router: NavigationRouter) -> [NavigationItem] {
    let state = router.state
    let stack = state.stack(in: .tab(state.selectedTab))
    var base = [stack.last ?? state.selectedTab.root]
    if state.selectedTab.holdsSplit, !state.isCompact {
        base = [state.selectedTab.root, state.detailStack.last ?? state.detailRoot]
    }
    return base + state.layers.compactMap { $0.stack.last ?? $0.item }
}

/// Hears whether a change is made without animations.
final class Change: @unchecked Sendable {
    private(set) var disablesAnimations: Bool?

    init(_ look: () -> Void) {
        withObservationTracking(look) { [weak self] in
            self?.disablesAnimations = Transaction.current.disablesAnimations
        }
    }
}

/// Whether people may see the app, and whether in another place of the views.
@MainActor @Observable final class Gate {
    var isOpen = true
    var isElsewhere = false
}

struct Guarded<Content: View>: View {
    let gate: Gate
    @ViewBuilder let content: () -> Content

    var body: some View {
        if !gate.isOpen {
            Text("Log in first")
        } else if gate.isElsewhere {
            VStack { content() }
        } else {
            content()
        }
    }
}

/// A device with the app, and a person who looks after each step whether the screen shows what the state says.
@MainActor struct Member {
    let router = NavigationRouter()
    let device: Device

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings) {
        let router = router
        device = Device(sizeClass, readings) { NavigationHost(router: router) }
        look()
    }

    func look(line: Int = #line) {
        let wanted = expected(router).map(\.accessibilityIdentifier)
        // A question that takes the place of another waits until that has gone, and a popover a moment for its source.
        device.settle { device.layers.count == router.layers.count + (router.question == nil ? 0 : 1) }
        expectEqual(device.screens, wanted, "on screen\n\(device.outline)", line: line)
        expectEqual(device.layers.filter { $0 != "alert" }.count, router.layers.count, line: line)
        expectEqual(device.layers.last == "alert", router.question != nil, line: line)
        expectEqual(device.tabs.selected, router.selectedTab.displayName, line: line)
        expectEqual(device.missing, [], line: line)
        lookAtAnswers(line: line)
        expectNoProblem(device, line: line)
    }

    /// A sheet for an answer asks before it closes where something was typed in it, or in a screen on it, and nowhere else.
    private func lookAtAnswers(line: Int) {
        let answers = device.states(Int.self, of: ComposeSheet.self).count { $0 > 0 }
        let hasNotes = device.states(Int.self, of: MemberView.self).contains { $0 > 0 }
        let asking = router.layers.indices.count { level in
            guard case .sheet(.compose) = router.layers[level].content else { return false }
            return router.router(ofLayer: level).isUnsaved
        }
        expect(hasNotes ? asking >= answers : asking == answers, "\(asking) ask, \(answers) answers", line: line)
    }

    func tap(_ names: String..., line: Int = #line) {
        for name in names {
            device.tap(name)
            look(line: line)
        }
    }

    func tapTab(_ name: String, line: Int = #line) {
        device.tapTab(name)
        look(line: line)
    }

    func back(line: Int = #line) {
        device.back()
        look(line: line)
    }

    func swipe(line: Int = #line) {
        device.swipeAway()
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
    func step(_ random: inout Walk, back saved: inout NavigationState?) {
        let number = random.next(below: 4) + 1
        switch random.next(below: 29) {
        case 28:
            device.goHome()
            look()
        case 0: turn(to: router.isCompact ? .regular : .compact)
        case 1, 2: if device.canGoBack { back() }
        case 3, 4: if !device.layers.isEmpty { swipe() }
        case 5: if device.layers.isEmpty, let tab = random.pick(device.tabs.titles) { tapTab(tab) }
        case 6: lead { $0.present(.member(number), as: [.sheet, .fullScreenCover, .popover][number % 3]) }
        case 7:
            lead {
                $0.remove(sheets: { $0 == .compose(number) }, where: { $0 == .member(number) || $0 == .thread(number) })
            }
        case 8: lead { $0.open(.thread(number)) }
        case 9: lead { $0.dismiss() }
        case 20: lead { $0.presentedSheet = number < 3 ? .compose(number) : number == 3 ? .about : nil }
        case 10:
            if let layer = random.pick(Array(router.layers.indices)) {
                lead { $0.router(ofLayer: layer).replaceTop(with: .member(number)) }
            }
        case 11:
            let links = ["https://forum.example.com/threads/\(number)", "forum:/log-in", "forum:/members/\(number)"]
            device.open(URL(string: links[number % 3])!)
            look()
        case 12, 13, 14: lead { $0.lead(&random, among: Self.items, lists: Self.lists, back: &saved) }
        case 15: lead { $0.detailSelection = number == 1 ? nil : random.pick(Self.items) }
        case 16: lead { $0.selectedTab = random.pick(AppTab.allCases)! }
        case 18, 19: lead { $0.router(of: random.pick(AppTab.allCases)!).leadOn(&random, among: Self.items) }
        case 17:
            device.tapAtOnce((0..<2).compactMap { _ in random.pick(device.tappable) })
            look()
        default: if let name = random.pick(device.tappable) { tap(name) }
        }
    }
}

extension Member {
    fileprivate static let items: [NavigationItem] = [
        .boards, .inbox, .thread(1), .thread(2), .member(1), .member(2), .saved(kind: 1), .saved(kind: 3), .logIn, .filter,
    ]
    /// What can be deleted, in the lists that it stands in.
    fileprivate static let lists: [[NavigationItem]] = [
        [.member(1), .member(2)], [.saved(kind: 1), .saved(kind: 3)], [.thread(1), .thread(2)],
    ]
}

extension NavigationRouter: Leading {
    func remove(_ items: [NavigationItem], among siblings: [NavigationItem]) {
        remove(among: siblings) { items.contains($0) }
    }
}

/// What `onTransition` has heard.
@MainActor final class Heard {
    var transitions: [NavigationTransition] = []

    init(_ router: NavigationRouter) { router.onTransition = { [weak self] in self?.transitions.append($0) } }

    /// Opens two layers, and hears what comes after.
    func present(_ member: Member) {
        member.lead { $0.present(.member(1)) }
        member.lead { $0.present(.compose(1)) }
        transitions = []
    }

    /// That layers were closed whose routers stand there, the last of them at once.
    func expectScopes(_ scopes: NavigationState.Scope..., line: Int = #line) {
        expectEqual(transitions.map(\.scope), scopes, line: line)
        expectEqual(Set(transitions.map(\.intent)), [.dismiss], line: line)
        expectEqual(transitions.last?.swallowed, nil, line: line)
        transitions = []
    }
}

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("a split view in a tab: root and detail side by side, or one stack") { readings in
                let member = Member(.regular, readings)
                member.tapTab("Boards")
                member.tap("To thread 1", "in thread 1 0", "To member 1")
                member.turn(to: .compact)
                member.back()
                expect(member.device.isShowing("in thread 1 1"), "\(member.device.texts)")
                member.turn(to: .regular)
                expect(member.device.isShowing("in thread 1 1"), "\(member.device.texts)")
                member.tap("To thread 2")
                expectEqual(member.router.stack, [.thread(2)])
                member.turn(to: .compact)
                member.back()
                expectEqual(member.device.screens, ["boards"])
            },
            Scenario("a screen is shown where it lives, from anywhere") { readings in
                for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                    let member = Member(sizeClass, readings)
                    member.tap("Thread 2 from here")
                    expectEqual(member.router.selectedTab, .boards)
                    expect(member.device.isShowing("This is thread 2"), "\(member.device.texts)")
                }
            },
            Scenario("what a tab's view waits for is pushed in its tab, and moves nobody") { readings in
                let rooms: [(UserInterfaceSizeClass, String)] = [(.regular, "Boards"), (.compact, "Posts")]
                for (sizeClass, tab) in rooms {
                    _ = Server.answer(1)
                    let member = Member(sizeClass, readings)
                    let inbox = member.router.router(of: .inbox)
                    member.tap("Newest member")
                    member.tapTab(tab)
                    let screens = member.device.screens
                    member.device.settle { Server.answer(9) }
                    member.device.settle { inbox.stack == [.member(9)] }
                    member.look()
                    expectEqual(inbox.stack, [.member(9)])
                    expectEqual(member.router.selectedTab.displayName, tab)
                    expectEqual(member.router.stack, [])
                    expectEqual(member.device.screens, screens)
                    member.tapTab("Inbox")
                    expect(member.device.isShowing("This is member 9"), "\(member.device.texts)")
                }
            },
            Scenario("what is presented has a stack, and its views act in it") { readings in
                let member = Member(.compact, readings)
                member.tap("Log in", "Who is member 9?")
                expectEqual(member.router.layers.map(\.stack), [[.member(9)]])
                expectEqual(member.router.stack, [])
                member.tap("Saved")
                member.back()
                member.back()
                member.tap("Done")
                expectEqual(member.device.layers, [])
            },
            Scenario("a sheet with a stack asks, whatever lies on it") { readings in
                let member = Member(.regular, readings)
                member.tapTab("Boards")
                member.tap("To thread 1", "Answer", "answer 1: 0 words", "Mention member 5")
                member.swipe()
                expectEqual(member.device.layers, ["sheet", "alert"])
                member.tap("Cancel")
                member.back()
                member.tap("Rules")
                member.swipe()
                member.tap("Leave")
                expectEqual(member.device.layers, ["sheet", "alert"])
                member.tap("Discard")
                expectEqual(member.device.layers, [])
            },
            Scenario("a screen in a sheet has something to lose while it is there") { readings in
                let member = Member(.compact, readings)
                member.lead { $0.present(.compose(1)) }
                member.tap("Mention member 5", "member 5: 0 notes")
                member.swipe()
                expectEqual(member.device.layers, ["sheet", "alert"])
                member.tap("Cancel")
                member.lead { $0.router(ofLayer: 0).push(.saved(kind: 1)) }
                member.swipe()
                member.tap("Cancel")
                member.back()
                member.back()
                expectEqual(member.router.router(ofLayer: 0).isUnsaved, false)
                member.tap("Mention member 5")
                member.swipe()
                expectEqual(member.device.layers, [])
            },
            Scenario("of equal screens in a sheet each speaks for itself") { readings in
                let member = Member(.compact, readings)
                member.lead { $0.present(.compose(1)) }
                member.tap("Mention member 5", "member 5: 0 notes")
                member.lead { $0.router(ofLayer: 0).push([.saved(kind: 2), .member(5)]) }
                member.swipe()
                expectEqual(member.device.layers, ["sheet", "alert"])
                member.tap("Cancel")
                member.back()
                member.back()
                expectEqual(member.router.router(ofLayer: 0).isUnsaved, true)
                member.back()
                member.tap("Mention member 5")
                member.lead { $0.router(ofLayer: 0).push([.saved(kind: 2), .member(5)]) }
                member.tap("member 5: 0 notes")
                member.back()
                member.back()
                member.swipe()
                expectEqual(member.device.layers, [])
            },
            Scenario("what code says of one screen of a sheet is not said of the next") { readings in
                let member = Member(.compact, readings)
                member.lead { $0.present(.compose(1)) }
                let layer = member.router.router(ofLayer: 0)
                member.tap("Mention member 5", "member 5: 0 notes")
                layer.isUnsaved = false
                member.lead { _ in layer.push(.member(6)) }
                expectEqual(layer.isUnsaved, false)
                member.tap("member 6: 0 notes")
                member.swipe()
                expectEqual(member.device.layers, ["sheet", "alert"])
                member.tap("Cancel")
                layer.isUnsaved = false
                member.back()
                member.swipe()
                expectEqual(member.device.layers, [])
            },
            Scenario("what the whole chooses is shown where it lives, and other tabs keep what they hold") { readings in
                let member = Member(.regular, readings)
                member.lead { $0.select(.inbox) }
                member.lead { $0.push(.member(1)) }
                member.lead { $0.setDetailRoot(.thread(3)) }
                expectEqual(member.router.selectedTab, .boards)
                expectEqual(member.router.stack, [.thread(3)])
                expectEqual(member.router.tabStacks[.inbox], [.member(1)])
            },
            Scenario("a view in a view that has nothing to lose has something to lose") { readings in
                let member = Member(.compact, readings)
                member.lead { $0.open(.filter) }
                member.tap("filter: 0 words")
                member.swipe()
                expectEqual(member.device.layers, ["sheet", "alert"])
            },
            Scenario("a page that goes leaves what was said of the others") { readings in
                let member = Member(.compact, readings)
                for isSaved in [true, false] {
                    member.lead { $0.open(.filter) }
                    if isSaved { member.tap("filter 0", "Apply") } else { member.router.router(ofLayer: 0).isUnsaved = true }
                    member.tap("By member 5", "member 5: 0 notes")
                    expectEqual(member.router.router(ofLayer: 0).isUnsaved, true)
                    member.back()
                    member.swipe()
                    expectEqual(member.device.layers, isSaved ? [] : ["sheet", "alert"])
                }
            },
            Scenario("a screen that saves takes back its own word alone") { readings in
                let member = Member(.compact, readings)
                member.lead { $0.open(.filter) }
                member.router.router(ofLayer: 0).isUnsaved = true
                member.tap("By member 5", "member 5: 0 notes", "Save notes")
                member.swipe()
                expectEqual(member.device.layers, ["sheet", "alert"])
            },
            Scenario("what lies over a sheet stays, whatever takes the place of the sheet's first screen") { readings in
                let member = Member(.compact, readings)
                member.lead { $0.open(.filter) }
                let filter = member.router.router(ofLayer: 0)
                member.lead { _ in filter.present(.compose(1)) }
                member.tap("answer 1: 0 words")
                member.lead { _ in filter.replaceTop(with: .member(3)) }
                expect(member.device.isShowing("answer 1: 1 words"), "\(member.device.texts)")
            },
            Scenario("a screen that moves up in a sheet says what it holds then") { readings in
                let member = Member(.compact, readings)
                member.lead { $0.present(.compose(1)) }
                member.lead { $0.router(ofLayer: 0).push([.member(5), .member(6)]) }
                member.tap("member 6: 0 notes")
                member.lead { $0.remove { $0 == .member(5) } }
                let isKept = member.device.isShowing("member 6: 1 notes")
                expectEqual(member.router.router(ofLayer: 0).isUnsaved, isKept)
                member.swipe()
                expectEqual(member.device.layers.isEmpty, !isKept)
            },
            Scenario("of several layers with something to lose each asks, and then all is done") { readings in
                for way in [{ $0.dismissAll() }, { $0.open(.thread(2)) }] as [@MainActor (NavigationRouter) -> Void] {
                    let member = Member(.regular, readings)
                    member.lead { $0.present(.compose(1)) }
                    member.tap("answer 1: 0 words")
                    member.lead { $0.open(.filter) }
                    member.tap("filter 0")
                    member.lead(way)
                    expectEqual(member.device.layers, ["sheet", "sheet", "alert"])
                    expectEqual(member.router.question, 1)
                    member.tap("Discard")
                    expectEqual(member.device.layers, ["sheet", "sheet", "alert"])
                    expectEqual(member.router.question, 0)
                    member.tap("Cancel")
                    expect(member.device.isShowing("filter 1"), "\(member.device.texts)")
                    member.lead(way)
                    member.tap("Discard")
                    member.device.swipeAway()
                    expect(member.device.isShowing("filter 1"), "\(member.device.texts)")
                    member.lead(way)
                    member.tap("Discard", "Discard")
                    expectEqual(member.device.layers, [])
                }
            },
            Scenario("a popover with something to lose stays when its source goes") { readings in
                let member = Member(.regular, readings)
                member.lead { $0.open(.thread(1)) }
                member.lead { $0.present(.filter, as: .popover) }
                member.tap("filter 0")
                member.lead { $0.remove { $0 == .thread(1) } }
                expect(!member.device.isShowing("Filter thread 1"), "\(member.device.texts)")
                expect(member.device.isShowing("filter 1"), "\(member.device.texts)")
                member.turn(to: .compact)
                expect(member.device.isShowing("filter 1"), "\(member.device.texts)")
                member.swipe()
                expectEqual(member.device.layers, ["popover", "alert"])
                member.tap("Discard")
                // One that cannot ask stays as well: what lies over it may.
                member.turn(to: .regular)
                member.lead { $0.open(.thread(2)) }
                member.lead { $0.present(.member(2), as: .popover) }
                expectEqual(member.device.anchors, ["Author of thread 2"])
                // One that comes with its source, in a layer.
                member.lead { $0.dismiss() }
                let count = member.device.popoversWithoutPlace
                member.lead {
                    $0.present(.member(5))
                    $0.router(ofLayer: 0).present(.member(6), as: .popover)
                }
                expectEqual(member.device.anchors, ["Friend of member 5"])
                expectEqual(member.device.popoversWithoutPlace, count)
                member.lead { $0.dismissAll() }
                member.lead { $0.present(.member(2), as: .popover) }
                member.lead { $0.router(ofLayer: 0).open(.filter) }
                member.tap("filter 0")
                member.lead { $0.remove { $0 == .thread(2) } }
                expectEqual(member.device.layers, ["popover", "sheet"])
                member.turn(to: .compact)
                expect(member.device.isShowing("filter 1"), "\(member.device.texts)")
            },
            Scenario("what a view and what code say of unsaved changes is one") { readings in
                let member = Member(.compact, readings)
                member.lead {
                    $0.open(.filter)
                    $0.router(ofLayer: 0).isUnsaved = true
                }
                expectEqual(member.device.swipeAway(), false)
                member.tap("Cancel", "filter 0", "Apply", "Clear", "filter 0")
                expectEqual(member.device.swipeAway(), false)
                member.look()
                expectEqual(member.device.layers, ["sheet", "alert"])
                member.tap("Cancel", "Apply")
                expectEqual(member.device.swipeAway(), true)
                member.look()
                expectEqual(member.device.layers, [])
            },
            Scenario("what was unsaved in a view that is gone asks nothing") { readings in
                let (router, gate) = (NavigationRouter(), Gate())
                let device = Device(.compact, readings) { Guarded(gate: gate) { NavigationHost(router: router) } }
                for isAsked in [false, true] {
                    router.open(.filter)
                    device.settle()
                    device.tap("filter 0")
                    expectEqual(router.router(ofLayer: 0).isUnsaved, true)
                    if isAsked {
                        expectEqual(device.swipeAway(), false)
                        expectEqual(device.layers, ["sheet", "alert"])
                    }
                    gate.isOpen = false
                    device.settle()
                    expectEqual(device.texts, ["Log in first"])
                    expectEqual(router.question, nil)
                    gate.isOpen = true
                    device.settle()
                    expect(device.isShowing("filter 0"), "\(device.texts)")
                    expectEqual(device.swipeAway(), true)
                    expectEqual(router.layers, [])
                    expectNoProblem(device)
                }
                // A view elsewhere shows the layer when that of the one before has gone, and keeps what it says itself.
                router.open(.filter)
                device.settle()
                gate.isElsewhere = true
                device.settle { device.layers == ["sheet"] }
                device.tap("filter 0")
                expectEqual(device.swipeAway(), false)
                expectNoProblem(device)
            },
            Scenario("a sheet that took another's place goes with a swipe") { readings in
                let member = Member(.compact, readings)
                for _ in 0..<2 {
                    member.lead { $0.open(.logIn) }
                    member.lead { $0.open(.signUp) }
                    expectEqual(member.device.layers, ["sheet"])
                    expectEqual(member.device.swipeAway(), true)
                    member.look()
                    expectEqual(member.router.layers, [])
                }
            },
            Scenario("who agrees to lose something closes what was asked about") { readings in
                let member = Member(.compact, readings)
                member.lead { $0.present(.compose(1)) }
                member.tap("answer 1: 0 words")
                member.lead { $0.dismiss() }
                member.lead { $0.present(.about) }
                expectEqual(member.router.layers.count, 2)
                expectEqual(member.router.question, 0)
                member.tap("Discard")
                expectEqual(member.router.layers, [])
                expectEqual(member.router.question, nil)
            },
            Scenario("restoring is not animated") { readings in
                let member = Member(.compact, readings)
                let start = member.router.state
                member.lead {
                    $0.push(.member(1))
                    $0.open(.logIn)
                }
                let there = member.router.state
                for state in [start, there] {
                    let change = Change { _ = member.router.layers }
                    member.lead { $0.state = state }
                    expectEqual(change.disablesAnimations, true)
                }
                let change = Change { _ = member.router.layers }
                member.lead { $0.dismiss() }
                expectEqual(change.disablesAnimations, false)
                member.lead { $0.present(.member(2), as: .popover) }
                let count = member.device.animatedPresentations
                member.lead { $0.state = there }
                expectEqual(member.device.animatedPresentations, count)
                member.lead { $0.dismiss() }
                expect(member.device.animatedPresentations > count, member.device.outline)
            },
            Scenario("a sheet whose first screen gives way to another stays, with what lies over it") { readings in
                let member = Member(.compact, readings)
                member.lead { $0.present(.member(1)) }
                let first = member.router.router(ofLayer: 0)
                first.present(.compose(1))
                member.lead { _ in }
                member.tap("answer 1: 0 words")
                member.lead { _ in
                    first.replaceTop(with: .member(2))
                    first.push(.saved(kind: 1))
                }
                expectEqual(member.router.layers.map(\.stack), [[.saved(kind: 1)], []])
                expect(member.device.isShowing("answer 1: 1 words"), "\(member.device.texts)")
                member.swipe()
                member.tap("Discard")
                member.back()
                expect(member.device.isShowing("This is member 2"), "\(member.device.texts)")
                member.lead { _ in first.dismiss() }
                expectEqual(member.device.layers, [])
                // Another screen has a state of its own, and says for itself what is unsaved.
                member.lead { $0.present(.filter) }
                member.tap("filter 0")
                let filter = member.router.router(ofLayer: 0)
                member.lead { _ in filter.replaceTop(with: .member(3)) }
                member.tap("Discard")
                expectEqual(member.device.layers, ["sheet"])
                expectEqual(member.device.swipeAway(), true)
            },
            Scenario("who hears that a layer closes hears which one, and which one was asked late") { readings in
                let member = Member(.regular, readings)
                let heard = Heard(member.router)
                heard.present(member)
                member.swipe()
                heard.expectScopes(.layer(1))
                member.swipe()
                heard.expectScopes(.layer(0))
                heard.present(member)
                member.tap("Leave")
                heard.expectScopes(.layer(1))
                member.lead { $0.router(ofLayer: 0).dismiss() }
                heard.expectScopes(.layer(0))
                heard.present(member)
                member.lead { $0.presentedSheet = nil }
                heard.expectScopes(.layer(1))
                member.lead { $0.dismissAll() }
                // What is asked about is the layer's own, too.
                heard.present(member)
                member.tap("answer 1: 0 words")
                member.swipe()
                expectEqual(heard.transitions.map(\.swallowed), [.isAsked])
                member.tap("Discard")
                heard.expectScopes(.layer(1), .layer(1))
                // A deletion closes what shows something deleted, and then what was asked about.
                member.lead { $0.present(.compose(1)) }
                member.tap("answer 1: 0 words")
                let compose = member.router.router(ofLayer: 1)
                heard.transitions = []
                member.lead { $0.remove { $0 == .member(1) } }
                expectEqual(heard.transitions.map(\.scope), [.layer(0)])
                member.tap("Discard")
                expectEqual(heard.transitions.map(\.scope), [.layer(0), .layer(0)])
                heard.transitions = []
                member.lead { _ in compose.push(.member(5)) }
                expectEqual(heard.transitions.map(\.scope), [nil])
                expectEqual(heard.transitions.map(\.goneLayer), [.sheet(.compose(1))])
            },
            Scenario("what shows something deleted closes") { readings in
                let member = Member(.regular, readings)
                member.lead { $0.present(.member(1), as: .fullScreenCover) }
                member.lead { $0.remove { $0 == .member(1) } }
                expectEqual(member.device.layers, [])
            },
            Scenario("people go where they like") { readings in
                forEachWalk(readings, steps: sampleWalk(readings)) { random, readings, steps in
                    let member = Member(.regular, readings)
                    var saved: NavigationState?
                    for _ in 0..<steps where member.device.problems.isEmpty { member.step(&random, back: &saved) }
                }
            },
        ])
    }
}
