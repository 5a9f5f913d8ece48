/// What the signs of a drawing mean, above it: of those that the map has, and no others.
struct MapLegend {
    /// A sign as the drawing has it, and what it means.
    private struct Entry {
        let sign: String
        let words: String

        /// About as wide as it is drawn, with what keeps it from the next one.
        var width: Int { 64 + words.count * 6 }
    }

    private let rows: [[Entry]]
    /// How wide the drawing and the legend are together.
    let width: Int
    /// How much room the legend takes above the drawing.
    var height: Int { rows.isEmpty ? 0 : rows.count * MapLegend.rowHeight + 8 }

    private static let rowHeight = 22

    /// - Parameters:
    ///   - map: what is drawn, with its gates.
    ///   - width: how wide the drawing is.
    init(_ map: AppMap, width: Int) {
        let entries = MapLegend.entries(map)
        self.width = max(width, (entries.map(\.width).max() ?? 0) + 16)
        var rows: [[Entry]] = []
        var left = 0
        for entry in entries {
            if rows.isEmpty || left < entry.width {
                rows.append([])
                left = self.width - 8
            }
            rows[rows.count - 1].append(entry)
            left -= entry.width
        }
        self.rows = rows
    }

    /// The legend, as lines of SVG; it ends where the drawing begins, at 0.
    var lines: [String] {
        if rows.isEmpty { return [] }
        var result = ["<g class=\"legend\" role=\"group\" aria-label=\"Legend\">"]
        for (number, row) in rows.enumerated() {
            var x = 8
            let y = number * MapLegend.rowHeight - height + 14
            for entry in row {
                result.append(
                    "<g transform=\"translate(\(x) \(y))\">\(entry.sign)<text x=\"42\" y=\"4\" font-size=\"11\">\(entry.words)</text></g>"
                )
                x += entry.width
            }
        }
        return result + ["</g>"]
    }

    private static func entries(_ map: AppMap) -> [Entry] {
        let kinds = Set(map.ways.map(\.kind))
        let changes = Set(map.places.compactMap(\.change) + map.ways.compactMap(\.change))
        let isPresented = map.places.contains { $0.kind == .sheet || $0.presentation != nil }
        let signs: [(Bool, String, String)] = [
            (map.places.contains(where: \.isEntrance), card("entrance"), "where one comes in"),
            (!kinds.isDisjoint(with: [.shows, .opens]), arrow(""), "leads to"),
            (kinds.contains(.presents), arrow(" stroke-dasharray=\"5,2\""), "presents"),
            (isPresented, card("sheet", " stroke-dasharray=\"5,2\""), "is presented"),
            (map.places.contains { $0.kind == .gate }, gate, "guard, which what leads there goes through"),
            (
                !kinds.isDisjoint(with: [.otherwise, .stays]), arrow(" stroke-dasharray=\"1,5\""),
                "what a guard shows instead"
            ),
            (map.places.contains(where: \.isUnreachable), card("unreachable"), "nothing leads there"),
        ]
        let changed = [AppMap.Change.added, .removed, .renamed, .moved, .changed].map {
            (changes.contains($0), card($0.rawValue), $0.rawValue)
        }
        return (signs + changed).filter(\.0).map { Entry(sign: $0.1, words: $0.2) }
    }

    private static func card(_ kind: String, _ style: String = "") -> String {
        "<g class=\"node \(kind)\"><path d=\"M4-7h28q4 0 4 4v6q0 4-4 4h-28q-4 0-4-4v-6q0-4 4-4Z\"\(style)/></g>"
    }

    private static let gate = "<g class=\"node gate\"><path d=\"M0 0L18-8L36 0L18 8Z\"/></g>"

    private static func arrow(_ style: String) -> String {
        "<g class=\"edge\"><path fill=\"none\" d=\"M0 0H29\"\(style)/><polygon points=\"29,-3 36,0 29,3\"/></g>"
    }
}
