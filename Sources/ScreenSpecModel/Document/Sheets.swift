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
                "items", .sheets, adding: \.items, required: true,
                "The sheets, in order; each becomes a case of the enum."),
        ])
}

extension Kind where Value == [Sheets.Item] {
    /// The sheets by name. What they have in common with destinations is added to the document's rows, too.
    fileprivate static var sheets: Kind {
        let objects = Kind.objects(Sheets.Item.self)
        return Kind(
            description: objects.description,
            read: { decoder, node in
                let items = objects.read(&decoder, node) ?? []
                for item in items { decoder.rows.sheetRows.append(item.row) }
                decoder.checkNotEmpty(node, "it needs at least one sheet")
                return items
            },
            show: objects.show)
    }
}
