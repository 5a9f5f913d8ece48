import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// What an enum's coding calls its own values: types and defaults of payloads stand where they are in scope.
final class CodingNames {
    private let memory: ByteBuffer
    /// The container of a payload.
    let values: ByteText
    /// The name that a case was saved under.
    let name: ByteText

    /// - Parameter isCodable: whether there is any coding.
    init(_ table: CaseTable, isCodable: Bool) {
        var words = LocalNames([])
        let (rows, parameters) = (table.rows.base, table.parameters.base)
        var row = 0
        while isCodable, row < table.count {
            var parameter = rows[row].payload.start
            while parameter < rows[row].payload.end {
                words.takeCodingWords(parameters[parameter])
                parameter &+= 1
            }
            row &+= 1
        }
        var memory = ByteBuffer(capacity: 64)
        memory.append(words.name("values"))
        let end = memory.count
        memory.append(words.name("name"))
        values = memory.text.slice(0, end)
        name = memory.text.slice(end, memory.count)
        self.memory = memory
    }
}

extension LocalNames {
    fileprivate mutating func takeCodingWords(_ parameter: PayloadParameter) {
        let type = parameter.typeText
        let isPlain = parameter.typeFacts.isPlainName && type[0] &- 0x41 < 26
        if !isPlain { take(wordsIn: type, where: mayBeOne) }
        if parameter.hasDefault { take(wordsIn: parameter.defaultText, where: mayBeOne) }
    }
}

/// Whether a word is one of the names or looks like a variant of one. There may be 100,000 others.
private func mayBeOne(_ word: ByteText) -> Bool {
    switch word[0] {
    case 0x6E: word.equals("name")
    case 0x6F: word.count > 3
    case 0x76: word.equals("values")
    default: false
    }
}
