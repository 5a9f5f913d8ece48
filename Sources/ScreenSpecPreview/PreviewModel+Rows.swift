import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Screens, sheets, windows and dialogs.
extension PreviewModel {
    mutating func writeRows() {
        array("screens") { model in
            for number in model.graph.destinations.rows.indices { model.writeScreen(number) }
        }
        array("sheets") { model in
            for number in model.graph.sheets.cases.rows.indices { model.writeSheet(number) }
        }
        array("windows") { model in
            let cases = model.graph.windows.cases
            for number in cases.rows.indices {
                model.object { model in
                    model.write(number, of: cases)
                    guard let size = model.graph.windows.sizes[number] else { return model.json.null("size") }
                    model.object("size") { model in
                        model.json.member("width", size.width)
                        model.json.member("height", size.height)
                    }
                }
            }
        }
    }

    private mutating func writeScreen(_ number: Int) {
        let row = graph.destinations.rows[number]
        object { model in
            model.write(number, of: model.graph.destinations)
            model.icon(model.graph.icon(ofDestination: number), "icon")
            model.json.member("columns", model.graph.columns(number))
            if row.hasPlaceholder { model.json.member("isContent", true) }
            model.write(model.graph.placeholder(number))
            let opens = model.graph.opens[row.opens.indices].map { model.graph.destinations.name(Int($0)).string }
            model.strings("opens", opens)
            model.write(model.graph.presentation(number))
            model.when([], model.graph.destinations.presence(number))
            if let tab = model.graph.homeTab(number) { model.json.member("tab", model.graph.tabs[tab].id.string) }
        }
    }

    private mutating func writeSheet(_ number: Int) {
        let presentation = graph.sheets.sheets[number]
        object { model in
            model.write(number, of: model.graph.sheets.cases)
            model.write(presentation)
            model.json.member("stack", presentation.hasStack)
        }
    }

    /// What all cases have: their names, their payloads, and what they require and return.
    private mutating func write(_ number: Int, of table: borrowing CaseTable) {
        let row = table.rows[number]
        json.member("name", row.name.string)
        if let title = row.title { text(written: title, "title") } else { text([words(of: row.name)], "title") }
        member("summary", row.summary?.string)
        member("view", row.view?.string)
        writePayload(row, of: table)
        let guards = graph.guards
        for (key, isLeaving) in [("requires", false), ("requiresToLeave", true)] {
            let names = guards.required(by: row, leaving: isLeaving).map { guards.all[$0].name.string }
            if !names.isEmpty { strings(key, names) }
        }
        if let answer = graph.answer(of: row) { member("returns", answer.string) }
    }

    private mutating func writePayload(_ row: Destination, of table: borrowing CaseTable) {
        let parameters = row.payload.indices.map { (table.parameters[$0], table.traits[$0]) }
        array("payload") { model in
            for (parameter, traits) in parameters {
                model.object { model in
                    if let label = parameter.label { model.json.member("label", label.string) }
                    model.json.member("name", parameter.name.string)
                    model.json.member("type", parameter.type.string)
                    if let value = parameter.defaultValue {
                        model.json.member("default", value.string)
                        model.literal(value.bytes, "value")
                    }
                    if parameter.typeFacts.isOptional { model.json.member("isOptional", true) }
                    if !traits.isEncodable { model.json.member("isSaved", false) }
                    model.writeComparison(of: parameter, traits)
                }
            }
        }
    }

    /// What counts where a parameter is compared: nothing, or a property of it; no member for its value.
    private mutating func writeComparison(of parameter: PayloadParameter, _ traits: ParameterTraits) {
        if traits.equality == .none { return json.member("compare", "ignore") }
        guard traits.equality == .part, let type = SwiftType(parameter.type.bytes) else { return }
        let entries = type.components.compactMap { graph.payloads.entry($0) }
        guard let identity = entries.lazy.compactMap(\.identity).first else {
            return json.member("compare", "reference")
        }
        object("compare") { $0.json.member("identity", identity.string) }
    }

    private mutating func write(_ placeholder: NavigationGraph.Placeholder?) {
        guard let placeholder else { return }
        object("placeholder") { model in
            model.text(written: placeholder.title, "title")
            model.json.member("icon", placeholder.icon.string)
        }
    }

    private mutating func write(_ presentation: ResolvedPresentation?) {
        guard let presentation else { return }
        object("presentation") { model in
            model.json.member("style", presentation.style.rawValue)
            model.strings("detents", presentation.detents.map(\.shown))
            model.member("identity", presentation.identity?.string)
            model.text(presentation.confirmation?.title, "asks")
        }
    }

    mutating func writeDialogs() {
        array("dialogs") { model in
            for number in model.graph.dialogs.cases.rows.indices {
                let dialog = model.graph.dialogs.dialogs[number]
                model.object { model in
                    model.write(number, of: model.graph.dialogs.cases)
                    model.json.member("style", dialog.style.value.rawValue)
                    model.text(dialog.message, "message")
                    model.array("actions") { model in for action in dialog.actions { model.write(action) } }
                }
            }
        }
    }

    private mutating func write(_ action: DialogTable.Action) {
        object { model in
            model.json.member("id", action.name.string)
            model.text(action.title, "title")
            model.member("role", action.role?.rawValue)
        }
    }

    mutating func writeGuards() {
        array("guards") { model in
            for one in model.graph.guards.all {
                model.object { model in
                    model.json.member("name", one.name.string)
                    model.json.member("leaving", one.isForLeaving)
                    switch one.otherwise {
                    case .screen(let number): model.writeOtherwise("screen", model.graph.destinations.name(number))
                    case .sheet(let number): model.writeOtherwise("sheet", model.graph.sheets.cases.name(number))
                    case nil: model.json.null("otherwise")
                    }
                }
            }
        }
    }

    private mutating func writeOtherwise(_ kind: String, _ name: SourceText) {
        object("otherwise") { model in
            model.json.member("of", kind)
            model.json.member("destination", name.string)
        }
    }
}

extension Presentation.Detent {
    /// As people read it: `medium`, `40 %`, `300 pt`.
    fileprivate var shown: String {
        switch self {
        case .medium: "medium"
        case .large: "large"
        case .fitted: "fitted"
        case .fraction(let fraction): "\(Int((fraction * 100).rounded())) %"
        case .height(let height): "\(height) pt"
        }
    }
}
