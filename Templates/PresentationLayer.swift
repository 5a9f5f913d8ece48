/// The view of a layer.
let layerViewPartial: StaticString = #"""
    /// What one layer shows.
    {{>hostAvailability}}
    private struct LayerView: View {
        {{>givenRouter}}
        let {{>givenLayer}}: NavigationState.Layer
        let level: Int
        {{#asksBeforeDismissal}}
        {{#hearsWords}}
        @State private var saysUnsaved = false
        {{/hearsWords}}
        @State private var draft = LayerDraft()
        {{#newer.onChange}}
        @State private var lastUnsaved = 0
        {{/newer.onChange}}
        {{/asksBeforeDismissal}}
        {{#layers}}
        {{#hasFitted}}
        /// How high what it shows is, in points, once that is known.
        @State private var height: CGFloat?
        {{/hasFitted}}
        {{/layers}}

        /// Without `AnyView` this type would hold itself. What takes the place of another has a state of its own.
        static func erased(
            _ layer: NavigationState.Layer,
            number: Int,
            level: Int,
            _ router: NavigationRouter
        ) -> AnyView {
            let root = router.root
            return AnyView(
                LayerView(router: root.router(ofNumber: number), {{>givenLayer}}: layer, level: level)
                    .id(LayerID(router: ObjectIdentifier(root), number: number))
            )
        }

        /// Which layer it is, of which router: each router counts its own.
        private struct LayerID: Hashable {
            let router: ObjectIdentifier
            let number: Int
        }

        var body: some View {
            {{#layers}}
            content
                {{#presentationModifiers}}
                {{presentationModifiers}}
                {{/presentationModifiers}}
                {{#hasDetents}}
                .modifier(LayerDetents(detents: {{#hasFitted}}detents{{/hasFitted}}{{^hasFitted}}shape.detents{{/hasFitted}}))
                {{/hasDetents}}
                {{#hasSizings}}
                .modifier(LayerSizing(sizing: shape.sizing))
                {{/hasSizings}}
                // Around what changes with the layer's first screen: what lies over that stays.
                .modifier(LayerPresenter(level: level + 1))
                {{#asksBeforeDismissal}}
                {{#hearsWords}}
                .onPreferenceChange(LossPreference.self) { [$saysUnsaved] in $saysUnsaved.wrappedValue = $0 }
                {{/hearsWords}}
                // What its views have said before that is still so.
                .onAppear { if draft.begin(router) { router.hear(unsaved, after: unsaved) } }
                // What views say and what code says are one: the last word counts.
                {{#newer.onChange}}
                .task(id: unsaved) {
                    if unsaved != lastUnsaved { router.hear(unsaved, after: lastUnsaved) }
                    lastUnsaved = unsaved
                }
                {{/newer.onChange}}
                {{^newer.onChange}}
                .onChange(of: unsaved, initial: true) { router.hear($1, after: $0) }
                {{/newer.onChange}}
                // What takes the place of its screen says it for itself.
                {{#newer.onChange}}
                .task(id: layer.content) { if unsaved > 0 { router.hear(unsaved, after: unsaved) } }
                {{/newer.onChange}}
                {{^newer.onChange}}
                .onChange(of: layer.content) { if unsaved > 0 { router.hear(unsaved, after: unsaved) } }
                {{/newer.onChange}}
                {{/asksBeforeDismissal}}
                {{#holdsLayers}}
                .interactiveDismissDisabled({{>isHeld}})
                #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
                    .overlay { SwipeListener { router.root.close(from: level) }.frame(width: 0, height: 0) }
                #endif
                #if os(macOS)
                    .overlay {
                        if layer.style == .popover {
                            ClickListener(isListening: hearsClicksBeside) { router.root.close(from: level) }
                                .frame(width: 0, height: 0)
                        }
                    }
                #endif
                #if os(macOS) || os(tvOS)
                    // The escape key, and the Menu button of a remote.
                    .onExitCommand(perform: {{>isHeld}} ? { router.root.close(from: level) } : nil)
                #endif
                {{/holdsLayers}}
                {{>handsRouter}}
            {{/layers}}
        }

        {{#hasEqualTwins}}
        /// The layer as it is now: SwiftUI may keep a view whose layer is equal to the new one.
        private var layer: NavigationState.Layer {
            router.root.layers.dropFirst(level).first { $0.content == givenLayer.content } ?? givenLayer
        }

        {{/hasEqualTwins}}
        @ViewBuilder
        private var content: some View {
            switch layer.content {
            case .screen(let item):
                router.stackView(
                    first: item,
                    {{>layerStart}}router.screen(for: item){{>layerWord}}{{>layerEnd}}
                )
            {{#sheets}}
            {{#hasStacks}}
            case .sheet(let sheet):
                if layer.hasStack {
                    router.stackView({{>layerStart}}router.view(for: sheet){{>layerWord}}{{>layerEnd}})
                } else {
                    // A view of the app's may be several: what modifies them is to be there once.
                    {{>plainSheet}}
                }
            {{/hasStacks}}
            {{^hasStacks}}
            case .sheet(let sheet):
                // A view of the app's may be several: what modifies them is to be there once.
                {{>plainSheet}}
            {{/hasStacks}}
            {{/sheets}}
            }
        }
        {{#holdsLayers}}

        /// Whether it may ask before it closes.
        {{#asksToLeave}}
        {{#asksBeforeDismissal}}
        var asks: Bool { shape.question != nil || !layer.content.requiresToLeave.isEmpty }
        {{/asksBeforeDismissal}}
        {{^asksBeforeDismissal}}
        var asks: Bool { !layer.content.requiresToLeave.isEmpty }
        {{/asksBeforeDismissal}}

        /// Whether it asks first, so that nothing may close it by itself.
        private var isHeld: Bool {
            {{#asksBeforeDismissal}}
            if router.isUnsaved { return true }
            {{/asksBeforeDismissal}}
            if !layer.content.requiresToLeave.isEmpty { return true }
            return router.stack.contains { !$0.requiresToLeave.isEmpty }
        }
        {{/asksToLeave}}
        {{^asksToLeave}}
        var asks: Bool { shape.question != nil }
        {{/asksToLeave}}
        {{/holdsLayers}}
        {{#asksBeforeDismissal}}

        /// Since which word to close the layer would lose something; 0 where it would not, 1 for its own condition{{#hearsWords}}, and 2
        /// for what is heard around all its screens{{/hearsWords}}.
        private var unsaved: Int {
            {{#layers}}
            {{#hasConditions}}
            {{#hearsWords}}
            if shape.question != nil, router.lastWord > 0 || saysUnsaved { return Swift.max(router.lastWord, 2) }
            {{/hearsWords}}
            return switch layer.content {
            {{#presentedScreens}}
            {{#hasConditions}}
            case .screen(let item): {{local.losesSomething}}(item) ? 1 : 0
            {{/hasConditions}}
            {{^hasConditions}}
            case .screen: 0
            {{/hasConditions}}
            {{/presentedScreens}}
            {{^presentedScreens}}
            case .screen: 0
            {{/presentedScreens}}
            {{#sheets}}
            {{#hasConditions}}
            case .sheet(let sheet): {{local.losesSomething}}(sheet) ? 1 : 0
            {{/hasConditions}}
            {{^hasConditions}}
            case .sheet: 0
            {{/hasConditions}}
            {{/sheets}}
            }
            {{/hasConditions}}
            {{^hasConditions}}
            if shape.question == nil { return 0 }
            return Swift.max(router.lastWord, saysUnsaved ? 2 : 0)
            {{/hasConditions}}
            {{/layers}}
        }

        {{/asksBeforeDismissal}}
        {{#holdsLayers}}
        {{#asksOnWatch}}
        /// A watch tells nobody of its own button that closes: this one takes its place, and asks.
        private func closable(_ view: some View) -> some View {
            #if os(watchOS)
                view.toolbar {
                    if asks {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(localized("Cancel"), role: .cancel) { router.root.close(from: level) }
                        }
                    }
                }
            #else
                view
            #endif
        }

        {{^asksBeforeDismissal}}
        {{>localized}}

        {{/asksBeforeDismissal}}
        {{/asksOnWatch}}
        #if os(macOS)
            /// Whether a click beside a popover that must not close by itself has it asked to.
            private var hearsClicksBeside: Bool { {{>isHeld}}{{#asksBeforeDismissal}} && router.root.question == nil{{/asksBeforeDismissal}} }
        #endif
        {{/holdsLayers}}
        {{#layers}}
        {{#hasFitted}}

        /// A view whose height is kept, with that of the bar above it.
        private func measured(_ view: some View) -> some View {
            VStack { view }.onGeometryChange(for: CGFloat.self) {
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

        {{^asksBeforeDismissal}}private {{/asksBeforeDismissal}}var shape: LayerShape { shape(of: layer) }

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

    """#

/// Equal layers may show different things, so that what a view was given may be out of date.
let givenLayerPartial: StaticString =
    "{{#hasEqualTwins}}givenLayer{{/hasEqualTwins}}{{^hasEqualTwins}}layer{{/hasEqualTwins}}"

/// A sheet's view that has no stack. A view of the app's may be several: what modifies them is to be there once.
let plainSheetPartial: StaticString = """
    {{#layers}}
    {{#hasFitted}}
    {{>layerStart}}router.view(for: sheet){{>layerWord}}{{>layerEnd}}
    {{/hasFitted}}
    {{^hasFitted}}
    {{#asksOnWatch}}closable({{/asksOnWatch}}VStack { router.view(for: sheet) }{{>layerWord}}{{#asksOnWatch}}){{/asksOnWatch}}
    {{/hasFitted}}
    {{/layers}}

    """

/// What stands around a layer's view: it is measured where it rests at its own height, and on a watch a button closes it that
/// asks first.
let layerStartPartial: StaticString =
    "{{#asksOnWatch}}closable({{/asksOnWatch}}{{#layers}}{{#hasFitted}}measured({{/hasFitted}}{{/layers}}"
let layerEndPartial: StaticString =
    "{{#layers}}{{#hasFitted}}){{/hasFitted}}{{/layers}}{{#asksOnWatch}}){{/asksOnWatch}}"

/// Hears what a layer's first screen says.
let layerWordPartial: StaticString =
    "{{#hearsWords}}.modifier(NavigationRouter.LossListener(router: router)){{/hearsWords}}"

/// Whether a layer must not close by itself.
let isHeldPartial: StaticString =
    "{{#asksToLeave}}isHeld{{/asksToLeave}}{{^asksToLeave}}router.isUnsaved{{/asksToLeave}}"
