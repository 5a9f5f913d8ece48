import ScreenSpecDiagnostics
import ScreenSpecModel

extension DumpWriter {
    /// Writes a word, or another value that is its own description.
    private mutating func value<Value>(_ key: String, _ value: Located<Value>?) {
        if let value { line("\(key) \(value.value)", at: value.range) }
    }

    mutating func write(_ key: String, _ width: ColumnWidth?) {
        guard let width else { return }
        section(key, at: width.range) { writer in
            writer.value("min", width.minimum)
            writer.value("ideal", width.ideal)
            writer.value("max", width.maximum)
        }
    }

    mutating func write(_ layout: Layout) {
        section("layout", at: layout.range) { writer in
            writer.value("host", layout.host)
            writer.write("content", layout.content)
            writer.value("visibility", layout.visibility)
            if let compact = layout.compact {
                writer.section("compact", at: compact.range) { writer in
                    writer.value("style", compact.style)
                    writer.value("column", compact.column)
                }
            }
            if let secondary = layout.secondary {
                writer.section("secondary", at: secondary.range) { writer in
                    writer.value("view", secondary.view)
                    writer.value("width", secondary.width)
                }
            }
            writer.value("path", layout.path)
            writer.value("animation", layout.animation)
            writer.value("toolbarRole", layout.toolbarRole)
            writer.value("accessibility focusDetail", layout.focusDetail)
        }
    }

    mutating func write(_ tabs: Tabs) {
        section("tabs", at: tabs.range) { writer in
            writer.value("enum", tabs.enumName)
            writer.section("items", ifAny: tabs.items) { writer, tab in
                writer.section(tab.id?.string ?? "(no id)", at: tab.id?.range ?? tab.range) { writer in
                    writer.value("title", tab.title)
                    writer.write("icon", tab.icon)
                    writer.value("root", tab.root)
                    writer.value("placement", tab.placement)
                }
            }
        }
    }

    mutating func write(_ sheets: Sheets, in document: SpecDocument) {
        section("sheets", at: sheets.range) { writer in
            writer.value("enum", sheets.enumName)
            writer.section("items", ifAny: Array(zip(document.sheetRows, sheets.items))) { writer, sheet in
                writer.section(sheet.0.name.string, at: sheet.0.name.range) { writer in
                    writer.writeRow(sheet.0, in: document)
                    writer.write(sheet.1)
                }
            }
        }
    }

    private mutating func writeRow(_ row: Destination, in document: SpecDocument) {
        value("summary", row.summary)
        section("payload", ifAny: Array(document.parameters[row.payload.indices])) { $0.write($1) }
        value("view", row.view)
    }

    private mutating func write(_ sheet: Sheets.Item) {
        value("style", sheet.style)
        value("sizing", sheet.sizing)
        section("detents", ifAny: sheet.detents) { $0.line("\($1.value)", at: $1.range) }
        value("identity", sheet.identity)
        guard let confirmation = sheet.confirmDismissal else { return }
        section("confirmDismissal", at: confirmation.range) { writer in
            writer.value("title", confirmation.title)
            writer.value("when", confirmation.when)
        }
    }
}
