import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let unconfirmedEditSheet = LintRule(
        "unconfirmed-edit-sheet", "A sheet in which people write something can be swiped away.",
        """
        A sheet closes when it is dragged down, and with it goes what was typed. `interactiveDismissDisabled` alone \
        keeps it open without a word. `confirmDismissal` asks, and only while `when` is true:

            confirmDismissal: {title: "Discard changes?", when: isDirty}

        The name is yours; a view in the sheet sets it: `.isDirty(draft != saved)`. A sheet is taken to be one for writing if its name or its view begins with edit, new, add, compose or create. \
        Popovers and full-screen covers are not judged; a destination with `presentation: sheet` is.

        Names say little: much that is called so saves what is typed as it is typed. The rule speaks only where a spec asks \
        for it.
        """, isOptIn: true,
        passing: [
            """
            destinations: {home: {view: HomeView}}
            layout: {host: stack}
            sheets:
              items:
                editBook: {view: EditBookSheet, confirmDismissal: {title: "Discard changes?", when: isDirty}}
                address: {view: AddressView}
            lint: {rules: {unconfirmed-edit-sheet: warning}}
            """
        ],
        failing: [
            """
            destinations: {home: {view: HomeView}}
            layout: {host: stack}
            sheets:
              items:
                ↓
                editBook: {view: EditBookSheet}
            lint: {rules: {unconfirmed-edit-sheet: warning}}
            """,
            """
            destinations: {home: {view: HomeView}}
            layout: {host: stack}
            sheets:
              items:
                ↓
                author: {view: "NewAuthorForm(isFirst: true)"}
            lint: {rules: {unconfirmed-edit-sheet: warning}}
            """,
            """
            destinations:
              home: {view: HomeView}
              note: {view: NoteView, presentation: popover}
              ↓
              compose: {view: ComposeView, presentation: sheet}
            lint: {rules: {unconfirmed-edit-sheet: warning}}
            """,
        ],
        check: { graph, _ in
            graph.presented.compactMap { row, noun, presentation in
                guard presentation.confirmation == nil, case .sheet = presentation.style,
                    beginsLikeEditing(row.name.bytes) || row.view.map({ beginsLikeEditing($0.bytes) }) ?? false
                else { return nil }
                return Finding(
                    message: "\(noun) `\(row.name.string)` can be swiped away with what was written in it",
                    range: row.name.range, help: "add `confirmDismissal: {title: \"Discard changes?\", when: isDirty}`")
            }
        })
}

/// Whether a name begins with a word such as `edit`: followed by a capital or by no letter.
private func beginsLikeEditing(_ name: ByteText) -> Bool {
    let words: [StaticString] = ["edit", "new", "add", "compose", "create"]
    return words.contains { word in
        let count = word.utf8CodeUnitCount
        guard name.count >= count, name[0] | 0x20 == word.utf8Start[0],
            name.slice(1, count).equals(ByteText(word).slice(1, count))
        else { return false }
        return name.count == count || !(name[count] &- 0x61 < 26)
    }
}
