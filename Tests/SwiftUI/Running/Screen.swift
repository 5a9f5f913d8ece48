// What is on screen, and what lives.

extension Device {
  /// The layer that takes what a person does: the one on top, or the scene itself.
  var topLayer: _Node {
    var top: _Node = root
    root.forEach { if $0.isLayer, $0.isVisible { top = $0 } }
    return top
  }

  /// What a person meets in the layer on top.
  var visibleKinds: [_Node.Kind] {
    var found: [_Node.Kind] = []
    topLayer.forEach(stop: { $0.isLayer || $0.hidden != nil }) { found.append($0.kind) }
    return found
  }

  /// What can be tapped under a name, in the layer on top.
  func targets(_ name: String) -> [_Node] {
    var found: [_Node] = []
    topLayer.forEach(stop: { $0.isLayer || $0.hidden != nil }) { node in
      guard node.isCalled(name), let target = node.target else { return }
      if !found.contains(where: { $0 === target }) { found.append(target) }
    }
    return found
  }

  /// The names under which something can be tapped, in the layer on top, each once.
  public var tappable: [String] {
    var found: [String] = []
    topLayer.forEach(stop: { $0.isLayer || $0.hidden != nil }) { node in
      if case .text(let text) = node.kind, node.target != nil, !found.contains(text) { found.append(text) }
    }
    return found
  }

  /// Whether there is a back button in the layer on top.
  public var canGoBack: Bool {
    if topLayer.stacks.contains(where: { $0.node.isVisible && !$0.path.isEmpty }) { return true }
    return visibleKinds.contains { if case .split(let split) = $0 { split.isCollapsed && split.top > 0 } else { false } }
  }

  /// The texts on screen, in all layers.
  public var texts: [String] {
    var found: [String] = []
    root.forEach(stop: { $0.hidden != nil }) { if case .text(let text) = $0.kind { found.append(text) } }
    return found
  }

  /// The names of all images in the views and on tabs that have a label of their own, of symbols too.
  public var images: [String] {
    var images: [String] = []
    root.forEach { node in
      switch node.kind {
      case .image(let name): images.append(name)
      case .tabs(let model): images += model.items.compactMap(\.item.image)
      default: break
      }
    }
    return images
  }

  public func isShowing(_ text: String) -> Bool { texts.contains(text) }

  /// The accessibility identifiers of the screens on show: of what holds other elements. Layers from the bottom up.
  public var screens: [String] {
    var found: [String] = []
    root.forEach(stop: { $0.hidden != nil }) { node in
      guard case .identifier(let identifier) = node.effect else { return }
      if node.isScreen { found.append(identifier) }
    }
    return found
  }

  /// Whether the sidebar is on screen.
  public var showsSidebar: Bool {
    var shows = false
    root.forEach(stop: { $0.hidden != nil }) { if case .column(0) = $0.kind { shows = true } }
    return shows
  }

  /// How many elements on screen have an accessibility identifier.
  public func elements(identified identifier: String) -> Int {
    var count = 0
    root.forEach(stop: { $0.hidden != nil }) { if case .identifier(identifier) = $0.effect { count += 1 } }
    return count
  }

  /// The screens that VoiceOver was led to
  /// (https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:)).
  public var focused: [String] {
    var found: [String] = []
    root.forEach(stop: { $0.hidden != nil }) { node in
      guard case .focus = node.effect, node.previous as? Bool == true else { return }
      node.forEach(stop: { $0.hidden != nil }) { if case .identifier(let name) = $0.effect, $0.isScreen { found.append(name) } }
    }
    return found
  }

  /// What lies over the scene, from the bottom up.
  public var layers: [String] {
    var found: [String] = []
    root.forEach(stop: { $0.hidden != nil }) { if case .layer(let layer) = $0.kind { found.append("\(layer.style)") } }
    return found
  }

  /// The texts of the view that each popover hangs on, or points at where it hangs on another.
  public var anchors: [String] {
    var found: [String] = []
    root.forEach(stop: { $0.hidden != nil }) { node in
      if case .layer(let layer) = node.kind, layer.style == .popover {
        found.append((layer.anchor.map(measured) ?? node.parent)?.label ?? "")
      }
    }
    return found
  }

