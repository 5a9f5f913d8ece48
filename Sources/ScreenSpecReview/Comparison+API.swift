import ScreenSpecModel

extension Comparison {
    /// Compares what generated code offers, beyond what was told already.
    mutating func compareAPI() {
        let before = apis.old.renamed(typeNames)
        let after = apis.new
        let known = Set(after.members)
        var lost: [String: [String]] = [:]
        for member in before.members where !known.contains(member) {
            let isGone = !after.types.contains(member.type)
            if isGone && !member.type.isEmpty || isTold(member) { continue }
            if member.type.isEmpty, isViewOfOthers(member.name) { continue }
            lost[member.type, default: []].append(member.name)
        }
        for type in lost.keys.sorted() { tellLost(lost[type] ?? [], of: type) }
        tellAskedFor(before, after)
    }

    private mutating func tellLost(_ names: [String], of type: String) {
        tell(
            .sourceAPIRemoved,
            type.isEmpty
                ? "generated code no longer has \(listed(names)) as the old version had"
                : "`\(type)` no longer has \(listed(names)) as the old version had", at: new.start)
    }

    /// Cases and requirements that are new in types that there were.
    private mutating func tellAskedFor(_ before: GeneratedAPI, _ after: GeneratedAPI) {
        let known = Set(before.members)
        var asked: [String: [String]] = [:]
        for member in after.members
        where member.isAskedFor && before.types.contains(member.type) && !known.contains(member)
            && !isOwnEnum(member.type)
        {
            asked[member.type, default: []].append(member.name)
        }
        for type in asked.keys.sorted() {
            tell(
                .sourceAPIExtended, "`\(type)` asks for \(listed(asked[type] ?? [])), which the old version did not",
                at: new.start)
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
