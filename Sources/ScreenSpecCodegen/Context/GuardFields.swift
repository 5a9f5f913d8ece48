import ScreenSpecDiagnostics
import ScreenSpecModel

/// Guards: what must hold before screens are shown or left.
func makeGuardFields(_ screens: EnumContext, _ sheets: EnumContext, hasLayers: Bool) -> [Field] {
    let graph = screens.graph
    let all = graph.guards.all
    let requiring = graph.requiring
    let shape = Shape(
        "guard",
        [
            Field("name", .identifier, "What the app sets it by.") { .text(all[$0].name.bytes) },
            Field("screens", .comment, "`account`, `orders`: what requires it.") {
                .string(requiring[$0].map { "`\($0)`" }.joined(separator: ", ", last: " and "))
            },
            Field("isForLeaving", .flag, "Whether it is asked before they are left.") { .flag(all[$0].isForLeaving) },
            Field("other", .comment, "What is shown where it does not hold; absent for nothing.") {
                all[$0].otherwise.map { .string(graph.name(of: $0)) } ?? .absent
            },
            Field(code: "otherwise", "`.screen(.logIn)`: the same as Swift.") {
                switch all[$0].otherwise {
                case .screen(let screen):
                    if hasLayers { $1.append(".screen(") } else { $1.append(identifier: screens.enumName) }
                    screens.appendItem(screen, to: &$1)
                    if hasLayers { $1.append(")") }
                case .sheet(let sheet):
                    $1.append(".sheet(")
                    sheets.appendItem(sheet, to: &$1)
                    $1.append(")")
                case nil: $1.append("nil")
                }
            },
        ])
    let guards = Shape(
        "guards",
        [
            Field("guards", .list(shape), "Each of them.") { _ in .list(start: 0, count: all.count) }
        ])
    return [
        Field("guards", .object(guards), "What must hold before screens are shown, where the spec says it.") { _ in
            all.isEmpty || !graph.hasNavigation ? .absent : .object(0)
        },
        Field("asksToLeave", .flag, "Whether a guard is asked before screens are left.") { _ in .flag(graph.asksToLeave)
        },
    ]
}

extension NavigationGraph {
    /// Whether a guard is asked before screens are left.
    var asksToLeave: Bool { hasNavigation && guards.hasLeaving }

    /// For each guard, what requires it.
    fileprivate var requiring: [[String]] {
        var requiring = [[String]](repeating: [], count: guards.all.count)
        if requiring.isEmpty { return requiring }
        for row in [destinations, sheets.cases].flatMap(\.rows) {
            for number in guards.required(by: row) { requiring[number].append(row.name.string) }
        }
        return requiring
    }

    fileprivate func name(of shown: GuardTable.Otherwise) -> String {
        switch shown {
        case .screen(let screen): destinations.name(screen).string
        case .sheet(let sheet): sheets.cases.name(sheet).string
        }
    }
}

extension PropertyTable {
    /// `requires`, in a spec with guards, and `requiresToLeave` where some are asked before screens are left.
    func addRequirements() -> [Int] {
        addRequirements(leaving: false) + (context.graph.asksToLeave ? addRequirements(leaving: true) : [])
    }

    /// One of the two.
    ///
    /// - Parameter screens: what stands behind a case, from the bottom up; nil for the case itself.
    func addRequirements(
        leaving: Bool, _ summary: StaticString? = nil, of screens: ((Int) -> [Destination])? = nil
    ) -> [Int] {
        let graph = context.graph
        if graph.guards.isEmpty || !graph.hasNavigation { return [] }
        var lists: [[Int]] = []
        let values = PlainArray<Int32>(repeating: -1, count: context.caseCount)
        for row in 0..<context.rowCount {
            var required: [Int] = []
            for screen in screens?(row) ?? [context.rows[row]] where screen.requires.count > 0 {
                required += graph.guards.required(by: screen, leaving: leaving).filter { !required.contains($0) }
            }
            if required.isEmpty { continue }
            if !lists.contains(required) { lists.append(required) }
            values.base[row] = Int32(truncatingIfNeeded: lists.firstIndex(of: required) ?? 0)
        }
        return [
            add(
                .init(
                    leaving ? ByteText("requiresToLeave") : ByteText("requires"), graph.names.stateTypes.guards,
                    ByteText(
                        summary
                            ?? (leaving
                                ? "The guards that must hold before it is left."
                                : "The guards that must hold before it is shown.")),
                    value: { [lists] list, buffer in
                        buffer.appendList("[", 0, lists[list].count, "]") {
                            $1.append(0x2E)
                            $1.append(identifier: graph.guards.all[lists[list][$0]].name.bytes)
                        }
                    }, default: { $0.append("[]") }),
                values: values, count: lists.count)
        ]
    }
}
