import Foundation
import Observation
@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("a link waits for its guard, and goes on after the log-in") { readings in
                let club = Club(readings)
                club.tap("to the bar", shows: ["logIn"])
                club.tap("done", shows: ["logIn"])
                club.session.isValid = true
                club.tap("done", shows: ["bar"])
                club.device.back()
                club.look(["home"])
                club.tap("to the bar", shows: ["bar"])
                club.device.back()
                club.tap("event 1", shows: ["event"])
                expectEqual(club.refused, [])
            },
            Scenario("who leaves the log-in stays where they were") { readings in
                let club = Club(readings)
                club.tap("event 1", shows: ["event"])
                club.tap("have a drink", shows: ["logIn"])
                club.device.swipeAway()
                club.device.settle { !club.refused.isEmpty }
                club.look(["event"])
                expectEqual(club.refused, [.isRefused])
                // What is asked for again is kept again.
                club.tap("have a drink", shows: ["logIn"])
                club.session.isValid = true
                club.device.swipeAway()
                club.look(["bar"])
                expectEqual(club.router.stack, [.event(1), .bar])
            },
            Scenario("a tab is not chosen before its guard lets people through") { readings in
                let club = Club(readings)
                club.tapTab("Account", shows: ["logIn"])
                expectEqual(club.device.tabs.selected, "Home")
                club.tap("sign up", shows: ["event"])
                club.session.isValid = true
                club.device.back()
                club.look(["logIn"])
                club.tap("done", shows: ["account"])
                expectEqual(club.device.tabs.selected, "Account")
                club.tap("my event", shows: ["event"])
                club.tapTab("Home", shows: ["home"])
                club.session.isValid = false
                club.tapTab("Account", shows: ["logIn"])
                club.device.swipeAway()
                club.look(["home"])
                expectEqual(club.device.tabs.selected, "Home")
            },
            Scenario("links, cold and warm") { readings in
                let club = Club(readings) { $0.open(url: URL(string: "club://bar")!) }
                club.look(["logIn"])
                club.session.isValid = true
                club.tap("done", shows: ["bar"])
                club.device.back()
                club.session.isValid = false
                club.tapTab("Home", shows: ["home"])
                club.lead(shows: ["logIn"]) { $0.open(url: URL(string: "club://bar")!) }
                club.lead(shows: ["event"]) { $0.open(url: URL(string: "club://events/3")!) }
                expectEqual(club.router.layers, [])
                club.session.isValid = true
                club.lead(shows: ["event"]) {
                    $0.open(url: URL(string: "club://bar")!)
                    $0.open(url: URL(string: "club://events/4")!)
                }
                club.device.settle { club.router.stack.count == 2 }
                expectEqual(club.router.stack, [.bar, .event(4)])
                club.look(["event"])
            },
            Scenario("a link that launches the app waits for its guard") { readings in
                let session = Session()
                var routers: [ClubRouter] = []
                let desktop = Desktop(readings, .compact) {
                    WindowGroup {
                        let router = ClubRouter()
                        let _ = router.guards.signedIn = { session.isValid }
                        let _ = routers.append(router)
                        ClubHost(router: router)
                    }
                }
                desktop.close()
                desktop.open(URL(string: "club://bar")!)
                desktop.settle()
                expectEqual(desktop.front.screens.last, "logIn")
                expectEqual(routers.last?.layers.map(\.item), [.logIn])
                session.isValid = true
                desktop.front.tap("done")
                desktop.settle()
                expectEqual(desktop.front.screens, ["bar"])
                desktop.front.back()
                expectEqual(desktop.front.screens, ["home"])
                session.isValid = false
                desktop.open(URL(string: "club://bar")!)
                desktop.settle()
                expectEqual(desktop.front.screens.last, "logIn")
                expectNoProblem(desktop.front)
            },
            Scenario("what the app asks for") { readings in
                let club = Club(readings)
                club.tap("trail", shows: ["logIn"])
                club.session.isValid = true
                club.tap("done", shows: ["bar"])
                expectEqual(club.router.stack, [.event(2), .bar])
                club.session.isAdult = false
                club.lead(shows: ["bar"]) { $0.present(.invite(2)) }
                expectEqual(club.refused, [.isRefused])
                club.session.isAdult = true
                club.device.back()
                club.device.back()
                club.tap("invite")
                club.reads("invite 1")
            },
            Scenario("what is shown in a log-in stays in it, though it lives in a tab") { readings in
                let club = Club(readings)
                club.lead(shows: ["logIn"]) { $0.present(.logIn) }
                club.lead(shows: ["event"]) { $0.router(ofLayer: 0).setTrail([.logIn, .event(1)]) }
                expectEqual(club.router.layers.map(\.stack), [[.event(1)]])
                club.device.back()
                club.look(["logIn"])
                club.device.swipeAway()
                club.look(["home"])
            },
            Scenario("what is restored, and guarded, comes back later") { readings in
                var state = ClubState()
                state.push(.event(1))
                state.push(.bar)
                let club = Club(readings, state)
                club.look(["logIn"])
                expectEqual(club.router.stack, [.event(1)])
                club.session.isValid = true
                club.tap("done", shows: ["bar"])
                club.device.back()
                club.look(["event"])
                club.session.isValid = false
                state.select(.account)
                club.lead(shows: ["logIn"]) { $0.state = state }
                club.device.swipeAway()
                club.look(["event"])
                expectEqual(club.device.tabs.selected, "Home")
            },
            Scenario("what waits for somebody to log in is there at the next launch, and the log-in is not") { readings in
                let session = Session()
                var routers: [ClubRouter] = []
                let desktop = Desktop(readings, .compact) {
                    WindowGroup {
                        let router = ClubRouter()
                        let _ = router.guards.signedIn = { session.isValid }
                        let _ = routers.append(router)
                        ClubHost(router: router)
                    }
                }
                desktop.front.tap("event 1")
                session.isValid = true
                desktop.front.tap("have a drink")
                desktop.settle()
                expectEqual(desktop.front.screens, ["bar"])
                session.isValid = false
                for _ in 0..<2 {
                    desktop.relaunch()
                    desktop.settle()
                    expectEqual(routers.last?.layers.map(\.item), [.logIn])
                    expectEqual(routers.last?.stack, [.event(1)])
                }
                session.isValid = true
                desktop.relaunch()
                desktop.settle()
                expectEqual(routers.last?.layers, [])
                expectEqual(routers.last?.stack, [.event(1), .bar])
                session.isValid = false
                desktop.relaunch()
                desktop.settle()
                // Who does not log in has given it up.
                desktop.front.swipeAway()
                desktop.settle()
                desktop.relaunch()
                desktop.settle()
                expectEqual(routers.last?.layers, [])
                expectEqual(routers.last?.stack, [.event(1)])
                desktop.front.tap("have a drink")
                desktop.settle()
                expectEqual(routers.last?.layers.map(\.item), [.logIn])
                desktop.relaunch()
                desktop.settle()
                expectEqual(routers.last?.layers, [])
                expectEqual(routers.last?.stack, [.event(1)])
                expectNoProblem(desktop.front)
            },
            Scenario("who goes elsewhere is not taken away from there") { readings in
                let club = Club(readings)
                club.session.isValid = true
                club.device.tapAtOnce(["to the bar", "event 1"])
                club.look(["event"])
                expectEqual(club.router.stack, [.event(1)])
                expectEqual(club.refused, [.isOvertaken])
            },
            Scenario("what a log-in lies on is deleted, and with it the log-in") { readings in
                let club = Club(readings)
                club.router.present(ClubItem.event(9))
                club.look(["event"])
                club.router.push(.bar)
                club.look(["logIn"])
                club.router.remove { $0 == .event(9) }
                club.device.settle { !club.refused.isEmpty }
                club.look(["home"])
                expectEqual(club.refused, [.isRefused])
                club.session.isValid = true
                club.router.recheckGuards()
                club.look(["home"])
            },
            Scenario("a link that waits for a guard goes with what it waits behind, and with what it leads to") { readings in
                for isDeleted in [false, true] {
                    let club = Club(readings)
                    club.session.isValid = true
                    club.router.open(.bar)
                    club.router.open(url: URL(string: "club://events/7")!)
                    if isDeleted { club.router.remove { $0 == .event(7) } } else { club.router.open(.account) }
                    club.device.settle { club.router.stack == [.bar] || club.router.selectedTab == .account }
                    club.look([isDeleted ? "bar" : "account"])
                    expectEqual(club.refused, isDeleted ? [.isOvertaken] : [.isOvertaken, .isOvertaken])
                }
            },
            Scenario("nobody has said what the guard means") { readings in
                let router = ClubRouter()
                let device = Device(.compact, readings) { ClubHost(router: router) }
                device.tap("to the bar")
                device.tapTab("Account")
                device.tap("event 1")
                expectEqual(device.texts.first, "this is event 1")
                expectEqual(router.selectedTab, .home)
                expectNoProblem(device)
            },
            Scenario("a sheet answers, or is left without an answer") { readings in
                let club = Club(readings)
                club.tap("choose a seat")
                club.device.settle { club.device.isShowing("seat 3") }
                club.tap("seat 3")
                club.reads("on seat 3")
                expectEqual(club.router.layers, [])
                club.tap("choose a seat")
                club.device.settle { club.device.isShowing("seat 3") }
                club.device.swipeAway()
                club.reads("no seat")
                club.tap("choose a seat")
                club.device.settle { club.device.isShowing("seat 3") }
                club.router.setTrail([.home])
                club.reads("no seat")
                // Another sheet takes its place.
                club.tap("choose a seat")
                club.device.settle { club.device.isShowing("seat 3") }
                club.router.present(.invite(1))
                club.reads("invite 1")
                expectEqual(club.router.presentedSheets, [.invite(1)])
                club.device.swipeAway()
                club.reads("no seat")
                // Restored, it answers nobody.
                var state = ClubState()
                state.present(.seat)
                club.router.state = state
                club.device.settle { club.device.isShowing("seat 3") }
                club.tap("seat 3")
                club.reads("no seat")
                expectEqual(club.refused, [.nobodyAsks])
                expectNoProblem(club.device)
            },
            Scenario("who waits for an answer goes on when the window is closed") { readings in
                let club = Club(readings)
                let (router, heard) = (club.router, Heard())
                Task { heard.answer = String(describing: await router.present(.seat)) }
                club.device.settle { club.device.isShowing("seat 3") }
                club.device.close()
                for _ in 0..<100 where heard.answer == "" { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
                expectEqual(heard.answer, "nil")
            },
            Scenario("who waits in a view goes on when its window is closed") { readings in
                Answers.all = []
                let club = Device(.compact, readings) { ClubHost() }
                club.tap("choose a seat")
                expectEqual(club.layers, ["sheet"])
                club.close()
                let office = Desktop(readings) { OfficeScenes { OfficeHost() } }
                office.front.tap("open")
                expectEqual(office.windows.count, 2)
                office.front.tap("stamp 1")
                expectEqual(office.front.layers, ["sheet"])
                office.relaunch(keepsValues: false)
                for _ in 0..<100 where Answers.all.count < 2 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
                expectEqual(Answers.all, ["no seat", "no stamp"])
            },
            Scenario("who waits in a router that the host no longer has goes on") { readings in
                let (account, heard, other) = (Account(), Heard(), Heard())
                let (first, second) = (account.router, ClubRouter())
                for router in [first, second] {
                    router.guards.signedIn = { true }
                    router.guards.adult = { true }
                }
                let device = Device(.compact, readings) { AccountHost(account: account) }
                Task { heard.answer = String(describing: await first.present(.seat)) }
                device.settle { device.isShowing("seat 3") }
                account.router = second
                device.settle { heard.answer != "" }
                expectEqual(heard.answer, "nil")
                Task { other.answer = String(describing: await second.present(.seat)) }
                device.settle { !second.layers.isEmpty }
                device.close()
                for _ in 0..<100 where other.answer == "" { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
                expectEqual(other.answer, "nil")
            },
            Scenario("an answer that may be none is another thing than no answer") { readings in
                let club = Club(readings)
                for (name, answer) in [("two guests", "Optional(Optional(2))"), ("nobody", "Optional(nil)")] {
                    club.tap("bring guests")
                    club.device.settle { club.device.isShowing(name) }
                    club.tap(name)
                    club.reads(answer)
                }
                club.tap("bring guests")
                club.device.settle { club.device.isShowing("nobody") }
                club.device.swipeAway()
                club.reads("nil")
            },
            Scenario("who is in a tab that goes away comes to the first that asks nothing") { readings in
                let (router, keys) = (WardsRouter(), WardKeys())
                router.guards.open = { false }
                let device = Device(.compact, readings) { WardsHost(router: router).environment(keys) }
                device.tapTab("Admin")
                expectEqual(device.texts, ["the admins"])
                keys.isAdmin = false
                device.settle { device.texts == ["the mail"] }
                expectEqual(device.texts, ["the mail"])
                expectEqual(device.tabs.selected, "Mail")
                expectNoProblem(device)
            },
            Scenario("columns: rows of the sidebar and of the list show what they did") { readings in
                let hall = Hall(.regular, readings)
                hall.tap("room 1", shows: ["rooms", "room"])
                hall.session.isAdult = false
                hall.tap("Bar", shows: ["rooms", "room"])
                expectEqual(hall.device.selectedRows, ["Rooms"])
                expectEqual(hall.router.detailSelection, .room(1))
                hall.tap("vault 1", shows: ["rooms", "logIn"])
                hall.device.back()
                hall.look(["rooms", "room"])
                expectEqual(hall.device.selectedRows, ["Rooms"])
                expectEqual(hall.router.detailSelection, .room(1))
                hall.tap("vault 1", shows: ["rooms", "logIn"])
                hall.session.isValid = true
                hall.tap("done", shows: ["rooms", "vault"])
                expectEqual(hall.device.selectedRows, ["Rooms"])
                expectEqual(hall.router.detailSelection, .vault(1))
                hall.tap("Account", shows: ["account"])
                expectEqual(hall.device.selectedRows, ["Account"])
            },
            Scenario("a phone: rows of the sidebar wait on the sidebar") { readings in
                let hall = Hall(.compact, readings)
                hall.session.isAdult = false
                hall.device.tap("Account")
                hall.look(["logIn"])
                hall.session.isValid = true
                hall.tap("done", shows: ["account"])
                hall.device.back()
                hall.tap("Rooms", shows: ["rooms"])
                hall.tap("vault 1", shows: ["vault"])
                hall.device.back()
                hall.tap("room 1", shows: ["room"])
                hall.session.isValid = false
                hall.tap("to vault 1", shows: ["logIn"])
                hall.device.back()
                hall.look(["room"])
            },
            Scenario("people go where they like") { readings in
                forEachWalk(readings, steps: walk / 4) { random, readings, steps in
                    let club = Club(readings)
                    for _ in 0..<steps { club.step(&random) }
                }
            },
        ] + leaving + turning + late + keeping)
    }
}

