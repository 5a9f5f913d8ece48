/// A device with the windows of an app: what a scene is to the system.
@_spi(Running) @MainActor public final class Desktop {
  /// The windows that are open, from the back to the front.
  public private(set) var windows: [Device] = []
  /// What went otherwise than the app meant.
  public private(set) var problems: [String] = []

  private let groups: [_SceneGroup]
  private let hasSeveralWindows: Bool
  private let sizeClass: UserInterfaceSizeClass
  private var open: [Window] = []

  /// A window, and what the system keeps of it.
  private struct Window {
    let device: Device
    let group: Int
    let value: _Place<AnyHashable?>
  }

  /// Launches an app, which opens its first scene (https://developer.apple.com/documentation/swiftui/app).
  ///
  /// - Parameter hasSeveralWindows: What `supportsMultipleWindows` says: that the system and the app know more than one
  ///   (https://developer.apple.com/documentation/swiftui/environmentvalues/supportsmultiplewindows).
  public init(
    _ readings: Readings = Readings(), _ sizeClass: UserInterfaceSizeClass = .regular, hasSeveralWindows: Bool = true,
    @SceneBuilder scenes: () -> some Scene
  ) {
    Readings.current = readings
    (groups, self.hasSeveralWindows, self.sizeClass) = (scenes()._groups, hasSeveralWindows, sizeClass)
    add(group: 0, nil)
  }

  /// The window in front, which takes what a person does.
  public var front: Device { windows[windows.count - 1] }

  /// Lets everything happen that is to happen, in all windows.
  public func settle() {
    for window in windows { window.settle() }
  }

  /// Closes the window in front, by its button; it may ask first
  /// (https://developer.apple.com/documentation/swiftui/view/dismissalconfirmationdialog(_:shouldpresent:actions:)). On a Mac what
  /// is modal keeps its window open (https://developer.apple.com/documentation/swiftui/dismissbehavior/interactive).
  public func close() {
    #if STUB_MACOS
    if front.layers.contains(where: { $0 != "popover" }) || !front.root.clickInTitleBar() { return front.settle() }
    #endif
    if front.asksBeforeClosing { return front.askBeforeClosing() }
    if front.root.mayClose { close(front) } else { front.settle() }
  }

  /// Opens the settings, by the menu. There is one window of them
  /// (https://developer.apple.com/documentation/swiftui/settings).
  public func openSettings() {
    guard let group = groups.firstIndex(where: \.isSettings) else { return report("The app has no settings.") }
    if !bringForward(group, nil) { add(group: group, nil) }
  }

  /// Hands a URL to the app, which comes to one window
  /// (https://developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:)).
  public func open(_ url: URL) {
    let taker = windows.first { $0.handles(url, preferred: true) } ?? windows.first { $0.handles(url, preferred: false) }
    if let window = hasSeveralWindows ? taker : windows.first { return window.open(url) }
    let group =
      groups.firstIndex { $0.conditions?.contains { url.matches($0) } ?? false }
      ?? groups.firstIndex { $0.conditions == nil && !$0.isSettings }
    guard let group else { return report("No scene takes \(url).") }
    add(group: group, nil)
    front.open(url)
  }

  /// Ends the app and launches it again. The windows come back, each with the value that it showed, as its coding wrote it, and
  /// with what its scene stored; no other state does. `keepsValues` says whether the system found the values again
  /// (https://developer.apple.com/documentation/swiftui/windowgroup, "Present data in a window",
  /// https://developer.apple.com/documentation/swiftui/scenestorage).
  public func relaunch(keepsValues: Bool = true) {
    let old = open
    for window in old { window.device.close() }
    (open, windows) = ([], [])
    for window in old {
      let value = keepsValues ? (window.value.value?.base as? any Codable & Hashable).flatMap { restored($0) } : nil
      add(group: window.group, value, stored: window.device.stored)
    }
  }

  private func restored<Value: Codable & Hashable>(_ value: Value) -> AnyHashable? {
    (try? JSONEncoder().encode([value])).flatMap { try? JSONDecoder().decode([Value].self, from: $0) }?.first
  }

  /// Opens a window, or brings the one of this value to the front
  /// (https://developer.apple.com/documentation/swiftui/openwindowaction).
  private func openWindow(_ id: String, _ value: AnyHashable) {
    guard hasSeveralWindows else { return report("There is one window only.") }
    let group = groups.firstIndex { $0.id == id && $0.values.map { $0 == Swift.type(of: value.base) } ?? false }
    guard let group else { return report("No scene \(id) shows \(value).") }
    if !bringForward(group, value) { add(group: group, value) }
  }

  /// A window that shows the value comes to the front (https://developer.apple.com/documentation/swiftui/openwindowaction).
  private func bringForward(_ group: Int, _ value: AnyHashable?) -> Bool {
    guard let place = open.firstIndex(where: { $0.group == group && $0.value.value == value }) else { return false }
    open.append(open.remove(at: place))
    windows = open.map(\.device)
    return true
  }

  /// Adds a window, which has a life of its own
  /// (https://developer.apple.com/documentation/swiftui/windowgroup: each maintains its own state).
  private func add(group: Int, _ value: AnyHashable?, stored: [String: AnyObject] = [:]) {
    let value = _Place(value)
    value.followReaders()
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = sizeClass
    environment.supportsMultipleWindows = hasSeveralWindows
    #if !STUB_TVOS && !STUB_WATCHOS
    environment.openWindow.action = { [weak self] id, value in self?.openWindow(id, value) }
    #endif
    // Where nothing is presented, the action closes the window (https://developer.apple.com/documentation/swiftui/dismissaction).
    weak var added: Device?
    environment.dismiss.action = { [weak self] in if let added { self?.close(added) } }
    let device = Device(environment, groups[group].content(value.binding))
    device.onConfirmedClose = environment.dismiss.action
    added = device
    device.stored = stored
    open.append(Window(device: device, group: group, value: value))
    windows.append(device)
    device.settle()
  }

  /// What lived in a window goes with it (https://developer.apple.com/documentation/swiftui/windowgroup).
  private func close(_ device: Device) {
    device.close()
    open.removeAll { $0.device === device }
    windows.removeAll { $0 === device }
  }

  private func report(_ problem: String) { problems.append(problem) }
}

extension Device {
  /// Whether it asks for a URL
  /// (https://developer.apple.com/documentation/swiftui/view/handlesexternalevents(preferring:allowing:)).
  fileprivate func handles(_ url: URL, preferred: Bool) -> Bool {
    var handles = false
    root.forEach { node in
      guard case .externalEvents(let preferring, let allowing) = node.effect else { return }
      if (preferred ? preferring : allowing).contains(where: url.matches) { handles = true }
    }
    return handles
  }
}

extension URL {
  fileprivate func matches(_ condition: String) -> Bool {
    condition == "*" || (!condition.isEmpty && absoluteString.localizedCaseInsensitiveContains(condition))
  }
}
