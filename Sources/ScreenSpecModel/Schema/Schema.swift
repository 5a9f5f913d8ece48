import ScreenSpecDiagnostics

/// The keys of an object in the spec language, and how each is read into an `Owner` and shown from it.
package final class Schema<Owner>: @unchecked Sendable {
    /// The keys as data.
    package let description: ObjectDescription
    let keys: KeyTable
    private let shows: [Key<Owner>.Show]

    init(
        _ noun: StaticString, _ documentation: StaticString, namedBy nameKey: StaticString? = nil,
        meant: StaticString? = nil, meantUnder special: (name: StaticString, meant: StaticString)? = nil,
        _ keys: [Key<Owner>], rules: [ObjectDescription.Rule] = []
    ) {
        description = ObjectDescription(
            noun, documentation, nameKey, meant, special, keys.map { $0.description }, rules)
        shows = keys.map { $0.show }
        self.keys = KeyTable(description)
        // Not handed over as an array, which would wrap each function in another.
        for (index, key) in keys.enumerated() { (self.keys.readers + index).initialize(to: .init(key.read)) }
    }

    /// All that `owner` has been given, in the order of the language.
    package func show(_ owner: Owner, _ document: SpecDocument) -> [SpecValue.Entry] {
        withUnsafePointer(to: owner) { owner in
            var entries: [SpecValue.Entry] = []
            for (key, show) in zip(description.keys, shows) {
                guard let value = show(owner, document), !value.isEmpty else { continue }
                entries.append(SpecValue.Entry(key.name, value))
            }
            return entries
        }
    }
}

/// The keys of a schema without the type that they are read into: the code that reads an object's keys is the same for
/// all, and compiled once. For each type anew it takes the optimizer most of a minute.
final class KeyTable: @unchecked Sendable {
    /// Reads a node into the owner at an address. Without copies, a call from memory retains nothing that it captures.
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
    let hasRules: Bool
    let count: Int
    let names: UnsafeMutablePointer<ByteText>
    let readers: UnsafeMutablePointer<Reader>

    /// Leaves `readers` to be filled.
    fileprivate init(_ description: ObjectDescription) {
        count = description.keys.count
        precondition(count <= 64)
        self.description = description
        hasRules = !description.rules.isEmpty
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

    /// The key of that name, or -1. Looks behind `previous` first: people write keys in the order of the language page.
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

    /// The number of a key that the language has.
    func index(of name: StaticString) -> Int { index(of: name.utf8Start, name.utf8CodeUnitCount, after: -1) }
}
