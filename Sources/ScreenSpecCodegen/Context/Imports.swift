import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The import statements of the generated files: exactly what each needs, as visible as its declarations need it.
struct Imports {
    let graph: NavigationGraph

    /// Those that the spec lists.
    private var listed: [String] { Set(graph.app.imports.map(\.string)).sorted() }
    /// What views need: the app's modules and, where the enums are another module's, that one and the views' own.
    private var ofViews: [String] {
        let ofOthers = graph.views?.imports.map(\.string) ?? []
        return Set(listed + routes + ofOthers).subtracting(["SwiftUI"]).sorted()
    }
    /// The module that the enums and the router are another's of.
    private var routes: [String] { graph.views.map { [$0.module.string] } ?? [] }

    /// Those of an enum's declaration, of code about it that declares nothing public, and of its views.
    func fields(of context: EnumContext) -> [Field] {
        var needed = ofPayloads(of: context)
        let ofSheets = context.isOfSheets && graph.sheetsHaveAttributes ? graph.attributes : []
        for attribute in ofSheets { needed.read(attribute) }
        let attributes = ofSheets.map(\.type)
        let answers = context.answering.compactMap { graph.answer(of: context.rows[$0]) }
        for type in answers { needed.read(type.bytes) }
        let modules = context.hasPayloads || !answers.isEmpty || attributes.contains(where: isOwn) ? listed : []
        let conformances = context.conformances.others
        var declared = needed
        for type in conformances { declared.read(type.bytes) }
        // A conformance of less than public access does not count as a use that others see.
        let shown = attributes + answers + (graph.app.access == .public ? conformances : [])
        return [
            field(
                "declarationImports", conformances.isEmpty ? modules : listed, declared,
                exposedTypes {
                    context.ownParameters.map { context.parameters[$0].typeText } + shown.map(\.bytes)
                }.union(exposedDefaults(of: context)), "What the enum's declaration needs."),
            field("imports", modules, needed, nil, "What code that declares nothing public needs."),
            field("viewImports", ofViews + ["SwiftUI"], exposed: ["SwiftUI"] + routes, "What the view factory needs."),
        ]
    }

    /// Those of the other files.
    func fields(of navigation: NavigationContext) -> [Field] {
        let data = graph.sections.compactMap { $0.each?.type }
        let handed = graph.handedDependencies.compactMap(\.type)
        let shown = graph.attributes.map(\.type) + data
        var ofData = AppleTypes(beside: listed)
        for type in data { ofData.read(type.bytes) }
        var ofHanded = AppleTypes(beside: listed)
        for type in handed { ofHanded.read(type.bytes) }
        var ofHost = ofData
        for type in handed { ofHost.read(type.bytes) }
        let exposed = exposedTypes { data.map(\.bytes) }.union(["SwiftUI"])
        let exposedByHost = exposedTypes { (data + handed).map(\.bytes) }.union(["SwiftUI"] + routes)
        let hostsOwnCode =
            graph.tabs.contains(where: \.icon.isView) || !data.isEmpty || !handed.isEmpty
            || graph.layout.secondary != nil
            || graph.app.screenModifiers != nil || graph.tabs.contains { $0.badge != nil || $0.visible != nil }
            || graph.tabSections.contains { $0.title?.expressions.isEmpty == false }
        // A conformance of less than public access does not count as a use that others see.
        let isPublic = graph.app.access == .public
        let ofTabs =
            graph.tabs.contains { $0.root.arguments != nil || $0.title?.expressions.isEmpty == false } ? listed : []
        let ofPaths = navigation.usesNavigationPath ? ["Foundation"] : []
        return [
            field(
                "metadataImports", graph.usesImportsInMetadata ? listed : [], ofMetadata,
                exposedTypes { shown.map(\.bytes) }.union(graph.sharesBundle ? ["Foundation"] : []),
                "What the metadata needs."),
            field("tabsImports", ofTabs, ofRoots, [], "What the tabs need."),
            field(
                "stateImports", ofStart == nil ? [] : listed, ofStart ?? AppleTypes(beside: []), nil,
                "What the state needs."),
            Field("tabsNeedFoundation", .flag, "Whether no import of the tabs' brings what looks texts up.") { _ in
                .flag(!ofTabs.contains("Foundation") && !ofRoots.needsFoundation)
            },
            field(
                "sidebarImports", (data.isEmpty && !sidebarHasCode ? [] : ofViews) + routes + ["SwiftUI"], ofData,
                exposed, "What the sidebar needs."),
            field(
                "hostImports", (hostsOwnCode ? ofViews : []) + routes + ofPaths + ["SwiftUI"], ofHost, exposedByHost,
                "What the hosts need."),
            field(
                "scenesImports",
                (handed.isEmpty && graph.windows.settings == nil ? [] : ofViews) + routes + ["SwiftUI"], ofHanded,
                exposedTypes { handed.map(\.bytes) }.union(["SwiftUI"]), "What the scenes need."),
            field(
                "presentationImports", (graph.makesViews ? ofViews : []) + ["SwiftUI"],
                exposed: ["SwiftUI"] + (graph.sheets.sheets.isEmpty ? [] : routes), "What is presented needs."),
            field(
                "dialogImports", ["SwiftUI"],
                exposed: navigation.hasLayers && !graph.isSeparate ? [] : ["SwiftUI"], "What shows dialogs needs."),
            field(
                "observationImports", ["Observation"], exposed: isPublic ? ["Observation"] : [],
                "What the router needs to be observed."),
            field(
                "combineImports", ["Combine"], exposed: isPublic ? ["Combine"] : [],
                "What the router needs where it is an ObservableObject."),
        ]
    }

