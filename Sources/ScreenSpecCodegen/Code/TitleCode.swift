import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Titles as Swift expressions.
extension CodegenContext {
    /// `localized("Authors")`; for a title that is one expression alone, which no table can hold, `"\(author.name)"`.
    func appendTitle(_ index: Int, to buffer: inout ByteBuffer) {
        if index == destinationCount { return buffer.append("label") }
        if texts[index].title.count > 0 {
            // A parameter of that name hides the function.
            let isHidden = document.parameters[payload(index).indices].contains { $0.name.bytes.equals("localized") }
            let span = texts[index].title
            let segments = UnsafeBufferPointer(start: graph.titleSegments.base + span.start, count: span.count)
            return appendTitle(segments, isHidden ? "self.localized(" : "localized(", to: &buffer)
        }
        buffer.append("localized(")
        if let title = destinations[index].title {
            buffer.append(stringLiteral: title.bytes)
        } else {
            appendWords(name(index), to: &buffer)
        }
        buffer.append(")")
    }

    /// A title that is taken apart, as a row over data has it.
    func appendTitle(_ segments: [TitleSegment], to buffer: inout ByteBuffer) {
        segments.withUnsafeBufferPointer { appendTitle($0, "localized(", to: &buffer) }
    }

    private func appendTitle(
        _ segments: UnsafeBufferPointer<TitleSegment>, _ lookup: StaticString, to buffer: inout ByteBuffer
    ) {
        if segments.count == 1, case .expression(let expression) = segments[0] {
            buffer.append("\"\\(")
            buffer.append(expression.bytes)
            return buffer.append(")\"")
        }
        buffer.append(lookup)
        buffer.append("\"")
        for segment in segments {
            switch segment {
            case .literal(let literal): appendContents(of: literal.bytes, to: &buffer)
            case .expression(let expression):
                // A key's placeholder is then always a string's, whatever the expression's type.
                buffer.append("\\(String(describing: ")
                buffer.append(expression.bytes)
                buffer.append("))")
            }
        }
        buffer.append("\")")
    }

    /// A literal part of a title, escaped, without quotes of its own.
    private func appendContents(of literal: ByteText, to buffer: inout ByteBuffer) {
        var plain = ByteBuffer(capacity: literal.count + 1)
        appendTitleLiteral(literal, to: &plain)
        var quoted = ByteBuffer(capacity: literal.count + 16)
        quoted.append(stringLiteral: plain.text)
        buffer.append(quoted.text.slice(1, quoted.count - 1))
    }

    /// `readingLists` as "Reading Lists", `userID` as "User ID".
    private func appendWords(_ name: ByteText, to buffer: inout ByteBuffer) {
        if name.isASCII { return appendPlainWords(name, to: &buffer) }
        var words = ""
        var previous: Character = " "
        for (index, character) in name.string.enumerated() {
            let beginsWord = character.isUppercase && !previous.isUppercase || character.isNumber && !previous.isNumber
            if index > 0, beginsWord || character == "_" { words += " " }
            if character != "_" {
                words += words.isEmpty || words.last == " " ? character.uppercased() : String(character)
            }
            previous = character
        }
        words.withUTF8 { buffer.append(stringLiteral: ByteText($0)) }
    }

    /// The same for a name in ASCII.
    private func appendPlainWords(_ name: ByteText, to buffer: inout ByteBuffer) {
        let base = name.base
        var previous: UInt8 = 0x20
        var index = 0
        buffer.append(0x22)
        let start = buffer.count
        while index < name.count {
            let byte = base[index]
            let beginsWord = byte.isCapital && !previous.isCapital || byte.isDigit && !previous.isDigit
            if index > 0, beginsWord || byte == 0x5F { buffer.append(0x20) }
            if byte != 0x5F {
                let isFirst = buffer.count == start || buffer.base[buffer.count - 1] == 0x20
                buffer.append(isFirst && byte &- 0x61 < 26 ? byte & 0xDF : byte)
            }
            previous = byte
            index += 1
        }
        buffer.append(0x22)
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { self &- 0x41 < 26 }
}
