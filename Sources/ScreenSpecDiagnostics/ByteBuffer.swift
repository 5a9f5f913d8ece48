#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Bytes that grow at the end: what all rendering writes into. Appending copies once and allocates nothing in between.
public struct ByteBuffer: ~Copyable {
    @usableFromInline var memory: UnsafeMutablePointer<UInt8>
    @usableFromInline var length = 0
    @usableFromInline var capacity: Int
    /// Where a line begins, the last one or one before it.
    @usableFromInline var knownLine = 0

    /// How many columns a line has, where it can be broken. A byte counts as a column.
    public var lineWidth = 120

    /// An empty buffer with room for `capacity` bytes.
    package init(capacity: Int = 4096) {
        self.capacity = max(capacity, 16)
        memory = UnsafeMutablePointer<UInt8>.allocate(capacity: self.capacity)
    }

    deinit { memory.deallocate() }

    /// The first byte; it stays where it is until the next append.
    @_transparent public var base: UnsafeMutablePointer<UInt8> { memory }
    /// How many bytes there are so far.
    @_transparent public var count: Int { length }

    /// What was written so far; valid until the next append.
    @_transparent public var text: ByteText { ByteText(UnsafePointer(memory), length) }

    /// Appends `added` bytes.
    @_transparent public mutating func append(_ bytes: UnsafePointer<UInt8>, count added: Int) {
        if length &+ added > capacity { grow(toHold: length &+ added) }
        memcpy(memory + length, bytes, added)
        length &+= added
    }

    /// Appends one byte.
    @_transparent public mutating func append(_ byte: UInt8) {
        if length == capacity { grow(toHold: length &+ 1) }
        memory[length] = byte
        length &+= 1
    }

    /// Appends a text.
    @_transparent public mutating func append(_ text: ByteText) { append(text.base, count: text.count) }

    /// Appends a literal.
    @_transparent public mutating func append(_ literal: StaticString) {
        append(literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    /// A literal is no `String`, which would be made first.
    @_disfavoredOverload package mutating func append(_ string: String) {
        var string = string
        string.withUTF8 { utf8 in
            if let start = utf8.baseAddress { append(start, count: utf8.count) }
        }
    }

    /// Appends a number in decimal digits.
    package mutating func append(decimal number: Int) {
        if number < 0 { append(0x2D) }
        var place: UInt = 1
        while number.magnitude / place >= 10 { place *= 10 }
        while place > 0 {
            append(UInt8(truncatingIfNeeded: 0x30 + number.magnitude / place % 10))
            place /= 10
        }
    }

    /// Takes back everything after the first `kept` bytes.
    @_transparent public mutating func truncate(to kept: Int) {
        length = kept
        if kept < knownLine { forgetLine() }
    }

    /// Takes out the first `removed` bytes.
    package mutating func removeFirst(_ removed: Int) {
        length &-= removed
        memmove(memory, memory + removed, length)
        knownLine = max(knownLine &- removed, 0)
        if knownLine == 0 { forgetLine() }
    }

    /// Where the last line begins.
    package var lineStart: Int {
        mutating get {
            while let found = memchr(memory + knownLine, 0x0A, length &- knownLine) {
                knownLine = found - UnsafeMutableRawPointer(memory) + 1
            }
            return knownLine
        }
    }

    @usableFromInline mutating func forgetLine() {
        knownLine = length
        while knownLine > 0, memory[knownLine &- 1] != 0x0A { knownLine &-= 1 }
    }

    @usableFromInline mutating func grow(toHold needed: Int) {
        let larger = max(capacity * 2, needed)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        memcpy(moved, memory, length)
        memory.deallocate()
        memory = moved
        capacity = larger
    }
}
