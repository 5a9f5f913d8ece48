import ScreenSpecModel

extension ObjectDescription.Rule {
    /// The rule in a sentence of the reference page.
    var sentence: String {
        switch self {
        case .exactlyOne(let keys, _): "It has one of \(list(keys, " and ")), and not more."
        case .atMostOne(let keys, _): "It has at most one of \(list(keys, " and "))."
        case .needs(let key, let other): "With `\(key)` it has `\(other)`, too."
        case .only(let keys, let key, let words, _):
            "\(list(keys, " and ")) \(keys.count == 1 ? "is" : "are") for `\(key)` \(list(words, " or ")) only."
        }
    }
}

private func list(_ words: [StaticString], _ last: String) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ", last: last)
}
