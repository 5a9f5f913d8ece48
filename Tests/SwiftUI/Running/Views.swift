// Views that hold no state of their own.

extension _PrimitiveView {
  public static var _isGroup: Bool { false }
  @MainActor public func _visit(_ visit: _Visit) { visit.leaf { $0.node.kind = .container } }
}

// Groups: what they hold stands where they stand (https://developer.apple.com/documentation/swiftui/group).

/// https://developer.apple.com/documentation/swiftui/tupleview
extension TupleView where T: Any {
  public static var _isGroup: Bool { true }
  @MainActor public func _visit(_ visit: _Visit) {
    visit.node.kind = .group
    for (number, member) in members.enumerated() {
      visit.enter(.at(.member, number)) { member._visit($0) }
    }
  }
}

extension Group where Content: View {
  public static var _isGroup: Bool { true }
  @MainActor public func _visit(_ visit: _Visit) {
    visit.node.kind = .group
    // A conditional in a group stands for what it shows: modifiers of the group apply to that, each time anew.
    visit.enter(.named(.content)) { visit in
      if let branches = content as? any _Branches { branches.visitAsGroup(visit) } else { content._visit(visit) }
    }
  }
}

extension ForEach where Content: View {
  public static var _isGroup: Bool { true }
  /// What makes a member the same from one time to the next is its id
  /// (https://developer.apple.com/documentation/swiftui/foreach).
  @MainActor public func _visit(_ visit: _Visit) {
    visit.node.kind = .group
    let node = visit.node
    if visit.changed { node.body = node.track(members) }
    for (id, element) in node.body as! [(id: ID, element: Data.Element)] {
      visit.enter(.at(.member, id)) { visit in
        let node = visit.node
        node.kind = .group
        node.implicitTag = AnyHashable(id)
        if visit.changed { node.body = node.track { content(element) } }
        let member = node.body as! Content
        visit.enter(.named(.content)) { member._visit($0) }
      }
    }
  }
}

/// Between its header and its footer stand its members (https://developer.apple.com/documentation/swiftui/section).
extension Section where Parent: View, Content: View, Footer: View {
  public static var _isGroup: Bool { true }
  @MainActor public func _visit(_ visit: _Visit) {
    visit.node.kind = .group
    visit.enter(.named(.header)) { visit in
      // A person opens and closes the section there, and its rows come and go
      // (https://developer.apple.com/documentation/swiftui/section/init(isexpanded:content:header:)).
      visit.node.kind = isExpanded.map(_Node.Kind.toggle) ?? .header
      visit.enter(.named(.content)) { header._visit($0) }
    }
    if let isExpanded, !visit.node.track({ isExpanded.wrappedValue }) { return }
    visit.enter(.named(.content)) { content._visit($0) }
    visit.enter(.named(.footer)) { visit in
      visit.node.kind = .header
      visit.enter(.named(.content)) { footer._visit($0) }
    }
  }
}

/// A view that is one of several.
@MainActor private protocol _Branches { func visitAsGroup(_ visit: _Visit) }

extension _ConditionalContent: _Branches where TrueContent: View, FalseContent: View {
  public static var _isGroup: Bool { Readings.current.modifiersReachBranches }
  /// Each branch has an identity of its own (https://developer.apple.com/videos/play/wwdc2021/10022).
  @MainActor public func _visit(_ visit: _Visit) {
    if Self._isGroup { visitAsGroup(visit) } else { visit.leaf { visitAsGroup($0) } }
  }

  @MainActor func visitAsGroup(_ visit: _Visit) {
    visit.node.kind = .group
    switch self {
    case .first(let view):
      visit.enter(.named(.first)) { visit in
        if let branches = view as? any _Branches { branches.visitAsGroup(visit) } else { view._visit(visit) }
      }
    case .second(let view):
      visit.enter(.named(.second)) { visit in
        if let branches = view as? any _Branches { branches.visitAsGroup(visit) } else { view._visit(visit) }
      }
    }
  }
}

/// Something, or nothing (https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)).
extension Optional: _Branches where Wrapped: View {
  public static var _isGroup: Bool { Readings.current.modifiersReachBranches }
  @MainActor public func _visit(_ visit: _Visit) {
    if Self._isGroup { visitAsGroup(visit) } else { visit.leaf { visitAsGroup($0) } }
  }

  @MainActor func visitAsGroup(_ visit: _Visit) {
    visit.node.kind = .group
    if let self { visit.enter(.named(.some)) { self._visit($0) } }
  }
}

