import ScreenSpecDiagnostics

/// One node of a `YAMLTree`. All nodes of a file stand in one array in document order: a collection's first child is the
/// next node, and `next` is the node after the last of what it holds.
package struct Node {
    /// The kinds of nodes (YAML 1.1, 3.2.1.1), and the alias, which stands for another.
    package enum Kind: UInt8, Sendable { case scalar, sequence, mapping, alias }
    /// How a node is written (YAML 1.1, 3.2.3.1): a scalar in one of the first five ways, a collection in one of the last two.
    package enum Style: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded, block, flow }

    /// What the node is.
    package internal(set) var kind: Kind
    /// How it is written.
    package internal(set) var style: Style
    /// Whether `text` stands in the source as it is.
    package internal(set) var isVerbatim: Bool
    /// Whether the tree has a tag or an anchor for it.
    package internal(set) var hasProperties: Bool
    /// The byte offset where the node begins, without its tag and anchor. A block ends where the last thing in it ends.
    package internal(set) var start: UInt32
    /// The offset behind its last byte.
    package internal(set) var end: UInt32
    /// The index of the node behind all that it holds.
    package internal(set) var next: UInt32
    /// How many children a collection has (a mapping's keys and values both count); the target of an alias.
    package internal(set) var count: UInt32
    /// A scalar's value: `textCount` bytes of UTF-8.
    package internal(set) var textCount: UInt32
    /// The bytes belong to the source or to the tree.
    package internal(set) var text: UnsafePointer<UInt8>
}

/// What few nodes have: a tag (YAML 1.1, 3.2.1.2) and an anchor (YAML 1.1, 3.2.2.2).
package struct NodeProperties {
    /// The node's index.
    package let node: UInt32
    /// With its prefix written out; nil where there is none.
    package let tag: String?
    /// Where the tag stands; empty where there is none.
    package let tagRange: SourceRange
    /// Without its `&`; nil where there is none.
    package let anchor: String?
    /// Where the anchor stands; empty where there is none.
    package let anchorRange: SourceRange
}

/// A file's YAML as located nodes. The first node is the root.
package final class YAMLTree: @unchecked Sendable {
    /// The file, which owns most of the texts.
    package let source: SourceFile
    /// The file's number in the `SourceMap`.
    package let file: UInt32
    /// `count` nodes, which live as long as the tree.
    package let nodes: UnsafePointer<Node>
    /// How many nodes there are; at least one.
    package let count: Int
    private let sourceStart: UnsafePointer<UInt8>
    /// In the order of their nodes.
    private let properties: [NodeProperties]
    private let ownedTexts: [UnsafeMutablePointer<UInt8>]

    init(builder: borrowing TreeBuilder, source: SourceFile, file: UInt32) {
        self.source = source
        self.file = file
        sourceStart = source.text.base
        nodes = UnsafePointer(builder.nodes)
        count = builder.count
        properties = builder.properties
        ownedTexts = builder.ownedTexts
    }

    deinit {
        nodes.deallocate()
        for text in ownedTexts { text.deallocate() }
    }

    /// Where a node stands, without its tag and anchor.
    package func range(_ node: UInt32) -> SourceRange {
        let found = nodes + Int(node)
        return SourceRange(file: file, start: Int(found.pointee.start), end: Int(found.pointee.end))
    }

    /// A scalar's value with its place.
    package func text(_ node: UInt32) -> SourceText {
        let found = nodes + Int(node)
        var verbatim = UInt32.max
        if found.pointee.isVerbatim { verbatim = UInt32(truncatingIfNeeded: found.pointee.text - sourceStart) }
        return SourceText(
            bytes: ByteText(found.pointee.text, Int(found.pointee.textCount)),
            range: SourceRange(file: file, start: Int(found.pointee.start), end: Int(found.pointee.end)),
            verbatim: verbatim)
    }

    /// A node's tag and anchor; nil where it has neither.
    package func properties(_ node: UInt32) -> NodeProperties? {
        nodes[Int(node)].hasProperties ? properties.of(node) : nil
    }
}
