// The intents that each router has.

extension Walk {
    typealias Draw = @MainActor (Self, inout WalkRandom) -> Step

    mutating func add(_ weight: Int = 1, _ draw: @escaping Draw) {
        kinds += Array(repeating: draw, count: weight)
    }

    /// As a failure calls a value that may be missing.
    func name(_ value: (some Any)?) -> String { value.map { ".\($0)" } ?? "nil" }

    func anything(_ random: inout WalkRandom) -> Item { random.pick(items + strays) }

    mutating func addStackSteps() {
        add(2) { $0.root("setDetailRoot", $0.anything(&$1)) { $0.setDetailRoot($1) } }
        add(3) { $0.push($0.anything(&$1)) }
        add(2) { $0.open($0.anything(&$1)) }
        add(2) { _, _ in Step(name: "pop()", intents: ["pop"], run: { _ = $0.router.pop() }) }
        add { walk, random in
            let item = walk.anything(&random)
            return Step(
                name: "pop(to: .\(item))", intents: ["pop"], run: { $0.router.pop(to: item) }
            ) { before, after in
                let left = before.stack.lastIndex(of: item).map { before.stack[...$0] }
                let isRight = left.map { after.stack == Array($0) } ?? (after.stack.isEmpty || after == before)
                return isRight ? nil : "left is \(after.stack)"
            }
        }
        add { _, _ in
            Step(name: "popToRoot()", intents: ["popToRoot"], run: { $0.router.popToRoot() }) { _, after in
                after.stack.isEmpty || after.detailStack.isEmpty ? nil : "the stack is not empty"
            }
        }
        add { _, _ in
            Step(name: "backToRoot()", intents: ["backToRoot"], run: { $0.router.backToRoot() }) { _, after in
                after.detailStack.isEmpty ? nil : "the stack is not empty"
            }
        }
        add { $0.remove($1.pick(1 + $1.below(3), of: $0.items)) }
        addGestures("detailStack", \.detailStack, \.detailStack)
        addGestures("stack", \.stack, \.stack)
    }

    /// A new root: it is shown, and nothing is on top of it.
    func root(_ name: String, _ item: Item, _ run: @escaping @MainActor (Router, Item) -> Void) -> Step {
        Step(name: "\(name)(.\(item))", intents: [name], run: { run($0.router, item) }) { _, after in
            after.detailStack.isEmpty || after.stack == [item] ? problem(showing: item, after) : "the stack is not empty"
        }
    }

    /// The undo of a push is a pop.
    func push(_ item: Item) -> Step {
        Step(name: "push(.\(item))", intents: ["push"], run: { $0.router.push(item) }) { [strays] before, after in
            if strays.contains(item) { return after.shown == before.shown ? nil : "it shows something else" }
            if after.shown == before.shown { return problem(showing: item, after) }
            var undone = after
            guard undone.stack.popLast() == item else { return "to pop takes something else away" }
            // In one column it is all the same what columns would begin with.
            let isUndone = before.hasOneColumn ? undone.stack == before.stack : undone.shown == before.shown
            return isUndone ? problem(showing: item, after) : "to pop leaves \(undone)"
        }
    }

    func open(_ item: Item) -> Step {
        Step(name: "open(.\(item))", intents: ["open"], run: { $0.router.open(item) }) { [strays] before, after in
            let ground = before.ground(of: item)
            let isThere = ground.last == item && after.stack == ground
            let isPushed = before.hasOneColumn && (after.stack == ground + [item] || isThere)
            let isOnTop = after.detailStack.isEmpty || isPushed || after == before || after.covers(with: item)
            return isOnTop || strays.contains(item) ? problem(showing: item, after) : "it is not on top: \(after)"
        }
    }

    func problem(showing item: Item, _ state: State) -> String? {
        if strays.contains(item) { return nil }
        if state.isBehindSidebar { return "it is behind the sidebar" }
        return state.shown.contains(item) || state.covers(with: item) ? nil : "it is not shown"
    }

    func remove(_ removed: [Item]) -> Step {
        let name = "remove { \(removed).contains($0) }"
        return Step(
            name: name, intents: ["remove"], run: { $0.router.remove(removed) }
        ) { [roots] before, after in
            if removed.contains(where: { after.shown.contains($0) && !roots.contains($0) }) { return "it is shown" }
            let isConcerned = removed.contains { before.shown.contains($0) }
            return isConcerned || after.shown == before.shown ? nil : "it shows something else"
        }
    }

    /// What SwiftUI does to a path: links put something on top, the back button and its menu take some away.
    mutating func addGestures(
        _ name: String, _ path: ReferenceWritableKeyPath<Router, [Item]>, _ written: KeyPath<State, [Item]>
    ) {
        add(2) { walk, random in
            let item = walk.anything(&random)
            return Step(
                name: "\(name).append(.\(item))", intents: ["push"], run: { $0.router[keyPath: path].append(item) }
            ) { _, after in walk.problem(showing: item, after) }
        }
        add { _, random in
            let count = 1 + random.below(3)
            return Step(name: "\(name).removeLast(\(count))", intents: ["pop"]) {
                $0.router[keyPath: path] = $0.router[keyPath: path].dropLast(count)
            }
        }
        add { walk, random in
            let items = random.pick(random.below(4), of: walk.items + walk.strays)
            let known = items.filter { !walk.strays.contains($0) }
            return Step(name: "\(name) = \(items)", intents: ["push", "pop"]) {
                $0.router[keyPath: path] = items
            } check: { before, after in
                let isTwice = !walk.repeats && items.dropLast() == before[keyPath: written] && items.last == items.dropLast().last
                let expected = isTwice ? Array(known.dropLast()) : known
                return after[keyPath: written] == expected ? nil : "it becomes \(after[keyPath: written])"
            }
        }
    }

    /// Intents carry these, too, which are none of the screens.
    func withStrays(_ strays: [Item]) -> Self {
        var walk = self
        walk.strays += strays
        return walk
    }

    /// Saves the state and restores it later. `restored` is what comes back from where it was saved.
    func saving(_ restored: @escaping @MainActor (State) throws -> State) -> Self {
        var walk = self
        walk.add(2) { walk, _ in
            Step(name: "save()", intents: [], run: { $0.saved = $0.router.state }) { before, _ in
                guard let state = try? restored(before), state == before else { return "it comes back as another" }
                let router = walk.makeRouter()
                router.state = state
                return router.state.shown == before.shown ? nil : "it shows \(router.state)"
            }
        }
        walk.add { _, _ in
            Step(name: "restore()", intents: ["restore"]) {
                if let saved = $0.saved { $0.router.state = saved }
            } check: {
                $0.hasOneColumn == $1.hasOneColumn ? nil : "there is another layout"
            }
        }
        return walk
    }
}

extension Walk where Router: ListsRouter {
    /// - Parameter lists: Screens that stand in one list, each list's by themselves.
    func withLists(_ lists: [[Item]]) -> Self {
        var walk = self
        walk.add { walk, random in
            let siblings = random.pick(lists)
            let removed = random.pick(1 + random.below(2), of: siblings)
            var step = walk.remove(removed)
            let check = step.check
            step.run = { $0.router.remove(removed, among: siblings) }
            step.name = "remove(among: \(siblings)) { \(removed).contains($0) }"
            step.check = { before, after in
                let new = after.shown.compactMap { $0 }.filter { !before.shown.contains($0) }
                let isSibling = new.allSatisfy { (siblings + walk.roots + walk.strays).contains($0) }
                return check(before, after) ?? (isSibling ? nil : "it shows \(new)")
            }
            return step
        }
        return walk
    }
}
