/// A device with a window of an app, and the hands of a person that uses it.
@_spi(Running) @MainActor public final class Device {
  private let content: AnyView
  private(set) var root: _Node!
  var stored: [String: AnyObject] = [:]
  var runs: [ObjectIdentifier: Int] = [:]
  /// Whether a person is asked before the window closes, and what closes it then.
  lazy var isAskedToClose: _Place<Bool> = {
    let place = _Place(false)
    place.followReaders()
    return place
  }()
  var onConfirmedClose: () -> Void = {}
  /// Whether the window is wide enough for all columns of a split view. Where it is not, one that was left to the system
  /// (`.automatic`) has no sidebar (https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility/automatic).
  public private(set) var hasRoomForSidebar = true
  /// Whether something that is shown next has not come without animations.
  var isAnimated = true
  /// How often something was presented, or went, with an animation
  /// (https://developer.apple.com/documentation/swiftui/transaction/disablesanimations).
  public internal(set) var animatedPresentations = 0
  /// How many popovers came that pointed at the whole of a view, wherever they pointed later
  /// (https://developer.apple.com/documentation/swiftui/view/popover(item:attachmentanchor:arrowedge:content:)).
  public internal(set) var popoversWithoutPlace = 0
  /// What went otherwise than the person meant.
  public private(set) var problems: [String] = []

  private var environment = EnvironmentValues()
  private var versions = 0
  private var actions: [() -> Void] = []
  private var unfinishedTasks = 0
  private var followed: [ObjectIdentifier: _Node] = [:]
  private var followedInOrder: [_Node] = []
  /// What is no longer in the views, and is let go of when everything has happened.
  var gone: [_Node] = []

  /// What the app's table of words has in the language of the person
  /// (https://developer.apple.com/documentation/swiftui/localizedstringkey).
  public static var words: [String: String] {
    get { SwiftUI.words }
    set { SwiftUI.words = newValue }
  }
  /// The names of the tables in which the app has looked words up.
  public static var tables: Set<String> { SwiftUI.tables }

  public convenience init(
    _ sizeClass: UserInterfaceSizeClass = .regular, _ readings: Readings = Readings(), phase: ScenePhase = .active,
    @ViewBuilder content: () -> some View
  ) {
    Readings.current = readings
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = sizeClass
    environment.scenePhase = phase
    self.init(environment, AnyView(content()))
    settle()
  }

  init(_ environment: EnvironmentValues, _ content: AnyView) {
    self.content = content
    self.environment = environment
    root = _Node(device: self, parent: nil)
  }

  /// The window is closed, and nothing in it lives on.
  public func close() {
    root.end()
    _ = updateAppearances()
    for action in actions { action() }
    actions = []
    root.forget()
  }

  /// Lets everything happen that is to happen: what views show first, then what appears
  /// (https://developer.apple.com/documentation/swiftui/view/onappear(perform:), "before the first rendered frame"), then what tasks do
  /// (https://developer.apple.com/documentation/swiftui/view/task(name:priority:file:line:_:), asynchronously).
  public func settle() {
    for _ in 0..<100 {
      if !root.isAlive { return }
      if root.needsVisit { update() }
      let appeared = updateAppearances()
      if actions.isEmpty, !root.needsVisit, !appeared {
        // What has disappeared is let go of, with its state (https://developer.apple.com/documentation/swiftui/state).
        for node in gone { node.forget() }
        gone = []
        if !runTasks() { return }
      }
      let now = actions
      actions = []
      for action in now { action() }
    }
    problems.append("It never comes to rest.")
  }

