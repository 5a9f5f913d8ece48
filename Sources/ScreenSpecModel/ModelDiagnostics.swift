import ScreenSpecDiagnostics

extension DiagnosticKind {
    package static let unknownKey = DiagnosticKind(
        "unknown-key", "A key is not one of the language's.",
        """
        Nothing in a spec is ignored, so a misspelled key is an error and never a silent default. The reference page \
        lists the keys of every section.
        """)
    package static let textComma = DiagnosticKind(
        "text-comma", "YAML ended a text at its comma.",
        """
        Between `{` and `}` a comma ends a value, and what stands behind it is taken for the next key. Text with a comma \
        in it is quoted there: `{title: "Home, sweet home"}`. On a line of its own it needs no quotes.
        """)
    package static let textComment = DiagnosticKind(
        "text-comment", "YAML took what stands behind a text's `#` for a comment.",
        """
        Behind a space, `#` begins a comment, which is no part of the text: `title: Channel #general` would be "Channel". Text with a \
        `#` in it is quoted: `title: "Channel #general"`. A comment that is meant as one has a space behind its `#`.
        """)
    package static let duplicateKey = DiagnosticKind(
        "duplicate-key", "A key stands twice.",
        "YAML would let one of the two win. Keep the one that is meant; a second file of a spec cannot repeat `app`, `views`, `sidebar`, `layout`, `tabs`, `sheets`, `dialogs`, `windows`, `links` or `lint`."
    )
    package static let missingKey = DiagnosticKind(
        "missing-key", "A required key is missing.",
        """
        The error stands at the name of the thing that lacks the key. Add the key; the help names what it takes. A file \
        without `screenspec` may be anything, so it is named, and nothing of it is printed.
        """)
    package static let missingValue = DiagnosticKind(
        "missing-value", "A key has nothing after it.",
        """
        Give the key a value, or remove it to get its default. An empty text is written `""`. A `…` stands in examples for what \
        only you know; where people are to read one, it stands in quotes.
        """)
    package static let wrongKind = DiagnosticKind(
        "wrong-kind", "A value is of another kind than its key takes.",
        """
        Where text is expected any scalar counts as written. Where a number or a Boolean is expected only an unquoted \
        one does: `columns: \"3\"` is text, and `yes` is text too (YAML 1.2, core schema).
        """)
    package static let unknownVersion = DiagnosticKind(
        "unknown-version", "A spec is written in a newer version of the language than this tool knows.",
        """
        `screenspec: 2` says that the spec says things which a tool of version 1 cannot know, so nothing else of the file is \
        checked. Update screenspec: the command-line tool, and the package that the build uses.
        """)
    package static let unknownWord = DiagnosticKind(
        "unknown-word", "A value is not one of the words that its key takes.",
        "The message lists the words. They are case-sensitive.")
    package static let duplicateName = DiagnosticKind(
        "duplicate-name", "Two things of one kind have the same name.",
        """
        Destinations, attributes, sections and payload types are known by their names, across all files of a spec. Two \
        names that differ only in how an accent is composed are the same name in Swift.
        """)
    package static let reservedName = DiagnosticKind(
        "reserved-name", "A name collides with one that the generated type already has.",
        """
        The generated enum has members such as `id`, `displayName` and `allCases`, one property for each attribute and \
        one `…Cases` list for each sidebar section. A case of the same name would not compile. A name under \
        `state.reserved` is retired for good.

        Generated code has types, too, and names some of Swift's and SwiftUI's: a case, an attribute or a parameter called \
        `NavigationState` or `String` would be taken for one of those. A few stand in the generated files for these alone \
        (`TabStack`, `PopoverSource`), and the app cannot have a type of that name in the same module.
        """)
    package static let hiddenName = DiagnosticKind(
        "hidden-name", "Swift of the spec names something that generated code of the same name hides.",
        """
        Titles, the defaults of payloads, attributes and the arguments of rows stand inside of the generated enum, where a \
        case comes first: with a destination `sort`, `{sort(books)}` in a title means that destination. Say where the \
        function or the value is, `Library.sort(books)`, or give one of the two another name. Views are made elsewhere, by \
        functions that call the destination, sheet or window `item`: `Show(item)` shows that where the payload has no `item`. In a \
        text `id` means the destination itself where its payload has no `id`, `{displayName}` in a title that title, and an \
        attribute's name in its own value that attribute, which would ask itself for ever; so would a title that shows an \
        attribute which is made of the title. What a closure declares itself is its own. A default sees no other parameter.

        What else the enum has comes first as well: `numberOfColumns`, `iconName`, `hash`, the lists of sections, the case of the \
        placeholder. Only what a payload has comes before that. Texts and attributes may ask for `displayName`, for \
        `placeholder` and for attributes, and a dialog's texts for one another; arguments and defaults stand in no case, and \
        can ask for none of them.

        What a person is asked before something closes, badges, `visible`, and the texts and arguments of the sidebar \
        stand inside of generated views: these have a `layer`, a `router` or `rows`, and with each of SwiftUI's modifiers \
        something called `id`, `tag` or `badge`.
        """)
    package static let tooManyParameters = DiagnosticKind(
        "too-many-parameters", "A payload has more than 64 parameters.",
        "A screen that needs so much is better given one value that holds it all.")
    package static let tooManyDestinations = DiagnosticKind(
        "too-many-destinations", "The spec has more than 100,000 destinations.",
        "No app has as many screens as that; something that writes specs has gone wrong.")
    package static let unknownDestination = DiagnosticKind(
        "unknown-destination", "A name is not that of a destination.",
        """
        Destinations are defined under `destinations`, in any file of the spec. Check the spelling or add the destination. \
        In a spec with very many such mistakes only the first of them come with the name that was probably meant.
        """)
    package static let unknownTab = DiagnosticKind(
        "unknown-tab", "A name is not that of a tab.",
        "A tab is named by its `id` under `tabs.items`: by `tabs.start`, and by the `tab` of a destination that lives in it."
    )
    package static let noDestinations = DiagnosticKind(
        "no-destinations", "The spec has no destinations.",
        "A spec needs at least one destination, in any of its files: the generated enum has a case for each.")
    package static let placeholderWithoutColumn = DiagnosticKind(
        "placeholder-without-column", "A placeholder stands where there is no empty column.",
        """
        A placeholder fills the detail column beside a list in the middle column. A screen with `columns: 2` fills the \
        detail column itself, so nothing is empty.
        """)
    package static let missingPlaceholder = DiagnosticKind(
        "missing-placeholder", "A screen beside an empty detail column has no placeholder.",
        """
        With `columns: 3` a sidebar item fills the middle column, and the detail column stays empty until something is \
        chosen; so it is beside the root of a tab with `holds: split`. Say what it shows: \
        `placeholder: {title: Select an Author, icon: person}`. Or give the item `columns: 2`, or let the tab hold a stack.
        """)
    package static let incompleteSidebarItem = DiagnosticKind(
        "incomplete-sidebar-item", "A sidebar item has no title or no icon.",
        "A row of the sidebar shows both. Add `title:` and `icon:` to the destination; `app.defaultIcon` counts as an icon."
    )
    package static let incompleteTab = DiagnosticKind(
        "incomplete-tab", "A tab has no title or no icon, and neither has the screen that it begins with.",
        """
        A tab shows both: its own, or else those of its root; `app.defaultIcon` counts as an icon. A root's title with an \
        `{expression}` in it is of its payload, so such a tab has a `title:` of its own.
        """)
    package static let sidebarItemNeedsPayload = DiagnosticKind(
        "sidebar-item-needs-payload", "A sidebar item has a payload that nothing provides.",
        """
        A fixed row of the sidebar opens its destination without further data, so every parameter of the payload needs \
        a default, or the row its arguments: `"library(kind: .films)"`. For one row per element of the app's data use `each`.
        """)
    package static let sectionContent = DiagnosticKind(
        "section-content", "A sidebar section has neither `items` nor `each`, or both.",
        "A section lists fixed destinations (`items`), or has a row for each element of the app's data (`each`).")
    package static let rowContent = DiagnosticKind(
        "row-content", "A row over data has neither `title` nor `row`, or both.",
        "A row shows text and an icon, or a view of its own (`row`) in their place.")
    package static let icon = DiagnosticKind(
        "icon", "An icon is neither a symbol nor an image nor a view, or is several of them.",
        """
        An icon is the name of an SF Symbol, or a map: `{symbol: star, selected: star.fill}`, `{asset: name}` for an image of the \
        asset catalogue, or `{view: Avatar()}` for a view of the app's own.
        """)
    package static let existentialWithoutEntry = DiagnosticKind(
        "existential-without-entry",
        "A payload carries an existential or another value without `==`, and nothing says how to compare it.",
        """
        `any P` is not Hashable, nor is `[3 of Int]`, and an enum case that carries one needs to know what counts. Say so under `payloads`: \
        `any P: {identity: id, type: String}`, `{compare: reference}` or `{compare: ignore}`.
        """)
    package static let bindingWithoutEntry = DiagnosticKind(
        "binding-without-entry", "A payload carries a binding, and nothing says how to compare it.",
        """
        SwiftUI's `Binding` is neither Hashable nor Codable: it is a way to a value that belongs to somebody else. Most screens \
        are better off with the value's identifier, or with the model that has it, from the environment. Where a binding it \
        is, say under `payloads` that it does not count, `Binding<Int>: {compare: ignore}`, and with `Codable` give it a default. \
        A type of the app's own with that name is compared as it says itself: `Binding<Int>: {compare: value}`.
        """)
    package static let separateViews = DiagnosticKind(
        "separate-views", "A target that makes views and the screens that they are views of do not fit together.",
        """
        `views: separate` under `app` leaves the views to another target, which has a spec of two keys: `screenspec: 1` and \
        `views: {of: ../AppNavigation/App.screens.yaml, module: AppNavigation}`. It sees the screens where their `access` is \
        `package` or `public`.
        """)
    package static let hiddenComparison = DiagnosticKind(
        "hidden-comparison", "A generic type hides a type that is not compared as a whole.",
        """
        What `payloads` says of a type counts inside optionals, arrays, dictionaries and tuples. A generic type of another \
        kind compares its contents itself, and a dictionary its keys; say under `payloads` how it is to be compared, such as \
        `Set<Author>: {compare: value}` where authors are Hashable and all of them counts there.
        """)
    package static let contradictingEntry = DiagnosticKind(
        "contradicting-entry", "A payload type has both `identity` and `compare`.",
        "`identity` compares by one property; `compare` says otherwise. Keep the one that is meant.")
    package static let notEncodable = DiagnosticKind(
        "not-encodable", "A parameter cannot be encoded, and has no default to decode to.",
        """
        With `Codable` every payload must come back from saved data. A closure, an existential, what Swift cannot encode \
        (`Character`, `Substring`, `ObjectIdentifier`, `Unicode.Scalar`, `Result`, key paths, pointers, `SwiftUI.Color`) and a type that \
        is `codable: false` are left out and come back as their default: give the parameter one, take `Codable` off \
        `app.conformances`, or carry an identifier instead. An app's own type of such a name is `codable: true` under `payloads`.
        """)
    package static let notIterable = DiagnosticKind(
        "not-iterable", "A CaseIterable enum has a case whose payload cannot be left out.",
        """
        `allCases` lists every screen, and so it can list a case with a payload only where every parameter has a default. \
        Take `CaseIterable` off `app.conformances`, and use a section's list.
        """)
    package static let unknownAttribute = DiagnosticKind(
        "unknown-attribute", "An attribute is not declared.",
        "Declare your own metadata under `attributes`, with its type and default.")
    package static let missingDefault = DiagnosticKind(
        "missing-default", "An attribute has no default, and its type is not optional.",
        "Destinations that give no value need one. Add `default:`, or make the type optional.")
    package static let attributeValue = DiagnosticKind(
        "attribute-value", "An attribute's value is not of its type.",
        """
        For `Bool`, `Int` and `Double` the value is an unquoted YAML value of that kind, for `String` any text; for \
        every other type it is a Swift expression such as `.wide`.
        """)
    package static let invertedWidth = DiagnosticKind(
        "inverted-width", "A column's widths are not in order.",
        "`min`, `ideal` and `max` must not decrease in that order.")

    package static let emptyList = DiagnosticKind(
        "empty-list", "A list has nothing in it, and needs something.",
        "A section without rows, a spec without tabs: such a list says nothing. Put something in it, or remove the key."
    )

    /// All that can be wrong with what a spec says of the app and its screens.
    package static let modelKinds: [DiagnosticKind] = [
        .unknownKey, .textComma, .textComment, .duplicateKey, .missingKey, .missingValue, .wrongKind, .unknownVersion,
        .unknownWord,
        .duplicateName, .reservedName, .hiddenName,
        .noDestinations, .tooManyDestinations, .tooManyParameters, .unknownDestination, .unknownTab,
        .placeholderWithoutColumn,
        .missingPlaceholder, .incompleteSidebarItem, .incompleteTab, .sidebarItemNeedsPayload, .sectionContent,
        .rowContent, .icon,
        .existentialWithoutEntry, .bindingWithoutEntry, .separateViews,
        .hiddenComparison, .contradictingEntry, .notEncodable, .notIterable,
        .unknownAttribute,
        .missingDefault, .attributeValue, .invertedWidth, .emptyList,
    ]
}
