import ScreenSpecDiagnostics
import ScreenSpecSwift

/// A property of a generated enum that is made of code of the spec: another for each case, or the same for many.
struct EnumProperty {
    let name: ByteText
    /// What it is in messages: "the title".
    let noun: String
    /// The code of each value.
    private(set) var values: [[SourceText]] = []
    private var numbers: [Int: Int] = [:]
    private var defaultNumber: Int?

    init(_ name: StaticString, _ noun: String) {
        self.name = ByteText(name)
        self.noun = noun
    }

    /// - Parameter assignments: the rows that give it a value, and its number.
    init(_ attribute: AttributeTable, _ assignments: [(Int, Int)]) {
        name = attribute.name.bytes
        noun = "the attribute"
        values = attribute.values.map { $0.constant.isExpression ? [$0.text] : [] }
        numbers = Dictionary(assignments, uniquingKeysWith: { first, _ in first })
        defaultNumber = attribute.defaultValue
    }

    mutating func add(_ code: [SourceText], to row: Int) {
        if code.isEmpty { return }
        numbers[row] = values.count
        values.append(code)
    }

    /// The number of the value that a row has; nil for one without.
    func value(of row: Int) -> Int? { numbers[row] ?? defaultNumber }

    /// For each value, which of the enum's properties it asks for; what asks for itself is told elsewhere.
    func uses(of names: [ByteText]) -> [Uses] {
        let others = names.map { $0.equals(name) ? ByteText("") : $0 }
        return values.map { codes in
            codes.reduce(into: Uses()) { uses, code in
                let use = propertyUse(in: code.bytes, of: others)
                uses.bare |= use.used
                uses.ofSelf |= use.ofSelf
            }
        }
    }

    func asks(forOneOf properties: [EnumProperty]) -> Bool {
        uses(of: properties.map(\.name)).contains { $0.any != 0 }
    }

    /// A bit for each property.
    struct Uses {
        var bare: UInt64 = 0
        /// Behind `self.`, where no parameter is meant.
        var ofSelf: UInt64 = 0

        var any: UInt64 { bare | ofSelf }

        /// - Parameter carried: what means a parameter of the payload where it stands alone.
        func `in`(_ carried: UInt64) -> UInt64 { bare & ~carried | ofSelf }
    }
}

/// The first circle of a graph, each of whose members leads to the next, and the last to the first.
///
/// - Parameter edges: for each node a bit for each that it leads to.
func firstCycle(in edges: [UInt64]) -> [Int]? {
    var done = Set<Int>()
    var path: [Int] = []
    func visit(_ node: Int) -> [Int]? {
        if let start = path.firstIndex(of: node) { return Array(path[start...]) }
        if !done.insert(node).inserted { return nil }
        path.append(node)
        for next in edges.indices.prefix(64) where edges[node] >> UInt64(next) & 1 != 0 {
            if let found = visit(next) { return found }
        }
        path.removeLast()
        return nil
    }
    for node in edges.indices {
        if let found = visit(node) { return found }
    }
    return nil
}