    /// What the arguments of the tabs' roots name.
    private var ofRoots: AppleTypes {
        var needed = AppleTypes(beside: listed)
        for tab in graph.tabs { tab.root.arguments.map { needed.read($0.bytes) } }
        return needed
    }

    /// What the arguments of the first row name, where the state writes them; nil where it does not.
    private var ofStart: AppleTypes? {
        guard let arguments = graph.layout.start?.arguments, graph.startIsWrittenOut else { return nil }
        var needed = AppleTypes(beside: listed)
        needed.read(arguments.bytes)
        return needed
    }

    /// What an enum's payloads are, and what counts of them where they are compared.
    private func ofPayloads(of context: EnumContext) -> AppleTypes {
        var needed = AppleTypes(beside: listed)
        needed.read(payloadsOf: context.table)
        for type in context.identityTypes { needed.read(type) }
        return needed
    }

    /// Whether the imports of an enum's declaration bring what looks texts up.
    func bringFoundation(toDeclarationOf context: EnumContext) -> Bool {
        return ofPayloads(of: context).needsFoundation || context.hasPayloads && listed.contains("Foundation")
    }

    /// What the router needs of Foundation for them.
    var ofRouter: Field {
        let needs = !graph.links.routes.isEmpty || graph.restoresState
        return field(
            "routerImports", needs ? ["Foundation"] : [], exposed: ["Foundation"],
            "What the router needs for links, and for what was saved.")
    }

    /// What saved state needs.
    var ofRestoration: Field {
        field("restorationImports", ["Foundation"], exposed: ["Foundation"], "What saved state needs.")
    }

    /// Those of links: what URLs carry, what is found for them, and the screens that are made of both.
    func ofLinks(_ targets: EnumContext) -> Field {
        let models = graph.links.routes.flatMap { $0.models.map(\.type.bytes) }
        let types = targets.ownParameters.map { targets.parameters[$0].typeText } + models
        let usesOwn = !models.isEmpty || types.contains { !standardTypes.contains($0.string) }
        return field(
            "linkImports", (usesOwn || graph.links.hasWrittenScreens ? listed : []) + ["Foundation"],
            AppleTypes(beside: listed), exposedTypes { types }.union(["Foundation"]), "What links need.")
    }

    /// What looks texts up, where no import of the metadata's brings it.
    var foundationField: Field {
        field(
            "foundationImport", ["Foundation"], exposed: graph.sharesBundle ? ["Foundation"] : [],
            "What looks texts up.")
    }

    /// Whether the import that looks texts up is one of the metadata's.
    var metadataHasFoundation: Bool {
        ofMetadata.needsFoundation || graph.usesImportsInMetadata && listed.contains("Foundation")
    }

    /// The types that the metadata mentions, and those of whose values titles are made.
    private var ofMetadata: AppleTypes {
        var needed = AppleTypes(beside: listed)
        for attribute in graph.attributes { needed.read(attribute) }
        for section in graph.sections {
            if let each = section.each { needed.read(each.type.bytes) }
            for item in section.items + (section.each.map { [$0.item] } ?? []) {
                item.arguments.map { needed.read($0.bytes) }
            }
        }
        if graph.titleSegments.count > 0 { needed.read(payloadsOf: graph.destinations) }
        return needed
    }

