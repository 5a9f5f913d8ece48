import ScreenSpecDiagnostics
import ScreenSpecModel

extension RouteCode {
    /// The functions of the resolver: one for each way to find a model, in the order of the routes.
    static func finders(_ routes: [LinkTable.Route]) -> [Finder] {
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
        let word = model.typeName
        let parameters = model.parameters.map { route.pattern.parameters[$0] }
        name = swiftIdentifier(lowercasedWord(word))
        // What is called like the model itself is what identifies it.
        labels = parameters.map {
            let isModel = $0.name.string.lowercased() == word.lowercased()
            return isModel && parameters.count == 1 ? "id" : $0.name.string
        }
        types = parameters.map(\.type.string)
        result = model.type.string
    }

    /// `author(id: UUID)`
    var call: String { "\(name)(\(zip(labels, types).map { "\($0): \($1)" }.joined(separator: ", ")))" }

    /// `author(id: UUID) async throws -> Author`
    var declaration: String { "\(call) async throws -> \(result)" }
}

extension LinkTable.Model {
    /// `Author` of `Models.Author`.
    var typeName: String { String(type.string.split(separator: ".").last ?? "Model") }
}
