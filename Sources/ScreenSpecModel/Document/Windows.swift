import ScreenSpecDiagnostics

/// The `windows` section: the windows that the app opens beside its main one, and its settings.
package struct Windows: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// The name of the generated enum of windows.
    package var enumName: SourceText?
    /// One for each of the document's `windowRows`.
    package var items: [Item] = []
    /// The view of the settings: an expression, or a map that has it.
    var settings: Either<SourceText, Settings>?

    /// The view of the settings.
    var settingsView: SourceText? {
        switch settings {
        case .first(let view)?: view
        case .second(let settings)?: settings.view
        case nil: nil
        }
    }

    /// One kind of window.
    package struct Item: Sendable, CaseObject {
        /// What it has in common with a destination: name, summary, payload, title and view.
        package var row: Destination
        /// How large it is when it opens.
        package var size: Size?

        var name: SourceText { row.name }

        init(_ name: SourceText) { row = Destination(name) }
    }

    /// How large a window is when it opens, in points.
    package struct Size: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        package var width: LocatedInteger?
        package var height: LocatedInteger?

        static let schema = Schema<Size>(
            "window size", "How large a window is when it opens, in points.",
            [
                Key("width", .integer(1...10_000), \.width, required: true, "Its width."),
                Key("height", .integer(1...10_000), \.height, required: true, "Its height."),
            ])
    }

    /// The settings scene.
    struct Settings: Sendable, SpecObject {
        var range = SourceRange.nowhere
        var view: SourceText?

        static let schema = Schema<Settings>(
            "settings", "The app's settings on macOS.",
            [Key("view", .view, \.view, required: true, "The view that shows them: a type, or an expression.")])
    }

    static let schema = Schema<Windows>(
        "windows", "The windows that the app opens beside its main one, and its settings.",
        [
            Key(
                "enum", .enumName, \.enumName, default: "WindowDestination",
                "The name of the generated enum of windows."),
            Key(
                "items", .cases(Windows.Item.self, in: \.windowRows, orElse: "it needs at least one window"),
                adding: \.items, "The windows, in order; each becomes a case of the enum, and of that of the sheets."),
            Key(
                "settings", .either(.view, .object), \.settings,
                "The view of the settings scene on macOS, as it is or as `{view: …}`."),
        ])
}

extension Windows.Item {
    static let schema = Schema<Windows.Item>(
        "window", "A kind of window. Its key is the name of the Swift case: `router.openWindow(.editor(draft: id))`.",
        Conditions.keys(ofRow: \.row) + [
            Key("summary", .text, \.row.summary, "What the window is, in a sentence; becomes the case's doc comment."),
            Key(
                "payload", .parameters, whole: \.row.payload,
                "What the window needs to be shown. It is Codable, whatever the destinations are: the system restores windows."
            ),
            Key(
                "title", .title, \.row.title, required: true,
                "The window's title. `{expression}` stands for a value of the payload."),
            Key(
                "view", .view, \.row.view, required: true,
                "The view in it: a type, which gets every payload parameter under its name, or a whole expression."),
            Key("size", .object, \.size, default: "the system's", "How large it is when it opens."),
        ])
}
