import ScreenSpecDiagnostics
import ScreenSpecYAML

/// The comments of a file that speak to this tool: those that begin with `screenspec:`. libyaml drops comments, so they
/// are looked for in the text, outside of its scalars.
///
/// A file without any costs one search through its bytes for `#`.
struct Comments {
    private let tree: YAMLTree
    private let text: ByteText

    init(_ tree: YAMLTree) {
        self.tree = tree
        text = tree.source.text
    }

    /// Where such a comment begins, what stands behind its `screenspec:`, and its end.
    struct Comment {
        let start: Int
        let directive: Int
        let end: Int
    }

    /// In the order of the file, at most one on a line.
    var all: [Comment] {
        var comments: [Comment] = []
        var place = 0
        while let hash = text.firstIndex(of: 0x23, from: place) {
            place = hash + 1
            guard directive(behind: hash) != nil else { continue }
            let line = tree.source.lineBounds(at: hash)
            place = line.end
            guard let start = beginning(from: line.start, to: line.end), let directive = directive(behind: start)
            else { continue }
            var end = line.end
            while end > directive, text[end - 1].isSpaceOrBreak { end -= 1 }
            comments.append(Comment(start: start, directive: directive, end: end))
        }
        return comments
    }

    /// What stands behind `screenspec:`, if that is what follows the `#` at a place and white space.
    private func directive(behind hash: Int) -> Int? {
        var start = hash + 1
        while start < text.count, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
        let end = start + 11
        return end <= text.count && text.slice(start, end).equals("screenspec:") ? end : nil
    }

    /// Where the comment of a line begins.
    private func beginning(from start: Int, to end: Int) -> Int? {
        var place = start
        while let hash = text.firstIndex(of: 0x23, from: place), hash < end {
            if hash == 0 || text[hash - 1].isSpaceOrBreak, !isInScalar(hash) { return hash }
            place = hash + 1
        }
        return nil
    }

    /// Whether the byte at `place` is a scalar's. Nodes stand in the order in which they begin, and scalars hold none.
    private func isInScalar(_ place: Int) -> Bool {
        var low = 0
        var high = tree.count
        while low < high {
            let middle = (low + high) / 2
            if Int(tree.nodes[middle].start) <= place { low = middle + 1 } else { high = middle }
        }
        guard low > 0, tree.nodes[low - 1].kind == .scalar else { return false }
        let scalar = tree.nodes[low - 1]
        if scalar.style != .literal, scalar.style != .folded { return place < Int(scalar.end) }
        // Behind the `|` of a block scalar there may be a comment; the text begins on the next line.
        return place < Int(scalar.end) && place > tree.source.lineBounds(at: Int(scalar.start)).end
    }
}
