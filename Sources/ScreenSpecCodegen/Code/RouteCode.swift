import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Code that finds routes, and makes of them URLs and screens.
struct RouteCode {
    /// The enum of targets.
    let targets: EnumContext
    let screens: EnumContext
    let tree: RouteTree
    /// `[NavigationItem]`
    let listType: SourceFile
    /// `NavigationItem?`
    let optionalType: SourceFile

    init(_ targets: EnumContext, _ screens: EnumContext) {
        self.targets = targets
        self.screens = screens
        tree = RouteTree(targets.graph.links)
        listType = SourceFile(path: "", string: "[\(screens.enumName.string)]")
        optionalType = SourceFile(path: "", string: "\(screens.enumName.string)?")
    }

    var routes: [LinkTable.Route] { targets.graph.links.routes }

    /// Whether something is found for a route whose screen has a placeholder that needs nothing of what is found.
    func hasOwnPlaceholder(_ route: Int) -> Bool {
        !routes[route].models.isEmpty && targets.graph.placeholder(routes[route].destination)?.segments.count == 0
    }

    /// `.selectSomething(label: localized("Select a Book"), systemImage: "book")`
    func appendPlaceholder(of route: Int, to buffer: inout ByteBuffer) {
        guard let placeholder = targets.graph.placeholder(routes[route].destination) else { return }
        screens.appendOptionalPrefix(screens.rowCount, to: &buffer)
        screens.appendCase(screens.rowCount, to: &buffer)
        buffer.appendList("(", 0, 2, ")") { argument, buffer in
            if argument == 1 {
                buffer.append("systemImage: ")
                return buffer.append(stringLiteral: placeholder.icon.bytes)
            }
            buffer.append("label: localized")
            buffer.appendList("(", 0, 1, ")") { $1.append(stringLiteral: placeholder.title.bytes) }
        }
    }

    /// Whether something is found for a route whose screen lies over the others.
    func presentsFound(_ route: Int) -> Bool {
        !routes[route].models.isEmpty && targets.graph.presentation(routes[route].destination) != nil
    }

    /// `count == 2, self[0] == "authors", let id: UUID = LinkValue.read(self[1])`: whether a path is of a pattern.
    ///
    /// - Parameter candidate: one of those that the tree has tried.
    func appendCondition(_ candidate: Int, to buffer: inout ByteBuffer) {
        let (candidate, known) = tree.tried[candidate]
        let pattern = tree.patterns[candidate].pattern
        var conditions = ["count == \(pattern.segments.count)"]
        for (place, segment) in pattern.segments.enumerated() {
            switch segment {
            case .literal(let text):
                if place >= known { conditions.append("self[\(place)] == \(literal(text))") }
            case .parameter(let number):
                let isFree = hasFreeTexts && isFree(pattern.parameters[number])
                conditions.append(
                    binding(pattern.parameters[number], isFree ? "self[free: \(place)]" : "self[\(place)]"))
            }
        }
        for parameter in pattern.parameters {
            guard case .query(let key, .required) = parameter.place else { continue }
            conditions.append(binding(parameter, "self[\(literal(key))]"))
        }
        appendIf(conditions, to: &buffer)
    }

    private func appendIf(_ conditions: [String], to buffer: inout ByteBuffer) {
        let (start, indentation) = (buffer.count, buffer.indentation)
        buffer.append("if \(conditions.joined(separator: ", ")) {")
        if buffer.fits(from: start) { return }
        buffer.truncate(to: start)
        buffer.append("if \(conditions[0])")
        for condition in conditions.dropFirst() {
            buffer.append(",")
            buffer.breakLine(indentation, deeper: 4)
            buffer.append(condition)
        }
        buffer.breakLine(indentation)
        buffer.append("{")
    }

    private func binding(_ parameter: RoutePattern.Parameter, _ text: String) -> String {
        "let \(identifier(parameter.name.bytes)): \(parameter.type.string) = LinkValue.read(\(text))"
    }

    /// `let tab: String? = LinkValue.read(self["tab"])`: what a query may have, where it may have so much that the compiler would
    /// take its time over all of it in one expression.
    func appendOptions(_ candidate: Int, to buffer: inout ByteBuffer) {
        let (pattern, _) = tree.patterns[tree.tried[candidate].pattern]
        var isFirst = true
        for parameter in pattern.parameters {
            guard let value = option(parameter) else { continue }
            if !isFirst { buffer.breakLine(buffer.indentation) }
            isFirst = false
            buffer.append("let ")
            buffer.append(identifier: parameter.name.bytes)
            buffer.append(": \(parameter.declared.type.string) = \(value)")
        }
    }

