import ScreenSpecDiagnostics
import ScreenSpecModel

/// What of the sidebar has code of the spec in it. Each piece stands in a view of its own, which reads what it uses.
struct SidebarParts {
    /// What the enum around them is called.
    let enclosing: String
    /// What a section that people can close is called, and the type of the rows inside of parts.
    private let (collapsible, rows): (String, String)
    let wrappers: [Wrapper]
    let views: [View]
    /// The places among `wrappers` of sections, of rows by their number among all, and of the rows over a section's data.
    private(set) var wrappersOfSections: [Int: Int] = [:]
    private(set) var wrappersOfRows: [Int: Int] = [:]
    private(set) var wrappersOfElements: [Int: Int] = [:]
    /// The places among `views` of rows, of the rows over a section's data, and of the header and the footer.
    private(set) var viewsOfRows: [Int: Int] = [:]
    private(set) var viewsOfElements: [Int: Int] = [:]
    private(set) var header: Int?
    private(set) var footer: Int?

    /// Rows, shown where a condition holds.
    struct Wrapper {
        let name: String
        /// All of them hold.
        var conditions: [ByteText] = []
        /// One of them holds, where there are some.
        var alternatives: [ByteText] = []
        var badge: ByteText?
        /// What it is given.
        var value: Value?
        /// Where what is shown is.
        var presence = Presence.always
        /// Where the rows are of which one of the alternatives has to hold.
        var presences: [Presence] = []

        fileprivate var code: [ByteText] { conditions + alternatives + [badge].compactMap { $0 } }

        /// What the code uses from outside: what a part is given is of its own, and in code over data the element.
        fileprivate func uses(_ dependencies: DependencyTable) -> [DependencyUse] {
            guard let element = value?.element else {
                return dependencies.uses(inAll: code) { $0.string == value?.name }
            }
            let inside = alternatives.flatMap { dependencies.uses(in: $0) { $0.string == element } }
            return dependencies.uses(inAll: conditions + [badge].compactMap { $0 }, and: inside)
        }
    }

    struct View {
        let name: String
        let code: ByteText
        /// What it is given.
        var value: Value?
        var presence = Presence.always
    }

    /// What a part is given beside what it takes from outside: an element of the app's data, or all of it.
    struct Value {
        let name: String
        let type: String
        /// What the sidebar calls it, where it is all of the data.
        var property: String?
        /// What an element is called in code over the data.
        var element: String?
    }

