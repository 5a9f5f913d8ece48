import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let sharedRow = LintRule(
        "shared-row", "Two sections of the sidebar make rows of the same item.",
        """
        The sidebar knows its selected row by the item that it opens. Where two sections have rows over the same type that \
        open the same destination, an element that is in both has two rows with one item: both are shown as selected, and \
        SwiftUI may move the selection between them.

        Give the destination a parameter that tells the sections apart, or show the element in one of them. Sections that \
        never have an element in common are fine; say so with `# screenspec:ignore shared-row`.
        """,
        passing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView}
              user: {title: User, icon: person, payload: {_ id: Int, isFriend: "Bool = false"}, columns: 2, view: UserView}
            sidebar:
              sections:
                - {id: main, items: [home]}
                - {id: everyone, each: {name: user, type: User, item: user(user.id), title: "{user.name}"}}
                - id: friends
                  each: {name: friend, type: User, item: "user(friend.id, isFriend: true)", title: "{friend.name}"}
            """
        ],
        failing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView}
              user: {title: User, icon: person, payload: {_ id: Int}, columns: 2, view: UserView}
            sidebar:
              sections:
                - {id: main, items: [home]}
                - {id: users, each: {name: user, type: User, item: user(user.id), title: "{user.name}"}}
                                                                           ↓
                - {id: friends, each: {name: friend, type: User, item: user(friend.id), title: "{friend.name}"}}
            """
        ],
        check: { graph, _ in
            var firsts: [String: (section: NavigationGraph.Section, each: NavigationGraph.Each)] = [:]
            return graph.sections.compactMap { section in
                guard let each = section.each else { return nil }
                guard let first = firsts[each.rowKey] else {
                    firsts[each.rowKey] = (section, each)
                    return nil
                }
                let name = graph.destinations.rows[each.item.destination].name.string
                return Finding(
                    message:
                        "sections `\(first.section.id.string)` and `\(section.id.string)` open the same `\(name)` for one `\(each.type.string)`, so that both of its rows are selected at once",
                    range: each.place, notes: [.init("the first is here", at: first.each.place)],
                    help: "give `\(name)` a parameter that tells the sections apart")
            }
        })
}

extension NavigationGraph.Each {
    /// Where it says what a row opens.
    fileprivate var place: SourceRange { item.arguments?.range ?? name.range }

    /// The same for rows that open the same item for the same element, whatever the element is called.
    fileprivate var rowKey: String {
        var key = "\(item.destination) \(type.string) "
        let text = item.arguments?.bytes ?? ByteText("")
        var index = 0
        while index < text.count {
            let start = index
            while index < text.count, text[index].isIdentifierByte { index += 1 }
            if index == start { index += 1 }
            let word = text.slice(start, index)
            key += word.equals(name.bytes) ? "$" : word.isSpace ? "" : word.string
        }
        return key
    }
}

extension ByteText {
    fileprivate var isSpace: Bool { count == 1 && self[0].isSpaceOrBreak }
}
