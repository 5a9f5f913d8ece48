/// What presents layers, one over the other.
let layerPresenterPartial: StaticString = #"""
    /// Shows one layer over a view, and over the layer the next.
    {{>hostAvailability}}
    private struct LayerPresenter: ViewModifier {
        {{>router}}
        @State private var sources: [PopoverSources.Source] = []
        /// What was shown last, and that again when it has gone from the screen.
        @State private var last: Turn?
        @State private var gone: Turn?
        @State private var turns = PresenterTurns()
        /// Whether what another view presented has had its time to go.
        @State private var hasWaited = false
        /// Whether it has, and there was something to show.
        @State private var hasAppeared = false
        /// The number of a popover that nothing on screen is the source of.
        @State private var sourceless: Int?
        @State private var frame = CGRect.zero
        {{#answers}}
        @State private var stay = PresenterStay()
        {{/answers}}
        let level: Int

        func body(content: Content) -> some View {
            let (wanted, shown) = (self.wanted, self.shown)
            content
                .environment(
                    \.popoverSources,
                    PopoverSources(level: level, all: $sources, shown: shown?.source) {
                        AnyView(popover($0, number: $1))
                    }
                )
                .sheet(item: router.layer(level, where: shown?.place == .style(.sheet)), onDismiss: leave) {
                    LayerView.erased($0.layer, number: $0.number, level: level, router)
                }
                #if {{with.fullScreenCover}}
                    .fullScreenCover(
                        item: router.layer(level, where: shown?.place == .style(.fullScreenCover)),
                        onDismiss: leave
                    ) {
                        LayerView.erased($0.layer, number: $0.number, level: level, router)
                    }
                #else
                    .sheet(
                        item: router.layer(level, where: shown?.place == .style(.fullScreenCover)),
                        onDismiss: leave
                    ) {
                        LayerView.erased($0.layer, number: $0.number, level: level, router)
                    }
                #endif
                #if {{with.popover}}
                    .onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { frame = $0 }
                    .popover(
                        item: router.layer(level, where: shown?.place == .style(.popover)),
                        attachmentAnchor: anchor
                    ) {
                        popover($0.layer, number: $0.number)
                    }
                #else
                    .sheet(
                        item: router.layer(level, where: shown?.place == .style(.popover)),
                        onDismiss: leave
                    ) {
                        LayerView.erased($0.layer, number: $0.number, level: level, router)
                    }
                #endif
                {{#asksBeforeDismissal}}
                .modifier(QuestionPresenter(isItsTurn: shown?.place == .question) {
                    if last?.place == .question { leave() }
                })
                {{/asksBeforeDismissal}}
                {{#dialogs}}
                .modifier(DialogPresenter(isItsTurn: shown?.place == .dialog) {
                    if last?.place == .dialog { leave() }
                })
                {{/dialogs}}
                {{#newer.onChange}}
                .task(id: shown) { if let shown { begin(shown) } }
                {{/newer.onChange}}
                {{^newer.onChange}}
                .onChange(of: shown, initial: true) { if let shown = $1 { begin(shown) } }
                {{/newer.onChange}}
                .task(id: [wanted, last, gone]) { await waitForLast() }
                .onAppear {
                    turns.hasAppeared = true
                    if wanted != nil { animateUnlessRestored { hasAppeared = true } }
                }
                {{#answers}}
                {{#newer.onChange}}
                .task(id: ObjectIdentifier(router.root)) { if level == 0 { stay.begin(router.root) } }
                {{/newer.onChange}}
                {{^newer.onChange}}
                .onChange(of: ObjectIdentifier(router.root), initial: true) {
                    if level == 0 { stay.begin(router.root) }
                }
                {{/newer.onChange}}
                {{/answers}}
        }

        /// What is to be shown.
        private var wanted: Turn? {
            let root = router.root
            {{#asksBeforeDismissal}}
            if root.layers.count == level, let number = root.questionNumber {
                return Turn(number: number, place: .question)
            }
            {{/asksBeforeDismissal}}
            {{#dialogs}}
            if root.layers.count == level, root.dialog != nil { return Turn(number: 0, place: .dialog) }
            {{/dialogs}}
            guard let layer = root.layers.dropFirst(level).first, let number = root.presentation(ofLayer: level) else {
                return nil
            }
            if let last, last.number == number,
                sources.contains(where: { last.source == ObjectIdentifier($0.id) })
            {
                return last
            }
            return Turn(number: number, place: place(of: layer))
        }

        /// One thing at a time: no page of SwiftUI's says what becomes of a second one, or of one that comes while
        /// another goes.
        private var shown: Turn? {
            // SwiftUI animates what is there from the first.
            if router.root.wasRestored, !hasAppeared, !turns.hasAppeared { return nil }
            if waitsForOther, !turns.isAlone(in: router.root) { return nil }
            if let wanted, waitsForSource(wanted) { return nil }
            return last == gone || last == wanted ? wanted : nil
        }

        private func begin(_ turn: Turn) {
            (last, gone) = (turn, nil)
            if level == 0 { turns.begin(in: router.root) }
        }

        private func leave() {
            animateUnlessRestored {
                gone = last
                turns.end()
            }
        }

        private func animateUnlessRestored(_ change: () -> Void) {
            var transaction = Transaction()
            transaction.disablesAnimations = router.root.wasRestored
            withTransaction(transaction, change)
        }

        /// Nothing is kept from the screen for long, should SwiftUI not say that something has gone.
        private func waitForLast() async {
            if wanted != nil, waitsForOther { await waitForOther() }
            if let wanted, waitsForSource(wanted) {
                try? await Task.sleep(nanoseconds: 30_000_000)
                if !Task.isCancelled { animateUnlessRestored { sourceless = wanted.number } }
            }
            if last == gone || last == wanted { return }
            try? await Task.sleep(nanoseconds: 1_000_000_000)
            if !Task.isCancelled { leave() }
        }

        /// Whether a popover's source may still come: with the screen that it is on, and that with the popover.
        private func waitsForSource(_ turn: Turn) -> Bool {
            if turn.place != .style(.popover) || [sourceless, last?.number].contains(turn.number) { return false }
            let layer = router.root.layers.dropFirst(level).first
            return !sources.contains { $0.content == layer?.content }
        }

        private var waitsForOther: Bool { level == 0 && last == nil && !hasWaited }

        private func waitForOther() async {
            for _ in 0..<20 where !turns.isAlone(in: router.root) {
                try? await Task.sleep(nanoseconds: 50_000_000)
                if Task.isCancelled { return }
            }
            hasWaited = true
        }

        private func popover(_ layer: NavigationState.Layer, number: Int) -> some View {
            LayerView.erased(layer, number: number, level: level, router).onDisappear(perform: leave)
        }

        /// A popover points at its source and does not hang on it: it does not go when the source goes, with what lies over it.
        /// Only on a source of which it is not known where it is it hangs.
        private func place(of layer: NavigationState.Layer) -> Turn.Place {
            guard layer.style == .popover,{{#holdsLayers}} !asks(layer),{{/holdsLayers}}
                let source = sources.last(where: { $0.content == layer.content }), source.frame.isEmpty
            else { return .style(layer.style) }
            return .source(ObjectIdentifier(source.id))
        }
        {{#holdsLayers}}

        private func asks(_ layer: NavigationState.Layer) -> Bool {
            LayerView(router: router, {{>givenLayer}}: layer, level: level).asks
        }
        {{/holdsLayers}}

        #if {{with.popover}}
            /// Where the source of a popover is: of several views that could be it, the one that appeared last.
            private var anchor: PopoverAttachmentAnchor {
                guard let layer = router.root.layers.dropFirst(level).first,
                    let source = sources.last(where: { $0.content == layer.content })
                else { return .rect(.bounds) }
                return .rect(.rect(source.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)))
            }
        #endif

        /// What is shown over a view, and where.
        private struct Turn: Hashable {
            enum Place: Hashable {
                case style(NavigationState.PresentationStyle), source(ObjectIdentifier){{#asksBeforeDismissal}}, question{{/asksBeforeDismissal}}{{#dialogs}}, dialog{{/dialogs}}
            }

            let number: Int
            let place: Place

            /// The view that it hangs on.
            var source: ObjectIdentifier? { if case .source(let source) = place { source } else { nil } }
        }
    }

    /// A view that presents over the containers. Where the host moves, another one shows the same layers, and SwiftUI may refuse
    /// them until those of the one before have gone.
    @MainActor
    private final class PresenterTurns {
        private weak var router: NavigationRouter?
        var hasAppeared = false

        func isAlone(in router: NavigationRouter) -> Bool {
            router.presenter == nil || router.presenter == ObjectIdentifier(self)
        }

        func begin(in router: NavigationRouter) {
            self.router = router
            router.presenter = ObjectIdentifier(self)
        }

        func end() {
            if let router, isAlone(in: router) { router.presenter = nil }
        }

        deinit {
            guard let router else { return }
            Task { @MainActor [own = ObjectIdentifier(self)] in
                if router.presenter == own { router.presenter = nil }
            }
        }
    }

    """#
