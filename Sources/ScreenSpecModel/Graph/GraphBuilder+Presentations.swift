import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    /// What something begins with lies below what is presented, and so `open` cannot present it. Each destination is
    /// reported once.
    ///
    /// - Parameters:
    ///   - reason: what shows it, behind "and".
    ///   - place: where that is said.
    mutating func checkNotPresented(_ index: Int, _ reason: @autoclosure () -> String, at place: SourceRange) {
        let destination = document.rows.destinations[index]
        guard destination.presentation != 0 else { return }
        guard let (style, range) = document.presentations[Int(destination.presentation) - 1].placedStyle,
            isReportedAsPresented.insert(index).inserted
        else { return }
        let name = destination.name.string
        report(
            .presentedRoot, "`\(name)` is to be presented as a `\(style.rawValue)`, and \(reason())", at: range,
            notes: [.init("it is shown here", at: place)],
            help: "remove `presentation`")
    }

    /// Nobody waits for what is pushed.
    mutating func checkAnswers() {
        if document.rows.answers.isEmpty { return }
        for row in document.rows.destinations where row.answer != 0 {
            if row.presentation != 0, document.presentations[Int(row.presentation) - 1].placedStyle != nil { continue }
            if document.isUnread("presentation", of: row.name.range) { continue }
            let isWritten = row.presentation != 0
            report(
                .pushedAnswer,
                "`\(row.name.string)` returns something, and is only pushed, so that nobody waits for it",
                at: document.rows.answers[Int(row.answer) - 1].range,
                help:
                    "\(isWritten ? "write `presentation: sheet` in place of `push`" : "add `presentation: sheet`"), or remove `returns`"
            )
        }
        checkAnswerTwins()
    }

    /// What is asked for by name must not be two things that answer alike.
    private mutating func checkAnswerTwins() {
        var screens: [String: Destination] = [:]
        for row in document.rows.destinations where row.answer != 0 { screens[question(row)] = row }
        for sheet in document.rows.sheetRows where sheet.answer != 0 {
            guard let screen = screens[question(sheet)] else { continue }
            report(
                .duplicateName,
                "a destination and a sheet are called `\(sheet.name.string)` and return the same, so `present(.\(sheet.name.string))` could mean either",
                at: sheet.name.range, notes: [.init("the destination is here", at: screen.name.range)],
                help: "give one of them another name")
        }
    }

    /// What tells calls of `present` apart.
    private func question(_ row: Destination) -> String {
        let parameters = row.payload.indices.map { number in
            let parameter = document.rows.parameters[number]
            return "\(parameter.label?.string ?? "_"): \(comparableSpelling(parameter.typeText))"
        }
        let answer = comparableSpelling(document.rows.answers[Int(row.answer) - 1].bytes)
        return "\(row.name.string)(\(parameters.joined(separator: ", "))) -> \(answer)"
    }

    /// A screen with a placeholder fills the content column.
    mutating func checkContentNotPresented() {
        if document.presentations.isEmpty { return }
        for index in document.rows.destinations.indices {
            guard let placeholder = document.placeholder(of: document.rows.destinations[index]) else { continue }
            checkNotPresented(
                index, "its `placeholder` is for a screen that fills the content column", at: placeholder.range)
        }
    }
}

extension WrittenPresentation {
    /// What it is presented as, and where that is said; nil for what is pushed.
    fileprivate var placedStyle: (Presentation.Style, SourceRange)? {
        switch self {
        case .first(let word): word.value.style.map { ($0, word.range) }
        case .second(let presentation):
            (presentation.style?.value ?? .sheet, presentation.style?.range ?? presentation.range)
        }
    }
}
