import ScreenSpecDiagnostics
import ScreenSpecModel

/// Which screens people can get to.
struct Reachability {
    let graph: NavigationGraph
    /// The screens that a row of the sidebar or a tab shows, and the one that an app begins with.
    let isRoot: PlainArray<Bool>
    /// The roots, what is presented or lives in a tab, and all that these lead to.
    let isReached: PlainArray<Bool>

    /// Nil where a spec does not say: it has no place to begin at, or no screen of it `opens` another.
    init?(_ graph: NavigationGraph) {
        guard graph.opens.count > 0 else { return nil }
        self.graph = graph
        let count = graph.destinations.count
        let isRoot = PlainArray<Bool>(repeating: false, count: count)
        let isInSidebar = graph.isInSidebar.base
        var roots: [Int] = []
        for index in 0..<count where isInSidebar[index] { roots.append(index) }
        roots += graph.tabs.map(\.root.destination)
        if let start = graph.layout.start?.destination { roots.append(start) }
        if roots.isEmpty { return nil }
        for root in roots { isRoot.base[root] = true }
        self.isRoot = isRoot
        isReached = PlainArray(repeating: false, count: count)
        let linked = graph.links.routes.flatMap { $0.trail.map(\.destination) }
        graph.visit(from: roots + graph.openedFromAnywhere + linked, marking: isReached)
    }
}

extension NavigationGraph {
    /// For each destination, whether nothing leads to it; in a spec that does not say what leads where, of none.
    package var unreachedDestinations: [Bool] {
        guard let reach = Reachability(self) else { return Array(repeating: false, count: destinations.count) }
        return destinations.rows.indices.map { !reach.isReached.base[$0] }
    }

    /// What is presented, as sheets are, or shown by way of its tab or of a guard. A link is no way for people who have none at hand.
    var openedFromAnywhere: [Int] { destinations.rows.indices.filter { homeTab($0) != nil } + openedWithoutTabs }

    /// The same without what is shown by way of its tab.
    var openedWithoutTabs: [Int] {
        destinations.rows.indices.filter { presentation($0) != nil }
            + guards.all.compactMap { if case .screen(let screen) = $0.otherwise { screen } else { nil } }
    }

    /// The destinations that a destination opens.
    func opened(by destination: Int) -> some Sequence<Int> {
        let opens = opens.base
        return destinations.rows.base[destination].opens.indices.lazy.map { Int(opens[$0]) }
    }

    /// Marks `starts` and all that they lead to, once each.
    func visit(from starts: [Int], marking isSeen: PlainArray<Bool>) {
        let (isSeen, opens, destinations) = (isSeen.base, opens.base, destinations.rows.base)
        var queue: [Int] = []
        for start in starts where !isSeen[start] {
            isSeen[start] = true
            queue.append(start)
        }
        while let screen = queue.popLast() {
            let span = destinations[screen].opens
            var index = span.start
            while index < span.end {
                let target = Int(opens[index])
                index &+= 1
                if isSeen[target] { continue }
                isSeen[target] = true
                queue.append(target)
            }
        }
    }

    func name(_ destination: Int) -> SourceText { destinations.name(destination) }

    /// The enums' cases, with those of destinations first.
    var caseTables: [CaseTable] { [destinations, sheets.cases, dialogs.cases, windows.cases] }

    /// What is presented: the sheets, then the destinations that `open` presents. What is written of each, what it is called in
    /// messages, and how it is presented.
    var presented: [(row: Destination, noun: StaticString, presentation: ResolvedPresentation)] {
        zip(sheets.cases.rows, sheets.sheets).map { ($0, "sheet", $1) }
            + presentedDestinations.map { (destinations.rows[$0], "destination", presentation($0)!) }
    }
}
