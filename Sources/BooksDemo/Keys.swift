enum Key: Equatable {
    case up, down, left, right, enter, escape
    case character(Character)
}

/// Makes keys of what a terminal sends. Arrow keys begin with Escape's byte, which is that key where nothing follows.
struct KeyReader {
    private var pending: [UInt8] = []
    /// The arrow keys, by the letter that ends what is sent for them.
    private static let arrows: [UInt8: Key] = [0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left]

    /// Whether it takes more bytes, or the lack of them, to tell what was pressed.
    var isUndecided: Bool { !pending.isEmpty }

    mutating func read(_ bytes: some Sequence<UInt8>) -> [Key] { bytes.flatMap { read($0) } }

    /// Nothing followed.
    mutating func end() -> [Key] {
        defer { pending = [] }
        return pending == [0x1b] ? [.escape] : []
    }

    private mutating func read(_ byte: UInt8) -> [Key] {
        if pending.isEmpty {
            if byte == 0x1b { pending = [byte] } else { return key(byte).map { [$0] } ?? [] }
            return []
        }
        if pending.count == 1 {
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
                pending.append(byte)
            } else {
                return end() + read(byte)
            }
            return []
        }
        // Digits and semicolons come before the byte that ends it.
        guard (0x40...0x7e).contains(byte) else { return [] }
        pending = []
        return Self.arrows[byte].map { [$0] } ?? []
    }

    private func key(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x0a, 0x0d: .enter
        case 0x20...0x7e: .character(Character(Unicode.Scalar(byte)))
        default: nil
        }
    }
}
