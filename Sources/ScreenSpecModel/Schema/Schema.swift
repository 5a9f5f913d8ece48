import ScreenSpecDiagnostics

/// The keys of an object in the spec language, and how each is read into an `Owner`.
package final class Schema<Owner>: @unchecked Sendable {
    package let description: ObjectDescription
    let keys: KeyTable

    init(
        _ noun: StaticString, _ documentation: StaticString, _ keys: [Key<Owner>],
        rule: ObjectDescription.Rule? = nil
    ) {
        description = ObjectDescription(noun, documentation, keys.map { $0.description }, rule)
        self.keys = KeyTable(description)
        // Not handed over as an array, which would wrap each function in another.
        for (index, key) in keys.enumerated() { (self.keys.readers + index).initialize(to: .init(key.read)) }
    }
}

/// The keys of a schema without the type that they are read into: the code that reads an object's keys is the same for
/// all, and compiled once. For each type anew it takes the optimizer most of a minute.
final class KeyTable: @unchecked Sendable {
    /// Reads a node into the owner at an address. It cannot be copied, so that calling it from memory does not retain
    /// what it captures.
    struct Reader: ~Copyable {
        typealias Read = (inout SpecDecoder, UInt32, UnsafeMutableRawPointer) -> Void

        private let read: Read

        init(_ read: @escaping Read) { self.read = read }

        borrowing func callAsFunction(
            _ decoder: inout SpecDecoder, _ node: UInt32, into owner: UnsafeMutableRawPointer
        ) {
            read(&decoder, node, owner)
        }
    }

    let description: ObjectDescription
    /// A bit for every key that must be there, the first key's lowest.
    let required: UInt64
    let count: Int
    let names: UnsafeMutablePointer<ByteText>
    let readers: UnsafeMutablePointer<Reader>

    /// Leaves `readers` to be filled.
    fileprivate init(_ description: ObjectDescription) {
        count = description.keys.count
        precondition(count <= 64)
        self.description = description
        names = .allocate(capacity: count + 1)
        readers = .allocate(capacity: count + 1)
        var required: UInt64 = 0
        for (index, key) in description.keys.enumerated() {
            (names + index).initialize(to: ByteText(key.name))
            if key.isRequired { required |= 1 << UInt64(index) }
        }
        self.required = required
    }

    deinit {
        names.deallocate()
        readers.deinitialize(count: count)
        readers.deallocate()
    }

    /// The key whose name are these bytes; -1 where there is none. Looks behind `previous` first, for people write keys
    /// in the order of the language page.
    func index(of name: UnsafePointer<UInt8>, _ length: Int, after previous: Int) -> Int {
        let (count, names) = (count, names)
        var index = previous
        var tried = 0
        while tried < count {
            index &+= 1
            if index >= count { index = 0 }
            if names[index].count == length, names[index].base[0] == name[0],
                names[index].equals(ByteText(name, length))
            {
                return index
            }
            tried &+= 1
        }
        return -1
    }
}

/// One key of a `Schema`: its description, and how its value finds its way into the owner.
package struct Key<Owner> {
    let description: KeyDescription
    let read: KeyTable.Reader.Read

    init<Value>(
        _ name: StaticString, _ kind: Kind<Value>, required: Bool = false, default defaultText: StaticString? = nil,
        since: Int = 1, _ documentation: StaticString, into store: @escaping (inout Owner, Value) -> Void
    ) {
        description = KeyDescription(
            name: name, kind: kind.description, isRequired: required, defaultText: defaultText,
            documentation: documentation, since: since)
        let read = kind.read
        self.read = { decoder, node, owner in
            if let value = read(&decoder, node) { store(&owner.assumingMemoryBound(to: Owner.self).pointee, value) }
        }
    }
}

/// A kind of value: its description, and how it is read from a node. A value that could not be read was reported.
package struct Kind<Value> {
    package let description: KindDescription
    let read: (inout SpecDecoder, UInt32) -> Value?
}
