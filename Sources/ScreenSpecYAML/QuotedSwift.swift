import ScreenSpecDiagnostics

/// A value in the source that must be quoted for YAML to read it.
package struct QuotedSwift {
    /// The key whose value it is, or stands in; nothing for an item of a block list.
    package let key: String?
    /// The byte offsets of the value.
    package let start: Int
    /// The byte offset behind it.
    package let end: Int
    /// The entry as it should be written.
    package let help: String
    /// The value in quotes; nothing where that is not enough.
    package let replacement: String?
    /// The byte offset of a bracket in the value behind which one of another kind closes.
    package let unclosedBracket: Int?
    /// Whether it stands in a flow collection.
    package let isFlow: Bool
    /// The byte offsets of what may be another key of the same map, before which a comma is missing or a line ends.
    package let nextKey: Range<Int>?
}

/// Finds the entry `key: value` that holds `offset`, or ends before it on its line, if its value looks like Swift that
/// YAML reads as something else: it holds `: `, goes on behind a bracket or a quote, or begins with a character that
/// means something to YAML.
///
/// - Parameter isFlow: whether the line is known to stand in a flow collection that began above it.
package func quotedSwift(in source: SourceFile, at offset: Int, isFlow: Bool = false) -> QuotedSwift? {
    let bounds = source.lineBounds(at: offset)
    let line = source.text.slice(bounds.start, bounds.end)
    guard line.count <= 4096, let entry = Entry(in: line, at: offset - bounds.start, isFlow: isFlow) else { return nil }
    let value = line.slice(entry.valueStart, entry.valueEnd)
    guard value.needsQuotes(isFlow: entry.isFlow) else { return nil }
    let key = entry.key.map { line.slice($0.lowerBound, $0.upperBound).string }
    let beginning = key.map { "\($0): " } ?? (entry.isFlow ? "" : "- ")
    let goesOn = value.bracketDepth > 0
    let outerKey = entry.outerKey.map { line.slice($0.lowerBound, $0.upperBound).string }
    let help =
        !goesOn
        ? "quote it: `\(beginning)\(quoted(value))`"
        : entry.isFlow
            ? "quote it to its end, on a line below: `\(beginning)\"\(value.string) …\"`"
            : "write `\(beginning)|`, and the Swift on the lines below it"
    let isAttribute = key == "default" || (outerKey ?? keyAbove(Line(source, at: offset))) == "attributes"
    return QuotedSwift(
        key: key ?? outerKey, start: bounds.start + entry.valueStart, end: bounds.start + entry.valueEnd,
        help: value[0] == 0x21 && isAttribute
            ? "\(help), save for a `Bool`, which takes `true` or `false` and no expression" : help,
        replacement: goesOn ? nil : quoted(value),
        unclosedBracket: value.unclosedBracket.map { bounds.start + entry.valueStart + $0 },
        isFlow: entry.isFlow,
        nextKey: value.nextKey.flatMap { key in
            // In a line of text a word with a colon may be all sorts of things.
            guard entry.isFlow || standBesideOthers.contains(value.slice(key.lowerBound, key.upperBound).string) else {
                return nil
            }
            let start = bounds.start + entry.valueStart
            return start + key.lowerBound..<start + key.upperBound
        })
}

/// Keys of the maps that have several.
private let standBesideOthers: Set = [
    "attributes", "available", "badge", "collapsible", "columns", "condition", "each", "holds", "icon", "id", "items",
    "message", "opens", "payload", "placeholder", "placement", "presentation", "requires", "returns", "role", "root",
    "size", "style", "summary", "tab", "title", "view", "visible", "when", "whenEmpty",
]

/// What the value of a key is, as a message says it.
package func noun(ofValue key: String?) -> String {
    ["message", "name", "summary", "title"].contains(key) ? "text" : "Swift"
}

/// The key of the block map that `line` stands in.
private func keyAbove(_ line: Line) -> String? {
    var above = line.above
    // An entry is not long, and what it stands in is near.
    for _ in 0..<64 {
        guard let next = above else { return nil }
        if next.indentation < line.indentation { return next.key.map { next.text($0) } }
        above = next.above
    }
    return nil
}

/// `text` as a quoted YAML scalar (YAML 1.1, 5.6), in double quotes where none of it needs an escape in them.
package func quoted(_ text: ByteText) -> String {
    let isQuoted = text.count > 1 && (text[0] == 0x22 || text[0] == 0x27) && text[0] == text[text.count - 1]
    // Quotes around the whole that end early, at a quote inside, are not part of the text.
    if isQuoted, text.slice(1, text.count - 1).firstIndex(of: text[0]) != nil {
        return quoted(text.slice(1, text.count - 1))
    }
    if text.firstIndex(of: 0x22) == nil, text.firstIndex(of: 0x5C) == nil { return "\"\(text.string)\"" }
    return "'" + text.string.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
}

/// One entry of a map or item of a list, as offsets in its line.
private struct Entry {
    var key: Range<Int>?
    var outerKey: Range<Int>?
    var valueStart: Int
    var valueEnd: Int
    var isFlow: Bool

