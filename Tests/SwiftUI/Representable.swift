#if canImport(UIKit)
import UIKit

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
}
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {}
extension UIViewControllerRepresentable {
  public var body: Never { stub() }
  @MainActor @preconcurrency public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}
}
#endif
#if canImport(AppKit)
import AppKit

@MainActor @preconcurrency public protocol NSViewRepresentable: View where Self.Body == Never {
  associatedtype NSViewType: NSView
  @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  typealias Context = NSViewRepresentableContext<Self>
}
@MainActor @preconcurrency public struct NSViewRepresentableContext<View> where View: NSViewRepresentable {}
extension NSViewRepresentable { public var body: Never { stub() } }
#endif
