/// What asks before a person closes a window of a Mac.
let windowQuestionPartial: StaticString = #"""
    #if os(macOS)
        /// Asks before a person closes a window in which something would be lost.
        {{>hostAvailability}}
        private struct WindowQuestion: ViewModifier {
            {{>router}}

            func body(content: Content) -> some View {
                {{#newer.windowDismissal}}
                if #available({{check}}) {
                    {{>askedWindow}}
                } else {
                    content.overlay {
                        WindowCloseListener(isListening: !router.root.unsavedLayers.isEmpty) {
                            router.root.close(from: 0)
                        }
                        .frame(width: 0, height: 0)
                    }
                }
                {{/newer.windowDismissal}}
                {{^newer.windowDismissal}}
                {{>askedWindow}}
                {{/newer.windowDismissal}}
            }

            {{>localized}}
        }
        {{#newer.windowDismissal}}

        /// Hears that a person wanted to close a window that asks first. Before macOS 15 SwiftUI does not tell.
        private struct WindowCloseListener: NSViewRepresentable {
            let isListening: Bool
            let onClose: @MainActor () -> Void

            func makeNSView(context: NSViewRepresentableContext<Self>) -> WindowCloseView { WindowCloseView() }

            func updateNSView(_ view: WindowCloseView, context: NSViewRepresentableContext<Self>) {
                view.onClose = { onClose() }
                view.isListening = isListening
            }
        }

        private final class WindowCloseView: NSView {
            var onClose: @MainActor () -> Void = {}
            var isListening = false { didSet { listen() } }
            private weak var held: NSWindow?
            private var delegate: WindowCloseDelegate?

            override func viewDidMoveToWindow() {
                super.viewDidMoveToWindow()
                listen()
            }

            private func listen() {
                if let delegate, held !== window || !isListening {
                    delegate.onClose = nil
                    if let held, held.delegate === delegate { held.delegate = delegate.next }
                    self.delegate = nil
                }
                guard isListening, delegate == nil, let window else { return }
                let delegate = WindowCloseDelegate(before: window.delegate) { [weak self] in self?.onClose() }
                (held, self.delegate, window.delegate) = (window, delegate, delegate)
            }
        }

        /// Stands before SwiftUI's own delegate, which hears everything else.
        private final class WindowCloseDelegate: NSObject, NSWindowDelegate {
            /// `nil` where nobody listens any more: another one may stand before it, from behind which none can be taken out.
            var onClose: (@MainActor () -> Void)?
            /// Kept: a window keeps no delegate, and asks for what this one has said that it can.
            nonisolated(unsafe) private let original: (any NSWindowDelegate)?

            init(before original: (any NSWindowDelegate)?, onClose: @escaping @MainActor () -> Void) {
                (self.original, self.onClose) = (original, onClose)
            }

            /// The next one that listens.
            var next: (any NSWindowDelegate)? {
                if let other = original as? WindowCloseDelegate, other.onClose == nil { other.next } else { original }
            }

            func windowShouldClose(_ window: NSWindow) -> Bool {
                if let onClose {
                    onClose()
                    return false
                }
                #if canImport(ObjectiveC)
                    return original?.windowShouldClose?(window) ?? true
                #else
                    return original?.windowShouldClose(window) ?? true
                #endif
            }

            #if canImport(ObjectiveC)
                override func responds(to selector: Selector!) -> Bool {
                    super.responds(to: selector) || original?.responds(to: selector) == true
                }

                override func forwardingTarget(for selector: Selector!) -> Any? { original }
            #endif
        }
        {{/newer.windowDismissal}}
    #endif

    """#

/// The system's own question, from macOS 15 on. Who discards closes the window.
let askedWindowPartial: StaticString = """
    content.dismissalConfirmationDialog(
        localized("Discard changes?"),
        shouldPresent: !router.root.unsavedLayers.isEmpty
    ) {
        Button(localized("Discard"), role: .destructive) {
            for layer in router.root.unsavedLayers { layer.isUnsaved = false }
            router.root.close(from: 0)
        }
        Button(localized("Cancel"), role: .cancel) {}
    }

    """
