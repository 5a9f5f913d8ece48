@_spi(Running) import SwiftUI

/// What waits for a guard while the window turns, and while other things change.
@MainActor let turning = [
    Scenario("what waits for a log-in comes where the person is, however the window turns meanwhile") { readings in
        let mail = Mail(.compact, readings)
        mail.device.tapTab("Search")
        mail.tap("contact 5", shows: "contact")
        mail.tap("archive", shows: "archive")
        mail.tap("vault 1", shows: "logIn")
        mail.turn(to: .regular, shows: "logIn")
        mail.session.isValid = true
        mail.tap("done", shows: "vault")
        expectEqual(mail.router.stack, [.vault(1)])
        mail.turn(to: .compact, shows: "vault")
        expectEqual(mail.router.selectedTab, .search)
        expectEqual(mail.router.stack, [.contact(5), .archive, .vault(1)])
        mail.device.back()
        mail.look("archive")
        expectEqual(mail.refused, [])
    },
    Scenario("who goes back from a draft leaves that one, however the window turns meanwhile") { readings in
        for sizeClass in [UserInterfaceSizeClass.compact, .regular] {
            let mail = Mail(sizeClass, readings)
            mail.tap("message 1", shows: "message")
            mail.tap("draft 1", shows: "draft")
            mail.device.back()
            mail.device.settle { mail.isAsked }
            expect(mail.isAsked, "nobody was asked")
            mail.turn(to: sizeClass == .compact ? .regular : .compact, shows: "draft")
            mail.answer(true)
            mail.look("message")
            mail.turn(to: sizeClass, shows: "message")
            expectEqual(mail.router.stack, [.message(1)])
            expectEqual(mail.refused, [])
        }
    },
    Scenario("who goes back some screens leaves what of them is still there") { readings in
        for (screens, deleted) in [
            ([.draft(1), .contact(1)], .contact(1)), ([.message(1), .draft(1)], .message(1)),
        ] as [([MailItem], MailItem)] {
            let mail = Mail(.compact, readings)
            mail.router.push([.contact(9)] + screens)
            mail.look(screens.last!.accessibilityIdentifier)
            mail.router.stack = [.contact(9)]
            mail.device.settle { mail.isAsked }
            mail.router.remove { $0 == deleted }
            mail.look("draft")
            mail.answer(true)
            mail.look("contact")
            expectEqual(mail.router.stack, [.contact(9)])
        }
        let mail = Mail(.compact, readings)
        mail.router.push([.archive, .draft(1)])
        mail.look("draft")
        mail.router.stack = []
        mail.device.settle { mail.isAsked }
        mail.turn(to: .regular, shows: "draft")
        mail.answer(true)
        mail.look("selectSomething")
        expectEqual(mail.router.stack, [])
    },
    Scenario("what a task pushes in a tab that nobody looks at costs nothing that waits") { readings in
        let mail = Mail(.compact, readings)
        mail.tap("message 1", shows: "message")
        mail.tap("draft 1", shows: "draft")
        mail.device.back()
        mail.device.settle { mail.isAsked }
        mail.router.router(of: .search).push(.contact(7))
        mail.answer(true)
        mail.look("message")
        expectEqual(mail.router.router(of: .search).stack, [.contact(7)])
        // Where somebody looks, it does.
        mail.tap("draft 1", shows: "draft")
        mail.device.back()
        mail.device.settle { mail.isAsked }
        mail.router.push(.contact(8))
        mail.look("contact")
        mail.answer(true)
        mail.look("contact")
        expectEqual(mail.refused, [.isOvertaken])
    },
    Scenario("a log-in that somebody has opened stays, with what lies on it") { readings in
        let mail = Mail(.compact, readings)
        mail.router.push([.logIn, .contact(5)])
        mail.look("contact")
        mail.router.push(.vault(2))
        mail.look("logIn")
        mail.session.isValid = true
        mail.tap("done", shows: "vault")
        expectEqual(mail.router.stack, [.logIn, .contact(5), .vault(2)])
    },
    Scenario("a list that waits for more room goes with what was deleted, and with what is guarded") { readings in
        var mail = Mail(.regular, readings)
        mail.router.open(.search)
        mail.router.contentStack = [.folder(1)]
        mail.router.open(.search)
        mail.router.push(.contact(5))
        mail.look("contact")
        mail.turn(to: .compact, shows: "contact")
        mail.router.remove { $0 == .folder(1) }
        mail.turn(to: .regular, shows: "contact")
        expectEqual(mail.router.contentStack, [])
        mail = Mail(.regular, readings)
        mail.session.isValid = true
        mail.router.setContentRoot(.trash)
        mail.look("selectSomething")
        mail.router.open(.search)
        mail.look("search")
        var state = mail.router.state
        expectEqual(state.contentRoot, .trash)
        state.adapt(toCompact: true)
        mail = Mail(.compact, readings)
        mail.router.state = state
        mail.look("logIn")
        mail.turn(to: .regular, shows: "logIn")
        expect(!mail.device.screens.contains("trash"), mail.device.outline)
    },
    Scenario("the tab on show is that of what the columns show") { readings in
        let mail = Mail(.regular, readings)
        mail.router.open(.search)
        mail.look("search")
        expectEqual(mail.router.selectedTab, .search)
        mail.router.contentStack = [.folder(1)]
        mail.look("selectSomething")
        mail.turn(to: .compact, shows: "folder")
        expectEqual(mail.device.tabs.selected, "Inbox")
        expectEqual(mail.router.stack, [.folder(1)])
        mail.device.tapTab("Search")
        mail.look("search")
        mail.turn(to: .regular, shows: "search")
        mail.router.pop()
        mail.look("selectSomething")
        mail.turn(to: .compact, shows: "inbox")
        expectEqual(mail.device.tabs.selected, "Inbox")
    },
]

/// Somebody with their mail, on a device that turns.
@MainActor private struct Mail {
    let router = MailRouter()
    let session = Session()
    let device: Device
    private let log = Log()

    final class Log {
        var refused: [MailTransition.Reason] = []
        var asked: CheckedContinuation<Bool, Never>?
    }

    /// Why something was not done in the end.
    var refused: [MailTransition.Reason] { log.refused }
    /// Whether a guard waits for whether the draft may go.
    var isAsked: Bool { log.asked != nil }

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings) {
        let (router, session, log) = (router, session, log)
        router.guards.signedIn = { session.isValid }
        router.guards.saved = { await withCheckedContinuation { log.asked = $0 } }
        router.onTransition = {
            if let reason = $0.swallowed, reason != .isGuarded, reason != .isOnShow { log.refused.append(reason) }
        }
        device = Device(sizeClass, readings) { MailHost(router: router) }
    }

    func answer(_ holds: Bool) {
        log.asked?.resume(returning: holds)
        log.asked = nil
    }

    func look(_ screen: String, line: Int = #line) {
        device.settle { device.screens.last == screen }
        expectEqual(device.screens.last, screen, "on screen\n\(device.outline)", line: line)
        expectNoProblem(device, line: line)
    }

    func tap(_ name: String, shows screen: String, line: Int = #line) {
        device.tap(name)
        look(screen, line: line)
    }

    func turn(to sizeClass: UserInterfaceSizeClass, shows screen: String, line: Int = #line) {
        device.resize(to: sizeClass)
        look(screen, line: line)
    }
}
