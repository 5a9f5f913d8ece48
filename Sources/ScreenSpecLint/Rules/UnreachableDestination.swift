import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let unreachableDestination = LintRule(
        "unreachable-destination", "Nothing leads to a destination.",
        """
        People get to a screen by a row of the sidebar, by a tab, by being where the app begins, or by a screen that \
        `opens` it and that they can get to themselves. What is presented (`presentation: sheet`) or lives in a tab (`tab`) \
        can be opened from anywhere, and so can what a link leads to. A screen with no such way is often one that was meant to be \
        listed, or one that nobody needs any more. The router also goes by `opens`: a screen that no list leads to \
        stands beside whichever list comes first.

        Add the screen to the `opens` of the one that leads there. Of screens that lead to each other and that nothing \
        else leads to, only the first is named. A spec without sidebar, tabs and `layout`, or one that uses `opens` \
        nowhere, does not say how people move, and is not judged.
        """,
        passing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView, opens: [news]}
              news: {icon: newspaper, view: NewsView}
            sidebar: {sections: [{id: main, items: [home]}]}
            """,
            """
            destinations: {home: {view: HomeView}, news: {view: NewsView, opens: [home]}}
            """,
            """
            destinations:
              home: {view: HomeView, opens: [news]}
              news: {view: NewsView}
              logIn: {view: LogInView, presentation: sheet, opens: [forgotten]}
              forgotten: {view: ForgottenView}
              message: {view: MessageView, tab: home}
            tabs: {items: [{id: home, title: Home, icon: house, root: home}]}
            """,
            """
            destinations:
              home: {view: HomeView, opens: [news]}
              news: {view: NewsView}
              invitation: {payload: {_ code: String}, view: InvitationView, opens: [terms]}
              terms: {view: TermsView}
            layout: {host: stack}
            links: {schemes: [news], routes: {invitation: "/join/{code: String}"}}
            """,
        ],
        failing: [
            """
            destinations:
              home: {title: Home, icon: house, columns: 2, view: HomeView, opens: [news]}
              news: {icon: newspaper, view: NewsView}
              ↓
              archive: {icon: archivebox, view: ArchiveView, opens: [box]}
              box: {icon: shippingbox, view: BoxView}
            sidebar: {sections: [{id: main, items: [home]}]}
            """
        ],
        check: { graph, _ in
            guard let reach = Reachability(graph) else { return [] }
            let more =
                graph.sheets.sheets.contains(where: \.hasStack)
                ? "; a sheet that leads there is a destination with `presentation: sheet`, which has `opens`" : ""
            return reach.unreachedHeads.map { index in
                let name = graph.name(index).string
                let ways =
                    (graph.sections.isEmpty ? [] : ["it is no row of the sidebar"])
                    + (graph.tabs.isEmpty ? [] : ["it is no tab"]) + ["no screen opens it"]
                return Finding(
                    message: "nothing leads to `\(name)`: \(ways.joined(separator: ", ", last: ", and "))",
                    range: graph.name(index).range,
                    help: "add `\(name)` to the `opens` of the screen that leads there\(more)")
            }
        })
}

extension Reachability {
    /// Of the screens that nothing leads to, those that lead to all the others.
    fileprivate var unreachedHeads: [Int] {
        let count = graph.destinations.count
        let isOpened = PlainArray<Bool>(repeating: false, count: count)
        for index in 0..<count where !isReached.base[index] {
            for target in graph.opened(by: index) where target != index { isOpened.base[target] = true }
        }
        let unreached = (0..<count).filter { !isReached.base[$0] }
        var heads = unreached.filter { !isOpened.base[$0] }
        let isCovered = PlainArray<Bool>(repeating: false, count: count)
        graph.visit(from: heads, marking: isCovered)
        for index in unreached where !isCovered.base[index] {
            heads.append(index)
            graph.visit(from: [index], marking: isCovered)
        }
        return heads
    }
}
