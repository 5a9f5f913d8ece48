import ScreenSpecDiagnostics

/// A value in the source that must be quoted for YAML to read it.
package struct QuotedSwift {
    package let key: String
    /// The byte offsets of the value.
    package let start: Int
    package let end: Int
    /// The entry as it should be written.
    package let help: String
}

/// Finds the entry `key: value` around or before `offset` on its line, if its value looks like Swift that YAML reads as
/// something else: it holds `: `, or begins with a character that means something to YAML.
package func quotedSwift(in source: SourceFile, at offset: Int) -> QuotedSwift? {
    let bounds = source.lineBounds(at: offset)
    let line = source.text.slice(bounds.start, bounds.end)
    guard line.count <= 4096, let entry = Entry(in: line, around: offset - bounds.start) else { return nil }
    let value = line.slice(entry.valueStart, entry.valueEnd)
    guard value.needsQuotes else { return nil }
    let key = line.slice(entry.keyStart, entry.keyEnd).string
    return QuotedSwift(
        key: key, start: bounds.start + entry.valueStart, end: bounds.start + entry.valueEnd,
        help: "quote it: `\(key): \(doubleQuoted(value))`")
}

/// `text` as a double-quoted YAML scalar (YAML 1.1, 5.6); single quotes where the text itself has double ones.
package func doubleQuoted(_ text: ByteText) -> String {
    let hasDoubleQuotes = text.firstIndex(of: 0x22) != nil || text.firstIndex(of: 0x5C) != nil
    if hasDoubleQuotes {
        return "'" + text.string.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
    return "\"\(text.string)\""
}

private struct Entry {
    var keyStart: Int
    var keyEnd: Int
    var valueStart: Int
    var valueEnd: Int

    /// The first `key: ` of the line or, in a flow map, of the innermost entry that begins before `place`.
    init?(in line: ByteText, around place: Int) {
        var start = 0
        while start < line.count, line[start] == 0x20 || line[start] == 0x09 { start += 1 }
        while start + 1 < line.count, line[start] == 0x2D, line[start + 1] == 0x20 { start += 2 }
        guard var entry = Entry(in: line, from: start, flow: false) else { return nil }
        // A value that opens a flow map and has entries of its own: go on inside it.
        while entry.valueStart < line.count, line[entry.valueStart] == 0x7B,
            let inner = Entry(lastIn: line, from: entry.valueStart + 1, before: place)
        {
            entry = inner
        }
        self = entry
    }

    /// The last entry of a flow map that begins before `place`.
    private init?(lastIn line: ByteText, from start: Int, before place: Int) {
        var found: Entry?
        var next = start
        while next <= place {
            while next < line.count, line[next] == 0x20 { next += 1 }
            guard let entry = Entry(in: line, from: next, flow: true) else { break }
            if entry.keyStart > place { break }
            found = entry
            next = entry.valueEnd + 1
        }
        guard let found else { return nil }
        self = found
    }

    private init?(in line: ByteText, from start: Int, flow: Bool) {
        var colon = start
        while colon < line.count, line[colon] != 0x3A || (colon + 1 < line.count && line[colon + 1] != 0x20) {
            if line[colon] == 0x23 || line[colon] == 0x28 { return nil }
            if flow, line[colon] == 0x2C || line[colon] == 0x7D { return nil }
            colon += 1
        }
        guard colon > start, colon < line.count else { return nil }
        keyStart = start
        keyEnd = colon
        valueStart = colon + 1
        while valueStart < line.count, line[valueStart] == 0x20 { valueStart += 1 }
        guard valueStart < line.count else { return nil }
        valueEnd = line.endOfValue(from: valueStart, flow: flow)
    }
}

extension ByteText {
    /// Where a value that begins at `start` ends: before a comment, and in a flow map before the `,` or `}` that is
    /// outside the value's own brackets.
    fileprivate func endOfValue(from start: Int, flow: Bool) -> Int {
        var depth = 0
        var end = start
        scan: while end < count {
            switch self[end] {
            case 0x28, 0x5B, 0x7B: depth += 1
            case 0x29, 0x5D, 0x7D:
                if flow, depth == 0 { break scan }
                depth -= 1
            case 0x2C where flow && depth == 0: break scan
            case 0x23 where end > start && self[end - 1] == 0x20: break scan
            default: break
            }
            end += 1
        }
        while end > start, self[end - 1].isSpaceOrBreak { end -= 1 }
        return end
    }

    fileprivate var needsQuotes: Bool {
        guard !isEmpty, self[0] != 0x22, self[0] != 0x27, self[0] != 0x7C, self[0] != 0x3E else { return false }
        switch self[0] {
        case 0x5B, 0x7B, 0x40, 0x60, 0x2A, 0x26, 0x21, 0x25: return true
        default: break
        }
        var index = 0
        while let colon = firstIndex(of: 0x3A, from: index) {
            if colon + 1 == count || self[colon + 1] == 0x20 { return true }
            index = colon + 1
        }
        return false
    }
}
