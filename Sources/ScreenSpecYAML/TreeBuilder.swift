import CLibYAML
import ScreenSpecDiagnostics

/// Builds the array of nodes from libyaml's events. Limits are counted while events are consumed, so that input which
/// would grow beyond them is given up early.
struct TreeBuilder: ~Copyable {
    private(set) var nodes: UnsafeMutablePointer<Node>
    private(set) var count = 0
    private var capacity: Int
    private(set) var properties: [NodeProperties] = []
    private(set) var ownedTexts: [UnsafeMutablePointer<UInt8>] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let source: SourceFile
    private let file: UInt32
    private let offsets: OffsetMap
    private var anchors: [String: Anchor] = [:]
    /// The open collections, outermost first, in memory for `YAMLLimits.depth` of them.
    private let open: UnsafeMutablePointer<OpenCollection>
    private var depth = 0
    /// Nodes so far, with aliases expanded.
    private var expandedCount = 0

    private struct OpenCollection {
        let node: Int
        let expandedBefore: Int
        var childCount: UInt32 = 0
        /// Levels of collections and aliases below it.
        var height = 0
    }

    private struct Anchor {
        let node: Int
        let properties: Int
        var isComplete = false
        var expandedCount = 1
        var height = 0
    }

    init(_ source: SourceFile, file: UInt32) {
        self.source = source
        self.file = file
        offsets = OffsetMap(source)
        // A node for every 8 bytes of source is what dense specs have.
        capacity = max(source.text.count / 8, 64)
        nodes = .allocate(capacity: capacity)
        open = .allocate(capacity: YAMLLimits.depth)
    }

    deinit { open.deallocate() }

    /// Takes one event; false when the input is given up.
    mutating func consume(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        switch event.pointee.type {
        case YAML_SCALAR_EVENT: addScalar(event)
        case YAML_SEQUENCE_START_EVENT: openCollection(.sequence, event)
        case YAML_MAPPING_START_EVENT: openCollection(.mapping, event)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: closeCollection(event)
        case YAML_ALIAS_EVENT: addAlias(event)
        default: true
        }
    }

    private mutating func addScalar(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        let value = UnsafePointer(event.pointee.data.scalar.value!)
        let length = Int(event.pointee.data.scalar.length)
        let style = event.pointee.data.scalar.style
        let start = offsets.byteOffset(Int(event.pointee.start_mark.index))
        let end = offsets.byteOffset(Int(event.pointee.end_mark.index))
        let quote = style == YAML_SINGLE_QUOTED_SCALAR_STYLE || style == YAML_DOUBLE_QUOTED_SCALAR_STYLE ? 1 : 0
        var node = Node(kind: .scalar, style: nodeStyle(style), start: UInt32(start), end: UInt32(end), text: value)
        node.textCount = UInt32(length)
        let content = end - quote - length
        if content >= start + quote, ByteText(source.text.base + content, length).equals(ByteText(value, length)) {
            node.isVerbatim = true
            node.text = source.text.base + content
            node.start = UInt32(content - quote)
        } else {
            let owned = UnsafeMutablePointer<UInt8>.allocate(capacity: length + 1)
            owned.update(from: value, count: length)
            ownedTexts.append(owned)
            node.text = UnsafePointer(owned)
            node.end = UInt32(endWithoutBreaks(start, end))
        }
        let index = append(node)
        if event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil {
            addProperties(event.pointee.data.scalar.anchor, event.pointee.data.scalar.tag, to: index, at: start)
            completeAnchor(of: index, expandedCount: 1, height: 0)
        }
        return isWithinNodeLimit(at: index)
    }

    private mutating func openCollection(_ kind: Node.Kind, _ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        let start = offsets.byteOffset(Int(event.pointee.start_mark.index))
        let end = offsets.byteOffset(Int(event.pointee.end_mark.index))
        let isFlow =
            kind == .sequence
            ? event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
            : event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
        let index = append(
            Node(
                kind: kind, style: isFlow ? .flow : .block, start: UInt32(isFlow ? end - 1 : start), end: UInt32(end),
                text: source.text.base))
        let anchor =
            kind == .sequence ? event.pointee.data.sequence_start.anchor : event.pointee.data.mapping_start.anchor
        let tag = kind == .sequence ? event.pointee.data.sequence_start.tag : event.pointee.data.mapping_start.tag
        if anchor != nil || tag != nil { addProperties(anchor, tag, to: index, at: start) }
        guard depth < YAMLLimits.depth else { return tooDeep(at: index) }
        open[depth] = OpenCollection(node: index, expandedBefore: expandedCount - 1)
        depth += 1
        return isWithinNodeLimit(at: index)
    }

    private mutating func closeCollection(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        depth -= 1
        let collection = open[depth]
        let node = nodes + collection.node
        node.pointee.next = UInt32(count)
        node.pointee.count = collection.childCount
        if node.pointee.style == .flow {
            node.pointee.end = UInt32(offsets.byteOffset(Int(event.pointee.end_mark.index)))
        } else if collection.childCount > 0 {
            // libyaml ends a block at the next token; the last thing in it ends before the white space between.
            node.pointee.end = lastEnd
        }
        lastEnd = node.pointee.end
        if depth > 0, open[depth - 1].height <= collection.height { open[depth - 1].height = collection.height + 1 }
        if node.pointee.properties != 0 {
            completeAnchor(
                of: collection.node, expandedCount: expandedCount - collection.expandedBefore,
                height: collection.height + 1)
        }
        return true
    }

