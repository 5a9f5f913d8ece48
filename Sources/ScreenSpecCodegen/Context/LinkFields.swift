import ScreenSpecDiagnostics
import ScreenSpecModel

/// Links: the enum of their targets, how URLs are read and written, and which screens they lead to.
func makeLinksField(_ targets: EnumContext, _ screens: EnumContext) -> Field {
    let (graph, links) = (targets.graph, targets.graph.links)
    let code = RouteCode(targets, screens)
    let properties = EnumProperties(targets)
    let own = links.routes.isEmpty ? [] : addTargetProperties(code, to: properties.table)
    let finders = code.finders
    let finder = Shape(
        "finder",
        [
            Field(code: "declaration", "The function as the protocol declares it.") {
                $1.append(code: finders[$0].declaration)
            }
        ])
    let shape = Shape(
        "links",
        makeEnumFields(
            targets,
            cases: Shape("case", makeCaseFields(targets) + caseFields(code), condition: targets.conditionOfCases),
            properties) + [
                properties.field(
                    "targetProperties", own, "The URL of a target, and its screens as far as they are known."),
                Field("decisions", .list(decisionShape(code)), "How a path's route is found.") { _ in
                    .list(start: 0, count: code.tree.decisions.count)
                },
                Field("finders", .list(finder), "What the app finds for links.") { _ in
                    .list(start: 0, count: finders.count)
                },
                Field(code: "schemes", "`[\"books\"]`: the schemes of the app's own.") {
                    append(links.schemes, to: &$1)
                },
                Field(code: "domains", "The domains of universal links.") { append(links.domains, to: &$1) },
                Field("exampleScheme", .comment, "A scheme of the app's own.") { _ in
                    .string(links.schemes.first?.string ?? "books")
                },
                Field("base", .string, "What URLs that are written begin with: the first domain, or a scheme.") { _ in
                    .string(
                        links.domains.first.map { "https://\($0.string)/" } ?? "\(links.schemes.first?.string ?? "")://"
                    )
                },
                Field("domain", .string, "The domain of URLs that are written; absent without any.") { _ in
                    links.domains.first.map { .text($0.bytes) } ?? .absent
                },
                Field("hasFreeTexts", .flag, "Whether some text of a URL may be what another route has there.") { _ in
                    .flag(code.hasFreeTexts)
                },
                Field(
                    "activity", .string, "The type of the activity that goes on on another device, where there is one."
                ) {
                    _ in
                    links.activity.map { .text($0.bytes) } ?? .absent
                },
                Field("namesEveryScreen", .flag, "Whether each screen has a link, in every build that has the screen.")
                { _ in
                    .flag(code.namesEveryScreen)
                },
                Field("hasUnavailable", .flag, "Whether some systems lack a screen.") { _ in
                    .flag(screens.table.hasPresences && (0..<screens.rowCount).contains { screens.check($0) != nil })
                },
                Field("findsAll", .flag, "Whether something is found for every route, in one switch.") { _ in
                    .flag(
                        !targets.isGrouped && targets.conditionWithoutCases == nil
                            && links.routes.allSatisfy { !$0.models.isEmpty })
                },
                Field("hasFinders", .flag, "Whether something is found for links.") { _ in .flag(!finders.isEmpty) },
                Field("resolver", .identifier, "What finds it is called where the values of URLs are in scope.") { _ in
                    .string(code.resolver)
                },
                Field("hasOwnPlaceholders", .flag, "Whether something found has a placeholder of its own.") { _ in
                    .flag(code.routes.indices.contains(where: code.hasOwnPlaceholder))
                },
                Field("presentsFound", .flag, "Whether something found is presented.") { _ in
                    .flag(code.routes.indices.contains(where: code.presentsFound))
                },
                Field("item", .identifier, "The enum of the destinations.") { _ in .text(screens.enumName) },
                Imports(graph: graph).ofLinks(targets),
                Field("hasOwnTypes", .flag, "Whether some values are of the app's types.") { _ in
                    .flag(graph.has { if case .own = $0 { true } else { false } })
                },
                Field("hasDates", .flag, "Whether some values are dates.") { _ in
                    .flag(graph.has { $0 == .date || $0.isOwn })
                },
                Field("hasIDs", .flag, "Whether some values are UUIDs.") { _ in
                    .flag(graph.has { $0 == .uuid || $0.isOwn })
                },
                Field("hasNumbers", .flag, "Whether some values are floating-point numbers.") { _ in
                    .flag(graph.has { $0 == .double || $0.isOwn })
                },
            ])
    return Field("links", .object(shape), "Which URLs lead where, where the spec says it.") { _ in
        links.routes.isEmpty ? .absent : .object(0)
    }
}

