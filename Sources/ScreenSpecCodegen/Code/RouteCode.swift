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
    /// Whether some text of a URL may be what another route has there.
    let hasFreeTexts: Bool
    /// What the resolver is called where the values of URLs are in scope.
    let resolver: String
    /// The functions of the resolver.
    let finders: [Finder]
    /// Calls of which only the type of what is found says which function they mean.
    let twins: Set<String>

    init(_ targets: EnumContext, _ screens: EnumContext) {
        self.targets = targets
        self.screens = screens
        tree = RouteTree(targets.graph.links)
        listType = SourceFile(path: "", string: "[\(screens.enumName.string)]")
        optionalType = SourceFile(path: "", string: "\(screens.enumName.string)?")
        let routes = targets.graph.links.routes
        hasFreeTexts = routes.contains { !Self.freeSegments($0).isEmpty }
        resolver = LocalNames(routes.flatMap(\.localNames)).name("resolver")
        finders = Self.finders(routes, importing: targets.graph.app.imports.map(\.string))
        twins = Set(Dictionary(grouping: finders, by: \.call).filter { $1.count > 1 }.keys)
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

    /// Of a route that yields to others, the segments whose values would be taken for what others have there.
    func freeSegments(_ route: Int) -> [Int] { Self.freeSegments(routes[route]) }

    private static func freeSegments(_ route: LinkTable.Route) -> [Int] {
        if !route.yieldsToOthers { return [] }
        let pattern = route.pattern
        return pattern.segments.indices.filter {
            guard case .parameter(let number) = pattern.segments[$0] else { return false }
            return isFree(pattern.parameters[number])
        }
    }

    /// Whether a value may be what another route has there, and is read where it is marked.
    static func isFree(_ parameter: RoutePattern.Parameter) -> Bool {
        parameter.form == .string || parameter.isBesideText
    }
}

/// A name as Swift writes it: in back-ticks where it is a keyword.
func swiftIdentifier(_ name: ByteText) -> String {
    var buffer = ByteBuffer(capacity: name.count + 2)
    buffer.append(identifier: name)
    return buffer.text.string
}

func swiftIdentifier(_ name: String) -> String { name.withBytes { swiftIdentifier($0) } }

/// A string literal of a text.
func swiftLiteral(_ text: SourceText) -> String {
    var buffer = ByteBuffer(capacity: text.bytes.count + 2)
    buffer.append(stringLiteral: text.bytes)
    return buffer.text.string
}
