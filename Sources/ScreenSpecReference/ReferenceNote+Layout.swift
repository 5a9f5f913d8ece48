extension ReferenceNote {
    static let layout = ReferenceNote(
        title: "What holds the screens",
        text: """
            A spec with a `sidebar` is a **split view**. One without, but with `tabs`, is an app of **tabs**, each with a
            stack of its own. One with neither, but with a `layout` or with `sheets`, is a single **stack**. A spec with none
            of the four only wants the enum and its views. `layout.host` says `split` or `stack` where a spec is to be held to it:
            `split` without a sidebar is an error, and so is `stack` with a sidebar or with tabs, which would never be
            shown.

            | | begins with |
            |---|---|
            | split view | the first row under `items` in the sidebar; without any, the first destination that needs no payload |
            | tabs | the `root` of the first tab |
            | stack | the first destination |

            What something begins with has no payload, or one whose parameters all have defaults, for there is nothing yet
            to take it from. Anything else is an error.

            `content`, `visibility`, `compact` and `secondary` say something of columns, and are errors without a sidebar.
            `path: navigationPath` is saved with the app's state, and so it needs `Codable` under `app.conformances`, and
            systems that have a `NavigationPath`: iOS 16, macOS 13, tvOS 16 and watchOS 9 or newer.
            """)

    static let tabs = ReferenceNote(
        title: "Tabs",
        text: """
            In an app with a sidebar the tabs stand in for the split view where there is no room for columns. With
            `layout.compact.style: collapse` they do not, and a warning says that they are never shown; `style: tabs` without
            any tabs is an error. Left out, the style is `tabs` where there are tabs.

            Each tab becomes a case of the enum `tabs.enum`, so its `id` is a Swift name that the enum does not have already
            (`allCases`, `rawValue`, `root`, …). No two tabs begin with the same screen.
            """)

    static let sheets = ReferenceNote(
        title: "Sheets",
        text: """
            A sheet's name, `payload` and `view` are written as a destination's, and what holds for those holds here: types are
            compared as `payloads` says, and with `Codable` what cannot be encoded needs a default. Sheets and destinations are
            cases of two enums, so the same name may stand in both.

            To present a sheet of the same `identity` as the one that is open replaces that in place. `sizing` is a word, or
            says along which axes a sheet is `fitted` to its content, or `sticky` and never shrinks: `{fitted: [horizontal]}`.

            `confirmDismissal` asks while `when` is true. Where that is a name and none of the payload's, it becomes a modifier
            of that name, with which a view in the sheet says how things stand: with `when: isDirty`, `.isDirty(draft != saved)`
            somewhere in `EditBookSheet`. It cannot be the name of one of SwiftUI's modifiers. Anything else is an expression
            over the sheet's payload; the router and the view's own properties are not in its scope.

            The names of the three enums, `app.enum`, `tabs.enum` and `sheets.enum`, differ from one another and from the types
            that the generated code has or uses, such as `NavigationRouter` and `NavigationStack`.
            """)
}
