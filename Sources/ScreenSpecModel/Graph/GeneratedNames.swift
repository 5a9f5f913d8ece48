import ScreenSpecDiagnostics
import ScreenSpecSwift

/// What is called by a name of the language's own, and how an app's `prefix` changes that name, so that several navigations
/// fit into one module: it takes the place of `Navigation` or stands before the name.
package struct GeneratedNames: Sendable {
    /// The types beside the enums, each with what of its name follows a prefix.
    private static let suffixes = [
        "AppTabView": "TabView", "CompactContentView": "CompactContentView", "DialogButton": "DialogButton",
        "DialogPresenter": "DialogPresenter", "DialogQuestion": "DialogQuestion",
        "NavigationDependencies": "Dependencies", "NavigationGuards": "Guards", "NavigationHost": "Host",
        "NavigationLoss": "Loss",
        "NavigationQuestion": "Question", "NavigationResolver": "Resolver", "NavigationRouter": "Router",
        "NavigationScenes": "Scenes",
        "WindowOpener": "WindowOpener",
        "WindowRoot": "WindowRoot", "NavigationState": "State", "NavigationTarget": "Target",
        "NavigationTransition": "Transition",
        "RegularContentView": "RegularContentView", "SidebarView": "SidebarView",
    ]
    /// The types beside the enums.
    package static let types = suffixes.keys.sorted()

    /// What a name becomes that the prefix changes; empty without a prefix.
    package let renamed: [String: String]
    /// The names of the enums, where the spec does not say others.
    let enums:
        (
            destinations: ByteText, tabs: ByteText, sheets: ByteText, dialogs: ByteText, windows: ByteText,
            targets: ByteText
        )
    /// Types that properties of the enums have.
    package let stateTypes:
        (style: ByteText, optionalStyle: ByteText, optionalTab: ByteText, buttons: ByteText, guards: ByteText)
    private let prefix: String?
    private let kept: [SourceFile]

    init(prefix written: SourceText?) {
        let prefix = written?.bytes.withoutTicks.string
        self.prefix = prefix
        if let prefix {
            renamed = Self.suffixes.mapValues { prefix + $0 }.merging([
                "navigationDependencies": lowercasedWord(prefix) + "Dependencies",
                "withDependencies": "with\(prefix)Dependencies",
                "withNavigationDestinations": "with\(prefix)Destinations", "withLinks": "with\(prefix)Links",
                "withSheets": "with\(prefix)Sheets",
                "popoverSources": modifierName("popoverSources", prefix),
                "withDialogs": "with\(prefix)Dialogs", "opensWindows": modifierName("opensWindows", prefix),
                "popoverSource": modifierName("popoverSource", prefix),
            ]) { first, _ in first }
        } else {
            renamed = [:]
        }
        kept = [
            ("NavigationItem", "Item"), ("AppTab", "Tab"), ("SheetDestination", "Sheet"),
            ("NavigationState.PresentationStyle", "State.PresentationStyle"),
            ("NavigationState.PresentationStyle?", "State.PresentationStyle?"),
            ("NavigationState.Tab?", "State.Tab?"), ("DialogDestination", "Dialog"),
            ("[DialogButton]", "DialogButton]"),
            ("WindowDestination", "Window"), ("NavigationTarget", "Target"),
            ("[NavigationGuards.Name]", "Guards.Name]"),
        ].map { name, suffix in
            let opening = name.hasPrefix("[") ? "[" : ""
            return SourceFile(path: "", string: prefix.map { opening + $0 + suffix } ?? name)
        }
        enums = (kept[0].text, kept[1].text, kept[2].text, kept[6].text, kept[8].text, kept[9].text)
        stateTypes = (kept[3].text, kept[4].text, kept[5].text, kept[7].text, kept[10].text)
    }

    /// Whether the names are not those that every other spec has.
    var havePrefix: Bool { prefix != nil }

    /// `OnboardingRouter` for `NavigationRouter`.
    package subscript(_ name: String) -> String { renamed[name] ?? name }

    /// A modifier of views that the spec names: `onboardingIsDirty` for `isDirty`.
    package func modifier(_ name: String) -> String { prefix.map { modifierName(name, $0) } ?? name }
}

private func modifierName(_ name: String, _ prefix: String) -> String {
    lowercasedWord(prefix) + name.prefix(1).uppercased() + name.dropFirst()
}

/// `onboarding` for `Onboarding`, `hr` for `HR`, `hrPortal` for `HRPortal`, `urls` for `URLs`.
package func lowercasedWord(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let rest = name.dropFirst(capitals)
    let isPlural = rest.first == "s" && !(rest.dropFirst().first?.isLowercase ?? false)
    let count = rest.isEmpty || capitals < 2 || isPlural ? capitals : capitals - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
}

extension NavigationGraph {
    /// The types that are generated and seen in all of the module, each with the place where the spec names it.
    package var generatedTypes: [(name: String, range: SourceRange?)] {
        var enums = [destinations.enumName]
        if !tabs.isEmpty { enums.append(tabsEnumName) }
        if !sheets.sheets.isEmpty { enums.append(sheets.cases.enumName) }
        if dialogs.cases.count > 0 { enums.append(dialogs.cases.enumName) }
        if windows.cases.count > 0 { enums.append(windows.cases.enumName) }
        let types = layout.host == .none ? [] : GeneratedNames.types.map { names[$0] }
        return enums.map { ($0.value.string, $0.range) } + types.sorted().map { ($0, nil) }
    }
}
