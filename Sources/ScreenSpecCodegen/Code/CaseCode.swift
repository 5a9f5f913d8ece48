import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Declares cases, and matches them.
extension EnumContext {
    /// `composePost(_ book: Book, scrollTo: Int? = nil)`, one parameter a line where it would be too long.
    func appendDeclaration(_ index: Int, to buffer: inout ByteBuffer) {
        let begin = buffer.count
        appendName(index, to: &buffer)
        if index == rowCount { return buffer.append("(label: String, systemImage: String)") }
        let payload = rows[index].payload
        if payload.count == 0 { return }
        let start = buffer.count
        appendParameters(payload, separator: ", ", to: &buffer)
        // "    case " stands before the name.
        if buffer.count - begin + 9 <= 120, buffer.text.slice(start, buffer.count).firstIndex(of: 0x0A) == nil {
            return
        }
        buffer.truncate(to: start)
        appendParameters(payload, separator: ",\n    ", to: &buffer)
    }

    private func appendParameters(_ payload: IndexSpan, separator: StaticString, to buffer: inout ByteBuffer) {
        let isBroken = separator.utf8CodeUnitCount > 2
        if isBroken { buffer.append("(\n    ") } else { buffer.append("(") }
        var index = payload.start
        while index < payload.end {
            if index > payload.start { buffer.append(separator) }
            appendParameter(parameters + index, to: &buffer)
            index += 1
        }
        if isBroken { buffer.append("\n)") } else { buffer.append(")") }
    }

    private func appendParameter(_ parameter: UnsafePointer<PayloadParameter>, to buffer: inout ByteBuffer) {
        if parameter.pointee.hasLabel {
            buffer.append(label: parameter.pointee.labelText)
        } else {
            buffer.append("_ ")
            buffer.append(identifier: parameter.pointee.nameText)
        }
        buffer.append(": ")
        if parameter.pointee.typeFacts.containsClosure, graph.conformances.isSendable {
            appendSendable(parameter.pointee.typeText, to: &buffer)
        } else {
            buffer.append(parameter.pointee.typeText)
        }
        if !parameter.pointee.hasDefault { return }
        buffer.append(" = ")
        buffer.append(parameter.pointee.defaultText)
    }

    /// A type with closures in it. A Sendable enum can hold only Sendable closures, so there they are written as such.
    private func appendSendable(_ text: ByteText, to buffer: inout ByteBuffer) {
        guard let type = SwiftType(text) else { return buffer.append(text) }
        var written = 0
        for closure in type.outermostClosures {
            let start = closure.base - type.text.base
            buffer.append(type.text.slice(written, start))
            written = start
            let attributes = type.text.attributes(before: start)
            if attributes.contains("@Sendable") { continue }
            if attributes.isEmpty, !closure.isAsynchronous { buffer.append("@MainActor ") }
            buffer.append("@Sendable ")
        }
        buffer.append(type.text.slice(written, type.text.count))
    }

    /// `.bookByAuthor(let book, _)`, or `.bookByAuthor` where nothing of the payload is wanted. One binding a line where
    /// the pattern would be too long.
    ///
    /// - Parameters:
    ///   - binding: a bit for each parameter that is wanted.
    ///   - taken: a name that the code around needs itself.
    func appendPattern(
        _ index: Int, binding: UInt64, to buffer: inout ByteBuffer, avoiding taken: StaticString = ""
    ) {
        let start = buffer.count
        appendCase(index, to: &buffer)
        if binding == 0 { return }
        let end = buffer.count
        appendBindings(payload(index), binding, separator: ", ", taken, to: &buffer)
        if buffer.count - start <= 95 { return }
        buffer.truncate(to: end)
        appendBindings(payload(index), binding, separator: ",\n    ", taken, to: &buffer)
    }

