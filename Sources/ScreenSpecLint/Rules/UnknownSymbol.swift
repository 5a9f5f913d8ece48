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
                let word = text.bytes.withoutCurlyQuotes
                let guess = guesses <= 20 ? uses.list[word]?.name ?? uses.list.nearest(to: word) : nil
                return Finding(
                    message: "there is no SF Symbol `\(text.string)`\(edge)", range: text.range,
                    help: guess.map { "did you mean `\($0.string)`?" }
                        ?? help(insteadOf: word),
                    fix: guess.flatMap { text.replacing(with: $0, isSafe: false) })
            }
        })
}

extension ByteText {
    /// What stands between the quotes of a text processor, which are letters to YAML.
    fileprivate var withoutCurlyQuotes: ByteText {
        let text = string
        let quotes: Set<Character> = ["“", "”", "„", "‘", "’", "‚", "«", "»"]
        guard count > 6, let first = text.first, quotes.contains(first), let last = text.last, quotes.contains(last)
        else { return self }
        return slice(first.utf8.count, count - last.utf8.count)
    }
}

/// What there is to do about a name that is like none: an image is probably meant, unless it cannot be called so.
private func help(insteadOf name: ByteText) -> String {
    let text = name.string
    if text.contains("//") { return "write the name of an SF Symbol; a comment begins with ` #`" }
    return text.contains(where: \.isLetter)
        ? "an image of the app's own is written `{asset: \(text)}`" : "write the name of an SF Symbol"
}
