/// Where the app sets each guard.
@MainActor let guardPaths: [NavigationGuards.Name: GuardPath] = [.signedIn: \.signedIn, .saved: \.saved]
