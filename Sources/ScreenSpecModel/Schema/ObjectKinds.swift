import ScreenSpecDiagnostics

/// A map with a fixed set of keys.
protocol SpecObject: Placed, Sendable {
    static var schema: Schema<Self> { get }
    /// The whole map.
    var range: SourceRange { get set }
    init()
}

/// An object that a map has under a name.
protocol NamedObject: Sendable {
    static var schema: Schema<Self> { get }
    init(_ name: SourceText)
    var name: SourceText { get }
}

extension Kind where Value: SpecObject {
    /// A map with the keys of `Value`.
    static var object: Kind { .object(Value.self) }

    static func object(_ type: Value.Type) -> Kind {
        Kind(
            description: .object { Value.schema.description },
            read: { decoder, node in
                var value = Value()
                value.range = decoder.tree.range(node)
                decoder.object(node, into: &value)
                return value
            },
            show: { .map(Value.schema.show($0, $1), at: $0.range) })
    }
}

extension Kind {
    /// A map from names that the spec makes up to objects.
    ///
    /// - Parameter key: what the names are.
    static func objects<Object: NamedObject>(_ type: Object.Type, key: KindDescription = .identifier) -> Kind
    where Value == [Object] {
        let description = KindDescription.map(key: key, value: .object { Object.schema.description })
        return Kind(
            description: description,
            read: { decoder, node in
                var objects: [Object] = []
                decoder.objects(node, description, key: key) { objects.append($1) }
                return objects
            },
            show: { objects, document in .objects(objects, document) })
    }

    /// The same in one of the arrays that all files share.
    static func rows<Object: NamedObject & BitwiseCopyable>(
        _ rows: KeyPath<SpecRows, PlainArray<Object>>
    ) -> Kind where Value == PlainArray<Object> {
        let description = KindDescription.map(key: .identifier, value: .object { Object.schema.description })
        return Kind(
            description: description,
            read: { decoder, node in
                let rows = decoder.rows[keyPath: rows]
                decoder.objects(node, description, key: .identifier) { rows.append($1) }
                return rows
            },
            show: { rows, document in .objects(rows, document) })
    }
}

/// An object that becomes a case of a generated enum, and has something in common with a destination.
protocol CaseObject: NamedObject {
    var row: Destination { get }
}

extension Kind {
    /// The cases of an enum by name, of which there is at least one. What they have in common with destinations is added to
    /// the document's rows, too.
    static func cases<Object: CaseObject>(
        _ type: Object.Type, in rows: KeyPath<SpecRows, PlainArray<Destination>>, orElse need: StaticString
    ) -> Kind where Value == [Object] {
        let objects = Kind.objects(type)
        return Kind(
            description: objects.description,
            read: { decoder, node in
                let items = objects.read(&decoder, node) ?? []
                let rows = decoder.rows[keyPath: rows]
                for item in items { rows.append(item.row) }
                decoder.checkNotEmpty(node, need)
                return items
            },
            show: objects.show)
    }
}

extension SpecValue {
    fileprivate static func objects<Object: NamedObject>(
        _ objects: some Sequence<Object>, _ document: SpecDocument
    ) -> SpecValue {
        let schema = Object.schema
        return .map(
            objects.map { Entry($0.name, .map(schema.show($0, document), at: nil)) }, at: nil)
    }
}

extension SpecDecoder {
    /// Reads an object that has no name, or one that stands in it.
    mutating func object<Object: SpecObject>(_ node: UInt32, into value: inout Object) {
        let schema = Object.schema
        let outer = subject
        let countBefore = diagnostics.count
        let name = schema.description.nameKey.flatMap { self.name(of: node, under: $0) }
        subject = .init(noun: schema.description.noun, name: name?.bytes, range: name?.range ?? head(of: node))
        object(schema, node, into: &value)
        subject = outer
        if hasErrors(since: countBefore) { markUnread() }
    }

    /// Reads a map from names that the spec makes up to objects.
    fileprivate mutating func objects<Object: NamedObject>(
        _ node: UInt32, _ description: KindDescription, key: KindDescription,
        add: (inout SpecDecoder, Object) -> Void
    ) {
        let schema = Object.schema
        let noun = schema.description.noun
        let (outer, owner) = (subject, self.key)
        var above: ReadObject?
        entries(node, description) { decoder, name, value in
            let this = ReadObject(range: name.range, errors: decoder.diagnostics.count)
            decoder.subject = .init(noun: noun, name: name.bytes, range: name.range)
            if let name = decoder.nameBeforeEqualsSign(name) {
                decoder.markUnread(value, schema.description)
                return add(&decoder, Object(name))
            }
            decoder.check(name, isKey: key, of: owner)
            var object = Object(name)
            switch decoder.nodes[Int(value)].kind {
            case .alias: decoder.following(value) { $0.object(schema, $1, into: &object) }
            default: decoder.object(schema, value, into: &object)
            }
            if decoder.hasErrors(since: this.errors) {
                if decoder.reportHighKey(name, value, schema.description, this, above) { return }
                decoder.markUnread(value, schema.description)
            }
            above = this
            add(&decoder, object)
        }
        subject = outer
    }

    /// An object that has been read, and how many errors there were before it.
    private struct ReadObject {
        let range: SourceRange
        let errors: Int
    }

    /// Reports a key of an object that stands among the objects, one level too high, and takes back what was said of it as an
    /// object, and of the object above it, whose key it was meant to be.
    private mutating func reportHighKey(
        _ name: SourceText, _ value: UInt32, _ description: ObjectDescription, _ this: ReadObject, _ above: ReadObject?
    ) -> Bool {
        guard description.keys.contains(where: { name.bytes.equals($0.name) }) else { return false }
        let required = description.keys.first { $0.isRequired }
        let isMap = isMap(value)
        if isMap, required.map({ entry(of: value, ByteText($0.name)) != nil }) ?? true { return false }
        diagnostics.removeSubrange(this.errors...)
        if let above {
            unread.insert(UnreadKey(owner: above.range, name: name.string))
            let missing = diagnostics[above.errors...].lastIndex {
                $0.kind == .missingKey && $0.place == .range(above.range) && $0.message.contains("no `\(name.string)`")
            }
            if let missing { diagnostics.remove(at: missing) }
        }
        let found = isMap ? "one without `\(required!.name)`" : describe(value)
        report(
            .wrongKind, "`\(name.string)` takes \(KindDescription.object { description }.words), found \(found)",
            at: isMap ? name.range : tree.range(value),
            help: "`\(name.string)` is a key of \(description.nounWithArticle): indent it below one")
        return true
    }

    /// Nothing is said of what is missing in an object that could not be read at all.
    private mutating func markUnread(_ value: UInt32, _ description: ObjectDescription) {
        if isMap(value) { return }
        for key in description.keys { unread.insert(UnreadKey(owner: subject.range, name: "\(key.name)")) }
    }

    private func isMap(_ node: UInt32) -> Bool {
        nodes[Int(nodes[Int(node)].kind == .alias ? nodes[Int(node)].count : node)].kind == .mapping
    }
}
