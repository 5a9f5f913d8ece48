import ScreenSpecDiagnostics

/// Names that generated code needs itself.
package enum ReservedNames {
    /// What a generated enum has beside its cases: a second thing of that name would be taken for it. Functions are told
    /// apart by their arguments. What one spec does not need it may need later, so the list is the same for all.
    package struct Members: Sendable {
        /// Its properties.
        package let properties: [StaticString]
        /// Types inside of the enum. Where the enum names a type of the app, one of these would be taken for it.
        package let types: [StaticString]
        /// Its functions. A case may be called so; but code inside of the enum finds them before anything of the app's.
        package let functions: [StaticString]
        /// Types of the same file that the enum's own code names.
        package let fileTypes: [StaticString]
        /// What the protocols bring that the enum conforms to.
        package let requirements: [(name: StaticString, of: StaticString)]

        /// What is written in the enum's declaration or an extension of it.
        package var declared: [StaticString] { properties + types }

        /// Who has the name, as a message says it; nil for a name that is free.
        package func owner(of name: ByteText) -> String? {
            if let requirement = requirements.first(where: { name.equals($0.name) }) { return "`\(requirement.of)`" }
            if properties.contains(where: { name.equals($0) }) { return "a generated property" }
            return (types + fileTypes).contains { name.equals($0) } ? "a generated type" : nil
        }

        /// All names that no case can have.
        package var names: [StaticString] { declared + fileTypes + requirements.map(\.name) }
    }

    /// Those of the enum of destinations.
    package static let destinations = Members(
        properties: [
            "accessibilityIdentifier", "codingKey", "defaultContentRoot", "displayName", "equalityKey", "homeTab",
            "iconIsAsset", "isAvailable",
            "iconName", "isDetail", "isPlaceholder", "isRoot", "localizationBundle", "nearestRow", "numberOfColumns",
            "placeholder",
            "presentationIdentity", "presentationStyle", "requires", "requiresToLeave", "savedNames",
            "selectedIconName",
            "sidebarItem",
            "sidebarRows", "viewGroup",
        ],
        types: ["CodingKeys", "EqualityKey", "SavedList", "SavedPath", "SavedValue"],
        functions: [
            "decode", "encode", "encodeValues", "hash", "localized", "names", "placeholderView", "unread", "view",
        ],
        fileTypes: [],
        requirements: common + [("allCases", "CaseIterable"), ("AllCases", "CaseIterable")])

    /// Those of the enum of tabs.
    package static let tabs = Members(
        properties: ["displayName", "holdsSplit", "iconIsAsset", "iconName", "isAvailable", "root"], types: [],
        functions: ["localized"], fileTypes: [],
        requirements: common + [
            ("allCases", "CaseIterable"), ("AllCases", "CaseIterable"),
            ("rawValue", "RawRepresentable"), ("RawValue", "RawRepresentable"),
        ])

    /// Those of the enum of sheets.
    package static let sheets = Members(
        properties: [
            "codingKey", "equalityKey", "hasStack", "requires", "requiresToLeave", "savedNames", "style", "viewGroup",
        ],
        types: ["CodingKeys", "EqualityKey", "Identity"],
        functions: ["decode", "encode", "encodeValues", "hash", "names", "unread"], fileTypes: [],
        requirements: common)

    /// Those of the enum of dialogs.
    package static let dialogs = Members(
        properties: ["buttons", "equalityKey", "isConfirmation", "message", "title"], types: ["EqualityKey"],
        functions: ["hash", "localized"], fileTypes: [],
        requirements: common)

    /// Those of the enum of windows, which the enum of sheets does not have.
    package static let windows = Members(
        properties: ["group", "sheet", "title"], types: [],
        functions: ["decode", "encode", "encodeValues", "localized"], fileTypes: [], requirements: [])

    /// Those of the enum of what links lead to.
    package static let targets = Members(
        properties: [
            "equalityKey", "freeSegments", "isPresented", "needsResolver", "placeholder", "plainURL", "requires",
            "screens",
            "url",
        ],
        types: ["EqualityKey"], functions: ["localized", "screens", "target"], fileTypes: ["LinkPath", "LinkValue"],
        requirements: common)

    /// Those of the enum of what can be answered to a dialog, which an optional holds.
    package static let actions = Members(
        properties: [], types: [],
        functions: [], fileTypes: [],
        requirements: [
            ("none", "Optional"), ("some", "Optional"), ("allCases", "CaseIterable"), ("AllCases", "CaseIterable"),
            ("rawValue", "RawRepresentable"), ("RawValue", "RawRepresentable"), ("hashValue", "Hashable"),
        ])

    /// Those of the struct of guards, and of the enum of their names.
    package static let guards = Members(
        properties: ["otherwise"], types: ["Name"],
        functions: [], fileTypes: [],
        requirements: [
            ("none", "Optional"), ("some", "Optional"), ("allCases", "CaseIterable"), ("AllCases", "CaseIterable"),
            ("hashValue", "Hashable"), ("rawValue", "RawRepresentable"), ("RawValue", "RawRepresentable"),
        ])

    /// Of the conformances of every generated enum.
    private static let common: [(name: StaticString, of: StaticString)] = [
        ("id", "Identifiable"), ("ID", "Identifiable"), ("hashValue", "Hashable"),
        // What switches in parts call.
        ("preconditionFailure", "Swift"),
    ]

    /// What Swift makes for every generated enum, and for one over texts.
    static let synthesized: [StaticString] = ["hash"]
    static let synthesizedOfTabs: [StaticString] = ["codingKey", "encode"]

    /// Whether it names a type of Swift's or Foundation's that is no protocol an enum could conform to.
    static func isNoProtocol(_ name: ByteText) -> Bool {
        let types: [StaticString] = [
            "Any", "AnyObject", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Float", "Int",
            "Int16", "Int32", "Int64", "Int8", "Never", "Optional", "Set", "String", "Substring", "UInt", "UInt16",
            "UInt32", "UInt64", "UInt8", "URL", "UUID", "Void",
        ]
        return types.contains { name.equals($0) }
    }

    static let usedType = "a type that the generated code uses"
    static let generatedType = "a type that is generated"

    /// Types that generated code names.
    package static let types: [StaticString] = [
        "Any", "Bool", "Bundle", "CaseIterable", "Codable", "CodingKey", "ContentUnavailableView", "Decodable",
        "Decoder",
        "DecodingError", "Dictionary", "Double", "EmptyView", "Encodable", "Encoder",
        "ExpressibleByStringLiteral", "Hashable", "Hasher", "Identifiable", "Int", "Int64", "KeyedDecodingContainer",
        "KeyedEncodingContainer", "Label", "MainActor", "Never", "ObjectIdentifier", "Optional", "Sendable",
        "Sequence", "Set", "String", "UInt64", "View", "ViewBuilder",
    ]

    /// The same as `fileTypes`, to compare every view with.
    static let fileTypeNames: PlainArray<ByteText> = {
        let names = PlainArray<ByteText>(capacity: fileTypes.count)
        for name in fileTypes { names.append(ByteText(name)) }
        return names
    }()

    /// Types that stand in generated files beside the enums and `GeneratedNames`: the app cannot have them in the same module.
    package static let fileTypes: [StaticString] = [
        "AskingBackButton", "ClickListener", "ClickView", "CurrentScreen", "FirstRouter", "EmptyWindow", "LayerDraft",
        "LayerDetents", "LayerPresenter", "LayerShape", "LayerSizing", "LayerView", "LinkOpener", "LinkPath",
        "LinkValue", "LinkedPage",
        "LossPreference", "PresenterStay", "PresenterTurns", "QuestionPresenter", "WindowQuestion",
        "WindowCloseDelegate", "WindowCloseListener", "WindowCloseView",
        "NavigationDependenciesKey",
        "NavigationDestinations", "OnlyStack", "OpensWindowsKey", "PopoverSource", "PopoverSources", "Salvage",
        "SceneRoot",
        "ScreenStack", "SettingsContent", "StackPages", "StateRestorer", "StateSaver", "SwipeController",
        "SwipeDelegate",
        "SwipeListener",
        "TabSplitView", "TabsAndColumn",
        "TabStack",
    ]

    /// Types that the generated code names beside all those, and which cases do not hide.
    package static let hostTypes: [StaticString] = [
        "AccessibilityFocusState", "Action", "AnyView", "Array", "Bindable", "Binding", "Body", "Button", "CGRect",
        "CodingKeys",
        "Color", "Column", "Content", "Data", "DependentScreens", "DependentSheets", "Divider", "Element",
        "Environment",
        "EnvironmentKey", "EnvironmentObject", "EnvironmentValues", "ForEach", "Group", "HStack", "Identity", "Image",
        "Intent", "Layer", "List", "NSEvent", "NSView", "NSViewRepresentable", "NSViewRepresentableContext",
        "NavigationPath",
        "NavigationSplitView", "NavigationSplitViewColumn",
        "NavigationSplitViewVisibility", "NavigationStack", "NSObject", "Observable", "ObservableObject",
        "NSUserActivityTypeBrowsingWeb", "ObservationIgnored", "ObservedObject", "Place", "PopoverAttachmentAnchor",
        "PreferenceKey",
        "PresentationDetent", "PresentationStyle", "Presented", "Reason", "Result", "Root", "SavedList",
        "SavedPath", "Scene", "SceneBuilder", "SceneStorage", "Scope", "SecondaryColumn", "Section", "Sidebar",
        "SidebarParts", "Sizing", "State",
        "StateObject", "Style", "Tab", "TabSection", "TabView", "Text", "Toolbar", "ToolbarContent",
        "ToolbarContentBuilder",
        "ToolbarItem",
        "Transaction", "UIAdaptivePresentationControllerDelegate", "UIPresentationController", "UIViewController",
        "UIViewControllerRepresentable", "UIViewControllerRepresentableContext", "URL", "UTF8",
        "UserInterfaceSizeClass", "UUID", "Value", "ViewModifier",
        "VisibleColumns", "Void", "VStack", "Window", "WindowGroup", "ZStack",
        "FileManager", "JSONDecoder", "JSONEncoder", "Pending", "Restoration", "Saved", "SavedValue",
        "Asked", "Asker", "ButtonRole", "CGFloat", "CheckedContinuation", "CollapsibleSection", "ContentKeys",
        "Context",
        "EncodingError", "Equatable", "Error", "Guarding", "ID", "Item", "KeyPath", "LayerID", "Links",
        "LosslessStringConvertible", "Observation", "Page", "Piece", "RawRepresentable", "Reply", "Request", "Rows",
        "Shown",
        "ShownLayer",
        "Substring", "Task", "UInt8", "Unicode", "URLComponents", "Waiting",
    ]
}