private func append(_ texts: [SourceText], to buffer: inout ByteBuffer) {
    buffer.appendList("[", 0, texts.count, "]", endsWithComma: true) { $1.append(stringLiteral: texts[$0].bytes) }
}

private func caseFields(_ code: RouteCode) -> [Field] {
    let routes = code.routes
    return [
        Field("path", .comment, "The pattern of its URLs.") { .text(routes[$0].pattern.written.bytes) },
        Field("hasModels", .flag, "Whether something is found for it.") { .flag(!routes[$0].models.isEmpty) },
        Field(code: "targetPattern", "The pattern that binds what its screens are made of.") {
            code.targets.appendPattern($0, binding: code.used(by: routes[$0].trail[...], of: $0), to: &$1)
        },
        Field("isReversible", .flag, "Whether its screen has all that its URL carries.") { .flag(code.reversible[$0]) },
        Field(code: "screenPattern", "The pattern that binds what of the screen stands in the URL.") {
            code.appendScreenPattern($0, to: &$1)
        },
        Field(code: "reversed", "The target, made of what that binds.") { code.appendReversed($0, to: &$1) },
        Field(code: "finding", kind: .type, "The statements that find what it needs.") {
            code.appendFinding($0, to: &$1)
        },
        Field(code: "screens", "Its screens, from the bottom up.") {
            code.appendScreens(routes[$0].trail[...], of: $0, to: &$1)
        },
    ]
}

/// `url`, `screens` and `needsResolver`.
private func addTargetProperties(_ code: RouteCode, to table: PropertyTable) -> [Int] {
    let targets = code.targets
    let hasFreeTexts = code.hasFreeTexts
    let urlType: StaticString = targets.typeName("URL") == "URL" ? "URL" : "Foundation.URL"
    var numbers = [
        table.add(
            .init(
                hasFreeTexts ? "plainURL" : "url", urlType, hasFreeTexts ? nil : "The URL that leads there.",
                access: hasFreeTexts ? "private" : nil, bareCount: 0,
                pattern: { targets.appendPattern($0, binding: targets.mask($0) { _ in true }, to: &$1) },
                value: { code.appendURL($0, to: &$1) })),
        table.add(
            .init(
                ByteText("screens"), code.listType.text,
                ByteText(
                    "The screens that it leads to, from the bottom up, as far as nothing has to be found for them."),
                bareCount: 0,
                pattern: {
                    targets.appendPattern($0, binding: code.used(by: code.knownScreens($0), of: $0), to: &$1)
                },
                value: { code.appendScreens(code.knownScreens($0), of: $0, to: &$1) })),
    ]
    if hasFreeTexts {
        let values = PlainArray<Int32>(repeating: -1, count: targets.caseCount)
        for route in code.routes.indices where !code.freeSegments(route).isEmpty { values.base[route] = Int32(route) }
        numbers.append(
            table.add(
                .init(
                    "freeSegments", "[Int]", "The segments whose text may be what another route has there.",
                    access: "private",
                    value: { route, buffer in
                        let segments = code.freeSegments(route)
                        buffer.appendList("[", 0, segments.count, "]") { $1.append(decimal: segments[$0]) }
                    }, default: { $0.append("[]") }),
                values: values, count: targets.caseCount))
    }
    guard code.routes.contains(where: { !$0.models.isEmpty }) else { return numbers }
    let values = PlainArray<Int32>(repeating: -1, count: targets.caseCount)
    for (number, route) in code.routes.enumerated() where !route.models.isEmpty { values.base[number] = 0 }
    numbers.append(
        table.add(
            .init(
                "needsResolver", "Bool", "Whether something has to be found for it.",
                value: { $1.append("true") }, default: { $0.append("false") }),
            values: values, count: 1))
    let rows = targets.graph.destinations.rows
    return numbers + addPlaceholders(code, to: table)
        + table.addRequirements(leaving: false, "The guards that must hold before something is found for it.") {
            route in
            code.routes[route].models.isEmpty ? [] : code.routes[route].trail.map { rows[$0.destination] }
        }
}

