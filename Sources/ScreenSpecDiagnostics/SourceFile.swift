#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file's text as UTF-8, with the path by which people know it. Its bytes never move and are freed with it.
package final class SourceFile: @unchecked Sendable {
    /// As diagnostics print it: absolute, so that Xcode and SwiftPM can open it.
    package let path: String
    /// The whole text, without a byte order mark.
    package let text: ByteText
    /// Whether bytes are columns.
    package let isASCII: Bool

    private let allocation: UnsafeMutablePointer<UInt8>

    /// Takes over a copy of `text`.
    package convenience init(path: String, text: ByteText) {
        let owned = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + 1)
        memcpy(owned, text.base, text.count)
        self.init(path: path, adopting: owned, 0, text.count)
    }

    /// Takes over `allocation`, whose bytes from `start` up to `end` are the text.
    package init(path: String, adopting allocation: UnsafeMutablePointer<UInt8>, _ start: Int, _ end: Int) {
        self.path = path
        self.allocation = allocation
        text = ByteText(UnsafePointer(allocation + start), end - start)
        isASCII = text.isASCII
    }

    /// The same for a string.
    package convenience init(path: String, string: String) {
        var buffer = ByteBuffer(capacity: string.utf8.count)
        buffer.append(string)
        self.init(path: path, text: buffer.text)
    }

    deinit { allocation.deallocate() }

    /// Where each line begins, as byte offsets. Lines end at LF, CRLF or a lone CR, as editors count them.
    private lazy var lineStarts: [Int] = {
        let (text, count) = (text, text.count)
        var starts = [0]
        var feed = text.firstIndex(of: 0x0A) ?? count
        var carriage = text.firstIndex(of: 0x0D) ?? count
        while feed < count || carriage < count {
            let isPair = feed < count && carriage + 1 == feed
            let start = (isPair ? feed : min(feed, carriage)) + 1
            starts.append(start)
            if feed < start { feed = text.firstIndex(of: 0x0A, from: start) ?? count }
            if carriage < start { carriage = text.firstIndex(of: 0x0D, from: start) ?? count }
        }
        return starts
    }()

    /// The place of the byte at `offset`, which may be the end of the text.
    package func position(at offset: Int) -> SourcePosition {
        let line = lineIndex(at: offset)
        let start = lineStarts[line]
        let column = max(isASCII ? offset - start : scalarCount(before: offset) - scalarCount(before: start), 0)
        return SourcePosition(line: line + 1, column: column + 1, offset: offset)
    }

    /// How many Unicode scalars begin before every 4,096th byte: lines may be long and hold many findings.
    private lazy var scalarCounts: [Int] = {
        var counts = [0]
        for start in stride(from: 0, to: text.count, by: 4096) {
            counts.append(counts[counts.count - 1] + text.slice(start, min(start + 4096, text.count)).scalarCount)
        }
        return counts
    }()

    private func scalarCount(before offset: Int) -> Int {
        let block = offset / 4096
        return scalarCounts[block] + text.slice(block * 4096, offset).scalarCount
    }

    /// The byte offsets at which the line that holds `offset` begins and ends, its line break left out.
    package func lineBounds(at offset: Int) -> (start: Int, end: Int) {
        let line = lineIndex(at: offset)
        let start = lineStarts[line]
        var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : text.count
        while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
        return (start, end)
    }

    private func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

/// A place in a file: line and column from 1, the column in Unicode scalars; the offset in UTF-8 bytes from 0.
package struct SourcePosition: Hashable, Sendable {
    /// From 1.
    package let line: Int
    /// From 1, in Unicode scalars.
    package let column: Int
    /// From 0, in bytes.
    package let offset: Int
}
