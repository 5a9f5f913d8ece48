import Foundation

// What comes from outside of the app, and what it offers to others.

extension Device {
  /// Opens a URL that leads to the app; each view that opens some hears of it
  /// (https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)).
  public func open(_ url: URL) {
    forEachEffect { if case .opensURLs(let action) = $0 { action(url) } }
    settle()
  }

  /// Goes on with what another device was at, or opens a page of one of the app's domains
  /// (https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)).
  public func goOn(with activity: NSUserActivity) {
    forEachEffect { if case .continues(activity.activityType, let action) = $0 { action(activity) } }
    settle()
  }

  /// What another device can go on with now
  /// (https://developer.apple.com/documentation/swiftui/view/useractivity(_:element:_:)).
  public var activities: [NSUserActivity] {
    var activities: [NSUserActivity] = []
    forEachEffect { effect in
      guard case .offers(let type, let update?) = effect else { return }
      let activity = NSUserActivity(activityType: type)
      update(activity)
      activities.append(activity)
    }
    return activities
  }

  private func forEachEffect(_ body: (_Effect) -> Void) {
    var effects: [_Effect] = []
    root.forEach { effects.append($0.effect) }
    for effect in effects { body(effect) }
  }
}

extension Desktop {
  /// Puts data where all scenes keep what is theirs, as if they had stored it.
  public func store(_ data: Data, as key: String) {
    for window in windows { window.stored[key] = _Place<Data?>(data) }
  }

  /// What the scene in front has stored.
  public func stored(as key: String) -> Data? { (front.stored[key] as? _Place<Data?>)?.value }
}
