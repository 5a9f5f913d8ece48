/// Where the app sets each guard.
@MainActor let guardPaths: [NavigationGuards.Name: GuardPath] = [
    .signedIn: \.signedIn, .adult: \.adult, .saved: \.saved,
]

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
