import Foundation
import ScreenSpecCompiler
import ScreenSpecModel
import ScreenSpecReview
import ScreenSpecTestSupport

/// What comes of changes: all versions stand side by side in one module, each under a prefix of its own; one program writes with
/// the old and reads with the new ones, and clients of the old ones are compiled with the new ones.
struct ObservedChanges {
    /// For each change, what was broken, and by what that showed.
    private(set) var broken: [[Impact: String]]

    init(_ changes: [ReviewedChange]) throws {
        broken = changes.map { _ in [:] }
        let folder = TemporaryFolder()
        var versions = Versions(folder)
        let pairs = try changes.map { (old: try versions.add($0.old), new: try versions.add($0.new)) }
        let checks = pairs.enumerated().map { number, pair in
            folder.write(comparison(number, pair.old, pair.new), to: "Checks/Check\(number).swift")
            return folder["Checks/Check\(number).swift"]
        }
        let clients = pairs.enumerated().map { number, pair in
            let text = pair.old.client.replacing("\(pair.old.prefix)", with: "\(pair.new.prefix)")
            folder.write(text.replacing("ClientOf", with: "Client\(number)Of"), to: "Clients/Client\(number).swift")
            return folder["Clients/Client\(number).swift"]
        }
        folder.write(models, to: "Models.swift")
        folder.write("import Foundation\n\(support)", to: "Support.swift")
        folder.write(program(changes.count), to: "Main.swift")
        let object = folder["Versions.o"]
        let sources = versions.sources + [folder["Models.swift"]]
        let module = [
            "-emit-module", "-emit-module-path", folder["Versions.swiftmodule"].path, "-c", "-o", object.path,
        ]
        try compile(["-module-name", "Versions"] + module, sources)
        let using = ["-module-name", "App", "-I", folder.url.path]
        let program = [folder["Support.swift"], folder["Main.swift"]] + versions.descriptions + checks
        try compile(using + ["-o", folder["program"].path, object.path], program)
        try run(folder)
        try check(clients, using)
    }

    private func compile(_ options: [String], _ sources: [URL]) throws {
        let result = try SwiftCompiler.run(flags + options + sources.map(\.path))
        if result.status != 0 { throw SwiftCompiler.Failure(description: result.output) }
    }

    private mutating func run(_ folder: TemporaryFolder) throws {
        let result = try Tool.run(folder["program"], [], in: folder.url)
        if result.status != 0 { throw SwiftCompiler.Failure(description: result.errors) }
        for line in result.output.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            if let impact = Impact(rawValue: words[1]) { broken[Int(words[0])!][impact] = words[2] }
        }
    }

    private mutating func check(_ clients: [URL], _ options: [String]) throws {
        let result = try SwiftCompiler.run(flags + options + ["-typecheck"] + clients.map(\.path))
        for line in result.output.split(separator: "\n") where line.contains(": error: ") {
            guard let match = line.firstMatch(of: /Clients\/Client(\d+)\.swift:\d+:\d+: error: (.*)/) else {
                throw SwiftCompiler.Failure(description: result.output)
            }
            broken[Int(match.output.1)!][.source] = String(match.output.2)
        }
    }

    private let flags = ["-Onone", "-swift-version", "6", "-wmo", "-parse-as-library", "-suppress-warnings"]

    private func program(_ count: Int) -> String {
        let calls = (0..<count).map { "        check\($0)()\n" }.joined()
        return "@main enum Program {\n    static func main() {\n\(calls)    }\n}\n"
    }
}

/// The versions that are compiled, each text once.
private struct Versions {
    private(set) var sources: [URL] = []
    private(set) var descriptions: [URL] = []
    private var known: [String: Version] = [:]
    private let folder: TemporaryFolder

    init(_ folder: TemporaryFolder) { self.folder = folder }

