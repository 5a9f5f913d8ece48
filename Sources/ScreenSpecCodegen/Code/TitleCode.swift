import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Titles as Swift expressions.
extension ScreenContext {
    /// `localized("Authors")`; for a title that is one expression alone, which no table can hold, `"\(author.name)"`.
    func appendTitle(_ index: Int, to buffer: inout ByteBuffer) {
        if index == cases.rowCount { return buffer.append("label") }
        if let title = cases.rows[index].title {
            return appendTitle(title, cases.texts[index].title, of: index, to: &buffer)
        }
        buffer.append("localized")
        buffer.appendList("(", 0, 1, ")") { _, buffer in buffer.append(words: cases.name(index)) }
    }

    /// A text over the payload of a case.
    ///
    /// - Parameter segments: of a text with expressions, its parts among all segments.
    func appendTitle(_ title: SourceText, _ segments: IndexSpan, of index: Int, to buffer: inout ByteBuffer) {
        if segments.count > 0 {
            // A parameter of that name hides the function.
            let isHidden = cases.payload(index).indices.contains { cases.parameters[$0].nameText.equals("localized") }
            let parts = UnsafeBufferPointer(start: graph.titleSegments.base + segments.start, count: segments.count)
            return buffer.append(title: parts, isHidden ? "self.localized" : "localized")
        }
        buffer.append("localized")
        buffer.appendList("(", 0, 1, ")") { _, buffer in buffer.append(stringLiteral: title.bytes) }
    }
}

extension ByteBuffer {
    /// A text that people read, looked up: `localized("Authors")`.
    mutating func append(shown text: ShownText, lookup: StaticString = "localized") {
        append(title: text.segments, lookup: lookup)
    }

    /// A title that is taken apart, as a row over data has it.
    mutating func append(title segments: [TitleSegment], lookup: StaticString) {
        segments.withUnsafeBufferPointer { append(title: $0, lookup) }
    }

    mutating func append(title segments: UnsafeBufferPointer<TitleSegment>, _ lookup: StaticString) {
        if segments.count == 1, case .expression(let expression) = segments[0] {
            append("\"\\(")
            append(code: expression.bytes)
            return append(")\"")
        }
        append(lookup)
        appendList("(", 0, 1, ")") { _, buffer in
            let start = buffer.count
            buffer.append(wholeTitle: segments)
            if buffer.fits(from: start) { return }
            buffer.truncate(to: start)
            if buffer.append(brokenTitle: segments) { return }
            buffer.truncate(to: start)
            buffer.append(wholeTitle: segments)
        }
    }

    private mutating func append(wholeTitle segments: UnsafeBufferPointer<TitleSegment>) {
        append("\"")
        for segment in segments { append(segment: segment) }
        append("\"")
    }

    /// A literal over several lines, which has the same value as one on one line. Lines are filled, and broken before an
    /// expression. Returns whether there was one to break before.
    private mutating func append(brokenTitle segments: UnsafeBufferPointer<TitleSegment>) -> Bool {
        let indentation = indentation
        var isBroken = false
        append("\"\"\"")
        breakLine(indentation)
        var index = 0
        while index < segments.count {
            let (start, first) = (count, index)
            index = appendPart(of: segments, from: first)
            // A backslash may stand behind it.
            if first == 0 || fits(from: start, behind: index < segments.count ? 1 : 0) { continue }
            truncate(to: start)
            append("\\")
            breakLine(indentation)
            index = appendPart(of: segments, from: first)
            isBroken = true
        }
        breakLine(indentation)
        append("\"\"\"")
        return isBroken
    }

    /// A segment, and the literal behind an expression. Returns where the next one begins.
    private mutating func appendPart(of segments: UnsafeBufferPointer<TitleSegment>, from first: Int) -> Int {
        append(segment: segments[first])
        var next = first + 1
        if case .expression = segments[first], next < segments.count, case .literal = segments[next] {
            append(segment: segments[next])
            next += 1
        }
        // Editors take away the spaces at the end of a line, and the title would be another key.
        if next == segments.count, base[count - 1] == 0x20 {
            truncate(to: count - 1)
            append("\\u{20}")
        }
        return next
    }

    private mutating func append(segment: TitleSegment) {
        switch segment {
        case .literal(let literal): append(contentsOf: literal.bytes)
        case .expression(let expression):
            // A key's placeholder is then always a string's, whatever the expression's type.
            append("\\(String(describing: ")
            append(code: expression.bytes)
            append("))")
        }
    }

    /// A literal part of a title, escaped, without quotes of its own.
    private mutating func append(contentsOf literal: ByteText) {
        var plain = ByteBuffer(capacity: literal.count + 1)
        appendTitleLiteral(literal, to: &plain)
        var quoted = ByteBuffer(capacity: literal.count + 16)
        quoted.append(stringLiteral: plain.text)
        append(quoted.text.slice(1, quoted.count - 1))
    }

    /// `readingLists` as "Reading Lists", `userID` as "User ID".
    mutating func append(words name: ByteText) {
        if name.isASCII { return append(plainWords: name) }
        words(in: name.string).withBytes { append(stringLiteral: $0) }
    }

    /// The same for a name in ASCII.
    private mutating func append(plainWords name: ByteText) {
        let letters = name.base
        var previous: UInt8 = 0x20
        var index = 0
        append(0x22)
        let start = count
        while index < name.count {
            let byte = letters[index]
            let beginsWord = byte.isCapital && !previous.isCapital || byte.isDigit && !previous.isDigit
            if index > 0, beginsWord || byte == 0x5F { append(0x20) }
            if byte != 0x5F {
                let isFirst = count == start || base[count - 1] == 0x20
                append(isFirst && byte &- 0x61 < 26 ? byte & 0xDF : byte)
            }
            previous = byte
            index += 1
        }
        append(0x22)
    }
}

/// The title of a case that says none: `readingLists` as "Reading Lists".
package func words(of name: SourceText) -> String { words(in: name.string) }

private func words(in name: String) -> String {
    var words = ""
    var previous: Character = " "
    for (index, character) in name.enumerated() {
        let beginsWord = character.isUppercase && !previous.isUppercase || character.isNumber && !previous.isNumber
        if index > 0, beginsWord || character == "_" { words += " " }
        if character != "_" {
            words += words.isEmpty || words.last == " " ? character.uppercased() : String(character)
        }
        previous = character
    }
    return words
}

extension UInt8 {
    fileprivate var isCapital: Bool { self &- 0x41 < 26 }
}