  /// Lets everything happen until something holds, three seconds at most: tasks of the app's own take their time.
  public func settle(until isReached: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 3)
    repeat { settle() } while !isReached() && Date() < end
  }

  private func update() {
    defer { isAnimated = false }
    root.visit { wasDirty in
      var visit = _Visit(node: root, environment: environment, changed: wasDirty)
      visit.environment.version = environment.version
      visit.enter(.named(.content)) { content._visit($0) }
    }
  }

  func newVersion() -> Int {
    versions += 1
    return versions
  }

  /// Runs an action when all views are up to date
  /// (https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:), which sees the state that views were made for).
  func later(_ action: @escaping () -> Void) { actions.append(action) }

  /// Calls a view's actions when it appears and disappears.
  func follow(_ node: _Node) {
    if followed.updateValue(node, forKey: ObjectIdentifier(node)) == nil { followedInOrder.append(node) }
  }

  func end(_ node: _Node) { node.leaveWindow() }

  /// Runs the actions of what has appeared or disappeared (https://developer.apple.com/documentation/swiftui/view/onappear(perform:), https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:));
  /// false where nothing has.
  private func updateAppearances() -> Bool {
    var changed = false
    for node in followedInOrder where node.counts != node.hasAppeared {
      node.hasAppeared.toggle()
      changed = true
      switch (node.effect, node.hasAppeared) {
      case (.appear(let action), true), (.disappear(let action), false): later(action)
      case (.task(_, let action), true): node.task = Task {
          unfinishedTasks += 1
          await action()
          unfinishedTasks -= 1
        }
      case (.task, false): node.task?.cancel()
      default: break
      }
    }
    if followedInOrder.contains(where: { !$0.isAlive }) {
      followedInOrder = followedInOrder.filter(\.isAlive)
      followed = followed.filter { $0.value.isAlive }
    }
    return changed
  }

  /// Lets tasks run, which end when their view disappears
  /// (https://developer.apple.com/documentation/swiftui/view/task(name:priority:file:line:_:)); false where they changed nothing.
  private func runTasks() -> Bool {
    for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: Date()) }
    // On its way a task may leave the main thread.
    let end = Date(timeIntervalSinceNow: 0.1)
    while unfinishedTasks > 0, actions.isEmpty, !root.needsVisit, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
    return !actions.isEmpty || root.needsVisit
  }

  func report(_ problem: String) {
    problems.append("\(problem)\nOn screen:\n\(outline)")
  }
}

// MARK: - What a person does

extension Device {
  /// Turns the device, or makes the window wider or narrower
  /// (https://developer.apple.com/documentation/swiftui/environmentvalues/horizontalsizeclass).
  public func resize(to sizeClass: UserInterfaceSizeClass?) {
    environment.horizontalSizeClass = sizeClass
    environment.version = newVersion()
    root.invalidate()
    settle()
  }

  /// Leaves the app for the Home screen and comes back, to a window of another size where it was given one. Meanwhile the system takes pictures of it, of which some are compact
  /// (https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background).
  public func goHome(backTo new: UserInterfaceSizeClass? = nil) {
    let sizeClass = environment.horizontalSizeClass
    for phase in [ScenePhase.inactive, .background] { enter(phase) }
    for sizeClass in [.compact, .regular, new ?? sizeClass] { resize(to: sizeClass) }
    for phase in [ScenePhase.inactive, .active] { enter(phase) }
  }

  private func enter(_ phase: ScenePhase) {
    environment.scenePhase = phase
    environment.version = newVersion()
    root.invalidate()
    settle()
  }

  /// Makes the window wider or narrower within its size class, as an iPad that is turned does.
  public func resize(hasRoomForSidebar: Bool) {
    if !hasRoomForSidebar {
      for case .split(let split) in visibleKinds where split.shownVisibility == .automatic { split.hideSidebar() }
    }
    self.hasRoomForSidebar = hasRoomForSidebar
    environment.version = newVersion()
    root.invalidate()
    settle()
  }

  /// Taps what has a text or an accessibility identifier: a button (https://developer.apple.com/documentation/swiftui/button), a
  /// link (…/navigationlink), a row (…/list) or a switch (…/toggle).
  public func tap(_ name: String) {
    guard let target = targets(name).first else { return report("There is no \"\(name)\" to tap.") }
    activate(target)
    settle()
  }

