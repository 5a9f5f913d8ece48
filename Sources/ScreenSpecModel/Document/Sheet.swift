import ScreenSpecDiagnostics

extension Sheets {
    /// One sheet and how it is presented.
    package struct Item: Sendable, CaseObject {
        /// What it has in common with a destination: name, summary, payload and view.
        package var row: Destination
        /// How it is presented.
        package var presentation = Presentation()
        /// Whether it has a stack of its own.
        package var stack: Located<Bool>?

        var name: SourceText { row.name }

        init(_ name: SourceText) { row = Destination(name) }
    }
}

extension Sheets.Item {
    static let schema = Schema<Sheets.Item>(
        "sheet", "A screen that is presented over others. Its key is the name of the Swift case.",
        Conditions.keys(ofRow: \.row) + [
            Key(
                "summary", .text, \.row.summary, "What the sheet is, in a sentence; becomes the case's doc comment."),
            Key(
                "payload", .parameters, whole: \.row.payload,
                "What the sheet needs to be shown, spelled as a destination's."),
            Key(
                "view", .view, \.row.view, required: true,
                "The view in it: a type, which gets every payload parameter under its name, or a whole expression."),
        ] + Presentation.keys(of: \.presentation) + [
            Key(
                "stack", .boolean, \.stack, default: "false",
                "Whether it has a stack of its own, on which screens are pushed inside of it."),
            Key(
                "returns", .answer, whole: \.row.answer,
                "The type of what the sheet answers to those who present it: `await router.present(.pickColor)` is a `Color?`."
            ),
            Key(
                "requires", .requirements, whole: \.row.requires,
                "The guards that must hold before the sheet is shown, in the order in which they are asked."),
            Key(
                "attributes", .attributeValues, whole: \.row.attributes,
                "Values of your own metadata, where they differ from the default. Where a sheet has some, all attributes are properties of the enum of sheets, too."
            ),
        ], rules: Presentation.rules)
}
