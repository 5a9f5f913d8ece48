extension ReferenceNote {
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
            front of it; a value that is alone left in the path, and a parameter that is alone left in the payload, belong together
            whatever they are called; but no `ID` is made of what has the name of something else, `{ward}` of a `Shift.ID` where the
            payload has a `Ward` or there is a screen `ward` of another type. Any other type is a model, which the app finds by that parameter, or, where one alone is left, by all
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
            what was found for the screen itself; what cannot be made is an error that names it, and so is an `Article.ID` that would be
            taken for a `Feed.ID` because both are called `id`, also where the `Article` is found by that and more:
            `/feeds/{feed: Int}/articles/{id: Int}`. Where `{id}` stands before all else, as in `/feeds/{id: Int}/articles/{number: Int}`, it is that of
            what lies below. `under: ["feed(feedID)"]` says what of the URL a screen is made of.
            What was found for the screen itself may be said, too, as its payload calls it, unless the URL carries something of that
            name. What lies on the first of them stands, in columns, where it would if somebody had tapped it there: a list that has a
            row of its own stands in the detail column, and has a column of its own where `under` begins with it. With
            `plant: {payload: {_ plant: Plant}, …}` a plant's own garden lies below it:

            ```yaml
            routes:
              plant: {path: "/plants/{id: UUID}", under: ["garden(id: plant.gardenID)"]}
            ```

            While the plant is looked for, what is shown is what lies below its garden.

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
            `onTransition` as swallowed. One to the place on show, the same screen over what the link has under it, changes nothing,
            and nothing is looked for again: where the screen on show tells its link, or is what the link has led to last. What else
            lies under the screen gives way to that, and the screen begins anew. One to a screen that is presented already takes
            away what was pushed on it. A link to a screen that the system does not have (`available`) leads nowhere, and
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
}
