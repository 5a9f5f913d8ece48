import ScreenSpecDiagnostics

// U+0085, U+2028 and U+2029 are line breaks to YAML 1.1 and to hardly an editor: what looks like a comment would be spec.

/// The problem with one that stands in a file as it is, beside those of libyaml.
let unseenBreak = "found a line break that nobody sees"

extension ByteText {
    /// Where the first of them stands.
    var unseenBreak: Int? {
        let nextLine = firstIndex(ofLead: 0xC2) { $0 + 1 < count && self[$0 + 1] == 0x85 }
        let separator = firstIndex(ofLead: 0xE2) {
            $0 + 2 < count && self[$0 + 1] == 0x80 && self[$0 + 2] & 0xFE == 0xA8
        }
        return [nextLine, separator].compactMap { $0 }.min()
    }

    private func firstIndex(ofLead byte: UInt8, where isMeant: (Int) -> Bool) -> Int? {
        var index = firstIndex(of: byte)
        while let found = index, !isMeant(found) { index = firstIndex(of: byte, from: found + 1) }
        return index
    }
}
