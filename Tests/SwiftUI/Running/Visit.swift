/// Where a view stands in a running app, and what it is given there.
@MainActor public struct _Visit {
  var node: _Node
  var environment: EnvironmentValues
  /// Whether what the view was given may differ from the last time.
  var changed: Bool
  /// Whether something that the view read has changed.
  var dirty = false
  /// Modifiers of a group, the outermost first, that each member of it is to have.
  var pending: [_Pending] = []
  var stack: StackModel?

  /// Brings a view within this one up to date, where that may be needed
  /// (https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app: what depends on what has changed).
  func enter(_ key: _Node.Key, _ body: (_Visit) -> Void) {
    let child = node.child(key)
    guard changed || child.needsVisit else { return }
    child.visit { wasDirty in
      var visit = self
      visit.node = child
      visit.dirty = wasDirty
      visit.changed = changed || wasDirty
      body(visit)
    }
  }

  /// Gives a view that is no group the modifiers that wait for it, and brings it up to date
  /// (https://developer.apple.com/documentation/swiftui/group: a modifier of a group is that of each member).
  func leaf(_ body: @escaping (_Visit) -> Void) {
    guard let outer = pending.first else { return body(self) }
    let rest = Array(pending.dropFirst())
    var bare = self
    bare.pending = []
    bare.enter(.named(.applied)) { visit in
      outer.apply(visit) { inner in
        var inner = inner
        inner.pending = rest
        inner.leaf(body)
      }
    }
  }
}

/// A modifier that waits for the members of a group.
struct _Pending { let apply: @MainActor (_Visit, @escaping (_Visit) -> Void) -> Void }

extension View {
  public static var _isGroup: Bool {
    Readings.current.modifiersReachBranches && Body.self != Never.self && Body._isGroup
  }

  @MainActor public func _visit(_ visit: _Visit) {
    if Self._isGroup { composite(visit) } else { visit.leaf { composite($0) } }
  }

  /// A view with a body (https://developer.apple.com/documentation/swiftui/view/body-8kl5o).
  @MainActor private func composite(_ visit: _Visit) {
    let node = visit.node
    let body: Body = node.run(self, visit) { $0.body }
    var below = visit
    below.changed = node.passesChanges(visit)
    below.enter(.named(.body)) { body._visit($0) }
  }
}

extension _Node {
  /// The body, run again only where something that it depends on has changed
  /// (https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app).
  func run<Owner, Body>(_ owner: Owner, _ visit: _Visit, _ makeBody: (Owner) -> Body) -> Body {
    if let body = body as? Body, !visit.dirty, !mustRun(owner, visit) {
      ranBody = false
      return body
    }
    type = Owner.self
    view = owner
    var installed = owner
    install(&installed, visit.environment)
    device.runs[ObjectIdentifier(Owner.self), default: 0] += 1
    let made = track { makeBody(installed) }
    body = made
    ranBody = true
    return made
  }

  /// Whether it was given something else, or reads another environment
  /// (https://developer.apple.com/documentation/swiftui/environment).
  private func mustRun<Owner>(_ owner: Owner, _ visit: _Visit) -> Bool {
    guard visit.changed else { return false }
    if !readsOfEnvironment.allSatisfy({ $0(visit.environment) }) { return true }
    guard let view = view as? Owner, !Readings.current.equalViewsRunAgain else { return true }
    return !isSame(owner, view)
  }

  /// Whether what stands in a body is to look at what it is given.
  func passesChanges(_ visit: _Visit) -> Bool {
    let isElsewhere = environmentVersion != visit.environment.version
    environmentVersion = visit.environment.version
    return ranBody || isElsewhere || (visit.changed && !visit.pending.isEmpty)
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  public static var _isGroup: Bool { Content._isGroup }

  @MainActor public func _visit(_ visit: _Visit) {
    if let modifier = modifier as? AccessibilityAttachmentModifier {
      return content.changed(modifier.effect)._visit(visit)
    }
    let (content, modifier) = (content, modifier)
    let pending = _Pending { modifier.modify($0, $1) }
    if Content._isGroup {
      var visit = visit
      visit.pending.append(pending)
      return visit.enter(.named(.content)) { content._visit($0) }
    }
    visit.leaf { pending.apply($0) { content._visit($0) } }
  }
}

extension ViewModifier {
  /// A modifier with a body (https://developer.apple.com/documentation/swiftui/viewmodifier).
  @MainActor fileprivate func modify(_ visit: _Visit, _ content: @escaping (_Visit) -> Void) {
    let node = visit.node
    node.modified = content
    if Body.self == Never.self { return visit.enter(.named(.content)) { content($0) } }
    let body: Body = node.run(self, visit) { $0.body(content: _ViewModifier_Content()) }
    var below = visit
    // What is modified may differ though the modifier does not.
    below.changed = node.passesChanges(visit) || visit.changed
    below.enter(.named(.body)) { body._visit($0) }
  }
}

extension _ViewModifier_Content {
  public static var _isGroup: Bool { false }

  @MainActor public func _visit(_ visit: _Visit) {
    visit.leaf { visit in
      for node in visit.node.ancestors where node.modified != nil && node.type.map({ $0 == Modifier.self }) ?? true {
        node.modified?(visit)
        return
      }
    }
  }
}
