import ScreenSpecDiagnostics
import ScreenSpecModel

/// The fields of the state's tree: the containers that have trails, and the layers over them.
func makeTreeFields(_ context: NavigationContext) -> [Field] {
    return [
        Field("item", .identifier, "The name of the screens' enum.") { _ in .text(context.screens.enumName) },
        Field("hasScopes", .flag, "Whether more than one trail is there to act on.") { _ in .flag(context.hasScopes) },
        Field("hasLayers", .flag, "Whether something can be presented.") { _ in .flag(context.hasLayers) },
        Field("presentsScreens", .flag, "Whether the spec says of a screen that it is presented.") { _ in
            .flag(context.presentsScreens)
        },
        Field("hasIdentities", .flag, "Whether presented screens replace each other in place.") { _ in
            .flag(context.presentationIdentities.contains { $0 != nil })
        },
        makeSharedIdentitiesField(context),
        Field("hasHomes", .flag, "Whether the spec says of a screen in which tab it lives.") { _ in
            .flag(context.hasHomes)
        },
        Field("presentsHomes", .flag, "Whether one of those is presented.") { _ in
            .flag(context.hasHomes && context.graph.presentedDestinations.contains { context.graph.homeTab($0) != nil })
        },
        Field("asksBeforeDismissal", .flag, "Whether something that is presented asks before it closes.") { _ in
            .flag(context.asksBeforeDismissal)
        },
        Field("tellsGoners", .flag, "Whether somebody has to hear that a layer's view goes.") { _ in
            .flag(context.asksBeforeDismissal || !context.graph.answersNobody)
        },
        Field("holdsLayers", .flag, "Whether something that is presented must not close by itself.") { _ in
            .flag(context.holdsLayers)
        },
        Field("asksOnWatch", .flag, "Whether that may be on a watch.") { _ in
            .flag(context.holdsLayers && context.graph.systems.mayInclude(.watchOS))
        },
        Field("hasPath", .flag, "Whether a trail is there that is none of a tab's.") { _ in .flag(context.hasPath) },
        Field("movesPaths", .flag, "Whether a tab's trail becomes that of the columns when the tab is chosen.") { _ in
            .flag(context.isSplit && context.showsTabs)
        },
        Field("startsApart", .flag, "Whether tabs begin with another screen than the columns that they stand for.") {
            _ in
            .flag(context.startsApart)
        },
        Field("stacksContent", .flag, "Whether a screen of the content column may lie on a tab's root.") { _ in
            .flag(context.stacksContent)
        },
        Field("splitsTabs", .flag, "Whether a tab holds a split view.") { _ in .flag(context.splitsTabs) },
        Field("nestsTabs", .flag, "Whether screens may be pushed in the column of a tab's root.") { _ in
            .flag(context.nestsTabs)
        },
        Field("measuresRoom", .flag, "Whether the room that there is makes a difference.") { _ in
            .flag(context.measuresRoom)
        },
        Field("asksInOtherRoom", .flag, "Whether the room may be another one when what was asked for is done.") { _ in
            .flag(context.measuresRoom && (!context.graph.guards.isEmpty || context.asksBeforeDismissal))
        },
        Field("hasContentRoot", .flag, "Whether something may stand in a content column.") { _ in
            .flag(context.isSplit || context.splitsTabs)
        },
        Field("nestsContent", .flag, "Whether screens of the content column are pushed in it.") { _ in
            .flag(context.nestsContent)
        },
        Field("nestsLists", .flag, "Whether lists are pushed in a content column.") { _ in
            .flag(context.nestsContent || context.nestsTabs)
        },
        Field(
            "leadsAside", .flag, "Whether links of a content column, or of a tab's root, lead to the column beside it."
        ) { _ in
            .flag(context.hasContent || context.splitsTabs)
        },
        Field("asksInContent", .flag, "Whether a guard may be asked when a list goes from a content column.") { _ in
            .flag(context.graph.asksToLeave && (context.hasContent || context.splitsTabs))
        },
        Field("showsUnderWay", .flag, "Whether a placeholder stands for what is being found for a link.") { _ in
            .flag(context.showsUnderWay)
        },
        Field("hasEqualTwins", .flag, "Whether screens or sheets may be equal and carry different things.") { _ in
            .flag(context.screens.writesEquality || hasPartialEquality(context.graph.sheets.cases))
        },
        Field("hasSelection", .flag, "Whether something is selected in a content column.") { _ in
            .flag(context.hasContent || context.splitsTabs)
        },
        Field(code: "layersType", kind: .type, "What holds layers, and can be saved where the enum is Codable.") {
            if !context.screens.conformances.isCodable { return $1.append("[Layer]") }
            $1.append(identifier: context.screens.enumName)
            $1.append(".SavedList<Layer>")
        },
        Field(code: "columnsType", kind: .type, "What holds columns, and can be saved where the enum is Codable.") {
            if !context.screens.conformances.isCodable { return $1.append("[Columns]") }
            $1.append(identifier: context.screens.enumName)
            $1.append(".SavedList<Columns>")
        },
        Field(code: "savedKeys", "`path, isCompact`: what is saved of the state.") {
            $1.append(context.savedKeys.joined(separator: ", "))
        },
        makePartsField(
            "observedParts", context.observedParts, "What those who observe the router look at, each for itself."),
        makePartsField("ownParts", context.ownParts, "What of that each router has of its own."),
        makePartsField("tabParts", context.tabParts, "What of that each tab's router has of its own."),
        Field("routedPlaces", .comment, "`each tab and each sheet`: what has a router of its own.") { _ in
            .string(
                [context.showsTabs ? "each tab" : nil, context.hasLayers ? "each layer over the screens" : nil]
                    .compactMap { $0 }.joined(separator: " and "))
        },
    ]
}

