import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Resolves the names of a document and checks what holds between its parts.
struct GraphBuilder {
    let specName: String
    /// It never changes; but to read a part of a `let`, or of what another file can only read, a debug build copies all of it.
    var document: SpecDocument
    let sources: SourceMap
    let destinationNames: NameTable
    let attributeNames: NameTable
    var destinationSuggestions = Suggestions()
    /// The sheets, for those who take one for a destination.
    private lazy var sheetNames = NameTable(count: document.rows.sheetRows.count) { [rows = document.rows.sheetRows] in
        rows[$0].name.bytes
    }
    /// The dialogs and the windows, for the same.
    lazy var dialogNames = NameTable(count: document.rows.dialogRows.count) { [rows = document.rows.dialogRows] in
        rows[$0].name.bytes
    }
    lazy var windowNames = NameTable(count: document.rows.windowRows.count) { [rows = document.rows.windowRows] in
        rows[$0].name.bytes
    }
    /// What `state.formerly` retires.
    lazy var formerNames = NameTable(count: document.state.formerly.count) { [formerly = document.state.formerly] in
        formerly[$0].oldName.bytes
    }
    var attributeSuggestions = Suggestions()
    let payloads: PayloadTable
    let names: GeneratedNames
    let dependencies: DependencyTable
    /// The names of the types that are generated and seen in all of the module.
    let generatedTypes: [SourceFile]
    /// The ids of the sidebar's sections, and what the list of each is called.
    let sectionLists: [(section: SourceText, list: SourceFile)]

    /// The destinations: the document's, save where something in them could not be resolved.
    var rows: PlainArray<Destination>
    var opens = PlainArray<Int32>()
    var openNames: PlainArray<SourceText>
    let placeholders = PlainArray<NavigationGraph.Placeholder>()
    var sections: [NavigationGraph.Section] = []
    let isInSidebar: PlainArray<Bool>
    let hasDefaultIcon: Bool
    /// Those that are reported to be presented, and shown below as well.
    var isReportedAsPresented: Set<Int> = []
    var tabs: [NavigationGraph.Tab] = []
    var tabEntries: [NavigationGraph.TabEntry] = []
    /// The tabs with a split view that a destination begins, by its number: the first's `holds`.
    var splitTabs: [Int: SourceRange] = [:]
    var startTab: Int?
    /// Which homes are reported, by their numbers from 1.
    var isReportedAtHome: Set<UInt32> = []
    var homes: [Int?] = []
    /// Where each destination is; none where all are in every build and on every system. So are the others'.
    var destinationPresences: [Presence] = []
    /// Those of the windows stand behind those of the sheets.
    var sheetPresences: [Presence] = []
    var windowPresences: [Presence] = []
    var layout: ResolvedLayout
    let texts = PlainArray<CaseText>()
    let sheetTexts = PlainArray<CaseText>()
    let dialogTexts = PlainArray<CaseText>()
    let windowTexts = PlainArray<CaseText>()
    let routeTexts = PlainArray<CaseText>()
    var routes: [LinkTable.Route] = []
    /// The sheets, and behind them the windows.
    let sheetRows: PlainArray<Destination>
    var dialogs: [DialogTable.Dialog] = []
    var guards = GuardTable()
    let titleSegments = PlainArray<TitleSegment>()
    let parameters = PlainArray<ParameterTraits>()
    var attributes: [AttributeTable] = []
    var retiredNames: [NavigationGraph.RetiredName] = []
    let conformances: Conformances
    var diagnostics: [Diagnostic] = []

