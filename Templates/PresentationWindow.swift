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
                        CloseListener(isListening: !unsaved.isEmpty) { router.root.close(from: 0) }.frame(width: 0, height: 0)
                    }
                }
                {{/newer.windowDismissal}}
                {{^newer.windowDismissal}}
                {{>askedWindow}}
                {{/newer.windowDismissal}}
            }

            /// The layers that hold something unsaved.
            private var unsaved: [NavigationRouter] {
                router.root.layers.indices.map(router.root.router(ofLayer:)).filter(\.isUnsaved)
            }

            {{>localized}}
        }
        {{#newer.windowDismissal}}

        /// Hears that a person wanted to close a window that asks first. Before macOS 15 SwiftUI does not tell.
        private struct CloseListener: NSViewRepresentable {
            let isListening: Bool
            let onClose: @MainActor () -> Void

            func makeNSView(context: NSViewRepresentableContext<Self>) -> CloseView { CloseView() }

            func updateNSView(_ view: CloseView, context: NSViewRepresentableContext<Self>) {
                view.delegate.onClose = { onClose() }
                view.isListening = isListening
            }
        }

        private final class CloseView: NSView {
            let delegate = CloseDelegate()
            var isListening = false { didSet { listen() } }
            private weak var held: NSWindow?

            override func viewDidMoveToWindow() {
                super.viewDidMoveToWindow()
                listen()
            }

            private func listen() {
                if let held, held !== window || !isListening {
                    if held.delegate === delegate { held.delegate = delegate.original }
                    self.held = nil
                }
                guard isListening, let window, window.delegate !== delegate else { return }
                (delegate.original, held) = (window.delegate, window)
                window.delegate = delegate
            }
        }

        /// Stands before SwiftUI's own delegate, which hears everything else.
        private final class CloseDelegate: NSObject, NSWindowDelegate {
            var onClose: @MainActor () -> Void = {}
            nonisolated(unsafe) weak var original: (any NSWindowDelegate)?

            func windowShouldClose(_ window: NSWindow) -> Bool {
                onClose()
                return false
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
        shouldPresent: !unsaved.isEmpty
    ) {
        Button(localized("Discard"), role: .destructive) {
            for layer in unsaved { layer.isUnsaved = false }
            router.root.close(from: 0)
        }
        Button(localized("Cancel"), role: .cancel) {}
    }

    """
