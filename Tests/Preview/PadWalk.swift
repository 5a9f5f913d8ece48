/// Where the app sets each guard.
@MainActor let guardPaths: [NavigationGuards.Name: GuardPath] = [.signedIn: \.signedIn, .saved: \.saved, .kept: \.kept]

/// What the walk asks, as `Pad.json` has it.
@MainActor let questions: [@MainActor (NavigationRouter) async -> Void] = [
    { _ = await $0.ask(.discard(1)) }, { _ = await $0.ask(.discard(2)) }, { await $0.ask(.full) },
]

/// Answers what is asked.
@MainActor func answer(_ number: Int, _ router: NavigationRouter) {
    if case .discard(let id) = router.dialog {
        router.answer([nil, .discard, .keep][number], to: .discard(id))
    } else {
        router.answer(to: .full)
    }
}
