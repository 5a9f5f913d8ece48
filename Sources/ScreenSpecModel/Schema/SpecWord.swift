import ScreenSpecDiagnostics

/// A word that a key takes: the names of an enum's cases.
package protocol SpecWord: CaseIterable, RawRepresentable, Sendable where RawValue == String, AllCases == [Self] {
    /// What the word means, in a sentence; empty where the word says it.
    var documentation: StaticString { get }
    /// Where the spec says what somebody meant who wrote `text`; nil for what means nothing elsewhere.
    static func help(insteadOf text: ByteText) -> String?
}

extension SpecWord {
    /// Nothing: the word says it.
    package var documentation: StaticString { "" }

    /// Nothing: the words are of no other place.
    package static func help(insteadOf text: ByteText) -> String? { nil }

    /// The word whose bytes are `text`.
    package init?(_ text: ByteText) {
        for word in Self.allCases where text.equals(word.rawValue) {
            self = word
            return
        }
        return nil
    }

    /// All words with what they mean, in order.
    package static var choices: [KindDescription.Choice] {
        allCases.map { KindDescription.Choice(word: $0.rawValue, documentation: $0.documentation) }
    }
}

extension Kind {
    /// One of the words that are the cases of an enum.
    static func choice<Word: SpecWord>(of type: Word.Type) -> Kind where Value == Located<Word> {
        Kind(
            description: .choice(type),
            read: { decoder, node in
                guard let text = decoder.text(node, .choice(type)) else { return nil }
                if let word = Word(text.bytes) { return Located(word, at: text.range) }
                decoder.reportUnknownWord(text, node, type)
                return nil
            },
            show: { word, _ in .word(word.value.rawValue, at: word.range) })
    }

    /// A list of a few words, each of them once, and one at least.
    static func words<Word: SpecWord>(of type: Word.Type) -> Kind where Value == [Located<Word>] {
        .distinct(
            .choice(of: type), orElse: "it needs at least one word", name: { $0.value.rawValue })
    }

    /// A list of a few values, each of them once, and one at least.
    ///
    /// - Parameters:
    ///   - need: what is said of an empty list.
    ///   - name: the value as messages name it; nil for one that was reported.
    static func distinct<Element: Placed>(
        _ element: Kind<Element>, orElse need: StaticString, name: @escaping (Element) -> String?
    ) -> Kind where Value == [Element] {
        let list = Kind<[Element]>.list(of: element, orElse: need)
        return Kind(
            description: list.description,
            read: { decoder, node in
                let elements = list.read(&decoder, node) ?? []
                var firsts: [String: SourceRange] = [:]
                for element in elements {
                    guard let name = name(element) else { continue }
                    if let first = firsts[name] {
                        decoder.report(
                            .duplicateName, "`\(decoder.key.string)` lists `\(name)` twice", at: element.range,
                            notes: [.init("the first `\(name)` is here", at: first)])
                    } else {
                        firsts[name] = element.range
                    }
                }
                return elements
            },
            show: list.show)
    }
}

extension SpecDecoder {
    fileprivate mutating func reportUnknownWord(_ text: SourceText, _ node: UInt32, _ type: any SpecWord.Type) {
        let kind = union.flatMap { $0.node == node ? $0.kind : nil } ?? .choice(type)
        report(
            .unknownWord, "`\(key.string)` takes \(kind.words), found \(text.string.asCode)", at: text.range,
            help: type.help(insteadOf: text.bytes)
                ?? nearestName(to: text.bytes, among: type.choices.map(\.word)).map { "write `\($0)`" })
    }
}
