import ScreenSpecDiagnostics

/// What a spec says under a key, as the language describes it: what a dump prints and a comparison compares. It is made
/// from what decoding stored, by the same description, so that whoever looks at a whole document looks at all of it.
package indirect enum SpecValue: Sendable {
    case text(SourceText)
    /// The name of an SF Symbol.
    case symbol(SourceText)
    /// A word, a number or a Boolean, as the language writes it.
    case word(String, at: SourceRange)
    case list([SpecValue])
    /// - Parameter at: the map, where the language says which keys it has.
    case map([Entry], at: SourceRange?)

    /// A key with its value.
    package struct Entry: Sendable {
        /// The key's bytes, which belong to the language or to the spec's source.
        package let key: ByteText
        /// Where the key stands, if the spec made it up.
        package let place: SourceRange?
        /// What stands behind it.
        package let value: SpecValue

        /// A key of the language.
        init(_ key: StaticString, _ value: SpecValue) {
            self.key = ByteText(key)
            place = nil
            self.value = value
        }

        /// A name that the spec makes up.
        init(_ name: SourceText, _ value: SpecValue) {
            key = name.bytes
            place = name.range
            self.value = value
        }
    }

    /// Whether there is nothing in it.
    var isEmpty: Bool {
        switch self {
        case .list(let values): values.isEmpty
        case .map(let entries, _): entries.isEmpty
        case .text, .symbol, .word: false
        }
    }

    /// Whether both say the same, wherever it stands.
    ///
    /// - Parameter renamed: the names that symbols are to have in `other`, by those that they have here.
    package func says(thatOf other: SpecValue, _ renamed: [String: String]) -> Bool {
        switch (self, other) {
        case (.text(let mine), .text(let theirs)): mine.bytes.equals(theirs.bytes)
        case (.symbol(let mine), .symbol(let theirs)): theirs.bytes.equals(renamed[mine.string] ?? mine.string)
        case (.word(let mine, _), .word(let theirs, _)): mine == theirs
        case (.list(let mine), .list(let theirs)): mine.elementsEqual(theirs) { $0.says(thatOf: $1, renamed) }
        case (.map(let mine, _), .map(let theirs, _)):
            mine.elementsEqual(theirs) { $0.key.equals($1.key) && $0.value.says(thatOf: $1.value, renamed) }
        default: false
        }
    }
}
