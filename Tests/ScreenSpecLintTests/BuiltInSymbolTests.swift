import Foundation
import ScreenSpecDiagnostics
import ScreenSpecTestSupport
import Testing

@testable import ScreenSpecLint
@testable import ScreenSpecSymbols

@Suite("The list of SF Symbols that comes with the tool")
struct BuiltInSymbolTests {
    @Test("is small, and knows what a Mac knows")
    func content() throws {
        #expect(ByteText(compactSymbols).count < 80_000)
        let list = SymbolList.builtIn()
        #expect(list.count > 9_000 && list.year == "2025")
        let old = try #require(list[ByteText("a.book.closed")])
        #expect(old.newName?.string == "character.book.closed" && old.release?.name.string == "2020")
        let restricted = try #require(list[ByteText("icloud")])
        #expect(restricted.restriction?.string == "it may only stand for Apple’s iCloud service")
        #expect(list[ByteText("arrow.upright.circle")]?.release == nil)
        #expect(list[ByteText("boook")] == nil && withExtendedLifetime(list) { restricted.newName } == nil)
    }

    @Test(
        "is what the tables say, which are not part of this repository",
        .enabled(if: SharedSymbols.table != nil, "sf-symbols.tsv is not here"))
    func recorded() throws {
        let table = try #require(SharedSymbols.shortTable)
        let file = PackageFolder.url.appending(path: "Sources/ScreenSpecSymbols/CompactSymbols.swift")
        try Snapshot.expect(CompactSymbolText(table).file, at: file)
        if Snapshot.isRecording { return }
        let list = SymbolList.builtIn()
        withExtendedLifetime(list) { #expect(list.source.text.string == table.text) }
    }
}

extension SharedSymbols {
    /// With restrictions in as few words as they take.
    fileprivate static let shortTable = table.map { table in
        var table = table
        table.restrictions = table.restrictions.mapValues { sentence in
            let words = sentence.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let start = words.range(of: " used to refer to ")?.upperBound ?? words.startIndex
            let thing = words[start...]
            return "it may only stand for \(thing.hasSuffix(".") ? thing.dropLast() : thing)"
        }
        return table
    }
}

/// Writes what `CompactSymbolReader` reads.
private struct CompactSymbolText {
    private let table: SymbolTable
    private let lines: [[Substring]]
    private let numbers: [Substring: Int]

    /// What symbols are often made of.
    private static let words = [
        "counterclockwise", "exclamationmark", "horizontal", "rectangle", "triangle", "building", "badge.", "square",
        "circle", "angle", "arrow", "third", "right", ".fill", "slash", ".and.", "fill", "left", "half", "ing", "ar",
        "ed",
        "er", "hi",
    ]

    init(_ table: SymbolTable) {
        self.table = table
        let parts = table.text.split(separator: "symbols\n", maxSplits: 2)
        lines = parts[parts.count - 1].split(separator: "\n").map { $0.split(separator: " ") }
        numbers = Dictionary(uniqueKeysWithValues: lines.enumerated().map { ($1[0], $0) })
    }

    var file: String {
        var header = table.text.split(separator: "\n").prefix { $0 != "symbols" }.map(String.init)
        header.append("words \(Self.words.joined(separator: " "))")
        let rows = header + ["symbols"] + broken(lines.indices.map(entry))
        return """
            /// SF Symbols as `CompactSymbolReader` reads them. A test records this file from tables of facts about them.
            let compactSymbols: StaticString = \"""
            \(rows.map { "    \($0)" }.joined(separator: "\n"))

                \"""

            """
    }

    private func entry(_ number: Int) -> String {
        let line = lines[number]
        let last = number == 0 ? "" : lines[number - 1][0]
        let common = min(zip(last, line[0]).prefix { $0 == $1 }.count, 61)
        var text = "\(release(line[1]))\(Self.digits[common])\(abbreviated(line[0].dropFirst(common)))"
        if line.count > 2, let newName = numbers[line[2]] {
            text += newName > number ? ">\(newName - number)" : "<\(number - newName)"
        }
        return line.count > 3 ? "\(text)#\(line[3])" : text
    }

    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    private func release(_ name: Substring) -> Character {
        table.releases.keys.sorted().firstIndex(of: String(name)).map { Self.digits[10 + $0] } ?? "-"
    }

    private func abbreviated(_ text: Substring) -> String {
        var (rest, result) = (text, "")
        while let first = rest.first {
            if let word = Self.words.indices.first(where: { rest.hasPrefix(Self.words[$0]) }) {
                result.append(Character(Unicode.Scalar(CompactSymbolReader.marks[word])))
                rest = rest.dropFirst(Self.words[word].count)
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// In lines of at most 116 characters.
    private func broken(_ entries: [String]) -> [String] {
        var lines = [""]
        for entry in entries {
            if lines[lines.count - 1].count + entry.count > 116 { lines.append("") }
            lines[lines.count - 1] += entry
        }
        return lines
    }
}
