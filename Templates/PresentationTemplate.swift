/// How what is presented is shown: one modifier, for any view.
let presentationTemplate: StaticString = #"""
    {{>header}}
    {{#hasLayers}}

    #if canImport(SwiftUI)
        {{presentationImports}}
        {{#makesViews}}
        {{#holdsLayers}}
        #if canImport(UIKit)
            import UIKit
        #elseif os(macOS)
            import AppKit
        #endif
        {{/holdsLayers}}
        {{#sheets}}

        // MARK: - Views

        extension NavigationRouter {
            /// The view that a sheet shows.
            {{>factory}}
        }
        {{#viewProperties}}

        {{>members}}
        {{/viewProperties}}
        {{#hasDependentViews}}

        {{>dependentViews}}
        {{/hasDependentViews}}
        {{/sheets}}

        // MARK: - Presentation

        {{>hostAvailability}}
        extension View {
            /// Shows what the router presents over this view. `NavigationHost` does so by itself.
            {{#asksBeforeDismissal}}
            {{>access}}func withSheets() -> some View {
                modifier(LayerPresenter(level: 0))
                    #if os(macOS)
                        .modifier(WindowQuestion())
                    #endif
            }
            {{/asksBeforeDismissal}}
            {{^asksBeforeDismissal}}
            {{>access}}func withSheets() -> some View { modifier(LayerPresenter(level: 0)) }
            {{/asksBeforeDismissal}}
            {{^isSeparate}}

            {{>layerWords}}
            {{/isSeparate}}
        }

        {{>layerPresenter}}

        {{>layerView}}
        {{#asksBeforeDismissal}}

        {{>questionPresenter}}

        {{>windowQuestion}}
        {{/asksBeforeDismissal}}
        {{#answers}}

        /// Tells the router when what presents is gone for good, or has another router: SwiftUI lets go of it then, and not while
        /// it is covered.
        @MainActor
        private final class PresenterStay {
            private weak var router: NavigationRouter?
            private var end: (@MainActor @Sendable () -> Void)?

            func begin(_ router: NavigationRouter) {
                if self.router === router { return }
                end?()
                (self.router, end) = (router, router.stayBegan())
            }

            deinit {
                guard let end else { return }
                Task { @MainActor in end() }
            }
        }
        {{/answers}}
        {{#windows}}

        {{>windowRoots}}
        {{/windows}}
        {{#layers}}
        {{#hasShapes}}

        /// What the spec says of a layer.
        private struct LayerShape {
            {{#hasConfirmations}}
            var question: String?
            {{/hasConfirmations}}
            {{#hasDetents}}
            var detents: Set<PresentationDetent> = []
            {{#hasFitted}}
            /// Whether it rests at the height of what it shows, too.
            var isFitted = false
            {{/hasFitted}}
            {{/hasDetents}}
            {{#hasSizings}}
            var sizing = Sizing.automatic

            enum Sizing { case {{sizingCases}} }
            {{/hasSizings}}
        }
        {{/hasShapes}}
        {{#hasDetents}}

        /// Says where a layer rests, if the spec does; else it is for its view to say.
        private struct LayerDetents: ViewModifier {
            let detents: Set<PresentationDetent>

            func body(content: Content) -> some View {
                if detents.isEmpty { content } else { content.presentationDetents(detents) }
            }
        }
        {{/hasDetents}}
        {{#hasSizings}}

        /// Makes a layer as large as the spec says, where the system can.
        private struct LayerSizing: ViewModifier {
            let sizing: LayerShape.Sizing

            func body(content: Content) -> some View {
                {{#newer.sizing}}
                if #available({{check}}) {
                    {{>sized}}
                } else {
                    content
                }
                {{/newer.sizing}}
                {{^newer.sizing}}
                {{>sized}}
                {{/newer.sizing}}
            }
        }
        {{/hasSizings}}
        {{/layers}}

        {{#isSeparate}}
        // MARK: - What the screens' module has

        private typealias PopoverSources = NavigationRouter.PopoverSources
        {{#hearsWords}}
        private typealias LossPreference = NavigationRouter.LossPreference
        {{/hearsWords}}

        {{>layerBinding}}
        {{/isSeparate}}
        {{^isSeparate}}
        // MARK: - Popovers

        {{>layerBinding}}

        {{>popoverSource}}

        /// The views in a layer that popovers over it hang on.
        {{>popoverSources}}
        {{/isSeparate}}
        {{#holdsLayers}}

        {{>questions}}
        {{/holdsLayers}}
        {{#presentedScreens}}
        {{#conditions}}

        {{>conditions}}
        {{/conditions}}
        {{/presentedScreens}}
        {{#sheets}}
        {{#conditions}}

        {{>conditions}}
        {{/conditions}}
        {{/sheets}}
        {{/makesViews}}
        {{^makesViews}}

        {{>sharedLayers}}
        {{/makesViews}}
    #endif
    {{/hasLayers}}

    """#
