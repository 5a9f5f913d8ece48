import ScreenSpecDiagnostics

/// The `sheets` section: what is presented over other screens. What a sheet has in common with a destination (its name,
/// summary, payload and view) stands in the document's `sheetRows`.
package struct Sheets: Sendable {
    package let range: SourceRange
    package var enumName: SourceText?
    /// One for each of the document's `sheetRows`.
    package var items: [Item] = []

    /// How a sheet is presented.
    package struct Item: Sendable {
        package var style: Located<Style>?
        package var sizing: Located<Sizing>?
        package var detents: [Located<Detent>] = []
        package var identity: SourceText?
        package var confirmDismissal: Confirmation?
        /// The keys, as they were written, that not every style has.
        var styleKeys: [SourceText] = []
    }

    package enum Style: Int, Sendable { case sheet, fullScreenCover, popover }
    package enum Detent: Int, Sendable { case medium, large }

    package enum Sizing: Sendable {
        case automatic, page, form, fitted
        case fittedAxes(horizontal: Bool, vertical: Bool)
        case stickyAxes(horizontal: Bool, vertical: Bool)
    }

    /// What asks before a sheet goes away.
    package struct Confirmation: Sendable {
        package let range: SourceRange
        package var title: SourceText?
        package var when: SourceText?
    }

    init(range: SourceRange) { self.range = range }

    static let schema = Schema<Sheets>(
        "sheets", "What is presented over other screens.",
        [
            Key("enum", .identifier, default: "SheetDestination", "The name of the generated enum of sheets.") {
                $0.enumName = $1
            },
            Key("items", .sheets, required: true, "The sheets, in order; each becomes a case of the enum.") {
                $0.items = $1
            },
        ])
}

extension Kind where Value == [Sheets.Item] {
    /// The sheets by name. What they have in common with destinations is added to the document's rows.
    fileprivate static var sheets: Kind {
        let description = KindDescription.map(key: .identifier, value: .object(SheetEntry.schema.description))
        return Kind(description: description) { decoder, node in
            var items: [Sheets.Item] = []
            decoder.objects(SheetEntry.schema, node, description, key: .identifier, SheetEntry.init) { decoder, entry in
                decoder.document.sheetRows.append(entry.row)
                items.append(entry.item)
            }
            decoder.checkNotEmpty(node, "it needs at least one sheet")
            return items
        }
    }
}