  /// Clicks beside the rows of the list that has the row with that text: it selects nothing then
  /// (https://developer.apple.com/documentation/appkit/nstableview/allowsemptyselection).
  public func clickBeside(_ row: String) {
    guard let list = targets(row).first?.enclosingList, case .list(let selection?) = list.kind else {
      return report("There is no list with a row \"\(row)\".")
    }
    list.write(selection, nil)
    settle()
  }

  /// Taps several things before anything of it is seen.
  public func tapAtOnce(_ names: [String]) {
    // What the first tap took away is not there for the second.
    for target in names.compactMap({ targets($0).first }) where target.isAlive { activate(target) }
    settle()
  }

  /// Taps a tab in the tab bar, by its title or its accessibility identifier
  /// (https://developer.apple.com/documentation/swiftui/tabview).
  public func tapTab(_ name: String) {
    for case .tabs(let model) in visibleKinds {
      guard let (item, node) = model.items.first(where: { $0.item.title == name || $0.item.identifier == name }),
        !item.isHidden
      else { continue }
      if item.value == model.selected, Readings.current.retapPopsStack, let stack = node?.stacks.first, !stack.path.isEmpty {
        stack.set([])
      }
      model.choose(item.value)
      return settle()
    }
    report("There is no tab \"\(name)\".")
  }

  /// Taps the back button, or what the app has in its place
  /// (https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)).
  public func back() {
    let stacks = topLayer.stacks
    if let stack = stacks.last(where: { $0.node.isVisible && !$0.path.isEmpty }) {
      if let page = stack.node.order.last, page.hidesBackButton { return tap("Back") }
      let path = stack.path
      stack.set(path.dropLast())
      settle()
      // The page has gone when the app hears of it: one in its place is another page.
      if stack.node.isAlive, stack.path == path { report("\(path[path.count - 1]) was left, and came back.") }
      return
    }
    for case .split(let split) in visibleKinds where split.isCollapsed {
      guard let column = split.columns.last(where: { $0 < split.top }) else { continue }
      if split.column(split.top)?.hidesBackButton == true { return tap("Back") }
      if Readings.current.backClearsSelection { split.column(column)?.selections.first?.set(nil) }
      split.go(to: column, forward: false)
      return settle()
    }
    report("There is nothing to go back to.")
  }

  /// Taps the button that shows the sidebar or hides it, or turns the device where all columns are together still. The binding is
  /// told (https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
  public func toggleSidebar() {
    for case .split(let split) in visibleKinds where !split.isCollapsed {
      let (shown, all) = (split.visible(split.visibility?.wrappedValue), split.columns)
      let showsOne = Readings.current.sidebarButtonShowsOneColumn && shown.count + 1 < all.count
      split.visibility?.wrappedValue =
        !shown.contains(0) && !showsOne ? .all : all.count == 3 ? .doubleColumn : .detailOnly
      return settle()
    }
    report("There is no sidebar to show or to hide.")
  }

  /// Taps or clicks beside the popover on top, which closes it (https://developer.apple.com/documentation/swiftui/view/popover(item:attachmentanchor:arrowedge:content:),
  /// https://developer.apple.com/documentation/appkit/nspopover/behavior-swift.enum/transient). Returns whether it did.
  @discardableResult public func clickBeside() -> Bool {
    #if !canImport(AppKit)
    return swipeAway()
    #endif
    guard case .layer(let presentation) = topLayer.kind, presentation.style == .popover else {
      report("There is no popover to click beside.")
      return false
    }
    let layer = topLayer
    var isDisabled = false
    layer.forEach(stop: \.isLayer) { if case .interactiveDismissDisabled(true) = $0.effect { isDisabled = true } }
    if layer.clickBeside(), !isDisabled { presentation.dismiss() }
    settle()
    return !layer.isAlive
  }

