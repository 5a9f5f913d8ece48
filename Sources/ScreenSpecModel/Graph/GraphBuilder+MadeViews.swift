import ScreenSpecDiagnostics
import ScreenSpecSwift

// The functions that make views call what they are given `item`, and have no other `item` of the app's, but for that of a
// payload. Views that take something from outside are made elsewhere.

extension GraphBuilder {
    mutating func checkMadeViews() {
        if layout.host == .none {
            // Without a router that is a function of the enum, whose members it finds, too.
            let place = destinationsInOtherFiles().taking("item", "the destination itself")
            checkViews(document.rows.destinations, place) { _ in true }
        } else {
            checkItems(document.rows.destinations, "destination")
        }
        checkItems(document.rows.sheetRows, "sheet")
        checkItems(document.rows.windowRows, "window")
    }

    private mutating func checkItems(_ rows: PlainArray<Destination>, _ noun: String) {
        checkViews(rows, .function(of: "item", "the \(noun) itself"), where: \.mayBeOfItem)
    }

    private mutating func checkViews(
        _ rows: PlainArray<Destination>, _ place: EnclosingType, where isOfInterest: (ByteText) -> Bool
    ) {
        var index = 0
        while index < rows.count {
            let payload = rows.base[index].payload
            if let view = rows.base[index].view, isOfInterest(view.bytes), !isDependent(view, payload) {
                check(view, place, payload)
            }
            index &+= 1
        }
    }

    /// Whether a view takes something from outside beside its payload.
    private func isDependent(_ view: SourceText, _ payload: IndexSpan) -> Bool {
        !dependencies.uses(in: view.bytes) { isCarried($0, payload) }.isEmpty
    }
}

extension ByteText {
    /// Whether `item` stands anywhere in it.
    fileprivate var mayBeOfItem: Bool {
        var place = 0
        while let start = firstIndex(of: 0x69, from: place), count &- start >= 4 {
            if slice(start, start &+ 4).equals("item") { return true }
            place = start &+ 1
        }
        return false
    }
}
