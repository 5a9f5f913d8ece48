import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecYAML

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
            if Int(name.pointee.start) >= endOfQuotedSwift {
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

    /// A key that is none of the object's: `<<`, or a mistake.
    private mutating func readUnusualKey(
        _ child: UInt32, in map: UInt32, _ keys: KeyTable, after last: Int, _ merges: inout [UInt32]
    ) {
        if isMergeKey(child) { return addMerge(child, nodes[Int(child)].next, to: &merges) }
        guard nodes[Int(child)].kind == .scalar else {
            return reportNoKey(child)
        }
        if last >= 0, endsAtComma(before: child) { return }
        let name = tree.text(child)
        if hasStrayCharacter(name) || isMissingSpace(child, keys) || isMissingColon(child, keys) { return }
        let names = UnsafeBufferPointer(start: keys.names, count: keys.count)
        let isOneDeeper = isOneDeeper(name, in: map, keys)
        let near = isOneDeeper ? nil : nearest(to: name.bytes, among: names)
        let guess = near ?? synonym(of: name.bytes, keys.description).map { ByteText($0) }
        if guess == nil, last >= 0, nodes[Int(child - 2)].kind == .scalar,
            tree.text(child - 2).bytes.equals(names[last]),
            endsText(of: keys.description.keys[last], before: child)
        {
            return
        }
        if let guess { unread.insert(UnreadKey(owner: subject.range, name: guess.string)) }
        report(
            .unknownKey, "\(subject.words) has no key \(name.string.asCode)", at: name.range,
            help: near.map { "the key is spelled `\($0.string)`" }
                ?? guess.map { "the key is called `\($0.string)`" }
                ?? needlessOrCondition(name, child, keys.description)
                ?? (isOneDeeper ? nil : placeOfSynonym(name.bytes, keys.description))
                    ?? place(of: name, child, keys.description)
                    ?? "its \(names.count == 1 ? "key is" : "keys are") "
                    + names.map { "`\($0.string)`" }.joined(separator: ", ", last: " and "),
            fix: guess.flatMap { renaming(name, to: $0) })
    }

    /// Whether it is a key of the map that stands under a key that is there, too: `item` beside `each`. What that lacks is told
    /// here alone.
    private mutating func isOneDeeper(_ name: SourceText, in map: UInt32, _ keys: KeyTable) -> Bool {
        guard let outer = keys.description.key(over: name.bytes) else { return false }
        guard let inner = entry(of: map, ByteText(outer.name))?.value else { return isUnread("\(outer.name)") }
        if entry(of: inner, name.bytes) != nil { return true }
        let head = head(of: inner)
        unread.insert(UnreadKey(owner: head, name: name.string))
        diagnostics.removeAll {
            $0.kind.id == DiagnosticKind.missingKey.id && $0.place == .range(head)
                && $0.help?.hasPrefix("add `\(name.string):`") == true
        }
        return true
    }

    /// The edit that spells a key as it was probably meant; whether it was, only its author knows.
    private mutating func renaming(_ key: SourceText, to name: ByteText) -> Fix? {
        guard key.verbatimStart != nil else { return nil }
        return Fix([Fix.Edit(key.range(0, key.bytes.count), name.string)], isSafe: false)
    }

    /// Reports the value before an unknown key if YAML ended it at a comma of its own.
    private mutating func endsAtComma(before child: UInt32) -> Bool {
        guard nodes[Int(child - 1)].kind == .scalar, nodes[Int(child - 2)].kind == .scalar else { return false }
        let outerKey = key
        defer { key = outerKey }
        key = tree.text(child - 2).bytes
        return reportComma(in: child - 1)
    }

    /// Reports the text before a key without a value, which YAML ended at a comma: `{title: Home, sweet home}`.
    private mutating func endsText(of key: KeyDescription, before child: UInt32) -> Bool {
        guard key.kind.isPlainText, nodes[Int(child - 1)].kind == .scalar, nodes[Int(child - 1)].style == .plain,
            let end = endOfText(from: child)
        else { return false }
        let text = tree.source.text.slice(Int(nodes[Int(child - 1)].start), end)
        let range = SourceRange(file: tree.file, start: Int(nodes[Int(child - 1)].start), end: end)
        report(
            .textComma, "YAML ends the value of `\(key.name)` at its comma", at: range,
            help: "quote it: `\(key.name): \(quoted(text))`; `screenspec lint --fix` does that",
            fix: Fix([Fix.Edit(range, quoted(text))], isSafe: true))
        endOfQuotedSwift = end
        return true
    }

    /// Where the keys without a value and a colon end that begin behind a comma of a flow map; nil for other keys.
    private mutating func endOfText(from first: UInt32) -> Int? {
        let source = tree.source.text
        var comma = Int(nodes[Int(first)].start)
        while comma > 0, source[comma - 1].isSpaceOrBreak { comma -= 1 }
        if comma == 0 || source[comma - 1] != 0x2C { return nil }
        var (key, end): (UInt32, Int?) = (first, nil)
        while true {
            let (name, value) = (nodes[Int(key)], nodes[Int(key) + 1])
            let behind = skippingBlanks(Int(name.end))
            guard name.kind == .scalar, name.style == .plain, value.kind == .scalar, value.style == .plain,
                value.textCount == 0, behind < source.count, source[behind] == 0x2C || source[behind] == 0x7D
            else { return end }
            end = Int(name.end)
            let next = skippingBlanks(behind + 1)
            if source[behind] == 0x7D || next == source.count || source[next] == 0x7D { return end }
            key += 2
        }
    }

    private mutating func skippingBlanks(_ start: Int) -> Int {
        var index = start
        while index < tree.source.text.count, tree.source.text[index].isSpaceOrBreak { index += 1 }
        return index
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
            if Int(nodes[Int(child)].start) < endOfQuotedSwift {
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

    private mutating func reportNoKey(_ node: UInt32) {
        var found = "a collection"
        if case .alias = nodes[Int(node)].kind { found = "an alias" }
        report(.wrongKind, "a key is text, found \(found) here", at: tree.range(node))
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

    private mutating func addMerge(_ child: UInt32, _ value: UInt32, to merges: inout [UInt32]) {
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

    private mutating func isMapping(_ node: UInt32, _ kind: KindDescription) -> Bool {
        switch nodes[Int(node)].kind {
        case .mapping: return true
        default:
            reportWrongKind(node, kind)
            return false
        }
    }
}
