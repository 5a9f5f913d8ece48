import ScreenSpecReview

/// A change of a spec, and what it breaks.
struct ReviewedChange: Sendable, CustomStringConvertible {
    let name: String
    /// Two versions, without their first line.
    let old: String
    let new: String
    /// Nil where a review says it.
    let breaks: Set<Impact>?
    /// What no program on this machine can see of that: other systems, other modules, other devices, older versions.
    var unseen: Set<Impact> = []

    var description: String { name }
}

extension ReviewedChange {
    /// All changes that are compiled, written and read.
    static let all: [ReviewedChange] =
        screens.changes(ofScreens) + layers.changes(ofLayers) + columns.changes(ofColumns)
        + linked.changes(ofLinks) + tabbed.changes(ofTabs) + stacked.changes(ofStack) + several + examples

    /// Text to look for, what stands in its place, and what that breaks.
    typealias Edit = (old: String, new: String, breaks: Set<Impact>)

    /// What is only on show, and what is compatible. The rest breaks something.
    private static let ofScreens: [Edit] = [
        ("title: Home, icon", "title: Start, icon", []),
        ("icon: house", "icon: star", []),
        ("view: HomeView", "view: StartView", []),
        ("columns: 2, view: FilmsView", "columns: 2, view: FilmsView, summary: All films.", []),
        ("attributes: {weight: 2}", "attributes: {weight: 3}", []),
        ("default: 1}", "default: 5}", []),
        ("weight: {type: Int, default: 1}, kind", "weight: {type: Double, default: 1.5}, kind", [.source]),
        (", kind: {type: String?}}", ", kind: {type: String?}, extra: {type: Bool, default: true}}", []),
        // Cases.
        ("  log: {title: Log", "  journal: {title: Log", [.source, .state]),
        ("  log: {title: Log, view: LogView}\n", "", [.source, .state]),
        ("  log: {title: Log", "  more: {view: MoreView, title: More}\n  log: {title: Log", [.source]),
        ("  log: {title: Log", "  log: {condition: NEVER, title: Log", [.source, .state]),
        ("formerly: {person: author}", "formerly: {person: book}", [.state]),
        ("state: {formerly: {person: author}}", "", [.state]),
        ("formerly: {person: author}", "formerly: {person: author, writer: author}", []),
        // Payloads.
        (
            "payload: {_ id: Int}, title: \"Author {id}\"", "payload: {_ number: Int}, title: \"Author {number}\"",
            []
        ),
        (
            "payload: {_ id: Int}, title: \"Author {id}\"", "payload: {id: Int}, title: \"Author {id}\"",
            [.source, .state]
        ),
        ("payload: {_ id: Int}, title: \"Author {id}\"", "payload: {_ id: Int?}, title: Author", [.source]),
        (
            "payload: {_ id: Int}, title: \"Author {id}\"", "payload: {_ id: Int, edits: Bool = false}, title: Author",
            [.source]
        ),
        ("scrollTo page: Int? = nil", "scrollTo number: Int? = nil", []),
        ("scrollTo page: Int? = nil", "at page: Int? = nil", [.source, .state]),
        ("scrollTo page: Int? = nil", "scrollTo page: Int? = 3", [.state]),
        ("scrollTo page: Int? = nil", "scrollTo page: Int?", [.source]),
        ("scrollTo page: Int? = nil", "scrollTo page: Int = 1", [.source, .state]),
        ("scrollTo page: Int? = nil, ", "", [.source, .state]),
        ("_ first: String, _ second: String", "_ second: String, _ first: String", [.state]),
        ("_ first: String, _ second: String", "_ one: String, _ second: String", []),
        ("_ first: String, _ second: String", "_ second: String", [.source, .state]),
        ("limit: Int = 20", "limit: Int = 50", [.state]),
        ("limit: Int = 20", "limit: Int? = nil", [.source, .state]),
        ("limit: Int = 20", "limit: Int? = 20", [.source]),
        ("limit: Int = 20", "limit: Double = 20", [.source, .state]),
        ("limit: Int = 20", "limit: Int32 = 20", [.source, .state]),
        ("depth: Int8, ", "depth: Int, ", [.source]),
        ("depth: Int8, ", "depth: UInt32, ", [.source, .state]),
        ("levels: \"[Int8]\"", "levels: \"[Int32]\"", [.source]),
        ("after: Date? = nil", "after: Optional<Date> = nil", []),
        ("tags: \"[String]\"", "tags: Array<String>", []),
        ("delay: TimeInterval", "delay: Double", []),
        ("kind: String = \"all\"", "kind: String = \"a ll\"", [.state]),
        ("text: String, limit: Int = 20", "limit: Int = 20, text: String", [.source]),
        ("after: Date? = nil", "after: Date? = nil, sort: String? = nil", [.source]),
        (", onDone: \"(() -> Void)? = nil\"", "", [.source]),
        // The app.
        ("conformances: [Codable, Sendable]", "conformances: [Codable]", [.source]),
        ("conformances: [Codable, Sendable]", "conformances: [Sendable]", [.source, .state]),
        ("conformances: [Codable, Sendable]", "conformances: [Codable, Sendable], enum: Spot", [.source]),
        ("conformances: [Codable, Sendable]", "conformances: [Codable, Sendable], imports: [Foundation]", []),
    ]

