import ScreenSpecDiagnostics

/// A kind of value: its description, how it is read from a node, and how it is shown. A value that could not be read was
/// reported.
package struct Kind<Value> {
    /// What the kind takes, as data.
    package let description: KindDescription
    let read: (inout SpecDecoder, UInt32) -> Value?
    /// Nil for a value that stands for nothing.
    let show: (Value, SpecDocument) -> SpecValue?

    /// The same, stored as something else.
    func stored<Other>(as make: @escaping (Value) -> Other, _ given: @escaping (Other) -> Value) -> Kind<Other> {
        let (read, show) = (read, show)
        return Kind<Other>(
            description: description, read: { read(&$0, $1).map(make) }, show: { show(given($0), $1) })
    }
}

extension Kind {
    /// - Parameter need: what is said of an empty list; nil where a list can be empty.
    static func list<Element>(of element: Kind<Element>, orElse need: StaticString? = nil) -> Kind
    where Value == [Element] {
        let description = KindDescription.list(element.description, canBeEmpty: need == nil)
        return Kind(
            description: description,
            read: { decoder, node in
                var elements: [Element] = []
                decoder.items(node, description) { decoder, item in
                    if let value = element.read(&decoder, item) { elements.append(value) }
                }
                if let need { decoder.checkNotEmpty(node, need) }
                return elements
            },
            show: { elements, document in .list(elements.compactMap { element.show($0, document) }) })
    }

    /// A map from names that the spec makes up, or from a few words, to values of one kind. Each name stands there once.
    static func entries<Element>(_ key: KindDescription, _ value: Kind<Element>) -> Kind
    where Value == [Entry<Element>] {
        let description = KindDescription.map(key: key, value: value.description)
        return Kind(
            description: description,
            read: { decoder, node in
                var found: [Entry<Element>] = []
                let owner = decoder.key
                decoder.uniqueEntries(node, description) { decoder, name, node in
                    guard decoder.check(name, isKey: key, of: owner) else { return }
                    let value = decoder.following(node) { value.read(&$0, $1) }
                    if let value { found.append(Entry(name: name, value: value)) }
                }
                return found
            },
            show: { entries, document in
                .map(
                    entries.compactMap { entry in
                        value.show(entry.value, document).map { SpecValue.Entry(entry.name, $0) }
                    }, at: nil)
            })
    }

    /// A value of the first kind where the node can be one, else of the second.
    static func either<First, Second>(_ first: Kind<First>, _ second: Kind<Second>) -> Kind
    where Value == Either<First, Second> {
        let description = KindDescription.either(first.description, second.description)
        return Kind(
            description: description,
            read: { decoder, node in
                let outer = decoder.union
                decoder.union = (node, description)
                defer { decoder.union = outer }
                if decoder.canBe(first.description, node) || !decoder.canBe(second.description, node) {
                    return first.read(&decoder, node).map { .first($0) }
                }
                return second.read(&decoder, node).map { .second($0) }
            },
            show: { value, document in
                switch value {
                case .first(let value): first.show(value, document)
                case .second(let value): second.show(value, document)
                }
            })
    }
}

/// A value of one of two kinds.
package enum Either<First, Second> {
    case first(First)
    case second(Second)
}

extension Either: Placed where First: Placed, Second: Placed {
    /// The value's.
    package var range: SourceRange {
        switch self {
        case .first(let value): value.range
        case .second(let value): value.range
        }
    }
}

extension Either: Sendable where First: Sendable, Second: Sendable {}

/// An entry of a map whose keys the spec makes up.
package struct Entry<Value> {
    /// The key.
    package let name: SourceText
    /// What stands behind it.
    package let value: Value
}

extension Entry: Sendable where Value: Sendable {}
extension Entry: BitwiseCopyable where Value: BitwiseCopyable {}