    /// The entry at `place`: the line's own one or, where that opens a flow collection around `place`, one in there.
    init?(in line: ByteText, at place: Int, isFlow: Bool) {
        var start = 0
        while start < line.count, line[start].isSpaceOrBreak { start += 1 }
        let content = start
        while start + 1 < line.count, line[start] == 0x2D, line[start + 1] == 0x20 {
            start += 2
            while start < line.count, line[start] == 0x20 { start += 1 }
        }
        let isItem = start > content
        guard var entry = Entry(in: line, from: start, isFlow: isFlow || line.bracketDepth < 0) else { return nil }
        if entry.key == nil, !isItem, !entry.isFlow { return nil }
        var list: Entry?
        while true {
            if entry.isFlow, entry.valueEnd < place, let next = line.nextEntry(after: entry.valueEnd),
                let sibling = Entry(in: line, from: next, isFlow: true)
            {
                if entry.goesOn(in: sibling, of: line) {
                    entry.valueEnd = sibling.valueEnd
                } else {
                    entry = Entry(sibling, outerKey: entry.outerKey)
                }
            } else if entry.valueStart < place, line[entry.valueStart] | 0x20 == 0x7B,
                !line.slice(entry.valueStart, line.count).beginsWithEmptyDictionary,
                place < line.endOfBrackets(from: entry.valueStart) ?? Int.max,
                let inner = Entry(in: line, from: entry.valueStart + 1, isFlow: true)
            {
                list = line[entry.valueStart] == 0x5B ? list ?? entry : nil
                entry = Entry(inner, outerKey: entry.key ?? entry.outerKey)
                // No list of a spec holds pairs: this is the type of a dictionary.
                if let list, entry.key != nil {
                    entry = list
                    break
                }
            } else {
                break
            }
        }
        while entry.isFlow, let next = line.nextEntry(after: entry.valueEnd),
            let sibling = Entry(in: line, from: next, isFlow: true), entry.goesOn(in: sibling, of: line)
        {
            entry.valueEnd = sibling.valueEnd
        }
        self = entry
    }

    /// Whether what stands behind a comma of the value is more of it, `Dictionary<String, Int> = [:]`, for no entry of a map is
    /// without a key. A word alone or before a bracket may be one that lacks its colon.
    private func goesOn(in sibling: Entry, of line: ByteText) -> Bool {
        guard let key, sibling.key == nil else { return false }
        let value = line.slice(valueStart, valueEnd).trimmed
        if value.count > 0, value[0] == 0x22 || value[0] == 0x27, value.endOfQuotes(from: 0) == value.count {
            return false
        }
        let rest = line.slice(sibling.valueStart, sibling.valueEnd)
        if rest.isEmpty { return false }
        var end = 0
        while end < rest.count, rest[end].isIdentifierByte { end += 1 }
        if standBesideOthers.contains(rest.slice(0, end).string) { return false }
        let behind = rest.slice(end, rest.count).trimmed
        if noun(ofValue: line.slice(key.lowerBound, key.upperBound).string) == "text" {
            return end == 0 || !behind.isListOrMap
        }
        return end == 0 || !behind.isEmpty && behind[0] | 0x20 != 0x7B
    }

    private init(_ entry: Entry, outerKey: Range<Int>?) {
        self = entry
        self.outerKey = outerKey
    }

    private init?(in line: ByteText, from start: Int, isFlow: Bool) {
        self.isFlow = isFlow
        valueStart = start
        while valueStart < line.count, line[valueStart] == 0x20 { valueStart += 1 }
        if let colon = line.endOfKey(from: valueStart, isFlow: isFlow) {
            key = valueStart..<colon
            valueStart = colon + 1
            while valueStart < line.count, line[valueStart].isSpaceOrBreak { valueStart += 1 }
        }
        guard valueStart < line.count else { return nil }
        valueEnd = line.endOfValue(from: valueStart, isFlow: isFlow)
    }
}

extension ByteText {
    /// `[:]`
    fileprivate var beginsWithEmptyDictionary: Bool {
        guard let end = endOfBrackets(from: 0), self[0] == 0x5B else { return false }
        return slice(1, end - 1).trimmed.equals(":")
    }

    /// Whether YAML reads this value as something else than one plain text.
    fileprivate func needsQuotes(isFlow: Bool) -> Bool {
        switch self[0] {
        case _ where isEmpty: return false
        case 0x22, 0x27: return endOfQuotes(from: 0).map { $0 < count } ?? false
        case 0x3A, 0x7C, 0x3E: return false
        case 0x5B, 0x7B: return endOfBrackets(from: 0) != nil
        case 0x40, 0x60, 0x2A, 0x26, 0x21, 0x25: return true
        default: break
        }
        var index = 0
        while index < count {
            switch self[index] {
            case 0x3A where index + 1 == count || self[index + 1].isSpaceOrBreak: return true
            case 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: if isFlow { return true }
            default: break
            }
            index += 1
        }
        return false
    }
}
