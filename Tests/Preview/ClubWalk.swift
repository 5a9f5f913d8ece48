@MainActor let guards = NavigationGuards(
    signedIn: { await gate.ask("signedIn") },
    adult: { await gate.ask("adult") }
)
