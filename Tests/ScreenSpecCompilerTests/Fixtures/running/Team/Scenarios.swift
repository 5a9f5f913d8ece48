import Foundation
import Observation
@_spi(Running) import SwiftUI

/// What the state says is on screen, by accessibility identifier.
@MainActor func expected(_ router: NavigationRouter) -> [NavigationItem] {
    if router.isCompact { return [router.state.stack(in: .base).last ?? router.selectedTab.root] }
    return [router.contentRoot, router.detailStack.last ?? router.detailRoot].compactMap { $0 }
}

/// A device with the app, and a person who looks after each step whether the screen shows what the state says.
@MainActor struct Member {
    let router = NavigationRouter()
    let device: Device

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings) {
        let router = router
        device = Device(sizeClass, readings) { NavigationHost(users: Sample.users, router: router) }
        look()
    }

    func look(line: Int = #line) {
        let layers = router.layers.compactMap { $0.stack.last ?? $0.item }
        let wanted = (expected(router) + layers).map(\.accessibilityIdentifier)
        device.settle { device.layers.filter { $0 != "alert" }.count == router.layers.count }
        expectEqual(device.screens, wanted, "on screen\n\(device.outline)", line: line)
        expectEqual(device.layers.filter { $0 != "alert" }.count, router.layers.count, line: line)
        expectEqual(device.missing, [], line: line)
        if router.isCompact { expectEqual(device.tabs.selected, router.selectedTab.displayName, line: line) }
        if !router.isCompact { lookAtSidebar(line: line) }
        expectNoProblem(device, line: line)
    }

    private func lookAtSidebar(line: Int) {
        let isLeftToSystem = router.visibleColumns == .automatic
        let isHidden = isLeftToSystem ? !device.hasRoomForSidebar : router.visibleColumns != .all
        expectEqual(device.showsSidebar, !isHidden, "\(router.visibleColumns)", line: line)
        if device.showsSidebar, let row = router.derivedMenuItem {
            let name = if case .user(let id) = row { Sample.users[id - 1].name } else { row.displayName }
            expect(device.selectedRows.contains(name), "\(row) among \(device.selectedRows)", line: line)
        }
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
        switch random.next(below: 25) {
        case 0: turn(to: router.isCompact ? .regular : .compact)
        case 1, 2: if device.canGoBack { back() }
        case 3: if !device.layers.isEmpty { device.swipeAway() }
        case 4: if device.layers.isEmpty, let tab = random.pick(device.tabs.titles) { tapTab(tab) }
        case 5: lead { $0.present(.profile(2), as: [.sheet, .fullScreenCover, .popover][random.next(below: 3)]) }
        case 6: lead { $0.remove { $0 == .profile(2) || $0 == .user(2) } }
        case 7: lead { $0.dismiss() }
        case 18: lead { $0.presentedSheet = random.next(below: 3) == 0 ? nil : .invite }
        case 9, 14:
            let links = ["home", "people", "people/1", "people/2", "people/2/work", "nowhere"]
            device.open(URL(string: "team:/" + random.pick(links)!)!)
            look()
        case 10, 11, 12: lead { $0.lead(&random, among: Self.items, lists: Self.lists, back: &saved) }
        case 13: lead { $0.selectedTab = random.pick(AppTab.allCases)! }
        case 8:
            let tab = random.pick(AppTab.allCases)!
            lead { $0.router(of: tab).push(.profile(2)) }
        case 19:
            let tab = router.router(of: random.pick(AppTab.allCases)!)
            let screens: [NavigationItem] = random.pick([[], [.profile(1)], [.profile(2), .user(1)]])!
            lead { _ in tab.detailStack = screens }
            expectEqual(tab.detailStack, screens)
        case 20:
            device.resize(hasRoomForSidebar: !device.hasRoomForSidebar)
            look()
        case 21:
            device.goHome()
            look()
        case 16: lead { $0.setContentRoot(random.pick(Self.items)!) }
        case 17: lead { $0.router(of: random.pick(AppTab.allCases)!).leadOn(&random, among: Self.items) }
        case 15:
            device.tapAtOnce((0..<2).compactMap { _ in random.pick(device.tappable) })
            look()
        default: if let name = random.pick(device.tappable) { tap(name) }
        }
    }
}

extension Member {
    fileprivate static let items: [NavigationItem] = [
        .home, .everyone, .settings, .user(1), .user(2), .profile(1), .profile(2),
    ]
    /// What can be deleted, in the lists that it stands in.
    fileprivate static let lists: [[NavigationItem]] = [[.user(1), .user(2)], [.profile(1), .profile(2)]]
}

