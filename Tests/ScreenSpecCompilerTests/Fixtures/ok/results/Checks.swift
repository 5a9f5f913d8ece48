import Foundation

@main
@MainActor
enum Checks {
    static func main() async throws {
        await answering()
        await leaving()
        await fromElsewhere()
        await behindQuestions()
        await cancelled()
        await agreed()
        await guarded()
        await restored()
        Expect.end()
    }

    private static func answering() async {
        let router = NavigationRouter()
        // The compiler knows what comes of it.
        let number = Task { () -> Int? in await router.present(.pickNumber(1)) }
        await settle()
        Expect.equal(router.layers.map(\.item), [.pickNumber(1)])
        let layer = router.router(ofLayer: 0)
        layer.isUnsaved = true
        layer.push(.help)
        layer.answer(.pickNumber(1), with: 7)
        Expect.equal(router.layers, [])
        Expect.equal(await number.value, 7)

        let names = Task { await router.present(.askName(old: nil)) }
        await settle()
        router.router(ofLayer: 0).push(.help)
        router.router(ofLayer: 0).answer(.askName(old: nil), with: ["a", "b"])
        Expect.equal(await names.value, ["a", "b"])
        // Where nobody waits, a screen that answers is one like others.
        present(router)
        Expect.equal(router.layers.count, 2)
    }

    private static func present(_ router: NavigationRouter) {
        router.present(.pickNumber(2))
        router.present(.count)
    }

    /// Whichever way it is left, who waits goes on, once, with nothing.
    private static func leaving() async {
        for leave: (NavigationRouter) -> Void in [
            { $0.dismiss() }, { $0.dismissAll() }, { $0.close(from: 0) }, { $0.present(.other) }, { $0.state = NavigationState() },
            { $0.remove(sheets: { $0 == .count }) { _ in false } }, { $0.setTrail([.help]) },
        ] {
            let router = NavigationRouter()
            let count = Task { await router.present(.count) }
            await settle()
            // The second to ask gets nothing at once.
            Expect.equal(await router.present(.count), nil)
            Expect.equal(router.presentedSheets, [.count])
            leave(router)
            Expect.equal(await count.value, nil)
        }
        // The window is closed.
        var router: NavigationRouter? = NavigationRouter()
        let asker = Task { [weak router] in await router?.present(.askName(old: nil)) }
        await settle()
        router = nil
        asker.cancel()
        let name = await asker.value
        Expect.isTrue(name == .some(nil) || name == nil)
        // Who waits has gone.
        let other = NavigationRouter()
        let count = Task { await other.present(.count) }
        await settle()
        count.cancel()
        Expect.equal(await count.value, nil)
        await settle()
        Expect.equal(other.layers, [])
    }

    /// Who stands elsewhere answers the topmost layer that somebody waits for, and none that nobody does.
    private static func fromElsewhere() async {
        var state = NavigationState()
        state.present(.count)
        let router = NavigationRouter(state)
        var reasons: [NavigationTransition.Reason?] = []
        router.onTransition = { reasons.append($0.swallowed) }
        router.answer(.count, with: 1)
        Expect.equal(router.layers.count, 1)
        let number = Task { await router.present(.pickNumber(1)) }
        await settle()
        let layer = router.router(ofLayer: 1)
        layer.isUnsaved = true
        router.answer(.pickNumber(1), with: 3)
        Expect.equal(await number.value, 3)
        Expect.equal(router.layers.count, 1)
        layer.answer(.count, with: 2)
        Expect.equal(router.layers.count, 1)
        Expect.equal(reasons, [.nobodyAsks, nil, nil, .nobodyAsks])
    }