  /// The view that stands there, as seen from another one.
  private func measured(_ place: CGRect) -> _Node? {
    var (all, found): ([(node: _Node, frame: CGRect)], _Node?) = ([], nil)
    root.forEach { if case .measured = $0.effect, let frame = $0.previous as? CGRect { all.append(($0, frame)) } }
    for (node, frame) in all where all.contains(where: { frame.offsetBy(dx: -$0.frame.minX, dy: -$0.frame.minY) == place }) {
      found = node
    }
    return found
  }

  /// The titles of the tabs in the bar, and which one is chosen.
  public var tabs: (titles: [String], selected: String?) {
    var found: (titles: [String], selected: String?) = ([], nil)
    root.forEach(stop: { $0.hidden != nil }) { node in
      guard case .tabs(let model) = node.kind else { return }
      let shown = model.items.map(\.item).filter { !$0.isHidden }
      found = (shown.map(\.title), shown.first { $0.value == model.shown }?.title)
    }
    return found
  }

  /// What stands on the tabs in the bar, by their titles
  /// (https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:)).
  public var badges: [String: String] {
    var found: [String: String] = [:]
    root.forEach(stop: { $0.hidden != nil }) { node in
      guard case .tabs(let model) = node.kind else { return }
      for (item, _) in model.items where !item.isHidden { found[item.title] = item.badge }
    }
    return found
  }

  /// The texts of the rows that are selected.
  public var selectedRows: [String] {
    var found: [String] = []
    root.forEach(stop: { $0.hidden != nil }) { node in
      guard case .list = node.kind, let selected = node.previous as? Set<AnyHashable> else { return }
      found += node.leaves(tag: nil).filter { $0.tag.map(selected.contains) ?? false }.map(\.node.label)
    }
    return found
  }

  /// Values that a path holds and nothing shows.
  public var missing: [String] {
    var found: [String] = []
    root.forEach { if case .missing(let value) = $0.kind { found.append("\(value)") } }
    return found
  }

  /// How often the bodies of a type have run.
  public func runs(of type: (some Any).Type) -> Int { runs[ObjectIdentifier(type)] ?? 0 }

  /// What the views of a type that live have in their states of a type, on screen or not.
  public func states<Value>(_ value: Value.Type, of type: (some Any).Type) -> [Value] {
    var found: [Value] = []
    root.forEach { node in
      guard node.type == type else { return }
      found += node.places.sorted { $0.key < $1.key }.compactMap { ($0.value as? _Place<Value>)?.value }
    }
    return found
  }

  /// The whole, for people.
  public var outline: String { root.outline(indented: 1) }
}

extension _Node {
  /// Whether it is one element that holds others
  /// (https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/contain).
  fileprivate var isScreen: Bool { order.contains { if case .container = $0.effect { true } else { false } } }

  /// Whether a view in it hides the back button of its bar.
  var hidesBackButton: Bool {
    var hides = false
    forEach(stop: { $0.isLayer || $0.hidden != nil }) { if case .hidesBackButton(true) = $0.effect { hides = true } }
    return hides
  }

  struct Leaf {
    let node: _Node
    let tag: AnyHashable?
  }

  /// The members of a list or of a tab view, with their tags
  /// (https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)).
  func leaves(tag: AnyHashable?) -> [Leaf] {
    var tag = implicitTag ?? tag
    if case .tag(let own) = effect { tag = own }
    switch kind {
    case .plain, .group, .list: return order.flatMap { $0.leaves(tag: tag) }
    case .header, .layer: return []
    default: return [Leaf(node: self, tag: tag)]
    }
  }

  func tag(of row: _Node) -> AnyHashable? {
    leaves(tag: nil).first { $0.node === row || row.isWithin($0.node) }?.tag
  }

  fileprivate func isCalled(_ name: String) -> Bool {
    if case .text(name) = kind { return true }
    if case .identifier(name) = effect { return true }
    return false
  }

