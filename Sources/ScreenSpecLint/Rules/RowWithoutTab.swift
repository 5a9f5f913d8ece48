import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let rowWithoutTab = LintRule(
        "row-without-tab", "A row of the sidebar opens what nothing leads to on an iPhone.",
        """
        With `layout.compact.style: tabs`, which holds where there are tabs, people have no sidebar where there is room for one \
        column: on an iPhone, and in a narrow window of an iPad. A screen that is a row of the sidebar, and neither a tab nor \
        opened by a screen that a tab leads to, cannot be got to there. A link that leads to it does not count: people who \
        hold the app in their hands have none.

        Give it a tab, add it to the `opens` of a screen that leads there, or say in which tab it lives (`tab`). A spec that uses \
        `opens` nowhere does not say how people move, and is not judged, nor is one whose `platforms` leave out iOS.
        """,
        passing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView, opens: [news]}
              news: {title: News, icon: newspaper, columns: 2, view: NewsView}
              stats: {title: Statistics, icon: chart.bar, columns: 2, view: StatsView, tab: home}
            sidebar: {sections: [{id: main, items: [home, news, stats]}]}
            tabs: {items: [{id: home, root: home}]}
            """,
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView, opens: [news]}
              news: {title: News, icon: newspaper, columns: 2, view: NewsView}
              stats: {title: Statistics, icon: chart.bar, columns: 2, view: StatsView}
            sidebar: {sections: [{id: main, items: [home, stats]}]}
            """,
        ],
        failing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView, opens: [news]}
              news: {title: News, icon: newspaper, columns: 2, view: NewsView}
              stats: {title: Statistics, icon: chart.bar, columns: 2, view: StatsView}
                                                                ↓
            sidebar: {sections: [{id: main, items: [home, news, stats]}]}
            tabs: {items: [{id: home, root: home}]}
            """,
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView, opens: [news]}
              news: {title: News, icon: newspaper, columns: 2, view: NewsView}
              garden: {payload: {_ id: Int}, title: "Garden {id}", icon: leaf, columns: 2, view: GardenView}
            sidebar:
              sections:
                - {id: main, items: [home]}
                                                                               ↓
                - {id: gardens, each: {name: garden, type: Garden, item: garden(garden.id), title: "{garden.name}"}}
            tabs: {items: [{id: home, root: home}]}
            links: {schemes: [gardens], routes: {garden: "/gardens/{id: Int}"}}
            """,
        ],
        check: { graph, _ in
            guard !graph.tabs.isEmpty, graph.layout.host == .split, graph.layout.compactStyle.value == .tabs,
                graph.opens.count > 0, graph.systems.mayInclude(.iOS)
            else { return [] }
            let isReached = PlainArray<Bool>(repeating: false, count: graph.destinations.count)
            graph.visit(from: graph.tabs.map(\.root.destination) + graph.openedFromAnywhere, marking: isReached)
            return graph.sidebarPlaces.compactMap { destination, place in
                if isReached.base[destination] { return nil }
                isReached.base[destination] = true
                let name = graph.name(destination).string
                return Finding(
                    message:
                        "nothing leads to `\(name)` on an iPhone, where tabs stand in for the sidebar: it is no tab, and no screen there opens it",
                    range: place,
                    help:
                        "give it a tab, add it to the `opens` of a screen that leads there, or write `tab:` with the tab where it lives"
                )
            }
        })
}

extension NavigationGraph {
    /// What the rows of the sidebar open, each with its place.
    fileprivate var sidebarPlaces: [(destination: Int, place: SourceRange)] {
        sections.flatMap { section in
            section.fixedRows.map { ($0.destination, $0.name.range) }
                + (section.each.map { [($0.item.destination, $0.place)] } ?? [])
        }
    }
}