    /// Who answers while it is asked whether to close without an answer has answered.
    private static func behindQuestions() async {
        for leave: (NavigationRouter) -> Void in [
            { $0.dismiss() }, { $0.dismissAll() }, { $0.close(from: 0) }, { $0.root.setTrail([.home, .help]) },
        ] {
            let router = NavigationRouter()
            let number = Task { () -> Int? in await router.present(.pickNumber(1)) }
            await settle()
            let layer = router.router(ofLayer: 0)
            layer.isUnsaved = true
            leave(layer)
            Expect.equal(router.question, 0)
            layer.answer(.pickNumber(1), with: 7)
            Expect.equal(router.layers, [])
            Expect.equal(router.question, nil)
            Expect.equal(await number.value, 7)
        }
        // The same where a guard is asked, which lets nobody leave first.
        let (router, slow) = (NavigationRouter(), Slow())
        router.guards.saved = { await slow.answer() }
        let size = Task { () -> Int? in await router.present(.pickSize) }
        await settle()
        let layer = router.router(ofLayer: 0)
        layer.isUnsaved = true
        for holds in [false, true] {
            layer.dismiss()
            await settle()
            layer.answer(.pickSize, with: 7)
            await settle()
            slow.go(holds)
            await settle()
            Expect.equal(router.layers.isEmpty, holds)
            // What was not left is as unsaved as it was.
            Expect.equal(layer.isUnsaved, !holds)
        }
        Expect.equal(await size.value, 7)
    }

    /// Who answers, and is asked about what lies over the layer, has not answered where that is to stay.
    private static func cancelled() async {
        for isGuarded in [false, true] {
            let router = NavigationRouter()
            router.guards.saved = { true }
            let size = Task { () -> Int? in await router.present(.pickSize) }
            await settle()
            for number in 1...2 { present(router, .pickNumber(number)) }
            let layers = (0...2).map { router.router(ofLayer: $0) }
            for layer in layers { layer.isUnsaved = true }
            if !isGuarded { layers[2].isUnsaved = false }
            layers[0].answer(.pickSize, with: 7)
            await settle()
            if isGuarded { router.answer(discarding: true) }
            Expect.equal(router.question, 1)
            router.answer(discarding: false)
            Expect.equal(layers.map(\.isUnsaved), [true, true, isGuarded])
            for layer in layers.dropFirst() { layer.isUnsaved = false }
            layers[0].dismiss()
            await settle()
            Expect.equal(router.question, 0)
            router.answer(discarding: true)
            Expect.equal(router.layers, [])
            Expect.equal(await size.value, nil)
        }
    }

    private static func present(_ router: NavigationRouter, _ item: NavigationItem) { router.present(item) }

    /// Who lets one layer go has agreed to that for what was asked for then, and to nothing else.
    private static func agreed() async {
        let router = NavigationRouter()
        var reasons: [NavigationTransition.Reason?] = []
        for number in 1...2 { present(router, .pickNumber(number)) }
        let layers = (0...1).map { router.router(ofLayer: $0) }
        for layer in layers { layer.isUnsaved = true }
        router.dismissAll()
        router.answer(discarding: true)
        Expect.equal(router.question, 0)
        layers[1].dismiss()
        Expect.equal(router.question, 1)
        Expect.equal(router.layers.count, 2)
        // A question goes with the layer that asks, and is told of.
        router.onTransition = { reasons.append($0.swallowed) }
        router.state = NavigationState()
        Expect.equal(router.question, nil)
        Expect.equal(reasons, [nil, .isOvertaken])

        // No guard is asked about what is deleted, and what lies over it asks all the same.
        let other = NavigationRouter()
        other.guards.saved = { false }
        present(other, .pickSize)
        present(other, .pickNumber(1))
        let (size, number) = (other.router(ofLayer: 0), other.router(ofLayer: 1))
        (size.isUnsaved, number.isUnsaved) = (true, true)
        other.remove { $0 == .pickSize }
        await settle()
        Expect.equal(other.layers.count, 2)
        Expect.equal(other.question, 1)
        other.answer(discarding: false)
        other.guards.saved = { true }
        number.isUnsaved = false
        number.dismiss()
        size.dismiss()
        await settle()
        Expect.equal(other.layers.count, 1)
        Expect.equal(other.question, 0)
        other.answer(discarding: false)
        // Nor is a person asked about it.
        present(other, .pickNumber(1))
        other.router(ofLayer: 1).isUnsaved = true
        other.remove { $0 == .pickSize }
        await settle()
        Expect.equal(other.question, 1)
        other.answer(discarding: true)
        Expect.equal(other.layers, [])
        listening()
        await presentedMeanwhile()
    }

