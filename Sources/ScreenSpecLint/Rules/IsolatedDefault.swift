import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension LintRule {
    static let isolatedDefault = LintRule(
        "isolated-default", "A payload's default calls what may belong to the main actor.",
        """
        Wherever an enum stands, its cases belong to no actor. In a module whose types belong to the main actor unless they \
        say otherwise, as in new projects of Xcode 26, the default `Filter()` then does not compile in Swift 6, as it would \
        not in an enum that is written by hand. Declare the type `nonisolated struct Filter`, which data should be in such \
        an app. A set and the keys of a dictionary call what makes their elements Hashable, also where there are none.

        A spec does not say how its app is built, and so this rule speaks only where it is asked to: turn it on in such an app.
        """,
        isOptIn: true,
        passing: [
            """
            lint: {rules: {isolated-default: warning}}
            destinations: {find: {payload: "order: Order = .newest, id: UUID = UUID(), words: [String] = []", view: FindView}}
            """,
            """
            lint: {rules: {isolated-default: warning}}
            destinations: {find: {payload: {chosen: "Set<Book.ID> = []", counts: "[String: Int] = [:]"}, view: FindView}}
            """,
            """
            destinations: {find: {payload: {filter: Filter = Filter()}, view: FindView}}
            """,
        ],
        failing: [
            """
            lint: {rules: {isolated-default: warning}}
                                                             ↓
            destinations: {find: {payload: {filter: Filter = Filter()}, view: FindView}}
            """,
            """
            lint: {rules: {isolated-default: warning}}
                                                              ↓
            destinations: {find: {payload: {filter: Filter? = .init(1)}, view: FindView}}
            """,
            """
            lint: {rules: {isolated-default: warning}}
                                                                 ↓
            destinations: {find: {payload: {filters: "[Filter] = [ .init(1), Filter()]"}, view: FindView}}
            """,
            """
            lint: {rules: {isolated-default: warning}}
                                                                    ↓
            destinations: {find: {payload: {filters: "Set<Filter> = []"}, view: FindView}}
            """,
            """
            lint: {rules: {isolated-default: warning}}
                                                                     ↓
            destinations: {find: {payload: {counts: "[Filter: Int] = [:]"}, view: FindView}}
            """,
        ],
        check: { graph, _ in
            graph.caseTables.flatMap { table in
                table.rows.flatMap { row in
                    row.payload.indices.compactMap { finding(row, table.parameters.base[$0]) }
                }
            }
        })
}

private func finding(_ row: Destination, _ parameter: PayloadParameter) -> LintRule.Finding? {
    guard let value = parameter.defaultValue else { return nil }
    let subject = "the default of `\(parameter.name.string)` of `\(row.name.string)`"
    if let type = calledType(value.string, of: parameter.type.string) {
        return LintRule.Finding(
            message: "\(subject) calls an initialiser of `\(type)`, which has to be nonisolated",
            range: value.range, help: "declare it `nonisolated`, as in `nonisolated struct \(type)`")
    }
    guard let type = hashedType(value.string, of: parameter.type.string) else { return nil }
    return LintRule.Finding(
        message: "\(subject) needs a `\(type)` that is Hashable, which has to be nonisolated",
        range: value.range, help: "declare it `nonisolated`, as in `nonisolated enum \(type)`")
}

/// The type of the app that a set, or the keys of a dictionary, is made of; nil where there is none.
private func hashedType(_ value: String, of type: String) -> String? {
    guard value.hasPrefix("[") else { return nil }
    let words = type.split { "<>[]:? ".contains($0) }
    let isSet = type.hasPrefix("Set<") && words.count == 2
    guard isSet || type.hasPrefix("[") && type.contains(":"), let name = words.dropFirst(isSet ? 1 : 0).first,
        name.unicodeScalars.first?.properties.isUppercase == true, !name.hasSuffix(".ID"),
        !nonisolatedTypes.contains(String(name.prefix { $0 != "." }))
    else { return nil }
    return String(name)
}

/// The type of the app whose initialiser `value` begins with a call of; nil where there is none.
private func calledType(_ value: String, of type: String) -> String? {
    // The elements of an array have the type that stands in its brackets.
    let (value, type) = (value.drop { $0 == "[" || $0 == " " }, type.drop { $0 == "[" })
    let name = String(value.prefix { $0 != "(" })
    guard name.utf8.count < value.utf8.count else { return nil }
    let isOwn = name == ".init"
    let called = isOwn ? String(type.prefix { !"?!<]:".contains($0) }) : name
    guard let first = called.unicodeScalars.first, first.properties.isUppercase,
        called.unicodeScalars.allSatisfy({
            $0 == "." || $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
        })
    else { return nil }
    // `Filter.standard(1)` calls no initialiser.
    let last = called.split(separator: ".").last?.unicodeScalars.first
    return last?.properties.isUppercase == true && !nonisolatedTypes.contains(called) ? called : nil
}

/// Types of Swift and Foundation that payloads often have.
private let nonisolatedTypes: Set<String> = [
    "AnyHashable", "Array", "Bool", "Calendar", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date",
    "DateComponents", "DateInterval", "Decimal", "Dictionary", "Double", "Float", "IndexPath", "IndexSet", "Int",
    "Int16", "Int32", "Int64", "Int8", "Locale", "ObjectIdentifier", "PersistentIdentifier", "Range", "Set", "String",
    "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
]
