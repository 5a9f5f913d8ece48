import ScreenSpecDiagnostics

// The signs of lists and maps, written otherwise or left out.

extension FailureExplanation {
    /// `-id: main`
    var missingSpaceAfterDash: Diagnostic? {
        let line = Line(source, at: problem)
        for line in [line, line.above].compactMap({ $0 }) where line.key != nil {
            let (dash, text) = (line.content, source.text)
            guard text[dash] == 0x2D, text[dash + 1] | 0x20 &- 0x61 < 26 else { continue }
            return report(
                .yamlSyntax, "a space is missing after this `-`", at: dash, dash + 1,
                help: "write \("- \(text.slice(dash + 1, line.textEnd).string)".asCode)")
        }
        return nil
    }

    /// A line among the items of a list that has no dash.
    func missingDash(at place: Int) -> Diagnostic? {
        let line = Line(source, at: place)
        guard place == line.content, let above = line.above, let dash = above.dash,
            dash - above.start == line.indentation
        else { return nil }
        return report(
            .yamlSyntax, "a `- ` is missing before this", at: place, line.textEnd,
            help: "write \("- \(source.text.slice(place, line.textEnd).string)".asCode)")
    }

    /// For a key among the items of a list.
    var helpForItem: String {
        let line = Line(source, at: problem)
        let text = source.text.slice(line.content, line.textEnd).string
        if line.dash != nil { return "indent it like the items above: their dashes stand below each other" }
        return "begin it with `- `, \("- \(text)".asCode), or indent it like the keys of the item above"
    }

    /// For an item of a list among keys.
    var helpForDash: String? {
        let line = Line(source, at: problem)
        guard let dash = line.dash, dash == problem else { return nil }
        if hasItemsAbove(line) { return "indent it like the items above: their dashes stand below each other" }
        if line.key == nil { return nil }
        let text = source.text.slice(line.content, line.textEnd).string
        return
            "keys stand above it, and a list has none: begin what is its first item with `- `, too, or remove the dash, \(text.asCode)"
    }

    /// Whether an item stands on the line above it, or items that are indented deeper before the keys that it stands among.
    private func hasItemsAbove(_ line: Line) -> Bool {
        if line.above?.dash != nil { return true }
        var above = line.above
        while let next = above, next.indentation > problem - line.start {
            if let dash = next.dash, dash - next.start > problem - line.start { return true }
            above = next.above
        }
        return false
    }

    /// `title = Home`
    func equalsSign(_ start: Int, _ end: Int) -> Diagnostic? {
        let text = source.text.slice(start, end)
        guard let sign = text.firstIndex(of: 0x3D), sign > 1, text[sign - 1] == 0x20,
            sign + 1 == text.count || text[sign + 1] == 0x20,
            text.slice(0, sign - 1).string.utf8.allSatisfy(\.isIdentifierByte)
        else { return nil }
        let rest = text.slice(sign + 1, text.count).trimmed
        let meant = "\(text.slice(0, sign - 1).string):\(rest.isEmpty ? "" : " \(rest.string)")"
        return report(
            .yamlSyntax, "`=` stands where YAML wants `:`", at: start + sign, start + sign + 1,
            help: "write \(meant.asCode)")
    }
}
