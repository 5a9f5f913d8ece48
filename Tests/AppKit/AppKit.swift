// A stand-in for what generated code uses of AppKit, with Apple's signatures.

@_exported import Foundation

@MainActor open class NSResponder: NSObject {}

@MainActor open class NSWindow: NSResponder {
    public var parent: NSWindow?
    public weak var delegate: (any NSWindowDelegate)?
    fileprivate let system = SystemDelegate()
    public let windowNumber: Int
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
    init(windowNumber: Int) { self.windowNumber = windowNumber }

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

    /// Whether SwiftUI hears of what happens to the window.
    public var tellsSystem: Bool { delegate === system }

    public func show(_ view: NSView) {
        view.window = self
        view.viewDidMoveToWindow()
    }

    /// A person clicks in it. Returns whether a monitor let the event pass
    /// (https://developer.apple.com/documentation/appkit/nsevent/addlocalmonitorforevents(matching:handler:)).
    public func click() -> Bool {
        Monitor.all.filter { $0.mask.contains(.leftMouseDown) }.reduce(NSEvent(windowNumber: windowNumber)) { event, monitor in
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
