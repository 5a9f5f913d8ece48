import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension LintRule {
    static let changingRoot = LintRule(
        "changing-root", "A tab's root, or what a row opens, is another value each time.",
        """
        What a tab begins with is told by its payload, and so is the row that is selected. Of `Date = .now` or `UUID()` that is \
        another value each time somebody asks: `open(.today())` and a link to it lie on the tab that is on show, as if no tab \
        began with it, and its row is never selected.

        Let no value stand for it, `Date? = nil`, and let the screen find out what day it is.
        """,
        passing: [
            """
            destinations:
              home: {title: Home, icon: house, view: HomeView}
              today: {title: Today, icon: calendar, payload: {on day: "Date? = nil"}, view: DayView}
            tabs: {items: [{id: home, root: home}, {id: today, root: today}]}
            """,
            """
            payloads: {Date: {compare: ignore}}
            destinations:
              home: {title: Home, icon: house, view: HomeView}
              today: {title: Today, icon: calendar, payload: {on day: Date = .now}, view: DayView}
            tabs: {items: [{id: home, root: home}, {id: today, root: today}]}
            """,
        ],
        failing: [
            """
            destinations:
              home: {title: Home, icon: house, view: HomeView}
              today: {title: Today, icon: calendar, payload: {on day: Date = .now}, view: DayView}
                                                        ↓
            tabs: {items: [{id: home, root: home}, {id: today, root: today}]}
            """,
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView}
              draft: {title: Draft, icon: pencil, payload: {_ id: UUID}, columns: 2, view: DraftView}
                                                          ↓
            sidebar: {sections: [{id: main, items: [home, "draft(UUID())"]}]}
            """,
        ],
        check: { graph, _ in
            let tabs = graph.tabs.compactMap { tab -> Finding? in
                guard let value = graph.changingValue(of: tab.root) else { return nil }
                return Finding(
                    message:
                        "the tab `\(tab.id.string)` begins with another value each time: no link and no `open` finds it",
                    range: tab.id.range, notes: [.init("the value is here", at: value.range)], help: optional)
            }
            let rows = graph.sections.flatMap(\.fixedRows).compactMap { row -> Finding? in
                guard let value = graph.changingValue(of: row.item) else { return nil }
                return Finding(
                    message: "the row `\(row.name.string)` opens another value each time, and is never selected",
                    range: row.name.range, notes: [.init("the value is here", at: value.range)], help: optional)
            }
            return tabs + rows
        })
}

private let optional = "let `nil` stand for it, and let the screen find out what it is"

extension NavigationGraph {
    /// What an item carries that is not equal to the same of another moment; nil for nothing.
    fileprivate func changingValue(of item: Item) -> SourceText? {
        let (table, row) = (destinations, destinations.rows.base[item.destination])
        let compared = row.payload.indices.filter { table.traits.base[$0].equality == .whole }
        guard let arguments = item.arguments else {
            return compared.compactMap { table.parameters.base[$0].defaultValue }.first { isChanging($0.bytes) }
        }
        let values = callArguments(arguments.bytes.slice(1, arguments.bytes.count - 1)) ?? []
        return !compared.isEmpty && values.contains { isChanging($0.value) } ? arguments : nil
    }
}

private func isChanging(_ value: ByteText) -> Bool {
    let changing: [StaticString] = [".now", "Date.now", "Date()", "Date.init()", "UUID()", "UUID.init()"]
    return changing.contains { value.equals($0) }
}
