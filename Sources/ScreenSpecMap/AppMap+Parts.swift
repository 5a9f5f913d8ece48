extension AppMap {
    /// What can be reached from some places, in so many steps.
    ///
    /// - Parameters:
    ///   - starts: the places to begin at, which are part of it.
    ///   - depth: how many ways one may go in a row; nil for any number.
    package func part(from starts: [String], depth: Int? = nil) -> AppMap {
        var next: [String: [String]] = [:]
        for way in ways { next[way.from, default: []].append(way.to) }
        var kept = Set(starts)
        var edge = starts
        var steps = 0
        while !edge.isEmpty, depth.map({ steps < $0 }) ?? true {
            edge = edge.flatMap { next[$0] ?? [] }.filter { kept.insert($0).inserted }
            steps += 1
        }
        return keeping(kept)
    }

    /// What can be reached from the places whose names begin with some words, `tabs.home`, or `tabs` for all of them; or from the
    /// one that a person means by a name.
    package func part(only name: String) -> AppMap {
        let named = placeNames.filter { $0 == name || $0.hasPrefix(name + ".") }
        return part(from: named.isEmpty ? [place(called: name)?.id].compactMap { $0 } : named)
    }

    /// Some of the places, and the ways between them.
    func keeping(_ kept: Set<String>) -> AppMap {
        var part = self
        part.places.removeAll { !kept.contains($0.id) }
        part.ways.removeAll { !kept.contains($0.from) || !kept.contains($0.to) }
        return part
    }

    /// This map with a gate before each place that a guard stands before: what leads there goes through it.
    var withGates: AppMap {
        var drawn = self
        let guarded = places.filter { !$0.guards.isEmpty }
        if guarded.isEmpty { return self }
        let gates = Dictionary(uniqueKeysWithValues: guarded.map { ($0.id, "gates.\($0.id)") })
        drawn.ways = ways.map { way in
            let from = way.kind == .otherwise ? gates[way.from] ?? way.from : way.from
            let to = way.kind == .otherwise ? way.to : gates[way.to] ?? way.to
            return Way(from: from, to: to, kind: way.kind, change: way.change)
        }
        for place in guarded {
            guard let gate = gates[place.id] else { continue }
            var drawnGate = Place(id: gate, kind: .gate, title: place.guards.joined(separator: ", "))
            drawnGate.change = place.change == .added || place.change == .removed ? place.change : nil
            drawn.places.append(drawnGate)
            drawn.ways.append(Way(from: gate, to: place.id, kind: .shows, change: drawnGate.change))
        }
        return drawn
    }
}
