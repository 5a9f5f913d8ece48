import ScreenSpecDiagnostics

/// Writes JSON (RFC 8259) as it comes, two spaces a level. What a reader would not see is escaped, so that no text can
/// look like other text, and so is the bracket of `##[error]`, which a log of GitHub's takes for a command anywhere on a line.
package struct JSONWriter: ~Copyable {
    /// What was written so far.
    package private(set) var buffer = ByteBuffer()
    private var depth = 0
    private var isFirst = true
    /// How many of the objects and arrays around stand on one line.
    private var inline = 0

    /// Nothing is written yet.
    package init() {}

    /// Writes an object, whose members `body` writes.
    package mutating func object(
        _ key: String? = nil, isInline: Bool = false, _ body: (inout JSONWriter) -> Void
    ) { container(key, 0x7B, 0x7D, isInline, body) }

    /// Writes an array, whose elements `body` writes.
    package mutating func array(
        _ key: String? = nil, isInline: Bool = false, _ body: (inout JSONWriter) -> Void
    ) { container(key, 0x5B, 0x5D, isInline, body) }

    /// Writes a member of an object, or an element of an array where there is no key.
    package mutating func member(_ key: String?, _ value: String) {
        begin(key)
        buffer.append(quoted: value)
    }

    mutating func member(_ key: String, ifAny value: String?) {
        if let value { member(key, value) }
    }

    /// The same for a number.
    package mutating func member(_ key: String?, _ value: Int) {
        begin(key)
        buffer.append(decimal: value)
    }

    /// The same for a number with a fraction, which has to be finite.
    package mutating func member(_ key: String?, _ value: Double) {
        begin(key)
        buffer.append(value.description)
    }

    /// The same for true and false.
    package mutating func member(_ key: String?, _ value: Bool) {
        begin(key)
        if value { buffer.append("true") } else { buffer.append("false") }
    }

    /// The same for null.
    package mutating func null(_ key: String?) {
        begin(key)
        buffer.append("null")
    }

    mutating func element(_ value: String) { member(nil, value) }

    /// Ends the text with a line break.
    package mutating func end() { buffer.append(0x0A) }

    /// Begins an object on one line, for those who write in parts; `endObject` ends it.
    package mutating func begin(object key: String?) { open(key, 0x7B, isInline: true) }

    /// Ends what `begin(object:)` began.
    package mutating func endObject() { close(0x7D, isInline: true) }

    /// Begins an array on one line; `endArray` ends it.
    package mutating func begin(array key: String?) { open(key, 0x5B, isInline: true) }

    /// Ends what `begin(array:)` began.
    package mutating func endArray() { close(0x5D, isInline: true) }

    private mutating func container(
        _ key: String?, _ opening: UInt8, _ closing: UInt8, _ isInline: Bool,
        _ body: (inout JSONWriter) -> Void
    ) {
        open(key, opening, isInline: isInline)
        body(&self)
        close(closing, isInline: isInline)
    }

    private mutating func open(_ key: String?, _ opening: UInt8, isInline: Bool) {
        begin(key)
        buffer.append(opening)
        inline += isInline ? 1 : 0
        depth += 1
        isFirst = true
    }

    private mutating func close(_ closing: UInt8, isInline: Bool) {
        depth -= 1
        if !isFirst && inline == 0 { newLine() }
        inline -= isInline ? 1 : 0
        isFirst = false
        buffer.append(closing)
    }

    /// What stands before a value: the comma after the one before, the space, the key.
    private mutating func begin(_ key: String?) {
        if !isFirst { buffer.append(0x2C) }
        if inline == 0 { if depth > 0 { newLine() } } else if !isFirst { buffer.append(0x20) }
        isFirst = false
        guard let key else { return }
        buffer.append(quoted: key)
        buffer.append(": ")
    }

    private mutating func newLine() {
        buffer.append(0x0A)
        for _ in 0..<depth { buffer.append("  ") }
    }
}

extension ByteBuffer {
    /// A string (RFC 8259, section 7).
    fileprivate mutating func append(quoted text: String) {
        append(0x22)
        var commands = LogCommandScanner()
        for scalar in text.unicodeScalars {
            switch scalar {
            case _ where commands.isBracket(scalar.value): append(utf16: scalar)
            case "\"": append("\\\"")
            case "\\": append("\\\\")
            case "\n": append("\\n")
            case "\r": append("\\r")
            case "\t": append("\\t")
            case _ where scalar.isUnseen: append(utf16: scalar)
            case _ where scalar.isASCII: append(UInt8(scalar.value))
            default: append(String(scalar))
            }
        }
        append(0x22)
    }

    private mutating func append(utf16 scalar: Unicode.Scalar) {
        for unit in UTF16.encode(scalar)! { append("\\u\(hexadecimal(unit, digits: 4).lowercased())" as String) }
    }
}
