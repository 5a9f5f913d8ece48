@_spi(Running) import SwiftUI

/// What somebody keeps that something else would have taken the place of.
@MainActor let keeping = [
    Scenario("who keeps what a log-in would have replaced is refused, and can ask again") { readings in
        let loft = Loft(readings)
        loft.present(.signUp)
        for _ in 0..<2 {
            loft.waitsForKey()
            loft.reads("Discard it?")
            loft.device.tap("Cancel")
            loft.look(["rooms", "signUp"])
            loft.device.settle { !loft.waits }
            expect(!loft.waits, "it waits for ever")
        }
        expectEqual(loft.keeper.asked, 2, "how often the guard was asked")
        loft.waitsForKey()
        loft.reads("Discard it?")
        loft.device.tap("Discard")
        loft.look(["rooms", "logIn"])
        loft.device.swipeAway()
        loft.device.settle { !loft.waits }
        expect(!loft.waits, "it waits for ever")
        loft.look(["rooms"])
    },
    Scenario("who deletes what they keep leaves nothing behind that waits") { readings in
        let loft = Loft(readings)
        loft.present(.signUp)
        loft.waitsForKey()
        loft.reads("Discard it?")
        loft.router.remove { $0 == .signUp }
        loft.device.settle { !loft.waits }
        expect(!loft.waits, "it waits for ever")
        loft.look(["rooms"])
    },
    Scenario("what is asked for a log-in goes with what it was for") { readings in
        let loft = Loft(readings)
        loft.present(.signUp)
        let task = Task { _ = await loft.router.present(.key) }
        loft.reads("Discard it?")
        task.cancel()
        loft.device.settle { loft.router.question == nil }
        expectEqual(loft.router.question, nil)
        loft.look(["rooms", "signUp"])
        loft.waitsForKey()
        loft.keeper.isOpen = true
        loft.router.recheckGuards()
        loft.look(["rooms", "signUp", "key"])
        expectEqual(loft.router.question, nil)
    },
    Scenario("a question goes with the layer whose router asked") { readings in
        let loft = Loft(readings)
        loft.present(.filter)
        loft.router.present(.logIn)
        loft.device.settle()
        let logIn = loft.router.router(ofLayer: 1)
        var heard: [LoftTransition] = []
        loft.router.onTransition = { heard.append($0) }
        logIn.dismissAll()
        loft.device.settle { loft.router.question != nil }
        expectEqual(loft.router.question, 0)
        logIn.dismiss()
        loft.device.settle { loft.router.question == nil }
        expectEqual(loft.router.question, nil)
        loft.look(["rooms", "filter"])
        expectEqual(heard.map(\.swallowed), [.isAsked, nil, .isOvertaken])
        expectEqual(heard.last?.scope, nil)
        expectEqual(heard.last?.goneLayer, .screen(.logIn))
    },
    Scenario("a restored state that waits for its guard asks before it takes what came up meanwhile") { readings in
        for answer in ["Cancel", "Discard"] {
            let loft = Loft(readings)
            var state = LoftState()
            state.push(.vault(1))
            loft.router.state = state
            loft.look(["rooms", "logIn"])
            loft.present(.filter)
            loft.keeper.isOpen = true
            loft.router.recheckGuards()
            loft.reads("Discard it?")
            loft.device.tap(answer)
            loft.look(answer == "Cancel" ? ["rooms", "logIn", "filter"] : ["vault"])
        }
    },
    Scenario("what a person has kept from deletion stays when something else goes on") { readings in
        let loft = Loft(readings)
        loft.router.present(.form(1))
        loft.present(.filter)
        loft.keeper.isSlow = true
        loft.router.router(ofLayer: 1).push(.vault(1))
        loft.device.settle { loft.keeper.asker != nil }
        loft.router.remove { $0 == .form(1) }
        loft.reads("Discard it?")
        loft.device.tap("Cancel")
        loft.keeper.isOpen = true
        loft.keeper.asker?.resume()
        loft.device.settle { loft.router.layers.last?.stack == [.vault(1)] }
        expectEqual(loft.router.layers.map(\.item), [.form(1), .filter])
        expectEqual(loft.router.layers.last?.stack, [.vault(1)])
        expectEqual(loft.router.question, nil)
    },
    Scenario("what somebody does who hears of a question's end is kept") { readings in
        let loft = Loft(readings)
        loft.present(.signUp)
        let news = loft.router.router(of: .news)
        loft.router.onTransition = { if $0.swallowed == .isOvertaken { news.push(.room(1)) } }
        loft.router.present(.logIn)
        loft.reads("Discard it?")
        loft.router.remove { $0 == .logIn }
        expectEqual(news.stack, [.room(1)])
    },
    Scenario("of two quick taps one answers, and nothing is lost that nobody was asked about") { readings in
        let loft = Loft(readings)
        loft.present(.signUp)
        loft.present(.filter)
        loft.router.dismissAll()
        loft.reads("Discard it?")
        loft.device.tapAtOnce(["Discard", "Discard"])
        loft.device.settle()
        expectEqual(loft.router.layers.map(\.item), [.signUp, .filter])
        loft.reads("Discard it?")
        loft.device.tapAtOnce(["Cancel", "Discard"])
        loft.look(["rooms", "signUp", "filter"])
    },
    Scenario("a log-in whose guard holds closes without a question") { readings in
        let loft = Loft(readings)
        loft.router.push(.vault(1))
        loft.look(["rooms", "logIn"])
        loft.router.router(ofLayer: 0).isUnsaved = true
        loft.device.settle()
        loft.keeper.isOpen = true
        loft.router.recheckGuards()
        loft.look(["vault"])
        loft.present(.logIn)
        loft.router.recheckGuards()
        loft.look(["vault"])
        expectEqual(loft.router.question, nil)
    },
    Scenario("no guard is asked about what is deleted under something unsaved") { readings in
        let loft = Loft(readings)
        loft.router.present(.form(1))
        loft.present(.filter)
        loft.router.remove { $0 == .form(1) }
        loft.reads("Discard it?")
        loft.device.tap("Discard")
        loft.look(["rooms"])
    },
    Scenario("who has logged in and goes back from there is led on") { readings in
        let hall = Hall(.compact, readings)
        hall.device.tap("Account")
        hall.look(["logIn"])
        hall.session.isValid = true
        hall.device.back()
        hall.look(["account"])
    },
    Scenario("a row that a guard keeps shut leaves the list on top") { readings in
        let hall = Hall(.compact, readings)
        hall.session.isAdult = false
        hall.device.tap("Bar")
        // Nothing tells an app that the next column has come, or what for: then what stood there is shown, with a way back.
        let isTold = readings.forwardWritesColumn && readings.selectionIsWrittenFirst
        if isTold { hall.look([]) } else { expect(!hall.device.screens.contains("bar"), hall.device.outline) }
        if hall.device.canGoBack { hall.device.back() }
        hall.tap("Rooms", shows: ["rooms"])
        if !isTold { return }
        let loft = Loft(readings)
        loft.device.tap("vault 1")
        loft.look(["rooms", "logIn"])
        loft.device.swipeAway()
        loft.look(["rooms"])
        loft.device.tap("room 1")
        loft.look(["room"])
    },
    Scenario("settings and windows wait for nothing that they cannot show") { _ in
        for (router, reason) in [
            (OfficeRouter.withoutScreens(), OfficeTransition.Reason.showsNoScreens),
            (OfficeRouter(OfficeState(window: .note(1))), .hasNoStack),
        ] {
            var heard: [OfficeTransition.Reason?] = []
            router.onTransition = { heard.append($0.swallowed) }
            router.push(.file(1))
            expectEqual(heard, [reason])
        }
    },
]