  /// Swipes the sheet on top away, or taps beside a popover or a dialog; on a Mac or a TV, presses what leaves it. Returns
  /// whether it may be closed so (https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)).
  @discardableResult public func swipeAway() -> Bool {
    guard case .layer(let presentation) = topLayer.kind else {
      report("There is nothing to swipe away.")
      return false
    }
    let layer = topLayer
    var isDisabled = false
    var exit: (() -> Void)?
    layer.forEach(stop: \.isLayer) { node in
      switch node.effect {
      case .interactiveDismissDisabled(true): isDisabled = true
      // Whoever hears the command decides (https://developer.apple.com/documentation/swiftui/view/onexitcommand(perform:)).
      case .exitCommand(let action?): exit = action
      default: break
      }
    }
    if let exit {
      exit()
      settle()
      return false
    }
    // (https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:))
    if presentation.style == .fullScreenCover { return false }
    if !layer.tellsSwiftUI { report("SwiftUI does not hear of swipes.") }
    if isDisabled {
      layer.tellOfAttemptToDismiss()
      settle()
      return false
    }
    presentation.dismiss()
    settle()
    return true
  }

  /// Whether a person who looks for the system's back button finds none.
  public var hidesBackButton: Bool {
    topLayer.stacks.last { $0.node.isVisible && !$0.path.isEmpty }?.node.order.last?.hidesBackButton ?? false
  }

  var asksBeforeClosing: Bool {
    var asks = false
    root.forEach { if case .dismissalConfirmation(_, true, _) = $0.effect { asks = true } }
    return asks
  }

  func askBeforeClosing() {
    isAskedToClose.set(true)
    settle()
  }

  private func activate(_ target: _Node) {
    switch target.kind {
    case .button(let role, let isEnabled, let action):
      guard isEnabled else { return }
      // Every action of a dialog closes it
      // (https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)).
      let dialog = target.enclosingDialog
      if Readings.current.dialogsCloseFirst { dialog?.dismiss() }
      action()
      if !Readings.current.dialogsCloseFirst { dialog?.dismiss() }
      if dialog?.isOfWindow == true, role != .cancel { later(onConfirmedClose) }
    case .toggle(let isOn): isOn.wrappedValue.toggle()
    case .link(let value, _): if let value { follow(value, from: target) } else { report("A link to a view is not modelled.") }
    default: select(target)
    }
  }

  /// Chooses a row. In a collapsed split view the next column comes on top
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitview).
  private func select(_ row: _Node) {
    guard let list = row.enclosingList, case .list(let selection?) = list.kind, let tag = list.tag(of: row) else { return }
    if Readings.current.selectionIsWrittenFirst {
      list.write(selection, tag)
      settle()
      forward(from: row)
    } else {
      forward(from: row)
      list.write(selection, tag)
    }
    if !hasRoomForSidebar, let (split, column) = row.enclosingColumn, column == 0 { split.hideSidebar() }
  }

  /// Where columns lie on each other, to choose in a list shows the column after that of the list
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitview, "Collapsed split views").
  private func forward(from node: _Node) {
    guard let (split, column) = node.enclosingColumn, split.isCollapsed, split.top == column,
      let next = split.columns.first(where: { $0 > column })
    else { return }
    split.go(to: next, forward: true)
  }

  /// Follows a link: in a stack it puts the value on the path; in a list of a split view it chooses the row; in a column
  /// before one with a stack it becomes what that stack shows over its root
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitview).
  private func follow(_ value: AnyHashable, from link: _Node) {
    if let stack = link.enclosingStack { return stack.append(value) }
    if let list = link.enclosingList, case .list(let selection?) = list.kind, selection.type == Swift.type(of: value.base) {
      list.write(selection, value)
      settle()
      return forward(from: link)
    }
    guard let (split, column) = link.enclosingColumn else { return report("The link to \(value) is in no stack.") }
    let later = split.columns.filter { $0 > column }
    guard let target = later.first(where: { !(split.column($0)?.stacks.isEmpty ?? true) }) else {
      return report("No column after that of the link to \(value) has a stack.")
    }
    split.column(target)?.stacks.first?.set([value])
    settle()
    if split.isCollapsed { split.go(to: target, forward: true) }
  }
}