/// The identities by which screens and sheets replace each other.
private func makeSharedIdentitiesField(_ context: NavigationContext) -> Field {
    let ofScreens = Set(context.presentationIdentities.compactMap { $0?.string })
    var seen: Set<String> = []
    let shared = context.graph.sheets.sheets.compactMap(\.identity).filter {
        ofScreens.contains($0.string) && seen.insert($0.string).inserted
    }
    let shape = Shape(
        "identity",
        [
            Field("name", .identifier, "Its name.") { .text(shared[$0].bytes) },
            Field(code: "text", "Its name as a string literal.") { $1.append(stringLiteral: shared[$0].bytes) },
        ])
    return Field("sharedIdentities", .list(shape), "What screens and sheets share that take each other's place.") { _ in
        .list(start: 0, count: shared.count)
    }
}

private func makePartsField(_ name: StaticString, _ parts: [String], _ summary: StaticString) -> Field {
    let part = Shape("part", [Field("name", .identifier, "The property's name.") { .string(parts[$0]) }])
    return Field(name, .list(part), summary) { _ in .list(start: 0, count: parts.count) }
}

extension NavigationContext {
    /// Whether more than one trail is there to act on.
    var hasScopes: Bool { showsTabs || hasLayers }
    /// Whether something can be presented.
    var hasLayers: Bool { showsSheets || presentsScreens }
    /// Whether the spec says of a screen that it is presented.
    var presentsScreens: Bool { hasNavigation && !graph.presentedDestinations.isEmpty }
    /// For each presented screen, the identity that it shares with others, where it does.
    var presentationIdentities: [SourceText?] {
        hasNavigation ? graph.presentedDestinations.map { graph.presentation($0)?.identity } : []
    }
    /// Whether the spec says of a screen in which tab it lives.
    var hasHomes: Bool { showsTabs && (0..<screens.rowCount).contains { graph.homeTab($0) != nil } }
    /// Whether a tab holds a split view; beside a split view, tabs are shown only where there is no room for one.
    var splitsTabs: Bool { showsTabs && !isSplit && graph.tabs.contains { $0.holder.value == .split } }
    /// Whether screens may be pushed in the column of a tab's root.
    var nestsTabs: Bool { splitsTabs && hasContentBesideTabs }
    /// Whether tabs begin with another screen than the columns that they stand for.
    var startsApart: Bool {
        guard isSplit, showsTabs, let tab = graph.startTab, let start = graph.layout.start else { return false }
        return !begins(tab, with: start)
    }
    /// The tab that what is shown first belongs to, where one does.
    var firstTab: Int? {
        guard startsApart, let start = graph.layout.start else { return graph.startTab }
        let home = graph.homeTab(start.destination)
        let first = home ?? graph.tabs.indices.first { begins($0, with: start) }
        return first.flatMap { graph.tabs[$0].presence.isAlways ? $0 : nil } ?? graph.startTab
    }
    /// Whether a screen of the content column may lie on a tab's root: one that is no such root itself.
    var stacksContent: Bool {
        hasContent && showsTabs && hasContentBesideTabs
    }
    /// Whether there is a content screen that no tab begins with.
    private var hasContentBesideTabs: Bool {
        let roots = Set(graph.tabs.map(\.root.destination))
        let rows = graph.destinations.rows
        return rows.indices.contains {
            rows.base[$0].hasPlaceholder && !(rows.base[$0].payload.indices.isEmpty && roots.contains($0))
        }
    }
    private func begins(_ tab: Int, with item: NavigationGraph.Item) -> Bool {
        let root = graph.tabs[tab].root
        return root.destination == item.destination && root.arguments?.string == item.arguments?.string
    }
    var hasPath: Bool { isSplit || !showsTabs }
    var measuresRoom: Bool { isSplit || splitsTabs }
    var asksBeforeDismissal: Bool {
        hasNavigation
            && (graph.sheets.sheets.contains { $0.confirmation != nil }
                || graph.presentedDestinations.contains { graph.presentation($0)?.confirmation != nil })
    }

