import ScreenSpecDiagnostics

/// The sheets: the cases of their enum, and how each is presented.
package struct SheetTable: Sendable {
    /// The rows of their enum.
    package let cases: CaseTable
    /// One for each of the cases.
    package let sheets: [Sheet]

    /// How a sheet is presented.
    package struct Sheet: Sendable {
        /// How it is shown.
        package let style: Sheets.Style
        /// How large it is; nil where the system decides.
        package let sizing: Located<Sheets.Sizing>?
        /// The heights at which it rests; none where the system decides.
        package let detents: [Sheets.Detent]
        /// A name that it shares with sheets that replace it in place; nil where it is its own.
        package let identity: SourceText?
        /// Nil where it goes away unasked.
        package let confirmation: Confirmation?

        init(_ item: Sheets.Item) {
            style = item.style?.value ?? .sheet
            sizing = item.sizing
            detents = item.detents.map(\.value)
            identity = item.identity
            confirmation = Confirmation(item.confirmDismissal)
        }
    }

    /// What asks before a sheet goes away.
    package struct Confirmation: Sendable {
        /// The question.
        package let title: SourceText
        /// When it asks: an expression of type `Bool`, or a name that the sheet's view sets.
        package let condition: SourceText

        init?(_ written: Sheets.Confirmation?) {
            guard let written, let title = written.title, let condition = written.when else { return nil }
            self.title = title
            self.condition = condition
        }
    }

    init(_ builder: borrowing GraphBuilder) {
        let rows = builder.document.sheetRows
        let sheets = builder.document.sheets
        cases = CaseTable(
            enumName: Setting(sheets?.enumName, default: "SheetDestination"), rows: rows, texts: builder.sheetTexts,
            names: NameTable(count: rows.count) { rows.base[$0].name.bytes }, parameters: builder.document.parameters,
            traits: builder.parameters)
        self.sheets = (sheets?.items ?? []).map(Sheet.init)
    }
}
