extension ChangeRule {
    /// What breaks URLs that were published.
    static let ofLinks: [ChangeRule] = [
        .urlRouteRemoved, .urlPatternNarrowed, .urlTargetChanged, .urlParameterMoved, .urlQueryRequired,
        .urlQueryRemoved, .urlDefaultChanged,
        .urlConditionNarrowed, .urlSchemeRemoved, .urlDomainRemoved, .urlActivityChanged,
    ]

    static let urlRouteRemoved = ChangeRule(
        "URL_ROUTE_REMOVED", [.url], "A screen has no URLs any more.",
        """
        URLs that were published lead nowhere. Where another screen took over, its route can read the old pattern: `formerly`
        in the route, where the parameters are the same. A case that only has another name keeps its route under that name.
        """,
        old: """
            destinations: {home: {view: Home}, person: {payload: {_ id: Int}, view: Person}}
            links: {schemes: [app], routes: {home: /home, person: "/people/{id: Int}"}}
            """,
        new: """
            destinations: {home: {view: Home}, person: {payload: {_ id: Int}, view: Person}}
            links: {schemes: [app], routes: {home: /home}}
            """,
        compatible: """
            destinations: {home: {view: Home}, person: {payload: {_ id: Int}, view: Person}}
            links:
              schemes: [app]
              routes:
                home: /home
                person: {path: "/persons/{id: Int}", formerly: ["/people/{id: Int}"]}
            """)

    static let urlPatternNarrowed = ChangeRule(
        "URL_PATTERN_NARROWED", [.url], "A route reads fewer URLs than it did.",
        """
        Its path has another form, or a parameter has a type with fewer values. URLs that were published and are none any more
        lead nowhere. The route's `formerly` takes patterns that still lead there; a parameter that becomes `String` reads all
        that it did.
        """,
        old: """
            destinations: {person: {payload: {_ id: Int}, view: Person}}
            links: {schemes: [app], routes: {person: "/people/{id: Int}"}}
            """,
        new: """
            destinations: {person: {payload: {_ id: Int}, view: Person}}
            links: {schemes: [app], routes: {person: "/persons/{id: Int}"}}
            """,
        compatible: """
            destinations: {person: {payload: {_ id: Int}, view: Person}}
            links: {schemes: [app], routes: {person: {path: "/persons/{id: Int}", formerly: ["/people/{id: Int}"]}}}
            """)

    static let urlTargetChanged = ChangeRule(
        "URL_TARGET_CHANGED", [.url], "URLs lead to another screen than they did.",
        """
        The pattern belongs to another route now, or another route comes first with some of its URLs: text beats a parameter,
        and a typed parameter beats a `String`. Give the new route a path that no published URL has. Where the screen is the same
        and has another name, `formerly` under `state` says so, and nothing is broken.
        """,
        old: """
            destinations: {profile: {payload: {_ name: String}, view: Profile}, settings: {view: Settings}}
            links: {schemes: [app], routes: {profile: "/{name: String}"}}
            """,
        new: """
            destinations: {profile: {payload: {_ name: String}, view: Profile}, settings: {view: Settings}}
            links: {schemes: [app], routes: {profile: "/{name: String}", settings: /settings}}
            """,
        compatible: """
            destinations: {profile: {payload: {_ name: String}, view: Profile}, settings: {view: Settings}}
            links: {schemes: [app], routes: {profile: "/{name: String}", settings: /app/settings}}
            """)

    static let urlParameterMoved = ChangeRule(
        "URL_PARAMETER_MOVED", [.url], "What URLs carry becomes another part of the screen's payload, or none.",
        """
        A parameter of a URL goes to the parameter of the payload that has its name. With the names changed, what was the one is
        taken for the other, or for nothing. Rename both, or neither.
        """,
        old: """
            destinations: {shelf: {payload: {kind: String = "all"}, view: Shelf}}
            links: {schemes: [app], routes: {shelf: "/shelves/{kind: String}"}}
            """,
        new: """
            destinations: {shelf: {payload: {kind: String = "all"}, view: Shelf}}
            links: {schemes: [app], routes: {shelf: "/shelves/{sort: String}"}}
            """,
        compatible: """
            destinations: {shelf: {payload: {kind sort: String = "all"}, view: Shelf}}
            links: {schemes: [app], routes: {shelf: "/shelves/{sort: String}"}}
            """)

    static let urlQueryRequired = ChangeRule(
        "URL_QUERY_REQUIRED", [.url], "A query must have a key that URLs did not need to have.",
        """
        URLs that were published without it lead nowhere. Make the parameter optional: `{tab: String?}`.
        """,
        old: """
            destinations: {search: {payload: {text: String?}, view: Search}}
            links: {schemes: [app], routes: {search: "/search?q={text: String?}"}}
            """,
        new: """
            destinations: {search: {payload: {text: String}, view: Search}}
            links: {schemes: [app], routes: {search: "/search?q={text: String}"}}
            """,
        compatible: """
            destinations: {search: {payload: {text: String?, page: Int?}, view: Search}}
            links: {schemes: [app], routes: {search: "/search?q={text: String?}&page={page: Int?}"}}
            """)

