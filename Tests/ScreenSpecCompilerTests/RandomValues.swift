import ScreenSpecModel

/// A type as a spec spells it, and a value of it.
struct SampleType {
    let spelling: String
    let value: String
    /// Whether a value can be compared, hashed, encoded and sent anywhere.
    var isPlain = true
    /// What `payloads` must say of it.
    var isDescribed = false

    init(_ spelling: String, _ value: String) { (self.spelling, self.value) = (spelling, value) }

    /// What an app has of Swift's, of Apple's and of its own.
    static let plain = [
        SampleType("Int", "1"), SampleType("String", "\"a\""), SampleType("Bool", "true"), SampleType("Double", "1.5"),
        SampleType("UUID", "UUID()"), SampleType("Date", ".now"), SampleType("URL", "URL(filePath: \"/\")"),
        SampleType("[Int]", "[1]"), SampleType("[String: Int]", "[:]"), SampleType("Int?", "nil"),
        SampleType("Set<UUID>", "[]"), SampleType("Order", "Order()"), SampleType("Order.ID", "1"),
        SampleType("[Order]?", "nil"), SampleType("Outer.Inner", ".first"), SampleType("Page<Int, Order?>", "Page()"),
        SampleType("Swift.Int", "2"), SampleType("Double", "1 / 2"), SampleType("Bool", "!true || 1 > 2"),
        SampleType("String", "\"a\" + 1.description"), SampleType("[String: Int]", "[\"a\": 1]"),
        SampleType("Int?", "1 + 1"), SampleType("`default`", "`default`()"), SampleType("Int??", "nil"),
    ]
    static let closures = [
        "@Sendable () -> Void", "@MainActor @Sendable (Int, String) -> Bool", "(@Sendable (Int) -> Void)?",
    ]
    .map { spelling in
        var type = SampleType(
            spelling, spelling.hasSuffix("?") ? "nil" : spelling.contains("Bool") ? "{ _, _ in true }" : "{}")
        type.isPlain = false
        return type
    }
    static let described = ["Player", "any Shape", "Draft"].map { spelling in
        var type = SampleType(spelling, spelling == "any Shape" ? "Player()" : "\(spelling)()")
        type.isDescribed = true
        return type
    }
    static let attributes = [
        SampleType("Bool", "true"), SampleType("Int", "3"), SampleType("Double", "2.5"),
        SampleType("String", "a \"b\""),
        SampleType("Order", "Order()"), SampleType("Outer.Inner", ".second"), SampleType("Int?", "null"),
        SampleType("[Date]", "[]"), SampleType("Color?", "nil"),
    ]
}

extension SpecDice {
    /// A scalar and whether it is written without quotes.
    typealias Scalar = (text: String, isPlain: Bool)

    /// A spec that has it makes nothing but the views of another one: `SeparateViewsTests` is about that.
    static let leftOut: Set = ["spec.views"]
    /// The files that specs name.
    static let files = [
        "More.yaml": "screenspec: 1\ndestinations: {included: {title: Included, icon: star, view: Panel()}}\n",
        "symbols.txt": "screenspec-symbols 1\nsymbols\nbook.fill -\nstar -\n",
    ]
    /// Without these little is accepted.
    static let frequent: Set = [
        "spec.destinations", "app.platforms", "destination.title", "destination.icon",
        "app.defaultIcon", "destination.placeholder", "spec.sidebar", "tab.icon", "tab.title", "links.schemes",
        "presentation.style",
    ]
    /// In one module each spec has names of its own.
    static let always: Set = ["spec.app", "app.prefix"]
    /// Of these a few are enough: what an app begins with has none.
    static let seldom: Set = ["destination.condition", "destination.available", "destination.requires"]
    /// What there is more of.
    static let crowded: Set = [
        "spec.destinations", "sheets.items", "sidebar section.items", "sidebar.sections", "tabs.items",
        "tab section.items",
    ]

