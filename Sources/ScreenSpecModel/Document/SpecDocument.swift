import ScreenSpecDiagnostics
import ScreenSpecSwift

/// A spec as it was written, all of its files together: typed, located, names not yet resolved.
package struct SpecDocument: Sendable {
    /// What each file says it is written in.
    var versions: [LocatedInteger] = []
    /// From the one file that has it; so are `sidebar`, `layout`, `tabs`, `sheets`, `dialogs`, `windows`, `links` and `lint`.
    package var app: App?
    /// Whose views this makes; nil for a spec that has screens itself.
    package var views: ViewsSection?
    /// Paths and patterns, each relative to the file that it stands in.
    package var includes: [SourceText] = []
    /// What is said of types, from all files.
    package var payloads: [PayloadEntry] = []
    /// From all files.
    package var attributes: [Attribute] = []
    /// Its sections, and how wide it is.
    package var sidebar: Sidebar?
    /// How the screens are put together.
    package var layout: Layout?
    /// The tabs and what each begins with.
    package var tabs: Tabs?
    /// What is presented over other screens.
    package var sheets: Sheets?
    /// What a person is asked.
    package var dialogs: Dialogs?
    /// The windows beside the main one, and the settings.
    package var windows: Windows?
    /// What must hold before screens are shown, from all files.
    package var guards: [Guard] = []
    /// Which URLs lead to which screens.
    package var links: Links?
    var state = StateSection()
    /// What the linter is to say.
    package var lint: LintSection?
    var rows = SpecRows()
    /// How destinations are opened, in the order of those that say it.
    package var presentations: [WrittenPresentation] = []

    /// Keys that were given and of which nothing could be made. That they are missing is not reported again.
    package var unread: Set<UnreadKey> = []
    /// The sections of a file, such as `destinations`, with which this happened.
    package var unreadSections: Set<String> = []
    /// What looks like a destination and stands elsewhere, by name: it is told there, and not where it is used.
    var misplacedDestinations: Set<String> = []

    /// The keys of the sections that only one file can have.
    var sectionKeys: [String: SourceRange] = [:]
    /// The maps whose keys stand in another order than the language has them in.
    package var unorderedMaps: [UnorderedMap] = []

    /// A spec that says nothing.
    package init() {}

    /// What the first file says that it is written in.
    package var version: LocatedInteger? { versions.first }

    /// Has what is generated seen by others than the spec says.
    package mutating func show(as access: App.Access) {
        var app = app ?? App()
        app.givenAccess = Located(access, at: .nowhere)
        self.app = app
    }

    /// All that the spec says, in the order of the language.
    package var shown: SpecValue { .map(Self.schema.show(self, self), at: nil) }

    /// What the empty column shows beside a content destination; nil for any other.
    package func placeholder(of destination: Destination) -> Destination.Placeholder? {
        destination.hasPlaceholder ? rows.placeholders[Int(destination.placeholder) - 1] : nil
    }

    func isUnread(_ name: String, of owner: SourceRange) -> Bool {
        !unread.isEmpty && unread.contains(UnreadKey(owner: owner, name: name))
    }
}

/// How a destination is opened: in a word, or presented as a map says it.
package typealias WrittenPresentation = Either<Located<Presentation.Opening>, Presentation>

/// The destinations, and what they have many of, in arrays that all files and destinations share. What is not of one destination
/// stands in the order of those that have it.
struct SpecRows: Sendable {
    /// File by file.
    var destinations = PlainArray<Destination>()
    /// What the sheets have in common with destinations: name, summary, payload and view.
    let sheetRows = PlainArray<Destination>()
    /// What the dialogs have in common with destinations: name, summary, payload and title.
    let dialogRows = PlainArray<Destination>()
    /// What the windows have in common with destinations: name, summary, payload, title and view.
    let windowRows = PlainArray<Destination>()
    /// What the routes of links have in common with destinations: name and payload. The graph makes them.
    let routeRows = PlainArray<Destination>()
    /// The payloads' parameters.
    let parameters = PlainArray<PayloadParameter>()
    /// What destinations lead to.
    let opens = PlainArray<SourceText>()
    /// The types of what screens answer.
    let answers = PlainArray<SourceText>()
    /// The names of guards that screens require.
    let requirements = PlainArray<SourceText>()
    /// Values of attributes.
    let attributeValues = PlainArray<AttributeValue>()
    let placeholders = PlainArray<Destination.Placeholder>()
    /// The compilation conditions of destinations, sheets and windows.
    let conditions = PlainArray<SourceText>()
    /// The systems that such things are there on.
    let availablePlatforms = PlainArray<App.Platform>()
    /// The ids of tabs that screens live in.
    let homes = PlainArray<SourceText>()
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
