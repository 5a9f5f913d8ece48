import ScreenSpecDiagnostics

extension ByteText {
    /// Where in this literal block, as the source has it from its `|` on, the byte number `offset` of its text stands. Each
    /// line of the text is one of the block without the indentation, which is that of the first line with something on it.
    package func place(inLiteral offset: Int) -> Int {
        var line = (firstIndex(of: 0x0A) ?? count - 1) + 1
        let indentation = indentation(from: line)
        var rest = offset
        while line < count {
            let end = firstIndex(of: 0x0A, from: line) ?? count
            let content = min(line + indentation, end)
            if rest <= end - content { return content + rest }
            rest -= end - content + 1
            line = end + 1
        }
        return count
    }

    /// The same of a folded block, from its `>` on: what YAML makes of line breaks and indentation is white space, so the characters
    /// beside that are counted.
    ///
    /// - Parameter text: the block's text.
    package func place(inFolded offset: Int, of text: ByteText) -> Int {
        var rest = 0
        for index in 0..<min(offset, text.count) where !text[index].isSpaceOrBreak { rest += 1 }
        var place = (firstIndex(of: 0x0A) ?? count - 1) + 1
        while place < count {
            if !self[place].isSpaceOrBreak {
                if rest == 0 { return place }
                rest -= 1
            }
            place += 1
        }
        return place
    }

    private func indentation(from start: Int) -> Int {
        var (line, index) = (start, start)
        while index < count, self[index] == 0x20 || self[index] == 0x0A {
            if self[index] == 0x0A { line = index + 1 }
            index += 1
        }
        return index - line
    }
}