    /// - Parameter properties: what the sidebar calls the data of each section.
    init(_ graph: NavigationGraph, _ properties: [String]) {
        var names = LocalNames([])
        for code in graph.sidebarCode { names.take(wordsIn: code.bytes) }
        if !graph.sidebarCode.isEmpty || graph.sections.contains(where: \.isCollapsible) { names.takeTypes(graph) }
        let types = graph.dependencies.all.map(\.type) + graph.sections.map(\.each?.type)
        for case let type? in types { names.take(wordsIn: type.bytes) }
        enclosing = names.take("SidebarParts")
        (collapsible, rows) = (names.take("CollapsibleSection"), names.take("Rows"))
        var (wrappers, views): ([Wrapper], [View]) = ([], [])
        var row = 0
        for (number, section) in graph.sections.enumerated() {
            var wrapper = Wrapper(name: "", conditions: [section.visible?.bytes].compactMap { $0 })
            wrapper.presence = section.presence
            let presences = section.fixedRows.map { $0.presence.within(section.presence) }
            let isNeverEmpty = zip(section.fixedRows, presences).contains { $0.visible == nil && $1.isAlways }
            if section.hidesWhenEmpty, !isNeverEmpty, section.fixedRows.contains(where: { $0.visible != nil }) {
                wrapper.alternatives = section.fixedRows.map { $0.visible?.bytes ?? ByteText("") }
                wrapper.presences = presences
            }
            if section.hidesWhenEmpty, let each = section.each, let visible = each.visible {
                wrapper.alternatives = [visible.bytes]
                var names = LocalNames(["body", "hasRows", "rows"])
                for code in wrapper.code { names.take(wordsIn: code) }
                wrapper.value = Value(
                    name: names.name(properties[number]), type: "[\(each.type.string)]", property: properties[number],
                    element: each.name.string)
            }
            if !wrapper.code.isEmpty {
                wrappersOfSections[number] = wrappers.count
                wrappers.append(wrapper.named(names.take(section.id.string.capitalised + "Section")))
            }
            if let each = section.each {
                let name = section.id.string.capitalised
                let element = Value(name: each.name.string, type: each.type.string)
                let wrapper = Wrapper(
                    name: "", conditions: [each.visible?.bytes].compactMap { $0 }, badge: each.badge?.bytes,
                    value: element, presence: section.presence)
                if !wrapper.code.isEmpty {
                    wrappersOfElements[number] = wrappers.count
                    wrappers.append(wrapper.named(names.take(name + "Row")))
                }
                if let view = each.view {
                    viewsOfElements[number] = views.count
                    views.append(
                        View(
                            name: names.take(name + "Label"), code: view.bytes, value: element,
                            presence: section.presence))
                }
            }
            for fixed in section.fixedRows {
                let name = graph.destinations.name(fixed.destination).string.capitalised
                let wrapper = Wrapper(
                    name: "", conditions: [fixed.visible?.bytes].compactMap { $0 }, badge: fixed.badge?.bytes,
                    presence: fixed.presence)
                if !wrapper.code.isEmpty {
                    wrappersOfRows[row] = wrappers.count
                    wrappers.append(wrapper.named(names.take(name + "Row")))
                }
                if let view = fixed.view {
                    viewsOfRows[row] = views.count
                    views.append(View(name: names.take(name + "Label"), code: view.bytes, presence: fixed.presence))
                }
                row += 1
            }
        }
        if let view = graph.layout.sidebarHeader {
            header = views.count
            views.append(View(name: names.take("Header"), code: view.bytes))
        }
        if let view = graph.layout.sidebarFooter {
            footer = views.count
            views.append(View(name: names.take("Footer"), code: view.bytes))
        }
        (self.wrappers, self.views) = (wrappers, views)
    }

    /// The fields of the sidebar's parts.
    func fields(_ graph: NavigationGraph) -> [Field] {
        let (wrappers, views, enclosing, collapsible, rows) = (wrappers, views, enclosing, collapsible, rows)
        let wrapper = Shape(
            "wrapper",
            [
                Field("name", .identifier, "What it is called.") { .string(wrappers[$0].name) },
                availableField(graph) { wrappers[$0].presence },
                Field(
                    code: "alternatives", kind: .type, "The statements that say whether one of its rows is there.",
                    where: { wrappers[$0].spellsAlternatives },
                    write: { wrappers[$0].appendAlternatives(graph.systems, to: &$1) }),
                Field(
                    code: "condition", kind: .type, "When its rows are there; absent for always.",
                    where: { !wrappers[$0].conditions.isEmpty || !wrappers[$0].alternatives.isEmpty },
                    write: { wrappers[$0].appendCondition(to: &$1) }),
                Field("badge", .expression, "What stands behind the row, where something does.") {
                    wrappers[$0].badge.map { .text($0) } ?? .absent
                },
                valueField { wrappers[$0].value },
            ]
                + DependencyFields(
                    graph,
                    wrappers.map { $0.uses(graph.dependencies) }
                ).fields(), condition: condition(of: wrappers.map(\.presence)))
        let usesOfViews = views.map { view in
            graph.dependencies.uses(in: view.code) { $0.string == view.value?.name }
        }
        let view = Shape(
            "view of the sidebar",
            [
                Field("name", .identifier, "What it is called.") { .string(views[$0].name) },
                availableField(graph) { views[$0].presence },
                Field(code: "view", "What it shows.") { views[$0].append(to: &$1) },
                Field("hasProperties", .flag, "Whether it has something to show it with.") {
                    .flag(views[$0].value != nil || !usesOfViews[$0].isEmpty)
                },
                valueField { views[$0].value },
            ] + DependencyFields(graph, usesOfViews).fields(), condition: condition(of: views.map(\.presence)))
        let collapses = graph.sections.contains(where: \.isCollapsible)
        func call(_ place: Int?) -> TemplateValue {
            place.map { .string("\(enclosing).\(views[$0].name)()") } ?? .absent
        }
        let (header, footer) = (header, footer)
        return [
            Field("sidebarParts", .identifier, "What the enum around the parts with code is called.") { _ in
                .string(enclosing)
            },
            Field("collapsibleSection", .identifier, "What a section that people can close is called.") { _ in
                .string(collapsible)
            },
            Field("rowsType", .identifier, "What parts call the type of the rows in them.") { _ in .string(rows) },
            Field("hasSidebarParts", .flag, "Whether there are such parts.") { _ in
                .flag(!wrappers.isEmpty || !views.isEmpty || collapses)
            },
            Field("wrappers", .list(wrapper), "What is shown where a condition holds, or has a badge.") { _ in
                .list(start: 0, count: wrappers.count)
            },
            Field("partViews", .list(view), "Views that the spec says of the sidebar.") { _ in
                .list(start: 0, count: views.count)
            },
            Field("hasPartViews", .flag, "Whether there are such views.") { _ in .flag(!views.isEmpty) },
            Field("collapsesSections", .flag, "Whether people can close a section.") { _ in .flag(collapses) },
            Field("hasRowViews", .flag, "Whether a row has a view of its own.") { [viewsOfRows, viewsOfElements] _ in
                .flag(!viewsOfRows.isEmpty || !viewsOfElements.isEmpty)
            },
            Field("sidebarHeader", .expression, "The view above the rows.") { _ in call(header) },
            Field("sidebarFooter", .expression, "The view below them.") { _ in call(footer) },
        ]
    }

