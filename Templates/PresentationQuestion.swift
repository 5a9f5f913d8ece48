/// What asks before a layer closes.
let questionPresenterPartial: StaticString = #"""
    /// Tells the router when the view of a layer is gone for good, and with it what was unsaved: SwiftUI lets go of it then.
    @MainActor
    private final class LayerDraft {
        private weak var root: NavigationRouter?
        private var own = (layer: 0, view: 0)

        /// Whether it is not there again, but new.
        func begin(_ router: NavigationRouter) -> Bool {
            guard root == nil, let own = router.draftBegan() else { return false }
            (root, self.own) = (router.root, own)
            return true
        }

        deinit {
            guard let root else { return }
            Task { @MainActor [own] in root.draftEnded(own.view, ofLayer: own.layer) }
        }
    }

    /// Asks over the layer on top whether what is unsaved may be lost.
    {{>hostAvailability}}
    private struct QuestionPresenter: ViewModifier {
        {{>router}}
        /// The number of the question that the dialog on screen asks, and of the one whose dialog went last.
        @State private var asked: Int?
        @State private var closed: Int?
        /// What it asks, which is in sight while it goes.
        @State private var title = ""
        /// Whether a dialog gives way to another one, which SwiftUI may refuse while this goes, and it does not say when that has gone.
        @State private var isGoing = false
        let isItsTurn: Bool
        let onGone: @MainActor () -> Void

        func body(content: Content) -> some View {
            content
                // A view that has saved and leaves in one go says so after it has asked to be closed.
                .task(id: [wanted, asked, closed]) { await step() }
                // An alert shows both of its buttons on every system, and hangs on nothing.
                .alert(title, isPresented: isAsked) {
                    Button(localized("Discard"), role: .destructive) { answer(discarding: true) }
                    Button(localized("Cancel"), role: .cancel) { answer(discarding: false) }
                }
        }

        /// Of two quick taps the second one may come when something else is asked already.
        private func answer(discarding: Bool) {
            if let question = asked ?? closed { router.answer(discarding: discarding, toQuestion: question) }
        }

        /// A dialog that went without an answer says no, and to its own question alone.
        private func step() async {
            if isGoing {
                try? await Task.sleep(nanoseconds: 500_000_000)
                if Task.isCancelled { return }
                isGoing = false
            }
            if let closed {
                router.answer(discarding: false, toQuestion: closed)
                self.closed = nil
            } else if asked != nil, asked != wanted {
                (asked, isGoing) = (nil, wanted != nil)
            } else if asked != wanted {
                asked = wanted
                if let question { title = question }
            } else if asked == nil {
                onGone()
            }
        }

        private var wanted: Int? { isItsTurn ? router.questionNumber : nil }

        private var isAsked: Binding<Bool> {
            let question = asked
            return Binding(
                get: { question != nil && question == router.questionNumber },
                set: { if !$0, let question, question == asked { (closed, asked) = (question, nil) } }
            )
        }

        /// What is asked of the layer that is to close.
        private var question: String? {
            let root = router.root
            guard let level = root.question else { return nil }
            let layer = LayerView(router: router, {{>givenLayer}}: root.layers[level], level: level)
            return layer.shape.question ?? localized("Discard changes?")
        }

        {{>localized}}
    }

    """#
