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
        var depth = 0
        var end = start
        scan: while end < count {
            switch self[end] {
            case 0x22: end = (endOfQuotes(from: end) ?? end + 1) - 1
            case 0x27 where end == start: end = (endOfQuotes(from: end) ?? end + 1) - 1
            case 0x28, 0x5B, 0x7B: depth += 1
            case 0x29, 0x5D, 0x7D:
                if isFlow, depth == 0 { break scan }
                depth -= 1
            case 0x2C where isFlow && depth == 0: break scan
            case 0x23 where end > start && self[end - 1].isSpaceOrBreak: break scan
            default: break
            }
            end += 1
        }
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
    func endOfBrackets(from start: Int) -> Int? { brackets(from: start, upTo: 0).end }

    /// How many brackets are open at the end, or below 0 as soon as one closes that did not open here.
    var bracketDepth: Int { brackets(from: 0, upTo: -1).depth }

    /// The first `word: ` behind a space outside brackets and quotes, unless it is a choice's: `a ? b: c`.
    var nextKey: Range<Int>? {
        var (index, depth) = (0, 0)
        while index < count {
            switch self[index] {
            case 0x22: index = (endOfQuotes(from: index) ?? index + 1) - 1
            case 0x28, 0x5B, 0x7B: depth += 1
            case 0x29, 0x5D, 0x7D: depth -= 1
            case 0x3F: return nil
            case 0x20 where depth == 0:
                var end = index + 1
                while end < count, self[end].isIdentifierByte { end += 1 }
                if end > index + 1, end < count, self[end] == 0x3A, end + 1 == count || self[end + 1] == 0x20 {
                    return index + 1..<end
                }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The bracket behind which one of another kind closes, if there is one.
    var unclosedBracket: Int? {
        var open: [Int] = []
        var index = 0
        while index < count {
            switch self[index] {
            case 0x22: index = (endOfQuotes(from: index) ?? index + 1) - 1
            case 0x28, 0x5B, 0x7B: open.append(index)
            case 0x29, 0x5D, 0x7D:
                // Of each pair the two are one or two bytes apart.
                guard let last = open.popLast() else { return nil }
                if !(1...2).contains(self[index] - min(self[last], self[index])) { return last }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Where a bracket closes behind which `least` are open, from `start` on; and how many are open there, or at the end.
    private func brackets(from start: Int, upTo least: Int) -> (end: Int?, depth: Int) {
        var depth = 0
        var index = start
        while index < count {
            switch self[index] {
            case 0x22: index = (endOfQuotes(from: index) ?? index + 1) - 1
            case 0x28, 0x5B, 0x7B: depth += 1
            case 0x29, 0x5D, 0x7D:
                depth -= 1
                if depth == least { return (index + 1, depth) }
            default: break
            }
            index += 1
        }
        return (nil, depth)
    }

    /// Behind the quote that closes the one at `start`, if there is one and it is closed.
    func endOfQuotes(from start: Int) -> Int? {
        guard start < count, self[start] == 0x22 || self[start] == 0x27 else { return nil }
        var index = start + 1
        while index < count, self[index] != self[start] { index += self[index] == 0x5C && self[start] == 0x22 ? 2 : 1 }
        return index < count ? index + 1 : nil
    }
}
