import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecYAML

extension Kind where Value == SourceText {
    /// Any scalar, as written.
    static var text: Kind { Kind(description: .text) { $0.text($1, .text) } }
    static var title: Kind { Kind(description: .title) { $0.text($1, .title) } }
    static var destination: Kind { Kind(description: .destination) { $0.text($1, .destination) } }

    /// A scalar that must be a Swift name.
    static var identifier: Kind {
        Kind(description: .identifier) { decoder, node in
            guard let text = decoder.text(node, .identifier) else { return nil }
            return decoder.checked(text, node, by: checkName)
        }
    }

    /// A Swift type. A flow list or map that YAML made of it is taken as the source text that it is.
    static var type: Kind {
        Kind(description: .type) { decoder, node in
            decoder.sourceText(node, .type).flatMap { [key = decoder.key] text in
                decoder.checked(text, node) { checkType($0, as: "`\(key.string)`", into: &$1) }
            }
        }
    }

    static var expression: Kind {
        Kind(description: .expression) { decoder, node in
            guard let text = decoder.text(node, .expression) else { return nil }
            if isPlainExpression(text.bytes) { return text }
            let key = decoder.key
            return decoder.checked(text, node) { checkExpression($0, as: "`\(key.string)`", into: &$1) }
        }
    }
}

extension Kind where Value == Bool {
    /// A plain scalar of the YAML 1.2 core schema's booleans.
    static var boolean: Kind {
        Kind(description: .boolean) { decoder, node in
            if let scalar = decoder.plainScalar(node), let value = coreBoolean(scalar) { return value }
            decoder.reportWrongKind(node, .boolean)
            return nil
        }
    }
}

extension Kind where Value == LocatedInteger {
    /// A plain scalar of the YAML 1.2 core schema's integers, within `range`.
    static func integer(_ range: ClosedRange<Int>) -> Kind {
        Kind(description: .integer(range)) { decoder, node in
            if let scalar = decoder.plainScalar(node), let value = coreInteger(scalar),
                value >= range.lowerBound, value <= range.upperBound
            {
                return LocatedInteger(value, at: decoder.tree.range(node))
            }
            decoder.reportWrongKind(node, .integer(range))
            return nil
        }
    }
}

extension Kind where Value == Word {
    /// One of a few words.
    static func choice(_ choices: (StaticString, StaticString)...) -> Kind { choice(choices) }

    static func choice(_ choices: [(StaticString, StaticString)]) -> Kind {
        let choices = choices.map { KindDescription.Choice(word: $0.0, documentation: $0.1) }
        return Kind(description: .choice(choices)) { decoder, node in
            guard let text = decoder.text(node, .choice(choices)) else { return nil }
            if let index = choices.firstIndex(where: { text.bytes.equals($0.word) }) {
                return Word(index: index, range: text.range)
            }
            let guess = nearest(to: text.bytes, among: choices.map { ByteText($0.word) })
            decoder.report(
                .unknownWord,
                "`\(decoder.key.string)` takes \(KindDescription.choice(choices).words), found `\(text.string)`",
                at: text.range, help: guess.map { "write `\($0.string)`" })
            return nil
        }
    }
}

extension Kind {
    /// - Parameter need: what is said of an empty list; nil where a list can be empty.
    static func list<Element>(of element: Kind<Element>, orElse need: StaticString? = nil) -> Kind<[Element]> {
        let description = KindDescription.list(element.description, canBeEmpty: need == nil)
        return Kind<[Element]>(description: description) { decoder, node in
            var elements: [Element] = []
            decoder.items(node, description) { decoder, item in
                if let value = element.read(&decoder, item) { elements.append(value) }
            }
            if let need { decoder.checkNotEmpty(node, need) }
            return elements
        }
    }

    /// A map with a fixed set of keys, read into what `make` gives.
    ///
    /// - Parameter nameKey: the key whose value messages call the object by.
    static func object(
        _ schema: Schema<Value>, namedBy nameKey: StaticString? = nil, _ make: @escaping (SourceRange) -> Value
    ) -> Kind {
        Kind(description: .object(schema.description)) { decoder, node in
            let outer = decoder.subject
            let range = decoder.tree.range(node)
            let errorsBefore = decoder.diagnostics.count
            let name = nameKey.flatMap { decoder.name(of: node, under: $0) }
            decoder.subject = .init(
                noun: schema.description.noun, name: name?.bytes, range: name?.range ?? decoder.head(of: node))
            var value = make(range)
            decoder.object(schema, node, into: &value)
            decoder.subject = outer
            if decoder.diagnostics.count > errorsBefore { decoder.markUnread() }
            return value
        }
    }
}

