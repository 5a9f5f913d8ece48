extension ReferenceNote {
    static let layout = ReferenceNote(
        title: "What holds the screens",
        text: """
            A spec with a `sidebar` is a **split view**. One without, but with `tabs`, is an app of **tabs**, each with a
            stack or a split view of its own. One with neither, but with a `layout`, with `sheets`, `dialogs`, `windows`,
            `guards` or a `presentation`, is a single **stack**. A spec with none of these only wants the enum and its views. `layout.host` says `split` or
            `stack` where a spec is to be held to it: `split` without a sidebar is an error, and so is `stack` with a sidebar
            or with tabs, which would never be shown.

            | | begins with |
            |---|---|
            | split view | the first row under `items` in the sidebar, or, where that may be hidden (`visible`), the first that may not and requires no guard; without any, the first destination that needs no payload and is not presented |
            | tabs | the `root` of the tab that `tabs.start` names, or else of the first |
            | stack | the first destination |

            Where tabs stand for the columns of a sidebar there are two beginnings: the app begins with the first row where there
            is room for columns, and else with the tab. What it began with stays on show when it turns. A screen of the content
            column, one with a `placeholder`, that a tab holds on its root stands in that column when there is room: it is the
            `contentRoot`, or in the `contentStack` of what it was opened from, what lies on it is in the detail column, and what
            lies below waits in the tab. One that begins another tab stays where it was pushed. The place is kept, and its views
            are made anew: a screen's `@State` does not come along from columns to tabs, so what a person has typed belongs in the
            app's model, or in a sheet, which stays. With `compact: {style: collapse}` the views stay, too. While the app is in the
            background, where the system takes pictures of it in other sizes, the layout stays as it was.

            What something begins with has no payload, or one whose parameters all have defaults, for there is nothing yet
            to take it from; the `root` of a tab can also say its arguments. Anything else is an error. What has a `condition` or is
            not `available` everywhere is passed over: the first that is always there counts.

            `content`, `visibility` and `compact` say something of columns, and are errors without a sidebar. A `secondary`
            column stands beside the split view or, in an app of tabs, beside those, in a regular width and in no other. It is in
            no stack: links in it lead nowhere, and its router is that of the whole.

            With `path: navigationPath` pages of the app's own can lie on a stack, between its screens: a view says
            `.navigationDestination(for: Help.self) { HelpView(help: $0) }` and links to it, `NavigationLink(value: Help())`, as ever. Not
            in a content column and in the first column of a tab's split view, where links lead to what stands beside it. The
            router's `stack` holds items all the same; the views make a `NavigationPath` of them. Links to screens lead to items,
            `NavigationLink(value: NavigationItem.author(author))`, here and with an `array`. It is saved with the app's state, and so it needs `Codable` under `app.conformances`, and
            systems that have a `NavigationPath`: iOS 16, macOS 13, tvOS 16 and watchOS 9 or newer. Pages of the app's own are
            in no state: they go with the screen that they lie on, and with whatever leads to that screen, be it `popToRoot`,
            `open` or a link. Where one lies on a stack that cannot be encoded, `Help` without `Codable`, a page that a link put on it
            says itself which screen it is, when it is made: the state hears of it then, and of several links that are tapped at
            once one page comes after the other.
            """)

    static let rows = ReferenceNote(
        title: "Rows of the sidebar",
        text: """
            A row is the name of a destination, or a call with its arguments, `"library(kind: .films)"`, which are checked as those
            of an `each` are. A row that is to look different from the screen that it opens is a map:

            ```yaml
            items:
              - inbox
              - "library(kind: .books)"
              - {show: "library(kind: .films)", title: Films, icon: film}
            ```

            The sidebar knows its rows by what they open. A row with arguments stands for that item alone: the screen with
            other arguments has no row, unless it is listed too. One without arguments stands for all items of its destination
            that have no row of their own. User interface tests find a row by `sidebar.inbox`, and rows of one destination by
            their arguments, too: `sidebar.library.films`. Rows over data share the one of their destination.

            ```yaml
            header: AccountHeader                        # a view above the rows, which stay clear of it
            footer: SyncStatus
            sections:
              - id: mail
                title: Mail
                collapsible: true                        # people can close it
                items:
                  - {show: inbox, badge: model.unread}
                  - {show: films, row: "FilmsRow(model: model)", visible: session.isSignedIn}
              - {id: tools, title: Tools, visible: session.isSignedIn, items: [settings]}
              - id: users
                title: Users
                whenEmpty: hide
                each: {name: user, type: User, item: user(user.id), title: "{user.name}", badge: user.unread}
              - {id: teams, each: {name: team, type: Team, item: team(team.id), row: TeamRow, visible: team.isOpen}}
            ```

            `badge`, `row`, `visible`, `header` and `footer` are Swift over `app.dependencies`, in an `each` also over the element.
            A `row` stands in the place of text and icon, and what it opens needs neither; an `each` has a `title` or a `row`, and
            one that is a type gets the element under its name: `TeamRow(team: team)`. Such a view can observe its element,
            while a title is read when the data changes. A section is there while its own `visible` holds; with
            `whenEmpty: hide` also only while one of its rows is there, which in a section of `items` all need a `visible` then.
            To take a
            row away takes nothing away that it opened: what is on screen stays, no row is selected, and the lists in code, such
            as `NavigationItem.mailCases`, still have it. The platforms without badges do without; before iOS 17 and macOS 14
            no section can be closed.
            """)

    static let tabs = ReferenceNote(
        title: "Tabs",
        text: """
            In an app with a sidebar the tabs stand in for the split view where there is no room for columns. With
            `layout.compact.style: collapse` they do not, and a warning says that they are never shown; `style: tabs` without
            any tabs is an error. Left out, the style is `tabs` where there are tabs. A row that no tab leads to lies, in the tabs, on
            what the tab held that was chosen last; beside columns, what a tab's view does late is kept for that tab.
            A tab keeps the columns it was left with, and shows the last of them where there is room again.
            What a tab's router chooses, with `detailSelection`, `setDetailRoot` or `setContentRoot`, stays in that tab: it lies on
            the list that it is selected in, or on the root. `router.root` chooses it where the screen belongs. A root that is a
            screen of the detail column is itself what is selected in its tab, whatever lies on it.

            Each tab becomes a case of the enum `tabs.enum`, so its `id` is a Swift name that the enum does not have already
            (`allCases`, `rawValue`, `root`, …).

            A tab's `root` is a destination, or one with its arguments: `library(kind: .films)`. They are checked as those of an
            `each` are: as many as the payload has, in order and with its labels, save those with a default. Two tabs can begin
            with one destination and different arguments; with the same they are an error, for nobody could tell them apart.
            What the arguments name is the app's own: where two names, or two spellings of a value, mean one thing, it is for
            the app to see that no two tabs begin with it; the first would be chosen.

            `holds: split` gives a tab a split view: its root, and beside it what was chosen there. It is for tabs that fill the
            window; beside a sidebar, whose split view takes their place where there is room, a tab is one stack. The root has a
            `placeholder` for the time before. What the root leads to that has a `placeholder` of its own, a list under a list, is pushed in the
            root's column. Where there is no room for both, they are one stack, and from iOS 17 on nothing is lost on the way. On iOS 16 the
            place is kept and the views are made anew, with what was typed and not saved: nothing there says which column of a
            split view is on top. The two stand side by side (`balanced`) wherever the width is regular, so also on an iPad that is
            held upright.

            Tabs under a heading are a section, `{section: library, title: Library, items: [...]}`, which the sidebar of
            `style: sidebarAdaptable` shows as one. `AppTab.libraryCases` are its tabs; `AppTab.allCases` has all of them in order.
            Sections, roles, placements and that style came with iOS 18 and macOS 15. Before, the tabs stand in one row, and on
            an iPhone they always do: `too-many-tabs` counts those in sections, and not those that stand in the sidebar alone.

            `badge` and `visible` are Swift over `app.dependencies`. A tab that is not there cannot be on screen: whoever is in
            one that goes away comes to the first that is there and begins with what requires no guard, and so does whatever leads
            to it, which `onTransition` hears. What the tab held is kept; when it is there again, whoever has done nothing
            meanwhile is back in it.

            `start` is the tab that is chosen at first. To tap the tab that is chosen already goes back to its root, unless
            `reselect: nothing` says otherwise; the router reports it either way, as far as the system tells. Where the system
            itself takes a stack back on such a tap, nothing tells that from a person who goes back: it goes back, and the state
            says so.

            A destination's `tab` says where it lives. Wherever it is opened from, that tab is chosen first. In columns, a list of
            that tab's which stands in the content column selects it, and else it stands with what the tab begins with: a list of
            another tab, too, that selects it goes away for that. So a screen that several lists show needs no `tab`, and a link's
            `under` says which of them it stands beside. What a tab begins with lives there, and to name another tab is an error. The same
            screen with other arguments, `search("eggs")` where the tab begins with `search`, lives in no tab until `tab` says so. `opens` need not lead to a screen that lives in a tab. A sheet or
            cover that lives in one lies over that tab, where tabs are in sight and nothing is presented yet, unless that tab begins with
            what a guard keeps people from who may see the sheet: a log-in lies over what is on show.
            """)

    static let presentations = ReferenceNote(
        title: "Presented screens",
        text: """
            `presentation` says what `open` does with a destination. Without it, or with `push`, the screen goes where screens go:
            into its column, or on the stack. With `sheet`, `fullScreenCover` or `popover` it is shown over the others, and what is
            pushed inside of it stays in it, for it has a stack of its own. A map says more, in the words that a sheet has:

            ```yaml
            logIn: {view: LogInView, presentation: fullScreenCover}
            filter:
              view: FilterView
              presentation: {style: sheet, detents: [fitted, {fraction: 0.4}], confirmDismissal: {title: "Discard?", when: isDirty}}
            ```

            The app can present any screen itself: `router.present(.book(id: 1), as: .sheet)`. A router has that, and layers, where a
            screen is presented or the spec has `sheets`.

            What others are shown over has no `presentation`: a row of the sidebar, the root of a tab, the first screen of a
            stack, and a content destination, which has a `placeholder`. A screen that has one counts as one that people get to
            from anywhere.

            A popover points at the view that says so, with `.popoverSource(.filter)`, and of several at the one that appeared
            last; where no view does, at the whole. It stays when that view goes, or a page comes over it.

            A sheet rests at its `detents`: `medium` (half of the screen), `large`, `fitted` (as high as its content), a `fraction`
            of the screen's height, more than 0 and up to 1, or a `height` in points. Only a `style: sheet` has any.
            """)

    static let sheets = ReferenceNote(
        title: "Sheets",
        text: """
            `sheets` are for what is never pushed. `stack: true` gives one a stack of its own. One that leads to screens of its own
            is better a destination with `presentation: sheet`, which has a stack and `opens`: lint, the map and the preview go by that.

            A sheet's name, `payload` and `view` are written as a destination's, and what holds for those holds here: types are
            compared as `payloads` says, and with `Codable` what cannot be encoded needs a default. Sheets and destinations are
            cases of two enums, so the same name may stand in both.

            A sheet of the same `identity` as one that is open replaces that in place, and closes what lies over it. `sizing` is a word, or
            says along which axes a sheet is `fitted` to its content, or `sticky` and never shrinks: `{fitted: [horizontal]}`.

            `confirmDismissal`, here and in a `presentation`, asks while `when` is true. Where that is a name and none of the
            payload's, it becomes a modifier of that name, with which a view in the sheet says how things stand: with
            `when: isDirty`, `.isDirty(draft != saved)` somewhere in `EditBookSheet`, or in a screen that lies on it in its stack: then it
            counts for as long as that does. Of several views that say so, one is enough, whatever the others say; when a screen
            goes back, what it said goes with it, and nobody is asked. What is said on a page that is no destination, or in a stack that a view builds itself, may
            not be heard: say it around that. The name cannot be `body`, nor
            the name of a modifier of SwiftUI's that takes a `Bool`, such as `hidden`. Anything else is an expression over the
            payload; the router, `self` and the view's own properties are not in its scope.

            It asks on every way out: a swipe, the escape key of a Mac, the Menu button of a remote, `dismiss()`, and whatever
            the router does that closes or replaces the sheet, save for a `remove` of what it shows and a `state` that is set
            as a whole. A view that has saved says so, `.isDirty(false)`, and calls `dismiss()` in the same breath; nothing is
            asked then. It is the presentation's: the same screen, pushed, is left without it, and a guard with `leaving` asks
            there. `Discard`, `Cancel` and, for what has no question of its own, `Discard changes?` are looked up like all other texts.

            The names of the enums, `app.enum`, `tabs.enum`, `sheets.enum`, `dialogs.enum` and `windows.enum`, differ from one another and from the types
            that the generated code has or uses, such as `NavigationRouter` and `NavigationStack`.
            """)
}
