import ScreenSpecDiagnostics
import ScreenSpecModel

/// Titles as Swift expressions.
extension CodegenContext {
    /// `localized("Authors")`; for a title that is one expression alone, which no table can hold, `"\(author.name)"`.
    func appendTitle(_ index: Int, to buffer: inout ByteBuffer) {
        if index == destinationCount { return buffer.append("label") }
        let segments = graph.texts[index].title
        if segments.count > 0 {
            return appendTitle(Array(graph.titleSegments[segments.indices]), index, to: &buffer)
        }
        buffer.append("localized(")
        if let title = document.destinations[index].title?.bytes {
            buffer.append(stringLiteral: title)
        } else {
            appendWords(name(index), to: &buffer)
        }
        buffer.append(")")
    }

    private func appendTitle(_ segments: [TitleSegment], _ index: Int, to buffer: inout ByteBuffer) {
        if segments.count == 1, case .expression(let expression) = segments[0] {
            buffer.append("\"\\(")
            buffer.append(expression.bytes)
            return buffer.append(")\"")
        }
        // A parameter of that name hides the function.
        if document.parameters[payload(index)].contains(where: { $0.name.bytes.equals("localized") }) {
            buffer.append("self.")
        }
        buffer.append("localized(\"")
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
        var words = ""
        var previous: Character = " "
        for (index, character) in name.string.enumerated() {
            let beginsWord = character.isUppercase && !previous.isUppercase || character.isNumber && !previous.isNumber
            if index > 0, beginsWord || character == "_" { words += " " }
            if character != "_" { words += words.isEmpty || words.last == " " ? character.uppercased() : String(character) }
            previous = character
        }
        words.withUTF8 { buffer.append(stringLiteral: ByteText($0)) }
    }
}
