import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Resolves the names of a document and checks what holds between its parts.
struct GraphBuilder: ~Copyable {
    let specName: String
    let document: SpecDocument
    let sources: SourceMap
    let destinationNames: NameTable
    let attributeNames: NameTable
    let payloads: PayloadTable

    let opens = PlainArray<Int32>()
    var sections: [NavigationGraph.Section] = []
    let isInSidebar: PlainArray<Bool>
    /// The destinations of the sidebar whose missing icon was reported.
    var isWithoutIcon: Set<Int> = []
    var tabs: [NavigationGraph.Tab] = []
    var layout = ResolvedLayout()
    let texts = PlainArray<NavigationGraph.DestinationText>()
    let sheetTexts = PlainArray<NavigationGraph.DestinationText>()
    let titleSegments = PlainArray<TitleSegment>()
    let parameters = PlainArray<ParameterTraits>()
    var attributes: [NavigationGraph.AttributeTable] = []
    var formerly: [Int] = []
    var conformances = NavigationGraph.Conformances()
    var diagnostics: [Diagnostic] = []

    init(_ document: SpecDocument, specName: String, sources: SourceMap) {
        self.document = document
        self.specName = specName
        self.sources = sources
        let destinations = document.destinations
        destinationNames = NameTable(count: destinations.count) { destinations.base[$0].name.bytes }
        attributeNames = NameTable(count: document.attributes.count) { document.attributes[$0].name.bytes }
        payloads = PayloadTable(document.payloads)
        isInSidebar = PlainArray(repeating: false, count: destinations.count)
    }

    mutating func build() {
        readConformances()
        checkNames()
        resolveOpens()
        resolveSidebar()
        resolveTabs()
        resolveLayout()
        resolveFormerly()
        checkColumns()
        checkIcons()
        readPayloads()
        bindTexts()
        bindSheets()
        readAttributes()
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
        let guess = destinationNames.nearest(to: name.bytes)
        report(
            .unknownDestination, "there is no destination `\(name.string)`", at: name.range,
            help: guess.map { "did you mean `\($0.string)`?" } ?? "define it under `destinations`")
        return nil
    }

    private mutating func readConformances() {
        for conformance in document.app?.conformances ?? [] {
            if conformance.bytes.equals("Codable") {
                conformances.isCodable = true
            } else if conformance.bytes.equals("Sendable") {
                conformances.isSendable = true
            } else if conformance.bytes.equals("CaseIterable") {
                conformances.isIterable = true
            } else if !conformance.bytes.equals("Hashable"), !conformance.bytes.equals("Identifiable") {
                conformances.others.append(conformance)
            }
        }
    }

    private mutating func resolveOpens() {
        let names = document.opens.base
        let count = document.opens.count
        let (opens, table) = (opens, destinationNames)
        var index = 0
        while index < count {
            opens.append(Int32(truncatingIfNeeded: table[names[index].bytes] ?? destination(names[index]) ?? -1))
            index &+= 1
        }
    }

    private mutating func resolveFormerly() {
        for entry in document.formerly { formerly.append(destination(entry.newName) ?? -1) }
    }
}

/// Resolves `document`, or reports why it has no graph.
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