/// Somebody in the club.
@MainActor struct Club {
    let router: ClubRouter
    let session = Session()
    let device: Device
    private let log = Log()

    final class Log { var refused: [ClubTransition.Reason] = [] }

    /// Why something was not done in the end.
    var refused: [ClubTransition.Reason] { log.refused }

    init(_ readings: Readings, _ state: ClubState = ClubState(), before: (ClubRouter) -> Void = { _ in }) {
        let (router, session, log) = (ClubRouter(state), session, log)
        self.router = router
        before(router)
        router.guards.signedIn = {
            await Task.yield()
            return session.isValid
        }
        router.guards.adult = { session.isAdult }
        router.onTransition = { if let reason = $0.swallowed, reason != .isGuarded, reason != .isOnShow { log.refused.append(reason) } }
        device = Device(.compact, readings) { ClubHost(router: router) }
    }

    /// That a screen is on show: on top of the tab, or of the layer over it.
    func look(_ screens: [String], line: Int = #line) {
        device.settle { shown == screens }
        expectEqual(shown, screens, "on screen\n\(device.outline)", line: line)
        expectNoProblem(device, line: line)
    }

    private var shown: [String] { [top.accessibilityIdentifier].filter { device.screens.last == $0 } }

    private var top: ClubItem {
        let layer = router.layers.last
        return layer?.stack.last ?? layer?.item ?? router.stack.last ?? router.selectedTab.root
    }

