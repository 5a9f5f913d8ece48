import ScreenSpecDiagnostics

extension ByteBuffer {
    /// Text behind a line comment's marker. After each line break the indentation and the marker are repeated; line
    /// breaks at the end are left out. What could forge a line, hide or turn the reading direction is written visibly.
    mutating func append(comment text: ByteText) {
        let bytes = text.base
        let length = text.count
        var index = 0
        // Printable ASCII.
        while index < length, bytes[index] &- 0x20 < 0x5F { index &+= 1 }
        if index == length { append(bytes, count: length) } else { append(unusualComment: text) }
    }

    private mutating func append(unusualComment text: ByteText) {
        let bytes = text.base
        let length = text.lengthWithoutTrailingBreaks
        var start = 0
        var index = 0
        var prefix: CommentPrefix?
        while index < length {
            let byte = bytes[index]
            if byte &- 0x20 < 0x5F {
                index &+= 1
                continue
            }
            let scalar = text.scalar(at: index)
            let breakLength = text.lineBreakLength(scalar, at: index)
            let isShown = byte == 0x09 || !isUnseen(scalar.value) && !scalar.isMalformed
            if breakLength == 0, isShown {
                index &+= scalar.length
                continue
            }
            append(bytes + start, count: index &- start)
            if breakLength > 0 {
                let known = prefix ?? commentPrefix()
                prefix = known
                breakComment(known)
            } else {
                append(visible: scalar.value)
            }
            index &+= max(breakLength, scalar.length)
            start = index
        }
        append(bytes + start, count: length &- start)
        if start == length { removeTrailingSpaces() }
    }

    /// The beginning of the last line up to the comment's text. Behind code it is the indentation, and two slashes.
    private mutating func commentPrefix() -> CommentPrefix {
        let indentation = indentation
        let (start, indentationEnd) = (indentation.start, indentation.end)
        var end = indentationEnd
        while end < count, base[end] == 0x2F { end += 1 }
        let isBehindCode = end - indentationEnd < 2
        if isBehindCode { return CommentPrefix(start: start, end: indentationEnd, marker: "//", gap: 1) }
        var gap = 0
        while end + gap < count, base[end + gap] == 0x20 || base[end + gap] == 0x09 { gap += 1 }
        return CommentPrefix(start: start, end: end, marker: "", gap: gap)
    }

    private mutating func breakComment(_ prefix: CommentPrefix) {
        removeTrailingSpaces()
        append(0x0A)
        appendOwn(prefix.start, prefix.end)
        append(prefix.marker)
        for _ in 0..<prefix.gap { append(0x20) }
    }

    /// Stops at the comment's marker at the latest.
    private mutating func removeTrailingSpaces() {
        var end = count
        while end > 0, base[end - 1] == 0x20 || base[end - 1] == 0x09 { end -= 1 }
        truncate(to: end)
    }
}

/// What each further line of a comment begins with: bytes of the output, a marker, and spaces.
private struct CommentPrefix {
    let start: Int
    let end: Int
    let marker: StaticString
    let gap: Int
}

extension ByteText {
    /// The length without the line breaks at the end and the spaces around them.
    fileprivate var lengthWithoutTrailingBreaks: Int {
        var length = count
        var endsWithBreak = false
        while length > 0, base[length - 1].isSpaceOrBreak {
            length -= 1
            if base[length] == 0x0A || base[length] == 0x0D { endsWithBreak = true }
        }
        return endsWithBreak ? length : count
    }

    /// How long the line break is that begins with `scalar`: 0 if it is none.
    fileprivate func lineBreakLength(_ scalar: UTF8Scalar, at index: Int) -> Int {
        switch scalar.value {
        case 0x0D: index + 1 < count && base[index + 1] == 0x0A ? 2 : 1
        case 0x0A, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: scalar.length
        default: 0
        }
    }
}
