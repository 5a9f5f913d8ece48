import ScreenSpecDiagnostics

/// Reads parameters from a text, one after the other.
struct ParameterParser {
    let text: SourceText
    let base: UnsafePointer<UInt8>
    let end: Int
    var index = 0

    /// Where the current parameter begins, and its parts as far as they were read.
    var begin = 0
    var places = ParameterPlaces()

    init(_ text: SourceText) {
        self.text = text
        base = text.bytes.base
        end = text.bytes.count
    }

    var name: ByteText { part(places.nameStart, places.nameEnd) }
    var label: ByteText { part(places.labelStart, places.labelEnd) }

    private func part(_ start: Int32, _ end: Int32) -> ByteText { ByteText(base + Int(start), Int(end &- start)) }

    /// A parameter up to the comma that ends it. Nil after a fault, moved to that comma all the same.
    mutating func parseParameter(into diagnostics: inout [Diagnostic]) -> PayloadParameter? {
        if index > 0 { places = ParameterPlaces() }
        if parsePlain() { return PayloadParameter(names: text, text: text, places: places) }
        begin = index
        places = ParameterPlaces()
        if parseNames(into: &diagnostics) {
            if index < end, base[index] == 0x3A {
                index += 1
                if parseType(of: name, into: &diagnostics), parseDefault(of: name, isLast: false, into: &diagnostics) {
                    return PayloadParameter(names: text, text: text, places: places)
                }
            } else {
                failWithoutType(into: &diagnostics)
            }
        }
        skipToComma()
        return nil
    }

    /// The usual case: plain words, `: `, a plain type, a plain default. Stays put when it is anything else.
    private mutating func parsePlain() -> Bool {
        let colon = readPlainNames(base, index, end, &places)
        if colon < 0 || colon + 2 >= end || base[colon + 1] != 0x20 { return false }
        let parameterEnd = readPlainTypeAndDefault(base, colon + 2, end, &places)
        if parameterEnd < 0 { return false }
        index = parameterEnd
        return true
    }

    /// `name`, `label name` or `_ name`, up to the colon or whatever stands there instead.
    mutating func parseNames(into diagnostics: inout [Diagnostic]) -> Bool {
        var words = 0
        while true {
            while index < end, base[index].isSpaceOrBreak { index += 1 }
            let start = index
            while index < end {
                let byte = base[index]
                if byte == 0x3A || byte == 0x20 || byte == 0x2C || byte == 0x3D || byte < 0x20 && byte.isSpaceOrBreak {
                    break
                }
                index += 1
            }
            if index == start { break }
            words += 1
            if words > 2 { return failOnThirdWord(start, into: &diagnostics) }
            places.labelStart = words == 1 ? Int32(start) : places.nameStart
            places.labelEnd = words == 1 ? Int32(index) : places.nameEnd
            places.nameStart = Int32(start)
            places.nameEnd = Int32(index)
        }
        if words == 0 { return failWithoutName(at: index, into: &diagnostics) }
        if beginsWithType { return failWithoutName(at: Int(places.nameStart), into: &diagnostics) }
        return checkNames(into: &diagnostics)
    }

    /// Judges the words, and takes the back-ticks off them.
    private mutating func checkNames(into diagnostics: inout [Diagnostic]) -> Bool {
        var isFine = true
        if places.labelStart != places.nameStart, let fault = checkIdentifier(label) {
            places.hasLabel = false
            if fault != .underscore {
                let label = text.slice(Int(places.labelStart), Int(places.labelEnd))
                isFine = checkIdentifier(label, as: "label", into: &diagnostics)
            }
        }
        if checkIdentifier(name) != nil { isFine = reportName(into: &diagnostics) }
        if isFine { removeTicks() }
        return isFine
    }

    /// Whether what should be a name begins as only a type can.
    var beginsWithType: Bool {
        let first = label.base[0]
        return first == 0x5B || first == 0x28 || first == 0x40
    }

    private mutating func removeTicks() {
        if label.base[0] == 0x60 {
            places.labelStart += 1
            places.labelEnd -= 1
        }
        if name.base[0] == 0x60 {
            places.nameStart += 1
            places.nameEnd -= 1
        }
    }

    mutating func parseType(of name: ByteText, into diagnostics: inout [Diagnostic]) -> Bool {
        while index < end, base[index].isSpaceOrBreak { index += 1 }
        places.typeStart = Int32(index)
        if index == end || base[index] == 0x2C || base[index] == 0x3D {
            return report(
                .invalidParameter, "parameter `\(clipped(name))` has no type; expected one after its `:`", index, index,
                into: &diagnostics)
        }
        var parser = TypeParser(text.bytes, from: index)
        guard parser.parse(.payload) else {
            guard let fault = parser.fault else { return false }
            diagnostics.append(fault.diagnostic(.invalidType, "the type of `\(clipped(name))`", in: text))
            return false
        }
        index = parser.index
        places.typeEnd = Int32(index)
        places.facts = parser.facts
        return true
    }

    /// `= value` when it is there, and whatever must not be.
    /// - Parameter isLast: whether nothing may follow, not even a comma.
    mutating func parseDefault(of name: ByteText, isLast: Bool, into diagnostics: inout [Diagnostic]) -> Bool {
        while index < end, base[index].isSpaceOrBreak { index += 1 }
        if index == end { return true }
        if base[index] == 0x2C, !isLast { return true }
        if base[index] != 0x3D { return failAfterType(of: name, into: &diagnostics) }
        let equals = index
        index += 1
        while index < end, base[index].isSpaceOrBreak { index += 1 }
        places.defaultStart = Int32(index)
        var parser = ExpressionParser(text.bytes, from: index)
        guard let fault = parser.parse(until: isLast ? .text : .comma) else {
            index = parser.scanner.start
            places.defaultEnd = Int32(parser.previousEnd)
            return true
        }
        if case .empty = fault.problem {
            return report(
                .invalidParameter, "the default of `\(clipped(name))` is empty; expected an expression after `=`",
                equals, equals + 1, into: &diagnostics)
        }
        diagnostics.append(fault.diagnostic(.invalidExpression, "the default of `\(clipped(name))`", in: text))
        return false
    }

    /// Moves behind the comma between two parameters.
    mutating func parseSeparator(into diagnostics: inout [Diagnostic]) {
        guard index < end, base[index] == 0x2C else { return }
        let comma = index
        index += 1
        while index < end, base[index].isSpaceOrBreak { index += 1 }
        guard index == end else { return }
        _ = report(
            .invalidParameter, "the parameters end with a comma; expected another parameter after it", comma, comma + 1,
            help: "leave out the `,`", into: &diagnostics)
    }
}