    /// The field with what a part is given.
    func valueField(_ value: @escaping (Int) -> Value?) -> Field {
        let shape = Shape(
            "value",
            [
                Field("name", .identifier, "What the part's code calls it.") {
                    value($0).map { .string($0.name) } ?? .absent
                },
                Field(code: "label", "The same as an argument's label.", where: { value($0) != nil }) { part, buffer in
                    value(part)?.name.withBytes { buffer.append(argumentLabel: $0) }
                },
                Field("property", .identifier, "What the sidebar calls it, where it is all of the data of a section.") {
                    value($0)?.property.map { .string($0) } ?? .absent
                },
                Field("type", .type, "Its type.") { value($0).map { .string($0.type) } ?? .absent },
            ])
        return Field("value", .object(shape), "What of the app's data it is given, where it is given some.") {
            value($0) == nil ? .absent : .object($0)
        }
    }
}

extension SidebarParts.View {
    /// A type gets what the view is given under its name.
    fileprivate func append(to buffer: inout ByteBuffer) {
        guard let value, isTypeName(code.trimmed) else { return buffer.append(view: code) }
        buffer.append(code: code.trimmed)
        value.name.withBytes { name in
            buffer.append("(")
            buffer.append(argumentLabel: name)
            buffer.append(": ")
            buffer.append(identifier: name)
            buffer.append(")")
        }
    }
}

private func availableField(_ graph: NavigationGraph, _ presence: @escaping (Int) -> Presence) -> Field {
    Field("available", .expression, "What `@available` says of it, where some systems lack it.") {
        presence($0).check(from: graph.systems.lowest).map { .string($0) } ?? .absent
    }
}

extension SidebarParts.Wrapper {
    fileprivate func named(_ name: String) -> Self {
        var named = Self(name: name)
        (named.conditions, named.alternatives, named.badge) = (conditions, alternatives, badge)
        (named.presence, named.presences, named.value) = (presence, presences, value)
        return named
    }

    /// Whether some of the alternatives are not always there.
    fileprivate var spellsAlternatives: Bool { presences.contains { !$0.isAlways } }

