/// A section of the reference page about what the keys alone do not show.
struct ReferenceNote {
    let title: String
    /// Markdown.
    let text: String

    static let beforeKeys = [rules, files]
    static let afterKeys = [
        required, layout, columns, placeholders, titles, rows, tabs, conditions, presentations, sheets, layers, dialogs,
        windows, guards, results, links, deletion,
        swiftInYAML, dependencies,
        names, conformances, equality, attributes, savedState, restoration, lint, yaml, generatedCode, modules,
        generatedFiles,
    ]
}

extension ReferenceNote {
    private static let rules = ReferenceNote(
        title: "Three rules",
        text: """
            1. **Nothing is ignored.** A key that the language does not know, a key that stands twice, a value of another
               kind, an anchor that nobody uses: each is an error at its own line and column. It says what was expected
               and, where one is close, what was probably meant.
            2. **Swift where it is Swift, text where it is text.** Types, parameters and expressions are written as in
               Swift and checked for shape. Everything else is text, and no text can become code.
            3. **Order is meaning.** Destinations, attributes, parameters, sections and rows come out in the order in which they are
               written, and so do dependencies, guards and routes.
            """)

    private static let files = ReferenceNote(
        title: "Files",
        text: """
            A spec is a file `NAME.screens.yaml`, and the files that it names under `include`. Every file begins with
            `screenspec: 1` and has the same form. `app`, `sidebar`, `layout`, `tabs`, `sheets`, `dialogs`, `windows`, `links`, `lint` and the `restore` of `state` stand in
            one file only; destinations, payload types, attributes, guards and retired names can stand in any of them. The spec needs at
            least one destination, wherever it is.

            Paths under `include` are relative to the file that they stand in; an absolute path is an error. In a part of
            a path `*` stands for any number of characters, `?` for one and `[…]` for one of a few. What matches is read
            in the order of the names' bytes, so `A.screens.yaml` comes before `B.screens.yaml` on every machine. A
            pattern that matches no file is an error. A file is read once, however often it is named, and by whatever links: a
            folder that links lead back to is gone through once for each part of a path. A file that leads
            back to one that is being read is an error, too; but a pattern with a wildcard never matches a file that is
            being read, so `*.screens.yaml` means all the others. Two files that define the same name are an error that
            shows both places.

            For the build to notice that an included file changed, the build-tool plugin reads `include` before the
            compiler does. It understands a plain list at the left margin: `include: [Features/*.screens.yaml]`, or one
            `- path` a line.
            """)
}

extension ReferenceNote {
    private static let required = ReferenceNote(
        title: "What must be there",
        text: """
            Keys marked as required above, and: at least one destination in the whole spec; `items` or `each`, not both,
            in a section of the sidebar; `title` or `row` in an `each`; a title and an icon for whatever stands in the sidebar or is a tab, where
            `app.defaultIcon` counts as an icon. A list of sections, rows, tabs, sheets or detents has something in it. A missing key is reported
            at the name of the thing that lacks it.
            """)

    private static let columns = ReferenceNote(
        title: "Columns",
        text: """
            A split view shows the sidebar and, beside it, one or two columns more.

            - A destination with a `placeholder` is a **content** destination. It fills the middle column, and the
              placeholder fills the detail column until something is chosen. A row of the sidebar with `columns: 3`, the
              default, must lead to one; so must the rows of an `each`.
            - With `columns: 2` a destination fills the detail column and there is no middle column. Nothing is empty
              then, so a placeholder on it is an error.
            - Every other destination is a **detail** destination. It fills the detail column, whatever stands beside it.

            A content destination that `opens` another one which is no row of the sidebar, as a shelf opens shelves, pushes it
            in the content column: that has a stack of its own, `router.contentStack`, and the detail column shows the
            placeholder of the one on top until something is chosen there. A link in the content column to a detail destination
            replaces what the detail column shows. With `focusDetail` VoiceOver goes to the detail column when something
            else is chosen there, and stays where it is when a placeholder comes, something is brought back, or the neighbour of
            what was deleted takes its place.

            One split view is all layouts. With `layout.compact.style: collapse` it becomes one stack where there is room for one
            column, and from iOS 17 on views stay what they are when the window or the number of columns changes (on iOS 16
            the stack is another view, with the sidebar for its root, which brings no `NavigationStack` of its own). A sidebar
            that was hidden stays hidden. So the content column stays, too, where a screen fills both: it is empty then, and
            asks for no width, and where there is room for one column it shows the sidebar, for it comes into sight when people
            swipe back. The view that the host was given as `sidebar` is then made twice. What of the app's own stands there opens screens
            by `router.open(…)`: where there is room for one column, a link in it may lead to the content column instead. Without `layout.content` the column
            begins with 320 points, and has 240 at least. Apple lets a system choose another width than the one it is asked for: a
            Mac may draw the divider of an empty column beside the sidebar's. With `style: tabs` the tabs are other views: the place stays, and what views keep for
            themselves does not.

            The root of a tab that holds a split view is a content destination, too.

            A row of the sidebar opens its destination without further data. The destination has no payload, or one whose
            parameters all have defaults. For one row per element of the app's data there is `each`: `name` is what `item`
            and `title` call the element, and `item` is a destination with its arguments, `user(user.id)`: as many as its
            payload has, in order and with its labels, save those with a default.
            """)

    private static let placeholders = ReferenceNote(
        title: "Placeholders",
        text: """
            Where any destination has a placeholder, the enum gets one more case,
            `selectSomething(label: String, systemImage: String)`, and a view that shows it, a `ContentUnavailableView`.
            `app.placeholder` gives the case another name or a view of your own, which has `label` and `systemImage` at
            hand; in a spec without placeholders it is an error.
            """)

    private static let titles = ReferenceNote(
        title: "Titles and icons",
        text: """
            `displayName` exists when any destination has a title. A destination without one gives its case's name in
            words: `readingLists` is "Reading Lists". `iconName` exists when any destination has an icon: a `String` where
            all have one or there is `app.defaultIcon`, else a `String?`. A title is a text and no navigation title, which a
            view sets by itself: `.navigationTitle(item.displayName)`. What is shown with an icon needs one: a row of the
            sidebar, and a tab, which has its root's title and icon unless it says others. A spec with neither is fine.

            In all texts that people read, `{expression}` stands for a Swift expression: `"{book.title} by {author.name}"`. The
            title of a destination, that of its placeholder and a question are over the payload; those of sections, rows and tabs
            are not. What the payload does not have is the app's own. A tab without a title looks up its root's, whatever that says.
            Braces that are meant as text are written twice, `{{` and `}}`. An empty `{}` and a brace that is not closed
            are errors. YAML wants a value that begins with `{` in quotes.

            An icon is the name of an SF Symbol, or `{asset: name}` for an image of the app's asset catalogue. With
            `{symbol: star, selected: star.fill}` a row or a tab shows another symbol where it is chosen; `selectedIconName` is
            that one. A tab bar fills symbols by itself, chosen or not, so that most tabs need none: one that has one is shown as
            it is written. `{view: "Avatar(session: session)"}` is a view of the app's own in rows and tabs, over the dependencies
            and, in an `each`, the element. It has no name, and `iconName` is `nil`. A tab bar shows images and texts of it alone.
            """)
}
