import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Whose `ID` a value of the URL is.
extension RouteFilling {
    /// What of the route's own payload a parameter of the URL is, or what is found by that alone.
    func taker(of number: Int, _ own: [LinkTable.Value], _ payload: [PayloadParameter]) -> PayloadParameter? {
        zip(own, payload).first { value, _ in
            switch value {
            case .parameter(number), .parameterOrDefault(number): true
            case .model(let model): models[model].parameters == [number]
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
        guard found.name.string == "id" || isCalled(found, as: other) else { return false }
        if let type = SwiftType(model.bytes), let ids = builder.payloads.entry(type)?.identityType,
            comparableSpelling(ids.bytes) == comparableSpelling(parameter.typeText)
        {
            return false
        }
        return spelling.split(separator: ".").last != wanted
    }

    /// `Article` of `Article.ID`, `Models.Article.ID` and `Article.ID?`.
    func owner(ofID parameter: PayloadParameter) -> Substring? {
        var words = comparableSpelling(parameter.typeText).split(separator: ".")
        guard let last = words.popLast(), last == "ID" || last == "ID?", let owner = words.last else { return nil }
        return owner
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
