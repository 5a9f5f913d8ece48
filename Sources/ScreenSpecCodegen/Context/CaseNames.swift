import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The names of the enum's cases as code mostly writes them, `.author`, close together in memory.
struct CaseNames: ~Copyable {
    private let names: UnsafeMutablePointer<UInt8>
    /// Where each name begins in `names`, and where the last one ends.
    private let starts: UnsafeMutablePointer<UInt32>

    /// - Parameter last: the name of one more case behind the destinations.
    init(_ destinations: UnsafePointer<Destination>, _ count: Int, _ last: ByteText) {
        var size = last.count + 1
        var index = 0
        while index < count {
            size &+= destinations[index].name.bytes.count &+ 1
            index &+= 1
        }
        names = .allocate(capacity: size)
        starts = .allocate(capacity: count + 2)
        var end = 0
        index = 0
        while index <= count {
            let name = index < count ? destinations[index].name.bytes : last
            starts[index] = UInt32(truncatingIfNeeded: end)
            if !SwiftKeywords.needsTicks(name) {
                names[end] = 0x2E
                memcpy(names + (end &+ 1), name.base, name.count)
                end &+= name.count &+ 1
            }
            index &+= 1
        }
        starts[index] = UInt32(truncatingIfNeeded: end)
    }

    deinit {
        names.deallocate()
        starts.deallocate()
    }

    /// A case's name behind a dot; empty where it is a word that Swift reserves, which is written as its place demands.
    subscript(index: Int) -> ByteText {
        @_transparent get {
            let start = Int(truncatingIfNeeded: starts[index])
            return ByteText(names + start, Int(truncatingIfNeeded: starts[index &+ 1]) &- start)
        }
    }
}
