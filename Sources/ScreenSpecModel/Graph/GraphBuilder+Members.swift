import ScreenSpecDiagnostics

// What the enum of destinations has beside its cases in this spec, where code of the spec stands in it. The private members
// of another file hide nothing there.

extension GraphBuilder {
    /// Around texts and attributes, which may ask for one another.
    func destinationsAroundTexts() -> EnclosingType {
        destinations(having: membersOfDestinations().filter { !$0.equals("displayName") && !$0.equals("placeholder") })
    }

    /// Around arguments, which stand in no case.
    func destinationsAroundValues() -> EnclosingType {
        destinations(having: membersOfDestinations() + document.attributes.map(\.name.bytes)).identified()
    }

    /// Around defaults, and around views where there is no router: each stands in a file of its own.
    func destinationsInOtherFiles() -> EnclosingType {
        let members = membersOfDestinations() + document.attributes.map(\.name.bytes)
        return destinations(having: members.filter { !$0.equals("localized") && !$0.equals("sidebarRows") })
            .identified()
    }

    private func destinations(having members: [ByteText]) -> EnclosingType {
        EnclosingType("destination", document.rows.destinations, destinationNames)
            .with(members, lists: sectionLists.map(\.list))
    }

    private func membersOfDestinations() -> [ByteText] {
        let placeholder = document.app?.placeholder?.name?.bytes ?? ByteText("selectSomething")
        return members(
            of: ReservedNames.destinations,
            partsOfDestinations + partsOfGuards + partsOfIcons + partsOfPresentations + partsOfCoding
                + partsOfOtherFiles) + (placeholders.count > 0 ? [placeholder] : [])
    }

    private var partsOfDestinations: [Part] {
        let hasTitles = document.rows.destinations.contains { $0.title != nil }
        let hasPlaceholders = placeholders.count > 0
        let isSplit = layout.host == .split
        return [
            (hasTitles, ["displayName"]), (hasPlaceholders, ["placeholder"]),
            (hasTitles || hasPlaceholders, ["localized"]), (isSplit, ["sidebarItem"]),
            (isSplit && hasPlaceholders, ["defaultContentRoot"]),
            (isSplit && sections.contains { $0.each != nil }, ["nearestRow"]),
            (isSplit && hasConditionalRows, ["sidebarRows"]),
            (layout.host != .none, ["accessibilityIdentifier"]), (layout.host == .none, ["view"]),
            (layout.host != .none && !tabs.isEmpty && !homes.isEmpty, ["homeTab"]),
            (lacksSystems(destinationPresences), ["isAvailable"]), (conformances.isIterable, ["allCases", "AllCases"]),
            (document.app?.viewPlace != nil, ["localizationBundle"]),
        ]
    }

    private var hasConditionalRows: Bool {
        sections.contains { !$0.presence.conditions.isEmpty && !$0.fixedRows.isEmpty }
    }

    private var partsOfIcons: [Part] {
        let rows = document.rows.destinations
        let fallback = document.app?.defaultIcon
        let icons = rows.compactMap(\.icon) + (fallback.map { [$0] } ?? [])
        let ofSidebar = sections.flatMap { $0.fixedRows.compactMap(\.icon) + [$0.each?.icon].compactMap { $0 } }
        let named = icons.filter { !$0.isView }
        return [
            (!named.isEmpty, ["iconName"]), (named.contains { $0.selected != nil }, ["selectedIconName"]),
            (
                !named.isEmpty && (icons + ofSidebar + tabs.map(\.icon)).contains(where: \.isAsset), ["iconIsAsset"]
            ),
        ]
    }

    private var partsOfPresentations: [Part] {
        let presented = document.presentations.compactMap { ResolvedPresentation($0) }
        return [
            (layout.host != .none && !presented.isEmpty, ["presentationStyle"]),
            (layout.host != .none && presented.contains { $0.identity != nil }, ["presentationIdentity"]),
        ]
    }

    private var partsOfCoding: [Part] {
        [
            (conformances.isCodable, ["encode", "unread", "SavedList", "SavedPath", "SavedValue"]),
            (restores, ["names"]),
        ]
    }

    private var partsOfOtherFiles: [Part] {
        [
            (false, ["CodingKeys", "codingKey", "decode", "encodeValues", "savedNames"]),
            (false, ["EqualityKey", "equalityKey", "isDetail", "isPlaceholder", "isRoot"]),
            (false, ["placeholderView", "viewGroup"]),
        ]
    }
}

extension GraphBuilder {
    /// Members that only some specs have, and whether this one does.
    typealias Part = (isThere: Bool, names: [StaticString])

    func members(of type: ReservedNames.Members, _ parts: [Part]) -> [ByteText] {
        // What `id` means is said by `EnclosingType.making`; the other is none of a type.
        let absent =
            parts.filter { !$0.isThere }.flatMap(\.names).map { ByteText($0) }
            + [ByteText("id"), ByteText("ID"), ByteText("preconditionFailure")]
        let names = type.declared + type.functions + type.requirements.map(\.name) + ReservedNames.synthesized
        return names.map { ByteText($0) }.filter { name in !absent.contains(where: name.equals) }
    }

    var partsOfGuards: [Part] {
        let isGuarded = layout.host != .none && !guards.isEmpty
        return [(isGuarded, ["requires"]), (isGuarded && guards.hasLeaving, ["requiresToLeave"])]
    }

    /// Whether what was on screen comes back.
    var restores: Bool {
        let restore = document.state.restore?.value ?? .none
        return restore != .none && layout.host != .none && conformances.isCodable
    }

    /// Whether one of them is not on all of the app's systems.
    func lacksSystems(_ presences: [Presence]) -> Bool {
        let systems = Systems(document.app?.platforms ?? [])
        return presences.contains { $0.check(from: systems.lowest) != nil }
    }
}
