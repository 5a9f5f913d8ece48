import ScreenSpecDiagnostics
import ScreenSpecYAML

extension SpecDecoder {
    /// The current key, where its value is `node`; with the place of the value, where an alias stands for it.
    mutating func keyText(before node: UInt32) -> SourceText {
        if node > 0, nodes[Int(node - 1)].kind == .scalar {
            let text = tree.text(node - 1)
            if text.bytes.equals(key) { return text }
        }
        return SourceText(bytes: key, range: tree.range(node), verbatimStart: nil)
    }

    /// The text that the map at `node` has under `key`.
    mutating func name(of node: UInt32, under key: StaticString) -> SourceText? {
        guard let (_, value) = entry(of: node, ByteText(key)) else { return nil }
        let isText = nodes[Int(value)].kind == .scalar && nodes[Int(value)].textCount > 0
        return isText ? tree.text(value) : nil
    }

    /// The first entry with the key `name` of the map at `node`, or else of a map that it merges.
    mutating func entry(of node: UInt32, _ name: ByteText) -> (key: UInt32, value: UInt32)? {
        let node = nodes[Int(node)].kind == .alias ? nodes[Int(node)].count : node
        guard nodes[Int(node)].kind == .mapping || nodes[Int(node)].kind == .sequence else { return nil }
        let isMap = nodes[Int(node)].kind == .mapping
        var merges: [UInt32] = []
        var child = node + 1
        while child < nodes[Int(node)].next {
            let value = isMap ? nodes[Int(child)].next : child
            if !isMap || isMergeKey(child) {
                merges.append(value)
            } else if nodes[Int(child)].kind == .scalar, tree.text(child).bytes.equals(name) {
                return (child, value)
            }
            child = nodes[Int(value)].next
        }
        for merged in merges {
            if let found = entry(of: merged, name) { return found }
        }
        return nil
    }

    /// Reports the list or map at `node` if nothing is in it.
    mutating func checkNotEmpty(_ node: UInt32, _ need: StaticString) {
        let found = nodes[Int(node)]
        guard found.kind == .sequence || found.kind == .mapping, found.count == 0 else { return }
        report(.emptyList, "`\(key.string)` is empty; \(need)", at: keyText(before: node).range)
    }
}
