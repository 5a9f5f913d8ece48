import ScreenSpecDiagnostics

extension SpecDecoder {
    /// Reports what does not hold between the keys of the map at `node`.
    ///
    /// - Parameter given: a bit for every key that it has, also those of which nothing could be made.
    mutating func checkRules(_ keys: KeyTable, _ node: UInt32, given: UInt64) {
        let errors = diagnostics.count
        for rule in keys.description.rules {
            func isGiven(_ name: StaticString) -> Bool { given & (1 << UInt64(keys.index(of: name))) != 0 }
            switch rule {
            case .exactlyOne(let names, let kind):
                // What lacks one for another reason is reported once.
                if !names.contains(where: isGiven), diagnostics.count == errors { reportNone(names, kind) }
                reportFurther(names.filter(isGiven), kind, node)
            case .atMostOne(let names, let kind): reportFurther(names.filter(isGiven), kind, node)
            case .needs(let name, let other):
                if isGiven(name), !isGiven(other), !isUnread("\(other)") { reportLonely(name, other, keys, node) }
            case .only(let names, let key, let words, let kind):
                let names = names.filter(isGiven)
                if names.isEmpty { continue }
                guard let word = name(of: node, under: key), !words.contains(where: { word.bytes.equals($0) }),
                    keys.takes(word.bytes, key)
                else { continue }
                for name in names { reportMeaningless(name, beside: key, word, insteadOf: words[0], kind, node) }
            }
        }
    }

    private mutating func reportNone(_ names: [StaticString], _ kind: DiagnosticKind) {
        if names.contains(where: { isUnread("\($0)") }) { return }
        let list = quoted(names)
        report(
            kind, "\(subject.words) has neither \(list.joined(separator: ", ", last: " nor ")); it needs one of them",
            at: subject.range, help: "add \(list.joined(separator: ", ", last: " or "))")
    }

    /// One key is enough; what else there is contradicts it.
    private mutating func reportFurther(_ names: [StaticString], _ kind: DiagnosticKind, _ node: UInt32) {
        if names.count < 2 { return }
        let places = names.map { (name: $0, range: keyRange($0, in: node)) }.sorted { $0.range.start < $1.range.start }
        for further in places.dropFirst() {
            report(
                kind, "\(subject.words) has both `\(places[0].name)` and `\(further.name)`; it can have one of them",
                at: further.range, notes: [.init("`\(places[0].name)` is here", at: places[0].range)],
                help: "remove `\(places[0].name)`, or `\(further.name)`")
        }
    }

    private mutating func reportLonely(
        _ name: StaticString, _ other: StaticString, _ keys: KeyTable, _ node: UInt32
    ) {
        let kind = keys.description.keys[keys.index(of: other)].kind
        report(
            .missingKey, "\(subject.words) has `\(name)`, and no `\(other)`, which that belongs to",
            at: keyRange(name, in: node), help: "add `\(other):` with \(kind.words), or remove `\(name)`")
    }

    private mutating func reportMeaningless(
        _ name: StaticString, beside key: StaticString, _ word: SourceText, insteadOf other: StaticString,
        _ kind: DiagnosticKind, _ node: UInt32
    ) {
        report(
            kind, "`\(name)` means nothing for a `\(word.string)`", at: keyRange(name, in: node),
            notes: [.init("its \(key) is here", at: word.range)],
            help: "remove `\(name)`, or write `\(key): \(other)`")
    }

    /// Where the key stands; the object's own place for one that is merged into it.
    private mutating func keyRange(_ name: StaticString, in node: UInt32) -> SourceRange {
        entry(of: node, ByteText(name)).map { tree.range($0.key) } ?? subject.range
    }
}

extension KeyTable {
    /// Whether `word` is one of those that the key takes.
    fileprivate func takes(_ word: ByteText, _ key: StaticString) -> Bool {
        guard case .choice(let type) = description.keys[index(of: key)].kind else { return false }
        return type.choices.contains { word.equals($0.word) }
    }
}

private func quoted(_ names: [StaticString]) -> [String] { names.map { "`\($0)`" } }
