import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension Comparison {
    /// Compares which URLs lead where.
    mutating func compareLinks() {
        if old.links.routes.isEmpty { return }
        compareOrigins()
        let routes = Dictionary(new.links.routes.enumerated().map { ($1.destination, $0) }) { first, _ in first }
        for (number, route) in old.links.routes.enumerated() {
            let name = old.links.cases.name(number)
            guard let now = destinations[route.destination].flatMap({ routes[$0] }) else {
                tellGone(route, name)
                continue
            }
            for pattern in [route.pattern] + route.formerly { compare(pattern, with: now) }
            compareFilling(route, with: now)
            comparePresence(number, now)
        }
        findShadowed()
    }

    /// A screen that has no route any more. Its URLs may be those of another now.
    private mutating func tellGone(_ route: LinkTable.Route, _ name: SourceText) {
        var unread: [RoutePattern] = []
        for pattern in [route.pattern] + route.formerly {
            if let (reader, now) = reader(of: pattern) {
                tellOther(pattern, reader, now, name)
            } else {
                unread.append(pattern)
            }
        }
        if unread.isEmpty { return }
        let patterns = unread.map(\.written.string.asCode).joined(separator: ", ", last: " and ")
        tell(
            .urlRouteRemoved, "URLs of `\(name.string)`, \(patterns), are no longer read", at: inOld(name.range),
            path: "links.routes.\(name.string)",
            help: "keep the route, or let that of another screen read it: `formerly`")
    }

    /// The route that reads all URLs of an old pattern, and its pattern that does.
    private func reader(of pattern: RoutePattern) -> (route: Int, pattern: RoutePattern)? {
        for (number, route) in new.links.routes.enumerated() {
            for other in [route.pattern] + route.formerly where other.readsPath(of: pattern) { return (number, other) }
        }
        return nil
    }

    private mutating func tellOther(_ pattern: RoutePattern, _ reader: Int, _ now: RoutePattern, _ name: SourceText) {
        let other = new.links.cases.name(reader).string
        let isGone = new.destinations.names[name] == nil
        tell(
            .urlTargetChanged,
            "URLs of \(pattern.written.string.asCode) lead to `\(other)` now, and led to `\(name.string)`",
            at: now.written.range, path: "links.routes.\(other)", before: pattern.written.range,
            help: isGone
                ? "where `\(other)` is what `\(name.string)` was, say so under `state`: `formerly: {\(name.string): \(other)}`"
                : "give `\(other)` a path that no published URL has")
        told.insert("links.routes.\(name.string)")
    }

    /// Compares the schemes, the domains and the activity.
    private mutating func compareOrigins() {
        let (before, after) = (old.links, new.links)
        for scheme in before.schemes where !after.schemes.contains(where: { $0.bytes.equals(scheme.bytes) }) {
            tell(
                .urlSchemeRemoved, "URLs that begin with `\(scheme.string)://` are no longer read",
                at: inOld(scheme.range),
                path: "links.schemes", help: "add `\(scheme.string)` to `schemes`")
        }
        for domain in before.domains where !after.domains.contains(where: { $0.bytes.equals(domain.bytes) }) {
            tell(
                .urlDomainRemoved, "URLs of `\(domain.string)` are no longer read", at: inOld(domain.range),
                path: "links.domains", help: "add `\(domain.string)` to `domains`")
        }
        if let activity = before.activity, after.activity?.string != activity.string {
            tell(
                .urlActivityChanged, "activities of type `\(activity.string)` are no longer taken",
                at: after.activity?.range ?? inOld(activity.range), path: "links.activity", before: activity.range,
                help: "keep `activity: \(activity.string)`")
        }
    }

    private mutating func comparePresence(_ number: Int, _ now: Int) {
        // The system's version counts, too; the table of targets knows the builds alone.
        let name = new.links.cases.name(now)
        if presence(old, old.links.routes[number]).isWithin(presence(new, new.links.routes[now])) { return }
        tell(
            .urlConditionNarrowed, "the route of `\(name.string)` is in fewer builds, or on fewer systems, than it was",
            at: name.range, path: "links.routes.\(name.string)")
    }

    private func presence(_ graph: NavigationGraph, _ route: LinkTable.Route) -> Presence {
        route.trail.reduce(graph.destinations.presence(route.destination)) { presence, screen in
            switch screen {
            case .written(let item): presence.and(graph.destinations.presence(item.destination))
            case .made(let destination, _): presence.and(graph.destinations.presence(destination))
            }
        }
    }

    /// Whether URLs of an old pattern still lead to a route.
    private mutating func compare(_ pattern: RoutePattern, with now: Int) {
        let (route, name) = (new.links.routes[now], new.links.cases.name(now))
        let (path, before) = ("links.routes.\(name.string)", pattern.written.range)
        let written = pattern.written.string.asCode
        let all = [route.pattern] + route.formerly
        guard let same = all.first(where: { $0.readsPath(of: pattern) }) else {
            let formerly = "formerly: [\"\(pattern.written.string)\"]"
            // A route that is its pattern alone has no other keys.
            let isShort = route.formerly.isEmpty && route.trail.count == 1
            let added = isShort ? "\(name.string): {path: \"\(route.pattern.written.string)\", \(formerly)}" : formerly
            let help =
                pattern.canRead(with: route.pattern)
                ? "let the route of `\(name.string)` read it as well: `\(added)`" : nil
            return tell(
                .urlPatternNarrowed,
                "URLs of \(written) do not\(pattern.parameters.isEmpty ? "" : " all") lead to `\(name.string)` any more, which has \(route.pattern.written.string.asCode)",
                at: route.pattern.written.range, path: path, before: before, help: help)
        }
        for parameter in same.parameters where parameter.isRequired && !parameter.isInPath {
            if pattern.query(parameter)?.isRequired == true { continue }
            tell(
                .urlQueryRequired, "URLs of \(written) need `\(parameter.key)` in their query now",
                at: same.written.range,
                path: path, before: before,
                help: "make it optional: `{\(parameter.name.string): \(parameter.type.string)?}`")
        }
        for parameter in pattern.parameters where !parameter.isInPath { compare(parameter, with: same, path, before) }
    }

    /// Whether what URLs carry becomes what it did.
    private mutating func compareFilling(_ route: LinkTable.Route, with now: Int) {
        let (after, name) = (new.links.routes[now], new.links.cases.name(now))
        // Where it is read by a pattern of before, that says what becomes of it.
        let reader = ([after.pattern] + after.formerly).first { $0.readsPath(of: route.pattern) } ?? after.pattern
        let (before, kept) = (filling(route, old, route.pattern), filling(after, new, reader))
        for (place, old) in before.enumerated() {
            // One with another name is where the old one was, unless it was another before.
            let renamed = place < kept.count && !before.contains { $0.name == kept[place].name } ? kept[place] : nil
            guard let same = kept.first(where: { $0.name == old.name }) ?? renamed else { continue }
            if let before = old.missing, let now = same.missing, !isSameExpression(before, now) {
                tell(
                    .urlDefaultChanged,
                    "`\(old.name)` of `\(name.string)` is \(now.string.asCode) for URLs that do not say it, and was \(before.string.asCode)",
                    at: after.pattern.written.range, path: "links.routes.\(name.string)",
                    before: route.pattern.written.range)
            }
            guard let source = old.source, same.source != source else { continue }
            // That a key is no longer read is told of the key.
            if same.source == nil, let key = old.key, reader.query(key) == nil { continue }
            tell(
                .urlParameterMoved,
                "`\(old.name)` of `\(name.string)` was \(source) of URLs, and is \(same.source ?? "made of none of their parts now")",
                at: after.pattern.written.range, path: "links.routes.\(name.string)",
                before: route.pattern.written.range)
        }
    }

    /// What a parameter of a route's screen is made of.
    private struct Filling {
        let name: String
        /// The parts of URLs; nil for none.
        let source: String?
        /// What stands alone in the query for it.
        let key: RoutePattern.Parameter?
        /// What it is where a URL does not say it; nil where all of them do.
        let missing: ByteText?
    }

    /// What the parameters of a route's screen are made of in URLs of one of its patterns.
    private func filling(_ route: LinkTable.Route, _ graph: NavigationGraph, _ pattern: RoutePattern) -> [Filling] {
        func number(_ own: Int) -> Int? {
            let name = route.pattern.parameters[own].name
            return pattern.parameters.firstIndex { $0.name.bytes.equals(name.bytes) }
        }
        guard case .made(let destination, let values)? = route.trail.last else { return [] }
        let payload = graph.destinations.rows[destination].payload.indices
        return zip(payload, values).map { row, value in
            let source: String? =
                switch value {
                case .parameter(let own), .parameterOrDefault(let own): number(own).map(pattern.words)
                case .model(let model):
                    route.models[model].parameters.compactMap(number).map(pattern.words)
                        .joined(separator: ", ", last: " and ")
                case .none: nil
                }
            var key: RoutePattern.Parameter?
            if case .parameter(let number) = value { key = route.pattern.parameters[number] }
            if case .parameterOrDefault(let number) = value { key = route.pattern.parameters[number] }
            let parameter = graph.destinations.parameters[row]
            return Filling(
                name: parameter.name.string, source: source, key: key.flatMap { $0.isInPath ? nil : $0 },
                missing: missing(value, of: route, parameter))
        }
    }

    private func missing(
        _ value: LinkTable.Value, of route: LinkTable.Route, _ parameter: PayloadParameter
    ) -> ByteText? {
        switch value {
        case .parameter(let number):
            let carried = route.pattern.parameters[number]
            return carried.isRequired ? nil : carried.isRepeated ? ByteText("[]") : ByteText("nil")
        case .model: return nil
        case .parameterOrDefault, .none: return parameter.hasDefault ? parameter.defaultText.trimmed : nil
        }
    }

    /// Whether what an old query says is still read.
    private mutating func compare(
        _ parameter: RoutePattern.Parameter, with pattern: RoutePattern, _ path: String, _ before: SourceRange
    ) {
        guard let now = pattern.query(parameter) else {
            return tell(
                .urlQueryRemoved, "`\(parameter.key)` in the query of URLs is no longer read",
                at: pattern.written.range,
                path: path, before: before)
        }
        if now.form.reads(parameter.form), now.isRepeated == parameter.isRepeated { return }
        tell(
            .urlPatternNarrowed,
            "`\(parameter.key)` in the query of URLs is \(now.words) and was \(parameter.words)",
            at: pattern.written.range, path: path, before: before)
    }

    /// Finds new patterns that go before old ones with some of their URLs.
    private mutating func findShadowed() {
        var known: [String: Int] = [:]
        for route in old.links.routes {
            for pattern in [route.pattern] + route.formerly {
                known[pattern.shape] = destinations[route.destination] ?? -1
            }
        }
        var added: [Int: [(pattern: RoutePattern, route: Int)]] = [:]
        for (number, route) in new.links.routes.enumerated() {
            for pattern in [route.pattern] + route.formerly where known[pattern.shape] != route.destination {
                added[pattern.segments.count, default: []].append((pattern, number))
            }
        }
        if added.isEmpty { return }
        for route in old.links.routes {
            guard let expected = destinations[route.destination] else { continue }
            for pattern in [route.pattern] + route.formerly {
                for (other, number) in added[pattern.segments.count] ?? []
                where new.links.routes[number].destination != expected && other.goesBefore(pattern) {
                    tellShadowed(pattern, by: number, other, expected)
                }
            }
        }
    }

    private mutating func tellShadowed(_ pattern: RoutePattern, by number: Int, _ other: RoutePattern, _ expected: Int)
    {
        let (name, destination) = (new.links.cases.name(number), new.destinations.name(expected))
        tell(
            .urlTargetChanged,
            "URLs of \(other.written.string.asCode) lead to `\(name.string)` now, and led to `\(destination.string)`",
            at: other.written.range, path: "links.routes.\(name.string)", before: pattern.written.range,
            help: "give `\(name.string)` a path that no published URL has")
    }
}

extension Presence {
    fileprivate func isWithin(_ other: Presence) -> Bool { other.includes(self) }
}
