import ScreenSpecDiagnostics
import ScreenSpecSwift

/// The dialogs: the cases of their enum, and what each asks.
package struct DialogTable: Sendable {
    /// The rows of their enum. A row's title is the question.
    package let cases: CaseTable
    /// One for each of the cases.
    package let dialogs: [Dialog]

    /// What a dialog says beside its title.
    package struct Dialog: Sendable {
        /// What it is shown as.
        package let style: Setting<Dialogs.Style>
        /// What stands below the title; nil for nothing.
        package let message: ShownText?
        /// What a person can answer, in order; none where there is nothing to decide.
        package let actions: [Action]

        /// Whether the system gives it no button that leaves things as they are. A dialog without actions gets an OK, and a
        /// confirmation dialog its Cancel.
        package var needsCancel: Bool {
            style.value == .alert && !actions.isEmpty && actions.allSatisfy { $0.role != .cancel }
        }
    }

    /// Something that a person can answer.
    package struct Action: Sendable {
        /// The name of its case.
        package let name: SourceText
        /// The text of its button.
        package let title: ShownText
        /// Nil for none.
        package let role: Dialogs.Role?
    }

    init(_ builder: GraphBuilder) {
        let rows = builder.document.rows.dialogRows
        cases = CaseTable(
            enumName: Setting(builder.document.dialogs?.enumName, default: builder.names.enums.dialogs),
            isCodable: false,
            rows: rows,
            texts: builder.dialogTexts, names: NameTable(count: rows.count) { rows.base[$0].name.bytes },
            parameters: builder.document.rows.parameters, traits: builder.parameters, presences: [])
        dialogs = builder.dialogs
    }

    /// `DeletePostAction`: the type of what a person can answer to a dialog that has actions.
    package func actionType(_ dialog: Int) -> String { ScreenSpecModel.actionType(cases.name(dialog)) }
}

func actionType(_ dialog: SourceText) -> String {
    let name = dialog.string
    return name.prefix(1).uppercased() + name.dropFirst() + "Action"
}
