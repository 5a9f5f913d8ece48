import ScreenSpecDiagnostics

/// How a file on disk holds its text. A file is written back as it was.
enum FileEncoding {
    case utf8, utf8WithMark, utf16LittleEndian, utf16BigEndian

    /// - Parameter bytes: the whole file.
    init(_ bytes: ByteText) {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            self = .utf8WithMark
        } else if bytes.count >= 2, bytes[0] == 0xFF, bytes[1] == 0xFE {
            self = .utf16LittleEndian
        } else if bytes.count >= 2, bytes[0] == 0xFE, bytes[1] == 0xFF {
            self = .utf16BigEndian
        } else {
            self = .utf8
        }
    }

    /// The bytes of a file with `text`.
    func bytes(of text: ByteText) -> SourceFile {
        var buffer = ByteBuffer(capacity: text.count * 2 + 4)
        switch self {
        case .utf8: buffer.append(text)
        case .utf8WithMark:
            buffer.append("\u{FEFF}" as StaticString)
            buffer.append(text)
        case .utf16LittleEndian, .utf16BigEndian:
            append(0xFEFF, to: &buffer)
            for unit in text.string.utf16 { append(unit, to: &buffer) }
        }
        return SourceFile(path: "", text: buffer.text)
    }

    private func append(_ unit: UInt16, to buffer: inout ByteBuffer) {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        buffer.append(self == .utf16BigEndian ? high : low)
        buffer.append(self == .utf16BigEndian ? low : high)
    }
}
