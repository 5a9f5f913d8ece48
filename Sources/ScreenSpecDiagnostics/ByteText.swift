#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// UTF-8 text that stands in memory somebody else owns: a slice of a source file, of a tree's unescaped scalars or of a
/// string literal. It is two words wide, copies nothing, and is valid as long as its owner lives.
///
/// It is public, as are the other few types here that all modules work with byte by byte, for one reason: Swift inlines
/// no `package` function in another module.
public struct ByteText: BitwiseCopyable, @unchecked Sendable {
    /// The first byte.
    public let base: UnsafePointer<UInt8>
    /// How many bytes.
    public let count: Int

    /// The `count` bytes from `base` on.
    @_transparent public init(_ base: UnsafePointer<UInt8>, _ count: Int) {
        self.base = base
        self.count = count
    }

    /// The text of a literal; lives as long as the program.
    @_transparent public init(_ literal: StaticString) {
        self.init(literal.utf8Start, literal.utf8CodeUnitCount)
    }

    /// Whether there is not a byte.
    @_transparent public var isEmpty: Bool { count == 0 }

    /// The byte at `index`, which is not checked.
    public subscript(index: Int) -> UInt8 { @_transparent get { base[index] } }

    /// The bytes from `start` up to `end`, both counted from this text's beginning.
    @_transparent public func slice(_ start: Int, _ end: Int) -> ByteText { ByteText(base + start, end - start) }

    /// Whether the bytes are the same.
    @inlinable public func equals(_ other: ByteText) -> Bool {
        count == other.count && memcmp(base, other.base, count) == 0
    }

    /// Whether these are the literal's bytes.
    @inlinable public func equals(_ literal: StaticString) -> Bool { equals(ByteText(literal)) }

    /// Whether these are the UTF-8 bytes of `string`.
    package func equals(_ string: String) -> Bool { string.withBytes { equals($0) } }

    /// Where `byte` first stands at or after `start`.
    package func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
        guard start < count, let found = memchr(base + start, Int32(byte), count - start) else { return nil }
        return UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base
    }

    /// Without the spaces, tabs and line breaks at either end.
    package var trimmed: ByteText {
        var start = 0
        var end = count
        while start < end, base[start].isSpaceOrBreak { start += 1 }
        while end > start, base[end - 1].isSpaceOrBreak { end -= 1 }
        return slice(start, end)
    }

    /// Whether no byte is above 0x7F.
    package var isASCII: Bool {
        let (base, count) = (base, count)
        var index = 0
        // Words stand at multiples of eight.
        let wordStart = -Int(bitPattern: base) & 7
        if count >= 64 {
            while index < wordStart, base[index] < 0x80 { index &+= 1 }
            while index >= wordStart, index &+ 64 <= count {
                let words = UnsafeRawPointer(base + index).assumingMemoryBound(to: UInt64.self)
                let all = words[0] | words[1] | words[2] | words[3] | words[4] | words[5] | words[6] | words[7]
                if all & 0x8080_8080_8080_8080 != 0 { return false }
                index &+= 64
            }
        }
        while index < count, base[index] < 0x80 { index &+= 1 }
        return index == count
    }

    /// How many Unicode scalars begin in it: bytes that do not continue one, counted eight at a time.
    package var scalarCount: Int {
        var continuing = 0
        var index = 0
        while index + 8 <= count {
            let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
            continuing += (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
            index += 8
        }
        while index < count {
            if base[index] & 0xC0 == 0x80 { continuing += 1 }
            index += 1
        }
        return count - continuing
    }

    /// The same for the same bytes, in one run of the program and the next.
    package var hash: Int {
        let raw = UnsafeRawPointer(base)
        let count = count
        var hash = UInt64(truncatingIfNeeded: count)
        var index = 0
        while index &+ 8 <= count {
            hash = (hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash &>> 29
            index = index &+ 8
        }
        while index < count {
            hash = (hash ^ UInt64(truncatingIfNeeded: base[index])) &* 0x9E37_79B9_7F4A_7C15
            index = index &+ 1
        }
        return Int(truncatingIfNeeded: hash ^ (hash &>> 32))
    }

    /// A copy as a string; what is not UTF-8 becomes U+FFFD.
    package var string: String { String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self) }
}

extension String {
    /// Calls `body` with the UTF-8, which is valid until that returns.
    package func withBytes<Result>(_ body: (ByteText) -> Result) -> Result {
        var string = self
        return string.withUTF8 { utf8 in
            body(utf8.baseAddress.map { ByteText($0, utf8.count) } ?? ByteText(""))
        }
    }
}

extension UInt8 {
    /// A space, a tab, a line feed or a carriage return.
    @_transparent public var isSpaceOrBreak: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
    /// An ASCII digit.
    @_transparent public var isDigit: Bool { self &- 0x30 < 10 }
    /// A byte that can stand in a Swift identifier: ASCII letters, digits, `_`, and every byte of a non-ASCII scalar.
    @_transparent public var isIdentifierByte: Bool {
        self | 0x20 &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5F || self >= 0x80
    }
}
