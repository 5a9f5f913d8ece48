/// What generated code uses of Apple's frameworks that not every system has. This is the one place that knows which API came
/// with which system; lint, checks and templates ask it. The versions are those of `@available` in Apple's SDKs.
package enum API: Int, CaseIterable, Sendable {
    /// `String(localized:)`, `confirmationDialog`, `Section(_:)`: what generated code cannot do without.
    case basics
    /// `NavigationStack`, `NavigationSplitView`, `NavigationPath`, `navigationDestination(for:)`.
    case navigationStack
    /// `@Observable`, `Environment(Router.self)`.
    case observation
    /// `List(selection:)` with a selection that may be nothing.
    case listSelection
    /// `NavigationSplitView(preferredCompactColumn:)`, `NavigationSplitViewColumn`.
    case preferredColumn
    /// `onChange(of:initial:_:)` with an action that takes no value.
    case onChange
    /// `ContentUnavailableView`.
    case unavailableView
    /// `Section(_:isExpanded:)`.
    case collapsibleSection
    /// `badge` of views.
    case badge
    /// `Tab`, `tabPlacement`.
    case tab
    /// `TabViewStyle.sidebarAdaptable`.
    case sidebarAdaptable
    /// `presentationSizing`.
    case sizing
    /// `dismissalConfirmationDialog`.
    case windowDismissal
    /// `fullScreenCover(item:)`, `popover(item:)`.
    case fullScreenCover, popover
    /// `ToolbarRole.navigationStack`, `.browser`, `.editor`.
    case navigationStackRole, browserRole, editorRole

    /// The first systems that have it.
    package var availability: Availability {
        switch self {
        case .basics: Availability(iOS: 15, macOS: 12, tvOS: 15, watchOS: 8, visionOS: 1)
        case .navigationStack: Availability(iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1)
        case .observation, .preferredColumn, .onChange, .unavailableView, .collapsibleSection:
            Availability(iOS: 17, macOS: 14, tvOS: 17, watchOS: 10, visionOS: 1)
        case .listSelection: Availability(iOS: 13, macOS: 10, tvOS: 13, watchOS: 10, visionOS: 1)
        case .tab, .sizing: Availability(iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2)
        case .sidebarAdaptable: Availability(iOS: 18, macOS: 15, tvOS: 18, visionOS: 2)
        case .windowDismissal: Availability(macOS: 15)
        case .badge: Availability(iOS: 15, macOS: 12, visionOS: 1)
        case .fullScreenCover: Availability(iOS: 14, tvOS: 14, watchOS: 7, visionOS: 1)
        case .popover: Availability(iOS: 13, macOS: 10, visionOS: 1)
        case .navigationStackRole: Availability(iOS: 16, tvOS: 16, watchOS: 9, visionOS: 1)
        case .browserRole: Availability(iOS: 16, visionOS: 1)
        case .editorRole: Availability(iOS: 16, macOS: 13, visionOS: 1)
        }
    }

    /// Whether generated code can ask the system for it where it runs. What shapes whole declarations it cannot ask for: an
    /// app that does not say where it runs is taken to have that.
    var isAskedFor: Bool {
        switch self {
        case .unavailableView, .collapsibleSection, .tab, .sizing, .windowDismissal: true
        default: false
        }
    }
}

/// The first version of each platform that has something; nil where none has.
package struct Availability: Sendable {
    // One field for each: the tool asks often before it has anything else to do, and a dictionary takes longer than all else.
    private let iOS, macOS, tvOS, watchOS, visionOS: SystemVersion?

    fileprivate init(
        iOS: SystemVersion? = nil, macOS: SystemVersion? = nil, tvOS: SystemVersion? = nil,
        watchOS: SystemVersion? = nil, visionOS: SystemVersion? = nil
    ) {
        (self.iOS, self.macOS, self.tvOS, self.watchOS, self.visionOS) = (iOS, macOS, tvOS, watchOS, visionOS)
    }

    /// The first version of a platform that has it; nil where none has.
    package subscript(platform: Platform) -> SystemVersion? {
        switch platform {
        case .iOS: iOS
        case .macOS: macOS
        case .tvOS: tvOS
        case .watchOS: watchOS
        case .visionOS: visionOS
        }
    }

    /// `!os(tvOS) && !os(watchOS)`: what holds on the platforms that have it in some version; nil where all have it.
    package var condition: String? { Platform.condition(butFor: Platform.allCases.filter { self[$0] == nil }) }

    /// `iOS 17.0, macOS 14.0, *`: what asks for it at run time. Platforms on which generated code always has it are left out.
    package var check: String {
        let newer = Platform.allCases.compactMap { platform in
            self[platform].flatMap { $0 > API.basics.availability[platform]! ? "\(platform.rawValue) \($0)" : nil }
        }
        return (newer + ["*"]).joined(separator: ", ")
    }
}
