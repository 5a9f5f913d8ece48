import Foundation
@_spi(Running) import SwiftUI

/// What is asked before screens are left.
@MainActor let leaving = [
    Scenario("who goes back from a draft is asked first") { readings in
        let paper = Paper(readings)
        paper.tap("draft 1", shows: ["draft"])
        paper.tap("write")
        paper.device.back()
        paper.reads("Discard it?")
        paper.reads("draft: a")
        paper.cancel(shows: ["draft"])
        paper.reads("draft: a")
        // The view's own way back.
        paper.tap("leave")
        paper.cancel(shows: ["draft"])
        paper.reads("draft: a")
        paper.device.back()
        paper.tap("Discard", shows: ["home"])
        // What lies on a draft can be left, and the draft cannot be passed over.
        paper.tap("draft 1", shows: ["draft"])
        paper.tap("write")
        paper.tap("page 1", shows: ["page"])
        expect(paper.device.hidesBackButton, "the list behind the Back button leads past the draft")
        paper.device.back()
        paper.look(["draft"])
        paper.reads("draft: a")
        expectEqual(paper.refused, [.isRefused, .isRefused])
    },
    Scenario("where nothing asks, the system's Back button stays") { readings in
        let paper = Paper(readings)
        paper.router.push(.page(1))
        paper.look(["page"])
        expect(!paper.device.hidesBackButton, "it is hidden")
        paper.device.back()
        paper.look(["home"])
    },
    Scenario("who has saved is not asked") { readings in
        let paper = Paper(readings)
        paper.tap("draft 1", shows: ["draft"])
        paper.desk.isSaved = true
        paper.device.back()
        paper.look(["home"])
        expectEqual(paper.refused, [])
    },
    Scenario("another tab leaves what the tab begins with, and nothing that lies on it") { readings in
        let paper = Paper(readings)
        paper.tap("draft 1", shows: ["draft"])
        paper.tap("write")
        paper.tapTab("Journal", shows: ["journal"])
        paper.tap("write")
        paper.device.tapTab("Home")
        paper.reads("Discard it?")
        expectEqual(paper.device.tabs.selected, "Journal")
        paper.cancel(shows: ["journal"])
        paper.reads("draft: a")
        paper.tap("home")
        paper.tap("Discard", shows: ["draft"])
        paper.reads("draft: a")
        // To tap the tab once more goes back to its root, where the system tells of that.
        if !readings.retapWritesSelection { return }
        paper.device.tapTab("Home")
        paper.reads("Discard it?")
        paper.tap("Discard", shows: ["home"])
    },
    Scenario("a link waits until the draft may go") { readings in
        let paper = Paper(readings)
        paper.tap("draft 1", shows: ["draft"])
        paper.tap("write")
        for answer in ["Cancel", "Discard"] {
            paper.device.open(URL(string: "paper://pages/7")!)
            paper.reads("Discard it?")
            paper.reads("draft: a")
            if answer == "Cancel" { paper.cancel(shows: ["draft"]) } else { paper.tap(answer, shows: ["page"]) }
        }
        expectEqual(paper.router.stack, [.page(7)])
    },
    Scenario("a sheet and a popover, and what was pushed in them") { readings in
        let paper = Paper(readings)
        for (name, shows) in [("note 1", "note"), ("hint", "hint")] {
            paper.tap(name, shows: [shows])
            paper.tap("write")
            expect(!paper.device.swipeAway(), "it is gone")
            paper.reads("Discard it?")
            paper.cancel(shows: [shows])
            paper.reads("draft: a")
            paper.tap("leave")
            paper.cancel(shows: [shows])
            paper.reads("draft: a")
            if name == "hint" { expectEqual(paper.device.anchors, ["hint"]) }
            paper.device.swipeAway()
            paper.tap("Discard", shows: ["home"])
        }
        paper.tap("page 1, in a sheet", shows: ["page"])
        paper.tap("draft 2", shows: ["draft"])
        paper.tap("write")
        expect(!paper.device.swipeAway(), "it is gone")
        paper.cancel(shows: ["draft"])
        paper.device.back()
        paper.tap("Discard", shows: ["page"])
        expect(paper.device.swipeAway(), "it stays")
        paper.look(["home"])
    },
    Scenario("what a guard shows lies over the draft") { readings in
        let paper = Paper(readings)
        paper.tap("letter", shows: ["letter"])
        paper.tap("write")
        paper.device.back()
        paper.look(["keep"])
        paper.device.swipeAway()
        paper.look(["letter"])
        paper.reads("draft: a")
        paper.device.back()
        paper.tap("keep it", shows: ["home"])
    },
    Scenario("a draft that is deleted while somebody is asked takes nothing else along") { readings in
        let paper = Paper(readings)
        for leave in [{ _ = $0.pop() }, { $0.replaceTop(with: .page(9)) }] as [(PaperRouter) -> Void] {
            paper.router.push([.page(1), .draft(1)])
            paper.look(["draft"])
            leave(paper.router)
            paper.reads("Discard it?")
            paper.router.remove { $0 == .draft(1) }
            paper.look(["page"])
            expectEqual(paper.router.stack, [.page(1)])
            paper.router.popToRoot()
            paper.look(["home"])
        }
        expectEqual(paper.refused, [.isOvertaken, .isOvertaken])
    },
    Scenario("what is restored leaves nothing") { readings in
        var state = PaperState()
        state.select(.home)
        state.push(.draft(1))
        let router = PaperRouter()
        let device = Device(.compact, readings) { PaperHost(router: router).environment(Desk()) }
        router.state = state
        device.settle()
        expectEqual(device.screens.last, "draft")
        expectNoProblem(device)
    },
    Scenario("columns: rows and another size of the window") { readings in
        for sizeClass in [UserInterfaceSizeClass.compact, .regular] {
            let pad = Pad(sizeClass, readings)
            if sizeClass == .compact { pad.device.tap("Notes") }
            pad.device.tap("note 1")
            pad.device.tap("write")
            pad.reads("draft: a")
            for other in [UserInterfaceSizeClass.regular, .compact, sizeClass] { pad.device.resize(to: other) }
            expectEqual(pad.asked, 0)
            expectEqual(pad.router.stack, [.note(1)])
            if sizeClass == .regular {
                pad.device.tap("note 2")
                pad.device.tap("Trash")
                expectEqual(pad.device.selectedRows, ["Notes"])
                expectEqual(pad.router.detailSelection, .note(1))
                expect(!pad.device.hidesBackButton, "there is none")
                pad.device.tap("image 1")
            } else {
                pad.device.back()
                expectEqual(pad.device.screens, ["note"])
                pad.device.tap("image 1")
            }
            expectEqual(pad.device.screens.last, "image")
            pad.device.back()
            expectEqual(pad.asked, sizeClass == .regular ? 2 : 1)
            pad.isSaved.value = true
            if sizeClass == .compact { pad.device.back() } else { pad.device.tap("note 2") }
            pad.device.settle()
            expectEqual(pad.router.stack, sizeClass == .compact ? [] : [.note(2)])
            pad.device.tap(sizeClass == .compact ? "note 2" : "Trash")
            pad.device.settle()
            expectEqual(pad.device.screens.last, sizeClass == .compact ? "note" : "trash")
            expectNoProblem(pad.device)
        }
    },
    Scenario("columns: who goes back from a list is asked about what stands beside it") { readings in
        let pad = Pad(.regular, readings)
        pad.device.tap("shelf 1")
        pad.device.tap("note 3")
        pad.device.settle()
        expectEqual(pad.router.contentStack, [.shelf(1)])
        pad.device.back()
        pad.device.settle { pad.asked == 1 }
        expectEqual(pad.asked, 1)
        expectEqual(pad.router.contentStack, [.shelf(1)])
        // A list that the system takes back and the state does not is told as a problem.
        expectNoProblem(pad.device)
        pad.isSaved.value = true
        pad.device.back()
        pad.device.settle { pad.router.contentStack == [] }
        expectEqual(pad.router.contentStack, [])
        expectNoProblem(pad.device)
    },
    Scenario("columns: a list that stands in both goes back where somebody taps") { readings in
        let pad = Pad(.regular, readings)
        pad.device.tap("shelf 1")
        pad.device.tap("note 3")
        pad.router.detailStack = [.shelf(1)]
        pad.device.settle()
        // The list's: nothing is lost by going back in the detail column, and the system does that.
        pad.device.tap("Back")
        pad.device.settle { pad.asked == 1 }
        expectEqual(pad.asked, 1)
        expectEqual(pad.router.contentStack, [.shelf(1)])
        expectEqual(pad.router.detailStack, [.shelf(1)])
        pad.isSaved.value = true
        pad.device.tap("Back")
        pad.device.settle { pad.router.contentStack == [] }
        expectEqual(pad.router.contentStack, [])
        expectNoProblem(pad.device)
    },
    Scenario("nobody loses what they have not agreed to lose") { readings in
        let paper = Paper(readings)
        var random = Walk(seed: 11)
        for _ in 0..<walk / 4 { paper.step(&random) }
    },
]

