import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    /// Gathers the values that destinations give each attribute, and checks them against its type.
    mutating func readAttributes() {
        let ofDestinations = assignments(of: document.rows.destinations)
        let ofSheets = assignments(of: document.rows.sheetRows)
        for (number, attribute) in document.attributes.enumerated() {
            if let table = table(attribute, ofDestinations[number], ofSheets[number]) { attributes.append(table) }
        }
        if attributes.contains(where: { !$0.sheetAssignments.isEmpty }) { checkSheetAttributes() }
    }

    /// For each attribute, the rows that give it a value.
    private mutating func assignments(of rows: PlainArray<Destination>) -> [[Assignment]] {
        var assignments = Array(repeating: [Assignment](), count: document.attributes.count)
        var index = 0
        while index < rows.count {
            let given = rows[index].attributes
            if given.count > 0 { gather(given, of: index, into: &assignments) }
            index += 1
        }
        return assignments
    }

    private typealias Assignment = (destination: Int, value: Scalar)

    /// The enum of sheets gets a property for each attribute.
    private mutating func checkSheetAttributes() {
        let sheets = document.rows.sheetRows
        for attribute in document.attributes {
            if let owner = ReservedNames.sheets.owner(of: attribute.name.bytes) {
                report(
                    .reservedName,
                    "sheets have attributes, and `\(attribute.name.string)` is a name that belongs to \(owner) of their enum",
                    at: attribute.name.range)
            }
            guard let sheet = sheets.first(where: { $0.name.bytes.equals(attribute.name.bytes) }) else { continue }
            report(
                .reservedName,
                "a sheet cannot be called `\(sheet.name.string)`: that name belongs to the attribute `\(attribute.name.string)`",
                at: sheet.name.range, notes: [.init("it is taken here", at: attribute.name.range)])
        }
    }

    private mutating func gather(
        _ given: IndexSpan, of destination: Int, into assignments: inout [[Assignment]]
    ) {
        for value in document.rows.attributeValues[given.indices] {
            guard let attribute = attributeNames[value.name] else {
                if document.unreadSections.contains("attributes") { continue }
                let guess = attributeSuggestions.nearest(to: value.name.bytes, among: attributeNames.all)
                report(
                    .unknownAttribute, "there is no attribute `\(value.name.string)`", at: value.name.range,
                    help: guess.map { "did you mean `\($0.string)`?" } ?? "declare it under `attributes`, with its type"
                )
                continue
            }
            if assignments[attribute].last?.destination == destination {
                report(
                    .duplicateKey, "attribute `\(value.name.string)` has two values here", at: value.name.range)
            } else {
                assignments[attribute].append((destination, value.scalar))
            }
        }
    }

    /// Nil without a type.
    private mutating func table(
        _ attribute: Attribute, _ given: [Assignment], _ ofSheets: [Assignment]
    ) -> AttributeTable? {
        guard let type = attribute.type else { return nil }
        let wrapped = type.bytes.wrapped
        let isOptional = wrapped != nil
        let kind = AttributeTable.Kind(wrapped ?? type.bytes)
        if attribute.defaultValue == nil, !isOptional, !document.isUnread("default", of: attribute.name.range) {
            report(
                .missingDefault, "attribute `\(attribute.name.string)` has no `default`, and its type is not optional",
                at: attribute.name.range, help: "add `default:`, or make the type `\(type.string)?`")
        }
        var values: [AttributeTable.Value] = []
        var numbers: [String: Int?] = [:]
        func number(_ value: Scalar) -> Int? {
            let spelling = value.isPlain ? value.text.string : "\"" + value.text.string
            if let known = numbers[spelling] { return known }
            let isNull = isOptional && value.isNull && kind != .expression && kind != .string
            let constant = isNull ? AttributeTable.Constant.null : constant(value, kind, of: attribute)
            numbers[spelling] = .some(constant.map { _ in values.count })
            guard let constant else { return nil }
            values.append(AttributeTable.Value(text: value.text, constant: constant))
            return values.count - 1
        }
        let defaultValue = attribute.defaultValue.flatMap { number($0) }
        let assignments = given.compactMap { one in number(one.value).map { (destination: one.destination, value: $0) }
        }
        let sheetAssignments = ofSheets.compactMap { one in
            number(one.value).map { (sheet: one.destination, value: $0) }
        }
        return AttributeTable(
            name: attribute.name, type: type, summary: attribute.summary, kind: kind, assignments: assignments,
            sheetAssignments: sheetAssignments,
            values: values, defaultValue: defaultValue)
    }

    /// Nil, and reported, where a value is none of the attribute's type.
    private mutating func constant(
        _ value: Scalar, _ kind: AttributeTable.Kind, of attribute: Attribute
    ) -> AttributeTable.Constant? {
        // What YAML took for a tag or an anchor was reported as that.
        if value.isPlain, value.text.bytes[0] == 0x21 || value.text.bytes[0] == 0x26 { return nil }
        if kind == .expression || kind == .string, value.endMark != 0 {
            let isDefault = attribute.defaultValue?.text.range == value.text.range
            let key = isDefault ? ByteText("default") : attribute.name.bytes
            diagnostics.append(commaInSwift(value.text, of: key, value.endMark))
            return nil
        }
        if kind == .expression, value.isNull {
            report(
                .attributeValue, "attribute `\(attribute.name.string)` takes Swift, found `\(value.text.string)`",
                at: value.text.range, help: "write `nil`")
            return nil
        }
        if kind == .expression {
            let isExpression = checkExpression(
                value.text, as: "attribute `\(attribute.name.string)`", into: &diagnostics)
            checkUnbound(value.text, of: "an attribute")
            return isExpression ? .expression : nil
        }
        if let constant = AttributeTable.Constant(value, kind) { return constant }
        let found = value.isPlain ? "`\(value.text.string)`" : "the text \"\(value.text.string)\""
        report(
            .attributeValue, "attribute `\(attribute.name.string)` takes \(kind.words), found \(found)",
            at: value.text.range, help: help(for: value, kind, of: attribute))
        return nil
    }
}

