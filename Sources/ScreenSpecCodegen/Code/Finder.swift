import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension RouteCode {
    /// The functions of the resolver: one for each way to find a model, in the order of the routes.
    ///
    /// - Parameter modules: those that the spec imports: where a `Book` is found, `Models.Book` is the same.
    static func finders(_ routes: [LinkTable.Route], importing modules: [String]) -> [Finder] {
        let all = routes.flatMap { route in route.models.map { Finder($0, of: route) } }
        let declared = Set(all.map(\.declaration))
        var seen: Set<String> = []
        return all.filter { finder in
            let module = modules.first { finder.result.hasPrefix("\($0).") }
            let plain = "\(finder.call) async throws -> \(finder.result.dropFirst(module.map { $0.count + 1 } ?? 0))"
            return seen.insert(declared.contains(plain) ? plain : finder.declaration).inserted
        }
    }
}

/// A function that finds a model: `author(id: UUID) async throws -> Author`.
struct Finder: Hashable {
    /// In back-ticks where it is a keyword.
    let name: String
    /// In a call, in back-ticks where they have to be.
    let labels: [String]
    /// With the types, as they are declared.
    private let parameters: [String]
    let result: String

    init(_ model: LinkTable.Model, of route: LinkTable.Route) {
        let word = model.typeName
        let carried = model.parameters.map { route.pattern.parameters[$0] }
        name = swiftIdentifier(lowercasedWord(word))
        // What is called like the model itself is what identifies it.
        let isID = carried.count == 1 && carried[0].name.string.lowercased() == word.lowercased()
        labels = isID ? ["id"] : carried.map { $0.name.written(where: SwiftKeywords.isReservedArgumentLabel) }
        parameters = carried.map { parameter in
            let label = isID ? "id" : parameter.name.written(where: SwiftKeywords.isReservedLabel)
            return "\(label): \(parameter.type.string)"
        }
        result = model.type.string
    }

    /// `author(id: UUID)`
    var call: String { "\(name)(\(parameters.joined(separator: ", ")))" }

    /// `author(id: UUID) async throws -> Author`
    var declaration: String { "\(call) async throws -> \(result)" }
}

extension SourceText {
    /// In back-ticks where it is reserved.
    fileprivate func written(where isReserved: (ByteText) -> Bool) -> String {
        isReserved(bytes) ? "`\(string)`" : string
    }
}

extension LinkTable.Model {
    /// `Author` of `Models.Author`.
    var typeName: String { String(type.string.split(separator: ".").last ?? "Model") }
}
