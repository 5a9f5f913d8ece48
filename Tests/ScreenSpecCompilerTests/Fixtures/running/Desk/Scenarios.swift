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
            Scenario("what is unsaved asks in the place of a question") { readings in
                let desk = Desk(readings)
                desk.lead(shows: ["sheet"]) { $0.present(.compose(2)) }
                desk.tap("type", shows: ["sheet"])
                desk.tap("delete 2", shows: ["sheet", "confirmationDialog"])
                desk.lead(shows: ["sheet", "confirmationDialog"]) { $0.dismissAll() }
                expectEqual(desk.router.dialog, nil)
                let asked = Task { await desk.router.ask(.clear) }
                desk.look(["sheet", "alert"])
                expectEqual(desk.router.question, nil)
                desk.tap("Cancel", shows: ["sheet"])
                desk.lead(shows: ["sheet", "confirmationDialog"]) { $0.dismiss() }
                desk.tap("Discard")
                asked.cancel()
            },
            Scenario("a window is a sheet where there is one, and else has a router of its own") { readings in
                let desk = Desk(readings)
                desk.lead(shows: ["sheet"]) { $0.openWindow(.board(5)) }
                desk.tap("delete 5", shows: ["sheet", "confirmationDialog"])
                desk.tap("Put away", shows: ["sheet"])
                desk.reads("put away")
                desk.lead { $0.dismiss() }
                let window = Device(.regular, readings) { WindowRoot(.board(6)) }
                expectEqual(window.layers, [])
                window.tap("delete 6")
                window.settle { window.layers == ["confirmationDialog"] }
                expectEqual(window.layers, ["confirmationDialog"])
                expectEqual(desk.router.dialog, nil)
                window.tap("Throw away")
                window.settle { window.isShowing("gone") }
                expect(window.isShowing("gone"), window.outline)
                expectNoProblem(window)
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
    }
}

/// A device with the app, and a person who looks after each step at what lies over it.
@MainActor final class Desk {
    let router = NavigationRouter()
    let device: Device
    private(set) var heard: [NavigationTransition] = []

    init(_ readings: Readings) {
        let router = router
        device = Device(.compact, readings) { NavigationHost(router: router) }
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

extension NavigationTransition {
    var answer: String? { if case .answer(let answer?) = intent { answer } else { nil } }
}