    mutating func add(_ spec: String) throws -> Version {
        if let version = known[spec] { return version }
        let prefix = "V\(known.count)x"
        let app = spec.contains("app: {") ? spec : "app: {}\n" + spec
        let text = app.replacing("app: {", with: "app: {prefix: \(prefix), access: public, ", maxReplacements: 1)
        folder.write("screenspec: 1\n" + text.replacing(", }", with: "}"), to: "\(prefix).screens.yaml")
        let compilation = Compilation(folder["\(prefix).screens.yaml"].path)
        guard let graph = compilation.graph else {
            throw SwiftCompiler.Failure(description: "\(spec)\n\(compilation.diagnostics.map(\.message))")
        }
        // The router has the names of guards.
        let kinds =
            [
                "NavigationItem", "Hashable", "Metadata", "Codable", "Tabs", "Sheets", "Dialogs", "Windows", "Links",
                "State",
            ] + (graph.guards.isEmpty ? [] : ["Router"])
        let files = compilation.generatedFiles().filter { file in
            kinds.contains { file.name.hasSuffix(".\($0).swift") }
        }
        let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.contents.string) })
            .filter { $0.value.contains("{") }
        sources += folder.write(texts, to: prefix)
        let version = Version(prefix: prefix, graph: graph, texts: Array(texts.values), owner: compilation)
        folder.write(version.description, to: "\(prefix)/\(prefix)Description.swift")
        descriptions.append(folder["\(prefix)/\(prefix)Description.swift"])
        known[spec] = version
        return version
    }
}

/// A version of a spec, and code over what is generated from it.
private struct Version {
    let prefix: String
    let graph: NavigationGraph
    let texts: [String]
    let owner: Compilation

    /// The enums whose cases are written and read.
    var tables: [(name: String, table: CaseTable, owner: (NavigationGraph.Owner) -> Int?)] {
        [
            ("item", graph.destinations, { if case .destination(let number) = $0 { number } else { nil } }),
            ("sheet", graph.sheets.cases, { if case .sheet(let number) = $0 { number } else { nil } }),
            ("window", graph.windows.cases, { if case .window(let number) = $0 { number } else { nil } }),
            ("target", graph.links.cases, { _ in nil }),
        ].filter { $0.1.count > 0 }
    }

    func table(_ name: String) -> CaseTable? { tables.first { $0.name == name }?.table }
    func type(_ table: CaseTable) -> String { table.enumName.value.string }
    var hasState: Bool { texts.contains { $0.contains("struct \(prefix)State") } }
    var isCodable: Bool { graph.conformances.isCodable }

    func has(_ declaration: String) -> Bool { texts.contains { $0.contains(declaration) } }

