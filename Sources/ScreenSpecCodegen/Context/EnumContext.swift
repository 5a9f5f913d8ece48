import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// One generated enum: its cases with what they carry, and the code that declares, matches, compares, codes and shows
/// them. It knows nothing of what the cases are for: those of screens, sheets and whatever comes are the same to it.
///
/// Cases are numbered: the rows in their order, then the placeholder's case where there is one.
final class EnumContext {
    /// Switches over more cases than this are split into groups, so that the compiler's time stays linear.
    static let flatLimit = 48
    static let groupSize = 32

    let graph: NavigationGraph
    /// What a case shows, as the names of generated views say it.
    private let noun: String
    /// The rows, and what is known by them. The pointers below are into its arrays: hot code reads them.
    let table: CaseTable
    let rows: UnsafePointer<Destination>
    let rowCount: Int
    let texts: UnsafePointer<CaseText>
    let parameters: UnsafePointer<PayloadParameter>
    let traits: UnsafePointer<ParameterTraits>
    /// The case behind the rows; nil where there is none.
    let placeholder: PlaceholderCase?
    let caseCount: Int
    /// For each row, which of the conditions it has that some have, counted from 1, and 0 for none; no numbers where none has.
    let conditionNumbers: [Int32]
    /// Whether it is switched over in groups. In every build some cases are in no group's own switch, or its `default` would
    /// never be reached.
    let isGrouped: Bool
    /// What the enum's declaration says it conforms to, beside what every generated enum does.
    let conformances: Conformances
    /// Whether `==` and `hash(into:)` are written, because a payload is not Hashable as a whole.
    let writesEquality: Bool
    /// The retired names of each case that has some.
    let retiredNames: [Int: [ByteText]]
    /// What the enum's coding calls its own values.
    let codingNames: CodingNames
    /// Which of the generated enums hold which.
    private(set) lazy var recursion = Recursion(graph, own: table)
    /// The cases whose views take something from outside.
    private(set) lazy var dependents = DependentViews(self, noun: noun)
    /// SwiftUI's view for what is not there, where the app may have a type of that name.
    private(set) lazy var unavailableView = typeName("ContentUnavailableView")
    private lazy var hiddenTypes = ModuleTypes(graph).hidden

    /// The cases' names behind a dot each, one after the other: code names cases more often than anything else, and their
    /// names in the sources are far apart.
    private let caseNames: CaseNames

    private init(
        _ graph: NavigationGraph, _ table: CaseTable, _ conformances: Conformances, placeholder: PlaceholderCase?,
        retiredNames: [Int: [ByteText]], noun: String
    ) {
        self.graph = graph
        self.noun = noun
        self.table = table
        rows = UnsafePointer(table.rows.base)
        rowCount = table.rows.count
        texts = UnsafePointer(table.texts.base)
        parameters = UnsafePointer(table.parameters.base)
        traits = UnsafePointer(table.traits.base)
        self.placeholder = placeholder
        caseCount = rowCount + (placeholder == nil ? 0 : 1)
        self.conformances = conformances
        conditionNumbers = Self.conditionNumbers(of: table)
        let constantCount = caseCount - conditionNumbers.count { $0 > 0 }
        isGrouped = caseCount > Self.flatLimit && constantCount > Self.groupSize
        writesEquality = hasPartialEquality(table)
        self.retiredNames = retiredNames
        codingNames = CodingNames(table, isCodable: conformances.isCodable)
        caseNames = CaseNames(rows, rowCount, placeholder?.name.value ?? ByteText(""))
    }

    private static func conditionNumbers(of table: CaseTable) -> [Int32] {
        var numbers: [String: Int32] = [:]
        let found = (0..<(table.hasPresences ? table.count : 0)).map { row -> Int32 in
            guard let condition = table.presence(row).condition else { return 0 }
            let number = numbers[condition] ?? Int32(numbers.count + 1)
            numbers[condition] = number
            return number
        }
        return numbers.isEmpty ? [] : found
    }

    /// What `#if` asks for a case; nil for one that is in every build.
    func condition(_ index: Int) -> String? {
        index < conditionNumbers.count && conditionNumbers[index] > 0 ? table.presence(index).condition : nil
    }

    /// Whether a case is in every build.
    func isInEveryBuild(_ index: Int) -> Bool { index >= conditionNumbers.count || conditionNumbers[index] == 0 }

