import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    /// Takes titles apart, and finds out what of each payload its title and its view use.
    mutating func bindTexts(of rows: PlainArray<Destination>, into texts: PlainArray<CaseText>) {
        let (rows, count) = (rows.base, rows.count)
        let names = PlainArray<ByteText>()
        var index = 0
        while index < count {
            let row = rows + index
            var text = CaseText()
            names.truncate(to: 0)
            if row.pointee.payload.count > 0 { gatherNames(of: row, into: names) }
            bindView(of: row, names, into: &text)
            if let title = row.pointee.title, title.bytes.hasBraces {
                bind(title, names, row.pointee.payload, into: &text)
            }
            texts.append(text)
            index &+= 1
        }
        withExtendedLifetime(names) {}
    }

    /// - Parameter names: those of the payload's parameters.
    private mutating func bindView(
        of row: UnsafePointer<Destination>, _ names: PlainArray<ByteText>, into text: inout CaseText
    ) {
        guard let view = row.pointee.view else { return }
        text.isPlainView = isTypeName(view.bytes)
        if names.count == 0 { return }
        if !text.isPlainView { checkUnwrapped(view, row.pointee.payload) }
        text.usedInView =
            text.isPlainView
            ? allBits(names.count) : usedNames(in: view.bytes, of: names.base, count: names.count)
    }

    /// Of a payload with too many parameters, the first 64.
    private mutating func gatherNames(of row: UnsafePointer<Destination>, into names: PlainArray<ByteText>) {
        let payload = row.pointee.payload
        if payload.count > PayloadParameter.limit { reportTooMany(row.pointee) }
        let parameters = document.rows.parameters.base
        var index = payload.start
        while index < payload.end, names.count < PayloadParameter.limit {
            names.append(parameters[index].nameText)
            index &+= 1
        }
    }

    private mutating func bind(
        _ title: SourceText, _ names: PlainArray<ByteText>, _ payload: IndexSpan,
        into text: inout CaseText
    ) {
        (text.title, text.usedInTitle) = segments(of: title, names, payload)
    }

    /// Takes a text over a payload apart, and finds out what it uses of that.
    private mutating func segments(
        of title: SourceText, _ names: PlainArray<ByteText>, _ payload: IndexSpan
    ) -> (span: IndexSpan, used: UInt64) {
        let start = titleSegments.count
        var used: UInt64 = 0
        let errors = diagnostics.count
        let parts = parseTitle(title, into: &diagnostics)
        let isRead = diagnostics.count == errors
        for segment in parts {
            titleSegments.append(segment)
            if isRead, case .literal(let literal) = segment { checkDoubledBraces(literal, names) }
            guard names.count > 0, case .expression(let expression) = segment else { continue }
            used |= usedNames(in: expression.bytes, of: names.base, count: names.count)
            checkShown(expression, of: payload)
            checkUnwrapped(expression, payload)
        }
        return (IndexSpan(start: start, count: titleSegments.count - start), used)
    }

    /// Reports `id!` of an `Int`.
    private mutating func checkUnwrapped(_ expression: SourceText, _ payload: IndexSpan) {
        let bytes = expression.bytes
        if bytes.firstIndex(of: 0x21) == nil, bytes.firstIndex(of: 0x3F) == nil { return }
        let names = PlainArray<ByteText>()
        for parameter in document.rows.parameters[payload.indices] where parameter.typeText.isPlainValueType {
            names.append(parameter.nameText)
        }
        guard let use = unwrappedName(in: bytes, of: names.base, count: names.count) else { return }
        let name = bytes.slice(use.lowerBound, use.upperBound - 1).string
        report(
            .invalidExpression, "`\(name)` is unwrapped, and is no optional",
            at: expression.range(use.lowerBound, use.upperBound), help: "write `\(name)`, or give it an optional type")
    }

    /// Reports `{{name}}` of a payload's parameter, which other languages of templates read as its value.
    private mutating func checkDoubledBraces(_ literal: SourceText, _ names: PlainArray<ByteText>) {
        let bytes = literal.bytes
        var start = 0
        while let brace = bytes.firstIndex(of: 0x7B, from: start) {
            start = brace + 2
            guard let close = bytes.firstIndex(of: 0x7D, from: start), start <= bytes.count else { return }
            let name = bytes.slice(start, close).trimmed
            guard close + 1 < bytes.count, names.contains(where: { $0.equals(name) }) else { continue }
            report(
                .titleInterpolation, "`{{\(name.string)}}` is text with braces in a title, and people read it so",
                at: literal.range(brace, close + 2), help: "write `{\(name.string)}`")
            start = close + 2
        }
    }

    /// The same for what empty columns show.
    mutating func bindPlaceholders() {
        for row in rows where row.hasPlaceholder {
            let placeholder = placeholders.base + Int(row.placeholder) - 1
            if !placeholder.pointee.title.bytes.hasBraces { continue }
            (placeholder.pointee.segments, placeholder.pointee.used) = segments(
                of: placeholder.pointee.title, names(of: row.payload), row.payload)
        }
    }

    private mutating func names(of payload: IndexSpan) -> PlainArray<ByteText> {
        let names = PlainArray<ByteText>()
        for index in payload.indices.prefix(PayloadParameter.limit) {
            names.append(document.rows.parameters.base[index].nameText)
        }
        return names
    }

    /// A text that people read, taken apart.
    mutating func shown(_ text: SourceText?) -> ShownText? {
        text.map { ShownText(written: $0, segments: parseTitle($0, into: &diagnostics)) }
    }

    private mutating func reportTooMany(_ destination: Destination) {
        report(
            .tooManyParameters,
            "`\(destination.name.string)` has a payload of more than \(PayloadParameter.limit) parameters",
            at: destination.name.range, help: "put them into a type of their own")
    }

    private mutating func allBits(_ count: Int) -> UInt64 { count >= 64 ? UInt64.max : 1 << UInt64(count) - 1 }
}

extension ByteText {
    fileprivate var hasBraces: Bool { firstIndex(of: 0x7B) != nil || firstIndex(of: 0x7D) != nil }
}

/// Whether a view is given as a type alone: a name, with dots where it is nested. `ContentUnavailableView.search` is a value.
package func isTypeName(_ text: ByteText) -> Bool {
    let base = text.base
    let end = text.count
    var isASCII = true
    var last = 0
    var index = 0
    while index < end {
        let byte = base[index]
        if byte | 0x20 &- 0x61 < 26 {
            index &+= 1
            continue
        }
        if byte == 0x3C { return isGenericTypeName(text) }
        if byte >= 0x80 {
            isASCII = false
        } else if byte == 0x2E {
            last = index &+ 1
        } else if !(byte &- 0x30 < 10 || byte == 0x5F) {
            return false
        }
        index &+= 1
    }
    if last > 0, last < end, base[last] &- 0x61 < 26 { return false }
    if isASCII { return end > 0 && base[0] &- 0x41 < 26 }
    return isDottedName(text) && (base[0] &- 0x41 < 26 || base[0] >= 0x80)
}

/// `ListView<Book>`
private func isGenericTypeName(_ text: ByteText) -> Bool {
    guard text.trimmed.base[text.trimmed.count - 1] == 0x3E, text[0] &- 0x41 < 26, let type = SwiftType(text) else {
        return false
    }
    if case .named = type.shape { return true }
    return false
}