extension NavigationRouter: Leading {
    func remove(_ items: [NavigationItem], among siblings: [NavigationItem]) {
        remove(among: siblings) { items.contains($0) }
    }
}

/// Who has logged in.
@Observable @MainActor final class Account { var router = NavigationRouter() }

/// A sidebar that says how much is pushed in a tab.
struct Counts: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View { Text("\(router.router(of: .people).stack.count) in People") }
}

struct AccountView: View {
    let account: Account

    var body: some View { NavigationHost(users: Sample.users, router: account.router) }
}

@main enum Program {
    @MainActor static func main() { Scenario.run(ways + defects) }

    @MainActor static let ways: [Scenario] = [
        Scenario("columns: rows of the app's own data, links, back") { readings in
            let member = Member(.regular, readings)
            member.tap("Ben", "Profile of 2")
            expectEqual(member.device.selectedRows, ["Ben"])
            member.back()
            member.tap("Everyone", "Show Ann")
            expect(member.device.isShowing("Profile 1"), "\(member.device.texts)")
            member.tap("Home", "Ann's profile")
            member.back()
        },
        Scenario("a phone's first body knows that it is one") { readings in
            beliefs = []
            _ = Device(.compact, readings) { NavigationHost(users: Sample.users) }
            expectEqual(beliefs.first, true)
        },
        Scenario("tabs: each keeps its place, and a second tap goes to its root") { readings in
            let member = Member(.compact, readings)
            member.tap("Ann's profile", "in profile 1 0")
            member.device.tapTab("People")
            member.look()
            member.tap("Show Ben")
            member.tapTab("Home")
            expect(member.device.isShowing("in profile 1 1"), "\(member.device.texts)")
            member.tapTab("Home")
            if readings.retapWritesSelection { expect(member.device.isShowing("at home 0"), "\(member.device.texts)") }
            member.tapTab("People")
            member.back()
            expect(member.device.isShowing("Show Ben"), "\(member.device.texts)")
        },
        Scenario("a sheet is opened, swiped away and left") { readings in
            for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                let member = Member(sizeClass, readings)
                member.tap("Invite")
                expect(member.device.swipeAway(), "a clean sheet closes")
                member.look()
                member.tap("Invite", "Leave")
                expectEqual(member.device.layers, [])
            }
        },
        Scenario("turning shows the same place") { readings in
            let member = Member(.regular, readings)
            member.tap("Everyone", "Show Ann")
            member.turn(to: .compact)
            expect(member.device.isShowing("Profile 1"), "\(member.device.texts)")
            member.turn(to: .regular)
            expect(
                member.device.isShowing("Profile 1") && member.device.isShowing("Show Ben"), "\(member.device.texts)")
        },
        Scenario("who leaves the app for a moment finds it as it was") { readings in
            for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                let member = Member(sizeClass, readings)
                member.tap("Ann's profile", "in profile 1 0")
                let there = member.router.state
                var heard: [NavigationTransition] = []
                member.router.onTransition = { heard.append($0) }
                member.device.goHome()
                member.look()
                expect(member.device.isShowing("in profile 1 1"), "\(member.device.texts)")
                expectEqual(member.router.state, there)
                expectEqual(heard, [])
                let other: UserInterfaceSizeClass = sizeClass == .compact ? .regular : .compact
                member.device.goHome(backTo: other)
                member.look()
                expectEqual(member.router.isCompact, other == .compact)
            }
        },
        Scenario("a host in UIKit's controllers, where every phase is the background, follows its window") { readings in
            let router = NavigationRouter()
            let device = Device(.regular, readings, phase: .background) {
                NavigationHost(users: Sample.users, router: router)
            }
            expectEqual(router.isCompact, false)
            device.resize(to: .compact)
            expectEqual(router.isCompact, true)
            expectEqual(device.tabs.selected, "Home")
            device.resize(to: .regular)
            expect(device.showsSidebar, device.outline)
        },
        Scenario("people go where they like") { readings in
            forEachWalk(readings, steps: sampleWalk(readings)) { random, readings, steps in
                let member = Member(.regular, readings)
                var saved: NavigationState?
                for _ in 0..<steps where member.device.problems.isEmpty { member.step(&random, back: &saved) }
            }
        },
    ]

    // Each of these says what a person sees today and should not.
    @MainActor static let defects: [Scenario] = [
        Scenario("turning keeps what a person has begun in a sheet") { readings in
            let member = Member(.regular, readings)
            member.tap("Invite", "invite 0")
            member.turn(to: .compact)
            expect(member.device.isShowing("invite 1"), "\(member.device.texts)")
        },
        Scenario("a sheet with something to lose asks when it is swiped") { readings in
            let member = Member(.regular, readings)
            member.tap("Invite", "invite 0")
            member.device.swipeAway()
            expectEqual(member.device.layers, ["sheet", "alert"])
            member.device.tap("Cancel")
            expectEqual(member.device.layers, ["sheet"])
            expect(member.device.isShowing("invite 1"), "\(member.device.texts)")
            member.device.swipeAway()
            member.device.swipeAway()
            expectEqual(member.device.layers, ["sheet"])
            expectEqual(member.router.question, nil)
            member.device.swipeAway()
            member.device.tap("Discard")
            expectEqual(member.device.layers, [])
            member.look()
        },
        Scenario("a sheet with something to lose asks before it is cancelled") { readings in
            let member = Member(.compact, readings)
            member.tap("Invite", "invite 0")
            member.device.tap("Cancel")
            expectEqual(member.device.layers, ["sheet", "alert"])
            member.device.tap("Discard")
            expectEqual(member.device.layers, [])
            member.tap("Invite", "Cancel")
            expectEqual(member.device.layers, [])
        },
        Scenario("a sheet with something to lose asks before others with it are closed") { readings in
            let member = Member(.regular, readings)
            member.tap("Invite", "invite 0")
            member.router.present(.settings)
            member.device.settle()
            expectEqual(member.device.layers, ["sheet", "sheet"])
            member.router.dismissAll()
            member.device.settle()
            expectEqual(member.device.layers, ["sheet", "sheet", "alert"])
            member.device.tap("Discard")
            expectEqual(member.device.layers, [])
            member.look()
        },
        Scenario("what a sheet asks about is done as it was asked for, however the window turns") { readings in
            for turns in 0...2 {
                let member = Member(.compact, readings)
                member.tapTab("People")
                member.lead { $0.push([.profile(1), .profile(2)]) }
                member.lead { $0.present(.invite) }
                member.tap("invite 0")
                member.router.open(.settings)
                member.device.settle()
                expect(member.router.question != nil, "nobody is asked")
                for turn in 0..<turns { member.device.resize(to: turn == 0 ? .regular : .compact) }
                member.router.answer(discarding: true)
                member.device.settle()
                member.turn(to: .compact)
                expectEqual(member.router.selectedTab, .settings)
                member.tapTab("People")
                expectEqual(member.router.stack, [.profile(1), .profile(2)])
            }
        },
        Scenario("a sheet with something to lose asks when the app closes it") { readings in
            let member = Member(.regular, readings)
            member.tap("Invite", "invite 0")
            member.device.tap("Leave")
            expectEqual(member.device.layers, ["sheet", "alert"])
        },
        Scenario("a sheet does not ask after saving") { readings in
            let member = Member(.regular, readings)
            member.tap("Invite", "invite 0")
            member.device.tap("Save")
            expectEqual(member.device.layers, [])
        },
        Scenario("a tab that is chosen again is heard, and nothing else") { readings in
            let member = Member(.compact, readings)
            member.tap("at home 0", "Ann's profile")
            var intents: [NavigationTransition.Intent] = []
            member.router.onTransition = { intents.append($0.intent) }
            member.tapTab("Home")
            if readings.retapWritesSelection || readings.retapPopsStack {
                expect(member.device.isShowing("at home 1"), "\(member.device.texts)")
            }
            if readings.retapWritesSelection { expectEqual(intents.filter { $0 == .reselect(.home) }.count, 1) }
        },
        Scenario("what a tab's view does late leaves alone what has no tab") { readings in
            let member = Member(.compact, readings)
            let home = member.router.router(of: .home)
            member.turn(to: .regular)
            member.tap("Ben")
            member.lead { _ in home.push(.profile(1)) }
            expectEqual(member.device.screens, [NavigationItem.user(2).accessibilityIdentifier])
            member.turn(to: .compact)
            member.back()
            expect(member.device.isShowing("Profile 1"), "\(member.device.texts)")
        },
        Scenario("a row that is deleted takes nothing from a tab that is not on show") { readings in
            let member = Member(.compact, readings)
            member.lead { $0.push(.profile(1)) }
            member.lead { $0.selectedTab = .people }
            member.turn(to: .regular)
            member.lead { $0.setContentRoot(.user(2)) }
            member.lead { $0.remove { $0 == .user(2) } }
            expectEqual(member.router.contentRoot, .everyone)
            expectEqual(member.router.tabStacks[.home], [.profile(1)])
        },
        Scenario("a row that is deleted leaves its neighbour's tab as that was") { readings in
            for siblings in [[], [.everyone, .user(2)]] as [[NavigationItem]] {
                let member = Member(.compact, readings)
                member.lead { $0.selectedTab = .people }
                member.lead { $0.push([.profile(1), .profile(3)]) }
                member.lead { $0.selectedTab = .home }
                member.turn(to: .regular)
                member.lead { $0.setContentRoot(.user(2)) }
                member.lead { $0.remove(among: siblings) { $0 == .user(2) || $0 == .profile(1) } }
                expectEqual(member.router.contentRoot, .everyone)
                expectEqual(member.router.selectedTab, .people)
                expectEqual(member.router.tabStacks[.people], [.profile(3)])
            }
        },
        Scenario("what a tab chose beside it is not kept in it as well") { readings in
            let member = Member(.regular, readings)
            member.tap("Everyone")
            for _ in 1...2 { member.lead { $0.router(of: .people).setDetailRoot(.user(2)) } }
            expectEqual(member.router.contentRoot ?? member.router.detailRoot, .user(2))
            expectEqual(member.router.tabStacks[.people], [])
        },
        Scenario("a row that no tab leads to is still chosen after a look at another tab") { readings in
            let member = Member(.regular, readings)
            member.tap("Ben")
            member.turn(to: .compact)
            member.tapTab("People")
            member.tapTab("Home")
            expectEqual(member.router.stack, [.user(2)])
            member.turn(to: .regular)
            expectEqual(member.device.selectedRows, ["Ben"])
        },
        Scenario("what lies on a hidden tab's placeholder stays on it") { readings in
            let member = Member(.compact, readings)
            let people = member.router.router(of: .people)
            member.lead { _ in people.detailStack = [.profile(1), .profile(2)] }
            expectEqual(people.detailStack, [.profile(1), .profile(2)])
            member.lead { _ in people.pop() }
            member.lead { $0.selectedTab = .people }
            member.lead { $0.selectedTab = .home }
            member.lead { $0.selectedTab = .people }
            member.turn(to: .regular)
            expectEqual(member.router.detailStack, [.profile(1)])
            expectEqual(member.router.detailSelection, nil)
            member.turn(to: .compact)
            member.lead { $0.selectedTab = .home }
            member.lead { _ in people.detailSelection = .profile(1) }
            member.lead { $0.selectedTab = .people }
            expectEqual(member.router.detailSelection, .profile(1))
        },
        Scenario("what lies on a deleted screen stays in the detail column, on show or not") { readings in
            for (isTurned, isHidden) in [(false, false), (true, false), (true, true)] {
                let member = Member(.regular, readings)
                member.lead { $0.setContentRoot(.everyone) }
                member.lead { $0.detailSelection = .profile(1) }
                member.lead { $0.push(.profile(2)) }
                if isTurned { member.turn(to: .compact) }
                if isHidden { member.lead { $0.select(.home) } }
                member.lead { $0.remove { $0 == .profile(1) } }
                if isHidden { member.lead { $0.select(.people) } }
                if isTurned { member.turn(to: .regular) }
                expectEqual(member.router.detailSelection, nil)
                expectEqual(member.router.detailStack, [.profile(2)])
                member.lead { $0.replaceTop(with: .profile(3)) }
                expectEqual(member.router.detailSelection, nil)
                expectEqual(member.router.detailStack, [.profile(3)])
            }
        },
        Scenario("who looks at a tab's router sees what changes in it") { readings in
            let router = NavigationRouter()
            let device = Device(.regular, readings) { NavigationHost(router: router) { Counts() } }
            router.router(of: .people).push(.profile(1))
            device.settle()
            expect(device.isShowing("1 in People"), "\(device.texts)")
            expectNoProblem(device)
        },
        Scenario("another router is told of the room there is") { readings in
            let account = Account()
            let device = Device(.compact, readings) { AccountView(account: account) }
            account.router = NavigationRouter()
            device.settle()
            expect(account.router.isCompact, "it believes that there is room for columns")
            account.router.open(.profile(1))
            device.settle()
            expectEqual(device.screens, [NavigationItem.profile(1).accessibilityIdentifier])
            expectNoProblem(device)
        },
    ]
}
