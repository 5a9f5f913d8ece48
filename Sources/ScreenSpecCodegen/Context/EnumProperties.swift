import ScreenSpecDiagnostics

/// A generated enum's computed properties, as templates see them.
struct EnumProperties {
    let table: PropertyTable
    private let shape: Shape

    init(_ context: EnumContext) {
        table = PropertyTable(context)
        shape = Shape("property", [Self.functions(of: table)])
    }

    /// The properties of one place, which were added to the table one after the other.
    func field(_ name: StaticString, _ numbers: [Int], _ documentation: StaticString) -> Field {
        Field(name, .list(shape), documentation) { _ in .list(start: numbers.first ?? 0, count: numbers.count) }
    }

    private static func functions(of table: PropertyTable) -> Field {
        let function = Shape("function", declaration(of: table) + body(of: table))
        return Field(
            "functions", .list(function), "The property; or for a large enum, a chain of properties."
        ) {
            let functions = table.properties[$0].functions
            return .list(start: functions.lowerBound, count: functions.count)
        }
    }

    private static func declaration(of table: PropertyTable) -> [Field] {
        let access = table.context.graph.accessModifier
        return [
            Field("name", .identifier, "The property's name.") { .text(table.property(of: $0).pointee.name) },
            Field("type", .type, "The property's type.") { .text(table.property(of: $0).pointee.type) },
            Field("summary", .comment, "What the property is; only the first of a chain says it.") {
                guard table.functions[$0].number == 0 else { return .absent }
                return table.property(of: $0).pointee.summary.map { .text($0) } ?? .absent
            },
            Field("access", .expression, "The property's access modifier; absent for internal.") {
                if table.functions[$0].number > 0 { return .text(ByteText("private")) }
                let own = table.property(of: $0).pointee.access.map { ByteText($0) }
                return (own ?? access).map { .text($0) } ?? .absent
            },
            Field("suffix", .number, "The place in a chain, from the second on.") {
                let number = table.functions[$0].number
                return number == 0 ? .absent : .number(number + 1)
            },
            Field("nextSuffix", .number, "The next place in the chain; absent at its end.") {
                let function = table.functions[$0]
                let isLast = function.number + 1 == table.properties[function.property].functions.count
                return isLast ? .absent : .number(function.number + 2)
            },
        ]
    }

    private static func body(of table: PropertyTable) -> [Field] {
        let row = Shape(
            "row", [Field(code: "arm", "`case .a, .b: 2`") { table.appendArm($0, to: &$1) }],
            condition: table.context.conditionNumbers.isEmpty ? nil : { table.condition(ofRow: $0) })
        return [
            Field("rows", .list(row), "The arms.") {
                let function = table.functions.base + $0
                return .list(start: function.pointee.firstRow, count: function.pointee.rowCount)
            },
            Field(
                code: "default", "What holds for the other cases; absent where there are none.",
                where: { table.property(of: $0).pointee.hasDefault },
                write: { table.property(of: $0).pointee.defaultValue?(&$1) }),
            Field("isConstant", .flag, "Whether the property is the same for all cases.") {
                .flag(table.functions[$0].rowCount == 0)
            },
            Field("isUnreachableElsewhere", .flag, "Whether the end of a chain is never reached.") {
                .flag(table.context.isGrouped && !table.property(of: $0).pointee.hasDefault)
            },
        ]
    }
}

extension PropertyTable {
    /// The property that a function belongs to.
    fileprivate func property(of function: Int) -> UnsafeMutablePointer<Property> {
        properties + functions[function].property
    }
}