    /// Whether something that is presented must not close by itself.
    fileprivate var holdsLayers: Bool { asksBeforeDismissal || hasLayers && graph.asksToLeave }

    fileprivate var savedKeys: [String] {
        (hasPath ? ["path"] : [])
            + (hasContent ? ["placeholderPlace"] : [])
            + (measuresRoom ? ["isCompact"] : [])
            + (collapses ? ["showsSidebar"] : []) + (showsTabs ? ["selectedTab", "tabs"] : [])
            + (splitsTabs ? ["placeholderPlaces"] : []) + (hasLayers ? ["layers"] : [])
    }

    fileprivate var observedParts: [String] {
        (showsTabs ? [] : rootParts) + (hasScopes ? [] : trailParts)
            + (nestsContent && !showsTabs ? ["contentStack"] : [])
            + (isSplit ? ["derivedMenuItem"] : [])
            + (measuresRoom ? ["isCompact"] : []) + (collapses ? ["compactColumn"] : [])
            + (showsTabs ? ["selectedTab", "tabStacks"] : []) + (hasLayers ? ["layers"] : [])
            + (asks ? ["dialog"] : [])
    }

    fileprivate var ownParts: [String] { hasScopes ? trailParts : [] }
    fileprivate var tabParts: [String] { showsTabs ? rootParts : [] }

    private var rootParts: [String] { (isSplit || splitsTabs ? ["contentRoot"] : []) + ["detailRoot"] }
    private var trailParts: [String] {
        ["detailStack", "stack"] + (hasContent || splitsTabs ? ["detailSelection"] : [])
            + (nestsTabs || nestsContent && showsTabs ? ["contentStack"] : [])
    }
}

/// Whether a screen of the content column opens another one of that column that the sidebar does not show. Asked once: it
/// looks at every step from a screen to another.
func nestsContent(_ graph: NavigationGraph) -> Bool {
    guard graph.layout.host == .split, graph.placeholderCase != nil else { return false }
    let isWholeRow = graph.isWholeRow
    let (rows, count) = (graph.destinations.rows.base, graph.destinations.rows.count)
    var number = 0
    while number < count {
        if rows[number].hasPlaceholder {
            var step = rows[number].opens.start
            while step < rows[number].opens.end {
                let target = Int(graph.opens.base[step])
                if rows[target].hasPlaceholder, !isWholeRow.base[target] { return true }
                step &+= 1
            }
        }
        number &+= 1
    }
    return false
}

extension NavigationGraph {
    /// Whether all items of a destination have a row in the sidebar, and not only those with certain arguments.
    fileprivate var isWholeRow: PlainArray<Bool> {
        let isWhole = PlainArray<Bool>(repeating: false, count: destinations.count)
        for section in sections {
            for item in section.items where item.arguments == nil { isWhole.base[item.destination] = true }
            if let each = section.each { isWhole.base[each.item.destination] = true }
        }
        return isWhole
    }
}