    /// Functions that say what a value is: its case, and its payload by name.
    var description: String {
        var text = "import Foundation\nimport Versions\n"
        for (_, table, _) in tables {
            text += "func describe(_ value: \(type(table))) -> Value {\n    switch value {\n"
            for row in table.rows.indices {
                let payload = table.rows[row].payload.indices
                let (names, values) = (
                    payload.map { "let v\($0)" },
                    payload.map { number in
                        let parameter = table.parameters[number]
                        return table.traits[number].isEncodable || table.enumName.value.string == "\(prefix)Target"
                            ? "(\"\(parameter.name.string)\", text(v\(number)))" : "(\"\", \"\")"
                    }
                )
                let arm =
                    "    case .`\(table.name(row).string)`\(names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"): "
                    + "Value(\"\(table.name(row).string)\", [\(values.joined(separator: ", "))])\n"
                text += table.presence(row).condition.map { "#if \($0)\n\(arm)#endif\n" } ?? arm
            }
            if let placeholder = graph.placeholderCase, type(table) == graph.destinations.enumName.value.string {
                text += "    case .\(placeholder.name.value.string): Value(\"\", [])\n"
            }
            text += "    }\n}\n"
        }
        if graph.links.cases.count > 0 {
            text +=
                "func screen(_ target: \(prefix)Target) -> Value? { \(has("var needsResolver") ? "target.needsResolver ? nil : " : "")target.screens.last.map { describe($0) } }\n"
        }
        return text + (hasState ? stateDescription : "")
    }

    /// The parts of a state: its screens, the tab, what lies on others and above.
    private var stateDescription: String {
        var text =
            "func describe(_ state: \(prefix)State) -> [String: [Value]] {\n    var parts: [String: [Value]] = [:]\n"
        text += "    var trail: [Value] = []\n"
        if has(" var contentRoot: \(item)?") {
            text += "    if let root = state.contentRoot { trail.append(describe(root)) }\n"
        }
        text += "    trail += ([state.detailRoot] + state.detailStack).map { describe($0) }\n"
        text +=
            "    parts[\"trail\"] = trail.reduce(into: []) { if !$1.name.isEmpty, $0.last != $1 { $0.append($1) } }\n"
        if has("var selectedTab = ") {
            text += "    parts[\"selected\"] = [Value(\"tab \" + state.selectedTab.rawValue, [])]\n"
            text += "    for (tab, stack) in state.tabStacks where !stack.isEmpty {\n"
            text += "        parts[\"on \" + tab.rawValue] = stack.map { describe($0) }\n    }\n"
        }
        if has("var layers: [Layer]") {
            text += "    parts[\"layers\"] = state.layers.flatMap { layer in\n"
            text +=
                "        [layer.item.map { describe($0) }\(has("var sheet: ") ? " ?? layer.sheet.map { describe($0) }" : "")]"
            text += ".compactMap { $0 } + layer.stack.map { describe($0) }\n    }\n"
        }
        return text + "    return parts\n}\n"
    }

    var item: String { graph.destinations.enumName.value.string }

    /// Values of an enum, as expressions: each case twice.
    func samples(_ table: CaseTable) -> [String] {
        table.rows.indices.filter { table.presence($0).condition == nil }.flatMap { row in
            (table.rows[row].payload.count == 0 ? [0] : [0, 1]).map { sample(row, $0, of: table) }
        }
    }

    func sample(_ row: Int, _ variant: Int, of table: CaseTable, leavesOutDefaults: Bool = false) -> String {
        let payload = table.rows[row].payload
        let arguments = payload.indices.enumerated().compactMap { place, number -> String? in
            let parameter = table.parameters[number]
            if leavesOutDefaults, parameter.hasDefault { return nil }
            let label = parameter.label.map { "`\($0.string)`: " } ?? ""
            return label + literal(parameter.type.string, place, variant)
        }
        let name = "\(type(table)).`\(table.name(row).string)`"
        return name + (payload.count == 0 ? "" : "(\(arguments.joined(separator: ", ")))")
    }

    private func literal(_ type: String, _ place: Int, _ variant: Int) -> String {
        if let match = type.wholeMatch(of: /(Optional|Array)<(.+)>/) {
            return literal(match.output.1 == "Array" ? "[\(match.output.2)]" : "\(match.output.2)?", place, variant)
        }
        if type.hasSuffix("?") {
            return variant == 0 && !type.contains("->") ? literal(String(type.dropLast()), place, 0) : "nil"
        }
        if type.hasPrefix("[") {
            let element = String(type.dropFirst().dropLast())
            return variant == 0 ? "[\(literal(element, place, 0)), \(literal(element, place, 1))]" : "[]"
        }
        switch type {
        case "Int": return "\((variant == 0 ? 7 : 9_007_199_254_740_993) + 10 * place)"
        case "Int8", "Int32": return "\(variant == 0 ? 7 : -7)"
        case "UInt32": return "\(7 + variant)"
        case "String": return "\"text \(place) \(variant)\""
        case "Bool": return variant == 0 ? "true" : "false"
        case "Double", "TimeInterval": return "\(place).25"
        case "UUID": return "UUID(uuidString: \"E621E1F8-C36C-495A-93FC-0C247A3E6E\(place)\(variant)\")!"
        case "Date": return "Date(timeIntervalSinceReferenceDate: \(1000 + variant))"
        case "Book": return "Book(isbn: \"isbn \(variant)\")"
        case "Author": return "Author(id: \(3 + variant))"
        default: preconditionFailure("no literal of type \(type)")
        }
    }

    /// The keys of what can be missing in saved data, by case.
    func defaulted(_ table: CaseTable, _ row: Int) -> [String] {
        table.rows[row].payload.indices.enumerated().compactMap { place, number in
            let parameter = table.parameters[number]
            guard table.traits[number].isEncodable, parameter.hasDefault || parameter.typeFacts.isOptional else {
                return nil
            }
            return parameter.label?.string ?? "_\(place)"
        }
    }

    /// Code of an app over all that is promised.
    var client: String {
        var text = "import Foundation\nimport Versions\nenum ClientOf\(prefix) {\n"
        for (number, table) in (tables.map(\.table) + (graph.dialogs.cases.count > 0 ? [graph.dialogs.cases] : []))
            .enumerated()
        {
            text += uses(table, number)
        }
        text +=
            usesOfEnums + usesOfItem + (graph.tabs.isEmpty ? "" : usesOfTabs) + (hasState ? usesOfState : "")
            + usesOfDialogs
        return text + "}\n" + resolver
    }

    private func uses(_ table: CaseTable, _ number: Int) -> String {
        // With all arguments, and with those alone that have no default.
        let rows = table.rows.indices.filter { table.presence($0).condition == nil }
        let made = samples(table) + rows.map { sample($0, 0, of: table, leavesOutDefaults: true) }
        var text = "    static func make\(number)() -> [\(type(table))] { [\(made.joined(separator: ", "))] }\n"
        text += "    static func match\(number)(_ value: \(type(table))) {\n        switch value {\n"
        for row in table.rows.indices {
            let payload = table.rows[row].payload.indices
            let names = payload.map { (table.parameters[$0].label.map { "`\($0.string)`: " } ?? "") + "let v\($0)" }
            let uses = payload.map { number in
                let type = table.parameters[number].type.string
                return type.contains("->") ? "_ = v\(number)" : "let _: \(type) = v\(number)"
            }
            let arm =
                "        case .`\(table.name(row).string)`\(names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"): "
                + (uses.isEmpty ? "break" : uses.joined(separator: "; ")) + "\n"
            text += table.presence(row).condition.map { "#if \($0)\n\(arm)#endif\n" } ?? arm
        }
        if let placeholder = graph.placeholderCase, type(table) == item {
            text += "        case .\(placeholder.name.value.string): break\n"
        }
        for row in table.rows.indices where table.rows[row].payload.count > 0 {
            let payload = table.rows[row].payload.indices
            if payload.allSatisfy({ table.parameters[$0].hasDefault }) {
                text += "        case _ where value == .`\(table.name(row).string)`(): break\n"
            }
        }
        return text + "        }\n\(uses(of: type(table), "value"))    }\n"
    }

    /// Reads all properties of a type that others see.
    private func uses(of type: String, _ value: String) -> String {
        var (isOpen, text) = (false, "")
        for line in texts.joined(separator: "\n").split(separator: "\n") {
            if line.first != " ", line.first != "#" {
                isOpen =
                    line.hasPrefix("extension \(type) ") || line.hasPrefix("extension \(type):")
                    || line.hasPrefix("public enum \(type):") || line.hasPrefix("public struct \(type):")
            }
            guard isOpen, let match = line.firstMatch(of: #/^    public (?:private\(set\) )?var ([a-zA-Z]+): ([^{=]*)/#)
            else { continue }
            let declared = match.output.2.split(separator: " ").joined(separator: " ")
            text +=
                "        let _: \(declared == "Self" || declared == "Self?" ? declared.replacing("Self", with: type) : declared) = \(value).\(match.output.1)\n"
        }
        return text.replacing(" Layer", with: " \(type).Layer").replacing("[Layer", with: "[\(type).Layer").replacing(
            " Column =", with: " \(type).Column ="
        )
        .replacing(" Identity =", with: " \(type).Identity =")
    }

    /// Takes a value apart of each enum that is generated beside those of the spec.
    private var usesOfEnums: String {
        var (outer, isOpen, text, count) = ("", false, "", 0)
        for line in texts.joined(separator: "\n").split(separator: "\n") {
            if line.first != " ", line.hasPrefix("public ") || line.hasPrefix("extension ") {
                outer = line.split(separator: " ").first { $0.hasPrefix(prefix) }.map { $0.filter { $0 != ":" } } ?? ""
            }
            if let name = line.firstMatch(of: #/^    public enum ([A-Za-z]+)/#)?.output.1, !line.hasSuffix("}") {
                if graph.dialogs.dialogs.indices.contains(where: { graph.dialogs.actionType($0) == name }) { continue }
                (isOpen, count) = (true, count + 1)
                text += "    static func matchEnum\(count)(_ value: \(outer).\(name)) {\n        switch value {\n"
            } else if isOpen, line.hasPrefix("    }") || line.hasPrefix("        public ") {
                text += "        }\n    }\n"
                isOpen = false
            } else if isOpen, let name = line.firstMatch(of: #/^        (?:indirect )?case (`?[A-Za-z]+`?)/#)?.output.1
            {
                text += "        case .\(name): break\n"
            }
        }
        return text
    }

    private var usesOfItem: String {
        var text = "    static func read(_ item: \(item)) {\n"
        for attribute in graph.attributes {
            text += "        let _: \(attribute.type.string) = item.\(attribute.name.string)\n"
        }
        text += uses(of: item, "item")
        for section in graph.sections where section.each == nil {
            text += "        let _: [\(item)] = \(item).\(section.id.string)Cases\n"
        }
        let conformances = graph.conformances
        let others = conformances.others.map(\.string)
        for name in others + (conformances.isCodable ? ["Codable"] : []) + (conformances.isSendable ? ["Sendable"] : [])
            + (conformances.isIterable ? ["CaseIterable"] : [])
        {
            text += "        func as\(name)<T: \(name)>(_: T) {}\n        as\(name)(item)\n"
        }
        return text + "    }\n"
    }

    private var usesOfTabs: String {
        let type = graph.tabsEnumName.value.string
        let arms = graph.tabs.map { tab in
            let arm = "        case .`\(tab.id.string)`: break\n"
            return tab.presence.condition.map { "#if \($0)\n\(arm)#endif\n" } ?? arm
        }
        var text =
            "    static func match(tab: \(type)) {\n        switch tab {\n\(arms.joined())        }\n"
            + uses(of: type, "tab")
        for case .section(let section) in graph.tabEntries {
            text += "        let _: [\(type)] = \(type).\(section.id.string)Cases\n"
        }
        return text + "    }\n"
    }

    private var usesOfState: String {
        var text = "    static func use(_ state: inout \(prefix)State, _ item: \(item)) {\n"
        text +=
            "        state.open(item)\n        state.push(item)\n        _ = state.pop()\n        state.popToRoot()\n"
        text += uses(of: "\(prefix)State", "state")
        if let tab = graph.tabs.first(where: { $0.presence.condition == nil }), has("mutating func select(") {
            text += "        state.select(.\(tab.id.string))\n"
        }
        if has("func present(\n        _ item: \(item)") || has("func present(_ item: \(item)") {
            text += "        state.present(item)\n"
        }
        if graph.sheets.cases.count > 0 { text += "        state.present(\(sample(0, 0, of: graph.sheets.cases)))\n" }
        if has("var layers: [Layer]") { text += "        state.dismiss()\n" }
        return text + "    }\n"
    }

    private var usesOfDialogs: String {
        graph.dialogs.dialogs.enumerated().filter { !$1.actions.isEmpty }.map { row, dialog in
            let type = "\(type(graph.dialogs.cases)).\(graph.dialogs.actionType(row))"
            let known = texts.contains { $0.contains("enum \(graph.dialogs.actionType(row))") } ? type : type
            return "    static func answer\(row)(_ action: \(known)) {\n        switch action {\n"
                + dialog.actions.map { "        case .\($0.name.string): break\n" }.joined() + "        }\n    }\n"
        }.joined()
    }

    /// What the app implements to find its models.
    private var resolver: String {
        guard let links = texts.first(where: { $0.contains("protocol \(prefix)Resolver") }) else { return "" }
        let start = links.range(of: "protocol \(prefix)Resolver {")!.upperBound
        let body = links[start...].components(separatedBy: "\n}")[0]
        let functions = body.split(separator: "\n").filter { $0.contains("func ") }.map {
            "    public\($0.replacing("    func", with: " func")) { fatalError() }"
        }
        return "public struct ClientOf\(prefix)Resolver: \(prefix)Resolver {\n\(functions.joined(separator: "\n"))\n}\n"
    }
}

/// A program over two versions: what the old one writes, and what the new one makes of it.
private func comparison(_ number: Int, _ old: Version, _ new: Version) -> String {
    var text =
        "import Foundation\nimport Versions\nfunc check\(number)() {\n    let check = Check(\(number), names: [\(renames(old, new))])\n"
    for (name, table, _) in old.tables where name == "window" || name != "target" && old.isCodable {
        guard let now = new.table(name), now.isCodable || name == "window" else {
            text += "    check.fail(\"state\", \"there is no \(name)\")\n"
            continue
        }
        for row in table.rows.indices where table.presence(row).condition == nil {
            for variant in table.rows[row].payload.count == 0 ? [0] : [0, 1] {
                text +=
                    "    check.state(\(old.sample(row, variant, of: table)), as: \(new.type(now)).self, "
                    + "without: [\(old.defaulted(table, row).map { "\"\($0)\"" }.joined(separator: ", "))], "
                    + "{ describe($0) }, { describe($0) })\n"
            }
        }
    }
    for retired in old.graph.retiredNames {
        for (name, table, owner) in old.tables where old.isCodable {
            guard let row = owner(retired.owner), let now = new.table(name), now.isCodable else { continue }
            text +=
                "    check.state(\(old.sample(row, 0, of: table)), called: \"\(retired.name.string)\", as: \(new.type(now)).self, "
                + "{ describe($0) }, { describe($0) })\n"
        }
    }
    if old.hasState, old.isCodable { text += states(old, new) }
    return text + urls(old, new) + "}\n"
}