    /// What stands there in particular; nil where the kind says enough.
    mutating func sample(at place: String) -> Scalar? {
        switch place {
        case "spec.screenspec": return ("1", true)
        case "spec.include": return ("More.yaml", true)
        case "lint.symbols": return ("symbols.txt", true)
        case "app.name": return (name + text(), false)
        case "app.prefix": return (prefix, true)
        case "app.enum", "tabs.enum", "sheets.enum", "dialogs.enum", "windows.enum":
            return ("\(prefix)Enum\(nextNumber())", true)
        case "app.imports": return (pick(["Foundation", "Combine", "Observation", "SwiftUI"]), true)
        case "app.conformances": return (pick(["Codable", "Sendable", "CaseIterable", "Tagged"]), true)
        case "localization.bundle": return (pick(["main", ".main", "Bundle.main"]), false)
        case "windows.settings": return (shownView(), false)
        case "links.schemes": return (pick(["books", "a.b+c-1"]), false)
        case "links.domains": return (pick(["example.com", "a.example.com"]), false)
        case "links.activity": return (pick(["com.example.view", "a b"]), false)
        case "modifiers.screens", "modifiers.presentations":
            return (pick([".themed()", ".themed().tinted { $0 }"]), false)
        case "confirmation.when":
            return (pick(["isDirty", "isOpen && !isOpen", condition()] + names(inScope: "Bool")), false)
        case "payload type.identity": return ("id", true)
        case "payload type.type": return ("Int", true)
        case "attribute.type": return (attributeType.spelling, false)
        case "dependency.type": return (pick(["Model", "Session?", "Int"]), false)
        case "app.dependencies": return (pick(["Model", "\\.isEnabled", "\\.locale"]), false)
        case "destination.view", "sheet.view", "window.view": return (view(passing: scope), false)
        case "icon.view": return ("Show(1)", false)
        case "placeholder case.view": return (pick(["Panel()", "Show(label)", "Show((systemImage, label))"]), false)
        case "secondary column.view", "settings.view", "sidebar.header", "sidebar.footer",
            "sidebar row.row", "section over data.row":
            return (shownView(), false)
        case "sidebar row.badge", "section over data.badge", "tab.badge":
            return (pick([badge(), badge()] + names(inScope: "Int")), false)
        case "sidebar row.visible", "section over data.visible", "sidebar section.visible", "tab.visible":
            return (pick(["true", "isOpen", condition()] + names(inScope: "Bool")), false)
        case "sidebar section.id":
            // What is handed to the sidebar is known there by this name, and a type of the app's with it is not.
            let name = word()
            return (name == "default" ? "defaults" : name, false)
        case "section over data.type":
            return (scope.last?.type.spelling ?? "Int", false)
        case "section over data.name":
            let name = word()
            scope = [Parameter(name: name, type: pick(SampleType.plain), hasDefault: false)]
            return (name, false)
        case "state.formerly": return (pick(names["spec.destinations"] ?? ["none"]), false)
        default: return nil
        }
    }

    /// What surely is a `Bool`, or what may be one.
    private mutating func condition() -> String {
        pick([
            "[1].contains { $0 > 1 }", "!isOpen", "(isOpen == false) || isOpen", "1 + 1 >= 2 && \"a\" != \"b\"",
            "isOpen ? 1 < 2 : { true }()", "(isOpen as Any) is Bool", "[1: \"a\"][1]?.isEmpty ?? true",
            "(#line > 1)", "Optional(1) == nil", "(1...3).contains(2)",
        ])
    }

    /// What can stand on a tab or a row.
    private mutating func badge() -> String {
        pick([
            "1", "SwiftUI.Text(\"a\")", "\"a b\"", "`isOpen` ? 1 : 2", "[1, 2].filter { $0 > 1 }.count", "-1 + 2",
            "\"a\" + \"b\"", "isOpen && true ? \"a\" : \"b\"", "1.description", "Optional(3) ?? 1", "{ 1 }()",
            "isOpen ? SwiftUI.Text(\"a\") : nil", "(2)",
        ])
    }

    /// What the scope has of a type. Whoever says it is nothing without it.
    private mutating func names(inScope type: String) -> [String] {
        guard let parameter = scope.last(where: { $0.type.spelling == type }) else { return [] }
        subjects.append(parameter.part)
        return ["`\(parameter.name)`"]
    }

