#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Rows of plain data that grow at the end: what a spec has thousands of. A debug build reads a field of a row as fast
/// as a release build; an `Array` it would retain, and copy the whole row. To grow costs no copy where the system can
/// move memory (`mremap`).
///
/// It is shared, not copied: whoever holds it sees what is added.
public struct PlainArray<Element: BitwiseCopyable>: @unchecked Sendable {
    /// Apart from its owner, for reading a variable of an object is checked each time.
    @usableFromInline let storage: UnsafeMutablePointer<PlainStorage>
    private let owner: PlainStorageOwner

    /// An empty array with room for some rows.
    package init(capacity: Int = 1) {
        storage = .allocate(capacity: 1)
        storage.initialize(to: PlainStorage(base: Self.memory(nil, capacity), count: 0, capacity: capacity))
        owner = PlainStorageOwner(storage)
    }

    /// `count` times the same.
    package init(repeating element: Element, count: Int) {
        self.init(capacity: count + 1)
        base.initialize(repeating: element, count: count)
        storage.pointee.count = count
    }

    /// The first row. It stays where it is until something is added.
    @_transparent public var base: UnsafeMutablePointer<Element> {
        storage.pointee.base.assumingMemoryBound(to: Element.self)
    }
    /// How many rows there are.
    @_transparent public var count: Int { storage.pointee.count }

    /// Adds a row at the end.
    @_transparent public func append(_ element: Element) {
        if storage.pointee.count == storage.pointee.capacity { grow() }
        (base + storage.pointee.count).initialize(to: element)
        storage.pointee.count &+= 1
    }

    /// Takes back everything after the first `length` rows.
    @_transparent public func truncate(to length: Int) { storage.pointee.count = length }

    @usableFromInline func grow() {
        let capacity = storage.pointee.capacity * 2
        storage.pointee.base = Self.memory(storage.pointee.base, capacity)
        storage.pointee.capacity = capacity
    }

    private static func memory(_ old: UnsafeMutableRawPointer?, _ capacity: Int) -> UnsafeMutableRawPointer {
        guard let memory = realloc(old, capacity * MemoryLayout<Element>.stride) else {
            preconditionFailure("out of memory")
        }
        return memory
    }
}

/// What a `PlainArray` is made of, whatever its rows: to make a type at run time takes longer than a short array.
@usableFromInline struct PlainStorage {
    @usableFromInline var base: UnsafeMutableRawPointer
    @usableFromInline var count: Int
    @usableFromInline var capacity: Int
}

/// Frees the memory when nobody holds the array any more.
private final class PlainStorageOwner {
    let storage: UnsafeMutablePointer<PlainStorage>

    init(_ storage: UnsafeMutablePointer<PlainStorage>) { self.storage = storage }

    deinit {
        free(storage.pointee.base)
        storage.deallocate()
    }
}

extension PlainArray: RandomAccessCollection {
    /// 0.
    @inlinable public var startIndex: Int { 0 }
    /// The number of rows.
    @inlinable public var endIndex: Int { count }
    /// The next row's.
    @inlinable public func index(after index: Int) -> Int { index + 1 }
    /// The row's before.
    @inlinable public func index(before index: Int) -> Int { index - 1 }

    /// The row at `index`, which is checked.
    @inlinable public subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count)
        return base[index]
    }
}
