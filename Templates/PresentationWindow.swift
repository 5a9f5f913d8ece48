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
                view.delegate.onClose = { onClose() }
                view.isListening = isListening
            }
        }

        private final class WindowCloseView: NSView {
            let delegate = WindowCloseDelegate()
            var isListening = false { didSet { listen() } }
            private weak var held: NSWindow?

            override func viewDidMoveToWindow() {
                super.viewDidMoveToWindow()
                listen()
            }

            private func listen() {
                delegate.isListening = isListening && window != nil
                // Where another one stands in front of it, it stays, and lets windows close.
                if let held, held !== window || !isListening, held.delegate === delegate {
                    (held.delegate, delegate.original) = (delegate.original, nil)
                    self.held = nil
                }
                guard isListening, let window, held !== window else { return }
                if window.delegate !== delegate { (delegate.original, window.delegate) = (window.delegate, delegate) }
                held = window
            }
        }

        /// Stands before SwiftUI's own delegate, which hears everything else.
        private final class WindowCloseDelegate: NSObject, NSWindowDelegate {
            var onClose: @MainActor () -> Void = {}
            var isListening = false
            nonisolated(unsafe) var original: (any NSWindowDelegate)?

            func windowShouldClose(_ window: NSWindow) -> Bool {
                if isListening { onClose() }
                return !isListening
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
