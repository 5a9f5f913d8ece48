import ScreenSpecDiagnostics

extension GraphBuilder {
    /// Sheets become cases of an enum of their own.
    mutating func checkSheetNames() {
        let rows = document.sheetRows
        if rows.isEmpty { return }
        let names = NameTable(count: rows.count) { rows.base[$0].name.bytes }
        for (number, first) in names.repeated { reportDuplicate("sheet", rows[number].name, rows[first].name) }
        for sheet in rows {
            guard let owner = ReservedNames.owner(of: sheet.name.bytes, ReservedNames.sheets) else { continue }
            report(
                .reservedName, "a sheet cannot be called `\(sheet.name.string)`: that name belongs to \(owner)",
                at: sheet.name.range)
        }
        for type in payloadTypes(of: rows) {
            guard let number = names[type.root] else { continue }
            let name = rows[number].name
            report(
                .reservedName,
                "a sheet cannot be called `\(name.string)`: that name belongs to a type that a payload carries",
                at: name.range, notes: [.init("it is taken here", at: type.range)])
        }
    }
}
