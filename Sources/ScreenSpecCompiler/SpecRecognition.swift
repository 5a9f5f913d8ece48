import ScreenSpecDiagnostics

extension ByteText {
    /// Whether `screenspec` is a key at the beginning of a line, or one of a map in braces. What has none is no spec, and nothing
    /// of it is printed.
    var namesTheLanguage: Bool {
        let isFlowMap = beginsFlowMap
        var place = 0
        while let colon = firstIndex(of: 0x3A, from: place) {
            var end = colon
            while end > place, self[end - 1].isSpaceOrBreak || self[end - 1].isQuote { end -= 1 }
            if end >= 10, slice(end - 10, end).equals("screenspec"), beginsKey(end - 10, isFlowMap) { return true }
            place = colon + 1
        }
        return false
    }

    /// Whether there is nothing but white space and markers of documents.
    var holdsNothing: Bool {
        var index = byteOrderMarkLength
        while index < count, self[index].isSpaceOrBreak || self[index] == 0x2D || self[index] == 0x2E { index += 1 }
        return index == count
    }

    /// Whether what begins at `start` is a key: nothing before it on its line but what YAML may have before one.
    private func beginsKey(_ start: Int, _ isFlowMap: Bool) -> Bool {
        var place = start
        while place > byteOrderMarkLength, self[place - 1] != 0x0A, self[place - 1] != 0x0D {
            let byte = self[place - 1]
            // Both are errors, which are told where they stand.
            if isUnseenBreak(before: place) { return true }
            if isByteOrderMark(before: place) {
                place -= 3
                continue
            }
            // `{screenspec: 1}` and `? screenspec`
            guard byte == 0x20 || byte == 0x09 || byte == 0x7B || byte == 0x3F || byte.isQuote else {
                return isFlowMap && (byte == 0x2C || byte == 0x2D)
            }
            place -= 1
        }
        return true
    }

    private var beginsFlowMap: Bool {
        var index = byteOrderMarkLength
        while index < count {
            // Comments and directives go to the end of their lines.
            if self[index] == 0x23 || self[index] == 0x25 {
                while index < count, self[index] != 0x0A, self[index] != 0x0D { index += 1 }
            } else if self[index].isSpaceOrBreak || self[index] == 0x2D {
                index += 1
            } else {
                return self[index] == 0x7B
            }
        }
        return false
    }

    private var byteOrderMarkLength: Int { isByteOrderMark(before: min(count, 3)) ? 3 : 0 }

    private func isByteOrderMark(before end: Int) -> Bool { end > 2 && slice(end - 3, end).equals("\u{FEFF}") }

    /// Whether what ends here is a line break to YAML, though to no editor.
    private func isUnseenBreak(before end: Int) -> Bool {
        (["\u{85}", "\u{2028}", "\u{2029}"] as [StaticString]).contains { character in
            let length = character.utf8CodeUnitCount
            return end >= length && slice(end - length, end).equals(character)
        }
    }
}

extension UInt8 {
    fileprivate var isQuote: Bool { self == 0x22 || self == 0x27 }
}
