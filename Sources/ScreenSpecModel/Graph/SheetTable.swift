import ScreenSpecDiagnostics

/// The sheets: the cases of their enum, and how each is presented.
package struct SheetTable: Sendable {
    /// The rows of their enum.
    package let cases: CaseTable
    /// One for each of the cases.
    package let sheets: [ResolvedPresentation]

    init(_ builder: GraphBuilder) {
        let rows = builder.sheetRows
        let sheets = builder.document.sheets
        cases = CaseTable(
            enumName: Setting(sheets?.enumName, default: builder.names.enums.sheets),
            isCodable: builder.conformances.isCodable, rows: rows, texts: builder.sheetTexts,
            names: NameTable(count: rows.count) { rows.base[$0].name.bytes },
            parameters: builder.document.rows.parameters,
            traits: builder.parameters, presences: builder.sheetPresences)
        self.sheets =
            (sheets?.items ?? []).map {
                ResolvedPresentation($0.presentation, hasStack: $0.stack?.value ?? false)
            } + builder.document.rows.windowRows.map { _ in ResolvedPresentation(Presentation(), hasStack: false) }
    }
}
