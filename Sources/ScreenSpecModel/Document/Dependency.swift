import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Where something comes from that views need beside their payload, as `app.dependencies` says it.
package enum DependencySource: Sendable {
    /// An object in the environment, by its type.
    case object(SourceText)
    /// A value of the environment, by its key path.
    case keyPath(SourceText)
    /// Anything of which there is more to say.
    case described(Description)

    /// What views need, with where they find it.
    package struct Description: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// Its type.
        package var type: SourceText?
        /// Who has it.
        var giver: Located<Giver>?
        /// How views observe it.
        var observation: Located<Observation>?
    }

    /// Who has something that views need.
    enum Giver: String, SpecWord {
        case environment, host

        var documentation: StaticString {
            switch self {
            case .environment: "The environment has an object of that type."
            case .host: "The app hands it to the host, as in `NavigationHost(session: session)`."
            }
        }
    }

    /// How views observe an object.
    enum Observation: String, SpecWord {
        case observable = "Observable"
        case observableObject = "ObservableObject"

        var documentation: StaticString {
            switch self {
            case .observable: "As an `@Observable` class; any other type is not observed."
            case .observableObject: "As an `ObservableObject`, also where systems have Observation."
            }
        }
    }
}

extension DependencySource.Description {
    static let schema = Schema<DependencySource.Description>(
        "dependency", "Something that views need beside their payload.",
        [
            Key("type", .type, \.type, required: true, "Its type."),
            Key("from", .choice(of: DependencySource.Giver.self), \.giver, default: "environment", "Who has it."),
            Key(
                "is", .choice(of: DependencySource.Observation.self), \.observation, default: "Observable",
                "How views observe it. In the environment of apps that run on systems without Observation, every object is an `ObservableObject`."
            ),
        ])
}

extension Kind where Value == DependencySource {
    /// The type of an object in the environment, the key path of a value of the environment, or a map.
    static var dependency: Kind {
        let (type, whole) = (Kind<SourceText>.type, Kind<DependencySource.Description>.object)
        return Kind(
            description: .either(type.description, whole.description),
            read: { decoder, node in
                switch decoder.nodes[Int(node)].kind {
                case .mapping: whole.read(&decoder, node).map { .described($0) }
                case .scalar where decoder.tree.text(node).bytes.beginsKeyPath:
                    decoder.checked(decoder.tree.text(node), node, by: checkKeyPath).map { .keyPath($0) }
                default: type.read(&decoder, node).map { .object($0) }
                }
            },
            show: { source, document in
                switch source {
                case .object(let text), .keyPath(let text): .text(text)
                case .described(let value): whole.show(value, document)
                }
            })
    }
}

extension ByteText {
    fileprivate var beginsKeyPath: Bool { count > 0 && self[0] == 0x5C }
}

/// `\.openURL`, `\EnvironmentValues.store.books`: names with dots between them.
private func checkKeyPath(_ text: SourceText, into diagnostics: inout [Diagnostic]) -> Bool {
    let path = text.bytes.slice(1, text.bytes.count)
    let isRooted = path.count > 0 && path[0] != 0x2E
    if isRooted
        ? isDottedName(path) && path.firstIndex(of: 0x2E) != nil
        : isDottedName(path.slice(min(1, path.count), path.count))
    {
        return true
    }
    diagnostics.append(
        Diagnostic(
            .invalidExpression, "\(text.string.asCode) is no key path of a value of the environment", at: text.range,
            help: "write one such as `\\.openURL`"))
    return false
}
