import ScreenSpecDiagnostics

extension ByteText {
    /// The `:` that ends the key at `start`, if there is one.
    func endOfKey(from start: Int, isFlow: Bool) -> Int? {
        var index = endOfQuotes(from: start) ?? start
        while index < count {
            switch self[index] {
            case 0x3A where index > start && (index + 1 == count || self[index + 1].isSpaceOrBreak): return index
            case 0x23, 0x28, 0x22: return nil
            case 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: if isFlow || index == start { return nil }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Where a value that begins at `start` ends: before a comment, and in a flow collection before the `,` or bracket
    /// that is outside the value's own brackets and strings.
    func endOfValue(from start: Int, isFlow: Bool) -> Int {
        var end =
            outsideStrings(from: endOfQuotes(from: start) ?? start).first { index, depth in
                switch self[index] {
                case 0x29, 0x5D, 0x7D: isFlow && depth < 0
                case 0x2C: isFlow && depth == 0
                case 0x23: index > start && self[index - 1].isSpaceOrBreak
                default: false
                }
            }?.index ?? count
        while end > start, self[end - 1].isSpaceOrBreak { end -= 1 }
        return end
    }

    /// Where the next entry of a flow collection begins, if only a `,` stands between.
    func nextEntry(after end: Int) -> Int? {
        var index = end
        while index < count, self[index].isSpaceOrBreak { index += 1 }
        return index < count && self[index] == 0x2C ? index + 1 : nil
    }

    /// Behind the bracket that closes the one at `start`, if it is closed.
    func endOfBrackets(from start: Int) -> Int? {
        outsideStrings(from: start).first { self[$0].closesBracket && $1 == 0 }.map { $0.index + 1 }
    }

    /// How many brackets are open at the end, or below 0 as soon as one closes that did not open here.
    var bracketDepth: Int {
        var open = 0
        for (index, depth) in outsideStrings() where open >= 0 { open = self[index].opensBracket ? depth + 1 : depth }
        return open
    }

    /// The first `word: ` behind a space outside brackets and quotes, unless it is a choice's: `a ? b: c`.
    var nextKey: Range<Int>? {
        for (index, depth) in outsideStrings() {
            if self[index] == 0x3F { return nil }
            if self[index] == 0x20, depth == 0, let key = key(at: index + 1) { return key }
        }
        return nil
    }

    /// The key of what follows the first comma outside brackets and quotes, where that is `key: …` and nothing before the comma
    /// has a colon.
    var secondEntry: Range<Int>? {
        for (index, depth) in outsideStrings(from: endOfQuotes(from: 0) ?? 0) where depth == 0 {
            if self[index] == 0x3A { return nil }
            if self[index] == 0x2C { return index + 1 < count && self[index + 1] == 0x20 ? key(at: index + 2) : nil }
        }
        return nil
    }

    /// The word at `start` behind which a `:` stands, and a space or nothing more.
    private func key(at start: Int) -> Range<Int>? {
        var end = start
        while end < count, self[end].isIdentifierByte { end += 1 }
        guard end > start, end < count, self[end] == 0x3A, end + 1 == count || self[end + 1] == 0x20 else { return nil }
        return start..<end
    }

    /// The bracket behind which one of another kind closes, if there is one.
    var unclosedBracket: Int? {
        var open: [Int] = []
        for (index, _) in outsideStrings() {
            if self[index].opensBracket { open.append(index) }
            guard self[index].closesBracket else { continue }
            // Of each pair the two are one or two bytes apart.
            guard let last = open.popLast() else { return nil }
            if !(1...2).contains(self[index] - min(self[last], self[index])) { return last }
        }
        return nil
    }

    /// The bytes from `start` on that stand in no string in double quotes, each with the number of brackets that it stands in and
    /// that opened behind `start`; below 0 where more have closed.
    private func outsideStrings(from start: Int = 0) -> some Sequence<(index: Int, depth: Int)> {
        sequence(state: (index: start, depth: 0)) { state in
            while state.index < count, self[state.index] == 0x22, let end = endOfQuotes(from: state.index) {
                state.index = end
            }
            guard state.index < count else { return nil }
            if self[state.index].closesBracket { state.depth -= 1 }
            defer {
                if self[state.index].opensBracket { state.depth += 1 }
                state.index += 1
            }
            return (state.index, state.depth)
        }
    }

    /// Behind the quote that closes the one at `start`, if there is one and it is closed.
    func endOfQuotes(from start: Int) -> Int? {
        guard start < count, self[start] == 0x22 || self[start] == 0x27 else { return nil }
        var index = start + 1
        while index < count, self[index] != self[start] { index += self[index] == 0x5C && self[start] == 0x22 ? 2 : 1 }
        return index < count ? index + 1 : nil
    }
}

extension UInt8 {
    fileprivate var opensBracket: Bool { self == 0x28 || self == 0x5B || self == 0x7B }
    fileprivate var closesBracket: Bool { self == 0x29 || self == 0x5D || self == 0x7D }
}
