/// The views that popovers hang on.
let popoversPartial: StaticString = #"""
    // MARK: - Popovers

    {{>hostAvailability}}
    extension NavigationRouter {
        /// A layer, where it is shown in a style and as a view wants it.
        fileprivate func layer(
            _ level: Int,
            as style: NavigationState.PresentationStyle,
            where isWanted: @escaping @MainActor (NavigationState.Layer) -> Bool = { _ in true }
        ) -> Binding<NavigationState.Layer?> {
            Binding(
                get: {
                    let layers = self.root.layers
                    guard layers.indices.contains(level), layers[level].style == style else { return nil }
                    return isWanted(layers[level]) ? layers[level] : nil
                },
                set: { if $0 == nil { self.root.close(from: level) } }
            )
        }
    }

    /// A view on which a popover hangs.
    {{>hostAvailability}}
    private struct PopoverSource: ViewModifier {
        {{>router}}
        @Environment(\.popoverSources) private var sources
        @State private var id = PopoverSources.ID()
        let content: NavigationState.Layer.Presented

        func body(content view: Content) -> some View {
            #if {{with.popover}}
                view
                    .popover(item: popover) { LayerView.erased($0, sources?.level ?? 0, router) }
                    .onAppear { sources?.all.wrappedValue.append(PopoverSources.Source(id: id, content: content)) }
                    .onDisappear { sources?.all.wrappedValue.removeAll { $0.id === id } }
            #else
                view
            #endif
        }

        /// Of several views that could be its source, a popover hangs on the one that appeared last.
        private var popover: Binding<NavigationState.Layer?> {
            router.layer(sources?.level ?? 0, as: .popover) { layer in
                guard layer.content == content, let sources else { return false }
                return sources.all.wrappedValue.last { $0.content == content }?.id === id
            }
        }
    }

    /// The views in a layer that popovers over it hang on.
    private struct PopoverSources {
        final class ID: Sendable {}

        struct Source {
            let id: ID
            let content: NavigationState.Layer.Presented
        }

        /// The layer that the popover is.
        let level: Int
        let all: Binding<[Source]>

        fileprivate enum Key: EnvironmentKey {
            static var defaultValue: PopoverSources? { nil }
        }
    }

    extension EnvironmentValues {
        fileprivate var popoverSources: PopoverSources? {
            get { self[PopoverSources.Key.self] }
            set { self[PopoverSources.Key.self] = newValue }
        }
    }

    """#

/// How layers ask before they close.
let questionsPartial: StaticString = #"""
    // MARK: - Unsaved changes

    /// Whether to close a layer would lose something.
    private struct LossPreference: PreferenceKey {
        static let defaultValue = false

        static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
    }

    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
        /// Hears that a person wanted to swipe a layer away that asks first. SwiftUI does not tell.
        private struct SwipeListener: UIViewControllerRepresentable {
            let onSwipe: @MainActor () -> Void

            func makeUIViewController(context: Context) -> SwipeController { SwipeController() }

            func updateUIViewController(_ controller: SwipeController, context: Context) {
                controller.delegate.onSwipe = onSwipe
                controller.listen()
            }
        }

        private final class SwipeController: UIViewController {
            let delegate = SwipeDelegate()

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                listen()
            }

            func listen() {
                var presented: UIViewController = self
                while let parent = presented.parent { presented = parent }
                guard presented.presentingViewController != nil, let presentation = presented.presentationController,
                    presentation.delegate !== delegate
                else { return }
                delegate.original = presentation.delegate
                presentation.delegate = delegate
            }
        }

        /// Stands before SwiftUI's own delegate, which hears everything else.
        private final class SwipeDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var onSwipe: @MainActor () -> Void = {}
            nonisolated(unsafe) weak var original: (any UIAdaptivePresentationControllerDelegate)?

            func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { onSwipe() }

            #if canImport(ObjectiveC)
                override func responds(to selector: Selector!) -> Bool {
                    super.responds(to: selector) || original?.responds(to: selector) == true
                }

                override func forwardingTarget(for selector: Selector!) -> Any? { original }
            #endif
        }
    #endif

    """#
