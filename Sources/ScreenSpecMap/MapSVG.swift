extension AppMap {
    /// A drawing that Graphviz made of `dot()`, as a page can show it: light and dark, with words for those who do not see it, and
    /// without what depends on when and by what it was made.
    ///
    /// - Parameter drawing: what `dot -Tsvg` printed.
    package func svg(_ drawing: String) -> String {
        let map = withGates
        let titles = Dictionary(map.places.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
        var result: [String] = []
        var spoken: String?
        var isOpen = false
        var legend: [String] = []
        for line in drawing.split(separator: "\n", omittingEmptySubsequences: true) {
            if line.hasPrefix("<svg") {
                result.append(
                    "<svg role=\"graphics-document\" aria-labelledby=\"title description\" data-map=\"\(digest)\"")
                result.append(String(line.dropFirst(5)))
                isOpen = true
                continue
            }
            if result.isEmpty || line.hasPrefix("<!--") { continue }
            if let words = spoken, line.hasPrefix("<title>") {
                result.append("<title>\(escaped(words))</title>")
                spoken = nil
                continue
            }
            if isOpen, let frame = MapFrame(viewBox: line, map) {
                result[result.count - 1] = frame.size
                result.append(frame.viewBox)
                legend = frame.legend.lines
            } else {
                result.append(String(line))
            }
            if isOpen, line.hasSuffix(">") {
                isOpen = false
                result.append("<title id=\"title\">\(escaped(name)): its screens, and what leads where</title>")
                result.append("<desc id=\"description\">\(escaped(self.spoken))</desc>")
                result.append(mapStyle)
                result += legend
            }
            spoken = map.words(ofElement: line, titles) ?? spoken
        }
        return result.map { $0 + "\n" }.joined()
    }

    /// What the drawing of a map is known by: another map has another one.
    package var digest: String {
        // FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
        let hash = dot().utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// What `<g id="p3" …>` or `<g id="w7" …>` stands for.
    private func words(ofElement line: Substring, _ titles: [String: String]) -> String? {
        guard line.hasPrefix("<g id=\"") else { return nil }
        let id = line.dropFirst(7).prefix { $0 != "\"" }
        guard let number = Int(id.dropFirst()) else { return nil }
        if id.hasPrefix("p"), places.indices.contains(number) { return places[number].spoken }
        guard id.hasPrefix("w"), ways.indices.contains(number) else { return nil }
        let way = ways[number]
        return "\(titles[way.from] ?? way.from) \(way.spokenVerb) \(titles[way.to] ?? way.to)"
    }
}

/// How large a drawing is together with the legend above it.
private struct MapFrame {
    let legend: MapLegend
    /// The attributes of that, and the line that says which part of the drawing's plane is shown.
    let size, viewBox: String

    /// Nil for a line that is not Graphviz's ` viewBox="0.00 0.00 1482.00 350.00" xmlns=…>`.
    init?(viewBox line: Substring, _ map: AppMap) {
        let parts = line.split(separator: "\"", maxSplits: 2)
        guard line.hasPrefix(" viewBox="), parts.count == 3 else { return nil }
        let numbers = parts[1].split(separator: " ").compactMap { Double($0) }.map { Int($0.rounded(.up)) }
        guard numbers.count == 4 else { return nil }
        legend = MapLegend(map, width: numbers[2])
        let height = numbers[3] + legend.height
        size = "width=\"\(legend.width)pt\" height=\"\(height)pt\""
        viewBox = " viewBox=\"0 \(-legend.height) \(legend.width) \(height)\"\(parts[2])"
    }
}

/// Colours that can be read on light and on dark paper (contrast of 4.5 and more, WCAG 2.2, 1.4.3).
private let mapStyle = """
    <style>
    svg { background: #ffffff; --paper: #ffffff; --card: #ffffff; --entrance: #eaeef2; --ink: #1f2328; --line: #59636e;
      --added: #1a7f37; --removed: #cf222e; --renamed: #8250df; --moved: #0969da; --changed: #9a6700; }
    @media (prefers-color-scheme: dark) {
      svg { background: #0d1117; --paper: #0d1117; --card: #161b22; --entrance: #2a313c; --ink: #f0f6fc; --line: #9198a1;
        --added: #3fb950; --removed: #f85149; --renamed: #ab7df8; --moved: #4493f8; --changed: #d29922; }
    }
    text { fill: var(--ink); font-family: Helvetica, Arial, "Liberation Sans", sans-serif; }
    .node path, .node polygon, .node polyline { fill: var(--card); stroke: var(--line); }
    .entrance path, .entrance polygon { fill: var(--entrance); }
    .edge path { stroke: var(--line); }
    .edge polygon { fill: var(--line); stroke: var(--line); }
    .unreachable path { stroke: var(--removed); stroke-dasharray: 2 2; }
    .node.added path, .edge.added path { stroke: var(--added); stroke-width: 2; }
    .node.removed path, .edge.removed path { stroke: var(--removed); stroke-width: 2; }
    .node.renamed path { stroke: var(--renamed); stroke-width: 2; }
    .node.moved path { stroke: var(--moved); stroke-width: 2; }
    .node.changed path { stroke: var(--changed); stroke-width: 2; }
    .edge.added polygon { fill: var(--added); stroke: var(--added); }
    .edge.removed polygon { fill: var(--removed); stroke: var(--removed); }
    </style>
    """