    func tap(_ name: String, shows screens: [String]? = nil, line: Int = #line) {
        device.tap(name)
        if let screens { look(screens, line: line) }
    }

    func tapTab(_ name: String, shows screens: [String], line: Int = #line) {
        device.tapTab(name)
        look(screens, line: line)
    }

    func lead(shows screens: [String], line: Int = #line, _ change: (ClubRouter) -> Void) {
        change(router)
        look(screens, line: line)
    }

    func reads(_ text: String, line: Int = #line) {
        device.settle { device.texts.contains(text) }
        expect(device.texts.contains(text), device.outline, line: line)
    }

    /// Whatever people do, what is guarded is only there for those who were let through when it came.
    func step(_ random: inout Walk, line: Int = #line) {
        let before = router.state.shown
        session.isValid = random.next(below: 2) == 0
        switch random.next(below: 7) {
        case 0: if let tab = random.pick(device.layers.isEmpty ? device.tabs.titles : []) { device.tapTab(tab) }
        case 1 where !router.layers.isEmpty: device.swipeAway()
        case 2: router.open(url: URL(string: random.pick(["club://bar", "club://events/5"])!)!)
        case 3: router.dismissAll()
        case 4: router.recheckGuards()
        case 5: router.state = random.pick([ClubState(), router.state])!
        default: if let name = random.pick(device.tappable) { device.tap(name) }
        }
        for _ in 0..<3 { device.settle() }
        if !session.isValid {
            let guarded = router.state.shown.filter { [.screen(.bar), .screen(.account)].contains($0) }
            expect(guarded.allSatisfy(before.contains), "\(guarded) came from nowhere", line: line)
        }
        expectEqual(device.tabs.selected, router.layers.isEmpty ? router.selectedTab.displayName : device.tabs.selected)
        expectNoProblem(device, line: line)
    }
}

/// Somebody in the hall.
@MainActor struct Hall {
    let router = HallRouter()
    let session = Session()
    let device: Device

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings) {
        let (router, session) = (router, session)
        router.guards.signedIn = { session.isValid }
        router.guards.adult = { session.isAdult }
        device = Device(sizeClass, readings) { HallHost(router: router) }
    }

    func look(_ screens: [String], line: Int = #line) {
        device.settle { device.screens == screens }
        expectEqual(device.screens, screens, "on screen\n\(device.outline)", line: line)
        expectNoProblem(device, line: line)
    }

    func tap(_ name: String, shows screens: [String], line: Int = #line) {
        device.tap(name)
        look(screens, line: line)
    }
}

@MainActor private final class Heard { var answer = "" }

/// Whose router the host has.
@MainActor @Observable final class Account { var router = ClubRouter() }

struct AccountHost: View {
    let account: Account
    var body: some View { ClubHost(router: account.router) }
}
