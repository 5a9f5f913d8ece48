import ScreenSpecDiagnostics

extension ByteText {
    /// The first place at or after `start`, and before `end`, that is not white space or in a comment.
    func skippingBlanks(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end {
            if self[index].isSpaceOrBreak {
                index += 1
            } else if self[index] == 0x23 {
                while index < end, self[index] != 0x0A, self[index] != 0x0D, !isUnicodeBreak(at: index) { index += 1 }
            } else if isUnicodeBreak(at: index) {
                index += self[index] == 0xC2 ? 2 : 3
            } else {
                break
            }
        }
        return index
    }

    /// Where the tag or anchor that begins at `start` ends.
    func endOfProperty(from start: Int, to end: Int) -> Int {
        var index = start
        if index < end, self[index] == 0x26 {
            index += 1
            while index < end, self[index].isIdentifierByte || self[index] == 0x2D, self[index] < 0x80 { index += 1 }
        } else {
            while index < end, !self[index].isSpaceOrBreak, !isUnicodeBreak(at: index) { index += 1 }
        }
        return index
    }

    /// Whether a line break that YAML 1.1 knows beside CR and LF begins here: NEL, LS or PS.
    func isUnicodeBreak(at index: Int) -> Bool {
        if self[index] == 0xC2 { return index + 1 < count && self[index + 1] == 0x85 }
        return self[index] == 0xE2 && index + 2 < count && self[index + 1] == 0x80 && self[index + 2] | 1 == 0xA9
    }

    /// Where the text from `start` up to `end` ends without the white space behind it.
    func droppingBlanks(from start: Int, to end: Int) -> Int {
        var end = end
        while end > start {
            if self[end - 1].isSpaceOrBreak {
                end -= 1
            } else if end >= 2, isUnicodeBreak(at: end - 2) {
                end -= 2
            } else if end >= 3, isUnicodeBreak(at: end - 3) {
                end -= 3
            } else {
                break
            }
        }
        return end
    }
}
