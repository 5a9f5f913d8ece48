import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The spec with its names resolved, for `screenspec dump --stage graph`.
package func dumpGraph(_ graph: NavigationGraph) -> String {
    let dump = GraphDump(graph: graph)
    var writer = DumpWriter(graph.sources)
    dump.writeEnum(to: &writer)
    dump.writeDependencies(to: &writer)
    dump.writeGuards(to: &writer)
    dump.writeDestinations(to: &writer)
    dump.writeSections(to: &writer)
    dump.writeLayout(to: &writer)
    dump.writeTabs(to: &writer)
    dump.writeSheets(to: &writer)
    dump.writeDialogs(to: &writer)
    dump.writeWindows(to: &writer)
    dump.writeAttributes(to: &writer)
    dump.writeFormerly(to: &writer)
    return writer.text
}

struct GraphDump {
    let graph: NavigationGraph

    func writeEnum(to writer: inout DumpWriter) {
        let conformances = graph.conformances
        let destinations = graph.destinations
        let isWritten = destinations.rows.contains { destination in
            destinations.traits[destination.payload.indices].contains { $0.equality != .whole }
        }
        writer.section("\(destinations.enumName.value.string) of \(graph.specName)") { writer in
            writer.line("Hashable \(isWritten ? "written" : "synthesised")")
            if conformances.isCodable { writer.line("Codable") }
            if conformances.isSendable { writer.line("Sendable") }
            if conformances.isIterable { writer.line("CaseIterable") }
            for other in conformances.others { writer.line(other.string, at: other.range) }
        }
    }

    func writeDependencies(to writer: inout DumpWriter) {
        if graph.dependencies.isEmpty { return }
        writer.section("dependencies") { writer in
            for dependency in graph.dependencies.all {
                let observed = dependency.isObservableObject ? ", an ObservableObject" : ""
                let words =
                    switch dependency.origin {
                    case .object(let type): "\(type.string) of the environment\(observed)"
                    case .keyPath(let path): "\(path.string) of the environment"
                    case .host(let type): "\(type.string), handed to the host\(observed)"
                    }
                writer.line("\(dependency.name.string): \(words)", at: dependency.name.range)
            }
        }
    }

    func writeGuards(to writer: inout DumpWriter) {
        if graph.guards.isEmpty { return }
        writer.section("guards") { writer in
            for item in graph.guards.all {
                let otherwise =
                    switch item.otherwise {
                    case .screen(let screen): ", otherwise \(name(screen))"
                    case .sheet(let sheet): ", otherwise sheet \(graph.sheets.cases.name(sheet).string)"
                    case nil: ""
                    }
                writer.line(
                    item.name.string + (item.isForLeaving ? ", for leaving" : "") + otherwise, at: item.name.range)
            }
        }
    }

    func writeRequirements(of row: Destination, to writer: inout DumpWriter) {
        let required = graph.guards.required(by: row).map { graph.guards.all[$0].name.string }
        if !required.isEmpty { writer.line("requires \(required.joined(separator: ", "))") }
        if let answer = graph.answer(of: row) { writer.line("returns \(answer.string)", at: answer.range) }
    }

    func writeDestinations(to writer: inout DumpWriter) {
        if graph.destinations.count == 0 { return }
        writer.section("destinations") { writer in
            for index in graph.destinations.rows.indices { write(index, to: &writer) }
        }
    }

    private func write(_ index: Int, to writer: inout DumpWriter) {
        let destination = graph.destinations.rows[index]
        writer.section(destination.name.string, at: destination.name.range) { writer in
            writer.line(role(of: index))
            write(graph.destinations.presence(index), to: &writer)
            graph.presentation(index).map { write($0, to: &writer) }
            if let tab = graph.homeTab(index) { writer.line("lives in tab \(graph.tabs[tab].id.string)") }
            for parameter in destination.payload.indices {
                write(parameter: parameter, of: graph.destinations, to: &writer)
            }
            writeTexts(of: destination, graph.destinations.texts[index], to: &writer)
            writeRequirements(of: destination, to: &writer)
            if destination.opens.count > 0 { writer.line("opens \(names(graph.opens[destination.opens.indices]))") }
        }
    }

    /// "only with DEBUG, only on iOS 18.0".
    func write(_ presence: Presence, to writer: inout DumpWriter) {
        if presence.isAlways { return }
        let versions = Platform.allCases.compactMap { platform in
            presence.versions[platform].map { "\(platform.rawValue) \($0)" }
        }
        writer.line(
            ([presence.condition.map { "only with \($0)" }].compactMap { $0 }
                + (versions.isEmpty ? [] : ["only from \(versions.joined(separator: ", ")) on"])).joined(
                    separator: ", "))
    }

    /// "content, 3 columns, in the sidebar".
    private func role(of index: Int) -> String {
        let kind = graph.destinations.rows[index].hasPlaceholder ? "content" : "detail"
        return "\(kind), \(graph.columns(index)) columns" + (graph.isInSidebar[index] ? ", in the sidebar" : "")
    }

