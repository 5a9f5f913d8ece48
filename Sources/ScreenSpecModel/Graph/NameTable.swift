import ScreenSpecDiagnostics

/// Finds things by name: an open-addressing hash table over names that stand in the sources. Names that are canonically
/// equivalent in Unicode are one name, as they are in Swift.
package final class NameTable: @unchecked Sendable {
    private let names: UnsafeMutablePointer<ByteText>
    /// Numbers of names plus one; 0 is a free slot.
    private let slots: UnsafeMutablePointer<UInt32>
    private let mask: Int
    private let composed: UnsafeMutablePointer<[String: Int]>
    /// Whether one has a Kelvin sign, which is a `K` to Unicode: the only letter of ASCII that there is twice.
    private var hasKelvin = false
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
        if composed.pointee.isEmpty || name.isASCII && !hasKelvin { return nil }
        return composed.pointee[name.string]
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
        if let other = composedTwin(of: name) { return repeated.append(Repeat(number: number, first: other)) }
        if !name.isASCII { composed.pointee[name.string] = number }
        slots[slot] = UInt32(truncatingIfNeeded: number &+ 1)
    }

    /// The number of a name before that is the same one, composed in another way.
    private func composedTwin(of name: ByteText) -> Int? {
        if name.isASCII { return hasKelvin ? composed.pointee[name.string] : nil }
        let text = name.string
        guard text.unicodeScalars.contains("\u{212A}") else { return composed.pointee[text] }
        hasKelvin = true
        let plain = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{212A}" ? "K" : $0 }))
        return composed.pointee[text] ?? plain.withBytes { self[$0] }
    }
}
