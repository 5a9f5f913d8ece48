import ScreenSpecDiagnostics

extension GraphBuilder {
    /// Finds out what of each sheet's payload its view uses.
    mutating func bindSheets() {
        let names = PlainArray<ByteText>()
        for (sheet, item) in zip(document.sheetRows, document.sheets?.items ?? []) {
            var text = NavigationGraph.DestinationText()
            if sheet.payload.count > 64 { reportTooMany(sheet) }
            gatherNames(of: sheet.payload, into: names)
            bindView(of: sheet, names.base, into: &text)
            if let condition = item.confirmDismissal?.when, sheet.payload.count > 0 {
                text.usedInTitle = usedNames(in: condition.bytes, of: names.base, count: names.count).mask
            }
            sheetTexts.append(text)
        }
        withExtendedLifetime(names) {}
    }
}
