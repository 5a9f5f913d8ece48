import ScreenSpecDiagnostics

/// A template's text with some names changed, wherever they stand but in tags: in code, comments and strings.
///
/// - Parameter names: what each of these becomes.
func renamed(_ template: ByteText, _ names: [String: String]) -> PlainArray<UInt8> {
    let output = PlainArray<UInt8>(capacity: template.count + 1024)
    var index = 0
    while index < template.count {
        let start = index
        while index < template.count, template[index].isIdentifierByte { index += 1 }
        if index == start { index = template.startsTag(at: start) ? endOfOther(template, from: start) : start + 1 }
        let word = template.slice(start, index)
        if let name = index > start + 5 ? names[word.string] : nil {
            for byte in name.utf8 { output.append(byte) }
        } else {
            for place in 0..<word.count { output.append(word[place]) }
        }
    }
    return output
}

/// A template's text with the names of some types said in full, `SwiftUI.Section`, where they stand in Swift code: not in tags,
/// comments and strings, nor as members of something, nor where another type takes the name.
///
/// - Parameter modules: the module of each of these types.
func qualified(_ template: ByteText, _ modules: [String: StaticString]) -> PlainArray<UInt8> {
    let output = PlainArray<UInt8>(capacity: template.count + 1024)
    func append(_ text: ByteText) {
        for index in 0..<text.count { output.append(text[index]) }
    }
    var index = 0
    var isDeclared = false
    while index < template.count {
        let start = index
        if template[index].isIdentifierByte {
            while index < template.count, template[index].isIdentifierByte { index += 1 }
            let word = template.slice(start, index)
            let isMember = start > 0 && template[start - 1] == 0x2E
            let isAttribute = start > 0 && template[start - 1] == 0x40 && word.isKnownBareOnly
            if !isMember, !isAttribute, !isDeclared, let module = modules[word.string] {
                append(ByteText(module))
                output.append(0x2E)
            }
            isDeclared = word.equals("typealias")
        } else {
            index = endOfOther(template, from: start)
        }
        append(template.slice(start, index))
    }
    return output
}

extension ByteText {
    /// Whether an attribute is known by its name alone: what the language has, and what the macro `@Observable` looks for.
    fileprivate var isKnownBareOnly: Bool { equals("Sendable") || equals("ObservationIgnored") }

    fileprivate func startsTag(at place: Int) -> Bool {
        self[place] == 0x7B && place + 1 < count && self[place + 1] == 0x7B
    }
}

/// Where what begins at `start` ends: a tag, a comment, a string, or any other byte.
private func endOfOther(_ text: ByteText, from start: Int) -> Int {
    let next: UInt8 = start + 1 < text.count ? text[start + 1] : 0
    switch (text[start], next) {
    case (0x7B, 0x7B): return text.firstIndex(of: 0x7D, from: start).map { min($0 + 2, text.count) } ?? text.count
    case (0x2F, 0x2F): return text.firstIndex(of: 0x0A, from: start) ?? text.count
    case (0x22, _):
        var end = start + 1
        while end < text.count, text[end] != 0x22, text[end] != 0x0A { end += text[end] == 0x5C ? 2 : 1 }
        return min(end + 1, text.count)
    default: return start + 1
    }
}