    func hasManyOptions(_ candidate: Int) -> Bool {
        tree.patterns[tree.tried[candidate].pattern].pattern.parameters.count { option($0) != nil } > 3
    }

    private func option(_ parameter: RoutePattern.Parameter) -> String? {
        switch parameter.place {
        case .path, .query(_, .required): nil
        case .query(let key, .optional): "LinkValue.read(self[\(literal(key))])"
        case .query(let key, .repeated): "self[all: \(literal(key))].compactMap { LinkValue.read($0) }"
        }
    }

    /// `.user(id: id, tab: LinkValue.read(self["tab"]), tag: self[all: "tag"].compactMap { LinkValue.read($0) })`
    func appendTarget(_ candidate: Int, to buffer: inout ByteBuffer) {
        let (pattern, route) = tree.patterns[tree.tried[candidate].pattern]
        targets.appendCase(route, to: &buffer)
        // In the order of the route's own pattern.
        let parameters = routes[route].pattern.parameters.compactMap { own in
            pattern.parameters.first { $0.name.bytes.equals(own.name.bytes) }
        }
        if parameters.isEmpty { return }
        buffer.appendList("(", 0, parameters.count, ")") { number, buffer in
            let parameter = parameters[number]
            buffer.append(argumentLabel: parameter.name.bytes)
            buffer.append(": ")
            if let value = option(parameter), !hasManyOptions(candidate) {
                buffer.append(value)
            } else {
                buffer.append(identifier: parameter.name.bytes)
            }
        }
    }

    /// Of a route that yields to others, the segments whose values would be taken for what others have there.
    func freeSegments(_ route: Int) -> [Int] {
        if !routes[route].yieldsToOthers { return [] }
        let pattern = routes[route].pattern
        return pattern.segments.indices.filter {
            guard case .parameter(let number) = pattern.segments[$0] else { return false }
            return isFree(pattern.parameters[number])
        }
    }

    /// Whether a value may be what another route has there, and is read where it is marked.
    private func isFree(_ parameter: RoutePattern.Parameter) -> Bool {
        parameter.form == .string || parameter.isBesideText
    }

    var hasFreeTexts: Bool { routes.indices.contains { !freeSegments($0).isEmpty } }

    /// `LinkPath.url(["users", LinkValue.text(id)], [("tab", tab.map { [LinkValue.text($0)] } ?? [])])`
    func appendURL(_ route: Int, to buffer: inout ByteBuffer) {
        let pattern = routes[route].pattern
        let path = pattern.segments.map {
            switch $0 {
            case .literal(let text): literal(text)
            case .parameter(let number): "LinkValue.text(\(identifier(pattern.parameters[number].name.bytes)))"
            }
        }
        let query = pattern.parameters.compactMap { parameter -> String? in
            let name = identifier(parameter.name.bytes)
            switch parameter.place {
            case .path: return nil
            case .query(let key, .required): return "(\(literal(key)), [LinkValue.text(\(name))])"
            case .query(let key, .optional):
                return "(\(literal(key)), \(name).map { [LinkValue.text($0)] } ?? [])"
            case .query(let key, .repeated): return "(\(literal(key)), \(name).map { LinkValue.text($0) })"
            }
        }
        let lists = [path, query]
        buffer.appendList("LinkPath.url(", 0, query.isEmpty ? 1 : 2, ")") { number, buffer in
            buffer.appendList("[", 0, lists[number].count, "]", behind: 1, endsWithComma: true) {
                $1.append(code: lists[number][$0])
            }
        }
    }

    /// The screens that a route leads to, as far as the URL alone makes them.
    func knownScreens(_ route: Int) -> ArraySlice<LinkTable.Screen> { routes[route].trail.prefix { !$0.hasModel } }

    /// `[.authors, .author(foundAuthor)]`
    func appendScreens(_ trail: ArraySlice<LinkTable.Screen>, of route: Int, to buffer: inout ByteBuffer) {
        buffer.appendList("[", trail.startIndex, trail.endIndex, "]", endsWithComma: true) { number, buffer in
            switch trail[number] {
            case .written(let item): screens.appendItem(item, to: &buffer)
            case .made(let destination, let values): append(destination, values, of: route, to: &buffer)
            }
        }
    }

