import ScreenSpecDiagnostics

/// Finds things by name: an open-addressing hash table over names that stand in the sources. Names that are canonically
/// equivalent in Unicode are one name, as they are in Swift.
package final class NameTable: @unchecked Sendable {
    private let names: UnsafeMutablePointer<ByteText>
    /// Numbers of names plus one; 0 is a free slot.
    private let slots: UnsafeMutablePointer<UInt32>
    private let mask: Int
    private let composed: UnsafeMutablePointer<[String: Int]>
    /// How many names there are, repeated ones too.
    package let count: Int
    /// The names that stand there more than once: the number of each further one, and that of the first.
    package let repeated = PlainArray<Repeat>()

    /// A further name that is one before.
    package struct Repeat: BitwiseCopyable {
        /// Its own number.
        package let number: Int
        /// The first one's.
        package let first: Int
    }

    /// A table of `count` names, each given by `name`; one that stands before under a lower number keeps that.
    package init(count: Int, _ name: (Int) -> ByteText) {
        var capacity = 16
        while capacity < count * 2 { capacity *= 2 }
        self.count = count
        names = .allocate(capacity: max(count, 1))
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: 0, count: capacity)
        mask = capacity - 1
        composed = .allocate(capacity: 1)
        composed.initialize(to: [:])
        var number = 0
        while number < count {
            names[number] = name(number)
            insert(number)
            number &+= 1
        }
    }

    deinit {
        names.deallocate()
        slots.deallocate()
        composed.deinitialize(count: 1)
        composed.deallocate()
    }

    /// The lowest number that has `name`.
    package subscript(name: ByteText) -> Int? {
        var slot = name.hash & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) &- 1
            if names[number].count == name.count, names[number].equals(name) { return number }
            slot = (slot &+ 1) & mask
        }
        return composed.pointee.isEmpty || name.isASCII ? nil : composed.pointee[name.string]
    }

    /// The same.
    package subscript(name: SourceText) -> Int? { self[name.bytes] }

    /// All names by their numbers. They are valid as long as the table is.
    package var all: UnsafeBufferPointer<ByteText> { UnsafeBufferPointer(start: names, count: count) }

    private func insert(_ number: Int) {
        let name = names[number]
        var slot = name.hash & mask
        while slots[slot] != 0 {
            let other = Int(slots[slot]) &- 1
            if names[other].count == name.count, names[other].equals(name) {
                return repeated.append(Repeat(number: number, first: other))
            }
            slot = (slot &+ 1) & mask
        }
        if !name.isASCII {
            if let other = composed.pointee[name.string] {
                return repeated.append(Repeat(number: number, first: other))
            }
            composed.pointee[name.string] = number
        }
        slots[slot] = UInt32(truncatingIfNeeded: number &+ 1)
    }
}
