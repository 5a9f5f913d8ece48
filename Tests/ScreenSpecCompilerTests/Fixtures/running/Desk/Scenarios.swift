import Observation
@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("a view asks, and hears the answer") { readings in
                let desk = Desk(readings)
                desk.tap("delete 1", shows: ["confirmationDialog"])
                desk.reads("This cannot be undone.")
                desk.tap("Put away")
                desk.reads("put away")
                desk.tap("delete 1", shows: ["confirmationDialog"])
                desk.tap("Throw away")
                desk.reads("gone")
                expectEqual(desk.heard.compactMap(\.answer), ["archive", "delete"])
                expectEqual(desk.heard.compactMap(\.swallowed), [])
            },
            Scenario("who backs out answers nothing") { readings in
                let desk = Desk(readings)
                desk.tap("delete 1", shows: ["confirmationDialog"])
                desk.device.swipeAway()
                desk.look([])
                desk.reads("left")
                desk.tap("add", shows: ["alert"])
                desk.device.swipeAway()
                desk.look([])
                expectEqual(desk.heard.compactMap(\.swallowed), [])
            },
            Scenario("a question from a sheet stands over that sheet") { readings in
                let desk = Desk(readings)
                desk.lead(shows: ["sheet"]) { $0.present(.compose(2)) }
                desk.tap("delete 2", shows: ["sheet", "confirmationDialog"])
                desk.tap("Throw away", shows: ["sheet"])
                desk.reads("gone")
                desk.tap("clear", shows: ["sheet", "alert"])
                desk.tap("Cancel", shows: ["sheet"])
                desk.tap("type", shows: ["sheet"])
                desk.tap("clear", shows: ["sheet", "alert"])
                desk.tap("Clear", shows: ["sheet"])
                desk.reads("draft ")
            },
            Scenario("the layer under a question closes") { readings in
                let desk = Desk(readings)
                desk.lead(shows: ["sheet"]) { $0.present(.compose(2)) }
                desk.tap("delete 2", shows: ["sheet", "confirmationDialog"])
                let asked = Task { await desk.router.ask(.clear) }
                desk.look(["sheet", "alert"])
                desk.lead { $0.dismissAll() }
                var answer: DialogDestination.ClearAction?? = .none
                Task { answer = .some(await asked.value) }
                desk.device.settle { answer != nil }
                expectEqual(answer, .some(nil))
                desk.tap("delete 1", shows: ["confirmationDialog"])
                desk.lead(shows: ["sheet"]) { $0.present(.compose(3)) }
                desk.tap("delete 3", shows: ["sheet", "confirmationDialog"])
                desk.lead(shows: ["sheet", "confirmationDialog"]) { $0.present(.compose(3)) }
                desk.lead(shows: ["sheet"]) {
                    $0.present(.compose(4))
                    expectEqual($0.dialog, nil)
                }
                desk.lead { $0.dismiss() }
                desk.reads("left")
            },
            Scenario("one question takes the place of another, and an equal one comes again") { readings in
                let desk = Desk(readings)
                desk.tap("delete 1", shows: ["confirmationDialog"])
                let full = Task { await desk.router.ask(.full) }
                desk.look(["alert"])
                desk.reads("Throw something away.")
                full.cancel()
                desk.look([])
                desk.reads("left")
                var answers = 0
                Task { while await desk.router.ask(.deleteNote(4)) == .archive { answers += 1 } }
                desk.look(["confirmationDialog"])
                desk.tap("Put away", shows: ["confirmationDialog"])
                desk.tap("Put away", shows: ["confirmationDialog"])
                desk.tap("Throw away")
                desk.device.settle { answers == 2 }
                expectEqual(answers, 2)
            },
            Scenario("what takes the place of something stays, whatever that says late") { readings in
                let desk = Desk(readings)
                desk.lead(shows: ["sheet"]) { $0.present(.compose(2)) }
                desk.lead(shows: ["sheet"]) {
                    $0.dismiss()
                    $0.open(.help)
                }
                expectEqual(desk.router.layers.map(\.item), [.help])
                desk.lead { $0.dismiss() }
                let full = Task { await desk.router.ask(.full) }
                desk.look(["alert"])
                desk.reads("Throw something away.")
                let clear = Task { await desk.router.ask(.clear) }
                desk.look(["alert"])
                desk.reads("Clear")
                desk.device.settle()
                desk.tap("Clear")
                var answer: DialogDestination.ClearAction?
                Task {
                    await full.value
                    answer = await clear.value
                }
                desk.device.settle { answer != nil }
                expectEqual(answer, .clear)
            },
            Scenario("a question goes with its window") { readings in
                var answers = 0
                let ask = { (router: NavigationRouter, id: Int) in
                    _ = Task { if await router.ask(.deleteNote(id)) == nil { answers += 1 } }
                }
                let (desk, office) = (Desk(readings), Office(readings))
                ask(desk.router, 1)
                desk.look(["confirmationDialog"])
                let other = Device(.compact, readings) { NavigationHost(owner: Owner(), router: desk.router) }
                other.settle { !other.layers.isEmpty }
                desk.device.close()
                other.settle()
                expectEqual(answers, 0)
                expectEqual(desk.router.dialog, .deleteNote(1))
                other.close()
                office.front.settle { answers == 1 }
                expectEqual(answers, 1)
                ask(desk.router, 2)
                office.front.settle { answers == 2 }
                expectEqual(answers, 2)
                expectEqual(desk.heard.last?.swallowed, .hostIsGone)
                office.open(.board(5))
                office.tap("delete 5", shows: ["confirmationDialog"])
                ask(office.router, 6)
                #if STUB_MACOS
                    office.tap("Throw away")
                #endif
                office.desktop.close()
                office.look(["confirmationDialog"], windows: 1)
                expectEqual(answers, 2)
                office.tap("Throw away")
            },
            Scenario("a question from a sheet that has gone is none") { readings in
                let desk = Desk(readings)
                desk.lead(shows: ["sheet"]) { $0.present(.compose(2)) }
                let sheet = desk.router.router(ofLayer: 0)
                desk.lead { $0.dismiss() }
                var answer: DialogDestination.ClearAction?? = .none
                Task { answer = .some(await sheet.ask(.clear)) }
                desk.device.settle { answer != nil }
                expectEqual(answer, .some(nil))
                expectEqual(desk.heard.last?.swallowed, .layerIsGone)
                desk.look([])
            },
            Scenario("what is unsaved asks in the place of a question") { readings in
                let desk = Desk(readings)
                desk.lead(shows: ["sheet"]) { $0.present(.compose(2)) }
                desk.tap("type", shows: ["sheet"])
                desk.tap("delete 2", shows: ["sheet", "confirmationDialog"])
                desk.lead(shows: ["sheet", "alert"]) { $0.dismissAll() }
                expectEqual(desk.router.dialog, nil)
                let asked = Task { await desk.router.ask(.clear) }
                desk.look(["sheet", "alert"])
                expectEqual(desk.router.question, nil)
                desk.tap("Cancel", shows: ["sheet"])
                desk.lead(shows: ["sheet", "alert"]) { $0.dismiss() }
                desk.tap("Discard")
                asked.cancel()
            },
            Scenario("what comes while the same is asked again waits until that has gone") { readings in
                let desk = Desk(readings)
                desk.tap("delete 1", shows: ["confirmationDialog"])
                desk.tap("Put away", shows: [])
                desk.tap("delete 1", shows: ["confirmationDialog"])
                desk.lead(shows: ["sheet"]) { $0.present(.compose(3)) }
                desk.tap("type", shows: ["sheet"])
                for _ in 0..<2 {
                    desk.lead(shows: ["sheet", "alert"]) { $0.dismiss() }
                    desk.tap("Cancel", shows: ["sheet"])
                }
                desk.lead(shows: ["sheet", "alert"]) { $0.dismiss() }
                desk.lead(shows: ["sheet", "sheet", "alert"]) { $0.router(ofLayer: 0).present(.help) }
                desk.tap("Cancel", shows: ["sheet", "sheet"])
            },
            Scenario("another router has sheets of its own") { readings in
                let choice = Choice()
                let device = Device(.compact, readings) { ChoiceView(choice: choice) }
                device.tap("type")
                expect(device.isShowing("draft a"), "\(device.texts)")
                choice.router = Choice.router()
                device.settle()
                expect(device.isShowing("draft "), "\(device.texts)")
                expectEqual(device.layers, ["sheet"])
            },
            Scenario("a window is a sheet where there is no other") { readings in
                let desk = Desk(readings)
                desk.lead(shows: ["sheet"]) { $0.openWindow(.board(5)) }
                desk.tap("delete 5", shows: ["sheet", "confirmationDialog"])
                desk.tap("Put away", shows: ["sheet"])
                desk.reads("put away")
                desk.lead { $0.dismiss() }
            },
            Scenario("a window is opened once for a value, and comes to the front again") { readings in
                let office = Office(readings)
                office.open(.board(5))
                office.reads("board 5 of Ada")
                office.tap("count")
                office.open(.board(6), windows: 3)
                office.reads("counted to 0")
                office.open(.board(5), windows: 3)
                office.reads("counted to 1")
                office.tap("next", windows: 3)
                office.reads("board 6 of Ada")
                office.open(.clock, windows: 4)
                office.reads("twelve")
                expectEqual(office.router.layers, [])
            },
            Scenario("a window has a router of its own, and what it presents and asks lies over it") { readings in
                let office = Office(readings)
                office.open(.board(5))
                office.tap("delete 5", shows: ["confirmationDialog"])
                expectEqual(office.router.dialog, nil)
                office.tap("Throw away")
                office.reads("gone")
                office.tap("compose", shows: ["sheet"])
                office.tap("type", shows: ["sheet"])
                office.front.swipeAway()
                office.look(["sheet", "alert"])
                office.tap("Discard")
                office.tap("help", shows: ["sheet"])
                office.front.swipeAway()
                office.look([])
                expectEqual(office.router.layers, [])
                expectEqual(office.router.selectedTab, .notes)
            },
            Scenario("a window stays where there is no such place in it") { readings in
                let office = Office(readings)
                office.open(.board(5))
                office.tap("archive")
                office.reads("board 5 of Ada")
                office.tap("clear desk")
                office.reads("board 5 of Ada")
                expectEqual(office.router.selectedTab, .notes)
                office.open(.board(7), windows: 3)
                office.tap("leave", windows: 2)
                office.desktop.close()
                office.look([], windows: 1)
                office.open(.board(5))
                office.reads("counted to 0")
            },
            Scenario("windows come back with what they show") { readings in
                let office = Office(readings)
                office.open(.board(5))
                office.tap("count")
                office.open(.board(6), windows: 3)
                office.desktop.relaunch()
                office.look([], windows: 3)
                office.reads("board 6 of Ada")
                office.tap("leave", windows: 2)
                office.reads("board 5 of Ada")
                office.reads("counted to 0")
            },
            Scenario("what the host is handed its windows observe") { readings in
                let office = Office(readings)
                office.open(.board(5))
                office.owner.name = "Grace"
                office.desktop.settle()
                office.reads("board 5 of Grace")
                office.open(.clock, windows: 3)
                office.reads("twelve")
                office.lamp.isLit = false
                office.desktop.settle()
                office.reads("dark")
            },
            Scenario("a device with one window shows windows as sheets") { readings in
                let office = Office(readings, hasSeveralWindows: false)
                office.router.openWindow(.board(5))
                office.look(["sheet"], windows: 1)
                office.reads("board 5 of Ada")
                office.tap("archive", windows: 1)
                expectEqual(office.router.selectedTab, .archive)
            },
            Scenario("a link comes to one window") { readings in
                let office = Office(readings)
                office.open(.board(5))
                office.desktop.open(URL(string: "desk:///notes/3")!)
                office.look([], windows: 2)
                expectEqual(office.router.stack, [.note(3)])
                office.desktop.close()
                office.desktop.close()
                office.desktop.open(URL(string: "desk:///notes/4")!)
                office.look([], windows: 1)
                expectEqual(office.router.stack.last, .note(4))
            },
            Scenario("a window that comes back without what it showed goes again") { readings in
                let office = Office(readings)
                office.open(.board(5))
                office.desktop.relaunch(keepsValues: false)
                office.look([], windows: 1)
                office.reads("delete 1")
            },
            Scenario("a window that a view opens as it appears is one") { readings in
                let router = NavigationRouter()
                let desktop = Desktop(readings) {
                    NavigationScenes(owner: Owner()) {
                        NavigationHost(owner: Owner(), router: router).onAppear { router.openWindow(.board(3)) }
                    }
                }
                desktop.settle()
                expectEqual(desktop.windows.count, 2)
                expectEqual(router.layers, [])
            },
            Scenario("a question that was set with the state has nobody who asks") { readings in
                let desk = Desk(readings)
                var state = desk.router.state
                state.ask(.deleteNote(1))
                desk.lead(shows: ["confirmationDialog"]) { $0.state = state }
                desk.tap("Throw away")
                expectEqual(desk.heard.last?.swallowed, .nobodyAsks)
            },
        ])
        #if STUB_MACOS
            Scenario.run(onMac)
        #endif
    }

    #if STUB_MACOS
        @MainActor private static let onMac = [
            Scenario("the settings open windows, and show no screens") { readings in
                let office = Office(readings)
                office.desktop.openSettings()
                office.tap("push")
                office.reads("showsNoScreens")
                office.tap("compose", shows: ["sheet"])
                office.front.swipeAway()
                office.tap("open")
                office.reads("showsNoScreens")
                office.tap("board", windows: 3)
                office.reads("board 8 of Ada")
            },
            Scenario("a window with something to lose asks before it closes") { readings in
                let office = Office(readings)
                office.open(.board(5))
                office.tap("write")
                office.desktop.close()
                office.look([question], windows: 2)
                office.tap("Cancel", windows: 2)
                office.desktop.close()
                office.tap("Discard", windows: 1)
                office.open(.board(5))
                office.tap("write")
                office.tap("leave", shows: ["alert"])
                office.tap("Discard", windows: 1)
            },
            Scenario("the main window asks, too, for a popover with something to lose") { readings in
                let office = Office(readings)
                office.router.present(.help, as: .popover)
                office.look(["popover"])
                office.router.router(ofLayer: 0).isUnsaved = true
                office.desktop.settle()
                office.desktop.close()
                office.look(["popover", question], windows: 1)
                office.tap("Cancel", shows: ["popover"], windows: 1)
                office.desktop.close()
                office.front.tap("Discard")
                expectEqual(office.router.layers, [])
                #if OLDER
                    office.look([], windows: 1)
                    office.desktop.close()
                #endif
                expectEqual(office.desktop.windows.count, 0)
            },
        ]

        /// Before macOS 15 the layer asks that would go.
        #if OLDER
            private static let question = "alert"
        #else
            private static let question = "confirmationDialog"
        #endif
    #endif
}

