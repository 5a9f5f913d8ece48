import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let renamedSymbol = LintRule(
        "renamed-symbol", "An SF Symbol has a new name.",
        """
        The old name still works; Apple's tools and documentation know the new one only. The rule speaks where the new \
        name exists on every system under `app.platforms`, and so never without that.
        """,
        passing: [
            """
            lint: {symbols: symbols.txt}
            app: {platforms: {iOS: 16.0}}
            destinations: {home: {view: HomeView, icon: a.book.closed}}
            """
        ],
        failing: [
            """
            lint: {symbols: symbols.txt}
            app: {platforms: {iOS: 18.0}}
                                                        ↓
            destinations: {home: {view: HomeView, icon: a.book.closed}}
            """
        ],
        checkSymbols: { uses in
            uses.uses.compactMap { text, symbol in
                guard let newName = symbol?.newName, let new = uses.list[newName], uses.existsEverywhere(new) else {
                    return nil
                }
                return Finding(
                    message: "symbol `\(text.string)` is now called `\(newName.string)`", range: text.range,
                    help: "write `\(newName.string)`", fix: text.replacing(with: newName, isSafe: true))
            }
        })
}