    func write(parameter index: Int, of cases: CaseTable, to writer: inout DumpWriter) {
        let parameter = cases.parameters[index]
        let traits = cases.traits[index]
        let declaration = "\(parameter.name.string): \(parameter.type.string)"
        writer.section("parameter \(declaration)", at: parameter.name.range) { writer in
            switch traits.equality {
            case .whole: writer.line("compared as a whole")
            case .none: writer.line("not compared")
            case .part: writer.line("compared by \(parts(of: parameter))")
            }
            if cases.isCodable {
                writer.line(traits.isEncodable ? "encoded" : "not encoded, comes back as its default")
            }
        }
    }

    private func parts(of parameter: PayloadParameter) -> String {
        var faults: [EqualityPart.Fault] = []
        guard let type = SwiftType(parameter.type.bytes) else { return "" }
        let parts = EqualityPart.parts(of: type, subject: parameter.name.string, graph.payloads, &faults)
        return parts.map { "\($0.expression): \($0.type)" }.joined(separator: ", ", last: " and ")
    }

    func writeTexts(
        of destination: Destination, _ text: CaseText, to writer: inout DumpWriter
    ) {
        if text.title.count > 0 {
            writer.section("title\(use(text.usedInTitle, of: destination))") { writer in
                write(Array(graph.titleSegments[text.title.indices]), to: &writer)
            }
        } else {
            writer.value("title text", destination.title)
        }
        writeView(of: destination, text, to: &writer)
    }

    func writeView(of row: Destination, _ text: CaseText, to writer: inout DumpWriter) {
        guard let view = row.view else { return }
        let kind = text.isPlainView ? "view type" : "view expression"
        writer.line("\(kind) \(writer.quoted(view))\(use(text.usedInView, of: row))", at: view.range)
    }

    func write(_ segments: [TitleSegment], to writer: inout DumpWriter) {
        for segment in segments {
            switch segment {
            case .literal(let text): writer.value("text", text)
            case .expression(let text): writer.value("expression", text)
            }
        }
    }

    /// Which parameters of its payload a text uses: " uses book and author".
    private func use(_ bits: UInt64, of destination: Destination) -> String {
        let used = destination.payload.indices.enumerated().filter { bits & (1 << UInt64(min($0.offset, 63))) != 0 }
        if used.isEmpty { return "" }
        let names = used.map { graph.destinations.parameters[$0.element].name.string }
        return ", uses \(names.joined(separator: ", ", last: " and "))"
    }

    func writeSections(to writer: inout DumpWriter) {
        if graph.sections.isEmpty { return }
        writer.section("sections") { writer in
            for part in graph.sections {
                writer.section(part.id.string, at: part.id.range) { writer in
                    if !part.items.isEmpty {
                        writer.line("items \(part.items.map { name($0) }.joined(separator: ", "))")
                    }
                    write(part.presence, to: &writer)
                    for row in part.fixedRows where !row.presence.within(part.presence).isAlways {
                        writer.section("row \(name(row.item))", at: row.name.range) { write(row.presence, to: &$0) }
                    }
                    guard let each = part.each else { return }
                    writer.section("each opens \(name(each.item))") { write(each.title, to: &$0) }
                }
            }
        }
    }

    func writeAttributes(to writer: inout DumpWriter) {
        if graph.attributes.isEmpty { return }
        writer.section("attributes") { writer in
            for attribute in graph.attributes {
                writer.section("\(attribute.name.string): \(attribute.kind)", at: attribute.name.range) { writer in
                    let values = attribute.values
                    writer.line("default \(attribute.defaultValue.map { values[$0].text.string } ?? "nil")")
                    for assignment in attribute.assignments {
                        writer.line("\(name(assignment.destination)) \(values[assignment.value].text.string)")
                    }
                    for assignment in attribute.sheetAssignments {
                        let sheet = graph.sheets.cases.name(assignment.sheet).string
                        writer.line("sheet \(sheet) \(values[assignment.value].text.string)")
                    }
                }
            }
        }
    }

    func writeFormerly(to writer: inout DumpWriter) {
        if graph.restore != .none { writer.line("restored from the \(graph.restore.rawValue)") }
        if graph.retiredNames.isEmpty { return }
        writer.section("formerly") { writer in
            for entry in graph.retiredNames {
                writer.line("\(entry.name.string) is now \(name(entry.owner))", at: entry.name.range)
            }
        }
    }

    private func name(_ owner: NavigationGraph.Owner) -> String {
        switch owner {
        case .destination(let number): name(number)
        case .tab(let number): "tab \(graph.tabs[number].id.string)"
        case .sheet(let number): "sheet \(graph.sheets.cases.name(number).string)"
        case .window(let number): "window \(graph.windows.cases.name(number).string)"
        case .guard(let number): "guard \(graph.guards.all[number].name.string)"
        }
    }

    private func names(_ destinations: some Sequence<some BinaryInteger>) -> String {
        destinations.map { name(Int($0)) }.joined(separator: ", ")
    }

    /// `library(kind: .films)`
    func name(_ item: NavigationGraph.Item) -> String { name(item.destination) + (item.arguments?.string ?? "") }

    func name(_ destination: Int) -> String { graph.destinations.name(destination).string }
}
