/// The guards of some names, as the app sets them.
@MainActor func guards(_ names: [NavigationGuards.Name]) -> NavigationGuards {
    var guards = NavigationGuards()
    for name in names {
        let ask = { @MainActor @Sendable in await gate.ask(name.rawValue) }
        switch name {
        case .signedIn: guards.signedIn = ask
        case .saved: guards.saved = ask
        }
    }
    return guards
}
