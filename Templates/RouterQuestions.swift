/// What is asked before a layer closes.
let routerQuestionsPartial: StaticString = #"""
    // MARK: - Unsaved changes

    extension NavigationRouter {
        /// Whether to close the router's layer would lose something: then a person is asked first, whatever closes it. The
        /// sheet's view says `false` when it has saved.
        {{>access}}var isUnsaved: Bool {
            get { observed(\.isUnsaved, ownNumber.map(window.unsaved.contains) ?? false) }
            set {
                guard let number = ownNumber, newValue != window.unsaved.contains(number) else { return }
                announceOwn(\.isUnsaved)
                if newValue { window.unsaved.insert(number) } else { window.unsaved.remove(number) }
                if !newValue, window.pending?.number == number { answer(discarding: true) }
            }
        }

        /// The layer, counted from 0 at the bottom, that asks whether what is unsaved may be lost.
        {{>access}}var question: Int? { observed(\.question, window.askingLevel) }

        /// Does what was asked for, or does not.
        {{>access}}func answer(discarding: Bool) {
            guard let pending = window.pending else { return }
            announce(\.question)
            window.pending = nil
            if discarding {
                window.discarded.insert(pending.number)
                pending.change()
            }
            if window.pending == nil { window.discarded = [] }
        }

        private var ownNumber: Int? { if case .layer(let number) = place { number } else { nil } }

        /// Whether a change waits for an answer, as it would close or replace a layer that holds something unsaved.
        private func asksFirst(
            _ intent: NavigationTransition.Intent,
            _ new: NavigationState,
            _ change: @escaping @MainActor () -> Void
        ) -> Bool {
            if intent == .restore { return false }
            let kept = window.countOfKept(new.layers)
            guard let number = window.numbers[kept...].last(where: window.mustAsk) else { return false }
            {{#dialogs}}
            if let dialog { answer(nil, to: dialog) }
            {{/dialogs}}
            // Of two things that wait for an answer, the later one is what is wanted.
            if let pending = window.pending {
                tell(from: current, pending.intent, in: pending.scope, swallowed: .isOvertaken)
            }
            announce(\.question)
            window.pending = Window.Pending(number: number, intent: intent, scope: ownScope, change: change)
            tell(from: current, intent, in: ownScope, swallowed: .isAsked)
            return true
        }
    }

    """#
