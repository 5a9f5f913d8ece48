import ScreenSpecDiagnostics
import ScreenSpecSwift

// What texts show of a payload.

extension GraphBuilder {
    /// Checks the questions that are asked before something closes.
    mutating func checkQuestions() {
        for item in document.sheets?.items ?? [] { check(item.presentation.confirmDismissal, item.row) }
        for row in document.rows.destinations where row.presentation != 0 {
            if case .second(let presentation) = document.presentations[Int(row.presentation) - 1] {
                check(presentation.confirmDismissal, row)
            }
        }
    }

    private mutating func check(_ confirmation: Presentation.Confirmation?, _ row: Destination) {
        guard let question = shown(confirmation?.title) else { return }
        if isPayloadKnown(of: row) {
            for expression in question.expressions { checkShown(expression, of: row.payload) }
            check(question.segments, .view(ReservedNames.layerMembers), row.payload)
        }
        checkFree(question.expressions, of: "`title`", row)
    }

    /// Checks a value that a text shows.
    mutating func checkShown(_ expression: SourceText, of payload: IndexSpan) {
        checkOptional(expression, of: payload)
        checkLetters(expression, of: payload)
    }

    /// Swift shows an optional as `Optional("…")`, and warns of it.
    private mutating func checkOptional(_ expression: SourceText, of payload: IndexSpan) {
        for index in payload.indices.prefix(PayloadParameter.limit)
        where document.rows.parameters.base[index].typeFacts.isOptional {
            let parameter = document.rows.parameters[index]
            guard parameter.name.bytes.equals(expression.bytes.trimmed) else { continue }
            report(
                .invalidTitle, "the title shows `\(parameter.name.string)`, which is optional", at: expression.range,
                notes: [.init("the parameter is here", at: parameter.name.range)],
                help: "say what stands for nil: `{\(parameter.name.string) ?? …}`")
        }
    }

    /// `{userId}` where the payload has `userID`.
    private mutating func checkLetters(_ expression: SourceText, of payload: IndexSpan) {
        let text = expression.bytes.trimmed
        let name = text.slice(0, text.firstIndex(of: 0x2E) ?? text.count)
        // With a capital and a dot it is a type.
        if checkIdentifier(name) != nil || name.count < text.count && name[0] &- 0x41 < 26 { return }
        let names = document.rows.parameters[payload.indices].map(\.nameText)
        if names.contains(where: name.equals) { return }
        let lowercased = name.string.lowercased()
        guard let meant = names.first(where: { $0.string.lowercased() == lowercased }) else { return }
        let start = name.base - expression.bytes.base
        report(
            .invalidTitle, "the payload has no `\(name.string)`", at: expression.range(start, start + name.count),
            help: "write `\(meant.string)`")
    }
}
