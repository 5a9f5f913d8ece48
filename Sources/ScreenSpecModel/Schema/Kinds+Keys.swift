import ScreenSpecDiagnostics

/// A value with the key that it was given under.
struct Keyed<Value> {
    let key: SourceText
    let value: Value
}

extension Kind {
    /// The same, with the key as it stands in the spec.
    var withKey: Kind<Keyed<Value>> {
        let read = read
        return Kind<Keyed<Value>>(description: description) { decoder, node in
            let key = decoder.keyText(before: node)
            return read(&decoder, node).map { Keyed(key: key, value: $0) }
        }
    }
}

extension SpecDecoder {
    /// The current key, where its value is `node`; with the place of the value, where an alias stands for it.
    mutating func keyText(before node: UInt32) -> SourceText {
        if node > 0, nodes[Int(node - 1)].kind == .scalar {
            let text = tree.text(node - 1)
            if text.bytes.equals(key) { return text }
        }
        return SourceText(bytes: key, range: tree.range(node), verbatimStart: nil)
    }
}

extension SpecDecoder {
    /// The text that the map at `node` has under `key`.
    mutating func name(of node: UInt32, under key: StaticString) -> SourceText? {
        guard nodes[Int(node)].kind == .mapping else { return nil }
        var child = node + 1
        while child < nodes[Int(node)].next {
            let value = nodes[Int(child)].next
            if nodes[Int(child)].kind == .scalar, tree.text(child).bytes.equals(key) {
                let isText = nodes[Int(value)].kind == .scalar && nodes[Int(value)].textCount > 0
                return isText ? tree.text(value) : nil
            }
            child = nodes[Int(value)].next
        }
        return nil
    }

    /// Reports the list or map at `node` if nothing is in it.
    mutating func checkNotEmpty(_ node: UInt32, _ need: StaticString) {
        let found = nodes[Int(node)]
        guard found.kind == .sequence || found.kind == .mapping, found.count == 0 else { return }
        report(.emptyList, "`\(key.string)` is empty; \(need)", at: keyText(before: node).range)
    }
}

extension Kind where Value == [Word] {
    /// A list of a few words, each of them once, and one at least.
    static func words(_ choices: (StaticString, StaticString)...) -> Kind {
        let list = Kind<Word>.list(of: .choice(choices), orElse: "it needs at least one word")
        return Kind(description: list.description) { decoder, node in
            guard let words = list.read(&decoder, node) else { return nil }
            for (place, word) in words.enumerated() {
                guard let first = words[..<place].first(where: { $0.index == word.index }) else { continue }
                decoder.report(
                    .duplicateName, "`\(decoder.key.string)` lists `\(choices[word.index].0)` twice", at: word.range,
                    notes: [.init("the first `\(choices[word.index].0)` is here", at: first.range)])
            }
            return words
        }
    }
}
