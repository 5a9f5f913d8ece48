import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    mutating func resolveDialogs() {
        bindTexts(of: document.rows.dialogRows, into: dialogTexts)
        for item in document.dialogs?.items ?? [] {
            let actions = item.actions.compactMap { action in
                text(action.title, of: item.row).map {
                    DialogTable.Action(name: action.name, title: $0, role: action.role?.value)
                }
            }
            dialogs.append(
                .init(
                    style: Setting(item.style, default: .alert), message: text(item.message, of: item.row),
                    actions: actions))
        }
    }

    private mutating func text(_ text: SourceText?, of row: Destination) -> ShownText? {
        let text = shown(text)
        for expression in text?.expressions ?? [] { checkShown(expression, of: row.payload) }
        return text
    }

    /// Dialogs become cases of an enum of their own, and what can be answered to each an enum inside of it.
    mutating func checkDialogNames() {
        checkCaseNames(of: document.rows.dialogRows, ReservedNames.dialogs) { _ in "dialog" }
        let items = (document.dialogs?.items ?? []).filter { !$0.actions.isEmpty }
        var types: [String: SourceText] = [:]
        for name in items.map(\.name) {
            let type = actionType(name)
            let first = types.updateValue(types[type] ?? name, forKey: type)
            guard let first, !first.bytes.equals(name.bytes) else { continue }
            report(
                .reservedName,
                "a dialog cannot be called `\(name.string)` beside `\(first.string)`: what can be answered to either is a `\(type)`",
                at: name.range, notes: [.init("`\(first.string)` is here", at: first.range)])
        }
        for row in document.rows.dialogRows {
            guard let first = types[row.name.string] else { continue }
            report(
                .reservedName,
                "a dialog cannot be called `\(row.name.string)` beside `\(first.string)`: what can be answered to that is called so",
                at: row.name.range, notes: [.init("`\(first.string)` is here", at: first.range)])
        }
        for type in payloadTypes(of: document.rows.dialogRows) {
            guard let name = types[type.root.string] else { continue }
            report(
                .reservedName,
                "a dialog cannot be called `\(name.string)`: what can be answered to it is a `\(type.root.string)`, and a payload carries a type of that name",
                at: name.range, notes: [.init("it is taken here", at: type.range)])
        }
        for item in items { checkActions(of: item) }
    }

    private mutating func checkActions(of dialog: Dialogs.Item) {
        checkUnique("action", dialog.actions.map(\.name))
        checkFree(dialog.actions.map(\.name), "an action", ReservedNames.actions)
        let cancelling = dialog.actions.filter { $0.role?.value == .cancel }.compactMap(\.role)
        for further in cancelling.dropFirst() {
            report(
                .secondCancel, "`\(dialog.name.string)` has a second action with `role: cancel`", at: further.range,
                notes: [.init("the first is here", at: cancelling[0].range)], help: "remove `role`")
        }
    }
}