  /// What a tap here reaches.
  fileprivate var target: _Node? {
    let first = leaves(tag: nil).first?.node ?? self
    for node in [first] + Array(first.ancestors) {
      switch node.kind {
      case .button, .link, .toggle: return node
      case .list(let selection): return rowTarget(in: node, isSelectable: selection != nil)
      case .layer, .page, .column: return nil
      default: continue
      }
    }
    return nil
  }

  private func rowTarget(in list: _Node, isSelectable: Bool) -> _Node? {
    let leaf = list.leaves(tag: nil).first { leaf in
      leaf.node === self || isWithin(leaf.node) || leaf.node.isWithin(self)
    }
    return isSelectable ? leaf?.node : nil
  }

  private func isWithin(_ other: _Node) -> Bool { ancestors.contains { $0 === other } }

  var enclosingList: _Node? { ancestors.first { if case .list = $0.kind { true } else { false } } }

  /// The stack that it stands in, if that is in the same column.
  var enclosingStack: StackModel? {
    for node in ancestors {
      if case .stack(let stack) = node.kind { return stack }
      if case .column = node.kind { return nil }
      if node.isLayer { return nil }
    }
    return nil
  }

  /// The dialog that it stands in.
  var enclosingDialog: _Presentation? {
    guard case .layer(let layer)? = ancestors.first(where: \.isLayer)?.kind else { return nil }
    return layer.style == .confirmationDialog || layer.style == .alert ? layer : nil
  }

  var enclosingColumn: (SplitModel, Int)? {
    var column: Int?
    for node in ancestors {
      if case .column(let number) = node.kind { column = number }
      if case .split(let split) = node.kind, let column { return (split, column) }
      if node.isLayer { return nil }
    }
    return nil
  }

  /// The stacks in it, without those in layers over it.
  var stacks: [StackModel] {
    var found: [StackModel] = []
    forEach(stop: \.isLayer) { if case .stack(let stack) = $0.kind { found.append(stack) } }
    return found
  }

  var label: String {
    var found: [String] = []
    if case .text(let text) = kind { found.append(text) }
    forEach(stop: { $0.hidden != nil || $0.isLayer }) { if case .text(let text) = $0.kind { found.append(text) } }
    return found.joined(separator: " ")
  }

  var tabTitle: String {
    for node in ancestors {
      if case .tabItem = node.effect { return node.order.filter { $0.hidden == .always }.map(\.labelOfHidden).joined() }
      if case .tabs = node.kind { break }
    }
    return ""
  }

  private var labelOfHidden: String {
    var found: [String] = []
    forEach { if case .text(let text) = $0.kind { found.append(text) } }
    return found.joined(separator: " ")
  }

  /// A line for each thing that a person could meet.
  func outline(indented depth: Int) -> String {
    var text = ""
    if let line {
      text = String(repeating: "  ", count: depth) + line + (hidden.map { " (\($0))" } ?? "") + "\n"
    }
    for child in order { text += child.outline(indented: line == nil ? depth : depth + 1) }
    return text
  }

  private var line: String? {
    switch (kind, effect) {
    case (.text(let text), _): return "\"\(text)\""
    case (.button, _): return "button"
    case (.link(let value, _), _): return "link to \(value.map { "\($0)" } ?? "nothing")"
    case (.toggle, _): return "switch"
    case (.list, _): return "list"
    case (.stack(let stack), _): return "stack of \(stack.path.count + 1)"
    case (.page, _): return "page"
    case (.split(let split), _): return split.isCollapsed ? "split view, collapsed" : "split view"
    case (.column(let number), _): return "column \(number)"
    case (.tabs(let model), _): return "tabs " + model.items.compactMap(\.item.section).joined(separator: " ")
    case (.layer(let layer), _): return "\(layer.style) \(layer.title)"
    case (.missing(let value), _): return "nothing shows \(value)"
    case (_, .identifier(let identifier)): return "#\(identifier)"
    case (_, .title(let title)): return "titled \(title)"
    default: return nil
    }
  }
}
