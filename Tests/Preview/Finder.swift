#if FINDERS
    /// Finds what links name when the walk says so, or does not.
    @MainActor
    final class Finder {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var found: Bool?

        struct NotFound: Error {}

        func wait() async throws {
            if found == nil { await withCheckedContinuation { waiting.append($0) } }
            if found == false { throw NotFound() }
        }

        func answer(_ found: Bool, _ router: NavigationRouter) async {
            guard router.linkUnderWay != nil else { return }
            self.found = found
            for continuation in waiting { continuation.resume() }
            waiting = []
            while router.linkUnderWay != nil { await Task.yield() }
            self.found = nil
        }
    }

    @MainActor let finder = Finder()
#endif
