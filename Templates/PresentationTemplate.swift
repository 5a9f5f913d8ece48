/// How what is presented is shown: one modifier, for any view.
let presentationTemplate: StaticString = #"""
    {{>header}}
    {{#hasLayers}}

    #if canImport(SwiftUI)
        {{presentationImports}}
        {{#makesViews}}
        {{#asksBeforeDismissal}}
        #if canImport(UIKit)
            import UIKit
        #endif
        {{/asksBeforeDismissal}}
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
            {{#asksBeforeDismissal}}
            @State private var frame = CGRect.zero
            {{/asksBeforeDismissal}}
            let level: Int

            func body(content: Content) -> some View {
                content
                    {{#isSeparate}}
                    .environment(
                        \.popoverSources,
                        PopoverSources(level: level, all: $sources{{#asksBeforeDismissal}}, staysAlone: asks{{/asksBeforeDismissal}}) {
                            LayerView.erased($0, level, router)
                        }
                    )
                    {{/isSeparate}}
                    {{^isSeparate}}
                    .environment(\.popoverSources, PopoverSources(level: level, all: $sources{{#asksBeforeDismissal}}, staysAlone: asks{{/asksBeforeDismissal}}))
                    {{/isSeparate}}
                    .sheet(item: router.layer(level, as: .sheet)) { LayerView.erased($0, level, router) }
                    #if {{with.fullScreenCover}}
                        .fullScreenCover(item: router.layer(level, as: .fullScreenCover)) {
                            LayerView.erased($0, level, router)
                        }
                    #else
                        .sheet(item: router.layer(level, as: .fullScreenCover)) { LayerView.erased($0, level, router) }
                    #endif
                    #if {{with.popover}}
                        {{#asksBeforeDismissal}}
                        .onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { frame = $0 }
                        .popover(item: popover, attachmentAnchor: anchor) { LayerView.erased($0, level, router) }
                        {{/asksBeforeDismissal}}
                        {{^asksBeforeDismissal}}
                        .popover(item: popover) { LayerView.erased($0, level, router) }
                        {{/asksBeforeDismissal}}
                    #else
                        .sheet(item: router.layer(level, as: .popover)) { LayerView.erased($0, level, router) }
                    #endif
            }

            {{#asksBeforeDismissal}}
            /// The popover that no view in the layer is the source of, or that asks before it closes: it must not go when
            /// its source goes.
            private var popover: Binding<NavigationState.Layer?> {
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
                    guard let layer = popover.wrappedValue,
                        let source = sources.last(where: { $0.content == layer.content })
                    else { return .rect(.bounds) }
                    return .rect(.rect(source.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)))
                }
            #endif
            {{/asksBeforeDismissal}}
            {{^asksBeforeDismissal}}
            /// The popover that no view in the layer is the source of.
            private var popover: Binding<NavigationState.Layer?> {
                router.layer(level, as: .popover) { layer in !sources.contains { $0.content == layer.content } }
            }
            {{/asksBeforeDismissal}}
        }

        /// What one layer shows.
        {{>hostAvailability}}
        private struct LayerView: View {
            {{>givenRouter}}
            let layer: NavigationState.Layer
            let level: Int
            {{#asksBeforeDismissal}}
            @State private var saysUnsaved = false
            /// The number of the layer that the dialog on screen is about, and of the one whose dialog went last.
            @State private var asked: Int?
            @State private var closed: Int?
            {{/asksBeforeDismissal}}
            {{#layers}}
            {{#hasFitted}}
            /// How high what it shows is, in points, once that is known.
            @State private var height: CGFloat?
            {{/hasFitted}}
            {{/layers}}

            /// Without `AnyView` this type would hold itself. What takes the place of another has a state of its own.
            static func erased(_ layer: NavigationState.Layer, _ level: Int, _ router: NavigationRouter) -> AnyView {
                let root = router.root
                return AnyView(
                    LayerView(router: root.router(ofLayer: level), layer: layer, level: level)
                        .id(root.number(ofLayer: level))
                )
            }

            var body: some View {
                {{#layers}}
                content
                    .modifier(LayerPresenter(level: level + 1))
                    {{#hasDetents}}
                    .presentationDetents({{#hasFitted}}detents{{/hasFitted}}{{^hasFitted}}shape.detents{{/hasFitted}})
                    {{/hasDetents}}
                    {{#hasSizings}}
                    .modifier(Sized(sizing: shape.sizing))
                    {{/hasSizings}}
                    {{#asksBeforeDismissal}}
                    .onPreferenceChange(LossPreference.self) { [$saysUnsaved] in $saysUnsaved.wrappedValue = $0 }
                    {{#newer.onChange}}
                    .task(id: isUnsaved) { router.isUnsaved = isUnsaved }
                    {{/newer.onChange}}
                    {{^newer.onChange}}
                    .onChange(of: isUnsaved, initial: true) { router.isUnsaved = isUnsaved }
                    {{/newer.onChange}}
                    .interactiveDismissDisabled(isUnsaved)
                    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
                        .overlay { SwipeListener { router.root.close(from: level) }.frame(width: 0, height: 0) }
                    #endif
                    // A view that has saved and leaves in one go says so after it has asked to be closed.
                    .task(id: asking) { asked = asking }
                    // A dialog that went without an answer says no, and of its own layer alone.
                    .task(id: closed) {
                        if let closed, closed == asking { router.answer(discarding: false) }
                        closed = nil
                    }
                    .confirmationDialog(question ?? "", isPresented: isAsked, titleVisibility: .visible) {
                        Button(localized("Discard"), role: .destructive) { router.answer(discarding: true) }
                        Button(localized("Cancel"), role: .cancel) { router.answer(discarding: false) }
                    }
                    {{/asksBeforeDismissal}}
                    {{>handsRouter}}
                {{/layers}}
            }

            @ViewBuilder
            private var content: some View {
                switch layer.content {
                case .screen(let item):
                    router.stackView({{#layers}}{{#hasFitted}}measured(router.screen(for: item)){{/hasFitted}}{{^hasFitted}}router.screen(for: item){{/hasFitted}}{{/layers}})
                {{#sheets}}
                {{#hasStacks}}
                case .sheet(let sheet):
                    if layer.hasStack {
                        router.stackView({{#layers}}{{#hasFitted}}measured(router.view(for: sheet)){{/hasFitted}}{{^hasFitted}}router.view(for: sheet){{/hasFitted}}{{/layers}})
                    } else {
                        {{#layers}}{{#hasFitted}}measured(router.view(for: sheet)){{/hasFitted}}{{^hasFitted}}router.view(for: sheet){{/hasFitted}}{{/layers}}
                    }
                {{/hasStacks}}
                {{^hasStacks}}
                case .sheet(let sheet):
                    {{#layers}}{{#hasFitted}}measured(router.view(for: sheet)){{/hasFitted}}{{^hasFitted}}router.view(for: sheet){{/hasFitted}}{{/layers}}
                {{/hasStacks}}
                {{/sheets}}
                }
            }
            {{#asksBeforeDismissal}}

            /// Whether it may ask before it closes.
            var asks: Bool { shape.question != nil }

            /// Whether to close the layer would lose something.
            private var isUnsaved: Bool {
                {{#layers}}
                {{#hasConditions}}
                if saysUnsaved, shape.question != nil { return true }
                return switch layer.content {
                {{#presentedScreens}}
                {{#hasConditions}}
                case .screen(let item): {{local.losesSomething}}(item)
                {{/hasConditions}}
                {{^hasConditions}}
                case .screen: false
                {{/hasConditions}}
                {{/presentedScreens}}
                {{^presentedScreens}}
                case .screen: false
                {{/presentedScreens}}
                {{#sheets}}
                {{#hasConditions}}
                case .sheet(let sheet): {{local.losesSomething}}(sheet)
                {{/hasConditions}}
                {{^hasConditions}}
                case .sheet: false
                {{/hasConditions}}
                {{/sheets}}
                }
                {{/hasConditions}}
                {{^hasConditions}}
                saysUnsaved && shape.question != nil
                {{/hasConditions}}
                {{/layers}}
            }

            private var isAsked: Binding<Bool> {
                Binding(get: { asked != nil }, set: { if !$0 { (closed, asked) = (asked, nil) } })
            }

            /// The number of the layer that asks, whichever it is: on top of all of them.
            private var asking: Int? {
                let root = router.root
                return level == root.layers.count - 1 ? root.question.flatMap(root.number(ofLayer:)) : nil
            }

            /// What is asked of the layer that is to close.
            private var question: String? {
                guard let level = router.root.question else { return nil }
                return shape(of: router.root.layers[level]).question ?? localized("Discard changes?")
            }
            {{/asksBeforeDismissal}}
            {{#layers}}
            {{#hasFitted}}

            /// A view whose height is kept, with that of the bar above it.
            private func measured(_ view: some View) -> some View {
                view.onGeometryChange(for: CGFloat.self) {
                    $0.size.height + $0.safeAreaInsets.top
                } action: {
                    height = $0
                }
            }

            private var detents: Set<PresentationDetent> {
                guard shape.isFitted else { return shape.detents }
                guard let height else { return shape.detents.isEmpty ? [.large] : shape.detents }
                return shape.detents.union([.height(height)])
            }
            {{/hasFitted}}
            {{#hasShapes}}

            private var shape: LayerShape { shape(of: layer) }

            private func shape(of layer: NavigationState.Layer) -> LayerShape {
                switch layer.content {
                {{#presentedScreens}}
                {{#hasShapes}}
                case .screen(let item): shape(of: item)
                {{/hasShapes}}
                {{^hasShapes}}
                case .screen: LayerShape()
                {{/hasShapes}}
                {{/presentedScreens}}
                {{^presentedScreens}}
                case .screen: LayerShape()
                {{/presentedScreens}}
                {{#sheets}}
                {{#hasShapes}}
                case .sheet(let sheet): shape(of: sheet)
                {{/hasShapes}}
                {{^hasShapes}}
                case .sheet: LayerShape()
                {{/hasShapes}}
                {{/sheets}}
                }
            }
            {{#presentedScreens}}
            {{#shapes}}
            {{>shapes}}
            {{/shapes}}
            {{/presentedScreens}}
            {{#sheets}}
            {{#shapes}}
            {{>shapes}}
            {{/shapes}}
            {{/sheets}}
            {{#hasConfirmations}}

            {{>localized}}
            {{/hasConfirmations}}
            {{/hasShapes}}
            {{/layers}}
        }
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
        private struct Sized: ViewModifier {
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
        {{#asksBeforeDismissal}}

        {{>questions}}
        {{/asksBeforeDismissal}}
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