/// A map from names that the spec makes up, each to an object that the schema describes.
func objects<Value>(
    _ schema: Schema<Value>, key: KindDescription, _ make: @escaping (SourceText) -> Value,
    add: @escaping (inout SpecDecoder, Value) -> Void
) -> Kind<Void> {
    let description = KindDescription.map(key: key, value: .object(schema.description))
    return Kind<Void>(description: description) { decoder, node in
        decoder.objects(schema, node, description, key: key, make, add: add)
    }
}

extension SpecDecoder {
    /// Reads a map from names that the spec makes up to objects that the schema describes.
    mutating func objects<Value>(
        _ schema: Schema<Value>, _ node: UInt32, _ description: KindDescription, key: KindDescription,
        _ make: (SourceText) -> Value, add: (inout SpecDecoder, Value) -> Void
    ) {
        let outer = subject
        entries(node, description) { decoder, name, value in
            decoder.subject = .init(noun: schema.description.noun, name: name.bytes, range: name.range)
            decoder.check(name, isKey: key)
            var object = make(name)
            switch decoder.nodes[Int(value)].kind {
            case .alias: decoder.following(value) { $0.object(schema, $1, into: &object) }
            default: decoder.object(schema, value, into: &object)
            }
            add(&decoder, object)
        }
        subject = outer
    }

    /// The scalar at `node`, whatever its style; a plain one with nothing in it is a missing value.
    mutating func text(_ node: UInt32, _ kind: KindDescription) -> SourceText? {
        switch nodes[Int(node)].kind {
        case .scalar:
            if nodes[Int(node)].textCount != 0 || nodes[Int(node)].style != .plain { return tree.text(node) }
        default: break
        }
        reportWrongKind(node, kind)
        return nil
    }

    /// The same, or a flow collection as the source text that it is.
    mutating func sourceText(_ node: UInt32, _ kind: KindDescription) -> SourceText? {
        let found = nodes[Int(node)]
        guard found.kind != .scalar, found.style == .flow else { return text(node, kind) }
        let bytes = tree.source.text.slice(Int(found.start), Int(found.end))
        return SourceText(bytes: bytes, range: tree.range(node), verbatimStart: found.start)
    }

    /// A scalar that YAML may read as something other than text.
    mutating func plainScalar(_ node: UInt32) -> ByteText? {
        let found = nodes + Int(node)
        guard found.pointee.kind == .scalar, found.pointee.style == .plain,
            !found.pointee.hasProperties || !isTaggedText(node)
        else { return nil }
        return ByteText(found.pointee.text, Int(found.pointee.textCount))
    }

    private mutating func isTaggedText(_ node: UInt32) -> Bool {
        let tag = tree.properties(node)?.tag
        return tag == "!" || tag == "tag:yaml.org,2002:str"
    }

    mutating func items(_ node: UInt32, _ kind: KindDescription, _ item: (inout SpecDecoder, UInt32) -> Void) {
        switch nodes[Int(node)].kind {
        case .sequence: break
        default: return reportWrongKind(node, kind)
        }
        let end = nodes[Int(node)].next
        var child = node + 1
        while child < end {
            switch nodes[Int(child)].kind {
            case .alias: following(child, item)
            default: item(&self, child)
            }
            child = nodes[Int(child)].next
        }
    }

    /// Reports a key of a map that is not the Swift that it should be.
    mutating func check(_ name: SourceText, isKey kind: KindDescription) {
        if case .identifier = kind, checkIdentifier(name.bytes) == nil { return }
        var found: [Diagnostic] = []
        let isFine =
            switch kind {
            case .identifier: checkName(name, &found)
            case .type: checkType(name, as: "the type", into: &found)
            default: true
            }
        if !isFine { report(found) }
    }

    mutating func checked(
        _ text: SourceText, _ node: UInt32, by check: (SourceText, inout [Diagnostic]) -> Bool
    ) -> SourceText? {
        var found: [Diagnostic] = []
        if check(text, &found) { return text }
        if !reportComma(in: node) { report(found) }
        return nil
    }

    /// Where an object without a name begins: its first key.
    mutating func head(of node: UInt32) -> SourceRange {
        let range = tree.range(node)
        return nodes[Int(node)].count > 0 && nodes[Int(node)].kind == .mapping ? tree.range(node + 1) : range
    }
}

/// A whole number with its place.
package struct LocatedInteger: BitwiseCopyable, Sendable {
    private let number: Int32
    package let range: SourceRange

    init(_ value: Int, at range: SourceRange) {
        number = Int32(truncatingIfNeeded: value)
        self.range = range
    }

    package var value: Int { Int(number) }
}

/// One of the words of a `choice`, by its number there.
package struct Word: Sendable {
    package let index: Int
    package let range: SourceRange
}
