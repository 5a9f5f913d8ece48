import ScreenSpecDiagnostics

// The same of the other enums, each of which is one file.

extension GraphBuilder {
    /// Around attributes, which may ask for one another.
    func sheetsAroundTexts() -> EnclosingType {
        EnclosingType("sheet", document.rows.sheetRows).with(membersOfSheets())
    }

    /// Around defaults.
    func sheetsAroundValues() -> EnclosingType {
        let attributes = sheetsHaveAttributes ? document.attributes.map(\.name.bytes) : []
        return EnclosingType("sheet", document.rows.sheetRows).with(membersOfSheets() + attributes).identified()
    }

    private func membersOfSheets() -> [ByteText] {
        let hasStacks = document.sheets?.items.contains { $0.stack?.value == true } == true
        let ofCoding: [StaticString] = ["CodingKeys", "codingKey", "decode", "encode", "encodeValues", "savedNames"]
        return members(
            of: ReservedNames.sheets,
            partsOfGuards + [
                partOfEquality(document.rows.sheetRows), (hasStacks, ["hasStack"]), (restores, ["names"]),
                (conformances.isCodable, ofCoding + ["unread"]),
                // Private in the file of views.
                (false, ["viewGroup"]),
            ])
    }

    /// Around what is shown, of which one text may ask for another.
    func dialogsAroundTexts() -> EnclosingType {
        let texts: [StaticString] = ["title", "message", "buttons"]
        return EnclosingType("dialog", document.rows.dialogRows)
            .with(membersOfDialogs().filter { name in !texts.contains(where: name.equals) })
    }

    /// Around defaults.
    func dialogsAroundValues() -> EnclosingType {
        EnclosingType("dialog", document.rows.dialogRows).with(membersOfDialogs()).identified()
    }

    private func membersOfDialogs() -> [ByteText] {
        members(of: ReservedNames.dialogs, [partOfEquality(document.rows.dialogRows)])
    }

    /// Around titles and defaults.
    func windowsAroundTexts() -> EnclosingType {
        let rows = document.rows.windowRows
        let likeSheets: [StaticString] = ["CodingKeys", "codingKey", "hashValue"]
        let part = partOfEquality(rows)
        return EnclosingType("window", rows).with(
            members(of: ReservedNames.windows, [])
                + (likeSheets + (part.isThere ? part.names : [])).map { ByteText($0) })
    }

    /// Around titles and roots.
    func tabsAroundTexts() -> EnclosingType {
        let ids = tabs.map(\.id)
        let lists = tabEntries.compactMap { entry in
            if case .section(let section) = entry {
                SourceFile(path: "", string: "\(section.id.string)Cases")
            } else {
                nil
            }
        }
        return EnclosingType("tab", NameTable(count: ids.count) { ids[$0].bytes }) { ids[$0] }
            .with(
                members(of: ReservedNames.tabs, partsOfTabs) + ReservedNames.synthesizedOfTabs.map { ByteText($0) },
                lists: lists)
    }

    private var partsOfTabs: [Part] {
        [
            (tabs.contains { $0.holder.value == .split } && layout.host != .split, ["holdsSplit"]),
            (tabs.contains { $0.icon.isAsset }, ["iconIsAsset"]),
            (lacksSystems(tabs.map(\.presence)), ["isAvailable"]),
        ]
    }

    /// What is there where a payload is not compared as a whole.
    private func partOfEquality(_ rows: PlainArray<Destination>) -> Part {
        let comparesParts = rows.contains { row in
            row.payload.indices.contains { parameters[$0].equality != .whole }
        }
        return (comparesParts, ["EqualityKey", "equalityKey"])
    }
}
