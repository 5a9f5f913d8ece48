import ScreenSpecDiagnostics

/// What is said of a character at `range` that looks like a space, or like nothing, and is a letter to YAML; nil where there is none.
///
/// - Parameter isWhole: whether the range must begin with it.
package func strayCharacter(in source: SourceFile, _ range: SourceRange, isWhole: Bool = false) -> Diagnostic? {
    if source.isASCII || Int(range.end) - Int(range.start) > 256 { return nil }
    let text = source.text
    guard let found = firstStray(in: text, Int(range.start), isWhole ? Int(range.start) + 1 : Int(range.end)) else {
        return nil
    }
    var end = found.start
    while end < text.count, text.scalar(at: end).value == found.value { end += text.scalar(at: end).length }
    return strayCharacter(text, SourceRange(file: range.file, start: found.start, end: end), found.value)
}

private func strayCharacter(_ text: ByteText, _ range: SourceRange, _ value: UInt32) -> Diagnostic {
    let (start, end) = (Int(range.start), Int(range.end))
    let (name, isSpace) = strayNames[value] ?? ("", false)
    let isBetween = start > 0 && text[start - 1] != 0x20 && end < text.count && !endsValue(text[end])
    let isForSpace = isSpace && (isBetween || text.isIndentation(before: start))
    let character = "\(name), U+\(hexadecimal(value, digits: 4)),"
    let message =
        isForSpace ? "\(character) stands where YAML wants a space" : "\(character) stands here, and nobody sees it"
    var diagnostic = Diagnostic(
        .invalidCharacter, message, at: range, help: isForSpace ? "write a space" : "remove it")
    let spaces = (end - start) / text.scalar(at: start).length
    let replacement = isForSpace ? String(repeating: " ", count: spaces) : ""
    diagnostic.fix = Fix([Fix.Edit(range, replacement)], isSafe: false)
    return diagnostic
}

extension ByteText {
    fileprivate func isIndentation(before place: Int) -> Bool {
        var index = place
        while index > 0, self[index - 1] == 0x20 { index -= 1 }
        return index == 0 || self[index - 1] == 0x0A
    }
}

private func endsValue(_ byte: UInt8) -> Bool { byte.isSpaceOrBreak || byte == 0x2C || byte | 0x20 == 0x7D }

private func firstStray(in text: ByteText, _ start: Int, _ end: Int) -> (start: Int, value: UInt32)? {
    var index = start
    while index < min(end, text.count) {
        let scalar = text.scalar(at: index)
        if scalar.value >= 0x80, strayNames[scalar.value] != nil { return (index, scalar.value) }
        index += scalar.length
    }
    return nil
}

private let strayNames: [UInt32: (name: String, isSpace: Bool)] = [
    0xA0: ("a no-break space", true), 0xAD: ("a soft hyphen", false), 0x2007: ("a figure space", true),
    0x2009: ("a thin space", true), 0x200B: ("a zero-width space", false),
    0x202F: ("a narrow no-break space", true), 0x2060: ("a word joiner", false),
    0x3000: ("an ideographic space", true), 0xFEFF: ("a zero-width no-break space", false),
]

extension FailureExplanation {
    /// A stray character where a line's structure stands: in its indentation, or behind the `-` of an item or the `:` of a key.
    var strayCharacter: Diagnostic? {
        if source.isASCII { return nil }
        let line = Line(source, at: problem)
        for line in [line, line.above, Line(source, at: context)].compactMap({ $0 }) {
            if let found = strayCharacter(in: line) { return found }
        }
        return nil
    }

    private func strayCharacter(in line: Line) -> Diagnostic? {
        var isIndentation = true
        for index in line.start..<min(line.end, line.start + 4096) {
            let byte = source.text[index]
            if byte >= 0x80, isIndentation || source.text[index - 1] == 0x3A {
                let range = SourceRange(file: file, start: index, end: index + 1)
                if let found = ScreenSpecYAML.strayCharacter(in: source, range, isWhole: true) { return found }
            }
            isIndentation = isIndentation && (byte == 0x20 || byte == 0x2D)
        }
        return nil
    }
}
