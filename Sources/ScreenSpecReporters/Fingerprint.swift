import ScreenSpecDiagnostics

/// Gives each finding a fingerprint: of its rule, file, message and line of text, and of how many such came before it.
/// The line's number has no part in it.
func addFingerprints(to findings: inout [ReportedFinding]) {
    var occurrences: [UInt64: Int] = [:]
    for index in findings.indices {
        var hash = FNV()
        hash.add(findings[index].id)
        hash.add(findings[index].relativePath)
        hash.add(findings[index].diagnostic.message)
        if let line = findings[index].line { hash.add(line) }
        let occurrence = occurrences[hash.value, default: 0]
        occurrences[hash.value] = occurrence + 1
        hash.add(String(occurrence))
        findings[index].fingerprint = hash.text
    }
}

extension ReportedFinding {
    /// The text of the line that it begins on, without the space around it; of a very long line, its beginning.
    fileprivate var line: ByteText? {
        guard case .range(let range) = diagnostic.place else { return nil }
        let file = sources[range.file]
        let bounds = file.lineBounds(at: Int(range.start))
        return file.text.slice(bounds.start, min(bounds.end, bounds.start + 4096)).trimmed
    }
}

/// FNV-1a, 64 bits (RFC 9923).
private struct FNV {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// Adds a text and its end, so that `a` and `bc` are not `ab` and `c`.
    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0xFF)
    }

    mutating func add(_ text: ByteText) {
        for index in 0..<text.count { add(text[index]) }
        add(0xFF)
    }

    var text: String { hexadecimal(value, digits: 16).lowercased() }
}
