import ScreenSpecDiagnostics

/// The properties that a switch over the enum computes, broken into functions and rows for the templates.
///
/// A flat enum of more than a few hundred cases cannot be switched over in one piece: Swift refuses or takes minutes. So
/// a large enum's property is a chain of switches over 32 cases each, the last of which has the property's default.
final class PropertyTable {
    struct Property: ~Copyable {
        let name: ByteText
        let type: ByteText
        /// What the property is, for its doc comment.
        let summary: ByteText?
        /// Its access modifier; nil for that of the enum.
        let access: StaticString?
        /// How many of the cases, from the first, have nothing but their name for a pattern.
        let bareCount: Int
        /// Writes the pattern of the others.
        let pattern: CodeWriter
        let value: CodeWriter
        /// What holds for cases without a row; nil where every case has one.
        var defaultValue: ((inout ByteBuffer) -> Void)?
        var functions = 0..<0
        /// Nil where each case has a row of its own.
        var rows: PlainArray<Row>?
        /// What rows are about; nil where they are about cases that follow each other.
        var members: PlainArray<Int32>?

        /// - Parameters:
        ///   - bareCount: all of them, where it is not said.
        ///   - value: writes what a value's number stands for.
        init(
            _ name: ByteText, _ type: ByteText, _ summary: ByteText?, access: StaticString? = nil,
            bareCount: Int = Int.max, pattern: @escaping (Int, inout ByteBuffer) -> Void = { _, _ in },
            value: @escaping (Int, inout ByteBuffer) -> Void, default defaultValue: ((inout ByteBuffer) -> Void)? = nil
        ) {
            self.name = name
            self.type = type
            self.summary = summary
            self.access = access
            self.bareCount = bareCount
            self.pattern = CodeWriter(pattern)
            self.value = CodeWriter(value)
            self.defaultValue = defaultValue
        }

        /// The same, of a property that has its name from here.
        init(
            _ name: StaticString, _ type: StaticString, _ summary: StaticString?, access: StaticString? = nil,
            bareCount: Int = Int.max, pattern: @escaping (Int, inout ByteBuffer) -> Void = { _, _ in },
            value: @escaping (Int, inout ByteBuffer) -> Void, default defaultValue: ((inout ByteBuffer) -> Void)? = nil
        ) {
            self.init(
                ByteText(name), ByteText(type), summary.map { ByteText($0) }, access: access, bareCount: bareCount,
                pattern: pattern, value: value, default: defaultValue)
        }
    }

    /// One computed property of the chain. Its rows' numbers are those that `appendArm` takes.
    struct Function: BitwiseCopyable {
        let property: Int
        let number: Int
        let firstRow: Int
        let rowCount: Int
    }

    /// One arm: `count` cases from the one that is, or stands in `members`, at `start`; and the number of their value.
    struct Row: BitwiseCopyable {
        let start: Int32
        let count: Int32
        let value: Int32

        @_transparent init(start: Int, count: Int, value: Int) {
            self.start = Int32(truncatingIfNeeded: start)
            self.count = Int32(truncatingIfNeeded: count)
            self.value = Int32(truncatingIfNeeded: value)
        }
    }

    let functions = PlainArray<Function>()
    /// They move when one is added. No array, for they cannot be copied.
    private(set) var properties = UnsafeMutablePointer<Property>.allocate(capacity: 8)
    private var capacity = 8
    private var propertyCount = 0
    let context: EnumContext

    init(_ context: EnumContext) { self.context = context }

    deinit {
        properties.deinitialize(count: propertyCount)
        properties.deallocate()
    }

    /// Adds a property with a row for each case.
    func add(_ property: consuming Property) -> Int {
        let size = context.isGrouped ? EnumContext.groupSize : max(context.caseCount, 1)
        return finish(property, breaks: Array(stride(from: size, to: context.caseCount, by: size)), context.caseCount)
    }

    /// Adds a property with a row for some of the cases; the others get the default.
    func add(_ property: consuming Property, cases: PlainArray<Int32>) -> Int {
        let rows = PlainArray<Row>(capacity: cases.count + 1)
        for index in cases { rows.append(Row(start: Int(index), count: 1, value: Int(index))) }
        let size = context.isGrouped ? EnumContext.groupSize : max(rows.count, 1)
        property.rows = rows
        return finish(property, breaks: Array(stride(from: size, to: rows.count, by: size)), rows.count)
    }

