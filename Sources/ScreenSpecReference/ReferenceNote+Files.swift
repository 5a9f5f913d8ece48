extension ReferenceNote {
    static let yaml = ReferenceNote(
        title: "YAML",
        text: """
            A file is one YAML document, in UTF-8 with or without a byte order mark, or in UTF-16 with one. Lines and
            columns in messages count from 1, and columns count Unicode scalars.

            Where text is expected, any scalar is taken as it is written: `title: no`, `title: 1.0` and `title: null` are
            texts. Where a number or a Boolean is expected, only an unquoted one counts (YAML 1.2, core schema):
            `columns: "3"` is an error, and so is `codable: yes`. A key with nothing after it is an error; an empty text
            is written `""`.

            Anchors, aliases and merge keys (`<<`) work. A map's own keys win over those that are merged into it, and of
            several merged maps the first. A mistake inside an anchored value is reported where it is written, with a note
            at its use.

            | Limit | |
            |---|---|
            | size of a file | 16 MiB |
            | levels of nesting, through aliases | 64 |
            | nodes of a file, its aliases expanded | 1,000,000 |
            | destinations of a spec | 100,000 |
            | parameters of a payload | 64 |
            | segments of a route's path | 64 |

            Each limit is an error that says its number.
            """)

    static let modules = ReferenceNote(
        title: "Modules",
        text: """
            **Imports.** Generated files import what `app.imports` lists, and Foundation and SwiftUI where a payload, an
            attribute or the data of a section has a type of theirs: `URL?`, `[Date]`, `Binding<Int>`, `Color`. A type of the
            app's own with such a name stays the one that is meant. Where `imports` lists modules of the app's, names that
            these may have as well, such as `Image` and `Notification`, bring nothing; SwiftUI's is `SwiftUI.Image` there. Where a
            module of the app's has a `Date` or a `URL` of its own, say which is meant: `Models.Date`. A spec with `links`
            or `state: {restore: file}` takes `URL` for Foundation's: its module cannot have a type of that name.

            Under `InternalImportsByDefault` a file that shows types of a module imports it with the spec's `access`. Of several
            modules whose types stand there without theirs, `Book`, each is imported so, and Swift warns of one that the
            file does not need: write `Models.Book`. Without that feature Swift wants the imports of one module to be alike in
            all files of a target: where the app's say `internal import Models`, it takes the generated ones for unclear
            until the feature is enabled.

            **Views in another target.** Modules of features that lead to each other's screens cannot know each other's
            views. Let a target below them have the screens:

            ```yaml
            screenspec: 1
            app: {views: separate, access: public}      # or package
            destinations:
              books: {title: Books, icon: book, view: BooksView, opens: [lend]}
            ```

            It gets the enums, the state and the router, and what views say of themselves (`.popoverSource(_:)`,
            `.isDirty(_:)`). The features import it, and `router.open(.lend(id))` needs no view. A target above them makes
            the views, those that `view` names above:

            ```yaml
            screenspec: 1
            views: {of: ../AppNavigation/App.screens.yaml, module: AppNavigation, imports: [Books, Loans]}
            ```

            It gets `view(for:)`, `NavigationHost`, `SidebarView` and the other views, `.withSheets()` and
            `.withNavigationDestinations()`. Nothing else stands in its spec; `imports` are the modules of the views. The path
            is relative to the file, and stays in the package. (SwiftPM wants a Swift file in each target: one with a comment
            will do.) Both targets use the plugin, and a change of the screens
            builds both anew. Texts are looked up where `app.localization` says it for the screens' target:
            `bundle: module` is that one's.
            """)

    static let generatedCode = ReferenceNote(
        title: "What is generated",
        text: """
            | In the enum | where the spec has | |
            |---|---|---|
            | one case for each destination | | with its payload; `id` is the item itself |
            | `selectSomething(label:systemImage:)` | placeholders | the empty detail column |
            | `numberOfColumns: Int` | | 2 or 3 |
            | `placeholder: Self?` | placeholders | what an empty detail column shows beside the item |
            | `displayName: String` | titles | looked up in the strings table, but for texts inside of braces, `{isNew ? "New" : "Edit"}` |
            | `iconName: String` | icons | an SF Symbol; an asset's name where `iconIsAsset` is true; a `String?` where a destination has no icon |
            | `iconIsAsset: Bool` | an asset icon | |
            | `static browseCases` | a section `browse` with `items` | the rows, in order |
            | `static usersCases(for:)` | a section `users` with `each` | the items for the elements of a sequence |
            | one property for each attribute | `attributes` | |
            | `Codable`, `SavedPath` | `Codable` | see below |
            | `static view(for:)` | nothing that holds the screens | the view that shows an item, where there is SwiftUI |
            | `sidebarItem: Self?` | a `sidebar` | the row that stands for the item |
            | `defaultContentRoot: Self?` | a `sidebar`, and placeholders | what stands beside an item that is opened from elsewhere |
            | `accessibilityIdentifier: String` | what holds the screens | its case's name, for user interface tests |

            An item is saved as Swift's own conformance would save it: under its case's name, the parameters under their
            labels, or `_0`, `_1` where they have none. A parameter that has a default can be missing. `nil` is written
            out only where a parameter is optional with another default than `nil`, so that it comes back as `nil`.

            `SavedPath` is for stacks of items: `SavedPath(items)` is Codable and gives back `items`. It reads them one by
            one. One that this build cannot read costs no other, is kept as it was, and is written back.

            Where something holds the screens, there is more: `NavigationState`, a value that says all of what is shown;
            `NavigationRouter`, which holds one; `NavigationHost` and the views in it, such as `SidebarView`; `AppTab` for
            `tabs`, and `SheetDestination` for `sheets`. `view(for:)` is then a method of the router.

            With `app.prefix: Onboarding` those are `OnboardingItem`, `OnboardingState`, `OnboardingRouter`, `OnboardingHost`,
            `OnboardingTab` and `OnboardingSheet`: the prefix takes the place of `Navigation` or stands before the name
            (`OnboardingSidebarView`). What views are asked for has it, too: `.withOnboardingDestinations()`,
            `.withOnboardingSheets()`, `.onboardingPopoverSource(_:)`, and `.onboardingIsDirty(_:)` for `when: isDirty`. Two
            specs of one target whose types have the same names are an error at the second one; the one that is called
            like its target is the first.

            `opens` decides `defaultContentRoot`: it is the content row of the sidebar that leads to the item in the fewest
            steps, or else the first one. Lint, too, goes by `opens`, and templates of your own see it.
            """)

    static let generatedFiles = ReferenceNote(
        title: "Generated files",
        text: """
            The names of generated files begin with the spec's file name: `Books.screens.yaml` gives files that begin with
            `Books`. `app.name` does not change them. A build must know its outputs before it reads the spec, so their
            names are fixed, and a file for something that a spec does not use holds only its header.
            """)
}
