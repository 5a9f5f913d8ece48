/// Columns in boxes.
struct Drawing {
    let width: Int
    /// How many lines it takes; as many as it needs where nothing is said.
    var height: Int?
    /// Whether the cursor is shown in reverse, as terminals can.
    var isStyled = false

    /// Where there are fewer cells, there is room for one column.
    static let leastWidthOfColumns = 60

    func lines(of columns: [Column], cursor: (pane: Pane, link: Int)) -> [String] {
        let widths = widths(of: columns.count)
        let height = max(0, height.map { $0 - 2 } ?? max(9, columns.map(\.lines.count).max() ?? 0))
        let cells = zip(columns, widths).map { column, width in
            body(of: column, width, height, cursor: cursor.pane == column.pane ? cursor.link : nil)
        }
        let titles = zip(columns, widths).map { column, width in edge(column.title, width) }
        let footers = zip(columns, widths).map { column, width in edge(column.footer, width) }
        return ["┌" + titles.joined(separator: "┬") + "┐"]
            + (0..<height).map { row in "│" + cells.map { $0[row] }.joined(separator: "│") + "│" }
            + ["└" + footers.joined(separator: "┴") + "┘"]
    }

    /// Lines of the same drawing with a layer over them, from a row on.
    func lines(_ lines: [String], under layer: Column, from top: Int, cursor: (pane: Pane, link: Int)) -> [String] {
        let (inset, width) = (width / 10, width - width / 10 * 2)
        let box = Drawing(width: width, height: min(layer.lines.count + 2, lines.count - top), isStyled: isStyled)
            .lines(of: [layer], cursor: cursor)
        return lines.enumerated().map { row, line in
            guard box.indices.contains(row - top) else { return line }
            return line.cells(to: inset) + box[row - top] + line.cells(from: inset + width, to: self.width)
        }
    }

    /// What stands between the lines of the boxes.
    private func widths(of count: Int) -> [Int] {
        let inner = max(count, width - count - 1)
        if count == 1 { return [inner] }
        let sidebar = min(max(inner / 4, 16), 24)
        if count == 2 { return [sidebar, inner - sidebar] }
        let content = min((inner - sidebar) / 2, 34)
        return [sidebar, content, inner - sidebar - content]
    }

    private func edge(_ title: String, _ width: Int) -> String {
        let shown = title.fitted(to: min(title.displayWidth, max(0, width - 3)))
        return shown.isEmpty ? "─".repeated(width) : "─ \(shown) " + "─".repeated(width - 3 - shown.displayWidth)
    }

    /// The lines of a column, scrolled so that the cursor is in sight.
    private func body(of column: Column, _ width: Int, _ height: Int, cursor: Int?) -> [String] {
        let links = column.lines.indices.filter { column.lines[$0].link != nil }
        let current = cursor.flatMap { links.indices.contains($0) ? links[$0] : nil }
        let start = max(0, (current ?? 0) - height + 1)
        return (start..<start + height).map { index in
            guard column.lines.indices.contains(index) else { return " ".repeated(width) }
            return cell(column.lines[index], width, isCurrent: index == current)
        }
    }

    private func cell(_ line: Column.Line, _ width: Int, isCurrent: Bool) -> String {
        let mark = isCurrent ? "›" : line.isChosen ? "•" : " "
        let text = (line.link == nil ? " \(line.text)" : " \(mark) \(line.text)").fitted(to: width)
        return isStyled && isCurrent ? "\u{1B}[7m\(text)\u{1B}[0m" : text
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: max(0, count)) }
}
