import ScreenSpecDiagnostics
import ScreenSpecModel

/// What the files of a spec say, for `screenspec dump --stage document`: every value with the place where it begins.
package func dumpDocument(_ document: SpecValue, _ sources: SourceMap) -> String {
    var writer = DumpWriter(sources)
    guard case .map(let entries, _) = document else { return "" }
    for entry in entries { writer.write(entry.key.string, at: entry.place, entry.value) }
    return writer.text
}

extension DumpWriter {
    /// Writes what stands under a key, or in a list.
    ///
    /// - Parameter place: the key's, where it is a name that the spec makes up.
    fileprivate mutating func write(_ key: String, at place: SourceRange?, _ value: SpecValue) {
        switch value {
        case .text(let text), .symbol(let text): self.value(key, text)
        case .word(let word, let range): line("\(key) \(word)", at: range)
        case .list(let values):
            section(key, at: place) { writer in
                for value in values { writer.write("-", at: nil, value) }
            }
        case .map(let entries, let range):
            section(key, at: place ?? range) { writer in
                for entry in entries { writer.write(entry.key.string, at: entry.place, entry.value) }
            }
        }
    }
}