    /// Who hears of something and asks for more has agreed to nothing, and finds things as they are.
    private static func listening() {
        let router = NavigationRouter()
        for number in 1...2 { present(router, .pickNumber(number)) }
        let layers = (0...1).map { router.router(ofLayer: $0) }
        for layer in layers { layer.isUnsaved = true }
        router.dismissAll()
        router.onTransition = { if $0.swallowed == .isAsked, router.question == 0 { layers[1].dismiss() } }
        router.answer(discarding: true)
        Expect.equal(router.layers.count, 2)
        Expect.equal(router.question, 1)

        let other = NavigationRouter()
        other.push(.help)
        other.present(.help, as: .sheet)
        present(other, .pickNumber(1))
        other.router(ofLayer: 1).isUnsaved = true
        other.onTransition = { if $0.intent == .remove { other.state = NavigationState() } }
        other.remove { $0 == .help }
        Expect.equal(other.state, NavigationState())
    }

    /// What somebody presents who hears that a guard is asked answers nobody else.
    private static func presentedMeanwhile() async {
        let router = NavigationRouter()
        router.guards.paid = { true }
        router.onTransition = { if $0.swallowed == .isGuarded { router.present(.other) } }
        let paint = Task { await router.present(.pickPaint)?.name }
        await settle()
        router.onTransition = nil
        let level = router.layers.firstIndex { $0.item == .pickPaint }
        Expect.equal(level, 1)
        router.router(ofLayer: level ?? 0).answer(.pickPaint, with: Paint(name: "red"))
        Expect.equal(await paint.value, "red")
    }

    private static func guarded() async {
        let router = NavigationRouter()
        let wallet = Wallet()
        router.guards.paid = { wallet.isFull }
        Expect.isTrue(await router.present(.pickPaint) == nil)
        Expect.equal(router.layers, [])
        // Who waits no more while the guard is asked goes on, and nothing comes.
        var reasons: [NavigationTransition.Reason?] = []
        router.onTransition = { reasons.append($0.swallowed) }
        let slow = Slow()
        router.guards.paid = { await slow.answer() }
        let none = Task { await router.present(.pickPaint) == nil }
        await settle()
        none.cancel()
        Expect.isTrue(await none.value)
        slow.go(true)
        await settle()
        Expect.equal(router.layers, [])
        Expect.equal(reasons, [.isGuarded, .isOvertaken])
        router.guards.paid = { wallet.isFull }
        wallet.isFull = true
        let paint = Task { await router.present(.pickPaint)?.name }
        await settle()
        router.router(ofLayer: 0).answer(.pickPaint, with: Paint(name: "red"))
        Expect.equal(await paint.value, "red")
    }

    /// What is restored answers nobody, and says so.
    private static func restored() async {
        var state = NavigationState()
        state.present(.count)
        let router = NavigationRouter(state)
        var reasons: [NavigationTransition.Reason?] = []
        router.onTransition = { reasons.append($0.swallowed) }
        let layer = router.router(ofLayer: 0)
        layer.answer(.pickNumber(1), with: 1)
        Expect.equal(router.layers.count, 1)
        layer.answer(.count, with: 1)
        Expect.equal(router.layers, [])
        layer.answer(.count, with: 1)
        Expect.equal(reasons, [.nobodyAsks, .nobodyAsks, nil, .nobodyAsks])
    }

    private final class Wallet {
        var isFull = false
    }

    /// A guard that takes its time.
    @MainActor
    private final class Slow {
        private var asked: [CheckedContinuation<Bool, Never>] = []

        func answer() async -> Bool { await withCheckedContinuation { asked.append($0) } }

        func go(_ holds: Bool) {
            for one in asked { one.resume(returning: holds) }
            asked = []
        }
    }

    private static func settle() async { for _ in 0..<100 { await Task.yield() } }
}
