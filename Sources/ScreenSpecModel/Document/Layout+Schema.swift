import ScreenSpecDiagnostics

extension Layout {
    static let schema = Schema<Layout>(
        "layout", "How the app's screens are put together.",
        [
            Key(
                "host", .choice(of: Host.self), \.host,
                default: "what the spec has: a sidebar, tabs, or neither", "What holds the screens."),
            Key("content", .object, \.content, "The width of the middle column, in points.")
                .noted(in: \.splitKeys),
            Key(
                "visibility", .choice(of: Visibility.self), \.visibility, default: "automatic",
                "Which columns are shown at first."
            ).noted(in: \.splitKeys),
            Key(
                "compact", .object, \.compact,
                "What stands in for the split view where there is no room for columns, as on an iPhone."
            ).noted(in: \.splitKeys),
            Key(
                "secondary", .object, \.secondary,
                "A column of its own beside the split view or the tabs, where there is room for one."
            ).noted(in: \.splitKeys),
            Key("path", .choice(of: Path.self), \.path, default: "array", "What a stack's path is."),
            Key(
                "animation", .choice(of: Animation.self), \.animation, default: "none",
                "How navigation that the app starts itself is animated."),
            Key(
                "toolbarRole", .choice(of: ToolbarRole.self), \.toolbarRole, default: "automatic",
                "What the toolbar is for: SwiftUI's `toolbarRole`."),
            Key(
                "accessibility", .object, \.accessibility, "What people who use assistive technology notice."),
        ])
}

extension Layout.Compact {
    static let schema = Schema<Layout.Compact>(
        "compact layout", "What stands in for the split view where there is no room for columns.",
        [
            Key(
                "style", .choice(of: Layout.CompactStyle.self), \.style,
                default: "tabs where there are any, else collapse", "What is shown."),
            Key(
                "column", .choice(of: Layout.Column.self), \.column, default: "what the platform takes for best",
                "The column on top, where the columns collapse."),
        ])
}

extension Layout.Secondary {
    static let schema = Schema<Layout.Secondary>(
        "secondary column", "A column of its own beside the split view or the tabs.",
        [
            Key("view", .view, \.view, required: true, "The view in it: a type or an expression."),
            Key("width", .points, \.width, default: "the view's own", "Its width, in points."),
        ])
}

extension Layout.Accessibility {
    static let schema = Schema<Layout.Accessibility>(
        "accessibility", "What people who use assistive technology notice.",
        [
            Key(
                "focusDetail", .boolean, \.focusDetail, default: "false",
                "Whether VoiceOver's focus follows the selection into the detail column.")
        ])
}
