import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension LintRule {
    static let staleRow = LintRule(
        "stale-row", "A row over data opens a screen with the whole element.",
        """
        The sidebar knows its selected row by the item that it opens. Where that carries the element itself, a change of any \
        of its fields makes another item of the row: the screen that is open shows the old value, and its row is not selected \
        any more.

        Carry what identifies the element: `item: author(author.id)`. Or say under `payloads` what counts when two are compared: \
        `Author: {identity: id, type: UUID}` for a value, `Author: {compare: reference}` for an object. `Author: {compare: value}` \
        says that it is right as it is.
        """,
        passing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView}
              author: {title: Author, icon: person, payload: {_ id: Author.ID}, columns: 2, view: AuthorView}
            sidebar:
              sections:
                - {id: main, items: [home]}
                - {id: authors, each: {name: author, type: Author, item: author(author.id), title: "{author.name}"}}
            """,
            """
            payloads: {Author: {compare: reference}}
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView}
              author: {title: Author, icon: person, payload: {_ author: Author}, columns: 2, view: AuthorView}
            sidebar:
              sections:
                - {id: main, items: [home]}
                - {id: authors, each: {name: author, type: Author, item: author(author), title: "{author.name}"}}
            """,
        ],
        failing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView}
              author: {title: Author, icon: person, payload: {_ author: Author}, columns: 2, view: AuthorView}
            sidebar:
              sections:
                - {id: main, items: [home]}
                                                                               ↓
                - {id: authors, each: {name: author, type: Author, item: author(author), title: "{author.name}"}}
            """
        ],
        check: { graph, _ in
            graph.sections.compactMap(\.each).compactMap { each in
                guard let arguments = each.item.arguments?.bytes, isModel(each.type.bytes),
                    !graph.payloads.entries.contains(where: { $0.type.bytes.equals(each.type.bytes) }),
                    let values = callArguments(arguments.slice(1, arguments.count - 1)),
                    values.contains(where: { $0.value.equals(each.name.bytes) })
                else { return nil }
                let (name, type) = (each.name.string, each.type.string)
                return LintRule.Finding(
                    message:
                        "a row carries its `\(type)` whole: once that changes, its row is not selected, and the screen shows the old one",
                    range: each.place,
                    help:
                        "carry `\(name).id`, or say under `payloads` what counts: `\(type): {identity: id, type: …}` or `{compare: reference}`"
                )
            }
        })
}

/// Whether a type is of the app's own, and no identifier.
private func isModel(_ type: ByteText) -> Bool {
    let known: [StaticString] = ["Bool", "Date", "Double", "Int", "String", "URL", "UUID"]
    return !known.contains { type.equals($0) } && !type.string.hasSuffix("ID")
}
