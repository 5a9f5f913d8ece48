import ScreenSpecDiagnostics
import ScreenSpecSwift

/// What views need beside their payload comes from somewhere, and is used where something can hand it over.
extension GraphBuilder {
    mutating func checkDependencies() {
        let handed = Dictionary(
            grouping: dependencies.all.filter { $0.isObservableObject && $0.isHanded },
            by: { $0.type?.string })
        for dependency in dependencies.all { check(dependency, besides: handed) }
        checkViews(of: document.rows.destinations)
        checkViews(of: sheetRows)
        if let view = document.app?.placeholder?.view {
            checkBindings(view) { $0.equals("label") || $0.equals("systemImage") }
        }
        if let view = document.layout?.secondary?.view { checkBindings(view) }
        if let bundle = document.app?.localization?.bundle { checkUnbound(bundle, of: "`bundle`") }
        for row in document.rows.destinations { check(row.icon) }
        for section in document.sidebar?.sections ?? [] {
            for row in section.items ?? [] { check(row.more?.icon) }
            guard let each = section.each else { continue }
            let isElement = { (name: ByteText) in each.name?.bytes.equals(name) == true }
            check(each.icon, where: isElement)
            for code in [each.badge, each.view, each.visible] {
                if let code { checkBindings(code, where: isElement) }
            }
            if let id = section.id { checkLabel(id) }
            if let name = each.name { checkStorage(name, "an element") }
        }
        for tab in document.tabs?.all ?? [] { check(tab.icon) }
        check(document.app?.defaultIcon)
        for code in hostCode { checkBindings(code) }
        if let modifiers = document.app?.modifiers { check(modifiers) }
        checkPlaces()
    }

    private mutating func check(_ icon: Icon?, where isElement: (ByteText) -> Bool = { _ in false }) {
        if let icon, icon.isView { checkBindings(icon.name, where: isElement) }
    }

    /// - Parameter handed: each `ObservableObject` that the host is handed, by its type.
    private mutating func check(
        _ dependency: DependencyTable.Dependency, besides handed: [String?: [DependencyTable.Dependency]]
    ) {
        checkStorage(dependency.name, "a dependency")
        if dependency.name.bytes[0] &- 0x41 < 26 { checkValue(dependency.name, "a dependency") }
        let hasTabs = document.tabs != nil
        let isOwn = { namesInViews.contains($0) || hasTabs && namesInTabViews.contains($0) }
        let name = dependency.name.string
        // A property wrapper keeps `router` in `_router`.
        let isTaken = isOwn(name) || name.hasPrefix("_") && isOwn(String(name.dropFirst()))
        if isTaken || dependency.isHanded && name == "with" {
            report(
                .reservedName,
                "a dependency cannot be called `\(dependency.name.string)`: generated views have something of that name",
                at: dependency.name.range)
        }
        if let type = dependency.type, dependency.isObservableObject || !dependency.isHanded {
            checkObject(type, dependency, besides: handed[type.string] ?? [])
        }
        if !dependency.isHanded { return }
        checkParameter(dependency.name)
        if layout.host == .none {
            report(
                .dependencyHost, "`\(dependency.name.string)` is to be handed to the host, and the spec has none",
                at: dependency.name.range,
                help: "add a `layout`, a `sidebar` or `tabs`, or take it from the environment")
        }
    }

    /// Objects in the environment are found by their class.
    ///
    /// - Parameter handed: each `ObservableObject` of that type that the host is handed.
    private mutating func checkObject(
        _ type: SourceText, _ dependency: DependencyTable.Dependency, besides handed: [DependencyTable.Dependency]
    ) {
        let wrapped = dependency.wrappedType
        if (wrapped ?? type.bytes).mayBeClass {
            reportOptional(wrapped, type, dependency)
        } else {
            report(
                .dependencyType,
                "`\(dependency.name.string)` is no class, and the environment has objects by their class",
                at: type.range, help: "write the key path of a value of the environment, or `{type: …, from: host}`")
        }
        // Such an object reaches views by its type, also where it is handed to the host.
        guard dependency.isObservableObject,
            let other = handed.first(where: { !$0.name.bytes.equals(dependency.name.bytes) })
        else { return }
        report(
            .dependencyType, "`\(dependency.name.string)` is of a type of which the host is handed another object",
            at: type.range, notes: [.init("`\(other.name.string)` is here", at: other.name.range)],
            help: "views find an `ObservableObject` by its type: have one of them")
    }

    private mutating func reportOptional(
        _ wrapped: ByteText?, _ type: SourceText, _ dependency: DependencyTable.Dependency
    ) {
        guard let wrapped, dependency.isObservableObject else { return }
        report(
            .dependencyType, "an `ObservableObject` of the environment cannot be optional", at: type.range,
            help: "write `\(wrapped.string)`")
    }

