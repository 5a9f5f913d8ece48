import ScreenSpecDiagnostics

extension DiagnosticKind {
    package static let invalidName = DiagnosticKind(
        "invalid-name", "A name is one that Swift cannot spell.",
        """
        Case names, parameter names, labels, types and modules become Swift names, and Swift has rules for those:
        letters, digits and `_`, not beginning with a digit. Letters of any script and emoji are letters.

        A Swift keyword is fine (`default`, `class`, `in`): it is written in back-ticks where Swift wants them. `self`,
        `Self`, `Type`, `Protocol` and `init` are not, because Swift means something else by them even then. An enum and a
        module cannot be called like a keyword; a type of the app's own can, and is then written in back-ticks. The names
        of enums, and a `prefix`, do not begin with a small letter from a to z, as values of generated code do.

        ```yaml
        destinations:
          reading-list: {view: ReadingListView}   # `-` cannot stand in a name
          readingList: {view: ReadingListView}    # fine
        ```
        """)

    package static let invalidType = DiagnosticKind(
        "invalid-type", "A type is not written as Swift writes types.",
        """
        Types are written in Swift's own spelling: `Book`, `Book.ID?`, `[UUID]`, `[String: Int]`, `(any Shape)?`,
        `((Post) async throws -> Void)?`. A value of such a type is kept: a payload's by an enum case, a dependency or
        an element by a view. That cannot be everything that a function's parameter can:

        - `some P`: write `any P`, or name the type.
        - `T!`: write `T?`.
        - `inout T`, `T...`, `@autoclosure`: pass a value, an array, a closure.
        - `@escaping`: leave it out, a closure that is kept always escapes.

        ```yaml
        payload:
          onSave: "@escaping (Post) -> Void"      # leave out `@escaping`
          onSave: (Post) -> Void                  # fine
        ```
        """)

    package static let invalidParameter = DiagnosticKind(
        "invalid-parameter", "A payload parameter is not written as Swift writes parameters.",
        """
        A parameter has a name, a colon and a type, and before the name, when the two differ, its label, or `_` for
        none. After the type may come `=` and a default. Several in one string are separated by commas. No two parameters of
        a payload have the same name, and no two have the same label, because an enum case cannot have that.

        ```yaml
        payload: "Book"                                         # a type, but no name
        payload: "_ book: Book, scrollTo page: Int? = nil"      # fine
        payload: {_ book: Book, scrollTo page: "Int? = nil"}    # the same
        ```
        """)

    package static let invalidExpression = DiagnosticKind(
        "invalid-expression", "A Swift expression is not exactly one whole expression.",
        """
        A view, a default and what stands in `{…}` in a title is copied into the generated Swift. It has to be one
        expression, with all brackets and strings closed, so that nothing in it can reach beyond its place. Comments,
        a `;` outside braces, `#if`, attributes and regular expression literals cannot stand there. It may go over several lines
        where Swift reads on: inside brackets, before a leading `.`, before or after an operator.

        What surely is of another kind than its place needs, whatever its names mean, is none, either: no view is a number, \
        a comparison, a closure or `Book.self`, no condition a text or `nil`, and no badge a `Bool` or `1.5`.

        What needs more than that belongs into a view or a function of the app.

        ```yaml
        view: "BookView(book: book"         # `(` is never closed
        view: if ready { A() }              # a statement
        view: "BookView(book: book)"        # fine
        ```
        """)

    package static let invalidTitle = DiagnosticKind(
        "invalid-title", "The braces of a title do not enclose expressions.",
        """
        In a title, `{…}` encloses a Swift expression over the payload, on one line. Braces that are meant as text are
        written twice.

        ```yaml
        title: "{book.title"        # `{` is never closed
        title: "Set {}"             # nothing in it
        title: "{book.title}"       # fine
        title: "The set {{1, 2}}"   # fine: shows “The set {1, 2}”
        ```
        """)

    package static let titleInterpolation = DiagnosticKind(
        "title-interpolation", severity: .warning, "A title has an expression in it as Swift writes it.",
        """
        In a title, `\\(…)` is text, and people read it so; and doubled braces are braces that people read. A value stands in
        single ones. An expression without them is text,
        too: all rows of a section over data would read `author.name`.

        ```yaml
        title: By \\(author.name)    # shows “By \\(author.name)”
        title: "By {author.name}"    # fine
        ```
        """)

    package static let invalidCondition = DiagnosticKind(
        "invalid-condition", "A condition is not one that `#if` takes.",
        """
        `condition` is copied behind `#if` in the generated Swift. It is put together of flags (`DEBUG`), platform
        conditions (`os(iOS)`, `targetEnvironment(macCatalyst)`, `canImport(CarPlay)`, `swift(>=6.0)`), `!`, `&&`, `||` and
        parentheses. It is decided when the app is compiled: what is there only on newer systems is `available`, and what
        comes and goes while the app runs is `visible`.

        ```yaml
        condition: iOS                                         # a flag that nobody sets
        condition: session.isSignedIn                          # known only while the app runs
        condition: os(iOS) && !targetEnvironment(macCatalyst)  # fine
        ```
        """)

    /// All that can be wrong with Swift in a spec.
    package static let swiftTextKinds: [DiagnosticKind] = [
        .invalidName, .invalidType, .invalidParameter, .invalidExpression, .invalidTitle, .titleInterpolation,
        .invalidCondition,
    ]
}
