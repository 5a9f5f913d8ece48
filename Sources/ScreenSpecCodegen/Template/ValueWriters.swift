import ScreenSpecDiagnostics
import ScreenSpecSwift

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How each kind of text writes itself.
extension ByteBuffer {
    /// A Swift name, in back-ticks where it would be a reserved word. Behind a `.` few words are; inside a longer word
    /// and behind a back-tick none is.
    @_transparent
    mutating func append(identifier name: ByteText) {
        if SwiftKeywords.needsTicks(name) { return append(reservedWord: name) }
        append(name.base, count: name.count)
    }

    private mutating func append(reservedWord name: ByteText) {
        let last = count > 0 ? base[count - 1] : 0
        let isMember = last == 0x2E && !(count > 1 && base[count - 2] == 0x2E)
        let isPart = last.isIdentifierByte || last == 0x60
        let isPlain = isPart || isMember && !SwiftKeywords.isReservedAfterDot(name)
        if isPlain { append(name) } else { append(backTicked: name) }
    }

    /// The label of a parameter, where it is declared.
    mutating func append(label name: ByteText) {
        if SwiftKeywords.isReservedLabel(name) { append(backTicked: name) } else { append(name) }
    }

    /// The label of an argument, in a call.
    mutating func append(argumentLabel name: ByteText) {
        if SwiftKeywords.isReservedArgumentLabel(name) { append(backTicked: name) } else { append(name) }
    }

    private mutating func append(backTicked name: ByteText) {
        append(0x60)
        append(name)
        append(0x60)
    }

    /// A type or an expression as it is, composed or from the spec. Its further lines are indented like the line it begins on.
    @_transparent
    mutating func append(code text: ByteText) {
        if memchr(text.base, 0x0A, text.count) != nil { return append(codeLines: text) }
        append(text.base, count: text.count)
    }

    /// The same for code that was put together elsewhere.
    @_disfavoredOverload
    mutating func append(code string: String) {
        string.withBytes { append(code: $0) }
    }

    private mutating func append(codeLines text: ByteText) {
        let indentation = indentation
        var start = 0
        while let lineBreak = text.firstIndex(of: 0x0A, from: start) {
            append(text.slice(start, lineBreak + 1))
            start = lineBreak + 1
            let isEmpty = start == text.count || text[start] == 0x0A || text[start] == 0x0D
            if !isEmpty { appendOwn(indentation.start, indentation.end) }
        }
        append(text.slice(start, text.count))
    }

    /// A string literal whose value is exactly `text`: printable ASCII as it is, everything else escaped.
    package mutating func append(stringLiteral text: ByteText) {
        let bytes = text.base
        let length = text.count
        var index = 0
        while index &+ 8 <= length {
            // Eight bytes at once: in each byte's highest bit stands whether it is `"`, `\` or no printable ASCII.
            let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)
            let quote = (word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
            let backslash = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
            let control = word &- 0x2020_2020_2020_2020
            let delete = word &+ 0x0101_0101_0101_0101
            if (quote | backslash | control | delete | word) & 0x8080_8080_8080_8080 != 0 { break }
            index &+= 8
        }
        while index < length, bytes[index] &- 0x20 < 0x5F, bytes[index] != 0x22, bytes[index] != 0x5C { index &+= 1 }
        if index < length { return append(unusualString: text) }
        append(0x22)
        append(bytes, count: length)
        append(0x22)
    }

    private mutating func append(unusualString text: ByteText) {
        let bytes = text.base
        let length = text.count
        append(0x22)
        var start = 0
        var index = 0
        while index < length {
            let byte = bytes[index]
            if byte &- 0x20 < 0x5F, byte != 0x22, byte != 0x5C {
                index &+= 1
                continue
            }
            append(bytes + start, count: index &- start)
            let scalar = text.scalar(at: index)
            append(escaped: scalar.value)
            index &+= scalar.length
            start = index
        }
        append(bytes + start, count: length &- start)
        append(0x22)
    }

    private mutating func append(escaped scalar: UInt32) {
        switch scalar {
        case 0x22: append("\\\"")
        case 0x5C: append("\\\\")
        case 0x0A: append("\\n")
        case 0x0D: append("\\r")
        case 0x09: append("\\t")
        // Swift takes these no characters as they are, and has no escape for them.
        case 0xFDD0...0xFDEF: append(String(Unicode.Scalar(scalar)!))
        default: append(visible: scalar)
        }
    }

    /// As Swift writes it in a string literal: `\u{202E}`.
    mutating func append(visible scalar: UInt32) {
        append("\\u{")
        var shift: UInt32 = 28
        while shift > 0, scalar >> shift == 0 { shift -= 4 }
        while true {
            let digit = UInt8(truncatingIfNeeded: scalar >> shift & 0xF)
            append(digit < 10 ? 0x30 + digit : 0x37 + digit)
            if shift == 0 { break }
            shift -= 4
        }
        append(0x7D)
    }
}