    private mutating func addAlias(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        let start = offsets.byteOffset(Int(event.pointee.start_mark.index))
        let end = offsets.byteOffset(Int(event.pointee.end_mark.index))
        let name = String(cString: event.pointee.data.alias.anchor)
        let range = SourceRange(file: file, start: start, end: end)
        guard let target = anchors[name] else {
            let suggestion = quotedSwift(in: source, at: start)
            report(
                .undefinedAlias, "there is no anchor `\(name)` above this alias", at: range,
                help: suggestion?.help ?? "mark what it repeats with `&\(name)`, or quote the value if it is text")
            return false
        }
        guard target.isComplete else {
            report(.recursiveAlias, "alias `\(name)` stands inside the node that it repeats", at: range)
            return false
        }
        properties[target.properties].isUsed = true
        var node = Node(
            kind: .alias, style: .plain, start: UInt32(start), end: UInt32(end), text: source.text.base + start)
        node.count = UInt32(target.node)
        let index = append(node)
        expandedCount += target.expandedCount - 1
        if depth > 0 { open[depth - 1].height = max(open[depth - 1].height, target.height) }
        if depth + target.height > YAMLLimits.depth { return tooDeep(at: index) }
        return isWithinNodeLimit(at: index)
    }

    /// Where the node that was finished last ends.
    private var lastEnd: UInt32 = 0

    private mutating func append(_ node: Node) -> Int {
        if count == capacity { grow() }
        let added = nodes + count
        added.initialize(to: node)
        added.pointee.next = UInt32(count + 1)
        lastEnd = node.end
        count += 1
        expandedCount += 1
        if depth > 0 { open[depth - 1].childCount += 1 }
        return count - 1
    }

    private mutating func grow() {
        capacity *= 2
        let moved = UnsafeMutablePointer<Node>.allocate(capacity: capacity)
        moved.moveInitialize(from: nodes, count: count)
        nodes.deallocate()
        nodes = moved
    }

    private mutating func addProperties(
        _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?, to index: Int, at start: Int
    ) {
        let anchor = anchor.map { String(cString: $0) }
        let tag = tag.map { String(cString: $0) }
        var end = start
        while end < Int(nodes[index].start), !source.text[end].isSpaceOrBreak { end += 1 }
        let range = SourceRange(file: file, start: start, end: end)
        properties.append(NodeProperties(tag: tag, anchor: anchor, range: range))
        nodes[index].properties = UInt32(properties.count)
        if let tag { check(tag, at: range) }
        guard let anchor else { return }
        if let first = anchors[anchor] {
            report(
                .duplicateAnchor, "anchor `\(anchor)` is already taken", at: range,
                notes: [.init("the first anchor `\(anchor)` is here", at: properties[first.properties].range)])
        } else {
            anchors[anchor] = Anchor(node: index, properties: properties.count - 1)
        }
    }

    private mutating func completeAnchor(of index: Int, expandedCount: Int, height: Int) {
        let number = Int(nodes[index].properties) - 1
        guard let name = properties[number].anchor, var anchor = anchors[name], anchor.node == index else { return }
        anchor.isComplete = true
        anchor.expandedCount = expandedCount
        anchor.height = height
        anchors[name] = anchor
    }

    private mutating func check(_ tag: String, at range: SourceRange) {
        let known = ["str", "int", "float", "bool", "seq", "map"].map { "tag:yaml.org,2002:\($0)" }
        if tag == "!" || known.contains(tag) { return }
        report(
            .unknownTag, "tag `\(tag)` has no meaning in a spec", at: range,
            help: quotedSwift(in: source, at: Int(range.start))?.help ?? "remove the tag, or quote the value")
    }

    /// One error for each anchor that no alias used. To be asked once, at the end.
    mutating func reportUnusedAnchors() {
        for entry in properties {
            guard let anchor = entry.anchor, !entry.isUsed, anchors[anchor].map({ properties[$0.properties].range }) == entry.range
            else { continue }
            report(.unusedAnchor, "anchor `\(anchor)` is never used", at: entry.range, help: "remove `&\(anchor)`")
        }
    }

    private mutating func isWithinNodeLimit(at index: Int) -> Bool {
        if expandedCount <= YAMLLimits.nodes { return true }
        report(
            .tooManyNodes, "the file holds more than 1,000,000 nodes, its aliases expanded; a spec may hold 1,000,000",
            at: range(of: index))
        return false
    }

    private mutating func tooDeep(at index: Int) -> Bool {
        report(
            .nestingTooDeep, "this is nested more than 64 levels deep; a spec may nest 64", at: range(of: index))
        return false
    }

    private func range(of index: Int) -> SourceRange {
        SourceRange(file: file, start: Int(nodes[index].start), end: Int(nodes[index].end))
    }

    private mutating func report(
        _ kind: DiagnosticKind, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [],
        help: String? = nil
    ) {
        diagnostics.append(Diagnostic(kind, message, at: range, notes: notes, help: help))
    }

    private func endWithoutBreaks(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, source.text[end - 1].isSpaceOrBreak { end -= 1 }
        return end
    }
}

private func nodeStyle(_ style: yaml_scalar_style_t) -> Node.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
}
