import Foundation

/// A random walk over the intents of a generated router: after each step, every check is made.
///
/// What is drawn depends on the seed alone, so a failure comes back with its seed; its history is shortened as long as
/// it still fails.
@MainActor
struct Walk<Router: WalkedRouter> {
    typealias State = Router.State
    typealias Item = Router.State.Item

    /// One intent, with what it carries.
    struct Step {
        var name: String
        /// What the step may be heard as.
        let intents: [String]
        var run: @MainActor (inout Traveller) -> Void
        /// What holds of this step beyond what holds of all, by the states before and after it.
        var check: @MainActor (_ before: State, _ after: State) -> String? = { _, _ in nil }
    }

    /// Who walks: a router, what was heard from it, and what was saved on the way.
    struct Traveller {
        let router: Router
        var saved: State?
    }

    /// One item for each case and more.
    let items: [Item]
    /// What intents may carry that is none of the screens, and must do no harm.
    var strays: [Item] = []
    /// Whether a screen may lie on an equal one, for a page of the app's own may lie between the two.
    let repeats: Bool
    /// What may be shown although it was removed.
    var roots: [Item]
    let makeRouter: @MainActor () -> Router
    /// Each draws a step.
    var kinds: [@MainActor (Self, inout WalkRandom) -> Step] = []
    var checks: [@MainActor (State) -> String?] = []
    /// Looks at a router, and says later whether who looked was told what they should have been.
    var watch: @MainActor (Router) -> (@MainActor (Step) -> String?) = { _ in { _ in nil } }

    init(over items: [Item], repeats: Bool = false, _ makeRouter: @escaping @MainActor () -> Router) {
        self.items = items
        self.repeats = repeats
        self.makeRouter = makeRouter
        roots = makeRouter().state.shown.compactMap { $0 }
        addStackSteps()
    }

    /// Walks some times, each from another seed; `SCREENSPEC_SEED` makes them others.
    func go(walks: UInt64 = 4, steps: Int = 2_500, line: Int = #line) {
        let first = ProcessInfo.processInfo.environment["SCREENSPEC_SEED"].flatMap { UInt64($0) } ?? 1
        for seed in first..<first + walks {
            var random = WalkRandom(seed: seed)
            let history = (0..<steps).map { _ in random.pick(kinds)(self, &random) }
            guard let (end, problem) = failure(of: history) else { continue }
            let short = shortened(Array(history[...end]))
            let names = short.map { "    " + $0.name }.joined(separator: "\n")
            let last = failure(of: short)?.problem ?? problem
            // Types stand with their module in what Swift prints.
            let report = "seed \(seed), step \(end), in short:\n\(names)\n\(last)".replacing("App.", with: "")
            return Expect.isTrue(false, report, line: line)
        }
    }

    /// Where a history first breaks what is checked, and how.
    private func failure(of history: [Step]) -> (index: Int, problem: String)? {
        var traveller = Traveller(router: makeRouter())
        var heard: [Router.Transition] = []
        traveller.router.onTransition = { heard.append($0) }
        for (index, step) in history.enumerated() {
            heard = []
            let before = traveller.router.state
            let wasTold = watch(traveller.router)
            step.run(&traveller)
            let after = traveller.router.state
            let problem =
                problem(of: step, before, after) ?? problem(heard: heard, of: step, before, after) ?? wasTold(step)
            if let problem { return (index, problem) }
        }
        return nil
    }

    private func problem(of step: Step, _ before: State, _ after: State) -> String? {
        step.check(before, after) ?? checks.lazy.compactMap { $0(after) }.first
    }

    /// Whatever changes the state is heard, once, as what it was; so is what was asked for in vain.
    private func problem(
        heard: [Router.Transition], of step: Step, _ before: State, _ after: State
    ) -> String? {
        guard let transition = heard.first else { return before == after ? nil : "heard nothing" }
        if heard.count > 1 { return "heard \(heard.count) transitions" }
        if (transition.swallowed == nil) == (before == after) { return "heard as \(transition)" }
        if transition.from != before || transition.to != after { return "heard of another change: \(transition)" }
        let intent = "\(transition.intent)".prefix { $0 != "(" }
        return step.intents.contains(String(intent)) ? nil : "heard as \(transition.intent)"
    }

    /// Leaves out whatever the failure does not need, in ever smaller pieces.
    private func shortened(_ history: [Step]) -> [Step] {
        var history = history
        var size = history.count / 2
        while size > 0 {
            var start = 0
            while start < history.count {
                var shorter = history
                shorter.removeSubrange(start..<min(start + size, history.count))
                if let end = failure(of: shorter)?.index {
                    history = Array(shorter[...end])
                } else {
                    start += size
                }
            }
            size /= 2
        }
        return history
    }
}

/// SplitMix64: the same numbers for the same seed, always.
struct WalkRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((word ^ (word >> 31)) % UInt64(bound))
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    mutating func pick<Element>(_ count: Int, of elements: [Element]) -> [Element] {
        (0..<count).map { _ in pick(elements) }
    }
}
