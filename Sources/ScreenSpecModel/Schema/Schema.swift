import ScreenSpecDiagnostics

/// The keys of an object in the spec language, and how each is read into an `Owner`.
package final class Schema<Owner>: @unchecked Sendable {
    package let description: ObjectDescription
    let keys: [Key<Owner>]
    /// A bit for every key that must be there, the first key's lowest.
    let requiredKeys: UInt64
    /// The keys' names again, in memory that a debug build walks fast.
    let names: UnsafeMutablePointer<ByteText>

    init(_ noun: StaticString, _ documentation: StaticString, _ keys: [Key<Owner>]) {
        precondition(keys.count <= 64)
        self.keys = keys
        description = ObjectDescription(noun, documentation, keys.map(\.description))
        requiredKeys = keys.indices.reduce(0) { $0 | (keys[$1].description.isRequired ? 1 << UInt64($1) : 0) }
        names = .allocate(capacity: keys.count)
        for (index, key) in keys.enumerated() { (names + index).initialize(to: ByteText(key.description.name)) }
    }

    deinit { names.deallocate() }

    /// The key named `name`. Looks behind `previous` first, for people write keys in the order of the language page.
    func index(of name: ByteText, after previous: Int) -> Int? {
        let count = keys.count
        var index = previous
        var tried = 0
        while tried < count {
            index += 1
            if index >= count { index = 0 }
            if names[index].count == name.count, names[index].base[0] == name.base[0], names[index].equals(name) {
                return index
            }
            tried += 1
        }
        return nil
    }
}

/// One key of a `Schema`: its description, and how its value finds its way into the owner.
package struct Key<Owner> {
    let description: KeyDescription
    let decode: (inout SpecDecoder, UInt32, inout Owner) -> Void

    init<Value>(
        _ name: StaticString, _ kind: Kind<Value>, required: Bool = false, default defaultText: StaticString? = nil,
        since: Int = 1, _ documentation: StaticString, into store: @escaping (inout Owner, Value) -> Void
    ) {
        description = KeyDescription(
            name: name, kind: kind.description, isRequired: required, defaultText: defaultText,
            documentation: documentation, since: since)
        let read = kind.read
        decode = { decoder, node, owner in
            if let value = read(&decoder, node) { store(&owner, value) }
        }
    }
}

/// A kind of value: its description, and how it is read from a node. A value that could not be read was reported.
package struct Kind<Value> {
    package let description: KindDescription
    let read: (inout SpecDecoder, UInt32) -> Value?
}
