import ScreenSpecDiagnostics
import ScreenSpecModel

/// Puts the entries of a block map into the language's order, whole lines at a time, each entry with the comments right
/// above it. It exists only where that is sure to mean the same.
struct BlockReordering {
    private let source: SourceFile
    private let file: UInt32
    private let entries: [UnorderedMap.Entry]
    /// The lines of each entry, as byte offsets.
    private var blocks: [(start: Int, end: Int)] = []

    init?(_ map: UnorderedMap) {
        guard let entries = map.blockEntries, let first = entries.first, entries.count > 1 else { return nil }
        source = map.source
        file = first.key.range.file
        self.entries = entries
        let indentation = indentation(of: first)
        for entry in entries {
            let isFirst = blocks.isEmpty
            guard let indentation, self.indentation(of: entry) == indentation,
                let block = block(of: entry, indentation, keepsComments: !(isFirst && map.isFile))
            else { return nil }
            blocks.append(block)
        }
        if !isPlain { return nil }
    }

    /// One edit for each place that another entry comes to.
    var fix: Fix {
        let order = entries.indices.sorted { entries[$0].number < entries[$1].number }
        let edits = zip(entries.indices, order).compactMap { place, entry in
            place == entry
                ? nil
                : Fix.Edit(
                    SourceRange(file: file, start: blocks[place].start, end: blocks[place].end),
                    source.text.slice(blocks[entry].start, blocks[entry].end).string)
        }
        return Fix(edits, isSafe: true)
    }

    /// How far an entry is indented; nil where something stands before its key.
    private func indentation(of entry: UnorderedMap.Entry) -> Int? {
        let start = Int(entry.key.range.start)
        let line = source.lineBounds(at: start)
        return source.text.slice(line.start, start).isBlank ? start - line.start : nil
    }

    /// From the first comment above the key to the end of the line on which the value ends.
    private func block(of entry: UnorderedMap.Entry, _ indentation: Int, keepsComments: Bool) -> (start: Int, end: Int)?
    {
        let text = source.text
        var start = source.lineBounds(at: Int(entry.key.range.start)).start
        let least = blocks.last?.end ?? 0
        while keepsComments, start > least {
            let above = source.lineBounds(at: start - 1)
            let comment = above.start + indentation
            guard above.start >= least, comment < above.end, text.slice(above.start, comment).isBlank,
                text[comment] == 0x23
            else { break }
            start = above.start
        }
        var end = Int(entry.value.end)
        while end > 0, text[end - 1].isSpaceOrBreak { end -= 1 }
        let lineEnd = source.lineBounds(at: end).end
        let behind = text.slice(end, lineEnd).trimmed
        return behind.isEmpty || behind[0] == 0x23 ? (start, lineEnd) : nil
    }

    /// Whether only blank lines stand between the entries, and none refers to another or ends in breaks that count.
    private var isPlain: Bool {
        let text = source.text
        for (block, next) in zip(blocks, blocks.dropFirst()) where next.start < block.end { return false }
        for (block, next) in zip(blocks, blocks.dropFirst()) where !text.slice(block.end, next.start).isBlank {
            return false
        }
        guard let first = blocks.first, let last = blocks.last else { return false }
        let all = text.slice(first.start, last.end)
        return all.firstIndex(of: 0x26) == nil && all.firstIndex(of: 0x2A) == nil
            && !all.string.contains("|+") && !all.string.contains(">+")
    }
}

extension ByteText {
    fileprivate var isBlank: Bool { trimmed.isEmpty }
}
