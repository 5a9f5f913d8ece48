/// Swift source as bytes, with what is code apart from what stands in strings and comments.
struct SwiftText {
    let bytes: [UInt8]
    /// Whether the byte at an offset is code.
    private(set) var isCode: [Bool]

    init(_ text: String) {
        bytes = Array(text.utf8)
        isCode = Array(repeating: true, count: bytes.count)
        var offset = 0
        while offset < bytes.count {
            let end = endOfText(at: offset)
            if end > offset { isCode.replaceSubrange(offset..<end, with: repeatElement(false, count: end - offset)) }
            offset = max(end, offset + 1)
        }
    }

    subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The first place of a word or sign in code, at or after an offset.
    func find(_ word: String, from start: Int) -> Int? {
        let first = word.utf8.first
        for offset in start..<bytes.count where bytes[offset] == first {
            if isCode[offset], has(word, at: offset) { return offset }
        }
        return nil
    }

    func has(_ word: String, at offset: Int) -> Bool {
        offset >= 0 && bytes[min(offset, bytes.count)...].starts(with: word.utf8)
    }

    /// The word in code that is nearest before an offset, of those given, and where it begins.
    func last(of words: [String], before end: Int) -> (word: String, start: Int)? {
        for start in stride(from: end - 1, through: 0, by: -1) where isCode[start] {
            for word in words where hasWord(word, at: start) { return (word, start) }
        }
        return nil
    }

    func hasWord(_ word: String, at offset: Int) -> Bool {
        let end = offset + word.utf8.count
        return has(word, at: offset) && !isWord(at: offset - 1) && !isWord(at: end)
    }

    private func isWord(at offset: Int) -> Bool {
        guard bytes.indices.contains(offset) else { return false }
        let byte = bytes[offset]
        return byte == UInt8(ascii: "_") || byte == UInt8(ascii: "#") || byte >= 0x80
            || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
            || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }

    /// The offset of the first `{` outside parentheses, at or after an offset.
    func openingBrace(from start: Int) -> Int? {
        var depth = 0
        for offset in start..<bytes.count where isCode[offset] {
            switch bytes[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "{") where depth == 0: return offset
            default: break
            }
        }
        return nil
    }

    /// The offset of the bracket that closes what is open at an offset; one at the offset itself counts as open.
    func closing(_ brackets: (open: Character, close: Character), from start: Int) -> Int? {
        var depth = has(String(brackets.open), at: start) ? 0 : 1
        for offset in start..<bytes.count where isCode[offset] {
            if bytes[offset] == brackets.open.asciiValue { depth += 1 }
            if bytes[offset] == brackets.close.asciiValue { depth -= 1 }
            if depth == 0 { return offset }
        }
        return nil
    }

    func skipSpaces(from start: Int) -> Int {
        bytes[min(start, bytes.count)...].firstIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D }
            ?? bytes.count
    }
}

// MARK: - Strings and comments

extension SwiftText {
    /// The end of the string or comment that begins at an offset, or the offset itself.
    private func endOfText(at offset: Int) -> Int {
        switch bytes[offset] {
        case UInt8(ascii: "/") where has("//", at: offset):
            return bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
        case UInt8(ascii: "/") where has("/*", at: offset): return endOfBlockComment(at: offset)
        case UInt8(ascii: "#"), UInt8(ascii: "\""): return endOfString(at: offset) ?? offset
        default: return offset
        }
    }

    private func endOfBlockComment(at start: Int) -> Int {
        var (depth, offset) = (0, start)
        while offset < bytes.count {
            if has("/*", at: offset) {
                (depth, offset) = (depth + 1, offset + 2)
            } else if has("*/", at: offset) {
                (depth, offset) = (depth - 1, offset + 2)
            } else {
                offset += 1
            }
            if depth == 0 { return offset }
        }
        return offset
    }

    /// The end of a string literal of any kind, with what is interpolated.
    private func endOfString(at start: Int) -> Int? {
        let marks = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
        guard has("\"", at: start + marks) else { return nil }
        let quotes = has("\"\"\"", at: start + marks) ? "\"\"\"" : "\""
        let hashes = String(repeating: "#", count: marks)
        var offset = start + marks + quotes.utf8.count
        while offset < bytes.count {
            if has(quotes + hashes, at: offset) { return offset + quotes.utf8.count + marks }
            if has("\\\(hashes)(", at: offset) {
                offset = endOfInterpolation(at: offset + marks + 2)
            } else {
                offset += has("\\\(hashes)", at: offset) ? marks + 2 : 1
            }
        }
        return offset
    }

    private func endOfInterpolation(at start: Int) -> Int {
        var (depth, offset) = (1, start)
        while offset < bytes.count, depth > 0 {
            let end = endOfText(at: offset)
            if end > offset {
                offset = end
                continue
            }
            if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
            if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
            offset += 1
        }
        return offset
    }
}
