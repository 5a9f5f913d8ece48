import ScreenSpecDiagnostics
import ScreenSpecYAML

/// What `<<` merges into a map.
extension SpecDecoder {
    /// The mappings that the values of `<<` merge, in order: each value is a mapping, or a list of them (YAML 1.1, merge
    /// key language); and the aliases through which each is reached.
    mutating func mappings(mergedBy values: [UInt32]) -> [(node: UInt32, aliases: [SourceRange])] {
        var mappings: [(node: UInt32, aliases: [SourceRange])] = []
        var rest = values.reversed().map { (node: $0, aliases: [SourceRange]()) }
        while var next = rest.popLast() {
            if nodes[Int(next.node)].kind == .alias {
                next.aliases.append(tree.range(next.node))
                next.node = nodes[Int(next.node)].count
            }
            switch nodes[Int(next.node)].kind {
            case .mapping: mappings.append(next)
            case .sequence: rest += items(of: next.node).reversed().map { ($0, next.aliases) }
            default: reportUnmergeable(next.node, next.aliases.last)
            }
        }
        return mappings
    }

    /// - Parameter alias: where the alias stands through which it was to be merged.
    private mutating func reportUnmergeable(_ node: UInt32, _ alias: SourceRange?) {
        let found = tree.text(node).string
        let message = "`<<` merges a map or a list of maps, found \(found.isEmpty ? "neither" : found.asCode)"
        let notes = alias == nil ? [] : [Diagnostic.Note("the anchor stands for this", at: tree.range(node))]
        report(.wrongKind, message, at: alias ?? tree.range(node), notes: notes)
    }

    private mutating func items(of sequence: UInt32) -> [UInt32] {
        var items: [UInt32] = []
        var child = sequence + 1
        while child < nodes[Int(sequence)].next {
            items.append(child)
            child = nodes[Int(child)].next
        }
        return items
    }

    mutating func addMerge(_ child: UInt32, _ value: UInt32, to merges: inout [UInt32]) {
        merges.append(value)
        if merges.count == 1 { return }
        report(
            .duplicateKey, "\(subject.words) has the key `<<` twice", at: tree.range(child),
            notes: [.init("the first merges this", at: tree.range(merges[0]))],
            help: "merge a list: `<<: [*first, *second]`")
    }

    mutating func isMergeKey(_ child: UInt32) -> Bool {
        let node = nodes + Int(child)
        return node.pointee.textCount == 2 && node.pointee.text[0] == 0x3C && node.pointee.text[1] == 0x3C
            && node.pointee.style == .plain
    }
}
