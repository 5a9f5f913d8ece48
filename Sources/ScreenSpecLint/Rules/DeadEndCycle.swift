import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let deadEndCycle = LintRule(
        "dead-end-cycle", "Screens lead to each other and to nothing else.",
        """
        From each of these screens one gets to all the others through `opens`, and to no further screen; none of them \
        stands in the sidebar or in a tab. Who follows them goes round: a `NavigationStack` does not notice that a \
        screen is already on it, so each turn puts the same screens on top once more, and Back takes them off one by \
        one.

        Often one of the steps is really a way back. The screen that people came from needs no `opens`: they get there \
        by Back, or by the router's `popToRoot()`. Otherwise let one of the screens open what lies beyond them. A \
        screen that opens only itself, such as an article with related articles, is not judged. What is presented ends a \
        way: it has a stack of its own, and closes.
        """,
        passing: [
            """
            destinations:
              authors: {title: Authors, icon: person.2, columns: 2, view: AuthorsView, opens: [author]}
              author: {icon: person, view: AuthorView, opens: [book]}
              book: {icon: book, view: BookView, opens: [author, authors]}
            sidebar: {sections: [{id: main, items: [authors]}]}
            """,
            """
            destinations:
              authors: {title: Authors, icon: person.2, columns: 2, view: AuthorsView, opens: [author]}
              author: {icon: person, view: AuthorView, opens: [chooser]}
              chooser: {icon: list.bullet, view: ChooserView, presentation: sheet, opens: [author]}
            sidebar: {sections: [{id: main, items: [authors]}]}
            """,
        ],
        failing: [
            """
            destinations:
              authors: {title: Authors, icon: person.2, columns: 2, view: AuthorsView, opens: [author]}
                                                               ↓
              author: {icon: person, view: AuthorView, opens: [book]}
              book: {icon: book, view: BookView, opens: [author]}
            sidebar: {sections: [{id: main, items: [authors]}]}
            """
        ],
        check: { graph, _ in
            let circles = Circles(graph).closed
            guard !circles.isEmpty, let reach = Reachability(graph) else { return [] }
            return circles.filter { circle in
                reach.isReached.base[circle[0]] && !circle.contains { reach.isRoot.base[$0] }
            }.compactMap { finding($0, graph) }
        })
}

private func finding(_ circle: [Int], _ graph: NavigationGraph) -> LintRule.Finding? {
    let members = Set(circle)
    // The step that leads into the circle's first screen from its second is not the one to name: the first `opens` is.
    guard let first = circle.min(),
        let step = graph.destinations.rows.base[first].opens.indices.first(where: {
            members.contains(Int(graph.opens.base[$0]))
        })
    else { return nil }
    let names = circle.sorted().prefix(4).map { "`\(graph.name($0).string)`" }
    let list =
        circle.count > 4
        ? names.joined(separator: ", ") + " and \(circle.count - 4) more"
        : names.joined(separator: ", ", last: " and ")
    let back = graph.name(first).string
    return LintRule.Finding(
        message: "\(list) lead only to each other: people can go round, and nowhere else",
        range: graph.openNames[step].range,
        help: "leave out a step that is only the way back to `\(back)`, or open a screen beyond them")
}

/// The screens that lead to each other: strongly connected components, by Tarjan's algorithm without recursion.
private struct Circles {
    /// Those of two screens or more that lead to no other screen.
    private(set) var closed: [[Int]] = []
    private let graph: NavigationGraph
    /// When each screen was met, from 1; 0 for one that was not.
    private let met: PlainArray<Int32>
    private let low: PlainArray<Int32>
    /// The number of the component that a screen belongs to; -1 while that is open.
    private let component: PlainArray<Int32>
    private var path: [Int] = []
    private var components: Int32 = 0
    private var clock: Int32 = 0

    init(_ graph: NavigationGraph) {
        self.graph = graph
        let count = graph.destinations.count
        met = PlainArray(repeating: 0, count: count)
        low = PlainArray(repeating: 0, count: count)
        component = PlainArray(repeating: -1, count: count)
        for index in 0..<count where met.base[index] == 0 { explore(from: index) }
    }

    private mutating func explore(from start: Int) {
        // The screens on the way, and which of their `opens` comes next.
        var way: [(screen: Int, next: Int)] = []
        enter(start, &way)
        while let (screen, next) = way.last {
            if next < graph.destinations.rows.base[screen].opens.end {
                way[way.count - 1].next += 1
                let target = Int(graph.opens.base[next])
                if graph.presentation(target) != nil { continue }
                if met.base[target] == 0 {
                    enter(target, &way)
                } else if component.base[target] < 0 {
                    low.base[screen] = min(low.base[screen], met.base[target])
                }
            } else {
                way.removeLast()
                if let above = way.last?.screen { low.base[above] = min(low.base[above], low.base[screen]) }
                if low.base[screen] == met.base[screen] { close(screen) }
            }
        }
    }

    private mutating func enter(_ screen: Int, _ way: inout [(screen: Int, next: Int)]) {
        clock += 1
        met.base[screen] = clock
        low.base[screen] = clock
        path.append(screen)
        way.append((screen, graph.destinations.rows.base[screen].opens.start))
    }

    /// All that was met after `screen` and is still open leads back to it.
    private mutating func close(_ screen: Int) {
        if path[path.count - 1] == screen {
            path.removeLast()
            component.base[screen] = components
            components += 1
            return
        }
        var members: [Int] = []
        while let member = path.popLast() {
            component.base[member] = components
            members.append(member)
            if member == screen { break }
        }
        let number = components
        components += 1
        let leadsOn = members.contains { member in
            graph.opened(by: member).contains { component.base[$0] != number }
        }
        if !leadsOn { closed.append(members) }
    }
}
