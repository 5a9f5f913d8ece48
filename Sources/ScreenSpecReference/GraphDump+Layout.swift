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
            if let start = graph.startTab { writer.line("starts with \(graph.tabs[start].id.string)") }
            writer.line("reselect \(graph.reselection.value)")
            if graph.tabStyle.value != .automatic { writer.line("style \(graph.tabStyle.value)") }
            for case .section(let section) in graph.tabEntries {
                let names = graph.tabs[section.tabs].map(\.id.string).joined(separator: ", ")
                writer.line("section \(section.id.string) of \(names)", at: section.id.range)
            }
            for tab in graph.tabs {
                writer.section(tab.id.string, at: tab.id.range) { writer in
                    writer.value("title", tab.title?.written)
                    writer.value(
                        tab.icon.isView ? "icon view" : tab.icon.isAsset ? "icon asset" : "icon", tab.icon.name)
                    writer.line("begins with \(name(tab.root))")
                    writer.line("holds a \(tab.holder.value)")
                    writer.line("placement \(tab.placement.value)")
                    if let role = tab.role { writer.line("role \(role)") }
                    write(tab.presence, to: &writer)
                }
            }
        }
    }

    /// "sheet, sizing form, detents medium and {height: 300}, with a stack".
    func write(_ presentation: ResolvedPresentation, to writer: inout DumpWriter) {
        let detents = presentation.detents.map(\.words)
        let options = [
            presentation.sizing.map { "sizing \(words($0))" },
            detents.isEmpty ? nil : "detents \(detents.joined(separator: ", ", last: " and "))",
            presentation.identity.map { "identity \($0.string)" },
            presentation.confirmation.map { "asks when \($0.condition.string)" },
            presentation.hasStack ? "with a stack" : nil,
        ]
        writer.line((["presented as \(presentation.style)"] + options.compactMap { $0 }).joined(separator: ", "))
    }

    /// `form`, `{sticky: [vertical]}`
    private func words(_ size: Either<Located<Presentation.SizeWord>, Presentation.Size>) -> String {
        switch size {
        case .first(let word): word.value.rawValue
        case .second(let size):
            "{\(size.fitted == nil ? "sticky" : "fitted"): [\(axes(size.fitted ?? size.sticky ?? []))]}"
        }
    }

    private func axes(_ axes: [Located<Presentation.Axis>]) -> String {
        axes.map(\.value.rawValue).joined(separator: ", ")
    }

    func writeWindows(to writer: inout DumpWriter) {
        let cases = graph.windows.cases
        if cases.count == 0 { return }
        writer.section("windows") { writer in
            for (index, row) in cases.rows.enumerated() {
                writer.section(row.name.string, at: row.name.range) { writer in
                    write(cases.presence(index), to: &writer)
                    if let size = graph.windows.sizes[index] { writer.line("\(size.width) by \(size.height) points") }
                    for parameter in row.payload.indices { write(parameter: parameter, of: cases, to: &writer) }
                    writeTexts(of: row, cases.texts[index], to: &writer)
                }
            }
        }
    }

    func writeDialogs(to writer: inout DumpWriter) {
        let cases = graph.dialogs.cases
        if cases.count == 0 { return }
        writer.section("dialogs") { writer in
            for (index, row) in cases.rows.enumerated() {
                let dialog = graph.dialogs.dialogs[index]
                writer.section(row.name.string, at: row.name.range) { writer in
                    writer.line("shown as \(dialog.style.value)" + (dialog.needsCancel ? ", with a Cancel" : ""))
                    for parameter in row.payload.indices { write(parameter: parameter, of: cases, to: &writer) }
                    writeTexts(of: row, cases.texts[index], to: &writer)
                    if let message = dialog.message { writer.section("message") { write(message.segments, to: &$0) } }
                    for action in dialog.actions {
                        let role = action.role.map { ", \($0)" } ?? ""
                        writer.section("action \(action.name.string)\(role)", at: action.name.range) {
                            write(action.title.segments, to: &$0)
                        }
                    }
                }
            }
        }
    }

    func writeSheets(to writer: inout DumpWriter) {
        let sheets = graph.sheets.cases
        if sheets.count == 0 { return }
        writer.section("sheets") { writer in
            for (index, sheet) in sheets.rows.enumerated() {
                writer.section(sheet.name.string, at: sheet.name.range) { writer in
                    write(graph.sheets.sheets[index], to: &writer)
                    write(sheets.presence(index), to: &writer)
                    writeRequirements(of: sheet, to: &writer)
                    for parameter in sheet.payload.indices { write(parameter: parameter, of: sheets, to: &writer) }
                    writeView(of: sheet, sheets.texts[index], to: &writer)
                }
            }
        }
    }
}