extension Scalar {
    /// Whether it is the null of the YAML 1.2 core schema (10.3.2).
    fileprivate var isNull: Bool {
        isPlain
            && (text.bytes.equals("null") || text.bytes.equals("Null") || text.bytes.equals("NULL")
                || text.bytes.equals("~"))
    }
}

extension AttributeTable.Constant {
    /// Nil where the text is none of that kind.
    fileprivate init?(_ value: Scalar, _ kind: AttributeTable.Kind) {
        let bytes = value.text.bytes
        switch kind {
        case .string: self = .string
        case .bool where value.isPlain:
            guard let bool = coreBoolean(bytes) else { return nil }
            self = .bool(bool)
        case .int where value.isPlain:
            guard let int = coreInteger(bytes) else { return nil }
            self = .int(int)
        case .double where value.isPlain:
            guard let double = coreInteger(bytes).map(Double.init) ?? coreFloat(bytes) else { return nil }
            self = .double(double)
        default: return nil
        }
    }
}

private func help(for value: Scalar, _ kind: AttributeTable.Kind, of attribute: Attribute) -> String? {
    if value.text.bytes.equals("nil"), let type = attribute.type?.bytes, type[type.count - 1] == 0x3F {
        return "write `null`"
    }
    let plain = Scalar(text: value.text, isPlain: true)
    if AttributeTable.Constant(plain, kind) != nil { return "write it without quotes" }
    if kind == .bool, let word = looseBoolean(value.text.bytes) { return "write `\(word)`" }
    return "a value of this type is data and no Swift expression: write \(kind.words)"
}

extension AttributeTable.Kind {
    /// As a message says it after "takes".
    fileprivate var words: String {
        switch self {
        case .bool: "`true` or `false`"
        case .int: "a whole number"
        case .double: "a number"
        case .string: "text"
        case .expression: "a Swift expression"
        }
    }

    init(_ type: ByteText) {
        if type.equals("Bool") {
            self = .bool
        } else if type.equals("Int") {
            self = .int
        } else if type.equals("Double") {
            self = .double
        } else {
            self = type.equals("String") ? .string : .expression
        }
    }
}

extension ByteText {
    /// The type inside an optional one, which is `A?` or `Optional<A>`; nil of others.
    fileprivate var wrapped: ByteText? {
        if count > 1, self[count - 1] == 0x3F { return slice(0, count - 1) }
        guard count > 10, self[count - 1] == 0x3E, slice(0, 9).equals("Optional<") else { return nil }
        return slice(9, count - 1)
    }
}
