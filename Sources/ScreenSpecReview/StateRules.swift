extension ChangeRule {
    /// What breaks state that was saved.
    static let ofState: [ChangeRule] = [
        .stateCaseRemoved, .stateCaseRetired, .stateFormerNameRemoved, .stateNameReused, .stateReservedNameDropped,
        .stateParameterAdded,
        .stateParameterRemoved, .stateParameterRenamed, .stateParameterTypeChanged, .stateParameterDefaultChanged,
        .stateParameterNotSaved, .stateTabRemoved, .stateRootChanged, .stateLayoutChanged, .stateConditionNarrowed,
        .stateNotSaved, .stateRestoreChanged,
    ]

    static let stateCaseRemoved = ChangeRule(
        "STATE_CASE_REMOVED", [.state], "A case is gone that saved state may name.",
        """
        Saved state has its screens by the names of their cases. One that no build knows is kept in the data and not shown,
        and a person who left the app on it does not find it again. Where the case has another name now, `formerly` says so.
        Where it is gone for good, `reserved` says that this is meant, and keeps the name from ever meaning something else.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations:
              home: {view: Home}
              person: {payload: {_ id: Int}, view: Person}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations:
              home: {view: Home}
              author: {payload: {_ id: Int}, view: Author}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations:
              home: {view: Home}
              author: {payload: {_ id: Int}, view: Author}
            state: {formerly: {person: author}}
            """)

    static let stateCaseRetired = ChangeRule(
        "STATE_CASE_RETIRED", [], "A case is gone, and its name is reserved.",
        """
        Saved state that names it is read without it. The spec says that this is meant, so it is told and counts as no break.
        Where another screen does what it did, `formerly` leads there instead.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, legacy: {view: Legacy}}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}}
            state: {reserved: [legacy]}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}}
            state: {formerly: {legacy: home}}
            """)

    static let stateFormerNameRemoved = ChangeRule(
        "STATE_FORMER_NAME_REMOVED", [.state], "A retired name is no longer read.",
        """
        State that was saved under the name may be years old: it is written anew only when somebody uses the app. Keep the
        entry in `formerly`; it costs one word in a switch.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {author: {payload: {_ id: Int}, view: Author}}
            state: {formerly: {person: author}}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {author: {payload: {_ id: Int}, view: Author}}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {author: {payload: {_ id: Int}, view: Author}, home: {view: Home}}
            state: {formerly: {person: author}}
            """)

    static let stateNameReused = ChangeRule(
        "STATE_NAME_REUSED", [.state], "A name that state was saved under means another screen now.",
        """
        State that was saved under the name opens a screen that nobody asked for, which is worse than none. Give the new
        screen another name.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {author: {payload: {_ id: Int}, view: Author}}
            state: {formerly: {person: author}}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {author: {payload: {_ id: Int}, view: Author}, person: {payload: {_ id: Int}, view: Contact}}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {author: {payload: {_ id: Int}, view: Author}, contact: {payload: {_ id: Int}, view: Contact}}
            state: {formerly: {person: author}}
            """)

    static let stateReservedNameDropped = ChangeRule(
        "STATE_RESERVED_NAME_DROPPED", [], "A name is no longer reserved.",
        """
        Nothing has the name today, so no state is read otherwise than it was, and it counts as no break. But what was saved under
        the name may still be around, and nothing keeps the next screen from being called that: to the review of that change
        it will be a new name. Keep the name under `reserved`; it costs nothing.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}}
            state: {reserved: [legacy]}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, start: {view: Start}}
            state: {reserved: [legacy]}
            """)

    static let stateParameterAdded = ChangeRule(
        "STATE_PARAMETER_ADDED", [.state], "A parameter is new that saved state does not have.",
        """
        State that was saved without the parameter cannot be read. With a default, or a type that is optional, it can.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {text: String}, view: Search}}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {text: String, limit: Int}, view: Search}}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {text: String, limit: Int = 20}, view: Search}}
            """)

    static let stateParameterRemoved = ChangeRule(
        "STATE_PARAMETER_REMOVED", [.state], "A parameter is gone, and what was saved of it gets lost.",
        """
        Saved state is read without the value. The screen comes back, and not as it was. Keep the parameter for as long as
        there is such state, though the view takes it no more.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {text: String, limit: Int = 20}, view: Search}}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {text: String}, view: Search}}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {text: String, limit: Int = 20}, view: "Search(text: text)"}}
            """)

    static let stateParameterRenamed = ChangeRule(
        "STATE_PARAMETER_RENAMED", [.state], "A parameter is saved under another name or place now.",
        """
        A parameter is saved under its label, or under its place (`_0`, `_1`) where it has none. What was saved under the old
        one is not found, or taken for another. Keep the label; the name behind it may change: `text query: String`.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {text: String}, view: Search}}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {query text: String}, view: Search}}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {text query: String}, view: Search}}
            """)

    static let stateParameterTypeChanged = ChangeRule(
        "STATE_PARAMETER_TYPE_CHANGED", [.state], "A parameter is saved as another type now.",
        """
        What was saved as the old type is not read as the new one, or comes out as something else: an `Int` that becomes a
        `Double` loses digits above 2⁵³. Safe is to become optional, `Int` to `Int?`, and an integer type that holds all that
        the old one did on every system, `Int32` to `Int`. Otherwise leave the parameter and its case as they are, and give the new one a name of its own.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {person: {payload: {id: Int}, view: Person}}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {person: {payload: {id: String}, view: Person}}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {person: {payload: {id: Int?, key: String?}, view: Person}}
            """)

    static let stateParameterDefaultChanged = ChangeRule(
        "STATE_PARAMETER_DEFAULT_CHANGED", [.state], "What is missing in saved state means something else now.",
        """
        A value that is missing is read as the default: in state that was saved before the parameter came, and of a parameter
        that is not saved. With another default the screen comes back as another one, and without one what was saved before
        cannot be read. Where the default of an optional was `nil`, `nil` was left out, so that another default takes its
        place. Keep the default, and say the new value where the app opens the screen.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {limit: Int? = nil}, view: Search}}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {limit: Int? = 20}, view: Search}}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {limit: Int? = nil, page: Int = 0}, view: Search}}
            """)

    static let stateParameterNotSaved = ChangeRule(
        "STATE_PARAMETER_NOT_SAVED", [.state], "A parameter is no longer saved.",
        """
        What was saved of it is not read; it comes back as its default. A type that is Codable does not say `codable: false`;
        what is not to be saved has a type of its own.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {search: {payload: {text: String = "all"}, view: Search}}
            """,
        new: """
            app: {conformances: [Codable]}
            payloads: {String: {codable: false}}
            destinations: {search: {payload: {text: String = "all"}, view: Search}}
            """,
        compatible: """
            app: {conformances: [Codable]}
            payloads: {Double: {codable: false}}
            destinations: {search: {payload: {text: String = "all", zoom: Double = 1}, view: Search}}
            """)

    static let stateTabRemoved = ChangeRule(
        "STATE_TAB_REMOVED", [.state], "A tab is gone that saved state may name.",
        """
        The chosen tab and what lies on each are saved under the tab's `id`. What was saved of a tab that no build knows is kept
        and not shown. Keep the `id`, whose title is free to change, or say under `state` what it is called today:
        `formerly: {films: movies}`.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, films: {view: Films}}
            tabs: {items: [{id: home, title: Home, icon: house, root: home}, {id: films, title: Films, icon: film, root: films}]}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, films: {view: Films}}
            tabs: {items: [{id: home, title: Home, icon: house, root: home}, {id: movies, title: Movies, icon: film, root: films}]}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, films: {view: Films}}
            tabs: {items: [{id: home, title: Home, icon: house, root: home}, {id: films, title: Movies, icon: film, root: films}]}
            """)

    static let stateRootChanged = ChangeRule(
        "STATE_ROOT_CHANGED", [.state], "What was saved lies over another screen now.",
        """
        The screen that a tab or a stack begins with is not saved with what lies on it. With another one there, the saved
        screens lie over one that they were not opened from. Give a tab with another screen an `id` of its own where that matters.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, films: {view: Films}}
            tabs: {items: [{id: home, title: Home, icon: house, root: home}]}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, films: {view: Films}}
            tabs: {items: [{id: home, title: Home, icon: house, root: films}]}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, films: {view: Films}}
            tabs: {items: [{id: home, title: Home, icon: house, root: home}, {id: films, title: Films, icon: film, root: films}]}
            """)

    static let stateLayoutChanged = ChangeRule(
        "STATE_LAYOUT_CHANGED", [.state], "State is saved in another form.",
        """
        What holds the screens decides what is saved of them: one trail, or one for each tab, and the layers over them. A build
        that saves another form does not find the part that it lacks; it keeps it, and begins as if it were new there. Nothing in a spec takes one form over into
        another: keep what holds the screens, and change what leads where.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {home: {title: Home, icon: house, columns: 2, view: Home}, book: {view: Book}}
            layout: {host: stack}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {home: {title: Home, icon: house, columns: 2, view: Home}, book: {view: Book}}
            tabs: {items: [{id: home, root: home}]}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {home: {title: Home, icon: house, columns: 2, view: Home, opens: [book]}, book: {view: Book}}
            layout: {host: stack}
            """)

    static let stateConditionNarrowed = ChangeRule(
        "STATE_CONDITION_NARROWED", [.state], "Something is in fewer builds, or on fewer systems, than it was.",
        """
        Where it no longer is, state that names it is kept and not shown, as that of any case that a build does not know. A case that
        is in all builds can have a view that has nothing to show in some.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, log: {view: Log}}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, log: {condition: DEBUG, view: Log}}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, log: {view: LogOrNothing}}
            """)

    static let stateRestoreChanged = ChangeRule(
        "STATE_RESTORE_CHANGED", [.state], "What is brought back at launch is looked for elsewhere, or not at all.",
        """
        `restore: scene` keeps the state under the router's name, which `app.prefix` changes, and `restore: file` in a file with the
        name of the spec's. Where that is another now, people begin anew once. Keep the place; or the app reads the old state itself
        and hands it to `router.restore(from:)`.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}}
            layout: {host: stack}
            state: {restore: scene}
            """,
        new: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}}
            layout: {host: stack}
            state: {restore: file}
            """,
        compatible: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}, about: {view: About}}
            layout: {host: stack}
            state: {restore: scene}
            """)

    static let stateNotSaved = ChangeRule(
        "STATE_NOT_SAVED", [.state], "State can no longer be saved, nor read.",
        """
        Without `Codable` among the conformances nothing reads what was saved. Others may stand beside it.
        """,
        old: """
            app: {conformances: [Codable]}
            destinations: {home: {view: Home}}
            """,
        new: "destinations: {home: {view: Home}}",
        compatible: """
            app: {conformances: [Codable, Sendable]}
            destinations: {home: {view: Home}}
            """)
}