/// What the spec itself says that old names are now.
private func renames(_ old: Version, _ new: Version) -> String {
    var names: [String: String] = [:]
    for retired in new.graph.retiredNames {
        switch retired.owner {
        case .destination(let row): names[retired.name.string] = new.graph.destinations.name(row).string
        case .sheet(let row): names[retired.name.string] = new.graph.sheets.cases.name(row).string
        case .window(let row): names[retired.name.string] = new.graph.windows.cases.name(row).string
        case .tab(let row): names["tab \(retired.name.string)"] = "tab \(new.graph.tabs[row].id.string)"
        // Nothing is saved of it.
        case .guard: break
        }
    }
    return names.isEmpty ? ":" : names.sorted { $0.key < $1.key }.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
}

private func states(_ old: Version, _ new: Version) -> String {
    guard new.hasState, new.isCodable else { return "    check.fail(\"state\", \"there is no state\")\n" }
    let type = "\(old.prefix)State"
    var text = ""
    func add(_ steps: [String]) {
        text += "    do {\n        var state = \(type)()\n" + steps.map { "        \($0)\n" }.joined()
        text += "        check.state(state, as: \(new.prefix)State.self, { describe($0) }, { describe($0) })\n    }\n"
    }
    let compact = old.has("func adapt(toCompact") ? [[], ["state.adapt(toCompact: true)"]] : [[]]
    let table = old.graph.destinations
    let items = table.rows.indices.filter { table.presence($0).condition == nil }.map { old.sample($0, 0, of: table) }
    for first in compact {
        add(first)
        for item in items { add(first + ["state.push(\(item))", "state.push(\(items[items.count - 1]))"]) }
        for item in items { add(first + ["state.open(\(item))"]) }
        if old.has("mutating func select(") {
            for tab in old.graph.tabs where tab.presence.condition == nil {
                add(first + ["state.select(.\(tab.id.string))"] + items.suffix(2).map { "state.push(\($0))" })
            }
        }
        if old.graph.sheets.cases.count > 0 {
            for sheet in old.samples(old.graph.sheets.cases) {
                add(first + ["state.present(\(sheet))", "state.push(\(items[items.count - 1]), in: .layer(0))"])
            }
        }
    }
    return text
}

