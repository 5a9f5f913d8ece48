// NavigationStack, NavigationSplitView and TabView.

/// A stack that lives: its path is what was pushed on its root
/// (https://developer.apple.com/documentation/swiftui/navigationstack).
@MainActor final class StackModel {
  unowned let node: _Node
  var access: _PathAccess?
  /// The path where the app holds none (https://developer.apple.com/documentation/swiftui/navigationstack/init(root:)).
  private var own: [AnyHashable] = []
  /// What was read last: a stack whose path changes unheard shows the old one.
  private(set) var shown: [AnyHashable] = []
  /// Whether it was written since, and not read.
  fileprivate var showsWritten = false
  /// What a link put on a path that did not take it.
  private var refused: AnyHashable?
  /// Whether a view that shows values is another one.
  var hasOtherDestinations = false
  private var destinations: [ObjectIdentifier: _Node] = [:]
  private var rootIdentity: AnyHashable?

  init(_ node: _Node) { self.node = node }

  var path: [AnyHashable] { access?.get() ?? own }

  /// Writes the path. What the app's type cannot hold is not written
  /// (https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-3bt4q: a collection, whose elements are the app's).
  func set(_ path: [AnyHashable]) {
    var isWritten = true
    if let access { isWritten = access.set(path) } else { own = path }
    refused = nil
    if access == nil || !isWritten || Readings.current.writesAreReadAgain { return node.invalidate() }
    (shown, showsWritten) = (path, true)
    node.revisit()
  }

  /// Reads what is to be shown (https://developer.apple.com/documentation/swiftui/binding).
  func read() { shown = path + [refused].compactMap { $0 } }

  /// A link puts its value on the path (https://developer.apple.com/documentation/swiftui/navigationlink).
  func append(_ value: AnyHashable) {
    set(path + [value])
    if Readings.current.leadingLinksShowPages, node.isInLeadingColumn, !path.contains(value) { refused = value }
  }

  /// Whether its root was given another identity than before.
  func hasOtherRoot() -> Bool {
    let former = rootIdentity
    rootIdentity = node.order.first?.firstIdentity
    return former != nil && rootIdentity != nil && former != rootIdentity
  }

  func register(_ node: _Node) {
    destinations[ObjectIdentifier(node)] = node
    hasOtherDestinations = true
  }

  /// What shows a value: of several, the one closest to the root
  /// (https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)).
  func destination(for value: AnyHashable) -> ((AnyHashable) -> AnyView)? {
    destinations = destinations.filter(\.value.isAlive)
    var best: (depth: Int, view: (AnyHashable) -> AnyView)?
    for node in destinations.values {
      guard case .destination(let type, let view) = node.effect, ObjectIdentifier(type) == value.baseType else { continue }
      let depth = node.depth(below: self.node)
      if best == nil || depth < best!.depth { best = (depth, view) }
    }
    return best?.view
  }
}

extension AnyHashable {
  fileprivate var baseType: ObjectIdentifier { ObjectIdentifier(Swift.type(of: base)) }
}

extension _Node {
  fileprivate var stack: StackModel? { if case .stack(let model) = kind { model } else { nil } }
  fileprivate var split: SplitModel? { if case .split(let model) = kind { model } else { nil } }
  fileprivate var tabs: TabsModel? { if case .tabs(let model) = kind { model } else { nil } }

  fileprivate var isInLeadingColumn: Bool {
    for node in ancestors {
      guard case .column(let number) = node.kind, let split = node.parent?.split else { continue }
      return number != split.columns.last
    }
    return false
  }

  /// Pages first, then views in them.
  fileprivate func depth(below top: _Node) -> Int {
    var depth = 0
    for node in ancestors {
      if node === top { return depth }
      if case .page = node.kind, let page = top.order.firstIndex(where: { $0 === node }) { depth += page * 100_000 }
      depth += 1
    }
    return depth
  }
}

extension NavigationStack {
  @MainActor public func _visit(_ visit: _Visit) { visit.leaf { show($0) } }

  @MainActor private func show(_ visit: _Visit) {
    let node = visit.node
    let model = node.stack ?? StackModel(node)
    node.kind = .stack(model)
    model.access = path
    // Each time it is another binding, for which the stack makes its pages anew
    // (https://developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types binds by key path).
    if path?.isOfClosures == true { node.device.report("The path of a stack is a binding of closures.") }
    var inside = visit
    inside.stack = model
    inside.enter(.named(.root)) { visit in
      visit.node.kind = .page(nil)
      visit.enter(.named(.content)) { root._visit($0) }
    }
    if model.hasOtherRoot(), Readings.current.newRootsEmptyPaths, !model.path.isEmpty { node.device.later { model.set([]) } }
    if visit.changed { node.track { model.read() } }
    if model.hasOtherDestinations || model.showsWritten { inside.changed = true }
    model.showsWritten = false
    for (number, value) in model.shown.enumerated() { inside.page(number, value, model, isTop: number == model.shown.count - 1) }
    model.hasOtherDestinations = false
    for page in node.order { page.hidden = page === node.order.last ? nil : .covered }
  }
}