    /// Whether in some build each case has something to encode, so that Swift would warn of a `default`.
    private(set) lazy var encodesEveryCase =
        !isGrouped && (0..<caseCount).allSatisfy { hasEncodedValues($0) || !isInEveryBuild($0) }

    /// Whether the enum has `displayName`.
    private(set) lazy var hasDisplayNames = noun == "Screen" && (0..<rowCount).contains { rows[$0].title != nil }

    /// What lists of cases ask for each; nil where all are in every build.
    var conditionOfCases: ((Int) -> String?)? {
        conditionNumbers.isEmpty ? nil : { [unowned self] in condition($0) }
    }

    /// `iOS 18.0, *`: what `#available` asks for a case; nil for one that all of the app's systems have.
    func check(_ index: Int) -> String? { table.presence(index).check(from: graph.systems.lowest) }

    /// Whether its items keep parameters that a build does not know: screens and sheets, where the state is saved.
    var keepsUnread: Bool {
        conformances.isCodable && graph.conformances.isCodable && (noun == "Screen" || isOfSheets)
    }

    /// Whether it is the enum of the sheets.
    var isOfSheets: Bool { noun == "Sheet" }

    /// `Swift.Hashable` where the app has a `Hashable`.
    func typeName(_ type: String) -> String { hiddenTypes[type].map { "\($0).\(type)" } ?? type }

    /// The enum of the destinations.
    static func screens(_ graph: NavigationGraph) -> EnumContext {
        EnumContext(
            graph, graph.destinations, graph.conformances, placeholder: graph.placeholderCase,
            retiredNames: graph.retiredNames { if case .destination(let number) = $0 { number } else { nil } },
            noun: "Screen")
    }

    /// The enum of what is no screen, such as the sheets; without a case where the spec has none.
    ///
    /// - Parameter number: the number of the case that something with a retired name is.
    static func cases(
        _ table: CaseTable, of graph: NavigationGraph, noun: String,
        _ number: (NavigationGraph.Owner) -> Int? = { _ in nil }
    ) -> EnumContext {
        var conformances = graph.conformances
        conformances.isIterable = false
        conformances.isCodable = table.isCodable
        conformances.others = []
        return EnumContext(
            graph, table, conformances, placeholder: nil, retiredNames: graph.retiredNames(of: number), noun: noun)
    }

    var enumName: ByteText { table.enumName.value }
    var hasPlaceholder: Bool { placeholder != nil }

    var groupCount: Int { isGrouped ? (caseCount + EnumContext.groupSize - 1) / EnumContext.groupSize : 1 }

    /// The cases of a group.
    func cases(inGroup group: Int) -> Range<Int> {
        if !isGrouped { return 0..<caseCount }
        let start = group * EnumContext.groupSize
        return start..<min(start + EnumContext.groupSize, caseCount)
    }

    func name(_ index: Int) -> ByteText {
        index < rowCount ? rows[index].name.bytes : placeholder?.name.value ?? ByteText("")
    }

    /// Appends a case's name, as `append(identifier:)` does.
    func appendName(_ index: Int, to buffer: inout ByteBuffer) {
        let dotted = caseNames[index]
        if dotted.count == 0 { return buffer.append(identifier: name(index)) }
        buffer.append(dotted.base + 1, count: dotted.count &- 1)
    }

    /// `.author`
    @inline(__always) func appendCase(_ index: Int, to buffer: inout ByteBuffer) {
        let dotted = caseNames[index]
        if dotted.count > 0 { return buffer.append(dotted.base, count: dotted.count) }
        buffer.append(0x2E)
        buffer.append(identifier: name(index))
    }

    /// A case's payload: its parameters' indices among all of the spec's.
    func payload(_ index: Int) -> IndexSpan { index < rowCount ? rows[index].payload : .none }

    /// The parameters of all payloads, in order.
    var ownParameters: some Sequence<Int> { (0..<rowCount).lazy.flatMap { self.rows[$0].payload.indices } }

    var hasPayloads: Bool { ownParameters.first { _ in true } != nil }

    /// `NavigationItem.SavedPath`, or an array where nothing is saved.
    func appendPathType(to buffer: inout ByteBuffer) {
        if !conformances.isCodable { buffer.append("[") }
        buffer.append(identifier: enumName)
        if conformances.isCodable { buffer.append(".SavedPath") } else { buffer.append("]") }
    }
}

/// Whether something of these payloads is not compared as a whole.
func hasPartialEquality(_ table: CaseTable) -> Bool {
    let (rows, count, traits) = (table.rows.base, table.rows.count, table.traits.base)
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
