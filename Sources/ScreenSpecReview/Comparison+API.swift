import ScreenSpecDiagnostics
import ScreenSpecModel

extension Comparison {
    /// Compares what generated code offers, beyond what was told already.
    mutating func compareAPI() {
        let before = apis.old.renamed(typeNames)
        let after = apis.new
        let (known, had) = (Set(after.members), Set(before.members))
        var lost: [String: [GeneratedAPI.Member]] = [:]
        for member in before.members where !known.contains(member) {
            let isGone = !after.types.contains(member.type)
            if isGone && !member.type.isEmpty || isTold(member) { continue }
            if member.type.isEmpty, isViewOfOthers(member.name) { continue }
            lost[member.type, default: []].append(member)
        }
        var gained: [String: [GeneratedAPI.Member]] = [:]
        for member in after.members where before.types.contains(member.type) && !had.contains(member) {
            gained[member.type, default: []].append(member)
        }
        let names = Set(after.members.map { "\($0.type).\($0.name)" })
        for type in lost.keys.sorted() {
            let rest = tellChanged(lost[type] ?? [], &gained[type, default: []], of: type)
            tellLost(rest, of: type) { names.contains("\(type).\($0)") }
        }
        for type in gained.keys.sorted() where !isOwnEnum(type) {
            tellAskedFor((gained[type] ?? []).filter(\.isAskedFor), of: type)
        }
    }

    /// Tells of members that are declared otherwise than they were. What is left is gone.
    private mutating func tellChanged(
        _ lost: [GeneratedAPI.Member], _ gained: inout [GeneratedAPI.Member], of type: String
    ) -> [GeneratedAPI.Member] {
        var told: Set<String> = []
        return lost.filter { member in
            guard let twin = gained.firstIndex(where: { $0.name == member.name }) else { return true }
            let now = gained.remove(at: twin)
            // Of several that are called the same, one tells of all.
            if told.insert(member.name).inserted {
                tell(
                    .sourceAPIRemoved,
                    "`\(type.isEmpty ? "" : "\(type).")\(member.name)` is \(now.text.asCode), and was \(member.text.asCode)",
                    at: place(of: member, in: type))
            }
            return false
        }
    }

    /// - Parameter isOverloaded: whether another member has the name still.
    private mutating func tellLost(
        _ members: [GeneratedAPI.Member], of type: String, _ isOverloaded: (String) -> Bool
    ) {
        guard let first = members.first else { return }
        let names = listed(members.map { isOverloaded($0.name) ? $0.text : $0.name })
        tell(
            .sourceAPIRemoved,
            type.isEmpty
                ? "generated code no longer has \(names) as the old version had"
                : "`\(type)` no longer has \(names) as the old version had", at: place(of: first, in: type))
    }

    /// Cases and requirements that are new in a type that there was.
    private mutating func tellAskedFor(_ members: [GeneratedAPI.Member], of type: String) {
        guard let first = members.first else { return }
        let isEnum = first.text.hasPrefix("case ")
        let (names, isOne) = (listed(members.map { isEnum ? $0.name : $0.text }), members.count == 1)
        tell(
            .sourceAPIExtended,
            isEnum
                ? "`\(type)` has the new \(isOne ? "case" : "cases") \(names): a `switch` over it needs \(isOne ? "it" : "them"), too"
                : "`\(type)` asks for \(names), which the old version did not",
            at: place(of: first, in: type))
    }

    /// What in the spec a member of a generated type comes of; the start where that is no one thing.
    private mutating func place(of member: GeneratedAPI.Member, in type: String) -> SourceRange {
        switch type {
        case new.links.cases.enumName.value.string:
            if let route = new.links.routes.indices.first(where: { new.links.cases.name($0).string == member.name }) {
                return new.links.cases.name(route).range
            }
            return old.links.routes.indices.first { old.links.cases.name($0).string == member.name }
                .map { inOld(old.links.cases.name($0).range) } ?? new.start
        case new.names["NavigationHost"], new.names["NavigationScenes"]: return placeOfDependencies ?? new.start
        case new.names["NavigationResolver"]:
            return route(in: new, finding: member.name) ?? route(in: old, finding: member.name).map(inOld) ?? new.start
        default: return member.name == "withDependencies" ? placeOfDependencies ?? new.start : new.start
        }
    }

    /// The route that a resolver's function is needed for.
    private func route(in graph: NavigationGraph, finding function: String) -> SourceRange? {
        let route = graph.links.routes.indices.first { number in
            graph.links.routes[number].models.contains { model in
                let type = model.type.string
                return type.prefix(1).lowercased() + type.dropFirst() == function
            }
        }
        return route.map { graph.links.cases.name($0).range }
    }

    /// Where what the host is handed is another than it was, which is told now.
    private var placeOfDependencies: SourceRange? {
        mutating get {
            let (before, after) = (old.handedDependencies, new.handedDependencies)
            let come = after.filter { before[$0.key]?.type != $0.value.type }
            let gone = before.filter { after[$0.key] == nil }
            for name in Array(come.keys) + gone.keys { told.insert("app.dependencies.\(name)") }
            return come.values.map(\.range).min { $0.start < $1.start }
                ?? gone.values.map(\.range).min { $0.start < $1.start }.map(inOld)
        }
    }

    /// "`a`, `b` and 3 more"
    private func listed(_ names: [String]) -> String {
        var unique: [String] = []
        for name in names where !unique.contains(name) { unique.append(name) }
        let shown = unique.prefix(5).map { "`\($0)`" }
        let rest = unique.count - shown.count
        return (shown + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ", last: " and ")
    }

    /// The cases of the spec's own enums were compared one by one.
    private func isOwnEnum(_ type: String) -> Bool {
        enumNames.contains { $0.new.value.string == type }
            || new.dialogs.cases.rows.indices.contains { row in
                type.hasSuffix(new.dialogs.actionType(row))
            }
    }

    private func isTold(_ member: GeneratedAPI.Member) -> Bool {
        let type = member.type.split(separator: ".").last.map(String.init) ?? ""
        if toldMembers.contains("\(type).\(member.name)") { return true }
        let isConformance = member.text.hasPrefix(":")
        return isConformance && type == new.destinations.enumName.value.string && told.contains("app.conformances")
    }

    /// What another target makes was told as a whole.
    private func isViewOfOthers(_ name: String) -> Bool {
        told.contains("app.views") || told.contains("views")
    }

    /// The names that generated types had, with those that they have.
    private var typeNames: [String: String] {
        var names: [String: String] = [:]
        for template in Set(GeneratedNames.types).union(old.names.renamed.keys).union(new.names.renamed.keys)
        where old.names[template] != new.names[template] {
            names[old.names[template]] = new.names[template]
        }
        for (_, before, after) in enumNames where before.value.string != after.value.string {
            names[before.value.string] = after.value.string
        }
        return names
    }
}

extension NavigationGraph {
    /// What the app hands to the host, by name.
    fileprivate var handedDependencies: [String: (type: String, range: SourceRange)] {
        dependencies.all.reduce(into: [:]) { handed, dependency in
            guard case .host(let type) = dependency.origin else { return }
            handed[dependency.name.string] = (type.string, dependency.name.range)
        }
    }
}
