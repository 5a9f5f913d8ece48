import ScreenSpecDiagnostics

/// Turns libyaml's marks, which count characters, into byte offsets. Marks come nearly in order, so it walks along the
/// text with them: all of a file's marks together cost one pass over it.
struct OffsetCursor {
    private let text: ByteText
    private var mark = 0
    private var offset = 0

    init(_ source: SourceFile) { text = source.text }

    mutating func byteOffset(_ wanted: Int) -> Int {
        while mark < wanted, offset < text.count {
            let next = UnsafeRawPointer(text.base + offset)
            if wanted - mark >= 8, text.count - offset >= 8,
                next.loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                offset += 8
                mark += 8
                continue
            }
            offset += 1
            while offset < text.count, text.base[offset] & 0xC0 == 0x80 { offset += 1 }
            mark += 1
        }
        while mark > wanted {
            offset -= 1
            while text.base[offset] & 0xC0 == 0x80 { offset -= 1 }
            mark -= 1
        }
        return offset
    }
}
