import ScreenSpecDiagnostics
import ScreenSpecSwift

/// The spec with its names resolved and its defaults filled in: what the linter looks at and what code is generated from.
/// What could not be resolved is not in it; it was reported. Destinations are known by their numbers in `destinations`.
package final class NavigationGraph: Sendable {
    /// The spec's file name without `.screens.yaml`; generated files are named after it.
    package let specName: String
    /// The files, whose bytes all texts of the graph refer to.
    package let sources: SourceMap
    /// Where the spec says something of the app, or else where it begins.
    package let start: SourceRange
    /// What holds for all of the generated code.
    package let app: ResolvedApp
    /// The module that the screens are another target's of, of which this makes the views; nil for a spec's own screens.
    package let views: ViewedModule?
    /// What generated types and modifiers are called.
    package let names: GeneratedNames
    /// What views need beside their payload.
    package let dependencies: DependencyTable
    /// The systems that the app runs on.
    package let systems: Systems
    /// What the enum of destinations conforms to.
    package let conformances: Conformances
    /// How the screens are put together.
    package let layout: ResolvedLayout

    /// The screens.
    package let destinations: CaseTable
    /// For each step from a screen to another, the other's number. A row's `opens` is a stretch of them.
    package let opens: PlainArray<Int32>
    /// For each step, the name as it is written.
    package let openNames: PlainArray<SourceText>
    /// Whether a destination stands in the sidebar, as a fixed row or behind an `each`.
    package let isInSidebar: PlainArray<Bool>
    /// How `open` shows the destinations that say it, in their order; nil for one that is pushed. Ask `presentation(_:)`.
    let presentations: [ResolvedPresentation?]
    /// The tabs of the destinations that live in one, in their order. Ask `homeTab(_:)`.
    let homes: [Int?]
    /// What stands in for a selection, in the order of the rows that have one.
    package let placeholders: PlainArray<Placeholder>
    /// The case for an empty detail column; nil where no destination has a placeholder.
    package let placeholderCase: PlaceholderCase?
    /// The expressions and texts of titles that have expressions.
    package let titleSegments: PlainArray<TitleSegment>
    /// Where the state is kept between launches.
    package let restore: StateSection.Restore
    /// Names that must still decode, in the order of the spec.
    package let retiredNames: [RetiredName]
    /// The app's own metadata, in the order of the spec.
    package let attributes: [AttributeTable]
    /// What the spec says of types that payloads carry.
    package let payloads: PayloadTable

    /// The sections of the sidebar, from the top.
    package let sections: [Section]
    /// The name of the enum of tabs.
    package let tabsEnumName: Setting<ByteText>
    /// The tabs, in order.
    package let tabs: [Tab]
    /// How the tabs stand beside each other.
    package let tabEntries: [TabEntry]
    /// What they are shown as.
    package let tabStyle: Setting<Tabs.Style>
    /// The tab that is chosen at first; nil in a spec without tabs.
    package let startTab: Int?
    /// What choosing the tab that is chosen already does.
    package let reselection: Setting<Tabs.Reselection>
    /// What is presented over other screens; without a row where the spec has none.
    package let sheets: SheetTable
    /// What a person is asked; without a row where the spec has none.
    package let dialogs: DialogTable
    /// The windows beside the main one; without a row where the spec has none.
    package let windows: WindowTable
    /// The types of what screens answer, in the order of those that do. Ask `answer(of:)`.
    package let answers: PlainArray<SourceText>
    /// What must hold before screens are shown.
    package let guards: GuardTable
    /// Which URLs lead to which screens; without a row where the spec has none.
    package let links: LinkTable

    /// What the spec says of the linter's rules.
    package let lint: LintSection?
    /// The maps whose keys stand in another order than the language has them in.
    package let unorderedMaps: [UnorderedMap]

    init(_ builder: GraphBuilder) {
        let document = builder.document
        specName = builder.specName
        sources = builder.sources
        start = document.sectionKeys["app"] ?? document.version?.range ?? .nowhere
        app = ResolvedApp(document.app, specName: document.views?.specName ?? builder.specName)
        views = document.views.flatMap(ViewedModule.init)
        names = builder.names
        dependencies = builder.dependencies
        systems = Systems(document.app?.platforms ?? [])
        conformances = builder.conformances
        layout = builder.layout
        destinations = CaseTable(
            enumName: Setting(document.app?.enumName, default: names.enums.destinations),
            isCodable: builder.conformances.isCodable, rows: builder.rows,
            texts: builder.texts, names: builder.destinationNames, parameters: document.rows.parameters,
            traits: builder.parameters, presences: builder.destinationPresences)
        opens = builder.opens
        openNames = builder.openNames
        isInSidebar = builder.isInSidebar
        presentations = document.presentations.map(ResolvedPresentation.init)
        homes = builder.homes
        placeholders = builder.placeholders
        placeholderCase = placeholders.isEmpty ? nil : PlaceholderCase(document.app?.placeholder)
        titleSegments = builder.titleSegments
        restore = document.state.restore?.value ?? .none
        retiredNames = builder.retiredNames
        attributes = builder.attributes
        payloads = builder.payloads
        sections = builder.sections
        tabsEnumName = Setting(document.tabs?.enumName, default: names.enums.tabs)
        tabs = builder.tabs
        tabEntries = builder.tabEntries
        let hasSidebar = tabs.contains { $0.placement.value == .sidebarOnly }
        tabStyle = Setting(document.tabs?.style, default: hasSidebar ? .sidebarAdaptable : .automatic)
        startTab = builder.startTab
        reselection = Setting(document.tabs?.reselection, default: .popToRoot)
        sheets = SheetTable(builder)
        dialogs = DialogTable(builder)
        windows = WindowTable(builder)
        answers = document.rows.answers
        guards = builder.guards
        links = LinkTable(builder)
        lint = document.lint
        unorderedMaps = document.unorderedMaps
    }

    /// Whether the enums, the state and the router are made here.
    package var makesRoutes: Bool { views == nil }
    /// Whether the views are.
    package var makesViews: Bool { views != nil || !app.leavesViewsToOthers }

    /// The type of what a destination or sheet answers; nil where it answers nobody.
    package func answer(of row: Destination) -> SourceText? { row.answer == 0 ? nil : answers[Int(row.answer) - 1] }

    /// How many columns a split view shows with a destination: 2 or 3.
    package func columns(_ destination: Int) -> Int { destinations.rows.base[destination].columns?.value ?? 3 }

    /// What the detail column shows beside a destination while nothing is selected; nil where it fills no middle column.
    package func placeholder(_ destination: Int) -> Placeholder? {
        let number = destinations.rows.base[destination].placeholder
        return number == 0 ? nil : placeholders.base[Int(number) - 1]
    }
}
