// What modifiers do.

extension _Changed where Content: View {
  public static var _isGroup: Bool { Content._isGroup }

  @MainActor public func _visit(_ visit: _Visit) {
    let (content, effect) = (content, effect)
    if let visit = visit.passing(effect) { return visit.enter(visit.key(of: effect)) { content._visit($0) } }
    if Content._isGroup {
      var visit = visit
      visit.pending.append(_Pending { $0.apply(effect, $1) })
      return visit.enter(.named(.content)) { content._visit($0) }
    }
    visit.leaf { $0.apply(effect) { content._visit($0) } }
  }
}

extension _Visit {
  /// What has no life of its own needs no place at each member of a group: nil for what has one.
  fileprivate func passing(_ effect: _Effect) -> _Visit? {
    var visit = self
    switch effect {
    // https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
    case .environment(let change): visit.environment = environment(with: change)
    // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
    case .disabled(let isDisabled):
      if isDisabled {
        visit.environment = environment(
          with: _EnvironmentChange(key: "isEnabled", value: false) { $0.isEnabled = false })
      }
    case .none, .identifier, .container, .tag, .id, .title, .hidden, .interactiveDismissDisabled, .preference,
      .transformPreference, .hidesBackButton, .exitCommand, .externalEvents, .opensURLs, .continues, .offers:
      node.effect = effect
      if case .hidden = effect { node.hidden = .always }
    default: return nil
    }
    return visit
  }

  /// Another id is another view (https://developer.apple.com/documentation/swiftui/view/id(_:)).
  fileprivate func key(of effect: _Effect) -> _Node.Key {
    if case .id(let id) = effect { .at(.id, id) } else { .named(.content) }
  }

  /// The environment with a value; the same one as before where nothing differs.
  private func environment(with change: _EnvironmentChange) -> EnvironmentValues {
    var changed = environment
    change.apply(&changed)
    let isSameValue = node.previous.map { isSameAny($0, change.value) }
    if let output = node.output, isSameValue == true, node.environmentVersion == environment.version { return output }
    changed.version = node.device.newVersion()
    node.previous = change.value
    node.environmentVersion = environment.version
    node.output = changed
    return changed
  }

  /// A modifier that lives where it stands.
  func apply(_ effect: _Effect, _ content: @escaping (_Visit) -> Void) {
    node.effect = effect
    switch effect {
    case .change(let value, let initial, let action): change(value, initial, action)
    case .task(let id, _): restartTask(id)
    // https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
    case .appear, .disappear: node.device.follow(node)
    // (https://developer.apple.com/documentation/swiftui/accessibilityfocusstate)
    // https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)
    case .measured(let tell):
      if node.previous == nil {
        let proxy = measure()
        node.device.later { tell(proxy) }
      }
    case .focus(let get, _): if changed { node.previous = node.track(get) }
    // (https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:))
    case .destination: if changed { stack?.register(node) }
    default: break
    }
    enter(.named(.content)) { content($0) }
    switch effect {
    case .onPreference(let key, let initial, let reduce, let action): preference(key, initial, reduce, action)
    case .presents(let presentation): present(presentation)
    // https://developer.apple.com/documentation/swiftui/view/dismissalconfirmationdialog(_:shouldpresent:actions:)
    case .dismissalConfirmation(let title, _, let actions):
      var question = _Presentation.flag(.confirmationDialog, node.device.isAskedToClose.binding, title: title) { actions }
      question.isOfWindow = true
      present(question)
    // https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
    case .beside(let view): enter(.named(.beside)) { view._visit($0) }
    // https://developer.apple.com/documentation/swiftui/view/toolbar(content:)
    case .toolbar(let items):
      for (number, item) in items.enumerated() { enter(.at(.toolbar, number)) { item._visit($0) } }
    // https://developer.apple.com/documentation/swiftui/view/tabitem(_:)
    case .tabItem(let label):
      enter(.named(.label)) { visit in
        visit.node.hidden = .always
        label._visit(visit)
      }
    default: break
    }
  }

  /// The action runs when the value differs from the time before
  /// (https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)).
  private func change(_ value: Any, _ initial: Bool, _ action: @escaping (Any, Any) -> Void) {
    let old = node.previous
    node.previous = value
    if let old, !isSameAny(old, value) {
      node.device.later { action(old, value) }
    } else if old == nil, initial {
      node.device.later { action(value, value) }
    }
  }

  /// Each view is somewhere else, and no two are as far from each other as another two.
  private func measure() -> GeometryProxy {
    let number = CGFloat(node.device.newVersion())
    let frame = CGRect(x: number, y: number * number, width: 100, height: 20)
    node.previous = frame
    return GeometryProxy(frame: frame)
  }

  /// A task ends and begins anew with another id (https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)).
  private func restartTask(_ id: Any) {
    let old = node.previous
    node.previous = id
    node.device.follow(node)
    if let old, !isSameAny(old, id) {
      node.task?.cancel()
      node.hasAppeared = false
    }
  }

