#if !canImport(SwiftUI)
    extension Misuse {
        static let isolation: [Misuse] = [
            .code(
                "a stack made anywhere", "nonisolated func make() -> some View { NavigationStack { Text(\"a\") } }",
                "@MainActor func make() -> some View { NavigationStack { Text(\"a\") } }"),
            .code(
                "a list made anywhere", "nonisolated func make() -> some View { List { Text(\"a\") } }",
                "@MainActor func make() -> some View { List { Text(\"a\") } }"),
            .code(
                "an own view made anywhere", own + "nonisolated func make() -> some View { Own() }",
                own + "@MainActor func make() -> some View { Own() }"),
            .code(
                "a body asked for anywhere", own + "nonisolated func body(_ view: Own) { _ = view.body }",
                own + "@MainActor func body(_ view: Own) { _ = view.body }"),
            .code(
                "a router read anywhere", "nonisolated func item(_ router: Router) -> Item? { router.item }",
                "@MainActor func item(_ router: Router) -> Item? { router.item }"),
            .code(
                "dismissed from anywhere", "nonisolated func dismiss(_ dismiss: DismissAction) { dismiss() }",
                "@MainActor func dismiss(_ dismiss: DismissAction) { dismiss() }"),
            .code(
                "a default that can change", "struct Key: EnvironmentKey { static var defaultValue = 0 }",
                "struct Key: EnvironmentKey { static let defaultValue = 0 }"),
            .code(
                "a navigation path sent", send + "func all(_ path: NavigationPath) { send(path) }",
                send + "func all(_ path: [Item]) { send(path) }"),
        ]

        private static let own = "struct Own: View { init() {}; var body: some View { Text(\"a\") } }\n"
        private static let send = "func send(_ value: some Sendable) {}\n"

        static let platforms: [Misuse] = [
            .view(
                "popover on tvOS", popover, "#if os(tvOS)\n\(text)\n#else\n\(popover)\n#endif",
                on: DeploymentTarget(.tvOS, 26)),
            .view(
                "popover on watchOS", popover, on: DeploymentTarget(.watchOS, 26),
                rightOn: DeploymentTarget(.visionOS, 26)),
            .view("cover on macOS", cover, "#if !os(macOS)\n\(cover)\n#endif", on: DeploymentTarget(.macOS, 26)),
            .view("cover elsewhere", cover, on: DeploymentTarget(.macOS, 26), rightOn: DeploymentTarget(.tvOS, 16)),
            .view("sizing before iOS 18", sizing, gated(sizing, "iOS 18.0"), on: DeploymentTarget(.iOS, 17)),
            .view("dismissal dialog on iOS", dismissal, on: .newest, rightOn: DeploymentTarget(.macOS, 15)),
            .view(
                "dismissal dialog before macOS 15", dismissal, gated(dismissal, "macOS 15.0"),
                on: DeploymentTarget(.macOS, 14)),
            .view("tabs before iOS 18", tabs, gated(tabs, "iOS 18.0"), on: DeploymentTarget(.iOS, 17)),
            .view(
                "preferred column before macOS 14", column, gated(column, "macOS 14"), on: DeploymentTarget(.macOS, 13)),
            .view("old onChange", oldChange, newChange, on: DeploymentTarget(.iOS, 17)),
            .view("new onChange before iOS 17", newChange, oldChange, on: DeploymentTarget(.iOS, 16)),
            .view(
                "browser's toolbar on macOS", "\(text).toolbarRole(.browser)", "\(text).toolbarRole(.editor)",
                on: DeploymentTarget(.macOS, 26)),
            .view(
                "editor's toolbar on tvOS", "\(text).toolbarRole(.editor)", "\(text).toolbarRole(.navigationStack)",
                on: DeploymentTarget(.tvOS, 26)),
            .view(
                "sidebar that selects on watchOS 9", list, on: DeploymentTarget(.watchOS, 9),
                rightOn: DeploymentTarget(.watchOS, 10)),
            .view(
                "sidebar's style on tvOS", "List { \(text) }.listStyle(.sidebar)", "List { \(text) }.listStyle(.plain)",
                on: DeploymentTarget(.tvOS, 26)),
            .view(
                "selection that is always there", "List(selection: $tab) { \(text) }", on: .newest,
                rightOn: DeploymentTarget(.macOS, 13)),
            .view(
                "title's size on macOS", title, "#if os(macOS)\n\(text)\n#else\n\(title)\n#endif",
                on: DeploymentTarget(.macOS, 26)),
            .view(
                "check in a toolbar before iOS 17.5", toolbar, on: DeploymentTarget(.iOS, 17),
                rightOn: DeploymentTarget(.iOS, 18)),
            .view(
                "placement above a keyboard on visionOS", keyboard, on: DeploymentTarget(.visionOS, 26),
                rightOn: DeploymentTarget(.macOS, 13)),
            .view(
                "sidebar of tabs on watchOS", "\(text).tabViewStyle(.sidebarAdaptable)",
                on: DeploymentTarget(.watchOS, 26),
                rightOn: DeploymentTarget(.tvOS, 18)),
        ]

        private static let text = "Text(\"a\")"
        private static let popover = "\(text).popover(item: $item) { _ in Text(\"b\") }"
        private static let cover = "\(text).fullScreenCover(item: $item) { _ in Text(\"b\") }"
        private static let sizing = "\(text).presentationSizing(.form)"
        private static let dismissal =
            "\(text).dismissalConfirmationDialog(\"b\", shouldPresent: isShown) { Text(\"c\") }"
        private static let tabs =
            "TabView(selection: $tab) { Tab(\"a\", systemImage: \"b\", value: .library) { \(text) } }"
        private static let column =
            "NavigationSplitView(preferredCompactColumn: .constant(.detail)) { \(text) } detail: { \(text) }"
        private static let oldChange = "\(text).onChange(of: tab) { _ in isShown = true }"
        private static let newChange = "\(text).onChange(of: tab) { _, _ in isShown = true }"
        private static let list = "List(selection: $item) { \(text) }"
        private static let title = "\(text).navigationBarTitleDisplayMode(.inline)"
        private static let toolbar =
            "\(text).toolbar { if #available(iOS 26.0, *) { ToolbarItem { \(text) } } else { ToolbarItem { \(text) } } }"
        private static let keyboard = "\(text).toolbar { ToolbarItem(placement: .keyboard) { \(text) } }"

        private static func gated(_ view: String, _ versions: String) -> String {
            "if #available(\(versions), *) {\n\(view)\n} else {\n\(text)\n}"
        }
    }
#endif
