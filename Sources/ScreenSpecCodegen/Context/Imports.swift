import ScreenSpecDiagnostics
import ScreenSpecModel

/// The import statements of each generated file: exactly what it needs, as visible as its declarations need it.
struct Imports {
    private(set) var statements: [String] = []
    private(set) var declaration = 0..<0
    private(set) var metadata = 0..<0
    private(set) var plain = 0..<0
    private(set) var views = 0..<0

    init(_ context: CodegenContext) {
        let document = context.document
        let modules = (document.app?.imports ?? []).map(\.string)
        let declares = !document.parameters.isEmpty
        let usesInMetadata =
            document.attributes.contains { $0.type.map(isOwn) ?? false }
            || context.graph.titleSegments.count > 0 || context.graph.sections.contains { $0.each != nil }
        let access = context.access?.string
        declaration = add(declares ? modules : [], access)
        metadata = add(usesInMetadata ? modules : [], access)
        plain = add(declares ? modules : [], nil)
        views = add(modules.filter { $0 != "SwiftUI" }, nil, and: "SwiftUI", access)
    }

    private mutating func add(
        _ modules: [String], _ access: String?, and extra: String? = nil, _ extraAccess: String? = nil
    ) -> Range<Int> {
        let start = statements.count
        var lines = modules.map { statement($0, access) }
        if let extra { lines.append(statement(extra, extraAccess)) }
        // Sorted by module, as people sort them.
        statements += Set(lines).sorted { $0.split(separator: " ").last! < $1.split(separator: " ").last! }
        return start..<statements.count
    }
}

private func statement(_ module: String, _ access: String?) -> String {
    (access.map { $0 + " " } ?? "") + "import " + module
}

/// Whether a type is none of the standard library's that need no import.
private func isOwn(_ type: SourceText) -> Bool {
    let name = type.bytes[type.bytes.count - 1] == 0x3F ? type.bytes.slice(0, type.bytes.count - 1) : type.bytes
    return !["Bool", "Int", "Double", "String"].contains(name.string)
}