    /// Whether rows have arguments, or texts expressions.
    private var sidebarHasCode: Bool {
        let titles = [graph.layout.sidebarTitle] + graph.sections.flatMap { [$0.title] + $0.fixedRows.map(\.title) }
        let hasCode = graph.sections.contains { section in
            section.visible != nil
                || section.fixedRows.contains { $0.badge != nil || $0.view != nil || $0.visible != nil }
        }
        if hasCode || graph.layout.sidebarHeader != nil || graph.layout.sidebarFooter != nil { return true }
        return graph.shownIcons.contains(where: \.isView) || titles.contains { $0?.expressions.isEmpty == false }
            || graph.sections.contains { $0.items.contains { $0.arguments != nil } }
    }

    /// The modules that default arguments name: who calls a case from another module sees them.
    private func exposedDefaults(of context: EnumContext) -> Set<String> {
        if graph.accessModifier == nil { return [] }
        let apple = AppleTypes(beside: listed)
        var exposed: Set<String> = []
        for parameter in context.ownParameters {
            let value = context.parameters[parameter].defaultText
            // Of a text, no word is a type.
            if value.count == 0 || value[0] == 0x22 { continue }
            var end = 0
            while let name = value.nextName(&end) {
                if name[0] &- 0x41 >= 26 || standardTypes.contains(name.string) { continue }
                if let module = apple.module(of: name.string) {
                    exposed.insert(module)
                } else {
                    exposed.formUnion(listed.filter { $0 != "Foundation" })
                }
            }
        }
        return exposed
    }

    private func exposedTypes(_ types: () -> [ByteText]) -> Set<String> {
        if graph.accessModifier == nil { return [] }
        return exposed(listed.isEmpty ? routes : listed, by: types(), AppleTypes(beside: listed))
    }

    private func field(
        _ name: StaticString, _ modules: [String], exposed: [String], _ documentation: StaticString
    ) -> Field {
        field(name, modules, AppleTypes(beside: []), Set(exposed), documentation)
    }

    /// - Parameters:
    ///   - needed: what the types ask for beside `modules`.
    ///   - exposed: the modules that declarations show; nil where there are none to show them.
    private func field(
        _ name: StaticString, _ modules: [String], _ needed: AppleTypes, _ exposed: Set<String>?,
        _ documentation: StaticString
    ) -> Field {
        let all = Set(modules + (needed.needsFoundation ? ["Foundation"] : [])).sorted()
        let access = graph.accessModifier?.string
        let shown = access == nil ? [] : all.filter { exposed?.contains($0) == true }
        var statements = all.filter { !shown.contains($0) }.map { "import \($0)" }
        if let access, !shown.isEmpty { statements.append(conditional(shown, access)) }
        if needed.needsSwiftUI, !all.contains("SwiftUI") {
            let isShown = access != nil && exposed?.contains("SwiftUI") == true
            let statement = isShown ? conditional(["SwiftUI"], access ?? "") : "import SwiftUI"
            let lines = statement.split(separator: "\n").map { "    \($0)\n" }.joined()
            statements.append("#if canImport(SwiftUI)\n\(lines)#endif")
        }
        return Field(
            code: name, kind: .type, documentation, where: { _ in !statements.isEmpty },
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

extension NavigationGraph {
    /// Whether a type's module is imported where there is SwiftUI and nowhere else.
    func isOnlyWithSwiftUI(_ type: SourceText) -> Bool {
        let modules = app.imports.map(\.string)
        var needed = AppleTypes(beside: modules)
        needed.read(type.bytes)
        return needed.needsSwiftUI && !modules.contains("SwiftUI")
    }
}

/// The modules whose names may stand in declarations of `types`, as far as names tell.
private func exposed(_ modules: [String], by types: [ByteText], _ apple: AppleTypes) -> Set<String> {
    var exposed: Set<String> = []
    let table = NameTable(count: types.count) { types[$0] }
    let distinct = types.indices.lazy.filter { table[types[$0]] == $0 }
    for name in Set(distinct.flatMap { SwiftType(types[$0])?.namedTypes ?? [] }.map { TypeName($0.string) }) {
        if name.qualifier == "Swift" || standardTypes.contains(name.root) { continue }
        if let module = apple.module(of: name.root) {
            exposed.insert(module)
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

/// Whether a type is none of the standard library's that need no import.
private func isOwn(_ type: SourceText) -> Bool {
    let name = type.bytes[type.bytes.count - 1] == 0x3F ? type.bytes.slice(0, type.bytes.count - 1) : type.bytes
    return !["Bool", "Int", "Double", "String"].contains(name.string)
}
