import ScreenSpecDiagnostics

extension Sheets {
    /// One sheet and how it is presented.
    package struct Item: Sendable, NamedObject {
        /// What it has in common with a destination: name, summary, payload and view.
        package var row: Destination
        /// What it is presented as; nil for a sheet.
        package var style: Located<Style>?
        var size: Either<Located<SizeWord>, Size>?
        /// Each height once; none where the system decides.
        package var detents: [Located<Detent>] = []
        /// A name that it shares with sheets that replace it in place.
        package var identity: SourceText?
        /// What is asked before it goes away.
        package var confirmDismissal: Confirmation?

        var name: SourceText { row.name }

        init(_ name: SourceText) { row = Destination(name) }
    }

    /// What a sheet is presented as.
    package enum Style: String, SpecWord {
        case sheet, fullScreenCover, popover

        package var documentation: StaticString {
            switch self {
            case .sheet: "A sheet."
            case .fullScreenCover: "The whole screen, where the platform can."
            case .popover: "A popover."
            }
        }
    }

    /// A height at which a sheet rests.
    package enum Detent: String, SpecWord {
        case medium, large

        package var documentation: StaticString {
            switch self {
            case .medium: "Half of the screen."
            case .large: "All of it."
            }
        }
    }

    /// What asks before a sheet goes away.
    package struct Confirmation: Sendable, SpecObject {
        /// The whole map.
        package var range = SourceRange.nowhere
        /// The question.
        package var title: SourceText?
        /// An expression of type `Bool`.
        package var when: SourceText?
    }
}

extension Sheets.Item {
    static let schema = Schema<Sheets.Item>(
        "sheet", "A screen that is presented over others. Its key is the name of the Swift case.",
        [
            Key(
                "summary", .text, \.row.summary, "What the sheet is, in a sentence; becomes the case's doc comment."),
            Key(
                "payload", .parameters, whole: \.row.payload,
                "What the sheet needs to be shown, spelled as a destination's."),
            Key(
                "view", .expression, \.row.view, required: true,
                "The view in it: a type, which gets every payload parameter under its name, or a whole expression."),
            Key("style", .choice(of: Sheets.Style.self), \.style, default: "sheet", "How it is presented."),
            Key(
                "sizing", .either(.choice(of: Sheets.SizeWord.self), .object), \.size, default: "automatic",
                "How large the sheet is, where the platform can."),
            Key(
                "detents", .words(of: Sheets.Detent.self), adding: \.detents, "The heights at which the sheet rests."),
            Key(
                "identity", .identifier, \.identity, default: "the sheet itself",
                "A name; sheets that share it replace each other in place."),
            Key(
                "confirmDismissal", .object, \.confirmDismissal,
                "A question that is asked before the sheet goes away."),
        ],
        rules: [
            .only(["detents"], beside: "style", words: ["sheet"], .sheetStyle),
            .only(["sizing"], beside: "style", words: ["sheet", "popover"], .sheetStyle),
            .only(["confirmDismissal"], beside: "style", words: ["sheet", "fullScreenCover"], .sheetStyle),
        ])
}

extension Sheets.Confirmation {
    static let schema = Schema<Sheets.Confirmation>(
        "confirmation", "A question that is asked before a sheet goes away.",
        [
            Key("title", .text, \.title, required: true, "The question."),
            Key(
                "when", .expression, \.when, required: true,
                """
                When to ask. A name of your own, such as `isDirty`, which a view in the sheet sets: `.isDirty(!draft.isEmpty)`. \
                Or a Swift expression of type `Bool` over the sheet's payload, such as `draft.isDirty`.
                """),
        ])
}