extension _Visit {
  /// A page of a stack, which can be left by its dismiss action
  /// (https://developer.apple.com/documentation/swiftui/dismissaction).
  fileprivate func page(_ number: Int, _ value: AnyHashable, _ model: StackModel, isTop: Bool) {
    let identity = [AnyHashable(number), Readings.current.pagesAreTheirPosition ? AnyHashable(value.baseType) : value]
    enter(.at(.page, identity)) { visit in
      visit.node.kind = .page(value)
      if visit.node.body == nil, !isTop, !Readings.current.coveredPagesAreMade { return }
      var visit = visit
      let page = visit.node
      if page.output == nil || page.environmentVersion != environment.version {
        page.environmentVersion = environment.version
        visit.environment.dismiss.action = { model.set(Array(model.path.prefix(number))) }
        visit.environment.isPresented = true
        visit.environment.version = visit.node.device.newVersion()
        page.output = visit.environment
      } else {
        visit.environment = page.output!
      }
      let isMadeAnew = Readings.current.equalValuesKeepPages ? visit.dirty || model.hasOtherDestinations : visit.changed
      if isMadeAnew { page.body = model.destination(for: value).map { view in page.track { view(value) } } }
      guard let view = page.body as? AnyView else { return page.kind = .missing(value) }
      view._visit(visit)
    }
  }
}

/// A split view that lives (https://developer.apple.com/documentation/swiftui/navigationsplitview).
@MainActor final class SplitModel {
  unowned let node: _Node
  var compactColumn: _CompactColumn?
  var visibility: Binding<NavigationSplitViewVisibility>?
  var shownVisibility: NavigationSplitViewVisibility?
  var isCollapsed = false
  /// The column on top where it is collapsed.
  var top = 0
  private var preferred: Int?
  private var selected: [Set<AnyHashable>] = []

  init(_ node: _Node) { self.node = node }

  /// The numbers of the columns that there are.
  var columns: [Int] { node.order.compactMap { if case .column(let number) = $0.kind { number } else { nil } } }

  func column(_ number: Int) -> _Node? {
    node.order.first { if case .column(number) = $0.kind { true } else { false } }
  }

  /// Chooses the column on top: the one that the app prefers, or the last one that has something to show
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitview, "Collapsed split views").
  func collapse(_ collapses: Bool, preferred new: Int?) {
    if collapses, !isCollapsed {
      top = new ?? lastUseful
    } else if collapses, let new, new != preferred {
      top = new
    } else if collapses, new == nil, selected != selections {
      // What the app selects is shown, and what it deselects is left: the last column that displays useful information.
      top = lastUseful
    }
    selected = selections
    if !columns.contains(top) { top = columns.last { $0 <= top } ?? 0 }
    (isCollapsed, preferred) = (collapses, new)
  }

  private var selections: [Set<AnyHashable>] {
    columns.dropLast().flatMap { column($0)?.selections.map { $0.get() } ?? [] }
  }

  private var lastUseful: Int {
    columns.first { number in
      guard let column = column(number), number < columns.last! else { return true }
      return column.selections.allSatisfy { $0.get().isEmpty }
    } ?? 0
  }

  /// A person goes to another column of a collapsed split view. The binding is told
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitview/init(preferredcompactcolumn:sidebar:detail:)).
  func go(to number: Int, forward: Bool) {
    // What is under a page comes into sight while that is swiped away
    // (https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer).
    if let column = column(number), column.label.isEmpty, column.stacks.isEmpty, column.selections.isEmpty {
      node.device.report("Column \(number) is empty, and comes into sight.")
    }
    top = number
    node.invalidate()
    guard let compactColumn, !forward || Readings.current.forwardWritesColumn else { return }
    preferred = number
    compactColumn.set(number)
    if !Readings.current.writesAreReadAgain { return }
    preferred = compactColumn.get()
    if preferred != number { top = preferred! }
  }

  /// Which columns are on screen where there is room for all
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
  func visible(_ visibility: NavigationSplitViewVisibility?) -> Set<Int> {
    if isCollapsed { return [top] }
    switch visibility {
    // "macOS always displays the content column."
    #if STUB_MACOS
    case .detailOnly?: return Set(columns.dropFirst())
    #else
    case .detailOnly?: return [2]
    #endif
    case .doubleColumn?: return Set(columns.suffix(2))
    case .automatic? where !node.device.hasRoomForSidebar: return Set(columns.dropFirst())
    default: return Set(columns)
    }
  }

  /// The split view hides its sidebar of its own accord. Whether the binding is told is a reading.
  func hideSidebar() {
    guard Readings.current.splitsWriteVisibility, !isCollapsed, visible(shownVisibility).contains(0) else { return }
    visibility?.wrappedValue = columns.count == 3 ? .doubleColumn : .detailOnly
  }
}

