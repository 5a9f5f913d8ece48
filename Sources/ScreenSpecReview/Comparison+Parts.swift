import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension Comparison {
    /// Compares what holds for all of the generated code.
    mutating func compareApp() {
        compareConformances()
        compareRequirements()
        compareNames()
        if new.app.access.rank < old.app.access.rank {
            tell(
                .sourceAccessLowered,
                "what is generated is `\(new.app.access.rawValue)` and was `\(old.app.access.rawValue)`", at: new.start,
                path: "app.access")
        }
        let (before, after) = (old.views?.module.string, new.views?.module.string)
        if old.makesViews != new.makesViews || old.makesRoutes != new.makesRoutes || before != after {
            tell(
                .sourceViewsMoved,
                after.map { "the views are those of module `\($0)` now" }
                    ?? (new.makesViews ? "the views are made here now" : "the views are made in another target now"),
                at: new.views?.module.range ?? new.start, path: new.views == nil ? "app.views" : "views")
        }
    }

    private mutating func compareConformances() {
        let (before, after) = (old.conformances, new.conformances)
        var lost = before.others.filter { other in !after.others.contains { $0.bytes.equals(other.bytes) } }.map(
            \.string)
        if before.isCodable, !after.isCodable { lost.append("Codable") }
        if before.isSendable, !after.isSendable { lost.append("Sendable") }
        if before.isIterable, !after.isIterable { lost.append("CaseIterable") }
        for name in lost {
            tell(
                .sourceConformanceRemoved,
                "`\(new.destinations.enumName.value.string)` no longer conforms to `\(name)`",
                at: new.start, path: "app.conformances")
        }
    }

    /// What the enum conforms to now asks something of the app, unless Swift makes it of what the cases carry.
    private mutating func compareRequirements() {
        let (before, after) = (old.conformances, new.conformances)
        var more = after.others.filter { other in !before.others.contains { $0.bytes.equals(other.bytes) } }.map(
            \.string)
        if carriesOwnTypes {
            if after.isCodable, !before.isCodable { more.append("Codable") }
            if after.isSendable, !before.isSendable { more.append("Sendable") }
        }
        for name in more {
            tell(
                .sourceRequirementAdded, "`\(new.destinations.enumName.value.string)` has to conform to `\(name)` now",
                at: new.start, path: "app.conformances")
        }
    }

    /// Whether some case carries what may be a type of the app's own.
    private var carriesOwnTypes: Bool {
        [old.destinations, old.sheets.cases].contains { table in
            (0..<table.parameters.count).contains { !isOfSwift(table.parameters[$0].type.string) }
        }
    }

    private mutating func compareNames() {
        let (before, after) = (old.app.prefix?.string, new.app.prefix?.string)
        if before != after {
            tell(
                .sourceTypeRenamed,
                "generated names begin with `\(after ?? "Navigation")` and began with `\(before ?? "Navigation")`",
                at: new.app.prefix?.range ?? new.start, path: "app.prefix")
        }
        for (key, old, new) in enumNames where old.value.string != new.value.string {
            // What follows from the prefix was told.
            if before != after, old.range == nil, new.range == nil { continue }
            tell(
                .sourceTypeRenamed, "`\(old.value.string)` is called `\(new.value.string)` now",
                at: new.range ?? self.new.start, path: key)
        }
    }

    /// The names of the enums that both versions have, with the keys that say them.
    var enumNames: [(key: String, old: Setting<ByteText>, new: Setting<ByteText>)] {
        var names = [("app.enum", old.destinations.enumName, new.destinations.enumName)]
        if !old.tabs.isEmpty, !new.tabs.isEmpty { names.append(("tabs.enum", old.tabsEnumName, new.tabsEnumName)) }
        for (key, before, after) in [
            ("sheets.enum", old.sheets.cases, new.sheets.cases), ("windows.enum", old.windows.cases, new.windows.cases),
            ("dialogs.enum", old.dialogs.cases, new.dialogs.cases),
        ] where before.count > 0 && after.count > 0 {
            names.append((key, before.enumName, after.enumName))
        }
        return names
    }

    /// Compares the lists that sections of the sidebar and of tabs are.
    mutating func compareSections() {
        compareSections(
            old.sections.filter { $0.each == nil }.map(\.id), new.sections.filter { $0.each == nil }.map(\.id),
            of: new.destinations.enumName, "sidebar.sections")
        compareSections(old.tabEntries.sections, new.tabEntries.sections, of: new.tabsEnumName, "tabs.items")
    }

    private mutating func compareSections(
        _ before: [SourceText], _ after: [SourceText], of type: Setting<ByteText>, _ path: String
    ) {
        for id in before where !after.contains(where: { $0.bytes.equals(id.bytes) }) {
            let list = "\(type.value.string).\(id.string)Cases"
            toldMembers.insert(list)
            tell(
                .sourceSectionRemoved, "section `\(id.string)` of the old version is gone, and `\(list)` with it",
                at: inOld(id.range), path: "\(path).\(id.string)",
                help: "keep `id: \(id.string)`; the title is free to change")
        }
    }

    /// Compares the properties that attributes are.
    mutating func compareAttributes() {
        let after = Dictionary(new.attributes.map { ($0.name.string, $0) }) { first, _ in first }
        for attribute in old.attributes {
            let (name, path) = (attribute.name.string, "attributes.\(attribute.name.string)")
            let now = after[name]
            if let now, comparableSpelling(now.type.bytes) == comparableSpelling(attribute.type.bytes) { continue }
            for type in [new.destinations.enumName, new.sheets.cases.enumName] {
                toldMembers.insert("\(type.value.string).\(name)")
            }
            if let now {
                tell(
                    .sourceAttributeTypeChanged,
                    "attribute `\(name)` is of type `\(now.type.string)` and was of type `\(attribute.type.string)`",
                    at: now.type.range, path: path, before: attribute.type.range)
            } else {
                tell(
                    .sourceAttributeRemoved, "attribute `\(name)` of the old version is gone",
                    at: inOld(attribute.name.range), path: path)
            }
        }
    }
}

extension App.Access {
    fileprivate var rank: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}

extension [NavigationGraph.TabEntry] {
    /// The ids of the sections among them.
    fileprivate var sections: [SourceText] {
        compactMap { if case .section(let section) = $0 { section.id } else { nil } }
    }
}

/// Whether a type is one of the usual ones, or wraps such a one: `[Int]?`.
private func isOfSwift(_ type: String) -> Bool {
    let name = type.filter { !"[]? ".contains($0) }
    return ["Bool", "Date", "Double", "Float", "Int", "String", "URL", "UUID"].contains(name)
}