    private static let ofLayers: [Edit] = [
        // Sheets, windows, dialogs.
        ("edit: {payload: {_ id: Int}", "edit: {payload: {_ id: Int, deep: Bool?}", [.source]),
        ("edit: {payload: {_ id: Int}", "edit: {payload: {_ id: Int, deep: Bool}", [.source, .state]),
        ("edit: {payload: {_ id: Int}", "edit: {payload: {_ id: String}", [.source, .state]),
        ("    edit: {payload: {_ id: Int}", "    change: {payload: {_ id: Int}", [.source, .state]),
        ("view: EditView, stack: true", "view: EditView, stack: true, detents: [medium]", []),
        ("view: EditView, stack: true", "view: EditView", [.source, .state]),
        ("    help: {view: HelpView}\n", "", [.source, .state]),
        ("view: PickView, presentation: sheet", "view: PickView", [.source]),
        ("view: PickView, presentation: sheet", "view: PickView, presentation: fullScreenCover", []),
        ("    editor: {payload", "    composer: {payload", [.source, .state]),
        ("title: Editor, view", "title: Draft, view", []),
        ("draft: \"UUID?\"", "draft: UUID", [.source, .state]),
        ("title: \"Remove?\"", "title: \"Really?\"", []),
        ("keep: {title: Keep}", "leave: {title: Keep}", [.source]),
        ("keep: {title: Keep}", "keep: {title: Back, role: cancel}", []),
        ("    remove: {payload: {_ id: Int}", "    delete: {payload: {_ id: Int}", [.source]),
    ]

    private static let ofColumns: [Edit] = [
        // Columns, sections, tabs.
        ("title: Select One, icon: book", "title: Choose, icon: star", []),
        ("placeholder: {title: Select One, icon: book}", "columns: 2", [.source]),
        ("{id: main, title: Main", "{id: browse, title: Main", [.source]),
        ("{id: main, title: Main", "{id: main, title: All", []),
        ("items: [home, films]", "items: [films, home]", []),
        ("{id: films, root: films}", "{id: movies, root: films}", [.source, .state]),
        ("{id: films, root: films}", "{id: films, root: \"films(kind: \\\"new\\\")\"}", [.state]),
        (", {id: films, root: films}", "", [.source, .state]),
        ("{id: films, root: films}", "{id: films, title: Movies, icon: star, root: films}", []),
        ("layout: {compact: {style: tabs}}", "layout: {compact: {style: tabs}, animation: snappy}", []),
        ("layout: {compact: {style: tabs}}", "layout: {compact: {style: collapse}}", [.source, .state]),
    ]

    private static let ofLinks: [Edit] = [
        // Links.
        ("scrollTo page: Int? = nil", "scrollTo number: Int? = nil", [.url]),
        ("limit: Int = 20", "limit: Int = 50", [.url]),
        ("sort: String = \"date\"", "sort: String = \"name\"", [.url]),
        ("limit: Int = 20", "limit: Int? = nil", [.source, .url]),
        ("scrollTo page: Int? = nil", "scrollTo page: Int? = 3", []),
        ("    home: /home\n", "    home: /start\n", [.url]),
        ("    home: /home\n", "    home: {path: /start, formerly: [/home]}\n", []),
        ("    home: /home\n", "", [.source, .url]),
        ("    home: /home\n", "    home: /home\n    log: /log\n", [.source]),
        ("    home: /home\n", "    log: /home\n", [.source, .url]),
        ("{path: \"/authors/{id: Int}\", formerly: [\"/people/{id: Int}\"]", "{path: \"/authors/{id: Int}\"", [.url]),
        (", under: [home]}", "}", []),
        ("?page={page: Int?}", "?at={page: Int?}", [.url]),
        ("?page={page: Int?}&tag", "?tag", [.source, .url]),
        ("\"/search?q={text: String}&limit", "\"/search?text={text: String}&limit", [.url]),
        (
            "\"/search?q={text: String}&limit={limit: Int?}\"",
            "{path: \"/find?text={text: String}&max={limit: Int?}\", formerly: [\"/search?q={text: String}&limit={limit: Int?}\"]}",
            []
        ),
        ("&limit={limit: Int?}", "&limit={limit: Int}", [.source, .url]),
        ("/films/{kind: String}", "/films/{sort: String}", [.source, .url]),
        ("/pairs/{first: String}/{second: String}", "/pairs/{second: String}/{first: String}", [.source, .url]),
        ("schemes: [app, app-beta]", "schemes: [app-beta, app]", []),
        ("schemes: [app, app-beta]", "schemes: [app]", [.url]),
        ("schemes: [app, app-beta]", "schemes: [app, app-beta, app-new]", []),
        ("domains: [app.example.com]", "domains: [www.example.com]", [.url]),
        (
            "    films: \"/films/{kind: String}\"\n", "    films: \"/films/{kind: String}\"\n    log: /films/log\n",
            [.source, .url]
        ),
    ]

