import Foundation

struct Broken: Error {}

@main
@MainActor
enum Checks {
    static func main() async throws {
        texts()
        await answers()
        await nothingIsLeft()
        try await saved()
        Expect.end()
    }

    private static func texts() {
        let delete = MailDialog.deleteMail(7, about: "Lunch")
        Expect.equal(delete.title, "Delete “Lunch”?")
        Expect.equal(delete.message, "This cannot be undone.")
        Expect.isTrue(delete.isConfirmation && !MailDialog.send.isConfirmation)
        Expect.equal(delete.buttons.map(\.answer), ["delete", "archive"])
        Expect.equal(delete.buttons.map(\.role), [.destructive, nil])
        Expect.equal(MailDialog.leave(localized: "Off we go").buttons.map(\.title), ["Off we go", "Cancel"])
        Expect.equal(MailDialog.send.buttons.map(\.answer), ["send", "goBack"])
        Expect.equal(MailDialog.failed(Broken()).message, "Broken()")
        Expect.equal(MailDialog.failed(Broken()).buttons, [])
    }

    private static func answers() async {
        // Who hears of a question can answer it at once.
        let prompt = NavigationRouter()
        prompt.onTransition = { transition in
            if case .ask = transition.intent { prompt.answer(.delete, to: .deleteMail(7, about: "Lunch")) }
        }
        Expect.equal(await prompt.ask(.deleteMail(7, about: "Lunch")), .delete)
        Expect.isTrue(prompt.dialog == nil)
        let router = NavigationRouter()
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        let question = Task { await router.ask(.deleteMail(7, about: "Lunch")) }
        await Task.yield()
        Expect.equal(router.dialog, .deleteMail(7, about: "Lunch"))
        router.answer(.delete, to: .deleteMail(8, about: "Lunch"))
        Expect.equal(heard.last?.swallowed, .nobodyAsks)
        router.answer(.archive, to: .deleteMail(7, about: "Lunch"))
        Expect.equal(router.dialog, nil)
        let answer = await question.value
        Expect.equal(answer, .archive)
        Expect.equal(heard.map(\.intent), [.ask(.deleteMail(7, about: "Lunch")), .answer("delete"), .answer("archive")])
        Expect.equal(heard.last?.swallowed, nil)

        let notice = Task { await router.ask(.failed(Broken())) }
        await Task.yield()
        router.answer(to: .failed(Broken()))
        await notice.value
    }

    /// Who asks is answered once, whatever becomes of the question.
    private static func nothingIsLeft() async {
        let router = NavigationRouter()
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }

        let backedOut = Task { await router.ask(.send) }
        await Task.yield()
        router.answer(nil, to: .send)
        let nothing = await backedOut.value
        Expect.equal(nothing, nil)

        let replaced = Task { await router.ask(.send) }
        await Task.yield()
        let replacing = Task { await router.ask(.deleteMail(1, about: "A")) }
        let gone = await replaced.value
        Expect.equal(gone, nil)
        Expect.equal(router.dialog, .deleteMail(1, about: "A"))

        let again = await router.ask(.deleteMail(1, about: "A"))
        Expect.equal(again, nil)
        Expect.equal(heard.last?.swallowed, .isOnShow)

        replacing.cancel()
        let cancelled = await replacing.value
        Expect.equal(cancelled, nil)
        Expect.equal(router.dialog, nil)

        let never = Task { await router.ask(.send) }
        never.cancel()
        let unasked = await never.value
        Expect.equal(unasked, nil)
        Expect.equal(router.dialog, nil)

        let whole = Task { await router.ask(.send) }
        await Task.yield()
        router.state = NavigationState()
        let restored = await whole.value
        Expect.equal(restored, nil)
    }

    /// A question is not saved. In a state that is set it stands without anybody who asks.
    private static func saved() async throws {
        var state = NavigationState()
        state.ask(.send)
        Expect.equal(try decode(NavigationState.self, json(state)), NavigationState())
        let router = NavigationRouter(state)
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        Expect.equal(router.dialog, .send)
        router.answer(.send, to: .send)
        Expect.equal(heard.map(\.swallowed), [.nobodyAsks])
        Expect.equal(router.dialog, nil)

        router.state = state
        let adopted = Task { await router.ask(.send) }
        await Task.yield()
        router.answer(.goBack, to: .send)
        let answer = await adopted.value
        Expect.equal(answer, .goBack)
    }
}
