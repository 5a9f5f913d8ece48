extension AppMap {
    /// What became of places and ways, with what is next to it. What is gone is still there, behind all that is.
    ///
    /// - Parameter old: the map of the same spec before it was changed; nil where there was no such spec, so that all is new.
    package func changes(since old: AppMap?) -> AppMap {
        var map = self
        let old = (old ?? AppMap(name: name, places: [], ways: [])).renamed(renames)
        let before = Dictionary(old.places.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let (oldWays, newWays) = (Set(old.ways), Set(ways))
        let (oldEntries, newEntries) = (old.waysIn, waysIn)
        map.places = places.map { place in
            var place = place
            guard let known = before[place.id] else {
                place.change = .added
                return place
            }
            place.formerName = known.formerName
            place.differences = place.differences(from: known)
            let isMoved = oldEntries[place.id] != newEntries[place.id]
            if !place.differences.isEmpty {
                place.change = .changed
                if isMoved { place.differences.append("ways here") }
            } else if known.formerName != nil {
                place.change = .renamed
            } else if isMoved {
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

    /// The map of a spec that is gone.
    package var removed: AppMap { AppMap(name: name, places: [], ways: []).changes(since: self) }

    /// The same with places called as they are now. A name that is another place's here, too, stays what it is.
    private func renamed(_ renames: [(from: String, to: String)]) -> AppMap {
        let known = Set(placeNames)
        let names = Dictionary(renames.filter { !known.contains($0.to) }.map { ($0.from, $0.to) }) { first, _ in first }
        if names.isEmpty { return self }
        var map = self
        map.places = places.map { place in
            func now(_ name: String, of section: String) -> String {
                names["\(section).\(name)"].map { String($0.dropFirst(section.count + 1)) } ?? name
            }
            var place = place
            place.tab = place.tab.map { now($0, of: "tabs") }
            place.guards = place.guards.map { now($0, of: "guards") }
            place.guardsOut = place.guardsOut.map { now($0, of: "guards") }
            guard let new = names[place.id] else { return place }
            place.formerName = place.id.split(separator: ".").last.map(String.init)
            place.id = new
            return place
        }
        map.ways = ways.map { Way(from: names[$0.from] ?? $0.from, to: names[$0.to] ?? $0.to, kind: $0.kind) }
        return map
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

extension AppMap.Place {
    /// What of it is another, in words. Its name is not, nor a title that is no more than that.
    fileprivate func differences(from old: AppMap.Place) -> [String] {
        [
            (title != old.title && !(isTitledByName && old.isTitledByName), "title"), (icon != old.icon, "icon"),
            (payload != old.payload, "payload"), (presentation != old.presentation, "presentation"),
            (columns != old.columns, "columns"), (tab != old.tab, "tab"), (links != old.links, "links"),
            (guards != old.guards, "guards"), (guardsOut != old.guardsOut, "guards before leaving"),
        ].filter(\.0).map(\.1)
    }
}

extension AppMap.Way {
    fileprivate func with(_ change: AppMap.Change) -> AppMap.Way {
        AppMap.Way(from: from, to: to, kind: kind, change: change)
    }
}
