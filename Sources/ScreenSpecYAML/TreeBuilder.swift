import CLibYAML
import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Builds the array of nodes from libyaml's events. Limits are counted while events are consumed, so that input which
/// would grow beyond them is given up early.
///
/// It runs for every event, in debug builds too, where a call costs as much as the work in it: one function for each kind
/// of event, with calls only on the ways that few nodes take, and imported enumerations compared by their raw values.
struct TreeBuilder: ~Copyable {
    private(set) var nodes: UnsafeMutablePointer<Node>
    private(set) var count = 0
    private var capacity: Int
    private(set) var ownedTexts: [UnsafeMutablePointer<UInt8>] = []
    var properties: [NodeProperties] = []
    var anchors: [String: Anchor] = [:]
    var diagnostics: [Diagnostic] = []
    /// Whether the tree is of no use, though all of the file was read.
    var isBroken = false

    let source: SourceFile
    let file: UInt32
    private let isASCII: Bool
    var cursor: OffsetCursor
    /// The open collections, outermost first, in memory for `YAMLLimits.depth` of them.
    let open: UnsafeMutablePointer<OpenCollection>
    private(set) var depth = 0
    /// Nodes so far, with aliases expanded.
    private var expandedCount = 0
    /// Where the node that was finished last ends.
    private var lastEnd = 0

    struct OpenCollection {
        var node: Int
        var expandedBefore: Int
        var childCount: UInt32
        /// Levels of collections below it, counted through aliases.
        var height: Int
        /// Whether its end is a bracket; a block and a pair in a flow list (`[a: b]`) end with the last thing in them.
        var hasBrackets: Bool
    }

    init(_ source: SourceFile, file: UInt32) {
        self.source = source
        self.file = file
        isASCII = source.isASCII
        cursor = OffsetCursor(source)
        // A node for every 8 bytes of source is what dense specs have.
        capacity = max(source.text.count / 8, 64)
        nodes = .allocate(capacity: capacity)
        open = .allocate(capacity: YAMLLimits.depth + 1)
        open[0] = OpenCollection(node: 0, expandedBefore: 0, childCount: 0, height: 0, hasBrackets: false)
    }

    deinit { open.deallocate() }

    /// Takes one event; false when the input is given up.
    mutating func consume(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        let type = event.pointee.type.rawValue
        if type == YAML_SCALAR_EVENT.rawValue { return addScalar(event) }
        if type == YAML_MAPPING_START_EVENT.rawValue {
            let start = event.pointee.data.mapping_start
            let isFlow = start.style.rawValue == YAML_FLOW_MAPPING_STYLE.rawValue
            return openCollection(.mapping, isFlow, start.anchor, start.tag, event)
        }
        if type == YAML_SEQUENCE_START_EVENT.rawValue {
            let start = event.pointee.data.sequence_start
            let isFlow = start.style.rawValue == YAML_FLOW_SEQUENCE_STYLE.rawValue
            return openCollection(.sequence, isFlow, start.anchor, start.tag, event)
        }
        if type == YAML_MAPPING_END_EVENT.rawValue || type == YAML_SEQUENCE_END_EVENT.rawValue {
            closeCollection(event)
        } else if type == YAML_ALIAS_EVENT.rawValue {
            return addAlias(event)
        }
        return true
    }

    private mutating func addScalar(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        let scalar = event.pointee.data.scalar
        let length = Int(scalar.length)
        var start = Int(event.pointee.start_mark.index)
        var end = Int(event.pointee.end_mark.index)
        if !isASCII { (start, end) = (cursor.byteOffset(start), cursor.byteOffset(end)) }
        let hasProperties = scalar.anchor != nil || scalar.tag != nil
        if hasProperties { start = addProperties(scalar.anchor, scalar.tag, from: start, to: end) }
        var style = Node.Style.plain
        var content = start
        var contentEnd = end
        let scalarStyle = scalar.style.rawValue
        let isPlain = scalarStyle == YAML_PLAIN_SCALAR_STYLE.rawValue
        if isPlain {
            if length == 0, !hasProperties {
                start = placeOfNothing(markedAt: start)
                (end, content, contentEnd) = (start, start, start)
            }
        } else if scalarStyle == YAML_DOUBLE_QUOTED_SCALAR_STYLE.rawValue
            || scalarStyle == YAML_SINGLE_QUOTED_SCALAR_STYLE.rawValue
        {
            style = scalarStyle == YAML_DOUBLE_QUOTED_SCALAR_STYLE.rawValue ? .doubleQuoted : .singleQuoted
            content += 1
            contentEnd -= 1
        } else {
            style = scalarStyle == YAML_LITERAL_SCALAR_STYLE.rawValue ? .literal : .folded
            end = source.text.droppingBlanks(from: start, to: end)
            (content, contentEnd) = lastLine(scalar.value, length, endingAt: end)
        }
        var text = source.text.base + content
        // A plain scalar on one line is always what stands there.
        let isOneLine = isPlain && event.pointee.start_mark.line == event.pointee.end_mark.line
        let isVerbatim = contentEnd - content == length && (isOneLine || memcmp(text, scalar.value, length) == 0)
        if !isVerbatim { text = own(scalar.value, length) }

        if count == capacity { grow() }
        let node = nodes + count
        count &+= 1
        node.pointee.kind = .scalar
        node.pointee.style = style
        node.pointee.isVerbatim = isVerbatim
        node.pointee.hasProperties = hasProperties
        node.pointee.start = UInt32(truncatingIfNeeded: start)
        node.pointee.end = UInt32(truncatingIfNeeded: end)
        node.pointee.next = UInt32(truncatingIfNeeded: count)
        node.pointee.count = 0
        node.pointee.textCount = UInt32(truncatingIfNeeded: length)
        node.pointee.text = text
        lastEnd = end
        open[depth].childCount &+= 1
        expandedCount &+= 1
        if hasProperties { completeAnchor(of: count - 1, expandedCount: 1, height: 0) }
        return expandedCount <= YAMLLimits.nodes || tooManyNodes()
    }

