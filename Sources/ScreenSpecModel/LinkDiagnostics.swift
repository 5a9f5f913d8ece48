import ScreenSpecDiagnostics

extension DiagnosticKind {
    package static let invalidRoute = DiagnosticKind(
        "invalid-route", "The pattern of a route is not one of a URL's path and query.",
        """
        A pattern begins with `/`. Between slashes stands text, or one parameter with its type; behind `?` stand keys with a \
        parameter each. A parameter's values are `String`, `Int`, `UUID`, `Bool`, `Double`, `Date` (ISO 8601) or of a type of \
        the app's own that is RawRepresentable or LosslessStringConvertible. In the query a type with `?` may be missing, and \
        a list is a key that URLs repeat.

        ```yaml
        routes:
          author: "/authors/{id: UUID}"
          user: "/users/{id: Int}?tab={tab: String?}&tag={tag: [String]}"
          book: "/books/{id: UUID}"         # not `by-{id: UUID}`: a parameter fills a whole segment
        ```
        """)
    package static let ambiguousRoute = DiagnosticKind(
        "ambiguous-route", "Two routes can match one URL.",
        """
        In each segment of a path, text goes before a typed parameter, and that before one of type `String`: `/books/new` and \
        `/books/{id: Int}` and `/books/{title: String}` can stand beside each other. Where that decides nothing, or says one \
        thing in one segment and another in the next, the message names a URL that both match; and so does a text that is a value of \
        a typed parameter where one of type `String` stands, too: of `/years/2024`, `/years/{year: Int}` and \
        `/years/{name: String}`, URLs can tell two apart. Queries do not count: a URL may have any.
        """)
    package static let routePayload = DiagnosticKind(
        "route-payload", "A URL does not carry what a screen needs.",
        """
        A parameter of the URL fills the payload's parameter of its name, where the types are the same or the payload's is an \
        `ID`. Any other type is a model: the app finds it by the parameter, or by all parameters of the path that nothing else \
        takes (`NavigationResolver`). What lies under a screen is made of the same values, and of what was found for the \
        screen itself.
        """)
    package static let linkAddress = DiagnosticKind(
        "link-address", "Links have no scheme or domain, or one that no URL has.",
        """
        A scheme is letters, digits, `+`, `-` and `.`, and begins with a letter: `books` for `books://…` (RFC 3986, section 3.1). A \
        domain is a host name without scheme, port and path: `books.example.com`.
        """)

    /// All that can be wrong with links.
    package static let linkKinds: [DiagnosticKind] = [.invalidRoute, .ambiguousRoute, .routePayload, .linkAddress]
}
