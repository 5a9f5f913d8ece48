import ScreenSpecDiagnostics

/// A JSON value that was read, with its place as byte offsets.
struct JSONNode {
    enum Value {
        case null
        case boolean(Bool)
        case number(String)
        case string(String)
        case array([JSONNode])
        case object([(key: String, value: JSONNode)])
    }

    let value: Value
    let start: Int
    let end: Int

    var string: String? { if case .string(let text) = value { text } else { nil } }
    var number: String? { if case .number(let text) = value { text } else { nil } }
    var elements: [JSONNode]? { if case .array(let elements) = value { elements } else { nil } }

    subscript(key: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }?.value
    }
}

/// What is wrong with a text that should be JSON, and where.
struct JSONFault: Error {
    let message: String
    let offset: Int
}

/// Reads one JSON text (RFC 8259).
struct JSONReader {
    private let text: ByteText
    private var offset = 0
    private var depth = 0

    init(_ text: ByteText) { self.text = text }

    mutating func read() throws(JSONFault) -> JSONNode {
        let node = try value()
        skipSpace()
        if offset < text.count { throw fault("the end of the file") }
        return node
    }

    private var next: UInt8? { offset < text.count ? text[offset] : nil }

    private func fault(_ expected: String) -> JSONFault {
        JSONFault(message: "this is not JSON: expected \(expected)", offset: offset)
    }

    private mutating func skipSpace() {
        while let byte = next, byte.isSpaceOrBreak { offset += 1 }
    }

    private mutating func value() throws(JSONFault) -> JSONNode {
        skipSpace()
        let start = offset
        let value: JSONNode.Value
        switch next {
        case UInt8(ascii: "{"): value = .object(try object())
        case UInt8(ascii: "["): value = .array(try array())
        case UInt8(ascii: "\""): value = .string(try string())
        case UInt8(ascii: "t"): value = try word("true", .boolean(true))
        case UInt8(ascii: "f"): value = try word("false", .boolean(false))
        case UInt8(ascii: "n"): value = try word("null", .null)
        default: value = .number(try number())
        }
        return JSONNode(value: value, start: start, end: offset)
    }

    private mutating func word(_ word: StaticString, _ value: JSONNode.Value) throws(JSONFault) -> JSONNode.Value {
        let end = min(offset + word.utf8CodeUnitCount, text.count)
        guard text.slice(offset, end).equals(word) else { throw fault("a value") }
        offset = end
        return value
    }

    private mutating func number() throws(JSONFault) -> String {
        let start = offset
        while let byte = next, byte.isDigit || "+-.eE".utf8.contains(byte) { offset += 1 }
        let number = text.slice(start, offset).string
        if Double(number) != nil { return number }
        offset = start
        throw fault("a value")
    }

    private mutating func object() throws(JSONFault) -> [(key: String, value: JSONNode)] {
        var members: [(key: String, value: JSONNode)] = []
        try list(endedBy: UInt8(ascii: "}")) { (reader) throws(JSONFault) in
            guard reader.next == UInt8(ascii: "\"") else { throw reader.fault("a key in quotes") }
            let key = try reader.string()
            reader.skipSpace()
            guard reader.next == UInt8(ascii: ":") else { throw reader.fault("`:`") }
            reader.offset += 1
            members.append((key, try reader.value()))
        }
        return members
    }

    private mutating func array() throws(JSONFault) -> [JSONNode] {
        var elements: [JSONNode] = []
        try list(endedBy: UInt8(ascii: "]")) { (reader) throws(JSONFault) in elements.append(try reader.value()) }
        return elements
    }

    /// What stands between brackets, with commas between.
    private mutating func list(
        endedBy end: UInt8, _ element: (inout JSONReader) throws(JSONFault) -> Void
    ) throws(JSONFault) {
        if depth == 64 { throw fault("no more than 64 levels") }
        depth += 1
        offset += 1
        skipSpace()
        var isFirst = true
        while next != end {
            if !isFirst {
                guard next == UInt8(ascii: ",") else { throw fault("`,`") }
                offset += 1
                skipSpace()
            }
            try element(&self)
            skipSpace()
            isFirst = false
        }
        offset += 1
        depth -= 1
    }

    private mutating func string() throws(JSONFault) -> String {
        var units: [UInt8] = []
        offset += 1
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw fault("no control character in a string") }
            offset += 1
            if byte == UInt8(ascii: "\\") {
                units += String(try escaped()).utf8
            } else {
                units.append(byte)
            }
        }
        if next == nil { throw fault("`\"`") }
        offset += 1
        return String(decoding: units, as: UTF8.self)
    }

    private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
        let byte = next
        offset += 1
        switch byte {
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicode()
        case let byte? where "\"\\/".utf8.contains(byte): return Unicode.Scalar(byte)
        default: throw fault("an escape of JSON")
        }
    }

    /// Four digits, or two surrogates. Half of a pair stands for U+FFFD.
    private mutating func unicode() throws(JSONFault) -> Unicode.Scalar {
        let first = try codeUnit()
        guard UTF16.isLeadSurrogate(first), text.count > offset + 1, text.slice(offset, offset + 2).equals("\\u") else {
            return Unicode.Scalar(first) ?? "\u{FFFD}"
        }
        offset += 2
        let second = try codeUnit()
        guard UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private mutating func codeUnit() throws(JSONFault) -> UInt16 {
        let end = min(offset + 4, text.count)
        let digits = text.slice(offset, end)
        guard digits.count == 4, digits[0] != UInt8(ascii: "+"), let unit = UInt16(digits.string, radix: 16) else {
            throw fault("four hexadecimal digits")
        }
        offset = end
        return unit
    }
}
