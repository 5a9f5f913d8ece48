#if GUARDS
    /// Lets guards wait until the walk says whether they hold.
    @MainActor
    final class Gate {
        private var waiting: [(name: String, asker: CheckedContinuation<Bool, Never>)] = []

        func ask(_ name: String) async -> Bool {
            await withCheckedContinuation { waiting.append((name, $0)) }
        }

        func answer(_ holds: Bool, _ name: String) {
            let answered = waiting.filter { $0.name == name }
            waiting.removeAll { $0.name == name }
            for (_, asker) in answered { asker.resume(returning: holds) }
        }
    }

    @MainActor let gate = Gate()

    typealias GuardPath = WritableKeyPath<NavigationGuards, (@MainActor () async -> Bool)?>

    /// The guards of some names, as the app sets them.
    @MainActor func guards(_ names: [NavigationGuards.Name]) -> NavigationGuards {
        var guards = NavigationGuards()
        for name in names {
            guards[keyPath: guardPaths[name]!] = { await gate.ask(name.rawValue) }
        }
        return guards
    }
#endif
