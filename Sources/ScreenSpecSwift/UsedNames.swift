import ScreenSpecDiagnostics

/// Which of a list of names an expression mentions, by their places in the list.
package struct NameSet: Sendable {
    private var first: UInt64 = 0
    /// From the 65th name on; nearly always empty.
    private var rest: [UInt64] = []

    /// None of them.
    package init() {}

    /// Whether the name at that place in the list is among them.
    package subscript(index: Int) -> Bool {
        if index < 64 { return first >> UInt64(index) & 1 != 0 }
        let word = index / 64 - 1
        return word < rest.count && rest[word] >> UInt64(index % 64) & 1 != 0
    }

    /// Whether no name is.
    package var isEmpty: Bool { first == 0 && rest.isEmpty }

    /// The first 64 as a mask.
    package var mask: UInt64 { first }

    mutating func insert(_ index: Int) {
        if index < 64 {
            first |= 1 << UInt64(index)
            return
        }
        while rest.count < index / 64 { rest.append(0) }
        rest[index / 64 - 1] |= 1 << UInt64(index % 64)
    }

    mutating func remove(_ other: NameSet) {
        first &= ~other.first
        for word in 0..<min(rest.count, other.rest.count) { rest[word] &= ~other.rest[word] }
    }

    mutating func insert(_ other: NameSet) {
        first |= other.first
        for word in 0..<other.rest.count where other.rest[word] != 0 {
            while rest.count <= word { rest.append(0) }
            rest[word] |= other.rest[word]
        }
    }
}

/// Which of `names` the expression uses as values: not as members (`.book`), argument labels (`book:`) or the
/// parameters of its own closures; inside interpolations too. Of an expression with faults only what comes before the
/// first one counts. `names` have no back-ticks.
package func usedNames(in expression: SourceText, of names: [ByteText]) -> NameSet {
    if names.count == 0 { return NameSet() }
    return names.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return NameSet() }
        return usedNames(in: expression.bytes, of: start, count: buffer.count)
    }
}

/// The same for names that stand in memory one after the other.
package func usedNames(in expression: ByteText, of names: UnsafePointer<ByteText>, count: Int) -> NameSet {
    var walker = NameWalker(SwiftScanner(expression), names, count)
    walker.walk(.top)
    return walker.used
}
