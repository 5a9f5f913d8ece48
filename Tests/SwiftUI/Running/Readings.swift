/// What Apple's pages leave open. A test runs under each reading that could make a difference to it.
@_spi(Running) public struct Readings: Sendable, CustomStringConvertible {
  /// Whether a modifier on `if`/`else` outside a `Group`, or on a view whose body is one, applies to each branch, as it does in
  /// a group (https://developer.apple.com/documentation/swiftui/group), or to the whole.
  public var modifiersReachBranches = false
  /// Whether a page keeps its `@State` where another value of the same type takes its place in the path
  /// (https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-3bt4q).
  public var pagesAreTheirPosition = false
  /// Whether going back in a collapsed split view empties the selection of the list that comes into view
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitview).
  public var backClearsSelection = true
  /// Whether a collapsed split view writes `preferredCompactColumn` when a person goes forward. Back is always written
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitview/init(preferredcompactcolumn:sidebar:detail:)).
  public var forwardWritesColumn = true
  /// Whether the selection is written before the column that comes on top
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitview/init(preferredcompactcolumn:sidebar:detail:)).
  public var selectionIsWrittenFirst = true
  /// Whether a tap on the tab that is chosen writes the selection
  /// (https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)).
  public var retapWritesSelection = true
  /// Whether a tap on the tab that is chosen takes a stack in it back to its root
  /// (https://developer.apple.com/documentation/swiftui/tabview).
  public var retapPopsStack = false
  /// Whether a page that another one covers has disappeared
  /// (https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)).
  public var coveredPagesDisappear = true
  /// Whether the pages are made, too, that come onto a stack with another one on them, and not when they are first seen
  /// (https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-3bt4q).
  public var coveredPagesAreMade = true
  /// Whether a tab's content is made when the tab is first chosen
  /// (https://developer.apple.com/documentation/swiftui/tabview).
  public var tabsAreLazy = true
  /// Whether the views that a body makes anew run again where nothing that they were given differs
  /// (https://developer.apple.com/documentation/swiftui/view/body-8kl5o).
  public var equalViewsRunAgain = false
  /// Whether a dialog is closed, and says so, before the action of the button that was tapped in it
  /// (https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:)).
  public var dialogsCloseFirst = false
  /// Whether a stack keeps a page as it was made where its path is written with an equal value
  /// (https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)).
  public var equalValuesKeepPages = false
  /// Whether a layer or a dialog that the app closed or replaced says through its binding that it has gone
  /// (https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)).
  public var goneLayersSaySo = false
  /// Whether a layer that goes is made once more while it is in sight
  /// (https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)).
  public var goneLayersAreMadeAgain = false
  /// Whether what is presented while something else is there, or goes, comes when that has gone
  /// (https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)).
  public var secondPresentationWaits = false
  /// Whether it never comes, as long as what presents it says the same
  /// (https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)).
  public var secondPresentationIsRefused = false
  /// Whether the button that shows the sidebar shows one column more than before
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
  public var sidebarButtonShowsOneColumn = false
  /// Whether what the pages of a stack say is heard around it
  /// (https://developer.apple.com/documentation/swiftui/preferencekey).
  public var stacksPassPreferencesOn = true
  /// Whether a link in a column with another one beside it shows its page there, until that is dismissed, though the app does
  /// not take it into the path: a stack "adds items to the collection as it adds views"
  /// (https://developer.apple.com/documentation/swiftui/navigationstack, "Manage navigation state").
  public var leadingLinksShowPages = false
  /// Whether a stack whose root becomes another one lets go of its path
  /// (https://developer.apple.com/documentation/swiftui/navigationstack).
  public var newRootsEmptyPaths = false
  /// Whether a list writes the selection that the app has given it
  /// (https://developer.apple.com/documentation/swiftui/list).
  public var listsWriteSelectionBack = false
  /// Whether a stack, tabs, a list and a collapsed split view read a binding again that they have written, whatever became of that, or show
  /// what they wrote until something that they read is said to have changed
  /// (https://developer.apple.com/documentation/swiftui/binding).
  public var writesAreReadAgain = true
  /// Whether a split view that hides its sidebar of its own accord writes its visibility: for want of room, or because a row
  /// of a sidebar that lies over the other columns was chosen
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility/automatic).
  public var splitsWriteVisibility = false

  public init() {}

  /// Each switch by its name.
  public static let switches: [(name: String, keyPath: WritableKeyPath<Readings, Bool> & Sendable)] = [
    ("modifiersReachBranches", \.modifiersReachBranches), ("pagesAreTheirPosition", \.pagesAreTheirPosition),
    ("backClearsSelection", \.backClearsSelection), ("forwardWritesColumn", \.forwardWritesColumn),
    ("selectionIsWrittenFirst", \.selectionIsWrittenFirst), ("retapWritesSelection", \.retapWritesSelection), ("retapPopsStack", \.retapPopsStack),
    ("coveredPagesDisappear", \.coveredPagesDisappear), ("coveredPagesAreMade", \.coveredPagesAreMade), ("tabsAreLazy", \.tabsAreLazy),
    ("equalViewsRunAgain", \.equalViewsRunAgain), ("dialogsCloseFirst", \.dialogsCloseFirst),
    ("equalValuesKeepPages", \.equalValuesKeepPages), ("goneLayersSaySo", \.goneLayersSaySo), ("goneLayersAreMadeAgain", \.goneLayersAreMadeAgain),
    ("secondPresentationWaits", \.secondPresentationWaits),
    ("secondPresentationIsRefused", \.secondPresentationIsRefused), ("sidebarButtonShowsOneColumn", \.sidebarButtonShowsOneColumn),
    ("stacksPassPreferencesOn", \.stacksPassPreferencesOn), ("leadingLinksShowPages", \.leadingLinksShowPages),
    ("newRootsEmptyPaths", \.newRootsEmptyPaths), ("listsWriteSelectionBack", \.listsWriteSelectionBack),
    ("writesAreReadAgain", \.writesAreReadAgain), ("splitsWriteVisibility", \.splitsWriteVisibility),
  ]

  /// The usual reading, those that differ from it in one switch, and those that differ in about half of them.
  public static var all: [Readings] { [Readings()] + switches.indices.map { Readings(toggling: [$0]) } + pairs }

  /// With the usual reading, these have each two switches in each of their four positions: of these seven each switch is
  /// toggled in four, and no two in the same four, so that they share one, and each has one that the other lacks.
  private static var pairs: [Readings] {
    let fours = (0..<1 << 7).filter { $0.nonzeroBitCount == 4 }
    return (0..<7).map { number in
      Readings(toggling: switches.indices.filter { fours[$0] >> number & 1 == 1 })
    }
  }

  private init(toggling numbers: [Int]) {
    for number in numbers { self[keyPath: Self.switches[number].keyPath].toggle() }
  }

  /// A reading that differs from this one in some switches.
  ///
  /// - Parameter next: a number from 0 on, below another one.
  public func changed(_ next: (Int) -> Int) -> Readings {
    var readings = self
    for other in Self.switches where next(4) == 0 { readings[keyPath: other.keyPath].toggle() }
    return readings
  }

  /// Whether nothing differs from the usual reading.
  public var isUsual: Bool { description == "usual" }

  /// What differs from the usual reading.
  public var description: String {
    let usual = Readings()
    let others = Self.switches.filter { self[keyPath: $0.keyPath] != usual[keyPath: $0.keyPath] }
    return others.isEmpty ? "usual" : others.map { "\($0.name) = \(self[keyPath: $0.keyPath])" }.joined(separator: ", ")
  }

  nonisolated(unsafe) static var current = Readings()
}
