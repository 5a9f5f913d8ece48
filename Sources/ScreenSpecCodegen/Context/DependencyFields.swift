import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The fields of what pieces of the spec's code take from outside: a piece stands in a view of its own, which reads what the
/// piece uses and no more.
struct DependencyFields {
    /// What all pieces use, one piece after the other, and behind that again what of it they bind.
    private let uses: [DependencyUse]
    private let spans: [(all: IndexSpan, bound: IndexSpan)]
    private let dependencies: DependencyTable

    /// - Parameter pieces: for each piece of code, what it uses.
    init(_ graph: NavigationGraph, _ pieces: [[DependencyUse]]) {
        dependencies = graph.dependencies
        let all = pieces.flatMap { $0 }
        // An `ObservableObject` is bound as it is.
        let isBound = { (use: DependencyUse) in
            use.isBound && !graph.dependencies.all[use.dependency].isObservableObject
        }
        uses = all + all.filter(isBound)
        var (next, nextBound) = (0, all.count)
        spans = pieces.map { piece in
            let boundCount = piece.count(where: isBound)
            defer { (next, nextBound) = (next + piece.count, nextBound + boundCount) }
            return (IndexSpan(start: next, count: piece.count), IndexSpan(start: nextBound, count: boundCount))
        }
    }

    /// - Parameter piece: the number of an object's piece of code; nil for one that has none.
    func fields(_ piece: @escaping (Int) -> Int? = { $0 }) -> [Field] {
        let (spans, shape) = (spans, shape)
        return [
            Field("dependencies", .list(shape), "What its code takes from outside.") {
                let span = piece($0).map { spans[$0].all } ?? .none
                return .list(start: span.start, count: span.count)
            },
            Field("bindings", .list(shape), "What of that it binds, save each `ObservableObject`.") {
                let span = piece($0).map { spans[$0].bound } ?? .none
                return .list(start: span.start, count: span.count)
            },
        ]
    }

    private var shape: Shape {
        let (uses, all) = (uses, dependencies.all)
        return Shape(
            "dependency",
            [
                Field("name", .identifier, "What the code calls it.") { .text(all[uses[$0].dependency].name.bytes) },
                Field("object", .type, "The type of an `@Observable` object of the environment.") {
                    let dependency = all[uses[$0].dependency]
                    if dependency.isObservableObject { return .absent }
                    if case .object(let type) = dependency.origin {
                        return .text(dependency.wrappedType ?? type.bytes)
                    }
                    return .absent
                },
                Field("optionalObject", .type, "The same with its question mark, where the object may be missing.") {
                    let dependency = all[uses[$0].dependency]
                    if dependency.isObservableObject || dependency.wrappedType == nil { return .absent }
                    if case .object(let type) = dependency.origin { return .text(type.bytes) }
                    return .absent
                },
                Field("observableObject", .type, "The type of an `ObservableObject`.") {
                    let dependency = all[uses[$0].dependency]
                    return dependency.isObservableObject ? dependency.type.map { .text($0.bytes) } ?? .absent : .absent
                },
                Field("keyPath", .expression, "The key path of a value of the environment.") {
                    if case .keyPath(let path) = all[uses[$0].dependency].origin { return .text(path.bytes) }
                    return .absent
                },
                Field("isHanded", .flag, "Whether it is among what the host is handed, and no `ObservableObject`.") {
                    let dependency = all[uses[$0].dependency]
                    return .flag(dependency.isHanded && !dependency.isObservableObject)
                },
            ])
    }
}

/// The fields of what the app hands to the host.
func makeHandedFields(_ graph: NavigationGraph) -> [Field] {
    let handed = graph.handedDependencies
    let shape = Shape(
        "handed dependency",
        [
            Field("name", .identifier, "What code calls it.") { .text(handed[$0].name.bytes) },
            Field("label", .label, "The name as a parameter's label.") { .text(handed[$0].name.bytes) },
            Field("type", .type, "Its type.") { handed[$0].type.map { .text($0.bytes) } ?? .absent },
            Field("isObservableObject", .flag, "Whether views observe it as that.") {
                .flag(handed[$0].isObservableObject)
            },
            Field(code: "parameterType", kind: .type, "Its type as a parameter's, which may be kept.") {
                guard var type = handed[$0].type?.bytes else { return }
                if case .function = SwiftType(type)?.shape { type = $1.appendEscaping(type) }
                $1.append(code: type)
            },
        ])
    /// - Parameter owner: whose members the values are, with the dot.
    func arguments(_ name: StaticString, _ documentation: StaticString, from owner: StaticString) -> Field {
        Field(code: name, documentation) {
            $1.appendList("", 0, handed.count, "", behind: 5) { index, buffer in
                buffer.append(argumentLabel: handed[index].name.bytes)
                buffer.append(": ")
                buffer.append(owner)
                buffer.append(identifier: handed[index].name.bytes)
            }
        }
    }
    return [
        Field("hostDependencies", .list(shape), "What the app hands to the host.") { _ in
            .list(start: 0, count: handed.count)
        },
        Field("hostTakesMore", .flag, "Whether the host takes more than a router: this, or data.") { _ in
            .flag(!handed.isEmpty || graph.sections.contains { $0.each != nil })
        },
        Field("handsDependencies", .flag, "Whether it hands something.") { _ in .flag(!handed.isEmpty) },
        arguments("hostArguments", "`session: session`: the arguments that pass on what the host is handed.", from: ""),
        arguments(
            "sceneArguments", "`session: dependencies.session`: those with which scenes pass it on.",
            from: "dependencies."),
    ]
}

extension NavigationGraph {
    /// What the app hands to the host.
    var handedDependencies: [DependencyTable.Dependency] { dependencies.all.filter(\.isHanded) }
}