/// Somebody who writes.
@MainActor struct Paper {
    let router: PaperRouter
    let desk = Desk()
    let device: Device
    private let log = Log()

    final class Log {
        var refused: [PaperTransition.Reason] = []
        var hasAgreed = false
    }

    var refused: [PaperTransition.Reason] { log.refused }

    init(_ readings: Readings) {
        var state = PaperState()
        state.select(.home)
        let (router, desk, log) = (PaperRouter(state), desk, log)
        self.router = router
        router.guards.saved = { [weak router] in
            if desk.isSaved { return true }
            return await router?.ask(.discard) == .discard
        }
        router.guards.kept = { desk.isKept }
        router.onTransition = {
            if let reason = $0.swallowed, reason != .isGuarded, reason != .isOnShow { log.refused.append(reason) }
        }
        device = Device(.compact, readings) { PaperHost(router: router).environment(desk) }
    }

    func look(_ screens: [String], line: Int = #line) {
        let isThere = { device.layers.last != "confirmationDialog" && device.layers.last != "alert" }
        device.settle { isThere() && [device.screens.last] == screens.suffix(1) }
        expect(isThere(), "somebody is asked\n\(device.outline)", line: line)
        expectEqual(device.screens.last, screens.last, "on screen\n\(device.outline)", line: line)
        expectNoProblem(device, line: line)
    }

