import ScreenSpecDiagnostics

/// Names that generated code needs itself.
package enum ReservedNames {
    /// Members of every generated enum.
    package static let members: [(name: StaticString, owner: StaticString)] = [
        ("id", "`Identifiable`"), ("ID", "`Identifiable`"), ("hash", "`Hashable`"), ("hashValue", "`Hashable`"),
        ("encode", "`Encodable`"), ("allCases", "`CaseIterable`"), ("AllCases", "`CaseIterable`"),
        ("numberOfColumns", "the generated property"), ("displayName", "the generated property"),
        ("iconName", "the generated property"), ("iconIsAsset", "the generated property"),
        ("placeholder", "the generated property"), ("view", "the generated function `view(for:)`"),
        ("localized", "a generated function"), ("codingKey", "a generated property"),
        ("equalityKey", "a generated property"), ("viewGroup", "a generated property"),
        ("sidebarItem", "the generated property"), ("accessibilityIdentifier", "the generated property"),
        ("emptyDetail", "the generated property"), ("isEmptyDetail", "the generated property"),
        ("isRoot", "a generated property"), ("isDetail", "a generated property"),
        ("isPlaceholder", "a generated property"),
    ]

    /// Members of the generated enum of tabs.
    static let tabMembers: [(name: StaticString, owner: StaticString)] = [
        ("id", "`Identifiable`"), ("ID", "`Identifiable`"), ("hash", "`Hashable`"), ("hashValue", "`Hashable`"),
        ("rawValue", "`RawRepresentable`"), ("RawValue", "`RawRepresentable`"), ("encode", "`Encodable`"),
        ("allCases", "`CaseIterable`"), ("AllCases", "`CaseIterable`"), ("title", "the generated property"),
        ("systemImage", "the generated property"), ("displayName", "the generated property"),
        ("iconName", "the generated property"), ("iconIsAsset", "the generated property"),
        ("root", "the generated property"), ("localized", "a generated function"),
    ]

    /// Members of the generated enum of sheets.
    static let sheetMembers: [(name: StaticString, owner: StaticString)] = [
        ("id", "`Identifiable`"), ("ID", "`Identifiable`"), ("Identity", "the generated type"),
        ("Style", "the generated type"), ("hash", "`Hashable`"), ("hashValue", "`Hashable`"),
        ("encode", "`Encodable`"), ("decode", "a generated function"), ("style", "the generated property"),
        ("isDismissible", "the generated property"), ("confirmation", "the generated property"),
        ("view", "a generated function"), ("localized", "a generated function"),
        ("codingKey", "a generated property"), ("equalityKey", "a generated property"),
        ("losesSomething", "a generated property"),
        ("viewGroup", "a generated property"),
    ]

    /// Whose `name` is, if that is no case's to take: a member's of an enum, or a type's.
    static func owner(of name: ByteText, _ members: [(name: StaticString, owner: StaticString)]) -> String? {
        if let member = members.first(where: { name.equals($0.name) }) { return "\(member.owner)" }
        return types.contains { name.equals($0) } ? usedType : nil
    }

    static let usedType = "a type that the generated code uses"

    /// Types that generated code names.
    package static let types: [StaticString] = [
        "Any", "Bool", "Bundle", "CaseIterable", "Codable", "CodingKey", "CodingKeys", "ContentUnavailableView",
        "Decodable",
        "Decoder", "DecodingError", "Dictionary", "Double", "EmptyView", "Encodable", "Encoder", "EqualityKey",
        "ExpressibleByStringLiteral", "Hashable", "Hasher", "Identifiable", "Int", "Int64", "KeyedDecodingContainer",
        "KeyedEncodingContainer", "Label", "MainActor", "Never", "ObjectIdentifier", "Optional", "SavedPath",
        "Sendable",
        "Sequence", "Set", "String", "UInt64", "View", "ViewBuilder",
    ]

    /// Types that the generated code has or names beside the enums, and which cases do not hide.
    static let hostTypes: [StaticString] = [
        "AccessibilityFocusState", "AnyView", "AppTabView", "Array", "Binding", "Button", "Color", "Column",
        "CompactContentView", "Content", "Divider", "Element", "Environment", "EnvironmentValues", "ForEach", "Group",
        "HStack", "Identity", "Image", "Intent", "LabelStyle", "List", "LossPreference", "NavigationDestinations",
        "NavigationHost", "NavigationPath", "NavigationRouter", "NavigationSplitView", "NavigationSplitViewColumn",
        "NavigationSplitViewVisibility", "NavigationStack", "NavigationState", "NavigationTransition", "Observable",
        "ObservableObject", "ObservationIgnored", "PreferenceKey", "Published", "RegularContentView", "Result",
        "SceneStorage", "Section", "SheetPresenter", "Sidebar", "SidebarView", "State", "StateObject", "Style", "Tab",
        "TabView", "Text", "Toolbar", "ToolbarContent", "ToolbarContentBuilder", "Transaction", "URL", "UUID",
        "UserInterfaceSizeClass", "Value", "ViewModifier", "VisibleColumns", "Void",
    ]
}
