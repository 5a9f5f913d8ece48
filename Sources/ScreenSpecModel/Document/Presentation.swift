import ScreenSpecDiagnostics

/// How something is presented over other screens: a sheet, or a destination that is not pushed.
package struct Presentation: Sendable, SpecObject {
    /// The whole map; of a sheet, nowhere.
    package var range = SourceRange.nowhere
    /// What it is presented as; nil for a sheet.
    package var style: Located<Style>?
    /// How large it is.
    package var size: Either<Located<SizeWord>, Size>?
    /// Each height once; none where the system decides.
    var detents: [Either<Located<DetentWord>, DetentSize>] = []
    /// A name that it shares with what replaces it in place.
    package var identity: SourceText?
    /// What is asked before it goes away.
    package var confirmDismissal: Confirmation?

    /// What something is presented as.
    package enum Style: String, SpecWord {
        case sheet, fullScreenCover, popover

        package var documentation: StaticString {
            switch self {
            case .sheet: "A sheet."
            case .fullScreenCover: "The whole screen; a sheet on a Mac, which has none."
            case .popover: "A popover."
            }
        }

        package static func help(insteadOf text: ByteText) -> String? {
            switch text.string {
            case "alert": "an alert is a dialog: write it in `dialogs`"
            case "confirmationDialog", "dialog", "actionSheet": "a dialog has no view: write it in `dialogs`"
            case "window": "a window has a section of its own: write it in `windows`"
            case "modal", "modally": "write `sheet`, or `fullScreenCover` for the whole screen"
            case "fullscreen", "fullScreen", "full", "cover": "write `fullScreenCover`"
            default: nil
            }
        }
    }

    /// How `open` shows a destination, in one word.
    package enum Opening: String, SpecWord {
        case push, sheet, fullScreenCover, popover

        package var documentation: StaticString {
            style?.documentation ?? "On the stack of the screen that opens it, or in the column that is its place."
        }

        package static func help(insteadOf text: ByteText) -> String? { Style.help(insteadOf: text) }

        /// Nil for what is pushed.
        package var style: Style? { Style(rawValue: rawValue) }
    }

    /// What asks before something that is presented goes away.
    package struct Confirmation: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// The question.
        package var title: SourceText?
        /// An expression of type `Bool`.
        package var when: SourceText?
    }
}

extension Presentation {
    static let schema = Schema<Presentation>(
        "presentation", "How a destination is presented over other screens. It has a stack of its own there.",
        keys(of: \.self), rules: rules)

    /// The keys of whatever is presented.
    ///
    /// - Parameter presentation: where its owner has them.
    static func keys<Owner>(of presentation: WritableKeyPath<Owner, Presentation>) -> [Key<Owner>] {
        [
            Key(
                "style", .choice(of: Style.self), presentation.appending(path: \.style), default: "sheet",
                "How it is presented."),
            Key(
                "sizing", .either(.choice(of: SizeWord.self), .object), presentation.appending(path: \.size),
                default: "automatic", "How large it is, where the platform can."),
            Key(
                "detents", .detents, adding: presentation.appending(path: \.detents),
                "The heights at which it rests: words, `{fraction: 0.4}` of the screen, or `{height: 300}` in points."),
            Key(
                "identity", .identifier, presentation.appending(path: \.identity), default: "its own",
                "A name; of what shares it, one replaces the other in place."),
            Key(
                "confirmDismissal", .object, presentation.appending(path: \.confirmDismissal),
                "A question that is asked before it goes away."),
        ]
    }

    /// What holds between those keys.
    static let rules: [ObjectDescription.Rule] = [
        .only(["detents"], beside: "style", words: ["sheet"], .sheetStyle),
        .only(["sizing"], beside: "style", words: ["sheet", "popover"], .sheetStyle),
        .only(["confirmDismissal"], beside: "style", words: ["sheet", "fullScreenCover"], .sheetStyle),
    ]
}

extension Presentation.Confirmation {
    static let schema = Schema<Presentation.Confirmation>(
        "confirmation", "A question that is asked before something that is presented goes away.",
        meant: "{title: Discard changes?, when: $}",
        [
            Key("title", .title, \.title, required: true, "The question, with `{expression}` over the payload."),
            Key(
                "when", .expression(for: .question), \.when, required: true,
                """
                When to ask. A name of your own, such as `isDirty`, which a view in it sets: `.isDirty(!draft.isEmpty)`. \
                Or a Swift expression of type `Bool` over the payload, such as `draft.isDirty` for `payload: {_ draft: Draft}`.
                """),
        ])
}
