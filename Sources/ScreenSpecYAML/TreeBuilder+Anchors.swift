import ScreenSpecDiagnostics

extension TreeBuilder {
    struct Anchor {
        let node: Int
        let range: SourceRange
        var isComplete = false
        var isUsed = false
        var expandedCount = 1
        /// Levels of collections in it, counted through aliases.
        var height = 0
    }

    /// Takes the tag and the anchor of the node that comes next, which stand from `start` on in either order.
    ///
    /// - Parameter end: where the node ends, or a place in it.
    /// - Returns: where the node itself begins.
    mutating func addProperties(
        _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?, from start: Int, to end: Int
    ) -> Int {
        var tagRange = SourceRange(file: file, start: start, end: start)
        var anchorRange = tagRange
        var next = start
        for _ in 0..<(anchor == nil || tag == nil ? 1 : 2) {
            let first = source.text.skippingBlanks(from: next, to: end)
            next = source.text.endOfProperty(from: first, to: end)
            let range = SourceRange(file: file, start: first, end: next)
            if first < end, source.text[first] == 0x26 { anchorRange = range } else { tagRange = range }
        }
        let added = NodeProperties(
            node: UInt32(count), tag: tag.map { String(cString: $0) }, tagRange: tagRange,
            anchor: anchor.map { String(cString: $0) }, anchorRange: anchorRange)
        properties.append(added)
        if added.hasUnknownTag { reportUnknownTag(at: tagRange) }
        if let anchor = added.anchor { declare(anchor, at: anchorRange) }
        return source.text.skippingBlanks(from: next, to: end)
    }

    private mutating func reportUnknownTag(at range: SourceRange) {
        let written = source.text.slice(Int(range.start), Int(range.end)).string
        let next = source.text.skippingBlanks(from: Int(range.end), to: source.text.count)
        let isOfCollection = next < source.text.count && [0x7B, 0x5B].contains(source.text[next])
        report(
            .unknownTag, "tag `\(written)` has no meaning in a spec", at: range,
            help: (isOfCollection || written.hasPrefix("!!") ? nil : helpForText(at: range)) ?? "remove the tag")
    }

    private mutating func declare(_ name: String, at range: SourceRange) {
        if let first = anchors[name] {
            report(
                .duplicateAnchor, "anchor `\(name)` is already taken", at: range,
                notes: [.init("the first anchor `\(name)` is here", at: first.range)])
        } else {
            anchors[name] = Anchor(node: count, range: range)
        }
    }

    mutating func completeAnchor(of node: Int, expandedCount: Int, height: Int) {
        guard let name = properties.of(UInt32(node))?.anchor, var anchor = anchors[name], anchor.node == node
        else { return }
        anchor.isComplete = true
        anchor.expandedCount = expandedCount
        anchor.height = height
        anchors[name] = anchor
    }

    /// The anchor that an alias stands for, if there is one above it and the alias does not stand inside it.
    mutating func target(ofAlias name: String, at range: SourceRange) -> Anchor? {
        guard let target = anchors[name] else {
            isBroken = true
            report(
                .undefinedAlias, "there is no anchor `\(name)` above this alias", at: range,
                help: helpForUndefinedAlias(name, at: range))
            return nil
        }
        anchors[name]?.isUsed = true
        if target.isComplete { return target }
        isBroken = true
        report(
            .recursiveAlias, "alias `\(name)` stands inside the node that it repeats", at: range,
            notes: [.init("the anchor `\(name)` is here", at: target.range)])
        return nil
    }

    private func helpForUndefinedAlias(_ name: String, at range: SourceRange) -> String {
        let written = source.text.slice(Int(range.start) + 1, Int(range.end))
        // The guess compares with every anchor: not for each of many mistakes among many anchors.
        if properties.count * (diagnostics.count + 1) <= 10_000 {
            let anchors = properties.filter { $0.anchor != nil }.map {
                source.text.slice(Int($0.anchorRange.start) + 1, Int($0.anchorRange.end))
            }
            if let guess = nearest(to: written, among: anchors) { return "the anchor is spelled `\(guess.string)`" }
        }
        return helpForText(at: range) ?? "mark what it repeats with `&\(name)`, or quote the text"
    }

    /// One error for each anchor that no alias used.
    mutating func reportUnusedAnchors() {
        for entry in properties {
            guard let name = entry.anchor, let anchor = anchors[name], anchor.node == entry.node, !anchor.isUsed
            else { continue }
            let isText = takeAsText(entry.node, entry.anchorRange)
            report(
                .unusedAnchor, "anchor `\(name)` is never used", at: entry.anchorRange,
                help: (isText ? helpForText(at: entry.anchorRange) : nil) ?? "remove `&\(name)`",
                fix: isText ? nil : removal(of: entry.anchorRange))
        }
    }

    /// The edit that takes an anchor away, and the blanks behind it or, at the end of its line, before it.
    private func removal(of anchor: SourceRange) -> Fix {
        let text = source.text
        var (start, end) = (Int(anchor.start), Int(anchor.end))
        while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
        if end == text.count || text[end].isSpaceOrBreak {
            while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
        }
        return Fix([Fix.Edit(SourceRange(file: file, start: start, end: end), "")], isSafe: true)
    }

    /// For what YAML reads as a tag, an anchor or an alias and may be Swift: the quoted entry.
    private func helpForText(at range: SourceRange) -> String? {
        // Finding the entry takes a look at its whole line: not for each of many mistakes on one.
        if diagnostics.count > 1000 { return nil }
        return quotedSwift(in: source, at: Int(range.start)).map { "if it is text or Swift, \($0.help)" }
    }
}

extension NodeProperties {
    var hasUnknownTag: Bool { tag.map { !knownTags.contains($0) } ?? false }
}

extension [NodeProperties] {
    /// Those of one node, if it has any. They stand in the order of their nodes.
    func of(_ node: UInt32) -> NodeProperties? {
        if let last, last.node == node { return last }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].node < node { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].node == node ? self[low] : nil
    }
}

/// The tags that say what YAML would assume anyway, or that a scalar is text.
private let knownTags: Set<String> = [
    "!", "tag:yaml.org,2002:str", "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:bool",
    "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map",
]
