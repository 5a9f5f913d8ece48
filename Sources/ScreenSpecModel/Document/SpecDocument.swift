import ScreenSpecDiagnostics
import ScreenSpecSwift

/// A spec as it was written, all of its files together: typed, located, names not yet resolved.
package struct SpecDocument: Sendable {
    /// What each file says it is written in.
    var versions: [LocatedInteger] = []
    package var app: App?
    package var includes: [SourceText] = []
    package var payloads: [PayloadEntry] = []
    package var attributes: [Attribute] = []
    package var sidebar: Sidebar?
    package var layout: Layout?
    package var tabs: Tabs?
    package var sheets: Sheets?
    var state = StateSection(range: SourceRange(file: 0, start: 0, end: 0))
    package var lint: LintSection?
    var rows = SpecRows()

    /// Keys that were given and of which nothing could be made. That they are missing is not reported again.
    package var unread: Set<UnreadKey> = []
    /// The sections of a file, such as `destinations`, with which this happened.
    package var unreadSections: Set<String> = []

    /// The keys of the sections that only one file can have.
    var sectionKeys: [String: SourceRange] = [:]
    /// The maps whose keys stand in another order than the language has them in.
    package var unorderedMaps: [UnorderedMap] = []

    package init() {}

    package var version: LocatedInteger? { versions.first }
    package var destinations: PlainArray<Destination> { rows.destinations }
    /// What the sheets have in common with destinations: name, summary, payload and view.
    package var sheetRows: PlainArray<Destination> { rows.sheetRows }
    package var formerly: [Formerly] { state.formerly }
    package var reserved: [SourceText] { state.reserved }
    package var parameters: PlainArray<PayloadParameter> { rows.parameters }
    package var opens: PlainArray<SourceText> { rows.opens }
    package var attributeValues: PlainArray<AttributeValue> { rows.attributeValues }
    package var placeholders: PlainArray<Destination.Placeholder> { rows.placeholders }

    /// All that the spec says, in the order of the language.
    package var shown: SpecValue { .map(Self.schema.show(self, self), at: nil) }

    package func placeholder(of destination: Destination) -> Destination.Placeholder? {
        destination.hasPlaceholder ? placeholders[Int(destination.placeholder) - 1] : nil
    }

    func isUnread(_ name: String, of owner: SourceRange) -> Bool {
        !unread.isEmpty && unread.contains(UnreadKey(owner: owner, name: name))
    }
}

/// The destinations, and what they have many of, in arrays that all files and destinations share.
struct SpecRows: Sendable {
    var destinations = PlainArray<Destination>()
    let sheetRows = PlainArray<Destination>()
    let parameters = PlainArray<PayloadParameter>()
    let opens = PlainArray<SourceText>()
    let attributeValues = PlainArray<AttributeValue>()
    let placeholders = PlainArray<Destination.Placeholder>()
}

/// A key whose value could not be read.
package struct UnreadKey: Hashable, Sendable {
    /// The name, or the first key, of the thing that the key belongs to.
    let owner: SourceRange
    let name: String
}

/// A stretch of one of the arrays that all destinations share.
public struct IndexSpan: BitwiseCopyable, Sendable {
    @usableFromInline let first: UInt32
    @usableFromInline let length: UInt32

    /// The `count` elements from `start` on.
    @_transparent public init(start: Int, count: Int) {
        first = UInt32(truncatingIfNeeded: start)
        length = UInt32(truncatingIfNeeded: count)
    }

    /// Nothing.
    @_transparent public static var none: IndexSpan { IndexSpan(start: 0, count: 0) }
    /// The first element's index.
    @_transparent public var start: Int { Int(first) }
    /// How many elements.
    @_transparent public var count: Int { Int(length) }
    /// The index behind the last element.
    @_transparent public var end: Int { start + count }
    package var indices: Range<Int> { start..<end }
}
