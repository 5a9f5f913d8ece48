import ScreenSpecDiagnostics
import ScreenSpecYAML

extension SpecDecoder {
    /// Reads the mapping at `node` into `owner`, key by key. Unknown, duplicate and missing keys are errors.
    mutating func object<Owner>(_ schema: Schema<Owner>, _ node: UInt32, into owner: inout Owner) {
        guard isMapping(node, .object(schema.description)) else { return }
        var seen: UInt64 = 0
        readKeys(schema, node, into: &owner, seen: &seen, merged: 0)
        let missing = schema.requiredKeys & ~seen
        if missing == 0 { return }
        for (index, key) in schema.keys.enumerated()
        where missing & (1 << UInt64(index)) != 0 && !isUnread("\(key.description.name)") {
            report(
                .missingKey, "\(subject.words) has no `\(key.description.name)`, which it needs", at: subject.range,
                help: "add `\(key.description.name):` with \(key.description.kind.words)")
        }
    }

    /// - Parameter merged: the keys that a merging map has itself and that a merged one cannot change.
    private mutating func readKeys<Owner>(
        _ schema: Schema<Owner>, _ node: UInt32, into owner: inout Owner, seen: inout UInt64, merged: UInt64
    ) {
        let outerKey = key
        let end = nodes[Int(node)].next
        var child = node + 1
        var last = -1
        var own: UInt64 = 0
        var merges: [UInt32] = []
        while child < end {
            let value = nodes[Int(child)].next
            if nodes[Int(child)].start < endOfQuotedSwift {
                // It is no key.
            } else if isMergeKey(child) {
                addMerge(child, value, to: &merges)
            } else if let index = keyIndex(child, schema, after: last) {
                last = index
                let bit: UInt64 = 1 << UInt64(index)
                if own & bit != 0 { reportDuplicateKey(child, in: node) }
                if merged & bit == 0, own & bit == 0 {
                    key = schema.names[index]
                    switch nodes[Int(value)].kind {
                    case .alias: following(value) { schema.keys[index].decode(&$0, $1, &owner) }
                    default: schema.keys[index].decode(&self, value, &owner)
                    }
                }
                own |= bit
            }
            child = nodes[Int(value)].next
        }
        seen |= own
        for mapping in mappings(mergedBy: merges) {
            let before = seen
            let outerUses = aliasUses
            aliasUses += mapping.aliases
            readKeys(schema, mapping.node, into: &owner, seen: &seen, merged: before)
            aliasUses = outerUses
        }
        key = outerKey
    }

    private mutating func keyIndex<Owner>(_ child: UInt32, _ schema: Schema<Owner>, after last: Int) -> Int? {
        let node = nodes + Int(child)
        switch node.pointee.kind {
        case .scalar:
            let name = ByteText(node.pointee.text, Int(node.pointee.textCount))
            if let index = schema.index(of: name, after: last) { return index }
            if last >= 0, endsAtComma(before: child) { return nil }
            let guess = nearest(to: name, among: schema.keys.map { ByteText($0.description.name) })
            if let guess { document.unread.insert(UnreadKey(owner: subject.range, name: guess.string)) }
            report(
                .unknownKey, "\(subject.words) has no key `\(name.string)`", at: tree.range(child),
                help: guess.map { "the key is spelled `\($0.string)`" }
                    ?? "its keys are \(schema.keys.map { "`\($0.description.name)`" }.joined(separator: ", ", last: " and "))"
            )
        default: report(.wrongKind, "a key is text, found a collection here", at: tree.range(child))
        }
        return nil
    }

    /// Reports the value before an unknown key if YAML ended it at a comma of its own.
    private mutating func endsAtComma(before child: UInt32) -> Bool {
        guard nodes[Int(child - 1)].kind == .scalar, nodes[Int(child - 2)].kind == .scalar else { return false }
        let outerKey = key
        defer { key = outerKey }
        key = tree.text(child - 2).bytes
        return reportComma(in: child - 1)
    }

    private mutating func reportDuplicateKey(_ child: UInt32, in mapping: UInt32) {
        let name = tree.text(child)
        var first = mapping + 1
        while !ByteText(nodes[Int(first)].text, Int(nodes[Int(first)].textCount)).equals(name.bytes) {
            first = nodes[Int(nodes[Int(first)].next)].next
        }
        report(
            .duplicateKey, "\(subject.words) has the key `\(name.string)` twice", at: name.range,
            notes: [.init("the first `\(name.string)` is here", at: tree.range(first))])
    }

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

    private mutating func entries(
        _ node: UInt32, _ kind: KindDescription, notIn taken: inout Set<String>,
        _ entry: (inout SpecDecoder, SourceText, UInt32) -> Void
    ) {
        guard isMapping(node, kind) else { return }
        let outerKey = key
        let end = nodes[Int(node)].next
        let overridden = taken
        var child = node + 1
        var merges: [UInt32] = []
        while child < end {
            let value = nodes[Int(child)].next
            if nodes[Int(child)].start < endOfQuotedSwift {
                // It is no key.
            } else if isMergeKey(child) {
                addMerge(child, value, to: &merges)
            } else {
                switch nodes[Int(child)].kind {
                case .scalar where overridden.count == 0 || !overridden.contains(tree.text(child).string):
                    let name = tree.text(child)
                    key = name.bytes
                    entry(&self, name, value)
                case .scalar: break
                default: report(.wrongKind, "a key is text, found a collection here", at: tree.range(child))
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

    private func keyNames(_ node: UInt32) -> [String] {
        var names: [String] = []
        var child = node + 1
        while child < nodes[Int(node)].next {
            names.append(tree.text(child).string)
            child = nodes[Int(nodes[Int(child)].next)].next
        }
        return names
    }

    /// The mappings that the values of `<<` merge, in order: each value is a mapping, or a list of them (YAML 1.1, merge
    /// key language); and the aliases through which each is reached.
    private mutating func mappings(mergedBy values: [UInt32]) -> [(node: UInt32, aliases: [SourceRange])] {
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
            default: report(.wrongKind, "`<<` merges a map or a list of maps, found neither", at: tree.range(next.node))
            }
        }
        return mappings
    }

    private func items(of sequence: UInt32) -> [UInt32] {
        var items: [UInt32] = []
        var child = sequence + 1
        while child < nodes[Int(sequence)].next {
            items.append(child)
            child = nodes[Int(child)].next
        }
        return items
    }

    private mutating func addMerge(_ child: UInt32, _ value: UInt32, to merges: inout [UInt32]) {
        merges.append(value)
        if merges.count == 1 { return }
        report(
            .duplicateKey, "\(subject.words) has the key `<<` twice", at: tree.range(child),
            notes: [.init("the first merges this", at: tree.range(merges[0]))],
            help: "merge a list: `<<: [*first, *second]`")
    }

    private func isMergeKey(_ child: UInt32) -> Bool {
        let node = nodes + Int(child)
        return node.pointee.textCount == 2 && node.pointee.text[0] == 0x3C && node.pointee.text[1] == 0x3C
            && node.pointee.style == .plain
    }

    private mutating func isMapping(_ node: UInt32, _ kind: KindDescription) -> Bool {
        switch nodes[Int(node)].kind {
        case .mapping: return true
        default:
            reportWrongKind(node, kind)
            return false
        }
    }
}