    mutating func scalar(_ kind: KindDescription) -> Scalar? {
        switch kind {
        case .text: (text(), false)
        case .symbol: (pick(["star", "book.fill", "a\"b\\c"]), false)
        case .title: (title(), false)
        case .boolean: (pick(["true", "false"]), true)
        case .integer(let range): ("\(range.lowerBound + dice.roll(min(range.count, 1000)))", true)
        case .version: (pick(["13.0", "15", "16.4", "17.0", "18.1", "26.0"]), true)
        case .identifier: (word(), false)
        case .type: (pick(SampleType.plain).spelling, false)
        case .condition:
            (
                pick(["DEBUG", "os(iOS)", "os(Linux)", "!RELEASE && (BETA || swift(>=5.9))", "canImport(SwiftUI)"]),
                false
            )
        case .fraction: (pick(["0.4", ".5", "1"]), true)
        case .choice(let type): (pick(type.choices).word, true)
        default: nil
        }
    }

    /// A name: Swift's own words, those that generated code uses itself, and others.
    mutating func word() -> String {
        switch dice.roll(10) {
        case 0...2: pick(KeywordTests.words)
        case 3, 4:
            pick([
                "state", "router", "path", "body", "content", "item", "items", "scope", "layers", "screen", "screens",
                "tab", "tabs", "value",
                "values", "other", "view", "label", "container", "encoder", "decoder", "hasher", "lhs", "rhs", "url",
                "target",
                "dialog", "window", "sheet", "dismiss", "title", "icon", "kind", "root", "column", "model", "newValue",
                "error",
                "none", "some", "count", "index", "key", "name", "isEmpty", "change", "place", "perform", "show",
                "guards",
            ])
        case 5:
            pick([
                "größe", "画面", "e\u{301}tat", "_x", "x1", "aVeryLongNameOfAScreenThatNobodyWouldEverWriteInASpec",
                "URL", "iOS", "Text", "Int",
            ])
        default: "\(pick(["home", "book", "author", "list", "page", "chapter", "note", "draft"]))\(dice.roll(30))"
        }
    }

    mutating func name(_ kind: KindDescription, _ place: String) -> String {
        switch (kind, place) {
        case (_, "spec.payloads"):
            let name = pick(["Draft", "Player", "any Shape"])
            describedTypes.insert(name)
            return name
        case (_, "destination.attributes"), (_, "sheet.attributes"):
            return attributes.isEmpty ? "none" : pick(attributes).name
        case (_, "spec.attributes"):
            attributeType = pick(SampleType.attributes)
            return word()
        case (.choice(let type), _): return pick(type.choices).word
        case (.destination, _): return names["spec.destinations"].map { pick($0) } ?? "none"
        default:
            let name = word()
            names[place, default: []].append(name)
            return name
        }
    }

    /// What later parts refer to, as it stands in the spec.
    mutating func rememberEntry(_ part: SpecPart, _ name: String, _ place: String) {
        switch place {
        case "app.dependencies": dependencies.append((name, part))
        case "spec.attributes": attributes.append((name, attributeType, part))
        case "spec.destinations":
            payloads[name] = lastPayload
            let keys = part.parts.map(\.key)
            let isWide = part.parts.contains { $0.key == "columns" && $0.text == "2" }
            if keys.contains("placeholder") != isWide, !keys.contains("presentation") { rows.append(name) }
        default: break
        }
    }

    /// What later parts refer to.
    mutating func remember(_ part: SpecPart, _ place: String, beside: [String: SpecPart]) {
        if place == "tab.id" { names[place, default: []].append(part.text) }
    }

    mutating func payload(_ key: String?) -> SpecPart? {
        scope = []
        var parts: [SpecPart] = []
        for _ in 0..<dice.roll(4) {
            let types = SampleType.plain + SampleType.described.filter { describedTypes.contains($0.spelling) }
            let type = dice.roll(6) == 0 ? pick(SampleType.closures) : pick(types)
            var parameter = Parameter(
                label: pick([nil, nil, "_", word()]), name: word(), type: type,
                hasDefault: type.isPlain ? dice.roll(2) == 0 : dice.roll(4) > 0)
            if scope.contains(where: { $0.name == parameter.name }) { continue }
            let value = parameter.hasDefault ? "\(type.spelling) = \(type.value)" : type.spelling
            let names = [parameter.label, parameter.name].compactMap(\.self).joined(separator: " ")
            parameter.part = SpecPart(names, .quoted, value)
            scope.append(parameter)
            parts.append(parameter.part)
        }
        lastPayload = scope
        return parts.isEmpty ? nil : SpecPart(key, .map, "", parts)
    }

