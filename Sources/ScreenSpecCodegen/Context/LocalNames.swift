import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Names for what generated code declares where code of the spec is in scope: each is the one that it wants, unless the spec
/// says that name there, and then a variant. So what the spec says keeps its meaning.
struct LocalNames {
    private var taken: Set<String> = []

    /// - Parameter names: names that the spec gives, or that cannot be had for another reason.
    init(_ names: [String]) { taken = Set(names) }

    /// Takes each name that stands in `code`, is no member's and is one of those that matter.
    mutating func take(wordsIn code: ByteText, where matters: (ByteText) -> Bool = { _ in true }) {
        var end = 0
        while let name = code.nextName(&end) {
            if matters(name) { taken.insert(name.string) }
        }
    }

    /// Takes the types that payloads carry: what is seen in all of the module cannot be called like one.
    mutating func takeTypes(_ graph: NavigationGraph) {
        for table in [graph.destinations, graph.sheets.cases, graph.dialogs.cases] {
            for parameter in table.parameters { take(wordsIn: parameter.typeText) }
        }
    }

    /// `router`, or `ownRouter` where the spec says `router`.
    func name(_ wanted: String) -> String {
        if !taken.contains(wanted) { return wanted }
        let first = wanted.prefix(1)
        let isType = first != first.lowercased()
        var name = (isType ? "Own" : "own") + first.uppercased() + wanted.dropFirst()
        while taken.contains(name) { name += "_" }
        return name
    }

    /// The same, and takes it.
    mutating func take(_ wanted: String) -> String {
        let name = name(wanted)
        taken.insert(name)
        return name
    }

    /// The field `local`, in which templates find such names by those that they want.
    func field(_ wanted: [StaticString]) -> Field {
        let fields = wanted.map { wanted in
            Field(wanted, .identifier, "That name, or another where the spec has it.") { _ in
                .string(name(ByteText(wanted).string))
            }
        }
        let shape = Shape("local names", fields)
        return Field("local", .object(shape), "Names for what stands where code of the spec is in scope.") { _ in
            .object(0)
        }
    }
}

extension LocalNames {
    /// Names for the sidebar and the hosts: their members stand beside the sections' data and in scope of the rows' code.
    init(hostsOf graph: NavigationGraph) {
        self.init([])
        for case let type? in graph.dependencies.all.map(\.type) { take(wordsIn: type.bytes) }
        for expression in graph.layout.sidebarTitle?.expressions ?? [] { take(wordsIn: expression.bytes) }
        for code in graph.tabs.flatMap({ [$0.badge, $0.visible] }) {
            if let code { take(wordsIn: code.bytes) }
        }
        for section in graph.sections {
            for expression in section.title?.expressions ?? [] { take(wordsIn: expression.bytes) }
            for row in section.fixedRows where row.saysMore {
                if let arguments = row.item.arguments { take(wordsIn: arguments.bytes) }
                for expression in row.title?.expressions ?? [] { take(wordsIn: expression.bytes) }
            }
            guard let each = section.each else { continue }
            taken.insert(section.id.string)
            take(wordsIn: each.type.bytes)
            var code = LocalNames([])
            if let arguments = each.item.arguments { code.take(wordsIn: arguments.bytes) }
            for case .expression(let expression) in each.title { code.take(wordsIn: expression.bytes) }
            // An element's name hides others in its row's code, where none of those is wanted.
            taken.formUnion(code.taken.subtracting([each.name.string]))
        }
    }
}
