import ScreenSpecDiagnostics

/// One parameter of a destination's payload, as Swift writes it: `scrollTo page: Int? = nil`. Its parts are kept as
/// places in the text and made when they are asked for.
package struct PayloadParameter: BitwiseCopyable, Sendable {
    /// What holds the label and the name, and what holds the type and the default: the same, or a key and its value.
    let names: SourceText
    let text: SourceText
    let places: ParameterPlaces

    /// How many parameters a payload can have. Reading stops at the one more that says there are too many.
    package static let limit = 64

    /// What reading the type told of it.
    package var typeFacts: TypeFacts { places.facts }
    /// False for `_`.
    package var hasLabel: Bool { places.hasLabel }
    /// Whether a default stands behind the type.
    package var hasDefault: Bool { places.defaultStart >= 0 }

    /// The argument label without back-ticks, nil for `_`. The name, when that is all there is.
    package var label: SourceText? {
        hasLabel ? names.slice(Int(places.labelStart), Int(places.labelEnd)) : nil
    }

    /// The name without back-ticks.
    package var name: SourceText { names.slice(Int(places.nameStart), Int(places.nameEnd)) }
    /// The type, as written.
    package var type: SourceText { text.slice(Int(places.typeStart), Int(places.typeEnd)) }
    /// The expression behind `=`.
    package var defaultValue: SourceText? {
        hasDefault ? text.slice(Int(places.defaultStart), Int(places.defaultEnd)) : nil
    }

    // The same without their places: a tenth of the time in a debug build.

    /// Empty when there is none.
    package var labelText: ByteText { part(names, places.labelStart, hasLabel ? places.labelEnd : places.labelStart) }
    /// Without back-ticks.
    package var nameText: ByteText { part(names, places.nameStart, places.nameEnd) }
    /// As written.
    package var typeText: ByteText { part(text, places.typeStart, places.typeEnd) }
    /// Empty when there is none.
    package var defaultText: ByteText {
        hasDefault ? part(text, places.defaultStart, places.defaultEnd) : part(text, 0, 0)
    }

    private func part(_ text: SourceText, _ start: Int32, _ end: Int32) -> ByteText {
        ByteText(text.bytes.base + Int(start), Int(end &- start))
    }
}

/// Where a parameter's parts stand, in bytes from the beginning of their text.
struct ParameterPlaces: BitwiseCopyable, Sendable {
    var labelStart: Int32 = 0
    var labelEnd: Int32 = 0
    var nameStart: Int32 = 0
    var nameEnd: Int32 = 0
    var typeStart: Int32 = 0
    var typeEnd: Int32 = 0
    var defaultStart: Int32 = -1
    var defaultEnd: Int32 = 0
    var hasLabel = true
    var facts = TypeFacts()
}

/// The parameters of a clause, `_ book: Book, ids: [UUID] = []`. One with something wrong is reported and left out.
package func parseParameterClause(
    _ clause: SourceText, into diagnostics: inout [Diagnostic]
) -> [PayloadParameter] {
    var parameters: [PayloadParameter] = []
    var parser = ParameterParser(clause)
    parser.refuseParentheses(into: &diagnostics)
    while parser.index < parser.end, parameters.count <= PayloadParameter.limit {
        if let parameter = parser.parseParameter(into: &diagnostics) { parameters.append(parameter) }
        parser.parseSeparator(into: &diagnostics)
    }
    if parameters.count > 1 { checkParameterNames(parameters, into: &diagnostics) }
    return parameters
}

/// The parameter of one entry of the map form: key `scrollTo page`, value `Int? = nil`.
package func parseParameter(
    key: SourceText, value: SourceText, into diagnostics: inout [Diagnostic]
) -> PayloadParameter? {
    var places = ParameterPlaces()
    let end = value.bytes.count
    // The usual case first: plain words on both sides.
    if readPlainNames(key.bytes.base, 0, key.bytes.count, &places) == key.bytes.count,
        readPlainTypeAndDefault(value.bytes.base, 0, end, &places) == end
    {
        return PayloadParameter(names: key, text: value, places: places)
    }
    var names = ParameterParser(key)
    guard names.parseNames(into: &diagnostics) else { return nil }
    if names.index < key.bytes.count { return names.failAfterNames(into: &diagnostics) }
    var parser = ParameterParser(value)
    parser.places = names.places
    guard parser.parseType(of: names.name, into: &diagnostics),
        parser.parseDefault(of: names.name, isLast: true, into: &diagnostics)
    else { return nil }
    return PayloadParameter(names: key, text: value, places: parser.places)
}

/// Reports names and labels that occur twice. `parseParameterClause` has done it already.
package func checkParameterNames(_ parameters: [PayloadParameter], into diagnostics: inout [Diagnostic]) {
    var index = 1
    // More are an error of their own.
    let count = min(parameters.count, PayloadParameter.limit)
    while index < count {
        let parameter = parameters[index]
        var earlier = 0
        while earlier < index {
            if reportClash(parameters[earlier], parameter, into: &diagnostics) { break }
            earlier += 1
        }
        index += 1
    }
}

private func reportClash(
    _ first: PayloadParameter, _ second: PayloadParameter, into diagnostics: inout [Diagnostic]
) -> Bool {
    if isSameName(first.nameText, second.nameText) {
        diagnostics.append(clash("parameters are named", first.name, second.name))
        return true
    }
    guard first.hasLabel, second.hasLabel, isSameName(first.labelText, second.labelText),
        let other = first.label, let label = second.label
    else { return false }
    diagnostics.append(clash("parameters have the label", other, label))
    return true
}

private func clash(_ what: StaticString, _ first: SourceText, _ second: SourceText) -> Diagnostic {
    Diagnostic(
        .invalidParameter, "two \(what) `\(second.string)`; expected different ones",
        at: second.range(0, second.bytes.count),
        notes: [Diagnostic.Note("the first is here", at: first.range(0, first.bytes.count))])
}

/// Names that differ only in how Unicode composes their characters are one name.
private func isSameName(_ left: ByteText, _ right: ByteText) -> Bool {
    if left.equals(right) { return true }
    // A Kelvin sign is a `K`, and so one of two may be ASCII.
    return (!left.isASCII || !right.isASCII) && left.string == right.string
}