    private mutating func openCollection(
        _ kind: Node.Kind, _ isFlow: Bool, _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?,
        _ event: UnsafeMutablePointer<yaml_event_t>
    ) -> Bool {
        var start = Int(event.pointee.start_mark.index)
        var end = Int(event.pointee.end_mark.index)
        if !isASCII { (start, end) = (cursor.byteOffset(start), cursor.byteOffset(end)) }
        let hasProperties = anchor != nil || tag != nil
        if hasProperties { start = addProperties(anchor, tag, from: start, to: end) }
        // A flow collection's event ends behind its bracket; any other one's before its first key, `?` or `-`, or
        // behind that `?` or `-`.
        let hasBrackets = isFlow && start < end && source.text.base[start] & 0xDF == 0x5B

        if count == capacity { grow() }
        let node = nodes + count
        node.pointee.kind = kind
        node.pointee.style = isFlow ? .flow : .block
        node.pointee.isVerbatim = false
        node.pointee.hasProperties = hasProperties
        node.pointee.start = UInt32(truncatingIfNeeded: start)
        node.pointee.end = UInt32(truncatingIfNeeded: end)
        node.pointee.next = 0
        node.pointee.count = 0
        node.pointee.textCount = 0
        node.pointee.text = source.text.base
        lastEnd = hasBrackets ? end : start
        open[depth].childCount &+= 1
        expandedCount &+= 1
        depth &+= 1
        if depth > YAMLLimits.depth { return tooDeep(at: start, end) }
        open[depth].node = count
        open[depth].expandedBefore = expandedCount - 1
        open[depth].childCount = 0
        open[depth].height = 0
        open[depth].hasBrackets = hasBrackets
        count &+= 1
        return expandedCount <= YAMLLimits.nodes || tooManyNodes()
    }

    private mutating func closeCollection(_ event: UnsafeMutablePointer<yaml_event_t>) {
        let collection = open + depth
        let node = nodes + collection.pointee.node
        if collection.pointee.hasBrackets {
            lastEnd = Int(event.pointee.end_mark.index)
            if !isASCII { lastEnd = cursor.byteOffset(lastEnd) }
        }
        node.pointee.next = UInt32(truncatingIfNeeded: count)
        node.pointee.count = collection.pointee.childCount
        node.pointee.end = UInt32(truncatingIfNeeded: lastEnd)
        depth &-= 1
        let height = collection.pointee.height + 1
        if open[depth].height < height { open[depth].height = height }
        if node.pointee.hasProperties {
            completeAnchor(
                of: collection.pointee.node, expandedCount: expandedCount - collection.pointee.expandedBefore,
                height: height)
        }
    }

    private mutating func addAlias(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        var start = Int(event.pointee.start_mark.index)
        var end = Int(event.pointee.end_mark.index)
        if !isASCII { (start, end) = (cursor.byteOffset(start), cursor.byteOffset(end)) }
        let target = target(
            ofAlias: String(cString: event.pointee.data.alias.anchor),
            at: SourceRange(file: file, start: start, end: end))
        if count == capacity { grow() }
        (nodes + count).initialize(
            to: Node(
                kind: .alias, style: .plain, isVerbatim: false, hasProperties: false, start: UInt32(start),
                end: UInt32(end), next: UInt32(count + 1), count: UInt32(target?.node ?? 0), textCount: 0,
                text: source.text.base))
        count += 1
        lastEnd = end
        open[depth].childCount += 1
        open[depth].height = max(open[depth].height, target?.height ?? 0)
        expandedCount += target?.expandedCount ?? 1
        if depth + (target?.height ?? 0) > YAMLLimits.depth { return tooDeep(at: start, end) }
        return expandedCount <= YAMLLimits.nodes || tooManyNodes()
    }

    private mutating func grow() {
        capacity *= 2
        let moved = UnsafeMutablePointer<Node>.allocate(capacity: capacity)
        moved.moveInitialize(from: nodes, count: count)
        nodes.deallocate()
        nodes = moved
    }

    private mutating func own(_ text: UnsafePointer<UInt8>, _ length: Int) -> UnsafePointer<UInt8> {
        let owned = UnsafeMutablePointer<UInt8>.allocate(capacity: length + 1)
        memcpy(owned, text, length)
        ownedTexts.append(owned)
        return UnsafePointer(owned)
    }

    /// Where a value that is left out belongs: right behind its `:`, which libyaml's mark in a flow map is not, or behind
    /// the key if there is no `:` either.
    private func placeOfNothing(markedAt mark: Int) -> Int {
        let next = source.text.skippingBlanks(from: lastEnd, to: mark)
        if next == mark { return min(lastEnd, mark) }
        return source.text[next] == 0x3A ? next + 1 : mark
    }

    /// Where the value of a block scalar stands if it is one line, or several that are not indented: its text up to the
    /// last line break of the source, which ends at `end`. An empty stretch where there is no such place.
    private func lastLine(_ value: UnsafePointer<UInt8>, _ length: Int, endingAt end: Int) -> (Int, Int) {
        var kept = length
        while kept > 0, value[kept - 1] == 0x0A { kept -= 1 }
        let start = end - kept
        return kept == 0 || start < 0 || start + length > source.text.count ? (end, end - 1) : (start, start + length)
    }
}
