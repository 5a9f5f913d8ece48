import ScreenSpecDiagnostics
import ScreenSpecSwift

// Titles, defaults, arguments and attributes stand inside of a generated enum. There a case hides whatever else has its name.

extension GraphBuilder {
    mutating func checkHiddenNames() {
        let destinations = HidingEnum("destination", document.rows.destinations, destinationNames)
        check(document.rows.destinations, texts, destinations, madeBy: "displayName")
        for row in rows where row.hasPlaceholder {
            check(placeholders[Int(row.placeholder) - 1].segments, of: row.payload, destinations, madeBy: "placeholder")
        }
        for item in sections.flatMap(\.items) where !carriesEnum(rows[item.destination].payload) {
            if let arguments = item.arguments { checkHidden(arguments, destinations) }
        }
        for value in attributes.filter({ $0.kind == .expression }).flatMap(\.values) {
            checkHidden(value.text, destinations)
        }
        check(sheetRows, sheetTexts, HidingEnum("sheet", sheetRows), madeBy: "title")
        check(document.rows.windowRows, windowTexts, HidingEnum("window", document.rows.windowRows), madeBy: "title")
        let asked = HidingEnum("dialog", document.rows.dialogRows)
        check(document.rows.dialogRows, dialogTexts, asked, madeBy: "title")
        for (item, dialog) in zip(document.dialogs?.items ?? [], dialogs) {
            check(dialog.message?.segments, of: item.row.payload, asked, madeBy: "message")
            for action in dialog.actions {
                check(action.title.segments, of: item.row.payload, asked, madeBy: "buttons")
            }
        }
    }

    private mutating func check(
        _ rows: PlainArray<Destination>, _ texts: PlainArray<CaseText>, _ cases: HidingEnum, madeBy getter: StaticString
    ) {
        let (rows, count, parameters) = (rows.base, rows.count, document.rows.parameters.base)
        var index = 0
        while index < count {
            if texts.base[index].title.count > 0 {
                check(texts.base[index].title, of: rows[index].payload, cases, madeBy: getter)
            }
            var parameter = rows[index].payload.start
            while parameter < rows[index].payload.end {
                if parameters[parameter].hasDefault { checkDefault(of: parameter, cases) }
                parameter &+= 1
            }
            index &+= 1
        }
    }

    /// - Parameter getter: the generated property that the text is made in.
    private mutating func check(
        _ title: IndexSpan, of payload: IndexSpan, _ cases: HidingEnum, madeBy getter: StaticString
    ) {
        check(Array(titleSegments[title.indices]), of: payload, cases, madeBy: getter)
    }

    private mutating func check(
        _ segments: [TitleSegment]?, of payload: IndexSpan, _ cases: HidingEnum, madeBy getter: StaticString
    ) {
        for case .expression(let code) in segments ?? [] {
            checkHidden(code, cases, payload)
            checkItself(code, cases, payload, madeBy: getter)
            checkLetters(code, payload)
        }
    }

    /// `{userId}` where the payload has `userID`.
    private mutating func checkLetters(_ code: SourceText, _ payload: IndexSpan) {
        let text = code.bytes.trimmed
        let name = text.slice(0, text.firstIndex(of: 0x2E) ?? text.count)
        // With a capital and a dot it is a type.
        if checkIdentifier(name) != nil || name.count < text.count && name[0] &- 0x41 < 26 { return }
        let names = document.rows.parameters[payload.indices].map(\.nameText)
        if names.contains(where: name.equals) { return }
        let lowercased = name.string.lowercased()
        guard let meant = names.first(where: { $0.string.lowercased() == lowercased }) else { return }
        let start = name.base - code.bytes.base
        report(
            .invalidTitle, "the payload has no `\(name.string)`", at: code.range(start, start + name.count),
            help: "write `\(meant.string)`")
    }

    /// In a text `id` would be the enum's own, which is all of the case, and the name of the getter the text itself.
    private mutating func checkItself(
        _ code: SourceText, _ cases: HidingEnum, _ payload: IndexSpan, madeBy getter: StaticString
    ) {
        let parameters = document.rows.parameters
        let found = firstName(in: code.bytes) { name in
            guard name.equals("id") || name.equals(getter), cases.names[name] == nil else { return false }
            return !parameters[payload.indices].contains { $0.nameText.equals(name) }
        }
        guard let found = found ?? memberOfSelf(code.bytes.trimmed, getter) else { return }
        let (start, text) = (found.base - code.bytes.base, found.string)
        let names = parameters[payload.indices].map { "`\($0.nameText.string)`" }.joined(separator: ", ")
        report(
            .hiddenName,
            "`\(text)` means the \(found.equals("id") ? "\(cases.noun)" : "text") itself here, and nothing in its payload",
            at: code.range(start, start + found.count),
            help: names.isEmpty ? "say where the other is: `Model.\(text)`" : "the payload has \(names)")
    }

    /// `displayName` of `self.displayName`.
    private func memberOfSelf(_ code: ByteText, _ getter: StaticString) -> ByteText? {
        guard let dot = code.firstIndex(of: 0x2E), code.slice(0, dot).equals("self") else { return nil }
        let name = code.slice(dot + 1, code.firstIndex(of: 0x2E, from: dot + 1) ?? code.count)
        return name.equals(getter) ? name : nil
    }

    private mutating func checkDefault(of parameter: Int, _ cases: HidingEnum) {
        if carriesEnum(IndexSpan(start: parameter, count: 1)) { return }
        if let value = document.rows.parameters[parameter].defaultValue { checkHidden(value, cases) }
    }

    /// Whether a payload may have a case of a generated enum in it, by its name alone.
    private func carriesEnum(_ payload: IndexSpan) -> Bool {
        document.rows.parameters[payload.indices].contains { parameter in
            SwiftType(parameter.type.bytes)?.namedTypes.contains(where: isGeneratedType) == true
        }
    }

    /// - Parameter payload: what the code has values of.
    private mutating func checkHidden(
        _ code: SourceText, _ cases: HidingEnum, _ payload: IndexSpan = IndexSpan(start: 0, count: 0)
    ) {
        let parameters = document.rows.parameters
        let hidden = firstName(in: code.bytes) { name in
            if cases.names[name] == nil { return false }
            return !parameters[payload.indices].contains { $0.nameText.equals(name) }
        }
        guard let hidden, let number = cases.names[hidden] else { return }
        let (start, text) = (hidden.base - code.bytes.base, hidden.string)
        report(
            .hiddenName, "`\(text)` means the \(cases.noun) here, and nothing else of that name",
            at: code.range(start, start + hidden.count),
            notes: [.init("the \(cases.noun) is here", at: cases.rows[number].name.range)],
            help: "say where the other is: `Model.\(text)`")
    }
}

/// An enum that is generated, with its cases.
private struct HidingEnum {
    let noun: String
    let rows: PlainArray<Destination>
    let names: NameTable

    init(_ noun: String, _ rows: PlainArray<Destination>, _ names: NameTable? = nil) {
        (self.noun, self.rows) = (noun, rows)
        self.names = names ?? NameTable(count: rows.count) { [base = rows.base] in base[$0].name.bytes }
    }
}
