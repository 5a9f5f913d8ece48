import ScreenSpecDiagnostics
import ScreenSpecModel

/// A row of the sidebar or a tab that shows what one before it shows, among those that stand together.
struct Repeat {
    let name: SourceText
    let first: SourceText
    let shown: String
    /// "section `browse`", "the tab bar".
    let place: String
}

extension NavigationGraph {
    /// What is compared. An SF Symbol and an image are spelled alike and are not the same.
    typealias Shown = (text: SourceText, isAsset: Bool)

    /// The fixed rows of each section of the sidebar, and the tabs, that show again what is compared of them. Rows of the same
    /// item are what `shared-row` is about, and what is never in one build does not stand together.
    ///
    /// - Parameters: nil for what says nothing of it.
    func repeats(_ row: (FixedRow, Destination) -> Shown?, _ tab: (Tab) -> Shown?) -> [Repeat] {
        var repeats: [Repeat] = []
        func add(_ rows: [(name: SourceText, presence: Presence, shown: Shown?)], in place: String) {
            var firsts: [String: [(name: SourceText, presence: Presence)]] = [:]
            for case (let name, let presence, let shown?) in rows {
                let text = shown.text.string
                let key = (shown.isAsset ? "asset " : "symbol ") + text
                if let first = firsts[key]?.first(where: { !$0.presence.mayExclude(presence) })?.name {
                    if name.bytes.equals(first.bytes) { continue }
                    repeats.append(Repeat(name: name, first: first, shown: text, place: place))
                } else {
                    firsts[key, default: []].append((name, presence))
                }
            }
        }
        for section in sections {
            let rows = section.fixedRows.map { ($0.name, $0.presence, row($0, destinations.rows.base[$0.destination])) }
            add(rows, in: "section `\(section.id.string)`")
        }
        add(tabs.map { ($0.id, $0.presence, tab($0)) }, in: "the tab bar")
        return repeats
    }
}

extension CaseTable {
    /// The names of cases for which `isMeant` is true.
    func names(where isMeant: (ByteText) -> Bool) -> [SourceText] {
        var names: [SourceText] = []
        for index in 0..<count where isMeant(rows.base[index].name.bytes) { names.append(name(index)) }
        return names
    }
}
