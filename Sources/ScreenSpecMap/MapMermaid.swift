extension AppMap {
    /// The map as a flowchart of Mermaid (https://mermaid.js.org/syntax/flowchart.html), which GitHub draws in Markdown.
    package func mermaid() -> String {
        let map = withGates
        let names = Dictionary(
            map.places.enumerated().map { ($1.id, "p\($0)") }, uniquingKeysWith: { first, _ in first })
        var lines = ["flowchart LR"]
        for place in map.places {
            lines.append("    \(names[place.id] ?? "")\(place.mermaidShape)")
        }
        for way in map.ways {
            guard let from = names[way.from], let to = names[way.to] else { continue }
            lines.append("    \(from) \(way.mermaidArrow) \(to)")
        }
        lines += classes(names, map)
        return lines.map { $0 + "\n" }.joined()
    }

    private func classes(_ names: [String: String], _ map: AppMap) -> [String] {
        var lines: [String] = []
        let styles = [
            ("entrance", "stroke-width:2px", map.places.filter(\.isEntrance)),
            ("unreachable", "stroke-dasharray:2 2", map.places.filter(\.isUnreachable)),
            ("added", "stroke:#1a7f37,stroke-width:3px", map.places.filter { $0.change == .added }),
            (
                "removed", "stroke:#cf222e,stroke-width:3px,stroke-dasharray:6 3",
                map.places.filter { $0.change == .removed }
            ),
            ("renamed", "stroke:#8250df,stroke-width:3px", map.places.filter { $0.change == .renamed }),
            ("moved", "stroke:#0969da,stroke-width:3px", map.places.filter { $0.change == .moved }),
            ("changed", "stroke:#9a6700,stroke-width:3px", map.places.filter { $0.change == .changed }),
        ]
        for (name, style, places) in styles where !places.isEmpty {
            lines.append("    classDef \(name) \(style)")
            lines.append("    class \(places.compactMap { names[$0.id] }.joined(separator: ",")) \(name)")
        }
        return lines
    }
}

extension AppMap.Place {
    fileprivate var mermaidShape: String {
        let heading = isEntrance ? ["<small>\(noun)</small>"] : []
        let text = (heading + ["<b>\(mermaid(title))</b>"] + lines.map(mermaid)).joined(separator: "<br/>")
        switch kind {
        case .sidebar, .tab, .window, .start: return "([\"\(text)\"])"
        case .gate: return "{\"\(mermaid(title))\"}"
        case .screen, .sheet: return "[\"\(text)\"]"
        }
    }

    /// Text in which no character has a meaning.
    private func mermaid(_ text: String) -> String {
        var result = ""
        for character in drawn(text).unicodeScalars {
            switch character {
            case "\"", "#", "<", ">", "&", "`", "\\", ";", "{", "}", "[", "]", "(", ")", "|", "*", "_", "~", "@", ":",
                "/":
                result += "#\(character.value);"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}

extension AppMap.Way {
    fileprivate var mermaidArrow: String {
        switch (kind, change) {
        case (.presents, nil): "-.->"
        case (.presents, let change?): "-. \(change.rawValue) .->"
        case (.otherwise, _): "-. otherwise .->"
        case (.stays, _): "-. if it may not be left .->"
        case (_, let change?): "-- \(change.rawValue) -->"
        case (_, nil): "-->"
        }
    }
}
