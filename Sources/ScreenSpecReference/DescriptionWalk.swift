import ScreenSpecModel

extension KindDescription {
    /// The objects that a value of this kind holds, without those further inside them.
    var objects: [ObjectDescription] {
        switch self {
        case .list(let element, _): element.objects
        case .map(let key, let value): key.objects + value.objects
        case .object(let object): [object()]
        case .either(let first, let second): first.objects + second.objects
        default: []
        }
    }

    /// Where in a value of this kind its objects stand, as paths go on: `[]` for a list, `.NAME` for a map.
    var pathSuffix: String {
        switch self {
        case .list(let element, _): "[]" + element.pathSuffix
        case .map(_, let value): ".NAME" + value.pathSuffix
        default: ""
        }
    }
}

/// An object of the language with the paths at which it stands.
struct DescribedObject {
    let object: ObjectDescription
    var paths: [String]
    /// How deep it is nested: 0 for the whole file.
    let depth: Int
}

extension ObjectDescription {
    /// This object and all that it holds, each once, in the order in which a reader meets them.
    var allObjects: [DescribedObject] {
        var found: [DescribedObject] = []
        collect(at: "", depth: 0, into: &found)
        return found
    }

    private func collect(at path: String, depth: Int, into found: inout [DescribedObject]) {
        if let index = found.firstIndex(where: { $0.object === self }) { return found[index].paths.append(path) }
        found.append(DescribedObject(object: self, paths: [path], depth: depth))
        for key in keys {
            let keyPath = (path.isEmpty ? "" : path + ".") + "\(key.name)" + key.kind.pathSuffix
            for object in key.kind.objects { object.collect(at: keyPath, depth: depth + 1, into: &found) }
        }
    }

    /// The noun as one word: `sidebarSection`, or `sidebar-section` with a separator.
    func identifier(separator: String? = nil) -> String {
        let words = "\(noun)".split(separator: " ")
        if let separator { return words.joined(separator: separator) }
        return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    }
}

extension KeyDescription {
    /// Whether the default is a value that a spec could hold, and not a description of one.
    var isDefaultLiteral: Bool {
        guard let text = defaultText.map({ "\($0)" }), !text.contains(" ") else { return false }
        switch kind {
        case .boolean, .integer, .choice, .identifier, .typeName, .type, .expression, .text, .symbol, .title, .version:
            return true
        default: return false
        }
    }
}
