import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The import statements of each generated file: exactly what it needs, as visible as its declarations need it.
struct Imports {
    private(set) var statements: [String] = []
    private(set) var declaration = 0..<0
    private(set) var metadata = 0..<0
    private(set) var plain = 0..<0
    private(set) var views = 0..<0
    private(set) var sidebar = 0..<0
    private(set) var host = 0..<0
    private(set) var observation = 0..<0
    private(set) var combine = 0..<0

    init(_ context: CodegenContext) {
        let document = context.document
        let modules = Set((document.app?.imports ?? []).map(\.string)).sorted()
        let access = context.access?.string
        let hasPayloads = context.hasPayloads
        let data = (document.sidebar?.sections ?? []).compactMap { $0.each?.type }
        let shown = document.attributes.compactMap(\.type) + data
        func exposedTypes(_ types: () -> [ByteText]) -> Set<String> {
            access == nil ? [] : exposed(modules, by: types())
        }
        declaration = add(
            hasPayloads ? modules : [],
            exposedTypes { context.ownParameters.map { document.parameters[$0].typeText } }, access)
        metadata = add(
            context.usesImportsInMetadata ? modules : [], exposedTypes { shown.map(\.bytes) }, access)
        plain = add(hasPayloads ? modules : [], [], nil)
        let others = modules.filter { $0 != "SwiftUI" }
        views = add(others + ["SwiftUI"], ["SwiftUI"], access)
        let ofData = exposedTypes { data.map(\.bytes) }.union(["SwiftUI"])
        sidebar = add((data.isEmpty ? [] : others) + ["SwiftUI"], ofData, access)
        let hostsOwnCode = !data.isEmpty || document.layout?.secondary != nil || context.usesNavigationPath
        host = add((hostsOwnCode ? others : []) + ["SwiftUI"], ofData, access)
        // A conformance of less than public access does not count as a use that others see.
        let isPublic = document.app?.access == .public
        observation = add(["Observation"], isPublic ? ["Observation"] : [], access)
        // `@Published` is part of a property's declaration.
        combine = add(["Combine"], isPublic || context.isSplit ? ["Combine"] : [], access)
    }

    private mutating func add(_ modules: [String], _ exposed: Set<String>, _ access: String?) -> Range<Int> {
        let start = statements.count
        let plain = access == nil ? modules : modules.filter { !exposed.contains($0) }
        statements += plain.sorted().map { "import \($0)" }
        if let access, plain.count < modules.count {
            statements.append(conditional(modules.filter(exposed.contains), access))
        }
        return start..<statements.count
    }

    /// Without the upcoming feature (SE-0409) an import is as visible as any declaration needs it, and saying more than
    /// an import of the same module in another file says is an error.
    private func conditional(_ modules: [String], _ access: String) -> String {
        let visible = modules.map { "    \(access) import \($0)\n" }.joined()
        let plain = modules.map { "    import \($0)\n" }.joined()
        return "#if hasFeature(InternalImportsByDefault)\n\(visible)#else\n\(plain)#endif"
    }
}

extension CodegenContext {
    /// Whether the metadata mentions what imported modules declare.
    var usesImportsInMetadata: Bool {
        if let bundle = document.app?.localization?.bundle?.string, bundle != "main", bundle != "module" { return true }
        return document.attributes.contains { $0.type.map(isOwn) ?? false } || graph.titleSegments.count > 0
            || graph.sections.contains { $0.each != nil }
    }
}

/// The modules whose names may stand in declarations of `types`, as far as names tell.
private func exposed(_ modules: [String], by types: [ByteText]) -> Set<String> {
    var exposed: Set<String> = []
    var numbers = NameNumbers()
    for type in types { _ = numbers.number(of: type) }
    for name in Set(numbers.names.flatMap { SwiftType($0)?.namedTypes ?? [] }.map { TypeName($0.string) }) {
        if name.qualifier == "Swift" || standardTypes.contains(name.root) { continue }
        if foundationTypes.contains(name.root) {
            exposed.insert("Foundation")
        } else if let qualifier = name.qualifier, modules.contains(qualifier) {
            exposed.insert(qualifier)
        } else {
            exposed.formUnion(modules.filter { $0 != "Foundation" })
        }
    }
    return exposed
}

/// `Models.Book.ID`: where the type may come from, and the outermost type.
private struct TypeName: Hashable {
    let qualifier: String?
    let root: String

    init(_ name: String) {
        let parts = name.split(separator: ".").map(String.init)
        qualifier = parts.count > 1 ? parts[0] : nil
        root = parts.first ?? ""
    }
}

private let standardTypes: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "Bool", "Character", "ClosedRange", "Dictionary", "Double", "Duration",
    "Error", "Float", "Hashable", "Int", "Int16", "Int32", "Int64", "Int8", "Never", "ObjectIdentifier", "Optional",
    "PartialKeyPath", "Range", "Result", "Sendable", "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8", "Void",
]

private let foundationTypes: Set<String> = [
    "AttributedString", "Calendar", "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet", "Data", "Date",
    "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale", "LocalizedStringResource",
    "Measurement", "Notification", "NSObject", "PersonNameComponents", "TimeInterval", "TimeZone", "URL",
    "URLComponents",
    "URLRequest", "UUID",
]

/// Whether a type is none of the standard library's that need no import.
private func isOwn(_ type: SourceText) -> Bool {
    let name = type.bytes[type.bytes.count - 1] == 0x3F ? type.bytes.slice(0, type.bytes.count - 1) : type.bytes
    return !["Bool", "Int", "Double", "String"].contains(name.string)
}
