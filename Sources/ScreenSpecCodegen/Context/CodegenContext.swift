import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// What code is generated from: the graph, with what takes thought worked out. Templates see it through `appShape`.
///
/// It is about one generated enum, that of the destinations or that of the sheets. The enum's cases are numbered: the
/// destinations or sheets in their order, then the placeholder's case where there is one.
final class CodegenContext {
    /// What the enum's cases are.
    enum Subject { case destinations, sheets }

    /// Switches over more cases than this are split into groups, so that the compiler's time stays linear.
    static let flatLimit = 48
    static let groupSize = 32

    let subject: Subject
    let graph: NavigationGraph
    let document: SpecDocument
    // What the hot code reads, as pointers into the document's and the graph's arrays.
    let destinations: UnsafePointer<Destination>
    let parameters: UnsafePointer<PayloadParameter>
    let texts: UnsafePointer<NavigationGraph.DestinationText>
    let traits: UnsafePointer<ParameterTraits>
    let destinationCount: Int
    let caseCount: Int
    let hasPlaceholder: Bool
    let placeholderName: ByteText
    let hasTitles: Bool
    let hasIcons: Bool
    /// Whether `==` and `hash(into:)` are written, because a payload is not Hashable as a whole.
    let writesEquality: Bool
    let enumName: ByteText
    /// The retired names of each case that has some.
    let retiredNames: [Int: [ByteText]]

    /// The cases' names behind a dot each, one after the other: code names cases more often than anything else, and their
    /// names in the sources are far apart.
    private let caseNames: CaseNames

    /// Where composed code is put together; overwritten by the next field that is asked for.
    private let scratch: UnsafeMutablePointer<ByteBuffer>

    init(_ graph: NavigationGraph, _ subject: Subject = .destinations) {
        self.subject = subject
        self.graph = graph
        document = graph.document
        let isScreens = subject == .destinations
        let rows = isScreens ? document.destinations : document.sheetRows
        let destinations = UnsafePointer(rows.base)
        let count = rows.count
        var (titles, icons) = (false, isScreens && document.app?.defaultIcon != nil)
        var index = 0
        while index < count {
            if destinations[index].title != nil { titles = true }
            if destinations[index].icon != nil { icons = true }
            index &+= 1
        }
        self.destinations = destinations
        parameters = UnsafePointer(document.parameters.base)
        texts = UnsafePointer((isScreens ? graph.texts : graph.sheetTexts).base)
        traits = UnsafePointer(graph.parameters.base)
        destinationCount = count
        hasPlaceholder = isScreens && document.placeholders.count > 0
        hasTitles = titles
        hasIcons = icons
        caseCount = count + (hasPlaceholder ? 1 : 0)
        placeholderName = document.app?.placeholder?.name?.bytes ?? ByteText("selectSomething")
        caseNames = CaseNames(destinations, count, placeholderName)
        writesEquality = hasPartialEquality(rows, graph.parameters)
        enumName =
            isScreens
            ? document.app?.enumName?.bytes ?? ByteText("NavigationItem")
            : document.sheets?.enumName?.bytes ?? ByteText("SheetDestination")
        var retired: [Int: [ByteText]] = [:]
        for (entry, target) in zip(document.formerly, graph.formerly) where isScreens {
            retired[target, default: []].append(entry.oldName.bytes)
        }
        retiredNames = retired
        scratch = .allocate(capacity: 1)
        scratch.initialize(to: ByteBuffer())
    }

    deinit {
        scratch.deinitialize(count: 1)
        scratch.deallocate()
    }

    /// Code that `write` puts together. It is valid until the next code is.
    func code(_ write: (inout ByteBuffer) -> Void) -> TemplateValue {
        scratch.pointee.truncate(to: 0)
        write(&scratch.pointee)
        return .text(scratch.pointee.text)
    }

    var isGrouped: Bool { caseCount > CodegenContext.flatLimit }
    var groupCount: Int { isGrouped ? (caseCount + CodegenContext.groupSize - 1) / CodegenContext.groupSize : 1 }

    /// The cases of a group.
    func cases(inGroup group: Int) -> Range<Int> {
        if !isGrouped { return 0..<caseCount }
        let start = group * CodegenContext.groupSize
        return start..<min(start + CodegenContext.groupSize, caseCount)
    }

    func name(_ index: Int) -> ByteText {
        index < destinationCount ? destinations[index].name.bytes : placeholderName
    }

    /// Appends a case's name, as `append(identifier:)` does.
    func appendName(_ index: Int, to buffer: inout ByteBuffer) {
        let dotted = caseNames[index]
        if dotted.count == 0 { return buffer.append(identifier: name(index)) }
        buffer.append(dotted.base + 1, count: dotted.count &- 1)
    }

    /// `.author`
    func appendCase(_ index: Int, to buffer: inout ByteBuffer) {
        let dotted = caseNames[index]
        if dotted.count == 0 { return appendReservedCase(index, to: &buffer) }
        buffer.append(dotted.base, count: dotted.count)
    }

    private func appendReservedCase(_ index: Int, to buffer: inout ByteBuffer) {
        buffer.append(0x2E)
        buffer.append(identifier: name(index))
    }

    /// `public` or `package`; nothing for internal.
    var access: ByteText? {
        switch document.app?.access ?? .internal {
        case .internal: nil
        case .package: ByteText("package")
        case .public: ByteText("public")
        }
    }

    /// The parameters of all payloads, in order.
    var ownParameters: some Sequence<Int> {
        (0..<destinationCount).lazy.flatMap { self.destinations[$0].payload.indices }
    }

    var hasPayloads: Bool { ownParameters.first { _ in true } != nil }

    /// `NavigationItem.SavedPath`, or an array where nothing is saved.
    var pathType: String {
        let name = enumName.string
        return graph.conformances.isCodable ? "\(name).SavedPath" : "[\(name)]"
    }

    /// A case's payload: its parameters' indices in the document.
    func payload(_ index: Int) -> IndexSpan {
        index < destinationCount ? destinations[index].payload : .none
    }
}

/// Whether something of these payloads is not compared as a whole.
private func hasPartialEquality(_ rows: PlainArray<Destination>, _ traits: PlainArray<ParameterTraits>) -> Bool {
    let (rows, count, traits) = (rows.base, rows.count, traits.base)
    var row = 0
    while row < count {
        var index = rows[row].payload.start
        let end = rows[row].payload.end
        while index < end {
            switch traits[index].equality {
            case .whole: index &+= 1
            case .part, .none: return true
            }
        }
        row &+= 1
    }
    return false
}