    /// Adds a property with a row for each group of cases, the last group left to the default.
    func addGroups(_ property: consuming Property) -> Int {
        let rows = PlainArray<Row>()
        for group in 0..<context.groupCount - 1 {
            let cases = context.cases(inGroup: group)
            rows.append(Row(start: cases.lowerBound, count: cases.count, value: group + 1))
        }
        property.rows = rows
        return finish(property, breaks: Array(0..<rows.count).dropFirst(), rows.count)
    }

    /// Adds a property whose rows gather the cases with the same value, in the order in which values first occur.
    ///
    /// - Parameters:
    ///   - values: the number of each case's value; -1 for the default.
    ///   - count: how many values there can be.
    func add(_ property: consuming Property, values: PlainArray<Int32>, count: Int) -> Int {
        let (groups, members) = gather(values, count)
        // Swift warns of a `default` that is never reached.
        if members.count == context.caseCount { property.defaultValue = nil }
        let rows = PlainArray<Row>()
        var breaks: [Int] = []
        let size = context.isGrouped ? EnumContext.groupSize : Int.max
        var room = size
        for group in groups {
            var start = Int(group.start)
            var rest = Int(group.count)
            while rest > 0 {
                if room == 0 {
                    breaks.append(rows.count)
                    room = size
                }
                let taken = min(room, rest)
                rows.append(Row(start: start, count: taken, value: Int(group.value)))
                start += taken
                rest -= taken
                room -= taken
            }
        }
        property.rows = rows
        property.members = members
        return finish(property, breaks: breaks, rows.count)
    }

    /// The cases in the order of their values, and a row for each value.
    private func gather(_ values: PlainArray<Int32>, _ count: Int) -> (rows: [Row], members: PlainArray<Int32>) {
        let (cases, caseCount) = (values.base, values.count)
        let places = PlainArray<Int>(repeating: 0, count: count)
        var order: [Int] = []
        var index = 0
        while index < caseCount {
            let value = Int(cases[index])
            if value >= 0 {
                if places.base[value] == 0 { order.append(value) }
                places.base[value] &+= 1
            }
            index &+= 1
        }
        var rows: [Row] = []
        var start = 0
        for value in order {
            rows.append(Row(start: start, count: places.base[value], value: value))
            start += places.base[value]
            places.base[value] = start - places.base[value]
        }
        let members = PlainArray<Int32>(repeating: 0, count: start)
        index = 0
        while index < caseCount {
            let value = Int(cases[index])
            if value >= 0 {
                members.base[places.base[value]] = Int32(truncatingIfNeeded: index)
                places.base[value] &+= 1
            }
            index &+= 1
        }
        return (rows, members)
    }

    /// - Parameter breaks: the rows with which a new function begins, the first one left out.
    private func finish(_ property: consuming Property, breaks: some Sequence<Int>, _ rowCount: Int) -> Int {
        let number = propertyCount
        let first = functions.count
        // A row's number says whose it is. A property that is the same for all cases is one function without rows.
        let base = number << 32
        var start = 0
        for end in Array(breaks) + [rowCount] {
            functions.append(
                Function(
                    property: number, number: functions.count - first, firstRow: base + start, rowCount: end - start))
            start = end
        }
        property.functions = first..<functions.count
        if propertyCount == capacity { grow() }
        (properties + number).initialize(to: property)
        propertyCount += 1
        return number
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Property>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: properties, count: propertyCount)
        properties.deallocate()
        (properties, capacity) = (larger, capacity * 2)
    }

    /// `case .settings, .about: 2`. Patterns fill the lines; a value that does not fit behind them stands below.
    func appendArm(_ number: Int, to buffer: inout ByteBuffer) {
        let property = properties + (number >> 32)
        let place = number & 0xFFFF_FFFF
        var row = Row(start: place, count: 1, value: place)
        if let rows = property.pointee.rows { row = rows.base[place] }
        let (context, members) = (context, property.pointee.members?.base)
        let bareCount = property.pointee.bareCount
        let indentation = buffer.indentation
        var lineStart = indentation.start
        buffer.append("case ")
        let first = Int(row.start)
        let end = first + Int(row.count)
        var index = first
        while index < end {
            let member = members.map { Int($0[index]) } ?? index
            let before = buffer.count
            if index > first { buffer.append(", ") }
            if member < bareCount {
                context.appendCase(member, to: &buffer)
            } else {
                property.pointee.pattern(member, &buffer)
            }
            // A comma or a colon stands behind it.
            if buffer.count - lineStart >= ByteBuffer.lineWidth, index > first {
                lineStart = buffer.breakLine(indentation, at: before + 1)
            }
            index += 1
        }
        buffer.append(":")
        buffer.appendHereOrBelow(indentation, lineStart: lineStart) { property.pointee.value(Int(row.value), &$0) }
    }
}