    private static let ofTabs: [Edit] = [
        ("{id: search, root: search}", "{id: find, root: search}", [.source, .state]),
        ("start: inbox, ", "start: search, ", []),
        ("root: search}", "root: drafts}", [.state]),
        ("{id: search, root: search}", "{section: more, title: More, items: [{id: search, root: search}]}", []),
        ("reselect: nothing", "reselect: popToRoot", []),
        ("{id: search, root: search}", "{id: search, root: search, condition: NEVER}", [.source, .state]),
        (
            "mail: {payload: {_ id: Int}, view: MailView}", "mail: {payload: {_ id: Int}, view: MailView, tab: inbox}",
            []
        ),
        ("mail: {payload: {_ id: Int}, view", "mail: {presentation: sheet, payload: {_ id: Int}, view", [.source]),
    ]

    private static let ofStack: [Edit] = [
        ("layout: {host: stack}", "layout: {host: stack, path: navigationPath}", []),
        (
            "layout: {host: stack}", "tabs: {items: [{id: home, title: Home, icon: house, root: home}]}",
            [.source, .state]
        ),
        ("book: {payload: {_ book: Book}", "book: {payload: {_ book: Author}", [.source, .state]),
        ("    book: \"/books/{id: Int}\"\n", "", [.source, .url]),
        ("\"/books/{id: Int}\"", "\"/books/{id: String}\"", [.source]),
        ("\"/books/{id: Int}\"", "\"/books/{id: UUID}\"", [.source, .url]),
        ("    home: /home\n", "    home: /home\n    author: \"/authors/{id: Int}\"\n", [.source]),
        (
            "  home: {title: Home", "  first: {title: First, icon: star, view: FirstView}\n  home: {title: Home",
            [.source]
        ),
    ]

