import ScreenSpecDiagnostics

/// The properties that a switch over the enum computes, broken into functions and rows for the templates.
///
/// A flat enum of more than a few hundred cases cannot be switched over in one piece: Swift refuses or takes minutes. So
/// a large enum's property is a chain of switches over 32 cases each, the last of which has the property's default.
final class PropertyTable {
    typealias Writer = (Int, inout ByteBuffer) -> Void

    struct Property {
        let name: ByteText
        let type: ByteText
        let summary: ByteText?
        let isPrivate: Bool
        let pattern: Writer
        let value: Writer
        /// What holds for cases without a row; nil where every case has one.
        var defaultValue: ((inout ByteBuffer) -> Void)?
        var functions = 0..<0
        /// Whether rows gather the cases with one value.
        var isGathered = false
    }

    /// One computed property of the chain.
    struct Function {
        let property: Int
        let number: Int
        let rows: Range<Int>
    }

    /// One arm: the cases `start` up to `start + count` of `members`, or the case `start` alone; and its value's number.
    struct Row {
        let property: Int32
        let start: Int32
        let count: Int32
        let value: Int32

        init(property: Int, start: Int, count: Int, value: Int) {
            self.property = Int32(property)
            self.start = Int32(start)
            self.count = Int32(count)
            self.value = Int32(value)
        }
    }

    private(set) var properties: [Property] = []
    private(set) var functions: [Function] = []
    private(set) var rows: [Row] = []
    private var members: [Int] = []
    private let context: CodegenContext

    init(_ context: CodegenContext) { self.context = context }

    /// Adds a property with a row for each case.
    ///
    /// - Parameter cases: the cases that have a row; the others get the default.
    func add(_ property: Property, cases: [Int]? = nil) -> Int {
        let number = properties.count
        var property = property
        let start = functions.count
        let count = cases?.count ?? context.caseCount
        let size = context.isGrouped ? CodegenContext.groupSize : max(count, 1)
        var first = 0
        while first < count {
            let end = min(first + size, count)
            let rowStart = rows.count
            var index = first
            while index < end {
                let entry = cases.map { $0[index] } ?? index
                rows.append(Row(property: number, start: entry, count: 1, value: entry))
                index += 1
            }
            functions.append(Function(property: number, number: functions.count - start, rows: rowStart..<rows.count))
            first = end
        }
        finish(&property, start)
        return number
    }

    /// Adds a property whose rows gather the cases with the same value.
    ///
    /// - Parameter groups: the value's number and the cases that have it, the cases in order.
    func add(_ property: Property, groups: [(value: Int, cases: [Int])]) -> Int {
        let number = properties.count
        var property = property
        let start = functions.count
        property.isGathered = true
        // Swift warns of a `default` that is never reached.
        if groups.reduce(0, { $0 + $1.cases.count }) == context.caseCount { property.defaultValue = nil }
        var rowStart = rows.count
        var room = context.isGrouped ? CodegenContext.groupSize : Int.max
        let size = room
        for group in groups {
            var index = 0
            while index < group.cases.count {
                let taken = min(room, group.cases.count - index)
                let memberStart = members.count
                members += group.cases[index..<(index + taken)]
                rows.append(Row(property: number, start: memberStart, count: taken, value: group.value))
                index += taken
                room -= taken
                if room == 0 {
                    functions.append(Function(property: number, number: functions.count - start, rows: rowStart..<rows.count))
                    rowStart = rows.count
                    room = size
                }
            }
        }
        if rowStart < rows.count {
            functions.append(Function(property: number, number: functions.count - start, rows: rowStart..<rows.count))
        }
        finish(&property, start)
        return number
    }

    private func finish(_ property: inout Property, _ start: Int) {
        // A property that is the same for all cases is one function without rows.
        if functions.count == start { functions.append(Function(property: properties.count, number: 0, rows: 0..<0)) }
        property.functions = start..<functions.count
        properties.append(property)
    }

    /// `case .settings, .about: 2`, broken where it would be longer than 120 columns behind an indentation of 8.
    func appendArm(_ number: Int, to buffer: inout ByteBuffer) {
        let row = rows[number]
        let property = properties[Int(row.property)]
        buffer.append("case ")
        var lineStart = buffer.count - 5
        if !property.isGathered {
            property.pattern(Int(row.start), &buffer)
        } else {
            var index = 0
            while index < Int(row.count) {
                if index > 0 { buffer.append(", ") }
                let before = buffer.count
                property.pattern(members[Int(row.start) + index], &buffer)
                if buffer.count - lineStart > 110, index > 0 {
                    // The pattern goes to a line of its own; the space before it goes away.
                    buffer.truncate(to: before - 1)
                    buffer.append("\n    ")
                    lineStart = buffer.count - 4
                    property.pattern(members[Int(row.start) + index], &buffer)
                }
                index += 1
            }
        }
        buffer.append(":")
        let beforeValue = buffer.count
        buffer.append(" ")
        property.value(Int(row.value), &buffer)
        if buffer.count - lineStart <= 112 { return }
        buffer.truncate(to: beforeValue)
        buffer.append("\n    ")
        property.value(Int(row.value), &buffer)
    }
}
