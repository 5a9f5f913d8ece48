import ScreenSpecDiagnostics

/// A value with its place.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let range: SourceRange

    init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension Located where Value: RawRepresentable<Int> {
    /// What a word of a `choice` means, by its number there.
    init?(_ word: Word) {
        guard let value = Value(rawValue: word.index) else { return nil }
        self.init(value, at: word.range)
    }
}

extension Kind where Value == Located<Bool> {
    static var locatedBoolean: Kind {
        let boolean = Kind<Bool>.boolean
        return Kind(description: boolean.description) { decoder, node in
            boolean.read(&decoder, node).map { Located($0, at: decoder.tree.range(node)) }
        }
    }
}
