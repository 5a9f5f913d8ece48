import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    /// Sheets and the like become cases of an enum of their own.
    mutating func checkCaseNames(
        of rows: PlainArray<Destination>, _ members: ReservedNames.Members, besides told: ReservedNames.Members? = nil,
        _ noun: (Int) -> String
    ) {
        if rows.isEmpty { return }
        let names = NameTable(count: rows.count) { rows.base[$0].name.bytes }
        for again in names.repeated {
            let (noun, first) = (noun(again.number), noun(again.first))
            reportDuplicate(
                noun, rows[again.number].name, rows[again.first].name,
                help: noun == first ? nil : "a \(noun) can be a \(first), too: give one of them another name")
        }
        for (number, row) in rows.enumerated() {
            if told.flatMap({ owner(of: row.name, among: $0) }) != nil { continue }
            checkFree([row.name], "a \(noun(number))", members)
        }
        for type in payloadTypes(of: rows) {
            guard let number = names[type.root] else { continue }
            let name = rows[number].name
            report(
                .reservedName,
                "a \(noun(number)) cannot be called `\(name.string)`: that name belongs to a type that a payload carries",
                at: name.range, notes: [.init("it is taken here", at: type.range)])
        }
    }

    /// A condition that is a name, and none of the payload's, becomes a modifier of views.
    mutating func checkConditions() {
        var questions: [(when: SourceText, row: Destination)] = []
        for item in document.sheets?.items ?? [] {
            if let when = item.presentation.confirmDismissal?.when { questions.append((when, item.row)) }
        }
        for row in document.rows.destinations where row.presentation != 0 {
            guard case .second(let presentation) = document.presentations[Int(row.presentation) - 1],
                let when = presentation.confirmDismissal?.when
            else { continue }
            questions.append((when, row))
        }
        let flags = questions.compactMap { when, row in
            checkIdentifier(when.bytes.trimmed) == nil && !isPayload(when.bytes.trimmed, row) ? when : nil
        }
        let names = NameTable(count: flags.count) { flags[$0].bytes.trimmed }
        for question in questions {
            check(question.when, question.row)
            checkFlags(in: question.when, question.row, names)
        }
    }

    private mutating func check(_ when: SourceText, _ row: Destination) {
        let words = tokens(of: when.bytes)
        // As a modifier of every view, `some` would be taken for the case of an optional.
        let noNames = ["nil", "some", "none", "super", "Any", "Self", "Type", "Protocol"]
        let isNoName = words.count == 1 && noNames.contains(words[0])
        if isNoName || words.contains("self") {
            return report(
                .invalidExpression,
                "`when` has a `\(isNoName ? words[0] : "self")`; expected a name of your own, or an expression over the payload",
                at: when.range, help: "`when: isDirty` becomes a modifier that the presented view sets")
        }
        if words.count != 1 { return }
        let name = when.bytes.trimmed
        let parameter = parameter(called: name, of: row)
        if let parameter,
            !ExpressionKind.bool.fits(parameter.typeText, parameter.typeFacts) || parameter.typeFacts.isOptional
        {
            return report(
                .invalidExpression,
                "`when` is `\(when.string)`, which is \(parameter.type.string.asCode); expected a condition",
                at: when.range, notes: [.init("the parameter is here", at: parameter.name.range)],
                help: "compare it with something")
        }
        if names.havePrefix { return }
        let isPayload = parameter != nil
        // As a modifier of every view, a capital would hide a type there.
        let isType = name.withoutTicks[0] &- 0x41 < 26
        if isPayload || !isType && !ReservedNames.isModifier(name) { return }
        report(
            .reservedName,
            "`when` cannot be `\(when.string)`: that \(isType ? "is the name of a type" : "name belongs to a modifier of SwiftUI's")",
            at: when.range,
            help: "a name of your own, such as `when: isDirty`, becomes a modifier that the presented view sets")
    }

    private func isPayload(_ name: ByteText, _ row: Destination) -> Bool { parameter(called: name, of: row) != nil }

    private func parameter(called name: ByteText, of row: Destination) -> PayloadParameter? {
        let parameters = document.rows.parameters
        return row.payload.indices.first { parameters[$0].nameText.equals(name) }.map { parameters[$0] }
    }

    /// Reports a word that a view says in an expression, which cannot ask for it: `!isDirty`.
    ///
    /// - Parameter flags: such words of all questions.
    private mutating func checkFlags(in when: SourceText, _ row: Destination, _ flags: NameTable) {
        if checkIdentifier(when.bytes.trimmed) == nil { return }
        let words = tokens(of: when.bytes)
        let isNegation = words.count == 2 && words[0] == "!"
        let found = firstName(in: when.bytes) { name in
            (isNegation || flags[name] != nil) && checkIdentifier(name) == nil && !isPayload(name, row)
                && name[0] &- 0x41 >= 26 && !isDependency(name)
        }
        guard let found else { return }
        let start = found.base - when.bytes.base
        report(
            .invalidExpression,
            "`\(found.string)` is no value here; expected a name of your own alone, or an expression over the payload",
            at: when.range(start, start + found.count),
            help: "`when: \(found.string)` becomes a modifier that the presented view sets, `.\(found.string)(…)`")
    }

    private func isDependency(_ name: ByteText) -> Bool {
        document.app?.dependencies.contains { $0.name.bytes.equals(name) } ?? false
    }
}
