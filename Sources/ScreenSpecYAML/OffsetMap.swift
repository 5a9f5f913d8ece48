import ScreenSpecDiagnostics

/// Turns libyaml's marks, which count characters, into byte offsets. Text that is all ASCII needs no map; for other text
/// it remembers where every 256th character begins, so that a look-up costs the same on lines of any length.
struct OffsetMap {
    private static let step = 256
    private let text: ByteText
    private var checkpoints: [UInt32] = []

    init(_ source: SourceFile) {
        text = source.text
        if source.isASCII { return }
        var characters = 0
        for index in 0..<text.count where text[index] & 0xC0 != 0x80 {
            if characters % OffsetMap.step == 0 { checkpoints.append(UInt32(index)) }
            characters += 1
        }
    }

    func byteOffset(_ mark: Int) -> Int {
        if checkpoints.isEmpty { return min(mark, text.count) }
        let checkpoint = min(mark / OffsetMap.step, checkpoints.count - 1)
        var offset = Int(checkpoints[checkpoint])
        var left = mark - checkpoint * OffsetMap.step
        while left > 0, offset < text.count {
            offset += 1
            while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
            left -= 1
        }
        return offset
    }
}
