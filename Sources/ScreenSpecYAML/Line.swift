import ScreenSpecDiagnostics

/// A line of a source as people see it, all offsets in the file.
struct Line {
    private let source: SourceFile
    let start: Int
    /// Without its line break.
    let end: Int
    /// The first place that is neither white space nor the `- ` of an item.
    let content: Int

    init(_ source: SourceFile, at offset: Int) {
        self.source = source
        (start, end) = source.lineBounds(at: offset)
        content = start + source.text.slice(start, end).contentOfLine
    }

    /// The first `-` of an item, if the line begins with one.
    var dash: Int? {
        var index = start
        while index < content, source.text[index].isSpaceOrBreak { index += 1 }
        return index < content ? index : nil
    }

    var indentation: Int { content - start }

    /// Where the line ends, without a comment and the white space before it.
    var textEnd: Int { start + source.text.slice(start, end).endOfValue(from: content - start, isFlow: false) }

    /// The name before the `:`, if the line begins with one.
    var key: Range<Int>? {
        let line = source.text.slice(start, end)
        return line.endOfKey(from: content - start, isFlow: false).map { content..<start + $0 }
    }

    /// What stands in a stretch of the file.
    func text(_ range: Range<Int>) -> String { source.text.slice(range.lowerBound, range.upperBound).string }

    /// The line before this one that holds more than white space and a comment.
    var above: Line? {
        var line = self
        while line.start > 0 {
            line = Line(source, at: line.start - 1)
            if line.content < line.end, source.text[line.content] != 0x23 { return line }
        }
        return nil
    }
}

extension ByteText {
    /// Where the content of this line begins, behind its indentation and the `- ` of items.
    var contentOfLine: Int {
        var index = 0
        while index < count,
            self[index].isSpaceOrBreak || (self[index] == 0x2D && index + 1 < count && self[index + 1].isSpaceOrBreak)
        {
            index += 1
        }
        return index
    }
}