/// A phone with a router that lets nobody through, and somebody who waits for an answer.
@MainActor struct Loft {
    let router = LoftRouter()
    let device: Device
    let keeper = Keeper()
    private let waiting = Waiting()

    final class Keeper {
        var (isOpen, isSlow, asked) = (false, false, 0)
        /// Whoever waits until the keeper has looked.
        var asker: CheckedContinuation<Void, Never>?
    }

    final class Waiting { var count = 0 }

    var waits: Bool { waiting.count > 0 }

    init(_ readings: Readings) {
        let router = router
        router.guards.member = { [keeper] in
            keeper.asked += 1
            if keeper.isSlow { await withCheckedContinuation { keeper.asker = $0 } }
            return keeper.isOpen
        }
        router.guards.saved = { false }
        device = Device(.compact, readings) { LoftHost(router: router) }
        device.settle()
    }

    /// Something with changes that are not saved.
    func present(_ item: LoftItem) {
        router.present(item)
        device.settle()
        router.router(ofLayer: router.layers.count - 1).isUnsaved = true
        device.settle()
    }

    func waitsForKey() {
        waiting.count += 1
        Task {
            _ = await router.present(.key)
            waiting.count -= 1
        }
        device.settle { router.question != nil }
    }

    func reads(_ text: String, line: Int = #line) {
        device.settle { device.outline.contains(text) }
        expect(device.outline.contains(text), "\(text) is not there\n\(device.outline)", line: line)
    }

    func look(_ screens: [String], line: Int = #line) {
        device.settle { device.screens == screens }
        expectEqual(device.screens, screens, "on screen\n\(device.outline)", line: line)
        expectNoProblem(device, line: line)
    }
}