    /// Changes that are one only together.
    private static let several: [ReviewedChange] = [
        guarded.change([("saved: {}", "saved: {leaving: true}")], [.guards]),
        guarded.change([("  saved: {}\n", ""), (", requires: [saved]", "")], [.source, .guards]),
        guarded.change([(", requires: [signedIn]", "")], [.guards]),
        screens.change(
            [("weight: {type: Int, default: 1}", "heft: {type: Int, default: 1}"), ("{weight: 2}", "{heft: 2}")],
            [.source]),
        screens.change(
            [
                (
                    "  log: {title: Log, view: LogView}\n",
                    "  person: {payload: {_ id: Int}, title: Person, view: PersonView}\n"
                ),
                ("state: {formerly: {person: author}}", ""),
            ], [.source, .state]),
        linked.change(
            [
                ("_ id: Int}, title: \"Author", "_ id: String}, title: \"Author"),
                ("authors/{id: Int}", "authors/{id: String}"), ("people/{id: Int}", "people/{id: String}"),
            ],
            [.source]),
        screens.change([("_ id: Int}, title: \"Author", "_ id: String}, title: \"Author")], [.source, .state]),
        screens.change([("tags: \"[String]\"", "tags: \"[Int]\"")], [.source, .state]),
        screens.change([("limit: Int = 20", "limit: Int")], [.source, .state]),
        linked.change(
            [("tags: \"[String]\"", "tags: \"[Int]\""), ("{tags: [String]}", "{tags: [Int]}")], [.source, .url]),
        linked.change([("limit: Int = 20", "limit: Int"), ("{limit: Int?}", "{limit: Int}")], [.source, .url]),
        layers.change(
            [("    editor: {payload", "    composer: {payload"), ("{person: log}", "{person: log, editor: composer}")],
            [.source]),
        layers.change(
            [("    help: {view", "    guide: {view"), ("{person: log}", "{person: log, help: guide}")], [.source]),
        screens.change(
            [("  log: {title", "  journal: {title"), ("{person: author}", "{person: author, log: journal}")], [.source]),
        linked.change(
            [("kind: String = \"all\"", "kind sort: String = \"all\""), ("/films/{kind", "/films/{sort")], [.source]),
        linked.change(
            [("    home: /home\n", ""), ("    films: \"/films", "    log: /home\n    films: \"/films")],
            [.source, .url]),
        tabbed.change(
            [
                ("{id: search, root: search}", "{id: find, root: search}"),
                ("tabs: {", "state: {formerly: {search: find}}\ntabs: {"),
            ], [.source]),
        tabbed.change(
            [
                ("title: Inbox", "columns: 2, title: Inbox"),
                ("tabs: {", "sidebar: {sections: [{id: main, items: [inbox]}]}\ntabs: {"),
            ],
            [.source, .state]),
        tabbed.change(
            [
                ("view: ArchiveView", "view: ArchiveView, placeholder: {title: Select One, icon: tray}"),
                ("holds: stack", "holds: split"),
            ], [.source]),
        tabbed.change([("start: inbox", "start: mail"), ("{id: inbox", "{id: mail")], [.source, .state]),
        screens.change([("{formerly: {person: author}}", "{reserved: [person]}")], []),
        retired.change([(", letters", "")], []),
        retired.change([("[legacy, letters]", "[journal]")], []),
        retired.change(
            [("[legacy, letters]", "[letters]"), ("log: {view", "legacy: {view: LegacyView}\n  log: {view")],
            [.source, .state], unseen: [.state]),
        // The last thing that is presented.
        """
        app: {conformances: [Codable, Sendable]}
        layout: {host: stack}
        destinations:
          home: {title: Home, view: HomeView}
          pick: {payload: {id: Int}, title: Pick, view: PickView, presentation: sheet}
        """.change([(", presentation: sheet", "")], [.source, .state]),
    ]

    /// The examples of the rules' pages, those that are compatible too.
    private static let examples: [ReviewedChange] = changeRules.flatMap { rule -> [ReviewedChange] in
        // The test's own types are all that can be asked of them.
        let withoutProof = [
            "SPEC_REMOVED", "UNKNOWN_KEY_CHANGED", "SOURCE_ACCESS_LOWERED", "SOURCE_VIEWS_MOVED",
            "SOURCE_REQUIREMENT_ADDED",
        ]
        if withoutProof.contains(rule.kind.id) { return [] }
        let unseen: Set<Impact> =
            switch rule.kind.id {
            case "URL_ACTIVITY_CHANGED": [.url]
            case "STATE_RESTORE_CHANGED": [.state]
            default: []
            }
        // A prefix, by which versions are told apart, changes the name that is compatible there.
        let compatible = rule.kind.id == "SOURCE_TYPE_RENAMED" ? nil : rule.compatible
        let news = [rule.example.new] + (compatible.map { [$0] } ?? [])
        return news.map { new in
            ReviewedChange(name: rule.kind.id, old: rule.example.old, new: new, breaks: nil, unseen: unseen)
        }
    }
}

extension String {
    /// The changes of a spec.
    fileprivate func changes(_ edits: [ReviewedChange.Edit]) -> [ReviewedChange] {
        edits.map { change([($0.old, $0.new)], $0.breaks) }
    }

    fileprivate func change(
        _ edits: [(old: String, new: String)], _ breaks: Set<Impact>, unseen: Set<Impact> = []
    ) -> ReviewedChange {
        let new = edits.reduce(self) { text, edit in
            precondition(text.contains(edit.old), edit.old)
            return text.replacing(edit.old, with: edit.new, maxReplacements: 1)
        }
        let names = edits.map { "\($0.old) → \($0.new)" }
        return ReviewedChange(name: names.joined(separator: ", "), old: self, new: new, breaks: breaks, unseen: unseen)
    }
}

