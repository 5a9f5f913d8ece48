extension ReferenceNote {
    static let guards = ReferenceNote(
        title: "Guards",
        text: """
            A guard is something that must hold before a screen is shown: that somebody is logged in. The spec says which
            screens and sheets require it, and the app what it means:

            ```swift
            router.guards.signedIn = { await session.isValid }
            ```

            The closure runs on the main actor and may wait. `await` stands before what is `async`; a `Bool` that is at hand is
            answered without, `{ session.isLoggedIn }`, and Swift warns of an `await` there.

            It holds on every way in: links that are tapped, rows, tabs, URLs, `open`, `push`, `present`, `setTrail`, bindings, and
            state that is restored. The router asks when a screen comes that was not there before, be it on screen or in a trail;
            what a tab begins with comes whenever the tab is chosen. Guards are asked one after the other, each once, and until
            they have answered everything stays as it is. Where nothing is guarded nothing waits.

            - Who goes elsewhere meanwhile, or asks for something else that is guarded, gives up what waits. A question, a
              deletion or another size of the window is not elsewhere: however the window turns meanwhile, what was asked for
              comes to what it would have come to at once. A link that arrives waits its turn, and is given up with what waits.
            - Where a guard does not hold, its `otherwise` is shown, as its `presentation` says: over all that is shown, or pushed.
              What was asked for is kept, and the guard is asked again when that screen is left, or when it calls
              `router.recheckGuards()`, which closes it as soon as the guard holds, and asks nobody whether what was typed in it
              may be lost, unless another guard shows something then or refuses. Where it still does not hold when the screen has
              been left, where a person keeps something unsaved that it would have taken the place of, or where there is no
              `otherwise`, nothing comes of what was asked for. On a phone the sidebar or list stays on top then; a system that
              brings the next column of its own accord, and tells nobody, shows what stood there, with a Back button. An `otherwise` that was pushed in a
              tab waits there; who looks at another tab when the guard holds stays where they are, and it goes.
            - A state that is restored is there at once, without what is guarded and what lies on that; which comes when its
              guards let it through, and costs nothing else when they do not. For what lies in a tab that is not on show
              nothing is shown in its place, and it waits on when a person goes elsewhere meanwhile: only what was to come where
              they are is given up, and a link that waits with it. What a task does in such a tab meanwhile stays. Who sets
              the state as a whole, as for a log-out, gives up all that waits. What waits so is saved; what a guard shows is
              not: an app that saves the state by itself takes `router.stateToSave`. Where an `otherwise` is on show and
              nothing waits, `recheckGuards()` closes it, too. An equal screen that somebody opened elsewhere is not taken for
              the guard's.
            - What is deleted (`remove`) while something waits does not come with it, nor does a link to it. Where an
              `otherwise` goes with what it lay on, its guard is asked again. Of a `pop`, `replaceTop` or `dismiss` nothing comes
              where what it was to leave is deleted.
            - What is found for a link (`NavigationResolver`) is asked for when the guards of its screens hold, and what they
              had shown closes then, whatever is found. They are asked again when it was found.
            - A guard that nobody has set lets nobody through, which `onTransition` hears once, as `isGuardUnset`. What waits for it is asked when it is set.

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
            that stays in its tab, and so does what the sidebar of a phone covers (on iOS 16 what stands there is made anew
            when people come back to it). All else that is said of guards holds here,
            too: until the guard has answered the screen is there, and with it what was written; who pushes another screen
            meanwhile has stayed; an `otherwise` lies over the screen, and when it has helped the person goes where they
            wanted to. Where one step leaves and shows, leaving is asked first. What a sheet asks that would close with it
            (`confirmDismissal`) comes after the guards, and who cancels there has stayed, without what a guard threw away.
            Nobody is asked when the window grows or
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

            Outside of asynchronous code `router.present(.pickColor)` only shows the screen; in it, `router.present(NavigationItem.pickColor)`
            does.
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
            closed there is nobody to be asked, and `onTransition` hears `hostIsGone`. Where a person is just asked whether
            something unsaved may be lost, a dialog takes the place of that question: what waited for the answer is given
            up, as `isOvertaken`.

            `router.answer(.delete, to: .deletePost(7))` answers in a person's place, and with `nil` backs out; tests need no
            SwiftUI. An app that puts its hosts together itself shows what is asked with `.withSheets()`, or in a spec without
            anything to present with `.withDialogs()`.

            Questions are not saved: who asked is gone when the state comes back. So a dialog's payload need not be `Codable`.
            In a `state` that is set as a whole a question stands, and what is answered reaches whoever asks the same one again;
            where nobody does, `onTransition` hears of it, with the reason.
            """)
}
