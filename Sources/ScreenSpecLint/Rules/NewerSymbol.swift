import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let newerSymbol = LintRule(
        "newer-symbol", "An SF Symbol does not exist yet on a system that the app runs on.",
        """
        There the icon is shown as nothing at all. `app.platforms` says what the app runs on; without it this rule says \
        nothing. Many symbols have been renamed: their older names still work on newer systems.
        """,
        passing: [
            """
            lint: {symbols: symbols.txt}
            app: {platforms: {iOS: 15.0}}
            destinations: {home: {view: HomeView, icon: book}}
            """
        ],
        failing: [
            """
            lint: {symbols: symbols.txt}
            app: {platforms: {macOS: 15.0, iOS: 16.4}}
                                                        ↓
            destinations: {home: {view: HomeView, icon: character.book.closed}}
            """
        ],
        checkSymbols: { uses in
            let newer = uses.uses.compactMap { text, symbol in
                symbol.map { (text: text, symbol: $0, missing: uses.missing($0)) }
            }.filter { !$0.missing.isEmpty }
            let oldNames = newer.isEmpty ? [:] : uses.list.oldNames()
            return newer.map { text, symbol, missing in
                let firsts = missing.map { "\($0.platform.name.string) \($0.first.string)" }
                let targets = missing.map { "\($0.platform.name.string) \($0.platform.version.string)" }
                let older = oldNames[symbol.name.string]?.first { uses.existsEverywhere($0) }
                return Finding(
                    message:
                        "symbol `\(text.string)` exists from \(list(firsts)) on, and the app runs on \(list(targets))",
                    range: text.range,
                    help: older.map { "its older name is there on all of them: `\($0.name.string)`" }
                        ?? "choose another symbol, or raise `app.platforms`",
                    fix: older.flatMap { text.replacing(with: $0.name, isSafe: false) })
            }
        })
}

private func list(_ words: [String]) -> String { words.joined(separator: ", ", last: " and ") }
