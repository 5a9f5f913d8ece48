import ScreenSpecDiagnostics
import ScreenSpecYAML

/// Maps whose keys are names that the spec makes up.
extension SpecDecoder {
    /// Reads a map whose keys are names that the spec makes up.
    ///
    /// - Parameter entry: gets each key and the node of its value. An entry that is merged comes after the map's own,
    ///   and only where the map has none of that name.
    mutating func entries(
        _ node: UInt32, _ kind: KindDescription, _ entry: (inout SpecDecoder, SourceText, UInt32) -> Void
    ) {
        var taken: Set<String> = []
        entries(node, kind, notIn: &taken, entry)
    }

    /// The same; a name that stands twice is an error.
    mutating func uniqueEntries(
        _ node: UInt32, _ kind: KindDescription, _ entry: (inout SpecDecoder, SourceText, UInt32) -> Void
    ) {
        let owner = key
        var firsts: [String: SourceRange] = [:]
        entries(node, kind) { decoder, name, value in
            guard let first = firsts[name.string] else {
                firsts[name.string] = name.range
                return entry(&decoder, name, value)
            }
            decoder.report(
                .duplicateKey, "`\(owner.string)` has the key `\(name.string)` twice", at: name.range,
                notes: [.init("the first `\(name.string)` is here", at: first)])
        }
    }

    private mutating func entries(
        _ node: UInt32, _ kind: KindDescription, notIn taken: inout Set<String>,
        _ entry: (inout SpecDecoder, SourceText, UInt32) -> Void
    ) {
        guard isMapping(node, kind) else { return }
        let nodes = nodes
        let outerKey = key
        let end = nodes[Int(node)].next
        let overrides = taken.count > 0
        var child = node &+ 1
        var merges: [UInt32] = []
        while child < end {
            let value = nodes[Int(child)].next
            if Int(nodes[Int(child)].start) < endOfTold {
                // It is no key.
            } else if nodes[Int(child)].textCount == 2, isMergeKey(child) {
                addMerge(child, value, to: &merges)
            } else {
                switch nodes[Int(child)].kind {
                case .scalar:
                    let name = tree.text(child)
                    if overrides, taken.contains(name.string) { break }
                    key = name.bytes
                    entry(&self, name, value)
                default: reportNoKey(child)
                }
            }
            child = nodes[Int(value)].next
        }
        key = outerKey
        if merges.count == 0 { return }
        for name in keyNames(node) { taken.insert(name) }
        for mapping in mappings(mergedBy: merges) {
            let outerUses = aliasUses
            aliasUses += mapping.aliases
            entries(mapping.node, kind, notIn: &taken, entry)
            aliasUses = outerUses
        }
    }

    private mutating func keyNames(_ node: UInt32) -> [String] {
        var names: [String] = []
        var child = node + 1
        while child < nodes[Int(node)].next {
            names.append(tree.text(child).string)
            child = nodes[Int(nodes[Int(child)].next)].next
        }
        return names
    }

    private mutating func isMapping(_ node: UInt32, _ kind: KindDescription) -> Bool {
        switch nodes[Int(node)].kind {
        case .mapping: return true
        default:
            reportWrongKind(node, kind)
            return false
        }
    }

    mutating func reportNoKey(_ node: UInt32) {
        var found = "a collection"
        if case .alias = nodes[Int(node)].kind { found = "an alias" }
        report(.wrongKind, "a key is text, found \(found) here", at: tree.range(node))
    }
}
