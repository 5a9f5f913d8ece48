#if canImport(UIKit)
import UIKit

extension UIViewControllerRepresentable {
  public static var _isGroup: Bool { false }

  /// The controller lives as long as the view does
  /// (https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable).
  @MainActor public func _visit(_ visit: _Visit) {
    visit.leaf { visit in
      let node = visit.node
      let known = node.controller as? UIViewControllerType
      let controller = known ?? makeUIViewController(context: Context())
      node.controller = controller
      controller.parent = node.ancestors.first(where: \.isLayer)?.presented
      updateUIViewController(controller, context: Context())
      if known == nil {
        node.device.later { controller.viewDidAppear(false) }
        // (https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/dismantleuiviewcontroller(_:coordinator:))
        if let nothing = () as? Coordinator {
          node.dismantle = { Self.dismantleUIViewController(controller, coordinator: nothing) }
        }
      }
    }
  }
}

/// A presented controller, with what tells SwiftUI of its end.
private final class PresentedController: UIViewController {
  final class Bridge: NSObject, UIAdaptivePresentationControllerDelegate {}

  let bridge = Bridge()
}

extension _Node {
  /// The controller of a layer, which holds all others in it
  /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller).
  fileprivate var presented: UIViewController {
    if let controller = controller as? UIViewController { return controller }
    let controller = PresentedController()
    controller.presentingViewController = Self.window
    controller.presentationController = UIPresentationController()
    controller.presentationController?.delegate = controller.bridge
    self.controller = controller
    return controller
  }

  private static let window = UIViewController()

  /// Whether SwiftUI hears that a layer was swiped away: its delegate, or one that hands on to it, is still there
  /// (https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:)).
  var tellsSwiftUI: Bool {
    guard let presented = controller as? PresentedController else { return true }
    var delegate: Any? = presented.presentationController?.delegate
    for _ in 0..<10 {
      guard let known = delegate else { return false }
      if known as AnyObject === presented.bridge { return true }
      delegate = Mirror(reflecting: known).children.first { $0.label == "original" }.flatMap { $0.value as? (any UIAdaptivePresentationControllerDelegate) }
    }
    return false
  }

  /// Tells that a person wanted to swipe a layer away and may not
  /// (https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdidattempttodismiss(_:)).
  func tellOfAttemptToDismiss() {
    guard let presentation = (controller as? UIViewController)?.presentationController else { return }
    presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
  }
}
#else
extension _Node {
  var tellsSwiftUI: Bool { true }
  func tellOfAttemptToDismiss() {}
}
#endif

#if canImport(AppKit)
@_spi(Running) import AppKit

extension NSViewRepresentable {
  public static var _isGroup: Bool { false }

  /// The view lives as long as this one does (https://developer.apple.com/documentation/swiftui/nsviewrepresentable).
  @MainActor public func _visit(_ visit: _Visit) {
    visit.leaf { visit in
      let node = visit.node
      let known = node.controller as? NSViewType
      let view = known ?? makeNSView(context: Context())
      node.controller = view
      updateNSView(view, context: Context())
      if known == nil { node.device.later { node.window.show(view) } }
    }
  }
}

extension _Node {
  /// The window of a layer, or of the scene.
  fileprivate var window: NSWindow {
    let layer = isLayer ? self : ancestors.first(where: \.isLayer) ?? device.root!
    if let window = layer.controller as? NSWindow { return window }
    let below = layer.parent.map { $0.window }
    let window = NSWindow.make(number: (below?.windowNumber ?? 0) + 1, over: below)
    layer.controller = window
    return window
  }

  /// A person clicks in what lies under a layer. Returns whether the click came through
  /// (https://developer.apple.com/documentation/appkit/nsevent/addlocalmonitorforevents(matching:handler:): a monitor may keep it).
  func clickBeside() -> Bool { window.parent?.click() ?? true }

  func clickInTitleBar() -> Bool { window.click(inTitleBar: true) }

  /// Whether the window's delegate lets a person close it
  /// (https://developer.apple.com/documentation/appkit/nswindowdelegate/windowshouldclose(_:)).
  var mayClose: Bool {
    if window.delegate?.windowShouldClose(window) == false { return false }
    if !window.tellsSystem { device.report("SwiftUI does not hear of its window.") }
    return true
  }

  func leaveWindow() { (controller as? NSView)?.leave() }
}
#else
extension _Node {
  var mayClose: Bool { true }
  func clickBeside() -> Bool { true }
  func clickInTitleBar() -> Bool { true }
  func leaveWindow() {}
}
#endif
