import ScreenSpecDiagnostics

/// One node of a `YAMLTree`. All nodes of a file stand in one array in document order: a collection's first child is the
/// next node, and `next` is the node after the last of what it holds.
package struct Node {
    package enum Kind: UInt8, Sendable { case scalar, sequence, mapping, alias }
    package enum Style: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded, block, flow }

    package internal(set) var kind: Kind
    package internal(set) var style: Style
    /// Whether `text` stands in the source as it is.
    package internal(set) var isVerbatim: Bool
    /// Whether the tree has a tag or an anchor for it.
    package internal(set) var hasProperties: Bool
    /// The byte offsets in the source where the node begins and ends, without its tag and anchor. A block ends where the
    /// last thing in it ends.
    package internal(set) var start: UInt32
    package internal(set) var end: UInt32
    package internal(set) var next: UInt32
    /// How many children a collection has (a mapping's keys and values both count); the target of an alias.
    package internal(set) var count: UInt32
    /// A scalar's value: `textCount` bytes of UTF-8.
    package internal(set) var textCount: UInt32
    package internal(set) var text: UnsafePointer<UInt8>
}

/// What few nodes have: a tag (YAML 1.1, 3.2.1.2) and an anchor (YAML 1.1, 3.2.2.2).
package struct NodeProperties {
    package let node: UInt32
    package let tag: String?
    package let tagRange: SourceRange
    package let anchor: String?
    package let anchorRange: SourceRange
}

/// A file's YAML as located nodes. The first node is the root.
package final class YAMLTree: @unchecked Sendable {
    package let source: SourceFile
    package let file: UInt32
    package let nodes: UnsafePointer<Node>
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

    package func properties(_ node: UInt32) -> NodeProperties? {
        nodes[Int(node)].hasProperties ? properties.of(node) : nil
    }
}
