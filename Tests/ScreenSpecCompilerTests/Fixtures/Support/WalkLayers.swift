// The intents and invariants of layers: each acts on its own stack, and on nothing else.

extension Walk where Router: LayersRouter & SheetsRouter {
    /// - Parameter sheets: What is presented beside the screens.
    func withLayers(_ sheets: [State.Sheet]) -> Self {
        var walk = withLayers()
        walk.add(2) { _, random in
            let sheet = random.pick(sheets)
            return Step(name: "present(.\(sheet))", intents: ["present"], run: { $0.router.present(sheet) }) {
                $1.shown == $0.shown ? nil : "something else is shown below"
            }
        }
        return walk
    }
}

extension Walk where Router: LayersRouter {
    func withLayers() -> Self {
        var walk = self
        walk.add(2) { walk, random in
            let item = walk.anything(&random)
            return Step(name: "cover(.\(item))", intents: ["present"], run: { $0.router.cover(item) }) {
                $1.shown == $0.shown ? nil : "something else is shown below"
            }
        }
        walk.add(4) { walk, random in
            let (level, item) = (random.below(4), walk.anything(&random))
            return walk.inLayer(level, "push(.\(item))", ["push"]) { $0.push(item) }
        }
        walk.add(2) { walk, random in
            walk.inLayer(random.below(4), "pop()", ["pop"]) { _ = $0.pop() }
        }
        walk.add { walk, random in
            let (level, item) = (random.below(4), walk.anything(&random))
            return Step(name: "router(ofLayer: \(level)).replaceTop(.\(item))", intents: ["replaceTop"]) {
                let state = $0.router.state
                if !state.layerStacks.indices.contains(level) { return }
                let top = state.layerStacks[level].last ?? state.layerRoots[level]
                if let top, top != item { $0.router.router(ofLayer: level).replaceTop(with: item) }
            } check: {
                $1.shown == $0.shown ? nil : "something else is shown below"
            }
        }
        walk.add { walk, random in
            let items = random.pick(random.below(4), of: walk.items + walk.strays)
            return walk.inLayer(random.below(4), "stack = \(items)", ["push", "pop"]) { $0.stack = items }
        }
        walk.add { _, random in
            let level = random.below(4)
            return Step(name: "router(ofLayer: \(level)).dismiss()", intents: ["dismiss"]) {
                $0.router.router(ofLayer: level).dismiss()
            } check: {
                $1.layerStacks == Array($0.layerStacks.prefix(level)) ? nil : "left are \($1.layerStacks)"
            }
        }
        walk.add { _, _ in
            Step(name: "dismissAll()", intents: ["dismissAll"], run: { $0.router.dismissAll() }) {
                $1.layerStacks.isEmpty && $1.shown == $0.shown ? nil : "something else is shown"
            }
        }
        return walk
    }

    /// What a layer's router does, where there is such a layer, is done in that layer alone.
    private func inLayer(
        _ level: Int, _ name: String, _ intents: [String], _ run: @escaping @MainActor (Router) -> Void
    ) -> Step {
        Step(name: "router(ofLayer: \(level)).\(name)", intents: intents) {
            if $0.router.state.layerStacks.indices.contains(level) { run($0.router.router(ofLayer: level)) }
        } check: { before, after in
            if before.shown != after.shown { return "it shows \(after.shown) below" }
            var (before, after) = (before.layerStacks, after.layerStacks)
            if before.indices.contains(level) { before.remove(at: level) }
            if after.indices.contains(level) { after.remove(at: level) }
            return before == after ? nil : "other layers have \(after)"
        }
    }
}
