// A stand-in for what generated code uses of UIKit, with Apple's signatures.

@_exported import Foundation

@MainActor open class UIViewController: NSObject {
    public weak var parent: UIViewController?
    public weak var presentingViewController: UIViewController?
    public var presentationController: UIPresentationController?
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    open func viewDidAppear(_ animated: Bool) {}
}

@MainActor open class UIPresentationController: NSObject {
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
/// Outside of Objective-C a requirement cannot be optional.
extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
