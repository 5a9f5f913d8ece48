import Yams

/// A spec as Yams reads it: composed to nodes and not decoded through `Codable`, which is slower and loses the order of
/// destinations. What `specgen` writes is understood, no more, and nothing is checked.
public struct Spec {
    struct Destination {
        var name: String
        var title: String?
        var icon: String?
        var columns: Int
        var view: String
        var payload: [(name: String, type: String)]
    }

    struct Section {
        var id: String
        var items: [String]
    }

    struct Malformed: Error {}

    var defaultIcon: String
    var destinations: [Destination]
    var sections: [Section]

    /// Reads the text of a spec file.
    public init(yaml: String) throws {
        guard let root = try Yams.compose(yaml: yaml), let entries = root["destinations"]?.mapping else {
            throw Malformed()
        }
        defaultIcon = root["app"]?["defaultIcon"]?.string ?? "doc"
        destinations = try entries.map { try Destination(name: $0.key, node: $0.value) }
        sections = (root["sidebar"]?["sections"]?.sequence ?? []).map { section in
            Section(id: section["id"]?.string ?? "", items: section["items"]?.array().compactMap(\.string) ?? [])
        }
    }
}

extension Spec.Destination {
    init(name: Node, node: Node) throws {
        guard let name = name.string, let view = node["view"]?.string else { throw Spec.Malformed() }
        self.name = name
        self.view = view
        title = node["title"]?.string
        icon = node["icon"]?.string
        columns = node["columns"]?.int ?? 3
        payload = (node["payload"]?.mapping ?? [:]).compactMap { parameter, type in
            guard let words = parameter.string?.split(separator: " "), let last = words.last, let type = type.string
            else {
                return nil
            }
            return (String(last), type)
        }
    }
}
