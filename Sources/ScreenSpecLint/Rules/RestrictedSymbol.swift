import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let restrictedSymbol = LintRule(
        "restricted-symbol", "Apple allows an SF Symbol only for one thing of its own.",
        """
        Such symbols stand for products and services of Apple, and an app that uses one for something else can be \
        rejected. Where it stands for just that thing, say so in a comment: \
        `# screenspec:ignore restricted-symbol -- the iCloud screen`.
        """,
        passing: [
            """
            lint: {symbols: symbols.txt}
            destinations: {home: {view: HomeView, icon: book}}
            """
        ],
        failing: [
            """
            lint: {symbols: symbols.txt}
                                                        ↓
            destinations: {home: {view: HomeView, icon: appletv}}
            """
        ],
        checkSymbols: { uses in
            uses.uses.compactMap { text, symbol in
                guard let restriction = symbol?.restriction else { return nil }
                return Finding(
                    message: "symbol `\(text.string)` is restricted: “\(restriction.string)”", range: text.range,
                    help: "if it stands for that, write `# screenspec:ignore restricted-symbol` at the line's end")
            }
        })
}
