// One presentation after the other.

extension _Node {
  /// What a presentation shows now. A view controller presents one other at a time
  /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller), and all of one layer share
  /// theirs. No page of SwiftUI's says what becomes of a second one that is wanted while the first is there, or has not gone.
  func turn(of presentation: _Presentation, _ identity: AnyHashable?, after shown: AnyHashable?) -> AnyHashable? {
    let readings = Readings.current
    guard presentation.style != .page, !presentation.isOfWindow, readings.secondPresentationWaits || readings.secondPresentationIsRefused else {
      return identity
    }
    let host = presentingLayer
    if refused != identity { refused = nil }
    if identity == nil {
      if shown != nil { host.lets(self) }
      return nil
    }
    if refused != nil { return nil }
    if shown != nil || host.isFree(for: self) {
      host.presenter = self
      return identity
    }
    if readings.secondPresentationIsRefused { refused = identity } else { host.waiting.append(self) }
    return nil
  }

  /// The layer that it stands in, or the scene.
  private var presentingLayer: _Node {
    var last = self
    for node in ancestors {
      if node.isLayer { return node }
      last = node
    }
    return last
  }

  private func isFree(for node: _Node) -> Bool {
    if isLettingGo { return false }
    guard let presenter, presenter !== node, presenter.isAlive else { return true }
    return presenter.previous as? AnyHashable == nil
  }

  /// A presentation goes, which takes a while
  /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)).
  private func lets(_ node: _Node) {
    if presenter === node { presenter = nil }
    isLettingGo = true
    device.later { [self] in
      isLettingGo = false
      for node in waiting where node.isAlive { node.invalidate() }
      waiting = []
    }
  }
}
