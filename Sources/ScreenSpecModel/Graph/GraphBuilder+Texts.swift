import ScreenSpecDiagnostics

extension GraphBuilder {
    /// Takes titles apart, and finds out what of each payload its title and its view use.
    mutating func bindTexts() {
        texts.reserveCapacity(document.destinations.count)
        var names: [ByteText] = []
        var index = 0
        while index < document.destinations.count {
            var text = NavigationGraph.DestinationText()
            let payload = document.destinations[index].payload
            if payload.count > 64 { reportTooMany(index) }
            if payload.count > 0 {
                names.removeAll(keepingCapacity: true)
                for parameter in payload.indices { names.append(document.parameters[parameter].name.bytes) }
            }
            if let view = document.destinations[index].view { bind(view, names, payload.count, into: &text) }
            if let title = document.destinations[index].title, hasBraces(title.bytes) {
                bind(title: title, names, payload, into: &text)
            }
            texts.append(text)
            index += 1
        }
    }

    private func bind(
        _ view: SourceText, _ names: [ByteText], _ count: Int, into text: inout NavigationGraph.DestinationText
    ) {
        text.isPlainView = isTypeName(view.bytes)
        if count == 0 { return }
        text.usedInView = text.isPlainView ? allBits(count) : usedNames(in: view, of: names).mask
    }

    private mutating func bind(
        title: SourceText, _ names: [ByteText], _ payload: IndexSpan, into text: inout NavigationGraph.DestinationText
    ) {
        let start = titleSegments.count
        titleSegments += parseTitle(title, into: &diagnostics)
        text.title = IndexSpan(start: start, count: titleSegments.count - start)
        for segment in titleSegments[start...] {
            guard case .expression(let expression) = segment else { continue }
            text.usedInTitle |= usedNames(in: expression, of: names).mask
            checkOptional(expression, of: payload)
        }
    }

    /// Swift shows an optional as `Optional("…")`, and warns of it.
    private mutating func checkOptional(_ expression: SourceText, of payload: IndexSpan) {
        for parameter in document.parameters[payload.indices] where parameter.typeFacts.isOptional {
            guard parameter.name.bytes.equals(expression.bytes.trimmed) else { continue }
            report(
                .invalidTitle, "the title shows `\(parameter.name.string)`, which is optional", at: expression.range,
                notes: [.init("the parameter is here", at: parameter.name.range)],
                help: "say what stands for nil: `{\(parameter.name.string) ?? …}`")
        }
    }

    private mutating func reportTooMany(_ index: Int) {
        let destination = document.destinations[index]
        report(
            .tooManyParameters,
            "`\(destination.name.string)` has a payload of \(destination.payload.count) parameters; it can have 64",
            at: destination.name.range, help: "put them into a type of their own")
    }

    private func hasBraces(_ text: ByteText) -> Bool {
        text.firstIndex(of: 0x7B) != nil || text.firstIndex(of: 0x7D) != nil
    }

    private func allBits(_ count: Int) -> UInt64 { count >= 64 ? UInt64.max : 1 << UInt64(count) - 1 }
}

/// Whether a view is given as a type alone: a name, with dots where it is nested.
private func isTypeName(_ text: ByteText) -> Bool {
    let base = text.base
    let end = text.count
    var index = 0
    while index < end {
        let byte = base[index]
        if byte == 0x3C { return isGenericTypeName(text) }
        if !(byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte == 0x2E || byte >= 0x80) { return false }
        index += 1
    }
    return end > 0 && (base[0] &- 0x41 < 26 || base[0] >= 0x80)
}

/// `ListView<Book>`
private func isGenericTypeName(_ text: ByteText) -> Bool {
    guard text.trimmed.base[text.trimmed.count - 1] == 0x3E, text[0] &- 0x41 < 26, let type = SwiftType(text) else {
        return false
    }
    if case .named = type.shape { return true }
    return false
}
