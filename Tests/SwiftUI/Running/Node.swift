/// A view that lives: it has its state, and the views in it. What makes one the same from one update to the next is its
/// place in the structure (https://developer.apple.com/documentation/swiftui/state, "unique identity").
@MainActor public final class _Node {
  /// What tells the views within one view apart.
  enum Key: Hashable {
    case named(StaticName)
    case at(StaticName, AnyHashable)
  }
  enum StaticName { case body, content, applied, first, second, some, member, id, type, page, column, tab, layer, label, header, footer, toolbar, beside, root }

  /// Why a view that lives is not on screen.
  enum Hidden { case covered, otherTab, otherColumn, always }

  let device: Device
  private(set) weak var parent: _Node?
  private(set) var children: [Key: _Node] = [:]
  /// The children as they stand in the view.
  private(set) var order: [_Node] = []

  private(set) var isNew = true
  private(set) var isAlive = true
  private(set) var isDirty = true
  private(set) var needsVisit = true

  var kind = Kind.plain
  var effect = _Effect.none
  var hidden: Hidden?
  /// The tag that `ForEach` gives (https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)).
  var implicitTag: AnyHashable?

  // Of a view with a body.
  var type: Any.Type?
  var view: Any?
  var body: Any?
  var places: [Int: AnyObject] = [:]
  var readsOfEnvironment: [(EnvironmentValues) -> Bool] = []
  var environmentVersion = -1
  var ranBody = false
  /// Of a modifier with a body: what it modifies.
  var modified: ((_Visit) -> Void)?
  /// Of a modifier that compares: what there was before.
  var previous: Any?
  var output: EnvironmentValues?
  /// Of a view of UIKit's, and of a layer.
  var controller: AnyObject?
  /// Takes a view of UIKit's apart.
  var dismantle: (() -> Void)?
  /// Of a layer: makes what it shows once more.
  var again: (() -> AnyView)?
  var hasAppeared = false
  // Of what presents: which view does, whether something goes, and who waits for that; and what was not presented.
  weak var presenter: _Node?
  var isLettingGo = false
  var waiting: [_Node] = []
  var refused: AnyHashable?
  var task: Task<Void, Never>?

  init(device: Device, parent: _Node?) {
    self.device = device
    self.parent = parent
  }

  /// Says that what the view shows may be out of date.
  func invalidate() {
    isDirty = true
    if !Transaction.current.disablesAnimations { device.isAnimated = true }
    revisit()
  }

  /// Says that what the view holds has changed, and nothing that it reads.
  func revisit() {
    var node: _Node? = self
    while let next = node, !next.needsVisit || next === self {
      next.needsVisit = true
      node = next.parent
    }
  }

  /// Who reads now.
  private(set) static var reading: _Node?

  /// Calls a closure; when something that it reads changes, this view is out of date
  /// (https://developer.apple.com/documentation/observation/withobservationtracking(_:onchange:)).
  func track<Result>(_ body: () -> Result) -> Result {
    let outer = Self.reading
    Self.reading = self
    defer { Self.reading = outer }
    #if STUB_FLOOR_16
    return body()
    #else
    return withObservationTracking(body) { [weak self] in MainActor.assumeIsolated { self?.invalidate() } }
    #endif
  }

  func child(_ key: Key) -> _Node {
    let node = children[key] ?? _Node(device: device, parent: self)
    children[key] = node
    order.append(node)
    return node
  }

  /// Brings the view up to date, and lets what is no longer in it go
  /// (https://developer.apple.com/documentation/swiftui/view/id(_:): another identity, another state).
  func visit(_ body: (_ wasDirty: Bool) -> Void) {
    let wasDirty = isDirty
    (isDirty, needsVisit, order) = (false, false, [])
    body(wasDirty)
    let kept = Set(order.map(ObjectIdentifier.init))
    for (key, child) in children where !kept.contains(ObjectIdentifier(child)) {
      children[key] = nil
      child.end()
      device.gone.append(child)
    }
    isNew = false
  }

  func end() {
    isAlive = false
    dismantle?()
    device.end(self)
    for child in order { child.end() }
  }

  /// Lets go of its state, and of what may hold the views around it
  /// (https://developer.apple.com/documentation/swiftui/state, which lives as long as its view).
  func forget() {
    for child in order { child.forget() }
    (children, order, places, readsOfEnvironment) = ([:], [], [:], [])
    (view, body, modified, previous, effect, controller, dismantle, again) = (nil, nil, nil, nil, .none, nil, nil, nil)
    (kind, output) = (.plain, nil)
  }

  /// The views from this one's parent up.
  var ancestors: some Sequence<_Node> { sequence(first: self) { $0.parent }.dropFirst() }

  /// Whether nothing hides it.
  var isVisible: Bool { isAlive && hidden == nil && ancestors.allSatisfy { $0.hidden == nil } }

  /// Whether it has appeared (https://developer.apple.com/documentation/swiftui/view/onappear(perform:) leaves the moment open).
  var counts: Bool {
    guard isAlive else { return false }
    if Readings.current.coveredPagesDisappear { return isVisible }
    return hidden.isShown && ancestors.allSatisfy { $0.hidden.isShown }
  }

  /// Visits every view below, without those that `stops` says, and what is in them.
  func forEach(stop: (_Node) -> Bool = { _ in false }, _ body: (_Node) -> Void) {
    for child in order where !stop(child) {
      body(child)
      child.forEach(stop: stop, body)
    }
  }
}

extension Optional where Wrapped == _Node.Hidden {
  fileprivate var isShown: Bool { self == nil || self == .covered }
}

extension _Node {
  /// What a person meets.
  enum Kind {
    case plain
    case group
    case container
    case text(String)
    case image(String)
    case button(role: ButtonRole?, isEnabled: Bool, action: () -> Void)
    case link(value: AnyHashable?, destination: AnyView?)
    case toggle(Binding<Bool>)
    case list(_SelectionAccess?)
    case header
    case stack(StackModel)
    case page(AnyHashable?)
    case split(SplitModel)
    case column(Int)
    case tabs(TabsModel)
    case layer(_Presentation)
    case missing(AnyHashable)
  }
}
