import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Finds out what a route's screens are made of: what of their payloads is a value of the URL, and what the app finds by
/// such values.
struct RouteFilling {
    /// It gathers what is wrong.
    var builder: GraphBuilder
    let pattern: RoutePattern
    var models: [LinkTable.Model] = []
    /// The payload of the route's own destination.
    var own: [PayloadParameter]?
    /// What of that is found, and may be named where screens are made that lie under it.
    var found: [SourceText] = []

    init(_ builder: GraphBuilder, _ pattern: RoutePattern) {
        self.builder = builder
        self.pattern = pattern
    }

    /// What the payload of the route's own destination is made of, parameter by parameter.
    mutating func payload(of destination: Int, _ name: SourceText) -> [LinkTable.Value] {
        let payload = parameters(of: destination)
        own = payload
        let free = pattern.parameters.indices.filter { number in
            pattern.parameters[number].isInPath && !payload.contains { isCalled(pattern.parameters[number], as: $0) }
        }
        let unnamed = payload.filter { parameter in !pattern.parameters.contains { isCalled($0, as: parameter) } }
        var lacking = unnamed.filter { !$0.hasDefault }
        // Where the path fills nothing else, it is there to find a model that the screen can be without.
        if lacking.isEmpty, unnamed.count == payload.count { lacking = unnamed.filter { modelType(of: $0) != nil } }
        return payload.map { parameter in
            if let number = pattern.parameters.firstIndex(where: { isCalled($0, as: parameter) }) {
                return value(of: parameter, [number])
            }
            if lacking.count == 1, !free.isEmpty, parameter.nameText.equals(lacking[0].nameText) {
                if free.count == 1, isLeftOfOther(free[0], than: parameter, of: destination) {
                    reportLeftOfOther(free[0], than: parameter)
                    return .none
                }
                return value(of: parameter, free)
            }
            if parameter.hasDefault { return .none }
            reportMissing(parameter, of: destination, at: name.range)
            return .none
        }
    }

    /// A screen that lies under the route's own.
    ///
    /// - Parameter own: what that one's payload is made of.
    mutating func screen(
        _ call: SourceText, above own: [LinkTable.Value], of destination: Int
    ) -> LinkTable.Screen? {
        guard let item = builder.item(call, of: "under") else { return nil }
        if item.destination == destination, item.arguments == nil {
            builder.reportUnderItself(call)
            return nil
        }
        let ownPayload = parameters(of: destination)
        if let arguments = item.arguments {
            nameModels(own, ownPayload, in: arguments)
            return screen(item, arguments, call, of: destination)
        }
        let values = parameters(of: item.destination).map { parameter -> LinkTable.Value in
            let type = comparableSpelling(parameter.typeText)
            let alike = ownPayload.indices.filter { comparableSpelling(ownPayload[$0].typeText) == type }
            let same = alike.first { ownPayload[$0].nameText.equals(parameter.nameText) }
            if let same = same ?? (alike.count == 1 ? alike[0] : nil), same < own.count { return own[same] }
            if let number = pattern.parameters.firstIndex(where: { isCalled($0, as: parameter) }) {
                if let other = taker(of: number, own, ownPayload), isOtherID(parameter, other, number) {
                    reportOtherID(parameter, of: item.destination, other, of: destination, number, call.range)
                    return .none
                }
                return value(of: parameter, [number], call.range)
            }
            if !parameter.hasDefault { reportMissing(parameter, of: item.destination, at: call.range) }
            return .none
        }
        return .made(item.destination, values)
    }

    func parameters(of destination: Int) -> [PayloadParameter] {
        Array(builder.document.rows.parameters[builder.document.rows.destinations[destination].payload.indices])
    }

    /// Whether a parameter of the URL has the name or the label of one of a payload.
    func isCalled(_ found: RoutePattern.Parameter, as parameter: PayloadParameter) -> Bool {
        let name = found.name.bytes
        return parameter.nameText.equals(name) || parameter.hasLabel && parameter.labelText.equals(name)
    }
}