/// A device with the app, and a person who looks after each step at what lies over it.
@MainActor final class Desk {
    let router = NavigationRouter()
    let device: Device
    private(set) var heard: [NavigationTransition] = []

    init(_ readings: Readings) {
        let router = router
        device = Device(.compact, readings) { NavigationHost(owner: Owner(), router: router) }
        router.onTransition = { [weak self] in self?.heard.append($0) }
    }

    func look(_ layers: [String], line: Int = #line) {
        device.settle { device.layers == layers }
        expectEqual(device.layers, layers, "\n\(device.outline)", line: line)
        let asked = router.dialog.map { $0.isConfirmation ? "confirmationDialog" : "alert" }
        if let asked { expectEqual(layers.last, asked, line: line) }
        expectNoProblem(device, line: line)
    }

    func reads(_ text: String, line: Int = #line) {
        device.settle { device.isShowing(text) }
        expect(device.isShowing(text), device.outline, line: line)
    }

    func tap(_ name: String, shows layers: [String] = [], line: Int = #line) {
        device.tap(name)
        look(layers, line: line)
    }

    func lead(shows layers: [String] = [], line: Int = #line, _ way: (NavigationRouter) -> Void) {
        way(router)
        device.settle()
        look(layers, line: line)
    }
}

/// The app with its windows, and a person who looks after each step at the one in front.
@MainActor final class Office {
    let owner = Owner()
    let lamp = Lamp()
    let router = NavigationRouter()
    let desktop: Desktop

