import ScreenSpecDiagnostics

extension SymbolList {
    /// The name that `word` was probably meant to be: one few edits away, one with the same words in another order, or what
    /// `word` is a variant of that does not exist.
    func nearest(to word: ByteText) -> ByteText? {
        let letters = word.letters
        let parts = word.count <= 128 ? word.parts : ""
        var candidates: [ByteText] = []
        var reordered: ByteText?
        for number in lines.indices {
            let name = name(number)
            // An edit changes two letters at most; comparing letters costs much less than counting edits.
            let difference = (name.letters ^ letters).nonzeroBitCount
            if difference <= 6, abs(name.count - word.count) <= 3 { candidates.append(name) }
            if difference == 0, reordered == nil, name.count == word.count, name.parts == parts { reordered = name }
        }
        return ScreenSpecDiagnostics.nearest(to: word, among: candidates) ?? reordered ?? beginning(of: word)
    }

    /// The longest name that `word` begins with, by whole words.
    private func beginning(of word: ByteText) -> ByteText? {
        var end = word.count - 1
        while end > 0 {
            if word[end] == 0x2E, let symbol = self[word.slice(0, end)] { return symbol.name }
            end -= 1
        }
        return nil
    }
}

extension ByteText {
    /// A bit for each letter and digit that occurs in it.
    fileprivate var letters: UInt64 {
        var letters: UInt64 = 0
        var index = 0
        while index < count {
            letters |= 1 << UInt64(base[index] & 0x3F)
            index &+= 1
        }
        return letters
    }

    /// The words between its dots, sorted.
    fileprivate var parts: String { string.split(separator: ".").sorted().joined(separator: ".") }
}
