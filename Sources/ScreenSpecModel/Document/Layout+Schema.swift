import ScreenSpecDiagnostics

extension Layout {
    static let schema = Schema<Layout>(
        "layout", "How the app's screens are put together.",
        [
            Key(
                "host",
                .choice(
                    ("split", "A split view with a sidebar."),
                    ("stack", "One stack, which begins with the first destination.")),
                default: "what the spec has: a sidebar, tabs, or neither",
                "What holds the screens."
            ) { $0.host = Located($1) },
            splitKey("content", ColumnWidth.kind, "The width of the middle column, in points.") { $0.content = $1 },
            splitKey(
                "visibility",
                .choice(
                    ("automatic", "What the platform takes for best."), ("all", "All of them."),
                    ("doubleColumn", "The middle and the detail column."), ("detailOnly", "The detail column.")),
                default: "automatic", "Which columns are shown at first."
            ) { $0.visibility = Located($1) },
            splitKey(
                "compact", .object(Compact.schema) { Compact(range: $0) },
                "What stands in for the split view where there is no room for columns, as on an iPhone."
            ) { $0.compact = $1 },
            splitKey(
                "secondary", .object(Secondary.schema) { Secondary(range: $0) },
                "A column of its own beside the split view, where there is room for one."
            ) { $0.secondary = $1 },
            Key(
                "path",
                .choice(
                    ("array", "An array of the enum."), ("navigationPath", "A `NavigationPath`, which is Codable.")),
                default: "array", "What a stack's path is."
            ) { $0.path = Located($1) },
            Key(
                "animation",
                .choice(("none", ""), ("default", ""), ("snappy", ""), ("smooth", ""), ("bouncy", "")),
                default: "none", "How navigation that the app starts itself is animated."
            ) { $0.animation = Located($1) },
            Key(
                "toolbarRole",
                .choice(("automatic", ""), ("navigationStack", ""), ("browser", ""), ("editor", "")),
                default: "automatic", "What the toolbar is for: SwiftUI's `toolbarRole`."
            ) { $0.toolbarRole = Located($1) },
            Key(
                "accessibility", .object(Accessibility.schema) { _ in Accessibility() },
                "What people who use assistive technology notice."
            ) { $0.focusDetail = $1.focusDetail },
        ])

    /// A key that says something of a split view only.
    private static func splitKey<Value>(
        _ name: StaticString, _ kind: Kind<Value>, default defaultText: StaticString? = nil,
        _ documentation: StaticString, into store: @escaping (inout Layout, Value) -> Void
    ) -> Key<Layout> {
        let kind = kind.withKey
        return Key(name, kind, default: defaultText, documentation) { layout, given in
            layout.splitKeys.append(given.key)
            store(&layout, given.value)
        }
    }

    private struct Accessibility {
        var focusDetail: Located<Bool>?

        static let schema = Schema<Accessibility>(
            "accessibility", "What people who use assistive technology notice.",
            [
                Key(
                    "focusDetail", .locatedBoolean, default: "false",
                    "Whether VoiceOver's focus follows the selection into the detail column."
                ) { $0.focusDetail = $1 }
            ])
    }
}

extension Layout.Compact {
    fileprivate static let schema = Schema<Layout.Compact>(
        "compact layout", "What stands in for the split view where there is no room for columns.",
        [
            Key(
                "style",
                .choice(
                    ("collapse", "The split view's columns, one over the other."),
                    ("tabs", "The tabs of the section `tabs`.")),
                default: "tabs where there are any, else collapse", "What is shown."
            ) { $0.style = Located($1) },
            Key(
                "column", .choice(("sidebar", ""), ("content", ""), ("detail", "")),
                default: "what the platform takes for best", "The column on top, where the columns collapse."
            ) { $0.column = Located($1) },
        ])
}

extension Layout.Secondary {
    fileprivate static let schema = Schema<Layout.Secondary>(
        "secondary column", "A column of its own beside the split view.",
        [
            Key("view", .expression, required: true, "The view in it: a type or an expression.") { $0.view = $1 },
            Key("width", .points, default: "the view's own", "Its width, in points.") { $0.width = $1 },
        ])
}
