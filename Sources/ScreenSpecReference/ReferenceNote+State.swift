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
            layers; in a tab or a layer it stays there if its first screen lives nowhere else, or is what the layer was
            opened for. The first that is presented becomes a layer over those before it, and what follows lies in that layer.

            On screen one thing is over another at a time: the next layer, question or dialog comes up when the one before
            has left the screen, or a second later should SwiftUI not say so. The state does not wait: `router.layers` and
            `router.dialog` say at once what is to be there.

            What is presented, screen or sheet, has an identity: that which the spec says, or else what it is. Where a layer of the same
            identity is open, what is presented takes its place, and what lay over it closes, unless it is presented by what
            lies there: then it lies on top. In another style it is what it was, and takes its place as well.

            The columns of a split view are one trail, and so they have one router. In whichever column the view stands that asks,
            `push` puts a screen on the end of that trail, in the detail column, and `pop` takes the last one away, one that a
            list has selected, too; `popToRoot` takes what was pushed and leaves what is selected. In a column that shows its
            placeholder the first push selects. What a list in the content
            column leads to it says with a `NavigationLink`, `detailSelection` or `open`. The trail is gone when another row is
            chosen, and what is asked for late acts on the one that is there then, or, where the window was turned to tabs, on the
            tab on show: a task that took long looks whether `router.derivedMenuItem` is still the row that it began in.

            A list writes what it selects whenever it likes: one that writes what is selected already changes nothing, and what
            lies on that stays. What a person means who taps the row that is chosen cannot be told from that: one goes back from
            what lies on it, and code that leads there calls `setDetailRoot`. A stack that begins with another screen is another
            stack, for SwiftUI may empty the path of one whose first screen becomes another. So what lies on a screen that is
            deleted stays where it is, in new views.

            A screen that is there already, or one that is equal to it though it carries something else (`payloads`), is not put
            there twice: what is new of it takes the place of what was, and views hear of it.

            Layers lie over all tabs. What a tab's router presents late, while another tab is on show, is presented as if it
            were on show; its `dismiss()` closes nothing then, for what is open is not its own.

            A layer with unsaved changes asks before it closes or is replaced, whatever brings that about, and each of
            several asks in its turn, in an alert: a confirmation dialog has no Cancel on iOS 26. Two things do not ask: what it shows was deleted, and the state was set as a whole.
            What would close such a layer, too, while a person has not answered takes the place of what waits, which
            `onTransition` hears as `isOvertaken`. The modifier in the layer's view and `router.isUnsaved` are one value, and the last word counts: a
            view that goes on after it has saved says so with its modifier, too, or what is changed next is not asked about.
            Where the host leaves the views, a log-in in its place, what was unsaved is gone with the layer's view, and no
            question is asked about it any more. On iOS 16 views are heard while they are in sight: what is saved under a
            full-screen cover is asked about until the cover has gone.

            To present what is on top already, or to push screens that are, changes nothing. What comes too late or has no
            place is swallowed: a push in a sheet without `stack: true`, and whatever is asked of the router of a layer that
            is gone. `onTransition` hears of it, with the reason.

            Views are drawn again where what they read of their router has changed, and a push changes nothing for one that
            reads the sidebar's row only. Where the app runs on systems from before Observation (iOS 16, macOS 13), routers are
            `ObservableObject`s, and each change sends the `objectWillChange` of every router of the window, so that all views
            that have one are asked for their bodies.
            """)

    static let windows = ReferenceNote(
        title: "Windows",
        text: """
            A window wants a `title` and a `view`, never a destination: what stands under `windows` is shown in no column, tab
            or stack, and where a screen shows the same, both name the same view. `condition: os(macOS)` makes it one of the Mac
            alone, and then what opens it stands in `#if os(macOS)`, too.

            ```yaml
            windows:
              items:
                editor: {payload: {draft: "Draft.ID?"}, title: Editor, view: EditorWindow, size: {width: 640, height: 800}}
                log: {title: Log, view: LogWindow, condition: os(macOS)}
              settings: SettingsView
            ```

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
            its own router closes the window, and `dismissAll()` what lies over its view. There are no tabs, no columns and no stack,
            so nothing is pushed there, and what lives in a tab cannot be opened; the transition says so (`hasNoStack`). For tests
            `NavigationRouter(NavigationState(window: .editor(draft: id)))` is the router of a window.

            A window's router has `guards` of its own, which its view sets: `.onAppear { router.root.guards = … }`.

            To open a window for a value that one shows already brings that to the front. The system restores windows, so
            their payloads are Codable, whatever `app.conformances` says; what else a window showed is gone, save what its
            view stores. The system's own commands open none of them. `size` counts on macOS and visionOS.

            `settings` is a view of the app's own, with a router of its own, in macOS's Settings.
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
}
