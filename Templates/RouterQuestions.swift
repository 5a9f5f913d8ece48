/// What is asked before a layer closes.
let routerQuestionsPartial: StaticString = #"""
    // MARK: - Unsaved changes

    extension NavigationRouter {
        /// Whether to close the router's layer would lose something: then a person is asked first, whatever closes it. The
        /// sheet's view says `false` when it has saved, and `true` again where that failed: the last word counts, and a view
        /// that goes on saying the same says nothing new.
        {{>access}}var isUnsaved: Bool {
            get { observed(\.isUnsaved, ownNumber.map(window.unsaved.contains) ?? false) }
            set {
                guard let number = openNumber else { return }
                window.draftCount += 1
                window.said[number] = (window.draftCount, newValue)
                hold(newValue)
            }
        }

        /// The routers of the layers that hold something unsaved. It has a key of its own: a layer's router that nobody holds cannot
        /// tell anyone.
        {{>shared}}var unsavedLayers: [NavigationRouter] {
            let numbers = observed(\.layers, window.numbers)
            return observed(\.unsavedLayers, numbers.filter(window.unsaved.contains)).map(router(ofNumber:))
        }

        private func hold(_ isUnsaved: Bool) {
            guard let number = openNumber, isUnsaved != window.unsaved.contains(number) else { return }
            announceOwn(\.isUnsaved)
            announce(\.unsavedLayers)
            if isUnsaved { window.unsaved.insert(number) } else { window.unsaved.remove(number) }
            if !isUnsaved, window.pending?.number == number { answer(discarding: true) }
        }

        /// Hears since which word to close the layer would lose something, and since which before; 0 where it would not. The last
        /// word counts, of views and of code, and what a screen has said goes with it and leaves the others as they were.
        {{>shared}}func hear(_ word: Int, after former: Int) {
            guard let number = openNumber else { return }
            // The layer's own condition is no longer met.
            if word == 0, former == 1 { window.said[number] = nil }
            let said = window.said[number] ?? (0, false)
            hold(word > former || word > said.turn || said.isUnsaved)
        }

        {{#hearsWords}}
        /// The number of a view that says whether a screen holds something unsaved.
        {{>shared}}func wordBegan() -> Int {
            window.draftCount += 1
            return window.draftCount
        }

        /// Hears from a view of the router's layer whether it holds something unsaved. In a screen of the layer's stack it counts
        /// while that is there.
        {{>shared}}func word(_ number: Int, _ isUnsaved: Bool, of screen: {{item}}?) {
            guard let layer = ownNumber, isUnsaved != (window.words[number] != nil) else { return }
            // Code's word of the whole is taken back by the first screen, or by one that has spoken before.
            if let own = window.words[number], let said = window.said[layer], said.isUnsaved,
                own.screen == nil || own.turn < said.turn
            {
                window.said[layer] = nil
            }
            announceOwn(\.lastWord)
            window.draftCount += 1
            let screen = stack.contains { $0 == screen } ? screen : nil
            window.words[number] = isUnsaved ? (window.draftCount, layer, screen) : nil
        }

        /// Hears that such a view is gone.
        {{>shared}}func wordEnded(_ number: Int) {
            guard let layer = window.words[number]?.layer else { return }
            router(at: .layer(number: layer)).announceOwn(\.lastWord)
            window.words[number] = nil
        }

        /// Which view of the layer was the last to say that it holds something unsaved, of those that do; 0 where none does.
        {{>shared}}var lastWord: Int {
            let words = observed(\.lastWord, window.words.values).filter { word in
                word.layer == ownNumber && (word.screen.map { screen in stack.contains { $0 == screen } } ?? true)
            }
            return words.map(\.turn).max() ?? 0
        }

        {{/hearsWords}}
        /// Hears that a view shows the router's layer, in which what is unsaved is: what another one held is gone. Returns the
        /// layer's number, and the view's.
        {{>shared}}func draftBegan() -> (layer: Int, view: Int)? {
            guard let number = ownNumber else { return nil }
            window.draftCount += 1
            if window.drafts.updateValue(window.draftCount, forKey: number) != nil { dropDraft(ofLayer: number) }
            return (number, window.draftCount)
        }

        /// Hears that a view of a layer is gone, and with it what was unsaved, unless another one shows the layer now.
        {{>shared}}func draftEnded(_ view: Int, ofLayer number: Int) {
            guard window.drafts[number] == view else { return }
            window.drafts[number] = nil
            {{#hearsWords}}
            window.words = window.words.filter { $0.value.layer != number }
            {{/hearsWords}}
            dropDraft(ofLayer: number)
        }

        private func dropDraft(ofLayer number: Int) {
            if window.pending?.number == number { dropQuestion(.isOvertaken) }
            window.said[number] = nil
            router(at: .layer(number: number)).hold(false)
        }

        /// The layer, counted from 0 at the bottom, that asks whether what is unsaved may be lost.
        {{>access}}var question: Int? { observed(\.question, window.askingLevel) }

        /// Which question that is, for the dialog that asks it.
        {{>shared}}var questionNumber: Int? { observed(\.question, window.pending?.question) }

        /// The same for a question that may have been answered meanwhile.
        {{>shared}}func answer(discarding: Bool, toQuestion number: Int) {
            if number == window.pending?.question { answer(discarding: discarding) }
        }

        /// Does what was asked for, or does not.
        {{>access}}func answer(discarding: Bool) {
            guard discarding, let pending = window.pending else { return dropQuestion(.isCancelled) }
            announce(\.question)
            window.pending = nil
            window.discarded = pending.discarded.union([pending.number])
            {{#measuresRoom}}
            window.askedRoom = pending.isCompact
            {{/measuresRoom}}
            pending.change()
            {{#measuresRoom}}
            window.askedRoom = nil
            {{/measuresRoom}}
        }

        private func dropQuestion(_ reason: NavigationTransition.Reason) {
            guard let pending = window.pending else { return }
            announce(\.question)
            window.pending = nil
            tell(pending, swallowed: reason)
            {{#guards}}
            if pending.isForGuard, reason == .isCancelled { keepAsked() } else { askAboutUnshown() }
            {{/guards}}
        }

        private func tell(_ pending: Window.Pending, swallowed reason: NavigationTransition.Reason) {
            let asked = router(at: pending.place)
            asked.tell(from: current, pending.intent, in: asked.ownScope, swallowed: reason)
        }

        private var ownNumber: Int? { if case .layer(let number) = place { number } else { nil } }

        /// A layer that has closed holds nothing any more, though its view stays in sight while it goes.
        private var openNumber: Int? { ownNumber.flatMap { window.numbers.contains($0) ? $0 : nil } }

        /// Gives up a question whose answer would show what was deleted.
        private func dropQuestion(
            {{#sheets}}
            sheets isSheetDeleted: ({{enum}}) -> Bool,
            {{/sheets}}
            where isDeleted: ({{item}}) -> Bool
        ) {
            func deleted(of state: NavigationState) -> Set<NavigationState.Layer.Presented> {
                var (state, deleted) = (state, Set<NavigationState.Layer.Presented>())
                func note(_ shown: NavigationState.Layer.Presented, _ isDeleted: Bool) -> Bool {
                    if isDeleted { deleted.insert(shown) }
                    return false
                }
                state.remove(
                    {{#sheets}}
                    sheets: { note(.sheet($0), isSheetDeleted($0)) },
                    {{/sheets}}
                    where: { note(.screen($0), isDeleted($0)) }
                )
                return deleted
            }
            guard let goal = window.pending?.goal else { return }
            if !deleted(of: goal).isSubset(of: deleted(of: current)) { dropQuestion(.isOvertaken) }
        }

        /// Whether a change waits for an answer, as it would close or replace a layer that holds something unsaved.
        private func asksFirst(
            _ intent: NavigationTransition.Intent,
            _ new: NavigationState,
            _ change: @escaping @MainActor (NavigationRouter) -> Void
        ) -> Bool {
            {{#settings}}
            if {{>lacksScreens}} { return false }
            {{/settings}}
            // Who sets the state as a whole means all of it, at once: what waits for a guard meanwhile does not.
            if intent == .restore{{#guards}}, window.guarding.granted == nil{{/guards}} { return false }
            {{>isReplacement}}
            let goners = window.goners(new.layers, isReplacement)
            guard let number = goners.last(where: window.mustAsk) else { return false }
            {{#dialogs}}
            if let dialog { answer(nil, to: dialog) }
            {{/dialogs}}
            // Of two things that wait for an answer, the later one is what is wanted.
            if let pending = window.pending { tell(pending, swallowed: .isOvertaken) }
            announce(\.question)
            window.draftCount += 1
            // An alert lies over all: whoever asks once more may have none before them, and it comes again. What nobody asks for,
            // but comes of its own, leaves it.
            let comesOfItsOwn = intent == .restore || intent == .remove{{#guards}} || window.guarding.granted != nil{{/guards}}
            let former = window.pending.flatMap { $0.number == number && comesOfItsOwn ? $0.question : nil }
            window.pending = Window.Pending(
                question: former ?? window.draftCount,
                number: number,
                discarded: window.discarded,
                intent: intent,
                place: place,
                {{#measuresRoom}}
                isCompact: window.askedRoom ?? current.isCompact,
                {{/measuresRoom}}
                goal: new,
                change: { [weak window, place] in
                    // What waits does not hold a window that was closed meanwhile.
                    if let window { change(window.routers[place]?() ?? NavigationRouter(window, place)) }
                }
            )
            tell(from: current, intent, in: ownScope, swallowed: .isAsked)
            return true
        }
    }

    """#
