extension AppMap {
    /// What became of places and ways, with what is next to it. What is gone is still there, behind all that is.
    ///
    /// - Parameter old: the map of the same spec before it was changed.
    package func changes(since old: AppMap) -> AppMap {
        var map = self
        let before = Dictionary(old.places.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let (oldWays, newWays) = (Set(old.ways), Set(ways))
        let (oldEntries, newEntries) = (old.waysIn, waysIn)
        map.places = places.map { place in
            var place = place
            guard let known = before[place.id] else {
                place.change = .added
                return place
            }
            if place != known {
                place.change = .changed
            } else if oldEntries[place.id] != newEntries[place.id] {
                place.change = .moved
            }
            return place
        }
        let present = Set(placeNames)
        map.places += old.places.filter { !present.contains($0.id) }.map { place in
            var place = place
            place.change = .removed
            return place
        }
        map.ways = ways.map { oldWays.contains($0) ? $0 : $0.with(.added) }
        map.ways += old.ways.filter { !newWays.contains($0) }.map { $0.with(.removed) }
        return map.changedPart
    }

    /// The places that were changed, and those that lead there or that they lead to.
    private var changedPart: AppMap {
        let changed = Set(places.filter { $0.change != nil }.map(\.id))
        let shown = ways.filter { $0.change != nil || changed.contains($0.from) || changed.contains($0.to) }
        return keeping(changed.union(shown.flatMap { [$0.from, $0.to] }))
    }

    /// From where one comes to each place.
    private var waysIn: [String: Set<String>] {
        ways.reduce(into: [:]) { $0[$1.to, default: []].insert("\($1.kind.rawValue) \($1.from)") }
    }
}

extension AppMap.Way {
    fileprivate func with(_ change: AppMap.Change) -> AppMap.Way {
        AppMap.Way(from: from, to: to, kind: kind, change: change)
    }
}
