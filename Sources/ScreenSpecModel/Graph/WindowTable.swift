import ScreenSpecDiagnostics

/// The windows: the cases of their enum, and the settings. Where there is one window only, a window is a sheet, so each is
/// among the sheets, too, behind those that the spec lists.
package struct WindowTable: Sendable {
    /// The rows of their enum.
    package let cases: CaseTable
    /// How large each is when it opens, in points; nil where the system decides.
    package let sizes: [(width: Int, height: Int)?]
    /// The view of the settings; nil where the app has none.
    package let settings: SourceText?

    init(_ builder: GraphBuilder) {
        let (rows, windows) = (builder.document.rows.windowRows, builder.document.windows)
        cases = CaseTable(
            enumName: Setting(windows?.enumName, default: builder.names.enums.windows), isCodable: true, rows: rows,
            texts: builder.windowTexts, names: NameTable(count: rows.count) { rows.base[$0].name.bytes },
            parameters: builder.document.rows.parameters, traits: builder.parameters,
            presences: builder.windowPresences)
        sizes = (windows?.items ?? []).map { item in
            guard let width = item.size?.width, let height = item.size?.height else { return nil }
            return (width.value, height.value)
        }
        settings = windows?.settingsView
    }
}

extension SpecRows {
    /// The sheets, and the windows as the sheets that they may be.
    var sheetsAndWindows: PlainArray<Destination> {
        if windowRows.isEmpty { return sheetRows }
        let rows = PlainArray<Destination>()
        for row in sheetRows { rows.append(row) }
        for var row in windowRows {
            row.title = nil
            rows.append(row)
        }
        return rows
    }
}
