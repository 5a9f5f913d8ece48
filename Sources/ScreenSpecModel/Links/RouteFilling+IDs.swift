import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Whose `ID` a value of the URL is.
extension RouteFilling {
    /// What of the route's own payload a parameter of the URL is, or what is found by it, alone or with others.
    func taker(of number: Int, _ own: [LinkTable.Value], _ payload: [PayloadParameter]) -> PayloadParameter? {
        zip(own, payload).first { value, _ in
            switch value {
            case .parameter(number), .parameterOrDefault(number): true
            case .model(let model): models[model].parameters.contains(number)
            default: false
            }
        }?.1
    }

    /// Whether what the URL carries for one screen is the `ID` of something else than a screen under it takes.
    func isOtherID(_ parameter: PayloadParameter, _ other: PayloadParameter, _ number: Int) -> Bool {
        guard let wanted = owner(ofID: parameter) else { return false }
        if let ids = owner(ofID: other) { return ids != wanted }
        guard let model = modelType(of: other) else { return false }
        let (found, spelling) = (pattern.parameters[number], comparableSpelling(model.bytes))
        if let ids = owner(ofID: found.declared) { return ids != wanted }
        // `{gardenID}` may find today's plant of a garden; `{id}` and `{plant}` say which plant it is.
        guard isCalled(found, as: other) || found.name.string == "id" && !isFurtherUp(number, of: wanted) else {
            return false
        }
        if let type = SwiftType(model.bytes), let ids = builder.payloads.entry(type)?.identityType,
            comparableSpelling(ids.bytes) == comparableSpelling(parameter.typeText)
        {
            return false
        }
        return spelling.split(separator: ".").last != wanted
    }

    /// Whether an `{id}` may well be that of what lies further up, as in `/wards/{id}/nurses/{number}`: other segments are
    /// behind it, and none is called like that.
    private func isFurtherUp(_ number: Int, of owner: Substring) -> Bool {
        let others = pattern.parameters.indices.filter { $0 != number && pattern.parameters[$0].isInPath }
        return others.contains { $0 > number } && !others.contains { isCalled(pattern.parameters[$0], after: owner) }
    }

    /// Whether what is left of the path is not that whose `ID` is left of the payload: it is the `ID` of something else, or is
    /// called like something else that the payload has or that a screen shows.
    func isLeftOfOther(_ number: Int, than parameter: PayloadParameter, of destination: Int) -> Bool {
        let found = pattern.parameters[number]
        guard isValue(found, of: parameter) else { return false }
        guard let wanted = owner(ofID: parameter) else { return isSwapped(found, parameter, destination) }
        if let ids = owner(ofID: found.declared) { return ids != wanted }
        if isCalled(found, after: wanted) { return false }
        if parameters(of: destination).contains(where: { subject(of: $0).map { isCalled(found, after: $0) } ?? false })
        {
            return true
        }
        guard let other = builder.destinationNames[found.name.slice(0, found.subjectEnd)], other != destination else {
            return false
        }
        let subjects = parameters(of: other).compactMap(subject(of:))
        return !subjects.isEmpty && !subjects.contains(wanted)
    }

    /// Whether the path has an `{id}` and one that is called after the screen, as in `/posts/{id}/comments/{comment}`, and the
    /// screen an `id` and something else, which says that the first is not its own.
    private func isSwapped(_ found: RoutePattern.Parameter, _ parameter: PayloadParameter, _ destination: Int) -> Bool {
        guard builder.destinationNames[found.name.slice(0, found.subjectEnd)] == destination,
            let carried = pattern.parameters.first(where: { $0.name.string == "id" }),
            let own = parameters(of: destination).first(where: { $0.name.string == "id" })
        else { return false }
        return !parameter.nameText.equals("id") && isValue(found, of: own) && isValue(carried, of: parameter)
    }

    /// `Article` of a payload's `Article.ID`, and of an `Article` that is found.
    private func subject(of parameter: PayloadParameter) -> Substring? {
        owner(ofID: parameter)
            ?? modelType(of: parameter).flatMap { comparableSpelling($0.bytes).split(separator: ".").last }
    }

    /// Whether a parameter of the URL is called `article` or `articleID`, after an `Article`.
    private func isCalled(_ found: RoutePattern.Parameter, after owner: Substring) -> Bool {
        found.name.slice(0, found.subjectEnd).string.lowercased() == owner.lowercased()
    }

    /// `Article` of `Article.ID`, `Models.Article.ID` and `Article.ID?`.
    func owner(ofID parameter: PayloadParameter) -> Substring? {
        var words = comparableSpelling(parameter.typeText).split(separator: ".")
        guard let last = words.popLast(), last == "ID" || last == "ID?", let owner = words.last else { return nil }
        return owner
    }

    mutating func reportLeftOfOther(_ number: Int, than parameter: PayloadParameter) {
        let found = pattern.parameters[number].name
        builder.report(
            .routePayload,
            "`{\(found.string)}` is left over, as `\(parameter.name.string): \(parameter.type.string)` is, and is called like something else",
            at: found.range, notes: [.init("the parameter is here", at: parameter.name.range)],
            help: owner(ofID: parameter) == nil
                ? "call each after what it is in the payload: `{id}` is what tells the screen, and `{\(parameter.name.string)}` the other"
                : "call each after what it is in the payload: the \(parameter.type.string.asCode) is `{\(parameter.name.string): …}`"
        )
    }

    mutating func reportOtherID(
        _ parameter: PayloadParameter, of destination: Int, _ other: PayloadParameter, of own: Int, _ number: Int,
        _ range: SourceRange
    ) {
        let rows = builder.document.rows.destinations
        let (lower, upper) = (rows[destination].name.string, rows[own].name.string)
        let label = parameter.label.map { "\($0.string): " } ?? ""
        let isFound = owner(ofID: other) == nil && !pattern.parameters.contains { $0.name.bytes.equals(other.nameText) }
        builder.report(
            .routePayload,
            "`{\(pattern.parameters[number].name.string)}` tells which \(other.type.string.asCode) `\(upper)` shows, and `\(lower)` under it takes \(parameter.type.string.asCode)",
            at: range, notes: [.init("the parameter is here", at: parameter.name.range)],
            help: isFound
                ? "write `\(lower)(\(label)\(other.name.string).…)` with what `\(other.name.string)` has of it, or carry it in the URL by another name"
                : "write `\(lower)(…)` with what it is made of, or carry it in the URL by another name")
    }
}

extension RoutePattern.Parameter {
    /// Where an `ID` begins behind the name of what it belongs to, as in `articleID`; the name's end where there is none.
    fileprivate var subjectEnd: Int {
        let text = name.string
        return text.count > 2 && text.lowercased().hasSuffix("id") && !text.hasSuffix("id")
            ? name.bytes.count - 2 : name.bytes.count
    }
}
