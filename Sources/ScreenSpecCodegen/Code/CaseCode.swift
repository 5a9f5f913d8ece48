import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Declares cases, and matches them.
extension EnumContext {
    /// `composePost(_ book: Book, scrollTo: Int? = nil)`
    func appendDeclaration(_ index: Int, to buffer: inout ByteBuffer) {
        appendName(index, to: &buffer)
        if index == rowCount { return buffer.append("(label: String, systemImage: String)") }
        let payload = rows[index].payload
        if payload.count == 0 { return }
        buffer.appendList("(", payload.start, payload.end, ")") {
            appendParameter(parameters + $0, isNameTaken: isLabel(parameters + $0, of: payload), to: &$1)
        }
    }

    /// Whether the name of a parameter that has no label is another one's label: a case can have it once.
    private func isLabel(_ parameter: UnsafePointer<PayloadParameter>, of payload: IndexSpan) -> Bool {
        if parameter.pointee.hasLabel || payload.count == 1 { return false }
        return payload.indices.contains {
            parameters[$0].hasLabel && parameters[$0].labelText.equals(parameter.pointee.nameText)
        }
    }

    /// `composePost(_ book: Book, scrollTo page: Int? = nil)`: a function that takes a case's payload.
    func appendFunction(_ index: Int, to buffer: inout ByteBuffer) {
        appendName(index, to: &buffer)
        let payload = rows[index].payload
        // `-> Self {` stands behind it.
        buffer.appendList("(", payload.start, payload.end, ")", behind: 10) {
            appendParameter(parameters + $0, isFunctions: true, to: &$1)
        }
    }

    /// `.composePost(book, scrollTo: page)`: the case, made of that function's parameters.
    func appendCall(_ index: Int, to buffer: inout ByteBuffer) {
        appendCase(index, to: &buffer)
        let payload = rows[index].payload
        if payload.count == 0 { return }
        buffer.appendList("(", payload.start, payload.end, ")", behind: 1) { parameter, buffer in
            if let label = parameters[parameter].label {
                buffer.append(argumentLabel: label.bytes)
                buffer.append(": ")
            }
            buffer.append(identifier: parameters[parameter].nameText)
        }
    }

    /// - Parameters:
    ///   - isFunctions: whether it is a function's, and not a case's.
    ///   - isNameTaken: whether it has no label, and no name either, for another has that.
    private func appendParameter(
        _ parameter: UnsafePointer<PayloadParameter>, isFunctions: Bool = false, isNameTaken: Bool = false,
        to buffer: inout ByteBuffer
    ) {
        if parameter.pointee.hasLabel {
            buffer.append(label: parameter.pointee.labelText)
            if isFunctions, !parameter.pointee.labelText.equals(parameter.pointee.nameText) {
                buffer.append(" ")
                buffer.append(identifier: parameter.pointee.nameText)
            }
        } else if !isNameTaken {
            buffer.append("_ ")
            buffer.append(identifier: parameter.pointee.nameText)
        }
        if !isNameTaken { buffer.append(": ") }
        appendType(parameter, isEscaping: isFunctions && parameter.pointee.isEscaping, to: &buffer)
        if !parameter.pointee.hasDefault { return }
        buffer.append(" = ")
        buffer.append(code: parameter.pointee.defaultText)
    }

    /// A parameter's type, as the case holds it.
    func appendType(
        _ parameter: UnsafePointer<PayloadParameter>, isEscaping: Bool = false, to buffer: inout ByteBuffer
    ) {
        var type = parameter.pointee.typeText
        if isEscaping { type = buffer.appendEscaping(type) }
        if parameter.pointee.typeFacts.containsClosure, graph.conformances.isSendable {
            appendSendable(type, to: &buffer)
        } else {
            buffer.append(code: type)
        }
    }

