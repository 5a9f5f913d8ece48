import ScreenSpecDiagnostics

/// The `dialogs` section: what a person is asked.
package struct Dialogs: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// The name of the generated enum of dialogs.
    package var enumName: SourceText?
    /// One for each of the document's `dialogRows`.
    package var items: [Item] = []

    /// One dialog.
    package struct Item: Sendable, CaseObject {
        /// What it has in common with a destination: name, summary, payload and title.
        package var row: Destination
        /// What it is shown as.
        package var style: Located<Style>?
        /// What stands below the title.
        package var message: SourceText?
        /// What a person can answer, in order.
        package var actions: [Action] = []

        var name: SourceText { row.name }

        init(_ name: SourceText) { row = Destination(name) }
    }

    /// Something that a person can answer.
    package struct Action: Sendable, NamedObject {
        /// The name of its case.
        package let name: SourceText
        /// The text of its button.
        package var title: SourceText?
        /// What it does, to the eye.
        package var role: Located<Role>?

        init(_ name: SourceText) { self.name = name }
    }

    /// What a dialog is shown as.
    package enum Style: String, SpecWord {
        case alert, confirmation

        package var documentation: StaticString {
            switch self {
            case .alert: "In the middle, of something that a person must know or decide now."
            case .confirmation:
                "Of what a person has just asked for: a confirmation dialog, over the window where there is room for that, and on iOS 26 everywhere, without a Cancel: to tap beside it is to back out."
            }
        }

        package static func help(insteadOf text: ByteText) -> String? {
            switch text.string {
            case "confirmationDialog", "actionSheet", "sheet": "write `confirmation`"
            default: nil
            }
        }
    }

    /// SwiftUI's `ButtonRole`.
    package enum Role: String, SpecWord {
        case destructive, cancel

        package var documentation: StaticString {
            switch self {
            case .destructive: "It destroys something; red."
            case .cancel: "It takes the place of Cancel."
            }
        }

        package static func help(insteadOf text: ByteText) -> String? {
            switch text.string {
            case "delete", "remove", "danger", "dangerous": "write `destructive`"
            case "default", "normal", "none", "ok": "leave `role` out: an action has none by default"
            default: nil
            }
        }
    }

    static let schema = Schema<Dialogs>(
        "dialogs", "What a person is asked: alerts and confirmation dialogs.",
        [
            Key(
                "enum", .enumName, \.enumName, default: "DialogDestination",
                "The name of the generated enum of dialogs."),
            Key(
                "items", .cases(Dialogs.Item.self, in: \.dialogRows, orElse: "it needs at least one dialog"),
                adding: \.items, required: true,
                "The dialogs, in order; each becomes a case of the enum."),
        ])
}

extension Dialogs.Item {
    static let schema = Schema<Dialogs.Item>(
        "dialog", "A question. Its key is the name of the Swift case: `await router.ask(.deletePost(id))`.",
        [
            Key(
                "summary", .text, \.row.summary,
                "What the dialog is for, in a sentence; becomes the case's doc comment."),
            Key(
                "payload", .parameters, whole: \.row.payload,
                "What the texts need, spelled as a destination's. A dialog is never saved, so it need not be Codable."),
            Key("style", .choice(of: Dialogs.Style.self), \.style, default: "alert", "What it is shown as."),
            Key(
                "title", .title, \.row.title, required: true,
                "The question. `{expression}` stands for a value of the payload, here and in the other texts."),
            Key("message", .title, \.message, "What stands below the title."),
            Key(
                "actions", .objects(Dialogs.Action.self), adding: \.actions, default: "none",
                "What a person can answer, in order; each becomes a case of the answer. Without any there is an OK."),
        ])
}

extension Dialogs.Action {
    static let schema = Schema<Dialogs.Action>(
        "action", "Something that a person can answer. Its key is the name of the Swift case.",
        meant: "{title: $}", meantUnder: ("cancel", "{title: $, role: cancel}"),
        [
            Key("title", .title, \.title, required: true, "The button's text."),
            Key("role", .choice(of: Dialogs.Role.self), \.role, default: "none", "What it does, to the eye."),
        ])
}