    mutating func rules(_ key: String?) -> SpecPart {
        let rule = pick(["duplicate-icon", "unused-attribute", "unreachable-destination"])
        return SpecPart(key, .map, "", [SpecPart(rule, .plain, pick(["off", "warning"]))])
    }

    /// A view by its type alone, which is made of all parameters, or an expression.
    private mutating func view(passing parameters: [Parameter]) -> String {
        if dice.roll(3) > 0 { return shownView() }
        let name = "\(self.name)View\(nextNumber())"
        views.append((name, parameters))
        return name
    }

    private mutating func shownView() -> String {
        let known = scope.map { ($0.name, $0.part) } + dependencies
        if !known.isEmpty, dice.roll(3) > 0 {
            let (name, part) = pick(known)
            subjects.append(part)
            return "Show(`\(name)`)"
        }
        return pick([
            scope.isEmpty ? "Panel" : "Panel()", "Panel()", "isOpen ? Panel() : Panel()", "Show(\"\\(1) \\\"})\")",
            "Show { $0 + 1 }", "(Panel())", "{ Panel() }()", "Show(1 == 2).themed()", "Show(()).tinted { $0 }",
        ])
    }

    mutating func text() -> String {
        let pieces = [
            "a", " ", "Books & more", "\"", "\\", "\\(x)", "*/", "/*", "//", "\"\"\"", "#if", "\n", "\t", "ü",
            "e\u{301}", "👩‍💻", "\u{202E}",
            "\u{0}", "\u{1B}[31m", "%", "%@", "%1$d", "'", "`", "$", "\u{2028}", "{{", "}}", "画",
        ]
        return (0...dice.roll(5)).map { _ in pick(pieces) }.joined()
    }

    private mutating func title() -> String {
        if scope.isEmpty || dice.roll(2) == 0 { return text() }
        let parameter = pick(scope)
        subjects.append(parameter.part)
        return text() + "{`\(parameter.name)`}" + text()
    }

    /// What refers to something that the spec names elsewhere.
    mutating func reference(_ kind: KindDescription, _ place: String, of part: SpecPart) -> String {
        func any(_ places: String...) -> [String] { places.flatMap { names[$0] ?? [] } }
        func one(_ found: [String]) -> String { found.isEmpty ? "none" : pick(found) }
        switch kind {
        case .tab: return one(any("tab.id"))
        case .guardName: return one(any("spec.guards"))
        case .opened: return one(any("spec.destinations", "sheets.items"))
        case .route: return route(to: part.key)
        case .attributeValue:
            // Stands under the attribute's name, or in the attribute.
            guard
                let attribute = attributes.first(where: {
                    $0.name == part.key || $0.part.parts.contains { $0 === part }
                })
            else {
                return "1"
            }
            if part.key == attribute.name { part.subjects = [attribute.part] }
            part.form = ["Bool", "Int", "Double", "Int?"].contains(attribute.type.spelling) ? .plain : .quoted
            return attribute.type.value
        case .destinationCall:
            let name = one(dice.roll(8) == 0 || rows.isEmpty ? any("spec.destinations") : rows)
            part.subjects += (payloads[name] ?? []).map(\.part)
            return call(name)
        default: return one(any("spec.destinations"))
        }
    }

    /// A destination with a value for each parameter that has none.
    private mutating func call(_ name: String) -> String {
        let arguments = (payloads[name] ?? []).filter { !$0.hasDefault || $0.label == "_" || dice.roll(3) == 0 }.map {
            parameter in
            let label = parameter.label ?? parameter.name
            return label == "_"
                ? parameter.type.value : "\(label == "inout" ? "`inout`" : label): \(parameter.type.value)"
        }
        return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// A path that says what the destination carries, as far as paths can say it.
    private mutating func route(to name: String?) -> String {
        var path = "/\(pick(["a", "b", "é", "a b"]))\(nextNumber())"
        for parameter in name.flatMap({ payloads[$0] }) ?? [] where !parameter.hasDefault || dice.roll(2) == 0 {
            let isSaid = ["Int", "String", "Bool", "Double", "UUID", "Date"].contains(parameter.type.spelling)
            path += "/{\(isSaid ? parameter.name : "id\(nextNumber())"): \(isSaid ? parameter.type.spelling : "Int")}"
        }
        return path + pick(["", "", "?q={q: String?}&tag={tag: [String]}"])
    }
}
