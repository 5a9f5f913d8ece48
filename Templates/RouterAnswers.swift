/// How what is presented answers.
let routerAnswersPartial: StaticString = #"""
    // MARK: - Answers

    /// What is presented for its answer, with the type of that: `await router.present(…)` takes one.
    {{>access}}struct NavigationQuestion<Answer> {
        {{>access}}let content: NavigationState.Layer.Presented

        init(_ content: NavigationState.Layer.Presented) { self.content = content }
    }

    extension NavigationRouter {
        /// Presents a screen, and waits for its answer. It is `nil` where the screen goes without one, whichever way: a person
        /// leaves it, another takes its place, it does not come, its window is closed, the task that waits is cancelled.
        func reply<Answer>(to question: NavigationQuestion<Answer>) async -> Answer? {
            if Task.isCancelled { return nil }
            let reply = Reply()
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    present(question.content, for: Waiting(reply, continuation))
                }
            } onCancel: {
                Task { @MainActor in self.giveUp(reply) }
            }
            // Where nobody answered, an optional answer would be made of that.
            return reply.value.flatMap { $0 as? Answer }
        }

        /// Answers what the router's layer was presented for, or the topmost of those that somebody waits for, and closes the
        /// layer. What was restored, or is not what is said here, answers nobody.
        {{>access}}func answer<Answer>(_ question: NavigationQuestion<Answer>, with answer: Answer) {
            guard let level = level(of: question.content) else {
                return tell(from: current, .dismiss, in: ownScope, swallowed: .nobodyAsks)
            }
            if let waiting = window.waiting[window.numbers[level]] {
                waiting.reply.value = answer
            } else {
                tell(from: current, .dismiss, in: ownScope, swallowed: .nobodyAsks)
            }
            let layer = router(ofLayer: level)
            {{#asksBeforeDismissal}}
            layer.isUnsaved = false
            {{/asksBeforeDismissal}}
            layer.dismiss()
        }

        /// The layer that an answer from here is for. One that is gone answers for nobody.
        private func level(of content: NavigationState.Layer.Presented) -> Int? {
            guard let scope = ownScope else { return nil }
            let levels = current.layers.indices.filter { current.layers[$0].content == content }
            return levels.first { scope == .layer($0) } ?? levels.last { window.waiting[window.numbers[$0]] != nil }
        }

        @MainActor
        private final class Reply {
            var value: Any?
        }

        /// Who waits for an answer, until nobody can give one any more.
        @MainActor
        private final class Waiting {
            let reply: Reply
            private let continuation: CheckedContinuation<Void, Never>

            init(_ reply: Reply, _ continuation: CheckedContinuation<Void, Never>) {
                self.reply = reply
                self.continuation = continuation
            }

            deinit { continuation.resume() }
        }

        private func present(_ content: NavigationState.Layer.Presented, for waiting: Waiting) {
            _ = perform(.present(content)) { [weak window] state, scope in
                switch content {
                case .screen(let item): state.present(item, in: scope)
                {{#sheets}}
                case .sheet(let sheet): state.present(sheet, in: scope)
                {{/sheets}}
                }
                window?.coming = waiting
            }
        }

        private func giveUp(_ reply: Reply) {
            guard let number = window.waiting.first(where: { $0.value.reply === reply })?.key,
                let level = window.numbers.firstIndex(of: number)
            else { return }
            window.waiting[number] = nil
            root.perform(.dismiss) { $0.close(from: level) }
        }
    }

    """#

/// What of an enum is presented for its answer.
let answeringPartial: StaticString = """
    {{#answering}}

    {{#isOnlyWithSwiftUI}}
    #if canImport(SwiftUI)
        {{>answeringCase}}
    #endif
    {{/isOnlyWithSwiftUI}}
    {{^isOnlyWithSwiftUI}}
    {{>answeringCase}}
    {{/isOnlyWithSwiftUI}}
    {{/answering}}

    """

/// One case of it.
let answeringCasePartial: StaticString = """
    extension NavigationQuestion where Answer == {{answer}} {
        {{#summary}}
        /// {{summary}}
        {{/summary}}
        {{#hasPayload}}
        {{>access}}static func {{function}} -> Self {
            Self({{call}})
        }
        {{/hasPayload}}
        {{^hasPayload}}
        {{>access}}static var {{name}}: Self { Self({{call}}) }
        {{/hasPayload}}
    }
    {{#isFirstOfType}}

    extension NavigationRouter {
        /// Presents a screen, and waits for its answer. It is `nil` where the screen goes without one, whichever way.
        @discardableResult
        {{>access}}func present(_ question: NavigationQuestion<{{answer}}>) async -> {{optionalAnswer}} {
            await reply(to: question)
        }
    }
    {{/isFirstOfType}}

    """
