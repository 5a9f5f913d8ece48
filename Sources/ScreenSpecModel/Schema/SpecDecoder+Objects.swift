import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecYAML

/// Maps with a fixed set of keys.
extension SpecDecoder {
    /// Reads the mapping at `node` into `owner`, key by key. Unknown, duplicate and missing keys are errors.
    mutating func object<Owner>(_ schema: Schema<Owner>, _ node: UInt32, into owner: inout Owner) {
        withUnsafeMutablePointer(to: &owner) { object(schema.keys, node, into: UnsafeMutableRawPointer($0)) }
    }

    private mutating func object(_ keys: KeyTable, _ node: UInt32, into owner: UnsafeMutableRawPointer) {
        switch nodes[Int(node)].kind {
        case .mapping: break
        default: return reportNoObject(node, keys.description)
        }
        var seen: UInt64 = 0
        readKeys(keys, node, into: owner, seen: &seen, merged: 0)
        let missing = keys.required & ~seen
        if missing != 0 { reportMissing(missing, keys) }
        if keys.hasRules { checkRules(keys, node, given: seen) }
    }

    /// Of a text, the help is what it was probably meant to be.
    private mutating func reportNoObject(_ node: UInt32, _ description: ObjectDescription) {
        guard !key.isEmpty, let text = plainScalar(node), text.count > 0 else {
            return reportWrongKind(node, .object { description })
        }
        if hasStrayCharacter(tree.text(node)) || hasEqualsSign(node, description) { return }
        report(
            .wrongKind,
            "`\(key.string)` takes \(KindDescription.object { description }.words), found \(text.string.asCode)",
            at: tree.range(node), help: help(text, description))
    }

    private func help(_ text: ByteText, _ description: ObjectDescription) -> String? {
        if text.firstIndex(of: 0x20) != nil, !isSwift(text), !description.meansTitle(under: key),
            let help = description.titled(text, under: key)
        {
            return help
        }
        if let flag = description.keys.first(where: { $0.isBoolean && text.equals($0.name) }) {
            return "write `{\(flag.name): true}`"
        }
        let meant = description.meant(by: coreBoolean(text) == nil ? text.string : "…", under: key)
        if let meant { return "write `\(meant)`" }
        if text.firstIndex(of: 0x20) != nil { return nil }
        let isView = description.keys.contains { "\($0.name)" == "view" && $0.isRequired } && text[0] &- 0x41 < 26
        if isView, description.nameKey == nil { return "write `\(key.string): {view: \(text.string)}`" }
        if let choice = description.keys.first(where: { $0.kind.hasWord(text) }) {
            return "write `\(key.string): {\(choice.name): \(text.string)}`"
        }
        for choice in description.keys {
            guard let help = choice.kind.help(insteadOf: text) else { continue }
            return "its key `\(choice.name)` says that: \(help)"
        }
        let names = description.keys.map { "`\($0.name)`" }
        return names.count > 8 ? nil : "its keys are \(names.joined(separator: ", ", last: " and "))"
    }

    /// Whether a text of several words is one expression, and nothing that people read.
    func isSwift(_ text: ByteText) -> Bool {
        if text.firstIndex(of: 0x20) == nil { return false }
        var faults: [Diagnostic] = []
        return checkExpression(SourceText(bytes: text, range: .nowhere, verbatimStart: nil), as: "it", into: &faults)
    }

    private mutating func reportMissing(_ missing: UInt64, _ keys: KeyTable) {
        for (index, key) in keys.description.keys.enumerated()
        where missing & (1 << UInt64(index)) != 0 && !isUnread("\(key.name)") {
            report(
                .missingKey, "\(subject.words) has no `\(key.name)`, which it needs", at: subject.range,
                help: "add `\(key.name):` with \(key.kind.words)")
        }
    }

    /// - Parameter merged: the keys that a merging map has itself and that a merged one cannot change.
    private mutating func readKeys(
        _ keys: KeyTable, _ node: UInt32, into owner: UnsafeMutableRawPointer, seen: inout UInt64, merged: UInt64
    ) {
        let nodes = nodes
        let outerKey = key
        let end = nodes[Int(node)].next
        var child = node &+ 1
        var last = -1
        var own: UInt64 = 0
        var firsts: [UInt32] = []
        var merges: [UInt32] = []
        var isUnordered = false
        while child < end {
            let name = nodes + Int(child)
            let value = name.pointee.next
            var index = -1
            if Int(name.pointee.start) >= endOfTold {
                switch name.pointee.kind {
                case .scalar: index = keys.index(of: name.pointee.text, Int(name.pointee.textCount), after: last)
                default: break
                }
                if index < 0 { readUnusualKey(child, in: node, keys, after: last, &merges) }
            }
            if index >= 0 {
                if index < last { isUnordered = true }
                last = index
                let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index)
                if own & bit != 0 { reportDuplicateKey(child, in: node, &firsts) }
                if (merged | own) & bit == 0 {
                    key = keys.names[index]
                    switch nodes[Int(value)].kind {
                    case .alias: following(value) { keys.readers[index](&$0, $1, into: owner) }
                    default: keys.readers[index](&self, value, into: owner)
                    }
                }
                own |= bit
            }
            child = nodes[Int(value)].next
        }
        seen |= own
        if isUnordered {
            unorderedMaps.append(UnorderedMap(tree: tree, node: node, description: keys.description))
        }
        if merges.count > 0 { readMerged(merges, keys, into: owner, &seen) }
        key = outerKey
    }

    private mutating func readMerged(
        _ merges: [UInt32], _ keys: KeyTable, into owner: UnsafeMutableRawPointer, _ seen: inout UInt64
    ) {
        for mapping in mappings(mergedBy: merges) {
            let before = seen
            let outerUses = aliasUses
            aliasUses += mapping.aliases
            readKeys(keys, mapping.node, into: owner, seen: &seen, merged: before)
            aliasUses = outerUses
        }
    }

    /// - Parameter firsts: the first key of each name that was found to stand twice.
    private mutating func reportDuplicateKey(_ child: UInt32, in mapping: UInt32, _ firsts: inout [UInt32]) {
        let name = tree.text(child)
        let known = firsts.first { tree.text($0).bytes.equals(name.bytes) }
        guard let first = known ?? entry(of: mapping, name.bytes)?.key else { return }
        if known == nil { firsts.append(first) }
        report(
            .duplicateKey, "\(subject.words) has the key `\(name.string)` twice", at: name.range,
            notes: [.init("the first `\(name.string)` is here", at: tree.range(first))])
    }
}

extension KeyDescription {
    fileprivate var isBoolean: Bool { if case .boolean = kind { true } else { false } }
}
