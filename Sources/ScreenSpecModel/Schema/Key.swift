import ScreenSpecDiagnostics

/// One key of a `Schema`: its description, and the property of the owner that its value is stored in and shown from.
///
/// A property's key path is asked once for its place in the owner: to write through it takes three times as long.
package struct Key<Owner> {
    typealias Show = (UnsafePointer<Owner>, SpecDocument) -> SpecValue?

    let description: KeyDescription
    private(set) var read: KeyTable.Reader.Read
    private(set) var show: Show

    /// A key whose property is nil where a spec does not give it.
    init<Value>(
        _ name: StaticString, _ kind: Kind<Value>, _ property: WritableKeyPath<Owner, Value?>, required: Bool = false,
        default defaultText: StaticString? = nil, since: Int = 1, _ documentation: StaticString
    ) {
        let place = offset(property, name)
        description = KeyDescription(
            name: name, kind: kind.description, isRequired: required, defaultText: defaultText,
            documentation: documentation, since: since)
        read = reader(kind.read, place)
        let showValue = kind.show
        show = { owner, document in
            let value = (UnsafeRawPointer(owner) + place).assumingMemoryBound(to: Value?.self).pointee
            return value.flatMap { showValue($0, document) }
        }
    }

    /// A key whose property has a value that stands for nothing, such as an empty list.
    init<Value>(
        _ name: StaticString, _ kind: Kind<Value>, whole property: WritableKeyPath<Owner, Value>,
        required: Bool = false, default defaultText: StaticString? = nil, since: Int = 1,
        _ documentation: StaticString
    ) {
        let place = offset(property, name)
        description = KeyDescription(
            name: name, kind: kind.description, isRequired: required, defaultText: defaultText,
            documentation: documentation, since: since)
        let (readValue, showValue) = (kind.read, kind.show)
        read = { decoder, node, owner in
            guard let value = readValue(&decoder, node) else { return }
            (owner + place).assumingMemoryBound(to: Value.self).pointee = value
        }
        show = { owner, document in
            showValue((UnsafeRawPointer(owner) + place).assumingMemoryBound(to: Value.self).pointee, document)
        }
    }

    /// A key whose values are added to a list, to which each file of a spec may add.
    init<Element>(
        _ name: StaticString, _ kind: Kind<[Element]>, adding property: WritableKeyPath<Owner, [Element]>,
        required: Bool = false, default defaultText: StaticString? = nil, since: Int = 1,
        _ documentation: StaticString
    ) {
        self.init(name, kind, whole: property, required: required, default: defaultText, since: since, documentation)
        let (place, readValue) = (offset(property, name), kind.read)
        read = { decoder, node, owner in
            guard let elements = readValue(&decoder, node) else { return }
            (owner + place).assumingMemoryBound(to: [Element].self).pointee += elements
        }
    }

    /// A key whose object is a part of the owner, to which each file of a spec may add.
    init<Value: SpecObject>(
        _ name: StaticString, within property: WritableKeyPath<Owner, Value>, _ documentation: StaticString
    ) {
        self.init(name, Kind<Value>.object, whole: property, documentation)
        let place = offset(property, name)
        read = { decoder, node, owner in
            decoder.object(node, into: &(owner + place).assumingMemoryBound(to: Value.self).pointee)
        }
        // Each file may have a part of it, so it has no place of its own.
        show = { owner, document in .map(Value.schema.show(owner.pointee[keyPath: property], document), at: nil) }
    }

    /// The same, where only one file of a spec can have the key.
    var once: Key {
        var key = self
        key.read = { [read] decoder, node, owner in
            let key = decoder.keyText(before: node)
            if let first = decoder.sectionKeys[key.string] {
                return decoder.report(
                    .duplicateKey, "`\(key.string)` stands in another file of this spec too", at: key.range,
                    notes: [.init("the first is here", at: first)])
            }
            decoder.sectionKeys[key.string] = key.range
            read(&decoder, node, owner)
        }
        return key
    }

    /// The same, and the key as it was written is added to `keys` where its value could be read.
    func noted(in keys: WritableKeyPath<Owner, [SourceText]>) -> Key {
        let place = offset(keys, description.name)
        var key = self
        key.read = { [read] decoder, node, owner in
            let errors = decoder.diagnostics.count
            read(&decoder, node, owner)
            if decoder.hasErrors(since: errors) { return }
            let key = decoder.keyText(before: node)
            (owner + place).assumingMemoryBound(to: [SourceText].self).pointee.append(key)
        }
        return key
    }
}

/// Stores what is read, nil for what could not be. `Stored` is an optional; were it spelled as one, a debug build would look up
/// its type at each call, which takes four times as long.
private func reader<Stored>(
    _ read: @escaping (inout SpecDecoder, UInt32) -> Stored, _ place: Int
) -> KeyTable.Reader.Read {
    { decoder, node, owner in
        (owner + place).assumingMemoryBound(to: Stored.self).pointee = read(&decoder, node)
    }
}

/// Where the property lies in its owner, in bytes from the owner's first.
private func offset<Owner, Value>(_ property: WritableKeyPath<Owner, Value>, _ name: StaticString) -> Int {
    guard let place = MemoryLayout<Owner>.offset(of: property) else {
        preconditionFailure("the key `\(name)` needs a stored property")
    }
    return place
}
