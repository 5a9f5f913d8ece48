import ScreenSpecDiagnostics

/// `type` without the white space that means nothing, and one space where that stands between two words: the spelling by which
/// types are looked up, `[String:Int]` for `[String : Int]`.
package func canonicalSpelling(_ type: ByteText) -> String {
    let text = type.trimmed
    var buffer = ByteBuffer(capacity: text.count + 1)
    var wordEnd = -1
    for index in 0..<text.count where !text[index].isSpaceOrBreak {
        let isInWord = text[index].isIdentifierByte
        if isInWord, wordEnd >= 0, wordEnd < index { buffer.append(0x20) }
        wordEnd = isInWord ? index + 1 : -1
        buffer.append(text[index])
    }
    return buffer.text.string
}
