#if canImport(Observation)
    import Observation

    // Who looks at a part of a router is told when that changes, and only then.

    extension Walk {
        /// - Parameters:
        ///   - parts: What is looked at of each router, by its name.
        ///   - routers: Those of a window that somebody has.
        func watching(
            _ parts: KeyValuePairs<String, PartialKeyPath<Router>>,
            of routers: @escaping @MainActor (Router) -> [Router]
        ) -> Self {
            var walk = self
            walk.watch = { router in
                let looks = routers(router).enumerated().flatMap { number, router in
                    parts.map {
                        Look(
                            name: "\($0.key) of router \(number)", isWalked: number == 0, part: $0.value,
                            router: router)
                    }
                }
                return { step in looks.lazy.compactMap { $0.problem(after: step.name) }.first }
            }
            return walk
        }

        @MainActor
        private struct Look {
            let name: String
            /// Whether steps name the router by nothing: the others stand in front of what is written.
            let isWalked: Bool
            let part: PartialKeyPath<Router>
            let router: Router
            private let before: AnyHashable
            private let state: Router.State
            private let news = News()

            init(name: String, isWalked: Bool, part: PartialKeyPath<Router>, router: Router) {
                (self.name, self.isWalked, self.part, self.router) = (name, isWalked, part, router)
                state = router.state
                before = withObservationTracking {
                    Self.value(part, router)
                } onChange: { [news] in
                    news.came = true
                }
            }

            func problem(after step: String) -> String? {
                let after = Self.value(part, router)
                if (before == after) != news.came { return nil }
                // A path that was written in vain is to be read again, by who looks at that router.
                let path = name.prefix { $0 != " " }
                let isWritten = step.contains(path + ".append") || step.contains(path + " =")
                // What takes an equal screen's place may bring something new.
                if news.came, step.contains("replaceTop"), router.state == state { return nil }
                if news.came, isWritten, step.hasPrefix(path) == isWalked { return nil }
                return news.came ? "told of \(name), which is the same: \(after)" : "not told of \(name): \(after)"
            }

            private static func value(_ part: PartialKeyPath<Router>, _ router: Router) -> AnyHashable {
                router[keyPath: part] as? AnyHashable ?? AnyHashable(String(describing: router[keyPath: part]))
            }
        }
    }

    private final class News: @unchecked Sendable {
        var came = false
    }
#endif
