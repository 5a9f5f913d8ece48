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
            {{>access}}func withSheets() -> some View { modifier(LayerPresenter(level: 0)) }
            {{^isSeparate}}

            {{>layerWords}}
            {{/isSeparate}}
        }

        /// Shows one layer over a view, and over the layer the next.
        {{>hostAvailability}}
        private struct LayerPresenter: ViewModifier {
            {{>router}}
            @State private var sources: [PopoverSources.Source] = []
            {{#holdsLayers}}
            @State private var frame = CGRect.zero
            {{/holdsLayers}}
            {{#answers}}
            @State private var stay = PresenterStay()
            {{/answers}}
            let level: Int

            func body(content: Content) -> some View {
                content
                    {{#isSeparate}}
                    .environment(
                        \.popoverSources,
                        PopoverSources(level: level, all: $sources{{#holdsLayers}}, staysAlone: { asks($0) }{{/holdsLayers}}) {
                            LayerView.erased($0, level, router)
                        }
                    )
                    {{/isSeparate}}
                    {{^isSeparate}}
                    .environment(\.popoverSources, PopoverSources(level: level, all: $sources{{#holdsLayers}}, staysAlone: asks{{/holdsLayers}}))
                    {{/isSeparate}}
                    .sheet(item: router.layer(level, as: .sheet)) { LayerView.erased($0.layer, level, router) }
                    #if {{with.fullScreenCover}}
                        .fullScreenCover(item: router.layer(level, as: .fullScreenCover)) {
                            LayerView.erased($0.layer, level, router)
                        }
                    #else
                        .sheet(item: router.layer(level, as: .fullScreenCover)) {
                            LayerView.erased($0.layer, level, router)
                        }
                    #endif
                    #if {{with.popover}}
                        {{#holdsLayers}}
                        .onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { frame = $0 }
                        .popover(item: popover, attachmentAnchor: anchor) { LayerView.erased($0.layer, level, router) }
                        {{/holdsLayers}}
                        {{^holdsLayers}}
                        .popover(item: popover) { LayerView.erased($0.layer, level, router) }
                        {{/holdsLayers}}
                    #else
                        .sheet(item: router.layer(level, as: .popover)) { LayerView.erased($0.layer, level, router) }
                    #endif
                    {{#dialogs}}
                    .modifier(DialogPresenter(level: level))
                    {{/dialogs}}
                    {{#answers}}
                    .onAppear { if level == 0 { stay.begin(router.root) } }
                    {{/answers}}
            }

            {{#holdsLayers}}
            /// The popover that no view in the layer is the source of, or that asks before it closes: it must not go when
            /// its source goes.
            private var popover: Binding<NavigationRouter.ShownLayer?> {
                router.layer(level, as: .popover) { layer in
                    asks(layer) || !sources.contains { $0.content == layer.content }
                }
            }

            private func asks(_ layer: NavigationState.Layer) -> Bool {
                LayerView(router: router, layer: layer, level: level).asks
            }

            #if {{with.popover}}
                /// Where the source of such a popover is, or was when it opened.
                private var anchor: PopoverAttachmentAnchor {
                    guard let layer = popover.wrappedValue?.layer,
                        let source = sources.last(where: { $0.content == layer.content })
                    else { return .rect(.bounds) }
                    return .rect(.rect(source.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)))
                }
            #endif
            {{/holdsLayers}}
            {{^holdsLayers}}
            /// The popover that no view in the layer is the source of.
            private var popover: Binding<NavigationRouter.ShownLayer?> {
                router.layer(level, as: .popover) { layer in !sources.contains { $0.content == layer.content } }
            }
            {{/holdsLayers}}
        }

        {{>layerView}}
        {{#answers}}

        /// Tells the router when what presents is gone for good: SwiftUI lets go of it then, and not while it is covered.
        @MainActor
        private final class PresenterStay {
            private weak var router: NavigationRouter?

            func begin(_ router: NavigationRouter) {
                if self.router != nil { return }
                self.router = router
                router.stayBegan()
            }

            deinit {
                guard let router else { return }
                Task { @MainActor in router.stayEnded() }
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
            var detents: Set<PresentationDetent> = [.large]
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
        {{#asksBeforeDismissal}}
        private typealias LossPreference = NavigationRouter.LossPreference
        {{/asksBeforeDismissal}}

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
