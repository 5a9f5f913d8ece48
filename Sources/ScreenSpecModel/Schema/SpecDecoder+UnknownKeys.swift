import ScreenSpecDiagnostics
import ScreenSpecYAML

/// Keys that are none of an object's, and what was probably meant.
extension SpecDecoder {
    /// A key that is none of the object's: `<<`, or a mistake.
    mutating func readUnusualKey(
        _ child: UInt32, in map: UInt32, _ keys: KeyTable, after last: Int, _ merges: inout [UInt32]
    ) {
        if isMergeKey(child) { return addMerge(child, nodes[Int(child)].next, to: &merges) }
        guard nodes[Int(child)].kind == .scalar else {
            return reportNoKey(child)
        }
        if last >= 0, endsAtComma(before: child) { return }
        let name = tree.text(child)
        if hasStrayCharacter(name) || isMissingSpace(child, keys) || isMissingColon(child, keys) { return }
        if reportSlippedDestination(child, in: map) { return }
        let names = UnsafeBufferPointer(start: keys.names, count: keys.count)
        let isInside = isInside(name, of: map, keys)
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
                ?? (isOneDeeper && !isInside ? nil : needlessOrCondition(name, child, keys.description))
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

    /// Whether a map that stands under one of the keys has the key already.
    private mutating func isInside(_ name: SourceText, of map: UInt32, _ keys: KeyTable) -> Bool {
        guard let outer = keys.description.key(over: name.bytes),
            let inner = entry(of: map, ByteText(outer.name))?.value
        else { return false }
        return entry(of: inner, name.bytes) != nil
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
        endOfTold = end
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
}
