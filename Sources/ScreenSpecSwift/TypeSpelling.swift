import ScreenSpecDiagnostics

/// Whether two types are spelled alike but for white space that means nothing: `[String : Int]` and `[String:Int]`.
package func isSameSpelling(_ left: ByteText, _ right: ByteText) -> Bool {
    if left.equals(right) { return true }
    var (first, second) = (SpellingReader(left), SpellingReader(right))
    while true {
        let byte = first.next()
        if byte != second.next() { return false }
        if byte == 0 { return true }
    }
}

/// Appends `type` without the white space that means nothing: the spelling by which types are looked up.
package func appendCanonicalSpelling(_ type: ByteText, to buffer: inout ByteBuffer) {
    var reader = SpellingReader(type)
    while true {
        let byte = reader.next()
        if byte == 0 { return }
        buffer.append(byte)
    }
}

/// Gives a type's bytes without insignificant white space, then zeros. White space between two words is one space.
private struct SpellingReader {
    let text: ByteText
    var index = 0
    var last: UInt8 = 0

    init(_ text: ByteText) { self.text = text.trimmed }

    mutating func next() -> UInt8 {
        let begin = index
        while index < text.count, text[index].isSpaceOrBreak { index += 1 }
        guard index < text.count else { return 0 }
        if index > begin, last.isIdentifierByte, text[index].isIdentifierByte {
            last = 0x20
            return last
        }
        last = text[index]
        index += 1
        return last
    }
}