/// URLs of the old version, and those of the new one that the old one may have read as well.
private func urls(_ old: Version, _ new: Version) -> String {
    guard old.table("target") != nil else { return "" }
    guard new.table("target") != nil else { return "    check.fail(\"url\", \"there are no links\")\n" }
    return Set(old.urls + new.urls).sorted().map { url in
        "    check.url(\"\(url)\", { \(old.prefix)Target(url: $0).map { (describe($0), screen($0)) } }, "
            + "{ \(new.prefix)Target(url: $0).map { (describe($0), screen($0)) } })\n"
    }.joined()
}

extension Version {
    /// URLs for QA, and some whose parameters all differ.
    fileprivate var urls: [String] {
        let vectors = try! JSONSerialization.jsonObject(with: Data(graph.linkVectors().utf8)) as! [[String: Any]]
        let known = vectors.filter { $0["route"] is String && $0["needs"] == nil }.map { $0["url"] as! String }
        let base = graph.links.schemes.first.map { "\($0.string):///" } ?? "https://\(graph.links.domains[0].string)/"
        let distinct = graph.links.routes.flatMap { [$0.pattern] + $0.formerly }.map { pattern in
            let segments = pattern.segments.enumerated().map { place, segment in
                switch segment {
                case .literal(let text): text.string
                case .parameter(let number): pattern.parameters[number].form == .string ? "w\(place)" : "\(place)"
                }
            }
            return base + segments.joined(separator: "/")
        }
        return known + distinct
    }
}