    func tap(_ name: String, shows screens: [String]? = nil, line: Int = #line) {
        device.settle { device.tappable.contains(name) }
        device.tap(name)
        if let screens { look(screens, line: line) }
    }

    /// Says no, and waits until the guard has heard it.
    func cancel(shows screens: [String], line: Int = #line) {
        let count = refused.count
        tap("Cancel", line: line)
        device.settle { refused.count > count }
        look(screens, line: line)
    }

    func tapTab(_ name: String, shows screens: [String], line: Int = #line) {
        device.tapTab(name)
        look(screens, line: line)
    }

    func reads(_ text: String, line: Int = #line) {
        device.settle { device.texts.contains(text) || device.outline.contains(text) }
        expect(device.texts.contains(text) || device.outline.contains(text), device.outline, line: line)
    }

    /// Whatever people do, what they have written is there until they say that it may go.
    func step(_ random: inout Walk, line: Int = #line) {
        let before = router.state
        desk.isSaved = false
        desk.isKept = false
        switch random.next(below: 8) {
        case 0: if let tab = random.pick(device.layers.isEmpty ? device.tabs.titles : []) { device.tapTab(tab) }
        case 1 where !device.layers.isEmpty: device.swipeAway()
        case 2 where device.canGoBack: device.back()
        case 3: device.open(URL(string: "paper://pages/5")!)
        case 4: router.dismissAll()
        default: if let name = random.pick(device.tappable.filter { $0 != "Discard" && $0 != "keep it" }) { device.tap(name) }
        }
        for _ in 0..<3 { device.settle() }
        let gone = before.left(for: router.state).filter { !$0.requiresToLeave.isEmpty }
        expect(gone.isEmpty || log.hasAgreed, "\(gone) went unasked", line: line)
        if !gone.isEmpty { log.hasAgreed = false }
        expectNoProblem(device, line: line)
        // Now and then they say so.
        if random.next(below: 4) == 0, device.tappable.contains("Discard") {
            device.tap("Discard")
            log.hasAgreed = true
        }
    }
}

/// Somebody who writes in columns.
@MainActor struct Pad {
    let router = PadRouter()
    let device: Device
    let isSaved = Box(false)
    private let count = Box(0)

    final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    var asked: Int { count.value }

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings) {
        let (router, isSaved, count) = (router, isSaved, count)
        router.guards.saved = {
            count.value += 1
            return isSaved.value
        }
        device = Device(sizeClass, readings) { PadHost(router: router) }
    }

    func reads(_ text: String, line: Int = #line) {
        device.settle { device.texts.contains(text) }
        expect(device.texts.contains(text), device.outline, line: line)
    }
}
