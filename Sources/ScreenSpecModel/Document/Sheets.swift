import ScreenSpecDiagnostics

/// The `sheets` section: what is presented over other screens.
package struct Sheets: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// The name of the generated enum of sheets.
    package var enumName: SourceText?
    /// One for each of the document's `sheetRows`.
    package var items: [Item] = []

    static let schema = Schema<Sheets>(
        "sheets", "What is presented over other screens.",
        [
            Key(
                "enum", .enumName, \.enumName, default: "SheetDestination",
                "The name of the generated enum of sheets."),
            Key(
                "items", .cases(Sheets.Item.self, in: \.sheetRows, orElse: "it needs at least one sheet"),
                adding: \.items, required: true,
                "The sheets, in order; each becomes a case of the enum."),
        ])
}
