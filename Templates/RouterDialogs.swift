/// How a person is asked.
let routerDialogsPartial: StaticString = #"""
    // MARK: - Dialogs

    extension NavigationRouter {
        {{#hasActions}}
        /// Asks a person, over all that is shown, and waits for the answer. It is `nil` where they backed out, and where the
        /// question went without one: another took its place, the task that asks was cancelled, the window was
        /// closed{{#hasLayers}}, a layer closed or came{{/hasLayers}}.
        @discardableResult
        {{>access}}func ask<Chosen: RawRepresentable<String>>(_ question: DialogQuestion<Chosen>) async -> Chosen? {
            guard let answer = await answer(to: question.dialog) else { return nil }
            return Chosen(rawValue: answer)
        }

        /// Answers as a person would, or backs out with `nil`: for tests, and for what decides in a person's place.
        {{>access}}func answer<Chosen: RawRepresentable<String>>(_ action: Chosen?, to question: DialogQuestion<Chosen>) {
            answer(action?.rawValue, to: question.dialog)
        }

        {{/hasActions}}
        {{#hasNotices}}
        /// Tells a person something, over all that is shown, and waits until they have read it.
        {{>access}}func ask(_ question: DialogQuestion<Never>) async { _ = await answer(to: question.dialog) }

        /// Closes it as a person would who has read it.
        {{>access}}func answer(to question: DialogQuestion<Never>) { answer(nil, to: question.dialog) }

        {{/hasNotices}}
        /// What a person is asked, over all that is shown; `nil` where nothing is.
        {{>access}}var dialog: {{enum}}? { observed(\.dialog, current.dialog) }

        /// A question, told apart from an equal one that was asked before.
        struct Asked: Hashable {
            fileprivate let number: Int
            let dialog: {{enum}}
        }

        /// The question that is to be on screen.
        var asked: Asked? { dialog.map { Asked(number: {{>window}}questionCount, dialog: $0) } }

        /// Answers, if it is still asked.
        func answer(_ answer: String?, to asked: Asked) {
            if asked == self.asked { self.answer(answer, to: asked.dialog) }
        }

        /// Hears that something on screen shows what is asked.
        func presenterCame() { {{>window}}presenterCount = ({{>window}}presenterCount ?? 0) + 1 }

        /// Hears that it went. Where nothing else does, who asks waits in vain.
        func presenterWent() {
            {{>window}}presenterCount = ({{>window}}presenterCount ?? 1) - 1
            if {{>window}}presenterCount == 0, let asked { answer(nil, to: asked) }
        }

        /// Who waits for an answer. It comes once, whatever happens.
        @MainActor
        {{#hasScopes}}private {{/hasScopes}}{{^hasScopes}}fileprivate {{/hasScopes}}final class Asker {
            var continuation: CheckedContinuation<String?, Never>?
            var answer: String?

            func resume() {
                continuation?.resume(returning: answer)
                continuation = nil
            }
        }

        private func answer(to dialog: {{enum}}) async -> String? {
            if Task.isCancelled { return nil }
            let newcomer = Asker()
            return await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    newcomer.continuation = continuation
                    ask(dialog, for: newcomer)
                }
            } onCancel: {
                Task { @MainActor in
                    // The dialog itself need not be Sendable: while the newcomer asks, it is the one on show.
                    guard self.{{>window}}asker === newcomer, let dialog = self.current.dialog else { return }
                    self.answer(nil, to: dialog)
                }
            }
        }

        private func ask(_ dialog: {{enum}}, for newcomer: Asker) {
            if let reason = reason(toSwallow: dialog) {
                tell(from: current, .ask(dialog), {{#hasScopes}}in: scope, {{/hasScopes}}swallowed: reason)
                return newcomer.resume()
            }
            if current.dialog != dialog { {{>window}}questionCount += 1 }
            {{#asksBeforeDismissal}}
            dropQuestion(.isOvertaken)
            {{/asksBeforeDismissal}}
            // Who hears of the question may answer it at once.
            {{>window}}nextAsker = newcomer
            perform(.ask(dialog)) { $0.ask(dialog) }
            if {{>window}}nextAsker === newcomer { ({{>window}}asker, {{>window}}nextAsker) = (newcomer, nil) }
        }

        private func reason(toSwallow dialog: {{enum}}) -> NavigationTransition.Reason? {
            {{#hasLayers}}
            if scope == nil { return .layerIsGone }
            {{/hasLayers}}
            if {{>window}}presenterCount == 0 { return .hostIsGone }
            return current.dialog == dialog && {{>window}}asker != nil ? .isOnShow : nil
        }

        private func answer(_ answer: String?, to dialog: {{enum}}) {
            let old = current
            let isHeard = old.dialog == dialog && {{>window}}asker != nil
            if old.dialog == dialog {
                {{>window}}asker?.answer = answer
                var new = old
                new.answer()
                set(new, .answer(answer))
            }
            tell(from: old, .answer(answer), {{#hasScopes}}in: scope, {{/hasScopes}}swallowed: isHeard ? nil : .nobodyAsks)
        }
    }

    """#

/// What has all that the routers of a window share.
let windowPartial: StaticString = "{{#hasScopes}}window.{{/hasScopes}}"
