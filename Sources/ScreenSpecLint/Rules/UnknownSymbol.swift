import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let unknownSymbol = LintRule(
        "unknown-symbol", "An icon is not the name of an SF Symbol.",
        """
        An icon of that name is shown as nothing at all, and only a look at the app tells. Names are taken from the list \
        under `lint.symbols` or, with `screenspec lint`, from the one that comes with the tool. A symbol that is newer than \
        the list needs a newer one: `screenspec symbols export`.
        """,
        passing: [
            """
            lint: {symbols: symbols.txt}
            app: {defaultIcon: book}
            destinations: {home: {view: HomeView, icon: {asset: own-image}}}
            """
        ],
        failing: [
            """
            lint: {symbols: symbols.txt}
                                                        ↓
            destinations: {home: {view: HomeView, icon: boook}}
            """,
            """
            lint: {symbols: symbols.txt}
            destinations:
                                                                                     ↓
              home: {view: HomeView, icon: book, placeholder: {title: Nothing, icon: closed.book}}
            """,
        ],
        checkSymbols: { uses in
            // To guess takes a look at every name: not for each of many mistakes.
            var guesses = 0
            let edge = uses.list.year.map { " in the list of \($0)" } ?? ""
            return uses.uses.filter { $0.symbol == nil }.map { text, _ in
                guesses += 1
                let guess = guesses <= 20 ? uses.list.nearest(to: text.bytes) : nil
                return Finding(
                    message: "there is no SF Symbol `\(text.string)`\(edge)", range: text.range,
                    help: guess.map { "did you mean `\($0.string)`?" }
                        ?? "an image of the app's own is written `{asset: \(text.string)}`",
                    fix: guess.flatMap { text.replacing(with: $0, isSafe: false) })
            }
        })
}
