import ScreenSpecModel

extension GraphDump {
    func writeLayout(to writer: inout DumpWriter) {
        let layout = graph.layout
        if layout.host == .none { return }
        writer.section("layout") { writer in
            writer.line("host \(layout.host)")
            if let start = layout.start { writer.line("begins with \(name(start))") }
            if layout.host == .split { writer.line("compact \(layout.compactStyle.value)") }
        }
    }

    func writeTabs(to writer: inout DumpWriter) {
        if graph.tabs.isEmpty { return }
        writer.section("tabs") { writer in
            for tab in graph.tabs {
                writer.section(tab.id.string, at: tab.id.range) { writer in
                    writer.value("title", tab.title)
                    writer.value(tab.icon.isAsset ? "icon asset" : "icon", tab.icon.name)
                    writer.line("begins with \(name(tab.root))")
                    writer.line("placement \(tab.placement.value)")
                }
            }
        }
    }

    func writeSheets(to writer: inout DumpWriter) {
        let sheets = graph.sheets.cases
        if sheets.count == 0 { return }
        writer.section("sheets") { writer in
            for (sheet, text) in zip(sheets.rows, sheets.texts) {
                writer.section(sheet.name.string, at: sheet.name.range) { writer in
                    for parameter in sheet.payload.indices { write(parameter: parameter, of: sheets, to: &writer) }
                    writeView(of: sheet, text, to: &writer)
                }
            }
        }
    }
}