  /// What the views below say, put together (https://developer.apple.com/documentation/swiftui/preferencekey).
  private func preference(
    _ key: ObjectIdentifier, _ initial: Any, _ reduce: (inout Any, Any) -> Void, _ action: @escaping (Any) -> Void
  ) {
    let value = node.preference(key, reduce) ?? initial
    if let old = node.previous, isSameAny(old, value) { return }
    node.previous = value
    node.device.later { action(value) }
  }

  /// Shows a layer while there is something to show; another identity is another layer
  /// (https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)).
  private func present(_ presentation: _Presentation) {
    let shown = node.previous as? AnyHashable
    var identity = changed ? node.track(presentation.identity) : shown
    if changed { identity = node.turn(of: presentation, identity, after: shown) }
    node.previous = identity
    if shown != identity, node.device.isAnimated { node.device.animatedPresentations += 1 }
    if shown != identity, identity != nil, presentation.style == .popover, presentation.anchor == nil {
      node.device.popoversWithoutPlace += 1
    }
    if let shown, shown != identity {
      if Readings.current.goneLayersSaySo, case .layer(let gone)? = node.children[.at(.layer, shown)]?.kind {
        node.device.later { node.device.later(gone.dismiss) }
      }
      if let onDismiss = presentation.onDismiss { node.device.later(onDismiss) }
      showAgain(shown)
    }
    guard let identity else { return }
    var visit = self
    // The dismiss action closes the presentation around the view that reads it
    // (https://developer.apple.com/documentation/swiftui/dismissaction).
    if node.output == nil || node.environmentVersion != environment.version || shown != identity {
      visit.environment.dismiss.action = presentation.dismiss
      visit.environment.isPresented = true
      visit.environment.version = node.device.newVersion()
      (node.output, node.environmentVersion) = (visit.environment, environment.version)
    } else {
      visit.environment = node.output!
    }
    visit.stack = nil
    visit.enter(.at(.layer, identity)) { visit in
      let isKept = presentation.isFixed && visit.node.body != nil
      if !isKept { visit.node.kind = .layer(presentation) }
      if visit.changed, !isKept {
        visit.node.body = visit.node.track(presentation.content)
        visit.node.again = presentation.again()
      }
      (visit.node.body as! AnyView)._visit(visit)
    }
  }

  /// A layer that goes is in sight for a while.
  private func showAgain(_ shown: AnyHashable) {
    guard Readings.current.goneLayersAreMadeAgain, let layer = node.children[.at(.layer, shown)], let again = layer.again else { return }
    var visit = self
    (visit.environment, visit.changed, visit.stack) = (node.output ?? environment, true, nil)
    let former = layer.firstIdentity
    visit.enter(.at(.layer, shown)) { again()._visit($0) }
    if layer.firstIdentity != former { node.device.report("A layer that goes has become another one.") }
    node.device.later { [node] in node.invalidate() }
  }
}

extension _Node {
  var isLayer: Bool { if case .layer = kind { true } else { false } }
  /// The outermost identity that was given within it (https://developer.apple.com/documentation/swiftui/view/id(_:)).
  var firstIdentity: AnyHashable? {
    guard let child = order.first else { return nil }
    if case .at(.id, let id)? = children.first(where: { $0.value === child })?.key { return id }
    return child.firstIdentity
  }
  fileprivate var isPage: Bool { if case .page = kind { true } else { false } }
}

func isSameAny(_ left: Any, _ right: Any) -> Bool {
  func open<Value>(_ left: Value) -> Bool { (right as? Value).map { isSame(left, $0) } ?? false }
  return _openExistential(left, do: open)
}

extension _Node {
  /// What the views below say, if any does. A view's own word stands for what those in it say
  /// (https://developer.apple.com/documentation/swiftui/view/preference(key:value:)), unless it changes that
  /// (https://developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)).
  fileprivate func preference(_ key: ObjectIdentifier, _ reduce: (inout Any, Any) -> Void) -> Any? {
    var sum: Any?
    for child in order where !child.isLayer && (!child.isPage || Readings.current.stacksPassPreferencesOn) {
      guard let value = child.ownPreference(key, reduce) else { continue }
      if var reduced = sum {
        reduce(&reduced, value)
        sum = reduced
      } else {
        sum = value
      }
    }
    return sum
  }

  /// What a view says itself (https://developer.apple.com/documentation/swiftui/view/preference(key:value:)), or makes of
  /// what those in it say (https://developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)). A view that
  /// says nothing hands that on (https://developer.apple.com/documentation/swiftui/preferencekey).
  private func ownPreference(_ key: ObjectIdentifier, _ reduce: (inout Any, Any) -> Void) -> Any? {
    switch effect {
    case .preference(key, let value): return value
    case .transformPreference(key, let initial, let change):
      var value = preference(key, reduce) ?? initial
      change(&value)
      return value
    default: return preference(key, reduce)
    }
  }
}
