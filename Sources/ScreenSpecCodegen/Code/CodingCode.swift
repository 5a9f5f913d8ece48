import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Codable as a format: what Swift's own conformance would write, with retired names and added parameters decoded.
extension EnumContext {
    /// `"author", "person"`: the names that decode as a case.
    func appendWireNames(_ index: Int, to buffer: inout ByteBuffer) {
        buffer.append(stringLiteral: name(index))
        if retiredNames.count == 0 { return }
        for name in retiredNames[index] ?? [] {
            buffer.append(", ")
            buffer.append(stringLiteral: name)
        }
    }

    /// `Self.author(try values.decode(Author.self, forKey: "_0"))`. What cannot be encoded comes back as its default.
    func appendDecoded(_ index: Int, to buffer: inout ByteBuffer) {
        if index == rowCount { return appendDecodedPlaceholder(to: &buffer) }
        // `.none` would be that of the optional result.
        buffer.append("Self")
        appendCase(index, to: &buffer)
        let payload = rows[index].payload
        if payload.count == 0 { return }
        let mask = decodedMask(payload)
        buffer.appendList("(", 0, mask.nonzeroBitCount, ")", isBroken: mask & (mask &- 1) != 0) { number, buffer in
            var rest = mask
            var cleared = 0
            while cleared < number {
                rest &= rest &- 1
                cleared &+= 1
            }
            let place = rest.trailingZeroBitCount
            appendDecoded(payload.start + place, at: place, to: &buffer)
        }
    }

    /// A bit for each parameter that is said where a case is made of saved data: what is encoded, and the default of what has
    /// no label before such a one, for Swift tells those by their order.
    private func decodedMask(_ payload: IndexSpan) -> UInt64 {
        var mask = encodedMask(payload)
        var isFollowed = false
        for place in (0..<payload.count).reversed() where !parameters[payload.start + place].hasLabel {
            if mask & 1 << UInt64(place) != 0 { isFollowed = true } else if isFollowed { mask |= 1 << UInt64(place) }
        }
        return mask
    }

    private func appendDecodedPlaceholder(to buffer: inout ByteBuffer) {
        buffer.append("Self")
        appendCase(rowCount, to: &buffer)
        let keys: [StaticString] = ["label", "systemImage"]
        buffer.appendList("(", 0, keys.count, ")", isBroken: true) { key, buffer in
            buffer.append(keys[key])
            appendValues(": try ", ".decode(String.self, forKey: ", to: &buffer)
            buffer.append(stringLiteral: ByteText(keys[key]))
            buffer.append(")")
        }
    }

    private func appendDecoded(_ parameter: Int, at place: Int, to buffer: inout ByteBuffer) {
        let declared = parameters + parameter
        if declared.pointee.hasLabel {
            buffer.append(argumentLabel: declared.pointee.labelText)
            buffer.append(": ")
        }
        if !traits[parameter].isEncodable { return buffer.append(code: declared.pointee.defaultText) }
        let isOptional = declared.pointee.typeFacts.isOptional
        if !declared.pointee.hasDefault {
            return appendDecode(isOptional ? ".decodeIfPresent(" : ".decode(", parameter, at: place, to: &buffer)
        }
        let value = declared.pointee.defaultText
        let line = buffer.indentation
        if isOptional, !value.equals("nil") {
            // `nil` was written as such, so only a missing key means the default.
            appendValues("", ".contains(", to: &buffer)
            appendCodingKey(parameter, at: place, to: &buffer)
            appendValues(") ? try ", ".decode(", to: &buffer)
            buffer.append(code: declared.pointee.typeText)
            buffer.append(".self, forKey: ")
            appendCodingKey(parameter, at: place, to: &buffer)
            buffer.append(")")
            return buffer.appendHereOrBelow(line, behind: 1) { buffer in
                buffer.append(": ")
                buffer.append(code: value)
            }
        }
        appendDecode(".decodeIfPresent(", parameter, at: place, to: &buffer)
        if isOptional { return }
        buffer.appendHereOrBelow(line, behind: 1) { buffer in
            buffer.append("?? ")
            buffer.append(operand: value)
        }
    }

    private func appendDecode(
        _ method: StaticString, _ parameter: Int, at place: Int, to buffer: inout ByteBuffer
    ) {
        appendValues("try ", method, to: &buffer)
        buffer.append(
            code: parameters[parameter].typeFacts.isOptional ? wrappedType(parameter) : parameters[parameter].typeText)
        buffer.append(".self, forKey: ")
        appendCodingKey(parameter, at: place, to: &buffer)
        buffer.append(")")
    }

    /// The container of the payload's values, with what stands around it.
    private func appendValues(_ before: StaticString, _ method: StaticString, to buffer: inout ByteBuffer) {
        buffer.append(before)
        buffer.append(codingNames.values)
        buffer.append(method)
    }

