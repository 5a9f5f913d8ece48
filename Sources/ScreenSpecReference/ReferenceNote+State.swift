extension ReferenceNote {
    static let layers = ReferenceNote(
        title: "Layers",
        text: """
            What is presented, a screen or a sheet, is a layer over what fills the window, or over another layer, as many as
            people open. `router.layers` has them from the bottom up. Each has a trail and a router of its own, as each tab
            has, and every intent acts where its router stands: what is pushed in one changes no other. `router.root` is the
            whole. To close a layer closes all that lie over it. A screen that lives in a tab, or that a tab begins with,
            closes all of them when it is opened, and is shown there; any other that is opened from the root is shown below
            them, so a notification calls `router.root.dismissAll()` first, or `router.root.setTrail(_:)`.

            `setTrail` shows screens from the root on where `open` would show the first of them. At the root it closes the
            layers; in a tab or a layer whose first screen lives nowhere else it stays there. The first that is presented
            becomes a layer over those before it, and what follows lies in that layer.

            On screen one thing is over another at a time: the next layer, question or dialog comes up when the one before
            has left the screen, or a second later should SwiftUI not say so. The state does not wait: `router.layers` and
            `router.dialog` say at once what is to be there.

            What is presented has an identity: that which the spec says, or else what it is. Where a layer of the same
            identity is open, what is presented takes its place, and what lay over it closes, unless it is presented by what
            lies there: then it lies on top. In another style it is what it was, and takes its place as well.

            The columns of a split view are one trail, and so they have one router. In whichever column the view stands that asks,
            `push` puts a screen on the end of that trail, in the detail column, and `pop` takes the last one away, one that a
            list has selected, too; `popToRoot` takes what was pushed and leaves what is selected. What a list in the content
            column leads to it says with a `NavigationLink`, `detailSelection` or `open`. The trail is gone when another row is
            chosen, and what is asked for late acts on the one that is there then, or, where the window was turned to tabs, on the
            tab on show: a task that took long looks whether `router.derivedMenuItem` is still the row that it began in.

            A screen that is there already, or one that is equal to it though it carries something else (`payloads`), is not put
            there twice: what is new of it takes the place of what was, and views hear of it.

            Layers lie over all tabs. What a tab's router presents late, while another tab is on show, is presented as if it
            were on show; its `dismiss()` closes nothing then, for what is open is not its own.

            A layer with unsaved changes asks before it closes or is replaced, whatever brings that about, and each of
            several asks in its turn. Two things do not ask: what it shows was deleted, and the state was set as a whole.
            What is asked for while a person has not answered takes the place of what waits, which `onTransition` hears as
            `isOvertaken`. The modifier in the layer's view and `router.isUnsaved` are one value, and the last word counts: a
            view that goes on after it has saved says so with its modifier, too, or what is changed next is not asked about.

            To present what is on top already, or to push screens that are, changes nothing. What comes too late or has no
            place is swallowed: a push in a sheet without `stack: true`, and whatever is asked of the router of a layer that
            is gone. `onTransition` hears of it, with the reason.

            Views are drawn again where what they read of their router has changed, and a push changes nothing for one that
            reads the sidebar's row only. Where the app runs on systems from before Observation (iOS 16, macOS 13), routers are
            `ObservableObject`s, and each change sends the `objectWillChange` of every router of the window, so that all views
            that have one are asked for their bodies.
            """)

    static let guards = ReferenceNote(
        title: "Guards",
        text: """
            A guard is something that must hold before a screen is shown: that somebody is logged in. The spec says which
            screens and sheets require it, and the app what it means:

            ```swift
            router.guards.signedIn = { await session.isValid }
            ```

            It holds on every way in: links that are tapped, rows, tabs, URLs, `open`, `push`, `present`, `setTrail`, bindings, and
            state that is restored. The router asks when a screen comes that was not there before, be it on screen or in a trail;
            what a tab begins with comes whenever the tab is chosen. Guards are asked one after the other, each once, and until
            they have answered everything stays as it is. Where nothing is guarded nothing waits.

            - Who goes elsewhere meanwhile, or asks for something else that is guarded, gives up what waits. A question, a
              deletion or another size of the window is not elsewhere. A link that arrives waits its turn, and is given up with
              what waits.
            - Where a guard does not hold, its `otherwise` is shown, as its `presentation` says: over all that is shown, or pushed.
              What was asked for is kept, and the guard is asked again when that screen is left, or when it calls
              `router.recheckGuards()`, which closes it as soon as the guard holds. Where it still does not hold when the screen has
              been left, or where there is no `otherwise`, nothing comes of what was asked for. An `otherwise` that was pushed in a
              tab waits there; who looks at another tab when the guard holds stays where they are, and it goes.
            - A state that is restored is there at once, without what is guarded and what lies on that; which comes when its
              guards let it through, and costs nothing else when they do not. What waits so is saved; what a guard shows is
              not: an app that saves the state by itself takes `router.stateToSave`. Where an `otherwise` is on show and
              nothing waits, `recheckGuards()` closes it, too.
            - What is deleted (`remove`) while something waits does not come with it.
            - What is found for a link (`NavigationResolver`) is asked for when the guards of its screens hold. They are
              asked again when it was found.
            - A guard that nobody has set lets nobody through, and says so once. What waits for it is asked when it is set.

            With `leaving: true` a guard is asked before a screen that requires it is left, and not before it is shown: for
            what would be lost with it.

            ```swift
            router.guards.saved = { [weak router] in
                if drafts.areSaved { return true }
                guard await router?.ask(.discard) == .discard else { return false }
                drafts.discard()        // or the next editor asks at once
                return true
            }
            ```

            A screen is left when it goes from its trail, or its layer closes: a pop, another row, a link, `setTrail`, the tab
            bar that takes a tab back to its root. What a tab begins with is left when another tab is chosen; what lies on
            that stays in its tab, and so does what the sidebar of a phone covers. All else that is said of guards holds here,
            too: until the guard has answered the screen is there, and with it what was written; who pushes another screen
            meanwhile has stayed; an `otherwise` lies over the screen, and when it has helped the person goes where they
            wanted to. Where one step leaves and shows, leaving is asked first. Nobody is asked when the window grows or
            shrinks, when what is shown was deleted, and when the state is set as a whole or its window closes.

            The system lets nobody hold up its own Back button and the swipe that goes with it. Where something would be left
            with them that requires a guard, a button of the same looks takes their place, which asks. Sheets and popovers are
            closed by a swipe, a click beside them or a key only when the guard agrees. A stack that the app builds itself is
            its own affair.

            `onTransition` hears of what waits (`isGuarded`), and of what nothing came of (`isRefused`, `isGuardUnset`,
            `isOvertaken`). `item.requires` lists the guards of a screen, for a lock on its row; `item.requiresToLeave` those that are asked before it is left. `NavigationState` knows no guards:
            it is a value, and the router is where they are asked. So what an app begins with requires none: an app that shows
            strangers nothing shows its log-in in the place of the host, as [the page on the app](app.md#screens-for-those-who-are-logged-in)
            does. `remove` asks none
            either, for what it shows in the place of something deleted was listed beside it.
            """)

    static let results = ReferenceNote(
        title: "Results",
        text: """
            What is presented, a sheet or a destination with a `presentation`, can answer those who present it. `returns` is the type
            of the answer, and the compiler checks it on both sides:

            ```swift
            if let color = await router.present(.pickColor) { theme.color = color }    // where it is asked for
            router.answer(.pickColor, with: color)                                     // in the screen, which closes
            ```

            The answer is `nil` where the screen goes without one, whichever way that is: a swipe, `dismiss`, another screen in its
            place, a deletion, a guard that does not let it come, the end of the window. Every `present` goes on, once; to
            present what is there already gives `nil` at once, and to cancel the task that waits closes the screen. To answer is
            to have saved: `confirmDismissal` does not ask. A screen with a payload names it, as in
            `router.answer(.pickNumber(1), with: 7)`, with the payload that it was presented with: a screen that edits what it was
            given keeps that beside. It answers with the router of its environment, which is that of its layer; any other router,
            as a test has one, answers the topmost screen that somebody waits for: [the page on the app](app.md#tests) shows it.
            With another payload, from a layer that is gone, and where it was restored, nobody waits: `onTransition` hears
            `nobodyAsks`. (A dialog is answered by any router.)

            Outside of asynchronous code `router.present(.pickColor)` only shows the screen.
            """)

    static let dialogs = ReferenceNote(
        title: "Dialogs",
        text: """
            A dialog is a question, and what can be answered to each is a type of its own, which the compiler checks:

            ```swift
            switch await router.ask(.deletePost(post.id)) {
            case .delete: store.delete(post)
            case .archive: store.archive(post)
            case nil: break
            }
            ```

            `nil` is a person who backed out. A dialog without `actions` says something, and has the system's OK:
            `await router.ask(.uploadFailed(error))` goes on when it was read. In an alert with actions there is a `Cancel`,
            unless one of them has `role: cancel`; a confirmation dialog has the system's. `Cancel` is looked up like all
            other texts.

            `router.dialog` is what is asked: one question at a time, over all that is shown, as the system has it. Every `ask`
            goes on once, and with `nil` where its question goes without an answer: another one takes its place, a layer under
            it closes or comes over it, the task that asks is cancelled, the window closes. To ask what is asked already changes
            nothing, and the second to ask gets `nil` at once. What is asked before there is a window waits for it; once it was
            closed there is nobody to be asked, and `onTransition` hears `hostIsGone`.

            `router.answer(.delete, to: .deletePost(7))` answers in a person's place, and with `nil` backs out; tests need no
            SwiftUI. An app that puts its hosts together itself shows what is asked with `.withSheets()`, or in a spec without
            anything to present with `.withDialogs()`.

            Questions are not saved: who asked is gone when the state comes back. So a dialog's payload need not be `Codable`.
            In a `state` that is set as a whole a question stands, and what is answered reaches whoever asks the same one again;
            where nobody does, `onTransition` hears of it, with the reason.
            """)

    static let windows = ReferenceNote(
        title: "Windows",
        text: """
            `NavigationScenes` are the app's scenes, the main window first:

            ```swift
            @main
            struct DraftsApp: App {
                var body: some Scene {
                    NavigationScenes { NavigationHost() }
                }
            }
            ```

            What the main window shows is written there, with whatever the host takes. What `app.dependencies` has
            `from: host` is handed to `NavigationScenes`, too, for the other windows.

            `router.openWindow(.editor(draft: id))` opens a window where there can be several: on macOS and visionOS, and on
            iPadOS in an app that supports multiple scenes. Elsewhere, and in an app whose scenes are others, the same view is a
            sheet, so each window is a case of the enum of sheets as well, and no sheet has a window's name. A window has
            a router of its own, and its view is the lowest layer there, with what it presents and asks over it. `dismiss()` of
            its own router closes the window, and `dismissAll()` what lies over its view. There are no tabs and no columns, so what
            lives there cannot be opened, and the transition says so (`hasNoStack`). `NavigationState(window:)` is the state of
            a window, for tests.

            A window's router has `guards` of its own, which its view sets: `.onAppear { router.root.guards = … }`.

            To open a window for a value that one shows already brings that to the front. The system restores windows, so
            their payloads are Codable, whatever `app.conformances` says; what else a window showed is gone, save what its
            view stores. The system's own commands open none of them. `size` counts on macOS and visionOS.

            `settings` is a view of the app's own, with a router of its own, in macOS's Settings.
            """)

    static let links = ReferenceNote(
        title: "Links",
        text: """
            `links` gives URLs to screens, with a scheme of the app's own (`books://authors`), as universal links of a domain
            (`https://books.example.com/authors`), or both. Each route becomes a case of `NavigationTarget`, which carries what its
            URLs carry:

            ```yaml
            links:
              schemes: [books]
              domains: [books.example.com]
              routes:
                authors: /authors
                author: {path: "/authors/{id: UUID}", under: [authors]}
                user: "/users/{id: Int}?tab={tab: String?}&tag={tag: [String]}"
            ```

            `NavigationTarget(url:)` reads a URL, and `target.url` writes it: with the first domain, or else the first scheme. Each is
            the inverse of the other. A slash at the end, a fragment, other keys in the query and capitals in scheme and host say
            nothing; a port or a user's name makes it none of the app's URLs. With a scheme of the app's own, a first segment without
            capitals may stand in the place of the host: `books://authors` and `books:///authors` are one. Text is percent-encoded in
            UTF-8; a `+` is a `+`.

            **Values** are of type `String`, `Int`, `UUID`, `Bool` (`true`, `false`), `Double`, `Date` (ISO 8601:
            `2026-01-31`, or `2026-01-31T09:00:00Z`, also with a fraction and of another zone, `+02:00`), or of a type of your own that is RawRepresentable or LosslessStringConvertible; of one that is both, the raw value
            stands in the URL. A `Double` is finite, and a `Date` in the years 1 to 9999: URLs have no others. What is in the path is always there. In the query a parameter may be required, optional (`Int?`) or
            repeated (`[String]`); one that is no value of its type counts as missing.

            **Which route** it is, the path decides, segment by segment: text goes before a typed parameter, and that before one of type
            `String`. Two routes that a URL could match either way are an error, which names such a URL. (Where a value of type `String` is
            what another route has there, `target.url` writes one of its letters in percent-encoding, or the digits of that in small
            letters and capitals: `/users/%6Eew` is the user called “new”.) What is decided does not cost more with more routes. `formerly` lists patterns that were published once: they
            still lead there, and are not written any more.

            **What screens are made of.** A parameter of the URL fills the payload's parameter of its name, where the types are the
            same or the payload's is an `ID` (`User.ID`), and defaults hold for the rest. Its name is the parameter's, or the label in
            front of it. Any other type is a model, which the app finds by that parameter, or, where one alone is left, by all
            parameters of the path that nothing else takes. By what may be missing or be there several times nothing is found: a
            screen that a link may open with or without a model carries its `ID`.

            What is found are the functions of `NavigationResolver`, the protocol that the app's resolver conforms to. A function is
            called after the **type** and labelled as the **URL's** parameters are, whatever the payload calls it. With
            `transaction: {payload: {_ transaction: Booking, in account: Account}, …}` under `destinations`:

            ```yaml
            routes:
              transaction: "/accounts/{account: UUID}/transactions/{id: UUID}"
            ```

            ```swift
            struct Finder: NavigationResolver {
                let bank: Bank

                func booking(id: UUID) async throws -> Booking { try await bank.booking(id) }
                func account(id: UUID) async throws -> Account { try await bank.account(id) }
            }

            router.resolver = Finder(bank: bank)
            router.onLinkFailure = { target, error in … }      // a NavigationTarget, and what was thrown
            ```

            `{id}` finds the `Booking`, which is what is left, and `{account}` the `Account`, by its name. Found by one value that is
            called like what it finds, a model is found by its `id`: `func account(id:)`. A type that is renamed
            renames its function.

            `under` says what lies below the screen, from the bottom up: the way back. Its payloads are made of the same values, and of
            what was found for the screen itself; what cannot be made is an error that names it.

            **Opening.** `NavigationHost` opens the URLs that the system hands to its scene. `router.open(url:)` does so with others,
            of notifications and App Intents, and says whether it is one of the app's; `router.open(link:)` takes a target. The system
            hands a URL to each `.onOpenURL`, also to one that the app has around the host: there `NavigationTarget(url: url) == nil`
            tells those that are none of the spec's; what is one was opened by the host. An app that puts its hosts together itself
            opens them, and hands on what is shown, with `.withLinks()`, inside of the `.environment` that has the router; a stack of
            its own shows `router.placeholderUnderWay` on top of its path. A screen
            goes where it lives, as `open` and `setTrail` do; layers close, and what is unsaved in them asks first. While models
            are found, `router.linkUnderWay` is the target, and what lies under the screen is shown, where that needs nothing to be
            found and nothing lies over it. On top of that stands a placeholder: the screen's own, or that of the nearest screen
            below that has one; an empty detail column shows its own as ever. What will be presented has none. It is no part of the
            state, and who goes back from it gives the link up, as `router.giveUpLink()` does. Another link takes its place; who goes elsewhere meanwhile stays there; and where the
            resolver throws, people are back where they were, whatever guards say by then, and `router.onLinkFailure` hears of it. A
            link that comes before there is a resolver waits for it, as long as the person goes nowhere else. Of links that come
            while a guard is asked, the last one is opened, unless the person goes elsewhere first. A link that another one or a person has overtaken is told to
            `onTransition` as swallowed. One to the place on show changes nothing, and nothing is looked for again: where the
            screen on show tells its link, or is what the link has led to last. A link to a screen that the system does not have (`available`) leads nowhere, and
            `onTransition` hears of it; one to a screen that the build does not have (`condition`) is none of the app's URLs.

            With `activity` the host lets another device go on with the screen on show (Handoff), where its link can be told from
            it: each parameter of the URL is in the payload, or is the `identity` of a model whose type `payloads` spells as the URL does.

            **What the system needs to know** comes of the same spec: `screenspec links SPEC` lists the routes,
            `--format aasa --app-id ABCDE12345.com.example.books` writes the domains' `apple-app-site-association`, which has the
            paths of the routes. Its patterns cannot say what a number is: with any other text in that place a URL reaches the
            app, too, and leads nowhere. `--format info-plist` the entries of Info.plist and of the entitlements; and
            `--format test-vectors` URLs with the routes that they lead to, as JSON, for tests and for QA:

            ```json
            [
              {"url": "books://users/1?tab=x&tag=x", "route": "user", "values": {"id": "1", "tab": "x", "tag": "x"}},
              {"url": "books://authors/{name}", "route": "author", "values": {}, "needs": {"name": "Slug"}},
              {"url": "books://no-such-screen/7", "route": null}
            ]
            ```

            A route has some for each of its patterns, those of `formerly` too, with values of all sorts, and each scheme and domain
            occurs. `route` is the case of `NavigationTarget`, and null where the URL is none of the app's. `values` are
            the parameters by name, decoded, all as texts; of a parameter that repeats there is one. `needs` names the types of the app's own
            whose values are not known: in the URL the name stands in braces where an app puts a value, its raw value or its description
            percent-encoded: `books://authors/ada%20lovelace`. Some URLs that lead nowhere are none for
            Foundation either: `URL(string: "books://%")` is nil.
            """)

    static let deletion = ReferenceNote(
        title: "Deletion",
        text: """
            `router.remove(among:sheets:where:)` takes screens away whose data is gone, from the columns, from all tabs and from
            all layers. A layer that begins with such a screen, or shows such a sheet, closes with all that lie over it; where
            one of those has unsaved changes and shows nothing that was deleted, it asks first, and with `Cancel` they stay
            until a person closes them. (`remove` of the state, a value, asks nobody.)

            Who looked at a screen that goes sees what lay below: the screen that it was pushed on, the placeholder, the
            nearest row of the sidebar. Where a list had selected it, beside which it stood, and nothing is left of what lay
            on it, what stands in its place in the list `among` is selected: the next one, or else the one before. Where there
            is room for one column, one goes back to the list. Who looks at something else goes on doing so, and where nobody
            looks, under a layer or in another tab, nothing takes the place of what goes.
            """)

    static let savedState = ReferenceNote(
        title: "Saved state",
        text: """
            Where the enum is `Codable`, so is `NavigationState`. It is one trail of items for what fills the window, those
            of the tabs that are not shown, and the layers, each with its own:

            ```json
            {
              "path": [{"books": {}}, {"book": {"_0": {"id": 7}}}],
              "layers": [
                {"content": {"screen": {"_0": {"chooseList": {"_0": {"id": 7}}}}}, "style": "sheet",
                 "path": [{"readingList": {"_0": {"id": "winter"}}}]}
              ],
              "isCompact": false, "keepsPlaceholder": false, "showsSidebar": false
            }
            ```

            With `tabs` and no sidebar there is no `path`: `tabs` has what each tab holds on its root, by the tab's name,
            and `selectedTab` is the one on show. `keepsPlaceholder` says that what lies in the detail column lies on the list's
            placeholder; where tabs have columns, `keptPlaceholders` names those for which that holds.

            What this build cannot read, an item, a layer, a tab, a key or a value of another type, costs nothing else: it is
            kept as it was, and written back (a number to the precision of a `Double`, a whole one to 64 bits). So is a
            parameter that this build's item does not have, as long as the item is there;
            what a payload's own type leaves out is that type's. An item is kept as long as those before it stay the same, wherever its tab goes;
            a layer until a person closes one; which tab was chosen until a person chooses one. What a tab holds that this
            build does not know stays in that tab. How much room there is does not come back; the window says it.

            Data that was saved names destinations, tabs, sheets and windows. One that gets another name puts the old one
            under `state.formerly`: what was saved under it still decodes. Nothing of its kind may be called so again (sheets and
            windows are one kind), and no screen, tab, sheet, window, guard or dialog by a name under `state.reserved`, which is gone
            for good: old data would then mean something else. A tab may have the former name of a screen, and so on: they are saved
            in different places. Both hold for guards, too, of which nothing is saved. At run time a reserved name is one that this build does not
            know: what was saved under it is kept and written back, for a build from before that still shows it, and `onLoss` hears
            `unknown` with that name.
            """)

    static let restoration = ReferenceNote(
        title: "Restoration",
        text: """
            With `state.restore` the host brings back what was on screen, before it shows anything and without animation, and
            saves each place where a person comes to. `scene` keeps it with the scene, as the system does for each window by
            itself (`SceneStorage`): it is gone where the system drops the scene, as when a person closes the app in the app
            switcher. `file` keeps it in `NavigationState.file`, in Application Support (on tvOS, where apps have none that
            lasts, in Caches): one state for the app, so that of several main windows the last to move counts. The file is
            called after the spec's, `Books.navigation.json` for `Books.screens.yaml`, and the scene's key after the router
            (`app.prefix`): who renames that file or that prefix begins anew, and `screenspec diff` says so
            (`STATE_RESTORE_CHANGED`). Windows of `windows` come back by themselves.

            What is saved is JSON: `{"state": …, "version": 1}`, the state as above. What cannot be read costs nothing else:
            where something is damaged, of a list that element is left out, and elsewhere that value. `router.onLoss` hears of it, whenever that is set, as a `NavigationLoss`:

            | | |
            |---|---|
            | `unreadable(any Error)` | nothing of it can be read |
            | `brokenOff` | it breaks off; what stands before that came back |
            | `damaged(Int)` | in so many places it is damaged; what stands around them came back |
            | `tooLarge(Int)` | so many bytes, over 1 MB; of the first of them, what is whole came back |
            | `laterVersion(Int)` | a later version of the format; what this build knows came back |
            | `unknown([String])` | what this build does not have, by name, items, parameters (`book.page`), keys, also those beside `state`, and values of another type: they are kept, and saved again, so that nothing is lost by going back to an older build |
            | `unsaved(any Error)` | what is on show could not be saved: a payload or the disk refuses, or it is over 1 MB; what was saved before stays |

            What is saved says the version of the build that saves it, also where that has read a later one: it is written as this
            build writes it, with what it does not know as it was.

            What a person typed, and whether something was unsaved, views keep for themselves. A link that launches the app
            wins: it is opened over what came back, which stays in the other tabs and below it. What else the app opens before the
            host shows something is replaced by what comes back. A router that takes the place of another in a host begins where
            it is.

            An app that puts its hosts together itself calls `router.restore(from:)` and stores `router.saved()`, which is nil where
            that fails. Without the router, and on Linux: `try state.saved()` is the data, and `NavigationState.restored(from:)`,
            which does not throw, gives `(state: NavigationState?, losses: [NavigationLoss])`.
            """)
}