/// `placeholder` and `isPresented`, as far as something is found that has the one or is the other.
private func addPlaceholders(_ code: RouteCode, to table: PropertyTable) -> [Int] {
    func numbers(_ isMeant: (Int) -> Bool) -> PlainArray<Int32>? {
        let values = PlainArray<Int32>(repeating: -1, count: code.targets.caseCount)
        let routes = code.routes.indices.filter(isMeant)
        for route in routes { values.base[route] = Int32(truncatingIfNeeded: route) }
        return routes.isEmpty ? nil : values
    }
    var properties: [Int] = []
    if let values = numbers(code.hasOwnPlaceholder) {
        properties.append(
            table.add(
                .init(
                    ByteText("placeholder"), code.optionalType.text,
                    ByteText("What stands in its screen's place while something is found for it."),
                    value: { code.appendPlaceholder(of: $0, to: &$1) }, default: { $0.append("nil") }),
                values: values, count: code.targets.caseCount))
    }
    if let values = numbers(code.presentsFound) {
        for route in code.routes.indices where values.base[route] > 0 { values.base[route] = 0 }
        properties.append(
            table.add(
                .init(
                    "isPresented", "Bool", "Whether its screen, which something is found for, lies over the others.",
                    value: { $1.append("true") }, default: { $0.append("false") }),
                values: values, count: 1))
    }
    return properties
}

private func decisionShape(_ code: RouteCode) -> Shape {
    let tree = code.tree
    // Steps are known by the number of their decision and their own.
    let pattern = Shape(
        "pattern of a decision",
        [
            Field(code: "condition", "`if count == 1, self[0] == \"authors\" {`") { code.appendCondition($0, to: &$1) },
            Field(
                code: "options", kind: .type, "The statements that read what a query may have, where that is much.",
                where: { code.hasManyOptions($0) }, write: { code.appendOptions($0, to: &$1) }),
            Field(code: "target", "The target that it is then.") { code.appendTarget($0, to: &$1) },
        ],
        condition: code.targets.conditionOfCases.map { condition in
            { condition(code.tree.patterns[code.tree.tried[$0].pattern].route) }
        })
    let text = Shape(
        "text of a decision",
        [
            Field("text", .string, "The text of the segment.") { .string(tree.texts[$0].text) },
            Field("decision", .identifier, "What decides then.") { .string(tree.name(tree.texts[$0].decision)) },
        ])
    let other = Shape(
        "further decision",
        [
            Field("bound", .string, "The text before which the segment has to be; absent for any.") {
                tree.others[$0].bound.map { .string($0) } ?? .absent
            },
            Field("decision", .identifier, "What decides then.") { .string(tree.name(tree.others[$0].decision)) },
        ])
    func list(_ span: Range<Int>) -> TemplateValue { .list(start: span.lowerBound, count: span.count) }
    return Shape(
        "decision",
        [
            Field("name", .identifier, "The name of the property.") { .string(tree.name($0)) },
            Field("prefix", .comment, "What the paths begin with, where they share something.") {
                let text = tree.decisions[$0].prefixText
                return text.isEmpty ? .absent : .string(text)
            },
            Field("isWhole", .flag, "Whether it is the first.") { .flag($0 == 0) },
            Field("depth", .number, "The segment that is looked at.") { .number(tree.decisions[$0].depth) },
            Field("patterns", .list(pattern), "What is tried in turn.") { list(tree.decisions[$0].tried) },
            Field("texts", .list(text), "What the segment may be.") { list(tree.decisions[$0].texts) },
            Field("others", .list(other), "What decides else.") { list(tree.decisions[$0].others) },
            Field("hasTexts", .flag, "Whether the segment's text decides.") {
                .flag(!tree.decisions[$0].texts.isEmpty)
            },
            Field("hasMore", .flag, "Whether something is left where no text is the segment's.") {
                .flag(!tree.decisions[$0].others.isEmpty)
            },
            Field("endsWithNil", .flag, "Whether nothing is left where no pattern fits.") {
                .flag(tree.decisions[$0].texts.isEmpty && tree.decisions[$0].others.isEmpty)
            },
        ])
}

extension NavigationGraph {
    fileprivate func has(_ isWanted: (ValueForm) -> Bool) -> Bool {
        links.routes.contains { $0.pattern.parameters.contains { isWanted($0.form) } }
    }
}

extension ValueForm {
    fileprivate var isOwn: Bool { if case .own = self { true } else { false } }
}