/// Screens alone, with all that is saved of them.
private let screens = """
    app: {conformances: [Codable, Sendable]}
    payloads: {Author: {identity: id, type: Int}}
    attributes: {weight: {type: Int, default: 1}, kind: {type: String?}}
    destinations:
      home: {title: Home, icon: house, view: HomeView, attributes: {weight: 2}}
      films: {payload: {kind: String = "all"}, title: Films, icon: film, columns: 2, view: FilmsView}
      author: {payload: {_ id: Int}, title: "Author {id}", view: AuthorView()}
      book: {payload: {_ id: UUID, scrollTo page: Int? = nil, tags: "[String]"}, title: Book, view: BookView()}
      search: {payload: {text: String, limit: Int = 20, after: Date? = nil, onDone: "(() -> Void)? = nil"}, title: Search, view: SearchView()}
      pair: {payload: {_ first: String, _ second: String}, view: PairView()}
      levels: {payload: {depth: Int8, levels: "[Int8]", delay: TimeInterval}, view: LevelsView()}
      log: {title: Log, view: LogView}
    state: {formerly: {person: author}}

    """

/// Names that are gone for good.
private let retired = """
    app: {conformances: [Codable]}
    destinations:
      home: {title: Home, view: HomeView}
      log: {view: LogView}
    layout: {host: stack}
    state: {reserved: [legacy, letters]}

    """

/// Screens that require something.
private let guarded = """
    app: {conformances: [Codable]}
    guards:
      saved: {}
      signedIn: {}
    destinations:
      home: {title: Home, view: HomeView}
      log: {title: Log, view: LogView, requires: [saved]}
      account: {title: Account, view: AccountView, requires: [signedIn]}
    layout: {host: stack}

    """

/// What lies over a stack.
private let layers = """
    app: {conformances: [Codable]}
    destinations:
      home: {title: Home, icon: house, view: HomeView}
      pick: {view: PickView, presentation: sheet}
      log: {title: Log, view: LogView}
    layout: {host: stack}
    sheets:
      items:
        edit: {payload: {_ id: Int}, view: EditView, stack: true}
        help: {view: HelpView}
    dialogs:
      items:
        remove: {payload: {_ id: Int}, title: "Remove?", actions: {remove: {title: Remove}, keep: {title: Keep}}}
    windows:
      items:
        editor: {payload: {draft: "UUID?"}, title: Editor, view: EditorView}
    state: {formerly: {person: log}}

    """

/// A split view that is tabs where there is no room for it.
private let columns = """
    app: {conformances: [Codable]}
    destinations:
      home: {title: Home, icon: house, view: HomeView, placeholder: {title: Select One, icon: book}}
      films: {payload: {kind: String = "all"}, title: Films, icon: film, columns: 2, view: FilmsView}
      author: {payload: {_ id: Int}, view: AuthorView()}
    layout: {compact: {style: tabs}}
    sidebar: {sections: [{id: main, title: Main, items: [home, films]}]}
    tabs: {items: [{id: home, root: home}, {id: films, root: films}]}

    """

/// All forms of links.
private let linked = """
    app: {name: Linked}
    destinations:
      home: {title: Home, view: HomeView}
      films: {payload: {kind: String = "all"}, view: FilmsView}
      author: {payload: {_ id: Int}, title: "Author {id}", view: AuthorView()}
      book: {payload: {_ id: UUID, scrollTo page: Int? = nil, tags: "[String]"}, view: BookView()}
      search: {payload: {text: String, limit: Int = 20, sort: String = "date"}, view: SearchView()}
      pair: {payload: {_ first: String, _ second: String}, view: PairView()}
      log: {view: LogView}
    links:
      schemes: [app, app-beta]
      domains: [app.example.com]
      routes:
        home: /home
        films: "/films/{kind: String}"
        author: {path: "/authors/{id: Int}", formerly: ["/people/{id: Int}"], under: [home]}
        book: "/books/{id: UUID}?page={page: Int?}&tag={tags: [String]}"
        search: "/search?q={text: String}&limit={limit: Int?}"
        pair: "/pairs/{first: String}/{second: String}"

    """

/// Tabs alone.
private let tabbed = """
    app: {conformances: [Codable]}
    destinations:
      inbox: {title: Inbox, icon: tray, view: InboxView}
      archive: {title: Archive, icon: archivebox, view: ArchiveView}
      drafts: {title: Drafts, icon: doc, view: DraftsView}
      search: {title: Search, icon: magnifyingglass, view: SearchView}
      mail: {payload: {_ id: Int}, view: MailView}
    tabs: {start: inbox, reselect: nothing, items: [{id: inbox, root: inbox}, {id: search, root: search}, {id: archive, root: archive, holds: stack}]}

    """

/// One stack, and models that the app finds.
private let stacked = """
    app: {conformances: [Codable]}
    destinations:
      home: {title: Home, icon: house, view: HomeView}
      book: {payload: {_ book: Book}, view: BookView}
      author: {payload: {_ author: Author}, view: AuthorView}
    layout: {host: stack}
    links:
      schemes: [app]
      routes:
        home: /home
        book: "/books/{id: Int}"

    """