    init(_ document: SpecDocument, specName: String, sources: SourceMap) {
        self.document = document
        self.specName = specName
        self.sources = sources
        let destinations = document.rows.destinations
        destinationNames = NameTable(count: destinations.count) { destinations.base[$0].name.bytes }
        attributeNames = NameTable(count: document.attributes.count) { document.attributes[$0].name.bytes }
        payloads = PayloadTable(document.payloads)
        let names = GeneratedNames(prefix: document.app?.prefix)
        self.names = names
        var enums = [document.app?.enumName?.string ?? names.enums.destinations.string]
        if let tabs = document.tabs { enums.append(tabs.enumName?.string ?? names.enums.tabs.string) }
        if let sheets = document.sheets { enums.append(sheets.enumName?.string ?? names.enums.sheets.string) }
        if let dialogs = document.dialogs { enums.append(dialogs.enumName?.string ?? names.enums.dialogs.string) }
        if let windows = document.windows { enums.append(windows.enumName?.string ?? names.enums.windows.string) }
        generatedTypes = (enums + GeneratedNames.types.map { names[$0] }).map { SourceFile(path: "", string: $0) }
        dependencies = DependencyTable(
            document.app?.dependencies ?? [],
            lacksObservation: Systems(document.app?.platforms ?? []).mayLack(.observation))
        sectionLists = (document.sidebar?.sections ?? []).compactMap(\.id).map {
            ($0, SourceFile(path: "", string: "\($0.string)Cases"))
        }
        isInSidebar = PlainArray(repeating: false, count: destinations.count)
        hasDefaultIcon = document.hasDefaultIcon
        conformances = Conformances(document.app?.conformances ?? [])
        rows = destinations
        sheetRows = document.rows.sheetsAndWindows
        openNames = document.rows.opens
        layout = ResolvedLayout(document, .none, start: nil, sidebarTitle: nil)
    }

    mutating func build() {
        checkNames()
        checkPlatforms()
        checkSeparateViews()
        resolveRows()
        resolvePresences()
        resolveSidebar()
        resolveTabs()
        resolveHomes()
        resolveLayout()
        checkContentNotPresented()
        checkAnswers()
        resolveGuards()
        resolveRetiredNames()
        checkRestoration()
        resolveLinks()
        checkColumns()
        readPayloads()
        bindTexts(of: rows, into: texts)
        bindPlaceholders()
        bindTexts(of: sheetRows, into: sheetTexts)
        bindTexts(of: document.rows.windowRows, into: windowTexts)
        bindTexts(of: document.rows.routeRows, into: routeTexts)
        checkQuestions()
        resolveDialogs()
        readAttributes()
        checkHiddenNames()
        checkTextCycles()
        checkDependencies()
    }

    mutating func report(
        _ kind: DiagnosticKind, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [],
        help: String? = nil
    ) {
        diagnostics.append(Diagnostic(kind, message, at: range, notes: notes, help: help))
    }

    /// The destination named `name`, or an error with the name that was probably meant.
    mutating func destination(_ name: SourceText) -> Int? {
        if let index = destinationNames[name] { return index }
        if reportDialogOrWindow(name) { return nil }
        if document.misplacedDestinations.contains(name.string) { return nil }
        if reportArguments(of: name) { return nil }
        let guess = destinationSuggestions.nearest(to: name.bytes, among: destinationNames.all)
        let sheet = sheetNames[name.bytes].map { document.rows.sheetRows[$0] }
        report(
            .unknownDestination, "there is no destination \(name.string.asCode)", at: name.range,
            notes: sheet.map { [.init("a sheet is called so", at: $0.name.range)] } ?? [],
            help: guess.map { "did you mean `\($0.string)`?" } ?? separated(name)
                ?? (sheet == nil
                    ? "define it under `destinations`"
                    : "leave the sheet out here, or define it under `destinations`, with `presentation: sheet`"))
        return nil
    }

    /// `recipe(id)` where names stand alone.
    private mutating func reportArguments(of name: SourceText) -> Bool {
        guard let open = name.bytes.firstIndex(of: UInt8(ascii: "(")) else { return false }
        let alone = name.bytes.slice(0, open).trimmed
        if alone.isEmpty || destinationNames[alone] == nil { return false }
        report(
            .unknownDestination, "\(name.string.asCode) is more than the name of a destination", at: name.range,
            help: "write the name alone: `\(alone.string)`")
        return true
    }

    /// What code asks or opens itself, and nothing in a spec leads to.
    private mutating func reportDialogOrWindow(_ name: SourceText) -> Bool {
        let (dialog, window) = (dialogNames[name.bytes], windowNames[name.bytes])
        guard
            let row = dialog.map({ document.rows.dialogRows[$0] }) ?? window.map({ document.rows.windowRows[$0] })
        else { return false }
        let (noun, call) = dialog == nil ? ("window", "openWindow") : ("dialog", "ask")
        let arguments = row.payload.count > 0 || document.isUnread("payload", of: row.name.range) ? "(…)" : ""
        report(
            .unknownDestination, "`\(name.string)` is a \(noun), and no destination", at: name.range,
            notes: [.init("the \(noun) is here", at: row.name.range)],
            help: "leave it out here: code \(dialog == nil ? "opens" : "asks") it, "
                + "`router.\(call)(.\(row.name.string)\(arguments))`")
        return true
    }

