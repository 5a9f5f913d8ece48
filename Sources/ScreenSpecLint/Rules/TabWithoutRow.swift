import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let tabWithoutRow = LintRule(
        "tab-without-row", "A tab begins with a screen that nothing leads to where there are columns.",
        """
        In a spec with a sidebar, tabs stand in for it where there is room for one column. Everywhere else, as on a Mac and an iPad, \
        people have the sidebar and no tabs. A screen that a tab begins with, and that is neither a row of the sidebar nor \
        opened by a screen that a row leads to, cannot be got to there.

        List it in a section of the sidebar, or add it to the `opens` of a screen that leads there. What is presented, and what a guard \
        leads to, can be opened from anywhere; a link that leads to a screen does not count. A list that opens nothing but what a section over data has rows \
        for, and what is presented, is not missed beside that section, but where it has no `placeholder` it would stand beside a \
        list that it has nothing to do with. A spec whose `platforms` are all without columns is not judged.
        """,
        passing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView, opens: [stats]}
              news: {title: News, icon: newspaper, columns: 2, view: NewsView}
              stats: {title: Statistics, icon: chart.bar, columns: 2, view: StatsView}
            sidebar: {sections: [{id: main, items: [home, news]}]}
            tabs: {items: [{id: home, root: home}, {id: news, root: news}, {id: stats, root: stats}]}
            """,
            """
            destinations:
              gardens: {title: Gardens, icon: leaf, view: GardenList, opens: [garden, newGarden]}
              newGarden: {title: New Garden, icon: plus, view: NewGardenView, presentation: sheet}
              garden:
                payload: {_ id: Int}
                title: "Garden {id}"
                icon: leaf
                tab: gardens
                view: GardenView
                placeholder: {title: Select a Plant, icon: leaf}
                opens: [plant]
              plant: {title: Plant, view: PlantView}
              home: {title: Home, icon: house, columns: 2, view: HomeView}
            sidebar:
              sections:
                - {id: main, items: [home]}
                - {id: gardens, each: {name: garden, type: Garden, item: garden(garden.id), title: "{garden.name}"}}
            tabs: {items: [{id: home, root: home}, {id: gardens, root: gardens}]}
            """,
            """
            destinations:
              home: {title: Home, icon: house, view: HomeView}
              news: {title: News, icon: newspaper, view: NewsView}
            tabs: {items: [{id: home, root: home}, {id: news, root: news}]}
            """,
        ],
        failing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView}
              news: {title: News, icon: newspaper, columns: 2, view: NewsView}
            sidebar: {sections: [{id: main, items: [home]}]}
                                                        ↓
            tabs: {items: [{id: home, root: home}, {id: news, root: news}]}
            """,
            """
            destinations:
              home: {title: Home, icon: house, view: HomeView, placeholder: {title: Nothing, icon: house}}
              gardens: {title: Gardens, icon: leaf, view: GardenList, opens: [garden]}
              garden: {payload: {_ id: Int}, title: "Garden {id}", icon: leaf, columns: 2, view: GardenView}
            sidebar:
              sections:
                - {id: main, items: [home]}
                - {id: gardens, each: {name: garden, type: Garden, item: garden(garden.id), title: "{garden.name}"}}
                                                        ↓
            tabs: {items: [{id: home, root: home}, {id: gardens, root: gardens}]}
            """,
        ],
        check: { graph, _ in
            guard graph.layout.host == .split, graph.layout.compactStyle.value == .tabs, graph.mayHaveColumns else {
                return []
            }
            let isReached = graph.reachedBesideTabs
            return graph.tabs.compactMap { tab in
                let root = tab.root.destination
                if isReached.base[root] { return nil }
                let name = graph.name(root).string
                if graph.listsRows(root) { return graph.standsBesideList(root) ? strayList(name, tab) : nil }
                return Finding(
                    message:
                        "nothing leads to `\(name)` where there are columns: people have the sidebar there and no tabs, and it is no row",
                    range: tab.id.range,
                    help:
                        "list `\(name)` in a section of the sidebar, or add it to the `opens` of a screen that leads there"
                )
            }
        })
}

private func strayList(_ name: String, _ tab: NavigationGraph.Tab) -> LintRule.Finding {
    LintRule.Finding(
        message: "where there are columns, `\(name)` stands beside a list that does not lead to it",
        range: tab.id.range,
        help: "give `\(name)` a `placeholder`: then it is the list itself, and what it opens stands beside it")
}

extension NavigationGraph {
    /// Whether a screen that no list leads to stands beside one where there is room: the list of a row that is always there.
    fileprivate func standsBesideList(_ screen: Int) -> Bool {
        let rows = destinations.rows
        if columns(screen) < 3 || rows.base[screen].hasPlaceholder { return false }
        return sections.contains { $0.fixedRows.contains { rows.base[$0.destination].hasPlaceholder } }
    }

    fileprivate var mayHaveColumns: Bool { [.iOS, .macOS, .visionOS, .tvOS].contains(where: systems.mayInclude) }

    /// Whether a screen is the list that a section over data is in the sidebar: of what is not presented, it opens what such rows
    /// open, and nothing else.
    fileprivate func listsRows(_ screen: Int) -> Bool {
        let opened = opened(by: screen).filter { presentation($0) == nil }
        let rows = Set(sections.compactMap { $0.each?.item.destination })
        return !opened.isEmpty && opened.allSatisfy(rows.contains)
    }

    /// What the rows of the sidebar lead to, and what can be opened from anywhere without tabs.
    fileprivate var reachedBesideTabs: PlainArray<Bool> {
        let count = destinations.count
        let isReached = PlainArray<Bool>(repeating: false, count: count)
        let isInSidebar = isInSidebar.base
        visit(from: (0..<count).filter { isInSidebar[$0] } + openedWithoutTabs, marking: isReached)
        return isReached
    }
}
