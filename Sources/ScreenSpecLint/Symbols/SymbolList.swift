import ScreenSpecDiagnostics

/// A list of SF Symbols as `screenspec symbols export` writes it. It stays the text that it was read from: names are
/// found in it by halving, and nothing is made of the lines that nobody asks for.
///
/// ```
/// screenspec-symbols 1
/// release 2020 iOS 14.0 macOS 11.0 tvOS 14.0 watchOS 7.0 visionOS 1.0
/// restriction 1 This symbol may not be modified and may only be used to refer to Apple TV.
/// symbols
/// a.book.closed 2020 character.book.closed
/// appletv 2020 - 1
/// book 2020
/// ```
///
/// Below `symbols` stand the names in the order of their bytes, each with the release that it came with, its new name and
/// the number of its restriction. `-` stands for what a name does not have and something behind it does.
package final class SymbolList: @unchecked Sendable {
    /// The text.
    package let source: SourceFile
    /// Where the line of each symbol begins.
    let lines: PlainArray<UInt32>
    let releases: [Release]
    let restrictions: [ByteText]

    /// The systems that came with one generation of symbols.
    struct Release {
        let name: ByteText
        let versions: [(platform: ByteText, version: ByteText)]
    }

    /// What the list says of a name.
    struct Symbol {
        let name: ByteText
        let release: Release?
        let newName: ByteText?
        /// Apple's sentence on what it may stand for.
        let restriction: ByteText?
    }

    init(source: SourceFile, lines: PlainArray<UInt32>, releases: [Release], restrictions: [ByteText]) {
        self.source = source
        self.lines = lines
        self.releases = releases
        self.restrictions = restrictions
    }

    /// The year of the newest symbols that it knows: `2025` of a release `2025.1`.
    var year: String? { releases.last.map { String($0.name.string.prefix { $0 != "." }) } }

    /// How many names it has.
    package var count: Int { lines.count }

    subscript(name: ByteText) -> Symbol? {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if self.name(middle).isBefore(name) { low = middle + 1 } else { high = middle }
        }
        return low < lines.count && self.name(low).equals(name) ? symbol(low) : nil
    }

    /// The name in the line of that number.
    func name(_ number: Int) -> ByteText {
        let text = source.text
        let start = Int(lines.base[number])
        return text.slice(start, text.firstIndex(of: 0x20, from: start) ?? text.count)
    }

    func symbol(_ number: Int) -> Symbol {
        let start = Int(lines.base[number])
        let end = source.text.firstIndex(of: 0x0A, from: start) ?? source.text.count
        let fields = source.text.slice(start, end).words
        let newName = fields.count > 2 && !fields[2].equals("-") ? fields[2] : nil
        let restriction = fields.count > 3 ? Int(fields[3].string).map { restrictions[$0 - 1] } : nil
        return Symbol(
            name: fields[0], release: releases.first { $0.name.equals(fields[1]) }, newName: newName,
            restriction: restriction)
    }

    /// For each name that is new, what it was called before. It takes a look at every line.
    func oldNames() -> [String: [Symbol]] {
        let renamed = lines.indices.lazy.map { self.symbol($0) }.filter { $0.newName != nil }
        return Dictionary(grouping: renamed) { $0.newName!.string }
    }
}

extension ByteText {
    /// In the order of bytes.
    func isBefore(_ other: ByteText) -> Bool {
        let common = min(count, other.count)
        var index = 0
        while index < common, base[index] == other.base[index] { index &+= 1 }
        return index < common ? base[index] < other.base[index] : count < other.count
    }

    /// What stands between its spaces.
    package var words: [ByteText] {
        var words: [ByteText] = []
        var start = 0
        while start < count {
            let end = firstIndex(of: 0x20, from: start) ?? count
            let word = slice(start, end).trimmed
            if !word.isEmpty { words.append(word) }
            start = end + 1
        }
        return words
    }
}