    private func appendBindings(
        _ payload: IndexSpan, _ binding: UInt64, separator: StaticString, _ taken: StaticString,
        to buffer: inout ByteBuffer
    ) {
        let isBroken = separator.utf8CodeUnitCount > 2
        if isBroken { buffer.append("(\n    ") } else { buffer.append(0x28) }
        var place = 0
        while place < payload.count {
            if place > 0 { buffer.append(separator) }
            if binding & (1 << UInt64(place)) != 0 {
                buffer.append("let ")
                appendBinding(payload.start + place, to: &buffer, avoiding: taken)
            } else {
                buffer.append(0x5F)
            }
            place += 1
        }
        if isBroken { buffer.append("\n)") } else { buffer.append(0x29) }
    }

    /// The name that a parameter is bound to: its own, or another where generated code needs that name itself.
    func appendBinding(_ parameter: Int, to buffer: inout ByteBuffer, avoiding taken: StaticString = "") {
        let name = parameters[parameter].nameText
        buffer.append(identifier: name)
        if taken.utf8CodeUnitCount > 0, name.equals(taken) { buffer.append("Payload") }
    }

    /// A bit for each parameter for which `isWanted` holds.
    func mask(_ index: Int, where isWanted: (ParameterTraits) -> Bool) -> UInt64 {
        let payload = payload(index)
        var mask: UInt64 = 0
        var place = 0
        while place < payload.count {
            if isWanted(traits[payload.start + place]) { mask |= 1 << UInt64(place) }
            place += 1
        }
        return mask
    }

    /// `.authors`, or `.search()` where the payload is all defaults.
    func appendItem(_ index: Int, to buffer: inout ByteBuffer) {
        appendCase(index, to: &buffer)
        if payload(index).count > 0 { buffer.append("()") }
    }

    /// `[.authors, .books]`, one item a line where it would be long.
    func appendItems(_ items: some Sequence<Int>, to buffer: inout ByteBuffer) {
        let length = items.reduce(0) { $0 + name($1).count + 5 }
        let isBroken = length > 60
        buffer.append(isBroken ? "[\n    " : "[")
        for (index, item) in items.enumerated() {
            if index > 0 { buffer.append(isBroken ? ",\n    " : ", ") }
            appendItem(item, to: &buffer)
        }
        buffer.append(isBroken ? ",\n]" : "]")
    }
}

extension SwiftType {
    /// The closure types in it that are in no other closure's type, in order, without the parentheses around them.
    fileprivate var outermostClosures: [ByteText] {
        switch shape {
        case .function:
            let inner = text.count > 2 && text[0] == 0x28 ? SwiftType(text.slice(1, text.count - 1).trimmed) : nil
            if let inner, case .function = inner.shape { return inner.outermostClosures }
            return [text]
        case .optional(let type), .array(let type), .dictionary(_, let type): return type.outermostClosures
        case .tuple(let elements): return elements.flatMap(\.type.outermostClosures)
        case .named(_, let arguments), .member(_, _, let arguments): return arguments.flatMap(\.outermostClosures)
        default: return []
        }
    }
}

extension ByteText {
    /// What stands between a closure's type at `end` and the bracket, comma or colon before it.
    fileprivate func attributes(before end: Int) -> String {
        var start = end
        var depth = 0
        while start > 0 {
            let byte = self[start - 1]
            if depth == 0, byte == 0x28 || byte == 0x5B || byte == 0x2C || byte == 0x3A || byte == 0x3C { break }
            if byte == 0x29 { depth += 1 }
            if byte == 0x28 { depth -= 1 }
            start -= 1
        }
        return slice(start, end).trimmed.string
    }

    /// Of a closure's type: whether `async` stands behind its parameters.
    fileprivate var isAsynchronous: Bool {
        var depth = 0
        var index = 0
        repeat {
            if self[index] == 0x28 { depth += 1 }
            if self[index] == 0x29 { depth -= 1 }
            index += 1
        } while depth > 0 && index < count
        return slice(index, count).trimmed.string.hasPrefix("async")
    }
}
