import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Numbers names in the order in which they are first seen.
struct NameNumbers: ~Copyable {
    let names = PlainArray<ByteText>()
    /// Numbers plus one, found by their names' hashes; 0 is a free slot. A power of two of them.
    private var slots = PlainArray<Int32>(repeating: 0, count: 64)

    /// The number of `name`, which is a new one where it was not seen before.
    mutating func number(of name: ByteText) -> Int {
        let mask = slots.count - 1
        var slot = name.hash & mask
        while slots.base[slot] != 0 {
            let number = Int(slots.base[slot]) &- 1
            if names.base[number].equals(name) { return number }
            slot = (slot &+ 1) & mask
        }
        names.append(name)
        slots.base[slot] = Int32(truncatingIfNeeded: names.count)
        if names.count * 2 > slots.count { grow() }
        return names.count - 1
    }

    private mutating func grow() {
        slots = PlainArray(repeating: 0, count: slots.count * 2)
        let mask = slots.count - 1
        for number in 0..<names.count {
            var slot = names.base[number].hash & mask
            while slots.base[slot] != 0 { slot = (slot &+ 1) & mask }
            slots.base[slot] = Int32(truncatingIfNeeded: number + 1)
        }
    }
}
