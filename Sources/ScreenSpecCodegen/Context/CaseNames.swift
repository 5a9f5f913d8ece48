import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The names of the enum's cases as code mostly writes them, `.author`, close together in memory.
struct CaseNames: ~Copyable {
    private let names: ByteBuffer
    /// Where each name begins in `names`, and where the last one ends.
    private let starts: PlainArray<UInt32>

    /// - Parameter last: the name of one more case behind the destinations.
    init(_ destinations: UnsafePointer<Destination>, _ count: Int, _ last: ByteText) {
        var names = ByteBuffer(capacity: count * 16)
        starts = PlainArray(capacity: count + 2)
        var index = 0
        while index <= count {
            let name = index < count ? destinations[index].name.bytes : last
            starts.append(UInt32(truncatingIfNeeded: names.count))
            if !SwiftKeywords.needsTicks(name) {
                names.append(0x2E)
                names.append(name)
            }
            index &+= 1
        }
        starts.append(UInt32(truncatingIfNeeded: names.count))
        self.names = names
    }

    /// A case's name behind a dot; empty where it is a word that Swift reserves, which is written as its place demands.
    subscript(index: Int) -> ByteText {
        @_transparent get {
            let starts = starts.base + index
            return names.text.slice(Int(truncatingIfNeeded: starts[0]), Int(truncatingIfNeeded: starts[1]))
        }
    }
}
