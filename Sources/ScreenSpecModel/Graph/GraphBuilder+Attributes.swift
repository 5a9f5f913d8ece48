import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    /// Gathers the values that destinations give each attribute, and checks them against its type.
    mutating func readAttributes() {
        var assignments = Array(repeating: [(destination: Int, value: Scalar)](), count: document.attributes.count)
        var index = 0
        while index < document.destinations.count {
            let given = document.destinations[index].attributes
            if given.count > 0 { gather(given, of: index, into: &assignments) }
            index += 1
        }
        for (attribute, given) in zip(document.attributes, assignments) { attributes.append(table(attribute, given)) }
    }

    private mutating func gather(
        _ given: IndexSpan, of destination: Int, into assignments: inout [[(destination: Int, value: Scalar)]]
    ) {
        for value in document.attributeValues[given.indices] {
            guard let attribute = attributeNames[value.name] else {
                if document.unreadSections.contains("attributes") { continue }
                let guess = attributeNames.nearest(to: value.name.bytes)
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

    private mutating func table(
        _ attribute: Attribute, _ given: [(destination: Int, value: Scalar)]
    ) -> NavigationGraph.AttributeTable {
        let type = attribute.type?.bytes ?? ByteText("")
        let isOptional = type.count > 1 && type[type.count - 1] == 0x3F
        let kind = NavigationGraph.AttributeKind(isOptional ? type.slice(0, type.count - 1) : type)
        if attribute.type != nil, attribute.defaultValue == nil, !isOptional,
            !document.isUnread("default", of: attribute.name.range)
        {
            report(
                .missingDefault, "attribute `\(attribute.name.string)` has no `default`, and its type is not optional",
                at: attribute.name.range, help: "add `default:`, or make the type `\(type.string)?`")
        }
        var values: [Scalar] = []
        var numbers: [String: Int] = [:]
        func number(_ value: Scalar) -> Int {
            let spelling = value.text.string
            if let known = numbers[spelling] { return known }
            numbers[spelling] = values.count
            values.append(value)
            return values.count - 1
        }
        let defaultValue = attribute.defaultValue.map { number($0) }
        let assignments = given.map { (destination: $0.destination, value: number($0.value)) }
        if attribute.type != nil { for value in values { check(value, kind, of: attribute, isOptional) } }
        return NavigationGraph.AttributeTable(
            kind: kind, assignments: assignments, values: values, defaultValue: defaultValue)
    }

    private mutating func check(
        _ value: Scalar, _ kind: NavigationGraph.AttributeKind, of attribute: Attribute, _ isOptional: Bool
    ) {
        let bytes = value.text.bytes
        let fits =
            switch kind {
            case .bool: value.isPlain && coreBoolean(bytes) != nil
            case .int: value.isPlain && coreInteger(bytes) != nil
            case .double: value.isPlain && (coreInteger(bytes) != nil || coreFloat(bytes) != nil)
            case .string: true
            case .expression:
                checkExpression(value.text, as: "attribute `\(attribute.name.string)`", into: &diagnostics)
            }
        if fits || kind == .expression { return }
        let found = value.isPlain ? "`\(value.text.string)`" : "the text \"\(value.text.string)\""
        report(
            .attributeValue, "attribute `\(attribute.name.string)` takes \(kind.words), found \(found)",
            at: value.text.range, help: help(for: value, kind))
    }
}

private func help(for value: Scalar, _ kind: NavigationGraph.AttributeKind) -> String? {
    if !value.isPlain { return "write it without quotes" }
    return kind == .bool ? looseBoolean(value.text.bytes).map { "write `\($0)`" } : nil
}

extension NavigationGraph.AttributeKind {
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