    static let urlQueryRemoved = ChangeRule(
        "URL_QUERY_REMOVED", [.url], "A key of a query is no longer read.",
        """
        URLs that were published with it lead to the screen without what they say. Keep the key, or give the
        new one another path, and say under `formerly` what URLs had once. Behind the key the parameter's name is free: `?q={query: String?}`.
        """,
        old: """
            destinations: {search: {payload: {text: String?}, view: Search}}
            links: {schemes: [app], routes: {search: "/search?q={text: String?}"}}
            """,
        new: """
            destinations: {search: {payload: {text: String?}, view: Search}}
            links: {schemes: [app], routes: {search: "/search?text={text: String?}"}}
            """,
        compatible: """
            destinations: {search: {payload: {text: String?}, view: Search}}
            links: {schemes: [app], routes: {search: {path: "/find?text={text: String?}", formerly: ["/search?q={text: String?}"]}}}
            """)

    static let urlDefaultChanged = ChangeRule(
        "URL_DEFAULT_CHANGED", [.url], "URLs that do not say something mean something else now.",
        """
        What a URL leaves out is the payload's default, and a URL that was published without it leads to a screen that shows
        something else. Keep the default, and say the new value where the app opens the screen itself.
        """,
        old: """
            destinations: {search: {payload: {text: String, limit: Int = 20}, view: Search}}
            links: {schemes: [app], routes: {search: "/search?q={text: String}&limit={limit: Int?}"}}
            """,
        new: """
            destinations: {search: {payload: {text: String, limit: Int = 50}, view: Search}}
            links: {schemes: [app], routes: {search: "/search?q={text: String}&limit={limit: Int?}"}}
            """,
        compatible: """
            destinations: {search: {payload: {text: String, limit: Int = 20, page: Int = 1}, view: Search}}
            links: {schemes: [app], routes: {search: "/search?q={text: String}&limit={limit: Int?}"}}
            """)

    static let urlConditionNarrowed = ChangeRule(
        "URL_CONDITION_NARROWED", [.url], "A route is in fewer builds, or on fewer systems, than it was.",
        """
        Where a screen is not, neither it nor what lies on it in a route has URLs. A screen that is in all builds can have a
        view that has nothing to show in some.
        """,
        old: """
            destinations: {home: {view: Home}, log: {view: Log}}
            links: {schemes: [app], routes: {home: /home, log: /log}}
            """,
        new: """
            destinations: {home: {view: Home}, log: {condition: DEBUG, view: Log}}
            links: {schemes: [app], routes: {home: /home, log: /log}}
            """,
        compatible: """
            destinations: {home: {view: Home}, log: {view: LogOrNothing}}
            links: {schemes: [app], routes: {home: /home, log: /log}}
            """)

    static let urlSchemeRemoved = ChangeRule(
        "URL_SCHEME_REMOVED", [.url], "URLs of a scheme are no longer read.",
        "A scheme that was published stays among `schemes`; the first is the one that new URLs have.",
        old: """
            destinations: {home: {view: Home}}
            links: {schemes: [books], routes: {home: /home}}
            """,
        new: """
            destinations: {home: {view: Home}}
            links: {schemes: [library], routes: {home: /home}}
            """,
        compatible: """
            destinations: {home: {view: Home}}
            links: {schemes: [library, books], routes: {home: /home}}
            """)

    static let urlDomainRemoved = ChangeRule(
        "URL_DOMAIN_REMOVED", [.url], "URLs of a domain are no longer read.",
        "A domain that was published stays among `domains`; the first is the one that new URLs have.",
        old: """
            destinations: {home: {view: Home}}
            links: {domains: [books.example.com], routes: {home: /home}}
            """,
        new: """
            destinations: {home: {view: Home}}
            links: {domains: [library.example.com], routes: {home: /home}}
            """,
        compatible: """
            destinations: {home: {view: Home}}
            links: {domains: [library.example.com, books.example.com], routes: {home: /home}}
            """)

    static let urlActivityChanged = ChangeRule(
        "URL_ACTIVITY_CHANGED", [.url], "What another device hands over is no longer taken.",
        """
        Handoff goes by the type of the activity. A device with the older version hands over one that this version does not
        know, and the other way round, for as long as people have both. Nobody sees the type: keep it, whatever else is
        renamed.
        """,
        old: """
            destinations: {home: {view: Home}}
            links: {schemes: [app], activity: com.example.app.view, routes: {home: /home}}
            """,
        new: """
            destinations: {home: {view: Home}}
            links: {schemes: [app], activity: com.example.app.browse, routes: {home: /home}}
            """,
        compatible: """
            destinations: {home: {view: Home}}
            links: {schemes: [app, example], activity: com.example.app.view, routes: {home: /home}}
            """)
}