    /// The host takes what it is handed beside the data of sections, a router and a sidebar.
    private mutating func checkParameter(_ name: SourceText) {
        let sections = (document.sidebar?.sections ?? []).filter { $0.each != nil }.compactMap(\.id)
        let taken = sections.first { $0.bytes.equals(name.bytes) }
        let isMain = document.windows != nil && name.bytes.equals("main")
        let isOwn = isMain || ["givenRouter", "sidebar"].contains(name.string)
        if taken == nil, !isOwn { return }
        report(
            .reservedName,
            "what is handed to the host cannot be called `\(name.string)`: \(isMain ? "`NavigationScenes`" : "the host") has a parameter of that name",
            at: name.range, notes: taken.map { [.init("the section is here", at: $0.range)] } ?? [])
    }

    /// The data of a section has its `id` for a label, beside the router, which a property wrapper keeps in `_router`.
    private mutating func checkLabel(_ id: SourceText) {
        guard id.bytes.equals("router") || id.bytes.equals("_router") else { return }
        report(
            .reservedName,
            "a section over data cannot be called `\(id.string)`: the host has something of that name",
            at: id.range, help: "give the section another `id`, such as `routerItems`")
    }

    /// What stands in a view beside dependencies is not called like what a property wrapper keeps one in.
    mutating func checkStorage(_ name: SourceText, _ noun: String) {
        if name.bytes.count < 2 || name.bytes[0] != 0x5F { return }
        let wrapped = name.bytes.slice(1, name.bytes.count)
        guard let dependency = dependencies.named(wrapped) else { return }
        report(
            .reservedName,
            "\(noun) cannot be called `\(name.string)` beside the dependency `\(wrapped.string)`: views keep that in `\(name.string)`",
            at: name.range, notes: [.init("the dependency is here", at: dependency.name.range)])
    }

    /// Modifiers stand behind what hosts show.
    private mutating func check(_ modifiers: App.Modifiers) {
        if let code = modifiers.screens {
            checkBindings(code)
            checkUnused(code, of: "`screens`")
            if layout.host == .none {
                reportUnused(code, "no screen is shown", "add a `layout`, a `sidebar` or `tabs`, or remove `screens`")
            }
        }
        if let code = modifiers.presentations {
            checkBindings(code)
            checkUnused(code, of: "`presentations`")
            let presents = document.sheets != nil || document.presentations.contains { ResolvedPresentation($0) != nil }
            if !presents {
                reportUnused(code, "nothing is presented", "add `sheets`, or remove `presentations`")
            }
        }
    }

    private mutating func reportUnused(_ code: SourceText, _ reason: String, _ help: String) {
        report(.unusedModifiers, "\(reason) that this could modify", at: code.range, help: help)
    }

    /// The code of rows, sections and tabs.
    private var hostCode: [SourceText] {
        let ofRows = sections.flatMap { [$0.visible] + $0.fixedRows.flatMap { [$0.badge, $0.view, $0.visible] } }
        let ofTabs = tabs.flatMap { [$0.badge, $0.visible] }
        let ofWhole = [document.sidebar?.header, document.sidebar?.footer, document.windows?.settingsView]
        return (ofRows + ofTabs + ofWhole).compactMap { $0 }
    }
}

/// What generated views with dependencies have of their own.
private let namesInViews: Set<String> = ["body", "router", "rows", "selection", "stack", "tabs"]
private let namesInTabViews: Set<String> = ["missed", "showTabThatIsThere", "shownTabs"]

extension ByteText {
    /// Whether a type may be a class, as far as its looks say. Of what is no type, that was reported.
    var mayBeClass: Bool {
        switch SwiftType(self)?.shape {
        case .named(let name, _): !isValueType(name.string)
        case .member, nil: true
        default: false
        }
    }
}

/// Whether Swift, Foundation or SwiftUI has a value type of that name, which apps would hardly call a class of theirs.
private func isValueType(_ name: String) -> Bool {
    let module = ["Swift.", "Foundation.", "SwiftUI."].first { name.hasPrefix($0) } ?? ""
    return valueTypes.contains(String(name.dropFirst(module.count)))
}

private let valueTypes: Set<String> = [
    "Any", "AnyHashable", "Array", "AttributedString", "Binding", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize",
    "Character", "ClosedRange", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Dictionary", "Double",
    "Duration", "Float", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "Locale", "Never",
    "Optional", "Range", "Set", "String", "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8", "URL", "UUID", "Void",
]