    /// `[book author]`, where a comma is missing.
    private func separated(_ names: SourceText) -> String? {
        let words = names.string.split(separator: " ")
        let areNames = words.count > 1 && words.allSatisfy { String($0).withBytes { destinationNames[$0] } != nil }
        return areNames ? "separate the names with commas: `\(words.joined(separator: ", "))`" : nil
    }

    /// No platform is older than what generated code cannot do without.
    private mutating func checkPlatforms() {
        for older in Systems(document.app?.platforms ?? []).before(.basics) {
            guard let platform = older.platform, let first = API.basics.availability[platform] else { continue }
            report(
                .platformTooOld,
                "the app runs on \(platform) \(older.version.string), and generated code on \(platform) \(first) and newer",
                at: older.version.range, help: "write `\(platform): \(first)`")
        }
    }

    /// What another module makes views of can be seen there.
    private mutating func checkSeparateViews() {
        guard let place = document.app?.viewPlace, document.app?.access == .internal else { return }
        report(
            .separateViews,
            "another target makes the views, and `access` is `internal`, so that it sees none of the screens",
            at: document.app?.givenAccess?.range ?? place.range,
            help: "under `app`, write `access: package`, or `access: public` for targets of other packages")
    }

    private mutating func resolveRows() {
        var isResolved = resolveOpens()
        for written in document.rows.placeholders {
            if let placeholder = NavigationGraph.Placeholder(written) {
                placeholders.append(placeholder)
            } else {
                isResolved = false
            }
        }
        checkOpens()
        if !isResolved { leaveOutUnresolved() }
    }

    /// False where a name is none of a destination; its number is negative then.
    private mutating func resolveOpens() -> Bool {
        let names = document.rows.opens.base
        let count = document.rows.opens.count
        let (opens, table) = (opens, destinationNames)
        var isResolved = true
        var index = 0
        while index < count {
            let target = table[names[index].bytes] ?? destination(names[index]) ?? -1
            if target < 0 { isResolved = false }
            opens.append(Int32(truncatingIfNeeded: target))
            index &+= 1
        }
        return isResolved
    }

    /// What a screen opens is listed once.
    private mutating func checkOpens() {
        let (rows, count) = (document.rows.destinations.base, document.rows.destinations.count)
        var index = 0
        while index < count {
            let steps = rows[index].opens
            if steps.count > 16 || steps.count > 1 && hasTwice(steps) {
                checkUnique("destination", steps.indices.map { document.rows.opens[$0] }, "is listed")
            }
            index &+= 1
        }
    }

    /// Compares each with each, which takes less than a table of a few.
    private func hasTwice(_ steps: IndexSpan) -> Bool {
        let targets = opens.base
        var step = steps.start &+ 1
        while step < steps.end {
            var other = steps.start
            while other < step {
                if targets[other] == targets[step], targets[step] >= 0 { return true }
                other &+= 1
            }
            step &+= 1
        }
        return false
    }

    /// The rows become copies without what could not be resolved of them; the document keeps its own.
    private mutating func leaveOutUnresolved() {
        let (all, targets, names) = (rows, opens, openNames)
        (rows, opens, openNames) = (PlainArray(), PlainArray(), PlainArray())
        var placeholderCount: UInt32 = 0
        for var row in all {
            let start = opens.count
            for step in row.opens.indices where targets[step] >= 0 {
                opens.append(targets[step])
                openNames.append(names[step])
            }
            row.opens = IndexSpan(start: start, count: opens.count - start)
            let hasPlaceholder = document.placeholder(of: row).flatMap(NavigationGraph.Placeholder.init) != nil
            placeholderCount += hasPlaceholder ? 1 : 0
            row.placeholder = hasPlaceholder ? placeholderCount : 0
            rows.append(row)
        }
    }
}

/// The graph of what can be resolved of `document`. What cannot is reported.
///
/// - Parameter specName: the main file's name without `.screens.yaml`.
package func resolve(
    _ document: SpecDocument, specName: String, sources: SourceMap, into diagnostics: inout [Diagnostic]
) -> NavigationGraph {
    var builder = GraphBuilder(document, specName: specName, sources: sources)
    builder.build()
    diagnostics += builder.diagnostics
    return NavigationGraph(builder)
}
