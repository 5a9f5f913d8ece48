#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Bytes that grow at the end: what all rendering writes into. Appending copies once and allocates nothing in between.
package struct ByteBuffer: ~Copyable {
    @usableFromInline package internal(set) var base: UnsafeMutablePointer<UInt8>
    @usableFromInline package internal(set) var count = 0
    @usableFromInline var capacity: Int

    package init(capacity: Int = 4096) {
        self.capacity = max(capacity, 16)
        base = UnsafeMutablePointer<UInt8>.allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// What was written so far; valid until the next append.
    package var text: ByteText { ByteText(UnsafePointer(base), count) }

    @_transparent package mutating func append(_ bytes: UnsafePointer<UInt8>, count length: Int) {
        if count &+ length > capacity { grow(toHold: count &+ length) }
        memcpy(base + count, bytes, length)
        count &+= length
    }

    @_transparent package mutating func append(_ byte: UInt8) {
        if count == capacity { grow(toHold: count &+ 1) }
        base[count] = byte
        count &+= 1
    }

    @_transparent package mutating func append(_ text: ByteText) { append(text.base, count: text.count) }

    @_transparent package mutating func append(_ literal: StaticString) {
        append(literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    /// A literal is no `String`, which would be made first.
    @_disfavoredOverload package mutating func append(_ string: String) {
        var string = string
        string.withUTF8 { utf8 in
            if let start = utf8.baseAddress { append(start, count: utf8.count) }
        }
    }

    package mutating func append(decimal number: Int) {
        if number < 0 { append(0x2D) }
        var place: UInt = 1
        while number.magnitude / place >= 10 { place *= 10 }
        while place > 0 {
            append(UInt8(truncatingIfNeeded: 0x30 + number.magnitude / place % 10))
            place /= 10
        }
    }

    /// Takes back everything after the first `length` bytes.
    @_transparent package mutating func truncate(to length: Int) { count = length }

    @usableFromInline mutating func grow(toHold needed: Int) {
        let larger = max(capacity * 2, needed)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        memcpy(moved, base, count)
        base.deallocate()
        base = moved
        capacity = larger
    }
}
