import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The types of Swift's and Apple's modules that generated code names, and which of them the app seems to have a type of its
/// own for: that one would be meant by the name alone, so generated code says `SwiftUI.Section`.
///
/// An app's types are known as far as the spec says them: what stands under `payloads` as the app's own, what payloads, answers,
/// attributes and data are made of, views that are written as a type, and screens, sheets and dialogs called like a type (`section`) that carry something. What a view's own code
/// calls is left out, for there `Text("…")` mostly is SwiftUI's. `String` and numbers are taken for Swift's everywhere.
struct ModuleTypes: ~Copyable {
    private static let modules: [(module: StaticString, types: [StaticString])] = [
        ("SwiftUI", swiftUI),
        // A payload's `URL` is Foundation's, as a rule, and no payload is its `FileManager`.
        ("Foundation", ["Bundle", "Data", "FileManager", "JSONDecoder", "JSONEncoder", "URLComponents"]),
        // What a ViewModifier has of SwiftUI's.
        ("Self", ["Content"]),
        ("Observation", ["Observable", "ObservationIgnored"]),
        ("Combine", ["ObservableObject", "Published"]),
        (
            "Swift",
            [
                "Array", "CaseIterable", "CodingKey", "Decoder", "DecodingError", "Dictionary", "Encoder",
                "EncodingError", "Equatable", "Error",
                "ExpressibleByStringLiteral", "Hasher", "KeyedDecodingContainer", "KeyedEncodingContainer",
                "LosslessStringConvertible", "Never", "ObjectIdentifier", "RawRepresentable", "Sequence", "Set",
                "Substring", "UTF8", "Unicode",
            ] + foundEverywhere
        ),
        ("_Concurrency", ["CheckedContinuation", "MainActor", "Task"]),
        ("ObjectiveC", ["Selector"]),
    ]

    /// Those that closures and existentials name as a rule, `any Hashable` or `() -> Void`, as they do `@MainActor`: only a value of such a type is the
    /// app's.
    private static let foundEverywhere: [StaticString] = [
        "Codable", "Decodable", "Encodable", "Hashable", "Identifiable", "Sendable", "Void",
    ]

    private static let swiftUI: [StaticString] = [
        "AccessibilityFocusState", "AnyView", "AutomaticPresentationSizing", "Bindable", "Binding", "Button",
        "ButtonRole", "Color",
        "ContentUnavailableView", "Divider", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentObject",
        "EnvironmentValues", "ForEach", "Group", "HStack", "Image", "Label", "List", "NavigationPath",
        "NavigationSplitView", "NavigationSplitViewColumn", "NavigationSplitViewVisibility", "NavigationStack",
        "ObservedObject", "PopoverAttachmentAnchor", "PreferenceKey", "PresentationDetent", "Scene", "SceneStorage",
        "Section", "State",
        "StateObject",
        "Tab", "TabSection", "TabView", "Text", "ToolbarContent", "ToolbarContentBuilder", "ToolbarItem",
        "Transaction", "UserInterfaceSizeClass", "View", "ViewBuilder", "ViewModifier", "VStack", "WindowGroup",
        "ZStack",
    ]

    /// Those that a payload of that name is, as a rule: only what `payloads` says is the app's.
    private static let mostlyApples: [(module: StaticString, types: [StaticString])] = [
        ("Foundation", ["Date", "URL", "UUID"]),
        // Views name them, whose files import SwiftUI.
        ("SwiftUI", ["CGFloat", "CGRect"]),
    ]

    /// The module of each type that the app has one of its own for.
    private(set) var hidden: [String: StaticString] = [:]
    /// For each length up to 31, a bit for each capital that a name of that length begins with.
    private let initials = PlainArray<UInt32>(repeating: 0, count: 32)

    init(_ graph: NavigationGraph) {
        for type in Self.modules.flatMap(\.types) {
            initials.base[type.utf8CodeUnitCount] |= 1 << UInt32(type.utf8Start[0] &- 0x41)
        }
        for entry in graph.payloads.entries where entry.isOfApp {
            let name = entry.type.bytes
            hide(name)
            for (module, types) in Self.mostlyApples where types.contains(where: { name.equals($0) }) {
                hidden[name.string] = module
            }
        }
        read(graph.destinations)
        read(graph.sheets.cases)
        read(graph.dialogs.cases)
        for type in graph.answers { read(type: type.bytes) }
        for type in graph.dependencies.all.compactMap(\.type) { read(type: type.bytes) }
        for attribute in graph.attributes { read(type: attribute.type.bytes) }
        for section in graph.sections {
            if let each = section.each { read(type: each.type.bytes) }
        }
    }

    private mutating func read(_ table: CaseTable) {
        readPayloads(table)
        let (rows, texts) = (table.rows.base, table.texts.base)
        var row = 0
        while row < table.count {
            if texts[row].isPlainView, let view = rows[row].view { hide(view.bytes) }
            row &+= 1
        }
        for type in Self.modules.flatMap(\.types) {
            var name = ByteBuffer(capacity: 32)
            name.append(type)
            name.base[0] |= 0x20
            if let row = table.names[name.text], rows[row].payload.count > 0 { hide(ByteText(type)) }
        }
    }

    private mutating func readPayloads(_ table: CaseTable) {
        let parameters = UnsafePointer(table.parameters.base)
        let count = table.parameters.count
        var index = 0
        while index < count {
            let type = parameters[index].typeText
            if parameters[index].typeFacts.isPlainName {
                hide(type.slice(0, type.firstIndex(of: 0x2E) ?? type.count))
            } else {
                read(type: type)
            }
            index &+= 1
        }
    }

    /// Takes each name in `type` that is no member's.
    private mutating func read(type: ByteText) {
        let facts = TypeFacts(type)
        let isValue = facts?.containsClosure != true && facts?.containsExistential != true
        var end = 0
        while let name = type.nextName(&end) {
            let isCommon = Self.foundEverywhere.contains { name.equals($0) } || name.equals("MainActor")
            if isValue || !isCommon { hide(name) }
        }
    }

    private mutating func hide(_ name: ByteText) {
        let initial = name.count > 0 && name.count < 32 ? name.base[0] &- 0x41 : 26
        if initial >= 26 || initials.base[name.count] & 1 << UInt32(initial) == 0 { return }
        for (module, types) in Self.modules where types.contains(where: { name.equals($0) }) {
            hidden[name.string] = module
        }
    }
}
