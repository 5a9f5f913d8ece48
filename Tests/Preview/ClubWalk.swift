/// The guards of some names, as the app sets them.
@MainActor func guards(_ names: [NavigationGuards.Name]) -> NavigationGuards {
    var guards = NavigationGuards()
    for name in names {
        let ask = { @MainActor @Sendable in await gate.ask(name.rawValue) }
        switch name {
        case .signedIn: guards.signedIn = ask
        case .adult: guards.adult = ask
        case .saved: guards.saved = ask
        }
    }
    return guards
}

/// What is presented for its answer, and what answers, in one order.
@MainActor let awaited: [@MainActor (NavigationRouter) async -> Bool] = [
    { await $0.present(.logIn) != nil },
    { await $0.present(.seat) != nil },
    { await $0.present(.invite(1)) != nil },
    { await $0.present(.invite(2)) != nil },
]
@MainActor let replies: [@MainActor (NavigationRouter) -> Void] = [
    { $0.answer(.logIn, with: true) },
    { $0.answer(.seat, with: 7) },
    { $0.answer(.invite(1), with: true) },
    { $0.answer(.invite(2), with: true) },
]
