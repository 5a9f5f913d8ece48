import ScreenSpecDiagnostics

/// A sheet while it is read.
struct SheetEntry {
    var row: Destination
    var item = Sheets.Item()

    init(_ name: SourceText) { row = Destination(name) }

    static let schema = Schema<SheetEntry>(
        "sheet", "A screen that is presented over others. Its key is the name of the Swift case.",
        [
            Key("summary", .text, "What the sheet is, in a sentence; becomes the case's doc comment.") {
                $0.row.summary = $1
            },
            Key("payload", .parameters, "What the sheet needs to be shown, spelled as a destination's.") {
                $0.row.payload = $1
            },
            Key(
                "view", .expression, required: true,
                "The view in it: a type, which gets every payload parameter under its name, or a whole expression."
            ) { $0.row.view = $1 },
            Key(
                "style",
                .choice(
                    ("sheet", "A sheet."), ("fullScreenCover", "The whole screen, where the platform can."),
                    ("popover", "A popover.")),
                default: "sheet", "How it is presented."
            ) { $0.item.style = Located($1) },
            styleKey("sizing", .sizing, default: "automatic", "How large the sheet is, where the platform can.") {
                $0.sizing = $1
            },
            styleKey(
                "detents", .words(("medium", "Half of the screen."), ("large", "All of it.")),
                "The heights at which the sheet rests."
            ) { $0.detents = $1.compactMap(Located.init) },
            Key(
                "identity", .identifier, default: "the sheet itself",
                "A name; sheets that share it replace each other in place."
            ) { $0.item.identity = $1 },
            styleKey(
                "confirmDismissal",
                .object(Sheets.Confirmation.schema) { Sheets.Confirmation(range: $0) },
                "A question that is asked before the sheet goes away."
            ) { $0.confirmDismissal = $1 },
        ])

    /// A key that not every style has.
    private static func styleKey<Value>(
        _ name: StaticString, _ kind: Kind<Value>, default defaultText: StaticString? = nil,
        _ documentation: StaticString, into store: @escaping (inout Sheets.Item, Value) -> Void
    ) -> Key<SheetEntry> {
        let kind = kind.withKey
        return Key(name, kind, default: defaultText, documentation) { entry, given in
            entry.item.styleKeys.append(given.key)
            store(&entry.item, given.value)
        }
    }
}

extension Sheets.Confirmation {
    fileprivate static let schema = Schema<Sheets.Confirmation>(
        "confirmation", "A question that is asked before a sheet goes away.",
        [
            Key("title", .text, required: true, "The question.") { $0.title = $1 },
            Key(
                "when", .expression, required: true,
                "When to ask: a Swift expression of type `Bool`."
            ) { $0.when = $1 },
        ])
}