    private func append(_ destination: Int, _ values: [LinkTable.Value], of route: Int, to buffer: inout ByteBuffer) {
        screens.appendCase(destination, to: &buffer)
        let payload = screens.payload(destination)
        let given = values.indices.filter { if case .none = values[$0] { false } else { true } }
        if payload.count == 0 { return }
        buffer.appendList("(", 0, given.count, ")") { number, buffer in
            let parameter = screens.parameters[payload.start + given[number]]
            if parameter.hasLabel {
                buffer.append(argumentLabel: parameter.labelText)
                buffer.append(": ")
            }
            switch values[given[number]] {
            case .parameter(let number):
                buffer.append(identifier: routes[route].pattern.parameters[number].name.bytes)
            case .parameterOrDefault(let number):
                buffer.append(identifier: routes[route].pattern.parameters[number].name.bytes)
                buffer.append(" ?? ")
                buffer.append(operand: parameter.defaultText)
            case .model(let model): buffer.append(found(model, of: route))
            case .none: break
            }
        }
    }

    /// What a route's screens use of what the URL carries, a bit for each parameter.
    func used(by trail: ArraySlice<LinkTable.Screen>, of route: Int) -> UInt64 {
        trail.reduce(0) { $0 | used(by: $1, of: route) }
    }

    private func used(by screen: LinkTable.Screen, of route: Int) -> UInt64 {
        switch screen {
        case .written(let item):
            let names = targets.payload(route).indices.map { targets.parameters[$0].nameText }
            return item.arguments.map { usedNames(in: $0.bytes, of: names) } ?? 0
        case .made(_, let values):
            return values.reduce(0) { used, value in
                switch value {
                case .parameter(let number), .parameterOrDefault(let number): used | 1 << UInt64(number)
                case .model(let model):
                    routes[route].models[model].parameters.reduce(used) { $0 | 1 << UInt64($1) }
                case .none: used
                }
            }
        }
    }

    /// `let foundAuthor = try await resolver.author(id: author)`, a line for each model.
    func appendFinding(_ route: Int, to buffer: inout ByteBuffer) {
        let indentation = buffer.indentation
        for (number, model) in routes[route].models.enumerated() {
            if number > 0 { buffer.breakLine(indentation) }
            let finder = Finder(model, of: routes[route])
            buffer.append("let \(found(number, of: route)) = try await resolver.\(finder.name)")
            buffer.appendList("(", 0, model.parameters.count, ")") { place, buffer in
                buffer.append("\(finder.labels[place]): ")
                buffer.append(identifier: routes[route].pattern.parameters[model.parameters[place]].name.bytes)
            }
        }
    }

    /// What a model that was found is called: no name that the URL's values have.
    private func found(_ model: Int, of route: Int) -> String {
        var names = LocalNames(routes[route].pattern.parameters.map(\.name.string))
        let all = routes[route].models.map { model in names.take("found\(lastWord(of: model.type).capitalizedWord)") }
        return all[model]
    }

    /// For each route, whether its screen has what its URLs carry: the values themselves, or what identifies a model.
    var reversible: [Bool] {
        routes.indices.map { route in
            routes[route].pattern.parameters.indices.allSatisfy {
                routes[route].pattern.parameters[$0].isOptional || source(of: $0, in: route) != nil
            }
        }
    }

    /// Whether each screen has a link, in every build that has the screen.
    var namesEveryScreen: Bool {
        reversible.filter { $0 }.count == screens.caseCount
            && routes.indices.allSatisfy { targets.condition($0) == screens.condition(routes[$0].destination) }
    }

    /// Where a screen has what a parameter of its URL carries: in which of its payload's parameters, and in which property of that.
    private func source(of parameter: Int, in route: Int) -> (payload: Int, property: SourceText?)? {
        guard case .made(let destination, let values)? = routes[route].trail.last else { return nil }
        for (place, value) in values.enumerated() {
            switch value {
            case .parameter(parameter) where isSameType(parameter, place, route, destination),
                .parameterOrDefault(parameter):
                return (place, nil)
            case .model(let model) where routes[route].models[model].parameters == [parameter]:
                guard let entry = entry(of: place, of: destination), let identity = entry.identity,
                    let type = entry.identityType,
                    canonicalSpelling(type.bytes)
                        == canonicalSpelling(routes[route].pattern.parameters[parameter].type.bytes)
                else { return nil }
                return (place, identity)
            default: continue
            }
        }
        return nil
    }

