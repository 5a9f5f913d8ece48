import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The import statements of the generated files: exactly what each needs, as visible as its declarations need it.
struct Imports {
    let graph: NavigationGraph

    private var modules: [String] { Set(graph.app.imports.map(\.string)).sorted() }
    private var ownModules: [String] { modules.filter { $0 != "SwiftUI" } }

    /// Those of an enum's declaration, of code about it that declares nothing public, and of its views.
    func fields(of context: EnumContext) -> [Field] {
        let modules = context.hasPayloads ? modules : []
        return [
            field(
                "declarationImports", modules,
                exposedTypes { context.ownParameters.map { context.parameters[$0].typeText } },
                "What the enum's declaration needs."),
            field("imports", modules, nil, "What code that declares nothing public needs."),
            field("viewImports", ownModules + ["SwiftUI"], ["SwiftUI"], "What the view factory needs."),
        ]
    }

    /// Those of the other files.
    func fields(of navigation: NavigationContext) -> [Field] {
        let data = graph.sections.compactMap { $0.each?.type }
        let handed = graph.handedDependencies.compactMap(\.type)
        let shown = graph.attributes.map(\.type) + data
        let ofData = exposedTypes { data.map(\.bytes) }.union(["SwiftUI"])
        let ofHost = exposedTypes { (data + handed).map(\.bytes) }.union(["SwiftUI"])
        let hostsOwnCode =
            !data.isEmpty || !handed.isEmpty || graph.layout.secondary != nil
            || graph.tabSections.contains { $0.title?.expressions.isEmpty == false }
        // A conformance of less than public access does not count as a use that others see.
        let isPublic = graph.app.access == .public
        return [
            field(
                "metadataImports", graph.usesImportsInMetadata ? modules : [], exposedTypes { shown.map(\.bytes) },
                "What the metadata needs."),
            field(
                "tabsImports",
                graph.tabs.contains { $0.root.arguments != nil || $0.title?.expressions.isEmpty == false }
                    ? modules : [],
                nil,
                "What the tabs need."),
            field(
                "sidebarImports", (data.isEmpty && !sidebarHasCode ? [] : ownModules) + ["SwiftUI"], ofData,
                "What the sidebar needs."),
            field("hostImports", (hostsOwnCode ? ownModules : []) + ["SwiftUI"], ofHost, "What the hosts need."),
            field(
                "observationImports", ["Observation"], isPublic ? ["Observation"] : [],
                "What the router needs to be observed."),
            field(
                "combineImports", ["Combine"], isPublic ? ["Combine"] : [],
                "What the router needs where it is an ObservableObject."),
        ]
    }

    /// Whether rows have arguments, or texts expressions.
    private var sidebarHasCode: Bool {
        let titles = [graph.layout.sidebarTitle] + graph.sections.flatMap { [$0.title] + $0.fixedRows.map(\.title) }
        return titles.contains { $0?.expressions.isEmpty == false }
            || graph.sections.contains { $0.items.contains { $0.arguments != nil } }
    }

    private func exposedTypes(_ types: () -> [ByteText]) -> Set<String> {
        graph.accessModifier == nil ? [] : exposed(modules, by: types())
    }

    /// - Parameter exposed: the modules that declarations show; nil where there are none to show them.
    private func field(
        _ name: StaticString, _ modules: [String], _ exposed: Set<String>?, _ documentation: StaticString
    ) -> Field {
        let access = graph.accessModifier?.string
        let shown = access == nil ? [] : modules.filter { exposed?.contains($0) == true }
        var statements = modules.filter { !shown.contains($0) }.sorted().map { "import \($0)" }
        if let access, !shown.isEmpty { statements.append(conditional(shown, access)) }
        return Field(
            code: name, documentation, where: { _ in !statements.isEmpty },
            write: { [statements] in $1.append(code: statements.joined(separator: "\n")) })
    }

    /// Without the upcoming feature (SE-0409) an import is as visible as any declaration needs it, and saying more than
    /// an import of the same module in another file says is an error.
    private func conditional(_ modules: [String], _ access: String) -> String {
        let visible = modules.map { "    \(access) import \($0)\n" }.joined()
        let plain = modules.map { "    import \($0)\n" }.joined()
        return "#if hasFeature(InternalImportsByDefault)\n\(visible)#else\n\(plain)#endif"
    }
}

extension NavigationGraph {
    /// Whether the metadata mentions what imported modules declare.
    var usesImportsInMetadata: Bool {
        if case .expression = app.bundle { return true }
        return attributes.contains { isOwn($0.type) } || titleSegments.count > 0
            || sections.contains { $0.each != nil || $0.items.contains { $0.arguments != nil } }
    }
}

/// The modules whose names may stand in declarations of `types`, as far as names tell.
private func exposed(_ modules: [String], by types: [ByteText]) -> Set<String> {
    var exposed: Set<String> = []
    let table = NameTable(count: types.count) { types[$0] }
    let distinct = types.indices.lazy.filter { table[types[$0]] == $0 }
    for name in Set(distinct.flatMap { SwiftType(types[$0])?.namedTypes ?? [] }.map { TypeName($0.string) }) {
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
