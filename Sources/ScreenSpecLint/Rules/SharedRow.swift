import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let sharedRow = LintRule(
        "shared-row", "Two rows of the sidebar open the same item.",
        """
        The sidebar knows its selected row by the item that it opens. Where two rows open the same one, both are shown as \
        selected, and SwiftUI may move the selection between them. So may an element of the app's data that is in two \
        sections over the same type, which open the same destination.

        Leave one of the rows out, give the destination a parameter that tells them apart, or show the element in one of the \
        sections. Sections that never have an element in common are fine; say so with `# screenspec:ignore shared-row`.
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
            """,
            """
            destinations:
              library: {title: Library, icon: book, payload: {kind: Kind}, columns: 2, view: LibraryView}
            sidebar:
              sections:
                - id: main
                  items: [{show: "library(kind: .films)", title: Films, icon: film}, "library(kind: .books)"]
            """,
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView}
              mail: {title: Mail, icon: envelope, columns: 2, view: MailView}
            sidebar:
              sections:
                - id: main
                  items: [home, {show: mail, condition: os(iOS)}, {show: mail, condition: os(macOS), title: E-Mail}]
            """,
        ],
        failing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView}
              library: {title: Library, icon: book, payload: {kind: Kind}, columns: 2, view: LibraryView}
            sidebar:
              sections:
                - {id: main, items: [home, "library(kind: .films)"]}
                                            ↓
                - {id: more, items: [{show: "library(kind:.films)", title: Films, icon: film}]}
            """,
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
            """,
        ],
        check: { graph, _ in
            sharedFixedRows(graph) + sharedData(graph)
        })
}

private func sharedFixedRows(_ graph: NavigationGraph) -> [LintRule.Finding] {
    var firsts: [String: [NavigationGraph.FixedRow]] = [:]
    return graph.sections.flatMap(\.fixedRows).compactMap { row in
        let key = row.item.key(element: nil)
        guard let first = firsts[key]?.first(where: { !$0.presence.mayExclude(row.presence) }) else {
            firsts[key, default: []].append(row)
            return nil
        }
        return LintRule.Finding(
            message: "the sidebar lists `\(row.name.string)` twice, so that both rows are selected at once",
            range: row.name.range, notes: [.init("the first is here", at: first.name.range)],
            help: "leave one of them out")
    }
}

private func sharedData(_ graph: NavigationGraph) -> [LintRule.Finding] {
    var firsts: [String: (section: NavigationGraph.Section, each: NavigationGraph.Each)] = [:]
    return graph.sections.compactMap { section in
        guard let each = section.each else { return nil }
        let key = "\(each.type.string) \(each.item.key(element: each.name.bytes))"
        guard let first = firsts[key] else {
            firsts[key] = (section, each)
            return nil
        }
        let name = graph.destinations.rows[each.item.destination].name.string
        return LintRule.Finding(
            message:
                "sections `\(first.section.id.string)` and `\(section.id.string)` open the same `\(name)` for one `\(each.type.string)`, so that both of its rows are selected at once",
            range: each.place, notes: [.init("the first is here", at: first.each.place)],
            help: "give `\(name)` a parameter that tells the sections apart")
    }
}

extension NavigationGraph.Each {
    /// Where it says what a row opens.
    var place: SourceRange { item.arguments?.range ?? name.range }
}

extension NavigationGraph.Item {
    /// The same for items that are written alike.
    ///
    /// - Parameter element: what the element is called that a row is made of, which does not matter.
    fileprivate func key(element: ByteText?) -> String {
        var key = "\(destination) "
        let text = arguments.map { $0.bytes.equals("()") ? ByteText("") : $0.bytes } ?? ByteText("")
        var index = 0
        while index < text.count {
            let start = index
            while index < text.count, text[index].isIdentifierByte { index += 1 }
            if index == start { index += 1 }
            let word = text.slice(start, index)
            key += element.map { word.equals($0) } == true ? "$" : word.isSpace ? "" : word.string
        }
        return key
    }
}

extension ByteText {
    fileprivate var isSpace: Bool { count == 1 && self[0].isSpaceOrBreak }
}
