/// What views say of layers, as functions of an extension of `View`.
let layerWordsPartial: StaticString = #"""
    /// Says that a popover with this screen points at this view.
    {{>access}}func popoverSource(_ item: {{item}}) -> some View {
        modifier(PopoverSource(content: .screen(item)))
    }
    {{#sheets}}

    /// Says that a popover with this sheet points at this view.
    {{>access}}func popoverSource(_ sheet: {{enum}}) -> some View {
        modifier(PopoverSource(content: .sheet(sheet)))
    }
    {{/sheets}}
    {{#layers}}
    {{#flags}}

    /// Says, within a layer, whether to close it would lose something: then it asks first.
    {{>access}}func {{name}}(_ value: Bool) -> some View {
        transformPreference(LossPreference.self) { $0 = $0 || value }
    }
    {{/flags}}
    {{/layers}}

    """#

/// A layer as SwiftUI presents it.
let layerBindingPartial: StaticString = #"""
    {{>hostAvailability}}
    extension NavigationRouter {
        /// A layer as SwiftUI presents it, whatever it shows.
        fileprivate struct ShownLayer: Identifiable {
            let id: Int
            let number: Int
            let layer: NavigationState.Layer
        }

        /// A layer, for who shows it.
        fileprivate func layer(_ level: Int, where isShown: Bool) -> Binding<ShownLayer?> {
            let whole = root
            let shown = isShown ? whole.presentation(ofLayer: level) : nil
            // What says late that it went is not the layer that is there now.
            var isThere: Bool { shown != nil && shown == whole.presentation(ofLayer: level) }
            return Binding(
                get: {
                    guard isThere, let shown, let number = whole.number(ofLayer: level) else { return nil }
                    return ShownLayer(id: shown, number: number, layer: whole.layers[level])
                },
                set: { if $0 == nil, isThere { whole.close(from: level) } }
            )
        }
    }

    """#

/// The views that popovers hang on.
let popoverSourcePartial: StaticString = #"""
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
                    .popover(item: router.layer(sources?.level ?? 0, where: isShown)) {
                        sources?.view($0.layer, $0.number)
                    }
                    .onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { id.frame = $0 }
                    .onAppear { sources?.all.wrappedValue.append(PopoverSources.Source(id: id, content: content)) }
                    .onDisappear { sources?.all.wrappedValue.removeAll { $0.id === id } }
            #else
                view
            #endif
        }

        private var isShown: Bool { sources?.shown == ObjectIdentifier(id) }
    }

    """#

/// Where views find the popovers that may hang on them.
let popoverSourcesPartial: StaticString = #"""
    {{^isSeparate}}
    private struct PopoverSources: Equatable {
        {{>popoverSourceID}}

        struct Source {
            let id: ID
            let content: NavigationState.Layer.Presented
            @MainActor var frame: CGRect { id.frame }
        }

        /// The layer that the popover is.
        let level: Int
        let all: Binding<[Source]>
        /// The one that it hangs on now.
        let shown: ObjectIdentifier?
        let view: @MainActor (NavigationState.Layer, _ number: Int) -> AnyView

        static func == (left: Self, right: Self) -> Bool { left.level == right.level && left.shown == right.shown }

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
    {{/isSeparate}}
    {{#isSeparate}}
    extension NavigationRouter {
        /// The views in a layer that popovers over it hang on.
        {{>access}}struct PopoverSources: Equatable {
            {{>popoverSourceID}}

            {{>access}}struct Source {
                {{>access}}let id: ID
                {{>access}}let content: NavigationState.Layer.Presented
                /// Where it is in the window.
                @MainActor {{>access}}var frame: CGRect { id.frame }
            }

            /// The layer that the popover is.
            let level: Int
            let all: Binding<[Source]>
            let shown: ObjectIdentifier?
            let view: @MainActor (NavigationState.Layer, _ number: Int) -> AnyView

            /// - Parameters:
            ///   - level: The layer that the popover is.
            ///   - shown: The one that it hangs on now.
            ///   - view: Makes its view.
            {{>access}}init(
                level: Int,
                all: Binding<[Source]>,
                shown: ObjectIdentifier?,
                view: @escaping @MainActor (NavigationState.Layer, _ number: Int) -> AnyView
            ) {
                (self.level, self.all, self.shown, self.view) = (level, all, shown, view)
            }

            {{>access}}static func == (left: Self, right: Self) -> Bool {
                left.level == right.level && left.shown == right.shown
            }

            fileprivate enum Key: EnvironmentKey {
                static var defaultValue: PopoverSources? { nil }
            }
        }
    }

    extension EnvironmentValues {
        {{>access}}var popoverSources: NavigationRouter.PopoverSources? {
            get { self[NavigationRouter.PopoverSources.Key.self] }
            set { self[NavigationRouter.PopoverSources.Key.self] = newValue }
        }
    }
    {{/isSeparate}}

    """#

/// What tells the views apart that popovers hang on.
let popoverSourceIDPartial: StaticString = """
    /// Which view it is, and where in the window.
    @MainActor
    {{#isSeparate}}{{>access}}{{/isSeparate}}final class ID { var frame = CGRect.zero }

    """

/// What views of all modules say of layers, where another one makes those.
let sharedLayersPartial: StaticString = #"""
    // MARK: - What views say

    {{>hostAvailability}}
    extension View {
        {{>layerWords}}
    }

    {{>layerBinding}}

    {{>popoverSource}}

    private typealias PopoverSources = NavigationRouter.PopoverSources

    {{>popoverSources}}
    {{#hearsWords}}

    private typealias LossPreference = NavigationRouter.LossPreference

    {{>lossPreference}}
    {{/hearsWords}}

    """#

/// What layers hear from views in them.
let lossPreferencePartial: StaticString = #"""
    {{^isSeparate}}
    /// Whether to close a layer would lose something.
    private struct LossPreference: PreferenceKey {
        static let defaultValue = false

        static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
    }
    {{/isSeparate}}
    {{#isSeparate}}
    extension NavigationRouter {
        /// Whether to close a layer would lose something.
        {{>access}}struct LossPreference: PreferenceKey {
            {{>access}}static let defaultValue = false

            {{>access}}static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
        }
    }
    {{/isSeparate}}

    """#

/// Hears what one view in a layer says. Whether that is heard around its stack, no page of Apple's tells.
let lossListenerPartial: StaticString = #"""
    {{>hostAvailability}}
    extension NavigationRouter {
        /// Hears whether a screen of a layer holds something unsaved, for as long as it is there.
        struct LossListener: ViewModifier {
            @SwiftUI.State private var word = Word()
            private let router: NavigationRouter
            private let screen: {{item}}?

            /// - Parameter screen: `nil` for what the layer begins with.
            init(router: NavigationRouter, screen: {{item}}? = nil) {
                self.router = router
                self.screen = screen
            }

            func body(content: Content) -> some View {
                content.onPreferenceChange(LossPreference.self) { [word] in
                    word.isUnsaved($0, of: screen, in: router)
                }
            }

            /// What one screen says, which goes with its view.
            @MainActor
            private final class Word {
                private weak var root: NavigationRouter?
                private var number = 0

                func isUnsaved(_ isUnsaved: Bool, of screen: {{item}}?, in router: NavigationRouter) {
                    if root == nil { (root, number) = (router.root, router.wordBegan()) }
                    router.word(number, isUnsaved, of: screen)
                }

                deinit {
                    guard let root else { return }
                    Task { @MainActor [number] in root.wordEnded(number) }
                }
            }
        }
    }

    """#

/// How layers ask before they close.
let questionsPartial: StaticString = #"""
    // MARK: - {{#asksBeforeDismissal}}Unsaved changes{{/asksBeforeDismissal}}{{^asksBeforeDismissal}}Layers that ask{{/asksBeforeDismissal}}

    {{#hearsWords}}
    {{^isSeparate}}
    {{>lossPreference}}

    {{/isSeparate}}
    {{>lossListener}}

    {{/hearsWords}}
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
        /// Hears that a person wanted to swipe a layer away that asks first. SwiftUI does not tell.
        private struct SwipeListener: UIViewControllerRepresentable {
            let onSwipe: @MainActor () -> Void

            func makeUIViewController(
                context: UIViewControllerRepresentableContext<Self>
            ) -> SwipeController { SwipeController() }

            func updateUIViewController(
                _ controller: SwipeController, context: UIViewControllerRepresentableContext<Self>
            ) {
                controller.delegate.onSwipe = { onSwipe() }
                controller.listen()
            }

            static func dismantleUIViewController(_ controller: SwipeController, coordinator: ()) {
                controller.stopListening()
            }
        }

        private final class SwipeController: UIViewController {
            let delegate = SwipeDelegate()

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                listen()
            }

            private weak var presentation: UIPresentationController?

            func listen() {
                var presented: UIViewController = self
                while let parent = presented.parent { presented = parent }
                guard presented.presentingViewController != nil, let presentation = presented.presentationController,
                    presentation.delegate !== delegate
                else { return }
                // One that a layer before it in the same place has left gives way.
                let former = presentation.delegate as? SwipeDelegate
                delegate.original = former.map(\.original) ?? presentation.delegate
                presentation.delegate = delegate
                self.presentation = presentation
            }

            func stopListening() {
                if let presentation, presentation.delegate === delegate { presentation.delegate = delegate.original }
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

    #if os(macOS)
        /// Hears that a person clicked beside a popover that asks first. SwiftUI does not tell.
        private struct ClickListener: NSViewRepresentable {
            let isListening: Bool
            let onClick: @MainActor () -> Void

            func makeNSView(context: NSViewRepresentableContext<Self>) -> ClickView { ClickView() }

            func updateNSView(_ view: ClickView, context: NSViewRepresentableContext<Self>) {
                view.isListening = isListening
                view.onClick = { onClick() }
            }
        }

        private final class ClickView: NSView {
            var isListening = false
            var onClick: @MainActor () -> Void = {}
            private var monitor: Any?

            override func viewDidMoveToWindow() {
                super.viewDidMoveToWindow()
                if let monitor { NSEvent.removeMonitor(monitor) }
                monitor = nil
                if window == nil { return }
                let clicks: NSEvent.EventTypeMask = [.leftMouseDown, .rightMouseDown]
                monitor = NSEvent.addLocalMonitorForEvents(matching: clicks) { [weak self] event in
                    let (number, place) = (event.windowNumber, event.locationInWindow)
                    return MainActor.assumeIsolated { self?.hears(clickAt: place, in: number) == true } ? nil : event
                }
            }

            /// Whether a click is in the window that the popover hangs on, below its title bar, and does nothing there but ask.
            private func hears(clickAt place: NSPoint, in number: Int) -> Bool {
                guard isListening, let parent = window?.parent, parent.windowNumber == number,
                    parent.contentLayoutRect.contains(place)
                else { return false }
                onClick()
                return true
            }
        }
    #endif

    """#
