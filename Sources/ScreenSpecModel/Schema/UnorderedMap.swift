import ScreenSpecDiagnostics
import ScreenSpecYAML

/// A map of a spec whose keys stand in another order than the language has them in.
package struct UnorderedMap: Sendable {
    let tree: YAMLTree
    let node: UInt32
    let description: ObjectDescription

    /// A key with its value.
    package struct Entry: Sendable {
        /// As it stands in the file.
        package let key: SourceText
        /// Where its value stands.
        package let value: SourceRange
        /// The key's number in the language's order.
        package let number: Int
    }

    /// As messages name such a map: "destination".
    package var noun: StaticString { description.noun }
    /// Whether it is the whole of a file.
    package var isFile: Bool { node == 0 }
    /// The file that it stands in.
    package var source: SourceFile { tree.source }

    /// The entries in the order of the file; nil where the map stands in braces or holds more than its kind's keys.
    package var blockEntries: [Entry]? {
        guard tree.nodes[Int(node)].style == .block else { return nil }
        let entries = entries
        return entries.count * 2 == Int(tree.nodes[Int(node)].count) ? entries : nil
    }

    /// The entries whose keys are the language's, in the order of the file.
    package var entries: [Entry] {
        var entries: [Entry] = []
        var child = node + 1
        let end = tree.nodes[Int(node)].next
        while child < end {
            let value = tree.nodes[Int(child)].next
            let key = tree.text(child)
            if tree.nodes[Int(child)].kind == .scalar,
                let number = description.keys.firstIndex(where: { key.bytes.equals($0.name) })
            {
                entries.append(Entry(key: key, value: tree.range(value), number: number))
            }
            child = tree.nodes[Int(value)].next
        }
        return entries
    }
}