    private func isSameType(_ parameter: Int, _ place: Int, _ route: Int, _ destination: Int) -> Bool {
        let wanted = screens.parameters[screens.payload(destination).start + place].typeFacts.isOptional
        return wanted == routes[route].pattern.parameters[parameter].declared.typeFacts.isOptional
    }

    private func entry(of place: Int, of destination: Int) -> PayloadEntry? {
        SwiftType(screens.parameters[screens.payload(destination).start + place].typeText)
            .flatMap { targets.graph.payloads.entry($0) }
    }

    /// `.author(let author)`
    func appendScreenPattern(_ route: Int, to buffer: inout ByteBuffer) {
        let used = routes[route].pattern.parameters.indices.reduce(UInt64(0)) { used, parameter in
            source(of: parameter, in: route).map { used | 1 << UInt64($0.payload) } ?? used
        }
        screens.appendPattern(routes[route].destination, binding: used, to: &buffer)
    }

    /// `.author(id: author.id)`
    func appendReversed(_ route: Int, to buffer: inout ByteBuffer) {
        let (parameters, destination) = (routes[route].pattern.parameters, routes[route].destination)
        targets.appendCase(route, to: &buffer)
        if parameters.isEmpty { return }
        buffer.appendList("(", 0, parameters.count, ")") { number, buffer in
            buffer.append(argumentLabel: parameters[number].name.bytes)
            buffer.append(": ")
            guard let source = source(of: number, in: route) else {
                return buffer.append(parameters[number].isRepeated ? "[]" : "nil")
            }
            buffer.append(identifier: screens.parameters[screens.payload(destination).start + source.payload].nameText)
            guard let property = source.property else { return }
            buffer.append(".")
            buffer.append(identifier: property.bytes)
        }
    }

    /// The functions of the resolver: one for each way to find a model, in the order of the routes.
    var finders: [Finder] {
        var seen: Set<Finder> = []
        return routes.flatMap { route in route.models.map { Finder($0, of: route) } }.filter {
            seen.insert($0).inserted
        }
    }
}

/// A function that finds a model: `author(id: UUID) async throws -> Author`.
struct Finder: Hashable {
    /// In back-ticks where it is a keyword.
    let name: String
    let labels: [String]
    let types: [String]
    let result: String

    init(_ model: LinkTable.Model, of route: LinkTable.Route) {
        let word = lastWord(of: model.type)
        let parameters = model.parameters.map { route.pattern.parameters[$0] }
        name = identifier(lowercasedWord(word))
        // What is called like the model itself is what identifies it.
        labels = parameters.map {
            let isModel = $0.name.string.lowercased() == word.lowercased()
            return isModel && parameters.count == 1 ? "id" : $0.name.string
        }
        types = parameters.map(\.type.string)
        result = model.type.string
    }

    /// `author(id: UUID) async throws -> Author`
    var declaration: String {
        let parameters = zip(labels, types).map { "\($0): \($1)" }.joined(separator: ", ")
        return "\(name)(\(parameters)) async throws -> \(result)"
    }
}

/// `Author` of `Models.Author`.
private func lastWord(of type: SourceText) -> String { String(type.string.split(separator: ".").last ?? "Model") }

extension String {
    /// As a part of a name: `Default` of a type in back-ticks.
    fileprivate var capitalizedWord: String {
        let word = filter { $0 != "`" }
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}

private func identifier(_ name: ByteText) -> String {
    var buffer = ByteBuffer(capacity: name.count + 2)
    buffer.append(identifier: name)
    return buffer.text.string
}

private func identifier(_ name: String) -> String { name.withBytes { identifier($0) } }

private func literal(_ text: SourceText) -> String {
    var buffer = ByteBuffer(capacity: text.bytes.count + 2)
    buffer.append(stringLiteral: text.bytes)
    return buffer.text.string
}

extension RoutePattern.Parameter {
    /// Whether URLs can be without it.
    fileprivate var isOptional: Bool {
        if case .query(_, let presence) = place { presence != .required } else { false }
    }

    fileprivate var isRepeated: Bool { if case .query(_, .repeated) = place { true } else { false } }
}

extension LinkTable.Screen {
    /// Whether something of it is found first.
    fileprivate var hasModel: Bool {
        guard case .made(_, let values) = self else { return false }
        return values.contains { if case .model = $0 { true } else { false } }
    }
}
