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
        /// Whether the cases that have the default have rows, too: in some build there is none of them, and Swift warns of a
        /// `default` that is never reached.
        var spellsDefault = false
        /// Whether there is a `default`.
        var hasDefault: Bool { defaultValue != nil && !spellsDefault }

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

    /// One arm: `count` cases from the one that is, or stands in `members`, at `start`; and the number of their value, which is
    /// -1 for the default.
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
        let others = property.defaultValue == nil ? [] : defaultsToSpell(besides: cases.map { $0 })
        for index in others { rows.append(Row(start: Int(index), count: 1, value: -1)) }
        let size = context.isGrouped ? EnumContext.groupSize : max(rows.count, 1)
        property.spellsDefault = !others.isEmpty
        property.rows = rows
        return finish(property, breaks: Array(stride(from: size, to: rows.count, by: size)), rows.count)
    }

    /// Adds a property with a row for each group of cases, the last group left to the default.
    func addGroups(_ property: consuming Property) -> Int {
        if !context.conditionNumbers.isEmpty {
            let values = PlainArray<Int32>(repeating: -1, count: context.caseCount)
            for group in 0..<context.groupCount - 1 {
                for index in context.cases(inGroup: group) { values.base[index] = Int32(group + 1) }
            }
            return add(property, values: values, count: context.groupCount)
        }
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
        var (groups, members) = gather(values, count)
        // Swift warns of a `default` that is never reached.
        if members.count == context.caseCount { property.defaultValue = nil }
        if !context.conditionNumbers.isEmpty {
            let others = property.defaultValue == nil ? [] : defaultsToSpell(besides: members.map { $0 })
            property.spellsDefault = !others.isEmpty
            if !others.isEmpty {
                groups.append(Row(start: members.count, count: others.count, value: -1))
                for index in others { members.append(index) }
            }
            groups = groups.flatMap { split($0, members) }
        }
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

    /// The cases that have the default, where some build has none of them; none where a `default` is reached in every one, or
    /// where all cases have it.
    private func defaultsToSpell(besides cases: [Int32]) -> [Int32] {
        if context.isGrouped || context.conditionNumbers.isEmpty || cases.isEmpty { return [] }
        let own = Set(cases)
        let others = (0..<Int32(context.caseCount)).filter { !own.contains($0) }
        return others.contains { context.isInEveryBuild(Int($0)) } ? [] : others
    }

    /// A row for each condition that some of its cases have.
    private func split(_ row: Row, _ members: PlainArray<Int32>) -> [Row] {
        let (start, end) = (Int(row.start), Int(row.start) + Int(row.count))
        let cases = (start..<end).map { members.base[$0] }
        var order: [Int32] = []
        var split: [Int32: [Int32]] = [:]
        for index in cases {
            let number = Int(index) < context.conditionNumbers.count ? context.conditionNumbers[Int(index)] : 0
            if split[number] == nil { order.append(number) }
            split[number, default: []].append(index)
        }
        var place = start
        return order.map { number in
            let cases = split[number] ?? []
            for (offset, index) in cases.enumerated() { members.base[place + offset] = index }
            defer { place += cases.count }
            return Row(start: place, count: cases.count, value: Int(row.value))
        }
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
        let row = row(number)
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
            if member < bareCount || row.value < 0 {
                context.appendCase(member, to: &buffer)
            } else {
                property.pointee.pattern(member, &buffer)
            }
            // A comma or a colon stands behind it.
            if buffer.count - lineStart >= buffer.lineWidth, index > first {
                lineStart = buffer.breakLine(indentation, at: before + 1)
            }
            index += 1
        }
        buffer.append(":")
        buffer.appendHereOrBelow(indentation, lineStart: lineStart) { buffer in
            if row.value < 0 { return property.pointee.defaultValue?(&buffer) ?? () }
            property.pointee.value(Int(row.value), &buffer)
        }
    }

    /// A row by its number.
    private func row(_ number: Int) -> Row {
        let place = number & 0xFFFF_FFFF
        guard let rows = properties[number >> 32].rows else { return Row(start: place, count: 1, value: place) }
        return rows.base[place]
    }

    /// What `#if` asks for a row.
    func condition(ofRow number: Int) -> String? {
        let start = Int(row(number).start)
        return context.condition(properties[number >> 32].members.map { Int($0.base[start]) } ?? start)
    }
}
