import ScreenSpecDiagnostics
import ScreenSpecModel

/// A row of the sidebar or a tab, by what it shows.
struct ShownRow {
    let name: SourceText
    let destination: Int
    /// What is compared; nil for a row that says nothing of it.
    let shown: SourceText?
    /// Tells apart what is spelled alike: an SF Symbol and an image.
    var isAsset = false
}

/// Rows that stand together.
struct RowGroup {
    /// "section `browse`", "the tab bar".
    let words: String
    let rows: [ShownRow]

    /// The rows that show what a row before them shows, each with the first that does. The same screen twice is
    /// something else.
    var repeats: [(row: ShownRow, first: ShownRow)] {
        var firsts: [String: ShownRow] = [:]
        return rows.compactMap { row in
            guard let shown = row.shown else { return nil }
            let key = (row.isAsset ? "asset " : "symbol ") + shown.string
            guard let first = firsts[key] else {
                firsts[key] = row
                return nil
            }
            return (row, first)
        }
    }
}

extension NavigationGraph {
    /// The fixed rows of each section of the sidebar, and the tabs.
    func rowGroups(
        _ destination: (Destination) -> (SourceText?, isAsset: Bool), _ tab: (Tab) -> (SourceText?, isAsset: Bool)
    ) -> [RowGroup] {
        var groups: [RowGroup] = []
        for section in sections {
            let rows = section.fixedRows.map { row in
                let (shown, isAsset) = destination(destinations.rows.base[row.destination])
                return ShownRow(name: row.name, destination: row.destination, shown: shown, isAsset: isAsset)
            }
            groups.append(RowGroup(words: "section `\(section.id.string)`", rows: rows))
        }
        let rows = tabs.map { item in
            let (shown, isAsset) = tab(item)
            return ShownRow(name: item.id, destination: item.root, shown: shown, isAsset: isAsset)
        }
        groups.append(RowGroup(words: "the tab bar", rows: rows))
        return groups
    }
}