/// What all versions share.
private let models = """
    public struct Author: Hashable, Codable, Sendable {
        public var id: Int
        public init(id: Int) { self.id = id }
    }
    public struct Book: Hashable, Codable, Sendable {
        public var isbn: String
        public init(isbn: String) { self.isbn = isbn }
    }

    """

/// How two values are compared.
private let support = #"""
    func text<T>(_ value: T?) -> String { value.map { "\($0)" } ?? "nil" }

    /// A number is the same one whatever type it has.
    func text(_ value: Double) -> String { Int64(exactly: value).map(\.description) ?? value.description }

    /// A case and what it carries.
    struct Value: Hashable, CustomStringConvertible {
        var name: String
        var parts: [String: String]

        init(_ name: String, _ parts: [(String, String)]) {
            self.name = name
            self.parts = Dictionary(uniqueKeysWithValues: parts.filter { !$0.0.isEmpty })
        }

        var description: String { "\(name) \(parts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })" }

        /// Whether a value of the new version has all that this one has: by name, or under a name that is new.
        func isKept(in other: Value, _ names: [String: String]) -> Bool {
            guard name == other.name || names[name] == other.name else { return false }
            var free = other.parts.filter { parts[$0.key] == nil }.map(\.value)
            return parts.allSatisfy { name, text in
                if let now = other.parts[name] { return now == text }
                guard let place = free.firstIndex(of: text) else { return false }
                free.remove(at: place)
                return true
            }
        }
    }

    struct Check {
        let number: Int
        let names: [String: String]

        init(_ number: Int, names: [String: String]) {
            self.number = number
            self.names = names
        }

        func fail(_ impact: String, _ message: String) {
            print(number, impact, message.replacingOccurrences(of: "\n", with: " "))
        }

        /// - Parameters:
        ///   - called: a name that such a value once was saved under.
        ///   - without: keys that older data lacks.
        func state<Old: Codable, New: Codable>(
            _ value: Old, called former: String? = nil, as type: New.Type, without missing: [String] = [],
            _ before: (Old) -> Value, _ after: (New) -> Value
        ) {
            var json = String(decoding: try! JSONEncoder().encode(value), as: UTF8.self)
            let old = before(value)
            if let former { json = json.replacingOccurrences(of: "{\"\(old.name)\":", with: "{\"\(former)\":") }
            guard let new = try? JSONDecoder().decode(New.self, from: Data(json.utf8)).self else {
                return fail("state", "\(json) is not read")
            }
            if !old.isKept(in: after(new), names) { fail("state", "\(json) is read as \(after(new))") }
            if missing.isEmpty { return }
            var object = try! JSONSerialization.jsonObject(with: Data(json.utf8)) as! [String: [String: Any]]
            for key in missing { object[old.name]?[key] = nil }
            let data = try! JSONSerialization.data(withJSONObject: object)
            guard let older = try? JSONDecoder().decode(Old.self, from: data) else { return }
            guard let new = try? JSONDecoder().decode(New.self, from: data) else {
                return fail("state", "older \(object) is not read")
            }
            if !before(older).isKept(in: after(new), names) {
                fail("state", "older \(object) was \(before(older)) and is \(after(new))")
            }
        }

        func state<Old: Codable, New: Codable>(
            _ state: Old, as type: New.Type, _ before: (Old) -> [String: [Value]], _ after: (New) -> [String: [Value]]
        ) {
            let data = try! JSONEncoder().encode(state)
            // What is saved is what the old version reads again.
            let old = before(try! JSONDecoder().decode(Old.self, from: data))
            guard let new = (try? JSONDecoder().decode(New.self, from: data)).map(after) else {
                return fail("state", "the state is not read")
            }
            for (key, values) in old where !values.isEmpty {
                let renamed = key.hasPrefix("on ") ? names["tab " + key.dropFirst(3)].map { "on " + $0.dropFirst(4) } : nil
                let now = new[renamed ?? key] ?? []
                if now.count != values.count || !zip(values, now).allSatisfy({ $0.isKept(in: $1, names) }) {
                    fail("state", "\(key) was \(values) and is \(now) in \(String(decoding: data, as: UTF8.self))")
                }
            }
        }

        func url(_ text: String, _ before: (URL) -> (Value, Value?)?, _ after: (URL) -> (Value, Value?)?) {
            guard let url = URL(string: text), let old = before(url) else { return }
            guard let new = after(url) else { return fail("url", "\(text) is not read") }
            let isKept = old.1.flatMap { old in new.1.map { old.isKept(in: $0, names) } } ?? true
            if !isKept || !old.0.isKept(in: new.0, names) { fail("url", "\(text) was \(old) and is \(new)") }
        }
    }

    """#