    init(_ readings: Readings, hasSeveralWindows: Bool = true) {
        let (owner, lamp, router) = (owner, lamp, router)
        desktop = Desktop(readings, hasSeveralWindows: hasSeveralWindows) {
            NavigationScenes(owner: owner) { NavigationHost(owner: owner, router: router) }.environment(lamp)
        }
    }

    var front: Device { desktop.front }

    /// Opens a window from the main one.
    func open(_ window: WindowDestination, windows: Int = 2, line: Int = #line) {
        router.openWindow(window)
        look([], windows: windows, line: line)
    }

    func look(_ layers: [String], windows: Int? = nil, line: Int = #line) {
        desktop.settle()
        front.settle { front.layers == layers }
        expectEqual(front.layers, layers, "\n\(front.outline)", line: line)
        if let windows { expectEqual(desktop.windows.count, windows, line: line) }
        for window in desktop.windows { expectNoProblem(window, line: line) }
        expectEqual(desktop.problems, [], line: line)
    }

    func reads(_ text: String, line: Int = #line) {
        front.settle { front.isShowing(text) }
        expect(front.isShowing(text), front.outline, line: line)
    }

    func tap(_ name: String, shows layers: [String] = [], windows: Int? = nil, line: Int = #line) {
        front.tap(name)
        look(layers, windows: windows, line: line)
    }
}

extension NavigationTransition {
    var answer: String? { if case .answer(let answer?) = intent { answer } else { nil } }
}

/// The router that an app has chosen for the host, with a draft open.
@Observable @MainActor final class Choice {
    var router = Choice.router()

    static func router() -> NavigationRouter {
        let router = NavigationRouter()
        router.present(.compose(1))
        return router
    }
}

struct ChoiceView: View {
    let choice: Choice

    var body: some View {
        NavigationHost(owner: Owner(), router: choice.router).environment(Lamp())
    }
}
