/// The guards of some names, as the app sets them.
@MainActor func guards(_ names: [NavigationGuards.Name]) -> NavigationGuards {
    var guards = NavigationGuards()
    for name in names {
        let ask = { @MainActor @Sendable in await gate.ask(name.rawValue) }
        switch name {
        case .signedIn: guards.signedIn = ask
        case .saved: guards.saved = ask
        case .kept: guards.kept = ask
        }
    }
    return guards
}

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
