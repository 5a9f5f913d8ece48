extension ReferenceNote {
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
              "isCompact": false, "placeholderPlace": 0, "showsSidebar": false
            }
            ```

            With `tabs` and no sidebar there is no `path`: `tabs` has what each tab holds on its root, by the tab's name,
            and `selectedTab` is the one on show. `placeholderPlace` is 0 but where what lies in the detail column was pushed on the
            list's placeholder and is not what the list selects: there it is the number of screens in the content column. So
            nothing changes its column when what it lies on is deleted. Where tabs hold split views, `placeholderPlaces` has these
            numbers by the tabs' names.

            With `tabs` beside a sidebar, `tabs` has for each tab that is not shown the columns that it was left with, each over
            those before, as `path` and `placeholderPlace` have those on show:
            `{"inbox": [{"path": [{"inbox": {}}, {"message": {"_0": 1}}], "placeholderPlace": 0}]}`. Where a place is shown that no
            tab leads to, those of the chosen tab are what lies under it.

            What this build cannot read, an item, a layer, a tab, a key or a value of another type, costs nothing else: it is
            kept as it was, and written back (a number to the precision of a `Double`, a whole one to 64 bits). So is a
            parameter that this build's item does not have, as long as the item is there;
            what a payload's own type leaves out is that type's. A parameter that has a default gets that where nothing, or `null`,
            was saved, unless its type is said to be optional: an alias of an optional type is not seen to be one. An item is kept as long as those before it stay the same, wherever its tab goes;
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
            switcher, or quits it on a Mac whose settings close windows then. `file` keeps it in `NavigationState.file`, in Application Support (on tvOS, where apps have none that
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
