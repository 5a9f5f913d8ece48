import ScreenSpecDiagnostics

extension FailureExplanation {
    /// `title: Favorites, icon: heart`, where one of two entries of a block map stands behind the other.
    func secondKey(in swift: QuotedSwift) -> Diagnostic? {
        guard let key = swift.key, let second = source.text.slice(swift.start, swift.end).secondEntry else {
            return nil
        }
        let name = source.text.slice(swift.start + second.lowerBound, swift.start + second.upperBound).string
        return report(
            .yamlSyntax, "`\(name)` stands on the line of `\(key)`: without braces each key has a line of its own",
            at: swift.start + second.lowerBound, swift.start + second.upperBound,
            help: "write it on the next line; what is text or Swift, and goes on behind a comma, is quoted")
    }
}

extension ByteText {
    /// The key of what follows the first comma outside brackets and quotes, where that is `key: …` and nothing before the comma
    /// has a colon.
    fileprivate var secondEntry: Range<Int>? {
        var (index, depth) = (0, 0)
        while index < count {
            switch self[index] {
            case 0x22, 0x27: index = endOfQuotes(from: index).map { $0 - 1 } ?? count
            case 0x28, 0x5B, 0x7B: depth += 1
            case 0x29, 0x5D, 0x7D: depth -= 1
            case 0x3A where depth == 0: return nil
            case 0x2C where depth == 0:
                let start = index + 2
                var end = start
                while end < count, self[end].isIdentifierByte { end += 1 }
                guard end > start, end + 1 < count, self[index + 1] == 0x20, self[end] == 0x3A, self[end + 1] == 0x20
                else {
                    return nil
                }
                return start..<end
            default: break
            }
            index += 1
        }
        return nil
    }
}
