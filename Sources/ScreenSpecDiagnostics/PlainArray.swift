#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Rows of plain data that grow at the end: what a spec has thousands of. A debug build reads a field of a row as fast
/// as a release build; an `Array` it would retain, and copy the whole row. To grow costs no copy where the system can
/// move memory (`mremap`).
///
/// It is shared, not copied: whoever holds it sees what is added.
package struct PlainArray<Element: BitwiseCopyable>: @unchecked Sendable {
    @usableFromInline struct Storage {
        @usableFromInline var base: UnsafeMutablePointer<Element>
        @usableFromInline var count: Int
        @usableFromInline var capacity: Int
    }

    /// Frees the memory when nobody holds the array any more.
    private final class Owner {
        let storage: UnsafeMutablePointer<Storage>

        init(_ storage: UnsafeMutablePointer<Storage>) { self.storage = storage }

        deinit {
            free(storage.pointee.base)
            storage.deallocate()
        }
    }

    /// Apart from its owner, for reading a variable of an object is checked each time.
    @usableFromInline let storage: UnsafeMutablePointer<Storage>
    private let owner: Owner

    package init(capacity: Int = 1) {
        storage = .allocate(capacity: 1)
        storage.initialize(to: Storage(base: Self.memory(nil, capacity), count: 0, capacity: capacity))
        owner = Owner(storage)
    }

    /// `count` times the same.
    package init(repeating element: Element, count: Int) {
        self.init(capacity: count + 1)
        base.initialize(repeating: element, count: count)
        storage.pointee.count = count
    }

    /// The first row. It stays where it is until something is added.
    @_transparent package var base: UnsafeMutablePointer<Element> { storage.pointee.base }
    @_transparent package var count: Int { storage.pointee.count }

    @_transparent package func append(_ element: Element) {
        if storage.pointee.count == storage.pointee.capacity { grow() }
        (storage.pointee.base + storage.pointee.count).initialize(to: element)
        storage.pointee.count &+= 1
    }

    /// Takes back everything after the first `length` rows.
    package func truncate(to length: Int) { storage.pointee.count = length }

    @usableFromInline func grow() {
        let capacity = storage.pointee.capacity * 2
        storage.pointee.base = Self.memory(storage.pointee.base, capacity)
        storage.pointee.capacity = capacity
    }

    private static func memory(_ old: UnsafeMutablePointer<Element>?, _ capacity: Int) -> UnsafeMutablePointer<Element>
    {
        guard let memory = realloc(old, capacity * MemoryLayout<Element>.stride) else {
            preconditionFailure("out of memory")
        }
        return memory.assumingMemoryBound(to: Element.self)
    }
}

extension PlainArray: RandomAccessCollection {
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { count }
    @inlinable package func index(after index: Int) -> Int { index + 1 }
    @inlinable package func index(before index: Int) -> Int { index - 1 }

    @inlinable package subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count)
        return base[index]
    }
}