extension _Node {
  /// What the lists in it select (https://developer.apple.com/documentation/swiftui/list).
  var selections: [_SelectionAccess] {
    var found: [_SelectionAccess] = []
    forEach { if case .list(let selection?) = $0.kind { found.append(selection) } }
    return found
  }
}

extension NavigationSplitView {
  @MainActor public func _visit(_ visit: _Visit) { visit.leaf { show($0) } }

  @MainActor private func show(_ visit: _Visit) {
    let node = visit.node
    let model = node.split ?? SplitModel(node)
    node.kind = .split(model)
    (model.compactColumn, model.visibility) = (compactColumn, visibility)
    visit.column(0, sidebar)
    if let content { visit.column(1, content) }
    visit.column(2, detail)
    if visit.changed {
      let preferred: Int? = node.track { compactColumn?.get() }
      model.shownVisibility = node.track { visibility?.wrappedValue }
      model.collapse(visit.environment.horizontalSizeClass == .compact, preferred: preferred)
    }
    let visible = model.visible(model.shownVisibility)
    for column in node.order {
      if case .column(let number) = column.kind { column.hidden = visible.contains(number) ? nil : .otherColumn }
    }
  }
}

extension _Visit {
  fileprivate func column(_ number: Int, _ content: some View) {
    enter(.at(.column, number)) { visit in
      visit.node.kind = .column(number)
      visit.enter(.named(.content)) { content._visit($0) }
    }
  }
}

/// A tab view that lives (https://developer.apple.com/documentation/swiftui/tabview).
@MainActor final class TabsModel {
  unowned let node: _Node
  var selection: _SelectionAccess?
  /// The tabs in order, with what shows each.
  var items: [(item: _TabItem, node: _Node?)] = []
  /// Which one is chosen where the app holds no selection.
  var own: AnyHashable?
  /// What was read last.
  fileprivate(set) var shown: AnyHashable?
  fileprivate var made: Set<AnyHashable> = []

  init(_ node: _Node) { self.node = node }

  var selected: AnyHashable? { selection?.get().first ?? own ?? items.first?.item.value }

  /// A person taps a tab (https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)). Whether the selection is read
  /// again is a reading.
  func choose(_ value: AnyHashable) {
    if value == selected, !Readings.current.retapWritesSelection { return }
    if let selection { selection.set(value) } else { own = value }
    if selection == nil || Readings.current.writesAreReadAgain { return node.invalidate() }
    shown = value
    node.revisit()
  }
}

extension TabView {
  @MainActor public func _visit(_ visit: _Visit) { visit.leaf { show($0) } }

  @MainActor private func show(_ visit: _Visit) {
    let node = visit.node
    let model = node.tabs ?? TabsModel(node)
    node.kind = .tabs(model)
    model.selection = selection
    #if !STUB_FLOOR_17
    if let tabs = content as? any _HoldsTabs { return visit.show(tabs.tabItems, model) }
    #endif
    visit.enter(.named(.content)) { content._visit($0) }
    let leaves = node.order[0].leaves(tag: nil)
    // (https://developer.apple.com/documentation/swiftui/view/tabitem(_:))
    model.items = leaves.enumerated().map { number, leaf in
      let item = _TabItem(value: leaf.tag ?? AnyHashable(number), title: leaf.node.tabTitle) { AnyView(EmptyView()) }
      return (item, leaf.node)
    }
    if visit.changed { model.shown = node.track { model.selected } }
    for (item, node) in model.items { node?.hidden = item.value == model.shown ? nil : .otherTab }
  }
}

extension _Visit {
  /// Shows tabs. Those for the sidebar alone are in no tab bar, and where there is little room there is no other
  /// (https://developer.apple.com/documentation/swiftui/tabplacement/sidebaronly,
  /// https://developer.apple.com/documentation/swiftui/tabviewstyle/sidebaradaptable).
  fileprivate func show(_ items: [_TabItem], _ model: TabsModel) {
    let hasSidebar = environment.tabsHaveSidebar && environment.horizontalSizeClass != .compact
    model.items = items.map { item in
      var item = item
      if item.isInSidebarOnly, !hasSidebar { item.isHidden = true }
      return (item, nil)
    }
    if changed { model.shown = node.track { model.selected } }
    if let shown = model.shown { model.made.insert(shown) }
    for (number, item) in items.enumerated() where model.made.contains(item.value) || !Readings.current.tabsAreLazy {
      enter(.at(.tab, item.value)) { item.content()._visit($0) }
      let child = node.order[node.order.count - 1]
      child.hidden = item.value == model.shown ? nil : .otherTab
      model.items[number].node = child
    }
  }
}