extension AnyView {
  /// Another type is another view (https://developer.apple.com/documentation/swiftui/anyview).
  @MainActor public func _visit(_ visit: _Visit) {
    func go(_ view: some View) {
      visit.enter(.at(.type, ObjectIdentifier(Swift.type(of: view)))) { view._visit($0) }
    }
    go(view)
  }
}

extension Never {
  public static var _isGroup: Bool { false }
  @MainActor public func _visit(_ visit: _Visit) {}
}

extension EmptyView {
  @MainActor public func _visit(_ visit: _Visit) {}
}

// What holds views shows them (https://developer.apple.com/documentation/swiftui/layout-fundamentals).
extension VStack { @MainActor public func _visit(_ visit: _Visit) { visit.contain(content) } }
extension HStack { @MainActor public func _visit(_ visit: _Visit) { visit.contain(content) } }
extension ZStack { @MainActor public func _visit(_ visit: _Visit) { visit.contain(content) } }
extension Form { @MainActor public func _visit(_ visit: _Visit) { visit.contain(content) } }

// A title and an icon (https://developer.apple.com/documentation/swiftui/label).
extension Label {
  @MainActor public func _visit(_ visit: _Visit) { visit.contain(TupleView<(Icon, Title)>(members: [AnyView(icon), AnyView(title)])) }
}

// A label, a description and actions (https://developer.apple.com/documentation/swiftui/contentunavailableview).
#if !STUB_FLOOR_16
extension ContentUnavailableView {
  @MainActor public func _visit(_ visit: _Visit) {
    visit.contain(TupleView<(Label, Description, Actions)>(members: [AnyView(label), AnyView(description), AnyView(actions)]))
  }
}
#endif

// What one reads, and what one sees (https://developer.apple.com/documentation/swiftui/text, https://developer.apple.com/documentation/swiftui/image).
extension Text { @MainActor public func _visit(_ visit: _Visit) { visit.leaf { $0.node.kind = .text(content) } } }
extension Image { @MainActor public func _visit(_ visit: _Visit) { visit.leaf { $0.node.kind = .image(name) } } }

extension _Visit {
  /// A view that holds others and arranges them.
  func contain(_ content: some View, as kind: _Node.Kind = .container) {
    leaf { visit in
      visit.node.kind = kind
      visit.enter(.named(.content)) { content._visit($0) }
    }
  }
}

// An action and a label; `disabled` above it holds (https://developer.apple.com/documentation/swiftui/button).
extension Button {
  @MainActor public func _visit(_ visit: _Visit) {
    let action = action
    visit.contain(
      label, as: .button(role: role, isEnabled: visit.environment.isEnabled) { MainActor.assumeIsolated(action) })
  }
}

// A label that leads to a value or a view in the stack around it (https://developer.apple.com/documentation/swiftui/navigationlink).
extension NavigationLink {
  @MainActor public func _visit(_ visit: _Visit) { visit.contain(label, as: .link(value: value, destination: destination)) }
}

// What a binding says, beside a label (https://developer.apple.com/documentation/swiftui/toggle).
extension Toggle {
  @MainActor public func _visit(_ visit: _Visit) {
    visit.leaf { visit in
      visit.node.kind = .toggle(isOn)
      _ = visit.node.track { isOn.wrappedValue }
      visit.enter(.named(.content)) { label._visit($0) }
    }
  }
}

// Rows, and which of them a binding selects (https://developer.apple.com/documentation/swiftui/list/init(selection:content:)).
extension _Node {
  /// Writes what a list selects. Whether it is read again is a reading.
  func write(_ selection: _SelectionAccess, _ value: AnyHashable?) {
    selection.set(value)
    if Readings.current.writesAreReadAgain { return invalidate() }
    previous = Set([value].compactMap { $0 })
    revisit()
  }
}

extension List {
  @MainActor public func _visit(_ visit: _Visit) {
    visit.leaf { visit in
      visit.node.kind = .list(selection)
      let former = visit.node.previous as? Set<AnyHashable>
      if visit.changed { visit.node.previous = visit.node.track { selection?.get() } }
      if Readings.current.listsWriteSelectionBack, let selection, let former,
        let now = visit.node.previous as? Set<AnyHashable>, now != former, now.count < 2
      {
        visit.node.device.later { selection.set(now.first) }
      }
      visit.enter(.named(.content)) { content._visit($0) }
    }
  }
}
