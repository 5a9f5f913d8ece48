import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The blanks that a line of the output begins with, as a stretch of it.
struct Indentation {
    let start: Int
    let end: Int
}

/// What is known of the line that is being written, and how it goes on in another.
extension ByteBuffer {
    /// The blanks at the beginning of the last line.
    var indentation: Indentation {
        mutating get {
            // Most often nothing else stands on it yet.
            var start = count
            while start > 0, base[start &- 1] == 0x20 { start &-= 1 }
            if start == 0 || base[start &- 1] == 0x0A { return Indentation(start: start, end: count) }
            start = lineStart
            var end = start
            while end < count, base[end] == 0x20 || base[end] == 0x09 { end &+= 1 }
            return Indentation(start: start, end: end)
        }
    }

    /// Appends bytes of this buffer again.
    mutating func appendOwn(_ start: Int, _ end: Int) {
        var index = start
        while index < end {
            append(base[index])
            index &+= 1
        }
    }

    /// Goes on in a new line, `deeper` spaces to the right of `indentation`.
    mutating func breakLine(_ indentation: Indentation, deeper: Int = 0) {
        append(0x0A)
        appendOwn(indentation.start, indentation.end)
        var column = 0
        while column < deeper {
            append(0x20)
            column &+= 1
        }
    }

    /// Lets what stands behind the space at `position` go on in a new line, four spaces to the right of `indentation`.
    /// Returns where that line begins.
    mutating func breakLine(_ indentation: Indentation, at position: Int) -> Int {
        let end = count
        breakLine(indentation, deeper: 4)
        let added = count - end
        appendOwn(position + 1, end)
        memmove(base + position, base + end, count - end)
        truncate(to: end + added - 1)
        return position + 1
    }

    /// Whether what stands from `start` on is on one line, and that line within the width, with room for `behind` more
    /// bytes.
    mutating func fits(from start: Int, behind: Int = 0) -> Bool {
        let lineStart = lineStart
        return lineStart <= start && count &- lineStart &+ behind <= lineWidth
    }
}

/// Code that stands on the rest of the line where it fits, and is broken where not.
extension ByteBuffer {
    /// Elements between brackets: on the rest of the line, or else one a line. Nothing stands between the brackets of a
    /// list without elements.
    ///
    /// - Parameters:
    ///   - start: the first element, handed to `element` like those up to `end`.
    ///   - behind: how many bytes the code around puts behind the closing bracket.
    ///   - isBroken: whether each stands on a line of its own in any case.
    ///   - endsWithComma: whether the last one of a broken list has a comma behind it.
    mutating func appendList(
        _ open: StaticString, _ start: Int, _ end: Int, _ close: StaticString, behind: Int = 0,
        isBroken: Bool = false, endsWithComma: Bool = false, _ element: (Int, inout ByteBuffer) -> Void
    ) {
        let begin = count
        if !isBroken || start == end {
            append(open)
            var index = start
            while index < end, count &- begin <= lineWidth {
                if index > start { append(", ") }
                element(index, &self)
                index &+= 1
            }
            append(close)
            if start == end || index == end && fits(from: begin, behind: behind) { return }
            truncate(to: begin)
        }
        appendBroken(open, start, end, close, endsWithComma, element)
    }

    private mutating func appendBroken(
        _ open: StaticString, _ start: Int, _ end: Int, _ close: StaticString, _ endsWithComma: Bool,
        _ element: (Int, inout ByteBuffer) -> Void
    ) {
        let indentation = indentation
        append(open)
        var index = start
        while index < end {
            breakLine(indentation, deeper: 4)
            element(index, &self)
            index &+= 1
            if index < end || endsWithComma { append(",") }
        }
        breakLine(indentation)
        append(close)
    }

    /// What `write` writes, behind a space on the rest of the line, or else on a line of its own that is indented.
    ///
    /// - Parameters:
    ///   - indentation: that of the code which it belongs to.
    ///   - lineStart: where the last line begins, if that is known.
    ///   - behind: how many bytes the code around puts behind it.
    mutating func appendHereOrBelow(
        _ indentation: Indentation, lineStart: Int? = nil, behind: Int = 0, _ write: (inout ByteBuffer) -> Void
    ) {
        let start = count
        let lineStart = lineStart ?? self.lineStart
        append(0x20)
        write(&self)
        let isWithin = count &- lineStart &+ behind <= lineWidth
        if isWithin, memchr(base + start, 0x0A, count &- start) == nil { return }
        truncate(to: start)
        breakLine(indentation, deeper: 4)
        write(&self)
    }
}