    private func wrappedType(_ parameter: Int) -> ByteText {
        let type = parameters[parameter].typeText
        if type[type.count - 1] == 0x3F { return type.slice(0, type.count - 1) }
        if let parsed = SwiftType(type), case .optional(let wrapped) = parsed.shape { return wrapped.text }
        return type
    }

    /// A parameter's key: its label, or `_0`, `_1`, … by its place in the payload (SE-0295). A label that looks like such a
    /// place gets one more `_` behind it.
    private func appendCodingKey(_ parameter: Int, at place: Int, to buffer: inout ByteBuffer) {
        buffer.append("\"")
        appendSavedName(parameter, at: place, to: &buffer)
        buffer.append("\"")
    }

    /// An identifier in any case.
    private func appendSavedName(_ parameter: Int, at place: Int, to buffer: inout ByteBuffer) {
        if parameters[parameter].hasLabel {
            let label = parameters[parameter].labelText
            buffer.append(label)
            if label.looksLikePlace { buffer.append("_") }
        } else {
            buffer.append("_")
            buffer.append(decimal: place)
        }
    }

    func hasEncodedValues(_ index: Int) -> Bool {
        index == rowCount || encodedMask(rows[index].payload) != 0
    }

    /// A bit for each parameter that is encoded.
    private func encodedMask(_ payload: IndexSpan) -> UInt64 {
        var mask: UInt64 = 0
        var place = payload.count
        while place > 0 {
            place &-= 1
            mask = mask << 1 | (traits[payload.start + place].isEncodable ? 1 : 0)
        }
        return mask
    }

    func appendEncodePattern(_ index: Int, to buffer: inout ByteBuffer) {
        if index == rowCount { return appendPlaceholderPattern(to: &buffer) }
        appendPattern(index, binding: encodedMask(rows[index].payload), to: &buffer, avoiding: codingNames.values)
    }

    /// A statement a line for what is encoded of a case.
    func appendEncoding(_ index: Int, to buffer: inout ByteBuffer) {
        if index == rowCount {
            appendEncode("label", to: &buffer)
            buffer.breakLine(buffer.indentation)
            return appendEncode("systemImage", to: &buffer)
        }
        if !hasEncodedValues(index) { return buffer.append("break") }
        let payload = rows[index].payload
        var isFirst = true
        var place = 0
        while place < payload.count {
            if traits[payload.start + place].isEncodable {
                if !isFirst { buffer.breakLine(buffer.indentation) }
                isFirst = false
                appendEncoding(of: payload, at: place, to: &buffer)
            }
            place += 1
        }
    }

    /// `"_0 page"`: the names that a case's parameters are saved under. Lists of names would take the compiler ten times as long.
    func appendSavedNames(_ index: Int, to buffer: inout ByteBuffer) {
        if index == rowCount { return buffer.append("\"label systemImage\"") }
        let payload = rows[index].payload
        buffer.append("\"")
        var isFirst = true
        for place in 0..<payload.count where traits[payload.start + place].isEncodable {
            if !isFirst { buffer.append(" ") }
            isFirst = false
            appendSavedName(payload.start + place, at: place, to: &buffer)
        }
        buffer.append("\"")
    }

    /// A part of the placeholder's payload.
    private func appendEncode(_ name: StaticString, to buffer: inout ByteBuffer) {
        appendValues("try ", ".encode(", to: &buffer)
        buffer.append(name)
        buffer.append(", forKey: ")
        buffer.append(stringLiteral: ByteText(name))
        buffer.append(")")
    }

    private func appendEncoding(of payload: IndexSpan, at place: Int, to buffer: inout ByteBuffer) {
        let parameter = payload.start + place
        let declared = parameters + parameter
        let leavesNilOut =
            declared.pointee.typeFacts.isOptional
            && (!declared.pointee.hasDefault || declared.pointee.defaultText.equals("nil"))
        appendValues("try ", leavesNilOut ? ".encodeIfPresent(" : ".encode(", to: &buffer)
        appendBinding(parameter, of: payload, to: &buffer, avoiding: codingNames.values)
        buffer.append(", forKey: ")
        appendCodingKey(parameter, at: place, to: &buffer)
        buffer.append(")")
    }
}

extension ByteText {
    /// Whether it is `_0`, `_1` and so on, with any more `_` behind it.
    fileprivate var looksLikePlace: Bool {
        if count < 2 || self[0] != 0x5F || !self[1].isDigit { return false }
        var index = 2
        while index < count, self[index].isDigit { index += 1 }
        while index < count, self[index] == 0x5F { index += 1 }
        return index == count
    }
}
