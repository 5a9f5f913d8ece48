import ScreenSpecDiagnostics

/// The `links` section: which URLs lead to which screens.
package struct Links: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// The schemes of the app's own: `books`.
    package var schemes: [SourceText] = []
    /// The domains whose URLs the system hands to the app.
    package var domains: [SourceText] = []
    /// The type of the activity that Handoff goes on with.
    package var activity: SourceText?
    /// The routes by the names of their destinations, in order.
    package var routes: [Entry<WrittenRoute>] = []

    /// A route that says more than its path.
    package struct Route: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// The pattern of its URLs.
        package var path: SourceText?
        /// The screens below the one that it leads to, from the bottom up, each with arguments where it takes some.
        package var under: [SourceText] = []
        /// Patterns that still lead there.
        package var formerly: [SourceText] = []
    }

    static let schema = Schema<Links>(
        "links", "Which URLs lead to which screens.",
        [
            Key(
                "schemes", .list(of: .text, orElse: "without any, leave the key out"), adding: \.schemes,
                "Schemes of the app's own: `books` for `books://…`. Anyone can make such a URL, and any app can claim the scheme."
            ),
            Key(
                "domains", .list(of: .text, orElse: "without any, leave the key out"), adding: \.domains,
                "Domains whose URLs open the app: universal links, `https://books.example.com/…`."),
            Key(
                "activity", .text, \.activity,
                "The type of the user activity that goes on on another device (Handoff): `com.example.books.view`."),
            Key(
                "routes", .entries(.destination, .either(.route, .object)), adding: \.routes, required: true,
                "The destinations that URLs lead to, each with the pattern of its URLs, in order."),
        ])
}

/// A route: its pattern alone, or what a map says of it.
package typealias WrittenRoute = Either<SourceText, Links.Route>

extension WrittenRoute {
    /// The pattern of its URLs.
    var path: SourceText? {
        switch self {
        case .first(let path): path
        case .second(let route): route.path
        }
    }

    /// What a map says of it; nil for a pattern alone.
    var details: Links.Route? { if case .second(let route) = self { route } else { nil } }
}

extension Links.Route {
    static let schema = Schema<Links.Route>(
        "route", "How URLs lead to a screen.",
        [
            Key(
                "path", .route, \.path, required: true,
                """
                The pattern of the URLs: `/authors/{id: UUID}`. A parameter fills a whole segment of the path, or is the value \
                of a query: `?tab={tab: String?}&tag={tag: [String]}`.
                """),
            Key(
                "under", .list(of: .destinationCall, orElse: "without any, leave the key out"), adding: \.under,
                "The screens below, from the bottom up: the way back from a screen that a URL opened."),
            Key(
                "formerly", .list(of: .route, orElse: "without any, leave the key out"), adding: \.formerly,
                "Patterns of URLs that were published once and still lead here. They have the parameters of `path`; what URLs need not carry may be left out."
            ),
        ])
}

extension Kind where Value == SourceText {
    /// The pattern of URLs; taken apart when it is known what for.
    static var route: Kind { Kind(.route) { $0.text($1, .route) } }
}
