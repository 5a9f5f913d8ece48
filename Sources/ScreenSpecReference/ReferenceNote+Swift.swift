extension ReferenceNote {
    static let swiftInYAML = ReferenceNote(
        title: "Swift in YAML",
        text: """
            `view: SomeView` means that view with every parameter of the payload, passed under its name. Anything else is
            an expression: one, balanced, on one line or in a block scalar (`view: |-`), without `//` and `/*` outside its
            string literals and without `;` outside braces. A parameter that neither the view nor the title uses becomes
            `_` in the generated `switch`. A name that is no parameter is the app's own and left alone. Views are made in an
            extension of `NavigationRouter`, so that a global of the app's that is called like a property of the router
            (`isCompact`, `stack`) is written with its module: `MyApp.isCompact`.

            A payload is a map, a parameter's label and name on the left and its type on the right, or one text as it
            would stand between parentheses:

            ```yaml
            payload: {_ book: Book, scrollTo page: Int? = nil}
            payload: "_ book: Book, scrollTo page: Int? = nil, ids: [UUID] = []"
            ```

            YAML cannot read every Swift: `: ` and ` #` in the middle of a value, and `[`, `{`, `@`, `` ` ``, `*`, `&`, `!` or `%`
            at its beginning, mean something else to it. Such a value stands in quotes. Where YAML trips, the error names
            the key and shows the line with its quotes. One case needs none: a whole type in brackets, such as
            `ids: [UUID]` or `counts: [String: Int]`, is a list to YAML, and where a type is expected it is taken as the
            source text that it is.

            A default of `nil` needs a type that has it. `Int = nil` and `Set<ID> = nil` are errors; of a type of the app's own,
            `Filter = nil`, only the compiler knows whether it is another name of an optional, and says so in the generated code.
            """)

    static let dependencies = ReferenceNote(
        title: "What views need beside their payload",
        text: """
            `app.dependencies` gives names to what views find elsewhere, and expressions use the names:

            ```yaml
            app:
              dependencies:
                model: FoodTruckModel                          # an object in the environment
                openURL: \\.openURL                             # a value of the environment
                session: {type: Session, from: host}           # NavigationHost(session: session)
                player: {type: Player, is: ObservableObject}   # of a class from before Observation
            destinations:
              truck: {view: "TruckView(model: model)"}
              editor: {payload: {_ id: Donut.ID}, view: "DonutEditor(id: id, donut: $model.newDonut)"}
            ```

            They stand in `view` (of destinations, sheets, icons, `app.placeholder` and `layout.secondary`), in `row`,
            `badge` and `visible`, and in the sidebar's `header` and `footer`. Titles, arguments and `when` belong to values, which are compared, saved
            and tested without views, and so they have none. Dependencies are no part of an item either. The short form,
            `view: TruckView`, passes the payload and nothing else. A name that the payload has means the payload, as an
            inner name does in Swift. What an expression uses and neither has is the app's own.

            An expression that uses some stands in a small view of its own, which reads those and no others, so that only
            this view is made anew when they change. `$` binds what an object has, as in `$model.newDonut`; a value of the
            environment by its key path, an optional and a payload cannot be bound.

            A type alone is `@Environment(FoodTruckModel.self)`, and `@EnvironmentObject` where the app runs below
            iOS 17 or macOS 14. With `is: ObservableObject` it is that on every system. What is handed to the host reaches
            all that is in it, its sheets too; views outside of a host, as in a preview, are handed it by
            `.withDependencies(session: session)`. A view shows what the host was handed last, and observes an `@Observable`
            class; of an `ObservableObject`, say so. `NavigationHost(session: session, users: users, router: router)` takes what is
            handed to it in the order of `app.dependencies`, then the data of sections in the order of the sidebar, then the router.

            `app.modifiers` are for what all views need alike. What `screens` says stands behind every screen that a host
            shows, and `presentations` behind everything that is presented, around the stack in it; a destination that is
            presented has both. Each begins with a dot and may be several: `.appTheme().tint(.accent)`. Dependencies do not
            stand in them: a modifier of the app's own reads what it needs.
            """)

    static let names = ReferenceNote(
        title: "Names",
        text: """
            A Swift keyword is a fine name for a destination, a label or a parameter; generated code puts it in backticks
            where Swift asks for them. In your own expressions you write the backticks:
            `` {`default` ? "Default" : ""} ``. What cannot be a name is what Swift cannot spell (`1a`, `a-b`), `self`,
            `Self`, `Type` and `Protocol`, and a name that the generated enum already has: `id`, `init`, `hashValue`,
            `allCases`, `displayName`, an attribute, or a section's list such as `browseCases`. The error says what it
            collides with. `String`, `Int`, `Bool` and other names of Swift's own types are Swift's, in payloads as well: an app
            that has a `String` of its own keeps it in another module than the generated code, and writes `Books.String`.
            Types that an app has by the names of SwiftUI's (`State`, `Environment`, `Label`) or of others of Swift's and
            Foundation's are taken for the app's wherever the spec names them. Of one that it does not name, `payloads` says that there is
            one: `State: {compare: value}`. Generated code writes `SwiftUI.State` then.
            Two names that differ only in how an accent is composed are one name in Swift, and so they are
            here.
            """)

    static let conformances = ReferenceNote(
        title: "Conformances",
        text: """
            The enum is always `Hashable` and `Identifiable`. Under `app.conformances`, `Codable`, `Sendable` and
            `CaseIterable` are understood; any other protocol is added to the enum as it is, and what it asks for is the
            app's to write.

            - `Codable`: a parameter that cannot be encoded (a closure, an existential, a type that is `codable: false`)
              needs a default, for that is what it comes back as. Without one it is an error. Of Swift's own types,
              `Character`, `Substring`, `ObjectIdentifier`, `Unicode.Scalar`, `Result<A, B>`, key paths and pointers are
              such; an app that has one of its own by that name says so: `payloads: {Character: {codable: true}}`. Of
              SwiftUI's, whose names apps have as well, those that say so: `SwiftUI.Color`. Of other types only the
              compiler knows.
            - Where an app's types belong to the main actor unless they say otherwise (`-default-isolation MainActor`, as in
              new projects of Xcode 26), a default that calls an initialiser of the app's, `filter: Filter = Filter()`, does
              not compile in Swift 6, as it would not by hand: the cases of an enum belong to no actor. The way out is a type
              that belongs to none either, `nonisolated struct Filter`. The rule `isolated-default` finds such defaults; it
              is off unless a spec turns it on, for a spec does not say how its app is built.
            - `Sendable`: a closure in a payload is written `@Sendable`, and `@MainActor` too unless it is `async` or says
              where it runs, for views call it there. Every other type must be Sendable as it is.
            - `CaseIterable`: every parameter of every payload has a default. The placeholder's case is not listed.
            """)

    static let equality = ReferenceNote(
        title: "Equality",
        text: """
            A payload's type is taken to be Hashable. `payloads` says where it is not, or where less counts:

            ```yaml
            payloads:
              Author: {identity: id, type: Author.ID}   # one property tells two of them apart
              PlaybackEngine: {compare: reference}      # the same object
              Referrer: {compare: ignore}               # does not count
            ```

            An entry counts for its type and inside `?`, `[…]` and the like. Closures never count. An existential,
            `any P`, needs an entry, for Swift knows no `==` of it, and so do `Error` and Swift's other protocols by their names
            alone, `AnyView`, `SwiftUI.Image` and types of Swift's
            without one, such as `StaticString`, where an app has none of its own by that name; without an entry it is an error that names the ways there are. A key path that is also `Sendable`, `any KeyPath<A, B> & Sendable`, is
            compared as it is. A dictionary compares its keys itself, and a generic type all that is in it: where an entry
            says otherwise of that, they have one of their own, such as `Set<Author>: {compare: value}`. What is left out is
            said in the enum's doc comment.
            """)

    static let attributes = ReferenceNote(
        title: "Attributes",
        text: """
            Each attribute is a property of the enum, and every destination has a value for it: its own under
            `attributes`, or the default. A default is required unless the type is optional; then it is `nil`. For `Bool`,
            `Int` and `Double` a value is an unquoted one of that kind, or `null` where the type is optional; for `String`
            it is any text, and for any other type it is a Swift expression: `.wide`. Sheets can have `attributes`, too:
            where one has some, all attributes are properties of their enum as well, with the same defaults.
            """)
}
