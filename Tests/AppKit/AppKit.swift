// A stand-in for what generated code uses of AppKit, with Apple's signatures.

@_exported import Foundation

@MainActor open class NSResponder: NSObject {}

@MainActor open class NSWindow: NSResponder {
    public var parent: NSWindow?
    public weak var delegate: (any NSWindowDelegate)?
    fileprivate let system = SystemDelegate()
    public let windowNumber: Int
    public var contentLayoutRect: NSRect { NSRect(x: 0, y: 0, width: 100, height: 100) }
    init(windowNumber: Int) { self.windowNumber = windowNumber }
}

@MainActor public protocol NSWindowDelegate: AnyObject {
    func windowShouldClose(_ sender: NSWindow) -> Bool
}

/// SwiftUI's own, which lets every window close.
private final class SystemDelegate: NSWindowDelegate {
    func windowShouldClose(_ sender: NSWindow) -> Bool { true }
}

@MainActor open class NSView: NSResponder {
    public internal(set) weak var window: NSWindow?
    public init(frame frameRect: NSRect) {}
    public convenience override init() { self.init(frame: NSRect()) }
    open func viewDidMoveToWindow() {}
}

open class NSEvent: NSObject {
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
    }

    public let windowNumber: Int
    public let locationInWindow: NSPoint
    init(windowNumber: Int, locationInWindow: NSPoint) {
        (self.windowNumber, self.locationInWindow) = (windowNumber, locationInWindow)
    }

    open class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? {
        let monitor = Monitor(mask: mask, block: block)
        Monitor.all.append(monitor)
        return monitor
    }
    open class func removeMonitor(_ eventMonitor: Any) { Monitor.all.removeAll { $0 === eventMonitor as AnyObject } }
}

private final class Monitor {
    nonisolated(unsafe) static var all: [Monitor] = []
    let mask: NSEvent.EventTypeMask
    let block: (NSEvent) -> NSEvent?
    init(mask: NSEvent.EventTypeMask, block: @escaping (NSEvent) -> NSEvent?) { (self.mask, self.block) = (mask, block) }
}

/// What the model of SwiftUI does with windows.
@_spi(Running) extension NSWindow {
    /// A window over another one.
    public static func make(number: Int, over parent: NSWindow?) -> NSWindow {
        let window = NSWindow(windowNumber: number)
        window.parent = parent
        window.delegate = window.system
        return window
    }

    /// Whether SwiftUI hears of what happens to the window: its delegate, or one that hands on to it, is still there.
    public var tellsSystem: Bool {
        var delegate: Any? = delegate
        for _ in 0..<10 {
            guard let known = delegate else { return false }
            if known as AnyObject === system { return true }
            delegate = Mirror(reflecting: known).children.first { $0.label == "original" }.flatMap {
                $0.value as? (any NSWindowDelegate)
            }
        }
        return false
    }

    public func show(_ view: NSView) {
        view.window = self
        view.viewDidMoveToWindow()
    }

    /// A person clicks in it, or in its title bar, which is not of the layout rectangle
    /// (https://developer.apple.com/documentation/appkit/nswindow/contentlayoutrect). Returns whether a monitor let the event pass
    /// (https://developer.apple.com/documentation/appkit/nsevent/addlocalmonitorforevents(matching:handler:)).
    public func click(inTitleBar: Bool = false) -> Bool {
        let click = NSEvent(windowNumber: windowNumber, locationInWindow: NSPoint(x: 10, y: inTitleBar ? 110 : 10))
        return Monitor.all.filter { $0.mask.contains(.leftMouseDown) }.reduce(click) { event, monitor in
            event.flatMap(monitor.block)
        } != nil
    }
}

@_spi(Running) extension NSView {
    public func leave() {
        window = nil
        viewDidMoveToWindow()
    }
}