    /// A type with closures in it. A Sendable enum can hold only Sendable closures, so there they are written as such.
    private func appendSendable(_ text: ByteText, to buffer: inout ByteBuffer) {
        guard let type = SwiftType(text) else { return buffer.append(code: text) }
        var written = 0
        for closure in type.outermostClosures {
            let start = closure.base - text.base
            buffer.append(code: text.slice(written, start))
            written = start
            let attributes = text.attributes(before: start)
            if attributes.contains("@Sendable") { continue }
            if attributes.isEmpty, !closure.isAsynchronous { buffer.append("@\(typeName("MainActor")) ") }
            buffer.append("@Sendable ")
        }
        buffer.append(code: text.slice(written, text.count))
    }

    /// `.bookByAuthor(let book, _)`, or `.bookByAuthor` where nothing of the payload is wanted.
    ///
    /// - Parameters:
    ///   - binding: a bit for each parameter that is wanted.
    ///   - taken: a name that the code around needs itself.
    func appendPattern(
        _ index: Int, binding: UInt64, to buffer: inout ByteBuffer, avoiding taken: ByteText = ByteText("")
    ) {
        appendCase(index, to: &buffer)
        if binding == 0 { return }
        let payload = rows[index].payload
        // A colon stands behind it.
        buffer.appendList("(", 0, payload.count, ")", behind: 1) { place, buffer in
            if binding & (1 << UInt64(place)) == 0 { return buffer.append(0x5F) }
            buffer.append("let ")
            appendBinding(payload.start + place, of: payload, to: &buffer, avoiding: taken)
        }
    }

    /// The name that a parameter of `payload` is bound to: its own, or another where generated code needs that itself.
    func appendBinding(_ parameter: Int, of payload: IndexSpan, to buffer: inout ByteBuffer, avoiding taken: ByteText) {
        let name = parameters[parameter].nameText
        if !name.equals(taken) { return buffer.append(identifier: name) }
        let others = LocalNames(payload.indices.map { parameters[$0].nameText.string })
        buffer.append(others.name("\(name.string)Payload"))
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

    /// `.library(kind: .films)`
    func appendItem(_ item: NavigationGraph.Item, to buffer: inout ByteBuffer) {
        guard let arguments = item.arguments else { return appendItem(item.destination, to: &buffer) }
        appendCase(item.destination, to: &buffer)
        buffer.append(code: arguments.bytes)
    }

    /// The same where a `Self?` is expected, and where `.none` would be the optional's.
    func appendOptionalItem(_ item: NavigationGraph.Item, to buffer: inout ByteBuffer) {
        appendOptionalPrefix(item.destination, to: &buffer)
        appendItem(item, to: &buffer)
    }

    /// What stands before a case's dot where a `Self?` is expected.
    ///
    /// - Parameter type: the enum's name there, where `Self` is another type.
    func appendOptionalPrefix(_ index: Int, of type: ByteText = ByteText("Self"), to buffer: inout ByteBuffer) {
        if name(index).equals("none") { buffer.append(type) }
    }

    /// `[.authors, .library(kind: .films)]`
    func appendItems(_ items: [NavigationGraph.Item], to buffer: inout ByteBuffer) {
        // A closing brace may stand behind it.
        buffer.appendList("[", 0, items.count, "]", behind: 2, endsWithComma: true) { appendItem(items[$0], to: &$1) }
    }
}

extension PayloadParameter {
    /// Whether it is a closure itself, which a function has to say that it keeps.
    fileprivate var isEscaping: Bool {
        if typeFacts.containsClosure, case .function? = SwiftType(typeText)?.shape { true } else { false }
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

extension ByteBuffer {
    /// `@escaping`, which stands before all but `nonisolated(nonsending)`. What is left to write of `type` comes back.
    mutating func appendEscaping(_ type: ByteText) -> ByteText {
        let isolation = type.slice(0, min(23, type.count))
        guard isolation.equals("nonisolated(nonsending)") else {
            append("@escaping ")
            return type
        }
        append(code: isolation)
        append(" @escaping ")
        return type.slice(isolation.count, type.count).trimmed
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
