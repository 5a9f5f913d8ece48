/// A map in the language of Graphviz (https://graphviz.org/doc/info/lang.html).
struct MapDOT {
    private let map: AppMap
    private var lines: [String] = []

    init(_ map: AppMap) { self.map = map.withGates }

    mutating func write() -> String {
        lines = [
            "digraph \(quoted(map.name)) {",
            "  graph [rankdir=LR, nodesep=0.2, ranksep=0.7, bgcolor=transparent, tooltip=\(quoted(map.name))]",
            "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=Helvetica, fontsize=12, margin=\"0.16,0.06\"]",
            "  edge [fontname=Helvetica, fontsize=10, arrowsize=0.7]",
        ]
        for (number, place) in map.places.enumerated() { write(place, number) }
        for (number, way) in map.ways.enumerated() { write(way, number) }
        let entrances = map.places.filter(\.isEntrance).map { quoted($0.id) }
        if entrances.count > 1 { lines.append("  { rank=same; \(entrances.joined(separator: "; ")) }") }
        return (lines + ["}"]).map { $0 + "\n" }.joined()
    }

    private mutating func write(_ place: AppMap.Place, _ number: Int) {
        var attributes = ["id=p\(number)", "label=<\(label(place))>", "class=\(quoted(classes(place)))"]
        switch place.kind {
        case .sidebar, .tab, .window, .start: attributes.append("fillcolor=lightgrey")
        case .gate: attributes += ["shape=diamond", "style=filled", "margin=0"]
        case .sheet: attributes.append("style=\"rounded,filled,dashed\"")
        case .screen: if place.presentation != nil { attributes.append("style=\"rounded,filled,dashed\"") }
        }
        if let color = color(place.change) { attributes += ["color=\(color)", "penwidth=2"] }
        lines.append("  \(quoted(place.id)) [\(attributes.joined(separator: ", "))]")
    }

    private mutating func write(_ way: AppMap.Way, _ number: Int) {
        var attributes = [
            "id=w\(number)",
            "class=\(quoted(([way.kind.rawValue, way.change?.rawValue].compactMap { $0 }).joined(separator: " ")))",
        ]
        switch way.kind {
        case .presents: attributes.append("style=dashed")
        case .otherwise: attributes += ["style=dotted", "label=otherwise"]
        case .stays: attributes += ["style=dotted", "label=\"if it may not be left\""]
        case .shows, .opens: break
        }
        if let color = color(way.change) { attributes += ["color=\(color)", "penwidth=2"] }
        lines.append("  \(quoted(way.from)) -> \(quoted(way.to)) [\(attributes.joined(separator: ", "))]")
    }

    private func label(_ place: AppMap.Place) -> String {
        if place.kind == .gate { return escaped(place.title) }
        let heading = place.isEntrance ? ["<font point-size=\"9\">\(place.noun.uppercased())</font>"] : []
        let body = place.lines.map { "<font point-size=\"10\">\(escaped($0))</font>" }
        let rows = (heading + ["<b>\(escaped(place.title))</b>"] + body).map {
            "<tr><td align=\"left\">\($0)</td></tr>"
        }
        return "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"1\">\(rows.joined())</table>"
    }

    private func classes(_ place: AppMap.Place) -> String {
        ([
            place.isEntrance ? "entrance" : nil, place.kind.rawValue, place.isUnreachable ? "unreachable" : nil,
            place.change?.rawValue,
        ]
        .compactMap { $0 }).joined(separator: " ")
    }

    private func color(_ change: AppMap.Change?) -> String? {
        switch change {
        case .added: "\"#1a7f37\""
        case .removed: "\"#cf222e\""
        case .renamed: "\"#8250df\""
        case .moved: "\"#0969da\""
        case .changed: "\"#9a6700\""
        case nil: nil
        }
    }

    /// A name in the language, in which only quotes and what escapes them have a meaning.
    private func quoted(_ text: String) -> String {
        var result = "\""
        for character in drawn(text).unicodeScalars {
            if character == "\"" || character == "\\" { result.append("\\") }
            result.unicodeScalars.append(character)
        }
        return result + "\""
    }
}

extension AppMap {
    /// The map for Graphviz.
    package func dot() -> String {
        var dot = MapDOT(self)
        return dot.write()
    }
}

/// Text of a drawing as XML has it.
package func escaped(_ text: String) -> String {
    var result = ""
    for character in drawn(text).unicodeScalars {
        switch character {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        default: result.unicodeScalars.append(character)
        }
    }
    return result
}