    /// A statement for each alternative. What is always there in some builds decides for them at the end.
    fileprivate func appendAlternatives(_ systems: Systems, to buffer: inout ByteBuffer) {
        let line = buffer.indentation
        var constant: [Presence] = []
        for (alternative, presence) in zip(alternatives, presences) {
            let check = presence.check(from: systems.lowest).map { "#available(\($0))" }
            if alternative.isEmpty, check == nil {
                constant.append(presence)
                continue
            }
            if let condition = presence.condition {
                buffer.append("#if \(condition)")
                buffer.breakLine(line, deeper: 4)
            }
            buffer.append("if ")
            if let check { buffer.append(alternative.isEmpty ? check : "\(check), ") }
            if !alternative.isEmpty { buffer.append(condition: alternative) }
            buffer.append(" { return true }")
            buffer.breakLine(line)
            if presence.condition != nil {
                buffer.append("#endif")
                buffer.breakLine(line)
            }
        }
        guard !constant.isEmpty, let condition = Presence.any(of: constant).condition else {
            return buffer.append("return false")
        }
        for (text, depth) in [
            ("#if \(condition)", 4), ("return true", 0), ("#else", 4), ("return false", 0),
        ] {
            buffer.append(text)
            buffer.breakLine(line, deeper: depth)
        }
        buffer.append("#endif")
    }

    /// `session.isSignedIn && (model.hasDrafts || model.hasMail)`
    fileprivate func appendCondition(to buffer: inout ByteBuffer) {
        if spellsAlternatives {
            if let condition = conditions.first {
                buffer.append(conditionPart: condition)
                buffer.append(" && ")
            }
            return buffer.append("hasRows")
        }
        if let value, let element = value.element {
            for condition in conditions {
                buffer.append(conditionPart: condition)
                buffer.append(" && ")
            }
            value.name.withBytes { buffer.append(identifier: $0) }
            buffer.append(".contains(where: { ")
            element.withBytes { buffer.append(identifier: $0) }
            buffer.append(" in ")
            buffer.append(code: alternatives[0].trimmed)
            return buffer.append(" })")
        }
        if conditions.count + alternatives.count == 1 {
            return buffer.append(condition: (conditions + alternatives)[0])
        }
        if let condition = conditions.first {
            buffer.append(conditionPart: condition)
            buffer.append(" && (")
        }
        for (number, condition) in alternatives.enumerated() {
            if number > 0 { buffer.append(" || ") }
            if conditions.isEmpty { buffer.append(conditionPart: condition) } else { buffer.append(operand: condition) }
        }
        if !conditions.isEmpty { buffer.append(")") }
    }
}

extension ByteBuffer {
    /// What stands behind `if`, where a brace would begin the body.
    fileprivate mutating func append(condition: ByteText) {
        if !condition.takesBraces { return append(code: condition.trimmed) }
        append("(")
        append(code: condition.trimmed)
        append(")")
    }

    /// The same beside `&&` or `||`.
    fileprivate mutating func append(conditionPart condition: ByteText) {
        if condition.takesBraces { append(condition: condition) } else { append(operand: condition) }
    }
}

extension ByteText {
    /// Whether it has braces, or may have a macro, to which the ones behind it would belong.
    fileprivate var takesBraces: Bool { firstIndex(of: 0x7B) != nil || firstIndex(of: 0x23) != nil }
}

extension String {
    /// `Truck` of `truck`.
    var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

extension NavigationGraph {
    /// The spec's code in parts of the sidebar.
    fileprivate var sidebarCode: [SourceText] {
        let ofRows = sections.flatMap { section in
            [section.visible] + section.fixedRows.flatMap { [$0.badge, $0.view, $0.visible] }
                + (section.each?.viewCode ?? [])
        }
        return (ofRows + [layout.sidebarHeader, layout.sidebarFooter]).compactMap { $0 }
    }
}

extension DependencyTable {
    /// What several expressions use, each dependency once.
    func uses(
        inAll codes: [ByteText], and others: [DependencyUse] = [], where isHidden: (ByteText) -> Bool = { _ in false }
    ) -> [DependencyUse] {
        let uses = codes.flatMap { self.uses(in: $0, where: isHidden) } + others
        return all.indices.compactMap { number in
            let own = uses.filter { $0.dependency == number }
            return own.first { $0.isBound } ?? own.first
        }
    }
}
