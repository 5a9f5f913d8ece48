import ScreenSpecDiagnostics
import ScreenSpecYAML

// What was meant to be a list.

extension SpecDecoder {
    /// What makes a list of the node.
    mutating func helpForList(_ node: UInt32, _ kind: KindDescription) -> String? {
        let found = nodes[Int(node)]
        if found.kind == .mapping { return found.style == .flow ? helpForBraces(node, kind) : helpForBlock(node, kind) }
        let line = lineEnd(of: node)
        if Int(found.end) > line, found.style == .plain { return helpForDash(Int(found.start), line) }
        let text = tree.text(node).string
        let words = text.split(separator: " ")
        let areNames = words.allSatisfy { $0.utf8.allSatisfy(\.isIdentifierByte) }
        return "put it in brackets: `[\(areNames ? words.joined(separator: ", ") : text)]`"
    }

    /// `{home, settings}`, or one item.
    private mutating func helpForBraces(_ map: UInt32, _ kind: KindDescription) -> String? {
        var names: [String] = []
        var hasValues = false
        var child = map + 1
        while child < nodes[Int(map)].next {
            if nodes[Int(child)].kind != .scalar { return nil }
            names.append(tree.text(child).string)
            let value = nodes[Int(child) + 1]
            hasValues = hasValues || value.kind != .scalar || value.textCount > 0
            child = value.next
        }
        if names.isEmpty { return nil }
        if !hasValues || kind.elementKeys == nil { return "put it in brackets: `[\(names.joined(separator: ", "))]`" }
        let (start, end) = (Int(nodes[Int(map)].start), Int(nodes[Int(map)].end))
        return end > lineEnd(of: map)
            ? "begin it with `- `" : "put it in brackets: \("[\(tree.source.text.slice(start, end).string)]".asCode)"
    }

    /// An item without its dash, or items behind their names.
    private mutating func helpForBlock(_ map: UInt32, _ kind: KindDescription) -> String? {
        if nodes[Int(map) + 1].kind != .scalar { return nil }
        let keys = kind.elementKeys ?? []
        let (name, value) = (tree.text(map + 1), nodes[Int(map) + 2])
        if keys.isEmpty || keys.contains(where: { name.bytes.equals($0.name) }) {
            return helpForDash(Int(nodes[Int(map)].start), lineEnd(of: map))
        }
        guard keys.contains(where: { "\($0.name)" == "id" }), value.kind == .mapping else { return nil }
        let isBraces = value.style == .flow && Int(value.end) <= lineEnd(of: map) && value.count > 0
        let rest = isBraces ? ", \(tree.source.text.slice(Int(value.start) + 1, Int(value.end) - 1).string)}" : ""
        let item = "- \(isBraces ? "{" : "")id: \(name.string)\(rest)"
        return "each item has its name in it: \(item.asCode)"
    }

    private func helpForDash(_ start: Int, _ end: Int) -> String {
        "begin each item with `- `: \("- \(tree.source.text.slice(start, end).trimmed.string)".asCode)"
    }

    private func lineEnd(of node: UInt32) -> Int { tree.source.lineBounds(at: Int(nodes[Int(node)].start)).end }
}

extension KindDescription {
    /// The keys of what a list lists; nil where that is no map.
    fileprivate var elementKeys: [KeyDescription]? {
        switch self {
        case .list(let element, _): element.elementKeys
        case .object(let object): object().keys
        case .either(let first, let second): first.elementKeys ?? second.elementKeys
        default: nil
        }
    }
}
