// The intents and invariants of columns.

extension Walk where Router: ColumnsRouter {
    /// - Parameter rows: The rows of the sidebar.
    func withColumns(rows: [Item]) -> Self {
        var walk = self
        let placeholders = Set(items.compactMap(\.placeholder))
        walk.strays += placeholders
        walk.add(2) { $0.root("setContentRoot", $0.anything(&$1)) { $0.setContentRoot($1) } }
        walk.add { _, random in
            let row = random.pick(rows)
            return Step(name: "choose(row: \(name(row)))", intents: ["setContentRoot"]) {
                $0.router.choose(row: row)
            } check: {
                $1.derivedMenuItem == row && $1.detailStack.isEmpty ? nil : "another row is selected"
            }
        }
        walk.addTurns()
        walk.checks += [
            Self.fit, Self.nothingIsLost,
            { $0.derivedMenuItem.map(rows.contains) ?? true ? nil : "no row is .\($0.derivedMenuItem!)" },
            { state in
                let stray = placeholders.intersection(state.detailStack + state.stack).first
                return stray.map { "a placeholder was pushed: .\($0)" }
            },
        ]
        return walk
    }

    /// The columns fit each other.
    private static func fit(_ state: State) -> String? {
        let root = state.detailRoot
        guard let content = state.contentRoot else {
            return root.placeholder == nil && root.numberOfColumns == 2 ? nil : "no content column beside .\(root)"
        }
        guard let placeholder = content.placeholder else { return "a content column of .\(content)" }
        let isDetail = root.placeholder == nil && root.numberOfColumns == 3
        return root == placeholder || isDetail ? nil : ".\(root) beside .\(content)"
    }

    /// More or less room and back again is as if nothing had happened, and shows the same screens meanwhile.
    private static func nothingIsLost(_ state: State) -> String? {
        var other = state
        other.adapt(toCompact: !state.isCompact)
        if other.columns != state.columns { return "the other layout has \(other.columns)" }
        other.adapt(toCompact: state.isCompact)
        return other == state ? nil : "the other layout leads back to \(other)"
    }
}

extension Walk where Router: CollapsingRouter {
    /// One column at a time: the sidebar, and one stack for the rest.
    func collapsing() -> Self {
        var walk = self
        walk.add { _, random in
            let name = random.pick(["sidebar", "content", "detail"])
            return Step(name: "compactColumn = .\(name)", intents: ["backToRoot", "show"]) {
                if let column = State.Column(rawValue: name) { $0.router.compactColumn = column }
            }
        }
        walk.checks.append { state in
            let all = [state.contentRoot ?? state.detailRoot] + state.stack
            return all == state.columns ? nil : "in one column: \(all), in more: \(state.columns)"
        }
        return walk
    }
}

extension Walk where Router: TurningRouter {
    fileprivate mutating func addTurns() {
        add(2) { _, random in
            let isCompact = random.below(2) == 0
            return Step(name: "isCompact = \(isCompact)", intents: ["adapt"]) { $0.router.adapt(toCompact: isCompact) }
        }
    }
}

extension Walk where Router: TurningRouter & TabsRouter {
    /// Tabs, some of which have columns where there is room. More or less room and back again is as if nothing had
    /// happened, and each tab holds the same meanwhile.
    func turning() -> Self {
        var walk = self
        walk.addTurns()
        walk.checks.append { state in
            var other = state
            other.adapt(toCompact: !state.isCompact)
            if other.tabStacks != state.tabStacks { return "in the other layout the tabs have \(other.tabStacks)" }
            other.adapt(toCompact: state.isCompact)
            return other == state ? nil : "the other layout leads back to \(other)"
        }
        return walk
    }
}
